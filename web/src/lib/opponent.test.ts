import { beforeEach, expect, it, vi } from "vitest";

const bot = (name: string, level = true, offered = true) => ({ name, title: name, note: "", level, offered });

async function fresh(person: string) {
  vi.resetModules();
  const { home } = await import("./home.svelte");
  const me = { name: person, person: "", recovery: "" };
  const bots = [bot("apprentice"), bot("veteran"), bot("mine", false), bot("random", false, false)];
  home.data = {
    program: "",
    me,
    editions: [],
    bots,
    firstBot: "apprentice",
    notice: "",
    reports: false,
    admin: false,
  };
  return (await import("./opponent.svelte")).opponent;
}

beforeEach(() => localStorage.clear());

it("is an easy one until another is chosen", async () => {
  expect((await fresh("")).name).toBe("apprentice");
  expect((await fresh("Ada")).name).toBe("apprentice");
});

it("stays the one that was chosen, as long as the server offers it", async () => {
  (await fresh("")).name = "mine";
  expect((await fresh("Ada")).name).toBe("mine");
  (await fresh("Ada")).name = "random";
  expect((await fresh("Ada")).name).toBe("apprentice");
  (await fresh("Ada")).name = "gone";
  expect((await fresh("Ada")).name).toBe("apprentice");
});
