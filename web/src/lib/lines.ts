/** Lines of moves: what they do with which cards, and how to play them one answer after the other. */

import { spotOf, unlikely, type Names, type Spot } from "./options";
import type { Held, Option, PlanLine, PlanStep, Prospect, Question, View, Visit } from "./wire";
import { capital, COMMA } from "./joining";

/** A card that a line uses, in the order of play. */
export interface Played {
  verb: "use" | "equip";
  card: string;
  /** The hero who takes up the weapon. */
  onto: string;
}

/** The cards of a line. */
export function played(line: Pick<PlanLine, "steps"> | null): Played[] {
  return (line?.steps ?? []).flatMap(({ verb, card, onto }) =>
    verb === "use" || verb === "equip" ? [{ verb, card, onto }] : [],
  );
}

/** The moves of a line before the attack: after them the sum is the one that the verdict tells. A line that ends in
 * something nobody can foresee has no such sum. */
export function prepared({ steps, whole }: PlanLine): string[] {
  if (!whole) return [];
  const attack = steps.findIndex(({ verb }) => verb === "attack");
  // Where champions walk, the battle begins with the last answer.
  return steps.slice(0, attack < 0 ? -1 : attack).map(({ option }) => option);
}

/** The number of a card in a line, and where its weapon goes. */
export interface Mark {
  n: number;
  verb: Played["verb"];
  /** The hero's card, and where that lies. */
  onto: string;
  hero: Spot | null;
}

/** Which cards of the own hand a line uses, by where they lie. Of equal copies the first that is free is meant. */
export function marks(line: PlanLine | null, view: View): Map<Spot, Mark> {
  const out = new Map<Spot, Mark>();
  const seat = view.seats[view.seat - 1];
  if (!seat) return out;
  const heroes = new Set<Spot>();
  const lying: [string, Held[]][] = [
    [`hand.${view.seat}`, seat.hand],
    [`front.${view.seat}`, seat.front],
  ];
  const find = (card: string, free: (held: Held, spot: Spot) => boolean): Spot | null => {
    for (const [zone, cards] of lying)
      for (const [place, held] of cards.entries()) {
        const spot = `${zone}:${place}`;
        if (held.card === card && free(held, spot)) return spot;
      }
    return null;
  };
  played(line).forEach(({ verb, card, onto }, i) => {
    const n = i + 1;
    if (verb === "use") {
      const spot = find(card, (_, at) => !out.has(at));
      if (spot) out.set(spot, { n, verb, onto: "", hero: null });
      return;
    }
    const spot = find(card, (held, at) => held.bearer === null && !out.has(at));
    const armed = (place: number): boolean => seat.hand.some(({ bearer }) => bearer === place);
    const hero = find(onto, (_, at) => !heroes.has(at) && !armed(Number(at.split(":")[1])));
    if (hero) heroes.add(hero);
    if (spot) out.set(spot, { n, verb, onto, hero });
  });
  return out;
}

/** How far a line has been played. */
export interface Following {
  moves: string[];
  /** The move that comes next. */
  at: number;
  /** The question that was answered last; one that is not after it means that something was taken back. */
  number: number;
}

/** What to answer to a question so that a line goes on; null: it ends here, since the question was not foreseen. A step
 * that only goes on is left out where nothing has to be gone on from. */
export function next(
  { moves, at, number }: Following,
  question: Question | null,
): { option: string; at: number } | null {
  if (!question || question.number <= number) return null;
  for (let i = at; i < moves.length; i++) {
    const option = moves[i]!;
    if (question.options.some(({ id }) => id === option)) return { option, at: i };
    if (option !== "done") return null;
  }
  return null;
}

