import { api } from "./api";
import type { Card, Cards } from "./wire";

/** The cards of an edition, a table or a replay. */
export class Catalogue {
  readonly edition: string;
  readonly cards: Card[];
  #known: Map<string, Card>;

  constructor(told: Cards) {
    this.edition = told.edition;
    this.cards = told.cards;
    this.#known = new Map(told.cards.map((card) => [card.id, card]));
  }

  /** The cards behind a path of the API: "/api/cards/EDITION", "/api/tables/ID/cards", "/api/replays/ID/cards".
   * They do not change while the page stands open, so each path is asked once. Its cards are then the ones that
   * `showCard` opens. */
  static async of(path: string, key = ""): Promise<Catalogue> {
    let asked = loaded.get(path);
    if (!asked) {
      asked = ask(path, key).then((told) => new Catalogue(told));
      loaded.set(path, asked);
      asked.catch(() => loaded.delete(path)); // the next one to ask tries again
    }
    const found = await asked;
    current = found;
    return found;
  }

  has(id: string): boolean {
    return this.#known.has(id);
  }

  /** A card; one that is not known shows at least its id instead of breaking the table. */
  get(id: string): Card {
    return this.#known.get(id) ?? { ...UNKNOWN, id, name: id, stack: id };
  }

  name(id: string): string {
    return this.#known.get(id)?.name ?? id;
  }
}

const UNKNOWN: Omit<Card, "id" | "name" | "stack"> = {
  kind: "other",
  type: "other",
  count: 0,
  tags: [],
  tagWords: [],
  figures: {},
  abilities: [],
  rulings: [],
  marks: [],
  ours: [],
  source: "",
  brings: [],
  pack: "",
  hyphenated: "",
  reading: "",
};

const loaded = new Map<string, Promise<Catalogue>>();
let current: Catalogue | null = null;

function ask(path: string, key: string): Promise<Cards> {
  const [, , what, name = ""] = path.split("/").map(decodeURIComponent);
  if (what === "cards") return api.cards(name);
  if (what === "tables") return api.tableCards(name, key);
  if (what === "replays") return api.replayCards(name, key);
  throw new Error(`there are no cards at ${path}`);
}

/** The edition whose cards were asked for last. */
export function currentEdition(): string {
  return current?.edition ?? "classic";
}

/** The card that stands open in the large view, if any. `near`: it only floats beside this rectangle for as long as
 * the pointer rests there; otherwise it is a dialog. */
export const large = $state<{ card: Card | null; near: DOMRect | null }>({ card: null, near: null });

/** Open a card in the large view; see `Catalogue.of` for which cards are known. */
export function showCard(id: string, near: DOMRect | null = null): void {
  if (!current?.has(id)) return;
  large.card = current.get(id);
  large.near = near;
}

/** One of the cards that were asked for last. */
export function cardOf(id: string): Card | null {
  return current?.has(id) ? current.get(id) : null;
}

export function hideCard(): void {
  large.card = null;
  large.near = null;
}
