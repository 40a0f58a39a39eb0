import { home } from "../lib/home.svelte";
import type { Seat } from "../lib/wire";
import { say } from "../lib/words";

/** What there is to say of whoever sits at a table. */

export type Presence = "" | "absent" | "resigned" | "away" | "bot" | "offline";

export function presence(seat: Seat | undefined): Presence {
  if (!seat) return "";
  if (seat.absent) return "absent";
  if (seat.resigned) return "resigned";
  if (seat.away) return "away";
  if (seat.kind === "bot") return "bot";
  // Somebody who shares the screen is here, though only one of them has the line.
  return seat.online || seat.yours ? "" : "offline";
}

/** The same in words; a bot by its level. Empty: a person who is there. */
export function presenceWords(seat: Seat | undefined): string {
  const state = presence(seat);
  if (!state) return "";
  const bot = state === "bot" ? home.bot(seat!.bot) : undefined;
  return bot?.title ?? say(`page-seat-${state}`);
}
