import { loss } from "../lib/options";
import type { ReplayMove } from "../lib/wire";
import { has, say } from "../lib/words";

/** Moves as they are recorded, in words. Copies and abilities are of no interest to a reader. */

interface Names {
  name(id: string): string;
}

export function moveWords(move: ReplayMove, cards: Names, names: readonly string[]): string {
  const { verb } = move;
  if (move.attack || move.magic) return loss(move);
  const card = named(move, cards, names);
  const args = { card, onto: move.onto ? cards.name(move.onto) : "", verb };
  const id = `page-move-${verb}`;
  if (card && has(`${id}-card`)) return say(`${id}-card`, args);
  if (has(id)) return say(id, args);
  return say(card ? "page-move-other-card" : "page-move-other", args);
}

/** What a move is about: a card, a player or a rank. */
function named(move: ReplayMove, cards: Names, names: readonly string[]): string {
  if (move.card) return cards.name(move.card);
  if (move.whom) return names[move.whom - 1] ?? `${move.whom}`;
  return move.rank ? `${move.rank}` : "";
}
