// Drives Firefox over WebDriver BiDi: lobby, a game of an edition up to a won battle, reload. `tools/firefox.py` starts
// the server, gives the words of the page and calls this; what it prints is a line for each step.
import puppeteer from "puppeteer-core";

const { address, firefox, editions, words } = JSON.parse(process.argv[2]);
const PATIENCE = 60_000;
const ANSWERS = 400;
/** How often the page is looked at while nothing has happened yet. */
const LOOK = 40;

/** What a player sees. The first button is the one to press: a note that was read, what is asked once more, a hint on
 * what to buy (a deck of any cards may never win), what the table proposes, the chosen card, else what goes on.
 * ``unheard``: the question for which no hint came. */
const look = ({ searching, unheard }) => {
  const root = document.querySelector("[data-table]");
  if (!root) return null;
  const { question = "", busy, over, planning, version } = root.dataset;
  const shown = (selector) =>
    [...root.querySelectorAll(selector)].filter(
      (e) => !e.disabled && !e.closest("[inert]") && e.checkVisibility(),
    );
  for (const old of document.querySelectorAll("[data-robot]")) old.removeAttribute("data-robot");
  const buys = shown("[data-option^='buy:'], [data-options*='buy:']");
  const next =
    document.querySelector("[data-note] .ok") ??
    shown("[data-waste] [data-can]")[0] ??
    (buys.length && question !== unheard ? shown(".asks .hint")[0] : null) ??
    shown(".asks .primary")[0] ??
    shown("[data-option^='buy:'][aria-pressed=true]")[0] ??
    buys.at(-1) ??
    shown("[data-option^='level:'], [data-options*='level:']")[0] ??
    shown("[data-option=village], [data-option=shop]")[0] ??
    shown("[data-option=done]")[0] ??
    shown("[data-option], [data-options]")[0];
  next?.setAttribute("data-robot", "");
  const seat = root.querySelector("[data-zone^='hand.']")?.dataset.zone.split(".")[1];
  return {
    version,
    question,
    over: over !== undefined,
    ready:
      Boolean(question && next) &&
      busy === undefined &&
      planning === undefined &&
      !shown(".asks .hinted").some((e) => e.textContent.includes(searching)),
    press: next ? (next.dataset.option ?? next.dataset.options ?? next.textContent.trim()) : "",
    hint: next?.matches(".hint") ?? false,
    won: root.querySelector(`[data-story] [data-seat="${seat}"] .won`) !== null,
  };
};

async function until(page, test, what, unheard = "") {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const seen = await page.evaluate(look, { searching: words.searching, unheard });
    if (seen && test(seen)) return seen;
    if (Date.now() > end) throw new Error(`${what}: ${JSON.stringify(seen)}`);
    await new Promise((done) => setTimeout(done, LOOK));
  }
}

/** Press what is sensible until a battle of one's own is won. */
async function play(page) {
  const pressed = [];
  const asked = [];
  for (let n = 1; n <= ANSWERS; n++) {
    // Twice in vain is enough: whoever gets no hint plays on without.
    const unheard = asked.at(-1) === asked.at(-2) ? asked.at(-1) : "";
    const seen = await until(
      page,
      (s) => s.over || s.won || s.ready,
      `nothing is asked after ${pressed.at(-1)}`,
      unheard,
    );
    if (seen.won) return n;
    if (seen.over) throw new Error("the game ended before a battle was won");
    pressed.push(seen.press);
    if (seen.hint) asked.push(seen.question);
    // A press, as a mouse gives it; what has moved away meanwhile is looked for again.
    const found = await page.$("[data-robot]");
    await found?.click({ offset: { x: 18, y: 12 } }).catch(() => null);
  }
  throw new Error(`no battle was won in ${ANSWERS} presses; the last: ${pressed.slice(-20)}`);
}

const browser = await puppeteer.launch({ browser: "firefox", executablePath: firefox, headless: true });
const problems = [];
try {
  for (const edition of editions) {
    const began = Date.now();
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    page.on("pageerror", (error) => problems.push(`${edition}: ${error.message ?? error}`));
    page.on("console", (message) => {
      if (message.type() === "error") problems.push(`${edition}: ${message.text()}`);
    });
    await page.setViewport({ width: 1366, height: 768 });
    await page.goto(`${address}/#/`);
    await page.locator(`button[aria-label="${words[edition]}"]`).click();
    await page.locator("#name-field").fill("Ada");
    await page.keyboard.press("Enter");
    await until(page, (s) => s.ready, "the table does not open");
    const answers = await play(page);
    await page.reload();
    await until(page, (s) => s.won, "the table does not come back as it was");
    console.log(
      `${edition}: a battle won after ${answers} presses, ${((Date.now() - began) / 1000).toFixed(1)} s`,
    );
    await context.close();
  }
} finally {
  await browser.close();
}
if (problems.length) {
  console.error(problems.join("\n"));
  process.exit(1);
}
