import type { Line } from "./wire";

/** The story of a game, in the form in which it is read: turn by turn. */

export interface Sentence {
  line: Line;
  /** It was taken back. */
  undone: boolean;
}

export interface Turn {
  /** Of the line it begins with; no two turns share it. */
  key: number;
  /** 0: the story begins in the middle of this turn. */
  turn: number;
  seat: number;
  sentences: Sentence[];
  /** What came of it; null while it is played. */
  deed: Line | null;
  /** All of it was taken back. */
  undone: boolean;
}

export function text(line: Line): string {
  return line.pieces.map((piece) => piece.text).join("");
}

/** The numbers of the lines that were taken back. */
function takenBack(log: readonly Line[]): Set<Line> {
  const gone = new Set<Line>();
  log.forEach((line, i) => {
    if (line.kind !== "undone") return;
    for (let k = i - 1; k >= 0 && log[k]!.number > line.back; k--)
      if (log[k]!.kind !== "undone") gone.add(log[k]!);
  });
  return gone;
}

/** Lines as turns, the oldest first. */
export function turns(log: readonly Line[]): Turn[] {
  const gone = takenBack(log);
  const out: Turn[] = [];
  log.forEach((line, i) => {
    const undone = gone.has(line);
    if (line.kind === "turn" || !out.length) {
      const { seat, turn } = line.kind === "turn" ? line : { ...line, turn: 0 };
      out.push({ key: i, turn, seat, sentences: [], deed: null, undone });
    }
    const last = out.at(-1)!;
    if (line.kind === "deed") last.deed = undone ? last.deed : line;
    else if (line.kind !== "turn") last.sentences.push({ line, undone });
  });
  return out;
}

/** What each seat did in its last turn. */
export function lastDeeds(log: readonly Line[]): Map<number, Line> {
  const gone = takenBack(log);
  const out = new Map<number, Line>();
  for (const line of log) if (line.kind === "deed" && !gone.has(line)) out.set(line.seat, line);
  return out;
}

/** The turns of others since the last one of a seat, as far as they are over; for "again". */
export function sinceOwn(all: readonly Turn[], seat: number): Turn[] {
  const over = all.filter((turn) => turn.deed && !turn.undone);
  const last = over.findLastIndex((turn) => turn.seat === seat);
  const since = over.slice(last + 1);
  if (since.length || last < 0) return since;
  // The own turn was the last one: those before it.
  const before = over.slice(0, last);
  return before.slice(before.findLastIndex((turn) => turn.seat === seat) + 1);
}

/** How many turns of others were told after a line. */
export function unread(log: readonly Line[], after: number, seat: number): number {
  return log.filter((line) => line.kind === "deed" && line.seat !== seat && line.number > after).length;
}
