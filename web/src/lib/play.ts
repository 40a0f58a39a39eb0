import { api } from "./api";
import { go, links } from "./router.svelte";
import type { TableOptions } from "./wire";

/** How a table is run whose host chooses nothing. */
export const USUAL_RULES: TableOptions = {
  listed: false,
  watchers: true,
  clock: 0,
  pace: 700,
  hints: true,
  advice: "full",
  idle: 600,
  gone: 120,
};

/** A new game for somebody who has a name against one bot: with the cards for a first game, or with random ones. */
export async function playNow(edition: string, how: "first" | "random", bot: string): Promise<void> {
  // The table's part of the page comes while the server deals. That it did not is told where it is shown.
  import("../pages/TablePage.svelte").catch(() => {});
  const made = await api.make({
    setup: { edition, how },
    seats: [{ kind: "me" }, { kind: "bot", bot }],
    rules: { ...USUAL_RULES },
  });
  go(links.table(made.id, made.key));
}

/** Take an open seat (0: the first one) for somebody who has a name, and go to the table. */
export async function joinTable(id: string, key: string, seat = 0): Promise<void> {
  const made = await api.join(id, { key, seat });
  go(links.table(made.id, made.key));
}
