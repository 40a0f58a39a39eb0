import type { Note } from "./notes";

/** Letters that a reader takes in each second, and the least time for any note. */
const LETTERS = 25;
const LEAST = 1500;

/** How long a text must have been in view to count as read, in milliseconds. */
export function readingTime(text: string): number {
  return Math.max(LEAST, (text.length / LETTERS) * 1000);
}

/** Counts for how long a note could really be seen: not behind a dialog, outside of the window, or in a tab that nobody
 * looks at. */
export class Reading {
  #seen = 0;
  #last: number | null = null;

  constructor(readonly text: string) {}

  /** At this time it could be seen, or not. */
  look(now: number, visible: boolean): void {
    if (visible && this.#last !== null) this.#seen += now - this.#last;
    this.#last = visible ? now : null;
  }

  get read(): boolean {
    return this.#seen >= readingTime(this.text);
  }
}

/** Whether an element can be seen where it lies: wholly in the window, and nothing over its corners and its middle. */
export function visible(element: Element): boolean {
  if (document.hidden) return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  if (right <= left || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false;
  const inside = 6;
  const points = [
    [left + inside, top + inside],
    [right - inside, bottom - inside],
    [(left + right) / 2, (top + bottom) / 2],
  ] as const;
  return points.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
}

/** The note that stands now, `kept`: the one that stood before. It waits until it was put away, whatever others do; only
 * an answer of the reader's own goes on to what is to be said then. */
export function lasting(kept: Note | null, found: readonly Note[], answered: boolean): Note | null {
  if (!kept) return found[0] ?? null;
  // As it is told now.
  const same = found.find(({ id }) => id === kept.id);
  return same ?? (answered ? (found[0] ?? null) : kept);
}
