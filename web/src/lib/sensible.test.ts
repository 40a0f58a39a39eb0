import { describe, expect, it } from "vitest";
import { madeUp, prospect } from "./made-up";
import type { Names } from "./options";
import { counsel, endsAt, primary, risk, unused, waste, type Asked } from "./sensible";
import type { Option, PlanStep, Prospect, Question, View, Visit } from "./wire";

const cards: Names = {
  get: (id) =>
    madeUp(id, {
      name: id.toUpperCase(),
      kind: id === "rations" ? "gear" : "item",
      abilities: id === "priest" ? [{ text: "Dungeon: Draw a card.", window: "dungeon", draws: "only" }] : [],
    }),
  name: (id) => id.toUpperCase(),
  has: () => true,
};

function option(id: string, more: Partial<Option> = {}): Option {
  const [verb = "", card = ""] = id.split(":");
  const parts = { card, ability: 0, onto: "", at: [], on: [], amount: 0, attack: 0, magic: 0, idle: false };
  return { id, verb, ...parts, ...more };
}

function asked(
  kind: string,
  options: Option[],
  more: Partial<Asked> = {},
  rest: Partial<Question> = {},
): Asked {
  const question: Question = {
    ...{ number: 1, kind, verb: "", about: "", left: 1, gold: null, text: "", options, turned: [] },
    ...rest,
  };
  const totals = { attack: 0, magic: 0, light: 0, gold: 7, buys: 1 };
  const view = { seat: 1, seats: [{ hand: [{}] }], totals, rooms: [] } as unknown as View;
  return {
    question,
    view,
    cards,
    names: ["Ada"],
    prospects: [],
    visits: [],
    chosen: null,
    hint: "",
    ...more,
  };
}

const step = (id: string, card = ""): PlanStep => ({
  ...{ option: id, verb: id.split(":")[0]!, card, onto: "", text: id },
});
const kingdom = (verdict: Prospect["verdict"], ...steps: PlanStep[]): Prospect => ({
  ...prospect(verdict, { steps, vp: 3, xp: 1, total: 5, health: 5 }, 2, true),
  card: "kingdom",
});
const ways = ["village", "dungeon", "rest"].map((id) => option(id));
const visit = (gold: number, price: number): Visit => ({
  ...{
    place: "village",
    text: "",
    gold,
    uses: [],
    destroys: [],
    buys: 1,
    baskets: [],
    levels: [],
    draws: false,
    heals: 0,
    trip: [],
  },
  ...{ offers: [{ card: "spear", price, moves: [] }], atLeast: false },
});
const said = (of: Asked): string => {
  const found = primary(of);
  return found ? `${found.text} | ${found.sub} | ${found.moves.join(" ")}` : "";
};

describe("the counsel that all who advise go by", () => {
  const cannot = prospect("cannot");
  const may = (share: number) =>
    prospect("may-win", { chance: { share, low: 0, high: 1, samples: 40 } }, 2, true);
  const way = (...of: Parameters<typeof counsel>) => counsel(...of).way;
  const free: Visit = { ...visit(5, 0), place: "village" };
  it("is a fight that can be won, else a purchase, else a rest", () => {
    expect(way([cannot, prospect("wins", {}, 2, true)], null)).toBe("dungeon");
    expect(way([prospect("wins-with", { vp: 4, xp: 1 }, 1, true)], [visit(5, 5)])).toBe("dungeon");
    expect(way([cannot], [visit(6, 6)])).toBe("village");
    expect(way([cannot], [{ ...free, levels: [{ card: "knight", price: 2, moves: [] }] }])).toBe("village");
    expect(way([cannot], [free])).toBe("rest");
    expect(way([cannot, may(0.6)], [free])).toBe("luck");
    expect(way([cannot, may(0)], [visit(7, 7)])).toBe("village");
  });
  it("is open between a small victory and a purchase", () => {
    expect(way([prospect("wins", { vp: 1, xp: 1 }, 1, true)], [visit(9, 9)])).toBe("open");
    expect(way([prospect("wins", { vp: 1, xp: 1 }, 1, true)], [visit(9, 2)])).toBe("dungeon");
    expect(way([cannot, may(0.6)], [visit(5, 5)])).toBe("open");
  });
  it("is open as long as nobody knows", () => {
    expect(way(null, [free])).toBe("open");
    expect(way([cannot], null), "what is for sale is not known").toBe("open");
    expect(way([prospect("may-win")], [free]), "not worked out yet").toBe("open");
    expect(way([cannot, may(0.1)], [visit(5, 5)]), "it may fall all the same").toBe("open");
    expect(way([cannot, { ...cannot, atLeast: true }], [free])).toBe("open");
    expect(way([cannot], [{ ...free, draws: true }]), "more gold may come").toBe("open");
    expect(way([cannot], [visit(5, 1)]), "something cheap is for sale").toBe("open");
    expect(way([cannot], [visit(5, 5)]), "a rest may be worth more").toBe("open");
  });
});

