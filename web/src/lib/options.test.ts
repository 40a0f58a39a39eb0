import { describe, expect, it } from "vitest";
import {
  asked,
  briefly,
  choices,
  effects,
  certain,
  consequences,
  label,
  lineCards,
  outlook,
  placeOf,
  sign,
  spotOf,
  sum,
  targets,
  verdict,
  type Names,
} from "./options";
import { prospect } from "./made-up";
import type { Card, Forecast, Option, Place, Question, View } from "./wire";

function card(id: string, more: Partial<Card> = {}): Card {
  const name = id[0]!.toUpperCase() + id.slice(1);
  return { id, name, type: "item", figures: {}, abilities: [], ...more } as Card;
}

const known: Record<string, Card> = {
  torch: card("torch"),
  knight: card("knight", {
    type: "hero",
    figures: { attack: 4 },
    abilities: [{ text: "Dungeon: Draw a card.", window: "dungeon", draws: "only" }],
  }),
  dagger: card("dagger", { type: "weapon" }),
};
const cards: Names = {
  get: (id) => known[id] ?? card(id),
  name: (id) => (known[id] ?? card(id)).name,
  has: (id) => id in known,
};

function place(zone: string, at = 0, seat = 0, name = ""): Place {
  return { zone, place: at, seat, name };
}

function option(id: string, more: Partial<Option> = {}): Option {
  const parts = {
    card: "",
    ability: 0,
    onto: "",
    at: [],
    on: [],
    amount: 0,
    attack: 0,
    magic: 0,
    idle: false,
  };
  return { id, verb: id.split(":")[0]!, ...parts, ...more };
}

function question(kind: string, options: Option[], more: Partial<Question> = {}): Question {
  return {
    number: 1,
    kind,
    verb: "",
    about: "",
    left: 1,
    gold: null,
    text: "",
    options,
    turned: [],
    ...more,
  };
}

function forecast(more: Partial<Forecast> = {}): Forecast {
  const sums = { margin: 3, low: 12, high: 12, healthLow: 9, healthHigh: 9, missing: 2, penalty: -4 };
  const way = { xp: 0, path: [], way: 0 };
  return { verdict: "wins", ...sums, ...way, certain: {}, possible: {}, discarded: {}, gained: {}, ...more };
}

describe("where options lie", () => {
  it("names every kind of place", () => {
    const places = [place("hall", 2), place("hand", 3, 2), place("stack", 0, 0, "fire"), place("turned", 1)];
    expect(places.map(spotOf)).toEqual(["hall:2", "hand.2:3", "stack.fire", "turned:1"]);
    const whole = [
      place("seat", 0, 2),
      place("discard", 7, 1),
      place("pile", 0, 0, "curse"),
      place("dungeon"),
    ];
    expect(whole.map(spotOf)).toEqual(["seat.2", "discard.1", "pile.curse", "dungeon"]);
  });

  it("puts an option on each of the equal copies, and what lies nowhere into the bar", () => {
    const both = option("destroy:torch", { card: "torch", at: [place("hand", 0, 1), place("hand", 2, 1)] });
    const done = option("done");
    const found = choices(question("pick", [done, both]));
    expect([...found.at.keys()]).toEqual(["hand.1:0", "hand.1:2"]);
    expect(found.bar).toEqual([done]);
    expect(found.main).toBe(done);
  });

  it("offers two options in one pile once each", () => {
    const one = option("use:ooze.1", { at: [place("discard", 7, 1), place("discard", 9, 1)] });
    expect(choices(question("window", [one])).at.get("discard.1")).toEqual([one]);
  });

  it("makes buttons of what lies where the table does not show it, so that nothing gets lost", () => {
    const far = option("pick:torch", { card: "torch", at: [place("hand", 0, 2)] });
    expect(choices(question("pick", [far]), () => false).bar).toEqual([far]);
  });

  it("has no main button where several ways lead on", () => {
    expect(choices(question("branch", [option("village"), option("rest")])).main).toBeNull();
    expect(choices(null).main).toBeNull();
  });
  it("are buttons too where they are players", () => {
    const seats = [1, 2].map((n) => option(`seat:${n}`, { at: [place("seat", 0, n)] }));
    const found = choices(question("pick", seats));
    expect(found.bar).toEqual(seats);
    expect(found.at.get("seat.2")).toEqual([seats[1]]);
  });
  it("of short windows are few enough to be buttons", () => {
    const uses = ["a", "b", "c", "d"].map((id) => option(`use:${id}`));
    const idle = option("use:e", { idle: true });
    const of = (verb: string, ...options: Option[]): string[] =>
      effects(question("window", [...options, option("done")], { verb })).map(({ id }) => id);
    expect(of("spoils", ...uses.slice(1), idle)).toEqual(["use:b", "use:c", "use:d"]);
    expect(of("react", uses[0]!)).toEqual(["use:a"]);
    expect(of("spoils", ...uses)).toEqual([]);
    expect(of("village", uses[0]!)).toEqual([]);
    expect(of("dungeon", uses[0]!)).toEqual([]);
  });

  it("knows onto which cards a card can be put", () => {
    const give = option("equip:dagger>knight", {
      card: "dagger",
      onto: "knight",
      on: [place("hand", 0, 1), place("hand", 4, 1)],
    });
    expect([...targets([give]).keys()]).toEqual(["hand.1:0", "hand.1:4"]);
  });
});

