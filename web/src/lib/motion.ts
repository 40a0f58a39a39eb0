import { iconAddress } from "../icons/icons";
import { boxes, Free, shown, type Box, type Boxes, type Spot } from "./boxes";
import { LIMIT, MOST, plan, STAGGER, type Beat, type Plan } from "./choreography";
import "./motion.css";
import { settings } from "./settings.svelte";
import { sound } from "./sound";
import type { BattleCompared, Card, CardMoved, Event, HeroLeveled } from "./wire";
import { say } from "./words";

/**
 * The new state is on the page first; then each card travels as itself from where it lay to where it lies now. A card
 * that has left the page keeps its last face until it is gone. Only transform and opacity are animated, all rectangles
 * are read before anything is written, and nothing is left when it ends.
 */

/** Who knows what a card is called and what it is. */
export interface Faces {
  get(id: string): Pick<Card, "id" | "name" | "type">;
}

/** What a card looked like, and where. */
interface Face {
  el: HTMLElement;
  box: Box;
}

/** Where everything lay, and the faces of the cards that may leave. */
export interface Snapshot {
  boxes: Boxes;
  faces: Map<HTMLElement, Face>;
  totals: Map<string, string>;
  stage: string;
}

const EASE = "cubic-bezier(0.3, 0.1, 0.2, 1)";
const STAGE = 240;
const GLIDE = 220;
const NUDGE = 12;
/** With reduced motion what has changed wears an outline for so long. */
const OUTLINED = 1200;
const OUTLINE = "3px solid var(--accent-bright)";
/** The word on a battle is to be read: it stands for so long at least. */
const TOLD = 700;
/** How far down the card it stands. */
const OVER = 0.4;
/** A verdict appears within so long. */
const FADE = 160;
/** Boxes whose proportions differ by more than this are not of the same form of a card. */
const ALIKE = 1.5;
/** Half as wide as that word may be, so that it stays on the screen. */
const HALF_PLATE = 160;
/** Cards in these zones glide when their neighbours come or go. */
const GLIDES = /^(hall|hand|front|champions)\b/;
/** These too when the stage changes between the places. */
const STAGED = /^(hall|hand|front|champions|stack|pile|rooms)\b/;
/** What a card would say to programs and screen readers; its last face says nothing. */
const SPEAKING = [
  "id",
  "data-spot",
  "data-zone",
  "data-place",
  "data-card",
  "data-can",
  "data-option",
  "data-options",
];

const running = new Set<Animation>();
let layer: HTMLElement | null = null;

const away = (): boolean => document.hidden;

const countOf = (total: Element): string =>
  total.querySelector<HTMLElement>("[data-count]")?.dataset["count"] ?? "";

function totalsOf(root: Element): Map<string, string> {
  const found = root.querySelectorAll<HTMLElement>("[data-total]");
  return new Map([...found].map((el) => [el.dataset["total"]!, countOf(el)]));
}

/** Remember where zones and cards lie, before these events are shown. */
export function snapshot(root: HTMLElement, events: readonly Event[]): Snapshot {
  const out: Snapshot = {
    boxes: boxes(root),
    faces: new Map(),
    totals: totalsOf(root),
    stage: root.dataset["stage"] ?? "",
  };
  if (away() || !settings.factor) return out;
  const free = new Free(out.boxes);
  for (const event of events) {
    if (event.event !== "move" || out.faces.size >= MOST) continue;
    const spot = free.take(shown(event.source), event.card, event.rank ?? 0);
    // The hand of another seat lies among words, which take its place at once.
    if (!spot || spot.el.closest(".seat")) continue;
    // Only the card goes, not its frame; and only what was in sight.
    const card = spot.el.querySelector<HTMLElement>("[data-card]");
    const { x, y, width, height } = card?.getBoundingClientRect() ?? {};
    const box = card ? { x: x!, y: y!, w: width!, h: height! } : spot.box;
    const part = spot.el.closest(".stage-area")?.getBoundingClientRect();
    if (part && (box.y < part.top - NUDGE || box.y + box.h > part.bottom + NUDGE)) continue;
    out.faces.set(spot.el, { el: (card ?? spot.el).cloneNode(true) as HTMLElement, box });
  }
  return out;
}

