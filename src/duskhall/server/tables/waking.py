"""A table that is woken: its game as it was, or as much of it as can be read.

The acts are played again from the start. Where that does not work any more (the rules were mended since, or the disk
has lost something) the game goes on from its snapshot. Where neither leads to the last act it goes on from the furthest
act that can be reached, and the table says so.
"""

from __future__ import annotations

import logging
from asyncio import to_thread
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from duskhall.core.decision import Refused
from duskhall.notation import position
from duskhall.notation.lines import NotationError

from ..errors import StoreError
from ..game.session import Session, replayed
from ..services.services import Services
from ..store.rows import ActRow, SeatRow, SnapshotRow, TableRow
from .lessons import seated
from .playing import SNAPSHOT_EVERY
from .table import Table

log = logging.getLogger("duskhall.server")

MOST_LOST = 2 * SNAPSHOT_EVERY
"""Acts that a table may go back; where more cannot be read it stays as it is."""


class Gap(Exception):
    """An act is missing, or is no text."""


class Origin(NamedTuple):
    """A point from which a game can be played on: the position after so many acts."""

    text: str
    number: int


async def woken(services: Services, row: TableRow, seats: list[SeatRow], epoch: int) -> Table:
    """``epoch``: the one in which this server keeps it. Raises StoreError if the store cannot be read at all."""
    acts = await services.store.acts(row.id)
    count = await services.store.count_acts(row.id)
    if row.state == "waiting" or (row.over and not row.start and not count):
        return await _waiting(services, row, seats, epoch)
    names = [s.name for s in seats]
    origins = [Origin(row.start, 0)] if row.start else []
    tried: list[Callable[[], Session]] = [partial(_whole, one, names, acts, count) for one in origins]
    snapshot = await _snapshot(services, row.id)
    if snapshot is not None:
        origins.append(Origin(snapshot.position, snapshot.number))
        tried.append(partial(_whole, origins[-1], names, acts, count))
    for attempt in tried:
        try:
            return seated(services, row, seats, await to_thread(attempt), epoch)
        except Exception as e:
            log.warning("table %s does not replay with this version: %s", row.id, brief(e))
    return await _gone_back(services, row, seats, epoch, origins, acts, count)


async def _waiting(services: Services, row: TableRow, seats: list[SeatRow], epoch: int) -> Table:
    table = seated(services, row, seats, None, epoch)
    if row.state == "waiting" and row.setup is None and not row.start:
        table.readonly = "server-damaged"
        return table
    async with table.lock:
        # The server may have ended between the last one who sat down and the beginning.
        await table.begin_if_full()
    return table


async def _snapshot(services: Services, table: str) -> SnapshotRow | None:
    try:
        return await services.store.snapshot(table)
    except StoreError as e:
        if e.reason != "broken":
            raise
        log.warning("the snapshot of table %s cannot be read", table)
        return None


def _whole(origin: Origin, names: Sequence[str], acts: Sequence[ActRow], count: int) -> Session:
    """The game as it was. Raises whatever is wrong."""
    rest = _after(origin.number, acts)
    if origin.number + len(rest) != count:
        raise Gap(f"{origin.number + len(rest)}/{count}")
    return replayed(position.read(origin.text), names, rest, origin.number)


def _after(number: int, acts: Sequence[ActRow]) -> list[tuple[int, str]]:
    """The acts after so many, up to the first that is missing or spoilt."""
    out: list[tuple[int, str]] = []
    for act in acts:
        if act.number <= number:
            continue
        if act.number != number + len(out) + 1 or not isinstance(act.act, str):
            break
        out.append((act.seat, act.act))
    return out


def _furthest(origin: Origin, names: Sequence[str], acts: Sequence[ActRow]) -> Session:
    """As far as the acts can be played from here. Raises whatever is wrong with the position itself."""
    rest = _after(origin.number, acts)
    out = Session(position.read(origin.text), names, origin.number)
    for n, (seat, act) in enumerate(rest):
        try:
            out.act(seat, act)
        except Refused:
            break
        except Exception:
            # The act may be half done.
            return replayed(position.read(origin.text), names, rest[:n], origin.number)
    return out


async def _gone_back(
    services: Services,
    row: TableRow,
    seats: list[SeatRow],
    epoch: int,
    origins: Sequence[Origin],
    acts: Sequence[ActRow],
    count: int,
) -> Table:
    """The table at the furthest act that can be reached; it is stored as a snapshot, so that the next one who wakes it
    finds it there."""
    names = [s.name for s in seats]
    found: list[Session] = []
    for origin in origins:
        try:
            found.append(await to_thread(_furthest, origin, names, acts))
        except Exception as e:
            log.warning("table %s cannot go on from act %d: %s", row.id, origin.number, brief(e))
    best = max(found, key=lambda session: session.number, default=None)
    if best is None or not best.number or count - best.number > MOST_LOST:
        table = seated(services, row, seats, None, epoch)
        table.readonly = "server-stays" if found else "server-damaged"
        return table
    state, lost = best.game.state, count - best.number
    kept = SnapshotRow(row.id, count, position.write(state))
    if not row.over:
        await services.store.append(row.id, [], None, kept, epoch)
    log.warning("table %s goes on %d acts before the last: they cannot be read", row.id, lost)
    table = seated(services, row, seats, Session(position.read(kept.position), names, count), epoch)
    table.lost = lost
    return table


def brief(e: Exception) -> str:
    """What went wrong, for the log. A refusal says no more than its reason: the options are for its seat alone."""
    if isinstance(e, Refused):
        return f"{type(e).__name__}: {e.reason}"
    return f"{type(e).__name__}: {e}" if isinstance(e, NotationError | Gap | StoreError) else type(e).__name__
