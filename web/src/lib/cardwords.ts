import { figureName, isBoost, ROW, signed } from "../cards/text";
import type { Card, Held } from "./wire";
import { has, say } from "./words";
import { COMMA } from "./joining";

/** The figures of a card in words. */
export function figureWords(card: Card): string[] {
  const { vp } = card.figures;
  return [
    ...ROW.filter((name) => name in card.figures).map((name) => {
      const n = card.figures[name]!;
      const number = isBoost(card, name) || n < 0 ? signed(n) : String(n);
      return say("page-figure-number", { figure: figureName(name), number });
    }),
    ...(vp === undefined ? [] : [say("page-points", { n: vp })]),
  ];
}

/** A card in words for those who cannot see it: name, kind, figures. */
export function cardWords(card: Card): string {
  return [card.name, say(`page-type-${known(card.type)}`), ...figureWords(card)].join(COMMA);
}

/** The same for a card in a hand, with what has become of it. */
export function heldWords(card: Card, held: Held, carries: string[], bearer: string): string {
  const notes = [cardWords(card)];
  if (held.strength !== null)
    notes.push(say("page-held-strength", { figure: figureName("strength"), n: held.strength }));
  for (const weapon of carries) notes.push(say("page-held-carries", { card: weapon }));
  if (bearer) notes.push(say("page-held-carried", { card: bearer }));
  if (held.used.length) notes.push(say("page-held-used"));
  if (held.lent) notes.push(say("page-held-lent"));
  if (held.marked) notes.push(say("page-held-marked"));
  return notes.join(COMMA);
}

/** Every ability that can be used has been: what is left of the card is what it counts for. */
export function spent(card: Card, held: Held): boolean {
  if (["hero", "weapon", "monster"].includes(card.type)) return false;
  const usable = card.abilities.flatMap((one, i) => (one.window ? [i] : []));
  return usable.length > 0 && usable.every((i) => held.used.includes(i));
}

function known(type: string): string {
  return has(`page-type-${type}`) ? type : "other";
}

const COLUMNS: Record<string, string> = {
  hero: "hero",
  weapon: "weapon",
  spell: "spell",
  item: "item",
  villager: "villager",
};

/** The column of the village in which a card is looked for. */
export function column(type: string): string {
  return COLUMNS[type] ?? "other";
}
