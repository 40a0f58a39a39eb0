import { getContext, setContext } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { showCard, type Catalogue } from "../lib/cards.svelte";
import { advice } from "../lib/advice";
import {
  bare,
  best,
  marks,
  next,
  playable,
  prepared,
  purchase,
  type Following,
  type Mark,
} from "../lib/lines";
import { arms, choices, label, placeOf, spotOf, targets, type Choices, type Spot } from "../lib/options";
import { choosesPlace, primary, risk, type Asked, type Risk, type Step } from "../lib/sensible";
import { room } from "../lib/size.svelte";
import type { Ledger, Option, Place, PlanLine, Prospect, Question, Totals, View, Visit } from "../lib/wire";
import { sentence } from "../lib/joining";
import { has, say } from "../lib/words";
import { readsFirst } from "./sheets";
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
  /** What a visit to the village can bring; null: not known. */
  visits?: Visit[] | null;
  /** The prospects are on their way. */
  planning?: boolean;
  readonly: boolean;
  /** A lesson is on. */
  taught?: boolean;
  wanted?: string;
  /** The hint that was asked for. */
  hinted?: Hint | null;
  /** An answer is under way. */
  busy: boolean;
  onanswer?: (option: string) => void;
  onwhy?: (figure: string, rank: number, moves?: string[]) => Promise<Ledger>;
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

/** What a click on a monster offers that can be attacked after some other moves. */
export interface Reach {
  rank: number;
  /** The best line; empty: none is better than the party as it stands. */
  line: string[];
  /** The attack with the party as it stands. */
  bare: string[];
}

/** What the parts of the board share: the table as it is, and what the player is about to do. */
export class BoardState {
  readonly #source: () => Source;
  /** The spot of a card that looks for its place: a weapon for a hero. */
  carry = $state<Spot | null>(null);
  menu = $state.raw<(Float & { options: Option[]; puts: boolean; spot: Spot; reach?: Reach }) | null>(null);
  /** Why nothing can be done, and the answer after which it can be, if there is one. */
  reason = $state.raw<(Float & { text: string; way?: Option }) | null>(null);
  ledger = $state.raw<{ figure: string; rank: number } | null>(null);
  /** The cards, stack or pile that a panel shows; "" for none. */
  panel = $state<"" | "deck" | "destroyed" | "legendary" | "stack">("");
  panelOf = $state("");
  /** Numbers for the keys are shown. */
  numbers = $state(false);
  /** The place that was last asked about; it stays while a question says nothing of a place. */
  #asked = $state<Stage>("dungeon");
  /** The question that was last followed. */
  #number = 0;
  /** The place somebody has turned to without going there; null: the one the turn is in. */
  look = $state<Stage | null>(null);
  /** The rank whose best line is pointed at and shown on the cards; 0: none. */
  preview = $state(0);
  /** The stack that was pressed once: a second press buys. */
  chosen = $state<Spot | null>(null);
  /** The monster that is read on a phone; 0: none. */
  sheet = $state(0);
  /** The other card that is read there. */
  read = $state.raw<Pressed | null>(null);
  /** The line that is being played. */
  following = $state.raw<Following | null>(null);
  /** What is said before a battle is lost or the game ends, until it is meant. */
  risk = $state.raw<Risk | null>(null);
  /** What has been warned of, once each. */
  #warned = new Set<string>();

  /** How large the shelves of the village were, by the room they stand in; and the stacks whose text needs a broad face
   * there. The village goes and comes with the turn. */
  readonly shelves = new Map<string, { width: number; height: number }>();
  /** How wide the strip of the village was. */
  stripWidth = 0;
  readonly broad = new SvelteMap<string, { card: string; size: string; units: number }>();

