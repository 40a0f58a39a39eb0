import { expect, it } from "vitest";
import { madeUp as card } from "../lib/made-up";
import { find, packs, types } from "./search";

const cards = [
  card("torch", { figures: { cost: 3 }, tags: ["light"] }),
  card("ghost", {
    type: "monster",
    figures: { health: 6, vp: 4 },
    abilities: [{ text: "Battle: Boo.", window: "", draws: "" }],
  }),
  card("feast", { figures: { cost: 5 }, tagWords: ["Food"] }),
  card("gem", {
    figures: {},
    abilities: [{ text: "Dungeon: Draw a card.", window: "dungeon", draws: "only" }],
  }),
];
const ids = (words: string, type = "", sort: Parameters<typeof find>[3] = "kind") =>
  find(cards, words, type, sort).map((one) => one.id);

it("looks at name, tags and text, and wants every word", () => {
  expect(ids("TOR")).toEqual(["torch"]);
  expect(ids("light")).toEqual(["torch"]);
  expect(ids("food")).toEqual(["feast"]);
  expect(ids("draw card")).toEqual(["gem"]);
  expect(ids("draw boo")).toEqual([]);
  expect(ids("  ")).toHaveLength(4);
});

it("puts the cards of a kind together", () => {
  expect(ids("")).toEqual(["torch", "feast", "gem", "ghost"]);
});

it("keeps to a type", () => {
  expect(types(cards)).toEqual(["item", "monster"]);
  expect(ids("", "monster")).toEqual(["ghost"]);
});

it("finds a treasure by what it is and as treasure", () => {
  const sabre = card("sabre", { kind: "treasure", type: "weapon", tags: ["treasure", "weapon"] });
  const queen = card("queen", { kind: "guardian", type: "monster" });
  const box = [...cards, sabre, queen];
  expect(types(box)).toEqual(["weapon", "item", "treasure", "monster", "guardian"]);
  for (const type of ["weapon", "treasure"]) expect(find(box, "", type, "kind")).toEqual([sabre]);
  expect(find(box, "", "monster", "name").map((one) => one.id)).toEqual(["ghost", "queen"]);
});

it("sorts by a figure, with those that lack it at the end", () => {
  expect(ids("", "item", "cost")).toEqual(["torch", "feast", "gem"]);
  expect(ids("", "", "health")).toEqual(["ghost", "feast", "gem", "torch"]);
  expect(ids("", "", "name")).toEqual(["feast", "gem", "ghost", "torch"]);
});

it("leaves the cards it was given in their order", () => {
  ids("", "", "name");
  expect(cards[0]!.id).toBe("torch");
});

it("finds the cards of a pack", () => {
  const box = [
    card("club", { pack: "The Mire" }),
    card("dagger"),
    card("lamp", { pack: "The Mirror" }),
    card("bog", { pack: "The Mire", type: "room" }),
  ];
  expect(packs(box)).toEqual(["The Mire", "The Mirror"]);
  expect(find(box, "", "", "name", "The Mire").map((one) => one.id)).toEqual(["bog", "club"]);
  expect(find(box, "", "room", "name", "The Mirror")).toEqual([]);
  expect(find(box, "", "", "name").length).toBe(4);
});

it("folds umlauts, width and kana", () => {
  const box = [card("a", { name: "Händler" }), card("b", { name: "ダガー" }), card("c", { name: "Straße" })];
  const found = (words: string) => find(box, words, "", "name").map((one) => one.id);
  for (const words of ["händler", "handler", "HAENDLER"]) expect(found(words)).toEqual(["a"]);
  for (const words of ["ダガー", "だがー", "ﾀﾞｶﾞｰ"]) expect(found(words)).toEqual(["b"]);
  expect(found("strasse")).toEqual(["c"]);
});

it("finds a card by its English name and by how its name is read, and sorts by that", () => {
  const jelly = card("red-jelly", { name: "赤ゼリー", reading: "あかぜりー" });
  const spear = card("spear", { name: "槍", reading: "やり" });
  const blob = card("green-blob", { name: "グリーンブロブ" });
  const box = [spear, blob, jelly];
  const found = (words: string): string[] => find(box, words, "", "name").map(({ id }) => id);
  expect(found("Red Jelly")).toEqual(["red-jelly"]);
  expect(found("アカゼリー")).toEqual(["red-jelly"]);
  expect(found("")).toEqual(["red-jelly", "green-blob", "spear"]);
});
