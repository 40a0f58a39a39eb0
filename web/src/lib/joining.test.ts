import { describe, expect, it } from "vitest";
import { byName, capital, COMMA, folded, GAP, listed, OR, sentence } from "./joining";

describe("what joins words", () => {
  it("is the language's own", () => {
    expect([COMMA, OR, GAP]).toEqual([", ", " or ", " "]);
    expect(listed.format(["Ada", "Bo"])).toBe("Ada and Bo");
  });

  it("makes sentences", () => {
    expect(capital("one torch")).toBe("One torch");
    expect(sentence("one torch")).toBe("One torch.");
    expect(sentence("it cannot be fought."), "one already").toBe("It cannot be fought.");
  });

  it("sorts names as people do", () => {
    expect(["Zwerg 10", "Ärger", "zwerg 9", "Bär"].sort(byName)).toEqual([
      "Ärger",
      "Bär",
      "zwerg 9",
      "Zwerg 10",
    ]);
  });
});

describe("what is looked for", () => {
  it.each([
    ["Händler", "handler"],
    ["STRASSE", "strasse"],
    ["Straße", "strasse"],
    ["ダガー", "だがー"],
    ["ﾀﾞｶﾞｰ", "だがー"],
    ["ＡＢＣ１２", "abc12"],
    ["が", "が"],
    ["か\u3099", "が"],
  ])("%s is found as %s", (text, as) => expect(folded(text)).toBe(as));
});
