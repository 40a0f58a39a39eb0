import { beforeEach, describe, expect, it, vi } from "vitest";
import { api, ApiProblem } from "../lib/api";
import { madeUp } from "../lib/made-up";
import type { EditionInfo, Setup } from "../lib/wire";
import { AWAY, awayWords } from "./away";
import { boardsOf, Draft, keysOf, newSeat, packNumbers, picksOf, seatsIn, titleIn } from "./draft.svelte";

const edition: EditionInfo = {
  name: "advance",
  title: "Advance",
  players: [2, 5],
  groups: [3, 3],
  published: { first: "First game", learning: "Learning", tower: "Tower" },
  notes: {},
  packs: {},
  boards: { wilderness: "Wilderness", dungeon: "Dungeon" },
  avatars: true,
  modes: {},
  usualMode: "plain",
  keys: [0, 0, 0],
  parts: [],
};
const setup: Setup = {
  edition: "advance",
  monsters: ["ogre"],
  heroes: ["drua"],
  village: ["moonstone"],
  bearer: "stramst",
  board: "",
  avatars: false,
  mode: "",
  keyDecks: [],
  packs: [],
  rooms: [],
  guardian: "",
  keys: 0,
  title: "Advance",
  text: "Ogre, Stramst, Drua, Moonstone",
};

beforeEach(() => vi.restoreAllMocks());

describe("a draft", () => {
  it("plays with the random cards that were shown", async () => {
    vi.spyOn(api, "setup").mockResolvedValue(setup);
    const draft = new Draft(edition);
    draft.by("random");
    await draft.ask();
    expect(draft.table.setup).toMatchObject({
      how: "chosen",
      cards: ["ogre", "stramst", "drua", "moonstone"],
    });
    expect(draft.ready).toBe(true);
  });

  it("plays a first game plain and other cards in the usual way, unless one says otherwise", async () => {
    const asked = vi.spyOn(api, "setup").mockResolvedValue(setup);
    const draft = new Draft({
      ...edition,
      modes: { plain: "Plain", full: "Full", epic: "Epic" },
      usualMode: "full",
    });
    expect(draft.request.mode).toBe("plain");
    draft.by("random");
    expect(draft.request.mode).toBe("full");
    asked.mockClear();
    draft.mode = "plain";
    expect(draft.request.mode).toBe("plain");
    expect(asked).not.toHaveBeenCalled();
    draft.by("first");
    draft.mode = "full";
    expect(draft.request.mode).toBe("full");
    asked.mockClear();
    draft.mode = "epic";
    expect(asked).toHaveBeenCalledOnce();
    draft.choose(edition);
    expect(draft.wanted).toBe("");
    await vi.waitFor(() => expect(draft.asking).toBe(false));
  });

  it("begins choosing with what was shown", async () => {
    vi.spyOn(api, "setup").mockResolvedValue(setup);
    const draft = new Draft(edition);
    await draft.ask();
    draft.by("chosen");
    expect(draft.picked).toEqual(picksOf(setup));
    draft.toggle("ogre");
    draft.toggle("kobold");
    expect(draft.request.cards).toEqual(["stramst", "drua", "moonstone", "kobold"]);
    expect(draft.ready).toBe(false); // until the server has agreed
  });

  it("shows the server's words and cannot be sent then", async () => {
    vi.spyOn(api, "setup").mockRejectedValue(new ApiProblem("setup", "Four heroes, please.", 422));
    const draft = new Draft(edition);
    await draft.ask();
    expect(draft.problem).toBe("Four heroes, please.");
    expect(draft.ready).toBe(false);
  });

  it("takes only the last answer", async () => {
    let late!: (setup: Setup) => void;
    vi.spyOn(api, "setup")
      .mockImplementationOnce(() => new Promise((resolve) => (late = resolve)))
      .mockResolvedValueOnce({ ...setup, title: "second" });
    const draft = new Draft(edition);
    const first = draft.ask();
    await draft.ask();
    late({ ...setup, title: "first" });
    await first;
    expect(draft.setup?.title).toBe("second");
    expect(draft.asking).toBe(false);
  });

  it("goes on from a replay with its seats", () => {
    const draft = new Draft(edition);
    draft.from = true;
    expect(draft.ready).toBe(false);
    draft.goOnWith({
      id: "r",
      edition: "classic",
      title: "",
      names: ["A", "B", "C"],
      moves: [],
      setup: null,
    });
    draft.move = 4;
    expect(draft.seats.length).toBe(3);
    expect(draft.table).toMatchObject({ setup: null, start: { replay: "r", move: 4 } });
  });

  it("reads the seats of a position", () => {
    expect(seatsIn("position: 1\nedition: classic 1\nseats: 3\n")).toBe(3);
    expect(seatsIn("nothing")).toBe(0);
    const draft = new Draft(edition);
    draft.from = true;
    draft.fromText = "position: 1\nseats: 4\n";
    draft.goOnWith(null);
    expect(draft.table.seats.length).toBe(4);
    expect(draft.table.start).toEqual({ text: draft.fromText });
  });
});

