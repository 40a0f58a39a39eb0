import type { CardMoved, Event } from "./wire";

/** What is shown of a batch of events, and when. Pure arithmetic; `motion.ts` puts it on the screen. */

export interface Flight {
  card: string | null;
  source: string;
  target: string;
  rank: number;
  /** How many cards this one stands for. */
  count: number;
  at: number;
  lasts: number;
}

export interface Sign {
  event: SignEvent;
  at: number;
  lasts: number;
}

export interface Plan {
  flights: Flight[];
  signs: Sign[];
  /** Cards that come to lie in a zone, in order, whether they are seen flying or not. */
  lasts: number;
}

/** More things than this are never on the way at once. */
export const MOST = 30;
/** Milliseconds for everything together, at speed 1. */
export const LIMIT = 1200;

const FLIGHT = 420;
const SIGN = 620;
/** Between the cards of one run, and between one run and the next. */
const STAGGER = 45;
const PAUSE = 130;
/** Signs beyond this are old news by the time they would be seen. */
const MOST_SIGNS = 10;

/** How each kind of event is shown: by a card that flies, by a sign where it happens, or not at all. */
const SHOWN = {
  move: "flight",
  shuffle: "sign",
  lay: "nothing",
  show: "nothing",
  mark: "nothing",
  use: "sign",
  must: "sign",
  change: "nothing",
  choose: "nothing",
  name: "nothing",
  roll: "sign",
  die: "sign",
  equip: "sign",
  drop: "nothing",
  buy: "nothing",
  level: "sign",
  xp: "sign",
  gold: "sign",
  arrive: "nothing",
  shift: "nothing",
  arrange: "nothing",
  face: "sign",
  "no-battle": "nothing",
  lose: "nothing",
  compare: "sign",
  defeat: "nothing",
  place: "nothing",
  light: "nothing",
  walk: "nothing",
  key: "sign",
  summon: "sign",
  turn: "nothing",
  undo: "nothing",
  end: "nothing",
} as const satisfies Record<Event["event"], "flight" | "sign" | "nothing">;

type Kind = keyof typeof SHOWN;
type SignKind = { [K in Kind]: (typeof SHOWN)[K] extends "sign" ? K : never }[Kind];
/** An event that is shown as a sign. */
export type SignEvent = Extract<Event, { event: SignKind }>;

const isSign = (event: Event): event is SignEvent => SHOWN[event.event] === "sign";

interface Beat {
  moves: CardMoved[];
  sign: SignEvent | null;
}

/** Events as beats: a run of moves from one zone to another is one beat, a sign is one. */
export function beats(events: readonly Event[]): Beat[] {
  const out: Beat[] = [];
  let run: CardMoved | null = null;
  for (const event of events) {
    if (event.event === "move") {
      if (run && run.source === event.source && run.target === event.target) out.at(-1)!.moves.push(event);
      else out.push({ moves: [event], sign: null });
      run = event;
    } else if (isSign(event)) {
      out.push({ moves: [], sign: event });
      run = null;
    }
  }
  return out;
}

/** The most cards of one run that fly singly, so that all runs together stay within `most`. */
function widest(runs: readonly Beat[], most: number): number {
  let width = 1;
  const need = (n: number): number => runs.reduce((sum, beat) => sum + Math.min(beat.moves.length, n), 0);
  while (width < most && need(width + 1) <= most) width++;
  return width;
}

/** What to show. With too much at once, what happened first is left out and long runs fly as one. */
export function plan(events: readonly Event[], speed = 1, most = MOST): Plan {
  const every = beats(events);
  const signs = every.filter((beat) => beat.sign).slice(-Math.min(MOST_SIGNS, most));
  const runs = every.filter((beat) => !beat.sign).slice(-Math.max(1, most - signs.length));
  const kept = new Set([...signs, ...runs]);
  const all = every.filter((beat) => kept.has(beat));
  const width = widest(runs, most - signs.length);

  const out: Plan = { flights: [], signs: [], lasts: 0 };
  let now = 0;
  for (const beat of all) {
    if (beat.sign) {
      out.signs.push({ event: beat.sign, at: now, lasts: SIGN });
      now += PAUSE / 2;
      continue;
    }
    beat.moves.slice(0, width).forEach((move, i) => {
      const last = i === width - 1;
      out.flights.push({
        card: move.card,
        source: move.source,
        target: move.target,
        rank: move.rank ?? 0,
        count: last ? beat.moves.length - i : 1,
        at: now + i * STAGGER,
        lasts: FLIGHT,
      });
    });
    now += (Math.min(beat.moves.length, width) - 1) * STAGGER + PAUSE;
  }
  return fit(out, speed);
}

/** Press a plan into the time there is: starts move together, nothing is cut short. */
function fit(p: Plan, speed: number): Plan {
  const things = [...p.flights, ...p.signs];
  if (!things.length) return p;
  const end = Math.max(...things.map((thing) => thing.at + thing.lasts));
  const tail = Math.max(...things.map((thing) => thing.lasts));
  const squeeze = end > LIMIT ? (LIMIT - tail) / (end - tail) : 1;
  for (const thing of things) {
    thing.at = (thing.at * squeeze) / speed;
    thing.lasts /= speed;
  }
  p.lasts = Math.max(...things.map((thing) => thing.at + thing.lasts));
  return p;
}
