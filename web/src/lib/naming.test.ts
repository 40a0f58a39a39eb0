import { beforeEach, expect, it, vi } from "vitest";
import { api, ApiProblem } from "./api";
import { home } from "./home.svelte";
import { giveName, named, naming, settle } from "./naming.svelte";

const nobody = { name: "", person: "", recovery: "" };

beforeEach(() => {
  vi.restoreAllMocks();
  home.data = {
    program: "",
    me: nobody,
    editions: [],
    bots: [],
    firstBot: "",
    notice: "",
    reports: false,
    admin: false,
  };
  home.confirmRecovery();
});

it("does not ask somebody who has a name", async () => {
  home.be({ ...nobody, name: "Rowan" });
  expect(await named()).toBe(true);
  expect(naming.open).toBe(false);
});

it("offers a name and takes it", async () => {
  vi.spyOn(api, "name").mockImplementation(async (name) => ({ name, person: "p", recovery: "code" }));
  const asked = named();
  await vi.waitFor(() => expect(naming.open).toBe(true));
  expect(naming.name).not.toBe("");
  await giveName(naming.name);
  expect(await asked).toBe(true);
  expect(home.me).toEqual({ name: naming.name, person: "p", recovery: "" });
  expect(home.recovery).toBe("code");
  expect(sessionStorage.length).toBe(1);
  home.be({ name: "Ash", person: "q", recovery: "" });
  expect(home.recovery).toBe("");
});

it("takes no for an answer", async () => {
  const asked = named();
  await vi.waitFor(() => expect(naming.open).toBe(true));
  settle(false);
  expect(await asked).toBe(false);
  expect(home.me.name).toBe("");
});

it("stays open when the name is refused", async () => {
  vi.spyOn(api, "name").mockRejectedValue(new ApiProblem("name", "Too long.", 422));
  void named();
  await vi.waitFor(() => expect(naming.open).toBe(true));
  await expect(giveName("x".repeat(99))).rejects.toThrow("Too long.");
  expect(naming.open).toBe(true);
});
