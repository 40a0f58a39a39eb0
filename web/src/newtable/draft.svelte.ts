import { api, problemText } from "../lib/api";
import { opponent } from "../lib/opponent.svelte";
import { USUAL_RULES } from "../lib/play";
import type {
  Card,
  Choice,
  DoctorRequest,
  EditionInfo,
  NewSeat,
  NewTable,
  Part,
  Replay,
  Setup,
  SetupRequest,
  TableOptions,
} from "../lib/wire";
import { say } from "../lib/words";

export type How = SetupRequest["how"];
/** What random cards must have, or must not. */
export type Wish = "only" | "without";
/** "me", "here" (somebody else at this screen), "open", or "bot:NAME". */
export interface SeatDraft {
  kind: string;
  name: string;
}

export const MOST_SEATS = 5;
/** The way to play that every box has. */
const PLAIN = "plain";
/** Parts that an Epic game does not choose: it takes all titles of its packs. */
const WHOLE: Record<string, string[]> = {
  epic: ["monsters", "village"],
  "epic-heroes": ["monsters", "village", "heroes"],
};
const PAUSE = 350;
/** Cards that were shown are settled. */
const NO_WISHES: Partial<SetupRequest> = { quests: [], only: [], without: [], guardian: "" };

/** The cards of a set-up by the names one chooses them by. */
export function picksOf(setup: Setup): string[] {
  const last = [setup.bearer, setup.guardian].filter(Boolean);
  return [...setup.monsters, ...last, ...setup.rooms, ...setup.heroes, ...setup.village];
}

export function choiceOf(edition: EditionInfo, name: string): Choice | undefined {
  return edition.parts.flatMap((part) => part.choices).find((choice) => choice.name === name);
}

/** What a choice is called, with its level where that makes a difference. */
export function titleIn(part: Part, choice: Choice, card: (id: string) => Card | undefined): string {
  const levelOf = ({ cards }: Choice) => card(cards[0] ?? "")?.figures["level"];
  const level = levelOf(choice);
  const differ = part.choices.some((other) => levelOf(other) !== level);
  return level && differ ? say("page-picker-level", { title: choice.title, level }) : choice.title;
}

/** Parts of which a game has one only: another choice takes the place of the first. */
const SINGLE = ["bearer", "guardian"];

/** The numbers of keys one can choose; none where there are no keys. */
export function keysOf(edition: EditionInfo): number[] {
  const [least, , most] = edition.keys;
  return most ? Array.from({ length: most - least + 1 }, (_, i) => least + i) : [];
}

/** The numbers of the packs in a set-up, by the names of its cards; empty where they are all from one. */
export function packNumbers(edition: EditionInfo, setup: Setup): Map<string, number> {
  const packs = Object.keys(edition.packs);
  const found = new Map<string, number>();
  for (const name of picksOf(setup)) {
    const pack = choiceOf(edition, name)?.pack;
    if (pack) found.set(name, packs.indexOf(pack) + 1);
  }
  return new Set(found.values()).size > 1 ? found : new Map();
}

/** The titles of the packs whose cards all play; none if the game is not Epic. */
export function epicPacks(edition: EditionInfo, setup: Setup): string[] {
  if (!(setup.mode in WHOLE)) return [];
  const packs = Object.entries(edition.packs);
  return packs
    .filter(([name]) => !setup.packs.length || setup.packs.includes(name))
    .map(([, title]) => title);
}

/** Boards one can choose: none where there is one only, or where the set-up comes with its own. */
export function boardsOf(edition: EditionInfo, setup: Setup | null): [string, string][] {
  const boards = Object.entries(edition.boards);
  const own = setup !== null && setup.board !== "" && !(setup.board in edition.boards);
  return boards.length > 1 && !own ? boards : [];
}

/** How many play in the text of a position or a record; 0 if it does not say. */
export function seatsIn(text: string): number {
  const found = /^seats:\s*(\d+)\s*$/m.exec(text);
  return found ? Math.min(Number(found[1]), MOST_SEATS) : 0;
}

export function newSeat(seat: SeatDraft): NewSeat {
  if (seat.kind === "here") return { kind: "me", name: seat.name.trim() };
  if (seat.kind.startsWith("bot:")) return { kind: "bot", bot: seat.kind.slice(4) };
  return seat.kind === "open" ? { kind: "open" } : { kind: "me" };
}

/** A table that is being thought up. */
export class Draft {
  edition = $state<EditionInfo>()!;
  how = $state<How>("first");
  published = $state("");
  text = $state("");
  picked = $state<string[]>([]);
  board = $state("");
  avatars = $state(false);
  /** The way to play that was asked for; empty: the usual one. */
  wanted = $state("");
  /** Monster groups of random cards; 0: as many as usual. More make a longer game. */
  groups = $state(0);
  /** Keys that summon the guardian; 0: as many as usual. */
  keys = $state(0);
  /** The packs whose cards may be used. */
  quests = $state<string[]>([]);
  only = $state<string[]>([]);
  without = $state<string[]>([]);
  /** The guardian of random cards; empty: any. */
  guardian = $state("");
  /** What the server makes of it, shown before anything is created. */
  setup = $state.raw<Setup | null>(null);
  problem = $state("");
  asking = $state(false);

