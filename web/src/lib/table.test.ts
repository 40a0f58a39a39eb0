import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { prospect } from "./made-up";
import { text } from "./story";
import { NotDone, TableClient } from "./table.svelte";
import { PROTOCOL } from "./wire";
import type { FromPage, Ledger, Prospect, Question, Table, ToPage, Update, View } from "./wire";

/** A line to nowhere: keeps what is sent, says what the test lets it say. */
class Line {
  static all: Line[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: FromPage[] = [];
  closed = false;

  constructor(readonly address: string) {
    Line.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromPage);
  }
  close(): void {
    this.closed = true;
  }
  give(message: ToPage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  get last(): FromPage & { id: number } {
    return this.sent.at(-1) as FromPage & { id: number };
  }
}

const table = {
  id: "t",
  seats: [],
  asked: [1],
  deadline: 0,
  state: "playing",
  rules: { advice: "full" },
} as unknown as Table;
const question = { number: 7, kind: "window", options: [] } as unknown as Question;

function welcome(protocol = PROTOCOL, seat = 1): ToPage {
  return { type: "welcome", protocol, program: "0", seat, table };
}

const SEATED = { seat: 1, active: 1, turn: 1 };
function hall(...cards: string[]): View {
  return { ...SEATED, hall: cards.map((card) => ({ card, forecast: {} })) } as unknown as View;
}

function update(version: number, since: number, log: string[] = [], view = hall()): Update {
  const lines = log.map((text, number) => ({
    ...{ kind: "line" as const, pieces: [{ text, card: "" }], seat: 1, turn: 0, number, back: 0 },
  }));
  return {
    type: "update",
    version,
    since,
    view,
    stacksKept: false,
    seatsKept: [],
    question,
    undo: "",
    log: lines,
    events: [],
    ending: null,
  };
}

function begin(seat = 1): { client: TableClient; line: Line } {
  const client = new TableClient("t", "k", seat, (address) => new Line(address) as unknown as WebSocket);
  client.open();
  const line = now();
  line.onopen?.();
  line.give(welcome());
  return { client, line };
}
const now = (): Line => Line.all.at(-1)!;
const texts = (client: TableClient): string[] => client.log.map((line) => text(line));

beforeEach(() => {
  Line.all = [];
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

const stack = { zone: "stack", place: 0, seat: 0, name: "fireball" };

describe("the line to a table", () => {
  it("says hello with table, key and seat, and is open after the welcome", () => {
    const { client, line } = begin(2);
    expect(line.address).toMatch(/^ws:.*\/api\/socket\?lang=en$/);
    expect(line.sent[0]).toEqual({
      type: "hello",
      protocol: PROTOCOL,
      table: "t",
      key: "k",
      seat: 2,
      since: 0,
    });
    expect(client.status).toBe("open");
    expect(client.table).toEqual(table);
  });

  it("fills in what an update leaves out of the view", () => {
    const { client, line } = begin();
    const [one, two, three] = [{ xp: 1 }, { xp: 2 }, { xp: 3 }] as unknown as View["seats"];
    const stacks = [{ name: "torch" }] as unknown as View["stacks"];
    line.give(update(3, 0, [], { ...hall(), stacks, seats: [one!, two!, three!] }));
    const news = { ...hall(), stacks: [], seats: [{ ...two!, xp: 5 }] };
    line.give({ ...update(4, 3, [], news), stacksKept: true, seatsKept: [1, 3] });
    expect(client.update!.view.stacks).toEqual(stacks);
    expect(client.update!.view.seats.map(({ xp }) => xp)).toEqual([1, 5, 3]);
    line.give({ ...update(5, 4, [], { ...hall(), stacks: [], seats: [] }), seatsKept: [1, 2, 3] });
    expect(client.update!.view.stacks).toEqual([]);
    expect(client.update!.view.seats.map(({ xp }) => xp)).toEqual([1, 5, 3]);
  });

  it("adds to the log what an update continues, and replaces all that one begins anew", () => {
    const { client, line } = begin();
    line.give(update(3, 0, ["a"]));
    line.give(update(4, 3, ["b"]));
    expect(texts(client)).toEqual(["a", "b"]);
    line.give(update(5, 0, ["c"]));
    expect(texts(client)).toEqual(["c"]);
    expect(client.version).toBe(5);
  });

  it("asks for everything when something is missing in between", () => {
    const { client, line } = begin();
    line.give(update(3, 0, ["a"]));
    line.give(update(9, 8, ["lost"]));
    expect(texts(client)).toEqual(["a"]);
    expect(now()).not.toBe(line);
    expect(line.closed).toBe(true);
    now().onopen?.();
    expect(now().sent[0]).toMatchObject({ type: "hello", since: 0 });
  });

  it("comes back by itself with the version it has, each time after a longer pause", () => {
    const { client, line } = begin();
    line.give(update(3, 0, ["a"]));
    line.onclose?.();
    expect(client.status).toBe("lost");
    expect(Line.all).toHaveLength(1);
    vi.advanceTimersByTime(700);
    expect(Line.all).toHaveLength(2);
    now().onclose?.();
    vi.advanceTimersByTime(700);
    expect(Line.all).toHaveLength(2);
    vi.advanceTimersByTime(700);
    expect(Line.all).toHaveLength(3);
    now().onopen?.();
    expect(now().sent[0]).toMatchObject({ since: 3 });
    now().give(welcome());
    now().give(update(4, 3, ["b"]));
    expect(client.status).toBe("open");
    expect(texts(client)).toEqual(["a", "b"]);
  });

  it("asks for a sign of life when it hears nothing, and gives the line up when none comes", () => {
    const { client, line } = begin();
    vi.advanceTimersByTime(6_000);
    expect(line.last).toMatchObject({ type: "ping" });
    line.give({ type: "ack", id: line.last.id, version: 1 });
    const asked = line.sent.length;
    vi.advanceTimersByTime(5_000);
    expect(line.sent).toHaveLength(asked);
    vi.advanceTimersByTime(1_000);
    expect(line.sent).toHaveLength(asked + 1);
    expect(client.status).toBe("open");
    vi.advanceTimersByTime(3_000);
    expect(client.status).toBe("lost");
    expect(line.closed).toBe(true);
    vi.advanceTimersByTime(700);
    expect(Line.all).toHaveLength(2);
  });

  it("knows within six seconds that a move is not answered", async () => {
    const { client, line } = begin();
    line.give({ ...update(3, 0), question } as ToPage);
    const answered = client.answer("done");
    vi.advanceTimersByTime(3_000);
    expect(line.last).toMatchObject({ type: "ping" });
    vi.advanceTimersByTime(3_000);
    expect(client.status).toBe("lost");
    await answered;
    expect(client.busy).toBe(false);
    expect(client.reason).toBe("offline");
  });

  it("gives a server up that never lets it in", () => {
    const client = new TableClient("t", "k", 1, (address) => new Line(address) as unknown as WebSocket);
    client.open();
    vi.advanceTimersByTime(10_000);
    expect(client.status).toBe("connecting");
    vi.advanceTimersByTime(1_000);
    expect(client.status).toBe("lost");
    client.close();
    vi.advanceTimersByTime(60_000);
    expect(Line.all).toHaveLength(1);
  });

  it("tells to reload where the server speaks another language, and does not try again", () => {
    const client = new TableClient("t", "k", 1, (address) => new Line(address) as unknown as WebSocket);
    client.open();
    now().give(welcome(PROTOCOL + 1));
    expect(client.status).toBe("closed");
    expect(client.problem).toContain("Reload");
    vi.advanceTimersByTime(60_000);
    expect(Line.all).toHaveLength(1);
  });

  it("stays away after a last word, and comes back after one that says so", () => {
    const { client, line } = begin();
    line.give({ type: "bye", reason: "restart", text: "back soon", again: true });
    line.onclose?.();
    expect(client.status).toBe("lost");
    vi.advanceTimersByTime(700);
    now().give(welcome());
    now().give({ type: "bye", reason: "gone", text: "no such table", again: false });
    expect(client.status).toBe("closed");
    expect(client.problem).toBe("no such table");
  });

  it("asks again soon, however often it came to a server that cannot reach the table", () => {
    const { client, line } = begin();
    line.onclose?.();
    for (let n = 0; n < 6; n++) {
      vi.advanceTimersByTime(1300);
      expect(Line.all).toHaveLength(n + 2);
      now().give({ type: "bye", reason: "moving", text: "in a moment", again: true });
      now().onclose?.();
      expect(client.problem).toBe("in a moment");
      expect(client.status).toBe("lost");
    }
  });

  it("keeps nothing of a seat when another one is taken", () => {
    const { client, line } = begin();
    line.give(update(3, 0, ["secret"]));
    client.sit(2);
    expect(line.closed).toBe(true);
    expect(client.update).toBeNull();
    expect(texts(client)).toEqual([]);
    now().onopen?.();
    expect(now().sent[0]).toMatchObject({ seat: 2, since: 0 });
    line.give(update(4, 3, ["late word for the old seat"]));
    expect(client.update).toBeNull();
  });
});

describe("what a player does", () => {
  it("answers with the number of the question, once, until the next question is there", async () => {
    const { client, line } = begin();
    line.give(update(3, 0));
    const first = client.answer("done");
    void client.answer("done");
    expect(line.sent.filter((message) => message.type === "move")).toEqual([
      { type: "move", id: 1, decision: 7, option: "done" },
    ]);
    line.give({ type: "ack", id: 1, version: 4 });
    await first;
    expect(client.busy).toBe(true);
    line.give(update(4, 3));
    expect(client.busy).toBe(false);
  });

  it("is ready at once where the update came before the word that it is stored", async () => {
    const { client, line } = begin();
    line.give(update(3, 0));
    const answer = client.answer("done");
    line.give(update(4, 3));
    line.give({ type: "ack", id: line.last.id, version: 4 });
    await answer;
    expect(client.busy).toBe(false);
  });

  it("leaves the reason of a refusal where it can be read, until something is done", async () => {
    const { client, line } = begin();
    line.give(update(3, 0));
    const answer = client.answer("buy:moon");
    line.give({ type: "refused", id: line.last.id, reason: "stale", text: "too late" });
    await answer;
    expect([client.problem, client.busy]).toEqual(["too late", false]);
    const undo = client.undo();
    line.give({ type: "ack", id: line.last.id, version: 3 });
    await undo;
    expect(client.problem).toBe("");
  });

  it("hears that no answer will come when the line breaks", async () => {
    const { client, line } = begin();
    line.give(update(3, 0));
    const answer = client.answer("done");
    const why = client.why("attack");
    line.onclose?.();
    await answer;
    await expect(why).rejects.toBeInstanceOf(NotDone);
    expect(client.busy).toBe(false);
    await expect(client.whyNot(stack)).rejects.toBeInstanceOf(NotDone);
  });

  it("gets the entries behind a number and the reason for what cannot be", async () => {
    const { client, line } = begin();
    const why = client.why("attack", 2);
    expect(line.last).toMatchObject({ type: "why", figure: "attack", rank: 2 });
    const ledger: Ledger = {
      type: "ledger",
      id: line.last.id,
      title: "Attack",
      total: 1,
      rows: [],
      notes: [],
    };
    line.give(ledger);
    expect(await why).toEqual(ledger);
    const not = client.whyNot(stack);
    expect(line.last).toMatchObject({ type: "why-not", at: stack, on: null, want: "" });
    line.give({ type: "reason", id: line.last.id, text: "too dear" });
    expect(await not).toBe("too dear");
  });

  it("shows each word of the chat once, however often the server tells it", () => {
    const { client, line } = begin();
    const chat: ToPage = { type: "chat", number: 1, seat: 1, person: "p", name: "Bo", text: "hi", at: 0 };
    line.give(chat);
    line.give(chat);
    expect(client.chat).toHaveLength(1);
  });

  it("lets the page look at the table before an update changes it", () => {
    const { client, line } = begin();
    const seen: (number | undefined)[] = [];
    client.onupdate = (_, apply) => {
      seen.push(client.update?.version);
      apply();
      seen.push(client.update?.version);
    };
    line.give(update(3, 0));
    expect(seen).toEqual([undefined, 3]);
  });

  it("shows one update after the other, and everything in its order", async () => {
    const { client, line } = begin();
    const rest: (() => void)[] = [];
    client.onupdate = (_, apply) => {
      apply();
      return new Promise((done) => rest.push(done));
    };
    line.give(update(3, 0, ["a"]));
    line.give(update(4, 3, ["b"]));
    line.give(update(5, 4, ["c"]));
    expect(client.version).toBe(5);
    expect(texts(client)).toEqual(["a"]);
    rest[0]!();
    await vi.advanceTimersByTimeAsync(0);
    expect(texts(client)).toEqual(["a", "b"]);
    rest[1]!();
    await vi.advanceTimersByTimeAsync(0);
    expect(texts(client)).toEqual(["a", "b", "c"]);
  });

  it("does not show what another seat was still to see", async () => {
    const { client, line } = begin();
    const rest: (() => void)[] = [];
    client.onupdate = (_, apply) => {
      apply();
      return new Promise((done) => rest.push(done));
    };
    line.give(update(3, 0, ["a"]));
    line.give(update(4, 3, ["b"]));
    client.sit(2);
    rest[0]!();
    await vi.advanceTimersByTimeAsync(0);
    expect(texts(client)).toEqual([]);
  });
});

describe("what the hand can do", () => {
  const told = async (): Promise<void> => void (await vi.advanceTimersByTimeAsync(0));

  it("is asked for where an attack is to be decided, and kept until the answer to the next move comes", async () => {
    const { client, line } = begin();
    line.give(update(3, 0, [], hall("ettin")));
    expect(line.last.type).toBe("plan");
    expect(client.planning).toBe(true);
    line.give({
      type: "planned",
      id: line.last.id,
      version: 3,
      prospects: [prospect("wins-with")],
      visits: [],
    });
    await told();
    expect(client.planning).toBe(false);
    expect(client.prospects?.[0]?.verdict).toBe("wins-with");
    line.give(update(4, 3, [], hall("ettin")));
    expect(client.planning && client.prospects?.[0]?.verdict).toBe("wins-with");
    line.give(update(5, 4, [], hall("ooze")));
    expect(client.prospects).toBeNull();
  });

  it("is asked for once more with the chances where luck decides", async () => {
    const { client, line } = begin();
    const give = (verdict: Prospect["verdict"], odds = ""): void =>
      line.give({
        ...{ type: "planned", id: line.last.id, version: 3, visits: [] },
        prospects: [
          prospect(verdict, { odds, chance: odds ? { share: 0.5, low: 0.4, high: 0.6, samples: 9 } : null }),
        ],
      });
    line.give(update(3, 0, [], hall("ettin")));
    expect(line.last).toMatchObject({ type: "plan", chances: false });
    give("may-win");
    await told();
    expect(client.prospects?.[0]?.best?.odds).toBe("");
    expect(line.last).toMatchObject({ type: "plan", chances: true });
    give("may-win", "1 in 2");
    await told();
    expect(client.prospects?.[0]?.best?.odds).toBe("1 in 2");
    expect(line.sent).toHaveLength(3);
  });

  it("is not taken from an answer that comes too late, or from none", async () => {
    const { client, line } = begin();
    line.give(update(3, 0, [], hall("ettin")));
    const first = line.last.id;
    line.give(update(4, 3, [], hall("ettin")));
    line.give({ type: "planned", id: first, version: 3, prospects: [prospect("wins")], visits: [] });
    await told();
    expect(client.planning).toBe(true);
    expect(client.prospects).toBeNull();
    line.give({ type: "refused", id: line.last.id, reason: "too-fast", text: "slowly" });
    await told();
    expect(client.planning).toBe(false);
    expect(client.problem).toBe("");
  });

  it("is not asked for when others play or nothing can be attacked", () => {
    const { client, line } = begin();
    line.give(update(3, 0, [], { ...hall("ettin"), active: 2 }));
    line.give(update(4, 3, [], hall()));
    expect(line.sent.map(({ type }) => type)).toEqual(["hello"]);
    expect(client.planning).toBe(false);
  });
});
