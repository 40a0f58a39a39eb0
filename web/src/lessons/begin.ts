import { api } from "../lib/api";
import { named } from "../lib/naming.svelte";
import { go, links } from "../lib/router.svelte";

/** The lesson to begin with. */
export const FIRST = "first";

/** Begin a lesson and go to its table; does nothing for somebody who would rather not give a name. */
export async function beginLesson(name: string): Promise<void> {
  if (!(await named())) return;
  const made = await api.beginLesson(name);
  go(links.table(made.id, made.key));
}
