import { describe, expect, it } from "vitest";
import type { Forecast, Option, Question, View } from "../lib/wire";
import { has, say } from "../lib/words";
import { prospect } from "../lib/made-up";
import { notes, sensible } from "./notes";
import { above } from "./place";

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
    ...{ rooms: [], keys: null, turnsLeft: 0, lightLeft: null },
    seats: [seat],
    totals: { attack: 1, magic: 0, light: 1, gold: 5, buys: 1 },
    ...change,
  };
}

function question(kind: string, verb = "", about = "", verbs: string[] = []): Question {
  const options: Option[] = verbs.map((one) => ({
    ...{ id: one, verb: one, card: "", ability: 0, onto: "", at: [], on: [], amount: 0, attack: 0, magic: 0 },
  }));
  return { number: 1, kind, verb, about, left: 1, text: "?", options, turned: [], gold: 0 };
}
const DELVE = { rooms: ["wilderness", "mine", "gate"], keys: { found: 0, goal: 4 }, lightLeft: 2 };
const CAN = [prospect("wins-with")];
const ids = (v: View, q: Question | null, can: typeof CAN | null = null) =>
  notes(v, q, can).map((note) => note.id);
const dark = { card: "x", down: false, light: 2, forecast: forecast("short", 1) };

describe("what looks sensible", () => {
  const cannot = prospect("cannot");
  const poor = { totals: { attack: 0, magic: 0, light: 0, gold: 2, buys: 1 } };
  it("is a fight that can be won, else a purchase, else a rest", () => {
    expect(sensible(view(), [cannot, prospect("wins")])).toBe("dungeon");
    expect(sensible(view(), [cannot])).toBe("village");
    expect(sensible(view(poor), [cannot])).toBe("rest");
  });
  it("goes by what the hand can do, not by the party as it stands", () => {
    expect(sensible(view({ hall: [dark] }), [prospect("wins-with")])).toBe("dungeon");
    const may = (share: number) => prospect("may-win", { chance: { share, low: 0, high: 1, samples: 40 } });
    expect(sensible(view({ hall: [dark] }), [may(0.1), may(0.5)])).toBe("luck");
    expect(sensible(view({ hall: [dark] }), [may(0.1), prospect("cannot")])).toBe("village");
    expect(sensible(view({ hall: [dark] }), [prospect("may-win")]), "not worked out yet").toBe("open");
  });
  it("is left open as long as nobody knows", () => {
    expect(sensible(view({ hall: [dark] }), null)).toBe("open");
    expect(sensible(view(), [cannot, { ...cannot, atLeast: true }])).toBe("open");
    const told = notes(view(), question("branch", "", "", ["village"]), null);
    expect(say("page-coach-turn", told[0]!.args)).not.toMatch(/beat|looks good/);
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

describe("where a note lies", () => {
  const asks = { left: 1080, right: 1390, top: 700, bottom: 790 };
  it("is above what is asked, as wide as that", () => {
    expect(above(asks, { width: 1400, height: 800 }, 690)).toEqual({
      side: "side",
      style: "left: 1080px; width: 310px; bottom: 108px",
    });
  });
  it("is above the foot of a small screen", () => {
    expect(above(asks, { width: 390, height: 800 }, 500)).toEqual({ side: "dock", style: "bottom: 308px" });
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
      ...["rooms-turn", "rooms-map", "rooms-walk", "rooms-equip", "party", "rooms-spoils"],
      ...["rooms-heal", "rooms-temple"],
    ]);
    for (const { id, args } of all) expect(say(`page-coach-${id}`, args)).not.toBe("");
    expect(ids(view(DELVE), question("buy"))).toEqual(["buy"]);
  });
});
