import { describe, expect, it } from "vitest";
import { stepOf, type Steps } from "./steps";
import type { Question, View } from "./wire";

const HALL = { rooms: [] as string[] } as View;
const ROOMS = { rooms: ["mine"] } as View;
const ask = (kind: string, verb = "", about = ""): Question => ({ kind, verb, about }) as Question;
const said = (steps: Steps | null): string | null =>
  steps && `${steps.steps.join(" ")}: ${steps.steps[steps.at]}`;

describe("the steps of a turn", () => {
  it("are not known before it is chosen where to go", () => {
    expect(stepOf(HALL, ask("branch"), null)).toBeNull();
  });

  it.each([
    [HALL, ask("window", "dungeon"), "dungeon prepare battle spoils: prepare"],
    [HALL, ask("face"), "dungeon prepare battle spoils: battle"],
    [HALL, ask("split"), "dungeon prepare battle spoils: battle"],
    [HALL, ask("window", "spoils"), "dungeon prepare battle spoils: spoils"],
    [HALL, ask("window", "village"), "village buy level end: village"],
    [HALL, ask("buy"), "village buy level end: buy"],
    [HALL, ask("level"), "village buy level end: level"],
    [HALL, ask("window", "trophy"), "village buy level end: end"],
    [HALL, ask("pick", "destroy"), "rest: rest"],
    [HALL, ask("pick", "deck"), "ready: ready"],
    [ROOMS, ask("window", "dungeon"), "dungeon prepare walk fight rewards: prepare"],
    [ROOMS, ask("walk"), "dungeon prepare walk fight rewards: walk"],
    [ROOMS, ask("face"), "dungeon prepare walk fight rewards: fight"],
    [ROOMS, ask("window", "spoils"), "dungeon prepare walk fight rewards: rewards"],
    [ROOMS, ask("buy"), "village buy level end: buy"],
  ])("follow from the question", (view, question, expected) => {
    expect(said(stepOf(view, question, null))).toBe(expected);
  });

  it("stay where they are while a card asks", () => {
    const before = stepOf(HALL, ask("window", "spoils"), null);
    expect(stepOf(HALL, ask("buy", "", "ettin"), before)).toBe(before);
    expect(stepOf(HALL, ask("pick", "destroy", "ettin"), before)).toBe(before);
    expect(stepOf(HALL, null, before)).toBe(before);
  });
});
