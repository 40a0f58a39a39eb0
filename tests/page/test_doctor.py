"""The set-up doctor on the page for new tables: what to expect, what is missing, and one click to be without it."""

from __future__ import annotations

import re
from typing import Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from duskhall.doctor.diagnosis import faults, nearest
from duskhall.doctor.features import parts_of
from duskhall.editions import edition
from duskhall.editions.choosing import names
from duskhall.editions.setup import Setup
from tests.page.test_access import check
from tests.page.visitors import PHONE, Visitors, button, say, sit_down

CLASSIC = edition("classic")
WIDE = (1366, 768)
SIZES = pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "wide"])


def faulty() -> Setup:
    """A set-up that has a fault and can be mended."""
    setups = map(CLASSIC.random_setup, range(500))
    return next(s for s in setups if faults(parts_of(s), "classic") and nearest(s, 2) is not None)


def panel(page: Page) -> Locator:
    return page.get_by_role("region", name=say("page-doctor-title"))


def settled(page: Page) -> Locator:
    """The panel, once the doctor has spoken."""
    expect(page.locator(".result.asking")).to_have_count(0)
    expect(panel(page)).to_have_attribute("aria-busy", "false")
    return panel(page)


def paste(page: Page, setup: Setup) -> None:
    page.get_by_role("radio", name=say("page-setup-by-text"), exact=True).check()
    page.get_by_label(say("page-setup-names")).fill(names(setup, CLASSIC))


def new(visitors: Visitors, place: str, size: tuple[int, int], theme: Literal["dark", "light"] = "dark") -> Page:
    page = visitors.come(size=size, theme=theme, touch=size == PHONE)
    sit_down(page, "Ada")
    page.goto(f"{visitors.address}/#/new/{place}")
    return page


@SIZES
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_a_fault_is_told_and_one_click_mends_it(
    visitors: Visitors, size: tuple[int, int], theme: Literal["dark", "light"]
) -> None:
    page = new(visitors, "classic", size, theme)
    setup = faulty()
    paste(page, setup)
    told = settled(page)
    expect(told.locator(".fault")).not_to_have_count(0)
    before = told.locator(".fault").count()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    check(page, f"the doctor at {size} in {theme}")
    button(told, "page-doctor-fix").focus()
    page.keyboard.press("Enter")
    offer = nearest(setup, 2)
    assert offer is not None
    expect(page.get_by_role("radio", name=say("page-setup-by-chosen"), exact=True)).to_be_checked()
    left = len(faults(parts_of(offer.setup), "classic"))
    assert left < before
    expect(settled(page).locator(".fault")).to_have_count(left)
    expect(button(page, "page-new-play")).to_be_enabled()


def test_three_bars_have_a_word_and_a_figure(visitors: Visitors) -> None:
    page = new(visitors, "classic", WIDE)
    told = settled(page)
    for name in ("length", "difficulty", "swing"):
        expect(told.get_by_text(say(f"doctor-{name}"), exact=True)).to_be_visible()
    expect(told).to_contain_text(re.compile(r"\d+ turns each \(mostly \d+ to \d+\), about \d+ minutes"))
    expect(told.locator(".track")).to_have_count(3)
    expect(told).to_contain_text(say("doctor-nothing"))
    expect(button(told, "page-doctor-fix")).to_have_count(0)


def test_it_follows_cards_players_and_keys(visitors: Visitors) -> None:
    page = new(visitors, "quest", WIDE)
    length = settled(page).locator(".bar").first
    said = length.inner_text()
    page.get_by_role("combobox", name=say("page-setup-keys-wanted"), exact=True).select_option("1")
    expect(length).not_to_have_text(said, use_inner_text=True)
    said = length.inner_text()
    page.get_by_role("combobox", name=say("page-new-seat-count"), exact=True).select_option("4")
    expect(length).not_to_have_text(said, use_inner_text=True)
    page.get_by_role("combobox", name=say("page-setup-mode"), exact=True).select_option("epic")
    expect(panel(page)).to_contain_text(say("doctor-epic"))
    expect(panel(page).locator(".bar")).to_have_count(0)


def test_random_cards_stay_random_when_they_are_mended(visitors: Visitors) -> None:
    page = new(visitors, "advance", WIDE)
    page.get_by_role("radio", name=say("page-setup-by-random"), exact=True).check()
    fix = button(panel(page), "page-doctor-fix")
    for _ in range(40):
        settled(page)
        page.wait_for_timeout(400)
        if fix.count():
            break
        button(page, "page-setup-again").click()
    chips = page.locator(".shown dd .chip")
    before = set(chips.all_inner_texts())
    fix.click()
    expect(fix).to_have_count(0)
    after = set(chips.all_inner_texts())
    assert 1 <= len(before - after) <= 3 and len(before) == len(after)
    expect(page.get_by_role("radio", name=say("page-setup-by-random"), exact=True)).to_be_checked()
    button(page, "page-new-play").click()
    expect(page).not_to_have_url(re.compile("#/new"))
