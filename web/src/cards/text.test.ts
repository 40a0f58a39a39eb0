import { describe, expect, it } from "vitest";
import type { Card } from "../lib/wire";
import { madeUp } from "../lib/made-up";
import { figureName, isBoost, isTrophy, look, marked, parts, shortLine, signed, step } from "./text";

const card = (change: Partial<Card>): Card => madeUp("x", { name: "X", ...change });

describe("the parts of a rules text", () => {
  it("tells the window from the rest", () => {
    expect(parts("Battle: Gain a Disease.")).toEqual({
      window: "Battle",
      condition: "",
      text: "Gain a Disease.",
    });
    expect(parts("Repeat village or dungeon: Draw.").window).toBe("Repeat village or dungeon");
    expect(parts("Village, dungeon or spoils: Draw.").window).toBe("Village, dungeon or spoils");
    expect(parts("Village, dungeon or spoils, with a bow: Draw.").condition).toBe("with a bow");
    expect(parts("Dungeon, with a bow or polearm: Draw.").condition).toBe("with a bow or polearm");
  });
  it("tells the condition from the window", () => {
    expect(parts("Dungeon, if you have 3 or more experience: Draw a card.")).toEqual({
      window: "Dungeon",
      condition: "if you have 3 or more experience",
      text: "Draw a card.",
    });
  });
  it("takes a colon after a full stop for a part of the text", () => {
    const text = "Choose one. You may: draw a card.";
    expect(parts(text)).toEqual({ window: "", condition: "", text });
    expect(parts("Your magic attack is doubled.").window).toBe("");
  });
});

describe("the line below the name", () => {
  const sword = card({
    type: "weapon",
    tags: ["basic", "village", "weapon", "edged"],
    line: "Basic · Village · Weapon · Edged",
  });
  it("leaves out what the frame tells", () => {
    expect(shortLine(sword)).toBe("Weapon · Edged");
    expect(shortLine(sword, true)).toBe("Edged");
  });
  it("keeps a last word rather than none", () => {
    expect(shortLine(card({ tags: ["basic", "hero"], line: "Basic · Hero" }))).toBe("Hero");
  });
  it("shows the whole line when its words cannot be told apart", () => {
    expect(shortLine(card({ tags: ["hero"], line: "Hero · Thief" }))).toBe("Hero · Thief");
  });
});

it("makes longer texts smaller", () => {
  const long = (n: number) => step(card({ abilities: [{ text: "a".repeat(n), window: "" }] }));
  expect([long(20), long(110), long(180), long(220), long(400)]).toEqual([0, 1, 2, 3, 4]);
  expect(step(card({ abilities: [{ text: "a".repeat(70), window: "" }] }), "and a note below")).toBe(1);
});

it("marks what is ours, inferred or disputed", () => {
  const doubtful = card({ ours: ["attack"], marks: [{ part: "vp", text: "disputed" }] });
  expect(["attack", "vp", "light"].map((part) => marked(doubtful, part))).toEqual([true, true, false]);
});

it("marks no single part of what is wholly ours: its marks say what is known", () => {
  const hero = card({ ours: ["card"], marks: [{ part: "cost", text: "price 7: from public card tables" }] });
  expect(["cost", "attack"].map((part) => marked(hero, part))).toEqual([false, false]);
});

it("knows tiles and tokens from cards", () => {
  const shapes = [
    card({ kind: "room", tags: ["room", "alert"] }),
    card({ kind: "gear", tags: ["gear", "token"] }),
    card({ kind: "wound", tags: ["wound"] }),
    card({ kind: "treasure", type: "weapon", tags: ["treasure", "weapon"] }),
    card({ kind: "guardian", type: "monster" }),
  ];
  expect(shapes.map(look)).toEqual(["tile", "token", "card", "treasure", "guardian"]);
  expect(isBoost(shapes[0]!, "health")).toBe(true);
  expect(isBoost(shapes[0]!, "darkness")).toBe(false);
  expect(isBoost(shapes[4]!, "health")).toBe(false);
});

it("calls figures as the edition does", () => {
  expect([figureName("strength", "quest"), figureName("strength", "classic")]).toEqual(["skill", "strength"]);
  expect(figureName("armor", "quest")).toBe("armor");
});

it("takes a monster’s attack for its trophy", () => {
  expect(isTrophy(card({ type: "monster" }), "attack")).toBe(true);
  expect(isTrophy(card({ type: "monster" }), "health")).toBe(false);
  expect(isTrophy(card({ type: "weapon" }), "attack")).toBe(false);
});

it("writes numbers with their sign", () => {
  expect([signed(2), signed(0), signed(-3)]).toEqual(["+2", "+0", "−3"]);
});
