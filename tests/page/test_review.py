"""Hints at the table, and the review beside a replay."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from duskhall.notation.position import write
from tests.helpers import staged
from tests.page.player import Player
from tests.page.positions import LAST_BATTLE, position
from tests.page.test_access import check
from tests.page.test_replay import open_record, slider
from tests.page.test_tables import follow
from tests.page.visitors import Visitors, button, dialog, give_name, new_table, say, sit_down, table_link
from tests.review.test_review import ended

PATIENCE = 90_000
LAPTOP, SMALL = (1366, 768), (390, 844)
PICTURES = os.environ.get("DUSKHALL_PICTURES", "")
"""A folder for pictures of what was seen; empty: none are made."""
ARMED = write(staged("hand.1: thyrian-squire, militia, short-sword, torch*3", "hall: pegasus | pegasus | pegasus"))


PLACES = """() => Object.fromEntries(
  [...document.querySelectorAll(".asks button, .thing, .hall .rank")]
    .filter((e) => e.closest("[data-hint-words]") === null)
    .map((e, i) => {
      const { x, y, width, height } = e.getBoundingClientRect();
      return [e.dataset.option ?? e.dataset.spot ?? i, [x, y, width, height].map(Math.round).join()];
    }))"""


def picture(page: Page, name: str) -> None:
    if PICTURES:
        page.screenshot(path=Path(PICTURES) / f"{name}.png")


def reviewed(page: Page, tmp_path: Path) -> Locator:
    record = tmp_path / "game.txt"
    record.write_text(ended("first-two-seats", 40), encoding="utf-8")
    open_record(page, record)
    expect(slider(page)).to_have_value("0")
    button(page, "page-review").click()
    told = dialog(page, "page-review-title")
    expect(told.get_by_role("img")).to_be_visible(timeout=PATIENCE)
    return told


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_review_beside_the_replay(
    visitors: Visitors, tmp_path: Path, theme: Literal["dark", "light"], phone: bool
) -> None:
    page = visitors.come(theme=theme, size=SMALL if phone else LAPTOP, touch=phone)
    sit_down(page, "Cleo")
    told = reviewed(page, tmp_path)
    picture(page, f"review-{theme}-{'phone' if phone else 'desk'}")
    for heading in ("curve", "turning", "mistakes", "shares", "buys"):
        expect(told.get_by_role("heading", name=say(f"page-review-{heading}"), exact=True)).to_be_visible()
    expect(told.get_by_role("img")).to_have_accessible_name(re.compile("At the end: "))
    # Lines differ by more than their colour.
    dashes = told.locator("svg[role=img] path").evaluate_all(
        "all => all.map(one => one.getAttribute('stroke-dasharray'))"
    )
    assert len(dashes) == 2 and len(set(dashes)) == 2
    told.get_by_text(say("page-review-table")).click()
    rows = told.locator("details tbody tr")
    assert rows.count() > 5
    expect(rows.last.get_by_role("button")).to_have_text(say("page-review-over"))
    check(page, f"the review in {theme}")
    told.evaluate("it => it.scrollTo(0, it.scrollHeight)")
    picture(page, f"review-end-{theme}-{'phone' if phone else 'desk'}")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out"
    # A turn of the table leads the replay there.
    rows.nth(3).get_by_role("button").click()
    expect(told).to_be_hidden()
    expect(slider(page)).not_to_have_value("0")
    # The second time it is there at once.
    button(page, "page-review").click()
    expect(told.get_by_role("img")).to_be_visible()
    jump = told.locator(".jump").first
    jump.focus()
    page.keyboard.press("Enter")
    expect(told).to_be_hidden()


def test_the_end_of_a_game_leads_to_its_review_and_to_a_harder_opponent(visitors: Visitors) -> None:
    page = visitors.come(size=LAPTOP)
    sit_down(page, "Ada")
    new_table(page, position(LAST_BATTLE, "classic"), seats=("me", "bot:apprentice"))
    player = Player(page)
    player.wait()
    for move in ("dungeon", "done", "attack:1"):
        player.do(move)
        player.wait()
    expect(dialog(page, "page-end-title", how="played")).to_be_visible()
    # The battle that ended it was won, and by its monster's numbers.
    expect(page.locator("[data-battle=nixie]")).to_contain_text(say("page-battle-against", total=7, health=5))
    button(page, "page-review").click()
    told = dialog(page, "page-review-title")
    expect(told.get_by_role("img")).to_be_visible(timeout=PATIENCE)
    told.get_by_role("list").get_by_role("button").first.click()
    page.wait_for_url("**/#/r/**")
    page.goto(f"{page.url.partition('#')[0]}#/")
    page.locator("[data-stronger]").click()
    expect(page.get_by_role("combobox", name=say("page-lobby-opponent"))).to_have_value("veteran")
    expect(page.locator("[data-stronger]")).to_have_count(0)


def test_a_record_without_an_end_says_why_it_has_no_review(visitors: Visitors, tmp_path: Path) -> None:
    page = visitors.come()
    visitors.allow("409")
    sit_down(page, "Cleo")
    record = tmp_path / "game.txt"
    record.write_text(ended("first-two-seats", 10, "open"), encoding="utf-8")
    open_record(page, record)
    button(page, "page-review").click()
    told = dialog(page, "page-review-title")
    expect(told.get_by_role("alert")).to_contain_text("stops before the end")
    expect(button(told, "page-review-again")).to_be_visible()


def unfold(page: Page) -> None:
    """On a phone the hint is behind "More", where one button is large."""
    if not button(page, "page-hint").is_visible():
        button(page, "page-next-more").click()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_hint_names_the_move_and_the_reason(visitors: Visitors, phone: bool) -> None:
    page = visitors.come(size=SMALL if phone else LAPTOP, touch=phone)
    sit_down(page, "Ada")
    new_table(page, ARMED)
    player = Player(page)
    player.wait()
    player.planned()
    unfold(page)
    before = page.evaluate(PLACES)
    assert "dungeon" in before
    button(page, "page-hint").click()
    hinted = page.locator(".hinted")
    expect(hinted).to_contain_text("Hint: enter the dungeon.", timeout=PATIENCE)
    expect(hinted).to_contain_text("Pegasus")
    expect(hinted).to_be_visible()
    # Whatever could be pressed lies where it lay: a second press never does something else.
    assert page.evaluate(PLACES) == before
    # The big button says the same.
    expect(page.locator(".asks .primary[data-option=dungeon].best")).to_be_visible()
    picture(page, f"hint-{'phone' if phone else 'desk'}")
    check(page, "a hint")
    # It belongs to its question.
    player.do("dungeon")
    player.wait()
    expect(hinted).to_have_count(0)
    player.planned()
    unfold(page)
    expect(button(page, "page-hint")).to_be_visible()


def test_several_people_agree_to_hints_first(visitors: Visitors) -> None:
    host = visitors.come()
    sit_down(host, "Ada")
    new_table(host, ARMED, seats=("me", "open"))
    guest = follow(visitors, table_link(host))
    button(guest, "page-waiting-join").click()
    give_name(guest, "Bo")
    Player(host, 1).wait()
    expect(button(host, "page-hint")).to_have_count(0)
    host.get_by_role("button", name=say("page-menu")).click()
    button(host, "page-menu-hints").click()
    asked = guest.get_by_role("alert").filter(has_text=say("page-vote-hints", name="Ada"))
    expect(asked).to_be_visible()
    button(guest, "page-vote-yes").click()
    button(host, "page-hint").click()
    expect(host.locator(".hinted")).to_contain_text("Hint: ", timeout=PATIENCE)
