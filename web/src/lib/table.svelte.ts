import {
  PROTOCOL,
  WATCHING,
  type Chat,
  type FromPage,
  type Hinted,
  type Ledger,
  type Line,
  type Place,
  type Planned,
  type Propose,
  type Prospect,
  type Table,
  type ToPage,
  type Update,
  type View,
  type Visit,
} from "./wire";
import { advice } from "./advice";
import { language } from "./language";
import { tableRules } from "./tablerules.svelte";
import { say } from "./words";

export type Status = "connecting" | "open" | "lost" | "closed";

/** What `WebSocket` gives us; tests bring their own. */
export type Connect = (address: string) => WebSocket;

/** Something was not done; `message` says why in words. */
export class NotDone extends Error {
  constructor(
    text: string,
    readonly reason: string,
  ) {
    super(text);
  }
}

interface Waiting {
  resolve: (message: ToPage) => void;
  reject: (error: NotDone) => void;
}

type Unsent<T> = T extends { id: number } ? Omit<T, "id"> : never;

/** Questions of those who will not fight any more in this turn. */
const SPENDING = new Set(["buy", "level"]);
const PAUSES = [500, 1000, 2000, 4000, 8000, 15000];

/** A line may be dead without anybody having closed it: a server that stands still, a network that swallows everything.
 * So after so many milliseconds in which nothing was heard the page asks for a sign of life, sooner while it waits for
 * an answer. */
const QUIET = 5000;
const ANSWER = 2000;
/** How long it waits for that sign, and to be let in. */
const SIGN = 3000;
const WELCOME = 10000;
const LISTEN = 1000;

/** The view of an update with what was left out of it, since it is as in the view before. */
function whole({ view, stacksKept, seatsKept }: Update, before: View | null): View {
  if (!before || (!stacksKept && !seatsKept.length)) return view;
  const seats = [...view.seats];
  for (const n of seatsKept) seats.splice(n - 1, 0, before.seats[n - 1]!);
  return { ...view, stacks: stacksKept ? before.stacks : view.stacks, seats };
}

/** One seat's line to a table, or that of somebody who watches. All state comes from the server, so two windows on one
 * seat stay in step; after a break only what was missed is asked for. */
export class TableClient {
  status = $state<Status>("connecting");
  /** Why something was not done, or why the line is closed; empty: all is well. */
  problem = $state("");
  /** The short name of that reason. */
  reason = $state("");
  table = $state.raw<Table | null>(null);
  seat = $state(WATCHING);
  update = $state.raw<Update | null>(null);
  log = $state.raw<Line[]>([]);
  chat = $state.raw<Chat[]>([]);
  /** What the own hand can do this turn, monster by monster; null: not known yet, or nothing to plan. */
  prospects = $state.raw<Prospect[] | null>(null);
  /** What a visit to the village can bring this turn; null: not known yet. */
  visits = $state.raw<Visit[] | null>(null);
  /** They have been asked for and are not here yet; those that are belong to the move before. */
  planning = $state(false);
  /** The hint for the open question; a text alone while it is on its way, or where none came. */
  hinted = $state.raw<Pick<Hinted, "option" | "text"> | null>(null);
  version = $state(0);
  /** A move is under way. */
  busy = $state(false);
  /** When the clock runs out, on this device's clock; 0: none runs. */
  deadline = $state(0);
  /** Called instead of taking an update at once; whoever sets it calls `apply`. What it returns is waited for before
   * the next update is shown, so that everything is seen in the order in which it happened. `waiting`: how many updates
   * there are by then. */
  onupdate: ((update: Update, apply: () => void, waiting: number) => Promise<void> | void) | null = null;

  #socket: WebSocket | null = null;
  #waiting = new Map<number, Waiting>();
  #next = 1;
  #failures = 0;
  /** The server that was asked could not reach the table. */
  #misled = false;
  /** A hint is on its way. */
  #asksHint = false;
  /** The version that the last move has led to. */
  #due = 0;
  /** The view that came last. */
  #view: View | null = null;
  /** Updates that have come and are not shown yet. */
  #queue: Update[] = [];
  #showing = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #listening: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  /** When a sign of life was asked for that has not come; 0: none. */
  #asked = 0;
  readonly #connect: Connect;

  constructor(
    readonly id: string,
    readonly key: string,
    seat: number = WATCHING,
    connect: Connect = (address) => new WebSocket(address),
  ) {
    this.#connect = connect;
    this.seat = seat;
  }

