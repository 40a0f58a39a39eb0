import { iconAddress, iconOf } from "../icons/icons";
import { MOST, plan, type Flight, type Sign, type SignEvent } from "./choreography";
import "./motion.css";
import { settings } from "./settings.svelte";
import { sound } from "./sound";
import type { Card, Event } from "./wire";
import { say } from "./words";

/**
 * Cards move visibly from zone to zone. Real cards are never moved by hand: light copies fly over the page while the
 * real ones wait unseen at their goal. All rectangles are read before anything is written, and only transform and
 * opacity are animated, so that no frame needs a new layout.
 */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

interface Spot {
  box: Box;
  el: Element;
  card: string;
  place: number;
}

/** Where everything lay. */
export interface Snapshot {
  zones: Map<string, Box>;
  spots: Map<string, Spot[]>;
}

/** Who knows what a card is called and which frame it has. */
export interface Faces {
  get(id: string): Pick<Card, "id" | "name" | "type">;
}

/** The size of a copy before it is scaled; the style sheet has the same. */
const WIDTH = 84;
const HEIGHT = 116;

const EASE = "cubic-bezier(0.3, 0.1, 0.2, 1)";
/** Cards in these zones glide when their neighbours come or go. */
const GLIDES = /^(hall|hand|front|champions)\b/;

let layer: HTMLElement | null = null;
/** Copies and signs on their way, and what the real elements do meanwhile. */
const ghosts = new Set<Animation>();
const real = new Set<Animation>();

function still(): boolean {
  return settings.factor <= 0 || document.hidden;
}

/** Zones that the server tells apart and the page shows as piles. */
function shown(zone: string): string {
  return zone.replace(/^(supply|draw)\./, "pile.");
}

/** Where to look for a zone that is not on the screen, nearest first. */
export function homes(zone: string): string[] {
  const [kind = "", name = ""] = zone.split(".");
  if (kind === "stack" || kind === "pile") return [zone, "village"];
  if (kind === "dungeon") return [zone, "hall"];
  return /^\d+$/.test(name) ? [zone, `seat.${name}`] : [zone];
}

function boxOf(el: Element): Box | null {
  if (el.checkVisibility?.() === false) return null;
  const { x, y, width, height } = el.getBoundingClientRect();
  return width && height ? { x, y, w: width, h: height } : null;
}

/** The box of an element, or of what it is folded into. */
function nearest(el: Element, root: Element): Box | null {
  for (let at: Element | null = el; at && at !== root; at = at.parentElement) {
    const box = boxOf(at);
    if (box) return box;
  }
  return null;
}

/** Remember where zones and cards lie. */
export function snapshot(root: Element): Snapshot {
  const out: Snapshot = { zones: new Map(), spots: new Map() };
  if (still()) return out;
  const rest: [string, Box][] = [];
  for (const el of root.querySelectorAll<HTMLElement>("[data-zone]")) {
    const { zone = "", card, place } = el.dataset;
    const box = boxOf(el);
    if (box && (card !== undefined || place !== undefined)) {
      const spots = out.spots.get(zone) ?? [];
      spots.push({ box, el, card: card ?? "", place: place === undefined ? spots.length : Number(place) });
      out.spots.set(zone, spots);
      rest.push([zone, box]);
    } else if (card === undefined && place === undefined) {
      // A seat's zones may be shown twice, as cards and as a count: the larger one is meant.
      const around = box ?? (out.zones.has(zone) ? null : nearest(el, root));
      const other = out.zones.get(zone);
      if (around && (!other || around.w * around.h > other.w * other.h)) out.zones.set(zone, around);
    }
  }
  for (const [zone, box] of rest) if (!out.zones.has(zone)) out.zones.set(zone, box);
  return out;
}

/** The spots of a snapshot that no card has been paired with yet. */
class Free {
  private readonly left = new Map<string, Spot[]>();
  constructor(private readonly from: Snapshot) {
    for (const [zone, spots] of from.spots) this.left.set(zone, [...spots]);
  }

