import { describe, expect, it } from "vitest";
import type { Card } from "../lib/wire";
import { madeUp } from "../lib/made-up";
import {
  asked,
  figureName,
  footWords,
  gem,
  isBoost,
  isTrophy,
  look,
  marked,
  parts,
  rowOf,
  signed,
  trim,
  typeLine,
} from "./text";

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
    tagWords: ["Basic", "Village", "Weapon", "Edged"],
  });
  it("leaves out where the card is from", () => {
    expect(typeLine(sword)).toBe("Weapon · Edged");
    expect(typeLine(card({ tags: ["monster", "ooze"], tagWords: ["Monster", "Ooze"] }))).toBe("Ooze");
  });
  it("keeps a last word rather than none", () => {
    expect(typeLine(card({ tags: ["basic", "village"], tagWords: ["Basic", "Village"] }))).toBe("Village");
  });
  it("keeps a word that has a dot of its own", () => {
    expect(typeLine(card({ tags: ["hero"], tagWords: ["Hero · Thief"] }))).toBe("Hero · Thief");
  });
  it("is empty for a card without words", () => {
    expect(typeLine(card({ tags: ["hero"], tagWords: [] }))).toBe("");
  });
});

it("hangs the health of a monster and the price of others over the corner", () => {
  const ooze = card({
    type: "monster",
    figures: { health: 7, xp: 3, gold: 1, vp: 6, magic: 1, darkness: 1 },
  });
  expect(gem(ooze)).toBe("health");
  expect(rowOf(ooze)).toEqual(["darkness"]);
  expect(footWords(ooze).map(({ words }) => words)).toEqual(["3 XP", "1 gold", "6 VP"]);
  const torch = card({ figures: { cost: 3, light: 1, gold: 2 } });
  expect(gem(torch)).toBe("cost");
  expect(rowOf(torch)).toEqual(["light", "gold"]);
  expect(footWords(torch, 11).map(({ words }) => words)).toEqual(["×11"]);
  expect(footWords(torch, 0).map(({ words }) => words)).toEqual(["sold out"]);
  expect(gem(card({ type: "room", figures: { health: 2 } }))).toBeNull();
});

it("tells the level of a hero and the price of the next, with a trim of its own", () => {
  const hero = card({ type: "hero", figures: { level: 1, "level-cost": 2, vp: 2 } });
  expect(footWords(hero).map(({ words }) => words)).toEqual(["Lv 1 · next 2 XP", "2 VP"]);
  expect(footWords(hero, 4).map(({ words }) => words)).toEqual(["Lv 1 · 2 XP", "2 VP", "×4"]);
  expect([1, 3, 4].map((level) => trim(card({ type: "hero", figures: { level } })))).toEqual([1, 3, 3]);
  expect(trim(card({ type: "monster", figures: { level: 2 } }))).toBe("none");
});

it("marks what is ours, inferred or disputed", () => {
  const doubtful = card({ ours: ["attack"], marks: [{ part: "vp", text: "disputed" }] });
  expect(["attack", "vp", "light"].map((part) => marked(doubtful, part))).toEqual([true, true, false]);
});

it("marks no single part of what is wholly ours: its marks say what is known", () => {
  const hero = card({ ours: ["card"], marks: [{ part: "cost", text: "price 7: from public card tables" }] });
  expect(["cost", "attack"].map((part) => marked(hero, part))).toEqual([false, false]);
});

it("gives guardians colours of their own, and plain ones to types it does not know", () => {
  const shapes = [
    card({ kind: "room", type: "room", tags: ["room", "alert"] }),
    card({ kind: "treasure", type: "weapon", tags: ["treasure", "weapon"] }),
    card({ kind: "bearer", type: "monster" }),
    card({ kind: "guild", type: "guild" }),
    card({ kind: "guardian", type: "monster" }),
  ];
  expect(shapes.map(look)).toEqual(["room", "weapon", "guardian", "other", "guardian"]);
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

it("says what the star of a figure means", () => {
  expect(asked("light penalty 1", false)).toBe("light penalty 1");
  expect(asked("light penalty 1", true)).toContain("inferred");
});
