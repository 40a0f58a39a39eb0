"""``duskhall review``: what decided a game that is over."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from duskhall.commands import OK, fail
from duskhall.commands.play import Unusable, load_file, read_text
from duskhall.terminal.plain import plain
from duskhall.text import words

if TYPE_CHECKING:
    from duskhall.review.summing import Review


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=plain("review-option-file"))
    parser.add_argument("--json", action="store_true", help=plain("review-option-json"))
    parser.add_argument("--seat", type=int, metavar="N", help=plain("review-option-seat"))


def run(args: argparse.Namespace) -> int:
    from duskhall.review.course import NotOver, course
    from duskhall.review.data import data
    from duskhall.terminal.reviewing import Reviewing
    from duskhall.terminal.screen import Screen

    path = args.file.expanduser()
    try:
        record = load_file(path).record
        if record is None:
            raise Unusable(words().say("cli-not-a-record", file=str(path)))
        seats = len(record.seats)
        if args.seat is not None and not 1 <= args.seat <= seats:
            raise Unusable(words().say("cli-no-seat", got=str(args.seat), n=seats))
        text = read_text(path)
        found = course(text)
    except Unusable as e:
        return fail(str(e))
    except NotOver:
        return fail(words().say("review-not-over", file=str(path)))
    review = _worked_out(text)
    if args.json:
        print(json.dumps(data(review), ensure_ascii=False, indent=2))
        return OK
    Reviewing(Screen(), review, found).show(None if args.seat is None else args.seat - 1)
    return OK


def _worked_out(text: str) -> Review:
    """The review, with a bar on standard error while it is worked out."""
    from duskhall.review.working import review

    if not sys.stderr.isatty():
        return review(text)
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(words().say("review-working"), total=None)
        return review(text, lambda done, total: bar.update(task, completed=done, total=total))
