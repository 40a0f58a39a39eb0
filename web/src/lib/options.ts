import type { Card, Forecast, Option, Place, PlanLine, PlanStep, Prospect, Question, View } from "./wire";
import { currentEdition } from "./cards.svelte";
import { figureWords } from "./cardwords";
import { has, say, sayIn } from "./words";
import { COMMA, DOT, GAP } from "./joining";

/** What the words need to know about cards. */
export interface Names {
  get(id: string): Card;
  name(id: string): string;
  has(id: string): boolean;
}

/** Where an option is shown: "hall:0", "hand.2:3", "stack.fire", "turned:1", "seat.2", "discard.1". */
export type Spot = string;

export interface Choices {
  /** What can be done with what lies at a spot. */
  at: Map<Spot, Option[]>;
  /** What lies on no card: ways to go on, done, a loss. */
  bar: Option[];
  /** The one that goes on, among `bar`. */
  main: Option | null;
}

export interface Label {
  text: string;
  sub: string;
}

/** Zones of which every card can be pointed at; of the others only the whole. */
const OPEN = new Set(["hand", "front", "secret"]);

export function spotOf(place: Place): Spot {
  if (["hall", "rooms", "turned"].includes(place.zone)) return `${place.zone}:${place.place}`;
  if (OPEN.has(place.zone)) return `${place.zone}.${place.seat}:${place.place}`;
  if (place.name) return `${place.zone}.${place.name}`;
  return place.seat ? `${place.zone}.${place.seat}` : place.zone;
}

/** A thing on the table as the server knows its place: "hand.2" and the third card of it. */
export function placeOf(zone: string, place: number): Place {
  const [kind = "", name = ""] = zone.split(".");
  const seat = /^\d+$/.test(name) ? Number(name) : 0;
  return { zone: kind, place, seat, name: seat ? "" : name };
}

/** The options of a question by where they lie. `shown`: whether the table shows a spot; what lies nowhere that can be
 * seen becomes a button, so that nothing can get lost. A player is a button too: a name does not look like an answer. */
export function choices(question: Question | null, shown: (spot: Spot) => boolean = () => true): Choices {
  const at = new Map<Spot, Option[]>();
  const bar: Option[] = [];
  for (const option of question?.options ?? []) {
    const spots = option.at.map(spotOf).filter(shown);
    if (!spots.length || option.verb === "seat") bar.push(option);
    for (const spot of new Set(spots)) at.set(spot, [...(at.get(spot) ?? []), option]);
  }
  const done = bar.find((option) => option.verb === "done");
  return { at, bar, main: done ?? (bar.length === 1 && !at.size ? bar[0]! : null) };
}

/** More effects than this are chosen where their cards lie. */
const FEW = 3;
/** Windows of many effects, between which one looks at the table. */
const BROAD = ["village", "dungeon"];

/** The effects of a short window: some lie where nobody looks, such as in the discard pile, so that each is a button. */
export function effects({ kind, verb, options }: Question): Option[] {
  if (kind !== "window" || BROAD.includes(verb)) return [];
  const uses = options.filter((option) => option.verb === "use" && !option.idle);
  return uses.length <= FEW ? uses : [];
}

/** Where a card may be put: the second spots of all options that begin at one spot. */
export function targets(options: Option[]): Map<Spot, Option> {
  const found = new Map<Spot, Option>();
  for (const option of options) for (const place of option.on) found.set(spotOf(place), option);
  return found;
}

/** One word for the sign on a card that something can be done with. */
export function sign(options: Option[]): string {
  const verbs = new Set(options.map((option) => option.verb));
  const verb = verbs.size === 1 ? options[0]!.verb : "";
  return say(has(`page-can-${verb}`) ? `page-can-${verb}` : "page-can");
}

