import type { Action } from "svelte/action";
import { Later, lockstep, type Measuring } from "../lib/lockstep";

/** The tiles of a column share its height. Each has forms, from all of it with pictures to text by a press alone, as
 * `data-form`: the picture goes first, then the words beside the signs of figures, then text. Nothing is cut: where the column overflows, its tiles take the next form, the fuller one first. */
export const FORMS = [
  "",
  "slim",
  "slim dense",
  "slim dense terse",
  "slim dense terse folded",
  "slim dense terse folded bare",
] as const;

export interface Shown {
  /** What lies in the tiles, in letters: another monster has their forms chosen anew, within the same heights. */
  lies: string;
  /** What is said about it, in letters: where there is room for that, nothing moves. */
  said: string;
}

export const forms: Action<HTMLElement, Shown> = (node, shows) => {
  let before = shows;
  observer?.observe(node);
  watched.add(node);
  return {
    update(now) {
      if (now.lies !== before.lies && node.style.getPropertyValue(KEPT))
        node.style.setProperty(KEPT, HEIGHTS);
      if (now.lies !== before.lies || now.said !== before.said) later.add(node);
      before = now;
    },
    destroy() {
      observer?.unobserve(node);
      watched.delete(node);
      later.delete(node);
    },
  };
};

/** The column is laid out: the heights of its tiles stay, or their forms as well. */
const KEPT = "--laid";
const HEIGHTS = "heights";
const FORMED = "forms";
const watched = new Set<HTMLElement>();
const later = new Later<HTMLElement>(measure);
const observer =
  typeof ResizeObserver === "undefined"
    ? null
    : new ResizeObserver((seen) => anew(seen.map(({ target }) => target as HTMLElement)));

/** Letters that arrive late have other widths. */
if (typeof document !== "undefined")
  document.fonts?.addEventListener("loadingdone", () => anew([...watched]));

/** The forms of a column's tiles in the order in which they are tried; `first`: the tile with more to say. */
export function tries(tiles: number, first: number): number[][] {
  const out = [Array.from({ length: tiles }, () => 0)];
  for (let form = 1; form < FORMS.length; form++)
    for (const tile of [first, ...Array.from({ length: tiles }, (_, i) => i).filter((i) => i !== first)]) {
      const next = [...out.at(-1)!];
      next[tile] = form;
      out.push(next);
    }
  return out;
}

function anew(nodes: HTMLElement[]): void {
  for (const node of nodes) node.style.removeProperty(KEPT);
  measure(nodes);
}

/** What flies to its place sticks out of its tile: they are measured as if all lay there already. */
function measure(nodes: HTMLElement[]): void {
  for (const node of nodes) node.dataset["still"] = "";
  lockstep(nodes.map(choose));
  for (const node of nodes) delete node.dataset["still"];
}

function* choose(node: HTMLElement): Measuring {
  const tiles = [...node.querySelectorAll<HTMLElement>("[data-form]")];
  const kept = node.style.getPropertyValue(KEPT);
  yield;
  // What may scroll has room for everything.
  const free = !tiles.length || !node.clientHeight || node.dataset["free"] !== undefined;
  const stays = !free && kept === FORMED && fits(node, tiles);
  // What was folded for words that are gone comes back; nothing else moves.
  if (stays) return yield* unfold(node, tiles);
  yield;
  if (free) return keep(tiles, []);
  if (kept) {
    // Another form of the text moves less than another height; but text is not folded for that.
    yield* form(node, tiles);
    const done = fits(node, tiles) && !tiles.some(folded);
    yield;
    node.style.setProperty(KEPT, done ? FORMED : "");
    if (done) return;
  }
  keep(tiles, []);
  yield* form(node, tiles);
  // Side by side they are as high as their row.
  if (getComputedStyle(node).flexDirection !== "column") return;
  const heights = tiles.map((tile) => tile.parentElement!.offsetHeight);
  yield;
  keep(tiles, heights);
  node.style.setProperty(KEPT, FORMED);
}

/** Tiles keep these heights, or take what they need. */
function keep(tiles: HTMLElement[], heights: number[]): void {
  tiles.forEach((tile, i) => (tile.parentElement!.style.flex = heights[i] ? `0 0 ${heights[i]}px` : ""));
}

/** Begins with writing, and ends where it can be read. What takes less room fits where more does, so that the first form
 * that fits is sought by halves. */
function* form(node: HTMLElement, tiles: HTMLElement[]): Measuring {
  for (const tile of tiles) tile.dataset["form"] = FORMS[0];
  yield;
  if (fits(node, tiles)) return;
  const heights = tiles.map((tile) => inside(tile).scrollHeight);
  const all = tries(tiles.length, heights.indexOf(Math.max(...heights)));
  const set = (tried: number[]): void =>
    tiles.forEach((tile, i) => (tile.dataset["form"] = FORMS[tried[i]!]));
  let [low, high] = [1, all.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    yield;
    set(all[middle]!);
    yield;
    if (fits(node, tiles)) high = middle;
    else low = middle + 1;
  }
  const found = all[low]!;
  yield;
  set(found);
  yield;
  if (!fits(node, tiles)) return;
  // The last step may have made room for more than it had to.
  for (const [i, tile] of tiles.entries()) yield* fullest(node, tiles, tile, found[i]!);
}

const folded = (tile: HTMLElement): boolean => tile.dataset["form"]!.includes("folded");

/** Begins and ends where it can be read, as what follows does. */
function* unfold(node: HTMLElement, tiles: HTMLElement[]): Measuring {
  for (const tile of tiles.filter(folded))
    yield* fullest(node, tiles, tile, FORMS.indexOf(tile.dataset["form"] as (typeof FORMS)[number]));
}

/** The first form of a tile that fits, up to the one that does. */
function* fullest(node: HTMLElement, tiles: HTMLElement[], tile: HTMLElement, last: number): Measuring {
  for (let form = 0; form <= last; form++) {
    yield;
    tile.dataset["form"] = FORMS[form];
    yield;
    if (fits(node, tiles)) break;
  }
}

/** Champions and passages stick out of a tile; what it says is in its first element. */
const inside = (tile: HTMLElement): Element => tile.firstElementChild!;

function fits(node: HTMLElement, tiles: HTMLElement[]): boolean {
  // Rounded numbers may be one off.
  const height = node.offsetTop + node.clientHeight + 1;
  // Not by the rectangles on the screen: something may be under way. A tile stands in a spot of its own.
  const bottom = (tile: HTMLElement): number =>
    tile.parentElement!.offsetTop + tile.offsetTop + tile.offsetHeight;
  if (tiles.some((tile) => bottom(tile) > height)) return false;
  return tiles.map(inside).every(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) => {
    return scrollHeight <= clientHeight + 1 && scrollWidth <= clientWidth + 1;
  });
}
