/** What the biggest button does: the sensible next step, and why. */

import { parts } from "../cards/text";
import { currentEdition } from "./cards.svelte";
import { best, played, playable, sure } from "./lines";
import { effects, label, listed, rankOf, type Names } from "./options";
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
  /** The option that a hint speaks for; empty: none was asked for. */
  hint: string;
}

/** A fight that is less likely to be won than this is not proposed. */
const LIKELY = 0.5;
/** A purchase for less than this is not worth a trip, and leaving it is not worth a word. */
export const WORTH = 3;
/** Nothing to fight, and a purchase for at least this or a level-up: then a master goes shopping. For less it often
 * rests, or drives a monster on: of 294 such turns of Classic in which anything for 3 gold was bought, 32 were better
 * spent by more than 2 % elsewhere; from 6 gold on 4 of 162. */
const DEAR = 6;
/** A victory that brings this much in points and experience is worth more than any purchase. */
const RICH = 5;

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

const rich = ({ best }: Prospect): number => (best ? best.vp + best.xp : 0);
const likely = (fight: Prospect | null): boolean => (fight?.best?.chance?.share ?? 0) >= LIKELY;

/** Where a turn is spent best, as far as the plan knows: one judgement for all who advise. "dungeon": a fight is won for
 * certain, and brings much or nothing is worth a visit. "luck": one is likely won, and nothing is worth a visit.
 * "village": none can be, and something dear or a level-up is worth the trip. "rest": none can, and nothing costs gold. "open": nothing of
 * this is certain, or both fight and visit are worth it: a master chooses now one, now the other. */
export interface Counsel {
  way: "dungeon" | "luck" | "village" | "rest" | "open";
  fight: Prospect | null;
  visit: Visit | null;
}

export function counsel(prospects: Prospect[] | null, visits: Visit[] | null): Counsel {
  const fight = best(prospects);
  const order = (a: Visit, b: Visit): number => b.gold - a.gold || b.levels.length - a.levels.length;
  const visit =
    (visits ?? [])
      .filter(({ offers, levels }) => levels.length || offers.some(({ price }) => price >= WORTH))
      .sort(order)[0] ?? null;
  const found = (way: Counsel["way"]): Counsel => ({ way, fight, visit });
  if (!prospects) return found("open");
  if (sure(fight)) return found(visit && rich(fight!) < RICH ? "open" : "dungeon");
  if (likely(fight)) return found(visit ? "open" : "luck");
  // A search that stopped before its end has not shown that nothing wins, and an unlikely victory is one.
  const unlikely = prospects.some(
    ({ verdict, atLeast, best }) => atLeast || (verdict === "may-win" && best?.chance?.share !== 0),
  );
  if (unlikely || !visits || visits.some(({ draws, atLeast }) => draws || atLeast)) return found("open");
  if (visit?.levels.length || visit?.offers.some(({ price }) => price >= DEAR)) return found("village");
  if (visit) return found("open");
  return found(visits.some(({ offers }) => offers.some(({ price }) => price > 0)) ? "open" : "rest");
}

/** A way of which anything else might be said, by a note or a hint, is not praised. */
function place({ question, cards, prospects, visits, view }: Asked): Step | null {
  const { way, fight, visit } = counsel(prospects, visits);
  if (fight && (way === "dungeon" || way === "luck")) {
    const card = cards.name(fight.card);
    const what = { card, prize: prize(fight.best!) || "none" };
    const sub =
      way === "dungeon"
        ? costing(say("page-next-can-fall", what), fight)
        : say("page-next-may-fall", { card, odds: fight.best!.odds || "none" });
    return only(verbOf(question, "dungeon"), sub, say("page-next-dungeon"), fight.rank);
  }
  if (visit && way === "village") {
    const message = `page-next-${visit.place}`;
    const text = has(message)
      ? say(message)
      : say("page-next-visit", { place: say(`page-way-${visit.place}`) });
    return only(verbOf(question, visit.place), spending(visit, view.totals?.gold ?? 0, cards), text);
  }
  // With nothing to fight and nothing to buy, a thinner deck is worth more.
  const poor = way === "rest" && (view.seats[view.seat - 1]?.hand ?? []).length > 0;
  return poor && currentEdition() !== "quest"
    ? only(verbOf(question, "rest"), say("page-next-rest-why"), say("page-next-rest"))
    : null;
}

/** Why, and what the fight costs: "Gray Ooze can fall: 2 XP; destroys Elf Sorcerer" */
function costing(why: string, { best }: Prospect): string {
  return best?.costs.length ? say("page-next-costs", { why, costs: best.costs.join(COMMA) }) : why;
}

/** "4 gold (+2 if you destroy Trainer), one purchase": what only a card that is used brings stands apart, so that the
 * rest is what the counter says. */
export function spending({ gold, buys, levels, uses, destroys }: Visit, now: number, cards: Names): string {
  const by = destroys.length ? destroys : uses;
  const more = by.length ? Math.max(0, gold - now) : 0;
  const tally: Record<string, number> = {};
  for (const card of by) tally[card] = (tally[card] ?? 0) + 1;
  return say("page-next-spend", {
    ...{ gold: gold - more, more, cards: listed(tally, cards) },
    ...{ how: destroys.length ? "destroys" : "uses", buys, levels: levels.length },
  });
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
  const draw = question.options.find((option) => option.verb === "use" && draws(cards, option));
  // Where nothing wins, no big button urges on to the battle.
  return draw
    ? only(draw, say("page-next-draw"), say("page-option-use", { card: cards.name(draw.card) }))
    : null;
}

