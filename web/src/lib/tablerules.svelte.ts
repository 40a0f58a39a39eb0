import type { Advice } from "./settings.svelte";

/** What the table allows at which the reader sits or watches; away from tables everything. */
class TableRules {
  advice = $state<Advice>("full");
}

export const tableRules = new TableRules();
