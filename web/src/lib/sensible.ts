/** What the biggest button does: the sensible next step, and why. */

import { currentEdition } from "./cards.svelte";
import { best, played, playable, sure } from "./lines";
import { label, rankOf, type Names } from "./options";
import type { Option, Prospect, Question, View, Visit } from "./wire";
import { has, say } from "./words";
import { COMMA } from "./joining";

/** A step that the box offers. */
export interface Step {
  /** What is answered, one after the other. */
  moves: string[];
  /** The monster it is about; 0: none. */
  rank: number;
  text: string;
  /** Why, or what comes of it. */
  sub: string;
}

export interface Asked {
  question: Question;
  view: View;
  cards: Names;
  names: string[];
  /** Null: not known, or no advice is wanted. */
  prospects: Prospect[] | null;
  visits: Visit[] | null;
  /** The purchase that was chosen and not made yet. */
  chosen: { card: string; price: number; moves: string[] } | null;
}

/** A fight that is less likely to be won than this is not proposed. */
const LIKELY = 0.5;
/** A purchase for less than this is not worth a trip, and leaving it is not worth a word. */
export const WORTH = 3;

function only(option: Option | undefined, sub: string, text = "", rank = 0): Step | null {
  return option ? { moves: [option.id], rank, text, sub } : null;
}

const verbOf = (question: Question, verb: string): Option | undefined =>
  question.options.find((option) => option.verb === verb);

/** Where a turn begins: to a fight that can be won, else to where the gold is spent, else to rest. */
export function choosesPlace({ kind, about, options }: Question): boolean {
  return kind === "branch" && !about && options.some(({ verb }) => verb === "dungeon");
}

/** The points and the experience of a fight: "3 VP, 1 XP". */
export function prize({ vp, xp }: { vp: number; xp: number }): string {
  const parts = [vp ? say("page-prize-vp", { n: vp }) : "", xp ? say("page-prize-xp", { n: xp }) : ""];
  return parts.filter(Boolean).join(COMMA);
}

function place({ question, cards, prospects, visits, view }: Asked): Step | null {
  const fight = best(prospects);
  const share = fight?.best?.chance?.share ?? 0;
  if (fight && (sure(fight) || share >= LIKELY)) {
    const card = cards.name(fight.card);
    const what = { card, prize: prize(fight.best!) || "none" };
    const sub = sure(fight)
      ? costing(say("page-next-can-fall", what), fight)
      : say("page-next-may-fall", { card, odds: fight.best!.odds || "none" });
    return only(verbOf(question, "dungeon"), sub, say("page-next-dungeon"), fight.rank);
  }
  if (!prospects) return null;
  const order = (a: Visit, b: Visit): number => b.gold - a.gold || b.levels.length - a.levels.length;
  const visit = (visits ?? [])
    .filter(({ offers, levels }) => levels.length || offers.some(({ price }) => price >= WORTH))
    .sort(order)[0];
  if (visit) {
    const message = `page-next-${visit.place}`;
    const text = has(message)
      ? say(message)
      : say("page-next-visit", { place: say(`page-way-${visit.place}`) });
    return only(verbOf(question, visit.place), spending(visit), text);
  }
  // With nothing to fight and nothing to buy, a thinner deck is worth more.
  const poor = (view.seats[view.seat - 1]?.hand ?? []).length > 0;
  return poor && currentEdition() !== "quest"
    ? only(verbOf(question, "rest"), say("page-next-rest-why"), say("page-next-rest"))
    : null;
}

/** Why, and what the fight costs: "Gray Ooze can fall: 2 XP; destroys Elf Sorcerer" */
function costing(why: string, { best }: Prospect): string {
  return best?.costs.length ? say("page-next-costs", { why, costs: best.costs.join(COMMA) }) : why;
}

/** "7 gold, one purchase" */
export function spending({ gold, buys, levels }: Pick<Visit, "gold" | "buys" | "levels">): string {
  return say("page-next-spend", { gold, buys, levels: levels.length });
}

/** The steps to a victory: "Dagger, Battle Fury, attack". */
function way(fight: Prospect, { cards, view }: Asked): string {
  const line = fight.best!;
  const by = line.total - line.health;
  const room = view.rooms[fight.rank - 1];
  const used = [...new Set(played(line).map(({ card }) => cards.name(card)))];
  if (!used.length)
    return room
      ? say("page-map-stands", { room: cards.name(room), by })
      : say("page-next-stands", { rank: fight.rank, by });
  return say("page-next-way", { cards: used.join(COMMA) });
}

function prepare(asked: Asked): Step | null {
  const { question, cards, prospects } = asked;
  const fight = best(prospects);
  const moves = playable(fight, question);
  if (fight && sure(fight) && moves.length) {
    const attack = moves.some((id) => id === `attack:${fight.rank}`);
    const text = say(played(fight.best).length || !attack ? "page-next-beat" : "page-next-attack", {
      card: cards.name(fight.card),
    });
    return { moves, rank: fight.rank, text, sub: costing(way(fight, asked), fight) };
  }
  // None wins for certain: what may change that comes first.
  const first = question.options.find(({ id, verb }) => id === moves[0] && verb === "use");
  if (fight && first)
    return {
      moves: [first.id],
      rank: fight.rank,
      text: say("page-option-use", { card: cards.name(first.card) }),
      sub: say("page-next-may-fall", { card: cards.name(fight.card), odds: fight.best!.odds || "none" }),
    };
  if (!prospects) return null;
  const draw = question.options.find(
    ({ verb, card, ability }) => verb === "use" && draws(cards, card, ability),
  );
  // Where nothing wins, no big button urges on to the battle.
  return draw
    ? only(draw, say("page-next-draw"), say("page-option-use", { card: cards.name(draw.card) }))
    : null;
}