describe("a hint that was asked for", () => {
  it("leaves the button as it stands under the finger", () => {
    const fight = kingdom("wins-with", step("dungeon"), step("attack:2"));
    const of = { prospects: [fight], visits: [visit(2, 2)] };
    const [before, hinted] = ["", "village"].map((hint) => primary(asked("branch", ways, { ...of, hint })));
    expect(hinted).toEqual(before);
    expect(hinted?.moves).toEqual(["dungeon"]);
  });
});

describe("a visit to the village", () => {
  const window = [option("use:trainer", { card: "trainer" }), option("use:guard"), option("done")];
  const inside = (more: Partial<Asked>) => said(asked("window", window, more, { verb: "village" }));

  it("urges nobody on to the purchase where a stack can be picked at once", () => {
    expect(inside({ visits: [visit(7, 7)] })).toBe("");
  });
  it("goes on to the purchase where no stack can be picked yet", () => {
    expect(inside({ visits: [] })).toBe("Go to buying |  | done");
  });
});

describe("where to", () => {
  it("goes to a fight that can be won, with what it brings", () => {
    const fight = kingdom("wins-with", step("dungeon"), step("attack:2"));
    const go = "Enter the dungeon | KINGDOM can fall: 3 VP, 1 XP | dungeon";
    expect(said(asked("branch", ways, { prospects: [fight], visits: [visit(2, 2)] }))).toBe(go);
    expect(said(asked("branch", ways, { prospects: [fight], visits: [visit(7, 7)] })), "or buy?").toBe("");
    expect(primary(asked("branch", ways, { prospects: [fight] }))?.rank).toBe(2);
  });

  it("goes to a fight that is likely to be won, and not to one that is not", () => {
    const odds = (share: number): Prospect => {
      const fight = kingdom("may-win", step("dungeon"));
      const chance = { share, low: share, high: share, samples: 9 };
      return { ...fight, best: { ...fight.best!, chance, odds: "2 in 3" } };
    };
    const visits = [visit(7, 7)];
    expect(said(asked("branch", ways, { prospects: [odds(0.67)], visits: [visit(2, 2)] }))).toBe(
      "Enter the dungeon | KINGDOM may fall: 2 in 3 | dungeon",
    );
    expect(said(asked("branch", ways, { prospects: [odds(0.67)], visits }))).toBe("");
    const unlikely = said(asked("branch", ways, { prospects: [odds(0.2)], visits }));
    expect(unlikely, "a hint may say either").toBe("");
  });

  it("goes shopping where nothing falls, and rests where little can be bought", () => {
    const lost = [kingdom("cannot", step("dungeon"))];
    expect(said(asked("branch", ways, { prospects: lost, visits: [visit(7, 7)] }))).toBe(
      "Visit the village | 7 gold, one purchase | village",
    );
    const richer = { ...visit(11, 7), uses: ["trainer", "trainer"] };
    const told = (one: Visit): string => said(asked("branch", ways, { prospects: lost, visits: [one] }));
    expect(told({ ...richer, destroys: ["trainer", "trainer"] })).toContain(
      "| 7 gold (+4 if you destroy 2× TRAINER), one purchase |",
    );
    expect(told({ ...richer, uses: ["banker"] })).toContain("| 7 gold (+4 with BANKER), one purchase |");
    expect(said(asked("branch", ways, { prospects: lost, visits: [visit(1, 0)] }))).toBe(
      "Rest | nothing to fight, little to buy | rest",
    );
  });

  it("praises no visit of which the counsel is not certain", () => {
    const lost = [kingdom("cannot", step("dungeon"))];
    const drawing = [{ ...visit(7, 7), draws: true }];
    for (const more of [
      { prospects: lost, visits: drawing },
      { prospects: [{ ...lost[0]!, atLeast: true }] },
    ])
      expect(primary(asked("branch", ways, { visits: [visit(7, 7)], ...more }))).toBeNull();
  });

  it("says nothing while nothing is known", () => {
    expect(primary(asked("branch", ways, { prospects: null, visits: null }))).toBeNull();
  });
});

