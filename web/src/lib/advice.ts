/** How much advice the board shows. */
export type Advice = "full" | "verdicts" | "off";

export function advice(): Advice {
  return "full";
}
