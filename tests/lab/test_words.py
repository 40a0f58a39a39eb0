"""The measure of balance speaks in messages, and none of them needs a library."""

from __future__ import annotations

import re
from pathlib import Path

import duskhall
from duskhall.text import words

HOME = Path(duskhall.__file__).parent
CODE = "".join(path.read_text(encoding="utf-8") for path in (HOME / "lab").glob("*.py"))
IDS = re.findall(r"^(lab-[\w-]+) =", (HOME / "text" / "en" / "lab.ftl").read_text(encoding="utf-8"), re.MULTILINE)
HEADS = re.findall(r"_head\(([^)]*)\)", CODE)
BUILT = {
    *(f"lab-{name}" for head in HEADS for name in re.findall(r'"([\w-]+)"', head)),
    *(f"lab-{name}" for name in ("stack", "offered", "bought", "copies", "one-more", "wins", "95")),
    *("lab-about-games", "lab-about-limits", "lab-kind-hero", "lab-kind-market"),
    *(
        f"lab-{what}-{n}"
        for what in ("played", "score", "key-turn", "side-quests", "figure-completed")
        for n in (2, 3, 4)
    ),
    *(f"lab-figure-{name}" for name in ("more", "bought", "first", "score", "key-turn", "wins", "taken")),
}
"""Messages whose ids are put together."""


def test_every_message_is_said_and_every_one_that_is_said_is_there() -> None:
    assert set(re.findall(r'"(lab-[\w-]+)"', CODE)) | BUILT == set(IDS)


def test_every_message_is_one_line_without_a_choice() -> None:
    w = words("en")
    for name in IDS:
        arguments: dict[str, str | int] = dict.fromkeys(re.findall(r"\$([\w-]+)", w._sources[name]), "x")
        assert w.plain(name) is not None or w._filled(name, arguments) is not None, name
