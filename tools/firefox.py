"""Plays in Firefox: ``python -m tools.firefox [EDITION …]``.

``web/firefox.mjs`` drives it over WebDriver BiDi: from the lobby into a game of each edition, up to a won battle, and a
reload. Needs Firefox (``make firefox`` installs it from the system's packages) and what the page is tested with.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from duskhall.editions import NAMES
from duskhall.server.encode.setups import home_editions
from duskhall.server.settings import PAGE
from duskhall.text import words
from tools.live import Server

SCRIPT = Path(__file__).parents[1] / "web" / "firefox.mjs"
LIMIT = 300.0
"""Seconds for an edition, on a machine that does something else too."""


def find_firefox() -> str:
    """The system's Firefox. Raises SystemExit where there is none."""
    found = next(filter(None, map(shutil.which, ("firefox-esr", "firefox"))), None)
    if found is None:
        raise SystemExit("Firefox is not installed. Run `make firefox`, which installs it.")
    return found


def play(editions: tuple[str, ...] = NAMES, page: Path = PAGE) -> str:
    """Play these editions; a line for each. Raises CalledProcessError with what went wrong."""
    say = words("en").say
    told = {e.name: say("page-play-now-edition", edition=e.title) for e in home_editions()}
    told["searching"] = say("page-hint-working")
    with tempfile.TemporaryDirectory() as folder:
        env = {"DUSKHALL_PAGE": str(page), "DUSKHALL_LIMITS": "off"}
        with Server(Path(folder) / "data", env=env) as server:
            given = {"address": server.address, "firefox": find_firefox(), "editions": editions, "words": told}
            ran = subprocess.run(
                ["node", str(SCRIPT), json.dumps(given)],
                cwd=SCRIPT.parent,
                capture_output=True,
                encoding="utf-8",
                timeout=LIMIT * len(editions),
                check=False,
            )
    if ran.returncode:
        raise subprocess.CalledProcessError(ran.returncode, ran.args, ran.stdout, ran.stderr)
    return ran.stdout


if __name__ == "__main__":
    try:
        print(play(tuple(sys.argv[1:]) or NAMES), end="")
    except subprocess.CalledProcessError as e:
        sys.exit(f"{e.stdout}{e.stderr}")
