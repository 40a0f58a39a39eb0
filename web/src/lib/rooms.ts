import type { Catalogue } from "./cards.svelte";
import type { Held, View } from "./wire";

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
  const first = names.map((name) => [...name.trim()][0]?.toUpperCase() ?? "");
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
