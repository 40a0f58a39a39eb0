import { expect, it } from "vitest";
import type { EditionInfo, Seat, Table } from "../lib/wire";
import { isYours, leavable, opponents, running, toResume, usualEdition } from "./resume";

const seat = (given: Partial<Seat> = {}): Seat => ({
  kind: "person",
  name: "Ada",
  bot: "veteran",
  person: "",
  yours: true,
  online: true,
  away: false,
  resigned: false,
  absent: false,
  ...given,
});
const bot = seat({ kind: "bot", name: "Flint", yours: false });

const table = (id: string, given: Partial<Table> = {}): Table =>
  ({
    id,
    state: "playing",
    seats: [seat(), bot],
    asked: [],
    edition: "classic",
    created: 0,
    changed: 0,
    readonly: "",
    ...given,
  }) as Table;

it("goes on where it is one's move, then with what was played last", () => {
  const late = table("late", { changed: 9 });
  const mine = table("mine", { changed: 1, asked: [1] });
  expect(toResume([late, mine])?.id).toBe("mine");
  expect(running([late, mine]).map(({ id }) => id)).toEqual(["mine", "late"]);
  expect(toResume([table("early"), late])?.id).toBe("late");
});

it("never goes on with what is over, watched, resigned or unreadable", () => {
  const none = [
    table("over", { state: "over" }),
    table("watched", { seats: [bot, bot] }),
    table("resigned", { seats: [seat({ resigned: true }), bot] }),
    table("old", { readonly: "It is kept as it is." }),
  ];
  expect(toResume(none)).toBeUndefined();
});

it("does not wait for a seat that a bot plays", () => {
  expect(isYours(table("a", { asked: [1] }))).toBe(true);
  expect(isYours(table("a", { asked: [1], seats: [seat({ away: true }), bot] }))).toBe(false);
  expect(isYours(table("a", { asked: [2] }))).toBe(false);
});

it("puts away what waits, is over, or is played alone", () => {
  const other = seat({ name: "Bo", yours: false });
  expect(leavable(table("bots"))).toBe(true);
  expect(leavable(table("bots", { campaign: "c" }))).toBe(false);
  expect(leavable(table("people", { seats: [seat(), other] }))).toBe(false);
  expect(leavable(table("resigned", { seats: [seat({ resigned: true }), other, bot] }))).toBe(true);
  expect(leavable(table("watched", { seats: [other, bot] }))).toBe(true);
  expect(leavable(table("waits", { state: "waiting", seats: [seat(), other] }))).toBe(true);
  expect(leavable(table("over", { state: "over", seats: [seat(), other] }))).toBe(true);
});

it("begins with the edition that was played last", () => {
  const editions = [{ name: "classic" }, { name: "quest" }] as EditionInfo[];
  expect(usualEdition([], editions)?.name).toBe("classic");
  const old = table("old", { created: 1 });
  const quest = table("new", { created: 2, edition: "quest", state: "over" });
  expect(usualEdition([old, quest], editions)?.name).toBe("quest");
  expect(usualEdition([table("gone", { edition: "gone" })], editions)?.name).toBe("classic");
});

it("names the others", () => {
  const open = seat({ kind: "open", name: "", yours: false });
  expect(opponents(table("a", { seats: [seat(), bot, open] }))).toBe("Flint");
});
