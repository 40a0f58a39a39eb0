"""The boxes at monsters and the guide go by what the hand can do this turn, not by the party as it stands."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from duskhall.notation.position import write
from tests.helpers import staged, staged_advance, staged_quest
from tests.page.player import Player
from tests.page.visitors import Visitors, new_table, say, sit_down

ARMED = {
    "classic": staged("hand.1: thyrian-squire, militia, short-sword, torch*3", "hall: pegasus | pegasus | pegasus"),
    "advance": staged_advance(
        "hand.1: criochan-sergeant*2, regular, longspear*2, torch",
        "hall: ogrillon | drakeclan-cutter | ogrillon | drakeclan-cutter",
    ),
    "quest": staged_quest(
        "hand.1: silverhelm-1*2, shortsword, lantern*2, adventurer",
        "hall: giant-rat | goblin-forager | goblin-drummer | hobgoblin-ironhide | - | - | -",
    ),
}
"""No monster falls to the party as it stands; a weapon in the right hand makes the difference."""


def at_table(visitors: Visitors, text: str, **settings: object) -> Player:
    page = visitors.come(settings=settings)
    sit_down(page, "Ada")
    new_table(page, text)
    player = Player(page)
    player.wait()
    player.planned()
    return player


def boxes(page: Page, plan: str) -> Locator:
    return page.locator(f".forecast[data-plan={plan}]:not([data-verdict=wins])")


@pytest.mark.parametrize("name", ARMED)
def test_a_box_says_with_which_cards_its_monster_falls(visitors: Visitors, name: str) -> None:
    player = at_table(visitors, write(ARMED[name]))
    page = player.page
    box = boxes(page, "wins-with").first
    expect(box).to_contain_text(say("page-plan-wins-with"))
    expect(box).to_contain_text(re.compile(r"with the (Short Sword|Longspear|Shortsword) on "))
    expect(box).to_have_attribute("title", re.compile(say("page-plan-now", words="short by")))
    box.click()
    panel = page.locator(".ledger")
    expect(panel).to_contain_text(say("page-plan-stands"))
    steps = panel.locator("ol li")
    expect(steps.first).to_have_text("enter the dungeon")
    expect(steps.nth(1)).to_have_text(re.compile("^give .* to "))
    rank = box.get_attribute("data-rank")
    equip = steps.nth(1).inner_text()
    player.do("dungeon")
    options = player.wait().options
    player.do(next(o for o in options if o.startswith("equip:") and o.partition(">")[2].split("-")[0] in equip.lower()))
    player.wait()
    # The weapon is in hand now: the same box says that the party wins as it stands.
    expect(page.locator(f".forecast[data-rank='{rank}'][data-verdict=wins]")).to_be_visible()


def test_the_guide_knows_what_the_hand_can_do(visitors: Visitors) -> None:
    can = at_table(visitors, write(ARMED["classic"]), guide=True).page
    assert boxes(can, "wins-with").count() and not can.locator("[data-verdict=wins]").count()
    expect(can.locator(".note")).to_contain_text("You can defeat a monster this turn")
    weak = staged("hand.1: iron-rations*3, torch*3", "hall: pegasus | pegasus | pegasus")
    cannot = at_table(visitors, write(weak), guide=True).page
    expect(cannot.locator(".note")).to_contain_text("This hand cannot defeat any monster")
