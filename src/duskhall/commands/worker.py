"""``duskhall worker``: think for servers, on this machine or on others."""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import sys

from duskhall.commands import OK, fail
from duskhall.commands.data import FAILED, bus_argument, missing, wrong_bots, wrong_bus
from duskhall.text import words


def arguments(parser: argparse.ArgumentParser) -> None:
    bus_argument(parser, words().say("worker-option-bus"))
    cores = os.cpu_count() or 1
    option = words().say("worker-option-processes")
    parser.add_argument("--processes", type=int, default=cores, metavar="N", help=option)
    parser.add_argument("--bot", action="append", default=[], metavar="SPEC", help=words().say("worker-option-bot"))


def run(args: argparse.Namespace) -> int:
    w = words()
    absent = missing()
    if absent:
        return fail(absent, FAILED)
    if not args.bus:
        return fail(w.say("worker-no-bus"))
    if args.processes < 1:
        return fail(w.say("worker-bad-processes"))
    wrong = wrong_bus(args) or wrong_bots(args.bot)
    if wrong:
        return fail(wrong)
    from redis.exceptions import RedisError

    from duskhall.server.services.pool import bot_names
    from duskhall.server.thinking.worker import work

    logging.basicConfig(format="%(asctime)s %(levelname)s %(message)s", level=logging.WARNING, stream=sys.stderr)

    def ready() -> None:
        print(w.say("worker-ready", n=args.processes), flush=True)

    try:
        asyncio.run(work(args.bus, args.processes, bot_names(tuple(args.bot)), ready))
    except (RedisError, OSError) as e:
        return fail(w.say("worker-unreachable", why=" ".join(str(e).split())), FAILED)
    print(w.say("worker-stopped"))
    return OK
