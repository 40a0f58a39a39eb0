interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Place {
  /** Where the note lies as seen from its region; "dock": above the foot of a small screen. */
  side: "right" | "above" | "dock";
  style: string;
}

const GAP = 12;
const SMALL = 1080; // the table's own limit for the layout with a foot that stays

/** Where a note lies: right of its region if it fits there, else above it; on a small screen above the foot. */
export function beside(
  region: Box,
  note: { width: number; height: number },
  screen: { width: number; height: number },
  foot: number,
): Place {
  if (screen.width <= SMALL)
    return { side: "dock", style: `bottom: ${Math.max(0, screen.height - foot) + 8}px` };
  const keep = (at: number, size: number, whole: number) => Math.max(8, Math.min(at, whole - size - 8));
  if (region.right + GAP + note.width <= screen.width) {
    const top = keep(region.top + 8, note.height, screen.height);
    return { side: "right", style: `left: ${region.right + GAP}px; top: ${top}px` };
  }
  const left = keep(region.left + 8, note.width, screen.width);
  const top = keep(region.top - GAP - note.height, note.height, screen.height);
  return { side: "above", style: `left: ${left}px; top: ${top}px` };
}
