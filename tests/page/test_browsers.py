"""The settings list where somebody is signed in, and sign out there."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.page.visitors import Visitors, button, say


def test_signing_out_everywhere_else(visitors: Visitors) -> None:
    here, there = visitors.come("#/settings"), visitors.come("#/settings")
    here.locator("#my-name").fill("Ada")
    button(here, "page-settings-save").click()
    code = here.locator("aside code").inner_text().strip()
    there.locator("#code").fill(code)
    button(there, "page-settings-restore-go").click()
    expect(there.get_by_text(say("page-browsers-here"))).to_be_visible()
    expect(button(there, "page-browsers-end")).to_have_count(2)
    button(there, "page-browsers-end-others").click()
    expect(button(there, "page-browsers-end")).to_have_count(1)
    here.reload()
    expect(here.locator("#my-name")).to_have_value("")
    expect(here.get_by_text(say("page-browsers-title"))).to_have_count(0)
