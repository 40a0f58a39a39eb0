"""``duskhall learn``: the lessons in the terminal."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from duskhall.commands import OK, did_you_mean, fail
from duskhall.terminal.plain import plain
from duskhall.text import words

if TYPE_CHECKING:
    from duskhall.terminal.screen import Screen


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("lesson", nargs="?", metavar="LESSON", help=plain("learn-option-lesson"))


def run(args: argparse.Namespace) -> int:
    from duskhall.bots import NEWCOMERS
    from duskhall.commands.cards import full
    from duskhall.commands.play import BOT_SECONDS, bot_seat
    from duskhall.lessons import LESSONS
    from duskhall.terminal import saves
    from duskhall.terminal.learning import Learning
    from duskhall.terminal.screen import Screen
    from duskhall.terminal.table import Seat

    screen = Screen()
    if args.lesson is None:
        return _list(screen)
    names = list(LESSONS)
    number = int(args.lesson) if args.lesson.isdecimal() else 0
    name = names[number - 1] if 1 <= number <= len(names) else args.lesson.lower()
    if name not in LESSONS:
        known = words().series(names)
        return fail(words().say("learn-unknown", name=args.lesson, known=known) + did_you_mean(name, names))
    lesson = LESSONS[name]
    seats = [Seat(words().say("player-default", n=1)), bot_seat(NEWCOMERS, [NEWCOMERS], 0, lesson.deal.seed)]
    save = saves.running() / saves.new_name(lesson.edition)
    table = Learning(screen, lesson, seats, save=save, seconds=BOT_SECONDS, page=full)
    table.opening()
    return table.play()


def _list(screen: Screen) -> int:
    from duskhall.lessons import LESSONS
    from duskhall.lessons.telling import about, title

    w = words()
    screen.heading(w.say("learn-list"))
    digits = len(str(len(LESSONS)))
    screen.rows(
        (
            f"{n:>{digits}}  {lesson.name}",
            w.say("learn-row", title=title(w, lesson), about=about(w, lesson), minutes=lesson.minutes),
        )
        for n, lesson in enumerate(LESSONS.values(), 1)
    )
    screen.para(w.say("learn-how", lesson=next(iter(LESSONS))))
    return OK