function run(el: Element, frames: Keyframe[], at: number, lasts: number, fill: FillMode = "backwards"): void {
  const animation = el.animate(frames, { delay: at, duration: Math.max(lasts, 1), easing: EASE, fill });
  running.add(animation);
  const over = (): boolean => running.delete(animation);
  animation.finished.then(over, over);
}

/** From one box to another, as the transform that puts what lies at the second onto the first. A card that lies open at
 * one end and is only a head at the other keeps its proportions: it is not stretched over the whole of the other. */
function onto(from: Box, to: Box): string {
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  const [x, y] = [from.w / to.w, from.h / to.h];
  const down = Math.max(x, y) > ALIKE * Math.min(x, y) ? x : y;
  return `translate(${dx.toFixed(1)}px, ${dy.toFixed(1)}px) scale(${x.toFixed(3)}, ${down.toFixed(3)})`;
}

/** A box within another, with the proportions of a third: cards are not squeezed into the shape of a pile. */
function within(zone: Box, card: Box): Box {
  const scale = Math.min(zone.w / card.w, zone.h / card.h, 1);
  const [w, h] = [card.w * scale, card.h * scale];
  return { x: zone.x + (zone.w - w) / 2, y: zone.y + (zone.h - h) / 2, w, h };
}

const differs = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) + Math.abs(a.y - b.y) > 3 || Math.abs(a.w - b.w) + Math.abs(a.h - b.h) > 6;

interface Travel {
  move: CardMoved;
  at: number;
  lasts: number;
  was: Spot | null;
  goal: Spot | null;
}

/** Pairs what moved with where it lay and where it lies now. */
function travels(p: Plan, old: Free, now: Free): Travel[] {
  const all = p.beats.flatMap(({ moves, at, lasts }) => {
    const step = Math.min(STAGGER, lasts / (2 * Math.max(moves.length, 1)));
    const each = lasts - step * Math.max(moves.length - 1, 0);
    return moves.map((move, i) => ({ move, at: at + i * step, lasts: each }));
  });
  const kept = all.slice(-MOST);
  // The last to come lies last, so that goals are dealt out backwards.
  const goals = new Map<CardMoved, Spot | null>();
  for (const { move } of kept.toReversed())
    goals.set(move, now.take(shown(move.target), move.card, move.rank ?? 0, true));
  return kept.map((one) => ({
    ...one,
    was: old.take(shown(one.move.source), one.move.card, one.move.rank ?? 0),
    goal: goals.get(one.move) ?? null,
  }));
}

/** A card comes: from where it lay, or out of a pile. */
function come({ move, at, lasts, was, goal }: Travel, old: Free, now: Free): void {
  if (!goal) return;
  // Where the pile lies now: the parts of the page may have moved.
  const pile = now.zone(shown(move.source)) ?? old.zone(shown(move.source));
  const from = was?.box ?? (pile && within(pile, goal.box));
  const start = from ? onto(from, goal.box) : "none";
  const origin = { transformOrigin: "0 0" };
  const seen = was ? 1 : 0;
  run(
    goal.el,
    [
      { ...origin, transform: start, opacity: seen },
      { ...origin, transform: start, opacity: 1, offset: 0.01 },
      { ...origin, transform: "none", opacity: 1 },
    ],
    at,
    lasts,
  );
}

