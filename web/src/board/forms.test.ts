import { describe, expect, it } from "vitest";
import { FORMS, tries } from "./forms";

describe("the forms of a column", () => {
  it("begins with all of every tile, and ends with the last form of each", () => {
    const all = tries(2, 1);
    expect(all[0]).toEqual([0, 0]);
    expect(all.at(-1)).toEqual([FORMS.length - 1, FORMS.length - 1]);
  });

  it("takes from the tile with more to say first, one step at a time", () => {
    expect(tries(2, 1).slice(0, 4)).toEqual([
      [0, 0],
      [0, 1],
      [1, 1],
      [1, 2],
    ]);
  });
});
