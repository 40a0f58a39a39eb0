import { describe, expect, it } from "vitest";
import { handForm } from "./hand";

const desktop = { front: 0, width: 1078, size: "desktop", low: false, stage: "dungeon" } as const;
const form = (given: Partial<Parameters<typeof handForm>[0]>) => handForm({ cards: 6, ...desktop, ...given });

describe("how a hand lies", () => {
  it("shows whole cards, deck and discards at its ends", () => {
    expect(form({ cards: 1 })).toEqual({ form: "faces", rows: 1, width: 138, ends: true });
    expect(form({ cards: 6 })).toEqual({ form: "faces", rows: 1, width: 138, ends: true });
  });

  it("makes the cards of a full hand narrower, and gives them the room of the piles", () => {
    expect(form({ cards: 7 })).toEqual({ form: "faces", rows: 1, width: 121, ends: true });
    expect(form({ cards: 8 })).toEqual({ form: "faces", rows: 1, width: 124, ends: false });
  });

  it("makes room for cards with long texts before any overlap", () => {
    const units = [1, 1.5, 1, 1, 1, 1];
    expect(form({ units })).toEqual({ form: "faces", rows: 1, width: 132, ends: true });
    expect(form({ units: [1, 2, 1.5, 1, 1, 1] })).toEqual({
      form: "faces",
      rows: 1,
      width: 135,
      ends: false,
    });
  });

  it("lets more than eight overlap", () => {
    expect(form({ cards: 11 })).toEqual({ form: "faces", rows: 1, width: 138, ends: false });
  });

  it("shows more than eleven as two rows of heads", () => {
    expect(form({ cards: 12 })).toMatchObject({ form: "heads", rows: 2, ends: true });
  });

  it("knows that what lies in front is a head beside heads", () => {
    expect(form({ cards: 11, front: 1 })).toMatchObject({ form: "heads", rows: 2 });
  });

  it("shows heads in the village of a low window", () => {
    expect(form({ low: true, stage: "village" })).toMatchObject({ form: "heads", rows: 1, ends: true });
    const full = form({ cards: 12, low: true, stage: "village" });
    expect(full).toMatchObject({ form: "heads", rows: 2, ends: false });
  });

  it("keeps room for what lies in front of the seat", () => {
    expect(form({ cards: 6, front: 1 })).toMatchObject({ form: "faces", ends: false });
    expect(form({ cards: 6, front: 1 }).short).toBeUndefined();
  });

  it("shows the head of what lies in front before any overlap", () => {
    expect(form({ cards: 7, front: 1 })).toEqual({
      form: "faces",
      rows: 1,
      width: 120,
      ends: false,
      short: true,
    });
  });

  it("shows it where cards overlap: nothing hangs over the edge", () => {
    expect(form({ cards: 8, front: 1 })).toMatchObject({ form: "faces", short: true });
    expect(form({ cards: 11, front: 1 }).form).toBe("heads");
  });

  it("shows heads rather than cards that lie on each other", () => {
    const long = { units: [2, 1.5, 1.5, 1.5, 1.5, 1.5] };
    for (const place of [{ stage: "village" }, { low: true }, { size: "tablet", width: 1024 }] as const)
      expect(form({ ...long, ...place })).toMatchObject({ form: "heads", rows: 2 });
    expect(form(long).form).toBe("faces");
    expect(form({ cards: 9, stage: "village" }).form).toBe("heads");
  });

  it("shows heads on a phone", () => {
    expect(form({ size: "phone", width: 360 }).form).toBe("heads");
  });
});
