import type { Question, View } from "./wire";

/** The steps of a turn, for the bar above the table. */

export type StepName =
  | "dungeon"
  | "prepare"
  | "battle"
  | "spoils"
  | "walk"
  | "fight"
  | "rewards"
  | "village"
  | "buy"
  | "level"
  | "end"
  | "rest"
  | "ready";

export interface Steps {
  steps: readonly StepName[];
  /** The one that is played; those before it are done. */
  at: number;
}

const DUNGEON = ["dungeon", "prepare", "battle", "spoils"] as const;
const ROOMS = ["dungeon", "prepare", "walk", "fight", "rewards"] as const;
const VILLAGE = ["village", "buy", "level", "end"] as const;

/** The step that a kind of question belongs to, and its verb where that matters ("window dungeon"). */
const STEP: Record<string, StepName> = {
  "window dungeon": "prepare",
  "window village": "village",
  "window spoils": "spoils",
  "window victory": "spoils",
  "window trophy": "end",
  face: "battle",
  split: "battle",
  line: "battle",
  first: "battle",
  walk: "walk",
  buy: "buy",
  level: "level",
};
/** Questions of the rules themselves that are a whole turn: what is done with the hand. */
const ALONE: Record<string, StepName> = { "pick destroy": "rest", "pick deck": "ready" };

function track(name: StepName, rooms: boolean): Steps {
  const cave = rooms ? ROOMS : DUNGEON;
  // Where champions walk, a battle is a fight in a room and brings rewards.
  const said = !rooms ? name : name === "battle" ? "fight" : name === "spoils" ? "rewards" : name;
  for (const steps of [cave, VILLAGE] as readonly (readonly StepName[])[])
    if (steps.includes(said)) return { steps, at: steps.indexOf(said) };
  return { steps: [said], at: 0 };
}

/** Where the turn is, by the open question. `before`: where it was in this turn; a card that asks something in
 * between does not change it. Null: nothing is decided yet. */
export function stepOf(view: View, question: Question | null, before: Steps | null): Steps | null {
  if (!question) return before;
  const { kind, verb, about } = question;
  const rooms = view.rooms.length > 0;
  if (kind === "branch" && !about) return null;
  // What a card sells or raises on the way is no step of the turn.
  const name =
    about && (kind === "buy" || kind === "level") ? undefined : (STEP[`${kind} ${verb}`] ?? STEP[kind]);
  if (name) return track(name, rooms);
  const alone = about || before ? undefined : ALONE[`${kind} ${verb}`];
  return alone ? track(alone, rooms) : before;
}