  choices: Choices = $derived.by(() =>
    choices(this.readonly ? null : this.question, (spot) => this.#shown(spot)),
  );
  targets: Map<Spot, Option> = $derived(
    this.carry === null ? new Map<Spot, Option>() : targets(this.choices.at.get(this.carry) ?? []),
  );

  /** The purchase that waits for a second press. */
  purchase = $derived(this.chosen === null ? null : this.sale(this.chosen));
  /** What is asked, for those who say what is sensible. */
  asked: Asked | null = $derived.by(() => {
    const { question } = this;
    if (!question || this.readonly) return null;
    const full = advice() === "full";
    return {
      ...{ question, view: this.view, cards: this.cards, names: this.names, chosen: this.purchase },
      prospects: full && !this.planning ? this.prospects : null,
      visits: full ? this.visits : null,
      hint: this.#source().hinted?.option ?? "",
    };
  });
  /** What the biggest button does. While a lesson speaks nothing else advises. */
  next: Step | null = $derived(this.taught ? this.#taughtStep() : this.asked ? primary(this.asked) : null);
  /** The rank whose line is shown on the cards: what is pointed at, what is summed up, else what the button plays. */
  #shownRank = $derived(
    this.preview || this.ledger?.rank || (this.question?.kind === "window" ? (this.next?.rank ?? 0) : 0),
  );
  shownLine: PlanLine | null = $derived(advice() === "full" ? this.lineOf(this.#shownRank) : null);
  /** The cards of that line, by where they lie, */
  marks: Map<Spot, Mark> = $derived(marks(this.shownLine, this.view));
  /** and when each is played, and what for. */
  steps: ReadonlyMap<Spot, { n: number; word: string }> = $derived(
    new Map(
      [...this.marks].map(([spot, { n, verb, onto }]) => [
        spot,
        {
          n,
          word:
            verb === "equip" ? say("page-step-to", { hero: this.cards.name(onto) }) : say("page-step-use"),
        },
      ]),
    ),
  );
  /** Totals after the line that is shown, or the one that would be played. */
  then = $state.raw<Partial<Totals> | null>(null);

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
  get prospects(): Prospect[] | null {
    return advice() === "off" ? null : (this.#source().prospects ?? null);
  }
  get visits(): Visit[] | null {
    return this.#source().visits ?? null;
  }
  /** The prospects are on their way: what stands now may not be all. */
  get planning(): boolean {
    return this.#source().planning ?? false;
  }
  /** The own turn is spent in the village: no monster falls in it. */
  get shops(): boolean {
    const { question, view } = this;
    return (
      question !== null && view.active === view.seat && this.#asked === "village" && !choosesPlace(question)
    );
  }
  /** A lesson is on. */
  get taught(): boolean {
    return this.#source().taught ?? false;
  }
  /** The button that a lesson asks for, in the words of the lesson; null: it asks for a card, or for nothing. */
  #taughtStep(): Step | null {
    const { question, wanted } = this;
    const option = this.choices.bar.find(({ id }) => id === wanted);
    if (!question || !option) return null;
    const place = choosesPlace(question) && has(`page-next-${option.verb}`);
    const text = place
      ? say(`page-next-${option.verb}`)
      : label(option, question, this.cards, this.names).text;
    return { moves: [option.id], rank: 0, text, sub: "" };
  }

  /** The answer that a lesson asks for. */
  get wanted(): string {
    return this.#source().wanted ?? "";
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
    const { view, question } = this;
    const place = stageOf(view, question);
    const number = question?.number ?? this.#number;
    // What somebody looks at stays while nothing new is asked, and is left with the answer.
    if (place && (place !== this.#asked || number !== this.#number)) this.look = null;
    if (place) this.#asked = place;
    this.#number = number;
  }

  /** What the own hand can do this turn about the monster in a rank; null: not known. */
  prospect(rank: number): Prospect | null {
    return this.prospects?.find((one) => one.rank === rank) ?? null;
  }

  /** The best line against a monster, where it does more than attack; null: the party as it stands is the best. */
  lineOf(rank: number): PlanLine | null {
    const found = rank ? this.prospect(rank) : null;
    return found?.best && arms(found.best) ? found.best : null;
  }

  /** How the monster in a rank can be attacked from here, although it is not asked for now; null: it cannot. */
  reach(rank: number): Reach | null {
    if (this.readonly || this.view.rooms.length || !this.view.hall[rank - 1]?.forecast) return null;
    const { question } = this;
    if (question?.options.some(({ id }) => id === `attack:${rank}`)) return null;
    const now = bare(question, rank);
    if (!now.length) return null;
    const line = advice() === "full" && this.lineOf(rank) ? playable(this.prospect(rank), question) : [];
    return { rank, line, bare: now };
  }

  /** The fight that brings most, for those who look at the hall. */
  get bestRank(): number {
    // Where a lesson asks for a move, it alone says which.
    if (this.wanted) return Number(/^attack:(\d+)$/.exec(this.wanted)?.[1] ?? 0);
    return this.next?.rank || (best(this.prospects)?.rank ?? 0);
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
    this.following = null;
    if (this.#risky([option])) return;
    this.#answer(option);
  }

  #answer(option: string): void {
    this.clear();
    if (!this.busy) this.#source().onanswer?.(option);
  }

  /** Play moves one after the other, as far as they are foreseen; `one`: only the next. */
  play(moves: string[], one = false): void {
    if (this.busy || !moves.length) return;
    this.preview = 0;
    if (!one && this.#risky(moves)) return;
    this.following = { moves: one ? moves.slice(0, 1) : moves, at: 0, number: -1 };
    this.goOn();
  }

  /** A question has come: answer it if a line is being played and has foreseen it. */
  goOn(): void {
    const { following, question } = this;
    if (!following || this.busy || question?.number === following.number) return;
    const found = next(following, question);
    this.following =
      found && found.at + 1 < following.moves.length
        ? { ...following, at: found.at + 1, number: question!.number }
        : null;
    if (found) this.#answer(found.option);
  }

  /** Whether moves wait until the player has read what comes of them: each thing is said once. */
  #risky(moves: string[]): boolean {
    const { question } = this;
    if (!question || this.readonly || this.planning) return false;
    const { view, cards, names, prospects, visits } = this;
    const found = risk({ question, view, cards, names, prospects, visits, chosen: null, hint: "" }, moves);
    if (!found || !this.warns(found.text)) return false;
    this.clear();
    this.risk = found;
    return true;
  }

  /** Whether to say what an answer gives up: each thing is said once a turn. */
  warns(about: string): boolean {
    // A lesson says itself what does not fit.
    if (this.taught) return false;
    const key = `${this.view.turn} ${this.question?.kind} ${about}`;
    if (this.#warned.has(key)) return false;
    this.#warned.add(key);
    return true;
  }

  why(figure: string, rank: number, moves: string[] = []): Promise<Ledger> {
    const { onwhy } = this.#source();
    return onwhy ? onwhy(figure, rank, moves) : Promise.reject(new Error("nobody to ask"));
  }

  /** The moves of the line whose sum is told beside a monster; empty: that of the party as it stands. */
  summed(rank: number): string[] {
    const line = advice() === "full" ? this.lineOf(rank) : null;
    return line && !this.planning ? prepared(line) : [];
  }

  /** Ask for the totals after the line that is shown; called whenever that may have changed. */
  async lookAhead(): Promise<void> {
    const rank = this.#shownRank || (this.next?.rank ?? 0);
    const moves = this.explains && rank ? this.summed(rank) : [];
    const { view } = this;
    if (!moves.length) {
      this.then = null;
      return;
    }
    const ask = async (figure: string): Promise<number> => (await this.why(figure, 0, moves)).total;
    try {
      const [attack, magic, light] = await Promise.all([ask("attack"), ask("magic"), ask("light")]);
      if (this.view === view && rank === (this.#shownRank || (this.next?.rank ?? 0)))
        this.then = { attack, magic, light };
    } catch {
      // The game has gone on meanwhile: the next question looks again.
      this.then = null;
    }
  }

  /** A card looks for its place, or waits to be bought. */
  get busyWith(): boolean {
    return this.carry !== null || this.chosen !== null;
  }

  /** Nothing is half done any more. */
  clear(): void {
    this.carry = null;
    this.menu = null;
    this.reason = null;
    this.chosen = null;
    this.sheet = 0;
    this.read = null;
    this.risk = null;
  }

  /** The purchase of what lies at a spot; null: it cannot be bought. */
  sale(spot: Spot): { card: string; price: number; moves: string[] } | null {
    if (this.readonly) return null;
    const option = this.at(spot).find(({ verb }) => verb === "buy");
    if (option) return { card: option.card, price: option.amount, moves: [option.id] };
    const card = this.#top(spot);
    const moves = purchase(this.visits, this.question, card);
    return moves.length ? { card, price: this.cards.get(card).figures.cost ?? 0, moves } : null;
  }

  /** Somebody has pressed a card, a stack or a rank. */
  press(pressed: Pressed): void {
    const { spot, element, card } = pressed;
    const target = this.targets.get(spot);
    if (target) return this.answer(target.id);
    const options = this.at(spot);
    const same = this.carry === spot || this.menu?.spot === spot;
    const weapon = this.#carried();
    const bought = this.chosen === spot ? this.purchase : null;
    this.clear();
    this.following = null;
    if (bought) return this.play(bought.moves);
    if (same) return;
    if (this.#reads(pressed, options, weapon)) {
      this.read = pressed;
      if (!options.length && !this.sale(spot) && !this.weapons(spot).length) void this.#whyNot(pressed, null);
      return;
    }
    if (this.#sells(spot, options)) {
      this.chosen = spot;
      return;
    }
    const rank = rankAt(spot);
    if (rank && !weapon && !this.readonly) {
      // A monster that something else than an attack is asked of is answered with, not read.
      if (room.size === "phone" && options.every(({ verb }) => verb === "attack")) {
        this.sheet = rank;
        return;
      }
      const reach = this.reach(rank);
      if (reach) return this.#offer(pressed, reach);
    }
    const weapons = options.length || weapon || this.readonly ? [] : this.weapons(spot);
    const wanted = weapons.find(({ id }) => id === this.wanted);
    if (wanted) return this.answer(wanted.id);
    if (weapons.length) {
      this.menu = { anchor: element, card, options: weapons, puts: false, spot };
      return;
    }
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

  /** Whether a card is read before anything is done with it: on a phone, where it lies as a head. */
  #reads({ spot, zone, card }: Pressed, options: Option[], weapon: Place | null): boolean {
    if (room.size !== "phone" || !card || weapon || this.readonly || !this.question) return false;
    const asked = this.weapons(spot).some(({ id }) => id === this.wanted);
    return readsFirst(zone, options) && (options.length > 0 || !asked);
  }

  /** The weapons that a hero can take up, for those who press the hero first. */
  weapons(spot: Spot): Option[] {
    const equips = this.question?.options.filter(({ verb }) => verb === "equip") ?? [];
    return equips.filter(({ on }) => on.some((place) => spotOf(place) === spot));
  }

  /** Use an effect; where its card offers several things, they are asked where it lies. */
  useAt(option: Option): void {
    const lies = option.at.map(spotOf).find((spot) => this.at(spot).length > 1);
    const element = lies ? document.querySelector<HTMLElement>(`[data-spot="${CSS.escape(lies)}"]`) : null;
    if (element && lies) this.press({ spot: lies, zone: "", place: 0, card: option.card, element });
    else this.answer(option.id);
  }

  /** Attack what falls to the party as it stands, unless other cards do it for less; else ask how. */
  #offer({ spot, element, card }: Pressed, reach: Reach): void {
    const wins = this.view.hall[reach.rank - 1]!.forecast?.verdict === "wins";
    if (wins && !reach.line.length && this.question?.kind === "window") this.play(reach.bare);
    else this.menu = { anchor: element, card, options: [], puts: false, spot, reach };
  }

  /** Whether the card on top of a stack can be bought, now or with the moves that lead to it. */
  #sells(spot: Spot, options: Option[]): boolean {
    if (!spot.startsWith("stack.")) return false;
    if (options.length) return options.length === 1 && options[0]!.verb === "buy";
    return !this.readonly && purchase(this.visits, this.question, this.#top(spot)).length > 0;
  }

  /** The card that a stack sells; empty: none. */
  #top(spot: Spot): string {
    return this.view.stacks.find(({ name }) => spot === `stack.${name}`)?.cards[0] ?? "";
  }

  /** Whether something comes of pressing what lies at a spot although no option lies there. */
  able(spot: Spot): boolean {
    if (this.question?.kind !== "window") return false;
    const rank = rankAt(spot);
    return rank ? this.reach(rank) !== null : this.#sells(spot, this.at(spot));
  }

  /** The place of the weapon that looks for its hero. */
  #carried(): Place | null {
    const options = this.carry === null ? [] : (this.choices.at.get(this.carry) ?? []);
    return options.flatMap((option) => option.at).find((place) => spotOf(place) === this.carry) ?? null;
  }

  /** What the village allows after or before what is asked now; empty: nothing. */
  #later(zone: string, card: string): string {
    const { kind = "", verb = "", about = "" } = this.question ?? {};
    if (about) return "";
    if (zone === "stack" && kind === "level")
      return sentence(say(this.view.totals?.buys ? "page-stack-other" : "page-stack-spent"));
    const buys = kind === "buy" || (kind === "window" && verb === "village");
    const rises = this.visits?.some(({ levels }) =>
      levels.some(({ moves }) => moves.some((move) => move.startsWith(`level:${card}`))),
    );
    return zone === "hand" && buys && rises
      ? say("page-why-level-later", { card: this.cards.name(card) })
      : "";
  }

  async #whyNot({ zone, place, card, element }: Pressed, weapon: Place | null): Promise<void> {
    const { onwhynot } = this.#source();
    const at = placeOf(zone, place);
    const priced = at.zone === "pile" && this.question?.kind === "buy" && this.view.rooms.length > 0;
    if (!onwhynot || (!card && !priced)) return;
    const way = this.question && choosesPlace(this.question) && at.zone === "stack" ? VISIT : "";
    const visit = this.question?.options.find(({ verb }) => verb === way);
    if (visit) {
      const text = say("page-looking", { card: this.cards.name(card) });
      this.reason = { anchor: element, card, text, way: visit };
      return;
    }
    const later = this.#later(at.zone, card);
    if (later) {
      this.reason = { anchor: element, card, text: later };
      return;
    }
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

/** The rank of a spot in the hall; 0: it is another place. */
function rankAt(spot: Spot): number {
  return spot.startsWith("hall:") ? Number(spot.slice(5)) + 1 : 0;
}

/** The answer that goes where stacks are bought from. */
const VISIT = "village";

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
