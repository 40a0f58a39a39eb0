import { describe, expect, it, vi } from "vitest";
import { moveWords } from "./movewords";
import type { ReplayMove } from "../lib/wire";
import { Steps } from "./steps";
import { turnsOf, turnStep } from "./turns";

/** A server whose answers come when the test says so. */
function server() {
  const asked: number[] = [];
  const waiting = new Map<number, { give: () => void; fail: () => void }>();
  const fetch = (move: number): Promise<string> => {
    asked.push(move);
    return new Promise((resolve, reject) =>
      waiting.set(move, { give: () => resolve(`step ${move}`), fail: () => reject(new Error("lost")) }),
    );
  };
  const settle = async (move: number, how: "give" | "fail" = "give"): Promise<void> => {
    waiting.get(move)![how]();
    await vi.waitFor(() => Promise.resolve());
    await new Promise((done) => setTimeout(done));
  };
  return { asked, fetch, settle };
}

function make(last = 100) {
  const { asked, fetch, settle } = server();
  const shown: number[] = [];
  const failed = vi.fn();
  const steps = new Steps(fetch, last, (_, move) => shown.push(move), failed);
  return { asked, settle, shown, failed, steps };
}

function move(more: Partial<ReplayMove>): ReplayMove {
  const parts = { verb: "", card: "", onto: "", rank: 0, whom: 0, attack: 0, magic: 0 };
  return { turn: 1, seat: 1, move: "", ...parts, ...more };
}

describe("Steps", () => {
  it("fetches what is wanted, then what follows", async () => {
    const { asked, settle, shown, steps } = make();
    steps.want(5, 1);
    for (const move of [5, 6, 7, 8]) await settle(move);
    expect(asked).toEqual([5, 6, 7, 8]);
    expect(shown).toEqual([5]);
  });

  it("of many that are wanted meanwhile fetches only the last", async () => {
    const { asked, settle, shown, steps } = make();
    for (let move = 0; move <= 60; move++) steps.want(move, 1);
    await settle(0);
    await settle(60);
    expect(asked.slice(0, 2)).toEqual([0, 60]);
    expect(shown).toEqual([60]);
  });

  it("has one request on its way at a time", () => {
    const { asked, steps } = make();
    for (let move = 0; move <= 60; move++) steps.want(move, 1);
    expect(asked).toHaveLength(1);
  });

  it("shows at once what it has", async () => {
    const { asked, settle, shown, steps } = make(6);
    steps.want(5, 1);
    await settle(5);
    await settle(6);
    steps.want(6, 1);
    expect(shown).toEqual([5, 6]);
    expect(asked).toEqual([5, 6]);
  });

  it("keeps the views of two seats apart", async () => {
    const { asked, settle, steps } = make(3);
    steps.want(3, 1);
    await settle(3);
    steps.want(3, 2);
    expect(asked).toEqual([3, 3]);
  });

  it("does not ask beyond the end, and keeps only so much", async () => {
    const { asked, settle, steps } = make(200);
    for (let move = 0; move <= 200; move++) {
      steps.want(move, 1);
      while (!steps.has(move, 1)) await settle(asked.at(-1)!);
    }
    for (let left = 0; left < 3; left++) await settle(asked.at(-1)!);
    expect(Math.max(...asked)).toBe(200);
    expect(new Set(asked).size).toBe(201);
    expect(steps.has(0, 1)).toBe(false);
    expect(steps.has(200, 1)).toBe(true);
  });

  it("tells of a failure, and tries again when asked again", async () => {
    const { asked, settle, failed, shown, steps } = make(5);
    steps.want(5, 1);
    await settle(5, "fail");
    expect(failed).toHaveBeenCalledOnce();
    steps.want(5, 1);
    await settle(5);
    expect(asked).toEqual([5, 5]);
    expect(shown).toEqual([5]);
  });

  it("forgets the failure of what nobody wants any more", async () => {
    const { settle, failed, shown, steps } = make();
    steps.want(5, 1);
    steps.want(50, 1);
    await settle(5, "fail");
    await settle(50);
    await settle(51, "fail");
    expect(failed).not.toHaveBeenCalled();
    expect(shown).toEqual([50]);
  });
});

describe("turns", () => {
  const moves = [1, 1, 1, 2, 2, 3].map((turn, i) =>
    move({ turn, seat: turn % 2 === 1 ? 1 : 2, move: `m${i}` }),
  );
  const turns = turnsOf(moves);

  it("groups moves, numbered from 1", () => {
    expect(turns.map(({ turn, from, moves: some }) => [turn, from, some.length])).toEqual([
      [1, 1, 3],
      [2, 4, 2],
      [3, 6, 1],
    ]);
  });

  it("steps to the beginnings of turns", () => {
    expect([0, 2, 3, 5, 6].map((move) => turnStep(turns, move, 1, 6))).toEqual([3, 3, 5, 6, 6]);
    expect([0, 2, 3, 4, 6].map((move) => turnStep(turns, move, -1, 6))).toEqual([0, 0, 0, 3, 5]);
  });
});

describe("moves in words", () => {
  const cards = { name: (id: string) => id.toUpperCase() };

  it("names cards and players, and has words for verbs it has never heard of", () => {
    expect(moveWords(move({ verb: "equip", card: "dagger", onto: "militia" }), cards, [])).toBe(
      "Equip MILITIA with DAGGER",
    );
    expect(moveWords(move({ verb: "seat", whom: 2 }), cards, ["Ada", "Bo"])).toBe("Choose Bo");
    expect(moveWords(move({ verb: "attack", rank: 2 }), cards, [])).toBe("Attack rank 2");
    expect(moveWords(move({ verb: "dance", card: "dagger" }), cards, [])).toBe("dance DAGGER");
    expect(moveWords(move({ verb: "dance" }), cards, [])).toBe("dance");
    expect(moveWords(move({ verb: "village" }), cards, [])).toBe("Visit the village");
  });

  it("tells a loss by the kinds of attack, and a way of this name as it is", () => {
    expect(moveWords(move({ verb: "lose", attack: 2, magic: 1 }), cards, [])).toBe("−2 attack, −1 magic");
    expect(moveWords(move({ verb: "lose" }), cards, [])).toBe("Lose nothing");
  });
});
