import { expect, it } from "vitest";
import tables from "./cards.json";
import { SHEETS, sheets } from "./sheets";

it("has a sheet for every table", () => {
  expect(SHEETS).toEqual(["ui", ...Object.keys(tables)]);
});

it("puts an icon that several tables name into the shared sheet, and what the page shows into its own", () => {
  const found = sheets(
    { hero: "helm" },
    {
      shared: { a: "torch" },
      classic: { b: "ogre", c: "helm", d: "web" },
      quest: { e: "ogre", f: "lich", g: "lich" },
    },
  );
  expect(Object.fromEntries(found)).toEqual({
    torch: "shared",
    ogre: "shared",
    helm: "ui",
    web: "classic",
    lich: "quest",
  });
});
