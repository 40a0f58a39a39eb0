import { describe, expect, it } from "vitest";
import type { Catalogue } from "./cards.svelte";
import { madeUp } from "./made-up";
import { rowsOf } from "./village";
import type { Card, View } from "./wire";

const hero = (id: string, stack: string, level: number, cost: number): Card =>
  madeUp(id, { type: "hero", stack, figures: { level, cost } });
const all = [
  hero("elf-sorcerer", "elf", 2, 8),
  hero("elf-wizard", "elf", 1, 5),
  hero("cleric", "regian", 1, 6),
  hero("squire", "thyrian", 1, 7),
];
const cards = {
  cards: all,
  get: (id: string) => all.find((card) => card.id === id)!,
} as unknown as Catalogue;
const shelf = (...stacks: [string, ...string[]][]): string[] => {
  const laid = stacks.map(([name, ...lies]) => ({ name, title: name, cards: lies, deck: null, later: [] }));
  const view = { stacks: laid, piles: [] } as unknown as View;
  return rowsOf(view, cards).flatMap(({ stalls }) =>
    stalls.map(({ stack, card }) => `${stack.name} ${card?.id}`),
  );
};

describe("the stacks of the village", () => {
  it("lie in the order of their prices", () => {
    expect(shelf(["thyrian", "squire"], ["regian", "cleric"], ["elf", "elf-wizard", "elf-sorcerer"])).toEqual(
      ["elf elf-wizard", "regian cleric", "thyrian squire"],
    );
  });

  it("stay where they lay when a dearer card comes up, or the last one is gone", () => {
    expect(shelf(["thyrian", "squire"], ["regian"], ["elf", "elf-sorcerer"])).toEqual([
      "elf elf-sorcerer",
      "regian cleric",
      "thyrian squire",
    ]);
  });
});
