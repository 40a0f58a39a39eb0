import { settings } from "./settings.svelte";
import { sound } from "./sound";
import { say } from "./words";

/** "It is your turn", told to somebody who may be looking elsewhere. */

let shown: Notification | null = null;
let listening = false;

function mark(): string {
  return say("page-notify-mark");
}

/** It has become the reader's turn. ``table``: the name of the table; ``link``: where a click on the message leads. */
export function yourTurn(table: string, link = location.hash): void {
  sound("turn");
  if (!document.hidden && document.hasFocus()) return;
  if (!document.title.startsWith(mark())) document.title = mark() + document.title;
  if (!listening) {
    listening = true;
    addEventListener("focus", turnSeen);
    document.addEventListener("visibilitychange", () => document.hidden || turnSeen());
  }
  if (!document.hidden || !settings.notify || !mayNotify()) return;
  shown?.close();
  try {
    shown = new Notification(say("page-notify-title"), { body: table, tag: link, icon: "/favicon.svg" });
  } catch {
    return; // Phones allow messages from service workers only; title and sound have to do.
  }
  shown.onclick = () => {
    window.focus();
    location.hash = link;
    turnSeen();
  };
}

/** The reader has seen it, or the turn is over. */
export function turnSeen(): void {
  shown?.close();
  shown = null;
  if (document.title.startsWith(mark())) document.title = document.title.slice(mark().length);
}

export function mayNotify(): boolean {
  return typeof Notification !== "undefined" && Notification.permission === "granted";
}

/** Ask the browser for leave; has to follow a click. */
export async function askToNotify(): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  return (await Notification.requestPermission()) === "granted";
}
