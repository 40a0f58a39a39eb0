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

/** Of each tile of a column: */
export interface Shown {
  /** what lies in it, in letters: another monster has its form chosen anew, within the same height; */
  lies: string;
  /** what is said about it, in letters: where there is no room for that, the verdict says less. */
  said: string;
}

/** A column that is watched, and the tiles in which something has changed. */
interface Column {
  shows: Shown[];
  lies: Set<number>;
  said: Set<number>;
  /** Its tiles have their heights. */
  laid: boolean;
}

export const forms: Action<HTMLElement, Shown[]> = (node, shows) => {
  columns.set(node, { shows, lies: new Set(), said: new Set(), laid: false });
  observer?.observe(node);
  return {
    update(now) {
      const column = columns.get(node)!;
      const before = column.shows;
      column.shows = now;
      now.forEach(({ lies, said }, i) => {
        if (lies !== before[i]?.lies) column.lies.add(i);
        else if (said !== before[i]?.said) column.said.add(i);
      });
      if (column.lies.size + column.said.size) later.add(node);
    },
    destroy() {
      observer?.unobserve(node);
      columns.delete(node);
      later.delete(node);
    },
  };
};

const columns = new Map<HTMLElement, Column>();
const later = new Later<HTMLElement>(measure);
const observer =
  typeof ResizeObserver === "undefined"
    ? null
    : new ResizeObserver((seen) => anew(seen.map(({ target }) => target as HTMLElement)));

/** Letters that arrive late have other widths. */
if (typeof document !== "undefined")
  document.fonts?.addEventListener("loadingdone", () => {
    known.clear();
    anew([...columns.keys()]);
  });

/** How high a tile is in each form, by its width and all its words: rooms come back with every turn. */
const known = new Map<string, number[]>();
const MOST = 500;

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
  for (const node of nodes) columns.get(node)!.laid = false;
  measure(nodes);
}

/** What flies to its place sticks out of its tile: they are measured as if all lay there already. */
function measure(nodes: HTMLElement[]): void {
  for (const node of nodes) node.dataset["still"] = "";
  lockstep(nodes.map(choose));
  for (const node of nodes) delete node.dataset["still"];
}

function* choose(node: HTMLElement): Measuring {
  const column = columns.get(node);
  if (!column) return;
  const tiles = [...node.querySelectorAll<HTMLElement>("[data-form]")];
  const [lies, said] = [[...column.lies], [...column.said]];
  column.lies.clear();
  column.said.clear();
  // What may scroll has room for everything.
  if (!tiles.length || node.dataset["free"] !== undefined) return keep(tiles, []);
  if (column.laid) {
    column.laid = yield* within(tiles, lies, said);
    if (column.laid) return;
    yield;
  }
  column.laid = yield* lay(node, tiles);
}

/** Within the heights that the tiles have, so that nothing else moves: another monster gets the fullest form that fits;
 * where more is said of the same one the verdict is shorter, and only then its text. False: one of them had to be
 * folded. */
function* within(tiles: HTMLElement[], lies: number[], said: number[]): Measuring<boolean> {
  const changed = [...lies, ...said].map((i) => tiles[i]!);
  for (const i of lies) tiles[i]!.dataset["form"] = FORMS[0];
  for (const tile of changed) tile.dataset["brief"] = "";
  yield;
  for (const tile of changed.filter((one) => !holds(one) || folded(one))) {
    const form = FORMS.indexOf(tile.dataset["form"] as (typeof FORMS)[number]);
    const tried = folded(tile) ? READABLE : READABLE.filter((one) => one > form);
    const last = Math.max(...READABLE);
    const tries = [
      ...(folded(tile) ? [] : BRIEF.map((brief) => [form, brief] as const)),
      ...tried.map((one) => [one, ""] as const),
      ...BRIEF.map((brief) => [last, brief] as const),
      ...(folded(tile) ? ["", ...BRIEF].map((brief) => [form, brief] as const) : []),
    ];
    if (!(yield* first(tile, tries))) return false;
  }
  return true;
}

/** Give a tile the first form that fits. Begins and ends where it can be read. */
function* first(tile: HTMLElement, tries: (readonly [number, string])[]): Measuring<boolean> {
  for (const [form, brief] of tries) {
    yield;
    tile.dataset["form"] = FORMS[form];
    tile.dataset["brief"] = brief;
    yield;
    if (holds(tile)) return true;
  }
  return false;
}

