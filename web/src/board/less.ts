import type { Action } from "svelte/action";

/** What has too little room says less, step by step, until it fits: `data-less` tells how many steps were taken, as words
 * ("1", "1 2", …), so that a style sheet can ask for each with `~=`. Nothing scrolls and no button is pushed away. */
export interface Saying {
  /** What is said, in letters: when it changes, it is measured again. */
  shows: string;
  /** The most steps that there are. */
  steps: number;
  fits: (node: HTMLElement) => boolean;
  /** Its size decides, and must not depend on what is said. */
  box?: (node: HTMLElement) => HTMLElement | null;
}

export const less: Action<HTMLElement, Saying> = (node, first) => {
  let asked = first;
  let frame = 0;
  const choose = (): void => {
    node.dataset["less"] = "";
    for (let step = 1; step <= asked.steps && !asked.fits(node); step++)
      node.dataset["less"] = `${node.dataset["less"]} ${step}`.trim();
  };
  const observer = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(choose);
  const box = first.box?.(node) ?? node.parentElement;
  if (box) observer?.observe(box);
  return {
    update(now) {
      if (now.shows !== asked.shows) {
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(choose);
      }
      asked = now;
    },
    destroy() {
      cancelAnimationFrame(frame);
      observer?.disconnect();
    },
  };
};
