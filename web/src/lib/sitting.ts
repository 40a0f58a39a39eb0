import type { Table } from "./wire";

/** Which seat a page acts for. One person may hold several at one screen: the one that is asked comes first. */
export function seatFor(table: Table, now: number): number {
  const mine = table.seats.flatMap((seat, i) => (seat.yours ? [i + 1] : []));
  if (!mine.length) return 0;
  const asked = mine.filter((seat) => table.asked.includes(seat) && !table.seats[seat - 1]!.away);
  if (asked.includes(now)) return now;
  if (asked.length) return asked[0]!;
  return mine.includes(now) ? now : mine[0]!;
}

/** Several people share this screen, so that a curtain falls between them. */
export function shared(table: Table): boolean {
  return table.seats.filter((seat) => seat.yours).length > 1;
}
