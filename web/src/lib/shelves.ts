/** How the stacks of the village stand on shelves: which kinds share one, and how large the cards can be. */

export interface Kind {
  name: string;
  /** How wide each of its stacks is, in cards: 1, or 1.5 for a broad face. */
  widths: number[];
}

/** A run of stacks of one kind: a kind that is too long for a shelf goes on on the next. */
export interface Run {
  kind: number;
  from: number;
  to: number;
}

export interface Shelves {
  shelves: Run[][];
  /** Of a card, in pixels. */
  width: number;
  height: number;
  /** The cards are as small as they may be and still do not fit. */
  crowded: boolean;
}

export const GAP = 8;
/** Between two kinds there is a little more. */
const KIND_GAP = 12;
/** The heading above a shelf, and what hangs over the edges of cards. */
const HEADING = 32;
/** What hangs over the right edge of the last card. */
const EDGE = 6;
const NARROWEST = 112;
const LOWEST = 142;
const WIDEST = 236;
/** A card is neither a board nor a ribbon. */
const SLIMMEST = 2.1;
const BROADEST = 1.25;
/** The card of the pictures; what is larger is better as long as it grows both ways. */
const DRAWN = { width: 123, height: 195 };
const MOST_SHELVES = 5;

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The best way to put the kinds on shelves in a room of so many pixels. */
export function shelve(kinds: readonly Kind[], room: { width: number; height: number }): Shelves {
  let best: (Shelves & { score: number }) | null = null;
  for (let count = 1; count <= MOST_SHELVES; count++) {
    const wide = (shelves: Run[][]): number =>
      Math.min(...shelves.map((shelf) => fits(shelf, kinds, room.width)));
    let shelves = split(kinds, count);
    // A kind is torn apart before cards get too narrow.
    if (wide(shelves) < NARROWEST) {
      const torn = split(kinds, count, 1);
      if (wide(torn) > wide(shelves)) shelves = torn;
    }
    const across = wide(shelves);
    const down = Math.floor(room.height / shelves.length) - HEADING;
    const score = Math.min(across / DRAWN.width, down / DRAWN.height);
    if (best && score <= best.score) continue;
    const width = Math.max(NARROWEST, Math.min(across, WIDEST, down / BROADEST));
    const height = Math.max(LOWEST, Math.min(down, width * SLIMMEST));
    const crowded = across < NARROWEST || down < LOWEST;
    best = { shelves, width: Math.floor(width), height: Math.floor(height), crowded, score };
  }
  return best!;
}

/** How wide a card can be if this shelf is to hold all of its own. */
function fits(shelf: Run[], kinds: readonly Kind[], room: number): number {
  const widths = shelf.flatMap(({ kind, from, to }) => kinds[kind]!.widths.slice(from, to));
  const gaps = GAP * (widths.length - shelf.length) + KIND_GAP * (shelf.length - 1) + EDGE;
  return Math.floor((room - gaps) / Math.max(1, sum(widths)));
}

/** The kinds on so many shelves, the longest of which is as short as can be. Kinds that are longer than a shelf should
 * be are cut first, by `less` of a card sooner; of the ways that are left the one that keeps their order is taken. */
function split(kinds: readonly Kind[], count: number, less = 0): Run[][] {
  const total = sum(kinds.map((kind) => sum(kind.widths)));
  const most = Math.ceil(total / count) - less;
  const runs = kinds.flatMap((kind, i): Run[] => {
    const pieces = Math.ceil((sum(kind.widths) - 0.5) / Math.max(1, most));
    const length = Math.ceil(kind.widths.length / Math.max(1, pieces));
    const out: Run[] = [];
    for (let from = 0; from < kind.widths.length; from += length)
      out.push({ kind: i, from, to: Math.min(kind.widths.length, from + length) });
    return out;
  });
  const size = runs.map(({ kind, from, to }) => sum(kinds[kind]!.widths.slice(from, to)));
  let best: number[] = [];
  let bestCost = Infinity;
  const place: number[] = [];
  const load = Array.from({ length: count }, () => 0);
  // A run after another: the first stands on the first shelf, and no shelf is begun before the one above it.
  const walk = (at: number, begun: number, turns: number): void => {
    const longest = Math.max(...load);
    if (longest * 100 + turns >= bestCost) return;
    if (at === runs.length) {
      bestCost = longest * 100 + turns;
      best = [...place];
      return;
    }
    for (let shelf = 0; shelf <= Math.min(begun, count - 1); shelf++) {
      place[at] = shelf;
      load[shelf]! += size[at]!;
      walk(at + 1, Math.max(begun, shelf + 1), turns + (at && shelf < place[at - 1]! ? 1 : 0));
      load[shelf]! -= size[at]!;
    }
  };
  walk(0, 0, 0);
  const shelves = Array.from({ length: count }, (_, shelf) => runs.filter((_, i) => best[i] === shelf));
  return shelves.filter((shelf) => shelf.length);
}
