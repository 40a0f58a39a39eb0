import { describe, expect, it } from "vitest";
import { FORMS, forms, tries } from "./forms";

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

describe("a column", () => {
  /** A column of one tile, with room for so many letters; whatever flies there sticks out. */
  function column(room: { letters: number }) {
    const node = document.createElement("div");
    node.innerHTML = `<div><article data-form=""><div></div></article></div>`;
    const tile = node.querySelector<HTMLElement>("article")!;
    const inside = tile.firstElementChild!;
    const needs = (): number => 100 - 10 * FORMS.indexOf(tile.dataset["form"] as (typeof FORMS)[number]);
    const size = (of: Element, name: string, get: () => number): void =>
      void Object.defineProperty(of, name, { get, configurable: true });
    size(node, "clientHeight", () => 100);
    size(inside, "clientHeight", () => room.letters);
    size(inside, "scrollHeight", needs);
    size(inside, "clientWidth", () => 100);
    size(inside, "scrollWidth", () => (node.dataset["still"] === undefined ? 190 : 100));
    node.style.flexDirection = "column";
    const action = forms(node, { lies: "", said: "" })!;
    const told = async (lies: string, said: string): Promise<string> => {
      action.update!({ lies, said });
      await new Promise(requestAnimationFrame);
      return tile.dataset["form"]!;
    };
    return { node, told };
  }

  it("is measured as if all that flies lay in its place", async () => {
    const { node, told } = column({ letters: 80 });
    document.body.append(node);
    expect(await told("rat", "")).toBe("slim dense");
    expect(node.dataset["still"]).toBeUndefined();
    node.remove();
  });

  it("shows its text again when there is room, and keeps its forms otherwise", async () => {
    const room = { letters: 60 };
    const { node, told } = column(room);
    document.body.append(node);
    expect(await told("rat", "a long verdict")).toBe("slim dense terse folded");
    room.letters = 80;
    expect(await told("rat", "short")).toBe("slim dense");
    room.letters = 100;
    expect(await told("rat", "shorter")).toBe("slim dense");
    expect(await told("ooze", "shorter")).toBe("");
    node.remove();
  });
});
