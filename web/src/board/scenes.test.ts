import { describe, expect, it } from "vitest";
import type { Turn } from "../lib/story";
import type { Line } from "../lib/wire";
import { scenes, stands } from "./scenes";

const line = (...pieces: [text: string, card?: string][]): Line =>
  ({ kind: "move", pieces: pieces.map(([text, card = ""]) => ({ text, card })) }) as unknown as Line;
const turn = (n: number, seat: number, ...lines: [Line, boolean?][]): Turn => ({
  ...{ key: n, turn: n, seat, deed: null, undone: false },
  sentences: lines.map(([line, undone = false]) => ({ line, undone })),
});
const buys = line(["buys "], ["Spear", "spear"]);
const fights = line(["attacks "], ["Ettin", "ettin"], [" with "], ["Spear", "spear"], ["Spear", "spear"]);

describe("the scenes of turns", () => {
  it("are their sentences with the cards they are about, each turn with its head", () => {
    const found = scenes([turn(4, 2, [fights], [buys]), turn(5, 3, [buys])]);
    expect(found.map(({ turn, seat, cards }) => [turn, seat, cards])).toEqual([
      [4, 2, ["ettin", "spear"]],
      [0, 2, ["spear"]],
      [5, 3, ["spear"]],
    ]);
  });
  it("leave out what was taken back", () => {
    expect(scenes([turn(4, 2, [buys, true], [fights])])).toHaveLength(1);
    expect(scenes([])).toEqual([]);
  });
  it("stand longer the more there is to read", () => {
    const [long, short] = scenes([turn(4, 2, [fights], [buys])]);
    expect(stands(long!)).toBeGreaterThan(stands(short!));
  });
});