/** A card whose place is gone: under a pile, out of the game, or in a hand that nobody sees. */
function leave(
  { move, at, lasts, was }: Travel,
  before: Snapshot,
  now: Free,
  carried: (box: Box, zone: string) => Box,
): Fighter | null {
  const kept = was && before.faces.get(was.el);
  if (!kept || !layer) return null;
  const face = kept.el;
  const from = carried(kept.box, shown(move.source));
  for (const el of [face, ...face.querySelectorAll("*")])
    for (const name of SPEAKING) el.removeAttribute(name);
  face.classList.add("leaving");
  const { x, y, w, h } = from;
  Object.assign(face.style, { left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` });
  for (const [name, value] of [
    ["--card-w", `${w}px`],
    ["--card-h", `${h}px`],
  ] as const)
    face.style.setProperty(name, value);
  layer.append(face);
  const pile = move.target === "destroyed" ? null : now.zone(shown(move.target));
  const end = pile ? onto(within(pile, from), from) : `translate(${w * 0.05}px, ${h * 0.08}px) scale(0.9)`;
  run(
    face,
    [
      { transform: "none", opacity: 1 },
      { opacity: 1, offset: pile ? 0.75 : 0.2 },
      { transform: end, opacity: 0 },
    ],
    at,
    lasts,
    "both",
  );
  return { el: face, box: from };
}

/** Cards that stay in their zone go to where they lie now, when their neighbours have gone. */
function settle(after: Boxes, old: Free, came: ReadonlySet<Element>, p: Plan, staged: boolean): void {
  const speed = settings.factor;
  const beatOf = (test: (beat: Beat) => boolean): number => p.beats.find(test)?.at ?? 0;
  const shift = beatOf(({ phase }) => phase === "shift" || phase === "arrive");
  for (const [zone, spots] of after.spots) {
    if (!(staged ? STAGED : GLIDES).test(zone)) continue;
    const left = beatOf(({ moves }) => moves.some(({ source }) => shown(source) === zone));
    for (const { el, card, box, place } of spots) {
      if (!card || came.has(el)) continue;
      const was = old.stayed(zone, card, place)?.box;
      if (!was || !differs(was, box)) continue;
      const at = staged ? 0 : zone === "hall" ? shift : left;
      const frames = [
        { transformOrigin: "0 0", transform: onto(was, box) },
        { transformOrigin: "0 0", transform: "none" },
      ];
      run(el, frames, at, (staged ? STAGE : GLIDE) / speed);
    }
  }
}

interface Fighter {
  el: HTMLElement;
  box: Box;
}

/** Heroes nudge towards the monster they fight. */
function strike(beat: Beat, target: Box | null, heroes: readonly Fighter[]): void {
  for (const { el, box } of heroes) {
    const [dx, dy] = target
      ? [target.x + target.w / 2 - box.x - box.w / 2, target.y + target.h / 2 - box.y - box.h / 2]
      : [0, -1];
    const far = Math.hypot(dx, dy) || 1;
    const there = `translate(${((dx / far) * NUDGE).toFixed(1)}px, ${((dy / far) * NUDGE).toFixed(1)}px)`;
    const frames = [{ transform: "none" }, { transform: there, offset: 0.4 }, { transform: "none" }];
    run(el, frames, beat.at, beat.lasts, "none");
  }
}

/** The verdicts on monsters that have only come now are told once these lie there. */
function verdicts(root: Element, before: Boxes, after: Boxes, at: number): void {
  const lay = new Map(before.spots.get("hall")?.map(({ place, card }) => [place, card]));
  if (!lay.size) return;
  for (const { place, card } of after.spots.get("hall") ?? [])
    if (lay.get(place) !== card)
      for (const el of root.querySelectorAll(`[data-verdict][data-rank="${place + 1}"]`))
        run(el, [{ opacity: 0 }, { opacity: 1 }], at, FADE);
}

/** The outcome of a battle, over the monster: what is said of others stands below it. */
function outcome(event: BattleCompared, box: Box | null, at: number, until: number, faces?: Faces): void {
  const won = event.won ? "won" : "lost";
  const card = faces?.get(event.card).name ?? "";
  const text = say(`page-motion-${won}`, { total: event.total, health: event.health, card });
  plate(text, won, event.won ? "win" : "resign", box && { ...box, h: box.h * OVER }, at, until);
}

/** What a hero has become: the card may be gone before anybody has seen it. */
function risen(event: HeroLeveled, box: Box | null, at: number, until: number, faces?: Faces): void {
  const name = (id: string): string => faces?.get(id).name ?? "";
  const text = say("page-motion-level", { card: name(event.card), into: name(event.into) });
  plate(text, "won", "level", box && { ...box, h: box.h / 3 }, at, until);
}

/** A word below a box, for a while. */
function plate(text: string, mood: string, icon: string, box: Box | null, at: number, until: number): void {
  if (!box || !layer) return;
  const el = document.createElement("div");
  el.className = `motion-outcome ${mood}`;
  const ns = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(ns, "svg");
  for (const [name, value] of Object.entries({ viewBox: "0 0 512 512", width: "1em", height: "1em" }))
    svg.setAttribute(name, value);
  const use = document.createElementNS(ns, "use");
  use.setAttribute("href", iconAddress(icon));
  svg.append(use);
  el.append(svg, text);
  layer.append(el);
  const x = Math.min(Math.max(box.x + box.w / 2, HALF_PLATE), innerWidth - HALF_PLATE);
  const y = Math.min(box.y + box.h + 8, innerHeight - 50);
  const there = (dy: number): string =>
    `translate(${x.toFixed(1)}px, ${(y + dy).toFixed(1)}px) translate(-50%, 0)`;
  const lasts = until - at;
  const quick = Math.min(0.2, 120 / lasts);
  run(
    el,
    [
      { transform: there(8), opacity: 0 },
      { transform: there(0), opacity: 1, offset: quick },
      { transform: there(0), opacity: 1, offset: 1 - quick },
      { transform: there(0), opacity: 0 },
    ],
    at,
    lasts,
    "both",
  );
}

/** The cards that a beat is about: what was used, armed, raised or attacked. */
function actors(beats: readonly Beat[], after: Boxes): HTMLElement[] {
  const out = new Set<HTMLElement>();
  const find = (zones: string[], card: string): void => {
    for (const zone of zones) {
      const el = after.spots.get(zone)?.find((spot) => spot.card === card)?.el;
      if (el) out.add(el);
    }
  };
  for (const event of beats.flatMap(({ events }) => events))
    if (event.event === "use") find([`hand.${event.seat}`, `front.${event.seat}`, "rooms"], event.card);
    else if (event.event === "must" || event.event === "face") find(["hall", "rooms"], event.card);
    else if (event.event === "level") find([`hand.${event.seat}`], event.into);
    else if (event.event === "equip") {
      find([`hand.${event.seat}`], event.card);
      find([`hand.${event.seat}`], event.hero);
    }
  return [...out];
}

function outline(els: Iterable<Element>, at: number, lasts: number): void {
  const worn = { outline: OUTLINE, outlineOffset: "2px" };
  for (const el of els) run(el, [worn, worn], at, lasts, "none");
}

/** No travel: what has changed is outlined. */
function still(p: Plan, old: Free, now: Free, after: Boxes, changed: Element[]): void {
  const came = travels(p, old, now).flatMap(({ goal }) => (goal ? [goal.el] : []));
  outline(new Set<Element>([...came, ...actors(p.beats, after), ...changed]), 0, OUTLINED);
}

/** Show what happened, on the page as it is now; `before`: as it was. Resolves when all has come to rest. */
export async function play(
  events: readonly Event[],
  root: HTMLElement,
  before: Snapshot,
  faces?: Faces,
  limit = LIMIT,
): Promise<void> {
  skipMotion();
  if (away() || !root.animate || limit <= 0) return;
  const speed = settings.factor;
  const p = plan(events, speed || 1, limit);
  const after = boxes(root);
  const [old, now] = [new Free(before.boxes), new Free(after)];
  if (!speed) {
    const totals = [...root.querySelectorAll<HTMLElement>("[data-total]")];
    const changed = totals.filter((el) => before.totals.get(el.dataset["total"]!) !== countOf(el));
    return still(p, old, now, after, changed);
  }

  layer ??= document.createElement("div");
  layer.className = "motion-layer";
  layer.inert = true;
  layer.setAttribute("aria-hidden", "true");
  root.append(layer);
  const staged = before.stage !== (root.dataset["stage"] ?? "");
  /** Where a box lies now that its part of the page has moved. */
  const carried = (box: Box, zone: string): Box => {
    const [was, is] = [old.zone(zone), now.zone(zone)];
    return was && is && !staged ? { ...box, x: box.x + is.x - was.x, y: box.y + is.y - was.y } : box;
  };
  const moved = travels(p, old, now);
  if (moved.length) sound("card");
  const came = new Set<Element>(moved.flatMap(({ goal }) => (goal ? [goal.el] : [])));
  const left = new Map<Fighter, string>();
  for (const one of moved)
    if (one.goal) come(one, old, now);
    else {
      const face = leave(one, before, now, carried);
      if (face) left.set(face, one.move.card ?? "");
    }
  // On a phone the places take turns: what lay in one is a sign in the other.
  if (!staged || root.dataset["size"] !== "phone") settle(after, old, came, p, staged);
  verdicts(root, before.boxes, after, p.lasts);
  let lasts = p.lasts;
  for (const beat of p.beats)
    for (const event of beat.events) {
      if (event.event === "level") {
        const hero = before.boxes.spots.get(`hand.${event.seat}`)?.find(({ card }) => card === event.card);
        lasts = Math.max(lasts, beat.at + TOLD / speed);
        risen(event, hero?.box ?? null, beat.at, beat.at + TOLD / speed, faces);
      }
      if (event.event !== "compare") continue;
      const lay = before.boxes.spots.get("hall")?.find(({ card }) => card === event.card);
      const at = lay ? carried(lay.box, "hall") : null;
      if (beat.phase === "strike") strike(beat, at, fighters(event, after, came, left, faces));
      else {
        lasts = Math.max(lasts, beat.at + TOLD / speed);
        outcome(event, at, beat.at, lasts, faces);
      }
    }
  for (const beat of p.beats) if (beat.phase === "act") outline(actors([beat], after), beat.at, beat.lasts);
  if (!running.size) return clear();
  await ended(lasts);
}

/** The heroes of a battle: in the hand as it lies now, or on their way to the discard pile. */
function fighters(
  event: BattleCompared,
  after: Boxes,
  came: ReadonlySet<Element>,
  left: ReadonlyMap<Fighter, string>,
  faces?: Faces,
): Fighter[] {
  const hero = (card: string): boolean => card !== "" && faces?.get(card).type === "hero";
  const hand = after.spots.get(`hand.${event.seat}`) ?? [];
  const here = hand.filter(({ el, card }) => hero(card) && !came.has(el));
  return here.length ? here : [...left].filter(([, card]) => hero(card)).map(([fighter]) => fighter);
}

/** Until all has come to rest, or somebody does something: any input jumps to the end, and counts. */
async function ended(lasts: number): Promise<void> {
  const listening = new AbortController();
  const { signal } = listening;
  for (const input of ["pointerdown", "keydown", "wheel"])
    addEventListener(input, skipMotion, { signal, capture: true, passive: true });
  await Promise.race([
    Promise.allSettled([...running].map((animation) => animation.finished)),
    // A page that is put into the background shows no frames and ends no animation.
    new Promise((done) => setTimeout(done, lasts + 300)),
  ]);
  listening.abort();
  skipMotion();
}

function clear(): void {
  layer?.remove();
  layer?.replaceChildren();
}

/** Everything is where it belongs, at once. */
export function skipMotion(): void {
  for (const animation of [...running]) animation.finish();
  running.clear();
  clear();
}
