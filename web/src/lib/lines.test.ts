import { describe, expect, it } from "vitest";
import {
  arming,
  bare,
  best,
  likeliest,
  marks,
  next,
  playable,
  played,
  prepared,
  purchase,
  told,
} from "./lines";
import { madeUp, prospect } from "./made-up";
import type { Names } from "./options";
import type { Held, Option, PlanStep, Prospect, Question, View, Visit } from "./wire";

function step(option: string, card = "", onto = ""): PlanStep {
  return { option, verb: option.split(":")[0]!, card, onto, text: option };
}

const STEPS = [
  step("dungeon"),
  step("equip:dagger>militia", "dagger", "militia"),
  step("use:fury", "fury"),
  step("done"),
  step("attack:2"),
];
const fight = prospect("wins-with", { steps: STEPS }, 2);

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

function question(ids: (string | Option)[], more: Partial<Question> = {}): Question {
  const options = ids.map((id) => (typeof id === "string" ? option(id) : id));
  const plain = { kind: "window", verb: "dungeon", about: "", left: 1, gold: null, text: "", turned: [] };
  return { number: 1, ...plain, options, ...more };
}

function held(card: string, bearer: number | null = null): Held {
  return { card, used: [], bearer, marked: false, lent: false, strength: null };
}

const place = { kind: "branch", verb: "" };

describe("the cards of a line", () => {
  it("are those that are used or handed out, in order", () => {
    expect(played({ steps: STEPS }).map(({ card }) => card)).toEqual(["dagger", "fury"]);
    expect(played(null)).toEqual([]);
  });

  it("are found in the hand: of equal copies the first that is free", () => {
    const hand = [held("militia"), held("militia"), held("dagger", 0), held("dagger"), held("fury")];
    const view = { seat: 1, seats: [{ hand, front: [] }] } as unknown as View;
    const found = marks(fight.best, view);
    // The first Militia carries a dagger already, so the free dagger goes to the second one.
    expect(found.get("hand.1:3")).toEqual({ n: 1, verb: "equip", onto: "militia", hero: "hand.1:1" });
    expect(found.get("hand.1:4")?.n).toBe(2);
    expect(found.size).toBe(2);
  });

  it("come before the attack, and a draw ends what can be summed up", () => {
    expect(prepared(fight.best!)).toEqual(["dungeon", "equip:dagger>militia", "use:fury", "done"]);
    expect(prepared({ ...fight.best!, whole: false })).toEqual([]);
    const walk = [step("dungeon"), step("go:crypt"), step("done")];
    expect(prepared({ ...fight.best!, steps: walk })).toEqual(["dungeon", "go:crypt"]);
  });

  it("are told without what only goes on", () => {
    expect(told(STEPS.slice(1, 4))).toBe("Equip:dagger>militia, use:fury");
  });
});

describe("playing a line", () => {
  it("is offered unless it is hopeless", () => {
    const question = { options: [{ id: "dungeon" }] } as Question;
    const at = (share: number): Prospect => {
      const chance = { share, low: 0, high: share, samples: 99 };
      return { ...fight, verdict: "may-win", best: { ...fight.best!, verdict: "may-win", chance } };
    };
    expect(playable(at(0.5), question)).toEqual(STEPS.map(({ option }) => option));
    expect(playable(at(0.01), question)).toEqual([]);
  });

  const moves = STEPS.map(({ option }) => option);
  const follow = (at: number, number: number, asked: Question | null) => next({ moves, at, number }, asked);

  it("answers what was foreseen", () => {
    expect(follow(0, -1, question(["village", "dungeon"]))).toEqual({ option: "dungeon", at: 0 });
    expect(follow(1, 1, question(["done", "equip:dagger>militia"], { number: 2 }))?.at).toBe(1);
  });

  it("leaves out a step that only goes on", () => {
    expect(follow(3, 3, question(["attack:1", "attack:2"], { number: 4 }))).toEqual({
      option: "attack:2",
      at: 4,
    });
  });

  it("stops at what was not foreseen, and after something was taken back", () => {
    expect(follow(2, 1, question(["discard:torch"], { number: 2 }))).toBeNull();
    // The question is there, but an older one: somebody has pressed undo.
    expect(follow(1, 2, question(["equip:dagger>militia"], { number: 1 }))).toBeNull();
    expect(follow(1, 2, question(["equip:dagger>militia"], { number: 2 }))).toBeNull();
    expect(follow(1, 1, null)).toBeNull();
    expect(follow(5, 1, question(["done"], { number: 2 }))).toBeNull();
  });

  it("can begin where its first move is offered", () => {
    expect(playable(fight, question(["village", "dungeon"], place))).toEqual(moves);
    expect(playable(fight, question(["done"]))).toEqual([]);
    expect(playable(prospect("cannot", { steps: STEPS }), question(["dungeon"], place))).toEqual([]);
    expect(playable(null, question(["dungeon"]))).toEqual([]);
  });

  it("goes to a monster with the party as it stands from every step of the way", () => {
    expect(bare(question(["attack:1", "attack:2"], { kind: "face" }), 2)).toEqual(["attack:2"]);
    expect(bare(question(["done", "use:fury"]), 2)).toEqual(["done", "attack:2"]);
    expect(bare(question(["village", "dungeon"], place), 2)).toEqual(["dungeon", "done", "attack:2"]);
    expect(bare(question(["done"], { verb: "village" }), 2)).toEqual([]);
    expect(bare(question(["dungeon"], { ...place, about: "lantern" }), 2)).toEqual([]);
  });
});

