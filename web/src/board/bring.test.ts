import { describe, expect, it, vi } from "vitest";
import { bring } from "./bring";

function part(...tops: number[]): [HTMLElement, HTMLElement[]] {
  const lay = (el: HTMLElement, top: number, height: number): HTMLElement => {
    el.getBoundingClientRect = () => new DOMRect(0, top, 100, height);
    el.getClientRects = () => [el.getBoundingClientRect()] as unknown as DOMRectList;
    el.scrollIntoView = vi.fn();
    return el;
  };
  const around = lay(document.createElement("div"), 100, 300);
  const able = tops.map((top) => lay(document.createElement("button"), top, 56));
  for (const one of able) one.dataset.can = "";
  around.append(...able);
  return [around, able];
}

describe("what can be chosen on a phone", () => {
  it("is brought into sight where none of it is", () => {
    const [around, [first, second]] = part(420, 490);
    bring(around);
    expect(first!.scrollIntoView).toHaveBeenCalledOnce();
    expect(second!.scrollIntoView).not.toHaveBeenCalled();
  });

  it("stays where some of it is in sight, and where there is nothing", () => {
    const [around, [first, second]] = part(200, 490);
    bring(around);
    expect(first!.scrollIntoView).not.toHaveBeenCalled();
    expect(second!.scrollIntoView).not.toHaveBeenCalled();
    bring(part()[0]);
  });
});
