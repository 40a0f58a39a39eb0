import { has, say } from "../lib/words";

/** Moves as they are recorded, in words. */

interface Names {
  name(id: string): string;
}

/** "equip:dagger#2>militia" as its parts: copies and abilities are of no interest to a reader. */
export function parts(move: string): { verb: string; what: string; onto: string } {
  const [verb = "", rest = ""] = move.split(/:(.*)/s);
  const [what = "", onto = ""] = rest.split(">").map((part) => part.replace(/[#*.].*$/, ""));
  return { verb, what, onto };
}

export function moveWords(move: string, cards: Names, names: readonly string[]): string {
  const { verb, what, onto } = parts(move);
  const seat = verb === "seat" ? (names[Number(what) - 1] ?? what) : "";
  const args = { card: seat || (what ? cards.name(what) : ""), onto: onto ? cards.name(onto) : "", verb };
  const id = `page-move-${verb}`;
  if (what && has(`${id}-card`)) return say(`${id}-card`, args);
  if (has(id)) return say(id, args);
  return say(what ? "page-move-other-card" : "page-move-other", args);
}
