import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Catalogue, currentEdition, hideCard, large, showCard } from "./cards.svelte";
import { madeUp } from "./made-up";
import type { Card, Cards } from "./wire";

const card = (id: string, name: string): Card => madeUp(id, { name });
const told: Cards = {
  edition: "advance",
  digest: "d",
  cards: [card("torch", "Torch"), card("pike", "Pike")],
};

const asked = vi.fn<(path: string, init?: RequestInit) => Promise<Response>>();
beforeEach(() => {
  asked.mockReset();
  asked.mockImplementation(async () => new Response(JSON.stringify(told)));
  vi.stubGlobal("fetch", asked);
});
afterEach(() => {
  hideCard();
  vi.unstubAllGlobals();
});

it("finds cards by their id", () => {
  const cards = new Catalogue(told);
  expect(cards.get("pike").name).toBe("Pike");
  expect(cards.name("torch")).toBe("Torch");
  expect(cards.has("pike")).toBe(true);
});

it("shows an unknown card by its id instead of failing", () => {
  const cards = new Catalogue(told);
  expect(cards.has("later")).toBe(false);
  expect(cards.get("later")).toMatchObject({ id: "later", name: "later", type: "other", abilities: [] });
  expect(cards.name("later")).toBe("later");
});

it("asks for the same cards once", async () => {
  const [one, two] = await Promise.all([
    Catalogue.of("/api/cards/advance"),
    Catalogue.of("/api/cards/advance"),
  ]);
  expect(one).toBe(two);
  expect(asked).toHaveBeenCalledTimes(1);
});

it("passes the key of a table on, and asks again after a failure", async () => {
  asked.mockImplementationOnce(async () => new Response("{}", { status: 500 }));
  await expect(Catalogue.of("/api/tables/t1/cards", "secret")).rejects.toThrow();
  await Catalogue.of("/api/tables/t1/cards", "secret");
  expect(asked).toHaveBeenCalledTimes(2);
  const [path, init] = asked.mock.calls[1]!;
  expect(path).toBe("/api/tables/t1/cards");
  expect(new Headers(init?.headers).get("X-Table-Key")).toBe("secret");
});

it("opens cards of the catalogue that was asked for last", async () => {
  await Catalogue.of("/api/replays/r1/cards");
  expect(currentEdition()).toBe("advance");
  showCard("later");
  expect(large.card).toBeNull();
  showCard("pike");
  expect(large.card?.name).toBe("Pike");
  hideCard();
  expect(large.card).toBeNull();
});
