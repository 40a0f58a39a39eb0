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
  const changes = typeof MutationObserver === "undefined" ? null : new MutationObserver(() => fit(node));
  changes?.observe(node, { subtree: true, characterData: true, childList: true });
  return {
    destroy() {
      changes?.disconnect();
      observer?.unobserve(node);
      fitting.delete(node);
    },
  };
};

const fitting = new WeakMap<Element, HTMLElement>();
const observer =
  typeof ResizeObserver === "undefined"
    ? null
    : new ResizeObserver((seen) => seen.forEach((entry) => fit(entry.target)));

/** The sign lies over the text and takes no room, so it never decides whether it is needed. */
function fit(node: Element): void {
  const sign = fitting.get(node);
  if (!sign) return;
  const tooMuch = node.scrollHeight > node.clientHeight + 2;
  if (tooMuch === sign.isConnected) return;
  if (tooMuch) node.append(sign);
  else sign.remove();
}
