"""Looking after a server on the page: by invitation, with reports of players, and with words for everybody."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from duskhall.server import wire
from tests.page.house import serving
from tests.page.visitors import PHONE, Visitors, button, dialog, give_name, link, say, sit_down
from tools.live import Person, ProblemError, Server, me, open_seat

WIDE = "() => document.scrollingElement.scrollWidth - innerWidth"


@pytest.fixture
def house(built: Path, tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path / "data", built) as live:
        yield live


@pytest.fixture
def guests(browser: Browser, house: Server) -> Iterator[Visitors]:
    people = Visitors(browser, house.address)
    yield people
    people.leave()


def invited(house: Server) -> str:
    command = [sys.executable, "-m", "duskhall", "admin", "invite", "--data", str(house.data)]
    said = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return "#/admin/" + said.split("/#/admin/")[1].split()[0]


def become_admin(guests: Visitors, place: str, **how: object) -> Page:
    page = guests.come(place, **how)  # type: ignore[arg-type]
    button(page, "page-admin-accept").click()
    give_name(page, "Boss")
    expect(page.get_by_text(say("page-admin-nothing"))).to_be_visible()
    return page


def send_away(page: Page, row: Locator, name: str, why: str = "") -> None:
    button(row, "page-admin-kick").click()
    asked = dialog(page, "page-admin-about", what=say("page-admin-kick"), name=name)
    asked.get_by_label(say("page-admin-reason")).fill(why)
    button(asked, "page-admin-kick").click()


def open_chat(page: Page) -> None:
    page.locator("button", has_text=say("page-chat")).first.click()


def test_a_report_reaches_the_page_of_an_admin(guests: Visitors, house: Server) -> None:
    with Person(house.address, "Bo") as bo:
        made = bo.create(me(), open_seat())
        before = guests.come()
        sit_down(before, "Ada")
        expect(link(before, "page-admin-title")).to_have_count(0)
        boss = become_admin(guests, invited(house))
        before.goto(f"{house.address}/#/t/{made.id}/{made.key}")
        before.reload()
        before.get_by_role("button", name=say("page-waiting-join"), exact=True).first.click()
        with bo.sit(made, 1) as seat:
            seat.act(wire.Say, text="Something rude")
            open_chat(before)
            expect(before.get_by_text("Something rude")).to_be_visible()
            button(before, "page-admin-report", name="Bo").click()
            asked = dialog(before, "page-admin-report", name="Bo")
            asked.get_by_label(say("page-admin-why")).fill("Not nice")
            button(asked, "page-admin-report-send").click()
            expect(before.get_by_text(say("page-admin-reported"))).to_be_visible()
            boss.reload()
            expect(boss.get_by_text("Not nice")).to_be_visible()
            button(boss, "page-admin-settle").click()
            expect(boss.get_by_text(say("page-admin-settled"))).to_be_visible()
            button(boss, "page-admin-part-tables").click()
            button(boss, "page-admin-chat").click()
            button(boss, "page-admin-unsay").click()
            button(boss, "page-admin-sure", what=say("page-admin-unsay")).click()
            expect(before.get_by_text("Something rude")).to_have_count(0)


def test_who_says_nothing_is_sent_away_too(guests: Visitors, house: Server) -> None:
    with Person(house.address, "Bo") as bo, Person(house.address, "Cy") as cy:
        made = bo.create(me(), open_seat(), open_seat(), open_seat())
        cy.join(made)
        boss = become_admin(guests, invited(house))
        button(boss, "page-admin-part-tables").click()
        button(boss, "page-admin-chat").click()
        row = boss.get_by_role("listitem").filter(has_text="Cy").last
        send_away(boss, row, "Cy")
        expect(boss.get_by_text(say("page-admin-done")).first).to_be_visible()
        assert [seat.kind for seat in bo.table(made).seats] == ["person", "open", "open", "open"]
        # Reported without a word: from the report itself.
        with Person(house.address, "Di") as di:
            di.join(made)
            bo.post(f"/api/tables/{made.id}/report", type(None), wire.Report(seat=2, why="Never moves"))
            button(boss, "page-admin-part-reports", n=0).click()
            boss.reload()
            row = boss.get_by_role("listitem").filter(has_text="Never moves")
            send_away(boss, row, "Di", "Come back when you have time")
            expect(boss.get_by_text(say("page-admin-done")).first).to_be_visible()
            assert [seat.kind for seat in bo.table(made).seats] == ["person", "open", "open", "open"]
        boss.get_by_text(say("page-admin-limits"), exact=True).click()
        expect(boss.get_by_text("people_a_day = 200")).to_be_visible()


def test_a_ban_says_why_and_for_how_long(guests: Visitors, house: Server) -> None:
    boss = become_admin(guests, invited(house))
    with Person(house.address, "Bo") as bo:
        button(boss, "page-admin-part-people").click()
        row = boss.get_by_role("listitem").filter(has_text="Bo").filter(has_not_text="Boss")
        button(row, "page-admin-ban").click()
        asked = dialog(boss, "page-admin-about", what=say("page-admin-ban"), name="Bo")
        asked.get_by_label(say("page-admin-reason")).fill("Rude words")
        asked.get_by_label(say("page-admin-how-long")).select_option("week")
        button(asked, "page-admin-ban").click()
        expect(button(row, "page-admin-unban")).to_be_visible()
        with pytest.raises(ProblemError, match="Rude words") as refused:
            bo.create(me(), open_seat())
        assert refused.value.reason == "ban-until"
    button(boss, "page-admin-part-log").click()
    expect(boss.get_by_role("listitem").filter(has_text="Rude words")).to_contain_text("Bo")


def test_everybody_reads_why_the_server_rests(guests: Visitors, house: Server) -> None:
    boss = become_admin(guests, invited(house), size=PHONE, touch=True)
    assert boss.evaluate(WIDE) <= 0
    boss.get_by_label(say("page-admin-maintenance")).fill("Back at nine.")
    button(boss, "page-admin-pause").click()
    expect(button(boss, "page-admin-resume")).to_be_visible()
    guest = guests.come()
    expect(guest.get_by_role("status").get_by_text("Back at nine.")).to_be_visible()
    button(boss, "page-admin-resume").click()
    expect(button(boss, "page-admin-resume")).to_have_count(0)
    for part in ("people", "tables", "log"):
        button(boss, f"page-admin-part-{part}").click()
        expect(button(boss, f"page-admin-part-{part}")).to_have_attribute("aria-pressed", "true")
        assert boss.evaluate(WIDE) <= 0
    expect(boss.get_by_text("pause").first).to_be_visible()
    boss.goto(f"{house.address}/#/settings")
    expect(link(boss, "page-admin-title")).to_be_visible()
