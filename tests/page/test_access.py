"""The page for everybody: axe finds nothing serious, colours and movement follow the reader's wish."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from tests.page.player import Player
from tests.page.positions import LAST_BATTLE, PARTY, position
from tests.page.test_replay import RECORD, open_record, slider
from tests.page.visitors import PHONE, STILL, Visitors, button, dialog, new_table, say, sit_down

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
BAD = ("serious", "critical")
TABLES = (
    ("classic", "dark", "en"),
    ("classic", "light", "ja"),
    ("advance", "dark", "en"),
    ("advance", "light", "de"),
    ("quest", "dark", "ja"),
    ("quest", "light", "de"),
)
"""Every edition in both themes, in every language."""


def check(page: Page, where: str) -> None:
    """Nothing on the page as it stands is serious."""
    if not page.evaluate("typeof axe !== 'undefined'"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    page.wait_for_function(STILL)
    run = "axe.run(document, { resultTypes: ['violations'] }).then((found) => found.violations)"
    found: list[dict[str, Any]] = page.evaluate(run)
    told = [
        f"{where}: {one['id']} ({one['impact']}): {node['target']} {node['failureSummary']}"
        for one in found
        if one["impact"] in BAD
        for node in one["nodes"]
    ]
    assert not told, "\n".join(told)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_pages_around_the_table(visitors: Visitors, theme: Literal["dark", "light"]) -> None:
    page = visitors.come(theme=theme)
    sit_down(page, "Ada")
    places = {
        "": say("page-play-new"),
        "new": say("page-new-title"),
        "new/advance": say("page-new-title"),
        "rules/classic": say("page-rules-title"),
        "cards/advance": say("page-title-cards"),
        "games": say("page-games-title"),
        "settings": say("page-nav-settings"),
        "about": say("page-nav-about"),
        "elsewhere": say("page-unknown-title"),
    }
    for place, heading in places.items():
        page.goto(f"{visitors.address}/#/{place}")
        expect(page.get_by_role("heading", level=1)).to_contain_text(heading)
        expect(page.get_by_role("status").filter(has_text=say("page-loading"))).to_have_count(0)
        if place.startswith("new"):
            expect(button(page, "page-new-play")).to_be_enabled()
        check(page, f"{place} in {theme}")


@pytest.mark.parametrize(("name", "theme", "language"), TABLES, indirect=["language"])
def test_the_table(visitors: Visitors, theme: Literal["dark", "light"], name: str, language: str) -> None:
    page = visitors.come(theme=theme)
    assert page.evaluate("document.documentElement.lang") == language
    sit_down(page, "Ada")
    new_table(page, position(PARTY, name))
    player = Player(page)
    player.wait()
    check(page, f"{name}, the choice of the turn in {theme}")
    player.do("dungeon")
    player.wait()
    check(page, f"{name}, the dungeon in {theme}")
    page.locator("[data-sum='1'], button[data-verdict][data-rank='1']").first.click()
    expect(page.locator("[data-ledger] table").first).to_be_visible()
    check(page, f"{name}, the ledger in {theme}")
    page.locator("[data-zone=hall] [data-card]").first.focus()
    page.keyboard.press("i")
    expect(page.locator("dialog[open]")).to_be_visible()
    check(page, f"{name}, a card in {theme}")


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_village_end_and_replay(visitors: Visitors, theme: Literal["dark", "light"]) -> None:
    page = visitors.come(theme=theme, size=PHONE, touch=True)
    sit_down(page, "Ada")
    new_table(page, position(PARTY, "classic"))
    player = Player(page)
    player.wait()
    player.do("village")
    player.wait()
    check(page, f"the village on a phone in {theme}")
    page = visitors.come(theme=theme)
    sit_down(page, "Ada")
    new_table(page, position(LAST_BATTLE, "classic"))
    Player(page).finish()
    expect(dialog(page, "page-end-title", how="played")).to_be_visible()
    check(page, f"the end in {theme}")
    open_record(page, RECORD)
    slider(page).fill("40")
    expect(page).to_have_url(re.compile("/40$"))
    check(page, f"a replay in {theme}")


def test_colours_follow_the_system_and_the_setting(visitors: Visitors) -> None:
    page = visitors.come("#/settings", theme="light")
    html = page.locator("html")
    expect(html).to_have_attribute("data-theme", "light")
    page.emulate_media(color_scheme="dark")
    expect(html).to_have_attribute("data-theme", "dark")
    page.get_by_role("radio", name=say("page-theme-light"), exact=True).check()
    expect(html).to_have_attribute("data-theme", "light")
    page.reload()
    expect(html).to_have_attribute("data-theme", "light")


def test_cards_stand_still_for_those_who_ask_for_it(visitors: Visitors) -> None:
    text = position(PARTY, "classic", "dungeon", "done")
    for moves in (True, False):
        page = visitors.come(moves=moves)
        sit_down(page, "Ada")
        new_table(page, text)
        player = Player(page)
        player.wait()
        page.evaluate(
            """() => {
              window.moving = window.marked = 0;
              // What only marks its place for a while looks the same from the first frame to the last.
              const moves = (one) => new Set(one.effect.getKeyframes().map(
                ({ offset, computedOffset, easing, composite, ...look }) => JSON.stringify(look))).size > 1;
              const count = () => {
                const all = document.getAnimations().filter((one) => one.effect?.getTiming().duration > 50);
                window.moving = Math.max(window.moving, all.filter(moves).length);
                window.marked = Math.max(window.marked, all.length);
                requestAnimationFrame(count);
              };
              count();
            }"""
        )
        player.do("attack:1")
        if moves:
            page.wait_for_function("() => window.moving > 2")
        else:
            player.wait()
            page.wait_for_function("() => window.marked > 2")
            page.wait_for_function(STILL)
            assert page.evaluate("() => window.moving") == 0
