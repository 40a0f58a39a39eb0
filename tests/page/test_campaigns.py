"""A campaign in the browser: five games with kills of the server between, and two people who choose in turn."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from duskhall.editions import edition
from tests.page.house import serving
from tests.page.player import Player
from tests.page.test_access import check
from tests.page.visitors import PHONE, Visitors, button, dialog, give_name, link, say, sit_down
from tools.live import Server

MARKET = {card.id: card.figures.get("cost", 0) for card in edition("quest").rules.cards if card.kind == "village"}
ENOUGH = 60


@pytest.fixture
def own_server(built: Path, tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path / "data", built) as server:
        yield server


def make(page: Page, *seats: str, games: int) -> None:
    """Make a campaign with the form; a seat is "me", "open" or "bot:NAME"."""
    page.goto(f"{page.url.partition('#')[0]}#/")
    page.get_by_role("link", name=say("page-more-campaign-note")).click()
    page.get_by_role("combobox", name=say("page-new-seat-count"), exact=True).select_option(str(len(seats)))
    for n, seat in enumerate(seats, 1):
        page.get_by_label(say("page-new-seat-who", n=n)).select_option(seat)
    page.get_by_label(say("page-campaign-how-many")).select_option(str(games))
    page.get_by_label(say("page-setup-mode")).select_option("plain")
    page.get_by_text(say("page-campaign-tables"), exact=True).press("Enter")
    page.get_by_role("combobox", name=say("page-new-rule-pace")).select_option("0")
    button(page, "page-campaign-make").click()


def stands(page: Page, state: str, game: int) -> None:
    """The campaign has come so far."""
    shown = page.locator("[data-campaign]")
    expect(shown).to_have_attribute("data-campaign", state)
    expect(shown).to_have_attribute("data-game", str(game))


def status(page: Page) -> Locator:
    """Where the campaign stands, in a sentence that is read aloud when it changes."""
    return page.locator(".state[role=status]")


def shop(player: Player) -> None:
    """Play until a card of the market is bought."""
    for _ in range(ENOUGH):
        seen = player.wait()
        buys = [option for option in seen.options if option.partition(":")[2] in MARKET and option.startswith("buy:")]
        calm = [option for option in ("bazaar", "done") if option in seen.options]
        # People get in each other's way least where not all want the dearest.
        player.do(player.luck.choice(buys) if buys else (calm or seen.options)[0])
        if buys:
            return
    raise AssertionError(f"nothing was bought: {player.answered}")


def propose_end(page: Page) -> None:
    button(page, "page-menu").click()
    button(page, "page-menu-end").click()


def back(page: Page) -> None:
    """From the end of a game to the campaign."""
    ending = dialog(page, "page-end-title", how="agreed")
    link(ending, "page-campaign-back-menu").click()


def test_five_games_with_kills_between(browser: Browser, own_server: Server) -> None:
    visitors = Visitors(browser, own_server.address)
    visitors.allow("WebSocket|ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET")
    page = visitors.come()
    sit_down(page, "Ada")
    make(page, "me", "bot:greedy", games=5)
    taken: list[str] = []

    def kill() -> None:
        own_server.kill()
        own_server.start()

    for game in range(1, 6):
        stands(page, "ready", game)
        button(page, "page-campaign-next", n=game).click()
        player = Player(page, seed=game)
        player.wait()
        if game == 2:
            # Right after it has begun.
            kill()
        expect(page.locator("[data-table]")).to_have_attribute("data-status", "open")
        shop(player)
        if game == 3:
            # In the middle of the game, from which one can look at the campaign.
            kill()
            expect(page.locator("[data-table]")).to_have_attribute("data-status", "open")
            link(page, "page-campaign-back").click()
            stands(page, "playing", game)
            link(page, "page-campaign-to-table", n=game).click()
            expect(page.locator("[data-table]")).to_have_attribute("data-status", "open")
        propose_end(page)
        back(page)
        if game == 5:
            break
        # The bot chooses by itself; Ada may have been left without a card.
        shown = page.locator("[data-campaign=recognition], [data-campaign=ready]")
        expect(shown).to_be_visible()
        stands(page, shown.get_attribute("data-campaign") or "", game + 1)
        if game == 4:
            # In the middle of the Guild Recognition.
            kill()
        cards = page.locator("button").filter(has_text="Take ")
        if page.locator("[data-campaign=recognition]").count():
            name = cards.first.inner_text()
            taken.append(name.removeprefix("Take "))
            cards.first.click()
    stands(page, "over", 6)
    expect(status(page)).to_contain_text("The campaign is over.")
    scores = page.get_by_role("region", name=say("page-campaign-scores"))
    expect(scores.get_by_text("Game 5: ")).to_be_visible()
    rows = [row.locator(".points").all_inner_texts() for row in scores.locator("tr").all()]
    *games, total = [[int(re.findall(r"-?\d+", text)[0]) for text in row] for row in rows if row]
    assert len(games) == 5 and total == [sum(column) for column in zip(*games, strict=True)]
    decks = page.get_by_role("region", name=say("page-campaign-decks"))
    assert taken, "Ada took a card after some game"
    for name in taken:
        expect(decks.get_by_role("button", name=name).first).to_be_visible()
    visitors.leave()


def test_two_people_choose_in_turn_and_are_led_on(visitors: Visitors) -> None:
    host = visitors.come(theme="light")
    sit_down(host, "Ada")
    make(host, "me", "open", games=2)
    stands(host, "waiting", 1)
    check(host, "a campaign that waits, in light")
    address = host.get_by_label(say("page-campaign-link"), exact=True).input_value()
    place = "#" + address.partition("#")[2]
    guest = visitors.come(place, size=PHONE, touch=True)
    button(guest, "page-waiting-take").click()
    give_name(guest, "Bo")
    stands(host, "ready", 1)
    stands(guest, "ready", 1)
    # Either may begin; the other is led to the table.
    button(guest, "page-campaign-next", n=1).click()
    pages = {"Ada": host, "Bo": guest}
    for page in pages.values():
        expect(page.locator("[data-table]")).to_have_attribute("data-status", "open")
    watcher = visitors.come(place)
    stands(watcher, "playing", 1)
    expect(link(watcher, "page-campaign-watch", n=1)).to_be_visible()
    both_shop(pages)
    propose_end(host)
    button(guest, "page-vote-yes").click()
    for page in pages.values():
        back(page)
        stands(page, "recognition", 2)
    stands(watcher, "recognition", 2)
    # Whoever has won chooses first; the others see whose choice it is.
    yours = say("page-campaign-state-yours", n=1)
    order = [name.inner_text() for name in host.locator("#recognition ~ ol strong").all()]
    first, second = (pages[name] for name in order)
    expect(status(first)).to_have_text(yours)
    for page in (second, watcher):
        expect(status(page)).to_have_text(say("page-campaign-state-recognition", n=1, name=order[0]))
        expect(page.get_by_role("button", name="Take ")).to_have_count(0)
    check(first, "the choice of a card")
    check(watcher, "a campaign that is watched")
    assert first.evaluate("document.documentElement.scrollWidth <= innerWidth")
    taken = first.locator(".cards button").first
    name = taken.inner_text().removeprefix("Take ")
    taken.focus()
    first.keyboard.press("Enter")
    expect(second.get_by_text(say("page-campaign-took", card=name), exact=True)).to_be_visible()
    # The other one wants none, or had only this card.
    if second.locator("[data-campaign=recognition]").count():
        expect(status(second)).to_have_text(yours)
        button(second, "page-campaign-decline").click()
    for page in (first, second, watcher):
        stands(page, "ready", 2)
    expect(watcher.get_by_role("button", name=say("page-campaign-next", n=2))).to_have_count(0)
    check(second, "a campaign between two games")
    button(second, "page-campaign-next", n=2).click()
    for page in pages.values():
        expect(page.locator("[data-table]")).to_have_attribute("data-status", "open")
    stands(watcher, "playing", 2)


def both_shop(pages: dict[str, Page]) -> None:
    """Both play until each has a card of the market; whoever has one goes on until the other has one too."""
    players = [Player(page, n) for n, page in enumerate(pages.values(), 1)]
    bought: set[Player] = set()
    for _ in range(ENOUGH):
        for player in players:
            seen = player.look()
            if not seen.question or not seen.options or seen.busy:
                continue
            buys = [o for o in seen.options if o.startswith("buy:") and o.partition(":")[2] in MARKET]
            calm = [option for option in ("bazaar", "done") if option in seen.options]
            player.do(player.luck.choice(buys) if buys else (calm or seen.options)[0])
            if buys:
                bought.add(player)
            if len(bought) == len(players):
                return
        pages["Ada"].wait_for_timeout(100)
    raise AssertionError(f"nothing was bought: {[player.answered for player in players]}")


def test_making_a_campaign(visitors: Visitors) -> None:
    page = visitors.come("#/c/new", size=PHONE)
    expect(button(page, "page-campaign-make")).to_be_enabled()
    check(page, "a new campaign")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("radio", name=say("page-campaign-setups-chosen")).check()
    expect(button(page, "page-campaign-make")).to_be_disabled()
    for n in (1, 2):
        button(page, "page-campaign-setup-add", n=n).click()
    button(page, "page-campaign-setup-remove", n=1).click()
    expect(button(page, "page-campaign-setup-remove", n=2)).to_have_count(0)
    page.get_by_label(say("page-campaign-more-keys")).check()
    page.get_by_label(say("page-campaign-key-decks")).select_option("0 · 2 · 4")
    check(page, "set-ups of one's own")
    button(page, "page-campaign-make").click()
    give_name(page, "Ada")
    stands(page, "ready", 1)
    page.get_by_text(say("page-campaign-about")).click()
    expect(page.locator("details dl")).to_contain_text("0 · 2 · 4")
    # A campaign that is not there, or whose link got cut off.
    visitors.allow("404")
    page.goto(f"{visitors.address}/#/c/nothing")
    expect(page.get_by_role("alert")).to_have_text(say("server-no-campaign"))
