import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MOST } from "./choreography";
import { homes } from "./boxes";
import { play, skipMotion, snapshot } from "./motion";
import { settings } from "./settings.svelte";
import type { Event as Happened } from "./wire";

vi.mock("./settings.svelte", () => ({ settings: { factor: 1 } }));

interface Started {
  el: Element;
  frames: Keyframe[];
  options: KeyframeAnimationOptions;
  done: () => void;
}
let started: Started[];
let reads = 0;
const boxes = new WeakMap<Element, [number, number, number, number]>();

beforeEach(() => {
  started = [];
  reads = 0;
  (settings as { factor: number }).factor = 1;
  Element.prototype.getBoundingClientRect = function () {
    reads++;
    return new DOMRect(...(boxes.get(this) ?? [0, 0, 0, 0]));
  };
  Element.prototype.animate = function (frames, options) {
    let done = (): void => {};
    const finished = new Promise<Animation>((resolve) => (done = () => resolve(animation)));
    const animation = { finished, finish: () => done(), updatePlaybackRate: vi.fn() } as unknown as Animation;
    started.push({
      el: this,
      frames: frames as Keyframe[],
      options: options as KeyframeAnimationOptions,
      done,
    });
    return animation;
  };
});
afterEach(() => skipMotion());

function lay(html: [string, number, number, number, number][]): HTMLElement {
  const root = document.createElement("main");
  for (const [name, ...box] of html) {
    const el = document.createElement("div");
    const [zone, place, card] = name.split(" ");
    el.dataset.zone = zone;
    if (place) el.dataset.place = place;
    if (card) el.dataset.card = card;
    boxes.set(el, box);
    root.append(el);
  }
  document.body.replaceChildren(root);
  return root;
}

const leaving = (): Started[] => started.filter(({ el }) => el.classList.contains("leaving"));
const of = (card: string): Started[] => started.filter(({ el }) => (el as HTMLElement).dataset.card === card);
const move = (source: string, target: string, card: string | null = null, rank = 0): Happened => ({
  event: "move",
  card,
  source,
  target,
  rank,
});
it("looks for a hidden zone where a player would", () => {
  expect(homes("hand.2")).toEqual(["hand.2", "seat.2"]);
  expect(homes("stack.dagger")).toEqual(["stack.dagger", "village"]);
  expect(homes("destroyed")).toEqual(["destroyed"]);
});

