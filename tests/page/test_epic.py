"""An Epic table in a real browser: made with the form, played through the marketplace, a purchase and a level-up."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from duskhall.editions import edition
from duskhall.editions.choosing import on_board
from duskhall.notation.position import write
from tests.helpers import staged_quest
from tests.page.player import Player
from tests.page.test_access import check
from tests.page.test_games import SPILT
from tests.page.test_quests import ids_in_sight
from tests.page.visitors import Visitors, button, new_table, say, sit_down

QUEST = edition("quest")
CARDS = {card.id: card for card in QUEST.rules.cards}
PARTY = ("hand.1: adventurer*2, silverhelm-1, thunderstone-shard*3", "deck.1: dagger*9", "xp: 9 0")


def at_table(visitors: Visitors, size: tuple[int, int] = (1366, 768), *lines: str) -> Player:
    """A game with all heroes, after side quests and guilds are chosen."""
    page = visitors.come(size=size)
    sit_down(page, "Ada")
    setup = on_board(QUEST.random_setup(4), None, None, mode="epic-heroes")
    new_table(page, write(staged_quest(*PARTY, *lines, setup=setup)))
    player = Player(page)
    for _ in range(2):
        player.do(player.wait().options[0])
    player.wait()
    return player


def look_at_market(page: Page) -> None:
    """At the choice of place the village is a strip; a button opens it."""
    page.locator(".village-area").get_by_role("button", name=say("page-look")).click()


def deck(page: Page, name: str) -> int:
    """How many cards are left beside the spots of a type."""
    chip = page.locator(f'.village [data-zone="pile.{name}"] .deck')
    return int(chip.inner_text())


def test_marketplace_purchase_and_level_up(visitors: Visitors) -> None:
    player = at_table(visitors)
    page = player.page
    look_at_market(page)
    any_spots = page.locator('[data-column="any"] li')
    expect(any_spots).to_have_text([re.compile(say("page-spot-empty"))] * 2)
    heroes = page.locator('[data-column="hero"] li')
    expect(heroes).to_have_count(4)
    # Neither the decks nor the box lie among the piles.
    for pile in ("hero", "item", "cleric", "level-1"):
        expect(page.locator(f'.piles [data-zone="pile.{pile}"]')).to_have_count(0)
    assert ids_in_sight(page) == set() and page.evaluate(SPILT) == []

    player.do("marketplace")
    assert set(player.wait().options) == {"item", "spell", "weapon"}
    expect(page.locator('[data-location="marketplace"]')).to_contain_text("A")
    expect(page.locator("#asked")).to_contain_text("Turn up the top card of which deck")
    weapons = deck(page, "weapon")
    player.do("weapon")
    player.wait()
    assert deck(page, "weapon") == weapons - 1
    expect(any_spots.locator("[data-card]")).to_have_count(1)
    player.do("done")

    seen = player.wait()
    items = page.locator('[data-zone^="stack.item-"][data-card]')
    before = [item.get_attribute("data-card") for item in items.all()]
    bought = next(name for name in before if f"buy:{name}" in seen.options)
    left = deck(page, "item")
    player.do(f"buy:{bought}")
    player.wait()
    assert deck(page, "item") == left - 1
    after = {item.get_attribute("data-card") for item in items.all()}
    assert len(after) == 2 and bought not in after and after & {*before}
    expect(page.locator(".side")).to_contain_text("is now for sale")

    while "level:silverhelm-1" not in (seen := player.wait()).options:
        player.do("done")
    player.do("level:silverhelm-1")
    player.wait()
    expect(page.locator(".side")).to_contain_text(CARDS["silverhelm-2"].name)
    assert ids_in_sight(page) == set() and page.evaluate(SPILT) == []


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
def test_everybody_can_use_the_market(visitors: Visitors, size: tuple[int, int]) -> None:
    player = at_table(visitors, size)
    check(player.page, "an Epic table")
    player.do("marketplace")
    player.wait()
    check(player.page, "the decks of an Epic table")


def test_higher_levels_are_looked_up_in_the_box(visitors: Visitors) -> None:
    player = at_table(visitors)
    page = player.page
    top = page.locator('[data-zone="stack.cleric-1"]').get_attribute("data-card") or ""
    look_at_market(page)
    page.locator('[data-column="hero"] .levels').first.click()
    shown = page.get_by_role("dialog")
    expect(shown).to_contain_text(say("page-stack-box", n=3))
    family = [card.name for card in QUEST.rules.cards if card.stack == CARDS[top].stack]
    for name in family:
        expect(shown.get_by_role("button", name=name, exact=True)).to_be_visible()


def test_where_no_spot_is_empty_a_card_of_the_market_is_pressed(visitors: Visitors) -> None:
    player = at_table(visitors, (390, 844), "stack.any-1: hammer", "stack.any-2: maul")
    page = player.page
    player.do("marketplace")
    assert set(player.wait().options) == {"destroy:hammer", "destroy:maul"}
    expect(page.locator("#asked")).to_contain_text("Destroy which card to make room?")
    player.do("destroy:hammer")
    assert set(player.wait().options) == {"item", "spell", "weapon"}
    assert page.evaluate(SPILT) == []


@pytest.mark.parametrize("mode", ["epic", "epic-heroes"])
def test_an_epic_table_is_made_with_the_form(visitors: Visitors, mode: str) -> None:
    page = visitors.come()
    sit_down(page, "Ada")
    page.goto(f"{page.url.partition('#')[0]}#/new/quest")
    page.get_by_role("radio", name=say("page-setup-by-random")).check()
    page.get_by_label(say("page-setup-mode")).select_option(mode)
    expect(page.get_by_text(say(f"page-mode-note-{mode}"))).to_be_visible()
    titles = [say(f"setup-name-{pack}") for pack in QUEST.packs]
    for title in titles[2:]:
        page.get_by_role("checkbox", name=re.compile(re.escape(title))).uncheck()
    shown = page.locator(".shown")
    expect(shown).to_contain_text(", ".join(titles[:2]))
    shown.get_by_role("button", name=re.compile("^Re-roll")).first.click()
    expect(page.locator(".problem")).to_have_count(0)
    button(page, "page-new-play").click()
    player = Player(page)
    for _ in range(2):
        player.do(player.wait().options[0])
    assert "marketplace" in player.wait().options
    look_at_market(page)
    expect(page.locator('[data-column="hero"] li')).to_have_count(4)
