import { describe, expect, it } from "vitest";
import { Rerun } from "./rerun.svelte";
import type { Update, View } from "./wire";

const view = (turn: number): View => ({ turn }) as View;
const update = (turn: number, since: number, ...lines: number[]): Update =>
  ({ view: view(turn), since, events: [], log: lines.map((number) => ({ number })) }) as unknown as Update;

function seen(): Rerun {
  const rerun = new Rerun(
    () => document.body,
    () => undefined,
  );
  rerun.note(null, update(1, 0, 0));
  rerun.note(view(1), update(2, 1, 1, 2));
  rerun.note(view(2), update(3, 2, 3));
  rerun.begin();
  return rerun;
}

describe("what the others did, once more", () => {
  it("is shown line by line, and what one update told is shown once", async () => {
    const rerun = seen();
    await rerun.show(1);
    expect(rerun.view?.turn).toBe(2);
    await rerun.show(2);
    await rerun.show(3);
    expect(rerun.view?.turn).toBe(3);
    await rerun.show(1);
    expect(rerun.view?.turn, "backwards").toBe(2);
    rerun.end();
    expect(rerun.view).toBeNull();
  });

  it("tells nothing of what was never seen", async () => {
    const rerun = seen();
    await rerun.show(0);
    await rerun.show(9);
    expect(rerun.view).toBeNull();
  });

  it("gives way to the game, and does not come back by itself", async () => {
    const rerun = seen();
    await rerun.show(3);
    rerun.note(view(3), update(4, 3, 4));
    expect(rerun.view).toBeNull();
    await rerun.show(4);
    expect(rerun.view).toBeNull();
    rerun.begin();
    await rerun.show(4);
    expect(rerun.view?.turn).toBe(4);
  });
});