describe("options in words", () => {
  const say = (one: Option, kind = "window", more: Partial<Question> = {}) =>
    label(one, question(kind, [one], more), cards, ["Ann", "Bo"]);

  it.each([
    ["done", option("done"), "buy", "Done buying", ""],
    ["use", option("use:knight", { card: "knight" }), "window", "Dungeon: Draw a card.", "Knight"],
    [
      "equip",
      option("equip:dagger>knight", { card: "dagger", onto: "knight" }),
      "window",
      "Equip Knight with Dagger",
      "",
    ],
    ["buy", option("buy:torch", { card: "torch", amount: 3 }), "buy", "Buy Torch", "for 3 gold"],
    [
      "level",
      option("level:torch>knight", { card: "torch", onto: "knight", amount: 2 }),
      "level",
      "Level up Torch to Knight",
      "for 2 XP, attack 4 · Dungeon: Draw a card.",
    ],
    ["attack", option("attack:2", { card: "ooze", at: [place("hall", 1)] }), "face", "Attack Ooze", "rank 2"],
    ["seat", option("seat:2", { at: [place("seat", 0, 2)] }), "seat", "Bo", ""],
    ["loss", option("lose:attack*2,magic*1", { attack: 2, magic: 1 }), "split", "−2 attack, −1 magic", ""],
    ["a way called lose", option("lose"), "branch", "Lose 1 XP", ""],
    ["way", option("rest"), "branch", "Rest", "destroy a card, or none"],
    ["nothing to show", option("show"), "pick", "You have none: show your hand", ""],
    ["pick", option("destroy:torch", { card: "torch" }), "pick", "Destroy Torch", ""],
    ["a verb we have no word for", option("juggle:torch", { card: "torch" }), "pick", "Choose Torch", ""],
    ["a way we have no word for", option("juggle"), "branch", "juggle", ""],
  ])("%s", (_, one, kind, text, sub) => {
    expect(say(one, kind)).toEqual({ text, sub });
  });

  it("has one word for the sign, or a general one where several things can be done", () => {
    expect(sign([option("buy:torch")])).toBe("buy");
    expect(sign([option("use:a"), option("equip:b>c")])).toBe("choose");
  });
});

describe("the place of something that is pressed", () => {
  it.each([
    ["hall", 2, place("hall", 2)],
    ["hand.2", 3, place("hand", 3, 2)],
    ["stack.fire", 0, place("stack", 0, 0, "fire")],
    ["pile.guild-2", 0, place("pile", 0, 0, "guild-2")],
    ["turned", 1, place("turned", 1)],
  ])("%s %i", (zone, at, expected) => {
    expect(placeOf(zone, at)).toEqual(expected);
  });
});

