"""Wrong links, full and ended tables, files that are no games: the page says what is wrong, and goes on."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.page.player import Player
from tests.page.positions import LAST_BATTLE, SHORT, position
from tests.page.test_replay import open_record
from tests.page.visitors import Visitors, button, dialog, link, listed, new_table, say, sit_down

REFUSED = r"\b4(04|09|03|22|00)\b"


@pytest.mark.parametrize("place", ["#/elsewhere", "#/t", "#/t/a/b/c", "#/r/x/minus", "#/%E0%A4%A"])
def test_an_address_that_leads_nowhere(visitors: Visitors, place: str) -> None:
    page = visitors.come(place)
    expect(page.get_by_role("heading", name=say("page-unknown-title"))).to_be_visible()
    link(page, "page-unknown-home").click()
    expect(page.get_by_role("heading", name=say("page-welcome-title"))).to_be_visible()


@pytest.mark.parametrize("place", ["#/t/nowhere/wrong", "#/r/nowhere"])
def test_a_link_to_nothing(visitors: Visitors, place: str) -> None:
    visitors.allow(REFUSED)
    page = visitors.come(place)
    expect(page.get_by_role("alert")).not_to_be_empty()
    page.get_by_role("link", name=say("page-name")).first.click()
    expect(page.get_by_role("heading", name=say("page-welcome-title"))).to_be_visible()


@pytest.mark.parametrize("place", ["#/new/legends", "#/cards/legends"])
def test_an_edition_that_is_not_there(visitors: Visitors, place: str) -> None:
    visitors.allow(REFUSED)
    page = visitors.come(place)
    expect(page.get_by_role("alert").first).to_contain_text("legends")


def test_a_wrong_key(visitors: Visitors) -> None:
    host = visitors.come()
    sit_down(host, "Ada")
    new_table(host, position(SHORT, "classic"))
    Player(host).wait()
    visitors.allow(REFUSED)
    stranger = visitors.come("#" + host.url.partition("#")[2][:-4] + "AAAA")
    expect(stranger.get_by_role("alert")).not_to_be_empty()
    expect(stranger.locator("[data-card]")).to_have_count(0)


def test_a_table_that_is_full(visitors: Visitors) -> None:
    host = visitors.come()
    sit_down(host, "Ada")
    new_table(host, position(SHORT, "classic"), seats=("me", "open"), listed=True)
    expect(button(host, "page-waiting-copy")).to_be_visible()
    quick, slow = visitors.come(), visitors.come()
    for page, name in ((quick, "Bo"), (slow, "Cleo")):
        sit_down(page, name)
        page.goto(f"{visitors.address}/#/")
        expect(button(listed(page, host), "page-listed-join")).to_be_visible()
    # The list that the slow one sees is a few seconds old.
    slow.clock.install()
    button(listed(quick, host), "page-listed-join").click()
    Player(host).wait()
    visitors.allow(REFUSED)
    button(listed(slow, host), "page-listed-join").click()
    full, begun = (slow.get_by_text(say(f"server-{why}")) for why in ("table-full", "begun"))
    expect(full.or_(begun)).to_be_visible()


def test_a_table_where_the_game_is_over(visitors: Visitors) -> None:
    page = visitors.come()
    sit_down(page, "Ada")
    new_table(page, position(LAST_BATTLE, "classic"))
    Player(page).finish()
    # Whoever has the link sees how it ended.
    stranger = visitors.come("#" + page.url.partition("#")[2])
    expect(dialog(stranger, "page-end-title", how="played")).to_be_visible()


def test_files_that_are_no_games(visitors: Visitors, tmp_path: Path) -> None:
    visitors.allow(REFUSED)
    page = visitors.come()
    sit_down(page, "Ada")
    file = tmp_path / "shopping.txt"
    file.write_text("two apples\nbread\n", encoding="utf-8")
    open_record(page, file)
    asked = dialog(page, "page-record-title")
    expect(asked.get_by_role("alert")).not_to_be_empty()
    large = tmp_path / "large.txt"
    large.write_bytes(b"x" * 2_500_000)
    asked.locator("input[type=file]").set_input_files(large)
    expect(asked.get_by_text(say("page-file-large", name=large.name))).to_be_visible()
    # Bytes that are no text at all are sent as they are read, and refused like any other text.
    picture = tmp_path / "picture.txt"
    picture.write_bytes(bytes(range(256)))
    asked.locator("input[type=file]").set_input_files(picture)
    expect(asked.get_by_text(say("page-file-large", name=large.name))).to_have_count(0)
    button(asked, "page-record-show").click()
    expect(asked.get_by_role("alert")).not_to_be_empty()


def test_positions_that_cannot_be(visitors: Visitors) -> None:
    visitors.allow(REFUSED)
    page = visitors.come()
    sit_down(page, "Ada")
    broken = position(SHORT, "classic").replace("hand.1: militia", "hand.1: dragon-of-doom")
    new_table(page, broken)
    expect(page.get_by_role("alert")).to_contain_text("dragon-of-doom")
