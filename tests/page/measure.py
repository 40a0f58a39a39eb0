"""Measures the table in the browser: what overlaps, what is cut, what is too small, what is out of sight.

``problems(page)`` lists what is wrong, one line each; an empty list is what every size wants. It looks at what is on
the screen now, so it can be called after any move, at any size of the window.
"""

from __future__ import annotations

from playwright.sync_api import Page

SIZES = (
    (360, 740),
    (390, 844),
    (844, 390),
    (820, 1180),
    (1024, 768),
    (1100, 760),
    (1366, 650),
    (1366, 768),
    (1920, 1080),
    (2560, 1440),
)
"""Windows at which the table has to work."""
WHOLE = (1024, 768)
"""From this size on nothing of the table scrolls but what was said and done."""

MEASURE = r"""({ whole, board }) => {
  const SLACK = 2, SMALLEST = 12, SEEN = 60;
  const root = document.querySelector(board);
  if (!root) return [`there is no ${board}`];
  const found = new Set();
  const HANGS = ".gem, .tag, .step, .sign, .mark, .short, .stamp, .levels, [data-number]";
  const OVER = ".tray, .aside, .drawer, dialog, .toast, .near, .note, .float, .ledger-area, .ledger";
  const STORY = ".side, .story, .drawer";

  const name = (e) => {
    const thing = e.closest("[data-spot], [data-option], [data-total], [data-rank], button, section, [class]");
    const { spot, option, total, zone, rank } = thing?.dataset ?? {};
    const at = spot ?? option ?? total ?? (rank && `rank ${rank}`) ?? zone ?? "";
    const kind = (typeof thing?.className === "string" ? thing.className : "").replace(/\bZ\w{5}\b/g, "").trim();
    return `${thing?.tagName.toLowerCase()}.${kind.split(/\s+/).join(".")}${at ? `[${at}]` : ""}`;
  };
  const px = (r) => `${Math.round(r.left)},${Math.round(r.top)} to ${Math.round(r.right)},${Math.round(r.bottom)}`;
  const seen = (e) => {
    if (!e.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    return !e.closest(".unseen, .skip, [inert], [hidden]");
  };
  const hides = (e) => {
    const { overflowX, overflowY } = getComputedStyle(e);
    return { x: overflowX !== "visible", y: overflowY !== "visible",
             scrolls: [overflowX, overflowY].some((one) => one === "auto" || one === "scroll") };
  };
  /* What an element is cut to, and whether one can scroll to the rest. */
  const window_ = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const frameOf = (e) => {
    let frame = { ...window_ }, scroller = null;
    for (let a = e.parentElement; a && a !== document.documentElement; a = a.parentElement) {
      if (getComputedStyle(a).position === "fixed") break;
      const cut = hides(a);
      if (!cut.x && !cut.y) continue;
      const r = a.getBoundingClientRect();
      if (cut.scrolls && (a.scrollHeight > a.clientHeight + 1 || a.scrollWidth > a.clientWidth + 1)) scroller ??= a;
      if (cut.x) { frame.left = Math.max(frame.left, r.left); frame.right = Math.min(frame.right, r.right); }
      if (cut.y) { frame.top = Math.max(frame.top, r.top); frame.bottom = Math.min(frame.bottom, r.bottom); }
    }
    return { frame, scroller };
  };
  const inside = (r, f, slack) =>
    r.left >= f.left - slack && r.right <= f.right + slack && r.top >= f.top - slack && r.bottom <= f.bottom + slack;
  const handOf = (e) => e.closest(".hand");
  const over = (e) => e.closest(OVER);

  /* Things that can be pressed. */
  const flows = (e) => getComputedStyle(e).display === "inline"; // a link in a sentence goes over lines
  const pressed = [...root.querySelectorAll("button, a[href], input, select, textarea")]
    .filter((e) => seen(e) && !flows(e));
  const boxes = pressed.map((e) => [e, e.getBoundingClientRect()]).filter(([, r]) => r.width && r.height)
    .map(([e, r]) => ({ e, r, ...frameOf(e) })).sort((a, b) => a.r.top - b.r.top);
  for (const { e, r, frame, scroller } of boxes) {
    if (!inside(r, frame, SLACK + 2) && !scroller) found.add(`out of sight: ${name(e)} at ${px(r)}`);
  }
  boxes.forEach(({ e: a, r, frame: fa }, i) => {
    for (let j = i + 1; j < boxes.length && boxes[j].r.top < r.bottom; j++) {
      const { e: b, r: s, frame: fb } = boxes[j];
      if (a.contains(b) || b.contains(a) || over(a) !== over(b)) continue;
      const x = Math.min(r.right, s.right, fa.right, fb.right) - Math.max(r.left, s.left, fa.left, fb.left);
      const y = Math.min(r.bottom, s.bottom, fa.bottom, fb.bottom) - Math.max(r.top, s.top, fa.top, fb.top);
      if (x <= SLACK || y <= SLACK) continue;
      if (a.matches(".levels") || b.matches(".levels")) continue;
      /* The step towards a room stands in a corner of its verdict; words that it covers are found below. */
      if (a.closest(".below") && a.closest(".below") === b.closest(".below")) continue;
      const hand = handOf(a);
      if (hand && hand === handOf(b)) {
        /* A weapon lies under its hero; cards of a full hand lie on each other, and enough of each is seen. */
        if (a.closest(".slot") === b.closest(".slot") || Math.abs(r.left - s.left) >= SEEN) continue;
      }
      found.add(`overlap: ${name(a)} at ${px(r)} and ${name(b)} at ${px(s)}`);
    }
  });

  /* Words. */
  const lines = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data.trim();
    const e = node.parentElement;
    if (!text || !seen(e) || e.closest("script, style, svg, option")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((r) => r.width > 1 && r.height > 1);
    if (!rects.length) continue;
    const what = `“${text.slice(0, 40)}” in ${name(e)}`;
    const size = parseFloat(getComputedStyle(e).fontSize);
    if (size < SMALLEST - 0.01) found.add(`small: ${what} at ${size} px`);
    const { frame, scroller } = frameOf(e);
    const hung = e.closest(HANGS);
    const box = e.closest(".card-face, .card-head, button:not(.thing), .stall, .strip li, .strip, .ware");
    const edge = box?.getBoundingClientRect();
    for (const r of rects) {
      /* Letters are lower than their line. */
      const trimmed = { left: r.left, right: r.right, top: r.top + r.height * 0.2, bottom: r.bottom - r.height * 0.2 };
      if (!inside(trimmed, frame, 1) && !scroller) found.add(`cut: ${what} at ${px(r)}`);
      else if (!hung && edge && !inside(trimmed, edge, SLACK)) found.add(`spills: ${what} at ${px(r)}`);
    }
    /* Words that lie under something else. The hand is full of them on purpose. */
    if (hung || handOf(e) || scroller) continue;
    const own = e.closest("button, .thing") ?? e.closest("section, article, li, p, h2, h3");
    for (const r of rects) {
      lines.push({ e, what, left: r.left + 1, right: r.right - 1, top: r.top + r.height * 0.25,
                   bottom: r.bottom - r.height * 0.25 });
      const y = r.top + r.height / 2;
      for (const x of [r.left + 3, r.left + r.width / 2, r.right - 3]) {
        if (!inside({ left: x, right: x, top: y, bottom: y }, frame, 0)) continue;
        const top = document.elementFromPoint(x, y);
        if (!top || top.contains(e) || e.contains(top)) continue;
        if (over(top) && over(top) !== over(e)) continue;
        if (own?.contains(top) || top.matches(HANGS) || top.closest(HANGS)) continue;
        found.add(`covered: ${what} by ${name(top)}`);
      }
    }
  }
  /* Words on words. */
  lines.sort((a, b) => a.top - b.top);
  lines.forEach((a, i) => {
    for (let j = i + 1; j < lines.length && lines[j].top < a.bottom - 1; j++) {
      const b = lines[j];
      if (a.e === b.e || over(a.e) !== over(b.e)) continue;
      const shared = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      if (shared > 1) found.add(`on each other: ${a.what} and ${b.what}`);
    }
  });
  for (const e of root.querySelectorAll("*")) {
    const cut = getComputedStyle(e).textOverflow === "ellipsis" && e.scrollWidth > e.clientWidth + 1;
    if (cut && seen(e) && !e.closest(STORY)) found.add(`cut: “${e.textContent.trim().slice(0, 40)}” in ${name(e)}`);
  }

  /* The browser cuts what is chosen in a list. */
  const pen = document.createElement("canvas").getContext("2d"), ARROW = 16;
  for (const e of root.querySelectorAll("select")) {
    if (!seen(e) || !e.selectedOptions.length) continue;
    const { font, paddingLeft, paddingRight } = getComputedStyle(e);
    const text = e.selectedOptions[0].text.trim();
    pen.font = font;
    const room = e.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - ARROW;
    if (pen.measureText(text).width > room + SLACK) found.add(`cut: “${text}” in ${name(e)}`);
  }

  /* What scrolls. */
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth + 1) found.add(`the page is ${page.scrollWidth} wide`);
  if (page.scrollHeight > innerHeight + 1) found.add(`the page is ${page.scrollHeight} high`);
  if (whole) {
    for (const e of root.querySelectorAll("*")) {
      if (e.closest(STORY) || !seen(e)) continue;
      const { overflowX, overflowY } = getComputedStyle(e);
      const bars = (kind) => kind === "auto" || kind === "scroll";
      if (bars(overflowY) && e.scrollHeight > e.clientHeight + 1)
        found.add(`scrolls: ${name(e)}, ${e.scrollHeight} in ${e.clientHeight}`);
      else if (bars(overflowX) && e.scrollWidth > e.clientWidth + 1)
        found.add(`scrolls: ${name(e)}, ${e.scrollWidth} in ${e.clientWidth} wide`);
    }
    for (const e of root.querySelectorAll(".card-face.texted[data-face=bare]"))
      if (seen(e)) found.add(`hides its text: ${name(e)}, ${e.querySelector(".name")?.textContent}`);
  }
  return [...found];
}"""

SETTLED = """async () => {
  for (let i = 0; i < 4; i++) await new Promise((next) => requestAnimationFrame(next));
  return document.fonts.status === "loaded";
}"""


def problems(page: Page, board: str = ".board") -> list[str]:
    """What is wrong with the table as it is on the screen: overlaps, cut or small or covered words, what is out of
    sight, and, in windows that are large enough, what scrolls and which cards hide their text."""
    page.wait_for_function(SETTLED)
    size = page.viewport_size
    assert size
    whole = size["width"] >= WHOLE[0] and size["height"] >= 650
    found: list[str] = page.evaluate(MEASURE, {"whole": whole, "board": board})
    return found


def resize(page: Page, size: tuple[int, int]) -> None:
    """Another window; cards have found their faces when this returns."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.mouse.move(0, 0)
    page.wait_for_function(SETTLED)


def spread(page: Page, width: int, least: int = 740) -> None:
    """A window as wide as this and as high as what it shows: all of a long page is looked at."""
    resize(page, (width, least))
    # What is laid out anew, or comes late, may need more.
    for _ in range(3):
        height = int(page.evaluate("document.scrollingElement.scrollHeight"))
        if height > least:
            resize(page, (width, height))
        least = height
