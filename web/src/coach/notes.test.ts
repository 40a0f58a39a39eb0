import { describe, expect, it } from "vitest";
import type { Forecast, Option, Question, View, Visit } from "../lib/wire";
import { has, say } from "../lib/words";
import { prospect } from "../lib/made-up";
import { notes } from "./notes";

function forecast(verdict: Forecast["verdict"], missing = 0): Forecast {
  const none = { certain: {}, possible: {}, discarded: {}, gained: {} };
  const way = { xp: 0, path: [], way: 0 };
  return {
    verdict,
    margin: 0,
    low: 0,
    high: 0,
    healthLow: 5,
    healthHigh: 5,
    ...none,
    missing,
    penalty: 0,
    ...way,
  };
}

function view(change: Partial<View> = {}): View {
  const champion = { champion: "", hitPoints: 0 };
  const seat = {
    xp: 2,
    vp: 0,
    hand: [],
    deck: 6,
    discard: [],
    front: [],
    secret: [],
    progress: "",
    owned: {},
    ...champion,
  };
  return {
    ...{ edition: "classic", board: "", seat: 1, turn: 1, active: 1, over: false, laid: false, hall: [] },
    ...{ dungeon: 20, dungeonKnown: [], stacks: [], piles: [], destroyed: [], aside: [], battle: null },
    ...{ rooms: [], keys: null, turnsLeft: 0, lightLeft: null, dice: null },
    seats: [seat],
    totals: { attack: 1, magic: 0, light: 1, gold: 5, buys: 1 },
    ...change,
  };
}

function question(kind: string, verb = "", about = "", verbs: string[] = []): Question {
  const options: Option[] = verbs.map((one) => ({
    ...{
      id: one,
      verb: one,
      card: "",
      ability: 0,
      onto: "",
      at: [],
      on: [],
      amount: 0,
      attack: 0,
      magic: 0,
      idle: false,
    },
  }));
  return { number: 1, kind, verb, about, left: 1, text: "?", options, turned: [], gold: 0 };
}
const DELVE = { rooms: ["wilderness", "mine", "gate"], keys: { found: 0, goal: 4 }, lightLeft: 2 };
const CAN = [prospect("wins-with", {}, 1, true)];
const ids = (v: View, q: Question | null, can: typeof CAN | null = null) =>
  notes(v, q, can).map((note) => note.id);
const dark = { card: "x", down: false, light: 2, ends: "", claimed: false, forecast: forecast("short", 1) };

const visit = (change: Partial<Visit> = {}): Visit => ({
  ...{
    place: "village",
    text: "up to 6 gold",
    gold: 6,
    uses: [],
    destroys: [],
    buys: 1,
    offers: [],
    baskets: [],
    levels: [],
  },
  ...{ draws: false, heals: 0, trip: [], atLeast: false },
  ...change,
});
const sword = { card: "sword", price: 6, moves: [] };

describe("the first note of a turn", () => {
  const cannot = prospect("cannot");
  it("says nothing of the hand as long as nobody knows", () => {
    const told = notes(view(), question("branch", "", "", ["village"]), null);
    expect(say("page-coach-turn", told[0]!.args)).not.toMatch(/defeat|looks good|rest makes/);
  });
  it("says what the plan says of the village", () => {
    const [told] = notes(
      view(),
      question("branch", "", "", ["village"]),
      [cannot],
      [visit({ offers: [sword] })],
    );
    expect(say("page-coach-turn", told!.args)).toContain("up to 6 gold");
  });
});

