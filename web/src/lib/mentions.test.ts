import { expect, it } from "vitest";
import { Mentions } from "./mentions";

const mentions = new Mentions([
  { id: "elf", name: "Elf" },
  { id: "elf-wizard", name: "Elf Wizard" },
  { id: "what", name: "What (now)?" },
]);
const names = (text: string): string[] =>
  mentions.pieces(text).flatMap((piece) => (piece.card ? [piece.card] : []));

it("finds the longest name, also with spaces that do not break", () => {
  expect(names("You buy Elf Wizard.")).toEqual(["elf-wizard"]);
  expect(names("You buy Elf\u00A0Wizard, Elf.")).toEqual(["elf-wizard", "elf"]);
});

it("takes no part of a word for a name, and names as they are written", () => {
  expect(names("An Elfin day")).toEqual([]);
  expect(names("What (now)?")).toEqual(["what"]);
});

it("loses nothing of the sentence", () => {
  const text = "Elf beats Elf\u00A0Wizard and Elf.";
  expect(
    mentions
      .pieces(text)
      .map((piece) => piece.text)
      .join(""),
  ).toBe(text);
  expect(new Mentions([]).pieces("as it is")).toEqual([{ text: "as it is", card: "" }]);
});