describe("play", () => {
  const table: [string, number, number, number, number][] = [
    ["deck.1", 900, 600, 84, 116],
    ["discard.1", 800, 600, 84, 116],
    ["hand.1", 0, 500, 600, 200],
    ["hand.1 0 torch", 0, 500, 84, 116],
    ["hand.1 1 torch", 100, 500, 84, 116],
    ["hand.1 2 dagger", 200, 500, 84, 116],
    ["seat.2", 300, 0, 84, 116],
  ];

  it("draws a card from where the deck lies now", () => {
    const before = snapshot(lay([["deck.1", 900, 300, 84, 116]]), []);
    const now = lay([
      ["deck.1", 900, 600, 84, 116],
      ["hand.1", 0, 600, 600, 200],
      ["hand.1 0 dagger", 200, 600, 84, 116],
    ]);
    void play([move("deck.1", "hand.1", "dagger")], now, before);
    expect(of("dagger")[0]!.frames[0]).toMatchObject({
      transform: "translate(700.0px, 0.0px) scale(1.000, 1.000)",
    });
  });

  it("lets a card go from where its part of the page lies now", () => {
    const before = snapshot(
      lay([
        ["hall", 0, 50, 300, 200],
        ["hall 0 famine", 10, 60, 300, 54],
      ]),
      [move("hall", "destroyed", "famine", 1)],
    );
    void play([move("hall", "destroyed", "famine", 1)], lay([["hall", 0, 150, 300, 200]]), before);
    expect((leaving()[0]!.el as HTMLElement).style.top).toBe("160px");
  });

  it("lets nothing go that was scrolled out of sight", () => {
    const root = lay([["hall 0 famine", 10, 10, 300, 54]]);
    root.className = "stage-area";
    boxes.set(root, [0, 60, 390, 300]);
    const before = snapshot(root, [move("hall", "destroyed", "famine", 1)]);
    void play([move("hall", "destroyed", "famine", 1)], lay([]), before);
    expect(leaving()).toEqual([]);
  });

  it("lets the card go without the row that framed it", () => {
    const root = lay([["hall 0 famine", 10, 10, 300, 54]]);
    const row = document.createElement("div");
    row.dataset.whole = "";
    row.textContent = "what a fight would bring";
    boxes.set(row, [7, 7, 306, 160]);
    row.append(root.firstElementChild!);
    root.append(row);
    const before = snapshot(root, [move("hall", "destroyed", "famine", 1)]);
    void play([move("hall", "destroyed", "famine", 1)], lay([]), before);
    const gone = leaving()[0]!.el as HTMLElement;
    expect(gone.textContent).toBe("");
    expect([gone.style.top, gone.style.height]).toEqual(["10px", "54px"]);
  });

  it("squeezes no card into the shape of another", () => {
    const root = lay([
      ["hand.1", 0, 500, 600, 200],
      ["hand.1 0 dagger", 0, 500, 138, 196],
    ]);
    const before = snapshot(root, []);
    const now = lay([
      ["hand.1", 0, 500, 600, 200],
      ["hand.1 0 dagger", 200, 500, 69, 26],
    ]);
    void play([move("deck.1", "hand.1", "torch")], now, before);
    expect(of("dagger")[0]!.frames[0]).toMatchObject({
      transform: "translate(-200.0px, 0.0px) scale(2.000, 2.000)",
    });
  });

  it("lets cards lie when a phone turns from one place to the other", () => {
    const old = lay([["hall 0 kingdom", 0, 100, 370, 60]]);
    old.dataset.size = "phone";
    old.dataset.stage = "dungeon";
    const before = snapshot(old, []);
    const now = lay([["hall 0 kingdom", 0, 50, 120, 44]]);
    now.dataset.size = "phone";
    now.dataset.stage = "village";
    void play([], now, before);
    expect(of("kingdom")).toEqual([]);
    now.dataset.size = "desktop";
    void play([], now, before);
    expect(of("kingdom")).toHaveLength(1);
  });

  it("moves the card itself from where it lay to where it lies", () => {
    const root = lay(table);
    void play([move("deck.1", "hand.1", "dagger")], root, snapshot(root, []));
    const [travel] = of("dagger");
    expect(travel!.frames[0]).toMatchObject({
      transform: "translate(700.0px, 100.0px) scale(1.000, 1.000)",
      opacity: 0,
    });
    expect(travel!.frames.at(-1)).toMatchObject({ transform: "none", opacity: 1 });
    expect(leaving()).toHaveLength(0);
  });

  it("gives each of several equal cards a place of its own, in their order", () => {
    const root = lay(table);
    void play(
      [move("deck.1", "hand.1", "torch"), move("deck.1", "hand.1", "torch")],
      root,
      snapshot(root, []),
    );
    expect(of("torch").map(({ el }) => (el as HTMLElement).dataset.place)).toEqual(["0", "1"]);
    const [first, second] = of("torch").map(({ options }) => Number(options.delay));
    expect(second).toBeGreaterThan(first!);
  });

  it("keeps the last face of a card that has left the page, and nothing that speaks", () => {
    const events = [move("hand.1", "discard.1", "dagger")];
    const before = snapshot(lay(table), events);
    const root = lay(table.filter(([name]) => !name.endsWith("dagger")));
    void play(events, root, before);
    const [face] = leaving();
    expect(face!.el.closest(".motion-layer")).not.toBeNull();
    expect({ ...(face!.el as HTMLElement).dataset }).toEqual({});
    expect(face!.frames.at(-1)).toMatchObject({
      transform: "translate(600.0px, 100.0px) scale(1.000, 1.000)",
      opacity: 0,
    });
  });

  it("lets a destroyed card burn out where it lay", () => {
    const events = [move("hand.1", "destroyed", "dagger")];
    const before = snapshot(lay(table), events);
    void play(events, lay(table.filter(([name]) => !name.endsWith("dagger"))), before);
    expect(String(leaving()[0]!.frames.at(-1)!.transform)).toContain("scale(0.9)");
  });

  it("tells how a battle ended before the next monster comes", () => {
    const hall: [string, number, number, number, number][] = [["dungeon", 900, 0, 80, 100]];
    const compare = { event: "compare", seat: 1, card: "imp", total: 5, health: 3, won: true } as const;
    const events: Happened[] = [
      compare,
      move("hall", "discard.1", "imp", 1),
      { event: "shift", cards: ["golem", null] },
      move("dungeon", "hall", "rat", 2),
    ];
    const before = snapshot(
      lay([...table, ...hall, ["hall 0 imp", 0, 0, 90, 90], ["hall 1 golem", 200, 0, 90, 90]]),
      events,
    );
    const root = lay([...table, ...hall, ["hall 0 golem", 0, 0, 90, 90], ["hall 1 rat", 200, 0, 90, 90]]);
    void play(events, root, before, {
      get: (id) => ({ id, name: id, type: id === "torch" ? "hero" : "monster" }),
    });
    const delay = (one: Started | undefined): number => Number(one?.options.delay);
    const plate = started.find(({ el }) => el.classList.contains("motion-outcome"));
    expect(plate?.el.textContent).toBe("5 against 3: imp is defeated");
    // The heroes strike, the outcome is told, the monster goes home, the hall moves up, the next one comes.
    const [strike, goes, up, comes] = [of("torch")[0], leaving()[0], of("golem")[0], of("rat")[0]];
    expect(delay(strike)).toBeLessThan(delay(plate));
    expect(delay(goes)).toBeGreaterThan(delay(plate));
    expect(delay(up)).toBeGreaterThan(delay(goes));
    expect(delay(comes)).toBeGreaterThan(delay(up));
    // Until their time they stand where they stood.
    expect(up?.frames[0]!.transform).toBe("translate(200.0px, 0.0px) scale(1.000, 1.000)");
    expect(comes?.options.fill).toBe("backwards");
  });

  it("tells it over the monster, and the verdicts on the next ones once they are there", () => {
    const stage = (first: string, second: string): HTMLElement => {
      const root = lay([
        ...table,
        ["dungeon", 900, 0, 80, 100],
        [`hall 0 ${first}`, 400, 0, 100, 200],
        [`hall 1 ${second}`, 600, 0, 100, 200],
        ["hall 2 wolf", 800, 0, 100, 200],
      ]);
      for (const rank of [1, 2, 3]) {
        const box = document.createElement("section");
        Object.assign(box.dataset, { rank: `${rank}`, verdict: "wins" });
        root.append(box);
      }
      return root;
    };
    const compare = { event: "compare", seat: 1, card: "imp", total: 5, health: 3, won: true } as const;
    const events: Happened[] = [
      compare,
      move("hall", "discard.1", "imp", 1),
      { event: "shift", cards: ["golem", null] },
      move("dungeon", "hall", "rat", 2),
    ];
    const before = snapshot(stage("imp", "golem"), events);
    void play(events, stage("golem", "rat"), before);
    const plate = started.find(({ el }) => el.classList.contains("motion-outcome"))!;
    const top = Number(/translate\([^,]+, (\d+)/.exec(String(plate.frames[1]!.transform))![1]);
    expect(top).toBeLessThan(200 - 60);
    const told = started.filter(({ el }) => (el as HTMLElement).dataset.verdict);
    // What lies where it lay is not told anew.
    expect(told.map(({ el }) => (el as HTMLElement).dataset.rank)).toEqual(["1", "2"]);
    for (const one of told) {
      expect(one.frames[0]).toEqual({ opacity: 0 });
      expect(Number(one.options.delay)).toBeGreaterThan(Number(of("rat")[0]!.options.delay));
      expect(one.options.fill).toBe("backwards");
    }
  });

  it("does not stretch the head of a card over the whole of it", () => {
    const before = snapshot(lay([["hand.1 0 dagger", 300, 500, 84, 120]]), []);
    const root = lay([["hand.1 0 dagger", 0, 500, 84, 24]]);
    void play([{ event: "equip", seat: 1, card: "dagger", hero: "torch" }], root, before);
    const glide = of("dagger").find(({ frames }) => "transform" in frames[0]!);
    expect(glide?.frames[0]!.transform).toBe("translate(300.0px, 0.0px) scale(1.000, 1.000)");
  });

  it("lets monsters that change places pass each other, and outlines the room that did it", () => {
    const before = snapshot(
      lay([
        ["hall 0 imp", 0, 0, 100, 40],
        ["hall 1 golem", 200, 0, 100, 40],
        ["rooms 1 water-temple", 200, 50, 100, 20],
      ]),
      [],
    );
    const root = lay([
      ["hall 0 golem", 0, 0, 100, 40],
      ["hall 1 imp", 200, 0, 100, 40],
      ["rooms 1 water-temple", 200, 50, 100, 20],
    ]);
    void play(
      [
        { event: "must", card: "water-temple", ability: 1 },
        { event: "arrange", cards: ["golem", "imp"] },
      ],
      root,
      before,
    );
    expect([...of("golem"), ...of("imp")].map(({ frames }) => frames[0]!.transform)).toEqual([
      "translate(200.0px, 0.0px) scale(1.000, 1.000)",
      "translate(-200.0px, 0.0px) scale(1.000, 1.000)",
    ]);
    expect(of("water-temple")[0]!.frames[0]).toHaveProperty("outline");
  });

  it("reads all rectangles before it writes", () => {
    const root = lay(table);
    const before = snapshot(root, []);
    const animate = Element.prototype.animate;
    const seen = new Set<number>();
    Element.prototype.animate = function (...args) {
      seen.add(reads);
      return animate.apply(this, args);
    };
    void play([move("deck.1", "hand.1", "torch"), move("deck.1", "hand.1", "dagger")], root, before);
    expect(started.length).toBeGreaterThan(1);
    expect(seen.size).toBe(1);
  });

  it("never has more cards on the way than allowed", () => {
    const many = Array.from({ length: 40 }, (_, i): [string, number, number, number, number] => [
      `hand.1 ${i} torch`,
      ...([i, 0, 80, 100] as const),
    ]);
    const events = many.map(() => move("hand.1", "discard.1", "torch"));
    const before = snapshot(lay([...table, ...many]), events);
    void play(events, lay(table.slice(0, 2)), before);
    expect(document.querySelectorAll(".motion-layer > *").length).toBeLessThanOrEqual(MOST);
    expect(leaving().length).toBeGreaterThan(5);
  });

  it("comes to rest, and leaves nothing behind", async () => {
    const events = [move("hand.1", "discard.1", "dagger")];
    const before = snapshot(lay(table), events);
    const over = play(events, lay(table.slice(0, 5)), before);
    expect(document.querySelectorAll(".leaving")).toHaveLength(1);
    for (const one of started) one.done();
    await over;
    expect(document.querySelectorAll(".motion-layer")).toHaveLength(0);
  });

  it.each(["pointerdown", "keydown"])(
    "jumps to the end at any input (%s), and lets it through",
    async (input) => {
      const events = [move("hand.1", "discard.1", "dagger")];
      const before = snapshot(lay(table), events);
      const over = play(events, lay(table.slice(0, 5)), before);
      const event = new Event(input, { cancelable: true });
      document.body.dispatchEvent(event);
      window.dispatchEvent(event);
      expect(event.defaultPrevented).toBe(false);
      expect(document.querySelectorAll(".motion-layer")).toHaveLength(0);
      await over;
    },
  );

  it("only outlines what has changed for people who want stillness", async () => {
    (settings as { factor: number }).factor = 0;
    const root = lay(table);
    await play([move("deck.1", "hand.1", "dagger")], root, snapshot(root, []));
    expect(started.map(({ el }) => (el as HTMLElement).dataset.card)).toEqual(["dagger"]);
    expect(started[0]!.frames[0]).toHaveProperty("outline");
    expect(started[0]!.options.duration).toBe(1200);
    expect(started.some(({ frames }) => frames.some((frame) => "transform" in frame))).toBe(false);
  });
});
