/** What the box says above its buttons. */

import { advice } from "../lib/advice";
import { best, sure, told } from "../lib/lines";
import { asked } from "../lib/options";
import { choosesPlace, prize } from "../lib/sensible";
import type { Option, Question } from "../lib/wire";
import { say } from "../lib/words";
import type { BoardState } from "./board.svelte";
import { GAP, sentence } from "../lib/joining";

/** The monsters that can be beaten for certain, the best first. */
function falling(board: BoardState) {
  const { question } = board;
  const fights = question?.kind === "face" || (question?.kind === "window" && question.verb === "dungeon");
  if (!fights || question.about || advice() !== "full" || board.planning) return [];
  const first = best(board.prospects);
  return (board.prospects ?? [])
    .filter((one) => one.best && sure(one))
    .sort((a, b) => Number(b === first) - Number(a === first));
}

/** The one effect that the spoils of a battle offer. */
function spoils({ kind, verb, options }: Question): Option | null {
  const uses =
    kind === "window" && verb === "spoils"
      ? options.filter((option) => option.verb === "use" && !option.idle)
      : [];
  return uses.length === 1 ? uses[0]! : null;
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
    return say("page-ask-gold", { gold, buys });
  }
  const spoil = spoils(question);
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
    if (!board.prospects || advice() !== "full" || best(board.prospects)) return say("page-ask-pick");
    return say("page-ask-none-wins");
  }
  const spoil = spoils(question);
  if (spoil) return board.cards.get(spoil.card).abilities[spoil.ability]?.text ?? "";
  const sells = board.visits?.some(({ offers }) => offers.length > 0);
  if (kind === "window" && verb === "village" && sells && !board.purchase)
    return say("page-ask-choose-stack");
  const buys = kind === "buy" && question.options.some(({ at }) => at.some(({ zone }) => zone === "stack"));
  return buys && !board.purchase ? say("page-ask-choose-stack") : "";
}
