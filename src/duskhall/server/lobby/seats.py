"""Who sits at a table: taking a seat, giving it up, the host's say over seats, and playing again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from duskhall.core.state import SPECTATOR

from .. import encode, wire
from ..errors import Trouble
from ..tables.making import another, bot_name, same_again, seat_row

if TYPE_CHECKING:
    from ..store.rows import PersonRow
    from ..tables.table import Table
    from ..tables.tables import Tables
    from .lobby import Lobby


class Seats:
    def __init__(self, tables: Tables, lobby: Lobby) -> None:
        """``lobby``: where a table is made for who plays again."""
        self._tables = tables
        self._lobby = lobby

    async def join(self, table: str, person: PersonRow, join: wire.Join) -> wire.Made:
        found, _ = await self._tables.allowed(table, person.id, join.key)
        async with found.lock:
            row = found.row
            if row.state != "waiting":
                raise Trouble("table-over" if found.over else "table-full", 409)
            _check_one_seat(found, person)
            # A seat that is kept for somebody comes first, and is nobody else's.
            mine = [s for s in found.seats if s.kind == "open" and s.person in ("", person.id)]
            open_seats = [s.seat for s in sorted(mine, key=lambda s: s.person == "")]
            wanted = encode.seat_of(join.seat)
            seat = wanted if join.seat else next(iter(open_seats), SPECTATOR)
            if seat not in open_seats:
                raise Trouble("table-full" if not join.seat else "seat-taken", 409)
            taken = {s.name for s in found.seats}
            name = another(person.name, taken)
            seats = [
                msgspec.structs.replace(s, kind="person", person=person.id, name=name) if s.seat == seat else s
                for s in found.seats
            ]
            await self._tables.store.add_member(table, person.id)
            await self._tables.store.hide_table(table, person.id, hidden=False)
            await found.reseat(seats)
            await found.begin_if_full()
            return wire.Made(id=table, key=row.key)

    async def _hosted(self, table: str, person: PersonRow) -> Table:
        found, _ = await self._tables.allowed(table, person.id, "")
        if found.row.host != person.id:
            raise Trouble("not-host", 403)
        return found

    async def set_seat(self, table: str, person: PersonRow, seat: int, wanted: wire.NewSeat) -> None:
        found = await self._hosted(table, person)
        async with found.lock:
            if found.row.state != "waiting":
                raise Trouble("begun", 409)
            if not 0 <= seat < len(found.seats):
                raise Trouble("no-seat", 404)
            if wanted.kind == "me":
                _check_one_seat(found, person, but=seat)
            taken = {s.name for s in found.seats if s.seat != seat}
            row = seat_row(table, seat, person, wanted, taken, self._tables.bots)
            await found.reseat([row if s.seat == seat else s for s in found.seats])
            await found.begin_if_full()

    async def start(self, table: str, person: PersonRow) -> None:
        """Begin now: open seats become bots."""
        found = await self._hosted(table, person)
        async with found.lock:
            if found.row.state != "waiting":
                raise Trouble("begun", 409)
            seats = [
                msgspec.structs.replace(s, kind="bot", person="", name=bot_name(s.seat)) if s.kind == "open" else s
                for s in found.seats
            ]
            await found.reseat(seats)
            await found.begin_if_full()

    async def leave(self, table: str, person: PersonRow) -> None:
        """Get up: before the game the seat is open again, later a bot plays it until its person is back."""
        found, _ = await self._tables.allowed(table, person.id, "")
        mine = [s.seat for s in found.seats if s.kind == "person" and s.person == person.id]
        if not mine:
            raise Trouble("not-your-seat", 403)
        if found.readonly:
            async with found.lock:
                over = msgspec.structs.replace(found.row, state="over", how="agreed")
                await found.reseat(found.seats, over)
        elif found.row.state == "playing":
            for seat in mine:
                if not found.seats[seat].resigned and not found.seats[seat].away:
                    await found.away(seat, away=True)
        elif found.row.state == "waiting":
            async with found.lock:
                seats = [
                    msgspec.structs.replace(s, kind="open", person="", name="") if s.seat in mine else s
                    for s in found.seats
                ]
                row = found.row
                if not any(s.kind == "person" for s in seats):
                    row = msgspec.structs.replace(row, state="over", how="agreed")
                await found.reseat(seats, row)
            if row.over or row.host != person.id:
                await self._tables.store.hide_table(table, person.id)

    async def close_waiting(self, table: str, person: PersonRow) -> None:
        """For the host: a table that waits will not be played, and leaves all lists."""
        found = await self._hosted(table, person)
        async with found.lock:
            if found.row.state != "waiting":
                raise Trouble("begun", 409)
            await found.reseat(found.seats, msgspec.structs.replace(found.row, state="over", how="agreed"))
        await self._tables.store.hide_table(table, person.id)

    async def forget(self, table: str, person: PersonRow) -> None:
        """Take a table off one's own list. Whoever waits there gets up first; a game that nobody else plays ends."""
        found, _ = await self._tables.allowed(table, person.id, "")
        seated = any(s.person == person.id and s.kind == "person" for s in found.seats)
        plays = any(found.seats[s].person == person.id for s in found.people())
        if found.row.state == "waiting" and found.row.host == person.id:
            await self.close_waiting(table, person)
        elif (found.row.state == "waiting" and seated) or (found.readonly and plays):
            await self.leave(table, person)
        elif found.row.state == "playing" and plays:
            if not found.alone() or found.row.campaign:
                raise Trouble("still-playing", 409)
            await found.abandon()
        await self._tables.store.hide_table(table, person.id)

    async def rematch(self, table: str, person: PersonRow) -> wire.Made:
        """The same set-up once more. The others find the new table at the old one."""
        found, _ = await self._tables.allowed(table, person.id, "")
        mine = {s.seat for s in found.seats if s.kind == "person" and s.person == person.id}
        if not found.over:
            raise Trouble("not-over", 409)
        if not mine:
            raise Trouble("not-your-seat", 403)
        if found.row.campaign:
            raise Trouble("campaign-table", 409)
        async with found.lock:
            if found.row.rematch:
                new, _, key = found.row.rematch.partition("/")
                if not (await self._tables.row(new)).over:
                    return wire.Made(id=new, key=key)
            kinds = {"bot": "bot", "person": "open", "open": "open"}
            seats = [
                wire.NewSeat(
                    kind="me" if s.seat in mine else kinds[s.kind],  # type: ignore[arg-type]
                    name=s.name if s.seat in mine else "",
                    bot=s.bot,
                )
                for s in found.seats
            ]
            # A game that went on from somewhere begins there again.
            start = wire.From(text=found.row.start) if found.setup is None else None
            wanted = wire.NewTable(
                setup=same_again(found.setup), seats=seats, rules=encode.options(found.options), start=start
            )
            kept = {s.seat: s.person for s in found.seats if s.kind == "person" and s.seat not in mine}
            made = await self._lobby.create(person, wanted, kept)
            row = msgspec.structs.replace(found.row, rematch=f"{made.id}/{made.key}")
            await found.reseat(found.seats, row)
            return made


def _check_one_seat(table: Table, person: PersonRow, but: int = SPECTATOR) -> None:
    """Where strangers sit down everybody plays for themselves alone. Raises Trouble."""
    if table.options.listed and any(
        s.person == person.id and s.kind == "person" and s.seat != but for s in table.seats
    ):
        raise Trouble("one-seat", 409)
