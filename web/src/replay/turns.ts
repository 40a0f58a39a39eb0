import type { ReplayMove } from "../lib/wire";

/** The moves of one turn. `from`: the number of the first one; the game stands after `from` − 1 moves before it. */
export interface Turn {
  turn: number;
  seat: number;
  from: number;
  moves: (ReplayMove & { number: number })[];
}

/** Moves, numbered from 1, by turn. The seat of a turn is the one that moves first in it. */
export function turnsOf(moves: readonly ReplayMove[]): Turn[] {
  const out: Turn[] = [];
  moves.forEach((move, i) => {
    const { turn, seat } = move;
    const last = out.at(-1);
    const one = { ...move, number: i + 1 };
    if (last?.turn === turn) last.moves.push(one);
    else out.push({ turn, seat, from: i + 1, moves: [one] });
  });
  return out;
}

/** Where a step of a whole turn leads: to the table as it stood when a turn began. */
export function turnStep(turns: readonly Turn[], move: number, by: 1 | -1, last: number): number {
  const starts = turns.map((turn) => turn.from - 1);
  if (by > 0) return starts.find((start) => start > move) ?? last;
  return starts.findLast((start) => start < move) ?? 0;
}
