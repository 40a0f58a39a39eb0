import { beforeEach, expect, it, vi } from "vitest";
import { number, press, reading, type Commands } from "./keys";

let root: HTMLElement;
let clicked: string[];
const did = { undo: vi.fn(), log: vi.fn(), help: vi.fn(), clear: vi.fn(() => true) };

beforeEach(() => {
  document.body.innerHTML = `<div id="root">
    <button data-can data-spot="a" data-option="one" id="a">a</button>
    <button id="no">not now</button>
    <button data-can data-spot="b" id="b">b</button>
    <button data-can data-option="one" id="again">a again</button>
    <button data-can data-main data-option="done" id="main">done</button>
    <input id="field" />
    <button data-talk id="chat">chat</button>
  </div>`;
  root = document.getElementById("root")!;
  clicked = [];
  for (const button of root.querySelectorAll("button")) button.onclick = () => clicked.push(button.id);
  vi.clearAllMocks();
});

function key(name: string, on: Element = document.body, more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent("keydown", { key: name, bubbles: true, ...more });
  let result = false;
  const commands: Commands = { root, ...did };
  document.addEventListener("keydown", (e) => (result = press(e, commands)), { once: true });
  on.dispatchEvent(event);
  return result;
}

it("reads what can be done in order, each thing once; a menu that stands open comes first", () => {
  expect(reading(root).map((one) => one.id)).toEqual(["a", "b", "main"]);
  root.insertAdjacentHTML("beforeend", `<div class="float"><button data-option="x" id="x"></button></div>`);
  expect(reading(root).map((one) => one.id)).toEqual(["x"]);
});

it("shows numbers and takes them away", () => {
  number(root, true);
  expect(document.getElementById("b")!.dataset.number).toBe("2");
  number(root, false);
  expect(root.querySelector("[data-number]")).toBeNull();
});

it("chooses by number, goes on with d, space and Enter, and leaves what it does not know", () => {
  expect(key("2")).toBe(true);
  key("d");
  key(" ");
  key("Enter");
  expect(clicked).toEqual(["b", "main", "main", "main"]);
  expect(key("9")).toBe(false);
  expect(key("q")).toBe(false);
});

it("moves the focus between what can be done, round and round", () => {
  key("ArrowRight");
  expect(document.activeElement!.id).toBe("a");
  key("ArrowDown", document.activeElement!);
  expect(document.activeElement!.id).toBe("b");
  key("ArrowLeft", document.activeElement!);
  key("ArrowLeft", document.activeElement!);
  expect(document.activeElement!.id).toBe("main");
});

it("a focused button keeps its own space bar; fields and shortcuts of the browser are left alone", () => {
  expect(key(" ", document.getElementById("no")!)).toBe(false);
  expect(key("Enter", document.getElementById("no")!)).toBe(false);
  expect(key("1", document.getElementById("field")!)).toBe(false);
  expect(key("d", document.getElementById("chat")!)).toBe(false);
  expect(key("u", document.body, { ctrlKey: true })).toBe(false);
  expect(clicked).toEqual([]);
  expect(did.undo).not.toHaveBeenCalled();
});

it("has keys for undo, log, help and escape", () => {
  for (const name of ["u", "l", "?", "Escape"]) key(name);
  for (const one of Object.values(did)) expect(one).toHaveBeenCalledOnce();
});