/** An option in words: what is done, and what comes of it. */
export function label(option: Option, question: Question, cards: Names, names: string[]): Label {
  const card = option.card ? cards.name(option.card) : "";
  switch (option.verb) {
    case "done":
      return { text: done(question), sub: "" };
    case "use":
      return {
        text: ability(option, cards),
        sub: option.idle ? `${card} · ${say("page-option-idle")}` : card,
      };
    case "equip":
      return { text: say("page-option-equip", { card, hero: cards.name(option.onto) }), sub: "" };
    case "buy":
      return {
        text: card ? say("page-option-buy", { card }) : say("page-option-buy-hidden"),
        sub: say("page-option-price", { cost: option.amount }),
      };
    case "level": {
      const into = option.onto ? cards.name(option.onto) : "";
      const text = into ? say("page-option-level", { card, into }) : say("page-option-level-plain", { card });
      const better = into ? cards.get(option.onto) : null;
      const price = [say("page-option-xp", { xp: option.amount }), ...(better ? figureWords(better) : [])];
      // What it can do decides as much as its figures.
      const does = better?.abilities.map((one) => one.text).join(GAP);
      return { text, sub: [price.join(COMMA), ...(does ? [does] : [])].join(DOT) };
    }
    case "attack":
      return {
        text: say("page-option-attack", { card }),
        sub: say("page-option-rank", { rank: rankOf(option) }),
      };
    case "go":
      return {
        text: say("page-option-go", { card }),
        sub: option.amount ? say("page-option-light", { light: option.amount }) : "",
      };
    case "die":
      return {
        text: option.ability
          ? say("page-option-die-face", { shown: option.amount, face: option.ability })
          : say("page-option-die", { shown: option.amount }),
        sub: "",
      };
    case "seat":
      return { text: names[option.at[0]!.seat - 1] ?? "", sub: "" };
    case "lose":
      // A way of a card that lets one choose, or a loss by kind.
      return { text: loss(option) || way(option.verb, question.about), sub: "" };
    case "cancel":
      return { text: say("page-option-cancel", { card }), sub: ability(option, cards) };
    case "first":
      return { text: say("page-option-first", { card }), sub: byItself(cards.get(option.card)) };
    case "order":
      return { text: say("page-option-order", { card }), sub: "" };
  }
  if (!option.card && question.kind === "branch" && cards.has(option.verb)) {
    const named = cards.get(option.verb);
    return { text: named.name, sub: named.abilities.map((one) => one.text).join(GAP) };
  }
  if (!option.card) {
    const all = option.verb === "show" && question.kind !== "branch";
    return {
      text: all ? say("page-option-show-hand") : way(option.verb, question.about),
      sub: wayNote(option.verb),
    };
  }
  const id = `page-option-${option.verb}`;
  return { text: say(has(id) ? id : "page-option-pick", { card }), sub: "" };
}

/** The attack that the page would explain: rank of an option in the hall. */
export function rankOf(option: Option): number {
  return (option.at[0]?.place ?? 0) + 1;
}

/** What would come of attacking, in a few words: "wins by 3". */
export function verdict(f: Forecast): string {
  return say(`page-verdict-${f.verdict}`, { by: f.margin });
}

/** What the box at a monster says: of the party as it stands, or of the best line where that is not the same. */
export interface Outlook {
  mood: "good" | "bad" | "open";
  /** Its colour and its sign; each tells the same as the words. */
  tone: "win" | "near" | "lose";
  icon: string;
  words: string;
  numbers: string;
  /** The line it is about; null: the party as it stands. */
  line: PlanLine | null;
  /** Something better is being looked for. */
  searching: boolean;
  /** Why it is out of reach, where points are not what is missing; empty: it is not. */
  why: "" | "undefeatable" | "unfightable";
  light: number;
  wounds: number;
}

/** What falls short by no more than this is nearly won. */
const NEARLY = 2;

/** Below this a fight is not offered, nor said to be one that may be won. */
const UNLIKELY = 0.05;

export function unlikely({ chance }: PlanLine): boolean {
  return chance !== null && chance.share < UNLIKELY;
}

type Look = Pick<Outlook, "mood" | "tone" | "icon">;
const WINS: Look = { mood: "good", tone: "win", icon: "win" };
const MAY: Look = { mood: "open", tone: "near", icon: "random" };
const NEAR: Look = { mood: "bad", tone: "near", icon: "near" };
const LOSES: Look = { mood: "bad", tone: "lose", icon: "close" };
const YET: Look = { mood: "open", tone: "near", icon: "clock" };

function standing(f: Forecast): Look {
  if (f.verdict === "wins") return WINS;
  if (f.verdict === "depends") return MAY;
  return f.verdict === "short" && f.margin <= NEARLY ? NEAR : LOSES;
}

/** Whether a line does more than attack. */
export function arms(line: PlanLine): boolean {
  return line.steps.some(({ verb }) => verb === "use" || verb === "equip");
}

