import { spotOf } from "../lib/options";
import type { Question, View } from "../lib/wire";

/** The place where the turn is. It is large; the other one is a strip. */
export type Stage = "dungeon" | "village";

const VILLAGE = new Set(["stack", "pile"]);
const DUNGEON = new Set(["hall", "rooms", "dungeon"]);

/** Where the open question is answered; null where it says nothing about a place, such as a card of the hand. */
export function stageOf(view: View, question: Question | null): Stage | null {
  if (!question) return view.active === view.seat ? null : "dungeon";
  const { kind, verb, about, options } = question;
  if (kind === "buy" || kind === "level") return "village";
  if (kind === "walk" || kind === "face" || kind === "order") return "dungeon";
  // Where to go: the verdicts decide. Which deck of the market turns up a card is asked where the decks lie.
  if (kind === "branch" && !about)
    return options.some(({ verb }) => view.piles.some(({ name }) => name === verb)) ? "village" : "dungeon";
  if (kind === "window" && ["village", "dungeon"].includes(verb)) return verb as Stage;
  const zones = options.flatMap((option) => option.at.map((place) => spotOf(place).split(/[.:]/, 1)[0]!));
  if (zones.some((zone) => DUNGEON.has(zone))) return "dungeon";
  return zones.some((zone) => VILLAGE.has(zone)) ? "village" : null;
}
