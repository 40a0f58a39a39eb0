"""A real browser at a real server: what the tests of the page share."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from duskhall.server.settings import PAGE
from duskhall.text import reading
from tests.page.house import build, chromium, fresh, serving
from tests.page.visitors import LAUNCH, Visitors
from tools.live import Server

HERE = Path(__file__).parent
TRIES = 2
"""A browser, a server and a bot on two busy cores are late now and then: a test that fails is tried again, and the
report counts it as rerun. What is really broken fails every time."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=TRIES))


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the built page: the one that ``DUSKHALL_PAGE`` names, the one in the package if nothing has
    changed since it was built, or else one of our own."""
    given = os.environ.get("DUSKHALL_PAGE")
    if given:
        return Path(given)
    if fresh(PAGE):
        return PAGE
    # All workers share one build: the first makes it while the others wait.
    shared = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent
    page = shared / "page"
    with (shared / "page.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not fresh(page):
            build(page)
    return page


@pytest.fixture(scope="session")
def server(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a worker that do not harm it."""
    with serving(tmp_path_factory.mktemp("page") / "data", built) as live:
        yield live


# Not longer than a module: while it lives, Playwright keeps a loop running, and tests with loops of their own follow.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=LAUNCH)
        yield browser
        browser.close()


@pytest.fixture
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """The language of a test, in which its words are said and its browsers come."""
    with reading(request.param):
        yield request.param


@pytest.fixture
def visitors(browser: Browser, server: Server) -> Iterator[Visitors]:
    """People with browsers of their own. Whatever a browser complains about fails the test."""
    people = Visitors(browser, server.address)
    yield people
    people.leave()
