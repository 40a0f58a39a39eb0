import { describe, expect, it } from "vitest";
import { across, down, path, percent, signed, ticks } from "./curve";

const WIDTH = 640;
const points = [0.5, 0.75, 1].map((chance, i) => ({
  at: i * 3,
  turn: i + 1,
  seat: 1,
  chances: [chance, 1 - chance],
  error: 0.01,
}));

describe("the curve", () => {
  it("runs from left to right, and up when a chance grows", () => {
    expect(across(0, 3, WIDTH)).toBeLessThan(across(1, 3, WIDTH));
    expect(across(2, 3, WIDTH)).toBeLessThanOrEqual(WIDTH);
    expect(down(1)).toBeLessThan(down(0));
    const [first, second] = [path(points, 0, WIDTH), path(points, 1, WIDTH)];
    expect(first.match(/[ML]/g)).toEqual(["M", "L", "L"]);
    expect(first.split("L")[0]!.slice(1)).toBe(second.split("L")[0]!.slice(1));
    expect(first).not.toBe(second);
  });

  it("has a place for a game of one point", () => {
    expect(path(points.slice(0, 1), 0, WIDTH)).toMatch(/^M\d/);
    expect(ticks(1)).toEqual([]);
  });

  it("names some turns, and never too many", () => {
    expect(ticks(5)).toEqual([0, 1, 2, 3]);
    for (const n of [20, 81, 300]) expect(ticks(n).length).toBeLessThanOrEqual(9);
  });

  it("tells numbers as whole percent with their sign", () => {
    expect(percent(0.495)).toBe(50);
    expect(signed(-0.031)).toEqual({ sign: "minus", n: 3 });
    expect(signed(0.2)).toEqual({ sign: "plus", n: 20 });
    expect(signed(-0.001)).toEqual({ sign: "none", n: 0 });
  });
});
