"""What the commands that work on a server's data folder have in common."""

from __future__ import annotations

import argparse
import importlib.util
import os
from pathlib import Path

from duskhall.text import words

FAILED = 1
NEEDED = ("litestar", "uvicorn", "websockets", "msgspec", "itsdangerous", "prometheus_client")
"""What the extra ``server`` brings."""


def missing() -> str:
    """What to do where the libraries of the server are not installed; empty: they are."""
    absent = any(importlib.util.find_spec(name) is None for name in NEEDED)
    return words().say("serve-not-installed") if absent else ""


def data_argument(parser: argparse.ArgumentParser, usual: str | None = None) -> None:
    parser.add_argument("--data", type=Path, metavar="FOLDER", default=usual, help=words().say("serve-option-data"))


def data_of(args: argparse.Namespace) -> Path:
    from duskhall.terminal.saves import data_folder

    return args.data.expanduser() if args.data is not None else data_folder() / "server"


def store_argument(parser: argparse.ArgumentParser, usual: str | None = None) -> None:
    # A password in the environment is seen by fewer than one among the arguments.
    usual = os.environ.get("DUSKHALL_STORE", "") if usual is None else usual
    parser.add_argument("--store", default=usual, metavar="URL", help=words().say("serve-option-store"))


def bus_argument(parser: argparse.ArgumentParser, help: str) -> None:
    parser.add_argument("--bus", default=os.environ.get("DUSKHALL_BUS", ""), metavar="URL", help=help)


def wrong_bus(args: argparse.Namespace) -> str:
    """What is wrong with the bus that was asked for; empty: nothing, or none was."""
    bus: str = args.bus
    if not bus:
        return ""
    if not bus.startswith(("redis://", "rediss://")):
        # What stands before the address may be a password.
        return words().say("bus-bad", bus=bus.rpartition("@")[2])
    absent = any(importlib.util.find_spec(name) is None for name in ("redis", "saq"))
    return words().say("bus-not-installed") if absent else ""


def wrong_bots(specs: list[str]) -> str:
    """What is wrong with one of the bots, or nothing."""
    from duskhall.bots import BotError, find

    for spec in specs:
        try:
            find(spec)
        except BotError as e:
            return words().say("cli-bad-bot", name=spec, why=str(e))
    return ""


def is_url(store: str) -> bool:
    """Whether it names a database, and not a folder."""
    return store.startswith(("postgresql://", "postgres://"))


def wrong_store(args: argparse.Namespace) -> str:
    """What is wrong with the store that was asked for; empty: nothing, or none was."""
    store: str = args.store
    if not store or is_url(store):
        return ""
    return words().say("serve-bad-store", store=store)
