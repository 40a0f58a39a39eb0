import { describe, expect, it } from "vitest";
import type { LessonStep, Option, Question } from "../lib/wire";
import { boxOf, targetsOf } from "./targets";

const step = (move: string, at = ""): LessonStep => ({ title: "", why: "", do: "", move, at });
const place = (zone: string, n: number, seat = 0) => ({ zone, place: n, seat, name: "" });
const option = (id: string, verb: string, at: Option["at"] = [], on: Option["on"] = []): Option => ({
  ...{ id, verb, card: "", ability: 0, onto: "", at, on, amount: 0, attack: 0, magic: 0, idle: false },
});
const question = (...options: Option[]): Question => ({
  ...{ number: 1, kind: "", verb: "", about: "", left: 0, gold: null, text: "", options, turned: [] },
});

describe("what a step lights", () => {
  it("is the option, wherever it lies", () => {
    const { lit, onto } = targetsOf(step("village"), question(option("village", "village")), 1);
    expect(lit).toEqual(['[data-option="village"]', '[data-options~="village"]']);
    expect(onto).toEqual([]);
  });

  it("is the weapon, and the heroes who may take it", () => {
    const arms = option("equip:dagger>militia", "equip", [place("hand", 2, 1)], [place("hand", 0, 1)]);
    const { onto, kept } = targetsOf(step(arms.id), question(arms), 1);
    expect(onto).toEqual(['[data-spot="hand.1:0"]']);
    expect(kept).toEqual(["[data-total]", "[data-verdict]"]);
  });

  it("is what a step that is read names", () => {
    expect(targetsOf(step("", "hall:2"), null, 1).lit).toEqual(['[data-spot="hall:2"]']);
    expect(targetsOf(step("", "hand:disease"), null, 2).lit).toEqual([
      '[data-zone="hand.2"][data-card="disease"]',
    ]);
    expect(targetsOf(step("", "total:light"), null, 1).lit).toEqual(['[data-total="light"]']);
    expect(targetsOf(step("", "deck"), null, 1).lit).toEqual(['[data-zone="deck.1"]:not([data-spot])']);
    expect(targetsOf(step("", "nowhere"), null, 1).lit).toEqual([".asks"]);
  });
});

describe("where something is seen", () => {
  it("takes in the word that stands on its edge", () => {
    document.body.innerHTML = `<button><b class="sign">here</b></button>`;
    const [card, sign] = [document.querySelector("button")!, document.querySelector("b")!];
    card.getBoundingClientRect = () => new DOMRect(100, 500, 140, 200);
    sign.getBoundingClientRect = () => new DOMRect(90, 486, 60, 18);
    expect(boxOf(card)).toEqual({ left: 90, top: 486, right: 240, bottom: 700 });
  });
});
