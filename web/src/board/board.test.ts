import { describe, expect, it } from "vitest";
import type { Option, Question, View } from "../lib/wire";
import { BoardState, type Source } from "./board.svelte";

const option = (verb: string): Option =>
  ({ id: verb, verb, at: [], on: [], card: "", amount: 0 }) as unknown as Option;
const ask = (number: number, kind: string, verb: string, ...options: string[]): Question =>
  ({ number, kind, verb, about: "", text: "", options: options.map(option) }) as unknown as Question;
const view = { seat: 1, active: 1, turn: 1, hall: [], rooms: [], piles: [], seats: [] } as unknown as View;

function table(question: Question) {
  const source = { view, question, readonly: false, busy: false } as unknown as Source;
  const board = new BoardState(() => source);
  board.follow();
  return {
    board,
    ask(next: Question | null) {
      source.question = next;
      board.follow();
    },
  };
}

describe("the place that is large", () => {
  const where = ask(4, "branch", "", "dungeon", "village", "rest");

  it("is left for the one where the next question is, wherever somebody looks", () => {
    const { board, ask: next } = table(where);
    board.look = "village";
    expect(board.stage).toBe("village");
    next(ask(5, "window", "dungeon", "done"));
    expect(board.stage).toBe("dungeon");
  });

  it("stays the one that is looked at while nothing new is asked", () => {
    const { board, ask: next } = table(where);
    board.look = "village";
    next({ ...where });
    next(null);
    expect(board.stage).toBe("village");
  });
});
