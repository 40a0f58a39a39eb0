import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MOST } from "./choreography";
import { homes, play, skipMotion, snapshot } from "./motion";
import { settings } from "./settings.svelte";
import type { Event } from "./wire";

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

const ghosts = (): Started[] => started.filter(({ el }) => el.classList.contains("motion-card"));
const move = (source: string, target: string, card: string | null = null, rank = 0): Event => ({
  event: "move",
  card,
  source,
  target,
  rank,
});
const at = (frame: Keyframe | undefined): string => String(frame?.transform).split(") ")[0]! + ")";

describe("snapshot", () => {
  it("knows zones, cards and places", () => {
    const found = snapshot(
      lay([
        ["hand.1", 0, 500, 800, 200],
        ["hand.1 0 torch", 10, 510, 100, 140],
        ["stack.dagger 0 dagger", 300, 0, 200, 40],
      ]),
    );
    expect(found.zones.get("hand.1")).toEqual({ x: 0, y: 500, w: 800, h: 200 });
    expect(found.zones.get("stack.dagger")).toEqual({ x: 300, y: 0, w: 200, h: 40 });
    expect(found.spots.get("hand.1")?.map((spot) => spot.card)).toEqual(["torch"]);
  });

  it("takes the box a folded zone lies in, but never the whole table", () => {
    const root = lay([["hall", 0, 0, 600, 300]]);
    const fold = document.createElement("section");
    boxes.set(fold, [5, 6, 70, 80]);
    const folded = document.createElement("div");
    folded.dataset.zone = "discard.1";
    fold.append(folded);
    const gone = document.createElement("div");
    gone.dataset.zone = "deck.1";
    root.append(fold, gone);
    boxes.set(root, [0, 0, 1000, 1000]);
    const found = snapshot(root);
    expect(found.zones.get("discard.1")).toEqual({ x: 5, y: 6, w: 70, h: 80 });
    expect(found.zones.has("deck.1")).toBe(false);
  });
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

  it("lets monsters that change places glide past each other, and rings the room that did it", async () => {
    const before = snapshot(
      lay([
        ["hall 0 imp", 0, 0, 100, 40],
        ["hall 1 golem", 200, 0, 100, 40],
        ["rooms 1 water-temple", 200, 50, 100, 20],
      ]),
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
    const glides = started.filter(({ el }) => el.parentElement === root);
    expect(glides.map(({ frames }) => frames[0]!.transform)).toEqual([
      "translate(200px, 0px)",
      "translate(-200px, 0px)",
    ]);
    const rings = started.filter(({ el }) => el.classList.contains("motion-ring"));
    expect(rings.map(({ frames }) => at(frames[0]))).toEqual(["translate(200.0px, 50.0px)"]);
  });

  it("flies from where the card lay to where it lies, and the real card waits", async () => {
    const root = lay(table);
    void play([move("deck.1", "hand.1", "dagger")], root, snapshot(root));
    const [ghost] = ghosts();
    expect(at(ghost!.frames[0])).toBe("translate(942.0px, 658.0px)");
    expect(at(ghost!.frames.at(-1))).toBe("translate(242.0px, 558.0px)");
    const real = started.find(({ el }) => (el as HTMLElement).dataset.card === "dagger");
    expect(real?.frames).toEqual([{ opacity: 0 }, { opacity: 0 }]);
    expect(real?.options.duration).toBe(ghost!.options.duration);
  });

  it("gives each of several equal cards a goal of its own, in their order", () => {
    const root = lay(table);
    void play([move("deck.1", "hand.1", "torch"), move("deck.1", "hand.1", "torch")], root, snapshot(root));
    expect(ghosts().map(({ frames }) => at(frames.at(-1)))).toEqual([
      "translate(42.0px, 558.0px)",
      "translate(142.0px, 558.0px)",
    ]);
  });

  it("shows a zone that is not in sight at its seat, and nothing where there is no place at all", () => {
    const root = lay(table);
    void play([move("deck.2", "hand.2"), move("aside", "secret.9")], root, snapshot(root));
    expect(ghosts()).toHaveLength(1);
    expect(at(ghosts()[0]!.frames[0])).toBe("translate(342.0px, 58.0px)");
  });

  it("reads all rectangles before it writes", () => {
    const root = lay(table);
    const before = snapshot(root);
    const animate = Element.prototype.animate;
    const seen = new Set<number>();
    Element.prototype.animate = function (...args) {
      seen.add(reads);
      return animate.apply(this, args);
    };
    void play(
      [...Array(10)].map(() => move("deck.1", "discard.1", "torch")),
      root,
      before,
    );
    expect(ghosts()).toHaveLength(10);
    expect(seen.size).toBe(1);
  });

  it("animates nothing but transform and opacity", () => {
    const root = lay(table);
    const events: Event[] = [
      move("hand.1", "discard.1", "torch"),
      { event: "use", seat: 1, card: "dagger", ability: 1 },
      { event: "xp", seat: 1, amount: 2 },
    ];
    void play(events, root, snapshot(root));
    const names = new Set(started.flatMap(({ frames }) => frames.flatMap((frame) => Object.keys(frame))));
    expect([...names].sort()).toEqual(["offset", "opacity", "transform"]);
    expect(started.length).toBeGreaterThan(2);
  });

  it("never has more copies on the way than allowed, even over several updates", () => {
    const root = lay(table);
    const many = Array.from({ length: 25 }, (_, i) =>
      move("deck.1", i % 2 ? "hand.2" : "discard.1", "torch"),
    );
    for (let i = 0; i < 4; i++) {
      void play(many, root, snapshot(root));
      expect(document.querySelectorAll(".motion-layer > *").length).toBeLessThanOrEqual(MOST);
    }
  });

  it("comes to rest, and cleans up", async () => {
    const root = lay(table);
    const over = play([move("deck.1", "hand.1", "dagger")], root, snapshot(root));
    for (const one of started) one.done();
    await over;
    expect(document.querySelectorAll(".motion-layer > *")).toHaveLength(0);
  });

  it("can be skipped", async () => {
    const root = lay(table);
    const over = play([move("deck.1", "hand.1", "dagger")], root, snapshot(root));
    skipMotion();
    expect(document.querySelectorAll(".motion-layer > *")).toHaveLength(0);
    await over;
  });

  it("stands still for who wants it so", async () => {
    const root = lay(table);
    const before = snapshot(root);
    (settings as { factor: number }).factor = 0;
    await play([move("deck.1", "hand.1", "dagger")], root, before);
    expect(started).toHaveLength(0);
  });
});
