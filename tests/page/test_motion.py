"""Cards travel in the order of events, nothing stays, nothing jumps. ``pytest -s`` shows the figures."""

from __future__ import annotations

import json
from itertools import pairwise

from playwright.sync_api import Page, expect

from tests.page.player import Player, choose
from tests.page.positions import PARTY, SHORT, position
from tests.page.visitors import STILL, Visitors, button, new_table, say, sit_down

LOOSELY = 4
"""How many times the target a busy machine may take."""
LONG_TASK = 50
FRAME = 50
MOST_SHIFT = 0.05
LIMIT = 1200

WATCH = """() => {
  window.seen = { shifts: [], frames: [], leaving: 0 };
  const watch = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type });
  watch("layout-shift", (one) => {
    const nodes = one.sources.map((source) => source.node?.className ?? "");
    if (!one.hadRecentInput) window.seen.shifts.push([one.startTime, one.value, nodes.join(" | ")]);
  });
  let last = performance.now();
  const next = (now) => {
    window.seen.frames.push(now - last);
    performance.mark(document.getAnimations().length ? "moving" : "resting");
    last = now;
    window.seen.leaving = Math.max(window.seen.leaving, document.querySelectorAll(".motion-layer > *").length);
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}"""
TIMES = """() => document.getAnimations().map((one) => {
  const { delay, duration } = one.effect.getTiming();
  const { target } = one.effect;
  // A strike only nudges.
  const what = one.effect.getKeyframes().some((frame) => "opacity" in frame) ? target.className : "strike";
  return [target.dataset.zone ?? "", target.dataset.card ?? "", what, delay, delay + duration];
})"""
"""Zone, card and class of what moves, and when it begins and ends."""


def shift(entries: list[tuple[float, float, str]]) -> float:
    """The worst burst of shifts: at most a second between two, five in all, as browsers count it."""
    worst = burst = begun = last = 0.0
    for at, value, _ in entries:
        if at - last > 1000 or at - begun > 5000:
            burst, begun = 0.0, at
        burst, last = burst + value, at
        worst = max(worst, burst)
    return worst


def while_moving(trace: bytes) -> list[float]:
    """How long the processor was at each task of the page while something moved, in ms: what others do on this machine
    meanwhile does not count."""
    events = json.loads(trace)["traceEvents"]
    marks = sorted((e["ts"], e["name"], e["pid"], e["tid"]) for e in events if e["name"] in ("moving", "resting"))
    _, _, pid, tid = marks[0]
    # From one frame to the next, where something moves in both: what is put on the page before it moves does not count.
    spans = [(a, b) for (a, one, *_), (b, two, *_) in pairwise(marks) if one == two == "moving"]
    assert spans, "nothing has moved"
    tasks = [e for e in events if (e.get("pid"), e.get("tid")) == (pid, tid) and "tdur" in e and "RunTask" in e["name"]]
    return [e["tdur"] / 1000 for e in tasks if any(a <= e["ts"] + e["dur"] and e["ts"] <= b for a, b in spans)]


def at_battle(visitors: Visitors, **settings: object) -> tuple[Page, Player]:
    page = visitors.come(moves=True, settings=settings)
    sit_down(page, "Ada")
    new_table(page, position(PARTY, "classic", "dungeon", "done"))
    player = Player(page)
    player.wait()
    page.wait_for_function(STILL)
    return page, player


def test_a_battle_is_told_before_the_next_monster_comes(visitors: Visitors) -> None:
    page, player = at_battle(visitors, speed="slow")
    old = page.locator("[data-spot='hall:2']").get_attribute("data-card")
    player.do("attack:1")
    plate = page.locator(".motion-outcome")
    expect(plate).to_have_text(say("page-motion-won", total=11, health=5, card="Green Blob"))
    moving = page.evaluate(TIMES)
    told = next(begins for _, _, name, begins, _ in moving if "motion-outcome" in name)
    comes = [begins for zone, card, _, begins, _ in moving if zone == "hall" and card != old]
    leaves = [begins for _, _, name, begins, _ in moving if "leaving" in name]
    assert comes and max(comes) > told + 200, moving
    assert leaves and min(leaves) > told, "the monster falls after the outcome is told"
    assert max(ends for *_, ends in moving) <= LIMIT * 2 + 1, "twice as long at half the speed"
    # The state is there at once, while cards are still on their way to it.
    assert page.locator("[data-spot='hall:1']").get_attribute("data-card") == old
    page.wait_for_function(STILL)
    expect(page.locator(".motion-layer")).to_have_count(0)


def test_any_input_jumps_to_the_end_and_counts(visitors: Visitors) -> None:
    page, player = at_battle(visitors, speed="slow")
    player.do("attack:1")
    page.wait_for_selector(".motion-layer > *", state="attached")
    button(page, "page-menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.locator(".motion-layer")).to_have_count(0)


def test_without_motion_what_has_changed_is_outlined(visitors: Visitors) -> None:
    page = visitors.come()
    sit_down(page, "Ada")
    new_table(page, position(PARTY, "classic", "dungeon", "done"))
    player = Player(page)
    player.wait()
    player.do("attack:1")
    page.wait_for_function("() => document.getAnimations().length > 0")
    frames = page.evaluate(
        "document.getAnimations().flatMap((one) => one.effect.getKeyframes().map(Object.keys)).flat()"
    )
    assert "outline" in " ".join(frames) and "transform" not in frames
    expect(page.locator(".motion-layer")).to_have_count(0)


def test_nothing_jumps_and_no_frame_is_late(visitors: Visitors) -> None:
    page = visitors.come(moves=True, settings={"speed": "fast"})
    sit_down(page, "Ada")
    new_table(page, position(SHORT, "classic"))
    player = Player(page)
    player.wait()
    page.wait_for_function(STILL)
    page.evaluate(WATCH)
    visitors.browser.start_tracing(page=page, categories=["toplevel", "blink.user_timing", "__metadata"])
    for _ in range(12):
        if player.wait().over:
            break
        page.wait_for_function(STILL)
        seen = player.look()
        player.do(choose(seen.options, seen.wins, player.luck))
    page.wait_for_function(STILL)
    tasks = sorted(while_moving(visitors.browser.stop_tracing()))
    seen = page.evaluate("window.seen")
    frames = sorted(seen["frames"])
    worst = shift(seen["shifts"])
    slowest = ", ".join(f"{task:.0f}" for task in tasks[-3:])
    print(
        f"\nlayout shift {worst:.4f}; {len(tasks)} tasks while things move, the longest take {slowest} ms; "
        f"{len(frames)} frames, median {frames[len(frames) // 2]:.0f}, slowest {frames[-1]:.0f} ms; "
        f"{seen['leaving']} cards leave at once"
    )
    assert worst < MOST_SHIFT, sorted(seen["shifts"], key=lambda one: -one[1])[:5]
    assert tasks and tasks[-1] < LONG_TASK, slowest
    assert frames[int(len(frames) * 0.9)] < FRAME * LOOSELY
