/** Fetching the steps of a replay: what is wanted last comes first, neighbours come ahead of time, little is kept. */

export type Fetch<T> = (move: number, seat: number) => Promise<T>;

const AHEAD = 3;
const KEPT = 80;

export class Steps<T> {
  readonly #kept = new Map<string, T>();
  #wanted: { move: number; seat: number } | null = null;
  #busy = false;

  /**
   * `show` is called with each step that is wanted when it arrives; of many that are wanted while one is on its way,
   * only the last is fetched.
   */
  constructor(
    readonly fetch: Fetch<T>,
    readonly last: number,
    readonly show: (step: T, move: number, seat: number) => void,
    readonly fail: (thrown: unknown) => void,
  ) {}

  want(move: number, seat: number): void {
    this.#wanted = { move, seat };
    const kept = this.#find(move, seat);
    if (kept !== undefined) this.show(kept, move, seat);
    void this.#work();
  }

  /** Nothing is wanted any more; what is on its way is not shown. */
  stop(): void {
    this.#wanted = null;
  }

  has(move: number, seat: number): boolean {
    return this.#kept.has(`${move} ${seat}`);
  }

  #find(move: number, seat: number): T | undefined {
    const name = `${move} ${seat}`;
    const step = this.#kept.get(name);
    if (step !== undefined) {
      // Used just now: the last to be forgotten.
      this.#kept.delete(name);
      this.#kept.set(name, step);
    }
    return step;
  }

  /** What to fetch now: what is wanted, then what follows it. */
  #next(): { move: number; seat: number } | null {
    const wanted = this.#wanted;
    if (!wanted) return null;
    for (let ahead = 0; ahead <= AHEAD; ahead++) {
      const move = wanted.move + ahead;
      if (move <= this.last && !this.has(move, wanted.seat)) return { move, seat: wanted.seat };
    }
    return null;
  }

  async #work(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    for (let next = this.#next(); next; next = this.#next()) {
      const { move, seat } = next;
      try {
        const step = await this.fetch(move, seat);
        this.#keep(`${move} ${seat}`, step);
        if (this.#isWanted(move, seat)) this.show(step, move, seat);
      } catch (thrown) {
        // Asked for again, it is tried again. What was only fetched ahead is nobody's trouble yet.
        if (this.#isWanted(move, seat)) {
          this.#wanted = null;
          this.fail(thrown);
        } else if (this.#wanted && this.has(this.#wanted.move, this.#wanted.seat)) break;
      }
    }
    this.#busy = false;
  }

  #isWanted(move: number, seat: number): boolean {
    return this.#wanted?.move === move && this.#wanted.seat === seat;
  }

  #keep(name: string, step: T): void {
    this.#kept.set(name, step);
    if (this.#kept.size > KEPT) this.#kept.delete(this.#kept.keys().next().value!);
  }
}
