import { beforeAll, describe, expect, it } from "vitest";
import { addWords, isolated, say } from "./words";

beforeAll(() => addWords("page-test-buys = { $name } buys { $n } cards"));

describe("names among other words", () => {
  it("stand alone where they are written from right to left", () => {
    expect(say("page-test-buys", { name: "דנה", n: 2 })).toBe("\u2068דנה\u2069 buys 2 cards");
    expect(isolated("علي")).toBe("\u2068علي\u2069");
  });

  it("are as they were elsewhere", () => {
    for (const name of ["Ada", "Zoë", "千尋", "Ольга", "😀"]) {
      expect(isolated(name)).toBe(name);
      expect(say("page-test-buys", { name, n: 2 })).toBe(`${name} buys 2 cards`);
    }
  });
});

describe("negative numbers", () => {
  it("have a minus, and other hyphens stay", () => {
    expect(say("page-test-buys", { name: "X-1", n: -2 })).toBe("X-1 buys −2 cards");
    expect(say("page-test-buys", { name: "-", n: 2 })).toBe("- buys 2 cards");
    addWords("page-test-points = 勝利点{ $n }点");
    expect(say("page-test-points", { n: -1 })).toBe("勝利点−1点");
  });
});