/** Whether an ability may bring something new into the hand; "only": for nothing. */
function draws(cards: Names, { card, ability }: Option): "" | "also" | "only" {
  return cards.get(card).abilities[ability]?.draws ?? "";
}

/** What is kept in front of oneself until it is of use: nobody is urged to spend it. */
export function keeps(cards: Names, { card }: Option): boolean {
  return cards.get(card).kind === "gear";
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

/** Letters that a button has room for below its words. */
const FEW = 40;

/** The words of an effect, where they are few. */
function effect(cards: Names, { card, ability }: Option): string {
  const { text } = parts(cards.get(card).abilities[ability]?.text ?? "");
  return text.length <= FEW ? text : "";
}

/** Cards for nothing come before the purchase. */
function visit({ question, cards, names, visits }: Asked): Step | null {
  const draw = question.options.find(
    (option) => option.verb === "use" && !option.idle && draws(cards, option) === "only",
  );
  if (draw) return only(draw, effect(cards, draw), say("page-option-use", { card: cards.name(draw.card) }));
  // Where a stack can be picked at once, going to the purchase first is no step of its own.
  if (visits?.some(({ offers }) => offers.length > 0)) return null;
  const done = verbOf(question, "done");
  return done ? only(done, "", label(done, question, cards, names).text) : null;
}

/** The sensible next step; null where the box only says what can be done. */
export function primary(asked: Asked): Step | null {
  const { question, chosen, cards, view } = asked;
  if (chosen) {
    const gold = question.gold ?? view.totals?.gold ?? 0;
    return {
      moves: chosen.moves,
      rank: 0,
      text: say("page-option-buy", { card: cards.name(chosen.card) }),
      sub: say("page-next-price", { price: chosen.price, rest: gold - chosen.price }),
    };
  }
  return judged(asked);
}

function judged(asked: Asked): Step | null {
  const { question, cards, names } = asked;
  const { kind, verb, about, options } = question;
  if (choosesPlace(question)) return place(asked);
  if (kind === "window" && verb === "dungeon") return prepare(asked);
  if (kind === "face") return face(asked);
  if (kind === "window" && verb === "village" && !about) return visit(asked);
  // Whether spoils are worth taking is the player's to judge; what can be kept is kept.
  if (
    kind === "window" &&
    verb === "spoils" &&
    !about &&
    effects(question).every((use) => keeps(cards, use))
  ) {
    const done = verbOf(question, "done");
    return done ? only(done, "", label(done, question, cards, names).text) : null;
  }
  // Where only one thing can be done, or had from a card, there it is.
  const buys = kind === "buy" && about ? options.filter((option) => option.verb === "buy") : [];
  const [one, ...more] = buys.length === 1 ? buys : options;
  if (!one || more.length) return null;
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

/** The card in the hall that ends the game when it comes to rank 1; empty: it has not come up. */
export function endsAt({ hall }: View, cards: Names): string {
  const ends = (card: string): boolean => ENDS.some((tag) => cards.get(card).tags.includes(tag));
  return hall.find(({ card }) => card && ends(card))?.card ?? "";
}
const ENDS = ["thunderstone", "bearer"];

/** Whether moves lead straight to a lost battle, or end the game, as far as it can be foreseen; null: neither. */
export function risk({ question, view, cards, prospects }: Asked, moves: string[]): Risk | null {
  if (view.rooms.length) return null;
  const rank = Number(moves.find((id) => id.startsWith("attack:"))?.slice("attack:".length) ?? 0);
  const foe = view.hall[rank - 1];
  if (foe?.card) {
    if (!foe.ends) return null;
    const bare = !moves.some((id) => /^(use|equip):/.test(id));
    const prospect = prospects?.find((one) => one.rank === rank) ?? null;
    const wins = foe.forecast?.verdict === "wins" || (!bare && sure(prospect));
    const names = { card: cards.name(foe.card), stone: cards.name(foe.ends) };
    return {
      moves,
      text: say("page-risk-ends", { ...names, wins: !foe.claimed ? "bearer" : wins ? "yes" : "no" }),
      words: say("page-risk-yes", { do: "attack", card: names.card }),
    };
  }
  if (!choosesPlace(question) || moves.length !== 1 || moves[0] !== "dungeon") return null;
  const lost = prospects?.length && prospects.every((one) => one.verdict === "cannot" && !one.atLeast);
  if (!lost) return null;
  const stone = view.hall.find(({ ends }) => ends)?.ends;
  const told = { ends: stone ? "yes" : "no", stone: stone ? cards.name(stone) : "" };
  return {
    moves,
    text: say("page-risk-no-win", told),
    words: say("page-risk-yes", { do: "dungeon", card: "" }),
  };
}

/** What would be given up by an answer; empty: nothing worth a word. */
export function waste({ question, cards, prospects, view, hint }: Asked, option: Option): string {
  const { kind, options } = question;
  // What a hint advises is not warned of.
  if (option.id === hint) return "";
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