describe("in the dungeon", () => {
  const window = { verb: "dungeon" };
  const armed = [step("equip:dagger>militia", "dagger"), step("use:fury", "fury"), step("attack:2")];
  const options = [option("done"), option("equip:dagger>militia"), option("use:fury")];

  it("names the room of a fight where there are rooms, else its rank", () => {
    const of = asked("window", [option("done")], { prospects: [kingdom("wins", step("done"))] }, window);
    expect(primary(of)?.sub).toBe("rank 2 · wins exactly");
    const view = { ...of.view, rooms: ["wilderness", "mine"] };
    expect(primary({ ...of, view })?.sub).toBe("MINE · wins exactly");
  });

  it("plays the line of the best fight", () => {
    const prospects = [kingdom("wins-with", ...armed)];
    expect(said(asked("window", options, { prospects }, window))).toBe(
      "Beat KINGDOM | DAGGER, FURY, attack | equip:dagger>militia use:fury attack:2",
    );
  });

  it("attacks where nothing is left to play", () => {
    const prospects = [kingdom("wins", step("done"), step("attack:2"))];
    expect(said(asked("window", options, { prospects }, window))).toBe(
      "Attack KINGDOM | rank 2 · wins exactly | done attack:2",
    );
    const face = [
      option("attack:1"),
      option("attack:2", { at: [{ zone: "hall", place: 1, seat: 0, name: "" }] }),
    ];
    expect(said(asked("face", face, { prospects: [kingdom("wins", step("attack:2"))] }))).toBe(
      "Attack KINGDOM | rank 2 · wins exactly | attack:2",
    );
  });

  it("draws where no fight is won, and urges nobody into a lost battle", () => {
    const lost = [kingdom("cannot", step("done"))];
    expect(said(asked("window", [option("done"), option("use:priest")], { prospects: lost }, window))).toBe(
      "Use PRIEST | may bring something better | use:priest",
    );
    const may = [kingdom("may-win", step("use:fury", "fury"))];
    may[0]!.best!.chance = { share: 0.3, low: 0.2, high: 0.4, samples: 9 };
    expect(said(asked("window", options, { prospects: may }, window))).toBe(
      "Use FURY | KINGDOM may fall | use:fury",
    );
    expect(primary(asked("window", options, { prospects: lost }, window))).toBeNull();
    expect(primary(asked("window", options, { prospects: null }, window))).toBeNull();
  });

  it("fights nobody rather than losing, and says so", () => {
    const lost = [kingdom("cannot", step("attack:2"))];
    const face = [option("attack:2"), option("done")];
    expect(primary(asked("face", face, { prospects: lost }))).toMatchObject({
      moves: ["done"],
      sub: "no monster falls to this party",
    });
    // Where one has to fight, it is for the player to say whom.
    expect(primary(asked("face", [option("attack:1"), option("attack:2")], { prospects: lost }))).toBeNull();
  });
});

describe("in the village", () => {
  const shop = [option("done"), option("buy:spear", { amount: 4 }), option("buy:torch", { amount: 3 })];

  it("buys what was chosen, and has no big button before", () => {
    expect(primary(asked("buy", shop, {}, { gold: 7 }))).toBeNull();
    const chosen = { card: "spear", price: 4, moves: ["buy:spear"] };
    expect(said(asked("buy", shop, { chosen }, { gold: 7 }))).toBe("Buy SPEAR | 4 gold · 3 left | buy:spear");
    expect(said(asked("buy", shop, { chosen }, { gold: 4 }))).toBe(
      "Buy SPEAR | 4 gold, all you have | buy:spear",
    );
  });

  it("remembers an effect that is not used yet, and does not insist on it", () => {
    const window = asked("window", [option("done"), option("use:guard")], {}, { verb: "village" });
    expect(unused(window)?.id).toBe("use:guard");
    expect(primary(window)?.moves).toEqual(["done"]);
    expect(unused(asked("buy", shop))).toBeNull();
  });
});

describe("what would be given up", () => {
  it("is gold for a good card, and a fight that is won", () => {
    const shop = [option("done"), option("buy:spear", { amount: 4 }), option("buy:torch", { amount: 3 })];
    const buying = asked("buy", shop, {}, { gold: 7 });
    expect(waste(buying, shop[0]!)).toBe("You have 7 gold, enough for SPEAR. Buy nothing?");
    expect(waste(buying, shop[1]!)).toBe("");
    expect(waste(asked("buy", [option("done"), option("buy:militia")]), option("done"))).toBe("");
    const prospects = [kingdom("wins", step("attack:2"))];
    const face = asked("face", [option("attack:2"), option("done")], { prospects });
    expect(waste(face, option("done"))).toBe("KINGDOM can fall. Go on without a fight?");
    const place = asked("branch", ways, { prospects });
    expect(waste(place, option("rest"))).not.toBe("");
    expect(waste(place, option("village"))).toBe("");
    expect(waste(asked("branch", ways), option("rest"))).toBe("");
  });
});

it("does the one thing that can be done", () => {
  expect(primary(asked("pick", [option("destroy:torch")]))?.moves).toEqual(["destroy:torch"]);
  expect(primary(asked("pick", [option("destroy:torch"), option("done")]))).toBeNull();
});

