import type { Table } from "../lib/wire";

/** Somebody who is waited for, as one seat may see it. */
export interface Gone {
  /** 0: somebody, while answers are sealed. */
  seat: number;
  /** When the others may go on without them, on this device's clock. */
  due: number;
}

/** Whom this seat waits for: not itself, and not others of the same person. */
export function waitedFor(table: Table, seat: number, now: number): Gone[] {
  return table.absent
    .filter((one) => one.seat !== seat && !table.seats[one.seat - 1]?.yours)
    .map((one) => ({ seat: one.seat, due: now + one.left * 1000 }));
}

/** A stretch of time for somebody who waits: minutes while there are many, else minutes and seconds. */
export function span(ms: number): { unit: "hours" | "minutes" | "seconds"; n: number } {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds >= 2 * 3600) return { unit: "hours", n: Math.ceil(seconds / 3600) };
  return seconds > 90 ? { unit: "minutes", n: Math.ceil(seconds / 60) } : { unit: "seconds", n: seconds };
}
