import { home } from "./home.svelte";

const KEPT = "duskhall.opponent";

function kept(): string {
  try {
    return localStorage.getItem(KEPT) ?? "";
  } catch {
    return ""; // storage is not allowed: as on the first day
  }
}

/** The bot to play against. */
class Opponent {
  #chosen = $state(kept());

  /** The last one that was chosen on this device; until then an easy one: nobody meets a harder one unasked. */
  get name(): string {
    if (home.bot(this.#chosen)?.offered) return this.#chosen;
    return home.data?.firstBot ?? "";
  }

  set name(name: string) {
    this.#chosen = name;
    try {
      localStorage.setItem(KEPT, name);
    } catch {
      // storage is full or not allowed: the choice holds until the page is left
    }
  }
}

export const opponent = new Opponent();
