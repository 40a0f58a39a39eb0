"""The server is killed at any moment, again and again, while somebody plays: nothing that was acknowledged is lost.

``python -m tools.kills`` (part of ``make soak``): a scripted player plays against bots as fast as it can. The store is
SQLite, or with ``--postgres`` a database of a PostgreSQL that is started for it.
SIGKILL comes at a random moment; what is stored is compared with what was acknowledged; the server is started again on
the same data, and the game has to go on as it was.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from websockets.exceptions import InvalidStatus

from duskhall.core.game import UNDO
from duskhall.editions import NAMES
from duskhall.lab.share import progress
from duskhall.notation import position
from duskhall.server import encode, wire
from duskhall.server.game.session import UNDO_FREELY, Session
from duskhall.server.store.rows import ActRow
from duskhall.server.store.store import Store

from .live import Gone, Person, ProblemError, Seat, Server, bot, me

KILLS = 200
MOVES = 25
"""At most so many moves come before a kill."""
MOMENT = 0.05
"""Seconds: within so many after a move the kill comes."""
EARLY = 5
"""One kill of so many comes while the player is still sitting down."""
UNDO_EVERY = 12
GAME = 150
"""Moves after which another table is made, so that beginnings are hit too."""
SEAT = 1


class Lost(Exception):
    """Something that was acknowledged is not there any more, or not as it was."""


@dataclass
class Table:
    """What a player knows of a game."""

    made: wire.Made
    acts: list[str] = field(default_factory=list)
    """The player's own acts that were acknowledged."""
    sent: str = ""
    """An act that is on its way: nobody knows whether it counts."""
    version: int = 0
    last: wire.Update | None = None


@dataclass
class Report:
    kills: int = 0
    acknowledged: int = 0
    in_flight: int = 0
    """Kills with an act on its way, and how many of these acts were stored."""
    arrived: int = 0
    games: int = 0

    def __str__(self) -> str:
        return (
            f"{self.kills} kills, {self.acknowledged:,} acknowledged moves in {self.games} games, none lost; "
            f"{self.in_flight} kills met a move on its way, {self.arrived} of these had been stored"
        )


class Killer:
    """Kills the server at a moment that nobody foresees."""

    def __init__(self, server: Server, luck: Random) -> None:
        self._moves = luck.randrange(MOVES)
        self._timer = threading.Timer(luck.uniform(0, MOMENT), server.strike)
        if luck.randrange(EARLY) == 0:
            self._timer.start()

    def moved(self) -> None:
        self._moves -= 1
        if self._moves < 0 and self._timer.ident is None:
            self._timer.start()

    def wait(self) -> None:
        if self._timer.ident is not None:
            self._timer.join()


def kill_again_and_again(
    folder: Path,
    kills: int,
    seed: int,
    report: Report | None = None,
    besieged: Callable[[str], AbstractContextManager[object]] | None = None,
    url: str = "",
) -> Iterator[Report]:
    """The count after every kill. ``besieged``: what else goes on at the address of the server; then its limits are on.
    ``url``: of a PostgreSQL database. Raises Lost, with what is gone, or what a server raises that does not start."""
    luck = Random(seed)
    out = report or Report()
    options = ("--store", url) if url else ()
    server = Server(folder / "data", env={} if besieged else {"DUSKHALL_LIMITS": "off"}, options=options)
    table: Table | None = None
    with server, besieged(server.address) if besieged else nullcontext():
        ada = Person(server.address, "Ada")
        for _ in range(kills):
            table = _until_killed(server, ada, table, luck, out)
            if table is not None:
                asyncio.run(_check_stored(url or server.data, table, out))
            server.start()
            if table is not None:
                _check_told(ada, table)
            out.kills += 1
            yield out
        ada.close()
    alive = server.left_behind()
    if alive:
        raise Lost(f"{len(alive)} workers of killed servers are still there")


def _until_killed(server: Server, ada: Person, table: Table | None, luck: Random, out: Report) -> Table | None:
    """Play until the server is gone; the table that was played at, or None if none could be made."""
    killer = Killer(server, luck)
    try:
        while True:
            if table is None or len(table.acts) >= GAME or (table.last is not None and table.last.ending is not None):
                table = None
                edition = luck.choice(NAMES)
                table = Table(ada.create(me(), bot(), edition=edition))
                out.games += 1
            with ada.sit(table.made, SEAT, since=table.version) as seat:
                _play(seat, table, luck, out, killer)
    except Lost:
        raise
    except Exception as e:
        # A request without an answer, a socket that ends: was it the kill?
        if not server.struck and not _is_away(e):
            raise
        return table
    finally:
        killer.wait()
        server.kill()


def _is_away(e: Exception) -> bool:
    """Whether a server has said that it can do nothing for the moment: on a machine that is busy enough it cannot tell
    the others in time that it lives, and lets its tables go."""
    match e:
        case ProblemError(status=status):
            return status == 503
        case Gone(bye=wire.Bye(again=again)):
            return again
        case InvalidStatus(response=response):
            return response.status_code == 503
    return False


