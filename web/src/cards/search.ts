import type { Card } from "../lib/wire";
import { byReading, folded } from "../lib/joining";

export const SORTS = ["kind", "name", "cost", "health", "vp"] as const;
export type Sort = (typeof SORTS)[number];

/** What one asks for most, first; other types follow as they come. */
const ORDER = [
  ...["hero", "weapon", "item", "spell", "villager", "treasure", "gear", "monster", "guardian"],
  ...["room", "key", "thunderstone", "curse", "disease", "wound"],
];

function place(type: string): number {
  return ORDER.includes(type) ? ORDER.indexOf(type) : ORDER.length;
}

/** What one may look for a card by: what it is, and what it is besides (a weapon may be a treasure too). */
function groups(card: Card): string[] {
  return card.kind === "treasure" || card.kind === "guardian" ? [card.type, card.kind] : [card.type];
}

/** The types that occur. */
export function types(cards: readonly Card[]): string[] {
  return [...new Set(cards.flatMap(groups))].sort((a, b) => place(a) - place(b));
}

/** The packs that occur. */
export function packs(cards: readonly Card[]): string[] {
  return [...new Set(cards.map(({ pack }) => pack))].filter(Boolean);
}

/** The cards of a type and a pack (empty: of all) whose name (in English too), tags or text have every word asked for. Sorted by a
 * figure, those without it come last. */
export function find(cards: readonly Card[], words: string, type: string, sort: Sort, pack = ""): Card[] {
  const asked = folded(words).split(/\s+/).filter(Boolean);
  const found = cards.filter((card) => {
    if (type && !groups(card).includes(type)) return false;
    if (pack && card.pack !== pack) return false;
    const said = searched(
      [
        card.name,
        card.reading,
        card.id.replaceAll("-", " "),
        ...card.tagWords,
        ...card.tags,
        ...card.abilities.map((a) => a.text),
      ].join(" "),
    );
    return asked.every((word) => said.includes(word));
  });
  if (sort === "name") return found.sort(byReading);
  if (sort === "kind") return found.sort((a, b) => place(a.type) - place(b.type)); // else as in the box
  const figure = (card: Card): number => card.figures[sort] ?? -Infinity;
  // By price the cheapest first, by strength and worth the greatest.
  const value = (card: Card): number => (sort === "cost" ? (card.figures[sort] ?? Infinity) : -figure(card));
  return found.sort((a, b) => compare(value(a), value(b)) || byReading(a, b));
}

/** A text as it is looked through: folded, and with its umlauts as two letters too. */
function searched(text: string): string {
  const plain = folded(text);
  const spelt = folded(text.replace(/[äöü]/gi, (umlaut) => `${umlaut.normalize("NFD")[0]}e`));
  return spelt === plain ? plain : `${plain} ${spelt}`;
}

/** Not a difference: two that lack the figure are equally far away. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