/** Forms in which all text can be read, */
const READABLE = [0, 1, 2, 3];
/** and what a verdict leaves out: the cards of its line, then what it costs and brings. */
const BRIEF = ["cards", "cards tolls"];

/** Whether a tile with a height of its own has room for what it says. */
function holds(tile: HTMLElement): boolean {
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = inside(tile);
  return (
    tile.offsetHeight <= tile.parentElement!.clientHeight + 1 &&
    scrollHeight <= clientHeight + 1 &&
    scrollWidth <= clientWidth + 1
  );
}

/** Tiles keep these heights, or take what they need. */
function keep(tiles: HTMLElement[], heights: number[]): void {
  tiles.forEach((tile, i) => {
    const { style } = tile.parentElement!;
    style.flex = heights[i] ? `0 0 ${heights[i]}px` : "";
    // However much lies in it: what is too much is measured against this.
    style.minHeight = heights[i] ? "0" : "";
  });
}

/** Give the tiles of a column the first forms that fit together, and their heights, as `data-packed` says: all of it is
 * theirs, or no more than they need. How much each takes in a form is measured for all at once, and never twice. Begins
 * and ends with writing. False: they have no heights, as they stand side by side. */
function* lay(node: HTMLElement, tiles: HTMLElement[]): Measuring<boolean> {
  keep(tiles, []);
  for (const tile of tiles) [tile.dataset["form"], tile.dataset["brief"]] = [FORMS[0], ""];
  node.dataset["natural"] = "";
  yield;
  if (known.size > MOST) known.clear();
  const needs = tiles.map((tile) => {
    const key = `${tile.clientWidth} ${tile.className} ${tile.textContent}`;
    return known.get(key) ?? known.set(key, []).get(key)!;
  });
  tiles.forEach((tile, i) => (needs[i]![0] = takes(tile)));
  const stacked = getComputedStyle(node).flexDirection === "column";
  const last = node.lastElementChild as HTMLElement;
  const others =
    last.offsetTop + last.offsetHeight - node.offsetTop - sum(tiles.map((tile) => tile.offsetHeight));
  /** What is left for the tiles: what lies between and around them has its share. */
  const room = node.clientHeight - (stacked ? others : 0);
  const fit = (each: number[]): boolean => (stacked ? sum(each) : Math.max(...each)) <= room + 1;
  const need = (tried: number[]): number[] => tried.map((form, i) => needs[i]![form]!);
  let most = 0;
  while (!fit(need(tiles.map(() => most))) && most + 1 < FORMS.length) {
    most += 1;
    if (needs.every((one) => one[most] !== undefined)) continue;
    yield;
    for (const tile of tiles) tile.dataset["form"] = FORMS[most];
    yield;
    tiles.forEach((tile, i) => (needs[i]![most] = takes(tile)));
  }
  const full = need(tiles.map(() => 0));
  const all = tries(tiles.length, full.indexOf(Math.max(...full))).slice(0, most * tiles.length + 1);
  const found = [...(all.find((tried) => fit(need(tried))) ?? all.at(-1)!)];
  // The last step may have made room for more than it had to.
  if (fit(need(found)))
    found.forEach((form, i) => {
      const fuller = Array.from({ length: form }, (_, less) => found.with(i, less));
      found[i] = fuller.find((tried) => fit(need(tried)))?.[i] ?? form;
    });
  yield;
  delete node.dataset["natural"];
  tiles.forEach((tile, i) => (tile.dataset["form"] = FORMS[found[i]!]));
  // Side by side they are as high as their row; what never fits is as high as it is.
  const heights = need(found);
  if (!stacked || !heights.every(Number.isFinite)) return false;
  const spare = node.dataset["packed"] === undefined ? Math.max(0, room - sum(heights)) / tiles.length : 0;
  keep(
    tiles,
    heights.map((height) => Math.floor(height + spare)),
  );
  return true;
}

const sum = (all: number[]): number => all.reduce((most, one) => most + one, 0);

/** The height that a tile takes; what is too wide for it never fits. */
function takes(tile: HTMLElement): number {
  const { scrollWidth, clientWidth } = inside(tile);
  return scrollWidth > clientWidth + 1 ? Infinity : tile.offsetHeight;
}

const folded = (tile: HTMLElement): boolean => tile.dataset["form"]!.includes("folded");

/** Champions and passages stick out of a tile; what it says is in its first element. */
const inside = (tile: HTMLElement): Element => tile.firstElementChild!;
