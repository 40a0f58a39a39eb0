import type { ReviewPoint } from "../lib/wire";

export const HEIGHT = 230;
const LEFT = 44;
const RIGHT = 12;
const TOP = 10;
const BOTTOM = 24;

/** Dashes tell the seats apart without colour. */
export const DASHES = ["", "9 5", "2 5", "14 4 2 4", "5 3"];

/** Where a point lies, from left to right, in a drawing of this width. */
export function across(i: number, n: number, width: number): number {
  return LEFT + (n > 1 ? (i / (n - 1)) * (width - LEFT - RIGHT) : 0);
}

/** Where a chance lies, from the top. */
export function down(chance: number): number {
  return TOP + (1 - chance) * (HEIGHT - TOP - BOTTOM);
}

/** The line of a seat, from 0. */
export function path(points: ReviewPoint[], seat: number, width: number): string {
  return points
    .map(
      (point, i) =>
        `${i ? "L" : "M"}${across(i, points.length, width).toFixed(1)} ${down(point.chances[seat] ?? 0).toFixed(1)}`,
    )
    .join("");
}

/** Chances are told in whole percent. */
export function percent(share: number): number {
  return Math.round(share * 100);
}

/** The arguments for a change: its sign and its size. */
export function signed(by: number): { sign: string; n: number } {
  // Halves away from zero: a loss and what was given away are one number.
  const n = percent(Math.abs(by));
  return { sign: !n ? "none" : by > 0 ? "plus" : "minus", n };
}

/** The places of so many turns along the axis, the first and the last among them. */
export function ticks(n: number, most = 8): number[] {
  const step = Math.max(1, Math.ceil((n - 1) / most));
  const out = [];
  for (let i = 0; i < n - 1; i += step) out.push(i);
  return out;
}
