import { describe, expect, it } from "vitest";
import { groups, letters, levels, listedElsewhere, locations, passages, standing, wayOf } from "./rooms";
import type { Held, Stack, View } from "./wire";

const held = (card: string, more: Partial<Held> = {}): Held => ({
  ...{ card, used: [], bearer: null, marked: false, lent: false, strength: null },
  ...more,
});

describe("champions", () => {
  it("have the first letter of a name, or a number where two begin alike", () => {
    expect(letters(["Ada", "bo"])).toEqual(["A", "B"]);
    expect(letters(["Ada", "Anna", "Bo", ""])).toEqual(["1", "2", "B", "4"]);
  });

  it("stand where they stand", () => {
    const view = { seats: [{ champion: "mine" }, { champion: "" }, { champion: "mine" }] } as View;
    expect(standing(view, "mine")).toEqual([1, 3]);
    expect(standing(view, "")).toEqual([]);
  });
});

describe("tokens", () => {
  it("lie together if they are alike", () => {
    const front = [held("wound"), held("potion"), held("wound"), held("potion", { used: [0] })];
    expect(groups(front).map((group) => group.places)).toEqual([[0, 2], [1], [3]]);
    expect(groups(front, (place) => (place === 2 ? "heal" : "")).length).toBe(4);
  });
});

describe("rooms", () => {
  it("lie two to a level below the entrance", () => {
    const view = { rooms: ["w", "a", "b", "c", "d", "e", "f"] } as View;
    expect(levels(view).map((one) => one.rooms)).toEqual([
      [1, 2],
      [3, 4],
      [5, 6],
    ]);
    expect(levels({ rooms: [] as string[] } as View)).toEqual([]);
  });
});

describe("an Epic game", () => {
  const stack = (name: string, deck: string | null): Stack => ({
    name,
    title: name,
    cards: [],
    deck,
    later: [],
  });
  const plain = { stacks: [stack("torch", null)] } as View;
  const epic = { stacks: [stack("cleric-1", "cleric"), stack("item-1", "item"), stack("any-1", "")] } as View;

  it("has the marketplace as a place", () => {
    expect(locations(plain)).not.toContain("marketplace");
    expect(locations(epic)).toContain("marketplace");
    expect(locations(epic).length).toBe(5);
  });

  it("shows decks beside their spots, and what is in the box nowhere", () => {
    expect(listedElsewhere(epic, "item")).toBe(true);
    expect(listedElsewhere(epic, "cleric")).toBe(true);
    expect(listedElsewhere(epic, "hero")).toBe(true);
    expect(listedElsewhere(plain, "item")).toBe(false);
    expect(listedElsewhere(epic, "curse")).toBe(false);
  });
});

describe("passages", () => {
  it("join the way in with the first level, and rooms that lie beside each other", () => {
    const doors = passages(7).map((door) => door.join("-"));
    expect(doors.sort()).toEqual(["0-1", "0-2", "1-2", "1-3", "2-4", "3-4", "3-5", "4-6", "5-6"]);
  });

  it("are lit along the way of the champion, back and forth", () => {
    const rooms = ["wilderness", "mine", "gate", "crypt", "well"];
    const view = { rooms, seats: [{ champion: "mine" }, { champion: "bazaar" }] } as unknown as View;
    expect(wayOf(view, 1, ["crypt", "well"])).toEqual(["1-3", "3-4"]);
    expect(wayOf(view, 1, ["wilderness", "gate"])).toEqual(["0-1", "0-2"]);
    expect(wayOf(view, 2, ["wilderness", "mine"])).toEqual(["0-1"]);
    expect(wayOf(view, 1, [])).toEqual([]);
  });
});
