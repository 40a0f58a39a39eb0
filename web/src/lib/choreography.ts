import type { CardMoved, Event } from "./wire";

/** What is shown of a batch of events, and when. Pure arithmetic; `motion.ts` puts it on the screen. */

/** What a beat is about, in the order of a battle. */
export type Phase = "act" | "strike" | "outcome" | "loss" | "gain" | "shift" | "arrive" | "sweep" | "draw";

export interface Beat {
  phase: Phase;
  /** Milliseconds after the new state was drawn. */
  at: number;
  lasts: number;
  /** The cards that travel in it. */
  moves: CardMoved[];
  /** What it shows otherwise. */
  events: Event[];
}

export interface Plan {
  beats: Beat[];
  lasts: number;
}

/** Milliseconds for one answer, and for a turn of others, at speed 1. */
export const LIMIT = 1200;
export const OTHERS = 2500;
/** More cards than this never travel at once. */
export const MOST = 24;
/** Cards of one beat start one after the other. */
export const STAGGER = 25;

/** How long each beat lasts, and after how long the next may begin. */
const TIMES: Record<Phase, readonly [lasts: number, lead: number]> = {
  act: [220, 160],
  strike: [160, 160],
  outcome: [220, 220],
  loss: [260, 120],
  gain: [260, 140],
  shift: [220, 100],
  arrive: [240, 160],
  sweep: [240, 140],
  draw: [240, 160],
};

/** Zones out of which a card is gained, and into which it is lost. */
const OPEN = /^(hall|stack|supply|draw|dungeon|destroyed|aside|rooms|pile)\b/;
const OWNED = /^(hand|deck|discard|front|secret)\./;

function phaseOfMove({ source, target }: CardMoved): Phase {
  if (target === "hall") return "arrive";
  if (OWNED.test(source) && !OWNED.test(target)) return "loss";
  if (OPEN.test(source) && OWNED.test(target)) return "gain";
  if (source.startsWith("hand.") && target.startsWith("discard.")) return "sweep";
  if (source.startsWith("deck.") && target.startsWith("hand.")) return "draw";
  return target === "destroyed" ? "loss" : "gain";
}

function phasesOf(event: Event): Phase[] {
  switch (event.event) {
    case "move":
      return [phaseOfMove(event)];
    case "use":
    case "must":
    case "equip":
    case "level":
    case "roll":
    case "die":
    case "face":
    case "key":
    case "summon":
      return ["act"];
    case "compare":
      return ["strike", "outcome"];
    case "shift":
    case "arrange":
      return ["shift"];
    default:
      return [];
  }
}

/** The beats of a batch in the order in which things happened; what is of one kind goes together. */
export function plan(events: readonly Event[], speed = 1, limit = LIMIT): Plan {
  const beats: Beat[] = [];
  for (const event of events)
    for (const phase of phasesOf(event)) {
      let last = beats.at(-1);
      if (last?.phase !== phase) {
        const [lasts] = TIMES[phase];
        beats.push((last = { phase, at: 0, lasts, moves: [], events: [] }));
      }
      if (event.event === "move") last.moves.push(event);
      else last.events.push(event);
    }
  let now = 0;
  for (const beat of beats) {
    beat.at = now;
    beat.lasts += Math.min(Math.max(beat.moves.length - 1, 0) * STAGGER, 150);
    now += TIMES[beat.phase][1];
  }
  return fit(beats, speed, limit);
}

/** Press beats into the time there is: starts move together, and if that is not enough everything is quicker. */
function fit(beats: Beat[], speed: number, limit: number): Plan {
  if (!beats.length) return { beats, lasts: 0 };
  const end = (): number => Math.max(...beats.map(({ at, lasts }) => at + lasts));
  const tail = Math.max(...beats.map(({ lasts }) => lasts));
  if (end() > limit && limit > tail) {
    const squeeze = (limit - tail) / (end() - tail);
    for (const beat of beats) beat.at *= squeeze;
  }
  const quicker = Math.min(1, limit / end()) / speed;
  for (const beat of beats) {
    beat.at *= quicker;
    beat.lasts *= quicker;
  }
  return { beats, lasts: end() };
}
