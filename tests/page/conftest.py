"""A real browser at a real server: what the tests of the page share."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from duskhall.lab.live import Server
from duskhall.server.settings import PAGE
from tests.page.visitors import LAUNCH, Visitors

WEB = Path(__file__).parents[2] / "web"
BUILD_LIMIT = 180.0
SOURCES = ("src", "public", "index.html", "package.json", "vite.config.ts", "icons.ts", "../src/duskhall/text/en")


def newest(folder: Path) -> float:
    files = [folder] if folder.is_file() else [path for path in folder.rglob("*") if path.is_file()]
    return max((path.stat().st_mtime for path in files), default=0.0)


def fresh(page: Path) -> bool:
    """Whether a built page is newer than all it is made of."""
    index = page / "index.html"
    return index.is_file() and index.stat().st_mtime >= max(newest(WEB / source) for source in SOURCES)


def build(page: Path) -> None:
    npx = shutil.which("npx")
    assert npx and (WEB / "node_modules").is_dir(), "the page is not built, and cannot be: run `make setup` first"
    made = subprocess.run(
        [npx, "vite", "build"],
        cwd=WEB,
        env={**os.environ, "DUSKHALL_PAGE": str(page)},
        capture_output=True,
        encoding="utf-8",
        timeout=BUILD_LIMIT,
        check=False,
    )
    assert made.returncode == 0, f"the page does not build:\n{made.stdout}\n{made.stderr}"


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


def serving(data: Path, page: Path) -> Server:
    """A server for many people at one address: what comes too fast is not refused."""
    return Server(data, env={"DUSKHALL_PAGE": str(page), "DUSKHALL_LIMITS": "off"})


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


def chromium() -> str:
    found = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    assert found, "there is no Chromium on this system: run `make test`, which installs it"
    return found


@pytest.fixture
def visitors(browser: Browser, server: Server) -> Iterator[Visitors]:
    """People with browsers of their own. Whatever a browser complains about fails the test."""
    people = Visitors(browser, server.address)
    yield people
    people.leave()
