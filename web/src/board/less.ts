import type { Action } from "svelte/action";
import { Later, lockstep, type Measuring } from "../lib/lockstep";

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
  const box = first.box?.(node) ?? node.parentElement;
  said.set(node, { asked, box });
  if (box) observer?.observe(box);
  return {
    update(now) {
      if (now.shows !== asked.shows) later.add(node);
      said.set(node, { asked: (asked = now), box });
    },
    destroy() {
      said.delete(node);
      later.delete(node);
      if (box && ![...said.values()].some((one) => one.box === box)) observer?.unobserve(box);
    },
  };
};

const said = new Map<HTMLElement, { asked: Saying; box: HTMLElement | null }>();
const later = new Later<HTMLElement>((nodes) => lockstep(nodes.map(choose)));
const observer =
  typeof ResizeObserver === "undefined"
    ? null
    : new ResizeObserver((seen) => {
        const boxes = new Set<Element | null>(seen.map(({ target }) => target));
        lockstep([...said].filter(([, { box }]) => boxes.has(box)).map(([node]) => choose(node)));
      });

/** What was found before, by all that is said around it and the room there is: the same is said again and again. */
const known = new Map<string, string>();
const MOST = 500;
if (typeof document !== "undefined") document.fonts?.addEventListener("loadingdone", () => known.clear());

const around = (node: HTMLElement): string => node.parentElement?.textContent ?? "";

function* choose(node: HTMLElement): Measuring {
  const found = said.get(node);
  if (!found) return;
  const { steps, fits } = found.asked;
  const { clientWidth = 0, clientHeight = 0 } = found.box ?? {};
  const key = [clientWidth, clientHeight, innerWidth, innerHeight, node.className, around(node)].join("\n");
  const before = known.get(key);
  yield;
  if (before !== undefined) {
    node.dataset["less"] = before;
    return;
  }
  if (known.size > MOST) known.clear();
  node.dataset["less"] = "";
  for (let step = 1; step <= steps; step++) {
    yield;
    if (fits(node)) break;
    yield;
    node.dataset["less"] = `${node.dataset["less"]} ${step}`.trim();
  }
  known.set(key, node.dataset["less"]);
}
