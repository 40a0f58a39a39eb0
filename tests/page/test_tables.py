"""Several people: two browsers at one table, one screen for two, watchers, and a server that goes down."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.page.house import serving
from tests.page.player import Player
from tests.page.positions import SHORT, position
from tests.page.visitors import Visitors, button, dialog, give_name, link, listed, new_table, say, sit_down, table_link
from tools.live import Server

FIRST_HAND = {"militia", "torch", "iron-rations", "lightstone-gem", "dagger"}
SECOND_HAND = {"thyrian-squire", "militia", "short-sword", "torch", "elf-wizard", "dagger"}
LYING = """(zone) => [...document.querySelectorAll("[data-card]")]
  .filter((e) => e.closest(`[data-zone="${zone}"]`)).map((e) => e.dataset.card)"""


def cards_in(page: Page, zone: str) -> set[str]:
    return set(page.evaluate(LYING, zone))


def board(page: Page) -> dict[str, str]:
    """What lies where, for comparing."""
    found: dict[str, str] = page.evaluate(
        """() => {
          const all = [...document.querySelectorAll("[data-table] [data-spot]")];
          return Object.fromEntries(all.map((e) => [e.dataset.spot, e.dataset.card ?? e.innerText]));
        }"""
    )
    return found


def follow(visitors: Visitors, address: str) -> Page:
    """Somebody new opens a link that was passed on."""
    return visitors.come("#" + address.partition("#")[2])


def curtain(page: Page, name: str) -> Locator:
    return page.get_by_role("alertdialog", name=say("page-curtain", name=name))


def lift(page: Page, name: str) -> None:
    button(page, "page-curtain-ready", name=name).click()


def test_two_browsers_at_one_table(visitors: Visitors) -> None:
    host = visitors.come()
    sit_down(host, "Ada")
    new_table(host, position(SHORT, "classic"), seats=("me", "open"))
    guest = follow(visitors, table_link(host))
    button(guest, "page-waiting-join").click()
    give_name(guest, "Bo")
    ada, bo = Player(host, 1), Player(guest, 2)
    ada.wait()
    ada.do("dungeon")
    # One reloads in the middle of a turn: nothing is lost.
    before, lying, hand = ada.wait(), board(host), cards_in(host, "hand.1")
    assert hand
    host.reload()
    ada = Player(host, 3)
    assert ada.wait() == before
    assert board(host) == lying
    assert cards_in(host, "hand.1") == hand
    # Both play on, and see the same table.
    ada.pass_on()
    bo.pass_on()
    ada.wait()
    assert board(host)["hall:0"] == board(guest)["hall:0"]
    assert cards_in(guest, "hand.1") == set(), "hands are hidden between turns"


def test_two_windows_of_one_seat_stay_in_step(visitors: Visitors) -> None:
    page = visitors.come()
    sit_down(page, "Ada")
    new_table(page, position(SHORT, "classic"))
    first = Player(page)
    first.wait()
    twin = page.context.new_page()
    visitors.hear(twin)
    twin.goto(page.url)
    second = Player(twin)
    assert second.wait().question == first.look().question
    first.do("village")
    expect(twin.locator("[data-option=village]")).to_have_count(0)
    assert first.wait().options == second.wait().options
    second.turn()
    assert first.wait().options == second.look().options


THIEF = position({"classic": ("hand.1: lorigg-outlaw, militia*2, torch*3", "hand.2: militia*3, torch*3")}, "classic")
"""A hero who lets the others discard a card: they are asked before anybody has seen anything new."""


def test_a_click_is_taken_back_across_the_curtain(visitors: Visitors) -> None:
    page = visitors.come()
    sit_down(page, "Ada")
    new_table(page, THIEF, seats=("me", "here:Bo"))
    lift(page, "Ada")
    ada = Player(page)
    ada.wait()
    ada.do("dungeon")
    ada.wait()
    before = page.locator("#asked").inner_text()
    ada.do("use:lorigg-outlaw")
    button(page, "page-pass-on-done").click()
    expect(curtain(page, "Bo")).to_be_visible()
    assert not page.locator("[data-card]").count()
    button(page, "page-curtain-undo", name="Ada").click()
    # The same question again, with the effect unused; and no word of who is next.
    expect(page.locator("#asked")).to_have_text(before)
    expect(button(page, "page-pass-on-done")).to_have_count(0)
    again = Player(page)
    assert "use:lorigg-outlaw" in again.wait().options
    again.do("use:lorigg-outlaw")
    button(page, "page-pass-on-done").click()
    lift(page, "Bo")
    bo = Player(page)
    assert bo.wait().options
    bo.do("discard:militia")
    # What Bo did cannot be taken back by Ada.
    button(page, "page-pass-on-done").click()
    expect(curtain(page, "Ada")).to_be_visible()
    lift(page, "Ada")
    assert "attack:1" in Player(page).wait().options


def test_one_screen_for_two(visitors: Visitors) -> None:
    page = visitors.come()
    sit_down(page, "Ada")
    new_table(page, position(SHORT, "classic"), seats=("me", "here:Bo"))
    ada = Player(page)
    lift(page, "Ada")
    ada.wait()
    assert cards_in(page, "hand.1") == FIRST_HAND
    assert not cards_in(page, "hand.2")
    ada.pass_on()
    # Whoever acted sees what came of it, and can still take it back.
    done = button(page, "page-pass-on-done")
    expect(done).to_be_focused()
    assert cards_in(page, "hand.1")
    button(page, "page-undo-short-free").click()
    expect(done).to_have_count(0)
    ada = Player(page)
    ada.wait()
    ada.pass_on()
    done.click()
    # Between the two nobody's cards are to be seen, not even by looking into the page.
    expect(curtain(page, "Bo")).to_be_visible()
    assert not page.locator("[data-card]").count()
    assert not page.locator(".motion-layer > *").count()
    # Ada has seen her next hand: the curtain does not give her last click back.
    assert not button(page, "page-curtain-undo", name="Ada").count()
    lift(page, "Bo")
    Player(page).wait()
    assert cards_in(page, "hand.2") == SECOND_HAND
    assert not cards_in(page, "hand.1")


def test_a_watcher_sees_no_hands_and_is_asked_nothing(visitors: Visitors) -> None:
    host = visitors.come()
    sit_down(host, "Ada")
    new_table(host, position(SHORT, "classic"), seats=("me", "open"), listed=True)
    # Both come in by the lobby: one sits down, one looks on.
    guest, watcher = visitors.come(), visitors.come()
    button(listed(guest, host), "page-listed-join").click()
    give_name(guest, "Bo")
    ada = Player(host)
    ada.wait()
    watcher.reload()
    link(listed(watcher, host), "page-listed-watch").click()
    table = watcher.locator("[data-table]")
    expect(table).to_have_attribute("data-status", "open")
    expect(watcher.locator("[data-zone=hall] [data-card]").first).to_be_visible()
    for zone in ("hand.1", "hand.2"):
        assert not cards_in(watcher, zone), f"a watcher sees {zone}"
    assert not watcher.locator("[data-table] [data-option], [data-table] [data-can]").count()
    # A hand that is laid open is open to everybody.
    hand = cards_in(host, "hand.1")
    ada.do("village")
    expect(watcher.locator("[data-zone='hand.1'] [data-card]").first).to_be_visible()
    assert cards_in(watcher, "hand.1") == hand
    assert not watcher.locator("[data-table] [data-option], [data-table] [data-can]").count()


def test_resigning_and_playing_again(visitors: Visitors) -> None:
    page = visitors.come()
    sit_down(page, "Ada")
    new_table(page, edition="classic")
    Player(page).wait()
    first = page.url
    button(page, "page-menu").click()
    button(page, "page-menu-resign").click()
    button(page, "page-menu-resign-yes").click()
    ending = dialog(page, "page-end-title", how="resigned")
    button(ending, "page-end-rematch").click()
    expect(ending).to_have_count(0)
    Player(page).turn()
    assert page.url != first


def test_a_recovery_code_stays_until_it_is_written_down(visitors: Visitors) -> None:
    """In the settings, and nowhere else; through a reload and another language."""
    page = visitors.come()
    sit_down(page, "Ada")
    shown = page.locator("aside code")
    code = shown.inner_text()
    page.reload()
    expect(shown).to_have_text(code)
    page.goto(f"{visitors.address}/#/")
    link(page, "page-recovery-waits").click()
    expect(shown).to_have_text(code)
    page.get_by_role("button", name="Deutsch", exact=True).click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(shown).to_have_text(code)
    page.get_by_role("button", name="English", exact=True).click()
    button(page, "page-recovery-kept").click()
    expect(shown).to_have_count(0)
    page.reload()
    expect(button(page, "page-settings-recovery-new")).to_be_visible()
    expect(shown).to_have_count(0)


def test_a_recovery_code_brings_the_seats_to_another_device(visitors: Visitors) -> None:
    page = visitors.come()
    sit_down(page, "Ada")
    code = page.locator("aside code").inner_text()
    new_table(page, position(SHORT, "classic"))
    before = Player(page).wait()
    other = visitors.come("#/settings")
    other.get_by_label(say("page-settings-restore-note")).fill(code)
    button(other, "page-settings-restore-go").click()
    expect(other.get_by_text(say("page-settings-restored", name="Ada"))).to_be_visible()
    other.goto(f"{visitors.address}/#/")
    link(other, "page-play-go-on").click()
    assert Player(other).wait().options == before.options
    assert cards_in(other, "hand.1") == FIRST_HAND


# ----------------------------------------------------------------------------------------------------------------------
# A server that goes down


@pytest.fixture
def own_server(built: Path, tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path / "data", built) as server:
        yield server


def test_the_server_is_killed_and_comes_back(browser: Browser, own_server: Server) -> None:
    visitors = Visitors(browser, own_server.address)
    page = visitors.come()
    sit_down(page, "Ada")
    new_table(page, position(SHORT, "classic"))
    player = Player(page)
    for n in range(3):
        player.turn()
        player.wait()
        seen, lying = player.look(), board(page)
        visitors.allow("WebSocket|ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE")
        own_server.kill()
        expect(page.locator("[data-table]")).to_have_attribute("data-status", "lost")
        own_server.start()
        # Nobody presses anything: the page finds its way back by itself.
        expect(page.locator("[data-table]")).to_have_attribute("data-status", "open")
        assert player.look() == seen, f"after kill {n + 1}"
        assert board(page) == lying
    player.finish()
    expect(dialog(page, "page-end-title", how="played")).to_be_visible()
    visitors.leave()
