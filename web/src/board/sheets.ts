import type { Option } from "../lib/wire";

/** What a press on a card of one's own or of the village may lead to, and what is better read before. */
const READ = new Set(["use", "buy", "level", "equip"]);
/** Where cards lie that a phone shows as heads, without their text. */
const HEADS = new Set(["stack", "pile", "hand", "front", "secret"]);

/** Whether a press on a card of a phone opens it to be read: what can be done with it is offered there. A card that a
 * question asks to pick is picked, and a weapon that can only be given looks for its hero. */
export function readsFirst(zone: string, options: readonly Pick<Option, "verb">[]): boolean {
  if (!HEADS.has(zone.split(".", 1)[0]!)) return false;
  return !options.length || options.some(({ verb }) => verb !== "equip" && READ.has(verb));
}
