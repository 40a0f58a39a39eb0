"""The pages around the table in every language, on a phone and on a desk: nothing is cut, nothing sticks out."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from duskhall.text import languages
from tests.helpers import few
from tests.page.measure import problems, resize, spread
from tests.page.player import Player
from tests.page.positions import LAST_BATTLE, position
from tests.page.test_replay import RECORD, open_record, slider
from tests.page.visitors import PHONE, Visitors, button, dialog, new_table, say, sit_down

PLACES = (
    "",
    "new/quest",
    "c/new",
    "learn",
    "games",
    "settings",
    "about",
    "rules/quest/places",
)
WIDTHS = (PHONE[0], 1366)
DESK = (1366, 768)
TALL = 2000


def seen(page: Page, where: str, part: str = "body") -> list[str]:
    """What is wrong with a page, as long as it is."""
    found = []
    for width in WIDTHS:
        spread(page, width)
        found += [f"{where}, {width} wide: {one}" for one in problems(page, part)]
    resize(page, DESK)
    return found


@pytest.mark.parametrize("language", few(languages(), ("de", "ja")), indirect=True)
def test_the_pages_around_the_table(visitors: Visitors, language: str) -> None:
    page = visitors.come(size=DESK)
    found = seen(page, "the first visit")
    sit_down(page, "Ada")
    new_table(page, position(LAST_BATTLE, "classic"))
    Player(page).finish()
    ending = dialog(page, "page-end-title", how="played")
    expect(ending).to_be_visible()
    for width in WIDTHS:
        # High enough that the dialog does not scroll.
        resize(page, (width, TALL))
        found += [f"the end, {width} wide: {one}" for one in problems(page, "dialog[open]")]
    for place in PLACES:
        page.goto(f"{visitors.address}/#/{place}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(page.get_by_role("status").filter(has_text=say("page-loading"))).to_have_count(0)
        found += seen(page, place or "the lobby")
    open_record(page, RECORD)
    slider(page).fill("40")
    expect(page).to_have_url(re.compile("/40$"))
    for size in (PHONE, DESK):
        resize(page, size)
        found += [f"a replay, {size}: {one}" for one in problems(page)]
    page.goto(f"{visitors.address}/#/c/new")
    button(page, "page-campaign-make").click()
    expect(page.locator("[data-campaign]")).to_be_visible()
    found += seen(page, "a campaign")
    assert not found, "\n".join(found)