/** ``planning``: what can be done is being worked out, so that a defeat is only one so far. */
export function outlook(f: Forecast, prospect: Prospect | null, planning: boolean): Outlook {
  const now: Outlook = {
    ...standing(f),
    words: verdict(f),
    numbers: f.verdict === "too-dark" ? "" : sum(f),
    why: f.verdict === "undefeatable" || f.verdict === "unfightable" ? f.verdict : "",
    ...{ line: null, searching: false, light: f.way, wounds: f.gained.wound ?? 0 },
  };
  if (!prospect) return planning && f.verdict === "short" ? { ...now, ...YET, searching: true } : now;
  const best = prospect.best;
  // A victory as the party stands may cost more than one with other cards.
  const wins = f.verdict === "wins" || prospect.verdict === "wins";
  if (!best || (wins && !arms(best))) return now;
  const planned = {
    // What falls short for certain says nothing of what luck may bring.
    numbers:
      !best.health || (prospect.verdict === "may-win" && best.total < best.health)
        ? ""
        : say("page-sum", { total: signed(best.total), health: signed(best.health) }),
    why: "" as const,
    ...{ line: best, searching: false, light: best.light, wounds: Math.max(0, best.wounds) },
  };
  switch (prospect.verdict) {
    case "wins":
    case "wins-with":
      return { ...planned, ...WINS, words: say("page-verdict-wins", { by: best.total - best.health }) };
    case "may-win": {
      // The title has the odds.
      const words = unlikely(best)
        ? say("page-plan-unlikely")
        : say("page-plan-may-win", { odds: best.odds || "none" });
      return { ...planned, ...MAY, words };
    }
    default: {
      const { missing } = prospect;
      // The best line has the points, and something else is missing: light, a kind of attack.
      if (!missing && best.health && best.total >= best.health && f.verdict === "short")
        return { ...now, why: "undefeatable", words: say("page-verdict-undefeatable") };
      if (!missing) return now;
      const look = missing <= NEARLY ? NEAR : LOSES;
      // With luck the line may come closer than it does at worst: the sum agrees with what is missing at best.
      const { health } = best;
      const numbers = health
        ? say(health - missing > best.total ? "page-sum-best" : "page-sum", {
            total: signed(health - missing),
            health: signed(health),
          })
        : "";
      return { ...planned, ...look, numbers, words: say("page-verdict-short", { by: missing }) };
    }
  }
}

/** The cards of a line in so many letters: with the heroes who take up weapons, else by name, else how many. */
export function lineCards({ verdict, cards: all, steps }: PlanLine, cards: Names, letters: number): string {
  if (!all || verdict === "cannot") return "";
  const armed = new Set(steps.filter(({ verb }) => verb === "equip").map(({ onto }) => onto));
  const counts = ({ verb, card }: PlanStep): boolean =>
    verb === "equip" || (verb === "use" && !armed.has(card));
  const used = new Set(steps.filter(counts).map(({ card }) => card));
  const names = [...used].map(cards.name, cards).join(COMMA);
  const tries = [all, names, ...(used.size > 1 ? [say("page-cards-number", { n: used.size })] : [])];
  const told = tries.map((text) => say("page-plan-with", { cards: text }));
  return told.find((text) => text.length <= letters) ?? told.at(-1)!;
}

/** Total and health at the comparison, where the forecast knows both; null: they depend on something. */
export function certain(f: Forecast): { total: number; health: number } | null {
  if (f.verdict !== "wins" && f.verdict !== "short") return null;
  return f.low === f.high && f.healthLow === f.healthHigh ? { total: f.low, health: f.healthLow } : null;
}

/** The sum behind the verdict, where it can be told: "12 of 9, 2 light missing: −4". */
export function sum(f: Forecast): string {
  if (f.verdict === "unfightable" || !f.healthHigh) return "";
  const total = span(f.low, f.high);
  const health = span(f.healthLow, f.healthHigh);
  if (dark(f)) return say("page-sum-dark", { missing: f.missing, penalty: `${-f.penalty}`, total, health });
  return say("page-sum", { total, health });
}

function span(low: number, high: number): string {
  return low === high ? signed(low) : say("page-range", { low: signed(low), high: signed(high) });
}

/** A number with a true minus sign. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `${n}`;
}

/** What the darkness takes away stands in the sum. */
export function dark(f: Forecast): boolean {
  return f.verdict !== "unfightable" && f.penalty < 0 && f.low === f.high && f.low > 0;
}

/** What keeps the champion from a room; where no light opens a way, none is asked for. */
export function needs({ way }: Forecast): string {
  return way ? say("page-forecast-needs", { light: way }) : say("page-forecast-no-way");
}

/** What else it would bring, one line each; of each kind at most so many names, or only how many if that is 0.
 * ``brief``: light and wounds are told by signs. */