  seats = $state<SeatDraft[]>([
    { kind: "me", name: "" },
    { kind: `bot:${opponent.name}`, name: "" },
  ]);
  rules = $state<TableOptions>({ ...USUAL_RULES });

  /** Go on from somewhere instead of a set-up. */
  from = $state(false);
  replay = $state.raw<Replay | null>(null);
  move = $state(0);
  fromText = $state("");

  /** The last set-up that could be laid out. */
  #shown: Setup | null = null;
  /** The last one with all its parts. */
  #whole: Setup | null = null;
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(edition: EditionInfo) {
    this.edition = edition;
    this.quests = Object.keys(edition.packs);
  }

  /** Another edition begins with its first game. */
  choose(edition: EditionInfo): void {
    this.edition = edition;
    this.published = "";
    this.picked = [];
    this.board = "";
    this.avatars = false;
    this.wanted = "";
    this.groups = 0;
    this.keys = 0;
    this.quests = Object.keys(edition.packs);
    this.only = [];
    this.without = [];
    this.guardian = "";
    this.setup = this.#shown = null;
    if (this.how === "chosen" || this.how === "text" || this.how === "published") this.how = "first";
    this.seatCount = Math.max(edition.players[0], Math.min(edition.players[1], this.seats.length));
    void this.ask();
  }

