import type { Card } from "../lib/wire";

export const SORTS = ["box", "name", "cost", "health", "vp"] as const;
export type Sort = (typeof SORTS)[number];

/** The types that occur, in the order in which the cards come. */
export function types(cards: readonly Card[]): string[] {
  return [...new Set(cards.map((card) => card.type))];
}

/** The cards of a type (empty: of all types) whose name, tags or text have every word that is asked for. Sorted by a
 * figure, those without it come last. */
export function find(cards: readonly Card[], words: string, type: string, sort: Sort): Card[] {
  const asked = words.toLowerCase().split(/\s+/).filter(Boolean);
  const found = cards.filter((card) => {
    if (type && card.type !== type) return false;
    const said = [card.name, card.line, ...card.tags, ...card.abilities.map((a) => a.text)]
      .join(" ")
      .toLowerCase();
    return asked.every((word) => said.includes(word));
  });
  if (sort === "name") return found.sort((a, b) => a.name.localeCompare(b.name));
  if (sort === "box") return found;
  const figure = (card: Card): number => card.figures[sort] ?? -Infinity;
  // By price the cheapest first, by strength and worth the greatest.
  const value = (card: Card): number => (sort === "cost" ? (card.figures[sort] ?? Infinity) : -figure(card));
  return found.sort((a, b) => compare(value(a), value(b)) || a.name.localeCompare(b.name));
}

/** Not a difference: two that lack the figure are equally far away. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
