import type { Card } from "./wire";

/** A card for tests: plain but for what is given. */
export function madeUp(id: string, change: Partial<Card> = {}): Card {
  const empty = {
    tags: [],
    line: "",
    figures: {},
    abilities: [],
    rulings: [],
    marks: [],
    ours: [],
    source: "",
    brings: [],
    pack: "",
  };
  return { id, name: id, kind: "village", type: "item", stack: id, count: 1, ...empty, ...change };
}
