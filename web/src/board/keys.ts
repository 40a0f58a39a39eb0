/** The keys of the table: everything that can be done can be done without a pointer. */

export interface Commands {
  root: HTMLElement;
  undo(): void;
  log(): void;
  help(): void;
  /** Nothing is half done any more; false if there was nothing. */
  clear(): boolean;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** What can be done now, in reading order; while a menu stands open, what it offers. */
export function reading(root: HTMLElement): HTMLElement[] {
  const menu = [...root.querySelectorAll<HTMLElement>(".float [data-option]")];
  if (menu.length) return menu;
  const seen = new Set<string>();
  return [...root.querySelectorAll<HTMLElement>("[data-can]")].filter((element) => {
    if (element.checkVisibility?.() === false) return false;
    // What can be done at two places has one number.
    const { option, spot } = element.dataset;
    const again = option !== undefined && spot === undefined && seen.has(option);
    if (option) seen.add(option);
    return !again;
  });
}

/** Show the numbers that the keys 1 to 9 stand for, or take them away. */
export function number(root: HTMLElement, on: boolean): void {
  for (const element of root.querySelectorAll("[data-number]")) element.removeAttribute("data-number");
  if (!on) return;
  reading(root)
    .slice(0, 9)
    .forEach((element, i) => element.setAttribute("data-number", String(i + 1)));
}

function typing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    // Who has opened the chat means to type, wherever in it the focus is.
    target.closest("input, textarea, select, dialog, [contenteditable], [data-talk]") !== null
  );
}

/** What a key does; true if it did something. */
export function press(event: KeyboardEvent, commands: Commands): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey || typing(event.target)) return false;
  if (document.querySelector("dialog[open]")) return false;
  const { root } = commands;
  const { key } = event;
  if (key === "Escape") return commands.clear();
  if (/^[1-9]$/.test(key)) {
    const chosen = reading(root)[Number(key) - 1];
    chosen?.focus();
    chosen?.click();
    return chosen !== undefined;
  }
  const step = STEPS[key];
  if (step !== undefined) return move(root, event.target, step);
  const onButton =
    event.target instanceof HTMLElement && event.target.closest("button, a, summary, [tabindex]") !== null;
  const goes = key === " " || key === "Enter";
  if (key === "d" || (goes && (!onButton || event.target === document.body))) {
    const main = root.querySelector<HTMLElement>("[data-main]");
    main?.click();
    return main !== null;
  }
  if (key === "u") commands.undo();
  else if (key === "l") commands.log();
  else if (key === "?") commands.help();
  else return false;
  return true;
}

/** Arrows go from one glowing thing to the next. Lists that scroll keep theirs. */
function move(root: HTMLElement, target: EventTarget | null, step: number): boolean {
  if (target instanceof HTMLElement && target.closest("[role=log], .float")) return false;
  const all = reading(root);
  if (!all.length) return false;
  const now = all.indexOf(document.activeElement as HTMLElement);
  const next = now < 0 ? (step > 0 ? 0 : all.length - 1) : (now + step + all.length) % all.length;
  all[next]!.focus();
  return true;
}
