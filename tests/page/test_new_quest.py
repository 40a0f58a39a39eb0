"""A table for Quest is made: quests, wishes, another pile, on a wide screen and on a phone."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from duskhall.editions import edition
from tests.page.player import Player
from tests.page.visitors import Visitors, button, say, sit_down

QUEST = edition("quest")
PHONE = (360, 740)
MARKET = {c.name: c.id for c in QUEST.rules.cards if c.kind == "village"}
SHOWN = ".shown dd .chip"


def quest_box(page: Page, number: int) -> Locator:
    title = re.compile(rf"^{number} ")
    return page.get_by_role("group", name=say("page-quests")).get_by_role("checkbox", name=title)


def random_cards(page: Page) -> None:
    page.get_by_role("radio", name=say("page-setup-by-random"), exact=True).check()
    settled(page)


def settled(page: Page) -> None:
    """The server has said what the set-up would be."""
    expect(page.locator(".result.asking")).to_have_count(0)
    expect(page.locator(SHOWN).first).to_be_visible()


def chips(page: Page) -> list[str]:
    """What is in the set-up, by the titles that are shown, without the numbers of quests."""
    return [re.sub(r"(quest)?\s*\d$", "", text).strip() for text in page.locator(SHOWN).all_inner_texts()]


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize("size", [PHONE, (1280, 800)], ids=["phone", "wide"])
def test_random_cards_are_wished_for_with_the_keyboard(visitors: Visitors, size: tuple[int, int]) -> None:
    visitors.allow("422")
    page = visitors.come(size=size)
    sit_down(page, "Ada")
    page.goto(f"{page.url.partition('#')[0]}#/new/quest")
    random_cards(page)
    expect(page.get_by_role("group", name=say("page-quests")).get_by_role("checkbox")).to_have_count(5)
    for number in (2, 4, 5):
        quest_box(page, number).focus()
        page.keyboard.press("Space")
        expect(quest_box(page, number)).not_to_be_checked()
    page.get_by_role("combobox", name=say("page-wish-guardian"), exact=True).select_option("baalok-6")
    page.get_by_role("combobox", name=say("page-setup-keys-wanted"), exact=True).select_option("2")
    page.get_by_role("combobox", name=say("page-wish-only"), exact=True).select_option("maul")
    page.get_by_role("combobox", name=say("page-wish-without"), exact=True).select_option("silverhelm")
    expect(button(page, "page-wish-drop", name="Maul")).to_be_visible()
    settled(page)
    # The levels of guardians are known once all cards are there.
    expect(page.locator(SHOWN).filter(has_text="Baalok, the Flesh Weaver (level 6)")).to_have_count(1)
    found = chips(page)
    assert "Maul" in found and "Silverhelm" not in found and len(found) == 3 + 1 + 6 + 4 + 8
    legend = page.get_by_text(say("page-quests-legend"))
    expect(legend).to_contain_text("3 Risen from the Mire")
    expect(legend).not_to_contain_text("Eclipse")
    assert fits(page)
    # Another pile, with the button beside it.
    other = next(name for name in found if name in MARKET and name != "Maul")
    button(page, "page-setup-reroll", name=other).focus()
    page.keyboard.press("Enter")
    expect(page.locator(SHOWN).filter(has_text=re.compile(rf"^{re.escape(other)}"))).to_have_count(0)
    settled(page)
    after = chips(page)
    assert len(set(found) - set(after)) == 1 and "Maul" in after
    # A must-have cannot go; the cards stay.
    button(page, "page-setup-reroll", name="Maul").click()
    expect(page.get_by_text(say("refused-setup-reroll-only", name="maul"))).to_be_visible()
    assert chips(page) == after
    button(page, "page-wish-drop", name="Maul").click()
    settled(page)
    assert fits(page)
    wanted = chips(page)
    with page.expect_request("**/api/tables") as made:
        button(page, "page-new-play").click()
    setup = json.loads(made.value.post_data or "")["setup"]
    assert setup["how"] == "chosen" and setup["keys"] == 2 and setup["guardian"] == "" and "baalok-6" in setup["cards"]
    assert {MARKET[name] for name in wanted if name in MARKET} <= set(setup["cards"])
    Player(page).wait()


def test_too_few_rooms_are_explained_and_the_last_quest_stays(visitors: Visitors) -> None:
    visitors.allow("422")
    page = visitors.come("#/new/quest")
    random_cards(page)
    for number in (1, 2, 3, 4):
        quest_box(page, number).uncheck()
    expect(page.get_by_text("only one room of level 1 is left to choose from")).to_be_visible()
    expect(quest_box(page, 5)).to_be_disabled()
    expect(button(page, "page-new-play")).to_be_disabled()
    quest_box(page, 3).check()
    settled(page)
    expect(button(page, "page-new-play")).to_be_enabled()


def test_published_set_ups_say_that_they_are_ours(visitors: Visitors) -> None:
    page = visitors.come("#/new/quest")
    page.get_by_role("radio", name=say("page-setup-by-published"), exact=True).check()
    page.get_by_role("combobox", name=say("page-setup-which"), exact=True).select_option("ripples-in-time")
    expect(page.get_by_text("These cards are our choice")).to_contain_text("borrowed from A Mirror in the Dark")
    expect(page.get_by_role("button", name=re.compile("Re-roll"))).to_have_count(0)


def test_choosing_shows_the_chosen_quests(visitors: Visitors) -> None:
    page = visitors.come("#/new/quest", size=PHONE)
    page.get_by_role("radio", name=say("page-setup-by-chosen"), exact=True).check()
    felin = page.get_by_role("checkbox", name=re.compile("^Felin"))
    expect(felin).to_have_count(1)
    quest_box(page, 2).uncheck()
    expect(felin).to_have_count(0)
    # What is chosen already stays in sight.
    quest_box(page, 1).uncheck()
    expect(page.get_by_role("checkbox", name=re.compile("^Silverhelm"))).to_be_checked()
    assert fits(page)


def test_the_catalogue_can_be_narrowed_to_a_quest(visitors: Visitors) -> None:
    page = visitors.come("#/cards/quest")
    page.get_by_role("combobox", name=say("page-cards-quest"), exact=True).select_option("Risen from the Mire")
    expect(page.locator("[data-card=holy-mace]")).to_be_visible()
    expect(page.locator("[data-card=maul]")).to_have_count(0)
    page.locator("[data-card=holy-mace]").click()
    expect(page.get_by_text(say("page-large-pack", pack="Risen from the Mire"))).to_be_visible()
