import { api, problemText } from "./api";
import type { BotInfo, EditionInfo, Home, Me } from "./wire";

/** In the storage of the tab: a recovery code that its owner has not confirmed, and whose it is. */
const KEPT = "duskhall.recovery";

interface Unconfirmed {
  person: string;
  code: string;
}

function kept(): Unconfirmed {
  let found: Partial<Unconfirmed> = {};
  try {
    found = Object(JSON.parse(sessionStorage.getItem(KEPT) ?? "{}"));
  } catch {
    // unreadable, or storage is not allowed
  }
  return { person: String(found.person ?? ""), code: String(found.code ?? "") };
}

/** What every page needs to know: who reads it, and which editions and bots there are. */
class HomeState {
  data = $state<Home | null>(null);
  problem = $state("");
  #unconfirmed = $state.raw(kept());
  #loading: Promise<void> | null = null;

  get me(): Me {
    return this.data?.me ?? { name: "", person: "", recovery: "" };
  }

  /** A recovery code that was just made. The tab keeps it until its owner has written it down, so that a reload or
   * another language does not lose it; the cookie beside it opens the same seats. Empty: none, or somebody else's. */
  get recovery(): string {
    const { person, code } = this.#unconfirmed;
    return person === this.me.person ? code : "";
  }

  /** The code is written down. */
  confirmRecovery(): void {
    this.#keep({ person: "", code: "" });
  }

  #keep(one: Unconfirmed): void {
    this.#unconfirmed = one;
    try {
      if (one.code) sessionStorage.setItem(KEPT, JSON.stringify(one));
      else sessionStorage.removeItem(KEPT);
    } catch {
      // storage is not allowed: it lasts as long as the page
    }
  }

  get editions(): EditionInfo[] {
    return this.data?.editions ?? [];
  }

  edition(name: string): EditionInfo | undefined {
    return this.editions.find((edition) => edition.name === name);
  }

  get bots(): BotInfo[] {
    return this.data?.bots ?? [];
  }

  bot(name: string): BotInfo | undefined {
    return this.bots.find((bot) => bot.name === name);
  }

  /** Ask the server once; several who wait share the question. `again` asks anew. */
  async load(again = false): Promise<void> {
    if (this.data && !again) return;
    this.#loading ??= this.#ask();
    await this.#loading;
  }

  async #ask(): Promise<void> {
    try {
      this.data = await api.home();
      this.problem = "";
    } catch (thrown) {
      this.problem = problemText(thrown);
    } finally {
      this.#loading = null;
    }
  }

  /** Become somebody: by a name, or by a recovery code from another device. */
  be(me: Me): void {
    if (me.recovery) this.#keep({ person: me.person, code: me.recovery });
    if (this.data) this.data.me = { ...me, recovery: "" };
  }
}

export const home = new HomeState();
