"""No English word is left on the page for readers of another language: texts, labels, tips and placeholders."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from duskhall.text import FIRST, languages, words
from tests.page.house import WEB, serving
from tests.page.player import Player
from tests.page.positions import PARTY, VILLAGE, position
from tests.page.visitors import Visitors, button, give_name, new_table, say, sit_down
from tests.text.foreign import LATIN, foreign
from tools.live import Server

PLACES = ("", "learn", "new", "new/advance", "new/quest", "c/new", "games", "about", "settings", "cards/quest", "x/?")
READ = """() => {
  const told = [document.title, document.body.innerText];
  for (const name of ["aria-label", "title", "placeholder", "alt"])
    for (const e of document.querySelectorAll(`[${name}]`)) told.push(e.getAttribute(name));
  return told.join("\\n");
}"""
KEYS = {"Enter", "Esc"}
"""What stands on the keys of every keyboard."""
PEOPLE = {"Ada", "Boss"}
"""All who come to the server of these tests."""
ID = re.compile(r"\b(?=[a-f]*\d)[0-9a-f]{6,}\b")


@pytest.fixture(scope="module")
def server(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of its own: a table of strangers in the lobby would bring names and words that are nobody's language."""
    with serving(tmp_path_factory.mktemp("english") / "data", built) as live:
        yield live


every = pytest.mark.parametrize("language", [name for name in languages() if name != FIRST], indirect=True)


def credited() -> set[str]:
    """Whoever drew icons and letters, and what the letters are called."""
    about = (WEB / "src" / "pages" / "About.svelte").read_text(encoding="utf-8")
    lists = re.findall(r"const (?:AUTHORS|FONTS) = (\[.*?\]);", about, re.DOTALL)
    assert len(lists) == 2
    return set(LATIN.findall(" ".join(lists)))


def english(page: Page, language: str) -> list[str]:
    told = page.evaluate(READ)
    assert len(told) > 50
    own = {word for name in languages() for word in LATIN.findall(words(name).say("language-own-name"))}
    return [word for word in foreign(ID.sub("", told), language) if word not in own | credited() | KEYS | PEOPLE]


@every
def test_no_place_of_the_page_has_an_english_word(visitors: Visitors, language: str) -> None:
    visitors.allow("/api/challenges")
    visitors.allow("422")
    page = visitors.come()
    found = {}
    for place in PLACES:
        page.goto(f"{visitors.address}/#/{place}")
        expect(page.locator("main h1, main h2").first).to_be_visible()
        for more in page.locator("main summary").all():
            more.click()
        found[place] = english(page, language)
    assert {place: said for place, said in found.items() if said} == {}


@every
@pytest.mark.parametrize("edition", ["classic", "advance", "quest"])
def test_no_table_has_an_english_word(visitors: Visitors, language: str, edition: str) -> None:
    page = visitors.come()
    sit_down(page, "Ada")
    found = {}

    def look(what: str, begin: Callable[[], object] = lambda: None) -> None:
        begin()
        page.wait_for_timeout(200)
        found[what] = english(page, language)

    for what, text in (("party", PARTY), ("village", VILLAGE)):
        new_table(page, position(text, edition))
        player = Player(page)
        player.wait()
        player.planned()
        look(what)
    look("keys", lambda: page.keyboard.press("?"))
    page.keyboard.press("Escape")
    look("menu", button(page, "page-menu").click)
    page.keyboard.press("Escape")
    for total in page.locator("[data-total]").all()[:3]:
        look("ledger", total.click)
        page.keyboard.press("Escape")
    assert {what: said for what, said in found.items() if said} == {}


@every
def test_what_admins_read_has_no_english_word(visitors: Visitors, server: Server, language: str) -> None:
    command = [sys.executable, "-m", "duskhall", "admin", "invite", "--data", str(server.data)]
    said = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    page = visitors.come("#/admin/" + said.split("/#/admin/")[1].split()[0])
    button(page, "page-admin-accept").click()
    give_name(page, "Boss")
    found = {"begin": english(page, language)}
    for part in ("people", "log"):
        button(page, f"page-admin-part-{part}").click()
        expect(page.locator("main li").first).to_be_visible()
        # Only what is done here: other tests have left people behind.
        if part == "log":
            expect(page.get_by_text(say("page-admin-did-accept")).first).to_be_visible()
            found[part] = english(page, language)
    assert {what: said for what, said in found.items() if said} == {}


def test_the_check_can_fail(visitors: Visitors) -> None:
    page = visitors.come(language="de")
    expect(page.locator("main h1").first).to_be_visible()
    page.evaluate("document.querySelector('main h1').title = 'draws the hand'")
    assert set(english(page, "de")) >= {"draws", "the"}
