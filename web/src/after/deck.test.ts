import { describe, expect, it } from "vitest";
import type { Card, Held, SeatView, Standing } from "../lib/wire";
import { deckOf, means, pointsByType, runs, tally } from "./deck";

const FIGURES: Record<string, [string, Record<string, number>]> = {
  militia: ["hero", { attack: 1, level: 0 }],
  torch: ["item", { light: 1, gold: 2 }],
  dagger: ["weapon", { attack: 1, gold: 1 }],
  blob: ["monster", { vp: 2 }],
  disease: ["disease", {}],
};
const cards = {
  get(id: string): Card {
    const [type, figures] = FIGURES[id]!;
    return { id, name: id, type, figures } as Card;
  },
};
const held = (card: string | null): Held => ({
  card,
  used: [],
  bearer: null,
  marked: false,
  lent: false,
  strength: null,
});

function seat(
  hand: (string | null)[],
  discard: string[],
  owned: Record<string, number>,
  front: string[] = [],
): SeatView {
  const none = { xp: 0, vp: 0, deck: 0, secret: [], progress: "", champion: "", hitPoints: 0 };
  return { ...none, hand: hand.map(held), discard, front: front.map(held), owned };
}

describe("deckOf", () => {
  it("tells what is still to come", () => {
    const found = deckOf(
      seat(["torch", "militia"], ["militia", "dagger"], { militia: 6, torch: 2, dagger: 1 }, ["torch"]),
      cards,
    );
    expect(found.open).toBe(true);
    expect(found.size).toBe(9);
    expect(
      found.rows.map(({ card, hand, discard, front, left }) => [card.id, hand, discard, front, left]),
    ).toEqual([
      ["militia", 1, 1, 0, 4],
      ["dagger", 0, 1, 0, 0],
      ["torch", 1, 0, 1, 0],
    ]);
  });

  it("counts a hidden hand among what is not seen", () => {
    const found = deckOf(seat([null, null], ["militia"], { militia: 6 }), cards);
    expect(found.open).toBe(false);
    expect(found.rows[0]).toMatchObject({ hand: 0, left: 5 });
  });

  it("does not take what is lent for the player's own, and tells of what is away", () => {
    const own = seat(["torch"], [], { torch: 3 });
    const found = deckOf({ ...own, deck: 1, hand: [held("torch"), { ...held("torch"), lent: true }] }, cards);
    expect(found.rows[0]).toMatchObject({ hand: 1, left: 2 });
    expect(found.away).toBe(1);
  });

  it("adds up: every card is in one column", () => {
    for (const row of deckOf(seat(["torch"], ["torch"], { torch: 5 }, ["torch"]), cards).rows)
      expect(row.hand + row.discard + row.front + row.left).toBe(row.owned);
  });
});

describe("means", () => {
  it("are per card, of all and of what is to come", () => {
    const found = means(deckOf(seat(["torch"], [], { torch: 2, dagger: 2 }), cards));
    expect(found.find((one) => one.figure === "gold")).toEqual({
      figure: "gold",
      total: 6,
      mean: 1.5,
      next: 4 / 3,
    });
  });

  it("of nothing to come are not zero", () => {
    expect(means(deckOf(seat(["torch"], [], { torch: 1 }), cards))[0]!.next).toBeNull();
  });
});

it("runs keep the order of a stack", () => {
  expect(runs(["a", "a", "b", "a"])).toEqual([
    { card: "a", count: 2 },
    { card: "b", count: 1 },
    { card: "a", count: 1 },
  ]);
});

it("tally leaves out what is not known", () => {
  expect([...tally(["a", null, "a"])]).toEqual([["a", 2]]);
});

it("points go by type, without those that bring nothing", () => {
  const points = [
    { card: "blob", count: 2, each: 2 },
    { card: "militia", count: 1, each: 1 },
    { card: "disease", count: 3, each: 0 },
  ];
  expect(pointsByType({ points } as unknown as Standing, cards)).toEqual([
    { type: "hero", vp: 1 },
    { type: "monster", vp: 4 },
  ]);
});
