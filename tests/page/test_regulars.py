"""What regulars need: people who stay away, tables put away, one's games, challenges, advice, the app."""

from __future__ import annotations

import json

from playwright.sync_api import Locator, Page, expect

from tests.page.player import Player
from tests.page.positions import SHORT, position
from tests.page.test_access import check
from tests.page.visitors import Visitors, button, dialog, give_name, link, listed, new_table, say, sit_down, table_link

AWAY = 10
"""Seconds: the shortest time for which people may be gone."""


def made_by_hand(page: Page, seats: list[dict[str, str]], **rules: object) -> str:
    """A table with rules that the form does not offer; its place on the page."""
    usual = {"listed": False, "watchers": True, "clock": 0, "pace": 0, "hints": True, "advice": "full"}
    body = {
        "setup": None,
        "seats": seats,
        "rules": {**usual, "idle": 600, "gone": 120, **rules},
        "start": {"text": position(SHORT, "classic")},
    }
    made = page.evaluate(
        """(body) => fetch("/api/tables", {
             method: "POST", headers: { "Content-Type": "application/json" }, body,
           }).then((answer) => answer.json())""",
        json.dumps(body),
    )
    return f"#/t/{made['id']}/{made['key']}"


def game(page: Page, outcome: str) -> Locator:
    return page.locator(f'[data-game][data-outcome="{outcome}"]')


def end_now(page: Page) -> Locator:
    """Alone against bots a proposal to end is carried at once."""
    button(page, "page-menu").click()
    button(page, "page-menu-end").click()
    ending = dialog(page, "page-end-title", how="agreed")
    expect(ending).to_be_visible()
    return ending


# ----------------------------------------------------------------------------------------------------------------------
# Nobody is stranded


def test_a_game_is_claimed_from_somebody_who_is_gone(visitors: Visitors) -> None:
    host = visitors.come()
    sit_down(host, "Ada")
    place = made_by_hand(host, [{"kind": "open"}, {"kind": "me"}], gone=AWAY)
    guest = visitors.come(place)
    button(guest, "page-waiting-join").click()
    give_name(guest, "Bo")
    host.goto(f"{visitors.address}/{place}")
    Player(guest).wait()
    expect(host.locator("[data-table]")).to_be_visible()
    expect(host.locator("[data-absent]")).to_have_count(0)  # who only thinks is not hurried
    guest.goto("about:blank")
    expect(host.locator("[data-absent=waits]")).to_contain_text("Bo")
    up = host.locator("[data-absent=up]")
    expect(up).to_contain_text("Bo", timeout=(AWAY + 10) * 1000)
    expect(button(up, "page-absent-bot")).to_be_visible()
    check(host, "somebody is gone")
    button(up, "page-absent-claim").click()
    ending = dialog(host, "page-end-title", how="absent")
    expect(ending.get_by_text(say("page-end-absent"))).to_be_visible()


def test_a_proposal_is_withdrawn(visitors: Visitors) -> None:
    host = visitors.come()
    sit_down(host, "Ada")
    new_table(host, position(SHORT, "classic"), seats=("me", "open"))
    guest = visitors.come("#" + table_link(host).partition("#")[2])
    button(guest, "page-waiting-join").click()
    give_name(guest, "Bo")
    Player(host).wait()
    button(host, "page-menu").click()
    button(host, "page-menu-end").click()
    expect(button(guest, "page-vote-yes")).to_be_visible()
    expect(button(guest, "page-vote-withdraw")).to_have_count(0)
    button(host, "page-vote-withdraw").click()
    expect(button(guest, "page-vote-yes")).to_have_count(0)
    Player(host).wait()


# ----------------------------------------------------------------------------------------------------------------------
# Tables that are put away


