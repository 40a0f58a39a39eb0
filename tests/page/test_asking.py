"""At the table: terms that explain themselves, and a monster that is looked at on a phone before it is attacked."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.helpers import staged, text_of
from tests.page.player import Player, click, tap
from tests.page.positions import PARTY, VILLAGE, position
from tests.page.visitors import PHONE, STILL, Visitors, new_table, say, sit_down

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


@pytest.mark.parametrize(("name", "spot"), [("classic", "hall:1"), ("advance", "hall:3"), ("quest", "rooms:3")])
def test_every_figure_of_a_card_can_be_asked(visitors: Visitors, name: str, spot: str) -> None:
    """What a monster gives as a trophy, the light that a room asks for: in the large view, where there is room for
    words."""
    page = visitors.come()
    sit_down(page, "Ada")
    new_table(page, position(PARTY, name))
    Player(page).wait()
    page.locator(f"[data-spot='{spot}']").focus()
    page.keyboard.press("i")
    figures = page.get_by_role("dialog").locator("dl > div")
    expect(figures.first).to_be_visible()
    assert figures.count() == figures.filter(has=page.locator("dt > [data-term]")).count()
    term = "light" if name == "quest" else "health"
    figures.locator(f"dt > [data-term={term}]").first.focus()
    page.keyboard.press("Enter")
    told = page.get_by_role("group", name=say("page-terms-ask", term=say(f"page-term-{term}")), exact=True)
    expect(told.filter(visible=True)).to_have_count(1)
    # The Sphinx brings magic attack to those who have beaten it.
    assert figures.locator("[data-term=trophy]").count() == (name == "classic")


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


def test_a_stack_on_a_phone_is_read_before_it_is_bought(visitors: Visitors) -> None:
    page = visitors.come(size=PHONE, touch=True)
    sit_down(page, "Ada")
    new_table(page, position(VILLAGE, "classic", "village", "done"))
    Player(page, press=tap).wait()
    shut, open_ = page.locator("[data-spot='stack.fireball']"), page.locator("[data-spot='stack.battle-fury']")
    sheet = page.locator("dialog[data-sheet]")
    # What is too dear says so, and can be read all the same.
    tap(shut)
    expect(sheet.locator(".card-face")).to_have_count(1)
    expect(sheet.locator(".reason")).to_contain_text("gold")
    expect(sheet.locator("[data-option]")).to_have_count(0)
    sheet.locator("[data-close]").tap()
    expect(sheet).to_have_count(0)
    tap(open_)
    expect(sheet.locator(".card-face")).to_contain_text("Battle Fury")
    buy = sheet.locator("[data-option='buy:battle-fury']")
    assert buy.evaluate("(button) => button.offsetHeight") >= 44
    buy.tap()
    expect(sheet).to_have_count(0)
    expect(page.locator("[data-zone='discard.1']").first).to_contain_text("4")


def test_the_whole_row_of_a_monster_on_a_phone_opens_it(visitors: Visitors) -> None:
    page = visitors.come(size=(390, 844), touch=True)
    sit_down(page, "Ada")
    new_table(page, position(PARTY, "classic"))
    player = Player(page, press=tap)
    player.wait()
    player.planned()
    page.locator(".hall [data-verdict][data-rank] .head").filter(visible=True).first.tap()
    sheet = page.locator("dialog[data-sheet]")
    expect(sheet).to_be_visible()
    sheet.locator("[data-close]").tap()
    expect(sheet).to_have_count(0)


def test_a_note_on_a_phone_covers_nothing(visitors: Visitors) -> None:
    page = visitors.come(size=PHONE, touch=True, settings={"guide": True})
    sit_down(page, "Ada")
    new_table(page, position(PARTY, "classic"))
    note = page.locator("[data-note]")
    expect(note).to_be_visible()
    lies, table = note.bounding_box(), page.locator(".board").bounding_box()
    assert lies and table and lies["y"] + lies["height"] <= table["y"] + 1
    page.wait_for_selector(".asks.folds")
    while note.count() and note.get_attribute("data-note") != "ask":
        note.locator(".ok").tap()
    # What it speaks of is behind another button here, which is marked.
    expect(note).to_contain_text(say("page-next-more"))
    expect(page.locator(".asks .more")).to_have_attribute("data-hinted", "")


COVERED = """(note) => {
  const box = note.getBoundingClientRect();
  const cards = document.querySelectorAll("[data-spot][data-zone='hand.1'], [data-spot^='stack.'], .asks");
  return [...cards].filter((one) => {
    const at = one.getBoundingClientRect();
    return at.left < box.right && box.left < at.right && at.top < box.bottom && box.top < at.bottom;
  }).map((one) => one.dataset.spot ?? one.className);
}"""


def test_a_note_on_buying_covers_no_card(visitors: Visitors) -> None:
    page = visitors.come(size=(1366, 768), settings={"guide": True})
    sit_down(page, "Ada")
    new_table(page, position(VILLAGE, "classic", "village", "done"))
    note = page.locator("[data-note=buy]")
    expect(note).to_be_visible()
    page.wait_for_function(STILL)
    assert note.evaluate(COVERED) == []


@pytest.mark.parametrize("size", [PHONE, (1024, 768)], ids=["phone", "tablet"])
def test_a_wound_to_heal_is_named_and_large(visitors: Visitors, size: tuple[int, int]) -> None:
    page = visitors.come(size=size, touch=True)
    sit_down(page, "Ada")
    new_table(page, position(VILLAGE, "quest", "guilds-quarter", "done", "done"))
    wound = page.locator("[data-options~='heal:wound']").filter(visible=True)
    expect(wound.get_by_text("Wound", exact=True).last).to_be_visible()
    box = wound.bounding_box()
    assert box and box["height"] >= 44
    click(wound) if size != PHONE else tap(wound)
    expect(page.locator("[data-options~='heal:wound']")).to_have_count(0)


PLACES = """() => [...document.querySelectorAll(".asks [data-option]")].map((e) => {
  const { left, top, width, height } = e.getBoundingClientRect();
  return [e.dataset.option, left, top, width, height];
})"""


@pytest.mark.parametrize("name", ["classic", "advance", "quest"])
def test_the_ways_of_a_turn_keep_their_places(visitors: Visitors, name: str) -> None:
    """Whoever presses at once presses what lies there a second later."""
    page = visitors.come(size=(1366, 768))
    held: list[tuple[WebSocketRoute, str | bytes]] = []
    free: list[bool] = []

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def send(message: str | bytes) -> None:
            if not free and json.loads(message)["type"] == "plan":
                held.append((server, message))
            else:
                server.send(message)

        line.on_message(send)

    page.route_web_socket("**/api/socket*", between)
    sit_down(page, "Ada")
    new_table(page, position(VILLAGE, name))
    player = Player(page)
    player.wait()
    expect(page.locator(".asks .counsel")).to_have_text(say("page-ask-searching"))
    before = page.evaluate(PLACES)
    assert len(before) >= 3
    free.append(True)
    while held:
        server, message = held.pop()
        server.send(message)
    player.planned()
    # The sensible one is lit where it stands; in the other editions a fight and a purchase are both worth this turn.
    expect(page.locator(".asks [data-option].primary")).to_have_count(1 if name == "advance" else 0)
    assert page.evaluate(PLACES) == before


def test_entering_the_dungeon_leaves_the_village_that_is_looked_at(visitors: Visitors) -> None:
    page = visitors.come(size=(1366, 768))
    sit_down(page, "Ada")
    new_table(page, position(PARTY, "classic"))
    player = Player(page)
    player.wait()
    page.get_by_role("button", name=say("page-look")).click()
    expect(page.locator("[data-stage=village]")).to_be_visible()
    page.locator(".asks [data-option=dungeon]").click()
    player.wait()
    expect(page.locator("[data-stage=dungeon]")).to_be_visible()


def test_a_menu_does_not_lie_on_a_note(visitors: Visitors) -> None:
    page = visitors.come(size=(1366, 768), settings={"guide": True})
    sit_down(page, "Ada")
    new_table(page, text_of(staged("hand.1: trainer, militia*3, torch*2")))
    player = Player(page)
    player.wait()
    player.do("village")
    player.wait()
    note = page.locator("[data-note]")
    expect(note).to_be_visible()
    page.locator("[data-zone='hand.1'] [data-card=trainer], [data-zone='hand.1'][data-card=trainer]").first.click()
    expect(page.locator("[data-float]")).to_be_visible()
    expect(note).to_be_hidden()
    page.keyboard.press("Escape")
    expect(note).to_be_visible()
