"""People with browsers of their own, and what they do on the page besides playing."""

from __future__ import annotations

import json
import re
from typing import Literal

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, Response, expect

from duskhall.text import reader, words

LAUNCH = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
LIMIT = 15_000
"""Milliseconds that anything may take, on a machine that does something else too."""
expect.set_options(timeout=LIMIT)
DESKTOP, PHONE, TABLET = (1366, 900), (360, 740), (820, 1180)
SETTINGS = "duskhall.settings"
BROKEN_OFF = re.compile("ERR_ABORTED")
"""A request that ended because its page was left is nobody's fault."""
NOT_KEPT = re.compile("Service Worker registration blocked by Playwright")

STILL = """() => !document.getAnimations()
  .some((one) => one.playState === "running" && one.effect?.getTiming().iterations !== Infinity)"""
"""Nothing moves or fades any more, but for what does so for ever."""


def say(message: str, /, **args: str | int) -> str:
    """What the page says to the reader."""
    return words().say(message, **args)


class Visitors:
    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self._pages: list[Page] = []
        self._faults: list[str] = []
        self._allowed: list[re.Pattern[str]] = [BROKEN_OFF, NOT_KEPT]

    def allow(self, pattern: str) -> None:
        """The browser may complain about this: the test brings it about."""
        self._allowed.append(re.compile(pattern))

    def come(
        self,
        place: str = "#/",
        *,
        size: tuple[int, int] = DESKTOP,
        theme: Literal["dark", "light"] = "dark",
        touch: bool = False,
        moves: bool = False,
        address: str = "",
        settings: dict[str, object] | None = None,
        app: bool = False,
        language: str = "",
    ) -> Page:
        """Somebody new opens a place of the page. ``moves``: cards move; ``settings``: other than the usual ones;
        ``app``: the browser may keep the page for when there is no network; ``language``: of the browser, if it is
        not the one of the test."""
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme=theme,
            locale=language or reader(),
            reduced_motion="no-preference" if moves else "reduce",
            has_touch=touch,
            is_mobile=touch,
            accept_downloads=True,
            service_workers="allow" if app else "block",
        )
        context.set_default_timeout(LIMIT)
        # Only on the first visit: what is chosen on the page stays chosen.
        kept = json.dumps(json.dumps({"guide": False, **(settings or {})}))
        context.add_init_script(
            f"if (location.host && !localStorage.getItem('{SETTINGS}')) localStorage.setItem('{SETTINGS}', {kept})"
        )
        page = context.new_page()
        self.hear(page)
        page.goto(f"{address or self.address}/{place}")
        return page

    def hear(self, page: Page) -> None:
        """Notice everything that a browser complains about."""
        self._pages.append(page)

        def console(message: ConsoleMessage) -> None:
            if message.type in ("error", "warning"):
                where = message.location.get("url", "")
                self._faults.append(f"{message.type}: {message.text} ({where})")

        def failed(request: Request) -> None:
            self._faults.append(f"{request.method} {request.url}: {request.failure}")

        def answered(response: Response) -> None:
            if response.status >= 400:
                self._faults.append(f"{response.request.method} {response.url}: {response.status}")

        page.on("console", console)
        page.on("pageerror", lambda error: self._faults.append(f"page error: {error}"))
        page.on("requestfailed", failed)
        page.on("response", answered)

    @property
    def faults(self) -> list[str]:
        return [fault for fault in self._faults if not any(allowed.search(fault) for allowed in self._allowed)]

    def leave(self) -> None:
        for page in self._pages:
            page.context.close()
        assert not self.faults, "the browser complains:\n" + "\n".join(self.faults)


# ----------------------------------------------------------------------------------------------------------------------
# What people do


def button(page: Page | Locator, message: str, /, **args: str | int) -> Locator:
    return page.get_by_role("button", name=say(message, **args), exact=True)


def link(page: Page | Locator, message: str, /, **args: str | int) -> Locator:
    return page.get_by_role("link", name=say(message, **args), exact=True)


def listed(page: Page, host: Page) -> Locator:
    """In the lobby: the table at which the host sits. Other tests may have left tables there too."""
    host.wait_for_url("**/#/t/**")
    table = host.url.partition("#/t/")[2].partition("/")[0]
    return page.locator("article").filter(has=page.locator(f'a[href*="{table}"]'))


def dialog(page: Page, message: str, /, **args: str | int) -> Locator:
    return page.get_by_role("dialog", name=say(message, **args), exact=True)


def give_name(page: Page, name: str) -> None:
    """Answer the question that comes before the first table."""
    asked = dialog(page, "page-name-ask")
    asked.get_by_label(say("page-name-field")).fill(name)
    button(asked, "page-name-go").click()


def sit_down(page: Page, name: str) -> None:
    """Say who one is in the settings, before anything is asked."""
    page.goto(f"{page.url.partition('#')[0]}#/settings")
    page.get_by_label(say("page-name-field"), exact=True).fill(name)
    button(page, "page-settings-save").click()
    expect(page.get_by_text(say("page-settings-renamed", name=name))).to_be_visible()


def new_table(
    page: Page,
    text: str = "",
    *,
    edition: str = "",
    seats: tuple[str, ...] = ("me", "bot:greedy"),
    listed: bool = False,
) -> None:
    """Make a table with the form: from the text of a position or record, or a first game of an edition.

    A seat is "me", "open", "bot:NAME", or "here:NAME" for somebody else at the same screen.
    """
    page.goto(f"{page.url.partition('#')[0]}#/new" + (f"/{edition}" if edition else ""))
    if text:
        page.get_by_role("radio", name=say("page-new-from")).check()
        page.get_by_label(say("page-new-from-text")).fill(text)
    page.get_by_role("combobox", name=say("page-new-seat-count"), exact=True).select_option(str(len(seats)))
    for n, seat in enumerate(seats, 1):
        kind, _, name = seat.partition(":")
        who = page.get_by_label(say("page-new-seat-who", n=n))
        who.select_option(kind if kind == "here" else seat)
        if kind == "here":
            page.get_by_label(say("page-new-seat-name-of", n=n)).fill(name)
    page.get_by_text(say("page-new-rules"), exact=True).press("Enter")
    page.get_by_role("combobox", name=say("page-new-rule-pace")).select_option("0")
    if listed:
        page.get_by_label(say("page-new-rule-listed")).check()
    button(page, "page-new-open" if "open" in seats else "page-new-play").click()


def table_link(page: Page) -> str:
    """The link to pass on, as a table that waits for players shows it."""
    return page.get_by_label(say("page-waiting-link"), exact=True).input_value()
