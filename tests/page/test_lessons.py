"""Lessons on the page: every one to its end by pressing what is lit, by keyboard, on a phone; what the note covers."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from duskhall.lessons import LESSONS, Lesson
from tests.page.visitors import Visitors, give_name, say

SIZES = {"laptop": (1366, 768), "phone": (390, 844)}
SETTLED = 2000
"""Milliseconds after which nothing moves any more."""
PICTURES = os.environ.get("DUSKHALL_LESSON_PICTURES", "")
"""A folder that gets a picture of every step."""

COVERED = """() => {
  const note = document.querySelector("[data-step]").getBoundingClientRect();
  const over = (box) => Math.max(0, Math.min(note.right, box.right) - Math.max(note.left, box.left))
    * Math.max(0, Math.min(note.bottom, box.bottom) - Math.max(note.top, box.top));
  // What is scrolled out of its part of the table is not seen, so nothing covers it.
  const seen = (e) => {
    const [box, part] = [e, e.closest(".stage-area") ?? document.documentElement].map((x) => x.getBoundingClientRect());
    const [top, bottom] = [Math.max(box.top, part.top), Math.min(box.bottom, part.bottom)];
    return new DOMRect(box.left, top, box.width, Math.max(0, bottom - top));
  };
  const lit = [...document.querySelectorAll("[data-lit]")].map(seen).filter((box) => box.height > 0);
  const shown = lit.filter((b) => b.bottom > 0 && b.top < innerHeight);
  return {
    lit: shown.length,
    covered: Math.max(0, ...shown.map((box) => over(box) / (box.width * box.height))),
    inside: note.left >= 0 && note.top >= 0 && note.right <= innerWidth && note.bottom <= innerHeight,
  };
}"""


def begin(page: Page, lesson: str) -> None:
    page.locator(f"[data-lesson={lesson}] button").click()
    give_name(page, "Ada")
    expect(note(page)).to_be_visible()


def note(page: Page) -> Locator:
    return page.locator("[data-step]")


def at_step(page: Page, n: int) -> None:
    """The note of this step lies where it belongs."""
    expect(page.locator(f"[data-step='{n}']")).to_be_visible()
    page.wait_for_function("() => !document.querySelector('[data-table]').dataset.busy")
    page.wait_for_timeout(60)


def picture(page: Page, lesson: Lesson, n: int, size: str) -> None:
    if PICTURES:
        page.wait_for_timeout(500)
        page.screenshot(path=str(Path(PICTURES) / f"{lesson.name}-{size}-{n:02}.png"))


def skip(page: Page) -> None:
    """Skip the lesson: asked once whether that is meant."""
    note(page).get_by_role("button", name=say("page-lesson-skip")).click()
    expect(note(page).get_by_text(say("page-lesson-skip-sure"))).to_be_visible()
    note(page).locator("[data-skip]").click()


def press(page: Page, move: str) -> None:
    """Press what is lit, as a person would: a card, then the hero it goes to; or a button."""
    weapon = page.locator(f"[data-lit=''][data-options~='{move}']").first
    if move.startswith("equip"):
        weapon.click()
        page.locator("[data-lit=onto][data-can], [data-lit=''][data-can].target").first.click()
        return
    single = page.locator(f"[data-lit=''][data-option='{move}']")
    (single.last if single.count() else weapon).click()


def misplaced(page: Page) -> dict[str, float]:
    """What is wrong with the place of the note, once cards have come to rest; empty: nothing."""
    for _ in range(SETTLED // 100):
        found: dict[str, float] = page.evaluate(COVERED)
        if found["inside"] and found["covered"] <= 0.02 and found["lit"]:
            return {}
        page.wait_for_timeout(100)
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)
def test_a_lesson_is_done_by_its_buttons(lesson: Lesson, size: str, visitors: Visitors) -> None:
    page = visitors.come("#/learn", size=SIZES[size], touch=size == "phone", settings={"guide": True})
    begin(page, lesson.name)
    wrong = []
    for n, step in enumerate(lesson.steps):
        at_step(page, n)
        picture(page, lesson, n, size)
        if found := misplaced(page):
            wrong.append((n, step.name, found))
        note(page).locator("[data-do], [data-next]").click()
    expect(page.locator("[data-step]")).to_have_count(0)
    over = page.locator("[data-lesson-over], [data-ending]")
    if lesson.steps[-1].move:
        expect(over.first).to_be_visible()
    else:
        # The last words had their "Play on": they are not said twice.
        expect(over).to_have_count(0)
    if PICTURES:
        page.wait_for_timeout(500)
        page.screenshot(path=str(Path(PICTURES) / f"{lesson.name}-{size}-end.png"))
    assert not wrong, wrong
    page.goto(page.url.split("#", maxsplit=1)[0] + "#/learn")
    expect(page.locator(f"[data-lesson={lesson.name}]")).to_contain_text(say("page-lesson-finished"))


def test_the_first_fight_is_done_on_the_table_itself(visitors: Visitors) -> None:
    """Press what is lit, and something else first: it is told why that does not fit, and nothing happens."""
    lesson = LESSONS["light"]
    page = visitors.come("#/learn", size=SIZES["laptop"])
    begin(page, lesson.name)
    # In the place of the story, and not over the table.
    assert note(page).evaluate("(node) => node.closest('.story') !== null && !node.style.left")
    page.locator("[data-option=rest]").click()
    expect(note(page).get_by_role("alert")).to_contain_text("This lesson is about the dungeon.")
    for n, step in enumerate(lesson.steps):
        at_step(page, n)
        if step.move:
            expect(page.locator(".asks .why", has_text="best prize")).to_have_count(0)
        if step.move:
            press(page, step.move)
        else:
            note(page).locator("[data-next]").click()
    over = page.locator("[data-lesson-over]")
    expect(over).to_be_visible()
    # The next move puts it away.
    page.locator("[data-table]:not([data-question='']) .asks [data-option]").first.click()
    expect(over).to_have_count(0)


def test_a_lesson_goes_on_after_a_reload_and_can_be_undone(visitors: Visitors) -> None:
    page = visitors.come("#/learn", size=SIZES["laptop"])
    begin(page, "light")
    for n in (0, 1):
        at_step(page, n)
        note(page).locator("[data-do], [data-next]").click()
    at_step(page, 2)
    page.reload()
    at_step(page, 2)
    page.keyboard.press("u")
    at_step(page, 0)


def test_the_button_that_goes_on_stays_where_it_is(visitors: Visitors) -> None:
    """However many words a step has: one reads on without looking for it."""
    lesson = LESSONS["first"]
    page = visitors.come("#/learn", size=SIZES["laptop"])
    begin(page, lesson.name)
    places = []
    for n, step in enumerate(lesson.steps[: lesson.steps.index(next(one for one in lesson.steps if one.move))]):
        at_step(page, n)
        on = note(page).locator("[data-next]")
        places.append(on.bounding_box())
        on.click()
        assert not step.move
    assert len(places) > 1 and all(place == places[0] for place in places), places


def test_skipping_leaves_the_same_game(visitors: Visitors) -> None:
    page = visitors.come("#/learn", size=SIZES["laptop"])
    begin(page, "first")
    at_step(page, 0)
    expect(page.locator(".dim")).to_be_attached()
    skip(page)
    expect(page.locator("[data-step], .dim")).to_have_count(0)
    expect(page.get_by_text(say("lesson-skipped"))).to_be_visible()
    expect(page.locator("[data-lit]")).to_have_count(0)
    page.locator("[data-option=rest]").first.click()
    expect(page.locator("[data-option='destroy:dagger'], [data-options~='destroy:dagger']").first).to_be_visible()


def test_a_lesson_by_keyboard_alone(visitors: Visitors) -> None:
    """The heading of a new step has the focus; from there Tab comes to what can be done."""
    lesson = LESSONS["rest"]
    page = visitors.come("#/learn", size=SIZES["laptop"])
    page.locator(f"[data-lesson={lesson.name}] button").focus()
    page.keyboard.press("Enter")
    give_name(page, "Ada")
    for n, step in enumerate(lesson.steps):
        at_step(page, n)
        expect(page.locator("#lesson-title")).to_be_focused()
        on = "page-lesson-play-on" if n + 1 == len(lesson.steps) else "page-lesson-next"
        wanted = say("page-lesson-find" if step.move else on)
        for _ in range(6):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.textContent.trim()") == wanted:
                break
        else:
            raise AssertionError(f"{wanted} is not reached by keyboard")
        page.keyboard.press("Enter")
        if step.move:
            # The key has led to what is lit; the same key does it.
            assert page.evaluate("document.activeElement.hasAttribute('data-lit')")
            page.keyboard.press("Enter")
    expect(page.locator("[data-step], [data-lesson-over]")).to_have_count(0)


def test_a_screen_reader_hears_each_step(visitors: Visitors) -> None:
    page = visitors.come("#/learn", size=SIZES["laptop"])
    begin(page, "light")
    at_step(page, 0)
    heard = page.locator("[aria-live=polite]").filter(has_text="Take your Torches below")
    expect(heard).to_have_count(1)
    note(page).locator("[data-do]").click()
    at_step(page, 1)
    expect(heard).to_have_count(0)
    expect(page.locator("[aria-live=polite]").filter(has_text="A rank needs its number in light")).to_have_count(1)


def test_a_hint_that_nobody_saw_is_not_read(visitors: Visitors) -> None:
    """The guide of ordinary games: what was behind a dialog comes again, what was read does not."""
    page = visitors.come("#/learn", size=SIZES["laptop"], settings={"guide": True})
    begin(page, "light")
    at_step(page, 0)
    skip(page)
    shown = page.locator("[data-note]")
    expect(shown).to_have_attribute("data-note", "turn")
    page.locator("[data-option=dungeon]").first.click()
    expect(shown).not_to_have_attribute("data-note", "turn")
    assert "turn" not in page.evaluate("localStorage.getItem('duskhall.coach') ?? ''")
    page.keyboard.press("u")
    expect(shown).to_have_attribute("data-note", "turn")
    shown.get_by_role("button", name=say("page-coach-ok")).click()
    expect(shown).not_to_have_attribute("data-note", "turn")
    assert "turn" in page.evaluate("localStorage.getItem('duskhall.coach')")
