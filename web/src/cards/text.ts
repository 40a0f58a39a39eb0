import { currentEdition } from "../lib/cards.svelte";
import type { Card } from "../lib/wire";
import { has, say } from "../lib/words";

export interface Said {
  /** When it may be used or happens: "Dungeon", "Battle"; empty where the text has no such beginning. */
  window: string;
  /** What is asked besides: "if you have 3 or more experience". */
  condition: string;
  text: string;
}

/** The parts of a rules text: "Dungeon, with a polearm: Draw a card." A colon further inside is no beginning, and a list
 * such as "Village, dungeon or spoils" is one. */
export function parts(text: string): Said {
  const found = /^(\w+(?:, \w+)* or \w+|[^.:,]+)(?:, ([^.:]+))?: (.+)$/su.exec(text);
  if (!found) return { window: "", condition: "", text };
  return { window: found[1]!, condition: found[2] ?? "", text: found[3]! };
}

/** Tags that the frame or the column of a card tells already. */
const TOLD = new Set(["village", "basic", "hero", "monster", "room", "token"]);

/** The words for a card's tags; the server gives them as one line in the order of the tags. */
export function tagWords(card: Card): Map<string, string> {
  const words = card.line.split(" · ");
  return new Map(words.length === card.tags.length ? card.tags.map((tag, i) => [tag, words[i]!]) : []);
}

/** What a face says under the name: as short as it can be without losing anything. `typed`: the type is told beside
 * it. */
export function shortLine(card: Card, typed = false): string {
  const words = [...tagWords(card)];
  if (!words.length) return card.line;
  const rest = words.filter(([tag]) => !TOLD.has(tag) && !(typed && tag === card.type));
  return (rest.length || typed ? rest : words.slice(-1)).map(([, word]) => word).join(" · ");
}

/** The size of the text on a face, in steps by its length: 0 is the usual size, 4 the smallest that can be read. */
export function step(card: Card, note = ""): 0 | 1 | 2 | 3 | 4 {
  const PARAGRAPH = 14; // what a new line costs, in letters
  const length = [...card.abilities.map((a) => a.text), note]
    .filter(Boolean)
    .reduce((sum, text) => sum + text.length + PARAGRAPH, 0);
  return length <= 90 ? 0 : length <= 140 ? 1 : length <= 210 ? 2 : length <= 250 ? 3 : 4;
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
  const own = `page-figure-${edition}-${name}`;
  return has(own) ? say(own) : say("page-figure", { name });
}

/** No source gives this card; its marks then name what is known of it all the same. */
export function isOurs(card: Card): boolean {
  return card.ours.includes("card");
}

/** Whether a part of the card ("attack", "ability-1") is ours, inferred or disputed. What is wholly ours is marked once,
 * in its head. */
export function marked(card: Card, part: string): boolean {
  return !isOurs(card) && (card.ours.includes(part) || card.marks.some((mark) => mark.part === part));
}

export type Look = "card" | "tile" | "token" | "treasure" | "guardian";

/** The shape of a thing, which is not always that of a card. */
export function look(card: Card): Look {
  if (card.kind === "room") return "tile";
  if (card.kind === "guardian" || card.kind === "treasure") return card.kind;
  return ["gear", "wound"].includes(card.kind) && card.tags.includes("token") ? "token" : "card";
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
