import type { Action } from "svelte/action";
import { Later } from "../lib/lockstep";

/** How much of itself a card shows. Text is never cut: it takes the picture's room, then width, and where all that is
 * not enough, the card shows its picture and the large view has the text. */
export type Face = "plain" | "dense" | "broad" | "vast" | "bare";

const FACES: readonly Face[] = ["plain", "dense", "broad", "vast", "bare"];

export interface Fitting {
  /** Whether a face that is half as wide again, or twice as wide, has room here. */
  broad: boolean;
  /** What the face shows, in letters: when it changes, the face is measured again. */
  shows: string;
  /** Hears which face was taken, each time it is measured. */
  told?: (face: Face) => void;
}

/** Gives a card's face the first of its forms that holds all of its text, as `data-face`. A card that may grow never
 * overflows and stays plain. One observer serves all. */
export const fit: Action<HTMLElement, Fitting> = (node, asked) => {
  wanted.set(node, asked);
  observer?.observe(node);
  return {
    update(now) {
      const before = wanted.get(node);
      wanted.set(node, now);
      if (before?.shows !== now.shows || before.broad !== now.broad) later.add(node);
    },
    destroy() {
      observer?.unobserve(node);
      wanted.delete(node);
      later.delete(node);
    },
  };
};

const wanted = new Map<HTMLElement, Fitting>();
const later = new Later<HTMLElement>(choose);
const observer =
  typeof ResizeObserver === "undefined"
    ? null
    : new ResizeObserver((seen) => choose(seen.map((entry) => entry.target as HTMLElement)));

/** Letters that arrive late have other widths. */
if (typeof document !== "undefined")
  document.fonts?.addEventListener("loadingdone", () => {
    known.clear();
    wanted.forEach((_, node) => later.add(node));
  });

/** What was found before: by the card as it shows itself, its size and the face it had. Cards come and go with every turn,
 * and most of them have been measured by then. */
const known = new Map<string, Face>();
const MOST = 2000;

function keyOf(node: HTMLElement): string {
  const { broad, shows } = wanted.get(node)!;
  const { clientWidth, clientHeight, className, dataset } = node;
  return [dataset["face"], clientWidth, clientHeight, broad, shows, className].join("\n");
}

/** All are tried with one face before any is given the next, so that the page is laid out once for each face and not
 * once for each card. */
function choose(nodes: HTMLElement[]): void {
  const seen = nodes.filter((node) => node.clientWidth > 0 && wanted.has(node));
  const keys = new Map(seen.map((node) => [node, keyOf(node)]));
  let left: HTMLElement[] = [];
  for (const [node, key] of keys) {
    const face = known.get(key);
    if (face) node.dataset["face"] = face;
    else left.push(node);
  }
  const measured = left;
  for (const face of FACES) {
    const tried = left.filter((node) => (face !== "broad" && face !== "vast") || wanted.get(node)?.broad);
    for (const node of tried) node.dataset["face"] = face;
    if (face === "bare" || !tried.length) continue;
    const full = new Set(tried.filter(overflows));
    left = left.filter((node) => !tried.includes(node) || full.has(node));
  }
  if (known.size > MOST) known.clear();
  for (const node of measured) known.set(keys.get(node)!, node.dataset["face"] as Face);
  for (const node of seen) wanted.get(node)?.told?.(node.dataset["face"] as Face);
}

function overflows(node: HTMLElement): boolean {
  const face = node.firstElementChild!;
  return face.scrollHeight > face.clientHeight + 1 || face.scrollWidth > face.clientWidth + 1;
}
