import { describe, expect, it } from "vitest";
import type { Option, Question, View } from "../lib/wire";
import { stageOf } from "./stage";

const view = (active = 1): View => ({ seat: 1, active, piles: [{ name: "weapon" }] }) as unknown as View;
const ask = (kind: string, verb = "", options: Partial<Option>[] = [], about = ""): Question =>
  ({
    kind,
    verb,
    about,
    options: options.map((option) => ({ at: [], on: [], ...option })),
  }) as unknown as Question;

describe("the stage", () => {
  it.each([
    ["buy", "", "village"],
    ["level", "", "village"],
    ["window", "village", "village"],
    ["window", "dungeon", "dungeon"],
    ["face", "", "dungeon"],
    ["walk", "", "dungeon"],
    ["branch", "", "dungeon"],
  ])("is where a question of the kind %s %s is answered", (kind, verb, stage) => {
    expect(stageOf(view(), ask(kind, verb))).toBe(stage);
  });

  it("follows what can be picked, and stays where a card of the hand is picked", () => {
    const at = (zone: string, name = "") => [{ at: [{ zone, place: 0, seat: 0, name }] }];
    expect(stageOf(view(), ask("pick", "gain", at("stack", "torch")))).toBe("village");
    expect(stageOf(view(), ask("pick", "under", at("hall")))).toBe("dungeon");
    expect(
      stageOf(view(), ask("pick", "discard", [{ at: [{ zone: "hand", place: 0, seat: 1, name: "" }] }])),
    ).toBeNull();
  });

  it("is the village while a deck of the market is chosen", () => {
    expect(stageOf(view(), ask("branch", "", [{ verb: "weapon" }, { verb: "spell" }]))).toBe("village");
    expect(stageOf(view(), ask("branch", "", [{ verb: "dungeon" }, { verb: "temple" }]))).toBe("dungeon");
  });

  it("is the dungeon while others play, and stays between own questions", () => {
    expect(stageOf(view(2), null)).toBe("dungeon");
    expect(stageOf(view(1), null)).toBeNull();
  });
});
