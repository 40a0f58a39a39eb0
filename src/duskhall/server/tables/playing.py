"""The game of one table: its only writer. Every act is stored before anybody hears of it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING

import msgspec

from duskhall.core.decision import Refused as CoreRefused
from duskhall.core.state import SPECTATOR
from duskhall.notation import position
from duskhall.text import reading, words

from .. import encode
from ..errors import StoreError, Trouble
from ..game.positions import deal
from ..game.session import UNDOING, Session
from ..limits.turns import Turn
from ..services.services import Services
from ..store.rows import ActRow, SeatRow, SnapshotRow, TableRow
from .clock import Asked
from .showing import Showing

if TYPE_CHECKING:
    pass

log = logging.getLogger("duskhall.server")

MOST_ACTS = 5000
"""A game as long as this is ended and scored: no record of it could be opened any more."""

SNAPSHOT_EVERY = 25
"""Acts between two snapshots."""


def _known(e: BaseException) -> bool:
    """Something that may happen, and needs no trace in the log."""
    return isinstance(e, StoreError | asyncio.CancelledError)


class Playing(Showing):
    """A game that goes on: acts are stored, bots think, the clock runs. What people want of it is asked of
    :class:`table.Table`."""

    def __init__(
        self, services: Services, row: TableRow, seats: list[SeatRow], session: Session | None, epoch: int
    ) -> None:
        super().__init__(services, row, seats, session)
        self._store = services.store
        self.epoch = epoch
        """The one in which this server keeps it: what is written in another is refused."""
        self.lock = asyncio.Lock()
        self.closed = False
        """It was taken out of memory: another one may stand in its place."""
        self.touched = time.monotonic()
        self._skipping = asyncio.Event()
        self._bots: asyncio.Task[None] | None = None

    # -- the beginning ---------------------------------------------------

    async def begin_if_full(self) -> None:
        """Start the game once the last seat is taken. Call it under the lock."""
        if self.row.state != "waiting" or any(s.kind == "open" for s in self.seats):
            return
        names = [s.name for s in self.seats]
        # The text is what is kept, so it is what is played.
        text = self.row.start
        if not text:
            assert self.setup is not None
            text = position.write(deal(self.setup.setup(), len(names)))
        await self._begin(Session(position.read(text), names), text)

    async def _begin(self, start: Session, text: str) -> None:
        """The game is on. ``text``: its start as it is kept."""
        asked = tuple(start.asked_seen_by(()))
        row = msgspec.structs.replace(self.row, state="playing", start=text, changed=time.time(), asked=asked)
        await self._keep(row, self.seats)
        self.session = start
        self._send_strangers_away()
        for viewer in self.viewers:
            viewer.version = 0
        self._publish()
        self.nudge()
        self.announce()

    async def _keep(self, row: TableRow, seats: list[SeatRow]) -> None:
        """Store the table beside its game; only what is stored is true."""
        self._check_open()
        try:
            await self._store.save_table(row, seats, self.epoch)
        except StoreError as e:
            log.error("table %s cannot be stored: %s", self.row.id, e.reason)
            self._stale(e)
            raise Trouble("storage", 503) from e
        self.row, self.seats = row, seats

    def _stale(self, e: StoreError) -> None:
        """What is in memory counts no more where another server keeps the table, or nobody knows what is stored."""
        if e.reason in ("stale", "lost"):
            self.close("moving")

    async def reseat(self, seats: list[SeatRow], row: TableRow | None = None) -> None:
        """Other people or bots in the seats."""
        await self._keep(msgspec.structs.replace(row or self.row, changed=time.time()), seats)
        self._send_strangers_away()
        self.nudge()
        self.announce()

    # -- acts ---------------------------------------------------

    def _check_open(self) -> None:
        if self.closed:
            raise Trouble("storage", 503)
        self._services.keeping.check()

    def _check_on(self, seat: int) -> Session:
        """The game, if this seat may do something in it. Raises Trouble."""
        self._check_open()
        self._services.house.check_open()
        if self.readonly:
            raise Trouble("readonly", 409, why=words().say(self.readonly))
        if self.over:
            raise Trouble("table-over", 409)
        session = self._begun()
        if self.seats[seat].resigned:
            raise Trouble("resigned", 409)
        return session

    def _begun(self) -> Session:
        if self.session is None:
            raise Trouble("not-begun", 409)
        return self.session

    async def _act(self, seat: int, act: str, decision: int | None = None) -> None:
        """Take an act, store it, tell everybody. Call it under the lock. Raises Trouble or the machine's Refused."""
        session = self.session
        assert session is not None
        seen = session.version(SPECTATOR)
        try:
            session.act(seat, act, decision)
            await self._store_act(session, seat, act, seen)
        except CoreRefused:
            raise
        except BaseException as e:
            # The game in memory may be ahead of the store, or half done: what counts is what is stored.
            if isinstance(e, asyncio.CancelledError):
                # The server is being stopped while a bot moves: the table wakes at what is stored.
                log.info("table %s: an act was cut off", self.row.id)
            else:
                log.error("table %s: an act failed: %s", self.row.id, type(e).__name__, exc_info=not _known(e))
            self.close("storage" if isinstance(e, Exception) else "closing")
            if isinstance(e, Exception):
                raise Trouble("storage", 503) from e
            raise
        self._services.moves += 1
        self._publish()
        self.nudge()
        self.announce()
        if session.number >= MOST_ACTS and not self.over:
            await self._end("agreed", self.seats)

    async def _store_act(self, session: Session, seat: int, act: str, seen: int) -> None:
        """``seen``: the version of those who watch, before the act."""
        state = session.game.state
        number = session.number
        now = time.time()
        asked = tuple(session.asked_seen_by(()))
        row = msgspec.structs.replace(self.row, turn=state.turn, asked=asked)
        if session.version(SPECTATOR) != seen:
            # Lists tell when a table has changed, and a move ends a vote: a sealed answer is no change that anybody
            # may notice.
            row = msgspec.structs.replace(row, changed=now, proposal=None)
        if state.over:
            row = self._ended(row, "played", self.seats)
        snapshot = None
        if number % SNAPSHOT_EVERY == 0 or state.over or act in UNDOING:
            # A game that goes on from a snapshot has no past: it could not take back what was taken back here.
            snapshot = SnapshotRow(row.id, number, position.write(state))
        await self._store.append(row.id, [ActRow(row.id, number, seat, act, now)], row, snapshot, self.epoch)
        self.row = row

    async def _end(self, how: str, seats: list[SeatRow]) -> None:
        """The game is over although the rules would let it go on."""
        assert self.session is not None
        row = msgspec.structs.replace(self.row, changed=time.time(), proposal=None)
        await self._keep(self._ended(row, how, seats), seats)
        self.session.note(always=True)
        self._publish()
        self.nudge()
        self.announce()

    def _ended(self, row: TableRow, how: str, seats: list[SeatRow]) -> TableRow:
        """The row of a game that is over, with what it came to."""
        assert self.session is not None
        standings = self.session.standings(frozenset(s.seat for s in seats if s.resigned))
        return msgspec.structs.replace(
            row,
            state="over",
            how=how,
            points=tuple(one.vp for one in standings),
            winners=tuple(one.seat for one in standings if one.winner),
        )

    # -- bots and the clock ---------------------------------------------------

    def nudge(self) -> None:
        """See to it that the game goes on: bots think, the clock of people runs."""
        session = self.session
        unseen = not self.viewers and not self.people()
        paused = bool(self._services.house.maintenance)
        if session is None or self.over or self.readonly or self.closed or unseen or paused:
            # Bots among themselves play for those who look on.
            self._clock.stop()
            return
        if any(self._by_bot(s) for s in session.asked()):
            if self._bots is None or self._bots.done():
                self._bots = self._services.spawn(self._play_bots())
        else:
            self._skipping.clear()
        state = session.game.state
        sealed = any(q.lane >= 0 for q in state.asked)
        self._clock.run(frozenset(self._people_asked(session)), self.options.clock, state.turn, sealed=sealed)

    def _people_asked(self, session: Session) -> list[Asked]:
        """The people who are waited for, each with the number of the question."""
        state = session.game.state
        return [(q.seat, state.counts[q.seat]) for q in state.asked if not self._by_bot(q.seat)]

    def pause(self) -> None:
        """Maintenance has begun or ended: nobody has used up time meanwhile."""
        self._clock.forget()
        self.nudge()

    def skip(self) -> None:
        """Let the bots play at once until a person is asked."""
        self._skipping.set()

    async def _play_bots(self) -> None:
        while True:
            session = self.session
            if session is None or self.over or self._services.closing or not (self.viewers or self.people()):
                return
            if self._services.house.maintenance:
                return
            seat = next((s for s in session.asked() if self._by_bot(s)), None)
            if seat is None:
                return
            await self._pause()
            number = session.number
            if self.session is not session or seat not in session.asked():
                continue
            option = await self._choose(session, seat)
            async with self.lock:
                # Somebody may have taken a move back, or the seat, while the bot was thinking.
                same = self.session is session and session.number == number and not self._services.house.maintenance
                if same and self._by_bot(seat) and not self.over:
                    try:
                        await self._act(seat, option)
                    except (Trouble, CoreRefused) as e:
                        log.error("table %s: a bot's move is not taken: %s", self.row.id, e.reason)
                        return

    async def _choose(self, session: Session, seat: int) -> str:
        """The move of a bot."""
        return await self._services.pool.choose(self.seats[seat].bot, session.game, seat, self.turn())

    def turn(self) -> Turn:
        """How its bots, plans and hints stand in the queue: a table at which people look comes before others, and a
        place with many tables has no more turns than one with few. It is the place of those who sit there: who only
        watches shall not make the table wait."""
        seen = next((v for v in self.viewers if v.seat != SPECTATOR), next(iter(self.viewers), None))
        return Turn(seen is not None, seen.place if seen is not None else self.row.host, self.row.id)

    async def _pause(self) -> None:
        """People who look on want to follow."""
        if self.options.pace and self.viewers:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._skipping.wait(), self.options.pace / 1000)

    def _ring(self) -> None:
        self._services.spawn(self._time_is_up())

    async def _time_is_up(self) -> None:
        async with self.lock:
            if self.session is None or self.over or self.closed:
                return
            late = self._clock.late(self._people_asked(self.session))
            if not late:
                self.nudge()
                return
            try:
                await self._set_away(late, away=True)
            except Trouble:
                self._clock.ring_again()

    async def _set_away(self, seats: list[int], *, away: bool) -> None:
        since = time.time() if away else 0.0
        rows = [msgspec.structs.replace(s, away=away, away_since=since) if s.seat in seats else s for s in self.seats]
        await self.reseat(rows, msgspec.structs.replace(self.row, proposal=None))

    # -- sleep ---------------------------------------------------

    def busy(self) -> bool:
        thinking = self._bots is not None and not self._bots.done()
        return bool(self.viewers) or thinking or self._clock.running or self.lock.locked()

    async def finish(self) -> None:
        """Leave the memory once the act that is under way is done."""
        async with self.lock:
            self.close()

    def close(self, why: str = "closing") -> None:
        """Leave the memory; whoever looks on is told to come again."""
        self.closed = True
        self._clock.stop()
        if self._announcing is not None:
            self._announcing.cancel()
        if self._bots is not None:
            self._bots.cancel()
        for viewer in self.viewers:
            with reading(viewer.language):
                viewer.send(encode.closing(why))
            viewer.cut.set()
        self.viewers.clear()
