/** A notice is for everybody, and may be long. */
export type Kind = "info" | "good" | "bad" | "notice";

export interface Toast {
  id: number;
  text: string;
  kind: Kind;
  action?: { text: string; go: () => void };
}

export const toasts = $state<Toast[]>([]);
let last = 0;

export function dismiss(id: number): void {
  const place = toasts.findIndex((toast) => toast.id === id);
  if (place >= 0) toasts.splice(place, 1);
}

/** Milliseconds that it stays. */
const STAYS = { info: 4_500, good: 4_500, bad: 9_000, notice: 15_000 };

/** Tell the reader something in passing. What offers an action or tells of a problem stays longer. */
export function toast(text: string, kind: Kind = "info", action?: Toast["action"]): void {
  if (toasts.some((shown) => shown.text === text)) return;
  const id = ++last;
  toasts.push({ id, text, kind, action });
  setTimeout(() => dismiss(id), action ? 15_000 : STAYS[kind]);
}
