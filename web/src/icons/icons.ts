import type { Card } from "../lib/wire";
import tables from "./cards.json";
import aliases from "./ui.json";

const ui = new Map(Object.entries(aliases));
const cards = new Map(Object.values(tables).flatMap((table) => Object.entries(table)));

/** The icon behind one of our aliases; a name of the set stands for itself. */
export function iconName(name: string): string {
  return ui.get(name) ?? name;
}

/** The picture of a card; a card that we have no picture for (from a newer server) shows its type. */
export function iconOf(card: Pick<Card, "id" | "type">): string {
  return cards.get(card.id) ?? ui.get(card.type) ?? iconName("other");
}

export function typeIcon(type: string): string {
  return ui.has(type) ? type : "other";
}
