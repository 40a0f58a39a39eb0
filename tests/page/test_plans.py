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
    return page.locator(f"[data-plan={plan}]:not([data-verdict=wins])")


def total(page: Page, row: int) -> Locator:
    return page.locator("[data-ledger=total] tfoot tr").nth(row).locator("td")


@pytest.mark.parametrize("name", ARMED)
def test_a_verdict_says_with_which_cards_its_monster_falls(visitors: Visitors, name: str) -> None:
    player = at_table(visitors, write(ARMED[name]))
    page = player.page
    box = boxes(page, "wins-with").first
    expect(box).to_contain_text(re.compile(r"Wins (by \d|exactly)"))
    expect(box).to_contain_text(re.compile(r"with\s+(the )?(Short Sword|Longspear|Shortsword)\s+(to|on) "))
    # The sum is that of the line: it comes to the figure of the verdict. In a room the verdict itself opens it.
    rank = box.get_attribute("data-rank")
    (box if name == "quest" else box.locator(f"[data-sum='{rank}']")).click()
    reached, health = box.locator(".sum" if name == "quest" else ".head > span").inner_text().split(" of ")
    expect(total(page, 0)).to_have_text(reached)
    expect(total(page, 1)).to_have_text(health)
    page.keyboard.press("Escape")
    expect(page.locator("[data-ledger]")).to_have_count(0)
    player.do("dungeon")
    weapon = next(o for o in player.wait().options if o.startswith("equip:"))
    player.planned()
    # Where the pointer rests on a room, it is that room's line that is shown.
    page.mouse.move(0, 0)
    # The card of the line is numbered, and the totals tell what it leads to.
    expect(page.locator("[data-zone='hand.1'] .step")).to_have_count(1)
    expect(page.locator("[data-total=attack]")).to_contain_text("▸")
    player.do(weapon)
    player.wait()
    # The weapon is in hand now: the same box says that the party wins as it stands.
    expect(page.locator(f":is(section, button)[data-rank='{rank}'][data-verdict=wins]")).to_be_visible()


@pytest.mark.parametrize("begun", [False, True])
def test_one_press_plays_the_line_and_undo_takes_it_back_step_by_step(visitors: Visitors, begun: bool) -> None:
    player = at_table(visitors, write(ARMED["classic"]))
    page = player.page
    if begun:
        player.do("dungeon")
        player.wait()
        player.planned()
    asked = page.locator("#asked").inner_text()
    rank = boxes(page, "wins-with").first.get_attribute("data-rank")
    xp = page.locator("[data-total=xp] b")
    before = int(xp.inner_text())
    page.locator(f"section[data-verdict] [data-line='{rank}']").click()
    expect(xp).not_to_have_text(str(before))
    weapon = page.locator("[data-zone='hand.1'] .under")
    # The battle, the weapon, the way in: one after the other.
    for _ in range(2 if begun else 3):
        before_undo = page.locator("[data-table]").get_attribute("data-version")
        page.keyboard.press("u")
        expect(page.locator("[data-table]")).not_to_have_attribute("data-version", before_undo or "")
    expect(weapon).to_have_count(0)
    player.planned()
    expect(page.locator("#asked")).to_have_text(asked)
    # What was taken back is not played again by itself.
    page.wait_for_timeout(600)
    expect(weapon).to_have_count(0)


def test_one_step_plays_the_next_only(visitors: Visitors) -> None:
    player = at_table(visitors, write(ARMED["classic"]))
    page = player.page
    player.do("dungeon")
    player.wait()
    player.planned()
    page.locator(".asks [data-one-step]").click()
    expect(page.locator("[data-zone='hand.1'] .under")).to_have_count(1)
    player.planned()
    # The weapon is given, nobody has been attacked.
    expect(page.locator(".asks [data-main]")).to_contain_text("Attack")


def test_a_monster_that_can_be_attacked_later_offers_the_line(visitors: Visitors) -> None:
    player = at_table(visitors, write(ARMED["classic"]))
    page = player.page
    page.locator("[data-spot='hall:0']").click()
    menu = page.get_by_role("dialog", name=say("page-menu-of", card="Pegasus"))
    expect(menu.locator("[data-line]")).to_contain_text("Short Sword")
    xp = page.locator("[data-total=xp] b")
    before = int(xp.inner_text())
    menu.locator("[data-line]").click()
    expect(xp).not_to_have_text(str(before))


def test_giving_something_up_is_asked_once(visitors: Visitors) -> None:
    player = at_table(visitors, write(ARMED["classic"]))
    page = player.page
    rest = page.locator(".asks [data-option=rest]")
    rest.click()
    warning = page.locator(".asks [data-waste]")
    expect(page.locator(".asks [role=alert]")).to_contain_text("Pegasus can fall")
    warning.locator(".back").click()
    expect(warning).to_have_count(0)
    rest.click()
    expect(page.locator(".asks [data-option=dungeon]")).to_have_count(0)


def test_arming_everybody_takes_one_press(visitors: Visitors) -> None:
    weak = staged("hand.1: thyrian-squire, militia, short-sword, dagger, torch*2", "hall: sphinx | sphinx | sphinx")
    player = at_table(visitors, write(weak))
    page = player.page
    player.do("dungeon")
    player.wait()
    player.planned()
    page.locator(".asks [data-equip]").click()
    expect(page.locator("[data-zone='hand.1'] .under")).to_have_count(2)


def test_the_guide_knows_what_the_hand_can_do(visitors: Visitors) -> None:
    can = at_table(visitors, write(ARMED["classic"]), guide=True).page
    assert boxes(can, "wins-with").count() and not can.locator("[data-verdict=wins]").count()
    expect(can.locator(".note")).to_contain_text("You can defeat a monster this turn")
    weak = staged("hand.1: iron-rations*3, torch*3", "hall: pegasus | pegasus | pegasus")
    cannot = at_table(visitors, write(weak), guide=True).page
    expect(cannot.locator(".note")).to_contain_text("This hand cannot defeat any monster")
