import { api, problemText } from "./api";
import type { BotInfo, EditionInfo, Home, Me } from "./wire";

/** What every page needs to know: who reads it, and which editions and bots there are. */
class HomeState {
  data = $state<Home | null>(null);
  problem = $state("");
  /** A recovery code that was just made. It is kept nowhere, so it lasts as long as the page. */
  recovery = $state("");
  #loading: Promise<void> | null = null;

  get me(): Me {
    return this.data?.me ?? { name: "", person: "", recovery: "" };
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
    if (me.recovery) this.recovery = me.recovery;
    if (this.data) this.data.me = { ...me, recovery: "" };
  }
}

export const home = new HomeState();