def _play(seat: Seat, table: Table, luck: Random, out: Report, killer: Killer) -> None:
    """To the end of the game, or for so many moves."""
    _note(seat, table)
    while len(table.acts) < GAME:
        question = seat.asked()
        _note(seat, table)
        if question is None:
            return
        killer.moved()
        assert seat.update is not None
        free = seat.update.undo
        if free and luck.randrange(UNDO_EVERY) == 0:
            table.sent = UNDO if free == "free" else UNDO_FREELY
            answer = seat.ask(wire.Undo)
        else:
            table.sent = luck.choice(seat.options())
            answer = seat.move(table.sent)
        _note(seat, table)
        if isinstance(answer, wire.Ack):
            table.acts.append(table.sent)
            out.acknowledged += 1
        elif isinstance(answer, wire.Refused) and answer.reason == "too-fast":
            time.sleep(1)
        elif isinstance(answer, wire.Refused) and answer.reason not in ("stale", "not-asked", "no-undo"):
            # A bot may have moved in between; nothing else is a reason here.
            raise Lost(f"{table.sent} is refused: {answer.text}")
        table.sent = ""


def _note(seat: Seat, table: Table) -> None:
    table.version, table.last = seat.version, seat.update


async def _check_stored(where: Path | str, table: Table, out: Report) -> None:
    """Nobody has the store open now: every act that was acknowledged is in it, in order, and leads to what was seen."""
    store = await Store.open(where)
    try:
        found = await store.table(table.made.id)
        acts = await store.acts(table.made.id)
    finally:
        await store.close()
    if found is None:
        raise Lost(f"table {table.made.id} is gone")
    own = [a.act for a in acts if a.seat == SEAT - 1]
    out.in_flight += bool(table.sent)
    if table.sent and _same(own, [*table.acts, table.sent]):
        out.arrived += 1
        table.acts.append(table.sent)
    if not _same(own, table.acts):
        raise Lost(f"table {table.made.id}: {len(table.acts)} acts were acknowledged, {len(own)} are stored")
    table.acts = own
    table.sent = ""
    row, seats = found
    names = [s.name for s in seats]
    _check_seen(Session(position.read(row.start), names), acts, table)


def _same(stored: list[str], told: list[str]) -> bool:
    """A bot may have answered before an undo arrived: then it went further than the page had been told."""

    def plain(acts: list[str]) -> list[str]:
        return [UNDO if act == UNDO_FREELY else act for act in acts]

    return plain(stored) == plain(told)


def _check_seen(session: Session, acts: list[ActRow], table: Table) -> None:
    """The last thing that the player was shown comes up when the stored acts are played again."""
    if table.last is None:
        return
    rest = iter(acts)
    while session.version(SEAT - 1) < table.version:
        act = next(rest, None)
        if act is None:
            raise Lost(f"table {table.made.id}: version {table.version} was seen; what is stored ends before it")
        session.act(act.seat, act.act)
    again = encode.update(session, SEAT - 1)
    if again.version == table.version and again.view != table.last.view:
        raise Lost(f"table {table.made.id}: version {table.version} looked different")


def _check_told(ada: Person, table: Table) -> None:
    """After the start the game goes on from where it was, whole or from what the page has."""
    with ada.sit(table.made, SEAT) as whole, ada.sit(table.made, SEAT, since=table.version) as rest:
        if whole.version < table.version:
            raise Lost(f"table {table.made.id} is at version {whole.version}; {table.version} was seen")
        assert rest.update is not None
        if table.version and rest.update.since != table.version:
            raise Lost(f"table {table.made.id}: version {table.version} is not known any more")


@contextlib.contextmanager
def _database() -> Iterator[str]:
    from tests.services import Postgres

    server = Postgres()
    try:
        server.begin()
        with server.database() as url:
            yield url
    finally:
        server.close()


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.kills", description=__doc__)
    parser.add_argument("--kills", type=int, default=KILLS, metavar="N", help="how many (default: %(default)s)")
    parser.add_argument("--postgres", action="store_true", help="keep what is stored in a PostgreSQL")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of the moments and moves (default: 1)")
    args = parser.parse_args(argv)
    began = time.monotonic()
    report = Report()
    with tempfile.TemporaryDirectory(prefix="duskhall-kills-") as folder, contextlib.ExitStack() as stack:
        url = stack.enter_context(_database()) if args.postgres else ""
        try:
            with progress("killing", args.kills) as done:
                for _ in kill_again_and_again(Path(folder), args.kills, args.seed, report=report, url=url):
                    done(1)
        except KeyboardInterrupt:
            print(f"stopped: {report}")
            return 130
        except Lost as e:
            print(f"after {report.kills} kills (seed {args.seed}): {e}", file=sys.stderr)
            return 1
    print(f"{report} ({time.monotonic() - began:.0f} s)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
