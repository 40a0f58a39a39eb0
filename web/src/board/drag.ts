import type { Spot } from "../lib/options";
import type { BoardState } from "./board.svelte";
import { dropOn } from "./board.svelte";

const BEGINS = 8;

export interface Drag {
  board: BoardState;
  spot: Spot;
}

/** Svelte action: a card that can be put onto another is dragged there with mouse, pen or finger. */
export function draggable(element: HTMLElement, given: Drag): { update(next: Drag): void; destroy(): void } {
  let { board, spot } = given;
  let from: { x: number; y: number; pointer: number } | null = null;
  let ghost: HTMLElement | null = null;
  let dragged = false;

  const puts = (): boolean => board.at(spot).some((option) => option.on.length > 0);

  function down(event: PointerEvent): void {
    dragged = false;
    if (event.button !== 0 || !puts()) return;
    from = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
    // A quick hand has left the card before it moves for the first time.
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", cancel);
  }

  function move(event: PointerEvent): void {
    if (!from || event.pointerId !== from.pointer) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!ghost) {
      if (Math.hypot(x, y) < BEGINS) return;
      begin();
    }
    ghost!.style.translate = `${x}px ${y}px`;
  }

  function begin(): void {
    dragged = true;
    board.clear();
    board.carry = spot;
    const box = element.getBoundingClientRect();
    ghost = element.cloneNode(true) as HTMLElement;
    ghost.classList.add("dragged");
    for (const name of ["data-zone", "data-card", "data-option", "data-options", "data-can", "data-spot"])
      ghost.removeAttribute(name);
    ghost.setAttribute("aria-hidden", "true");
    Object.assign(ghost.style, {
      position: "fixed",
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      margin: "0",
      zIndex: "40",
      pointerEvents: "none",
    });
    // Beside the card, so that sizes that depend on the place stay as they are.
    element.parentElement!.append(ghost);
  }

  function still(): void {
    from = null;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", cancel);
  }

  function up(event: PointerEvent): void {
    if (ghost) {
      ghost.remove();
      ghost = null;
      const below = document
        .elementFromPoint(event.clientX, event.clientY)
        ?.closest<HTMLElement>("[data-spot]");
      const option = below && dropOn(board, spot, below.dataset.spot!);
      if (option) board.answer(option.id);
      else board.clear();
    }
    still();
  }

  function cancel(): void {
    ghost?.remove();
    if (ghost) board.clear();
    ghost = null;
    still();
  }

  /** The click that ends a drag does nothing else. */
  function click(event: MouseEvent): void {
    if (dragged) event.stopImmediatePropagation();
    dragged = false;
  }

  element.addEventListener("pointerdown", down);
  element.addEventListener("click", click, true);
  return {
    update(next) {
      ({ board, spot } = next);
    },
    destroy() {
      cancel();
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("click", click, true);
    },
  };
}
