"""Opponents by their levels: in the lobby, on the page for a new table, and at the table."""

from __future__ import annotations

from playwright.sync_api import expect

from duskhall.bots import LEVELS, note_of, title_of
from tests.page.visitors import Visitors, button, give_name, say, sit_down


def test_a_newcomer_is_offered_an_easy_opponent_and_the_choice_stays(visitors: Visitors) -> None:
    page = visitors.come()
    chosen = page.get_by_label(say("page-lobby-opponent"))
    expect(chosen).to_have_value("apprentice")
    expect(page.get_by_text(note_of("apprentice"))).to_be_visible()
    groups = chosen.locator("optgroup")
    expect(groups).to_have_count(2)
    assert groups.nth(0).locator("option").all_inner_texts() == [title_of(level) for level in LEVELS]
    assert groups.nth(1).locator("option").all_inner_texts() == ["Greedy", "Random"]
    button(page, "page-play-now-edition", edition="Thunderstone Classic").click()
    give_name(page, "Ada")
    expect(page.locator(".seat").get_by_text(title_of("apprentice"))).to_be_visible()
    page.goto(f"{page.url.partition('#')[0]}#/")
    expect(chosen).to_have_value("apprentice")
    chosen.select_option("master")
    expect(page.get_by_text(note_of("master"))).to_be_visible()
    page.reload()
    expect(chosen).to_have_value("master")


def test_a_seat_of_a_new_table_says_how_its_bot_plays(visitors: Visitors) -> None:
    page = visitors.come()
    sit_down(page, "Bo")
    page.goto(f"{page.url.partition('#')[0]}#/new")
    who = page.get_by_label(say("page-new-seat-who", n=2))
    expect(who).to_have_value("bot:veteran")
    expect(page.get_by_text(note_of("veteran"))).to_be_visible()
    who.select_option("bot:archmage")
    expect(page.get_by_text(note_of("archmage"))).to_be_visible()
    expect(page.get_by_text(note_of("veteran"))).to_have_count(0)
