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
    const spot = tile.parentElement!;
    // Each form needs less, and a verdict without its cards and what it brings does too.
    const needs = (): number => {
      const { form, brief = "" } = tile.dataset;
      return (
        100 - 10 * FORMS.indexOf(form as (typeof FORMS)[number]) - 5 * brief.split(" ").filter(Boolean).length
      );
    };
    const size = (of: Element, name: string, get: () => number): void =>
      void Object.defineProperty(of, name, { get, configurable: true });
    size(node, "clientHeight", () => room.letters);
    size(spot, "clientHeight", () => room.letters);
    for (const one of [spot, tile]) size(one, "offsetHeight", needs);
    size(inside, "clientWidth", () => 100);
    size(inside, "scrollWidth", () => (node.dataset["still"] === undefined ? 190 : 100));
    node.style.flexDirection = "column";
    const action = forms(node, [{ lies: "", said: "" }])!;
    const told = async (lies: string, said: string): Promise<string> => {
      inside.textContent = `${lies} ${said}`;
      action.update!([{ lies, said }]);
      await new Promise(requestAnimationFrame);
      const { form, brief } = tile.dataset;
      return brief ? `${form} without ${brief}` : form!;
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

  it("lets the verdict say less before anything else moves", async () => {
    const room = { letters: 80 };
    const { node, told } = column(room);
    document.body.append(node);
    expect(await told("rat", "")).toBe("slim dense");
    room.letters = 75;
    expect(await told("rat", "a long verdict")).toBe("slim dense without cards");
    room.letters = 70;
    expect(await told("rat", "a longer one")).toBe("slim dense without cards tolls");
    room.letters = 65;
    expect(await told("rat", "the longest")).toBe("slim dense terse without cards");
    room.letters = 80;
    expect(await told("rat", "")).toBe("slim dense terse");
    node.remove();
  });
});
