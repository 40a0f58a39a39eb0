import { settings, type Advice } from "./settings.svelte";
import { tableRules } from "./tablerules.svelte";

/** From the most to none. */
const ORDER: readonly Advice[] = ["full", "verdicts", "off"];

/** How much advice the board shows now: what the reader has chosen, and never more than the table allows. */
export function advice(): Advice {
  const least = Math.max(ORDER.indexOf(settings.advice), ORDER.indexOf(tableRules.advice));
  return ORDER[least]!;
}
