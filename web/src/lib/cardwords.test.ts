import { expect, it } from "vitest";
import { cardWords, figureWords } from "./cardwords";
import { madeUp } from "./made-up";

it("says what a card is and what is printed on it", () => {
  const knight = madeUp("Knight", {
    type: "hero",
    figures: { attack: 4, strength: 8, gold: -1, vp: 1, cost: 9 },
  });
  expect(cardWords(knight)).toBe("Knight, hero, attack 4, strength 8, gold −1, 1 victory point");
  expect(cardWords(madeUp("Thing", { type: "new" }))).toBe("Thing, other card");
});

it("knows what only some editions have", () => {
  const said = ["gear", "wound", "room", "key", "treasure"].map((type) => cardWords(madeUp("It", { type })));
  expect(said).toEqual(["It, gear", "It, wound", "It, room", "It, key", "It, treasure"]);
  const goblin = madeUp("Goblin", {
    type: "monster",
    figures: { health: 4, armor: 1, resistance: 2, wounds: 3 },
  });
  expect(figureWords(goblin)).toEqual(["health 4", "armor 1", "magic resistance 2", "wounds 3"]);
  const crypt = madeUp("Crypt", { kind: "room", type: "room", figures: { darkness: 1, health: 2 } });
  expect(figureWords(crypt)).toEqual(["health +2", "light penalty 1"]);
});
