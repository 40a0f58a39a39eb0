/** How much room the window gives. The same limits stand in the style sheets of the table. */
export type Size = "phone" | "tablet" | "desktop" | "wide";

const QUERIES = {
  phone: "(max-width: 699.9px), (max-height: 479.9px)",
  tablet: "(max-width: 1199.9px)",
  wide: "(min-width: 1600px) and (min-height: 900px)",
} as const;

type Matches = Record<keyof typeof QUERIES, boolean>;

function read(): Matches {
  const found = Object.entries(QUERIES).map(([name, query]) => [name, matchMedia(query).matches] as const);
  return Object.fromEntries(found) as Matches;
}

/** Below this height of the window cards are shorter. */
const LOW = 720;

class Room {
  #matches = $state.raw<Matches>(read());
  #height = $state(innerHeight);
  /** Height that the page around the table takes besides its bar. */
  taken = $state(0);

  constructor() {
    for (const query of Object.values(QUERIES))
      matchMedia(query).addEventListener?.("change", () => (this.#matches = read()));
    addEventListener("resize", () => (this.#height = innerHeight));
  }

  /** phone: one place at a time; tablet: no side column; desktop: as drawn; wide: everything larger. */
  get size(): Size {
    const { phone, tablet, wide } = this.#matches;
    return phone ? "phone" : tablet ? "tablet" : wide ? "wide" : "desktop";
  }
  /** A low table: shorter cards. */
  get low(): boolean {
    return this.#height - this.taken < LOW;
  }
}

export const room = new Room();
