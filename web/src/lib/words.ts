import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

/** The page's messages are files of the project's one catalogue, beside those of the terminal. The long texts of the
 * rules come with what shows them (`rules/words.ts`). */
const files = import.meta.glob<string>(
  [
    "../../../src/duskhall/text/en/page*.ftl",
    "!../../../src/duskhall/text/en/page-rules*.ftl",
    "!../../../src/duskhall/text/en/page-examples.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

const bundle = new FluentBundle("en", { useIsolating: false });
addWords(files);

/** More files of messages, by their names. */
export function addWords(more: Record<string, string>): void {
  for (const text of Object.values(more)) {
    const errors = bundle.addResource(new FluentResource(text));
    if (errors.length) throw errors[0];
  }
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
  const text = bundle.formatPattern(pattern, args ?? null, errors);
  if (errors.length) throw new Error(`${id}: ${errors[0]!.message}`);
  return text;
}

/** Whether there is such a message, or such an attribute of one ("id.attribute"). */
export function has(id: string): boolean {
  const [name = "", attribute] = id.split(".");
  if (!attribute) return bundle.hasMessage(name);
  return bundle.getMessage(name)?.attributes[attribute] !== undefined;
}

/** The ids of all messages that come with the page and begin like this, in the order of the files. */
export function idsOf(prefix: string): string[] {
  const heads = new RegExp(`^${prefix}[a-z0-9-]+(?= =)`, "gm");
  return Object.values(files).flatMap((text) => text.match(heads) ?? []);
}
