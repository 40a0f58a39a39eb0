import { beforeEach, describe, expect, it } from "vitest";
import { address, back, go, links, parse, route, title } from "./router.svelte";

describe("parse", () => {
  it.each([
    ["", { page: "lobby" }],
    ["#", { page: "lobby" }],
    ["#/", { page: "lobby" }],
    ["#/settings", { page: "settings" }],
    ["#/games", { page: "games" }],
    ["#/games/all", { page: "unknown", hash: "#/games/all" }],
    ["#/x/eJx-_9", { page: "challenge", id: "eJx-_9" }],
    ["#/x", { page: "unknown", hash: "#/x" }],
    ["#/about/", { page: "about" }],
    ["#/new", { page: "new", edition: "", replay: "", move: -1 }],
    ["#/new/advance", { page: "new", edition: "advance", replay: "", move: -1 }],
    ["#/new/from/abc/12", { page: "new", edition: "", replay: "abc", move: 12 }],
    ["#/new/from/abc", { page: "new", edition: "", replay: "abc", move: -1 }],
    ["#/t/abc/k-e_y", { page: "table", id: "abc", key: "k-e_y" }],
    ["#/t/abc", { page: "table", id: "abc", key: "" }],
    ["#/c/new", { page: "newcampaign" }],
    ["#/c/abc/k-e_y", { page: "campaign", id: "abc", key: "k-e_y" }],
    ["#/c/abc", { page: "campaign", id: "abc", key: "" }],
    ["#/r/abc", { page: "replay", id: "abc", move: -1 }],
    ["#/r/abc/review", { page: "replay", id: "abc", move: -1, review: true }],
    ["#/r/abc/0", { page: "replay", id: "abc", move: 0 }],
    ["#/cards/classic", { page: "cards", edition: "classic" }],
    ["#/cards", { page: "cards", edition: "classic" }],
    ["#/rules/advance/light", { page: "rules", edition: "advance", section: "light" }],
    ["#/rules/advance", { page: "rules", edition: "advance", section: "" }],
  ])("%s", (hash, expected) => expect(parse(hash)).toEqual(expected));

  it.each([
    "#/nowhere",
    "#/t",
    "#/t/a/b/c",
    "#/c",
    "#/c/new/x",
    "#/r/abc/last",
    "#/r/abc/-1",
    "#/new/from",
    "#/new/a/b",
    "#/settings/x",
    "#/%E0%A4%A",
  ])("%s leads nowhere", (hash) => expect(parse(hash)).toEqual({ page: "unknown", hash }));
});

describe("links", () => {
  it("lead back to what they were made of", () => {
    expect(parse(links.table("a/b", "k#?"))).toEqual({ page: "table", id: "a/b", key: "k#?" });
    expect(parse(links.replay("x", 0))).toEqual({ page: "replay", id: "x", move: 0 });
    expect(parse(links.fork("x", 0))).toMatchObject({ replay: "x", move: 0 });
    expect(parse(links.rules("classic", "light"))).toMatchObject({ section: "light" });
    expect(links.lobby()).toBe("#/");
    expect(links.fresh()).toBe("#/new");
  });

  it("make whole addresses with the key in the fragment only", () => {
    const url = new URL(address(links.table("a", "secret")));
    expect(url.hash).toBe("#/t/a/secret");
    expect(url.pathname + url.search).not.toContain("secret");
  });
});

describe("going", () => {
  beforeEach(() => go("#/", true));

  it("follows the address", async () => {
    go("#/about");
    await new Promise((done) => addEventListener("hashchange", done, { once: true }));
    expect(route()).toEqual({ page: "about" });
  });

  it("can leave no step behind", () => {
    const steps = history.length;
    go("#/settings", true);
    expect(route()).toEqual({ page: "settings" });
    expect(history.length).toBe(steps);
  });

  it("goes back to where one was", async () => {
    const changed = () => new Promise((done) => addEventListener("hashchange", done, { once: true }));
    for (const place of ["#/t/abc/key", "#/settings"]) {
      go(place);
      await changed();
    }
    back();
    await changed();
    expect(route()).toMatchObject({ page: "table", id: "abc" });
  });

  it("names the tab", () => {
    title("Cards");
    expect(document.title).toBe("Cards · Duskhall");
    title();
    expect(document.title).toBe("Duskhall");
  });
});
