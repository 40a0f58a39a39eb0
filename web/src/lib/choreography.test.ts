import { describe, expect, it } from "vitest";
import { beats, LIMIT, MOST, plan } from "./choreography";
import type { Event } from "./wire";

const move = (source: string, target: string, card: string | null = null): Event => ({
  event: "move",
  card,
  source,
  target,
});
const times = (n: number, event: Event): Event[] => Array.from({ length: n }, () => event);

describe("beats", () => {
  it("joins runs of equal moves and nothing else", () => {
    const found = beats([
      ...times(3, move("hand.1", "discard.1", "militia")),
      ...times(2, move("deck.1", "hand.1")),
      { event: "shuffle", zone: "deck.1", count: 5 },
      move("deck.1", "hand.1"),
    ]);
    expect(found.map((beat) => beat.moves.length)).toEqual([3, 2, 0, 1]);
    expect(found[2]!.sign?.event).toBe("shuffle");
  });

  it("leaves out what is not shown, without breaking a run", () => {
    expect(
      beats([move("deck.1", "hand.1"), { event: "turn", seat: 1, turn: 2 }, move("deck.1", "hand.1")]),
    ).toHaveLength(1);
  });
});

describe("plan", () => {
  it("keeps the order of events and staggers a run", () => {
    const { flights } = plan([
      ...times(3, move("deck.1", "hand.1")),
      move("stack.torch", "discard.1", "torch"),
    ]);
    expect(flights.map((flight) => flight.target)).toEqual(["hand.1", "hand.1", "hand.1", "discard.1"]);
    const starts = flights.map((flight) => flight.at);
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
    expect(new Set(starts).size).toBe(4);
  });

  const long = Array.from({ length: 40 }, (_, i): Event[] => [
    ...times(6, move("deck.1", `hand.${i}`)),
    { event: "use", seat: 1, card: "torch", ability: 1 },
  ]).flat();

  it.each([0.5, 1, 2])("takes no longer than it may at speed %s", (speed) => {
    const found = plan(long, speed);
    expect(found.lasts).toBeGreaterThan(0);
    expect(found.lasts).toBeLessThanOrEqual(LIMIT / speed + 0.001);
    for (const thing of [...found.flights, ...found.signs])
      expect(thing.at + thing.lasts).toBeLessThanOrEqual(found.lasts + 0.001);
  });

  it("is as short as it can be for one card", () => {
    expect(plan([move("deck.1", "hand.1")]).lasts).toBeLessThan(LIMIT / 2);
  });

  it("never has more on the way than allowed, and drops the oldest", () => {
    const found = plan(long);
    expect(found.flights.length + found.signs.length).toBeLessThanOrEqual(MOST);
    expect(found.flights.at(-1)!.target).toBe("hand.39");
    expect(found.flights.some((flight) => flight.target === "hand.0")).toBe(false);
  });

  it("lets the last of a long run stand for the rest", () => {
    const found = plan(times(70, move("hand.1", "discard.1")));
    expect(found.flights).toHaveLength(MOST);
    expect(found.flights.reduce((sum, flight) => sum + flight.count, 0)).toBe(70);
  });

  it("shares the room between several runs", () => {
    const found = plan([...times(25, move("hand.1", "discard.1")), ...times(25, move("deck.1", "hand.1"))]);
    const counts = ["discard.1", "hand.1"].map(
      (to) => found.flights.filter((one) => one.target === to).length,
    );
    expect(counts).toEqual([15, 15]);
  });

  it("of nothing is nothing", () => {
    expect(plan([{ event: "turn", seat: 1, turn: 1 }])).toEqual({ flights: [], signs: [], lasts: 0 });
  });
});
