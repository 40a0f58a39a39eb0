import { language } from "../lib/language";
import type { BotInfo, Played } from "../lib/wire";
import { byName } from "../lib/joining";

/** What a game came to for the reader. "over": nobody knows, or one played all seats. */
export type Outcome = "running" | "won" | "lost" | "over";
export const SHOWN = ["all", "running", "finished", "won", "lost"] as const;
export type Shown = (typeof SHOWN)[number];

export function outcome(game: Played): Outcome {
  if (game.state === "playing") return "running";
  const known = game.winners.length > 0 && game.seats.some((seat) => !seat.yours);
  if (!known) return "over";
  return game.winners.some((seat) => game.seats[seat - 1]?.yours) ? "won" : "lost";
}

/** The others: a bot by its level, so that games against it can be found, whatever it was called. */
export interface Other {
  key: string;
  name: string;
  bot: string;
}

export function others(game: Played): Other[] {
  return game.seats
    .filter((seat) => !seat.yours)
    .map(({ name, bot }) => ({ key: bot ? `bot:${bot}` : `person:${name}`, name, bot }));
}

/** Points, one's own first, as the others are named. */
export function points(game: Played): number[] {
  const of = (yours: boolean) => game.points.filter((_, i) => Boolean(game.seats[i]?.yours) === yours);
  return [...of(true), ...of(false)];
}

/** The level above a bot that the reader has beaten; null: it has not been, or none is above it. */
export function stronger(bot: string, games: readonly Played[], bots: readonly BotInfo[]): BotInfo | null {
  const levels = bots.filter(({ level }) => level);
  const at = levels.findIndex(({ name }) => name === bot);
  const beaten = games.some(
    (game) => outcome(game) === "won" && game.seats.some((seat) => !seat.yours && seat.bot === bot),
  );
  return at >= 0 && beaten ? (levels[at + 1] ?? null) : null;
}

export interface Filter {
  shown: Shown;
  /** Empty: all. */
  edition: string;
  against: string;
}

export function found(games: readonly Played[], { shown, edition, against }: Filter): Played[] {
  const fits = (game: Played): boolean => {
    const came = outcome(game);
    if (shown === "finished") return came !== "running";
    return shown === "all" || came === shown;
  };
  return games.filter(
    (game) =>
      fits(game) &&
      (!edition || game.edition === edition) &&
      (!against || others(game).some(({ key }) => key === against)),
  );
}

/** Everybody one has played against, people first. */
export function opponents(games: readonly Played[]): Other[] {
  const all = new Map(games.flatMap(others).map((other) => [other.key, other]));
  return [...all.values()].sort(
    (a, b) => Number(Boolean(a.bot)) - Number(Boolean(b.bot)) || byName(a.name, b.name),
  );
}

const DAY = 86_400_000;

/** When something was, as one would say it: today, yesterday, Friday, 3 May. */
export function day(seconds: number, now = new Date(), tag = language): string {
  const then = new Date(seconds * 1000);
  const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  const days = Math.round((midnight(now) - midnight(then)) / DAY);
  if (days < 2) return new Intl.RelativeTimeFormat(tag, { numeric: "auto" }).format(-days, "day");
  if (days < 7) return then.toLocaleDateString(tag, { weekday: "long" });
  const year = then.getFullYear() === now.getFullYear() ? undefined : "numeric";
  return then.toLocaleDateString(tag, { day: "numeric", month: "short", year });
}
