import type { Card, PlanLine, Prospect } from "./wire";

/** A card for tests: plain but for what is given. */
export function madeUp(id: string, change: Partial<Card> = {}): Card {
  const empty = {
    tags: [],
    tagWords: [],
    figures: {},
    abilities: [],
    rulings: [],
    marks: [],
    ours: [],
    source: "",
    brings: [],
    pack: "",
    hyphenated: "",
    reading: "",
  };
  return { id, name: id, kind: "village", type: "item", stack: id, count: 1, ...empty, ...change };
}

/** What can be done about a monster, for tests. */
export function prospect(
  verdict: Prospect["verdict"],
  change: Partial<PlanLine> = {},
  rank = 1,
  first = false,
): Prospect {
  const best: PlanLine = {
    ...{ verdict, text: "", cards: "", odds: "", steps: [], whole: true, total: 9, health: 7, chance: null },
    ...{ vp: 1, xp: 1, destroyed: {}, discarded: {}, gained: {}, light: 0, wounds: 0, path: [] },
    ...{ brings: [], costs: [] },
    ...change,
  };
  return { rank, card: "x", verdict, text: "", atLeast: false, missing: 0, dark: 0, first, best, others: [] };
}
