export type Tables = Record<string, Record<string, string>>;

/** The files in which the icons lie: what the page itself shows, what the cards of several editions share, and the rest
 * edition by edition, so that a table loads only what its cards need. */
export const SHEETS = ["ui", "shared", "classic", "advance", "quest"] as const;
export type Sheet = (typeof SHEETS)[number];

/** The sheet of every icon. */
export function sheets(ui: Record<string, string>, cards: Tables): Map<string, Sheet> {
  const out = new Map<string, Sheet>();
  for (const [edition, icons] of Object.entries(cards))
    for (const icon of new Set(Object.values(icons)))
      out.set(icon, out.has(icon) ? "shared" : (edition as Sheet));
  for (const icon of Object.values(ui)) out.set(icon, "ui");
  return out;
}