def test_a_table_that_waits_is_closed_and_one_that_runs_is_removed(visitors: Visitors) -> None:
    host = visitors.come()
    sit_down(host, "Ada")
    new_table(host, edition="classic", seats=("me", "open"), listed=True)
    guest = visitors.come()
    expect(listed(guest, host)).to_be_visible()
    table = host.url.partition("#/t/")[2].partition("/")[0]
    expect(in_lobby(guest, table).first).to_be_visible()
    button(host, "page-waiting-close").click()
    expect(button(host, "page-play")).to_be_visible()
    guest.reload()
    expect(button(guest, "page-play")).to_be_enabled()
    expect(in_lobby(guest, table)).to_have_count(0)
    for _ in range(2):
        new_table(host, edition="classic")
        Player(host).wait()
    host.goto(f"{visitors.address}/#/")
    mine = host.locator("section", has=host.locator("#mine"))
    expect(mine.locator("article")).to_have_count(1)
    button(mine, "page-lobby-remove").click()
    button(mine, "page-lobby-end-sure").click()
    expect(mine).to_have_count(0)


def in_lobby(page: Page, table: str) -> Locator:
    """The table among the open ones. Other tests may have left tables there too."""
    return page.locator(f'article a[href*="{table}"]')


def test_people_at_one_screen_are_not_listed(visitors: Visitors) -> None:
    page = visitors.come()
    sit_down(page, "Ada")
    page.goto(f"{visitors.address}/#/new")
    page.get_by_label(say("page-new-seat-who", n=2)).select_option("here")
    page.get_by_text(say("page-new-rules"), exact=True).press("Enter")
    expect(page.get_by_label(say("page-new-rule-listed"))).to_be_disabled()
    expect(page.get_by_text(say("page-new-rule-listed-hot"))).to_be_visible()


# ----------------------------------------------------------------------------------------------------------------------
# One's games, and challenges


def test_a_deal_is_shared_and_taken_with_one_click(visitors: Visitors) -> None:
    page = visitors.come()
    sit_down(page, "Ada")
    new_table(page, edition="classic")
    first = Player(page)
    first.wait()
    hand = page.locator('[data-spot^="hand.1:"]').evaluate_all("(all) => all.map((e) => e.dataset.card).sort()")
    ending = end_now(page)
    button(ending, "page-end-share").click()
    share = dialog(page, "page-share-title")
    place = "#" + share.get_by_label(say("page-share-link")).input_value().partition("#")[2]
    assert place.startswith("#/x/")
    check(page, "a deal that is shared")
    # The table's menu has it too, once the end was put away.
    button(share, "page-close").click()
    button(ending, "page-close").click()
    button(page, "page-menu").click()
    button(page, "page-end-share").click()
    assert share.get_by_label(say("page-share-link")).input_value().endswith(place)
    other = visitors.come(place)
    expect(other.get_by_role("heading", level=1)).to_contain_text("Ada")
    check(other, "a challenge")
    button(other, "page-challenge-play").click()
    give_name(other, "Bo")
    Player(other).wait()
    again = other.locator('[data-spot^="hand.1:"]').evaluate_all("(all) => all.map((e) => e.dataset.card).sort()")
    assert hand and again == hand
    expect(end_now(other).locator(".challenge")).to_contain_text("Ada")
    # Both find it among their games.
    other.goto(f"{visitors.address}/#/games")
    expect(other.locator("[data-game]")).to_contain_text("Ada")


def test_a_broken_challenge_says_so(visitors: Visitors) -> None:
    visitors.allow("422")
    page = visitors.come("#/x/nonsense")
    expect(page.get_by_role("alert")).to_be_visible()
    link(page, "page-unknown-home").click()
    expect(button(page, "page-play")).to_be_visible()


