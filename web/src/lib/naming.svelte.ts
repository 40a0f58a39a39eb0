import { api } from "./api";
import { home } from "./home.svelte";
import { say } from "./words";

/** Asking for a name, where one is needed and none was given yet. App shows the dialog. */
export const naming = $state({ open: false, name: "" });
let answer: ((named: boolean) => void) | null = null;

function idea(): string {
  const ideas = say("page-name-ideas").split(", ");
  return ideas[Math.floor(Math.random() * ideas.length)]!;
}

/** True once the reader has a name; false if they would rather not give one. */
export async function named(): Promise<boolean> {
  await home.load();
  if (home.me.name) return true;
  naming.name = idea();
  naming.open = true;
  return new Promise((resolve) => (answer = resolve));
}

export async function giveName(name: string): Promise<void> {
  home.be(await api.name(name));
  settle(true);
}

export function settle(named: boolean): void {
  naming.open = false;
  answer?.(named);
  answer = null;
}