describe("what is new in an edition", () => {
  const turn = (...verbs: string[]) => question("branch", "", "", verbs);
  const held = (card: string) => ({
    card,
    used: [],
    bearer: null,
    marked: false,
    lent: false,
    strength: null,
  });
  const own = (change: { hand?: string[]; front?: string[] }): Partial<View> => {
    const [hand, front] = [(change.hand ?? []).map(held), (change.front ?? []).map(held)];
    return { seats: [{ ...view().seats[0]!, hand, front } as View["seats"][0]] };
  };
  it("is told of Advance where it can be seen", () => {
    const told = (change: Partial<View>, q: Question) => ids(view({ edition: "advance", ...change }), q);
    expect(told({}, turn("village", "prepare"))).toEqual(["turn", "new-prepare", "new-bearer"]);
    expect(told(own({ hand: ["curse-of-sloth"] }), turn("village"))).toContain("new-curse");
    expect(told(own({ front: ["familiar-call"] }), turn("village"))).not.toContain("new-familiar-lies");
    expect(told(own({ front: ["familiar-shadow-cat"] }), turn("village"))).toContain("new-familiar-lies");
    const call = question("window", "spoils", "", ["use"]);
    call.options[0]!.card = "familiar-call";
    expect(told({}, call)).toEqual(["spoils", "new-familiar"]);
  });
  it("is told of Quest where it can be seen", () => {
    const told = (change: Partial<View>) => ids(view({ ...DELVE, ...change }), turn("temple", "dungeon"));
    expect(told({})).toEqual(["rooms-turn", "rooms-map", "new-keys"]);
    expect(told(own({ front: ["potion"] }))).toContain("new-tokens");
    expect(told({ turnsLeft: 1 })).toContain("new-guardian");
  });
  it("is nothing in Classic", () => {
    expect(ids(view(own({ hand: ["curse-of-sloth"] })), turn("village"))).toEqual(["turn"]);
  });
  it("has words", () => {
    const new_ = ["new-prepare", "new-curse", "new-familiar", "new-familiar-lies", "new-tokens"];
    for (const id of new_) expect(say(`page-coach-${id}`).length).toBeGreaterThan(20);
    expect(say("page-coach-new-bearer", { left: 20 })).toContain("20");
    expect(say("page-coach-new-keys", { found: 1, goal: 4 })).toContain("4");
    expect(say("page-coach-new-guardian", { turns: 2 })).toContain("2");
    // Where the button is behind another one, that one is named too.
    expect(say("page-coach-ask", { tucked: "no" })).not.toContain(say("page-next-more"));
    expect(say("page-coach-ask", { tucked: "yes" })).toContain(say("page-next-more"));
  });
});

describe("what is told", () => {
  it("follows the question", () => {
    expect(ids(view(), question("branch", "", "", ["village", "rest"]))).toEqual(["turn"]);
    expect(ids(view(), question("branch", "", "", ["village"]), CAN)).toEqual(["turn", "win"]);
    expect(ids(view(), question("buy"))).toEqual(["buy"]);
    expect(ids(view(), question("window", "dungeon"))).toEqual(["party", "forecast"]);
    expect(ids(view({ hall: [dark] }), question("window", "dungeon", "", ["equip"]))).toEqual([
      ...["equip", "party", "forecast", "light"],
    ]);
    expect(ids(view(), question("pick", "destroy"))).toEqual(["rest"]);
    expect(ids(view(), question("pick", "destroy", "banish"))).toEqual(["asks"]);
  });
  it("is nothing to those who watch, or when the game is over", () => {
    expect(ids(view({ seat: 0 }), question("buy"))).toEqual([]);
    expect(ids(view({ over: true }), null)).toEqual([]);
  });
  it("speaks of the end of the turn only when another one plays", () => {
    expect(ids(view({ active: 2 }), null)).toEqual(["over"]);
    expect(ids(view(), null)).toEqual([]);
  });
  it("has words for every note", () => {
    const all = [
      ...notes(view(), question("branch", "", "", ["village", "prepare"]), CAN),
      ...notes(view({ hall: [dark] }), question("window", "dungeon", "", ["equip"])),
      ...["buy", "level", "face"].flatMap((kind) => notes(view(), question(kind))),
      ...["village", "spoils"].flatMap((verb) => notes(view(), question("window", verb))),
      ...["destroy", "deck"].flatMap((verb) => notes(view(), question("pick", verb))),
      ...notes(view(), question("pick", "discard", "x")),
      ...notes(view({ active: 2 }), null),
    ];
    expect(all).toHaveLength(15);
    for (const { id, args } of all) {
      expect(has(`page-coach-${id}`), id).toBe(true);
      expect(say(`page-coach-${id}`, args).length).toBeGreaterThan(20);
    }
  });
});

describe("where there are rooms", () => {
  it("speaks of places, the walk and wounds", () => {
    const all = [
      ...notes(view(DELVE), question("branch", "", "", ["temple", "dungeon"]), CAN),
      ...notes(view(DELVE), question("walk", "", "", ["go"])),
      ...notes(view(DELVE), question("window", "dungeon", "", ["equip"])),
      ...notes(view(DELVE), question("window", "spoils")),
      ...notes(view(DELVE), question("pick", "heal")),
      ...notes(view(DELVE), question("pick", "deck")),
    ];
    expect(all.map((note) => note.id)).toEqual([
      ...["rooms-turn", "rooms-map", "new-keys", "rooms-walk", "rooms-equip", "party", "rooms-spoils"],
      ...["rooms-heal", "rooms-temple"],
    ]);
    for (const { id, args } of all) expect(say(`page-coach-${id}`, args)).not.toBe("");
    expect(ids(view(DELVE), question("buy"))).toEqual(["buy"]);
  });
});
