"""The table and the catalogue show all five quests, and what only some of them have: dice, rooms to use, monsters that
change places or lie face down."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from duskhall.editions import edition
from duskhall.editions.quest.cards.basic.side_quests import DEEDS
from duskhall.notation.position import write
from tests.helpers import staged_quest
from tests.page.player import Player
from tests.page.test_games import SPILT
from tests.page.visitors import Visitors, button, dialog, give_name, new_table, say, sit_down

QUEST = edition("quest")
SETUPS = dict(QUEST.setups)
CARDS = {card.id: card for card in QUEST.rules.cards}
UNFIT = """() => [...document.querySelectorAll("[data-card]")].filter((card) => {
  const face = card.querySelector(".face");
  return face.scrollHeight > face.clientHeight + 1 || face.scrollWidth > face.clientWidth + 1;
}).map((card) => card.dataset.card)"""
"""Cards of the catalogue whose text or figures do not fit their face."""
UNDRAWN = """async () => {
  const uses = [...document.querySelectorAll("[data-card] .picture use")].map((use) => use.getAttribute("href"));
  const files = {};
  for (const file of new Set(uses.map((use) => use.split("#")[0])))
    files[file] = await (await fetch(file)).text();
  return uses.filter((use) => !files[use.split("#")[0]].includes(`id="${use.split("#")[1]}"`));
}"""
"""Pictures that are in none of the files of icons."""


def at_table(visitors: Visitors, setup: str, *lines: str) -> Player:
    page = visitors.come()
    sit_down(page, "Ada")
    new_table(page, write(staged_quest(*lines, setup=SETUPS[setup])))
    player = Player(page)
    player.wait()
    return player


def ids_in_sight(page: Page) -> set[str]:
    """Ids of cards that are shown instead of names."""
    return set(re.findall(r"[a-z]+(?:-[a-z0-9]+)+", page.inner_text("body"))) & CARDS.keys()


@pytest.mark.parametrize("name", [name for name in SETUPS if name != "first"])
def test_the_table_of_a_quest(visitors: Visitors, name: str) -> None:
    player = at_table(visitors, name, "hand.1: adventurer*3, lantern*3")
    page, setup = player.page, SETUPS[name]
    rooms = page.locator("[data-room]")
    assert [room.get_attribute("data-room") for room in rooms.all()] == ["wilderness", *setup.rooms]
    for room in setup.rooms:
        expect(page.locator(f"[data-room={room}]")).to_contain_text(CARDS[room].name)
    # At the choice of place the village is a strip: a stack shows its picture and price, and is named by its label.
    for stack in (*(f"{hero}-1" for hero in setup.heroes), *setup.village):
        stall = page.locator(f".village-area button[data-card={stack}]").first
        expect(stall).to_have_accessible_name(re.compile(re.escape(CARDS[stack].name)))
    player.do("dungeon")
    for _ in range(4):
        seen = player.wait()
        player.planned()
        assert page.evaluate(SPILT) == []
        assert ids_in_sight(page) == set()
        player.do(next((option for option in seen.options if option.startswith("go:")), "done"))


def test_every_face_of_quest_has_its_picture_and_room_for_its_text(visitors: Visitors) -> None:
    page = visitors.come("#/cards/quest")
    expect(page.locator("[data-card]")).to_have_count(len(CARDS))
    # Faces are measured together once all are drawn, which takes a moment on a busy machine.
    for _ in range(50):
        if not (unfit := page.evaluate(UNFIT)):
            break
        page.wait_for_timeout(200)
    assert unfit == []
    assert page.evaluate(UNDRAWN) == []
    assert ids_in_sight(page) == set()


def test_dice_are_changed_with_buttons(visitors: Visitors) -> None:
    hand = "hand.1: arcanian-3, arcanian-2, adventurer"
    player = at_table(visitors, "ripples-in-time", hand, "deck.1: adventurer*9")
    page, asked = player.page, player.page.locator("#asked")
    for answer in ("dungeon", "use:arcanian-3.1"):
        player.do(answer)
        player.wait()
    expect(asked).to_have_text(say("page-ask-card-window-dice", card="Arcanian III"))
    player.do("use:arcanian-3.2")
    seen = player.wait()
    expect(asked).to_have_text(say("page-ask-card-die", card="Arcanian III"))
    rolled = re.search(r"You roll ([1-6]) and ([1-6])\.", page.inner_text("body"))
    assert rolled, "the log tells what was rolled"
    thrown = page.locator("[data-dice]")
    expect(thrown).to_have_text(say("page-map-dice", card="Arcanian III", dice=", ".join(rolled.groups())))
    expect(thrown.locator("circle")).to_have_count(sum(map(int, rolled.groups())))
    # Dice that show the same are one choice.
    assert len(seen.options) == len(set(rolled.groups())) * 5 + 1
    box = page.locator(".asks").bounding_box()
    assert box and box["height"] < page.evaluate("innerHeight") / 2, "the buttons push the table away"
    face = next(option for option in seen.options if option.startswith("die:1."))
    player.do(face)
    player.wait()
    expect(thrown).to_have_attribute("data-dice", re.compile(face[-1]))
    expect(
        page.get_by_text(re.compile(rf"You turn the [1-6] to {face[-1]}\. The dice show {face[-1]} and [1-6]\.")).first
    ).to_be_visible()


def test_a_room_is_used_from_next_door(visitors: Visitors) -> None:
    hand = "hand.1: adventurer*2, lantern*2"
    player = at_table(visitors, "risen-from-the-mire", hand, "champions: bog bazaar")
    page = player.page
    player.do("dungeon")
    while "use:blood-altar-room.1" not in player.wait().options:
        player.do("done")
    light = page.locator("[data-room=blood-altar-room] .need")
    expect(light).to_have_text(say("page-map-light", n=2))
    page.locator(".asks").get_by_role("button", name=say("page-option-use", card="Blood Altar Room")).click()
    expect(light).to_have_text(say("page-map-light", n=1))
    player.last = ""
    player.wait()
    player.do("go:blood-altar-room")
    expect(page.locator("[data-room=blood-altar-room] [data-champion='1']")).to_be_visible()


def test_monsters_change_places_and_lie_face_down(visitors: Visitors) -> None:
    hall = "hall: giant-rat | tide-walker | hollow-wind | glowing-brand | forge-heart | gate-of-teeth | laughing-pit"
    setup = "at-the-foundations-of-the-world"
    player = at_table(visitors, setup, hall, "hand.1: adventurer*2, lantern*2", "down: hall/6 draw.level-3")
    page = player.page
    expect(page.locator("[data-room=abyssal-temple]")).to_contain_text(say("page-room-down"))
    player.do("dungeon")
    while "go:air-temple" not in player.wait().options:
        player.do("done")
    player.do("go:air-temple")
    expect(page.locator("[data-room=water-temple] [data-card=tide-walker]")).to_be_visible()
    expect(page.locator("[data-room=air-temple] [data-card=hollow-wind]")).to_be_visible()
    expect(page.get_by_text("Tide Walker changes places and is now in the Water Temple.").first).to_be_visible()
    expect(page.locator("[data-card=gate-of-teeth]")).to_have_count(0)


def test_the_full_game_from_the_choice_to_the_table(visitors: Visitors) -> None:
    """Random cards are played full: three side quests with what they may bring, a guild, and then both in sight."""
    page = visitors.come("#/new/quest")
    page.get_by_role("radio", name=say("page-setup-by-random")).check()
    expect(page.get_by_label(say("page-setup-mode"))).to_have_value("full")
    expect(button(page, "page-new-play")).to_be_enabled()
    button(page, "page-new-play").click()
    give_name(page, "Ada")
    player = Player(page)
    kept = [option for option in player.wait().options if option.startswith("secret:")]
    assert len(kept) == 3
    dealt = [CARDS[option.removeprefix("secret:")] for option in kept]
    expect(page.locator(".brings dt")).to_have_text([card.name for card in dealt])
    for i, card in enumerate(dealt):
        # Deeds bring one of two legendary cards, goals bring points.
        expect(page.locator(".brings dd").nth(i).get_by_role("button")).to_have_count(2 if card in DEEDS else 0)
    player.do(kept[0])
    player.wait()
    player.do("the-night-ledger")
    player.wait()
    mine = page.locator("[data-zone='secret.1'] [data-card]")
    expect(mine).to_have_attribute("data-card", kept[0].removeprefix("secret:"))
    expect(page.locator("[data-zone='front.1'][data-card=the-night-ledger]")).to_be_visible()
    page.locator("[data-pile=legendary]").click()
    expect(dialog(page, "page-legendary-title").get_by_role("button", name="Vampire Acolyte")).to_be_visible()
