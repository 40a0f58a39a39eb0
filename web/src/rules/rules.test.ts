import { describe, expect, it } from "vitest";
import type { Card } from "../lib/wire";
import { blocks, inlines } from "./markup";
import { headSections, keywords, ruleText, ruleTitle, sections } from "./rules";

describe("the text of a section", () => {
  it("is made of paragraphs and lists", () => {
    const found = blocks("One\ngoes on.\n\n• first\n• second\n\nLast.");
    expect(found.map((block) => block.list)).toEqual([false, true, false]);
    expect(found[0]!.lines[0]!.map((inline) => inline.text).join("")).toBe("One goes on.");
    expect(found[1]!.lines).toHaveLength(2);
  });
  it("links to other sections", () => {
    expect(inlines("See [the hall](hall), or rest.")).toEqual([
      { text: "See " },
      { text: "the hall", link: "hall" },
      { text: ", or rest." },
    ]);
  });
});

describe.each(["classic", "advance", "quest"])("the reference of %s", (edition) => {
  it("links only to sections that it has", () => {
    const ids = new Set(sections(edition).map((section) => section.id));
    for (const id of ids) {
      for (const block of blocks(ruleText(id, edition)))
        for (const { link } of block.lines.flat())
          if (link) expect(ids, `${id} links to ${link}`).toContain(link);
    }
  });
  it("has a title for every section, no two the same", () => {
    const titles = sections(edition).map((section) => ruleTitle(section.id, edition));
    expect(new Set(titles).size).toBe(titles.length);
  });
});

it("keeps the editions apart", () => {
  expect(sections("classic").map((section) => section.id)).not.toContain("raid");
  expect(ruleText("light", "classic")).not.toBe(ruleText("light", "advance"));
});

it("explains the beginning of a rules text", () => {
  expect(headSections("Repeat village or dungeon", "advance")).toEqual(["village", "dungeon", "repeat"]);
  expect(headSections("Battle", "classic")).toEqual(["battle"]);
  expect(headSections("", "classic")).toEqual([]);
});

it("gathers what a card has to explain", () => {
  const dragon: Card = {
    ...{
      id: "d",
      name: "D",
      kind: "monster",
      type: "monster",
      stack: "d",
      count: 2,
      rulings: [],
      source: "",
      brings: [],
      pack: "",
      hyphenated: "",
      reading: "",
    },
    ...{ tags: ["monster", "dragon"], tagWords: ["Monster", "Dragon"], figures: { health: 9, attack: 1 } },
    ...{ abilities: [{ text: "Battle: Destroy a hero.", window: "", draws: "" }], marks: [], ours: [] },
  };
  expect(keywords(dragon, "classic")).toEqual([
    { section: "monsters", words: ["Monster", "Dragon"] },
    { section: "trophies", words: ["attack"] },
    { section: "battle", words: ["health", "Battle"] },
  ]);
});
