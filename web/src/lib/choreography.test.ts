import { describe, expect, it } from "vitest";
import { LIMIT, plan, type Phase } from "./choreography";
import type { Event } from "./wire";

const move = (source: string, target: string, card: string | null = "torch", rank = 0): Event => ({
  event: "move",
  card,
  source,
  target,
  rank,
  under: false,
});
const phases = (events: Event[]): Phase[] => plan(events).beats.map(({ phase }) => phase);
const BATTLE: Event[] = [
  { event: "face", seat: 1, card: "kingdom", rank: 2 },
  { event: "compare", seat: 1, card: "kingdom", total: 5, health: 5, won: true },
  move("hand.1", "destroyed"),
  move("hall", "discard.1", "kingdom", 2),
  { event: "xp", seat: 1, amount: 1 },
  { event: "shift", cards: ["ooze", "griffon", null] },
  move("dungeon", "hall", "suffering", 3),
];

describe("the choreography", () => {
  it("tells a battle in its order", () => {
    expect(phases(BATTLE)).toEqual(["act", "strike", "outcome", "loss", "gain", "shift", "arrive"]);
  });

  it("tells the outcome before anything leaves or comes", () => {
    const { beats } = plan(BATTLE);
    const outcome = beats.find(({ phase }) => phase === "outcome")!;
    for (const phase of ["gain", "shift", "arrive"])
      expect(beats.find((beat) => beat.phase === phase)!.at).toBeGreaterThanOrEqual(
        outcome.at + outcome.lasts,
      );
  });

  it("stays within its limit, whatever happens", () => {
    const turn = [...BATTLE, ...Array.from({ length: 7 }, () => move("hand.1", "discard.1"))];
    turn.push(...Array.from({ length: 6 }, () => move("deck.1", "hand.1")));
    for (const limit of [LIMIT, 400, 100]) {
      const { beats, lasts } = plan([...turn, ...turn, ...turn], 1, limit);
      expect(lasts).toBeLessThanOrEqual(limit + 0.01);
      const starts = beats.map(({ at }) => at);
      expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    }
    expect(plan(turn).lasts).toBeLessThanOrEqual(LIMIT + 0.01);
    expect(plan(turn, 2).lasts).toBeCloseTo(plan(turn).lasts / 2);
    expect(plan(turn, 0.5).lasts).toBeCloseTo(plan(turn).lasts * 2);
  });

  it("moves cards of one kind together", () => {
    const { beats } = plan([move("deck.1", "hand.1"), move("deck.1", "hand.1"), move("hand.1", "discard.1")]);
    expect(beats.map(({ phase, moves }) => [phase, moves.length])).toEqual([
      ["draw", 2],
      ["sweep", 1],
    ]);
  });

  it("shows nothing where nothing is to be seen", () => {
    expect(plan([{ event: "xp", seat: 1, amount: 2 }])).toEqual({ beats: [], lasts: 0 });
  });
});