describe("the forecast in words", () => {
  it("tells the sum with what the darkness takes", () => {
    expect(verdict(forecast())).toBe("Wins by 3");
    expect(sum(forecast())).toBe("12 of 9 (2 light missing: −4)");
    expect(consequences(forecast(), cards)).toEqual([]);
  });

  it("tells spans, and missing light apart where the sum cannot", () => {
    const open = forecast({ verdict: "depends", low: 3, high: 4, healthLow: 8, healthHigh: 9 });
    expect(sum(open)).toBe("3–4 of 8–9");
    expect(consequences(open, cards)).toEqual(["2 light missing"]);
    expect(sum(forecast({ low: -2, high: -2 }))).toBe("−2 of 9");
    expect(sum(forecast({ verdict: "unfightable" }))).toBe("");
    expect(verdict(forecast({ margin: 0 }))).toBe("Wins exactly");
  });

  it("names only so many cards, and says how many more", () => {
    const many = forecast({ possible: { torch: 1, knight: 1, dagger: 1, pike: 2 }, missing: 0, penalty: 0 });
    expect(consequences(many, cards, 2)).toEqual(["may destroy Torch, Knight and 2 more"]);
    expect(consequences(many, cards, 3)).toEqual(["may destroy Torch, Knight, Dagger, 2× Pike"]);
    expect(consequences(many, cards)).toEqual(["may destroy Torch, Knight, Dagger, 2× Pike"]);
    expect(consequences(many, cards, 0)).toEqual(["may destroy 5 cards"]);
    const one = forecast({ certain: { torch: 1 }, missing: 0, penalty: 0 });
    expect(consequences(one, cards, 0)).toEqual(["destroys Torch"]);
  });

  it("tells losses and gains; cards of a hidden pile by their number", () => {
    const costly = forecast({ certain: { torch: 2 }, gained: { curse: 1 }, missing: 0, penalty: 0 });
    expect(consequences(costly, cards)).toEqual(["destroys 2× Torch", "you get a curse"]);
  });
});

describe("questions", () => {
  const done = option("done");
  const view = { seat: 1, lightLeft: 2, seats: [{ champion: "bazaar" }] } as View;
  const buy = option("buy:torch", { card: "torch" });

  it("are put in the page’s own words where a button ends them", () => {
    expect(asked(question("buy", [buy, done], { text: "Buy, or done?" }), cards, view)).toBe(
      "Buy a card? You can buy gear next.",
    );
    expect(asked(question("walk", [option("go:mine", { card: "mine" }), done]), cards, view)).toBe(
      "2 light left: enter which room?",
    );
    const treasure = question("buy", [option("buy:treasure"), done]);
    expect(asked(treasure, cards, view)).toBe("Buy a treasure, unseen?");
    const about = question("buy", [buy, done], { about: "torch" });
    expect(asked(about, cards, view)).toBe("Torch: buy a card?");
  });

  it("are the server’s where there is nothing to end, or no better word", () => {
    expect(asked(question("buy", [buy], { text: "Buy!" }), cards, view)).toBe("Buy!");
    expect(asked(question("window", [done], { text: "Nothing: done." }), cards, view)).toBe("Nothing: done.");
    expect(asked(question("odd", [buy, done], { text: "Odd?" }), cards, view)).toBe("Odd?");
  });
});

