import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { words, type Spoken } from "virtual:words";
import { language, settle } from "./language";

/** The page's messages are files of the project's one catalogue, beside those of the terminal: a chunk for each language,
 * of which one is loaded. The long texts of the rules come with what shows them (`rules/words.ts`). */
let bundle = new FluentBundle(language, { useIsolating: false });
/** The messages that were loaded. */
let own = "";

/** The words of the reader's language; before them nothing can be said. Where they cannot be had (the reader has changed
 * the language, and the network is gone) it is the language in which the page was given out. */
export async function loadWords(): Promise<void> {
  let told: Spoken;
  try {
    told = await words[language]!();
    settle();
  } catch (lost) {
    const given = document.documentElement.lang;
    if (given === language || !words[given]) throw lost;
    told = await words[given]();
    settle(given);
  }
  bundle = new FluentBundle(language, { useIsolating: false });
  own = "";
  addWords(told.text);
  for (const { family, weight, range, address } of told.fonts)
    document.fonts.add(
      new FontFace(family, `url("${address}") format("woff2")`, {
        weight: String(weight),
        display: "swap",
        ...(range && { unicodeRange: range }),
      }),
    );
}

/** More messages. */
export function addWords(text: string): void {
  const errors = bundle.addResource(new FluentResource(text));
  if (errors.length) throw errors[0];
  own += `${text}\n`;
}

/** What was said before is said again: at every move a table says hundreds of things, most of them the same. */
const said = new Map<string, string>();
const MOST_SAID = 3000;

/** A message in the reader's language. An unknown id is a mistake of ours and shows itself. */
export function say(id: string, args?: Record<string, FluentVariable>): string {
  const key = args ? `${id} ${JSON.stringify(args)}` : id;
  let text = said.get(key);
  if (text === undefined) {
    if (said.size > MOST_SAID) said.clear();
    said.set(key, (text = format(id, args)));
  }
  return text;
}

function format(id: string, args?: Record<string, FluentVariable>): string {
  const [name = "", attribute] = id.split(".");
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) throw new Error(`there is no message ${id}`);
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args ? apart(args) : null, errors);
  if (errors.length) throw new Error(`${id}: ${errors[0]!.message}`);
  return args && Object.values(args).some((n) => typeof n === "number" && n < 0)
    ? text.replace(HYPHEN, "−")
    : text;
}

/** Before the digits of a negative number, where a minus belongs. */
const HYPHEN = /(?<![\p{sc=Latn}\d])-(?=\d)/gu;

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|[\ud802\ud803\ud83a\ud83b]/;

/** A name as it stands among other words: one that is written from right to left turns none of them around. */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

function apart(args: Record<string, FluentVariable>): Record<string, FluentVariable> {
  for (const name in args) {
    const value = args[name]!;
    if (typeof value === "string" && RIGHT_TO_LEFT.test(value)) args = { ...args, [name]: isolated(value) };
  }
  return args;
}

/** The same, in the edition's own words where it has any: "quest-page-figure" beside "page-figure". */
export function sayIn(edition: string, id: string, args?: Record<string, FluentVariable>): string {
  const own = `${edition}-${id}`;
  return say(has(own) ? own : id, args);
}

/** Whether there is such a message, or such an attribute of one ("id.attribute"). */
export function has(id: string): boolean {
  const [name = "", attribute] = id.split(".");
  if (!attribute) return bundle.hasMessage(name);
  return bundle.getMessage(name)?.attributes[attribute] !== undefined;
}

/** The ids of all messages that were loaded and begin like this, in the order of the files. */
export function idsOf(prefix: string): string[] {
  return own.match(new RegExp(`^${prefix}[a-z0-9-]+(?= =)`, "gm")) ?? [];
}
