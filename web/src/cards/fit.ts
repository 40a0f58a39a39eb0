import type { Action } from "svelte/action";

/** Text that does not fit must say so: an element with too much in it gets a sign with these words at its end.
 * The large view tells the rest, so the sign is for eyes only. One observer serves all cards. */
export const overflow: Action<HTMLElement, string> = (node, word) => {
  const sign = document.createElement("span");
  sign.className = "more";
  sign.ariaHidden = "true";
  sign.textContent = word;
  fitting.set(node, sign);
  observer?.observe(node);
  const changes = typeof MutationObserver === "undefined" ? null : new MutationObserver(() => later(node));
  changes?.observe(node, { subtree: true, characterData: true, childList: true });
  return {
    destroy() {
      changes?.disconnect();
      observer?.unobserve(node);
      fitting.delete(node);
      changed.delete(node);
    },
  };
};

const fitting = new WeakMap<Element, HTMLElement>();
const changed = new Set<Element>();
const observer =
  typeof ResizeObserver === "undefined"
    ? null
    : new ResizeObserver((seen) => fit(seen.map((entry) => entry.target)));

/** Many cards change at once: all are looked at together, just before they are drawn. */
function later(node: Element): void {
  if (!changed.size)
    requestAnimationFrame(() => {
      fit([...changed]);
      changed.clear();
    });
  changed.add(node);
}

/** All are measured before any is written to, so that the page is laid out once and not once for each card. The sign
 * lies over the text and takes no room, so it never decides whether it is needed. */
function fit(nodes: Element[]): void {
  const full = nodes.map((node) => node.scrollHeight > node.clientHeight + 2);
  nodes.forEach((node, i) => {
    const sign = fitting.get(node);
    if (!sign || full[i] === sign.isConnected) return;
    if (full[i]) node.append(sign);
    else sign.remove();
  });
}
