import * as sheets from "virtual:icons";
import type { Card } from "../lib/wire";
import tables from "./cards.json";
import aliases from "./ui.json";

const ui = new Map(Object.entries(aliases));
const cards = new Map(Object.values(tables).flatMap((table) => Object.entries(table)));

const early = new Set(ui.values());

/** The icon behind one of our aliases; a name of the set stands for itself. */
function iconName(name: string): string {
  return ui.get(name) ?? name;
}

/** Where an icon is drawn: an alias of ours, or a name of the set that our tables use. */
export function iconAddress(name: string): string {
  const icon = iconName(name);
  return `${early.has(icon) ? sheets.ui : sheets.cards}#${icon}`;
}

/** The picture of a card; a card that we have no picture for (from a newer server) shows its type. */
export function iconOf(card: Pick<Card, "id" | "type">): string {
  return cards.get(card.id) ?? ui.get(card.type) ?? iconName("other");
}

export function typeIcon(type: string): string {
  return ui.has(type) ? type : "other";
}
