import { beforeEach, describe, expect, it } from "vitest";
import { boxes } from "./boxes";

const rects = new WeakMap<Element, [number, number, number, number]>();

beforeEach(() => {
  Element.prototype.getBoundingClientRect = function () {
    return new DOMRect(...(rects.get(this) ?? [0, 0, 0, 0]));
  };
});

function lay(html: [string, number, number, number, number][]): HTMLElement {
  const root = document.createElement("main");
  for (const [name, ...box] of html) {
    const el = document.createElement("div");
    const [zone, place, card] = name.split(" ");
    el.dataset.zone = zone;
    if (place) el.dataset.place = place;
    if (card) el.dataset.card = card;
    rects.set(el, box);
    root.append(el);
  }
  document.body.replaceChildren(root);
  return root;
}

describe("the boxes of a table", () => {
  it("knows zones, cards and places", () => {
    const found = boxes(
      lay([
        ["hand.1", 0, 500, 800, 200],
        ["hand.1 0 torch", 10, 510, 100, 140],
        ["stack.dagger 0 dagger", 300, 0, 200, 40],
      ]),
    );
    expect(found.zones.get("hand.1")).toEqual({ x: 0, y: 500, w: 800, h: 200 });
    expect(found.zones.get("stack.dagger")).toEqual({ x: 300, y: 0, w: 200, h: 40 });
    expect(found.spots.get("hand.1")?.map((spot) => spot.card)).toEqual(["torch"]);
  });

  it("takes the box a folded zone lies in, but never the whole table", () => {
    const root = lay([["hall", 0, 0, 600, 300]]);
    const fold = document.createElement("section");
    rects.set(fold, [5, 6, 70, 80]);
    const folded = document.createElement("div");
    folded.dataset.zone = "discard.1";
    fold.append(folded);
    const gone = document.createElement("div");
    gone.dataset.zone = "deck.1";
    root.append(fold, gone);
    rects.set(root, [0, 0, 1000, 1000]);
    const found = boxes(root);
    expect(found.zones.get("discard.1")).toEqual({ x: 5, y: 6, w: 70, h: 80 });
    expect(found.zones.has("deck.1")).toBe(false);
  });

  it("takes a card with the frame that goes where it goes", () => {
    const root = lay([["hall 0 kingdom", 10, 10, 300, 54]]);
    const row = document.createElement("div");
    row.dataset.whole = "";
    rects.set(row, [7, 7, 306, 160]);
    row.append(root.firstElementChild!);
    root.append(row);
    const [spot] = boxes(root).spots.get("hall")!;
    expect(spot).toMatchObject({ el: row, card: "kingdom", place: 0, box: { x: 7, y: 7, w: 306, h: 160 } });
  });
});
