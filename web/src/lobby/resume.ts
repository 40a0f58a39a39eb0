import type { EditionInfo, Table } from "../lib/wire";
import { COMMA } from "../lib/joining";

/** Whether a table waits for the reader. */
export const isYours = (table: Table): boolean =>
  table.state === "playing" &&
  table.asked.some((number) => table.seats[number - 1]?.yours && !table.seats[number - 1]?.away);

const seated = (table: Table): boolean => table.seats.some((seat) => seat.yours && !seat.resigned);

/** Whether one can put a table away: one that waits, that is over, or at which nobody else plays. */
export const leavable = (table: Table): boolean =>
  table.state !== "playing" ||
  !seated(table) ||
  (!table.campaign && table.seats.every((seat) => seat.yours || seat.kind !== "person" || seat.resigned));

/** Tables that are not over: those that wait for the reader first, then the latest. */
export function running(mine: readonly Table[]): Table[] {
  return mine
    .filter((table) => table.state !== "over")
    .sort((a, b) => Number(isYours(b)) - Number(isYours(a)) || b.changed - a.changed);
}

/** The game to go on with: where it is one's move, else the one that was played last. Watching is not playing. */
export function toResume(mine: readonly Table[]): Table | undefined {
  return running(mine).find((table) => seated(table) && !table.readonly);
}

/** The edition to begin with: the one that was played last, else the first of the server. */
export function usualEdition(
  mine: readonly Table[],
  editions: readonly EditionInfo[],
): EditionInfo | undefined {
  const last = mine.filter(seated).sort((a, b) => b.created - a.created)[0];
  return editions.find(({ name }) => name === last?.edition) ?? editions[0];
}

/** The others at a table, by name. */
export const opponents = (table: Table): string =>
  table.seats
    .filter((seat) => !seat.yours && seat.kind !== "open")
    .map((seat) => seat.name)
    .join(COMMA);
