"""Cards travel in the order of events, nothing stays, nothing jumps. ``pytest -s`` shows the figures."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from duskhall.editions import NAMES
from tests.page.player import Player, choose
from tests.page.positions import PARTY, SHORT, VILLAGE, position
from tests.page.visitors import STILL, Visitors, button, new_table, say, sit_down

LOOSELY = 4
"""How many times the target a busy machine may take."""
LONG_TASK = 50
NEW_STATE = {"classic": 60, "advance": 65, "quest": 75}
"""Milliseconds to put a new state on the page. 50 are what it should take: with five times as many programs as
processors at work, 44, 50 and 58 were measured."""
FRAME = 50
MOST_SHIFT = 0.05
LIMIT = 1200
ANSWERS = 24
LAPTOP = (1366, 768)

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
COUNTED = """() => {
  window.counted = [];
  const number = document.querySelector("[data-total=attack] [data-count]");
  const note = () => window.counted.push(parseInt(number.textContent, 10));
  new MutationObserver(note).observe(number, { characterData: true, childList: true, subtree: true });
}"""
TRAVELS = """() => document.getAnimations().some(({ effect }) =>
  (effect.target.closest("[data-whole], [data-spot], .leaving"))
  && effect.getKeyframes().some(({ transform }) => transform?.includes("translate")))"""
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


def tasks(trace: bytes) -> tuple[list[float], float]:
    """How long the processor was at each task of the page while something moved, in ms, the longest last; and how long
    at the longest of all, what is put on the page before it moves included. What others do on this machine meanwhile
    does not count, nor what the beginning and the end of the trace take."""
    events = json.loads(trace)["traceEvents"]
    marks = sorted((e["ts"], e["name"], e["pid"], e["tid"]) for e in events if e["name"] in ("moving", "resting"))
    _, _, pid, tid = marks[0]
    # From one frame to the next, where something moves in both: what is put on the page before it moves does not count.
    spans = [(a, b) for (a, one, *_), (b, two, *_) in pairwise(marks) if one == two == "moving"]
    assert spans, "nothing has moved"
    found = [
        e
        for e in events
        if (e.get("pid"), e.get("tid")) == (pid, tid)
        and ("tdur" in e and "RunTask" in e["name"])
        and marks[0][0] < e["ts"] < marks[-1][0]
    ]
    moving = [e["tdur"] / 1000 for e in found if any(a <= e["ts"] + e["dur"] and e["ts"] <= b for a, b in spans)]
    assert moving, "no task was seen while something moved"
    return sorted(moving), max(e["tdur"] / 1000 for e in found)


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


def test_a_hero_who_rises_is_named(visitors: Visitors) -> None:
    page = visitors.come(moves=True, settings={"speed": "slow"})
    sit_down(page, "Ada")
    new_table(page, position(VILLAGE, "classic", "village", "done", "done"))
    player = Player(page)
    option = next(one for one in player.wait().options if one.startswith("level:elf-wizard"))
    page.wait_for_function(STILL)
    player.do(option)
    told = say("page-motion-level", card="Elf Wizard", into="Elf Sorcerer")
    expect(page.locator(".motion-outcome")).to_have_text(told)


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
    # Read in the moment in which they are found: they are short.
    found = page.wait_for_function(
        """() => {
          const frames = document.getAnimations().flatMap((one) => one.effect.getKeyframes().map(Object.keys)).flat();
          return frames.length > 0 && frames;
        }"""
    )
    frames = found.json_value()
    assert "outline" in " ".join(frames) and "transform" not in frames
    expect(page.locator(".motion-layer")).to_have_count(0)


def test_totals_count_and_say_what_has_changed(visitors: Visitors) -> None:
    page = visitors.come(moves=True, settings={"speed": "slow"})
    sit_down(page, "Ada")
    new_table(page, position(PARTY, "classic", "dungeon"))
    player = Player(page)
    seen = player.wait()
    page.wait_for_function(STILL)
    attack = page.locator("[data-total=attack]")
    before = int(attack.locator("[data-count]").get_attribute("data-count") or "")
    weapon = next(option for option in seen.options if option.startswith("equip:"))
    page.evaluate(COUNTED)
    player.do(weapon)
    player.wait()
    expect(attack.locator("[data-count]")).not_to_have_attribute("data-count", str(before))
    after = int(attack.locator("[data-count]").get_attribute("data-count") or "")
    by = after - before
    expect(attack.locator(".by")).to_have_text(f"+{by}")
    news = say("page-total-changed", figure=say("page-total-attack"), n=after, by=f"+{by}")
    expect(page.locator("[data-changed]")).to_contain_text(news)
    expect(attack.locator("b").first).to_have_text(str(after))
    shown = [int(n) for n in page.evaluate("window.counted")]
    assert shown == sorted(shown) and before < shown[0] <= shown[-1] == after, shown
    expect(attack.locator(".by")).to_have_count(0)


def test_rooms_keep_their_text_when_monsters_come_back_to_them(visitors: Visitors) -> None:
    """What is on its way to a room sticks out of it, and is no reason to say less."""
    page = visitors.come(moves=True, size=LAPTOP, settings={"speed": "slow"})
    sit_down(page, "Ada")
    new_table(page, position(VILLAGE, "quest", "bazaar"))
    player = Player(page)
    player.wait()
    page.wait_for_function(STILL)
    while "dungeon" not in player.wait().options:
        player.do("done" if "done" in player.look().options else player.look().options[0])
    page.wait_for_function(STILL)
    forms = [tile.get_attribute("data-form") or "" for tile in page.locator("[data-room][data-form]").all()]
    assert len(forms) == 7 and not any("bare" in form for form in forms), forms


def test_a_turn_of_others_is_played_again_with_its_cards(visitors: Visitors) -> None:
    page = visitors.come(moves=True, settings={"speed": "slow"})
    sit_down(page, "Ada")
    new_table(page, position(SHORT, "classic"))
    player = Player(page)
    for option in ("village", "done"):
        player.wait()
        player.do(option)
    while player.wait().options != ["village"] and "rest" not in player.look().options:
        player.do("done")
    button(page, "page-story-again").click()
    again = page.locator("[data-again=plays]")
    expect(again.locator("h3")).to_contain_text("2")
    told = again.locator(".scene")
    expect(again.locator("[data-scene]").first).to_be_visible()
    # The table shows it too, as it was: cards travel, and nothing can be answered meanwhile.
    page.wait_for_function(TRAVELS)
    expect(page.locator("[data-table][data-question='']")).to_be_visible()
    expect(page.locator("[data-table] .asks [data-option]")).to_have_count(0)
    # It plays by itself, as quickly as one likes, stands still when one steps, and marks what it speaks of.
    expect(told).not_to_have_count(1)
    again.get_by_role("combobox", name=say("page-pace")).select_option("fast")
    stands = page.locator("[data-again=stands]")
    expect(stands).to_be_visible()
    all_told = stands.locator(".scene").count()
    cards = {one.get_attribute("data-scene") for one in stands.locator("[data-scene]").all()}
    button(stands, "page-story-again-back").click()
    expect(stands.locator(".scene")).to_have_count(all_told - 1)
    button(stands, "page-story-again-next").click()
    expect(stands.locator(".scene")).to_have_count(all_told)
    assert {one.get_attribute("data-scene") for one in stands.locator("[data-scene]").all()} == cards
    # The own hand is not that of the others, though cards there have the same names.
    expect(page.locator("[data-zone='hand.1'].spoken-of")).to_have_count(0)
    button(stands, "page-close").click()
    expect(page.locator("[data-again]")).to_have_count(0)
    # So does Escape, and whoever goes on at the table.
    at_table = page.locator(".asks")
    for escape in (True, False):
        button(page, "page-story-again").click()
        expect(page.locator("[data-again]")).to_be_visible()
        if escape:
            page.keyboard.press("Escape")
        else:
            at_table.click(position={"x": 5, "y": 5})
        expect(page.locator("[data-again]")).to_have_count(0)
    # It is as it is again.
    expect(page.locator("[data-table]:not([data-question=''])")).to_be_visible()
    expect(page.locator(".motion-layer")).to_have_count(0)


@pytest.mark.alone
@pytest.mark.parametrize("name", NAMES)
def test_nothing_jumps_and_no_frame_is_late(visitors: Visitors, name: str) -> None:
    """A whole game of a robot, with everything that moves in it."""
    page = visitors.come(moves=True, size=LAPTOP, settings={"speed": "fast"})
    sit_down(page, "Ada")
    new_table(page, position(SHORT, name))
    player = Player(page)
    player.wait()
    page.wait_for_function(STILL)
    page.evaluate(WATCH)
    visitors.browser.start_tracing(page=page, categories=["toplevel", "blink.user_timing", "__metadata"])
    for _ in range(ANSWERS):
        if player.wait().over:
            break
        page.wait_for_function(STILL)
        seen = player.look()
        player.do(choose(seen.options, seen.wins, player.luck))
    page.wait_for_function(STILL)
    moving, longest = tasks(visitors.browser.stop_tracing())
    seen = page.evaluate("window.seen")
    frames = sorted(seen["frames"])
    worst = shift(seen["shifts"])
    print(
        f"\n{name}: layout shift {worst:.4f}; {len(moving)} tasks while things move, the longest takes "
        f"{moving[-1]:.0f} ms of the processor; {longest:.0f} ms to put a new state on the page; {len(frames)} frames, "
        f"median {frames[len(frames) // 2]:.0f}, slowest {frames[-1]:.0f} ms; {seen['leaving']} cards leave at once"
    )
    assert worst < MOST_SHIFT, sorted(seen["shifts"], key=lambda one: -one[1])[:5]
    assert moving[-1] < LONG_TASK
    assert longest < NEW_STATE[name]
    assert frames[int(len(frames) * 0.9)] < FRAME * LOOSELY
