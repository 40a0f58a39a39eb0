import type { Action } from "svelte/action";

/** Marks what scrolls with where there is more of it: `data-above`, `data-below`. */
export const scrolls: Action<HTMLElement> = (node) => {
  const look = () => {
    const { scrollTop, scrollHeight, clientHeight } = node;
    node.toggleAttribute("data-above", scrollTop > 2);
    node.toggleAttribute("data-below", scrollTop + clientHeight < scrollHeight - 2);
  };
  const sizes = new ResizeObserver(look);
  const follow = () => [node, ...node.children].forEach((one) => sizes.observe(one));
  const parts = new MutationObserver(follow);
  follow();
  parts.observe(node, { childList: true });
  node.addEventListener("scroll", look, { passive: true });
  return {
    destroy() {
      sizes.disconnect();
      parts.disconnect();
      node.removeEventListener("scroll", look);
    },
  };
};
