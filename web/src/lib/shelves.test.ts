import { describe, expect, it } from "vitest";
import { shelve, type Kind } from "./shelves";

const kinds = (...counts: number[]): Kind[] =>
  counts.map((n, i) => ({ name: String(i), widths: Array.from({ length: n }, () => 1) }));
const held = (all: Kind[], room: { width: number; height: number }) => {
  const { shelves, ...rest } = shelve(all, room);
  return {
    ...rest,
    shelves: shelves.map((shelf) => shelf.map(({ kind, from, to }) => [kind, to - from])),
  };
};

describe("the shelves of the village", () => {
  it("holds sixteen stacks on two shelves of eight, at 123 by 195", () => {
    // Heroes, items, weapons, spells, villagers of the first game.
    const found = held(kinds(5, 3, 4, 3, 1), { width: 1058, height: 456 });
    expect(found.shelves).toEqual([
      [
        [0, 5],
        [1, 3],
      ],
      [
        [2, 4],
        [3, 3],
        [4, 1],
      ],
    ]);
    expect(found.width).toBeGreaterThanOrEqual(122);
    expect(found.height).toBeGreaterThanOrEqual(195);
    expect(found.crowded).toBe(false);
  });

  it("puts kinds that do not follow each other on one shelf if that is shorter", () => {
    const found = held(kinds(5, 4, 4, 3), { width: 1058, height: 456 });
    expect(found.shelves.map((shelf) => shelf.reduce((n, [, stacks]) => n + stacks!, 0))).toEqual([8, 8]);
  });

  it("makes room for a broad face", () => {
    const all = kinds(5, 3, 4, 3);
    all[2]!.widths[0] = 1.5;
    const { width } = held(all, { width: 1058, height: 456 });
    expect(width).toBeLessThan(held(kinds(5, 3, 4, 3), { width: 1058, height: 456 }).width + 1);
    expect(width).toBeGreaterThanOrEqual(112);
  });

  it("takes three shelves where the room is tall", () => {
    const found = held(kinds(5, 3, 4, 3, 1), { width: 804, height: 700 });
    expect(found.shelves).toHaveLength(3);
    expect(found.width).toBeGreaterThanOrEqual(112);
  });

  it("cuts a kind that is longer than a shelf", () => {
    const found = held(kinds(16, 2), { width: 1058, height: 456 });
    expect(found.shelves.flat().filter(([kind]) => kind === 0).length).toBeGreaterThan(1);
    expect(found.crowded).toBe(true);
  });

  it("tears a kind apart where its broad faces would be too narrow on one shelf", () => {
    const all = kinds(4, 1, 2, 1);
    all[0]!.widths = [2, 1.5, 1.5, 1.5];
    const found = held(all, { width: 720, height: 375 });
    expect(found.shelves.flat().filter(([kind]) => kind === 0)).toHaveLength(2);
    expect(found.crowded).toBe(false);
  });

  it("says when nothing helps", () => {
    expect(held(kinds(8, 8, 8, 8), { width: 1058, height: 456 }).crowded).toBe(true);
  });
});
