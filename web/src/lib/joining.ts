import { language } from "./language";
import { say } from "./words";

function between(parts: string[], type: Intl.ListFormatType): string {
  const told = new Intl.ListFormat(language, { type }).formatToParts(parts);
  return told.find((part) => part.type === "literal")?.value ?? " ";
}

/** What stands between the parts of a list: ", " or "、". */
export const COMMA = between(["1", "2", "3"], "conjunction");

/** What stands between two of which one is chosen: " or ", "または". */
export const OR = between(["1", "2"], "disjunction");

/** What stands between words that belong to one thing, without a sentence. */
export const DOT = " · ";

/** What stands between two sentences: languages without spaces have none there either. */
export const GAP = /^(ja|zh|th)$/.test(language) ? "" : " ";

/** What stands between the beginning of a text and what follows: ": " or "：". */
export const COLON = /^(ja|zh)$/.test(language) ? "：" : ": ";

/** A list as one says it: "Ada, Bo, and Cy". */
export const listed = new Intl.ListFormat(language);

/** The order of names in the reader's language. */
export const byName = new Intl.Collator(language, { numeric: true }).compare;

interface Named {
  name: string;
  reading: string;
}

/** The order of cards by their names as they are read: those of Japanese do not follow their characters. */
export function byReading(a: Named, b: Named): number {
  return byName(a.reading || a.name, b.reading || b.name);
}

/** A text as the beginning of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

/** A text as a sentence of its own; one that is a sentence already stays one. */
export function sentence(text: string): string {
  if (/[.!?。！？]$/.test(text)) return capital(text);
  return say("page-sentence", { text: capital(text) });
}

/** Letters as one looks for them: without case, accents and width, umlauts also as they are typed without them, katakana
 * as hiragana. */
export function folded(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .normalize("NFC");
}
