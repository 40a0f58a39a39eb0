"""Finished games: looked at move by move, gone on from, downloaded and uploaded."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Download, Locator, Page, expect

from tests.page.player import Player
from tests.page.positions import LAST_BATTLE, position
from tests.page.visitors import Visitors, button, dialog, link, new_table, say, sit_down

RECORD = Path(__file__).parents[1] / "golden" / "advance-two-seats.txt"


def open_record(page: Page, file: Path) -> None:
    page.goto(f"{page.url.partition('#')[0]}#/")
    page.get_by_role("button", name=say("page-more-record")).click()
    asked = dialog(page, "page-record-title")
    asked.locator("input[type=file]").set_input_files(file)
    expect(asked.get_by_label(say("page-record-text"))).not_to_be_empty()
    button(asked, "page-record-show").click()


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name=say("page-replay-slider"), exact=True)


def text_of(download: Download) -> str:
    return Path(download.path()).read_text(encoding="utf-8")


def test_a_record_is_looked_at_from_every_side(visitors: Visitors) -> None:
    page = visitors.come()
    sit_down(page, "Cleo")
    open_record(page, RECORD)
    expect(slider(page)).to_have_value("0")
    last = int(slider(page).get_attribute("max") or 0)
    assert last > 100
    shown = page.locator("output")
    button(page, "page-replay-on").click()
    expect(shown).to_have_text(say("page-replay-at", move=1, last=last))
    slider(page).fill("40")
    expect(shown).to_have_text(say("page-replay-at", move=40, last=last))
    # Each seat sees its own hand; who watches sees none that is not laid open.
    seen_by = page.get_by_role("combobox", name=say("page-replay-view"))
    for seat, name in ((1, "Ada"), (2, "Bo")):
        seen_by.select_option(name)
        expect(page.locator(f"[data-zone='hand.{seat}'] [data-card]").first).to_be_visible()
    seen_by.select_option(say("page-replay-watcher"))
    page.keyboard.press("Escape")
    page.locator("body").press("End")
    expect(slider(page)).to_have_value(str(last))
    button(page, "page-replay-ending").click()
    expect(dialog(page, "page-end-title", how="played")).to_be_visible()
    page.keyboard.press("Escape")
    # The address leads back to the same move.
    slider(page).fill("25")
    expect(page).to_have_url(re.compile("/25$"))
    page.reload()
    expect(slider(page)).to_have_value("25")
    button(page, "page-replay-play").click()
    expect(slider(page)).not_to_have_value("25")


def test_a_game_goes_on_from_a_replay(visitors: Visitors) -> None:
    page = visitors.come()
    sit_down(page, "Cleo")
    open_record(page, RECORD)
    slider(page).fill("30")
    section = page.locator("section", has=page.locator("[data-move='30'][aria-current]"))
    turn = int(section.get_by_role("heading").inner_text().split()[1])
    button(page, "page-fork-open").click()
    button(dialog(page, "page-fork-title"), "page-fork-start").click()
    player = Player(page)
    player.wait()
    expect(page.get_by_text(say("page-turn", turn=turn))).to_be_visible()
    player.turn()


def test_record_and_position_are_downloaded_and_uploaded(visitors: Visitors, tmp_path: Path) -> None:
    page = visitors.come()
    sit_down(page, "Ada")
    new_table(page, position(LAST_BATTLE, "classic"))
    player = Player(page)
    player.finish()
    ending = dialog(page, "page-end-title", how="played")
    with page.expect_download() as download:
        button(ending, "page-end-record").click()
    record = text_of(download.value)
    assert record.startswith("record: 1\n")
    link(ending, "page-end-replay").click()
    expect(slider(page)).to_have_attribute("max", str(len(player.answered)))
    button(page, "page-replay-on").click()
    with page.expect_download() as download:
        button(page, "page-replay-position").click()
    there = text_of(download.value)
    # Somebody else looks at the record, and goes on from the position.
    other = visitors.come()
    file = tmp_path / "game.txt"
    file.write_text(record, encoding="utf-8")
    sit_down(other, "Bo")
    open_record(other, file)
    expect(slider(other)).to_have_attribute("max", str(len(player.answered)))
    new_table(other, there)
    assert "done" in Player(other).wait().options
