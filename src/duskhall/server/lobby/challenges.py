"""Challenges: the deal of a finished game once more, with the score of somebody who has played it.

A code holds the luck of the game, so it is made of games that are over, and by those who played them alone: everybody
else would learn it from a record anyway, and of a running game nobody may.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import TYPE_CHECKING

from duskhall.bots import USUAL
from duskhall.editions import edition
from duskhall.notation import challenge, position
from duskhall.notation.challenge import Challenge
from duskhall.notation.lines import NotationError
from duskhall.telling.setup import game_title

from .. import wire
from ..encode.setups import setup_info, stored_setup
from ..errors import Trouble
from ..people.people import clean_name
from ..store.rows import PersonRow, TableRow
from ..tables.making import checked_options, new_id, seat_rows

if TYPE_CHECKING:
    from ..tables.tables import Tables


class Challenges:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def of_game(self, table: str, person: PersonRow) -> wire.Challenge:
        """A challenge to beat what somebody has scored at a table. Raises Trouble."""
        found = await self._tables.member_table(table, person)
        if not found.over or found.session is None:
            raise Trouble("not-over", 409)
        if found.setup is None or found.row.campaign:
            raise Trouble("challenge-start", 409)
        mine = [s.seat for s in found.seats if s.kind == "person" and s.person == person.id]
        if not mine:
            raise Trouble("not-your-seat", 403)
        points = [row.vp for row in found.session.standings(frozenset())]
        best = max(mine, key=lambda seat: points[seat])
        made = Challenge(
            setup=found.setup.setup(),
            luck=found.session.game.start.luck_key,
            bots=tuple("" if s.seat == best else s.bot or USUAL for s in found.seats),
            name=found.seats[best].name,
            points=points[best],
        )
        start = found.session.game.start
        if await asyncio.to_thread(lambda: challenge.dealt(made.deal()) != challenge.dealt(start)):
            # Its cards were those of an earlier version.
            raise Trouble("challenge-cards", 409)
        return self._info(made, challenge.write(made))

    async def read(self, code: str) -> wire.Challenge:
        """The challenge that a code describes. Raises Trouble."""
        return self._info(await self._read(code), code)

    async def play(self, person: PersonRow, code: str) -> wire.Made:
        """A table with the same deal, against the same bots. Raises Trouble."""
        await self._tables.check_room(person)
        found = await self._read(code)
        seats = [wire.NewSeat(kind="bot" if bot else "me", bot=bot or USUAL) for bot in found.bots]
        table, now = new_id(8), time.time()
        row = TableRow(
            id=table,
            key=secrets.token_urlsafe(16),
            edition=found.setup.edition,
            host=person.id,
            state="waiting",
            title=game_title(edition(found.setup.edition).rules_on(found.setup.board), found.setup),
            setup=stored_setup(found.setup),
            options=checked_options(wire.TableOptions()),
            start=position.write(found.deal()),
            created=now,
            changed=now,
            challenge=f"{found.points} {found.name}",
        )
        return await self._tables.add(row, seat_rows(table, person, seats, self._tables.bots))

    async def _read(self, code: str) -> Challenge:
        try:
            found = await asyncio.to_thread(challenge.read, code)
        except NotationError as e:
            raise Trouble("challenge-code", 422, why=e.message) from None
        # The name comes from elsewhere.
        clean_name(found.name)
        for bot in found.bots:
            if bot and bot not in self._tables.bots:
                raise Trouble("no-bot", 422, name=bot[:40])
        return found

    @staticmethod
    def _info(found: Challenge, code: str) -> wire.Challenge:
        return wire.Challenge(
            code=code,
            setup=setup_info(found.setup),
            bots=list(found.bots),
            to_beat=wire.ToBeat(name=found.name, points=found.points),
        )
