"""Lessons are begun: a list of them, and a table for one person's."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import TYPE_CHECKING

from duskhall.bots import NEWCOMERS
from duskhall.lessons import LESSONS
from duskhall.lessons.telling import about, title, titles
from duskhall.notation import position
from duskhall.text import words

from .. import wire
from ..errors import Trouble
from ..store.rows import StoredLesson, StoredOptions, TableRow
from ..tables.lessons import LessonTable
from ..tables.making import new_id, seat_rows

if TYPE_CHECKING:
    from ..store.rows import PersonRow
    from ..tables.tables import Tables

LOOKED_AT = 200
"""Tables of a person among which an unfinished lesson is looked for, the newest first."""


def listed() -> list[wire.LessonInfo]:
    """All lessons, in the order in which they are best taken."""
    w = words()
    return [
        wire.LessonInfo(
            name=lesson.name,
            edition=lesson.edition,
            title=title(w, lesson),
            about=about(w, lesson),
            minutes=lesson.minutes,
            steps=len(lesson.steps),
        )
        for lesson in LESSONS.values()
    ]


async def begin(tables: Tables, person: PersonRow, name: str) -> wire.Made:
    """A table for one person's lesson; one that was begun before and not finished is ended. Raises Trouble."""
    lesson = LESSONS.get(name)
    if lesson is None:
        raise Trouble("lesson-unknown", 404, name=name[:40])
    await _end_earlier(tables, person, name)
    await tables.check_room(person)
    # The titles are worked out by playing the script: here nobody waits for it.
    text, _ = await asyncio.to_thread(lambda: (position.write(lesson.deal.start()), titles(lesson)))
    table, now = new_id(8), time.time()
    row = TableRow(
        id=table,
        key=secrets.token_urlsafe(16),
        edition=lesson.edition,
        host=person.id,
        state="waiting",
        title=title(words(), lesson),
        setup=None,
        options=StoredOptions(watchers=False, lesson=StoredLesson(name=name)),
        start=text,
        created=now,
        changed=now,
        turn=0,
    )
    wanted = [wire.NewSeat(kind="me"), wire.NewSeat(kind="bot", bot=NEWCOMERS)]
    seats = seat_rows(table, person, wanted, tables.bots)
    return await tables.add(row, seats)


async def _end_earlier(tables: Tables, person: PersonRow, name: str) -> None:
    for row, _ in await tables.store.tables_of(person.id, LOOKED_AT):
        kept = row.options.lesson
        if row.state == "playing" and kept is not None and kept.name == name and kept.how == "on":
            found = await tables.get(row.id)
            if isinstance(found, LessonTable):
                await found.give_up()
