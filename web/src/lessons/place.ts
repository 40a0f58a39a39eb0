export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Where a note lies, from the upper left corner of the window. */
export interface Spot {
  left: number;
  top: number;
  /** The side of the note at which what it speaks of lies, where the two stand close together. */
  points: "" | "up" | "down";
}

/** Between a note and what it speaks of, and between a note and the edge of the window. */
const GAP = 12;
/** What it costs to cover a pixel of what a note speaks of, of what its words are about, and of any other card; and to
 * lie a pixel further away. */
const WEIGHTS = { target: 4, kept: 1, other: 0.1, away: 6 };

/** From one edge of the window to the other. */
const SHARES = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1];

export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Everything in one box; null for nothing. */
export function around(boxes: Box[]): Box | null {
  if (!boxes.length) return null;
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** How far two boxes are apart, beyond the gap that belongs between them. */
function distance(a: Box, b: Box): number {
  const x = Math.max(0, a.left - b.right, b.left - a.right);
  const y = Math.max(0, a.top - b.bottom, b.top - a.bottom);
  return Math.max(0, Math.hypot(x, y) - GAP);
}

const clamp = (n: number, least: number, most: number): number => Math.max(least, Math.min(n, most));

/** A place for a note: beside what it speaks of, on none of it, and on nothing else that its words are about. Where no
 * place is free it takes the one that covers least. `free`: what may be covered at all; a bar on top may not.
 * `others`: better not. */
export function placed(note: Size, targets: Box[], kept: Box[], free: Box, others: Box[] = []): Spot {
  const target = around(targets) ?? { ...free, bottom: free.top };
  const right = Math.max(free.left, free.right - note.width);
  const bottom = Math.max(free.top, free.bottom - note.height);
  const x = clamp((target.left + target.right - note.width) / 2, free.left, right);
  const y = clamp((target.top + target.bottom - note.height) / 2, free.top, bottom);
  const wanted: Spot[] = [
    { left: x, top: target.top - GAP - note.height, points: "down" },
    { left: x, top: target.bottom + GAP, points: "up" },
    { left: target.right + GAP, top: y, points: "" },
    { left: target.left - GAP - note.width, top: y, points: "" },
    // Anywhere else.
    ...SHARES.flatMap((x) =>
      SHARES.map((y) => ({
        left: free.left + (right - free.left) * x,
        top: free.top + (bottom - free.top) * y,
        points: "" as const,
      })),
    ),
  ];
  const candidates = wanted.map((one) => ({
    ...one,
    left: clamp(one.left, free.left, right),
    top: clamp(one.top, free.top, bottom),
  }));
  const cost = ({ left, top }: Spot): number => {
    const box = { left, top, right: left + note.width, bottom: top + note.height };
    const covered = (boxes: Box[]): number => boxes.reduce((sum, one) => sum + overlap(box, one), 0);
    const lies = WEIGHTS.target * covered(targets) + WEIGHTS.kept * covered(kept);
    return lies + WEIGHTS.other * covered(others) + WEIGHTS.away * distance(box, target);
  };
  const best = candidates.reduce((least, one) => (cost(one) < cost(least) ? one : least));
  const close =
    best.points &&
    overlap({ ...target, top: target.top - GAP - 2, bottom: target.bottom + GAP + 2 }, boxOf(best, note));
  return { left: Math.round(best.left), top: Math.round(best.top), points: close ? best.points : "" };
}

function boxOf({ left, top }: Spot, { width, height }: Size): Box {
  return { left, top, right: left + width, bottom: top + height };
}
