import * as files from "virtual:icons";
import type { Card } from "../lib/wire";
import tables from "./cards.json";
import { sheets } from "./sheets";
import aliases from "./ui.json";

const ui = new Map(Object.entries(aliases));
const cards = new Map(Object.values(tables).flatMap((table) => Object.entries(table)));

const lying = sheets(aliases, tables);

/** The icon behind one of our aliases; a name of the set stands for itself. */
function iconName(name: string): string {
  return ui.get(name) ?? name;
}

/** Where an icon is drawn: an alias of ours, or a name of the set that our tables use. */
export function iconAddress(name: string): string {
  const icon = iconName(name);
  return `${files[lying.get(icon) ?? "ui"]}#${icon}`;
}

/** The picture of a card; a card that we have no picture for (from a newer server) shows its type. */
export function iconOf(card: Pick<Card, "id" | "type">): string {
  return cards.get(card.id) ?? ui.get(card.type) ?? iconName("other");
}

export function typeIcon(type: string): string {
  return ui.has(type) ? type : "other";
}
