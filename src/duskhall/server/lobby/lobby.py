"""The lobby: what the first page shows, lists of tables, and new ones."""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING

import msgspec

from duskhall.bots import NEWCOMERS
from duskhall.editions import edition
from duskhall.telling.setup import game_title

from .. import encode, wire
from ..encode.setups import home_bots, home_editions, setup_of, stored_setup
from ..errors import Trouble
from ..store.rows import PersonRow, SeatRow, TableRow
from ..tables.lessons import seated
from ..tables.making import check_seats, checked_options, new_id, seat_rows

if TYPE_CHECKING:
    from ..tables.tables import Tables
    from .games import Games

LISTED = 100
STALE = 7 * 24 * 3600
"""Seconds after which a table at which nothing happens leaves the public list; its people still find it."""
MINE = 200
GAMES = 1000
"""Tables of which somebody's games are listed."""


class Lobby:
    def __init__(self, tables: Tables, games: Games, named: Collection[str] = ()) -> None:
        """``named``: bots that the settings offer besides the levels."""
        self._tables = tables
        self._games = games
        self._named = frozenset(named)

    def home(self, person: PersonRow | None) -> wire.Home:
        house = self._tables.services.house
        tag = self._tables.services.tag
        me = wire.Me(name=person.name, person=tag(person.id)) if person else wire.Me(name="", person="")
        return wire.Home(
            program=encode.PROGRAM,
            me=me,
            editions=home_editions(),
            bots=home_bots(self._tables.bots, self._named),
            first_bot=NEWCOMERS,
            notice=house.notice(),
            reports=bool(house.admins),
            admin=person is not None and person.id in house.admins,
        )

    async def listed(self, person: PersonRow | None) -> list[wire.Table]:
        who = person.id if person else ""
        rows = await self._tables.store.listed(time.time() - STALE, LISTED)
        return [self._row_info(row, seats, who, member=False) for row, seats in rows]

    async def mine(self, person: PersonRow | None) -> list[wire.Table]:
        if person is None:
            return []
        rows = await self._tables.store.tables_of(person.id, MINE)
        return [self._row_info(row, seats, person.id, member=True) for row, seats in rows]

    async def games(self, person: PersonRow | None) -> list[wire.Played]:
        """The games that somebody plays or has played, the latest first; less those they have taken off their list."""
        if person is None:
            return []
        rows = await self._tables.store.tables_of(person.id, GAMES)
        mine = [
            (row, seats)
            for row, seats in rows
            if (row.state == "playing" or row.turn or row.points)
            and any(s.kind == "person" and s.person == person.id for s in seats)
        ]
        mine.sort(key=lambda one: one[0].changed, reverse=True)
        return [encode.played(row, seats, person.id) for row, seats in mine]

    def _row_info(self, row: TableRow, seats: list[SeatRow], who: str, *, member: bool) -> wire.Table:
        """A table in a list: those that sleep are not woken for it."""
        found = self._tables.found_awake(row.id) or seated(self._tables.services, row, seats, None, epoch=0)
        return found.info(who, member=member)

    # -- making ---------------------------------------------------

    async def create(self, person: PersonRow, new: wire.NewTable, kept: Mapping[int, str] | None = None) -> wire.Made:
        """Make a table. ``kept``: open seats (from 0) that wait for certain people."""
        listed = new.rules.listed and any(seat.kind == "open" for seat in new.seats)
        await self._tables.check_room(person, listed=listed)
        start, chosen = None, None
        if new.start is not None:
            start = await self._games.start(person, new, new.start)
            name, least, most = start.edition, start.seats, start.seats
        elif new.setup is not None:
            chosen = setup_of(new.setup)
            name, (least, most) = chosen.edition, edition(chosen.edition).players
        else:
            raise Trouble("no-setup", 422)
        check_seats(new, least, most)
        options = checked_options(new.rules)
        table = new_id(8)
        now = time.time()
        row = TableRow(
            id=table,
            key=secrets.token_urlsafe(16),
            edition=name,
            host=person.id,
            state="waiting",
            title=start.title if start is not None else game_title(edition(name).rules, chosen),
            setup=stored_setup(chosen) if chosen else None,
            options=options,
            start=start.text if start is not None else "",
            created=now,
            changed=now,
            turn=0,
        )
        seats = seat_rows(table, person, new.seats, self._tables.bots)
        for seat, who in (kept or {}).items():
            seats[seat] = msgspec.structs.replace(seats[seat], person=who)
        return await self._tables.add(row, seats)
