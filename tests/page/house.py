"""What the tests of the page and its pictures need: a built page, a server that shows it, a browser."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import hatch_build
from tools.live import Server

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
BUILD_LIMIT = 180.0


def fresh(page: Path) -> bool:
    """Whether a built page is newer than all it is made of."""
    return hatch_build.fresh(ROOT, page)


def build(page: Path) -> None:
    npx = shutil.which("npx")
    assert npx and (WEB / "node_modules").is_dir(), "the page is not built, and cannot be: run `make page` first"
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


def serving(data: Path, page: Path) -> Server:
    """A server for many people at one address: nothing comes too fast, and the quickest bot can be chosen."""
    return Server(data, options=("--bot", "greedy"), env={"DUSKHALL_PAGE": str(page), "DUSKHALL_LIMITS": "off"})


CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The same browser by its names. The first has no windows of its own, and takes half the time of the processor."""


def chromium() -> str:
    found = next(filter(None, map(shutil.which, CHROMIUM)), None)
    assert found, "there is no Chromium on this system: run `make test`, which installs it"
    return found
