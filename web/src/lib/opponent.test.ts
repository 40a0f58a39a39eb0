import { beforeEach, expect, it, vi } from "vitest";

const bot = (name: string, level = true) => ({ name, title: name, note: "", level });

async function fresh(person: string) {
  vi.resetModules();
  const { home } = await import("./home.svelte");
  const me = { name: person, person: "", recovery: "" };
  const bots = [bot("apprentice"), bot("veteran"), bot("random", false)];
  home.data = { program: "", me, editions: [], bots, usualBot: "veteran", firstBot: "apprentice" };
  return (await import("./opponent.svelte")).opponent;
}

beforeEach(() => localStorage.clear());

it("is an easy one for a newcomer and the usual one for others", async () => {
  expect((await fresh("")).name).toBe("apprentice");
  expect((await fresh("Ada")).name).toBe("veteran");
});

it("stays the one that was chosen, as long as the server has it", async () => {
  (await fresh("")).name = "random";
  expect((await fresh("Ada")).name).toBe("random");
  (await fresh("Ada")).name = "gone";
  expect((await fresh("Ada")).name).toBe("veteran");
});
