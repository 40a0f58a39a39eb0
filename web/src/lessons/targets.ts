import { spotOf } from "../lib/options";
import type { LessonStep, Question } from "../lib/wire";
import type { Box } from "./place";

/** What a step lights on the table, as selectors. */
export interface Targets {
  /** What it speaks of, or what is to be pressed. */
  lit: string[];
  /** Where what is pressed goes: the heroes for a weapon. */
  onto: string[];
  /** What its words speak of besides: a note never lies on it. */
  kept: string[];
}

/** Names of the parts of the table. */
const REGIONS: Record<string, string> = {
  hall: '[data-zone="hall"]:not([data-place]):not([data-spot])',
  village: '[data-zone="village"]',
  dungeon: '[data-zone="dungeon"]',
  keys: '[data-zone="pile.guardian-key"]',
  asks: ".asks",
};
/** Most words are about one of these. */
export const TOTALS = "[data-total]";
const VERDICTS = "[data-verdict]";
export const KEPT = [TOTALS, VERDICTS];
/** Every card on the table: better not covered, but no more than that. */
export const CARDS = "[data-spot]";

/** A spot that a step names: "hall:0", "hand:dagger", "total:light", or a part of the table. */
function named(at: string, seat: number): Targets {
  const [zone = "", name = ""] = at.split(":");
  if (zone === "total") return { lit: [`[data-total="${name}"]`], onto: [], kept: KEPT };
  if (zone === "hand" || zone === "deck" || zone === "discard") {
    const own = `[data-zone="${zone}.${seat}"]`;
    const lit = name ? `${own}[data-card="${name}"]` : zone === "discard" ? own : `${own}:not([data-spot])`;
    return { lit: [lit], onto: [], kept: KEPT };
  }
  if (zone === "hall" && name) return { lit: [`[data-spot="${at}"]`], onto: [], kept: KEPT };
  return { lit: [REGIONS[zone] ?? ".asks"], onto: [], kept: [TOTALS] };
}

/** What to light for a step. A move lies where its option lies: on a card, and on the button that does the same. */
export function targetsOf(step: LessonStep, question: Question | null, seat: number): Targets {
  if (!step.move) return named(step.at, seat);
  const option = question?.options.find(({ id }) => id === step.move);
  return {
    lit: [`[data-option="${step.move}"]`, `[data-options~="${step.move}"]`],
    onto: option?.verb === "equip" ? option.on.map((place) => `[data-spot="${spotOf(place)}"]`) : [],
    kept: KEPT,
  };
}

function seen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && !element.closest("[inert]");
}

/** The elements of the table that selectors mean, as far as they are drawn. */
export function drawn(root: ParentNode, selectors: string[]): Element[] {
  return [...new Set(selectors.flatMap((selector) => [...root.querySelectorAll(selector)]))].filter(seen);
}

/** What stands on the edge of a card: "here", "on Militia". */
const SIGNS = ".sign, .step";

/** Where an element can be seen, with the words on its edge: what is scrolled out of its part of the table does not
 * count. */
export function boxOf(element: Element): Box {
  const signs = [...element.querySelectorAll(SIGNS)].filter(seen);
  const all = [element, ...signs].map((one) => one.getBoundingClientRect());
  const least = (side: "left" | "top"): number => Math.min(...all.map((box) => box[side]));
  const most = (side: "right" | "bottom"): number => Math.max(...all.map((box) => box[side]));
  const [left, top, right, bottom] = [least("left"), least("top"), most("right"), most("bottom")];
  const part = element.closest(".stage-area")?.getBoundingClientRect();
  if (!part || part.bottom <= top || part.top >= bottom) return { left, top, right, bottom };
  return { left, top: Math.max(top, part.top), right, bottom: Math.min(bottom, part.bottom) };
}

/** Whether an element is scrolled out of its part of the table, or of the window. What is larger than that part is seen
 * as far as it can be. */
export function hidden(element: Element): boolean {
  const box = element.getBoundingClientRect();
  const part = element.closest(".stage-area")?.getBoundingClientRect() ?? { top: 60, bottom: innerHeight };
  if (box.height > part.bottom - part.top) return box.top >= part.bottom || box.bottom <= part.top;
  return box.top < part.top || box.bottom > part.bottom;
}

/** Where a note may lie: below the bar, and not at the very edge. */
export function free(): Box {
  const bar = document.querySelector(".bar")?.getBoundingClientRect().bottom ?? 0;
  return { left: 8, top: Math.max(8, bar + 6), right: innerWidth - 8, bottom: innerHeight - 4 };
}