  /** Another way to choose cards. Choosing oneself begins with the cards that were shown last. */
  by(how: How): void {
    if (how === "chosen" && this.#shown) this.picked = picksOf(this.#shown);
    if (how === "text" && this.#shown && !this.text) this.text = this.#shown.text;
    if (how === "published") this.published ||= Object.keys(this.edition.published)[1] ?? "";
    this.how = how;
    void this.ask();
  }

  toggle(name: string): void {
    const part = this.edition.parts.find(({ choices }) => choices.some((choice) => choice.name === name));
    const rivals = part && SINGLE.includes(part.name) ? part.choices.map((choice) => choice.name) : [name];
    const rest = this.picked.filter((other) => !rivals.includes(other));
    this.picked = this.picked.includes(name) ? rest : [...rest, name];
    this.askSoon();
  }

  /** The parts of the set-up that are chosen: an Epic game takes all there is of some. */
  get parts(): Part[] {
    return this.edition.parts.filter(({ name }) => !WHOLE[this.mode]?.includes(name));
  }

  /** What the chosen packs offer, part by part; where a box is one pack, all of it. */
  get offered(): Part[] {
    const packs = this.quests;
    return this.parts.map((part) => ({
      ...part,
      choices: part.choices.filter(({ pack }) => !pack || packs.includes(pack)),
    }));
  }

  /** Take a pack in or leave it out; wishes for its cards go with it. */
  toggleQuest(name: string): void {
    const order = Object.keys(this.edition.packs);
    const on = this.quests.includes(name);
    this.quests = order.filter((pack) => (pack === name ? !on : this.quests.includes(pack)));
    const there = (wish: string): boolean => {
      const pack = choiceOf(this.edition, wish)?.pack;
      return !pack || this.quests.includes(pack);
    };
    this.only = this.only.filter(there);
    this.without = this.without.filter(there);
    if (!there(this.guardian)) this.guardian = "";
    if (this.how === "random" || this.epic) void this.ask();
  }

  wish(wish: Wish, name: string): void {
    if (!name || this[wish].includes(name)) return;
    this[wish] = [...this[wish], name];
    void this.ask();
  }

  unwish(wish: Wish, name: string): void {
    this[wish] = this[wish].filter((other) => other !== name);
    void this.ask();
  }

  /** What is wished for; nothing where a box is one pack. */
  get wishes(): Partial<SetupRequest> {
    const all = this.quests.length === Object.keys(this.edition.packs).length;
    return {
      quests: all ? [] : [...this.quests],
      only: [...this.only],
      without: [...this.without],
      guardian: this.guardian,
    };
  }

  /** Replace one pile of the random cards that are shown by another that fits. */
  async reroll(name: string): Promise<void> {
    const shown = this.setup;
    if (!shown || this.asking) return;
    const cards = picksOf(shown);
    await this.#fetch({ ...this.request, ...this.wishes, how: "chosen", cards, reroll: name }, shown);
  }

  /** Play with these cards instead. Random cards stay random: others can still be dealt. */
  async take(cards: string[]): Promise<void> {
    if (this.how === "random")
      return this.#fetch({ ...this.request, ...NO_WISHES, how: "chosen", cards }, this.setup);
    this.how = "chosen";
    this.picked = cards;
    await this.ask();
  }

  /** The way to play: a first game is plain unless somebody says otherwise. */
  get mode(): string {
    return this.wanted || (this.how === "first" ? PLAIN : this.edition.usualMode);
  }

  /** Another way to play. The stacks stay, unless an Epic game has no use for them. */
  set mode(mode: string) {
    const before = this.parts.length;
    const was = this.epic;
    this.wanted = mode;
    const there = this.offered.flatMap(({ choices }) => choices.map(({ name }) => name));
    this.only = this.only.filter((wish) => there.includes(wish));
    this.without = this.without.filter((wish) => there.includes(wish));
    // Cards that an Epic game left out must be chosen again.
    if (this.how === "chosen" && this.parts.length > before && this.#whole)
      this.picked = picksOf(this.#whole);
    if (was || this.epic) void this.ask();
  }

  /** All titles of the chosen packs play. */
  get epic(): boolean {
    return this.mode in WHOLE;
  }

  get request(): SetupRequest {
    const all = this.quests.length === Object.keys(this.edition.packs).length;
    return {
      ...(this.how === "random" ? this.wishes : {}),
      edition: this.edition.name,
      how: this.how,
      name: this.how === "published" ? this.published : "",
      cards: this.how === "chosen" ? [...this.picked] : [],
      text: this.how === "text" ? this.text : "",
      groups: this.how === "random" ? this.groups : 0,
      board: this.board,
      avatars: this.avatars,
      keys: this.keys,
      mode: this.mode,
      packs: this.epic && this.how !== "random" && !all ? [...this.quests] : [],
    };
  }

  /** Ask what the set-up would be. Only the last answer counts. */
  async ask(): Promise<void> {
    await this.#fetch(this.request, null);
  }

  /** `instead`: what is shown if the server refuses. */
  async #fetch(request: SetupRequest, instead: Setup | null): Promise<void> {
    clearTimeout(this.#timer);
    const number = ++this.#asked;
    this.asking = true;
    try {
      const setup = await api.setup(request);
      if (number !== this.#asked) return;
      this.setup = this.#shown = setup;
      if (!this.epic) this.#whole = setup;
      this.problem = "";
    } catch (thrown) {
      if (number === this.#asked) [this.setup, this.problem] = [instead, problemText(thrown)];
    } finally {
      if (number === this.#asked) this.asking = false;
    }
  }

  /** Ask when the reader has paused typing or picking. */
  askSoon(): void {
    this.asking = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.ask(), PAUSE);
  }

  get seatCount(): number {
    return this.seats.length;
  }

  set seatCount(n: number) {
    while (this.seats.length < n) this.seats.push({ kind: `bot:${opponent.name}`, name: "" });
    this.seats.length = n;
  }

  /** The seats of a game that goes on are as many as before; its names are offered again. */
  goOnWith(replay: Replay | null): void {
    this.replay = replay;
    const n = replay ? replay.names.length : seatsIn(this.fromText);
    if (n >= 2) this.seatCount = n;
  }

  /** Several people share this screen: such a table is not listed, where each person has one seat. */
  get hotSeat(): boolean {
    return this.seats.filter(({ kind }) => kind === "me" || kind === "here").length > 1;
  }

  /** How long the others wait for somebody who does not move, or is not connected. */
  waits({ idle, gone }: Pick<TableOptions, "idle" | "gone">): void {
    this.rules.idle = idle;
    this.rules.gone = gone;
  }

  get open(): boolean {
    return this.seats.some((seat) => seat.kind === "open");
  }

  get ready(): boolean {
    return this.from ? !!this.replay || !!this.fromText.trim() : !!this.setup && !this.asking;
  }

  /** What is sent. Random cards that were shown are the cards that are played with. */
  get table(): NewTable {
    const seats = this.seats.map(newSeat);
    const rules = { ...this.rules, listed: this.rules.listed && !this.hotSeat };
    if (this.from) {
      const start = this.replay ? { replay: this.replay.id, move: this.move } : { text: this.fromText };
      return { setup: null, seats, rules, start };
    }
    return { setup: this.settled, seats, rules };
  }

  /** What the doctor is asked: about the cards that are shown. What it offers instead heeds the wishes. */
  get examined(): DoctorRequest {
    const { quests, only, without } = this.wishes;
    return { setup: this.settled, players: this.seatCount, quests, only, without };
  }

  /** The request for the cards that are shown. */
  get settled(): SetupRequest {
    const shown = this.how === "random" && this.setup;
    return shown
      ? { ...this.request, how: "chosen", cards: picksOf(shown), ...NO_WISHES, packs: shown.packs }
      : this.request;
  }
}
