"""What can be taken away from a game: its cards, its record, what a seat sees, its replay and its review."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from duskhall.editions import edition
from duskhall.notation import record

from .. import encode, wire
from ..errors import Trouble
from ..limits.turns import Turn
from ..people.people import check_storage
from ..tables.making import new_id
from ..tables.showing import out_of
from ..thinking.prepared import Prepared, Source
from ..thinking.reviewing import Reviews

if TYPE_CHECKING:
    from ..store.rows import PersonRow
    from ..tables.table import Table
    from ..tables.tables import Tables
    from ..thinking.prepared import Start


class Games:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store
        self._prepared = Prepared(tables.services)
        self.reviews = Reviews(tables.services)

    async def cards(self, table: str, person: PersonRow | None, key: str) -> wire.Cards:
        found, _ = await self._tables.allowed(table, person.id if person else "", key)
        rules = found.session.game.state.rules if found.session else edition(found.row.edition).rules
        return await asyncio.to_thread(encode.card_list, rules)

    async def record(self, table: str, person: PersonRow | None, key: str) -> str:
        """The full record, once the game is over; of a record that somebody has brought, its text."""
        return (await self._source(table, person, key)).text

    async def _source(self, id: str, person: PersonRow | None, key: str) -> Source:
        """The text of a finished game or of a record that somebody has brought, for who may see it. Raises Trouble."""
        kept = self._prepared.source(id)
        if kept is not None and kept.foreign:
            return kept
        uploaded = await self._store.upload(id) if kept is None else None
        if uploaded is not None:
            return self._prepared.keep(id, Source(uploaded, foreign=True))
        found, _ = await self._tables.allowed(id, person.id if person else "", key)
        if found.session is None or not found.over:
            raise Trouble("record-later", 409)
        return kept or self._prepared.keep(id, Source(await asyncio.to_thread(_record, found), foreign=False))

    async def view(self, table: str, person: PersonRow, seat: int) -> wire.View:
        """What a seat sees, for its own person; a spectator's view for everybody who may look."""
        found, _ = await self._tables.enter(table, person.id, "", seat)
        if found.session is None:
            raise Trouble("not-begun", 409)
        async with found.lock:
            return encode.view(found.session.game.view(seat), found.session.p, asked=found.forecasts)

    # -- replays: of a finished game, or a record that somebody has brought. Answers come packed.

    async def replay(self, id: str, person: PersonRow | None, key: str) -> bytes:
        return await self._prepared.info(id, await self._source(id, person, key), _whose(person))

    async def replay_cards(self, id: str, person: PersonRow | None, key: str) -> bytes:
        return await self._prepared.cards(id, await self._source(id, person, key), _whose(person))

    async def replay_step(self, id: str, person: PersonRow | None, key: str, move: int, seat: int) -> bytes:
        return await self._prepared.step(id, await self._source(id, person, key), _whose(person), move, seat)

    async def replay_position(self, id: str, person: PersonRow | None, key: str, move: int) -> str:
        return await self._prepared.position(id, await self._source(id, person, key), _whose(person), move)

    async def review(self, id: str, person: PersonRow, key: str) -> wire.ReviewState:
        """Begin the review of a game that is over, or say how far it is."""
        source = await self._source(id, person, key)
        self._check_review(id, source)
        if not (await self._prepared.facts(id, source, _whose(person))).ended:
            raise Trouble("review-open", 409)
        return self.reviews.begin(id, person.id, source.text, person.place)

    async def review_state(self, id: str, person: PersonRow | None, key: str) -> wire.ReviewState:
        """How far a review is, for those who may see the replay."""
        self._check_review(id, await self._source(id, person, key))
        return self.reviews.state(id)

    def _check_review(self, id: str, source: Source) -> None:
        """That of a table is made where the table is kept; a record has no keeper. Raises Elsewhere."""
        if source.foreign:
            self._tables.keeping.check_share(id)

    async def upload(self, person: PersonRow, text: str) -> bytes:
        amounts = self._tables.quotas.amounts
        await check_storage(self._store, amounts)
        if self._tables.limited and await self._store.usage.uploads(person) >= amounts.uploads_address:
            raise Trouble("many-uploads", 429)
        new = "u" + new_id(12)
        source = Source(text, foreign=True)
        told = await self._prepared.info(new, source, _whose(person))
        await self._store.add_upload(new, person.id, text, time.time(), amounts.uploads)
        self._prepared.keep(new, source)
        return told

    # -- going on from somewhere ---------------------------------------------------

    async def start(self, person: PersonRow, new: wire.NewTable, start: wire.From) -> Start:
        """The position that a game goes on from. Raises Trouble."""
        shared = any(seat.kind == "open" for seat in new.seats)
        if not start.replay:
            return await self._prepared.start_in(start.text, _whose(person), shared=shared)
        source = await self._source(start.replay, person, "")
        return await self._prepared.start(start.replay, source, _whose(person), start.move, shared=shared)


def _whose(person: PersonRow | None) -> Turn:
    """Those who ask take turns by the place they come from, and there one after the other; all strangers are one."""
    return Turn(place=person.place or person.id, table=person.id) if person is not None else Turn(table="strangers")


def _record(table: Table) -> str:
    """The record of a game that is over."""
    assert table.session is not None
    setup = table.setup.setup() if table.setup else None
    bots = tuple(s.bot if s.kind == "bot" else "" for s in table.seats)
    names = tuple(s.name for s in table.seats)
    resigned, absent = out_of(table.seats)
    return record.write(
        table.session.game, names, setup, bots=bots, unfinished=table.row.how, resigned=resigned, absent=absent
    )
