import { say } from "./words";

/** The page's places. The key of a table or campaign stands in the fragment, which a browser never sends. */
export type Route =
  | { page: "lobby" | "settings" | "about" | "games" | "learn" }
  | { page: "challenge"; id: string }
  | { page: "admin"; code: string }
  | { page: "new"; edition: string; replay: string; move: number }
  | { page: "table" | "campaign"; id: string; key: string }
  | { page: "newcampaign" }
  | { page: "replay"; id: string; move: number; review?: boolean }
  | { page: "cards"; edition: string }
  | { page: "rules"; edition: string; section: string }
  | { page: "unknown"; hash: string };

const NOT_GIVEN = -1;
const USUAL = "classic";

function count(text: string | undefined): number | null {
  if (text === undefined || text === "") return NOT_GIVEN;
  return /^\d{1,7}$/.test(text) ? Number(text) : null;
}

/** The place a fragment such as "#/t/ID/KEY" means. */
export function parse(hash: string): Route {
  const unknown: Route = { page: "unknown", hash };
  let parts: string[];
  try {
    parts = hash
      .replace(/^#?\/?/, "")
      .replace(/\/$/, "")
      .split("/")
      .map(decodeURIComponent);
  } catch {
    return unknown; // not a well-formed address
  }
  const [page = "", a = "", b = "", c] = parts;
  const most = { new: 4, t: 3, c: 3, r: 3, rules: 3, cards: 2, x: 2, admin: 2 }[page] ?? 1;
  if (parts.length > most) return unknown;
  if (page === "") return { page: "lobby" };
  if (page === "settings" || page === "about" || page === "games" || page === "learn") return { page };
  if (page === "admin") return { page, code: a };
  if (page === "x" && a) return { page: "challenge", id: a };
  if (page === "new" && a === "from") {
    const move = count(c);
    return b && move !== null ? { page: "new", edition: "", replay: b, move } : unknown;
  }
  if (page === "new" && parts.length < 3) return { page: "new", edition: a, replay: "", move: NOT_GIVEN };
  if (page === "t" && a) return { page: "table", id: a, key: b };
  if (page === "c" && a === "new") return b ? unknown : { page: "newcampaign" };
  if (page === "c" && a) return { page: "campaign", id: a, key: b };
  if (page === "r" && a) {
    if (b === "review") return { page: "replay", id: a, move: NOT_GIVEN, review: true };
    const move = count(b);
    return move === null ? unknown : { page: "replay", id: a, move };
  }
  if (page === "cards") return { page, edition: a || USUAL };
  if (page === "rules") return { page, edition: a || USUAL, section: b };
  return unknown;
}

function link(...parts: (string | number | undefined)[]): string {
  const given = parts.filter((part) => part !== undefined && part !== "" && part !== NOT_GIVEN);
  return "#/" + given.map((part) => encodeURIComponent(String(part))).join("/");
}

/** Addresses of the page's places, for `href` and `go`. */
export const links = {
  lobby: () => link(),
  fresh: (edition = "") => link("new", edition),
  fork: (replay: string, move: number) => link("new", "from", replay, move),
  table: (id: string, key = "") => link("t", id, key),
  newCampaign: () => link("c", "new"),
  campaign: (id: string, key = "") => link("c", id, key),
  replay: (id: string, move = NOT_GIVEN) => link("r", id, move),
  review: (id: string) => link("r", id, "review"),
  cards: (edition: string) => link("cards", edition),
  rules: (edition: string, section = "") => link("rules", edition, section),
  learn: () => link("learn"),
  games: () => link("games"),
  challenge: (code: string) => link("x", code),
  settings: () => link("settings"),
  about: () => link("about"),
  admin: (code = "") => link("admin", code),
};

/** The whole address of a place, to be passed on to somebody. */
export function address(hash: string): string {
  return location.origin + location.pathname + hash;
}

let current = $state<Route>(parse(location.hash));
/** Whether there is a place of this page to go back to. */
let moved = false;
addEventListener("hashchange", () => {
  moved = true;
  current = parse(location.hash);
});

export function route(): Route {
  return current;
}

/** Go to a place; `replace` leaves no step for the back button. */
export function go(hash: string, replace = false): void {
  if (replace) {
    history.replaceState(null, "", hash);
    current = parse(hash);
  } else {
    location.hash = hash;
  }
}

/** Go back to where one was; who came here first goes to the lobby. */
export function back(): void {
  if (moved) history.back();
  else go(links.lobby());
}

/** Set the title of the browser's tab. */
export function title(text = ""): void {
  document.title = text ? say("page-title", { text }) : say("page-name");
}
