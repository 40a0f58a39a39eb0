"""Lessons on the page: every one to its end by pressing what is lit, by keyboard, on a phone; what the note covers."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from duskhall.lessons import LESSONS, Lesson
from tests.page.visitors import Visitors, give_name, say

SIZES = {"laptop": (1366, 768), "phone": (390, 844)}
PICTURES = os.environ.get("DUSKHALL_LESSON_PICTURES", "")
"""A folder that gets a picture of every step."""
MISSES = 4
"""Pixels of a target that a note may lie on: a rim that is drawn around it."""

COVERED = """() => {
  const note = document.querySelector("[data-step]").getBoundingClientRect();
  const over = (box) => Math.max(0, Math.min(note.right, box.right) - Math.max(note.left, box.left))
    * Math.max(0, Math.min(note.bottom, box.bottom) - Math.max(note.top, box.top));
  const lit = [...document.querySelectorAll("[data-lit]")].map((e) => e.getBoundingClientRect());
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


def press(page: Page, move: str) -> None:
    """Press what is lit, as a person would: a card, then the hero it goes to; or a button."""
    weapon = page.locator(f"[data-lit=''][data-options~='{move}']").first
    if move.startswith("equip"):
        weapon.click()
        page.locator("[data-lit=onto][data-can], [data-lit=''][data-can].target").first.click()
        return
    single = page.locator(f"[data-lit=''][data-option='{move}']")
    (single.last if single.count() else weapon).click()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)
def test_a_lesson_is_done_by_its_buttons(lesson: Lesson, size: str, visitors: Visitors) -> None:
    page = visitors.come("#/learn", size=SIZES[size], touch=size == "phone", settings={"guide": True})
    begin(page, lesson.name)
    wrong = []
    for n, step in enumerate(lesson.steps):
        at_step(page, n)
        picture(page, lesson, n, size)
        found = page.evaluate(COVERED)
        if not found["inside"] or found["covered"] > 0.02 or not found["lit"]:
            wrong.append((n, step.name, found))
        note(page).locator("[data-do], [data-next]").click()
    expect(page.locator("[data-step]")).to_have_count(0)
    over = page.locator("[data-lesson-over], [data-ending]").first
    expect(over).to_be_visible()
    if PICTURES:
        page.wait_for_timeout(500)
        page.screenshot(path=str(Path(PICTURES) / f"{lesson.name}-{size}-end.png"))
    assert not wrong, wrong
    page.goto(page.url.split("#", maxsplit=1)[0] + "#/learn")
    expect(page.locator(f"[data-lesson={lesson.name}]")).to_contain_text(say("page-lesson-finished"))