export function consequences(f: Forecast, cards: Names, most = Infinity, brief = false): string[] {
  const out: string[] = [];
  const last = f.path.length - 1;
  if (last > 0)
    out.push(say("page-forecast-by", { rooms: f.path.slice(0, last).map(cards.name, cards).join(COMMA) }));
  if (f.verdict === "too-dark" && !brief) out.push(needs(f));
  else if (f.way && !brief) out.push(say("page-forecast-way", { light: f.way }));
  const kinds = ["certain", "possible", "discarded", "gained"] as const;
  const { wound: _, ...gained } = f.gained;
  const told = brief ? { ...f, gained } : f;
  for (const kind of kinds)
    if (Object.keys(told[kind]).length)
      out.push(say(`page-forecast-${kind}`, { cards: listed(told[kind], cards, most) }));
  // Where the sum tells of it there is no need to say it again.
  if (f.missing > 0 && !dark(f)) out.push(say("page-forecast-dark", { missing: f.missing }));
  return out;
}

/** The same in so many letters, where light and wounds are told by signs: the way goes first, since the rooms on it are
 * marked once the forecast is opened, then what comes last. */
export function briefly(f: Forecast, cards: Names, letters: number): string {
  const short = (told: readonly string[]): boolean => told.join("; ").length <= letters;
  const tries = [f, { ...f, path: [] }].flatMap((one) =>
    [2, 1, 0].map((most) => consequences(one, cards, most, true)),
  );
  const fits = tries.find(short);
  if (fits) return fits.join("; ");
  const told = tries.at(-1)!;
  const all = told.length;
  while (told.length > 1 && !short(told)) told.pop();
  return told.join("; ") + (told.length < all ? " …" : "");
}

export function listed(told: Record<string, number>, cards: Names, most = Infinity): string {
  const names = Object.entries(told).map(([id, n]) => counted(id, n, cards));
  // "and one more" would be as long as its name.
  if (names.length <= most + 1) return names.join(COMMA);
  if (!most) {
    const cardsOnly = Object.keys(told).every(
      (id) => !has(`page-pile-${id}`) && cards.get(id).kind !== "gear",
    );
    const n = Object.values(told).reduce((sum, n) => sum + n);
    return cardsOnly ? say("page-cards-number", { n }) : say("page-things-number", { n });
  }
  return say("page-and-more", { shown: names.slice(0, most).join(COMMA), n: names.length - most });
}

function counted(id: string, n: number, cards: Names): string {
  if (has(`page-pile-${id}`)) return say(`page-pile-${id}`, { n });
  return n === 1 ? cards.name(id) : say("page-counted", { n, card: cards.name(id) });
}

function done(question: Question): string {
  const { kind, verb } = question;
  const tries = [
    `page-done-${currentEdition()}-${kind}-${verb}`,
    `page-done-${kind}-${verb}`,
    `page-done-${kind}`,
  ];
  return say(tries.find(has) ?? "page-done");
}

/** What is asked. The server's words suit a terminal too, where one types "done"; here a button says how to go on. */
export function asked(question: Question, cards: Names, view: View): string {
  const { kind, verb, about, options } = question;
  const others = options.filter((option) => option.verb !== "done");
  const [first] = others;
  if (!first || others.length === options.length) return question.text;
  const sold = first.card ? cards.get(first.card).kind : "treasure";
  const found = about
    ? [`page-ask-card-${kind}-${verb}`, `page-ask-card-${kind}`].find(has)
    : [`page-ask-${kind}-${verb || sold}`, `page-ask-${kind}`].find(has);
  if (!found) return question.text;
  const place = view.seats[view.seat - 1]?.champion ?? "";
  return say(found, { card: about && cards.name(about), light: view.lightLeft ?? 0, place });
}

/** What a card means by a way comes before what the rules mean by it. */
function way(id: string, about: string): string {
  const found = [`page-way-${about}-${id}`, `page-way-${id}`].find(has);
  return found ? say(found) : id;
}

function wayNote(id: string): string {
  return has(`page-way-${id}-note`) ? say(`page-way-${id}-note`) : "";
}

function ability(option: Option, cards: Names): string {
  return cards.get(option.card).abilities[option.ability]?.text ?? "";
}

function byItself(card: Card): string {
  return card.abilities
    .filter((one) => !one.window)
    .map((one) => one.text)
    .join(GAP);
}

/** How much of a loss falls on attack, and how much on magic. */
export function loss({ attack, magic }: Pick<Option, "attack" | "magic">): string {
  const kinds = [
    ["attack", attack],
    ["magic", magic],
  ] as const;
  return kinds
    .filter(([, n]) => n > 0)
    .map(([kind, n]) => sayIn(currentEdition(), `page-lose-${kind}`, { n }))
    .join(COMMA);
}
