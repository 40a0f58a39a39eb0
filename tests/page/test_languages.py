"""The page in several languages: it loads one, and everybody chooses their own. A toy language stands for all."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Response, expect

from duskhall.text import reading, words
from tests.page.house import build, serving
from tests.page.player import Player
from tests.page.positions import PARTY, position
from tests.page.visitors import Visitors, button, give_name, new_table, say, sit_down, table_link
from tests.toy import LANGUAGE, LETTER, spoken
from tools.live import Server


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A page and a server that know one language more: all it takes is a folder."""
    with spoken(tmp_path_factory.mktemp("text")):
        page = tmp_path_factory.mktemp("built")
        build(page)
        with serving(tmp_path_factory.mktemp("languages") / "data", page) as live:
            yield live


@pytest.fixture
def visitors(browser: Browser, house: Server) -> Iterator[Visitors]:
    people = Visitors(browser, house.address)
    yield people
    people.leave()


def fetched(page: Page, place: str) -> list[str]:
    """The chunks of words that a page asks for."""
    found: list[str] = []

    def note(response: Response) -> None:
        name = response.url.rpartition("/")[2]
        if part := re.match("(words|rules)-([a-z]{2,3})-", name):
            found.append(f"{part[1]}-{part[2]}")

    page.on("response", note)
    page.goto("about:blank")
    page.goto(place)
    expect(page.locator("main h1, main h2").first).to_be_visible()
    page.remove_listener("response", note)
    return found


def language_of(page: Page) -> str:
    return str(page.evaluate("document.documentElement.lang"))


def test_the_name_of_a_language_has_its_letters_everywhere(visitors: Visitors) -> None:
    page = visitors.come("#/about")
    faces = "[...document.fonts].filter((one) => one.family.includes('Noto Sans JP')).map((one) => one.status)"
    assert page.evaluate(faces) == ["unloaded"]
    page.goto(f"{visitors.address}/#/settings")
    expect(page.get_by_role("button", name="日本語", exact=True)).to_be_visible()
    page.wait_for_function(f"() => {faces}.join() === 'loaded'")


@pytest.mark.parametrize("language", ["en", LANGUAGE])
def test_a_browser_gets_its_own_language_and_no_other(visitors: Visitors, language: str) -> None:
    page = visitors.come("#/about", language=language)
    assert language_of(page) == language
    with reading(language):
        expect(page.get_by_role("heading", name=say("page-about-what"), exact=True)).to_be_visible()
    assert fetched(page, f"{visitors.address}/#/about") == [f"words-{language}"]
    # The words are asked for beside the script, and not by it.
    begun, ended = page.evaluate("""() => {
      const of = (part) => performance.getEntriesByType("resource").find(({ name }) => name.includes(part));
      return [of("/assets/words-").startTime, of("/assets/index-").responseEnd];
    }""")
    assert begun <= ended
    # The long texts of the rules come where they are read.
    assert sorted(set(fetched(page, f"{visitors.address}/#/rules/classic"))) == [
        f"rules-{language}",
        f"words-{language}",
    ]


def test_the_language_is_chosen_on_the_first_visit_and_stays(visitors: Visitors) -> None:
    page = visitors.come()
    choice = page.get_by_role("navigation", name=say("page-language"), exact=True)
    expect(choice.get_by_role("button", name="English", exact=True)).to_have_attribute("aria-current", "true")
    choice.get_by_role("button").last.click()
    with reading(LANGUAGE):
        expect(page.get_by_role("heading", name=say("page-welcome-title"), exact=True)).to_be_visible()
    assert language_of(page) == LANGUAGE
    # The server knows it before the page does.
    given = page.request.get(f"{visitors.address}/")
    assert f'<html lang="{LANGUAGE}"' in given.text() and "words-xx" in given.text() and "words-en" not in given.text()
    assert given.headers["vary"].startswith("Accept-Language, Cookie")
    manifest = page.request.get(f"{visitors.address}/manifest.webmanifest").json()
    assert manifest["lang"] == LANGUAGE and manifest["description"] == words(LANGUAGE).say("page-app-about")
    assert fetched(page, f"{visitors.address}/#/about") == [f"words-{LANGUAGE}"]


def test_a_table_is_there_again_in_another_language(visitors: Visitors) -> None:
    page = visitors.come()
    sit_down(page, "Ada")
    new_table(page, position(PARTY, "classic"))
    Player(page).wait()
    table = page.url
    expect(page.locator("[data-table]")).not_to_contain_text(LETTER)
    page.goto(f"{visitors.address}/#/settings")
    group = page.get_by_role("group", name=say("page-language"), exact=True)
    expect(button(group, "page-language-browser")).to_have_attribute("aria-pressed", "true")
    group.get_by_role("button").last.click()
    with reading(LANGUAGE):
        expect(page.get_by_role("heading", name=say("page-nav-settings"), exact=True)).to_be_visible()
        page.goto(table)
        Player(page).wait()
        names = page.locator("[data-table] .hand [data-card='militia']").first
        expect(names).to_contain_text(LETTER)
        # And back to what the browser says.
        page.goto(f"{visitors.address}/#/settings")
        button(page, "page-language-browser").click()
    expect(page.get_by_role("heading", name=say("page-nav-settings"), exact=True)).to_be_visible()
    assert language_of(page) == "en"


def test_at_one_table_everybody_reads_their_own_language(visitors: Visitors) -> None:
    ada = visitors.come()
    sit_down(ada, "Ada")
    new_table(ada, edition="classic", seats=("me", "open"))
    place = table_link(ada)
    bo = visitors.come(language=LANGUAGE)
    with reading(LANGUAGE):
        bo.goto(place)
        button(bo, "page-waiting-join").click()
        give_name(bo, "Bo")
    for page in (ada, bo):
        expect(page.locator("[data-table]")).to_be_visible()
    expect(bo.locator("[data-table]")).to_contain_text(LETTER)
    expect(ada.locator("[data-table]")).not_to_contain_text(LETTER)
