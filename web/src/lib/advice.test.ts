import { expect, it } from "vitest";
import { advice } from "./advice";
import { settings, type Advice } from "./settings.svelte";
import { tableRules } from "./tablerules.svelte";

it.each<[Advice, Advice, Advice]>([
  ["full", "full", "full"],
  ["full", "verdicts", "verdicts"],
  ["full", "off", "off"],
  ["verdicts", "full", "verdicts"],
  ["verdicts", "off", "off"],
  ["off", "full", "off"],
  ["off", "verdicts", "off"],
])("chosen %s at a table that allows %s: %s", (chosen, allowed, shown) => {
  settings.advice = chosen;
  tableRules.advice = allowed;
  expect(advice()).toBe(shown);
});
