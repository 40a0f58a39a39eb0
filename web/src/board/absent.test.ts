import { describe, expect, it } from "vitest";
import type { Table } from "../lib/wire";
import { span, waitedFor } from "./absent";

function table(yours: string, absent: [number, number][]): Table {
  const seats = [...yours].map((kind) => ({ yours: kind === "y" }));
  return { seats, absent: absent.map(([seat, left]) => ({ seat, left })) } as unknown as Table;
}

describe("people who are waited for", () => {
  it("are others, until a moment of this device's clock", () => {
    expect(waitedFor(table("yo", [[2, 30]]), 1, 5000)).toEqual([{ seat: 2, due: 35_000 }]);
    expect(waitedFor(table("yo", [[1, 30]]), 1, 0)).toEqual([]);
    expect(waitedFor(table("yyo", [[2, 30]]), 1, 0)).toEqual([]);
  });

  it("may be somebody who is not named", () => {
    expect(waitedFor(table("yo", [[0, 0]]), 1, 7)).toEqual([{ seat: 0, due: 7 }]);
  });
});

it.each([
  [0, "seconds", 0],
  [-5, "seconds", 0],
  [1500, "seconds", 2],
  [90_000, "seconds", 90],
  [91_000, "minutes", 2],
  [3_600_000, "minutes", 60],
  [3 * 3_600_000, "hours", 3],
] as const)("%i ms are %s: %i", (ms, unit, n) => {
  expect(span(ms)).toEqual({ unit, n });
});