def test_ones_games_are_filtered_played_again_and_put_away(visitors: Visitors) -> None:
    page = visitors.come()
    sit_down(page, "Ada")
    for edition in ("classic", "quest"):
        new_table(page, edition=edition)
        Player(page).wait()
        button(page, "page-menu").click()
        button(page, "page-menu-resign").click()
        button(page, "page-menu-resign-yes").click()
        expect(dialog(page, "page-end-title", how="resigned")).to_be_visible()
    new_table(page, edition="classic")
    Player(page).wait()
    page.goto(f"{visitors.address}/#/")
    expect(game(page, "lost")).to_have_count(2)
    check(page, "the lobby with games")
    link(page, "page-lobby-games").click()
    expect(page.locator("[data-game]")).to_have_count(3)
    check(page, "games")
    show = page.get_by_label(say("page-games-show"))
    show.select_option("running")
    expect(page.locator("[data-game]")).to_have_count(1)
    show.select_option("won")
    expect(page.locator("[data-game]")).to_have_count(0)
    show.select_option("lost")
    page.get_by_label(say("page-games-edition")).select_option("quest")
    page.get_by_label(say("page-games-against")).select_option("bot:greedy")
    expect(page.locator("[data-game]")).to_have_count(1)
    button(page, "page-games-remove").click()
    expect(page.locator("[data-game]")).to_have_count(0)
    page.reload()
    expect(page.locator("[data-game]")).to_have_count(2)
    button(game(page, "lost"), "page-games-again").click()
    Player(page).wait()


# ----------------------------------------------------------------------------------------------------------------------
# Advice


def test_advice_is_a_setting_and_without_it_nothing_is_asked_for(visitors: Visitors) -> None:
    page = visitors.come("#/settings")
    page.get_by_role("radio", name=say("page-advice-off")).check()
    page.reload()
    expect(page.get_by_role("radio", name=say("page-advice-off"))).to_be_checked()
    sent: list[str] = []
    page.on("websocket", lambda line: line.on("framesent", lambda text: sent.append(str(text))))
    sit_down(page, "Ada")
    new_table(page, edition="classic")
    Player(page).wait()
    page.wait_for_timeout(500)
    assert sent and not [text for text in sent if '"plan"' in text]
    # The table gives them to those who want them.
    other = visitors.come()
    sit_down(other, "Bo")
    other.on("websocket", lambda line: line.on("framesent", lambda text: sent.append(str(text))))
    new_table(other, edition="classic")
    Player(other).wait()
    other.wait_for_timeout(500)
    assert [text for text in sent if '"plan"' in text]


# ----------------------------------------------------------------------------------------------------------------------
# The app


def test_the_page_can_be_installed_and_opens_without_the_network(visitors: Visitors) -> None:
    page = visitors.come(app=True)
    expect(button(page, "page-play")).to_be_enabled()
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    session = page.context.new_cdp_session(page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["url"].endswith("/manifest.webmanifest") and not manifest["errors"], manifest
    found = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A window that nobody may keep installs nothing; everything else would be our fault.
    assert [one["errorId"] for one in found] in ([], ["in-incognito"]), found
    visitors.allow("ERR_INTERNET_DISCONNECTED|Failed to load resource")
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_text(say("page-error-offline")).first).to_be_visible()
    expect(page.get_by_role("link", name=say("page-nav-lobby"))).to_be_visible()
    page.context.set_offline(False)
    page.reload()
    expect(button(page, "page-play")).to_be_enabled()
    expect(page.get_by_text(say("page-error-offline"))).to_have_count(0)


def test_an_update_of_the_page_is_not_held_back(visitors: Visitors) -> None:
    """What is kept is for when the network is gone: the page itself is asked for every time."""
    page = visitors.come(app=True)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    old = "<!doctype html><title>old</title>"
    page.evaluate(
        """async (old) => {
          const cache = await caches.open((await caches.keys())[0]);
          await cache.put("/", new Response(old, { headers: { "Content-Type": "text/html" } }));
        }""",
        old,
    )
    page.reload()
    expect(button(page, "page-play")).to_be_enabled()
    kept = page.evaluate("() => caches.match('/').then((found) => found.text())")
    assert "assets/" in kept and old not in kept
    assert not page.evaluate("() => caches.keys().then((n) => caches.open(n[0])).then((c) => c.match('/api/home'))")