describe("what is said once before", () => {
  const named: Names = {
    ...cards,
    get: (id) => madeUp(id, { tags: id === "stone" ? ["thunderstone"] : id === "lord" ? ["bearer"] : [] }),
  };
  /** `ends`: what a battle in rank 1 brings there. */
  const hall = (verdict: string, ends: string, ...ids: string[]): View =>
    ({
      rooms: [],
      hall: ids.map((card, i) => ({
        ...{ card, down: false, light: 1, forecast: { verdict } },
        ...{ ends: i ? "" : ends, claimed: ends === "stone" },
      })),
    }) as unknown as View;
  const lost = [prospect("cannot")];
  const goes = (view: View, moves: string[], prospects: Prospect[] | null = lost): string =>
    risk({ ...asked("branch", ways, { prospects, cards: named }), view }, moves)?.text ?? "";

  it("is a dungeon in which nothing can be defeated", () => {
    const view = hall("short", "", "kingdom", "nixie", "ooze");
    expect(goes(view, ["dungeon"])).toContain("You would lose the battle");
    expect(goes(view, ["village"])).toBe("");
    expect(goes(view, ["dungeon"], [prospect("may-win")])).toBe("");
    expect(
      goes(view, ["dungeon"], [{ ...prospect("cannot"), atLeast: true }]),
      "not searched to the end",
    ).toBe("");
    expect(goes(view, ["dungeon"], null), "not known").toBe("");
    expect(goes(view, ["dungeon", "done", "attack:1"]), "the player sees the sum").toBe("");
  });

  it("is a battle that ends the game", () => {
    const near = ["kingdom", "stone", "ooze"];
    expect(goes(hall("short", "stone", ...near), ["dungeon"])).toContain(
      "STONE to rank 1, which ends the game",
    );
    expect(goes(hall("short", "stone", ...near), ["attack:1"])).toContain("nobody wins it");
    expect(goes(hall("wins", "stone", ...near), ["attack:1"])).toContain("you win it");
    expect(
      goes(hall("short", "stone", ...near), ["equip:dagger>militia", "attack:1"], [prospect("wins-with")]),
    ).toContain("you win it");
    expect(goes(hall("wins", "lord", "kingdom", "lord", "ooze"), ["attack:1"])).toContain("escapes");
    expect(goes(hall("short", "stone", ...near), ["attack:3"]), "behind it").toBe("");
    expect(goes(hall("short", "", "kingdom", "ooze", "stone"), ["attack:1"]), "two ranks away").toBe("");
  });

  it("knows what ends the game", () => {
    expect(endsAt(hall("wins", "", "kingdom", "ooze", "stone"), named)).toBe("stone");
    expect(endsAt(hall("wins", "", "kingdom"), named)).toBe("");
  });

  it("is not silent on what a fight costs", () => {
    const fight = kingdom("wins-with", step("dungeon"), step("attack:2"));
    fight.best!.costs = ["destroys Elf Sorcerer"];
    expect(said(asked("branch", ways, { prospects: [fight] }))).toContain("1 XP; destroys Elf Sorcerer");
  });

  it("leaves it to the player whether the spoils are worth taking", () => {
    const window = [option("use:ooze"), option("done")];
    expect(said(asked("window", window, {}, { verb: "spoils" }))).toBe("");
  });

  it("warns of nothing that a hint advises", () => {
    const fight = kingdom("wins-with", step("dungeon"), step("attack:2"));
    const of = asked("branch", ways, { prospects: [fight] });
    const rest = ways[2]!;
    expect(waste(of, rest)).not.toBe("");
    expect(waste({ ...of, hint: "rest" }, rest)).toBe("");
  });

  it("spends nothing that can be kept", () => {
    const window = [option("use:rations"), option("done")];
    expect(primary(asked("window", window, {}, { verb: "spoils" }))).toMatchObject({ moves: ["done"] });
  });

  it("draws what costs nothing before it goes to buying", () => {
    const window = [option("use:priest"), option("done")];
    const village = { verb: "village" };
    expect(said(asked("window", window, {}, village))).toBe("Use PRIEST | Draw a card. | use:priest");
    const idle = option("use:priest", { idle: true });
    expect(primary(asked("window", [idle, option("done")], {}, village))).toMatchObject({ moves: ["done"] });
    expect(primary(asked("window", [option("use:ooze"), option("done")], {}, village))).toMatchObject({
      moves: ["done"],
    });
  });

  it("buys the one card that a card lets one buy", () => {
    const buys = [option("buy:ooze"), option("done")];
    expect(primary(asked("buy", buys, {}, { about: "priest" }))).toMatchObject({ moves: ["buy:ooze"] });
    expect(primary(asked("buy", buys))).toBeNull();
  });
});
