import { describe, expect, it } from "vitest";
import type { Note } from "./notes";
import { lasting, Reading, readingTime, visible } from "./reading";

const TEXT = "x".repeat(100);

describe("a note counts as read", () => {
  it("when it was in view for long enough", () => {
    const reading = new Reading(TEXT);
    reading.look(0, true);
    reading.look(readingTime(TEXT) - 1, true);
    expect(reading.read).toBe(false);
    reading.look(readingTime(TEXT), true);
    expect(reading.read).toBe(true);
  });

  it("never while nobody could see it", () => {
    const reading = new Reading(TEXT);
    reading.look(0, false);
    reading.look(60_000, false);
    expect(reading.read).toBe(false);
    reading.look(60_500, true);
    reading.look(61_000, false);
    reading.look(90_000, true);
    expect(reading.read).toBe(false);
  });

  it("after longer for longer texts, and never at once", () => {
    expect(readingTime("")).toBeGreaterThan(1000);
    expect(readingTime("x".repeat(300))).toBeGreaterThan(readingTime(TEXT));
  });
});

describe("a note can be seen", () => {
  const lay = (box: Partial<DOMRect>, above: Element | null) => {
    const element = document.createElement("div");
    element.getBoundingClientRect = () => ({ left: 10, top: 10, right: 210, bottom: 110, ...box }) as DOMRect;
    document.elementFromPoint = () => above ?? element;
    return element;
  };

  it("where nothing lies on it", () => {
    expect(visible(lay({}, null))).toBe(true);
    expect(visible(lay({}, document.createElement("dialog")))).toBe(false);
  });

  it("inside the window only", () => {
    expect(visible(lay({ top: -40, bottom: 60 }, null))).toBe(false);
    expect(visible(lay({ right: innerWidth + 1 }, null))).toBe(false);
    expect(visible(lay({ right: 10 }, null))).toBe(false);
  });
});

describe("a note that stands", () => {
  const note = (id: string, n = 0): Note => ({ id, region: "hand", args: { n } });
  const over = note("over");

  it("waits while others play, and when the turn comes round", () => {
    expect(lasting(over, [], false)).toBe(over);
    expect(lasting(over, [note("turn"), note("win")], false)).toBe(over);
  });

  it("gives way when its reader has gone on", () => {
    expect(lasting(over, [note("buy")], true)?.id).toBe("buy");
    expect(lasting(over, [], true)).toBeNull();
  });

  it("tells what it speaks of as it is now", () => {
    expect(lasting(note("turn", 5), [note("win"), note("turn", 6)], false)?.args).toEqual({ n: 6 });
    expect(lasting(note("level", 2), [note("level", 1)], true)?.args).toEqual({ n: 1 });
  });

  it("is the first that there is to be said, where none stood", () => {
    expect(lasting(null, [note("turn"), note("win")], false)?.id).toBe("turn");
    expect(lasting(null, [], false)).toBeNull();
  });
});
