/** What the box says above its buttons. */

import { advice } from "../lib/advice";
import { best, sure, told } from "../lib/lines";
import { asked, effects, type Names } from "../lib/options";
import { choosesPlace, keeps, prize } from "../lib/sensible";
import { room } from "../lib/size.svelte";
import type { Option, Question } from "../lib/wire";
import { say } from "../lib/words";
import type { BoardState } from "./board.svelte";
import { GAP, sentence } from "../lib/joining";

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
    return say("page-ask-none-wins");
  }
  const spoil = spoils(question, board.cards);
  if (spoil) return board.cards.get(spoil.card).abilities[spoil.ability]?.text ?? "";
  if (!sells(board) || board.purchase) return "";
  // On a phone it is read first, and bought there.
  if (room.size !== "phone") return say("page-ask-choose-stack");
  return board.view.rooms.length ? say("page-ask-read-stack") : "";
}
