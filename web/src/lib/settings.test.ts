import { beforeEach, describe, expect, it, vi } from "vitest";

/** What the system says about itself; jsdom has no media queries. */
let system: Record<string, boolean>;
let changed: (() => void)[];

async function fresh() {
  vi.resetModules();
  changed = [];
  vi.stubGlobal("matchMedia", (query: string) => ({
    get matches() {
      return Object.entries(system).some(([word, on]) => on && query.includes(word));
    },
    addEventListener: (_: string, listener: () => void) => changed.push(listener),
  }));
  return (await import("./settings.svelte")).settings;
}

const html = document.documentElement;
const speed = () => html.style.getPropertyValue("--speed");

beforeEach(() => {
  localStorage.clear();
  system = { light: false, reduce: false };
});

describe("settings", () => {
  it("begin friendly", async () => {
    const settings = await fresh();
    expect(settings).toMatchObject({ theme: "system", speed: "normal", sound: false, notify: false });
    expect(settings).toMatchObject({ forced: true, guide: true, advice: "full" });
    expect(html.dataset.theme).toBe("dark");
    expect(speed()).toBe("1");
  });

  it("are kept", async () => {
    const before = await fresh();
    before.theme = "light";
    before.speed = "fast";
    before.sound = true;
    before.forced = false;
    before.notify = true;
    before.guide = false;
    before.advice = "verdicts";
    const after = await fresh();
    expect(after).toMatchObject({ theme: "light", speed: "fast", sound: true });
    expect(after).toMatchObject({ forced: false, notify: true, guide: false, advice: "verdicts" });
    expect(html.dataset.theme).toBe("light");
    expect(speed()).toBe("2");
  });

  it("follow the system's colours until told otherwise", async () => {
    const settings = await fresh();
    system.light = true;
    changed.forEach((tell) => tell());
    expect(html.dataset.theme).toBe("light");
    settings.theme = "dark";
    expect(html.dataset.theme).toBe("dark");
  });

  it("stand still for those who asked the system for it", async () => {
    system.reduce = true;
    const settings = await fresh();
    settings.speed = "fast";
    expect(settings.factor).toBe(0);
    expect(speed()).toBe("0");
  });

  it.each(["not json", "null", "7", '{"theme":"pink","speed":3,"sound":"yes","advice":"much"}'])(
    "mend what was kept: %s",
    async (text) => {
      localStorage.setItem("duskhall.settings", text);
      expect(await fresh()).toMatchObject({
        theme: "system",
        speed: "normal",
        sound: false,
        advice: "full",
      });
    },
  );
});
