import { getContext, setContext } from "svelte";
import { showCard, type Catalogue } from "../lib/cards.svelte";
import { choices, placeOf, spotOf, targets, type Choices, type Spot } from "../lib/options";
import type { Ledger, Option, Place, Prospect, Question, Totals, View } from "../lib/wire";
import { room } from "../lib/size.svelte";
import { stageOf, type Stage } from "./stage";

/** What the board needs to know about those who sit at it. */
export interface Sitters {
  names: string[];
}

/** A hint for the open question: the option, and why in words. */
export interface Hint {
  option: string;
  text: string[];
}

export interface Source {
  view: View;
  table: Sitters;
  cards: Catalogue;
  question: Question | null;
  /** What the own hand can do this turn; null: not known. */
  prospects?: Prospect[] | null;
  /** The prospects are on their way. */
  planning?: boolean;
  readonly: boolean;
  /** An answer is under way. */
  busy: boolean;
  onanswer?: (option: string) => void;
  onwhy?: (figure: string, rank: number) => Promise<Ledger>;
  /** Why nothing can be done at a place, or why the weapon there does not go to the hero at another one. */
  onwhynot?: (at: Place, on: Place | null) => Promise<string>;
}

/** A card or stack that was pressed. */
export interface Pressed {
  spot: Spot;
  zone: string;
  place: number;
  card: string;
  element: HTMLElement;
}

interface Float {
  anchor: HTMLElement;
  card: string;
}

/** What the parts of the board share: the table as it is, and what the player is about to do. */
export class BoardState {
  readonly #source: () => Source;
  /** The spot of a card that looks for its place: a weapon for a hero. */
  carry = $state<Spot | null>(null);
  menu = $state.raw<(Float & { options: Option[]; puts: boolean; spot: Spot }) | null>(null);
  reason = $state.raw<(Float & { text: string }) | null>(null);
  ledger = $state.raw<{ figure: string; rank: number } | null>(null);
  /** The cards, stack or pile that a panel shows; "" for none. */
  panel = $state<"" | "deck" | "destroyed" | "legendary" | "stack">("");
  panelOf = $state("");
  /** Numbers for the keys are shown. */
  numbers = $state(false);
  /** The place that was last asked about; it stays while a question says nothing of a place. */
  #asked = $state<Stage>("dungeon");
  /** The place somebody has turned to without going there; null: the one the turn is in. */
  look = $state<Stage | null>(null);
  /** The stack that is about to be bought. */
  chosen = $state<Spot | null>(null);
  /** What the totals become by the line that is previewed. */
  then = $state.raw<Partial<Totals> | null>(null);
  /** The cards of that line: when each is played, and what for. */
  steps = $state.raw<ReadonlyMap<Spot, { n: number; word: string }>>(new Map());
  /** The rank whose best line is shown on the cards; 0: none. */
  preview = $state(0);

