import type { Action } from "svelte/action";
import { hideCard, large, showCard } from "../lib/cards.svelte";

const REST = 450; // milliseconds the pointer rests before a card opens
const PRESS = 500; // of a long press
const AFTER = 300; // after a finger was lifted a click may still come of it
const SLIP = 10; // pixels a finger may move in that time

/** Whether keys go into a text. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/** The finger that has opened a card lies on what the card shows now: lifting it presses nothing. */
function liftedOnly(): void {
  const nothing = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener("click", nothing, { signal, capture: true });
  const lifted = (): void => void setTimeout(() => listening.abort(), AFTER);
  for (const end of ["pointerup", "pointercancel"]) addEventListener(end, lifted, { signal, capture: true });
}

/** `use:peek={cardId}`: the large view of a card while the pointer rests on the element, after a long press, and with
 * the key "i" while the element or something in it has the focus. No id: nothing to see. */
export const peek: Action<HTMLElement, string | null | undefined> = (node, id) => {
  let card = id;
  let timer = 0;
  let pressed: { x: number; y: number } | null = null;
  let entered = false; // a card that has come under a pointer at rest is not meant
  let opened = false; // by a long press: no menu is meant

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
      if (!card) return;
      showCard(card);
      liftedOnly();
    }, PRESS);
  };
  const move = (event: PointerEvent): void => {
    if (entered && event.pointerType === "mouse") rest(event);
    if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > SLIP) stop();
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
