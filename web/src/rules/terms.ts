import { byReading } from "../lib/joining";
import { has, idsOf, say } from "../lib/words";
import "./words";

/** A term of the glossary, as an edition has it. */
export interface Term {
  id: string;
  name: string;
  /** How the name is read, where its letters do not tell. */
  reading: string;
  /** How a text may say it: "breach", "breaches". */
  forms: string[];
  text: string;
  /** The section of the rules that says more. */
  rule: string;
}

const PREFIX = "page-term-";
/** Between the words of an attribute. */
export const LIST = /[,、]\s*/;
const EDITIONS = ["classic", "advance", "quest"];

function message(id: string, edition: string): string {
  const own = `page-term-${id}-${edition}`;
  return has(own) ? own : `page-term-${id}`;
}

function belongs(id: string, edition: string): boolean {
  const base = `page-term-${id}`;
  if (has(`page-term-${id}-${edition}`)) return true;
  return has(base) && (!has(`${base}.editions`) || say(`${base}.editions`).split(LIST).includes(edition));
}

const glossaries = new Map<string, Map<string, Term>>();

/** Every term of an edition by its id, in the order of the glossary. */
export function terms(edition: string): Map<string, Term> {
  let found = glossaries.get(edition);
  if (!found) {
    const bare = idsOf(PREFIX).map((id) =>
      id.slice(PREFIX.length).replace(new RegExp(`-(${EDITIONS.join("|")})$`), ""),
    );
    const known = [...new Set(bare)].filter((id) => belongs(id, edition));
    const named = known.map((id) => termOf(id, edition)).sort(byReading);
    found = new Map(named.map((term) => [term.id, term]));
    glossaries.set(edition, found);
  }
  return found;
}

function termOf(id: string, edition: string): Term {
  const own = message(id, edition);
  return {
    id,
    name: say(own),
    reading: has(`${own}.reading`) ? say(`${own}.reading`) : "",
    forms: say(`${own}.words`).split(LIST),
    text: say(`${own}.text`),
    rule: say(`${own}.rule`),
  };
}

export interface Piece {
  text: string;
  /** The term that these words say. */
  term?: Term;
}

/** Not in the middle of a word. Where words are not parted by spaces every place will do. */
const LETTER = "[\\p{Script=Latin}\\p{M}\\p{N}’-]";
const finders = new Map<string, { pattern: RegExp; byForm: Map<string, Term> }>();

function finder(edition: string): { pattern: RegExp; byForm: Map<string, Term> } {
  let found = finders.get(edition);
  if (!found) {
    const pairs = [...terms(edition).values()].flatMap((term) =>
      term.forms.map((form): [string, Term] => [form.toLowerCase(), term]),
    );
    // "magic attack" is found before "attack".
    const forms = pairs.map(([form]) => form).sort((a, b) => b.length - a.length);
    found = {
      pattern: new RegExp(`(?<!${LETTER})(?:${forms.join("|")})(?!${LETTER})`, "giu"),
      byForm: new Map(pairs),
    };
    finders.set(edition, found);
  }
  return found;
}

/** A text cut into what is plain and what is a term. Each term is found once, where it is said first; `told` holds the
 * ids of those that were found before, and gets the new ones. */
export function pieces(text: string, edition: string, told = new Set<string>()): Piece[] {
  const { pattern, byForm } = finder(edition);
  const found: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const term = byForm.get(match[0].toLowerCase());
    if (!term || told.has(term.id)) continue;
    told.add(term.id);
    if (match.index > end) found.push({ text: text.slice(end, match.index) });
    found.push({ text: match[0], term });
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ text: text.slice(end) });
  return found;
}
