"""The title of a table's game, in the reader's words. Rows keep the title as it was when the table was made; it is said
only where this version of the program has no words for the table any more."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from duskhall.editions import NAMES, edition
from duskhall.lessons import LESSONS
from duskhall.lessons.telling import title as lesson_title
from duskhall.telling.setup import game_title
from duskhall.text import reader, words

if TYPE_CHECKING:
    from ..store.rows import StoredSetup, TableRow

KEPT = 2000
"""Titles that need not be worked out again: lists name many tables."""


def table_title(row: TableRow) -> str:
    lesson = LESSONS.get(row.options.lesson.name) if row.options.lesson is not None else None
    if lesson is not None:
        return lesson_title(words(), lesson)
    if row.edition not in NAMES:
        return row.title
    return setup_title(row.setup) if row.setup is not None else game_title(edition(row.edition).rules, None)


def setup_title(stored: StoredSetup) -> str:
    return _setup_title(stored, reader())


@lru_cache(KEPT)
def _setup_title(stored: StoredSetup, language: str) -> str:
    """For the reader, who is one of this language."""
    found = edition(stored.edition)
    known = stored.board in ("", *found.boards)
    return game_title(found.rules_on(stored.board), stored.setup()) if known else stored.title
