import { expect, it } from "vitest";
import { seatFor, shared } from "./sitting";
import type { Table } from "./wire";

function table(seats: string, asked: number[]): Table {
  // y: yours, a: yours with a bot standing in, o: somebody else's
  const list = [...seats].map((kind) => ({ yours: kind !== "o", away: kind === "a" }));
  return { seats: list, asked } as unknown as Table;
}

it.each([
  ["oo", [1], 0, 0],
  ["oy", [1], 0, 2],
  ["yy", [2], 1, 2],
  ["yy", [1, 2], 2, 2],
  ["yyo", [3], 2, 2],
  ["ya", [2], 1, 1],
])("seats %s, asked %j, now %i: sits at %i", (seats, asked, now, expected) => {
  expect(seatFor(table(seats, asked), now)).toBe(expected);
});

it("a screen is shared by the people of several seats", () => {
  expect(shared(table("yyo", []))).toBe(true);
  expect(shared(table("yoo", []))).toBe(false);
});
