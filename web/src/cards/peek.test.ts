import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { Catalogue, hideCard, large } from "../lib/cards.svelte";
import { peek } from "./peek";

const card = {
  ...{
    id: "pike",
    name: "Pike",
    kind: "village",
    type: "weapon",
    stack: "pike",
    count: 8,
    tags: [],
    tagWords: [],
  },
  ...{ figures: {}, abilities: [], rulings: [], marks: [], ours: [], source: "" },
};
const told = { edition: "advance", digest: "d", cards: [card] };
let node: HTMLButtonElement;

beforeAll(async () => {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(told)));
  await Catalogue.of("/api/cards/advance");
});
beforeEach(() => {
  vi.useFakeTimers();
  node = document.body.appendChild(document.createElement("button"));
});
afterEach(() => {
  vi.useRealTimers();
  node.remove();
  hideCard();
});

/** jsdom knows no pointer events: a mouse event with the fields that matter. */
function point(type: string, pointerType: string, x = 0): void {
  const event = new MouseEvent(type, { clientX: x, bubbles: true, cancelable: true });
  node.dispatchEvent(Object.assign(event, { pointerType }));
}

it("floats a card while the pointer rests, and not before", () => {
  peek(node, "pike");
  point("pointerenter", "mouse");
  point("pointermove", "mouse");
  vi.advanceTimersByTime(100);
  expect(large.card).toBeNull();
  vi.advanceTimersByTime(1000);
  expect(large.card?.id).toBe("pike");
  expect(large.near).not.toBeNull();
  point("pointerleave", "mouse");
  expect(large.card).toBeNull();
});

it("leaves a card alone that has come under a pointer at rest", () => {
  peek(node, "pike");
  point("pointerenter", "mouse");
  vi.advanceTimersByTime(1000);
  expect(large.card).toBeNull();
});

it("opens a card by a long press, and takes the click that follows for a part of it", () => {
  const clicked = vi.fn();
  node.addEventListener("click", clicked);
  peek(node, "pike");
  point("pointerdown", "touch");
  vi.advanceTimersByTime(1000);
  expect(large.card?.id).toBe("pike");
  expect(large.near).toBeNull();
  point("pointerup", "touch");
  node.click();
  expect(clicked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  node.click();
  expect(clicked).toHaveBeenCalledTimes(1);
});

it("takes a finger that moves for scrolling", () => {
  peek(node, "pike");
  point("pointerdown", "touch");
  point("pointermove", "touch", 30);
  vi.advanceTimersByTime(1000);
  expect(large.card).toBeNull();
});

it("opens a card with the key i, but not while somebody types", () => {
  peek(node, "pike");
  const input = node.appendChild(document.createElement("input"));
  input.dispatchEvent(new KeyboardEvent("keydown", { key: "i", bubbles: true }));
  expect(large.card).toBeNull();
  node.dispatchEvent(new KeyboardEvent("keydown", { key: "i", bubbles: true }));
  expect(large.card?.id).toBe("pike");
});

it("does nothing without a card or when it is gone", () => {
  const action = peek(node, null);
  node.dispatchEvent(new KeyboardEvent("keydown", { key: "i" }));
  expect(large.card).toBeNull();
  if (action) action.update?.("pike");
  if (action) action.destroy?.();
  node.dispatchEvent(new KeyboardEvent("keydown", { key: "i" }));
  expect(large.card).toBeNull();
});
