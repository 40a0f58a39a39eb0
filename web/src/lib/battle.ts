import { signed, type Names } from "./options";
import type { Battle } from "./wire";
import { say } from "./words";

/** What is told of the battle of a turn. */
export interface Told {
  mood: "on" | "won" | "lost";
  /** How it stands with the monster, by its name. */
  head: string;
  sum: string;
  /** Which card lies in its place now; empty: the monster itself, or none. */
  since: string;
}

/** The word on a battle, for its rank or room; `there`: the card that lies there now. The monster is named as long as
 * the word stands: once it is beaten, another one takes its place at once. */
export function told(battle: Battle, there: string | null, cards: Names): Told {
  const { card, decided, won, total, health } = battle;
  const mood = !decided ? "on" : won ? "won" : "lost";
  const other = decided && there && there !== card ? cards.name(there) : "";
  return {
    mood,
    head: mood === "on" ? say("page-battle-now") : say(`page-battle-${mood}`, { card: cards.name(card) }),
    sum: decided || total ? say("page-battle-against", { total: signed(total), health }) : "",
    since: other && say("page-battle-since", { card: other }),
  };
}
