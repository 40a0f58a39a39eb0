import type { Card } from "./wire";

/** A piece of a sentence; `card`: it is the name of that card. */
export interface Piece {
  text: string;
  card: string;
}

/** Finds names of cards in sentences, the longest first, so that "Elf Wizard" is not read as something shorter. */
export class Mentions {
  readonly #ids = new Map<string, string>();
  readonly #pattern: RegExp | null;

  constructor(cards: readonly Pick<Card, "id" | "name">[]) {
    for (const card of cards) if (!this.#ids.has(card.name)) this.#ids.set(card.name, card.id);
    // Sentences keep the words of a name together with spaces that do not break.
    const names = [...this.#ids.keys()]
      .sort((a, b) => b.length - a.length)
      .map((name) => escaped(name).replaceAll(" ", "[ \\u00A0]"));
    this.#pattern = names.length ? new RegExp(`(?<!\\p{L})(${names.join("|")})(?!\\p{L})`, "gu") : null;
  }

  pieces(text: string): Piece[] {
    if (!this.#pattern) return [{ text, card: "" }];
    // A pattern in brackets keeps what it splits at: every second piece is a name.
    return text
      .split(this.#pattern)
      .map((piece, i) => ({
        text: piece,
        card: i % 2 ? (this.#ids.get(piece.replaceAll("\u00A0", " ")) ?? "") : "",
      }))
      .filter((piece) => piece.text);
  }
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
