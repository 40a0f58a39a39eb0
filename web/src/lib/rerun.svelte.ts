import { tick } from "svelte";
import { OTHERS } from "./choreography";
import { play, skipMotion, snapshot, type Faces } from "./motion";
import type { Update, View } from "./wire";

/** So many updates are remembered: what all do between two own turns, as a rule. */
const MOST = 80;

const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => done()));

/** What has happened at the table, so that it can be shown once more: each update with the table before it. */
export class Rerun {
  /** The table as it was, while that is shown; null: it is shown as it is. */
  view = $state.raw<View | null>(null);
  #past: { before: View; update: Update }[] = [];
  /** The update that is shown; -1: none yet. */
  #at = -1;
  #on = false;
  readonly #table: () => HTMLElement | undefined;
  readonly #faces: () => Faces | undefined;

  /** `table`: the element that holds all zones. */
  constructor(table: () => HTMLElement | undefined, faces: () => Faces | undefined) {
    this.#table = table;
    this.#faces = faces;
  }

  /** An update comes. Whatever was shown once more gives way to it. */
  note(before: View | null, update: Update): void {
    this.end();
    this.#past = before && update.since ? [...this.#past, { before, update }].slice(-MOST) : [];
  }

  begin(): void {
    this.#on = true;
    this.#at = -1;
  }

  end(): void {
    if (this.view) skipMotion();
    this.#on = false;
    this.view = null;
  }

  /** Show what a line tells: forwards the cards move as they did, backwards they lie as they lay then. */
  async show(line: number): Promise<void> {
    const table = this.#table();
    const at = this.#past.findIndex(({ update }) => update.log.some(({ number }) => number === line));
    if (!table || !this.#on || at < 0 || at === this.#at) return;
    const { before, update } = this.#past[at]!;
    const back = at < this.#at;
    this.#at = at;
    skipMotion();
    if (back) {
      this.view = update.view;
      return;
    }
    this.view = before;
    await tick();
    await frame();
    if (!this.#on || this.#at !== at) return;
    const lay = snapshot(table, update.events);
    this.view = update.view;
    await tick();
    await frame();
    if (this.#on && this.#at === at) await play(update.events, table, lay, this.#faces(), OTHERS);
  }
}
