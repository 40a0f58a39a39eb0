"""Games by pressing what glows: with the mouse, with keys alone, with a finger."""

from __future__ import annotations

import json
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from duskhall.editions import NAMES
from duskhall.notation.position import write
from tests.helpers import strong_opening
from tests.page.player import Player, tap
from tests.page.positions import ONE_ANSWER, PARTY, SHORT, position
from tests.page.positions import VILLAGE as VILLAGE_TABLE
from tests.page.visitors import LIMIT, PHONE, Visitors, button, dialog, give_name, new_table, say, sit_down

SMALLEST = 36
"""Pixels: what a finger still hits."""
HOW = {"classic": {"attack"}, "advance": {"attack"}, "quest": {"go"}}
"""How one comes to a battle, besides going to the dungeon."""
VILLAGE = {"classic": {"village"}, "advance": {"village"}, "quest": {"bazaar", "shop", "guilds-quarter", "temple"}}
"""The ways into the village."""
WIDE = "() => document.scrollingElement.scrollWidth - innerWidth"


def play_now(page: Page, name: str) -> Locator:
    """The button for a first game of an edition."""
    return page.locator("article", has=page.locator(f"#edition-{name}")).locator("button.now")


def at_table(visitors: Visitors, text: str, *, seats: tuple[str, ...] = ("me", "bot:greedy"), **how: object) -> Player:
    """Somebody who goes on from a position."""
    page = visitors.come(settings=how)
    sit_down(page, "Ada")
    new_table(page, text, seats=seats)
    return Player(page)


# Luck may end a game of Quest before Ada has done all that is asked: one in three.
@pytest.mark.flaky(reruns=5)
@pytest.mark.parametrize(
    ("name", "language"), [("classic", "de"), ("advance", "ja"), ("quest", "en")], indirect=["language"]
)
def test_a_game_against_a_bot_to_its_end(visitors: Visitors, name: str, language: str) -> None:
    player = at_table(visitors, position(SHORT, name))
    player.finish()
    done = {option.partition(":")[0] for option in player.answered}
    assert ({"dungeon", "buy", "equip"} | HOW[name]) <= done, player.answered
    assert done & VILLAGE[name], player.answered
    ending = dialog(player.page, "page-end-title", how="played")
    expect(ending.get_by_text("Ada").first).to_be_visible()
    expect(ending.get_by_text(say("page-end-points"))).to_be_visible()


@pytest.mark.parametrize("name", NAMES)
def test_everything_that_can_be_done_is_shown(visitors: Visitors, name: str) -> None:
    """Random answers in a game with all sorts of cards: what the server offers and what glows is always the same."""
    page = visitors.come(settings={"forced": False})
    sit_down(page, "Ada")
    asked: dict[str, set[str]] = {}

    def hear(message: str | bytes) -> None:
        told = json.loads(message)
        if told["type"] == "update" and told["question"]:
            asked[str(told["question"]["number"])] = {option["id"] for option in told["question"]["options"]}

    page.on("websocket", lambda socket: socket.on("framereceived", hear))
    start = strong_opening(16 if name == "advance" else 13, name=name)
    new_table(page, write(start), seats=("me", *["bot:greedy"] * (start.seats - 1)))
    player = Player(page, forced=False)
    luck = Random(name)
    kinds = set()
    for _ in range(30):
        seen = player.wait()
        if seen.over:
            break
        assert asked[seen.question] == set(seen.options)
        others = [option for option in seen.options if option != "done"]
        option = luck.choice(others if others and luck.random() < 0.7 else seen.options)
        player.do(option)
        kinds.add(option.partition(":")[0])
    assert len(kinds) > 6, kinds


@pytest.mark.parametrize("name", NAMES)
def test_a_newcomer_is_asked_after_two_clicks(visitors: Visitors, name: str) -> None:
    page = visitors.come(settings={"guide": True})
    play_now(page, name).click()
    button(dialog(page, "page-name-ask"), "page-name-go").click()
    # The bot may be the first, and takes its time.
    way = min(VILLAGE[name])
    expect(page.locator(f"[data-table] [data-option={way}]").first).to_be_enabled(timeout=3 * LIMIT)
    expect(page.locator("[data-table] #asked")).not_to_be_empty()


