import { currentEdition } from "../lib/cards.svelte";
import { COMMA, DOT, OR } from "../lib/joining";
import type { Card } from "../lib/wire";
import { say, sayIn } from "../lib/words";

export interface Said {
  /** When it may be used or happens: "Dungeon", "Battle"; empty where the text has no such beginning. */
  window: string;
  /** What is asked besides: "if you have 3 or more experience". */
  condition: string;
  text: string;
}

const HEAD = new RegExp(
  `^([\\p{L}\\p{M}-]+(?:${COMMA}[\\p{L}\\p{M}-]+)*${OR}[\\p{L}\\p{M}-]+|[^.。:：,、]+)(?:${COMMA}([^.。:：]+))?(?:: |：)(.+)$`,
  "su",
);

/** The parts of a rules text: "Dungeon, with a polearm: Draw a card." A colon further inside is no beginning, and a list
 * such as "Village, dungeon or spoils" is one. */
export function parts(text: string): Said {
  const found = HEAD.exec(text);
  if (!found) return { window: "", condition: "", text };
  return { window: found[1]!, condition: found[2] ?? "", text: found[3]! };
}

/** Tags that say where a card is from, or what its frame and its heart tell already. */
const TOLD = new Set(["village", "basic", "monster", "token"]);

/** The words for a card's tags. A card from an earlier version may have none. */
export function tagWords(card: Card): Map<string, string> {
  return new Map(card.tagWords.map((word, i) => [card.tags[i]!, word]));
}

/** The name as a face shows it: with the places where a long word may be broken. */
export function faceName(card: Card): string {
  return card.hyphenated || card.name;
}

/** How wide a text is in Latin letters: others are twice as wide. */
export function width(text: string): number {
  return text.replaceAll(/[\u2e80-\uffff]/g, "  ").length;
}

/** How wide the longest part of a name is that cannot be broken. */
export function longest(name: string): number {
  return Math.max(...name.split(/[\s\u00ad\u200b]|(?<=-)/).map(width));
}

/** What a face says under the name: what the card is, as short as it can be without losing anything. */
export function typeLine(card: Card): string {
  const words = [...tagWords(card)];
  const rest = words.filter(([tag]) => !TOLD.has(tag));
  return (rest.length ? rest : words.slice(-1)).map(([, word]) => word).join(DOT);
}

/** The figures of the row, in this order everywhere. Price, level and points stand elsewhere. */
export const ROW = [
  "attack",
  "magic",
  "health",
  "armor",
  "resistance",
  "wounds",
  "strength",
  "weight",
  "light",
  "darkness",
  "gold",
  "xp",
] as const;

/** The word for a figure, which some editions call by another name. */
export function figureName(name: string, edition = currentEdition()): string {
  return sayIn(edition, "page-figure", { name });
}

/** No source gives this card; its marks then name what is known of it all the same. */
export function isOurs(card: Card): boolean {
  return card.ours.includes("card");
}

/** What a figure says when it is asked; a star says what it means. */
export function asked(text: string, marked: boolean): string {
  return marked ? say("page-figure-marked", { text }) : text;
}

/** Whether a part of the card ("attack", "ability-1") is ours, inferred or disputed. What is wholly ours is marked once,
 * in its head. */
export function marked(card: Card, part: string): boolean {
  return !isOurs(card) && (card.ours.includes(part) || card.marks.some((mark) => mark.part === part));
}

/** The types that have colours of their own; see app.css. */
const COLOURED = new Set([
  "hero",
  "weapon",
  "item",
  "spell",
  "villager",
  "monster",
  "curse",
  "disease",
  "familiar",
  "avatar",
  "room",
  "treasure",
  "gear",
  "wound",
  "thunderstone",
  "key",
]);

/** Whose colours and edge a card has: `of-hero`, … */
export function look(card: Pick<Card, "kind" | "type">): string {
  if (card.kind === "guardian" || card.kind === "bearer") return "guardian";
  return COLOURED.has(card.type) ? card.type : "other";
}

/** The trim of a frame: iron, bronze, silver, gold for the levels of heroes; none for others. */
export function trim(card: Card): number | "none" {
  const level = card.figures["level"];
  return level === undefined || !["hero", "avatar"].includes(card.type) ? "none" : Math.min(3, level);
}

/** What hangs over the corner: the health of a monster, or a price. */
export function gem(card: Card): "health" | "cost" | null {
  if (card.type === "monster" && "health" in card.figures) return "health";
  return "cost" in card.figures ? "cost" : null;
}

/** What a monster brings stands in its foot, in words. */
const SPOILS = new Set<string>(["xp", "gold"]);

/** The figures on the lower edge of the picture. */
export function rowOf(card: Card): string[] {
  const monster = card.type === "monster";
  return ROW.filter(
    (name) =>
      name in card.figures && name !== gem(card) && !(monster && SPOILS.has(name)) && !isTrophy(card, name),
  );
}

/** The foot of a face: level and price of the next, what a monster brings, points, how many are left. */
export function footWords(
  card: Card,
  left: number | null = null,
): { icon: string; words: string; last?: boolean }[] {
  const { level, xp, gold, vp } = card.figures;
  const next = card.figures["level-cost"];
  const out: ReturnType<typeof footWords> = [];
  if (level !== undefined)
    out.push({
      icon: "",
      words:
        next === undefined
          ? say("page-face-level", { level })
          : say(left === null ? "page-face-next" : "page-face-next-short", { level, xp: next }),
    });
  if (card.type === "monster") {
    if (xp !== undefined) out.push({ icon: "xp", words: say("page-face-xp", { n: xp }) });
    if (gold !== undefined) out.push({ icon: "gold", words: say("page-face-gold", { n: gold }) });
  }
  if (vp !== undefined)
    out.push({ icon: card.type === "monster" ? "vp" : "", words: say("page-face-vp", { n: vp }) });
  if (left !== null)
    out.push({
      ...{ icon: "", last: true },
      words: left ? say("page-row-times", { left }) : say("page-row-gone"),
    });
  return out;
}

/** The message for the mark in a card's head, where something of it is ours, inferred or disputed. */
export function ours(card: Card): string {
  if (isOurs(card)) return "page-card-whole";
  if (card.ours.length) return "page-card-ours";
  return card.marks.length ? "page-card-marked" : "";
}

/** Whether a figure is added to something else: what a room gives to the monster in it. */
export function isBoost(card: Card, figure: string): boolean {
  return card.kind === "room" && ["health", "armor", "resistance", "wounds", "xp"].includes(figure);
}

/** On a monster these figures are what it gives to those who have beaten it. */
export function isTrophy(card: Card, figure: string): boolean {
  return card.type === "monster" && ["attack", "magic", "light"].includes(figure);
}

/** A number with its sign, for what is added. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}
