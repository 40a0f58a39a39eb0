/** What can be chosen is brought into sight where none of it is, in a part of the table that scrolls. */
export function bring(part: HTMLElement): void {
  const { top, bottom } = part.getBoundingClientRect();
  const able = [...part.querySelectorAll("[data-can]")].filter((one) => one.getClientRects().length > 0);
  const seen = able.some((one) => {
    const box = one.getBoundingClientRect();
    return box.top >= top && box.bottom <= bottom;
  });
  if (!seen) able[0]?.scrollIntoView({ block: "start" });
}