/** The moves that attack a rank with the party as it stands; empty where that cannot be done from this question. */
export function bare(question: Question | null, rank: number): string[] {
  if (!question) return [];
  const attack = `attack:${rank}`;
  const { kind, verb, about, options } = question;
  const offers = (id: string): boolean => options.some((option) => option.id === id);
  if (offers(attack)) return [attack];
  if (kind === "window" && verb === "dungeon" && offers("done")) return ["done", attack];
  if (kind === "branch" && !about && offers("dungeon")) return ["dungeon", "done", attack];
  return [];
}

/** The moves of the best line against a monster, as far as they can be begun now; none of a hopeless one. */
export function playable(prospect: Prospect | null, question: Question | null): string[] {
  const line = prospect?.best;
  if (!line || line.verdict === "cannot" || unlikely(line)) return [];
  const moves = line.steps.map(({ option }) => option);
  return question?.options.some(({ id }) => id === moves[0]) ? moves : [];
}

const SURE = ["wins", "wins-with"];

export function sure(prospect: Prospect | null): boolean {
  return prospect !== null && SURE.includes(prospect.verdict);
}

/** The fight to choose, as the plan has it; null: none can be won, as far as is known. */
export function best(prospects: Prospect[] | null): Prospect | null {
  const first = prospects?.find((one) => one.first) ?? null;
  const able = first?.verdict !== "cannot" && (sure(first) || (first?.best?.chance?.share ?? 0) > 0);
  return first?.best && able ? first : null;
}

/** The monster that may fall most likely, where luck decides; null: none may. */
export function likeliest(prospects: Prospect[] | null): Prospect | null {
  const share = ({ best }: Prospect): number => best?.chance?.share ?? 0;
  const open = (prospects ?? []).filter(
    ({ verdict, best }) => verdict === "may-win" && best?.chance?.share !== 0,
  );
  return open.sort((a, b) => share(b) - share(a))[0] ?? null;
}

/** The moves that buy the card on top of a stack later in this visit, where the question does not offer it yet. */
export function purchase(visits: Visit[] | null, question: Question | null, card: string): string[] {
  if (question?.kind !== "window" || question.verb !== "village") return [];
  const moves = visits?.flatMap(({ offers }) => offers).find((offer) => offer.card === card)?.moves ?? [];
  // With what lies there: what has to be used first is for its owner to decide.
  return moves.length === 2 && moves[0] === "done" ? moves : [];
}

/** What arms everybody: the weapons of the best line, else the strongest weapon to the strongest hero who can bear it,
 * and so on. */
export function arming(question: Question | null, line: PlanLine | null, cards: Names): string[] {
  const offered = (question?.options ?? []).filter(({ verb }) => verb === "equip");
  const ids = new Set(offered.map(({ id }) => id));
  const planned = (line?.steps ?? []).filter(({ option }) => ids.has(option)).map(({ option }) => option);
  if (planned.length) return planned;
  const figure = (card: string, ...names: string[]): number =>
    names.reduce((sum, name) => sum + (cards.get(card).figures[name] ?? 0), 0);
  const order = (a: Option, b: Option): number =>
    figure(b.card, "attack", "magic") - figure(a.card, "attack", "magic") ||
    figure(b.onto, "strength") - figure(a.onto, "strength");
  const out: string[] = [];
  const weapons = new Map<string, number>();
  const heroes = new Map<string, number>();
  // Equal copies share an option; there are as many of them as places.
  const places = (of: Option["at"]): number => new Set(of.map(spotOf)).size;
  for (const { id, card, onto, at, on } of [...offered].sort(order))
    while ((weapons.get(card) ?? 0) < places(at) && (heroes.get(onto) ?? 0) < places(on)) {
      out.push(id);
      weapons.set(card, (weapons.get(card) ?? 0) + 1);
      heroes.set(onto, (heroes.get(onto) ?? 0) + 1);
    }
  return out;
}

/** The moves of a line in words: "give Dagger to Militia, attack Kingdom". */
export function told(steps: PlanStep[]): string {
  const text = steps
    .filter(({ option }) => option !== "done")
    .map((step) => step.text)
    .join(COMMA);
  return capital(text);
}
