import type { Prospect, Question, View } from "../lib/wire";

export interface Note {
  /** Names the message page-coach-ID; shown once. */
  id: string;
  /** The part of the table it speaks of. */
  region: "asks" | "hand" | "hall" | "village" | "decks";
  args: Record<string, string | number>;
}

/** Where the regions lie on the table. */
export const REGIONS: Record<Note["region"], string> = {
  asks: ".asks",
  hand: ".foot .area",
  hall: ".hall-area",
  village: ".village-area",
  decks: ".foot .decks",
};

function note(id: string, region: Note["region"], args: Note["args"] = {}): Note {
  return { id, region, args };
}

/** A fight that is less likely to be won than this is not worth a word. */
const LIKELY = 0.25;

/** What looks sensible in a turn: a fight that can be won for certain, else a purchase, else a rest. Advice for
 * beginners, no bot; "luck": a fight may be won, but nobody knows. "open": nothing is known yet. */
export function sensible(
  view: View,
  prospects: Prospect[] | null,
): "dungeon" | "luck" | "village" | "rest" | "open" {
  if (!prospects) return "open";
  if (prospects.some(({ verdict }) => ["wins", "wins-with"].includes(verdict))) return "dungeon";
  const chances = prospects.filter(({ verdict }) => verdict === "may-win").map(({ best }) => best?.chance);
  if (chances.some((chance) => chance && chance.share >= LIKELY)) return "luck";
  if (chances.some((chance) => !chance)) return "open";
  // A search that stopped before its end has not shown that nothing wins.
  if (prospects.some(({ atLeast }) => atLeast)) return "open";
  return (view.totals?.gold ?? 0) >= 3 ? "village" : "rest";
}

/** What is told otherwise where there are rooms and champions; null: what is told everywhere. */
function delving(view: View, question: Question, prospects: Prospect[] | null): Note[] | null {
  const { kind, verb, about, options } = question;
  if (kind === "branch" && options.some((option) => option.verb === "temple")) {
    const best = sensible(view, prospects);
    return [note("rooms-turn", "asks", { best }), note("rooms-map", "hall")];
  }
  if (kind === "walk") return [note("rooms-walk", "hall", { light: view.lightLeft ?? 0 })];
  if (kind === "window" && verb === "dungeon") {
    const armed = options.some((option) => option.verb === "equip");
    return [...(armed ? [note("rooms-equip", "hand")] : []), note("party", "hand")];
  }
  if (kind === "window" && verb === "spoils") return [note("rooms-spoils", "asks")];
  if (kind === "pick" && !about && verb === "heal") return [note("rooms-heal", "hand")];
  if (kind === "pick" && !about && verb === "deck") return [note("rooms-temple", "hand")];
  return null;
}

/** What could be told in this situation, the most important first. */
export function notes(view: View, question: Question | null, prospects: Prospect[] | null = null): Note[] {
  if (!view.seat || view.over) return [];
  const found = question && view.rooms.length ? delving(view, question, prospects) : null;
  if (found) return found;
  if (!question) return view.active === view.seat ? [] : [note("over", "decks")];
  const { kind, verb, about, options } = question;
  const totals = view.totals ?? { attack: 0, magic: 0, light: 0, gold: 0, buys: 0 };
  if (kind === "branch" && options.some((option) => option.verb === "village")) {
    const best = sensible(view, prospects);
    const prepare = options.some((option) => option.verb === "prepare") ? "yes" : "no";
    return [note("turn", "asks", { best, prepare }), ...(best === "dungeon" ? [note("win", "hall")] : [])];
  }
  if (kind === "buy")
    return [note("buy", "village", { gold: question.gold ?? totals.gold, buys: totals.buys })];
  if (kind === "level") return [note("level", "hand", { xp: view.seats[view.seat - 1]?.xp ?? 0 })];
  if (kind === "face") return [note("attack", "hall")];
  if (kind === "window" && verb === "village") return [note("use", "hand")];
  if (kind === "window" && verb === "spoils") return [note("spoils", "asks")];
  if (kind === "window" && verb === "dungeon") {
    const dark = view.hall.some((rank) => (rank.forecast?.missing ?? 0) > 0);
    const armed = options.some((option) => option.verb === "equip");
    return [
      ...(armed ? [note("equip", "hand")] : []),
      note("party", "hand"),
      note("forecast", "hall"),
      ...(dark ? [note("light", "hall", { light: totals.light })] : []),
    ];
  }
  if (kind === "pick" && !about && verb === "destroy") return [note("rest", "hand")];
  if (kind === "pick" && !about && verb === "deck") return [note("prepare", "hand")];
  return about ? [note("asks", "asks")] : [];
}
