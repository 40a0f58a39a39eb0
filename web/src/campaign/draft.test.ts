import { beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../lib/api";
import type { EditionInfo, Setup } from "../lib/wire";
import { CampaignDraft } from "./draft.svelte";

const choice = (name: string) => ({ name, title: name, pack: "mirror" });
const quest = {
  name: "quest",
  title: "Quest",
  players: [2, 4],
  groups: [3, 3],
  published: { first: "First game" },
  notes: {},
  packs: { mirror: "A Mirror" },
  boards: {},
  avatars: false,
  modes: { plain: "Plain", full: "Full", epic: "Epic" },
  usualMode: "full",
  keys: [1, 4, 6],
  parts: [
    { name: "heroes", title: "Heroes", choices: [choice("felin")] },
    { name: "village", title: "Village", choices: [choice("club")] },
  ],
} as unknown as EditionInfo;

beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(api, "setup").mockResolvedValue({} as Setup);
});

describe("the draft of a campaign", () => {
  it("wishes for nothing of which an Epic game takes all there is", () => {
    const draft = new CampaignDraft(quest);
    draft.by("random");
    draft.table.wish("only", "felin");
    draft.table.wish("without", "club");
    expect(draft.campaign).toMatchObject({ mode: "full", only: ["felin"], without: ["club"] });
    draft.mode = "epic";
    expect(draft.campaign).toMatchObject({ mode: "epic", only: ["felin"], without: [] });
    expect(draft.table.parts.map(({ name }) => name)).toEqual(["heroes"]);
  });

  it("keeps its way to play when the cards come from elsewhere", () => {
    const draft = new CampaignDraft(quest);
    draft.mode = "epic";
    expect(draft.table.epic).toBe(false);
    draft.by("random");
    expect([draft.campaign.mode, draft.table.mode]).toEqual(["epic", "epic"]);
    draft.by("chosen");
    expect(draft.campaign.mode).toBe("");
    draft.by("quests");
    expect(draft.campaign.mode).toBe("epic");
  });
});
