import type { Catalogue } from "./cards.svelte";
import { consequences, needs, type Names, type Outlook } from "./options";
import type { Forecast, Held, View } from "./wire";
import { say } from "./words";

/** What the table knows of rooms, champions and tokens, where an edition has them. */

/** The places of the village in which a champion may stand; those that sell wares come last. */
const LOCATIONS = ["temple", "guilds-quarter", "bazaar", "shop"];
/** A place of Epic games alone. */
const MARKETPLACE = "marketplace";
/** What is sold in a place, besides the cards of the village: the names of its piles. */
export const SOLD: Record<string, string[]> = {
  bazaar: ["iron-rations", "lantern-token", "potion"],
  shop: ["treasure"],
};
/** A treasure is sold unseen, so no card says what it costs. */
export const TREASURE_PRICE = 10;

/** Piles that the map and the village show in their own places. */
const LISTED_ELSEWHERE = /^(level-\d|guardian-key|iron-rations|lantern-token|potion|treasure)$/;
/** Heroes of higher levels in an Epic game. They stay in the box. */
const IN_THE_BOX = "hero";

/** An Epic game has spots for single cards, refilled from decks. */
export function isEpic(view: View): boolean {
  return view.stacks.some((stack) => stack.deck !== null);
}

export function locations(view: View): string[] {
  const [temple, ...others] = LOCATIONS;
  return isEpic(view) ? [temple!, MARKETPLACE, ...others] : LOCATIONS;
}

/** Whether a pile has a place of its own on the table: beside the hall it is left out. */
export function listedElsewhere(view: View, pile: string): boolean {
  const refills = view.stacks.some((stack) => stack.deck === pile);
  return refills || pile === IN_THE_BOX || LISTED_ELSEWHERE.test(pile);
}

/** The legendary cards that nobody has yet, each as often as it is there. */
export function legends(view: View, cards: Catalogue): string[] {
  const piles = view.piles.filter((pile) => pile.top && cards.get(pile.top).kind === "legendary");
  return piles.flatMap((pile) => Array.from({ length: pile.left }, () => pile.top!));
}

/** The letter on each seat's champion: the first of its name, or the number of the seat where two begin alike. */
export function letters(names: readonly string[]): string[] {
  const first = names.map((name) => [...name.trim()][0]?.toLocaleUpperCase() ?? "");
  return first.map((letter, i) =>
    letter && first.indexOf(letter) === first.lastIndexOf(letter) ? letter : String(i + 1),
  );
}

/** The seats whose champions stand in a room or location. */
export function standing(view: View, place: string): number[] {
  return view.seats.flatMap((seat, i) => (place && seat.champion === place ? [i + 1] : []));
}

export interface Group {
  held: Held;
  /** The places of all that are alike; the first stands for them. */
  places: number[];
}

/** Equal tokens lie together. `alike`: what else must be equal, such as what can be done with them. */
export function groups(front: readonly Held[], alike: (place: number) => string = () => ""): Group[] {
  const out = new Map<string, Group>();
  front.forEach((held, place) => {
    const key = JSON.stringify([held.card, held.used, held.marked, held.lent, alike(place)]);
    const group = out.get(key);
    if (group) group.places.push(place);
    else out.set(key, { held, places: [place] });
  });
  return [...out.values()];
}

export interface Level {
  level: number;
  /** Places in the hall, from left to right. */
  rooms: number[];
}

/** The rooms below the entrance, level by level, two to each. */
export function levels(view: View): Level[] {
  const out: Level[] = [];
  for (let at = 1; at < view.rooms.length; at += 2) {
    const rooms = [at, at + 1].filter((room) => room < view.rooms.length);
    out.push({ level: out.length + 1, rooms });
  }
  return out;
}

/** Which rooms touch: the entrance both rooms of the first level, the rooms of a level each other, and each room the one
 * in the same row of the next level. The lower place comes first. */
export function passages(rooms: number): [number, number][] {
  const out: [number, number][] = [
    [0, 1],
    [0, 2],
  ];
  for (let at = 1; at < rooms; at += 2) {
    out.push([at, at + 1]);
    if (at + 2 < rooms) out.push([at, at + 2], [at + 1, at + 3]);
  }
  return out.filter(([, to]) => to < rooms);
}

/** The way of a seat's champion through these rooms, as the passages it takes: "1-3". Where the champion comes from
 * the village, the way begins in the first room. */
export function wayOf(view: View, seat: number, path: readonly string[]): string[] {
  const from = view.seats[seat - 1]?.champion ?? "";
  const places = [from, ...path].map((room) => view.rooms.indexOf(room)).filter((place) => place >= 0);
  return places.slice(1).map((to, i) => [places[i]!, to].sort().join("-"));
}

/** What a fight in a room costs and brings, one entry each: the way, losses, gains. Of each kind at most so many names. */
export function tolls(f: Forecast, shown: Outlook, cards: Names, most = Infinity): string[] {
  if (f.verdict === "too-dark" && !shown.line) return [needs(f)];
  const steps = shown.line ? shown.line.path.length : f.path.length;
  const away = steps > 1 ? [say("page-map-steps", { n: steps })] : [];
  if (shown.line) return [...away, ...shown.line.costs, ...shown.line.brings];
  const wounds = f.gained["wound"] ?? 0;
  return [
    ...away,
    ...(wounds ? [say("page-pile-wound", { n: wounds })] : []),
    ...consequences({ ...f, path: [] }, cards, most, true),
    ...(f.xp ? [say("page-face-xp", { n: f.xp })] : []),
  ];
}
