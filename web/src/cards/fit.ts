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
      queue.delete(node);
    },
  };
};

const wanted = new Map<HTMLElement, Fitting>();
const later = new Later<HTMLElement>((nodes) => measure(recall(nodes)));
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

/** What is done with a card changes its rim and its light, and leaves its text where it is. */
const STATES = new Set(["glow", "chosen", "faded", "dear", "target"]);

function keyOf(node: HTMLElement): string {
  const { broad, shows } = wanted.get(node)!;
  const { clientWidth, clientHeight, dataset } = node;
  const classes = [...node.classList].filter((name) => !STATES.has(name)).join(" ");
  return [dataset["face"], clientWidth, clientHeight, broad, shows, classes].join("\n");
}

/** So many cards are measured in one frame, and the rest in the next ones: a whole village takes a moment, and no frame
 * is late. One that has just come shows nothing until then, as `data-unfit`; one that has another size keeps its face. */
const BATCH = 8;
const queue = new Set<HTMLElement>();
const fitted = new WeakSet<HTMLElement>();

function choose(nodes: HTMLElement[]): void {
  const waits = queue.size > 0;
  for (const node of recall(nodes)) {
    queue.add(node);
    if (!fitted.has(node)) node.dataset["unfit"] = "";
  }
  if (queue.size && !waits) requestAnimationFrame(goOn);
}

/** Give those that were seen before the face that was found then; the others. All are read before any is written. */
function recall(nodes: HTMLElement[]): HTMLElement[] {
  const here = nodes.filter((node) => node.clientWidth > 0 && wanted.has(node));
  const faces = here.map((node) => known.get(keyOf(node)));
  faces.forEach((face, i) => face && tell(here[i]!, face));
  return here.filter((_, i) => !faces[i]);
}

function goOn(): void {
  const next = [...queue].slice(0, BATCH);
  for (const node of next) queue.delete(node);
  measure(recall(next));
  if (queue.size) requestAnimationFrame(goOn);
}

function tell(node: HTMLElement, face: Face): void {
  fitted.add(node);
  node.dataset["face"] = face;
  delete node.dataset["unfit"];
  wanted.get(node)?.told?.(face);
}

/** All are tried with one face before any is given the next, so that the page is laid out once for each face and not
 * once for each card. */
function measure(nodes: HTMLElement[]): void {
  const keys = nodes.map(keyOf);
  let left = nodes;
  for (const face of FACES) {
    const tried = left.filter((node) => (face !== "broad" && face !== "vast") || wanted.get(node)?.broad);
    for (const node of tried) node.dataset["face"] = face;
    if (face === "bare" || !tried.length) continue;
    const full = new Set(tried.filter(overflows));
    left = left.filter((node) => !tried.includes(node) || full.has(node));
  }
  if (known.size > MOST) known.clear();
  nodes.forEach((node, i) => {
    const face = node.dataset["face"] as Face;
    known.set(keys[i]!, face);
    tell(node, face);
  });
}

function overflows(node: HTMLElement): boolean {
  const face = node.firstElementChild!;
  return face.scrollHeight > face.clientHeight + 1 || face.scrollWidth > face.clientWidth + 1;
}
