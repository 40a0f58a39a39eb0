"""Writes the pictures of the README: ``python -m tests.page.pictures [FOLDER] [--png] [--language de]``.

They are made anew when the page has changed, looked at, and kept small. Games go on from fixed positions, so that the
same page gives the same pictures.
"""

from __future__ import annotations

import argparse
import base64
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

from duskhall.editions import NAMES
from duskhall.server.settings import PAGE
from duskhall.text import FIRST, reading
from tests.page.house import build, chromium, fresh, serving
from tests.page.player import Player
from tests.page.positions import LAST_BATTLE, PARTY, VILLAGE, position
from tests.page.test_replay import RECORD, open_record, slider
from tests.page.visitors import LAUNCH, PHONE, STILL, Visitors, button, dialog, new_table, sit_down

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
WIDE = (1440, 900)
QUALITY = 78
MOST_BYTES, MOST_TOGETHER = 170_000, 1_600_000
TELLING = ("classic-dungeon", "advance-village", "quest-dungeon", "phone", "lobby", "end", "replay")
"""The pictures of the READMEs in other languages than English."""


class Album:
    """Takes pictures of what a visitor sees."""

    def __init__(self, visitors: Visitors, folder: Path, png: bool, language: str) -> None:
        self.visitors = visitors
        self.folder = folder
        self.png = png
        self.language = language

    def take(self, name: str, page: Page) -> None:
        if self.language != FIRST and name not in TELLING:
            return
        # Nothing is pointed at, nothing is said, nothing moves.
        page.mouse.move(0, 0)
        page.evaluate("document.activeElement?.blur()")
        expect(page.locator(".toast")).to_have_count(0)
        page.wait_for_function(STILL)
        if self.png:
            page.screenshot(path=self.folder / f"{name}.png")
            return
        cdp = page.context.new_cdp_session(page)
        taken = cdp.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
        (self.folder / f"{name}.webp").write_bytes(base64.b64decode(taken["data"]))

    def table(self, text: str, *moves: str, size: tuple[int, int] = WIDE, theme: str = "dark") -> Page:
        """A table that goes on from a position, after these answers."""
        page = self.visitors.come(
            size=size, theme="light" if theme == "light" else "dark", touch=size == PHONE, language=self.language
        )
        sit_down(page, "Ada")
        button(page, "page-dismiss").click()
        new_table(page, text)
        player = Player(page)
        for move in moves:
            player.wait()
            player.do(move)
        player.wait()
        return page


def lobby(album: Album) -> None:
    host = album.visitors.come(size=WIDE, language=album.language)
    sit_down(host, "Bo")
    new_table(host, edition="advance", seats=("me", "open", "bot:greedy"), listed=True)
    expect(button(host, "page-waiting-copy")).to_be_visible()
    page = album.table(position(PARTY, "classic"))
    page.goto(f"{album.visitors.address}/#/settings")
    button(page, "page-recovery-kept").click()
    page.goto(f"{album.visitors.address}/#/")
    expect(button(page, "page-listed-join")).to_be_visible()
    album.take("lobby", page)


def new(album: Album) -> None:
    page = album.visitors.come("#/new/advance", size=WIDE)
    expect(button(page, "page-new-play")).to_be_enabled()
    album.take("new", page)


def tables(album: Album) -> None:
    for name in NAMES:
        way = "shop" if name == "quest" else "village"
        album.take(f"{name}-village", album.table(position(VILLAGE, name), way, "done"))
        page = album.table(position(PARTY, name), "dungeon")
        weapon = {
            "classic": "equip:flaming-sword>thyrian-knight",
            "advance": "equip:longspear>regular",
            "quest": "equip:shortsword>silverhelm-2",
        }[name]
        player = Player(page)
        player.wait()
        player.do(weapon)
        if name == "quest":
            # The champion has set out, and the rooms that can be entered glow.
            player.wait()
            player.do("done")
        player.wait()
        album.take(f"{name}-dungeon", page)


def ledger(album: Album) -> None:
    page = album.table(position(PARTY, "classic"), "dungeon", "equip:flaming-sword>thyrian-knight")
    page.locator("[data-sum='1']").click()
    expect(page.locator("[data-ledger] table").first).to_be_visible()
    album.take("ledger", page)


def card(album: Album) -> None:
    page = album.table(position(PARTY, "advance"))
    page.locator("[data-zone='hand.1'] [data-card=thundermage-evoker]").focus()
    page.keyboard.press("i")
    expect(page.locator("dialog[open]")).to_be_visible()
    album.take("card", page)


def phone(album: Album) -> None:
    page = album.table(position(PARTY, "classic"), "dungeon", size=PHONE)
    album.take("phone", page)
    album.take("phone-village", album.table(position(VILLAGE, "classic"), "village", "done", size=PHONE))


def end(album: Album) -> None:
    page = album.table(position(LAST_BATTLE, "classic"), "dungeon", "equip:flaming-sword>thyrian-lord")
    Player(page).finish()
    expect(dialog(page, "page-end-title", how="played")).to_be_visible()
    album.take("end", page)


def replay(album: Album) -> None:
    page = album.visitors.come(size=WIDE, language=album.language)
    sit_down(page, "Ada")
    button(page, "page-dismiss").click()
    open_record(page, RECORD)
    slider(page).fill("58")
    expect(page.locator("[data-move='58'][aria-current]")).to_be_visible()
    album.take("replay", page)


def light(album: Album) -> None:
    page = album.table(position(PARTY, "classic"), "dungeon", theme="light")
    album.take("light", page)


ALL: tuple[Callable[[Album], None], ...] = (lobby, new, tables, ledger, card, phone, end, replay, light)


@contextmanager
def people() -> Iterator[Visitors]:
    with tempfile.TemporaryDirectory() as folder:
        page = Path(os.environ.get("DUSKHALL_PAGE") or PAGE)
        if "DUSKHALL_PAGE" not in os.environ and not fresh(page):
            build(page := Path(folder) / "page")
        with serving(Path(folder) / "data", page) as server, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=LAUNCH)
            visitors = Visitors(browser, server.address)
            yield visitors
            visitors.leave()
            browser.close()


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path)
    parser.add_argument("--png", action="store_true", help="write PNG files, to look at them with anything")
    parser.add_argument("--only", metavar="NAME", help="one of " + ", ".join(one.__name__ for one in ALL))
    parser.add_argument("--language", default=FIRST, help="of the page; not all are taken in others than English")
    given = parser.parse_args(arguments)
    english = given.language == FIRST
    folder = given.folder or (FOLDER if english else FOLDER / given.language)
    folder.mkdir(parents=True, exist_ok=True)
    with people() as visitors, reading(given.language):
        for one in ALL if english else (lobby, tables, phone, end, replay):
            if given.only in (None, one.__name__):
                one(Album(visitors, folder, given.png, given.language))
    if given.png:
        return
    sizes = {path.name: path.stat().st_size for path in sorted(folder.glob("*.webp"))}
    for name, size in sizes.items():
        print(f"{name}: {size / 1000:.0f} kB")
    assert max(sizes.values()) < MOST_BYTES and sum(sizes.values()) < MOST_TOGETHER, "the pictures are too large"


if __name__ == "__main__":
    main(sys.argv[1:])
