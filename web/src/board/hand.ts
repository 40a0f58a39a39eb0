import { marked, rowOf } from "../cards/text";
import type { Names } from "../lib/options";
import type { Size } from "../lib/size.svelte";
import type { Held, SeatView } from "../lib/wire";
import type { Stage } from "./stage";

/** A card of the hand with what it carries. */
export interface Slot {
  place: number;
  held: Held;
  weapons: { place: number; held: Held }[];
}

export function slotsOf(area: SeatView): Slot[] {
  return area.hand.flatMap((held, place): Slot[] => {
    if (held.bearer !== null) return [];
    const weapons = area.hand.flatMap((one, i) => (one.bearer === place ? [{ place: i, held: one }] : []));
    return [{ place, held, weapons }];
  });
}

/** A card without text, which can be narrow and still shows all of it. */
export function isSlight({ held, weapons }: Slot, cards: Names): boolean {
  const card = held.card ? cards.get(held.card) : null;
  if (!card || weapons.length || card.abilities.length) return false;
  const row = rowOf(card);
  return row.length <= 3 && !row.some((figure) => marked(card, figure));
}

/** How a hand lies: whole cards of a width, or the heads of cards in rows. `ends`: deck and discard pile lie at its ends,
 * else they are in the bar above. */
export interface HandForm {
  form: "faces" | "heads";
  rows: number;
  width: number;
  ends: boolean;
  /** Cards without text are narrower than the others. */
  slight?: true;
  /** What lies in front of the seat shows its head. */
  short?: true;
}

interface Given {
  cards: number;
  /** How wide each is, in widths of a card; all are one wide unless told. */
  units?: number[];
  /** Which of them have no text. */
  slight?: boolean[];
  /** Cards in front of the seat. */
  front: number;
  /** Of the foot of the table, in pixels. */
  width: number;
  size: Size;
  low: boolean;
  stage: Stage;
}

/** The widest that a card of the hand is, by window. */
const CARD: Record<Size, number> = { phone: 0, tablet: 134, desktop: 138, wide: 186 };
/** Where there are many, cards are narrower before they overlap. */
const NARROW: Record<Size, number> = { phone: 0, tablet: 111, desktop: 120, wide: 124 };
/** How wide a card without text is where there are many, in widths of a card. */
export const SLIGHT = 0.74;
/** As much of a card is seen, whatever lies on it; so few need not lie on each other. */
const SEEN = 92;
const FEW = 8;
const GAP = 9;
const PILE: Record<Size, number> = { phone: 0, tablet: 62, desktop: 78, wide: 116 };
/** Texts of familiars are long: their cards are half as wide again, or twice as wide. */
const FRONT: Record<Size, number> = { phone: 0, tablet: 290, desktop: 230, wide: 300 };
const FRONT_HEAD = 164;
const PADDING = 16;
/** A head that can be read. */
const HEAD = 116;

/** The first way to lay out a hand that hides nothing that has to be seen. */
export function handForm({ cards, units, slight = [], front, width, size, low, stage }: Given): HandForm {
  const headed = low || stage === "village";
  const beside = width - PADDING - front * FRONT_HEAD;
  const room = headed ? beside : width - PADDING - front * FRONT[size];
  const ends = 2 * PILE[size];
  const whole = units?.reduce((sum, one) => sum + one, 0) ?? cards;
  const least = whole - slight.filter(Boolean).length * (1 - SLIGHT);
  if (size === "phone") return { form: "heads", rows: 0, width: 0, ends: false };
  const heads = (space: number): number => Math.max(1, Math.ceil((cards * (HEAD + GAP) - GAP) / space));
  if (low && stage === "village") {
    const single = heads(room - ends) === 1;
    return { form: "heads", rows: single ? 1 : heads(room), width: 0, ends: single };
  }
  for (const [sum, space, atEnds] of [
    [whole, room - ends, true],
    [whole, room, false],
    [least, room, false],
    [least, beside, false],
  ] as const) {
    const own = Math.floor((space - (cards - 1) * GAP) / Math.max(SLIGHT, sum));
    if (own < NARROW[size]) continue;
    const lies: HandForm = { form: "faces", rows: 1, width: Math.min(own, CARD[size]), ends: atEnds };
    if (sum < whole) lies.slight = true;
    if (space > room) lies.short = true;
    return lies;
  }
  const wide = CARD[size];
  // In the dungeon of a high window the room is there, and what is pointed at comes to the front.
  const may = !headed && (cards > FEW || size !== "tablet");
  // One card in front can show its head; several that are to be chosen from show their faces.
  const few = front === 1;
  if (may && (cards - 1) * SEEN + wide * Math.max(1, ...(units ?? [])) <= (few ? beside : room))
    return { form: "faces", rows: 1, width: wide, ends: false, ...(few && { short: true }) };
  return {
    form: "heads",
    rows: Math.max(2, heads(beside - ends)),
    width: 0,
    ends: true,
  };
}