  /** Take the spot of a card. ``last``: newcomers lie behind those who were there. */
  take(zone: string, card: string | null, rank: number, last: boolean): Spot | null {
    const spots = this.left.get(zone) ?? [];
    const fits = (spot: Spot): boolean =>
      zone === "hall" && rank ? spot.place === rank - 1 : card ? spot.card === card : spot.card === "";
    const at = last ? spots.findLastIndex(fits) : spots.findIndex(fits);
    return at < 0 ? null : spots.splice(at, 1)[0]!;
  }

  zone(zone: string): Box | null {
    for (const home of homes(zone)) {
      const box = this.from.zones.get(home);
      if (box) return box;
    }
    return null;
  }
}

/** Move a box's middle onto the screen: what lies beyond the edge flies to the edge. */
function middle(box: Box): { x: number; y: number } {
  const keep = (v: number, most: number): number => Math.min(Math.max(v, 0), most);
  return { x: keep(box.x + box.w / 2, innerWidth), y: keep(box.y + box.h / 2, innerHeight) };
}

function pose(box: Box, more = 1): string {
  const { x, y } = middle(box);
  const scale = Math.min(Math.max(Math.min(box.w / WIDTH, box.h / HEIGHT), 0.35), 1.5) * more;
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(3)})`;
}

function icon(name: string): SVGElement {
  const ns = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(ns, "svg");
  svg.setAttribute("viewBox", "0 0 512 512");
  svg.setAttribute("width", "1em");
  svg.setAttribute("height", "1em");
  const use = document.createElementNS(ns, "use");
  use.setAttribute("href", iconAddress(name));
  svg.append(use);
  return svg;
}

function piece(name: string, ...inside: (Node | string)[]): HTMLElement {
  const el = document.createElement("div");
  el.className = name;
  el.append(...inside);
  return el;
}

/** A light copy of a card: frame, picture, name. */
function copy(flight: Flight, faces: Faces | undefined): HTMLElement {
  let face: ReturnType<Faces["get"]> | undefined;
  if (flight.card) face = faces?.get(flight.card);
  const name = document.createElement("b");
  name.textContent = face?.name ?? "";
  const picture = document.createElement("span");
  picture.append(icon(face ? iconOf(face) : "deck"));
  const el = piece(face ? "motion-card" : "motion-card back", name, picture);
  if (face) el.style.setProperty("--frame", `var(--${face.type}, var(--other))`);
  if (flight.count > 1) {
    const count = document.createElement("i");
    count.textContent = say("page-motion-count", { n: flight.count });
    el.append(count);
  }
  return el;
}

/** Something to be put on the layer and animated, worked out before anything is written. */
interface Show {
  el: HTMLElement;
  frames: Keyframe[];
  at: number;
  lasts: number;
}

function flightShow(
  flight: Flight,
  from: Box | null,
  to: Box | null,
  lay: boolean,
  faces?: Faces,
): Show | null {
  const start = from ?? to;
  const end = to ?? from;
  if (!start || !end) return null;
  const lift = pose(
    {
      x: (start.x + end.x) / 2,
      y: (start.y + end.y) / 2 - 18,
      w: (start.w + end.w) / 2,
      h: (start.h + end.h) / 2,
    },
    1.08,
  );
  // A card that lay open is seen until it leaves; one from a pile is not there before its time.
  const frames: Keyframe[] = [
    { transform: pose(start), opacity: from && lay ? 1 : 0 },
    { transform: pose(start), opacity: from ? 1 : 0, offset: 0.02 },
    { transform: from && to ? lift : pose(start, 0.9), opacity: 1, offset: 0.5 },
    { transform: pose(end, from && to ? 1 : 0.7), opacity: to ? 1 : 0 },
  ];
  return { el: copy(flight, faces), frames, at: flight.at, lasts: flight.lasts };
}

/** The zones where a sign may be shown, the best first, and the card to look for in them. */
function placeOf(event: SignEvent): { zones: string[]; card: string | null } {
  switch (event.event) {
    case "use":
      return { zones: [`hand.${event.seat}`, `front.${event.seat}`, "rooms"], card: event.card };
    case "level":
      return { zones: [`hand.${event.seat}`], card: event.card };
    case "equip":
      return { zones: [`hand.${event.seat}`], card: event.hero };
    case "must":
      return { zones: ["hall", "rooms"], card: event.card };
    case "face":
    case "compare":
    case "summon":
      return { zones: ["hall"], card: event.card };
    case "xp":
    case "gold":
      return {
        zones: [`${event.event}.${event.seat}`, `seat.${event.seat}`, `hand.${event.seat}`],
        card: null,
      };
    case "shuffle":
      return { zones: [shown(event.zone)], card: null };
    case "key":
      return { zones: ["pile.guardian-key"], card: null };
    case "roll":
    case "die":
      return { zones: [`seat.${event.seat}`, `hand.${event.seat}`], card: null };
  }
}

/** Where an event that moves nothing is shown: a card if it is in sight, else the zone. */
function signBox(event: SignEvent, before: Snapshot, after: Snapshot): Box | null {
  const { zones, card } = placeOf(event);
  if (card)
    for (const snap of [before, after])
      for (const zone of zones) {
        const spot = snap.spots.get(zone)?.find((one) => one.card === card);
        if (spot) return spot.box;
      }
  for (const zone of zones.flatMap(homes)) {
    const box = after.zones.get(zone);
    if (box && (event.event !== "use" || box.w < 300)) return box;
  }
  return null;
}

function ring(sign: Sign, box: Box, kind: string): Show {
  const el = piece(`motion-ring ${kind}`);
  el.style.width = `${box.w}px`;
  el.style.height = `${box.h}px`;
  const at = `translate(${box.x.toFixed(1)}px, ${box.y.toFixed(1)}px)`;
  const turn = sign.event.event === "shuffle" ? " rotate(3deg)" : "";
  const frames = [
    { transform: `${at} scale(0.96)`, opacity: 0 },
    { transform: `${at} scale(1.03)${turn}`, opacity: 1, offset: 0.3 },
    { transform: `${at} scale(1)`, opacity: 0 },
  ];
  return { el, frames, at: sign.at, lasts: sign.lasts };
}

function word(sign: Sign, box: Box, text: string): Show {
  const { x, y } = middle(box);
  const at = (dy: number): string =>
    `translate(${x.toFixed(1)}px, ${(y + dy).toFixed(1)}px) translate(-50%, -50%)`;
  const frames = [
    { transform: at(6), opacity: 0 },
    { transform: at(-6), opacity: 1, offset: 0.25 },
    { transform: at(-12), opacity: 1, offset: 0.75 },
    { transform: at(-22), opacity: 0 },
  ];
  return { el: piece("motion-word", text), frames, at: sign.at, lasts: sign.lasts };
}

function signShows(sign: Sign, box: Box | null): Show[] {
  if (!box) return [];
  const event = sign.event;
  switch (event.event) {
    case "compare": {
      const { total, health, won } = event;
      const text = say("page-motion-compare", { total, health, won: won ? "yes" : "no" });
      return [ring(sign, box, won ? "good" : "bad"), word(sign, box, text)];
    }
    case "key":
      return [ring(sign, box, "good"), word(sign, box, say("page-motion-key"))];
    case "summon":
      return [ring(sign, box, "bad"), word(sign, box, say("page-motion-summon"))];
    case "roll":
      return [word(sign, box, say("page-motion-roll", { dice: event.dice.join(", ") }))];
    case "die": {
      const { now, turned } = event;
      return [word(sign, box, say("page-motion-die", { now, turned: turned ? "yes" : "no" }))];
    }
    case "xp":
    case "gold": {
      const n = Math.abs(event.amount);
      const text = say(`page-motion-${event.event}`, { n, less: event.amount < 0 ? "yes" : "no" });
      return [word(sign, box, text)];
    }
    case "use":
    case "must":
    case "face":
    case "level":
    case "equip":
    case "shuffle":
      return [ring(sign, box, "")];
  }
}

function run(el: Element, frames: Keyframe[], at: number, lasts: number, into: Set<Animation>): Animation {
  const animation = el.animate(frames, { delay: at, duration: lasts, easing: EASE, fill: "backwards" });
  into.add(animation);
  const over = (): boolean => into.delete(animation);
  animation.finished.then(over, over);
  return animation;
}

/** Cards that stay in their zone glide to where they lie now; newcomers wait for their copy to land. */
function settle(
  before: Snapshot,
  after: Snapshot,
  waiting: ReadonlyMap<Element, number>,
  most: number,
  ms: number,
): void {
  const old = new Free(before);
  const moved: [Element, string][] = [];
  for (const [zone, spots] of after.spots) {
    if (!GLIDES.test(zone)) continue;
    for (const { el, card, box } of spots) {
      if (!card || waiting.has(el)) continue;
      const was = old.take(zone, card, 0, false)?.box;
      const near = was && Math.hypot(was.x - box.x, was.y - box.y);
      if (was && near && near > 4) moved.push([el, `translate(${was.x - box.x}px, ${was.y - box.y}px)`]);
    }
  }
  for (const [el, from] of moved.slice(0, most))
    run(el, [{ transform: from }, { transform: "none" }], 0, ms, real);
  for (const [el, until] of waiting) run(el, [{ opacity: 0 }, { opacity: 0 }], 0, until, real);
}

/** Show what happened, over the page as it is now; ``before``: as it was. Resolves when all has come to rest. */
export async function play(
  events: readonly Event[],
  root: Element,
  before: Snapshot,
  faces?: Faces,
): Promise<void> {
  for (const animation of [...real]) animation.finish();
  if (still() || !events.length || !root.animate) return;
  // What is still on the way from the last time hurries up and counts.
  if (ghosts.size > MOST / 2) skipMotion();
  for (const animation of ghosts) animation.updatePlaybackRate(3);
  const p = plan(events, settings.factor, MOST - ghosts.size);
  const after = snapshot(root);

  const old = new Free(before);
  const now = new Free(after);
  const waiting = new Map<Element, number>();
  const goals = new Map<Flight, Spot | null>();
  // The last to come lies last, so that goals are dealt out backwards.
  for (const flight of p.flights.toReversed())
    goals.set(flight, now.take(shown(flight.target), flight.card, flight.rank, true));
  const shows: (Show | null)[] = p.flights.map((flight) => {
    const [source, target] = [shown(flight.source), shown(flight.target)];
    const lay = old.take(source, flight.card, flight.rank, false);
    const from = lay?.box ?? old.zone(source);
    const goal = goals.get(flight);
    if (goal && GLIDES.test(target)) waiting.set(goal.el, flight.at + flight.lasts);
    return flightShow(flight, from, goal?.box ?? now.zone(target), !!lay && GLIDES.test(source), faces);
  });
  for (const sign of p.signs) shows.push(...signShows(sign, signBox(sign.event, before, after)));
  const ready = shows.filter((show) => show !== null).slice(0, MOST);

  if (p.flights.length) sound("card");
  settle(before, after, waiting, MOST - waiting.size, 300 / settings.factor);
  layer ??= document.body.appendChild(piece("motion-layer"));
  layer.setAttribute("aria-hidden", "true");
  layer.append(...ready.map((show) => show.el));
  const flying = ready.map(({ el, frames, at, lasts }) => run(el, frames, at, lasts, ghosts));
  await Promise.race([
    Promise.allSettled(flying.map((animation) => animation.finished)),
    new Promise((done) => setTimeout(done, p.lasts + 300)),
  ]);
  // A copy that has landed cannot be seen any more; all go at once, so that no frame in between has to be laid out.
  for (const { el } of ready) el.remove();
}

/** Everything is where it belongs, at once. */
export function skipMotion(): void {
  for (const animation of [...ghosts, ...real]) animation.finish();
  ghosts.clear();
  real.clear();
  layer?.replaceChildren();
}