  /** Open the line; does nothing while one is open. */
  open(): void {
    if (this.#socket) return;
    clearTimeout(this.#timer);
    this.status = this.status === "lost" ? "lost" : "connecting";
    const secure = location.protocol === "https:";
    const socket = this.#connect(`${secure ? "wss" : "ws"}://${location.host}/api/socket?lang=${language}`);
    this.#socket = socket;
    this.#heard = Date.now();
    this.#asked = 0;
    this.#listening = setInterval(() => this.#listen(), LISTEN);
    socket.onopen = () => {
      const hello = { table: this.id, key: this.key, seat: this.seat, since: this.version };
      this.#send({ type: "hello", protocol: PROTOCOL, ...hello });
    };
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return;
      this.#heard = Date.now();
      this.#asked = 0;
      this.#take(JSON.parse(String(event.data)) as ToPage);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  /** Take another seat of the same person (hot-seat): nothing of the old seat is kept. */
  sit(seat: number): void {
    if (seat === this.seat && this.#socket) return;
    this.#drop();
    this.seat = seat;
    this.update = null;
    this.log = [];
    this.chat = [];
    this.prospects = null;
    this.visits = null;
    this.planning = false;
    this.hinted = null;
    this.version = 0;
    this.problem = "";
    this.status = "connecting";
    this.open();
  }

  /** Try again now instead of after the pause. */
  retry(): void {
    if (this.status !== "lost" || this.#socket) return;
    this.open();
  }

  close(): void {
    this.#drop();
    this.status = "closed";
    tableRules.advice = "full";
  }

  async answer(option: string): Promise<void> {
    const decision = this.update?.question?.number;
    if (decision === undefined || this.busy) return;
    this.busy = true;
    const done = await this.#do({ type: "move", decision, option });
    // The next question may come after the word that the answer is stored.
    this.#due = done?.type === "ack" ? done.version : 0;
    this.busy = (this.update?.version ?? 0) < this.#due;
  }

  undo = () => this.#do({ type: "undo" });
  pass = () => this.#do({ type: "pass" });
  propose = (what: Propose["what"]) => this.#do({ type: "propose", what });
  vote = (yes: boolean) => this.#do({ type: "vote", yes });
  away = (away: boolean) => this.#do({ type: "away", away });
  resign = () => this.#do({ type: "resign" });
  skip = () => this.#do({ type: "skip" });
  pace = (pace: number) => this.#do({ type: "pace", pace });
  say = (text: string) => this.#do({ type: "say", text });
  learn = (what: "next" | "skip") => this.#do({ type: "learn", what });

  /** The entries behind a number; `rank` 0: against nobody; `moves`: as it would be after them. */
  async why(figure: string, rank = 0, moves: string[] = []): Promise<Ledger> {
    return (await this.#ask({ type: "why", figure, rank, moves })) as Ledger;
  }

  /** Ask which move a master would make. */
  hint = async (): Promise<void> => {
    const { update } = this;
    if (this.#asksHint) return;
    this.#asksHint = true;
    this.hinted = { option: "", text: [say("page-hint-working")] };
    const answer = await this.#do({ type: "hint" });
    this.#asksHint = false;
    if (this.update !== update) return;
    const found = answer?.type === "hinted" && answer.option ? answer : null;
    this.hinted = found ?? (answer ? { option: "", text: [say("page-hint-late")] } : null);
  };

  /** Why a move is not among the options. */
  async whyNot(at: Place, on: Place | null = null): Promise<string> {
    const answer = await this.#ask({ type: "why-not", at, on, want: on ? "equip" : "" });
    return answer.type === "reason" ? answer.text : "";
  }

  /** Something that is either done or leaves its reason in `problem`. */
  async #do(message: Unsent<FromPage>): Promise<ToPage | null> {
    try {
      const answer = await this.#ask(message);
      this.problem = this.reason = "";
      return answer;
    } catch (error) {
      if (!(error instanceof NotDone)) throw error;
      this.reason = error.reason;
      this.problem = error.message;
      return null;
    }
  }

  #ask(message: Unsent<FromPage>): Promise<ToPage> {
    if (this.status !== "open")
      return Promise.reject(new NotDone(say("page-table-not-connected"), "offline"));
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#send({ ...message, id } as FromPage);
    });
  }

  /** Whether the line still carries anything. A page in the background looks seldom, so it asks before it gives up. */
  #listen(): void {
    const now = Date.now();
    if (this.status !== "open") {
      if (now - this.#heard > WELCOME) this.#lost();
    } else if (this.#asked) {
      if (now - this.#asked >= SIGN) this.#lost();
    } else if (now - this.#heard > (this.#waiting.size ? ANSWER : QUIET)) {
      this.#asked = now;
      this.#send({ type: "ping", id: this.#next++ });
    }
  }

  #send(message: FromPage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #take(message: ToPage): void {
    switch (message.type) {
      case "welcome":
        if (message.protocol !== PROTOCOL) {
          this.#end(say("page-table-reload"));
          return;
        }
        this.#failures = 0;
        this.status = "open";
        this.problem = "";
        this.seat = message.seat;
        this.#seated(message.table);
        return;
      case "table":
        this.#seated(message.table);
        return;
      case "update":
        this.#updated(message);
        return;
      case "chat":
        // The last lines come again after a break.
        if (!this.chat.some((line) => line.number === message.number)) this.chat = [...this.chat, message];
        return;
      case "unsaid":
        this.chat = this.chat.filter((line) => line.number !== message.number);
        return;
      case "bye":
        this.#misled = message.reason === "moving";
        if (message.again) this.problem = message.text;
        else this.#end(message.text);
        return;
      case "refused":
        if (message.id === 0) this.problem = message.text;
        this.#settle(message.id)?.reject(new NotDone(message.text, message.reason));
        return;
      default:
        this.#settle(message.id)?.resolve(message);
    }
  }

  #seated(table: Table): void {
    this.table = table;
    tableRules.advice = table.rules.advice;
    this.deadline = table.deadline > 0 ? Date.now() + table.deadline * 1000 : 0;
  }

  #updated(update: Update): void {
    if (update.since !== 0 && update.since !== this.version) {
      // Something in between is missing: ask for everything.
      this.version = 0;
      this.#drop();
      this.open();
      return;
    }
    this.version = update.version;
    // What replaces all need not wait for what it replaces.
    if (update.since === 0) this.#queue = [];
    this.#view = whole(update, this.#view);
    this.#queue.push({ ...update, view: this.#view });
    void this.#show();
  }

  /** Show what has come, one after the other. */
  async #show(): Promise<void> {
    if (this.#showing) return;
    this.#showing = true;
    for (let update = this.#queue.shift(); update; update = this.#queue.shift()) {
      const next = update;
      const shown = this.onupdate?.(next, () => this.#apply(next), this.#queue.length);
      if (!this.onupdate) this.#apply(next);
      if (shown) await shown;
    }
    this.#showing = false;
  }

  #apply(update: Update): void {
    const before = this.update;
    this.log = update.since === 0 ? update.log : [...this.log, ...update.log];
    this.update = update;
    this.hinted = null;
    if (this.#due && update.version >= this.#due) this.busy = false;
    void this.#plan(update, before);
  }

  /** Ask what the hand can do, where the turn is not spent yet. What was known before is shown until the answer
   * comes, as long as the same monsters lie there. */
  async #plan(update: Update, before: Update | null): Promise<void> {
    const { view, question } = update;
    const wanted =
      advice() !== "off" &&
      question !== null &&
      !SPENDING.has(question.kind) &&
      view.active === view.seat &&
      view.hall.some((rank) => rank.forecast !== null);
    const same =
      before?.view.turn === view.turn && view.hall.every(({ card }, i) => card === before.view.hall[i]?.card);
    if (!wanted || !same) this.prospects = null;
    this.visits = null;
    this.planning = wanted;
    if (!wanted) return;
    const ask = async (chances: boolean): Promise<Planned | null> => {
      const answer = await this.#ask({ type: "plan", chances }).catch(() => null);
      return answer?.type === "planned" ? answer : null;
    };
    const found = await ask(false);
    if (this.update !== update) return;
    this.planning = false;
    this.prospects = found?.prospects ?? null;
    this.visits = found?.visits ?? null;
    // How likely is worked out later: that may take seconds.
    if (!found?.prospects.some(({ verdict, best }) => verdict === "may-win" && !best?.chance)) return;
    const likely = await ask(true);
    if (this.update === update && likely) this.prospects = likely.prospects;
  }

  #settle(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  #lost(): void {
    this.#drop();
    this.status = "lost";
    // A server that cannot reach the table is well: a proxy may bring the next try to one that can.
    if (this.#misled) this.#failures = Math.min(this.#failures, 1);
    this.#misled = false;
    const pause = PAUSES[Math.min(this.#failures++, PAUSES.length - 1)]!;
    // Not all pages of a server that has come back at the same moment.
    this.#timer = setTimeout(() => this.open(), pause * (0.75 + Math.random() / 2));
  }

  #end(text: string): void {
    this.close();
    this.problem = text;
  }

  /** Let go of the socket; whoever waits for an answer on it hears that it will not come. */
  #drop(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#listening);
    this.#queue = [];
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const one of waiting) one.reject(new NotDone(say("page-table-broken-off"), "offline"));
  }
}
