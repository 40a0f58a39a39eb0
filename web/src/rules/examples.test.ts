import { expect, it } from "vitest";
import type { Card } from "../lib/wire";
import { exampleOf, worked } from "./examples";

const figures: Record<string, Record<string, number>> = { sword: { cost: 5 } };
const catalogue = { get: (id: string) => ({ id, figures: figures[id] ?? {} }) as unknown as Card };

it("works its numbers out: written, from a card, summed up", () => {
  const example = {
    edition: "classic",
    section: "x",
    rows: [],
    numbers: { left: ["gold", "-cost", 1], gold: 7, cost: "sword.cost" },
  };
  expect(worked(example, catalogue)).toEqual({ gold: 7, cost: 5, left: 3 });
});

it("belongs to an edition", () => {
  expect(exampleOf("village", "classic")).toBeDefined();
  expect(exampleOf("prepare", "classic")).toBeUndefined();
});
