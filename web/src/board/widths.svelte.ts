import type { Face } from "../cards/fit";

const UNITS: Partial<Record<Face, number>> = { broad: 1.5, vast: 2 };

/** Which cards of the hand need a broad face, in widths of a card. A narrower card needs it all the more: in one room a
 * broad face stays counted as broad, so that nothing swings. */
export class Widths {
  #seen = $state.raw<{ room: string; units: Record<number, number> }>({ room: "", units: {} });

  /** `room`: all that decides how wide a card is, and which cards they are. */
  of(room: string, places: number[]): number[] {
    const { units } = this.#seen;
    return places.map((place) => (this.#seen.room === room ? (units[place] ?? 1) : 1));
  }

  faced(room: string, place: number, face: Face): void {
    const known = this.#seen.room === room ? this.#seen.units : {};
    const now = UNITS[face] ?? 1;
    if (now > (known[place] ?? 1)) this.#seen = { room, units: { ...known, [place]: now } };
  }
}
