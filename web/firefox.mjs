// Drives Firefox over WebDriver BiDi: lobby, a game of an edition up to a won battle, reload. `tools/firefox.py` starts
// the server, gives the words of the page and calls this; what it prints is a line for each step.
import puppeteer from "puppeteer-core";

const { address, firefox, editions, words } = JSON.parse(process.argv[2]);
const PATIENCE = 20_000;
const ANSWERS = 400;

/** What a player sees: the same hooks as tests/page/player.py reads. */
const look = () => {
  const root = document.querySelector("[data-table]");
  if (!root) return null;
  const seen = [...root.querySelectorAll("[data-option], [data-options]")].filter(
    (e) => !e.closest("[inert]") && e.checkVisibility(),
  );
  const ids = seen.flatMap((e) => (e.dataset.options ?? e.dataset.option).split(" "));
  const wins = [...root.querySelectorAll('[data-verdict="wins"]')].map((e) => Number(e.dataset.rank));
  const { question = "", busy, over, planning, version } = root.dataset;
  const at = { busy: busy !== undefined, over: over !== undefined, planning: planning !== undefined };
  return { options: [...new Set(ids)], wins, question, version, ...at };
};

/** Fight what the party beats, else buy the dearest card, else go on. */
function choose({ options, wins }) {
  const of = (verb) => options.filter((id) => id.split(":")[0] === verb);
  const won = of("attack").find((id) => wins.includes(Number(id.split(":")[1])));
  if (won) return won;
  if (options.includes("dungeon")) {
    if (wins.length) return "dungeon";
    return ["village", "shop", "bazaar"].find((way) => options.includes(way)) ?? options[0];
  }
  const go = of("go");
  if (go.length && !wins.length) return go[0];
  const first = [...of("equip"), ...of("level"), ...of("buy").reverse()][0];
  return first ?? options.find((id) => id === "done") ?? of("attack")[0] ?? options[0];
}

async function until(page, test, what) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const seen = await page.evaluate(look);
    if (seen && test(seen)) return seen;
    if (Date.now() > end) throw new Error(`${what}: ${JSON.stringify(seen)}`);
    await new Promise((done) => setTimeout(done, 60));
  }
}

/** Press what brings an option about: the thing itself, then what it offers. */
async function press(page, option, question) {
  const answered = async () => {
    const seen = await page.evaluate(look);
    return !seen || seen.busy || seen.question !== question;
  };
  for (let tries = 0; tries < 4; tries++) {
    const found = await page.evaluateHandle((id) => {
      const shown = (selector) =>
        [...document.querySelectorAll(`[data-table] ${selector}`)].find((e) => e.checkVisibility());
      const quoted = CSS.escape(id);
      return shown(`[data-option="${quoted}"]`) ?? shown(`[data-options~="${quoted}"]`) ?? null;
    }, option);
    const element = found.asElement();
    if (element) await element.click({ offset: { x: 18, y: 12 } });
    for (let i = 0; i < 10; i++) {
      if (await answered()) return;
      await new Promise((done) => setTimeout(done, 50));
    }
  }
  throw new Error(`pressing ${option} did nothing`);
}

async function play(page) {
  for (let n = 1; n <= ANSWERS; n++) {
    const seen = await until(
      page,
      (s) => s.over || (s.options.length > 0 && s.question && !s.busy && !s.planning),
      "nothing is asked",
    );
    if (seen.over) throw new Error("the game ended before a battle was won");
    const option = choose(seen);
    const battle = option.startsWith("attack:") && seen.wins.includes(Number(option.split(":")[1]));
    await press(page, option, seen.question);
    if (battle) return n;
  }
  throw new Error(`no battle was won in ${ANSWERS} answers`);
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
    await until(page, (s) => s.options.length > 0, "the table does not open");
    const answers = await play(page);
    await page.reload();
    await until(page, (s) => s.version !== undefined, "the table does not come back");
    console.log(
      `${edition}: a battle won after ${answers} answers, ${((Date.now() - began) / 1000).toFixed(1)} s`,
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
