import { describe, expect, it } from "vitest";
import type { Played } from "../lib/wire";
import { day, found, opponents, others, outcome, points, stronger, type Filter } from "./games";

function game(id: string, given: Partial<Played> = {}): Played {
  return {
    id,
    key: "",
    edition: "classic",
    title: "Classic",
    state: "over",
    how: "played",
    seats: [
      { name: "Flint", bot: "warden", yours: false },
      { name: "Ada", bot: "", yours: true },
    ],
    points: [7, 11],
    winners: [2],
    turn: 20,
    changed: 0,
    campaign: false,
    challenge: null,
    ...given,
  };
}
const lost = game("lost", { winners: [1], points: [9, 3], edition: "quest" });
const runs = game("runs", { state: "playing", winners: [], points: [] });
const old = game("old", { winners: [], points: [] });
const people = game("people", {
  seats: [
    { name: "Ada", bot: "", yours: true },
    { name: "Bo", bot: "", yours: false },
    { name: "Ember", bot: "warden", yours: false },
  ],
  points: [1, 2, 3],
  winners: [3],
});
const shared = game("shared", {
  seats: [
    { name: "Ada", bot: "", yours: true },
    { name: "Eve", bot: "", yours: true },
  ],
});
const all = [game("won"), lost, runs, old, people, shared];
const names = (filter: Partial<Filter>) =>
  found(all, { shown: "all", edition: "", against: "", ...filter }).map(({ id }) => id);

describe("the next level", () => {
  const bots = ["warden", "sage", "greedy"].map((name) => ({
    ...{ name, title: name, note: "", level: name !== "greedy", offered: true },
  }));
  it("is suggested to whoever has beaten the one before", () => {
    expect(stronger("warden", [lost, game("won")], bots)?.name).toBe("sage");
  });
  it("is left to those who have not, or whose opponent is the last", () => {
    expect(stronger("warden", [lost, runs, old, people, shared], bots)).toBeNull();
    expect(stronger("sage", [game("won")], bots)).toBeNull();
    const top = { ...game("won"), seats: [{ ...game("won").seats[0]!, bot: "sage" }, game("won").seats[1]!] };
    expect(stronger("sage", [top], bots)).toBeNull();
    expect(stronger("greedy", [top], bots)).toBeNull();
  });
});

describe("one's games", () => {
  it("know what they came to", () => {
    expect(all.map(outcome)).toEqual(["won", "lost", "running", "over", "lost", "over"]);
  });

  it("are filtered", () => {
    expect(names({})).toHaveLength(6);
    expect(names({ shown: "running" })).toEqual(["runs"]);
    expect(names({ shown: "finished" })).toEqual(["won", "lost", "old", "people", "shared"]);
    expect(names({ shown: "won" })).toEqual(["won"]);
    expect(names({ shown: "lost", edition: "quest" })).toEqual(["lost"]);
    expect(names({ against: "person:Bo" })).toEqual(["people"]);
    expect(names({ against: "bot:warden", shown: "lost" })).toEqual(["lost", "people"]);
  });

  it("name the others and tell one's own points first", () => {
    expect(points(game("a"))).toEqual([11, 7]);
    expect(others(people).map(({ name }) => name)).toEqual(["Bo", "Ember"]);
    expect(opponents(all).map(({ key }) => key)).toEqual(["person:Bo", "bot:warden"]);
  });
});

it.each([
  [0, "today"],
  [1, "yesterday"],
  [3, "Sunday"],
  [10, "Nov 8"],
  [400, "Oct 14, 2025"],
])("%i days ago is %s", (ago, said) => {
  const now = new Date(2026, 10, 18, 9);
  expect(day(new Date(2026, 10, 18 - ago, 22).getTime() / 1000, now)).toBe(said);
});
