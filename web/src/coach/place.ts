export interface Place {
  side: "side" | "dock";
  style: string;
}

type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/** The table has a column for the log from this width on. */
const WIDE = 1081;
const GAP = 8;

/** A note lies just above what is asked, over the log: there it hides nothing that can be clicked. Where there is no
 * column for the log it lies above the foot. */
export function above(asks: Box, screen: { width: number; height: number }, foot: number): Place {
  if (screen.width < WIDE)
    return { side: "dock", style: `bottom: ${Math.round(screen.height - foot) + GAP}px` };
  const { left, right, top } = asks;
  const box = [`left: ${Math.round(left)}px`, `width: ${Math.round(right - left)}px`];
  return { side: "side", style: [...box, `bottom: ${Math.round(screen.height - top) + GAP}px`].join("; ") };
}