/** Whether an ability may bring something new into the hand. */
function draws(cards: Names, card: string, ability: number): boolean {
  return /\bdraw/i.test(cards.get(card).abilities[ability]?.text ?? "");
}

function face(asked: Asked): Step | null {
  const { question, cards, prospects, names } = asked;
  const fight = best(prospects);
  const attack = question.options.find(
    (option) => option.verb === "attack" && rankOf(option) === fight?.rank,
  );
  if (fight && attack && sure(fight))
    return only(
      attack,
      costing(way(fight, asked), fight),
      say("page-next-attack", { card: cards.name(fight.card) }),
      fight.rank,
    );
  const done = verbOf(question, "done");
  if (!prospects || !done || prospects.some(({ verdict }) => verdict === "may-win")) return null;
  return only(done, say("page-next-none-wins"), label(done, question, cards, names).text);
}

/** The one thing that a victory offers. */
function spoils({ question }: Asked): Step | null {
  const uses = question.options.filter(({ verb }) => verb === "use");
  return uses.length === 1 ? only(uses[0], "", say("page-spoils-use")) : null;
}

/** The sensible next step; null where the box only says what can be done. */
export function primary(asked: Asked): Step | null {
  const { question, chosen, cards, view, names } = asked;
  const { kind, verb, about, options } = question;
  if (chosen) {
    const gold = question.gold ?? view.totals?.gold ?? 0;
    return {
      moves: chosen.moves,
      rank: 0,
      text: say("page-option-buy", { card: cards.name(chosen.card) }),
      sub: say("page-next-price", { price: chosen.price, rest: gold - chosen.price }),
    };
  }
  if (choosesPlace(question)) return place(asked);
  if (kind === "window" && verb === "dungeon") return prepare(asked);
  if (kind === "face") return face(asked);
  if (kind === "window" && verb === "spoils" && !about) return spoils(asked);
  // Where only one thing can be done, there it is.
  const [one, ...more] = options;
  if (!one || more.length) {
    const goes = kind === "window" && verb === "village" && !about ? verbOf(question, "done") : undefined;
    return goes ? only(goes, "", label(goes, question, cards, names).text) : null;
  }
  const told = label(one, question, cards, names);
  return only(one, told.sub, told.text);
}

/** What moves may bring about that cannot be undone by playing well later. */
export interface Risk {
  moves: string[];
  text: string;
  /** The button that goes on. */
  words: string;
}

/** What ends the game when it comes to rank 1, where it is now, and whether nobody gets it there. */
export interface Stone {
  card: string;
  rank: number;
  escapes: boolean;
}

/** Null: it has not come up. */
export function endsAt({ hall }: View, cards: Names): Stone | null {
  const at = hall.findIndex(({ card }) => card && ENDS.some((tag) => cards.get(card).tags.includes(tag)));
  const card = hall[at]?.card;
  return card ? { card, rank: at + 1, escapes: cards.get(card).tags.includes(ENEMY) } : null;
}
const ENEMY = "bearer";
const ENDS = ["thunderstone", ENEMY];

/** Whether moves lead straight to a lost battle, or end the game, as far as it can be foreseen; null: neither. */
export function risk({ question, view, cards, prospects }: Asked, moves: string[]): Risk | null {
  if (view.rooms.length) return null;
  const stone = endsAt(view, cards);
  const next = stone?.rank === 2;
  const rank = Number(moves.find((id) => id.startsWith("attack:"))?.slice("attack:".length) ?? 0);
  const foe = view.hall[rank - 1];
  if (foe?.card) {
    if (!next || rank !== 1) return null;
    const bare = !moves.some((id) => /^(use|equip):/.test(id));
    const prospect = prospects?.find((one) => one.rank === rank) ?? null;
    const wins = foe.forecast?.verdict === "wins" || (!bare && sure(prospect));
    const names = { card: cards.name(foe.card), stone: cards.name(stone.card) };
    return {
      moves,
      text: say("page-risk-ends", { ...names, wins: stone.escapes ? "bearer" : wins ? "yes" : "no" }),
      words: say("page-risk-yes", { do: "attack", card: names.card }),
    };
  }
  if (!choosesPlace(question) || moves.length !== 1 || moves[0] !== "dungeon") return null;
  const lost = prospects?.length && prospects.every((one) => one.verdict === "cannot" && !one.atLeast);
  if (!lost) return null;
  const told = { ends: next ? "yes" : "no", stone: stone ? cards.name(stone.card) : "" };
  return {
    moves,
    text: say("page-risk-no-win", told),
    words: say("page-risk-yes", { do: "dungeon", card: "" }),
  };
}

/** What would be given up by an answer; empty: nothing worth a word. */
export function waste({ question, cards, prospects, view }: Asked, option: Option): string {
  const { kind, options } = question;
  const fight = best(prospects);
  if (option.verb === "done" && kind === "buy") {
    const dearest = options.filter(({ verb }) => verb === "buy").sort((a, b) => b.amount - a.amount)[0];
    if (!dearest?.card || dearest.amount < WORTH) return "";
    const gold = question.gold ?? view.totals?.gold ?? 0;
    return say("page-waste-gold", { gold, card: cards.name(dearest.card) });
  }
  const leaves =
    (option.verb === "done" && kind === "face") || (option.verb === "rest" && choosesPlace(question));
  if (leaves && fight && sure(fight)) return say("page-waste-win", { card: cards.name(fight.card) });
  return "";
}

/** An effect that can still be used before going on: told above the button, and never in the way. */
export function unused({ question, cards }: Pick<Asked, "question" | "cards">): Option | null {
  if (question.kind !== "window" || question.verb !== "village") return null;
  return question.options.find(({ verb, card, idle }) => verb === "use" && !idle && cards.has(card)) ?? null;
}
