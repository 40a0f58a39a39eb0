"""``duskhall backup``: everything a server keeps as one file, while it runs."""

from __future__ import annotations

import argparse
from pathlib import Path

from duskhall.commands import OK, fail
from duskhall.commands.data import FAILED, data_argument, data_of, missing
from duskhall.text import words


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=words().say("backup-file"))
    data_argument(parser)
    parser.add_argument("--force", action="store_true", help=words().say("backup-force"))


def run(args: argparse.Namespace) -> int:
    wrong = missing()
    if wrong:
        return fail(wrong, FAILED)
    from duskhall.server.errors import StoreError
    from duskhall.server.store.backup import back_up

    file: Path = args.file.expanduser()
    try:
        back_up(data_of(args), file, replace=args.force)
    except StoreError as e:
        return fail(e.text, FAILED)
    print(words().say("backup-done", file=str(file), kilobytes=-(-file.stat().st_size // 1024)))
    return OK