@pytest.mark.parametrize(
    ("name", "language"), [("classic", "ja"), ("advance", "en"), ("quest", "de")], indirect=["language"]
)
def test_the_first_turns_of_a_game(visitors: Visitors, name: str, language: str) -> None:
    page = visitors.come()
    play_now(page, name).click()
    give_name(page, "Ada")
    player = Player(page)
    while sum(option in VILLAGE[name] | {"dungeon"} for option in player.answered) < 3:
        assert not player.turn().over
    expect(page.locator("[data-table]")).to_have_attribute("data-status", "open")


# ----------------------------------------------------------------------------------------------------------------------
# Other ways to press


def focused(thing: Locator) -> bool:
    return bool(thing.evaluate("(e) => e === document.activeElement"))


def by_key(thing: Locator) -> None:
    """Arrows go through what can be done; Enter does it."""
    for _ in range(60):
        if focused(thing):
            break
        thing.page.keyboard.press("ArrowDown")
    assert focused(thing), f"no key leads to {thing}"
    thing.page.keyboard.press("Enter")


def tab_to(thing: Locator) -> None:
    for _ in range(60):
        if focused(thing):
            return
        thing.page.keyboard.press("Tab")
    raise AssertionError(f"no key leads to {thing}")


@pytest.mark.parametrize("language", ["de"], indirect=True)
def test_a_game_with_keys_alone(visitors: Visitors, language: str) -> None:
    page = visitors.come()
    expect(play_now(page, "classic")).to_be_visible()
    tab_to(play_now(page, "classic"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("textbox", name=say("page-name-field"), exact=True)).to_be_focused()
    page.keyboard.type("Ada")
    page.keyboard.press("Enter")
    player = Player(page, press=by_key)
    while player.answered.count("village") + player.answered.count("dungeon") < 4:
        player.turn()
    # The number of a thing presses it, u takes it back.
    while "village" not in player.wait().options:
        player.turn()
    asked = page.locator("#asked")
    before = asked.inner_text()
    page.keyboard.press("1")
    expect(asked).not_to_have_text(before)
    page.keyboard.press("u")
    expect(asked).to_have_text(before)


@pytest.mark.parametrize("language", ["ja"], indirect=True)
def test_a_phone(visitors: Visitors, language: str) -> None:
    page = visitors.come(size=PHONE, touch=True)
    sit_down(page, "Ada")
    new_table(page, position(SHORT, "classic"))
    player = Player(page, press=tap)
    while not {"buy", "attack", "equip"} <= {option.partition(":")[0] for option in player.answered}:
        seen = player.turn()
        assert not seen.over, player.answered
        assert page.evaluate(WIDE) <= 0, "the page is wider than the phone"
        for thing in page.locator("[data-table] [data-can]:visible").all():
            box = thing.bounding_box()
            assert box and min(box["width"], box["height"]) >= SMALLEST, f"{thing.inner_text()} is too small: {box}"


@pytest.mark.parametrize("language", ["ja"], indirect=True)
def test_a_map_with_keys_alone(visitors: Visitors, language: str) -> None:
    """Places and rooms are reached and entered like everything else; the number of a room presses it."""
    player = at_table(visitors, position(PARTY, "quest"))
    player.press = by_key
    page = player.page
    player.wait()
    player.do("dungeon")
    while not any(option.startswith("go:") for option in player.wait().options):
        player.do("done")
    champion = page.locator("[data-champion='1']")
    expect(page.locator("[data-room=mine] [data-champion='1']")).to_be_visible()
    expect(page.locator("[data-light='2']")).to_be_visible()
    player.do("go:crypt")
    expect(page.locator("[data-room=crypt] [data-champion='1']")).to_be_visible()
    expect(champion).to_have_count(1)
    page.keyboard.press("u")
    expect(page.locator("[data-room=mine] [data-champion='1']")).to_be_visible()
    page.keyboard.press("?")
    number = page.locator("[data-spot='rooms:2']").get_attribute("data-number")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    assert number
    page.keyboard.press(number)
    expect(page.locator("[data-room=abandoned-gate] [data-champion='1']")).to_be_visible()


SPILT = """() => [...document.querySelectorAll("[data-verdict]")].flatMap((box) => {
  const edge = box.getBoundingClientRect();
  return [...box.querySelectorAll("b, span:not(.unseen), small")].filter((part) => {
    const at = part.getBoundingClientRect();
    // The box of a piece of a line is as high as its letters might be, whatever the height of the line.
    const inline = getComputedStyle(part).display === "inline", slack = inline ? 3 : 1;
    const inside = at.top >= edge.top - slack && at.bottom <= edge.bottom + slack && at.right <= edge.right
      && (inline || part.scrollHeight <= part.clientHeight + 3);
    return at.width && getComputedStyle(part).position !== "absolute" && !inside;
  }).map((part) => `${box.dataset.rank}: ${part.innerText}`);
})"""
"""What is cut off in the forecasts of a map."""


def test_a_map_stands_still_and_nothing_in_it_is_cut_off(visitors: Visitors) -> None:
    page = visitors.come(size=(1280, 800))
    sit_down(page, "Ada")
    new_table(page, position(PARTY, "quest"))
    player = Player(page)
    room, asked = page.locator("[data-room=mine]"), page.locator("#asked")
    tops = set()
    player.wait()
    for answer in ("dungeon", "equip:shortsword>silverhelm-2", "done", "go:crypt"):
        tops.add(room.bounding_box()["y"])  # type: ignore[index]
        player.planned()
        assert page.evaluate(SPILT) == [], answer
        player.do(answer)
        player.wait()
        # There is a button for it.
        assert "done" not in asked.inner_text()
    assert len(tops) == 1


def test_tokens_say_what_they_are(visitors: Visitors) -> None:
    player = at_table(visitors, position(PARTY, "quest"))
    player.wait()
    front = player.page.locator("[data-zone='front.1']")
    expect(front.locator("button[data-card=iron-rations]")).to_have_accessible_name("2 × Iron Rations, gear")
    expect(front.locator("button[data-card=wound]")).to_have_accessible_name("3 × Wound, wound")


def test_a_place_of_the_village_begins_the_turn(visitors: Visitors) -> None:
    player = at_table(visitors, position(VILLAGE_TABLE, "quest"))
    player.wait()
    page = player.page
    page.locator("[data-location=bazaar] [data-can]").first.click()
    expect(page.locator("[data-location=bazaar] [data-champion='1']")).to_be_visible()
    while "buy:potion" not in player.wait().options:
        player.do("done")
    before = page.locator("[data-location=bazaar] [data-zone='pile.potion']")
    expect(before).to_have_attribute("data-option", "buy:potion")
    before.click()
    expect(page.locator("[data-zone='front.1'] [data-card=potion]")).to_be_visible()


@pytest.mark.parametrize("language", ["de"], indirect=True)
def test_a_map_on_a_phone(visitors: Visitors, language: str) -> None:
    page = visitors.come(size=PHONE, touch=True)
    sit_down(page, "Ada")
    new_table(page, position(PARTY, "quest"))
    player = Player(page, press=tap)
    player.wait()
    player.do("dungeon")
    while not any(option.startswith("go:") for option in player.wait().options):
        player.do("done")
    assert page.evaluate(WIDE) <= 0, "the page is wider than the phone"
    for room in page.locator("[data-room]").all():
        box = room.bounding_box()
        assert box and box["x"] >= 0 and box["x"] + box["width"] <= PHONE[0]
    for thing in page.locator("[data-table] [data-can]:visible").all():
        box = thing.bounding_box()
        assert box and min(box["width"], box["height"]) >= SMALLEST, f"{thing.inner_text()} is too small: {box}"
    # A press opens a room; its button walks.
    tap(page.locator("[data-spot='rooms:2']"))
    expect(page.locator("[data-room=mine] [data-champion='1']")).to_be_visible()
    tap(page.locator("[data-room=abandoned-gate] [data-option='go:abandoned-gate']"))
    expect(page.locator("[data-room=abandoned-gate] [data-champion='1']")).to_be_visible()


def test_a_weapon_is_dragged_onto_its_hero(visitors: Visitors) -> None:
    player = at_table(visitors, position(PARTY, "classic", "dungeon"))
    player.wait()
    hand = player.page.locator("[data-zone='hand.1']")
    sword, knight = hand.locator("[data-card=short-sword]"), hand.locator("[data-card=thyrian-knight]")
    sword.drag_to(knight, steps=8)
    player.page.locator("[data-table]").wait_for()
    expect(hand.locator(".weapon [data-card=short-sword]")).to_be_visible()
    # What is dropped beside all heroes goes back.
    flaming = hand.locator("[data-card=flaming-sword]")
    flaming.drag_to(player.page.locator("[data-zone=hall] [data-card=sphinx]"), steps=8)
    expect(hand.locator(".weapon [data-card=flaming-sword]")).to_have_count(0)
    expect(player.page.locator(".dragged")).to_have_count(0)


def test_a_hero_who_is_pressed_first_asks_for_a_weapon(visitors: Visitors) -> None:
    player = at_table(visitors, position(PARTY, "classic", "dungeon"))
    player.wait()
    hand = player.page.locator("[data-zone='hand.1']")
    hand.locator("[data-card=thyrian-knight]").click()
    menu = dialog(player.page, "page-menu-of", card="Thyrian Knight")
    expect(menu.get_by_role("button")).to_have_count(2)
    menu.locator("[data-option='equip:flaming-sword>thyrian-knight']").click()
    expect(hand.locator(".weapon [data-card=flaming-sword]")).to_be_visible()


# ----------------------------------------------------------------------------------------------------------------------
# Help


def test_what_cannot_be_done_says_why(visitors: Visitors) -> None:
    player = at_table(visitors, position(PARTY, "classic", "dungeon"))
    player.wait()
    page = player.page
    for zone, card in (("stack.spear", "spear"), ("hand.1", "militia"), ("hand.1", "lightstone-gem")):
        page.locator(f"button[data-zone='{zone}'][data-card={card}]").click()
        reason = dialog(page, "page-why-not")
        expect(reason.locator("p")).not_to_be_empty()
        button(reason, "page-why-not-close").click()
        expect(reason).to_have_count(0)


@pytest.mark.parametrize("forced", [True, False])
def test_a_question_with_one_answer(visitors: Visitors, forced: bool) -> None:
    text = position(ONE_ANSWER, "advance", "dungeon", "equip:longspear>criochan-captain", "done", "attack:1")
    player = at_table(visitors, text, seats=("bot:greedy", "me"), forced=forced)
    page = player.page
    if forced:
        expect(page.locator("[data-option=village]")).to_be_visible()
        return
    only = page.locator("[data-option='discard:regular']").first
    expect(only).to_be_visible()
    page.clock.install()
    page.reload()
    expect(only).to_be_visible()
    page.clock.fast_forward(60_000)
    expect(only).to_be_visible()
    only.click()
    expect(page.locator("[data-option=village]")).to_be_visible()


def test_a_card_is_looked_at_closely(visitors: Visitors) -> None:
    player = at_table(visitors, position(PARTY, "classic"))
    player.wait()
    page = player.page
    sphinx = page.locator("[data-zone=hall] [data-card=sphinx]")
    # While the mouse rests on it; the key opens it in full.
    sphinx.hover()
    floating = page.locator(".near")
    expect(floating).to_be_visible()
    page.keyboard.press("i")
    large = page.get_by_role("dialog", name="Sphinx")
    expect(large).to_be_visible()
    page.keyboard.press("Escape")
    expect(large).to_have_count(0)
    page.mouse.move(0, 0)
    expect(floating).to_have_count(0)
    # After a long press of a finger, which does nothing else.
    phone = visitors.come(size=PHONE, touch=True)
    sit_down(phone, "Bo")
    new_table(phone, position(PARTY, "classic"))
    player = Player(phone, press=tap)
    before = player.wait()
    box = phone.locator("[data-zone=hall] [data-card=green-blob]").bounding_box()
    assert box
    cdp = phone.context.new_cdp_session(phone)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    cdp.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(phone.get_by_role("dialog", name="Green Blob")).to_be_visible()
    cdp.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert player.look().question == before.question
    # The finger that was lifted has pressed nothing, and the way back leads to the table.
    large = phone.get_by_role("dialog", name="Green Blob")
    expect(large).to_be_visible()
    at = phone.url
    phone.go_back()
    expect(large).to_have_count(0)
    assert phone.url == at
    assert player.look().question == before.question


def test_totals_open_their_ledgers(visitors: Visitors) -> None:
    player = at_table(visitors, position(PARTY, "classic", "dungeon"))
    player.wait()
    page = player.page
    for figure in ("attack", "magic", "light", "gold", "vp"):
        total = page.locator(f"button[data-total={figure}]")
        total.click()
        table = page.locator(f"[data-ledger={figure}] table")
        expect(table.locator("tfoot td")).to_have_text(total.locator("b").first.inner_text())
    page.locator("[data-sum='1']").click()
    foe = page.get_by_role("region", name=say("page-ledger-against", card="Green Blob"))
    expect(foe.locator("tfoot tr").last).to_be_visible()
