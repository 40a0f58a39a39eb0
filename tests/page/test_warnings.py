"""What the table says once before a battle is lost or the game ends; looking at the village and visiting it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.page.positions import position
from tests.page.test_plans import at_table
from tests.page.visitors import Visitors, say

HAND = "hand.1: militia*4, torch*2"
LINES = (HAND, "hall: griffon | stone-of-mystery | griffon", "dungeon: nixie*2", "sealed:")
WEAK = position({"classic": LINES}, "classic")
"""Nothing falls to this hand, and a battle in rank 1 ends the game."""
NAMES = {"card": "Griffon", "stone": "Stone of Mystery"}


def test_a_lost_battle_and_the_end_are_told_before(visitors: Visitors) -> None:
    page = at_table(visitors, WEAK).page
    alert = page.locator(".asks [role=alert]")
    page.locator(".asks [data-option=dungeon]").click()
    expect(alert).to_have_text(say("page-risk-no-win", ends="yes", stone=NAMES["stone"]))
    page.locator(".asks [data-waste] .back").click()
    expect(alert).to_have_count(0)
    # Told once: the second press is meant.
    page.locator(".asks [data-option=dungeon]").click()
    attack = page.locator("[data-verdict] [data-line='1']")
    expect(attack).to_contain_text(say("page-verdict-bare", sum="4 of 7"))
    expect(page.locator(".asks .primary")).to_have_count(0)
    attack.click()
    expect(alert).to_have_text(say("page-risk-ends", wins="no", **NAMES))
    expect(page.locator("[data-ending], [data-over]")).to_have_count(0)
    page.locator(".asks [data-waste] .quiet").click()
    expect(page.locator("[data-over]")).to_be_attached()


def test_a_battle_that_begins_by_itself_is_told_before(visitors: Visitors) -> None:
    """With one monster and nothing to use, entering the dungeon is the attack: nothing else is asked."""
    alone = position({"classic": (HAND, "hall: griffon | - | stone-of-mystery", "dungeon:", "sealed:")}, "classic")
    page = at_table(visitors, alone).page
    page.locator(".asks [data-option=dungeon]").click()
    expect(page.locator(".asks [data-waste]")).to_be_visible()
    expect(page.locator("[data-over]")).to_have_count(0)


def test_looking_at_the_village_leads_to_a_visit_and_to_the_card(visitors: Visitors) -> None:
    page = at_table(visitors, position({"classic": (*LINES, "xp: 3 0")}, "classic")).page
    page.locator(".village-area .link").click()
    stack = page.locator("[data-spot='stack.spear']")
    stack.click()
    expect(page.get_by_text(say("page-looking", card="Spear")).first).to_be_visible()
    page.get_by_role("button", name=say("page-read-card")).click()
    expect(page.get_by_role("dialog").get_by_role("heading", name="Spear")).to_be_visible()
    page.keyboard.press("Escape")
    stack.click()
    page.locator("[data-visit]").click()
    # The hand has 4 gold: one purchase, and then the shop is shut while experience points are still to be spent.
    page.locator("[data-spot='stack.torch'][data-can]").click()
    page.locator("[data-spot='stack.torch']").click()
    expect(page.locator("[data-spot='stack.dagger']")).to_contain_text(say("page-stack-spent"))
