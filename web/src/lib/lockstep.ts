/** One that measures: it writes, yields, reads, yields, and so on. */
export type Measuring<T = void> = Generator<void, T>;

/** Several that measure go step by step side by side, so that the page is laid out once for each step of the longest
 * and not once for each step of each. */
export function lockstep(all: Iterable<Measuring>): void {
  for (let left = [...all]; left.length;) left = left.filter((one) => !one.next().done);
}

/** Collects what has changed until just before it is drawn, and has it looked at together. */
export class Later<T> {
  readonly #changed = new Set<T>();
  readonly #look: (changed: T[]) => void;

  constructor(look: (changed: T[]) => void) {
    this.#look = look;
  }

  add(one: T): void {
    if (!this.#changed.size)
      requestAnimationFrame(() => {
        const changed = [...this.#changed];
        this.#changed.clear();
        this.#look(changed);
      });
    this.#changed.add(one);
  }

  delete(one: T): void {
    this.#changed.delete(one);
  }
}
