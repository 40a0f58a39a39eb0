import type { Catalogue } from "./cards.svelte";
import { column } from "./cardwords";
import type { Card, Pile, Question, Stack, View } from "./wire";

/** What lies in one place of the village. */
export interface Stall {
  stack: Stack;
  /** What lies there or lay there at the start; an empty spot has neither. */
  card: Card | undefined;
  /** How many there are; null for a card that lies alone in its spot. */
  left: number | null;
  /** Different cards in it: a stack of several can be opened. */
  levels: number;
}

export interface Row {
  name: string;
  stalls: Stall[];
  /** Decks from which the spots of this row are refilled. */
  decks: Pile[];
}

const ANY = "any";
const ROWS = ["hero", "item", "weapon", "spell", "villager", "other", ANY];

const isType = (deck: string): boolean => column(deck) !== "other";
const pile = (view: View, name: string | null): Pile | undefined =>
  view.piles.find((one) => one.name === name);

/** The card that lay on top at the start. */
function first(stack: Stack, cards: Catalogue): Card | undefined {
  const own = cards.cards.filter((card) => card.stack === stack.name || card.id === stack.name);
  return own.sort((a, b) => (a.figures.level ?? 0) - (b.figures.level ?? 0))[0];
}

/** The card a stack shows; an empty one shows the first it had. */
function face(stack: Stack, cards: Catalogue): Card | undefined {
  return stack.cards.length ? cards.get(stack.cards[0]!) : first(stack, cards);
}

/** With the hero on top of a class go those below; the deck of a type stands beside its spots. */
function left(stack: Stack, view: View): number | null {
  if (stack.deck === null) return stack.cards.length;
  if (!stack.deck || isType(stack.deck)) return null;
  return stack.cards.length + (pile(view, stack.deck)?.left ?? 0);
}

function rowOf({ stack, card }: Stall): string {
  if (stack.deck === "") return ANY;
  if (stack.deck === null) return column(card!.type);
  return isType(stack.deck) ? column(stack.deck) : "hero";
}

/** A card that every game has: its stack may be shown by its head alone. */
export const isBasic = ({ card }: Stall): boolean => card?.tags.includes("basic") ?? false;

/** What may be spent on one card now; those who only watch are not told what is too dear. */
export function purse(view: View, question: Question | null): number {
  return question?.gold ?? view.totals?.gold ?? Infinity;
}

export const price = (stall: Stall): number => stall.card?.figures.cost ?? 0;

/** Cheap before dear, as it was at the start: a stack stays where it is, whatever lies on it, and so does a spot. */
function inOrder(stalls: Stall[], cards: Catalogue): Stall[] {
  const firsts = new Map(stalls.map(({ stack, card }) => [stack, first(stack, cards) ?? card]));
  return stalls.toSorted((a, b) => {
    if (a.stack.deck !== null || b.stack.deck !== null) return 0;
    const [one, other] = [firsts.get(a.stack)!, firsts.get(b.stack)!];
    return (one.figures.cost ?? 0) - (other.figures.cost ?? 0) || (one.name < other.name ? -1 : 1);
  });
}

/** The village by what the cards are: heroes, items, weapons, spells, villagers, the rest. */
export function rowsOf(view: View, cards: Catalogue): Row[] {
  const stalls = view.stacks.flatMap((stack): Stall[] => {
    const card = face(stack, cards);
    const levels = new Set([...stack.cards, ...stack.later]).size;
    return card || stack.deck !== null ? [{ stack, card, left: left(stack, view), levels }] : [];
  });
  return ROWS.map((name) => {
    const own = inOrder(
      stalls.filter((stall) => rowOf(stall) === name),
      cards,
    );
    const decks = [...new Set(own.map((stall) => stall.stack.deck))].flatMap(
      (deck) => pile(view, deck) ?? [],
    );
    return { name, stalls: own, decks: decks.filter((deck) => isType(deck.name)) };
  }).filter((row) => row.stalls.length);
}
