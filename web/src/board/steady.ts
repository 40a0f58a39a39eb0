import type { Action } from "svelte/action";

/** What changes so soon after an input, in milliseconds, is what the reader has asked for: browsers count half a second. */
const ANSWERED = 250;
const LATE = 400;
/** Pixels that may stay empty. */
const SLACK = 80;

export interface Steady {
  /** Of what it lies in, at most; 0: it goes by what it holds. */
  share: number;
  /** After an input it finds its height anew, if much of it has become empty. */
  shrinks?: boolean;
}

/** A part that does not get lower by itself, so that what lies around it stays where it is. Another width begins anew. */
export const steady: Action<HTMLElement, Steady> = (node, given) => {
  let { share, shrinks } = given;
  let [width, tallest, timer] = [0, 0, 0];
  const look = (): void => {
    const around = node.parentElement?.clientHeight ?? 0;
    if (node.offsetWidth !== width) [width, tallest] = [node.offsetWidth, 0];
    tallest = Math.min(Math.max(tallest, node.offsetHeight), Math.floor(around * share));
    node.style.minHeight = tallest ? `${tallest}px` : "";
  };
  const anew = (since: number): void => {
    if (performance.now() - since > LATE) return;
    node.style.minHeight = "";
    if (tallest - node.offsetHeight > SLACK) tallest = 0;
    look();
  };
  const later = (): void => {
    clearTimeout(timer);
    if (share && shrinks) timer = window.setTimeout(anew, ANSWERED, performance.now());
  };
  const sizes = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(look);
  sizes?.observe(node);
  const inputs = ["pointerdown", "keydown"] as const;
  for (const input of inputs) addEventListener(input, later, { capture: true, passive: true });
  return {
    update(now) {
      ({ share, shrinks } = now);
      if (!share) tallest = 0;
      look();
    },
    destroy() {
      clearTimeout(timer);
      sizes?.disconnect();
      for (const input of inputs) removeEventListener(input, later, { capture: true });
    },
  };
};