it("a seat becomes what the server knows", () => {
  expect(newSeat({ kind: "me", name: "" })).toEqual({ kind: "me" });
  expect(newSeat({ kind: "here", name: " Bo " })).toEqual({ kind: "me", name: "Bo" });
  expect(newSeat({ kind: "bot:random", name: "" })).toEqual({ kind: "bot", bot: "random" });
  expect(newSeat({ kind: "open", name: "" })).toEqual({ kind: "open" });
});

describe("a game with rooms", () => {
  const choices = (...names: string[]) =>
    names.map((name) => ({ name, title: name, cards: [name], pack: "" }));
  const quest: EditionInfo = {
    ...{ ...edition, name: "quest", players: [2, 4], boards: {}, avatars: false, keys: [1, 4, 6] },
    parts: [
      { name: "guardian", title: "Guardian", choices: choices("queen-4", "queen-5") },
      { name: "rooms", title: "Rooms", choices: choices("mine", "crypt") },
    ],
  };
  const laid: Setup = { ...setup, bearer: "", rooms: ["mine", "crypt"], guardian: "queen-4", keys: 4 };

  it("plays with the rooms and the guardian that were shown, and with as many keys as are asked for", async () => {
    vi.spyOn(api, "setup").mockResolvedValue(laid);
    const draft = new Draft(quest);
    draft.keys = 2;
    draft.by("random");
    await draft.ask();
    const cards = ["ogre", "queen-4", "mine", "crypt", "drua", "moonstone"];
    expect(draft.table.setup).toMatchObject({ how: "chosen", cards, keys: 2 });
  });

  it("has one guardian: another takes the place of the first", () => {
    vi.spyOn(api, "setup").mockResolvedValue(laid);
    const draft = new Draft(quest);
    for (const name of ["queen-4", "mine", "queen-5"]) draft.toggle(name);
    expect(draft.picked).toEqual(["mine", "queen-5"]);
    draft.toggle("queen-5");
    expect(draft.picked).toEqual(["mine"]);
  });

  it("offers keys where there are any", () => {
    expect(keysOf(quest)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(keysOf(edition)).toEqual([]);
  });

  it("takes no more players than the edition has room for", () => {
    vi.spyOn(api, "setup").mockResolvedValue(laid);
    const draft = new Draft(edition);
    draft.seatCount = 5;
    draft.keys = 2;
    draft.choose(quest);
    expect([draft.seatCount, draft.keys]).toEqual([4, 0]);
  });
});

describe("a box of several packs", () => {
  const choice = (name: string, pack: string) => ({ name, title: name, cards: [name], pack });
  const quest: EditionInfo = {
    ...{ ...edition, name: "quest", boards: {}, avatars: false, keys: [1, 4, 6] },
    packs: { mirror: "A Mirror", eclipse: "An Eclipse", mire: "The Mire" },
    parts: [
      {
        name: "guardian",
        title: "Guardian",
        choices: [choice("queen-4", "mirror"), choice("lich-4", "mire")],
      },
      { name: "heroes", title: "Heroes", choices: [choice("drua", "mirror"), choice("felin", "eclipse")] },
      { name: "village", title: "Village", choices: [choice("moonstone", "mirror"), choice("club", "mire")] },
    ],
  };
  const laid: Setup = { ...setup, bearer: "", monsters: [], guardian: "queen-4", heroes: ["drua"] };
  const sent = () => vi.mocked(api.setup).mock.lastCall?.[0];

  function drafted(): Draft {
    vi.spyOn(api, "setup").mockResolvedValue(laid);
    const draft = new Draft(quest);
    draft.by("random");
    return draft;
  }

  it("uses all packs unless told otherwise", () => {
    const draft = drafted();
    expect(draft.quests).toEqual(["mirror", "eclipse", "mire"]);
    expect(sent()).toMatchObject({ how: "random", quests: [], only: [], without: [], guardian: "" });
    draft.toggleQuest("eclipse");
    expect(sent()).toMatchObject({ quests: ["mirror", "mire"] });
    expect(draft.offered.map((part) => part.choices.map(({ name }) => name))).toEqual([
      ["queen-4", "lich-4"],
      ["drua"],
      ["moonstone", "club"],
    ]);
    draft.toggleQuest("eclipse");
    expect(draft.quests).toEqual(["mirror", "eclipse", "mire"]);
  });

  it("asks for what must be in and what must not", () => {
    const draft = drafted();
    draft.wish("only", "felin");
    draft.wish("only", "felin");
    draft.wish("without", "");
    draft.wish("without", "club");
    draft.guardian = "lich-4";
    void draft.ask();
    expect(sent()).toMatchObject({ only: ["felin"], without: ["club"], guardian: "lich-4" });
    draft.unwish("without", "club");
    expect(sent()).toMatchObject({ only: ["felin"], without: [] });
  });

  it("drops wishes with the pack they are from", () => {
    const draft = drafted();
    draft.wish("only", "felin");
    draft.wish("without", "moonstone");
    draft.guardian = "lich-4";
    draft.toggleQuest("eclipse");
    draft.toggleQuest("mire");
    expect(sent()).toMatchObject({ quests: ["mirror"], only: [], without: ["moonstone"], guardian: "" });
  });

  it("replaces one pile, and keeps the cards if nothing else fits", async () => {
    const draft = drafted();
    draft.keys = 2;
    draft.wish("without", "club");
    await draft.ask();
    vi.mocked(api.setup).mockResolvedValueOnce({ ...laid, heroes: ["felin"] });
    await draft.reroll("drua");
    const cards = ["queen-4", "drua", "moonstone"];
    expect(sent()).toMatchObject({ how: "chosen", cards, reroll: "drua", without: ["club"], keys: 2 });
    expect(draft.setup?.heroes).toEqual(["felin"]);
    vi.mocked(api.setup).mockRejectedValueOnce(new ApiProblem("setup", "Nothing else fits.", 422));
    await draft.reroll("felin");
    expect(draft.setup?.heroes).toEqual(["felin"]);
    expect(draft.problem).toBe("Nothing else fits.");
    // Cards that were shown are settled: no wish goes with them.
    expect(draft.table.setup).toMatchObject({
      ...{ how: "chosen", cards: ["queen-4", "felin", "moonstone"], keys: 2 },
      ...{ quests: [], only: [], without: [], guardian: "" },
    });
  });

  it("has no wishes but for random cards, and none of another edition", () => {
    const draft = drafted();
    draft.wish("only", "felin");
    draft.by("first");
    expect(sent()).not.toHaveProperty("only");
    draft.choose(edition);
    expect([draft.quests, draft.only, draft.without, draft.guardian]).toEqual([[], [], [], ""]);
  });

  it("numbers the packs where there are several", () => {
    expect(packNumbers(quest, { ...laid, village: ["club"] })).toEqual(
      new Map([
        ["queen-4", 1],
        ["drua", 1],
        ["club", 3],
      ]),
    );
    expect(packNumbers(quest, laid).size).toBe(0);
    expect(packNumbers(edition, setup).size).toBe(0);
  });
});

it("says the level of a choice where there are several", () => {
  const part = (...ids: string[]) => ({
    ...{ name: "guardian", title: "Guardian" },
    choices: ids.map((name) => ({ name, title: "Queen", cards: [name], pack: "" })),
  });
  const card = (id: string) => madeUp(id, { figures: { level: Number(id.at(-1)) } });
  const titles = (...ids: string[]) => part(...ids).choices.map((one) => titleIn(part(...ids), one, card));
  expect(titles("queen-4", "queen-5")).toEqual(["Queen (level 4)", "Queen (level 5)"]);
  expect(titles("hero-1", "maid-1")).toEqual(["Queen", "Queen"]);
});

it("a board is offered where one may choose", () => {
  expect(boardsOf(edition, setup).length).toBe(2);
  expect(boardsOf(edition, { ...setup, board: "dungeon" }).length).toBe(2);
  expect(boardsOf(edition, { ...setup, board: "learning" })).toEqual([]);
  expect(boardsOf({ ...edition, boards: {} }, null)).toEqual([]);
});

describe("an Epic game", () => {
  const part = (name: string, ...names: string[]) => ({
    name,
    title: name,
    choices: names.map((one, i) => ({ name: one, title: one, cards: [one], pack: i ? "two" : "one" })),
  });
  const quest: EditionInfo = {
    ...{ ...edition, name: "quest", boards: {}, avatars: false, packs: { one: "One", two: "Two" } },
    modes: { plain: "Plain", full: "Full", epic: "Epic", "epic-heroes": "Epic heroes" },
    usualMode: "full",
    parts: [part("monsters", "rat", "bat"), part("heroes", "ada", "bo"), part("village", "axe", "oil")],
  };
  const laid: Setup = { ...setup, monsters: [], heroes: ["ada"], village: [], bearer: "", mode: "epic" };

  it("is asked for anew, and chooses less", async () => {
    const asked = vi.spyOn(api, "setup").mockResolvedValue(laid);
    const draft = new Draft(quest);
    draft.mode = "epic-heroes";
    expect(asked).toHaveBeenCalledTimes(1);
    expect(draft.parts.map(({ name }) => name)).toEqual([]);
    draft.mode = "epic";
    expect(draft.parts.map(({ name }) => name)).toEqual(["heroes"]);
    draft.mode = "full";
    expect(draft.parts.length).toBe(3);
  });

  it("drops wishes for cards that all play", () => {
    vi.spyOn(api, "setup").mockResolvedValue(laid);
    const draft = new Draft(quest);
    draft.by("random");
    [draft.only, draft.without] = [["axe"], ["bo", "rat"]];
    draft.mode = "epic";
    expect([draft.only, draft.without]).toEqual([[], ["bo"]]);
  });

  it("is made of the chosen quests, however its other cards are chosen", async () => {
    vi.spyOn(api, "setup").mockResolvedValue({ ...laid, packs: ["two"] });
    const draft = new Draft(quest);
    draft.mode = "epic";
    expect(draft.request.packs).toEqual([]);
    draft.toggleQuest("one");
    expect(draft.request).toMatchObject({ how: "first", packs: ["two"] });
    draft.by("random");
    await draft.ask();
    expect(draft.request).toMatchObject({ quests: ["two"], packs: [] });
    expect(draft.table.setup).toMatchObject({ how: "chosen", cards: ["ada"], packs: ["two"], quests: [] });
  });
});

describe("what the doctor offers", () => {
  const fixed = { ...setup, village: ["torch"] };
  const cards = ["ogre", "stramst", "drua", "torch"];

  it("takes the place of random cards, which stay random", async () => {
    const asked = vi.spyOn(api, "setup").mockResolvedValue(setup);
    const draft = new Draft(edition);
    draft.by("random");
    await draft.ask();
    asked.mockResolvedValue(fixed);
    await draft.take(cards);
    expect(asked.mock.lastCall?.[0]).toMatchObject({ how: "chosen", cards, quests: [], only: [] });
    expect(draft.how).toBe("random");
    expect(draft.table.setup).toMatchObject({ how: "chosen", cards });
  });

  it("becomes one's own choice otherwise", async () => {
    const asked = vi.spyOn(api, "setup").mockResolvedValue(fixed);
    const draft = new Draft(edition);
    await draft.take(cards);
    expect(asked.mock.lastCall?.[0]).toMatchObject({ how: "chosen", cards });
    expect([draft.how, draft.picked]).toEqual(["chosen", cards]);
  });

  it("is asked for with the cards that are shown, the seats and the wishes", async () => {
    vi.spyOn(api, "setup").mockResolvedValue(setup);
    const draft = new Draft({ ...edition, packs: { one: "One", two: "Two" } });
    draft.by("random");
    draft.toggleQuest("two");
    draft.seatCount = 4;
    draft.only = ["drua"];
    await draft.ask();
    expect(draft.examined).toMatchObject({ players: 4, quests: ["one"], only: ["drua"], without: [] });
    expect(draft.examined.setup).toMatchObject({ how: "chosen", cards: picksOf(setup), only: [] });
  });
});

it("is not listed where several people share a screen", () => {
  const draft = new Draft(edition);
  draft.rules.listed = true;
  expect([draft.hotSeat, draft.table.rules.listed]).toEqual([false, true]);
  draft.seats[1] = { kind: "here", name: "Bo" };
  expect([draft.hotSeat, draft.table.rules.listed]).toEqual([true, false]);
});

it("says how long the others wait", () => {
  const draft = new Draft(edition);
  expect(AWAY).toContainEqual({ idle: draft.rules.idle, gone: draft.rules.gone });
  draft.waits(AWAY[0]!);
  expect(draft.table.rules).toMatchObject(AWAY[0]!);
  expect(AWAY.map(awayWords)).toEqual([
    "3 minutes; disconnected: 1 minute",
    "10 minutes; disconnected: 2 minutes",
    "1 hour; disconnected: 10 minutes",
    "1 day",
    "7 days",
  ]);
});
