"""One list of terms: the glossary is whole in it, and messages keep to its words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import duskhall
from duskhall.editions import NAMES
from duskhall.telling.terms import terms

PAGE = (Path(duskhall.__file__).parents[2] / "docs" / "terms.md").read_text(encoding="utf-8")
MESSAGES = sorted((Path(duskhall.__file__).parent / "text" / "en").glob("*.ftl"))
ROW = re.compile(r"^\| \*\*(.+?)\*\* \| ([CAQ ]+) \| (.+?) \| (.*?) ?\|$", re.MULTILINE)
ROWS = {m[1]: (m[2], re.findall(r"`([^`]+)`", m[4])) for m in ROW.finditer(PAGE)}
LEFT_OUT = re.findall(r"`([^`]+)`", PAGE.partition("## Words we leave out")[2])
GLOSSARY = "page-terms.ftl"
"""The one place that says what XP stands for."""
HEAD = re.compile(r"^(-?[a-zA-Z][\w-]* =|\s+\.[\w-]+ =)")
CODE = re.compile(r"\{[^{}]*\}|\*?\[[\w-]+\](?!\()|(?<=\])\([a-z-]+\)|\{.*->")
"""What a translator leaves as it is: arguments, the names of branches, where a link leads."""


def said() -> Iterator[tuple[str, int, str]]:
    """Every line of every message without ids, arguments and comments."""
    for path in MESSAGES:
        if path.name == GLOSSARY:
            continue
        for n, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if not line.startswith("#"):
                yield path.name, n, CODE.sub("", HEAD.sub("", line))


def finder(form: str) -> re.Pattern[str]:
    return re.compile(rf"(?<![\w-]){re.escape(form)}(?![\w-])", re.IGNORECASE)


@pytest.mark.parametrize("name", NAMES)
def test_every_term_of_the_glossary_is_listed(name: str) -> None:
    letter = name[0].upper()
    for term in terms(name):
        assert term.name in ROWS, f"docs/terms.md has no row for {term.name}"
        assert letter in ROWS[term.name][0].split(), f"{term.name} is not listed for {name}"


def test_every_row_is_a_term_of_the_glossary() -> None:
    for term, (editions, _) in ROWS.items():
        for name in NAMES:
            known = {t.name for t in terms(name)}
            assert (term in known) == (name[0].upper() in editions.split()), f"{term} in {name}"


def test_no_message_uses_a_word_we_avoid() -> None:
    avoided = [finder(form) for _, forms in ROWS.values() for form in forms] + [finder(form) for form in LEFT_OUT]
    assert len(avoided) > 40
    found = [
        f"{file}:{n}: {pattern.pattern} in {line.strip()}"
        for file, n, line in said()
        for pattern in avoided
        if pattern.search(line)
    ]
    assert not found, "\n".join(found)


def test_the_check_itself_can_fail() -> None:
    assert finder("beaten").search("Gray Ooze is Beaten.") and not finder("setup").search("--setup first")
    assert CODE.sub("", "gain [XP](experience) { $experience }") == "gain [XP] "
    assert any("XP" in line for _, _, line in said())
