import { getContext, setContext } from "svelte";
import type { Catalogue } from "./cards.svelte";
import type { Rerun } from "./rerun.svelte";
import { lastDeeds, sinceOwn, turns, unread, type Turn } from "./story";
import type { Line } from "./wire";

/** The story of the table that is on the page, for all parts that tell something of it. */

interface Source {
  log: Line[];
  cards: Catalogue;
  names: string[];
  /** The reader's; 0: only watches. */
  seat: number;
  /** Messages in the chat that nobody here has read. */
  messages: number;
  /** Shows story or chat, or puts them away again. */
  open: (what: "log" | "chat") => void;
  /** Shows on the table what a line tells, once more. */
  rerun: Rerun;
}

export class StoryState {
  readonly #source: () => Source;
  /** The number of the last line that was in sight. */
  #seen = $state(-1);
  readonly turns: Turn[] = $derived.by(() => turns(this.#source().log));
  readonly deeds: Map<number, Line> = $derived.by(() => lastDeeds(this.#source().log));
  /** What "again" repeats. */
  readonly others: Turn[] = $derived.by(() => sinceOwn(this.turns, this.#source().seat));
  readonly unread: number = $derived.by(() => unread(this.#source().log, this.#seen, this.#source().seat));

  constructor(source: () => Source) {
    this.#source = source;
  }

  get cards(): Catalogue {
    return this.#source().cards;
  }
  get names(): string[] {
    return this.#source().names;
  }
  get seat(): number {
    return this.#source().seat;
  }
  get messages(): number {
    return this.#source().messages;
  }
  /** The last that happened, whoever did it. */
  get last(): Line | null {
    return this.others.at(-1)?.deed ?? null;
  }
  open(what: "log" | "chat"): void {
    this.#source().open(what);
  }
  get rerun(): Rerun {
    return this.#source().rerun;
  }
  /** The reader has all of it in sight. */
  read(): void {
    this.#seen = this.#source().log.at(-1)?.number ?? -1;
  }
}

const KEY = Symbol("story");

export function provideStory(story: StoryState): StoryState {
  return setContext(KEY, story);
}

/** Undefined where nothing is told: in a replay. */
export function useStory(): StoryState | undefined {
  return getContext<StoryState | undefined>(KEY);
}
