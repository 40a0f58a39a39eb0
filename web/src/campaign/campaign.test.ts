import { afterEach, describe, expect, it, vi } from "vitest";
import { api, ApiProblem } from "../lib/api";
import { USUAL_RULES } from "../lib/play";
import type { Campaign } from "../lib/wire";
import { CampaignClient, nameOf } from "./campaign.svelte";

function campaign(change: Partial<Campaign> = {}): Campaign {
  const seat = {
    kind: "person",
    bot: "",
    person: "",
    yours: true,
    score: 0,
    leads: false,
    gained: [],
  } as const;
  return {
    ...{ id: "c", key: "k", state: "ready", hosting: true, game: 1, planned: 0, setups: "quests" },
    ...{ moreKeys: false, keyDecks: [], games: [], setup: null, recognition: null, table: "", tableKey: "" },
    rules: { ...USUAL_RULES, pace: 0 },
    seats: [{ ...seat, gained: [], name: "Ada" }],
    created: 0,
    changed: 0,
    ...change,
  };
}

afterEach(() => vi.restoreAllMocks());

describe("following a campaign", () => {
  it("leads on when a game begins, and not when one was under way", async () => {
    const client = new CampaignClient("c", "k");
    client.onbegin = vi.fn();
    const ask = vi.spyOn(api, "campaign");
    ask.mockResolvedValue(campaign({ state: "playing", table: "t1" }));
    await client.refresh();
    expect(client.onbegin).not.toHaveBeenCalled();
    ask.mockResolvedValue(campaign({ game: 2 }));
    await client.refresh();
    ask.mockResolvedValue(campaign({ state: "playing", game: 2, table: "t2" }));
    await client.refresh();
    await client.refresh();
    expect(client.onbegin).toHaveBeenCalledTimes(1);
  });

  it("does not go back to an answer that was overtaken", async () => {
    const client = new CampaignClient("c", "k");
    let late: (found: Campaign) => void = () => undefined;
    vi.spyOn(api, "campaign").mockReturnValue(new Promise((resolve) => (late = resolve)));
    const asked = client.refresh();
    expect(await client.act(async () => campaign({ game: 2 }))).toBe(true);
    late(campaign({ game: 1 }));
    await asked;
    expect(client.campaign?.game).toBe(2);
  });

  it("says why something was not done, and keeps what it knows", async () => {
    const client = new CampaignClient("c", "k");
    vi.spyOn(api, "campaign").mockResolvedValue(campaign());
    await client.refresh();
    const refuse = async (): Promise<Campaign> => {
      throw new ApiProblem("campaign-late", "Too late.", 409);
    };
    expect(await client.act(refuse)).toBe(false);
    expect([client.problem, client.busy, client.campaign?.game]).toEqual(["Too late.", false, 1]);
    vi.spyOn(api, "campaign").mockRejectedValue(new ApiProblem("offline", "Gone.", 0));
    await client.refresh();
    expect([client.lost, client.campaign?.game]).toEqual(["Gone.", 1]);
  });
});

it("is called by those who play", () => {
  const open = { ...campaign().seats[0]!, kind: "open", name: "" } as const;
  expect(nameOf(campaign({ seats: [campaign().seats[0]!, open] }))).toBe("Campaign: Ada");
  expect(nameOf(campaign({ seats: [open, open] }))).toBe("Campaign");
});
