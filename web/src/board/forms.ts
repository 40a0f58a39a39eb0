import type { Action } from "svelte/action";

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

/** `shows`: what the tiles say, in letters; when it changes, the column is measured again. */
export const forms: Action<HTMLElement, string> = (node, shows) => {
  let before = shows;
  observer?.observe(node);
  watched.add(node);
  return {
    update(now) {
      if (now !== before) later(node);
      before = now;
    },
    destroy() {
      observer?.unobserve(node);
      watched.delete(node);
      changed.delete(node);
    },
  };
};

const watched = new Set<HTMLElement>();
const changed = new Set<HTMLElement>();
const observer =
  typeof ResizeObserver === "undefined"
    ? null
    : new ResizeObserver((seen) => seen.forEach(({ target }) => choose(target as HTMLElement)));

/** Letters that arrive late have other widths. */
if (typeof document !== "undefined")
  document.fonts?.addEventListener("loadingdone", () => watched.forEach(later));

/** Many tiles change at once: all are looked at together, just before they are drawn. */
function later(node: HTMLElement): void {
  if (!changed.size)
    requestAnimationFrame(() => {
      changed.forEach(choose);
      changed.clear();
    });
  changed.add(node);
}

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

function choose(node: HTMLElement): void {
  const tiles = [...node.querySelectorAll<HTMLElement>("[data-form]")];
  // What may scroll has room for everything.
  if (!tiles.length || !node.clientHeight || node.dataset["free"] !== undefined) return;
  for (const tile of tiles) tile.dataset["form"] = FORMS[0];
  const heights = tiles.map((tile) => inside(tile).scrollHeight);
  for (const tried of tries(tiles.length, heights.indexOf(Math.max(...heights)))) {
    tiles.forEach((tile, i) => (tile.dataset["form"] = FORMS[tried[i]!]));
    if (!fits(node, tiles)) continue;
    // The last step may have made room for more than it had to.
    for (const [i, tile] of tiles.entries())
      for (let form = 0; form <= tried[i]!; form++) {
        tile.dataset["form"] = FORMS[form];
        if (fits(node, tiles)) break;
      }
    return;
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
