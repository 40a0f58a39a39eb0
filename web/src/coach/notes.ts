import { counsel } from "../lib/sensible";
import { sure } from "../lib/lines";
import type { Prospect, Question, View, Visit } from "../lib/wire";

export interface Note {
  /** Names the message page-coach-ID; shown once. */
  id: string;
  /** The part of the table it speaks of. */
  region: keyof typeof REGIONS;
  args: Record<string, string | number>;
}

/** What a lesson has taught needs no note any more. */
export const TAUGHT: Record<string, string[]> = {
  first: [
    ...["turn", "win", "buy", "level", "attack", "spoils", "equip", "party", "forecast", "light", "rest"],
    "over",
  ],
  light: ["light"],
  weapons: ["equip"],
  rest: ["rest"],
  advance: ["prepare", "new-prepare", "new-bearer", "new-curse", "new-familiar"],
  quest: [
    ...["rooms-turn", "rooms-map", "rooms-walk", "rooms-equip", "rooms-spoils", "rooms-heal"],
    ...["new-keys", "new-tokens"],
  ],
};

/** The button behind which the rest of what can be done is, where there is little room. */
export const TUCKED = ".asks.folds .more";

/** Where the parts of the table lie, by the hooks that every layout of it has. */
export const REGIONS = {
  asks: () => ".asks",
  hint: () => `.asks .hint, ${TUCKED}`,
  hand: (seat: number) => `[data-zone="hand.${seat}"]:not([data-spot])`,
  front: (seat: number) => `[data-zone="front.${seat}"]:not([data-spot])`,
  hall: () => '[data-zone="hall"]:not([data-place]):not([data-spot])',
  village: () => '[data-zone="village"]',
  dungeon: () => '[data-zone="dungeon"]',
  keys: () => '[data-zone="pile.guardian-key"]',
  decks: () => ".decks",
} satisfies Record<string, (seat: number) => string>;

function note(id: string, region: Note["region"], args: Note["args"] = {}): Note {
  return { id, region, args };
}

/** What is new in Advance, each when it is there to be seen. */
function advancing(view: View, { kind, verb, about, options }: Question): Note[] {
  const own = view.seats[view.seat - 1];
  const turn = kind === "branch" && !about;
  const curse = own?.hand.some(({ card }) => card?.startsWith("curse-"));
  const calls = options.some(({ verb, card }) => verb === "use" && card === "familiar-call");
  return [
    ...(turn && options.some((option) => option.verb === "prepare") ? [note("new-prepare", "asks")] : []),
    ...(turn && view.dungeon > 0 ? [note("new-bearer", "dungeon", { left: view.dungeon })] : []),
    ...(turn && curse ? [note("new-curse", "hand")] : []),
    ...(kind === "window" && verb === "spoils" && calls ? [note("new-familiar", "asks")] : []),
    ...(own?.front.some(({ card }) => card?.startsWith("familiar-") && card !== "familiar-call")
      ? [note("new-familiar-lies", "front")]
      : []),
  ];
}

/** What is new in Quest besides the rooms themselves. */
function questing(view: View, { kind, about }: Question): Note[] {
  const own = view.seats[view.seat - 1];
  if (kind !== "branch" || about) return [];
  const tokens = own?.front.some(({ card }) => GEAR.includes(card ?? "")) ?? false;
  return [
    ...(view.turnsLeft ? [note("new-guardian", "hall", { turns: view.turnsLeft })] : []),
    ...(view.keys ? [note("new-keys", "keys", { ...view.keys })] : []),
    ...(tokens ? [note("new-tokens", "front")] : []),
  ];
}
const GEAR = ["iron-rations", "lantern-token", "potion"];

/** What is told otherwise where there are rooms and champions; null: what is told everywhere. */
function delving(
  question: Question,
  view: View,
  prospects: Prospect[] | null,
  visits: Visit[] | null,
): Note[] | null {
  const { kind, verb, about, options } = question;
  if (kind === "branch" && options.some((option) => option.verb === "temple")) {
    const best = counsel(prospects, visits).way;
    return [note("rooms-turn", "asks", { best }), note("rooms-map", "hall"), ...questing(view, question)];
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

/** What could be told in this situation, the most important first. `hints`: a master can be asked. */
export function notes(
  view: View,
  question: Question | null,
  prospects: Prospect[] | null = null,
  visits: Visit[] | null = null,
  hints = false,
): Note[] {
  if (!view.seat || view.over) return [];
  if (!question) return view.active === view.seat ? [] : [note("over", "decks")];
  const found = view.rooms.length ? delving(question, view, prospects, visits) : null;
  const fresh = view.edition === "advance" ? advancing(view, question) : [];
  return [...(found ?? usual(view, question, prospects, visits, hints)), ...fresh];
}

function usual(
  view: View,
  question: Question,
  prospects: Prospect[] | null,
  visits: Visit[] | null,
  hints: boolean,
): Note[] {
  const { kind, verb, about, options } = question;
  const totals = view.totals ?? { attack: 0, magic: 0, light: 0, gold: 0, buys: 0 };
  if (kind === "branch" && options.some((option) => option.verb === "village")) {
    const { way, fight } = counsel(prospects, visits);
    const best = way === "open" && sure(fight) ? "both" : way;
    const visit = visits?.find(({ place }) => place === "village")?.text ?? "";
    const cards = view.seats[view.seat - 1]?.hand.length ?? 0;
    return [
      note("turn", "asks", { cards, best, visit }),
      ...(best === "dungeon" || best === "both" ? [note("win", "hall")] : []),
      ...(hints ? [note("ask", "hint", { tucked: "no" })] : []),
    ];
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
