/** Where zones and cards lie on the screen. All rectangles are read at once, before anything is written. */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Spot {
  box: Box;
  el: HTMLElement;
  card: string;
  place: number;
}

export interface Boxes {
  zones: Map<string, Box>;
  spots: Map<string, Spot[]>;
}

/** Zones that the server tells apart and the page shows as piles. */
export function shown(zone: string): string {
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

export function boxes(root: Element): Boxes {
  const out: Boxes = { zones: new Map(), spots: new Map() };
  const rest: [string, Box][] = [];
  for (const el of root.querySelectorAll<HTMLElement>("[data-zone]")) {
    const { zone = "", card, place } = el.dataset;
    // What frames a card goes where it goes.
    const whole = el.closest<HTMLElement>("[data-whole]") ?? el;
    const box = boxOf(whole);
    if (box && (card !== undefined || place !== undefined)) {
      const spots = out.spots.get(zone) ?? [];
      const at = place === undefined ? spots.length : Number(place);
      spots.push({ box, el: whole, card: card ?? "", place: at });
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

/** The spots that no card has been paired with yet. */
export class Free {
  readonly #left = new Map<string, Spot[]>();
  readonly #from: Boxes;

  constructor(from: Boxes) {
    this.#from = from;
    for (const [zone, spots] of from.spots) this.#left.set(zone, [...spots]);
  }

  /** Take the spot of a card. `last`: newcomers lie behind those who were there. */
  take(zone: string, card: string | null, rank: number, last = false): Spot | null {
    const spots = this.#left.get(zone) ?? [];
    const fits = (spot: Spot): boolean =>
      zone === "hall" && rank ? spot.place === rank - 1 : card ? spot.card === card : spot.card === "";
    const at = last ? spots.findLastIndex(fits) : spots.findIndex(fits);
    return at < 0 ? null : spots.splice(at, 1)[0]!;
  }

  /** Take the spot of a card that has stayed in its zone: the nearest one. */
  stayed(zone: string, card: string, place: number): Spot | null {
    const spots = this.#left.get(zone) ?? [];
    const fit = spots.filter((spot) => spot.card === card);
    const best = fit.toSorted((a, b) => Math.abs(a.place - place) - Math.abs(b.place - place))[0];
    if (best) spots.splice(spots.indexOf(best), 1);
    return best ?? null;
  }

  zone(zone: string): Box | null {
    for (const home of homes(zone)) {
      const box = this.#from.zones.get(home);
      if (box) return box;
    }
    return null;
  }
}
