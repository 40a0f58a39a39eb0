"""``duskhall admin``: look after a server, whether it runs or not, from the machine it is on."""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from duskhall.commands import OK, fail
from duskhall.commands.data import FAILED, data_argument, data_of, missing, store_argument, wrong_store
from duskhall.terminal.plain import sentence
from duskhall.text import words
from duskhall.text.errors import system

if TYPE_CHECKING:
    from collections.abc import Iterable

    from duskhall.server import wire
    from duskhall.server.admin.keeper import Office

ACTIONS: dict[str, tuple[str, ...]] = {
    "status": (),
    "limits": (),
    "invite": (),
    "dismiss": ("person",),
    "people": ("find",),
    "tables": ("find",),
    "chat": ("table",),
    "reports": (),
    "settle": ("number",),
    "kick": ("person", "table", "--why"),
    "ban": ("person", "--hours", "--why"),
    "mute": ("person", "--hours", "--why"),
    "pardon": ("person", "what"),
    "unsay": ("table", "number"),
    "close": ("table",),
    "delete": ("table",),
    "rotate": ("table",),
    "announce": ("text",),
    "pause": ("text",),
    "export": ("person", "--file"),
    "forget": ("person",),
    "audit": (),
}
"""Every action with its arguments."""
NUMBERS = ("number", "hours")
LEFT_OUT = ("find", "text")
"""Arguments that may be left out."""


def arguments(parser: argparse.ArgumentParser) -> None:
    w = words()
    data_argument(parser)
    store_argument(parser)
    actions = parser.add_subparsers(metavar="ACTION", dest="action", required=True)
    for name, needed in ACTIONS.items():
        sub = actions.add_parser(name, help=w.say(f"admin-{name}"), description=sentence(f"admin-{name}"))
        # It may stand behind the action too.
        sub.add_argument(
            "--data", type=Path, metavar="FOLDER", default=argparse.SUPPRESS, help=w.say("serve-option-data")
        )
        for argument in needed:
            _argument(sub, argument)


def _argument(parser: argparse.ArgumentParser, argument: str) -> None:
    name = argument.lstrip("-")
    how: dict[str, Any] = {"help": words().say(f"admin-option-{name}"), "metavar": name.upper()}
    if name in NUMBERS:
        how["type"] = int
    if argument.startswith("--"):
        how["default"] = 0 if name in NUMBERS else None if name == "file" else ""
        if name == "file":
            how["type"] = Path
    elif name in LEFT_OUT:
        how |= {"nargs": "?", "default": ""}
    elif name == "what":
        how["choices"] = ("kick", "ban", "mute")
    parser.add_argument(argument, **how)


def run(args: argparse.Namespace) -> int:
    wrong = missing() or wrong_store(args)
    if wrong:
        return fail(wrong, FAILED)
    from duskhall.server.admin.keeper import Refusal, office
    from duskhall.server.errors import StoreError, Trouble

    async def work() -> int:
        async with office(args.store or data_of(args)) as there:
            return await _look(there, args) if args.action in LOOKS else await _act(there, args)

    try:
        return asyncio.run(work())
    except (StoreError, Trouble) as e:
        return fail(e.text, FAILED)
    except Refusal as e:
        return fail(str(e), FAILED)


async def _act(there: Office, args: argparse.Namespace) -> int:
    from duskhall.server.admin.acts import KEEPER

    done = await there.do(KEEPER, _wanted(args))
    w = words()
    if args.action == "invite":
        from duskhall.server.admin.keeper import address_of

        print(w.say("admin-invited", link=f"{address_of(data_of(args))}/#/admin/{done.code}"))
    elif args.action == "rotate":
        print(w.say("admin-rotated", link=f"/#/t/{args.table}/{done.code}"))
    else:
        print(w.say("admin-done"))
    return OK


def _wanted(args: argparse.Namespace) -> wire.AdminAct:
    from duskhall.server import wire

    match args.action:
        case "kick":
            return wire.Kick(person=args.person, table=args.table, why=args.why)
        case "ban":
            return wire.Ban(person=args.person, hours=args.hours, why=args.why)
        case "mute":
            return wire.Mute(person=args.person, hours=args.hours, why=args.why)
        case "pardon":
            return wire.Pardon(person=args.person, what=args.what)
        case "unsay":
            return wire.Unsay(table=args.table, number=args.number)
        case "close":
            return wire.CloseTable(table=args.table)
        case "delete":
            return wire.DeleteTable(table=args.table)
        case "rotate":
            return wire.RotateLink(table=args.table)
        case "announce":
            return wire.Announce(text=args.text)
        case "pause":
            return wire.Maintain(text=args.text)
        case "forget":
            return wire.DeletePerson(person=args.person)
        case "settle":
            return wire.Settle(report=args.number)
        case "dismiss":
            return wire.Dismiss(person=args.person)
        case _:
            return wire.InviteAdmin()


LOOKS = ("status", "limits", "people", "tables", "chat", "reports", "audit", "export")


async def _look(there: Office, args: argparse.Namespace) -> int:
    match args.action:
        case "status":
            _status(await there.overview())
        case "limits":
            _limits(await there.overview())
        case "people":
            _rows(_person(one) for one in await there.people(args.find))
        case "tables":
            _rows(_table(one) for one in await there.tables(args.find))
        case "chat":
            _rows(
                (str(one.number), when(one.at), one.person, one.name, one.text) for one in await there.chat(args.table)
            )
        case "reports":
            _rows(_report(one) for one in await there.reports())
        case "audit":
            _rows(
                (str(one.number), when(one.at), one.name or "–", one.act, one.target, one.detail, one.outcome or "?")
                for one in await there.audit()
            )
        case _:
            return _export(await there.export(args.person), args.file)
    return OK


def _status(house: wire.AdminHouse) -> None:
    w = words()
    print(w.say("admin-status-is", people=house.people, reports=house.reports, **house.tables))
    for message, text in (("admin-in-maintenance", house.maintenance), ("admin-announced", house.announcement)):
        if text:
            print(w.say(message, text=text))


def _limits(house: wire.AdminHouse) -> None:
    """As they stand in the file that changes them."""
    for part, limits in house.limits.items():
        print(f"[{part}]")
        for name, most in limits.items():
            print(f"{name} = {most:g}")


def _person(one: wire.AdminPerson) -> tuple[str, ...]:
    w = words()
    marks = [mark for mark in ("here", "admin", "banned", "muted") if getattr(one, mark)]
    said = ", ".join(w.say(f"admin-is-{mark}") for mark in marks)
    return one.person, when(one.created), w.say("admin-tables-of", n=one.tables), one.name, said


def _table(one: wire.AdminTable) -> tuple[str, ...]:
    return one.id, one.state, when(one.changed), one.title, ", ".join(sitting.name for sitting in one.people)


def _report(one: wire.AdminReport) -> tuple[str, ...]:
    state = words().say("admin-settled" if one.settled else "admin-open")
    return str(one.number), when(one.at), state, one.table, one.about, one.name, one.said, one.why


def _rows(rows: Iterable[tuple[str, ...]]) -> None:
    """One line each, with tabs between: for people and for programs."""
    for row in rows:
        print("\t".join(row).rstrip())


def _export(found: dict[str, Any], file: Path | None) -> int:
    from duskhall.server.admin.acts import as_json

    text = as_json(found)
    if file is None:
        sys.stdout.write(text)
        return OK
    try:
        file.expanduser().write_text(text, "utf-8")
    except OSError as e:
        return fail(words().say("store-file-failed", file=str(file), why=system(e)), FAILED)
    print(words().say("admin-exported", file=str(file)))
    return OK


def when(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))
