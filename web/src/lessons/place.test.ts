import { describe, expect, it } from "vitest";
import { around, overlap, placed, type Box } from "./place";

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const WINDOW = box(8, 52, 1350, 708);
const NOTE = { width: 420, height: 150 };
const laid = (targets: Box[], kept: Box[] = [], free = WINDOW, note = NOTE): Box => {
  const { left, top } = placed(note, targets, kept, free);
  return box(left, top, note.width, note.height);
};

describe("a note", () => {
  it("lies above what it speaks of, and points there", () => {
    const target = box(300, 560, 140, 190);
    expect(placed(NOTE, [target], [], WINDOW).points).toBe("down");
    expect(laid([target]).bottom).toBeLessThanOrEqual(target.top);
  });

  it("lies below where there is no room above", () => {
    const target = box(300, 60, 140, 190);
    expect(placed(NOTE, [target], [], WINDOW).points).toBe("up");
    expect(laid([target]).top).toBeGreaterThanOrEqual(target.bottom);
  });

  it("covers neither the target nor what its words are about, wherever these lie", () => {
    for (let x = 0; x <= 1200; x += 150)
      for (let y = 52; y <= 560; y += 80) {
        const target = box(x, y, 150, 190);
        const verdict = box(x, y + 196, 150, 60);
        const note = laid([target], [verdict]);
        expect(overlap(note, target)).toBe(0);
        expect(overlap(note, verdict)).toBe(0);
      }
  });

  it("keeps off several targets at once", () => {
    const targets = [box(20, 560, 130, 190), box(420, 560, 130, 190), box(1080, 620, 270, 60)];
    const note = laid(targets);
    for (const target of targets) expect(overlap(note, target)).toBe(0);
  });

  it("stays in the window, on a phone too", () => {
    const phone = box(8, 52, 374, 784);
    const narrow = { width: 374, height: 180 };
    for (const y of [60, 300, 760]) {
      const target = box(20, y, 200, 56);
      const note = laid([target], [], phone, narrow);
      expect(note.left).toBeGreaterThanOrEqual(phone.left);
      expect(note.right).toBeLessThanOrEqual(phone.right);
      expect(note.top).toBeGreaterThanOrEqual(phone.top);
      expect(note.bottom).toBeLessThanOrEqual(phone.bottom);
      expect(overlap(note, target)).toBe(0);
    }
  });

  it("covers as little as can be where nothing is free", () => {
    const all = box(8, 52, 1350, 708);
    const target = box(8, 52, 1350, 400);
    expect(overlap(laid([target], [all]), target)).toBe(0);
  });

  it("stands somewhere when there is nothing to speak of", () => {
    expect(overlap(laid([]), WINDOW)).toBe(NOTE.width * NOTE.height);
    expect(around([])).toBeNull();
  });
});
