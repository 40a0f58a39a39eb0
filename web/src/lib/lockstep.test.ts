import { expect, it } from "vitest";
import { lockstep, type Measuring } from "./lockstep";

it("all write before any reads", () => {
  const done: string[] = [];
  function* one(name: string, steps: number): Measuring {
    for (let i = 0; i < steps; i++) {
      done.push(`${name} writes`);
      yield;
      done.push(`${name} reads`);
      yield;
    }
  }
  lockstep([one("a", 2), one("b", 1)]);
  expect(done).toEqual(["a writes", "b writes", "a reads", "b reads", "a writes", "a reads"]);
});
