"""``duskhall move-store``: carry everything a server keeps from a data folder to PostgreSQL, or back."""

from __future__ import annotations

import argparse
from contextlib import ExitStack
from functools import partial
from pathlib import Path

from duskhall.commands import OK, fail
from duskhall.commands.data import FAILED, is_url, missing
from duskhall.lab.share import progress
from duskhall.text import words


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("source", metavar="FROM", help=words().say("move-store-from"))
    parser.add_argument("target", metavar="TO", help=words().say("move-store-to"))


def run(args: argparse.Namespace) -> int:
    wrong = missing()
    if wrong:
        return fail(wrong, FAILED)
    from duskhall.server.errors import StoreError
    from duskhall.server.store.moving import move
    from duskhall.server.store.store import engine_of

    w = words()
    try:
        with ExitStack() as held:
            source = engine_of(_place(args.source))
            held.callback(source.close)
            target = engine_of(_place(args.target))
            held.callback(target.close)
            moved = move(source, target, partial(progress, w.say("move-store-moving")))
    except StoreError as e:
        return fail(e.text, FAILED)
    rows = sum(moved.values())
    print(w.say("move-store-done", people=moved["people"], tables=moved["tables"], acts=moved["acts"], rows=rows))
    return OK


def _place(text: str) -> Path | str:
    return text if is_url(text) else Path(text).expanduser()
