"""Print the lowest versions that ``pyproject.toml`` allows, to install and test them: ``python -m tools.lowest``.

Every dependency of the project and of its extra ``server`` must have a lower bound; ``make lowest`` installs exactly
these versions into a venv of its own and runs tests on them.
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[1] / "pyproject.toml"
BOUND = re.compile(r"(?P<name>[A-Za-z0-9._-]+)>=(?P<version>[0-9.]+)")


def lowest(text: str) -> list[str]:
    """The text of a ``pyproject.toml`` as pins, one for each dependency; ``ValueError`` names one without a bound."""
    project = tomllib.loads(text)["project"]
    out = []
    for line in (*project["dependencies"], *project["optional-dependencies"]["server"]):
        found = BOUND.fullmatch(line)
        if not found:
            raise ValueError(f"'{line}' has no lower bound; write it as name>=version")
        out.append(f"{found['name']}=={found['version']}")
    return out


def main() -> int:
    try:
        print("\n".join(lowest(PROJECT.read_text(encoding="utf-8"))))
    except ValueError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
