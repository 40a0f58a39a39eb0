import type { Action } from "svelte/action";
import { hideCard, large, showCard } from "../lib/cards.svelte";

const REST = 450; // milliseconds the pointer rests before a card opens
const PRESS = 500; // of a long press
const SLIP = 10; // pixels a finger may move in that time

/** Whether keys go into a text. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/** `use:peek={cardId}`: the large view of a card while the pointer rests on the element, after a long press, and with
 * the key "i" while the element or something in it has the focus. No id: nothing to see. */
export const peek: Action<HTMLElement, string | null | undefined> = (node, id) => {
  let card = id;
  let timer = 0;
  let pressed: { x: number; y: number } | null = null;
  let entered = false; // a card that has come under a pointer at rest is not meant
  let opened = false; // by a long press: the click that follows is not meant

  const stop = (): void => {
    clearTimeout(timer);
    pressed = null;
  };
  const leave = (): void => {
    stop();
    if (large.near) hideCard();
  };
  const rest = (event: PointerEvent): void => {
    entered = false;
    if (!card || event.buttons) return;
    timer = window.setTimeout(
      () => card && !large.card && showCard(card, node.getBoundingClientRect()),
      REST,
    );
  };
  const down = (event: PointerEvent): void => {
    leave();
    entered = opened = false;
    if (!card || event.pointerType === "mouse") return;
    pressed = { x: event.clientX, y: event.clientY };
    timer = window.setTimeout(() => {
      opened = true;
      if (card) showCard(card);
    }, PRESS);
  };
  const move = (event: PointerEvent): void => {
    if (entered && event.pointerType === "mouse") rest(event);
    if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > SLIP) stop();
  };
  const click = (event: MouseEvent): void => {
    if (!opened) return;
    opened = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const menu = (event: Event): void => {
    if (pressed || opened) event.preventDefault();
  };
  const key = (event: KeyboardEvent): void => {
    if (!card || event.key !== "i" || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    stop();
    showCard(card);
  };

  const listeners = new AbortController();
  const { signal } = listeners;
  node.addEventListener("pointerenter", () => (entered = true), { signal });
  node.addEventListener("pointerleave", leave, { signal });
  node.addEventListener("pointerdown", down, { signal });
  node.addEventListener("pointermove", move, { signal });
  node.addEventListener("pointerup", stop, { signal });
  node.addEventListener("pointercancel", stop, { signal });
  node.addEventListener("click", click, { signal, capture: true });
  node.addEventListener("contextmenu", menu, { signal });
  node.addEventListener("keydown", key, { signal });

  return {
    update(next) {
      if (next !== card) leave();
      card = next;
    },
    destroy() {
      leave();
      listeners.abort();
    },
  };
};
