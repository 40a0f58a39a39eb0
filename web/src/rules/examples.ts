import type { Catalogue } from "../lib/cards.svelte";
import { say } from "../lib/words";
import table from "./examples.json";
import "./words";

type Value = number | string | (number | string)[];

/** A worked example: cards in rows, and the numbers of its text. */
export interface Example {
  edition: string;
  section: string;
  rows: { row: string; cards: string[] }[];
  /** A number; "card.figure" is read from that card; a list is a sum of others ("-light": less the light). */
  numbers: Record<string, Value>;
}
const all: Example[] = table as unknown as Example[];

export function exampleOf(section: string, edition: string): Example | undefined {
  return all.find((one) => one.section === section && one.edition === edition);
}

/** The numbers of an example, worked out from the cards. */
export function worked(example: Example, catalogue: Pick<Catalogue, "get">): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [name, value] of Object.entries(example.numbers)) {
    if (typeof value === "number") found[name] = value;
    else if (typeof value === "string") {
      const [card = "", figure = ""] = value.split(".");
      found[name] = catalogue.get(card).figures[figure] ?? 0;
    }
  }
  for (const [name, value] of Object.entries(example.numbers)) {
    if (!Array.isArray(value)) continue;
    found[name] = value
      .map((part) => {
        if (typeof part === "number") return part;
        return part.startsWith("-") ? -found[part.slice(1)]! : found[part]!;
      })
      .reduce((sum, part) => sum + part, 0);
  }
  return found;
}

export function exampleText(example: Example, catalogue: Pick<Catalogue, "get">): string {
  return say(`page-example-${example.section}-${example.edition}`, worked(example, catalogue));
}
