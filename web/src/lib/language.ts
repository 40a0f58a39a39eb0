import { words } from "virtual:words";

/** What the reader has chosen on this device; for the server, which gives the page out in that language. */
const COOKIE = "duskhall-language";
const KEPT = "duskhall.language";
const YEAR = 365 * 24 * 3600;
const FIRST = "en";

/** The languages there are. */
export const LANGUAGES: readonly string[] = Object.keys(words);

/** The language we have for a tag such as "de-AT"; none: undefined. */
export function spoken(tag: string): string | undefined {
  const name = tag.split(/[-_]/)[0]!.toLowerCase();
  return LANGUAGES.find((language) => language === name);
}

/** What was chosen; empty: nothing, or a language we no longer have. */
export function chosen(): string {
  try {
    return spoken(localStorage.getItem(KEPT) ?? "") ?? "";
  } catch {
    return ""; // storage is not allowed
  }
}

function pick(): string {
  return chosen() || (navigator.languages.map(spoken).find(Boolean) ?? FIRST);
}

/** The language of this page, for as long as it stands open. */
export let language = pick();

function keepCookie(name: string): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${COOKIE}=${name}; Path=/; Max-Age=${name ? YEAR : 0}; SameSite=Lax${secure}`;
}

/** The page is in this language: the browser breaks lines and reads aloud by it. */
export function settle(name: string = language): void {
  language = name;
  document.documentElement.lang = name;
  if (chosen()) keepCookie(chosen());
}

/** Read in another language from now on; empty: the browser's. The page opens anew where it stands. */
export function choose(name: string): void {
  try {
    if (name) localStorage.setItem(KEPT, name);
    else localStorage.removeItem(KEPT);
  } catch {
    // storage is not allowed: the cookie may be
  }
  keepCookie(name);
  location.reload();
}

/** What a language calls itself. */
export function nameOf(name: string): string {
  const said = new Intl.DisplayNames([name], { type: "language" }).of(name) ?? name;
  return said.charAt(0).toLocaleUpperCase(name) + said.slice(1);
}
