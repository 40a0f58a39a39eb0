import type { Card, SeatView, Standing, View } from "../lib/wire";
import { byReading } from "../lib/joining";

/** A player's deck, card by card, from what one viewer may know. */

/** Who knows the cards of the game. */
export interface Known {
  get(id: string): Card;
}

export interface Row {
  card: Card;
  owned: number;
  hand: number;
  discard: number;
  /** Before the player, or put away in secret. */
  front: number;
  /** In the deck; with a hidden hand: in the deck or in that hand. */
  left: number;
}

export interface Deck {
  rows: Row[];
  /** The viewer knows every card of the hand, so that what is left is the deck and nothing else. */
  open: boolean;
  size: number;
  /** Cards among those left that are in no zone of the player: lent, or set aside. */
  away: number;
}

/** Kinds of cards in the order in which players sort them. */
export const TYPES = [
  "hero",
  "weapon",
  "item",
  "spell",
  "villager",
  "treasure",
  "familiar",
  "avatar",
  "monster",
  "thunderstone",
  "other",
  "gear",
  "wound",
  "disease",
  "curse",
];

/** Stands for experience that counts as points: it is no card. */
export const XP = "xp";

export function typeOrder(type: string): number {
  const at = TYPES.indexOf(type);
  return at < 0 ? TYPES.indexOf("other") : at;
}

export function byType(a: Card, b: Card): number {
  return (
    typeOrder(a.type) - typeOrder(b.type) ||
    (a.figures.level ?? 0) - (b.figures.level ?? 0) ||
    byReading(a, b)
  );
}

/** Rows that are in order already, under their types. */
export function grouped<T extends { card: Card }>(rows: readonly T[]): [type: string, rows: T[]][] {
  const out = new Map<string, T[]>();
  for (const row of rows) out.set(row.card.type, [...(out.get(row.card.type) ?? []), row]);
  return [...out];
}

/** How often each of some cards is there; unknown ones are left out. */
export function tally(cards: Iterable<string | null>): Map<string, number> {
  const out = new Map<string, number>();
  for (const card of cards) if (card) out.set(card, (out.get(card) ?? 0) + 1);
  return out;
}

export function deckOf(seat: SeatView, known: Known): Deck {
  // What is lent belongs to somebody else.
  const hand = tally(seat.hand.map((held) => (held.lent ? null : held.card)));
  const discard = tally(seat.discard);
  const front = tally([...seat.front.map((held) => held.card), ...seat.secret]);
  const rows = Object.entries(seat.owned).map(([id, owned]) => {
    const row = { hand: hand.get(id) ?? 0, discard: discard.get(id) ?? 0, front: front.get(id) ?? 0 };
    const left = Math.max(0, owned - row.hand - row.discard - row.front);
    return { card: known.get(id), owned, ...row, left };
  });
  rows.sort((a, b) => byType(a.card, b.card));
  const unknown = [...seat.hand.map((held) => held.card), ...seat.secret].filter(
    (card) => card === null,
  ).length;
  const left = rows.reduce((sum, row) => sum + row.left, 0);
  return {
    rows,
    away: Math.max(0, left - seat.deck - unknown),
    open: unknown === 0,
    size: rows.reduce((sum, row) => sum + row.owned, 0),
  };
}

/** The figures that tell what a deck is good for. */
export const FIGURES = ["gold", "attack", "magic", "light"] as const;

export interface Mean {
  figure: string;
  total: number;
  /** Per card of the whole deck. */
  mean: number;
  /** Per card of what is still to come; null: nothing is. */
  next: number | null;
}

export function means(deck: Deck): Mean[] {
  const left = deck.rows.reduce((sum, row) => sum + row.left, 0);
  return FIGURES.map((figure) => {
    const sum = (count: (row: Row) => number): number =>
      deck.rows.reduce((all, row) => all + count(row) * (row.card.figures[figure] ?? 0), 0);
    const total = sum((row) => row.owned);
    return {
      figure,
      total,
      mean: deck.size ? total / deck.size : 0,
      next: left ? sum((row) => row.left) / left : null,
    };
  });
}

/** Cards that lie next to each other in order, as runs of equal ones: the levels of a stack. */
export function runs(cards: readonly string[]): { card: string; count: number }[] {
  const out: { card: string; count: number }[] = [];
  for (const card of cards) {
    const last = out.at(-1);
    if (last?.card === card) last.count++;
    else out.push({ card, count: 1 });
  }
  return out;
}

/** The points of a player by type of card, in the order of the types. */
export function pointsByType(standing: Standing, known: Known): { type: string; vp: number }[] {
  const sums = new Map<string, number>();
  for (const { card, count, each } of standing.points) {
    const type = card ? known.get(card).type : XP;
    sums.set(type, (sums.get(type) ?? 0) + count * each);
  }
  return [...sums]
    .filter(([, vp]) => vp !== 0)
    .map(([type, vp]) => ({ type, vp }))
    .sort((a, b) => typeOrder(a.type) - typeOrder(b.type));
}

export interface Measure {
  name: string;
  /** For each standing, in their order. */
  values: number[];
}

/** How the players compare besides their points. */
export function measures(standings: readonly Standing[], view: View, known: Known): Measure[] {
  const count = (seat: number, type: string): number =>
    Object.entries(view.seats[seat - 1]?.owned ?? {}).reduce(
      (sum, [id, n]) => sum + (!type || known.get(id).type === type ? n : 0),
      0,
    );
  const tagged = (seat: number, tag: string): number =>
    Object.entries(view.seats[seat - 1]?.owned ?? {}).reduce(
      (sum, [id, n]) => sum + (known.get(id).tags.includes(tag) ? n : 0),
      0,
    );
  const of = (value: (seat: number) => number): number[] => standings.map(({ seat }) => value(seat));
  // Where there are rooms nobody keeps the monsters.
  const won = view.rooms.length
    ? ["treasure", "wound"].map((tag) => ({ name: tag, values: of((seat) => tagged(seat, tag)) }))
    : [{ name: "monsters", values: of((seat) => count(seat, "monster")) }];
  return [
    ...won,
    { name: "heroes", values: of((seat) => count(seat, "hero")) },
    { name: "cards", values: of((seat) => count(seat, "")) },
    { name: "xp", values: of((seat) => view.seats[seat - 1]?.xp ?? 0) },
  ];
}