  choices: Choices = $derived.by(() =>
    choices(this.readonly ? null : this.question, (spot) => this.#shown(spot)),
  );
  targets: Map<Spot, Option> = $derived(
    this.carry === null ? new Map<Spot, Option>() : targets(this.choices.at.get(this.carry) ?? []),
  );

  constructor(source: () => Source) {
    this.#source = source;
  }

  get view(): View {
    return this.#source().view;
  }
  get cards(): Catalogue {
    return this.#source().cards;
  }
  get names(): string[] {
    return this.#source().table.names;
  }
  get question(): Question | null {
    return this.#source().question;
  }
  /** The prospects are on their way: what stands now may not be all. */
  get planning(): boolean {
    return this.#source().planning ?? false;
  }
  get readonly(): boolean {
    return this.#source().readonly;
  }
  get busy(): boolean {
    return this.#source().busy;
  }
  get explains(): boolean {
    return this.#source().onwhy !== undefined;
  }

  /** The place that is large. */
  get stage(): Stage {
    return this.look ?? this.#asked;
  }

  /** Go where the open question is. */
  follow(): void {
    const place = stageOf(this.view, this.question);
    if (place && place !== this.#asked) this.look = null;
    if (place) this.#asked = place;
  }

  /** What the own hand can do this turn about the monster in a rank; null: not known. */
  prospect(rank: number): Prospect | null {
    return this.#source().prospects?.find((one) => one.rank === rank) ?? null;
  }

  /** Options at a spot, as long as an answer can be given. A place to begin the turn in is an option of the bar too. */
  at(spot: Spot): Option[] {
    if (spot.startsWith("place."))
      return this.question?.kind === "branch" && !this.question.about
        ? this.choices.bar.filter((option) => spot === `place.${option.verb}`)
        : [];
    return this.choices.at.get(spot) ?? [];
  }

  answer(option: string): void {
    this.clear();
    if (!this.busy) this.#source().onanswer?.(option);
  }

  why(figure: string, rank: number): Promise<Ledger> {
    const { onwhy } = this.#source();
    return onwhy ? onwhy(figure, rank) : Promise.reject(new Error("nobody to ask"));
  }

  /** Nothing is half done any more. */
  clear(): void {
    this.carry = null;
    this.menu = null;
    this.reason = null;
  }

  /** Somebody has pressed a card, a stack or a rank. */
  press(pressed: Pressed): void {
    const { spot, element, card } = pressed;
    const target = this.targets.get(spot);
    if (target) return this.answer(target.id);
    const options = this.at(spot);
    const same = this.carry === spot || this.menu?.spot === spot;
    const weapon = this.#carried();
    this.clear();
    if (same) return;
    if (!options.length) {
      if (this.readonly || !this.question) {
        if (card) showCard(card);
      } else void this.#whyNot(pressed, weapon);
      return;
    }
    const puts = options.some((option) => option.verb === "equip");
    const rest = options.filter((option) => option.verb !== "equip");
    if (puts && !rest.length) this.carry = spot;
    else if (!puts && rest.length === 1) this.answer(rest[0]!.id);
    else this.menu = { anchor: element, card, options: rest, puts, spot };
  }

  /** The place of the weapon that looks for its hero. */
  #carried(): Place | null {
    const options = this.carry === null ? [] : (this.choices.at.get(this.carry) ?? []);
    return options.flatMap((option) => option.at).find((place) => spotOf(place) === this.carry) ?? null;
  }

  async #whyNot({ zone, place, card, element }: Pressed, weapon: Place | null): Promise<void> {
    const { onwhynot } = this.#source();
    const at = placeOf(zone, place);
    const priced = at.zone === "pile" && this.question?.kind === "buy" && this.view.rooms.length > 0;
    if (!onwhynot || (!card && !priced)) return;
    const hero = weapon && at.zone === "hand" ? at : null;
    const text = await (hero ? onwhynot(weapon!, hero) : onwhynot(at, null));
    if (text) this.reason = { anchor: element, card, text };
  }

  openStack(name: string): void {
    this.panel = "stack";
    this.panelOf = name;
  }

  #shown(spot: Spot): boolean {
    const { view, question } = this;
    const [zone = "", place = "0"] = spot.split(":");
    const [kind = "", name = ""] = zone.split(".");
    const own = Number(name) === view.seat;
    switch (kind) {
      case "hall":
        return Number(place) < view.hall.length;
      case "rooms":
        return Number(place) < view.rooms.length;
      case "turned":
        return Number(place) < (question?.turned.length ?? 0);
      case "stack":
        return view.stacks.some((stack) => stack.name === name);
      case "pile":
        return view.piles.some((pile) => pile.name === name);
      case "front":
        return true;
      case "seat":
        // The own seat is this side of the screen, and the others are out of sight without a side column.
        return !own && ["desktop", "wide"].includes(room.size);
      case "hand":
      case "secret":
      case "discard":
        return own;
      case "dungeon":
        return true;
    }
    return false;
  }
}

const KEY = Symbol("board");

export function provide(state: BoardState): BoardState {
  return setContext(KEY, state);
}

export function useBoard(): BoardState {
  return getContext<BoardState>(KEY);
}

/** The weapon onto the hero, the hero onto the stack: where what is dragged may fall. */
export function dropOn(state: BoardState, from: Spot, onto: Spot): Option | undefined {
  return state.at(from).find((option) => option.on.some((place) => spotOf(place) === onto));
}
