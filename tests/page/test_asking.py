"""At the table: terms that explain themselves, and a monster that is looked at on a phone before it is attacked."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.page.player import Player, tap
from tests.page.positions import PARTY, position
from tests.page.visitors import PHONE, Visitors, new_table, say, sit_down

INSIDE = """() => [...document.querySelectorAll("button button, a button, [role=button] button")]
  .map((e) => e.outerHTML)"""


@pytest.mark.parametrize("name", ["classic", "quest"])
def test_a_term_at_the_table_is_explained(visitors: Visitors, name: str) -> None:
    page = visitors.come()
    sit_down(page, "Ada")
    new_table(page, position(PARTY, name))
    player = Player(page)
    player.wait()
    player.do("dungeon")
    player.wait()
    page.locator("[data-total=light]").click()
    term = page.locator("[data-ledger=light] [data-term=light]")
    term.focus()
    page.keyboard.press("Enter")
    told = page.get_by_role("group", name=say("page-terms-ask", term=say("page-term-light")), exact=True)
    expect(told.filter(visible=True)).to_contain_text(
        say(f"page-term-light-{name}.text" if name == "quest" else "page-term-light.text")
    )
    page.keyboard.press("Escape")
    expect(told.filter(visible=True)).to_have_count(0)
    if name == "classic":
        assert page.locator(".hall [data-term=rank]").count() == 3
        assert page.locator(".hall [data-term=light]").count() == 3
    assert page.evaluate(INSIDE) == []


def test_a_monster_on_a_phone_is_seen_before_it_is_attacked(visitors: Visitors) -> None:
    page = visitors.come(size=PHONE, touch=True)
    sit_down(page, "Ada")
    new_table(page, position(PARTY, "classic"))
    player = Player(page, press=tap)
    player.wait()
    player.do("dungeon")
    player.wait()
    player.planned()
    tap(page.locator("[data-spot='hall:0']"))
    sheet = page.locator("dialog[data-sheet='1']")
    expect(sheet).to_be_visible()
    expect(sheet.locator(".card-face")).to_have_count(1)
    # Nothing has happened yet, and closing it leaves it so.
    before = player.look().question
    sheet.get_by_role("button", name=say("page-close"), exact=True).tap()
    expect(sheet).to_have_count(0)
    assert player.look().question == before
    tap(page.locator("[data-spot='hall:0']"))
    sheet.locator(".acts button:not(.quiet)").first.tap()
    expect(sheet).to_have_count(0)
    page.wait_for_function("(before) => document.querySelector('[data-table]').dataset.question !== before", arg=before)
