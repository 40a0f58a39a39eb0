/** Svelte action: what has more to show than fits can be reached, and so scrolled, with the keyboard. */
export function scrollable(element: HTMLElement): { destroy(): void } {
  const measure = (): void => {
    if (element.scrollHeight > element.clientHeight + 1) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(measure);
  sizes.observe(element);
  const texts = new MutationObserver(measure);
  texts.observe(element, { childList: true, subtree: true, characterData: true });
  return {
    destroy() {
      sizes.disconnect();
      texts.disconnect();
    },
  };
}
