/** What the box says above its buttons. */

import { advice } from "../lib/advice";
import { best, likeliest, sure, told } from "../lib/lines";
import { asked, effects, label, verdict, type Names } from "../lib/options";
import { choosesPlace, keeps, prize, spending } from "../lib/sensible";
import { room } from "../lib/size.svelte";
import { parts } from "../cards/text";
import type { Option, Prospect, Question } from "../lib/wire";
import { say } from "../lib/words";
import type { BoardState } from "./board.svelte";
import { DOT, GAP, sentence } from "../lib/joining";

/** The monsters that can be beaten for certain, the best first. */
function falling(board: BoardState) {
  const { question } = board;
  const fights = question?.kind === "face" || (question?.kind === "window" && question.verb === "dungeon");
  // Where a lesson asks for a move, nothing else is praised.
  if (!fights || question.about || advice() !== "full" || board.planning || board.wanted) return [];
  const first = best(board.prospects);
  return (board.prospects ?? [])
    .filter((one) => one.best && sure(one))
    .sort((a, b) => Number(b === first) - Number(a === first));
}

/** The one effect that the spoils of a battle offer. */
function spoils(question: Question, cards: Names): Option | null {
  const uses = question.verb === "spoils" ? effects(question).filter((one) => !keeps(cards, one)) : [];
  return uses.length === 1 ? uses[0]! : null;
}

/** Whether stacks can be bought from now. */
function sells({ question, visits }: BoardState): boolean {
  const { kind, verb, options } = question!;
  if (kind === "window" && verb === "village")
    return visits?.some(({ offers }) => offers.length > 0) ?? false;
  return kind === "buy" && options.some(({ at }) => at.some(({ zone }) => zone === "stack"));
}

/** What is asked, or what that comes to. */
export function headline(board: BoardState): string {
  const question = board.question!;
  const { kind, verb, about } = question;
  if (choosesPlace(question)) return say("page-ask-place");
  const [first, ...more] = falling(board);
  if (first) return say("page-ask-can-fall", { n: more.length + 1, card: board.cards.name(first.card) });
  const spends = kind === "buy" || (kind === "window" && verb === "village");
  const buys = board.view.totals?.buys ?? 0;
  if (spends && !about && buys && !board.view.rooms.length) {
    const gold = question.gold ?? board.view.totals!.gold;
    // The totals of a phone stand close by and say how much; the room is for the stacks.
    if (room.size === "phone" && sells(board)) return say("page-ask-read-stack");
    return say("page-ask-gold", { gold, buys });
  }
  const spoil = spoils(question, board.cards);
  if (spoil) return say("page-ask-spoils-of", { card: board.cards.name(spoil.card) });
  return asked(question, board.cards, board.view);
}

/** One sentence of why, or how; empty where the question says it all. */
export function reason(board: BoardState): string {
  const question = board.question!;
  const { kind, verb } = question;
  const fights = kind === "face" || (kind === "window" && verb === "dungeon");
  const [first, second] = falling(board);
  if (first && second)
    return say("page-ask-most", {
      card: board.cards.name(first.card),
      prize: prize(first.best!) || say("page-verdict-stands"),
    });
  if (first) return sentence(told(first.best!.steps)) + GAP + say("page-ask-or");
  if (fights && !board.view.rooms.length) {
    // A lesson says itself what is next.
    if (board.wanted && !board.wanted.startsWith("attack:")) return "";
    if (!board.prospects || advice() !== "full" || board.wanted || best(board.prospects))
      return say(kind === "face" ? "page-ask-pick" : "page-ask-ready");
    return noneSure(board.prospects, board.cards);
  }
  const spoil = spoils(question, board.cards);
  if (spoil) return board.cards.get(spoil.card).abilities[spoil.ability]?.text ?? "";
  if (!sells(board) || board.purchase) return "";
  // On a phone it is read first, and bought there.
  if (room.size !== "phone") return say("page-ask-choose-stack");
  return board.view.rooms.length ? say("page-ask-read-stack") : "";
}

/** Nothing falls for certain; what may fall is named, with its odds where they are known. */
function noneSure(prospects: Prospect[], cards: Names): string {
  const open = likeliest(prospects);
  if (!open) return say("page-ask-none-wins");
  return say("page-ask-none-sure", { card: cards.name(open.card), odds: open.best?.odds || "none" });
}

/** A seat that is chosen, and is the reader's own. */
export function ownSeat({ view }: BoardState, { verb, at }: Option): boolean {
  return verb === "seat" && at[0]!.seat === view.seat;
}

/** Rooms can be entered and used from the box too; monsters where the hall is out of sight. */
export function beyond({ question, stage }: BoardState): Option[] {
  const far = ({ verb }: Option): boolean =>
    verb === "go" ||
    (verb === "use" && question!.kind === "walk") ||
    (verb === "attack" && stage !== "dungeon");
  return question?.options.filter(far) ?? [];
}

/** What a button says, and below it what comes of it. `fixed`: that is told above all buttons. */
export function optionWords(
  board: BoardState,
  option: Option,
  fixed: boolean,
): { text: string; sub: string } {
  const { cards, view } = board;
  const question = board.question!;
  const told = label(option, question, cards, board.names);
  if (option.verb === "use")
    return { text: say("page-option-use", { card: cards.name(option.card) }), sub: parts(told.text).text };
  if (ownSeat(board, option)) return { ...told, text: say("page-seat-you", { name: told.text }) };
  if (choosesPlace(question)) {
    if (view.rooms.length) return { ...told, sub: "" };
    const visit = board.visits?.find((one) => one.place === option.verb);
    return visit && !fixed && advice() === "full"
      ? { ...told, sub: spending(visit, view.totals?.gold ?? 0, cards) }
      : told;
  }
  if (option.verb === "attack" && view.rooms.length) told.sub = cards.name(view.rooms[option.at[0]!.place]!);
  const forecast =
    advice() !== "off" && ["attack", "go"].includes(option.verb) && view.hall[option.at[0]!.place]?.forecast;
  if (!forecast) return told;
  const odds = board.prospects?.find(({ rank }) => rank === option.at[0]!.place + 1)?.best?.odds;
  const words =
    forecast.verdict === "depends" && odds ? say("page-plan-may-win", { odds }) : verdict(forecast);
  return { ...told, sub: [told.sub, words].filter(Boolean).join(DOT) };
}