describe("the fight to choose", () => {
  const chance = { share: 0.7, low: 0.6, high: 0.8, samples: 100 };
  it("is the one that the plan names, where it can be won as far as is known", () => {
    const may = prospect("may-win", { vp: 9, chance }, 1, true);
    expect(best([prospect("wins"), prospect("wins-with", {}, 3, true)])?.rank).toBe(3);
    expect(best([may])?.rank).toBe(1);
    expect(best([prospect("cannot", {}, 1, true)])).toBeNull();
    expect(best([prospect("may-win", {}, 1, true)]), "how likely is not known yet").toBeNull();
    expect(best(null)).toBeNull();
  });
});

describe("the fight that luck may win", () => {
  const may = (share: number, rank: number): Prospect =>
    prospect("may-win", { chance: { share, low: 0, high: 1, samples: 40 } }, rank);
  it("is the likeliest of those that are not hopeless", () => {
    expect(likeliest([prospect("cannot"), may(0.2, 2), may(0.4, 3)])?.rank).toBe(3);
    expect(likeliest([prospect("cannot"), may(0, 2)])).toBeNull();
    expect(likeliest(null)).toBeNull();
  });
});

describe("what is bought later in a visit", () => {
  const offers = [
    { card: "spear", price: 4, moves: ["done", "buy:spear"] },
    { card: "fireball", price: 9, moves: ["use:banker", "done", "buy:fireball"] },
  ];
  const visits = [{ offers } as unknown as Visit];
  const village = question(["done", "use:banker"], { verb: "village" });
  it("is what needs nothing but going on", () => {
    expect(purchase(visits, village, "spear")).toEqual(["done", "buy:spear"]);
    expect(purchase(visits, village, "fireball")).toEqual([]);
    expect(purchase(visits, question(["done"]), "spear")).toEqual([]);
    expect(purchase(null, village, "spear")).toEqual([]);
  });
});

describe("arming everybody", () => {
  const figures: Record<string, Record<string, number>> = {
    sword: { attack: 4 },
    dagger: { attack: 1 },
    knight: { strength: 8 },
    militia: { strength: 2 },
  };
  const cards: Names = {
    get: (id) => madeUp(id, { figures: figures[id] ?? {} }),
    name: (id) => id,
    has: () => true,
  };
  const hand = (n: number) => ({ zone: "hand", place: n, seat: 1, name: "" });
  const equip = (card: string, onto: string, at: number[], on: number[]): Option =>
    option(`equip:${card}>${onto}`, { card, onto, at: at.map(hand), on: on.map(hand) });
  const asked = question([
    option("done"),
    equip("dagger", "militia", [2], [4, 5]),
    equip("dagger", "knight", [2], [3]),
    equip("sword", "knight", [1], [3]),
  ]);

  it("gives the strongest weapon to the strongest hero, and one to each", () => {
    expect(arming(asked, null, cards)).toEqual(["equip:sword>knight", "equip:dagger>militia"]);
  });

  it("takes the weapons of the best line where there is one", () => {
    const line = prospect("wins-with", { steps: [step("equip:dagger>knight", "dagger", "knight")] }).best;
    expect(arming(asked, line, cards)).toEqual(["equip:dagger>knight"]);
    expect(arming(question(["done"]), line, cards)).toEqual([]);
    expect(arming(null, null, cards)).toEqual([]);
  });
});
