import { api, problemText } from "../lib/api";
import type { Campaign } from "../lib/wire";
import { say } from "../lib/words";
import { COMMA } from "../lib/joining";

const AGAIN = 2_000;

/** A campaign as the page follows it: asked for again while somebody looks, and after everything that is done. */
export class CampaignClient {
  campaign = $state.raw<Campaign | null>(null);
  /** Why the last thing was not done; empty: it was. */
  problem = $state("");
  /** The line to the server is broken, or the campaign cannot be seen. */
  lost = $state("");
  busy = $state(false);
  /** Called when a game has begun while the page was open. */
  onbegin: ((campaign: Campaign) => void) | null = null;
  /** Answers may overtake one another: one that was asked for earlier than the last that was taken is old. */
  #asked = 0;
  #taken = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    readonly id: string,
    readonly key: string,
  ) {}

  /** Follow the campaign until `close`. */
  open(): void {
    void this.refresh();
    this.#timer = setInterval(() => document.hidden || this.busy || void this.refresh(), AGAIN);
  }

  close(): void {
    clearInterval(this.#timer);
    this.#taken = Infinity;
  }

  refresh = async (): Promise<void> => {
    const number = ++this.#asked;
    try {
      this.#take(number, await api.campaign(this.id, this.key));
      this.lost = "";
    } catch (thrown) {
      this.lost = problemText(thrown);
    }
  };

  /** Do something that is answered with the campaign as it then is; whether it was done. */
  async act(doing: () => Promise<Campaign>): Promise<boolean> {
    this.busy = true;
    this.problem = "";
    const number = ++this.#asked;
    try {
      this.#take(number, await doing());
      return true;
    } catch (thrown) {
      this.problem = problemText(thrown);
      void this.refresh();
      return false;
    } finally {
      this.busy = false;
    }
  }

  #take(number: number, campaign: Campaign): void {
    if (number < this.#taken) return;
    this.#taken = number;
    const begun = this.campaign && this.campaign.table !== campaign.table && campaign.table;
    this.campaign = campaign;
    if (begun) this.onbegin?.(campaign);
  }
}

/** What a campaign is called: by those who play. */
export function nameOf(campaign: Campaign): string {
  const names = campaign.seats.map((seat) => seat.name).filter(Boolean);
  return names.length ? say("page-campaign-of", { names: names.join(COMMA) }) : say("page-title-campaign");
}
