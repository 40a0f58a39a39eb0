import type { TableOptions } from "../lib/wire";
import { say } from "../lib/words";

type Times = Pick<TableOptions, "idle" | "gone">;

/** Seconds that the others wait for somebody who does not move, and for somebody who is not connected. */
export const AWAY: readonly Times[] = [
  { idle: 180, gone: 60 },
  { idle: 600, gone: 120 },
  { idle: 3600, gone: 600 },
  { idle: 86400, gone: 86400 },
  { idle: 604800, gone: 604800 },
];

/** The same in words. */
export const awayWords = ({ idle, gone }: Times): string =>
  say("page-away-times", { idle: length(idle), gone: length(gone), same: idle === gone ? "yes" : "no" });

function length(seconds: number): string {
  const [unit, each] =
    seconds % 86400 === 0 ? ["days", 86400] : seconds % 3600 === 0 ? ["hours", 3600] : ["minutes", 60];
  return say("page-away-length", { unit: String(unit), n: Math.round(seconds / Number(each)) });
}