describe("rooms", () => {
  const cards: Names = { get: (id) => card(id), name: (id) => id.toUpperCase(), has: () => false };
  const option = (id: string, more: Partial<Option> = {}): Option => ({
    ...{
      id,
      verb: id.split(":")[0]!,
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
    ...more,
  });
  const plain = (kind: string, about = ""): Question => ({
    ...{ number: 1, kind, verb: "", about, left: 1, gold: null, text: "", options: [], turned: [] },
  });

  it("are spots", () => {
    expect(spotOf({ zone: "rooms", place: 3, seat: 0, name: "" })).toBe("rooms:3");
  });

  it("tell what they take", () => {
    const go = option("go:mine", { card: "mine", amount: 2 });
    expect(label(go, plain("walk"), cards, [])).toEqual({ text: "MINE", sub: "2 light" });
    expect(label({ ...go, amount: 0 }, plain("walk"), cards, []).sub).toBe("");
    expect(label(option("done"), plain("walk"), cards, []).text).toBe("Stay and fight here");
  });

  it("sell what nobody has seen", () => {
    expect(label(option("buy:treasure", { amount: 10 }), plain("buy"), cards, []).text).toBe(
      "Buy a treasure",
    );
  });

  it("let a card mean a way of its own", () => {
    expect(label(option("discard"), plain("branch", "kings-collector"), cards, []).text).toBe(
      "Discard two cards",
    );
  });

  it("ask about dice without a word of typing", () => {
    const turn = option("die:1.6", { amount: 2, ability: 6 });
    const again = option("die:2", { amount: 3 });
    const dice = { ...plain("die", "mage"), options: [turn, option("done")] };
    expect(label(turn, dice, cards, []).text).toBe("Turn the 2 to 6");
    expect(label(again, dice, cards, []).text).toBe("Re-roll the 3");
    expect(label(option("done"), dice, cards, []).text).toBe("Keep the dice");
    const view = { seats: [], seat: 1 } as unknown as View;
    expect(asked(dice, cards, view)).toBe("MAGE: change which die?");
    const window = { ...dice, kind: "window", verb: "dice", options: [option("use:mage.2"), option("done")] };
    expect(asked(window, cards, view)).toBe("MAGE: change the dice?");
    expect(label(option("done"), window, cards, []).text).toBe("Keep the dice");
  });

  it("lie on the way", () => {
    const f = forecast({
      penalty: 0,
      missing: 0,
      path: ["mine", "crypt"],
      way: 1,
      gained: { wound: 2, treasure: 1 },
    });
    expect(consequences(f, cards)).toEqual([
      "through MINE",
      "the way costs 1 light",
      "you get 2 wounds, a treasure",
    ]);
    expect(consequences(f, cards, 2, true)).toEqual(["through MINE", "you get a treasure"]);
    expect(consequences({ ...f, verdict: "too-dark", path: [], gained: {}, way: 3 }, cards)).toEqual([
      "needs 3 light",
    ]);
    expect(consequences({ ...f, verdict: "too-dark", path: [], gained: {}, way: 0 }, cards)).toEqual([
      "no way there this turn",
    ]);
  });

  it("are certain where no choice and no luck is left", () => {
    const f = forecast({ verdict: "short", low: -4, high: -4, healthLow: 5, healthHigh: 5 });
    expect(certain(f)).toEqual({ total: -4, health: 5 });
    expect(certain({ ...f, high: 0 })).toBeNull();
    expect(certain({ ...f, verdict: "too-dark" })).toBeNull();
  });

  it("tell less where there is little room", () => {
    const f = forecast({
      ...{ path: ["mine", "crypt"], missing: 0, penalty: 0 },
      ...{ discarded: { sword: 1 }, gained: { lamp: 1, treasure: 1 } },
    });
    expect(briefly(f, cards, 80)).toBe("through MINE; discards SWORD; you get LAMP, a treasure");
    expect(briefly(f, cards, 44)).toBe("discards SWORD; you get LAMP, a treasure");
    expect(briefly(f, cards, 36)).toBe("discards SWORD; you get 2 things");
    expect(briefly(f, cards, 20)).toBe("discards SWORD …");
    expect(briefly({ ...f, path: [], gained: {} }, cards, 5)).toBe("discards SWORD");
  });
});

describe("the box at a monster", () => {
  const short = forecast({ verdict: "short", low: 5, high: 5, margin: 4, penalty: 0, missing: 0 });
  const told = (...args: Parameters<typeof outlook>): string => {
    const { mood, words, numbers } = outlook(...args);
    return [mood, words, numbers].filter(Boolean).join(" | ");
  };

  it("tells of the party as it stands where nothing is planned, and of a defeat so far while it is", () => {
    expect(told(short, null, false)).toBe("bad | 4 short | 5 of 9");
    expect(told(short, null, true)).toBe("open | 4 short | 5 of 9");
    expect(told(forecast(), prospect("wins"), false)).toBe(
      "good | Wins by 3 | 12 of 9 (2 light missing: −4)",
    );
  });

  it("tells of the best line where that is more", () => {
    const line = { cards: "the Dagger on the Militia", total: 10, health: 9, light: 2, wounds: 1 };
    const can = outlook(short, prospect("wins-with", line), false);
    expect(can).toMatchObject({ mood: "good", words: "Wins by 1", numbers: "10 of 9", light: 2, wounds: 1 });
    expect(told(short, prospect("may-win", { odds: "2 in 3" }), false)).toBe(
      "open | May win: 2 in 3 | 9 of 7",
    );
    expect(told(short, prospect("may-win"), false)).toBe("open | May win | 9 of 7");
    const chance = { share: 0.01, low: 0, high: 0.05, samples: 100 };
    expect(told(short, prospect("may-win", { chance, odds: "less than 1 in 10" }), false)).toBe(
      "open | Unlikely | 9 of 7",
    );
  });

  it("does not call for points where something else is missing", () => {
    const shut = { ...prospect("cannot", { total: 10, health: 9 }), missing: 0 };
    expect(outlook(short, shut, false)).toMatchObject({
      words: "Out of reach",
      why: "undefeatable",
      line: null,
    });
    expect(outlook(short, { ...shut, missing: 2 }, false)).toMatchObject({ words: "2 short", why: "" });
  });

  it("tells of the line that gives up less, though the party wins as it stands", () => {
    const steps = ["equip", "attack"].map((verb) => ({
      option: verb,
      verb,
      card: "dagger",
      onto: "",
      text: "",
    }));
    const armed = prospect("wins", { steps, total: 11, health: 9, costs: [] });
    expect(outlook(forecast(), armed, false)).toMatchObject({ words: "Wins by 2", line: armed.best });
    const bare = prospect("wins", { steps: steps.slice(1) });
    expect(outlook(forecast(), bare, false).line).toBeNull();
  });

  it("has a colour and a sign that tell the same as its words", () => {
    const look = (...args: Parameters<typeof outlook>): string => {
      const { tone, icon, searching } = outlook(...args);
      return [tone, icon, searching ? "searching" : ""].filter(Boolean).join(" ");
    };
    expect(look(forecast(), null, false)).toBe("win win");
    expect(look(forecast({ verdict: "depends" }), null, false)).toBe("near random");
    expect(look(forecast({ verdict: "short", margin: 2 }), null, false)).toBe("near near");
    expect(look(short, null, false)).toBe("lose close");
    expect(look(short, null, true)).toBe("near clock searching");
    expect(look(short, prospect("wins-with"), false)).toBe("win win");
    expect(look(short, prospect("may-win"), false)).toBe("near random");
    expect(look(short, { ...prospect("cannot"), missing: 2 }, false)).toBe("near near");
    expect(look(forecast({ verdict: "too-dark" }), null, false)).toBe("lose close");
    expect(outlook(short, prospect("wins-with", { total: 7 }), false).words).toBe("Wins exactly");
  });

  it("names the cards of the line as far as there is room", () => {
    const step = (verb: string, card: string) => ({ option: "", verb, card, onto: "", text: "" });
    const steps = [step("dungeon", ""), step("equip", "dagger"), step("use", "torch"), step("use", "torch")];
    const all = "the Dagger on the Militia and the Torch";
    const best = prospect("wins-with", { cards: all, steps }).best!;
    expect(lineCards(best, cards, 60)).toBe(`with ${all}`);
    expect(lineCards(best, cards, 30)).toBe("with Dagger, Torch");
    expect(lineCards(best, cards, 14)).toBe("with 2 cards");
    expect(lineCards({ ...best, cards: "" }, cards, 60)).toBe("");
    const armed = { ...step("equip", "dagger"), onto: "torch" };
    expect(lineCards({ ...best, steps: [armed, step("use", "torch")] }, cards, 30)).toBe("with Dagger");
  });

  it("says what is missing at best", () => {
    const lost = { ...prospect("cannot", { total: 6, health: 9 }), missing: 3 };
    expect(told(short, lost, false)).toBe("bad | 3 short | 6 of 9");
    const shy = forecast({ verdict: "unfightable" });
    expect(told(shy, prospect("cannot"), false)).toBe("bad | Out of reach");
    expect(told(shy, { ...prospect("cannot"), best: null }, false)).toBe("bad | Out of reach");
  });
});
