import type { Turn } from "../lib/story";
import type { Line } from "../lib/wire";

/** One picture of a turn that is shown once more. */
export interface Scene {
  line: Line;
  /** The turn that begins with it; 0: it goes on. */
  turn: number;
  seat: number;
  /** The cards it is about. */
  cards: string[];
}

/** More cards than this do not lie side by side; the sentence names them all. */
const MOST = 3;

/** The scenes of turns, in the order in which they were played. What was taken back is not played again. */
export function scenes(turns: readonly Turn[]): Scene[] {
  return turns.flatMap(({ sentences, turn, seat }) =>
    sentences
      .filter(({ undone }) => !undone)
      .map(({ line }, i) => ({ line, turn: i ? 0 : turn, seat, cards: about(line) })),
  );
}

function about(line: Line): string[] {
  const named = line.pieces.flatMap(({ card }) => (card ? [card] : []));
  return [...new Set(named)].slice(0, MOST);
}

/** How long a scene stands at speed 1, in milliseconds: as long as it takes to read it and look at its cards. */
export function stands({ line, cards }: Scene): number {
  const letters = line.pieces.reduce((sum, { text }) => sum + text.length, 0);
  return Math.min(3500, 900 + 18 * letters + 250 * cards.length);
}
