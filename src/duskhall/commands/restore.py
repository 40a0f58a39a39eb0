"""``duskhall restore``: bring a backup into a data folder."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from duskhall.commands import OK, fail
from duskhall.commands.data import FAILED, data_argument, data_of, missing
from duskhall.text import words


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=words().say("restore-file"))
    data_argument(parser)
    parser.add_argument("--force", action="store_true", help=words().say("restore-force"))


def run(args: argparse.Namespace) -> int:
    wrong = missing()
    if wrong:
        return fail(wrong, FAILED)
    from duskhall.server.errors import StoreError
    from duskhall.server.store.backup import restore

    data = data_of(args)
    try:
        found = restore(args.file.expanduser(), data, replace=args.force)
    except StoreError as e:
        return fail(e.text, FAILED)
    made = time.strftime("%Y-%m-%d %H:%M", time.localtime(found.made))
    print(words().say("restore-done", folder=str(data), made=made))
    return OK
