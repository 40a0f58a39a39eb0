import { afterEach, describe, expect, it, vi } from "vitest";
import { choose, chosen, LANGUAGES, language, nameOf, settle, spoken } from "./language";

const reload = vi.fn();
vi.stubGlobal("location", { ...location, protocol: "http:", reload });

afterEach(() => {
  localStorage.clear();
  document.cookie = "duskhall-language=; Path=/; Max-Age=0";
  reload.mockClear();
});

describe("the language of the page", () => {
  it("is one of ours, found by its tag", () => {
    expect(LANGUAGES[0]).toBe("en");
    expect(LANGUAGES).toContain(language);
    expect(spoken("EN-gb")).toBe("en");
    expect(spoken("en_US")).toBe("en");
    expect(spoken("tlh")).toBeUndefined();
    expect(spoken("")).toBeUndefined();
  });

  it("is kept for the page and told to the server, and the page opens anew", () => {
    expect(chosen()).toBe("");
    choose("en");
    expect(chosen()).toBe("en");
    expect(document.cookie).toContain("duskhall-language=en");
    expect(reload).toHaveBeenCalledOnce();
    choose("");
    expect(chosen()).toBe("");
    expect(document.cookie).not.toContain("duskhall-language");
  });

  it("is the browser's where something was kept that nobody speaks", () => {
    localStorage.setItem("duskhall.language", "tlh");
    expect(chosen()).toBe("");
  });

  it("is told to the browser, and a choice to the server again", () => {
    localStorage.setItem("duskhall.language", "en");
    document.documentElement.lang = "";
    settle();
    expect(document.documentElement.lang).toBe("en");
    expect(document.cookie).toContain("duskhall-language=en");
  });

  it("is called by its own name", () => {
    expect(["en", "de", "ja"].map(nameOf)).toEqual(["English", "Deutsch", "日本語"]);
  });
});
