import { describe, expect, it } from "vitest";
import { told } from "./battle";
import type { Names } from "./options";
import type { Battle, Card } from "./wire";

const cards: Names = {
  get: (id) => ({ id, name: id }) as Card,
  name: (id) => id[0]!.toUpperCase() + id.slice(1),
  has: () => true,
};
const fought = (more: Partial<Battle> = {}): Battle => ({
  ...{ rank: 3, card: "suffering", total: 7, health: 6, decided: true, won: true },
  ...more,
});

describe("the word on a battle", () => {
  it("names the monster that was beaten and its health, whatever has come into its place", () => {
    expect(told(fought(), "griffon", cards)).toEqual({
      mood: "won",
      head: "Suffering is defeated",
      sum: "7 against 6 health",
      since: "Griffon has come here since.",
    });
  });

  it("says that a battle is lost, to the end of the game", () => {
    const lost = fought({ card: "sphinx", total: 2, health: 8, won: false });
    expect(told(lost, "stone", cards)).toMatchObject({
      mood: "lost",
      head: "Sphinx is not defeated",
      sum: "2 against 8 health",
    });
    expect(told({ ...lost, total: 0 }, null, cards).sum).toBe("0 against 8 health");
  });

  it("names no other card while the monster lies there, or none does", () => {
    expect(told(fought(), "suffering", cards).since).toBe("");
    expect(told(fought(), null, cards).since).toBe("");
  });

  it("stands for a battle that goes on", () => {
    const on = fought({ decided: false, won: false, total: 2 });
    expect(told(on, "suffering", cards)).toMatchObject({ mood: "on", head: "In battle", since: "" });
    expect(told({ ...on, total: 0 }, "suffering", cards).sum).toBe("");
  });
});
