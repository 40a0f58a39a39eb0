import { describe, expect, it } from "vitest";
import { readsFirst } from "./sheets";

const can = (...verbs: string[]) => verbs.map((verb) => ({ verb }));

describe("a card that is touched on a phone", () => {
  it("is read before it is bought, used or levelled up", () => {
    expect(readsFirst("stack.torch", can("buy"))).toBe(true);
    expect(readsFirst("hand.1", can("use"))).toBe(true);
    expect(readsFirst("hand.1", can("level", "level"))).toBe(true);
    expect(readsFirst("front.1", can("use"))).toBe(true);
    expect(readsFirst("hand.1", can("use", "equip"))).toBe(true);
  });

  it("is read where nothing can be done with it", () => {
    expect(readsFirst("stack.fireball", [])).toBe(true);
    expect(readsFirst("hand.1", [])).toBe(true);
  });

  it("is the answer where a question asks to pick one", () => {
    expect(readsFirst("hand.1", can("destroy"))).toBe(false);
    expect(readsFirst("front.1", can("heal"))).toBe(false);
    expect(readsFirst("stack.torch", can("gain"))).toBe(false);
  });

  it("looks for its hero if it can only be given", () => {
    expect(readsFirst("hand.1", can("equip"))).toBe(false);
  });

  it("has a sheet of its own if it is a monster or a room", () => {
    expect(readsFirst("hall", [])).toBe(false);
    expect(readsFirst("rooms", can("go"))).toBe(false);
  });
});
