import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { turnSeen, yourTurn } from "./notify";
import { settings } from "./settings.svelte";

vi.mock("./settings.svelte", () => ({ settings: { sound: false, notify: true } }));

const sent: { title: string; body?: string; close: () => void }[] = [];
class FakeNotification {
  static permission = "granted";
  onclick: (() => void) | null = null;
  close = vi.fn();
  constructor(title: string, { body }: NotificationOptions) {
    sent.push({ title, body, close: this.close });
  }
}

function away(hidden: boolean, focus: boolean): void {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  vi.spyOn(document, "hasFocus").mockReturnValue(focus);
}

beforeEach(() => {
  sent.length = 0;
  document.title = "Duskhall";
  FakeNotification.permission = "granted";
  (settings as { notify: boolean }).notify = true;
  vi.stubGlobal("Notification", FakeNotification);
});
afterEach(() => {
  turnSeen();
  vi.restoreAllMocks();
});

describe("your turn", () => {
  it("says nothing to somebody who looks at the page", () => {
    away(false, true);
    yourTurn("Classic");
    expect(document.title).toBe("Duskhall");
    expect(sent).toHaveLength(0);
  });

  it("marks the title once and clears it when the page is looked at", () => {
    away(true, false);
    yourTurn("Classic");
    yourTurn("Classic");
    expect(document.title).toMatch(/^● Your turn – Duskhall$/);
    dispatchEvent(new Event("focus"));
    expect(document.title).toBe("Duskhall");
    expect(sent[1]!.close).toHaveBeenCalled();
  });

  it("sends a message only to who wants it, may have it and does not look", () => {
    away(true, false);
    yourTurn("Classic");
    expect(sent.map(({ body }) => body)).toEqual(["Classic"]);
    away(false, false);
    yourTurn("Classic");
    away(true, false);
    (settings as { notify: boolean }).notify = false;
    yourTurn("Classic");
    (settings as { notify: boolean }).notify = true;
    FakeNotification.permission = "denied";
    yourTurn("Classic");
    expect(sent).toHaveLength(1);
  });
});
