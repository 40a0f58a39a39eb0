import { describe, expect, it } from "vitest";
import { ruleTitle, sections } from "./rules";
import { pieces, terms } from "./terms";

describe.each(["classic", "advance", "quest"])("the glossary of %s", (edition) => {
  it("leads to sections that the edition has", () => {
    const ids = new Set(sections(edition).map((section) => section.id));
    expect(terms(edition).size).toBeGreaterThan(30);
    for (const term of terms(edition).values()) {
      expect(ids, `${term.id} leads to ${term.rule}`).toContain(term.rule);
      expect(ruleTitle(term.rule, edition)).toBeTruthy();
    }
  });
  it("has every form of a word once", () => {
    const forms = [...terms(edition).values()].flatMap((term) =>
      term.forms.map((form) => form.toLowerCase()),
    );
    expect(forms.filter((form, i) => forms.indexOf(form) !== i)).toEqual([]);
  });
});

it("keeps the terms of the editions apart", () => {
  expect(terms("classic").has("breach")).toBe(true);
  expect(terms("quest").has("breach")).toBe(false);
  expect(terms("classic").has("guardian")).toBe(false);
  expect(terms("advance").get("guardian")!.rule).toBe("bearer");
  expect(terms("quest").get("guardian")!.rule).toBe("guardian");
});

it("finds terms in a text, the longer word first, each once", () => {
  const found = pieces(
    "Breach: Each hero loses 1 magic attack or 1 attack; heroes discard the rest.",
    "classic",
  );
  expect(found.filter((piece) => piece.term).map((piece) => [piece.text, piece.term!.id])).toEqual([
    ["Breach", "breach"],
    ["hero", "hero"],
    ["magic attack", "magic"],
    ["attack", "attack"],
    ["discard", "discard"],
  ]);
  expect(found.map((piece) => piece.text).join("")).toBe(
    "Breach: Each hero loses 1 magic attack or 1 attack; heroes discard the rest.",
  );
});

it("finds whole words only", () => {
  expect(pieces("The lighthouse-keeper restores decks’ lights", "classic").some((p) => p.term)).toBe(false);
});

it("leaves out what was told before", () => {
  const told = new Set(["light"]);
  expect(pieces("Light and gold", "classic", told).map((p) => p.term?.id)).toEqual([undefined, "gold"]);
  expect([...told]).toEqual(["light", "gold"]);
});
