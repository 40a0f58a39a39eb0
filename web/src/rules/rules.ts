import { figureName, isTrophy, parts, ROW, tagWords } from "../cards/text";
import type { Card } from "../lib/wire";
import { has, say } from "../lib/words";
import table from "./sections.json";
import { LIST } from "./terms";
import "./words";

/** A section of the reference. The lists say which words on a card it explains; `heads`: its message names the words
 * that begin a rules text. */
interface Section {
  id: string;
  part: string;
  editions?: string[];
  figures?: string[];
  tags?: string[];
  heads?: boolean;
}
const all: Section[] = table;

export const PARTS = ["game", "keywords"] as const;

/** Whether there is a reference for an edition: every one has its own goal. */
export function hasRules(edition: string): boolean {
  return has(`page-rule-goal-${edition}`);
}

/** The sections that an edition has, in the order of the reference. */
export function sections(edition: string): Section[] {
  return all.filter((section) => !section.editions || section.editions.includes(edition));
}

/** A message of a section: the edition's own where the editions differ. */
function message(id: string, edition: string): string {
  const own = `page-rule-${id}-${edition}`;
  return has(own) ? own : `page-rule-${id}`;
}

export function ruleTitle(id: string, edition: string): string {
  return say(message(id, edition));
}

export function ruleShort(id: string, edition: string): string {
  return say(`${message(id, edition)}.short`);
}

export function ruleText(id: string, edition: string): string {
  return say(`${message(id, edition)}.text`);
}

/** The sections that explain the beginning of a rules text, such as "Repeat village or dungeon". */
export function headSections(head: string, edition: string): string[] {
  const said = head.toLowerCase();
  return sections(edition)
    .filter((section) => section.heads)
    .filter(({ id }) =>
      say(`${message(id, edition)}.heads`)
        .split(LIST)
        .some((word) => said.includes(word.toLowerCase())),
    )
    .map((section) => section.id);
}

export interface Keyword {
  section: string;
  /** The words on the card that the section explains. */
  words: string[];
}

/** Everything on a card that the reference explains, in the order in which it is read. */
export function keywords(card: Card, edition: string): Keyword[] {
  const found = new Map<string, Set<string>>();
  const add = (section: string | undefined, word: string): void => {
    if (section) found.set(section, (found.get(section) ?? new Set()).add(word));
  };
  const known = sections(edition);
  for (const [tag, word] of tagWords(card))
    add(known.find((section) => section.tags?.includes(tag))?.id, word);
  for (const figure of [...ROW, "cost", "level", "level-cost", "vp"]) {
    if (!(figure in card.figures)) continue;
    if (figure === "level" && ["monster", "room"].includes(card.type)) continue; // no level to rise from
    const trophy = isTrophy(card, figure);
    const section = trophy ? "trophies" : known.find((one) => one.figures?.includes(figure))?.id;
    add(section, figureName(figure, edition));
  }
  for (const ability of card.abilities) {
    const { window } = parts(ability.text);
    if (!window) add("traits", "");
    for (const section of headSections(window, edition)) add(section, window);
  }
  if (card.ours.length || card.marks.length) add("reconstructed", "");
  return [...found].map(([section, words]) => ({ section, words: [...words].filter(Boolean) }));
}
