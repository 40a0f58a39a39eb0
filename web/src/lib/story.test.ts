import { describe, expect, it } from "vitest";
import { lastDeeds, sinceOwn, text, turns, unread } from "./story";
import type { Line } from "./wire";

let number = 0;
function line(kind: Line["kind"], seat: number, said: string, more: Partial<Line> = {}): Line {
  return { kind, seat, pieces: [{ text: said, card: "" }], turn: 0, number: number++, back: 0, ...more };
}

function game(): Line[] {
  number = 0;
  return [
    line("turn", 1, "", { turn: 1 }),
    line("line", 1, "You rest."),
    line("deed", 1, "rested."),
    line("turn", 2, "", { turn: 2 }),
    line("line", 2, "Ember attacks."),
    line("lost", 2, "1 against 5"),
    line("deed", 2, "lost."),
    line("turn", 1, "", { turn: 3 }),
  ];
}

describe("the story", () => {
  it("is read turn by turn", () => {
    const all = turns(game());
    expect(all.map(({ turn, seat, deed }) => [turn, seat, deed && text(deed)])).toEqual([
      [1, 1, "rested."],
      [2, 2, "lost."],
      [3, 1, null],
    ]);
    expect(all[1]!.sentences.map(({ line }) => text(line))).toEqual(["Ember attacks.", "1 against 5"]);
  });

  it("may begin in the middle of a turn", () => {
    const all = turns(game().slice(4));
    expect(all.map(({ turn, seat }) => [turn, seat])).toEqual([
      [0, 2],
      [3, 1],
    ]);
  });

  it("keeps what was taken back and marks it", () => {
    const log = [...game(), line("line", 1, "You enter."), line("line", 1, "You draw.")];
    log.push(line("undone", 1, "You take a move back.", { back: 8 }));
    const last = turns(log).at(-1)!;
    expect(last.sentences.map(({ undone }) => undone)).toEqual([false, true, false]);
    expect(last.undone).toBe(false);
    // Back into the turn before: its deed is gone, and so is the head of the turn that had begun.
    log.push(line("undone", 1, "You take a move back.", { back: 4 }));
    expect(turns(log).map(({ undone, deed }) => [undone, deed !== null])).toEqual([
      [false, true],
      [false, false],
      [true, false],
    ]);
    expect(lastDeeds(log).has(2)).toBe(false);
  });

  it("knows what each seat did last", () => {
    expect([...lastDeeds(game())].map(([seat, deed]) => [seat, text(deed)])).toEqual([
      [1, "rested."],
      [2, "lost."],
    ]);
  });

  it("tells again what the others did since the own turn", () => {
    expect(sinceOwn(turns(game()), 1).map(({ turn }) => turn)).toEqual([2]);
    // While the own turn is played, and right after it.
    const over = [...game(), line("deed", 1, "rested.")];
    expect(sinceOwn(turns(over), 1).map(({ turn }) => turn)).toEqual([2]);
    expect(sinceOwn(turns(game()), 0).map(({ turn }) => turn)).toEqual([1, 2]);
  });

  it("counts the turns that were not read", () => {
    expect(unread(game(), 0, 1)).toBe(1);
    expect(unread(game(), 6, 1)).toBe(0);
    expect(unread(game(), -1, 0)).toBe(2);
  });
});
