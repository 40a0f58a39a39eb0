"""Enter does what the big button does; a phone's place begins at its top; a star on a figure has words."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.page.player import Player, tap
from tests.page.positions import PARTY, VILLAGE, position
from tests.page.visitors import PHONE, Visitors, new_table, say, sit_down

LAPTOP = (1366, 768)
ANSWERED = "(before) => document.querySelector('[data-table]').dataset.question !== before"
UNFOCUS = "document.activeElement.blur()"


def test_enter_takes_the_main_step(visitors: Visitors) -> None:
    page = visitors.come(size=LAPTOP)
    sit_down(page, "Ada")
    new_table(page, position(PARTY, "classic", "dungeon"))
    player = Player(page)
    before = player.wait().question
    player.planned()
    main = page.locator("[data-main]")
    expect(main).to_have_count(1)
    line = main.get_attribute("data-line")
    assert line, "the best line has several moves, and the button plays them all"
    foe = page.locator(f"[data-spot='hall:{int(line) - 1}']").get_attribute("data-card")
    # On a button Enter presses that button.
    page.locator("[data-total=light]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-ledger=light]")).to_be_visible()
    assert player.look().question == before
    page.keyboard.press("Enter")
    page.evaluate(UNFOCUS)
    page.keyboard.press("Enter")
    page.wait_for_function(ANSWERED, arg=before)
    # The line goes on until the monster has fallen.
    expect(page.locator(f"[data-spot^='hall:'][data-card={foe}]")).to_have_count(0)


def test_enter_does_nothing_where_nothing_is_sensible(visitors: Visitors) -> None:
    """Where the counsel is open, no key decides for the player."""
    page = visitors.come(size=LAPTOP)
    sit_down(page, "Ada")
    new_table(page, position(VILLAGE, "classic", "village", "done"))
    player = Player(page)
    before = player.wait().question
    page.evaluate(UNFOCUS)
    page.keyboard.press("Enter")
    assert page.locator("[data-main]").count() == 0
    assert player.look().question == before


TOP = "() => document.querySelector('.stage-area').scrollTop"


def test_a_place_on_a_phone_begins_at_its_top(visitors: Visitors) -> None:
    page = visitors.come(size=PHONE, touch=True)
    sit_down(page, "Ada")
    new_table(page, position(VILLAGE, "classic", "village", "done"))
    player = Player(page, press=tap)
    player.wait()
    page.evaluate("() => document.querySelector('.stage-area').scrollTo(0, 10000)")
    assert page.evaluate(TOP) > 100, "the stacks are longer than the screen"
    page.locator("[data-place-of=dungeon]").tap()
    expect(page.locator(".hall")).to_be_visible()
    assert page.evaluate(TOP) == 0
    page.locator("[data-place-of=village]").tap()
    expect(page.locator("[data-spot='stack.fireball']")).to_be_visible()
    assert page.evaluate(TOP) == 0


@pytest.mark.parametrize("name", ["advance", "quest"])
def test_a_star_has_words(visitors: Visitors, name: str) -> None:
    """A figure that is inferred, or of which sources disagree, wears a star; whoever points at it is told."""
    page = visitors.come(f"#/cards/{name}", size=LAPTOP)
    starred = page.locator("[title]", has_text="*").filter(visible=True)
    expect(starred.first).to_be_visible()
    words = {say("page-card-marked"), say("page-figure-marked", text="").strip()}
    for one in starred.all()[:20]:
        title = one.get_attribute("title") or ""
        assert any(said in title for said in words), title
