import type { EditionInfo, NewCampaign, Setup, SetupRequest } from "../lib/wire";
import { Draft, newSeat } from "../newtable/draft.svelte";

export type Setups = NewCampaign["setups"];
export const SETUPS: Setups[] = ["quests", "random", "chosen"];
/** How many games one can plan; 0: as many as the players like. */
export const GAMES = [2, 3, 4, 5, 6, 8, 10, 0];
/** Other places for the keys: how many lie in the decks of level 1, 2 and 3. */
export const KEY_DECKS: number[][] = [[], [0, 3, 3], [0, 2, 4], [0, 0, 6]];
/** As the server has it. */
const MOST_SETUPS = 20;

/** A campaign that is being thought up: seats, clock and cards as for a table. */
export class CampaignDraft {
  setups = $state<Setups>("quests");
  games = $state(5);
  #mode = $state("");
  /** Keys that summon the guardian of the first game; 0: as many as usual. */
  keys = $state(0);
  moreKeys = $state(false);
  keyDecks = $state(0);
  /** Set-ups of one's own, with what they were called when they were added. */
  chosen = $state.raw<{ request: SetupRequest; setup: Setup }[]>([]);
  readonly table: Draft;

  constructor(edition: EditionInfo) {
    this.table = new Draft(edition);
    this.#mode = edition.usualMode;
  }

  by(setups: Setups): void {
    this.setups = setups;
    if (setups === "random") this.table.mode = this.mode;
    if (setups !== "quests") this.table.by(setups === "random" ? "random" : "first");
  }

  /** The way to play every game, unless set-ups of one's own say otherwise. */
  get mode(): string {
    return this.#mode;
  }

  /** Random cards are wished for by what this way to play leaves to choose. */
  set mode(mode: string) {
    this.#mode = mode;
    if (this.setups === "random") this.table.mode = mode;
  }

  get full(): boolean {
    return this.chosen.length >= MOST_SETUPS;
  }

  /** The set-up that is shown becomes that of the next game. */
  add(): void {
    const { setup } = this.table;
    if (!setup || this.full) return;
    this.chosen = [...this.chosen, { request: this.table.settled, setup }];
  }

  remove(place: number): void {
    this.chosen = this.chosen.filter((_, i) => i !== place);
  }

  get ready(): boolean {
    if (this.setups === "chosen") return this.chosen.length > 0;
    return this.setups === "quests" || (!!this.table.setup && !this.table.asking);
  }

  /** What is sent. */
  get campaign(): NewCampaign {
    return {
      ...(this.setups === "random" ? this.table.wishes : {}),
      setups: this.setups,
      chosen: this.setups === "chosen" ? this.chosen.map(({ request }) => request) : [],
      games: this.games,
      mode: this.setups === "chosen" ? "" : this.mode,
      keys: this.keys,
      moreKeys: this.moreKeys,
      keyDecks: KEY_DECKS[this.keyDecks]!,
      seats: this.table.seats.map(newSeat),
      rules: { ...this.table.rules },
    };
  }
}
