"""One table: the only writer of its game. Every act is stored before anybody hears of it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

import msgspec

from duskhall.core.decision import Refused as CoreRefused
from duskhall.core.game import PASS, UNDO
from duskhall.core.state import SPECTATOR
from duskhall.notation import position
from duskhall.text import reading, words

from . import encode, pointing
from .clock import Asked
from .errors import StoreError, Trouble
from .hinting import Hinted, Hinting
from .making import checked_pace, deal
from .planning import Planning, Worked
from .rows import ActRow, ChatRow, Proposal, SeatRow, SnapshotRow, TableRow, What
from .services import Services
from .session import UNDO_AGREED, UNDO_FREELY, UNDOING, Session
from .showing import Showing
from .viewer import Viewer

if TYPE_CHECKING:
    from duskhall.telling.ledger import Told

    from . import wire


log = logging.getLogger("duskhall.server")

MOST_ACTS = 5000
"""A game as long as this is ended and scored: no record of it could be opened any more."""

SNAPSHOT_EVERY = 25
"""Acts between two snapshots."""

MOST_MOVES = 60
"""Moves of a line whose sum can be asked for."""
WITHOUT_THEM: tuple[What, ...] = ("end", "bot", "claim")
"""What those who are present can decide without people who stay away."""

LAST_CHAT = 100
"""Lines of chat that somebody gets who comes new."""


def _known(e: BaseException) -> bool:
    """Something that may happen, and needs no trace in the log."""
    return isinstance(e, StoreError | asyncio.CancelledError)


class Table(Showing):
    def __init__(self, services: Services, row: TableRow, seats: list[SeatRow], session: Session | None) -> None:
        super().__init__(services, row, seats, session)
        self._store = services.store
        self.lock = asyncio.Lock()
        self.closed = False
        """It was taken out of memory: another one may stand in its place."""
        self.touched = time.monotonic()
        self._skipping = asyncio.Event()
        self._bots: asyncio.Task[None] | None = None
        self._planning = Planning(services, lines=row.options.advice == "full")
        self._hinting = Hinting(services)

    # -- coming and going ---------------------------------------------------

    async def enter(self, viewer: Viewer) -> None:
        """Somebody begins to look: what was missed, or everything. Raises Trouble."""
        chat = await self._store.chat(self.row.id, LAST_CHAT)
        async with self.lock:
            self._check_open()
            self.check_may_look(viewer.person, viewer.seat)
            self.touched = time.monotonic()
            self.viewers.add(viewer)
            self._absences.came(viewer.person)
            info, viewer.table = self._info_for(viewer)
            viewer.send(encode.welcome(viewer.seat, info))
            if self.session is not None:
                self._tell(viewer, {})
            for line in chat:
                viewer.send(encode.chat(line, self._services.tag(line.person)))
        self.nudge()
        self.announce(but=viewer)

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        if viewer.person not in self._here():
            self._absences.went(viewer.person)
        self.touched = time.monotonic()
        self.announce()

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
            await self._store.save_table(row, seats)
        except StoreError as e:
            log.error("table %s cannot be stored: %s", self.row.id, e.reason)
            raise Trouble("storage", 503) from e
        self.row, self.seats = row, seats

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

    def _check_on(self, seat: int) -> Session:
        """The game, if this seat may do something in it. Raises Trouble."""
        self._check_open()
        if self.readonly:
            raise Trouble("readonly", 409, why=words().say(self.readonly))
        if self.over:
            raise Trouble("table-over", 409)
        session = self._begun()
        if self.seats[seat].resigned:
            raise Trouble("resigned", 409)
        return session

    async def move(self, seat: int, option: str, decision: int) -> None:
        if option in (*UNDOING, PASS):
            # They are acts, but no answers to a question.
            raise CoreRefused("not-understood", option)
        async with self.lock:
            self._check_here(seat)
            await self._act(seat, option, decision)

    async def pass_on(self, seat: int) -> None:
        async with self.lock:
            self._check_here(seat)
            await self._act(seat, PASS)

    def _check_here(self, seat: int) -> Session:
        """The same, and no bot plays the seat just now."""
        session = self._check_on(seat)
        if self.seats[seat].away:
            raise Trouble("away", 409)
        return session

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
            self.close()
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
        if number % SNAPSHOT_EVERY == 0 or state.over:
            snapshot = SnapshotRow(row.id, number, position.write(state))
        await self._store.append(row.id, [ActRow(row.id, number, seat, act, now)], row, snapshot)
        self.row = row

    # -- questions about the game ---------------------------------------------------

    def version(self, seat: int) -> int:
        """What the game has come to for a seat; 0: it has not begun."""
        return self.session.version(seat) if self.session is not None else 0

    def why(self, seat: int, figure: str, rank: int, moves: Sequence[str] = ()) -> Told:
        """The entries behind a figure, after moves of a line if there are any. Raises Trouble and core's Refused."""
        if len(moves) > MOST_MOVES:
            raise Trouble("no-ledger", 422)
        if moves and self.options.advice != "full":
            # What a line comes to is part of the line.
            raise Trouble("advice-off", 409)
        told = self._begun().ledger(seat, figure, rank, moves)
        if told is None:
            raise Trouble("no-ledger", 422)
        return told

    async def plan(self, seat: int, *, chances: bool) -> tuple[int, Worked]:
        """What a seat can do this turn, and the version of the game it is about. Raises Trouble."""
        async with self.lock:
            if self.options.advice == "off":
                raise Trouble("advice-off", 409)
            # While an act is being stored nobody hears of it.
            session = self._begun()
            version, work = session.version(seat), self._planning.begin(session, seat, chances=chances)
        return version, await asyncio.shield(work)

    async def hint(self, seat: int) -> tuple[int, Hinted]:
        """The move a master would make, and the version of the game it is about. Raises Trouble."""
        async with self.lock:
            session = self._check_here(seat)
            if (allowed := self.hints()) != "free":
                raise Trouble("hints-ask" if allowed else "hints-off", 409)
            version, work = session.version(seat), self._hinting.begin(session, seat)
        return version, await asyncio.shield(work)

    def why_not(self, seat: int, asked: wire.WhyNot) -> str:
        """Why nothing can be done at a place, in words. Raises Trouble."""
        return pointing.why_not(self._begun(), seat, asked.at, asked.on, asked.want)

    def refusal(self, e: CoreRefused) -> str:
        """Why the machine has refused a move, in words."""
        return self.session.refusal(e) if self.session is not None else e.reason

    def _begun(self) -> Session:
        if self.session is None:
            raise Trouble("not-begun", 409)
        return self.session

    # -- taking back, by oneself or with consent ---------------------------------------------------

    async def undo(self, seat: int) -> None:
        async with self.lock:
            session = self._check_here(seat)
            state = session.undo_state(seat, alone=self.alone())
            if state in ("free", "marked"):
                await self._act(seat, UNDO if state == "free" else UNDO_FREELY)
            elif state == "ask":
                await self._propose("undo", seat)
            else:
                raise Trouble("no-undo", 409)

    async def propose(self, seat: int, what: Literal["end", "hints", "bot", "claim"]) -> None:
        async with self.lock:
            self._check_on(seat)
            if what == "hints" and not self.hints():
                raise Trouble("hints-off", 409)
            if what != "hints" or self.hints() == "ask":
                await self._propose(what, seat)

    async def _propose(self, what: What, seat: int) -> None:
        if self.proposal is not None:
            raise Trouble("proposal-open", 409)
        late = self.late() if what in WITHOUT_THEM else []
        if what != "end" and what in WITHOUT_THEM:
            self._check_late(what, seat, late)
        needed = self._present(late) if late and seat not in late else self.people()
        proposal = Proposal(what=what, by=seat, agreed=self._seats_with(seat), needed=tuple(needed))
        if not proposal.carried:
            await self._vote_on(proposal)
        await self._agreed(proposal)

    def _check_late(self, what: What, seat: int, late: list[int]) -> None:
        """Raises Trouble unless the others may go on without these seats. Whoever is asked answers first: the table
        must not tell them whether the others have answered."""
        if seat in late:
            raise Trouble("late-yourself", 409)
        if not late or (what == "bot" and all(self.seats[s].away for s in late)):
            raise Trouble("nobody-absent", 409)

    def _present(self, late: list[int]) -> list[int]:
        """The seats of people who are connected, and not late."""
        here = self._here()
        return [s for s in self.people() if s not in late and self.seats[s].person in here]

    async def _vote_on(self, proposal: Proposal | None) -> None:
        await self._keep(msgspec.structs.replace(self.row, proposal=proposal), self.seats)
        self.announce()

    def _seats_with(self, seat: int) -> tuple[int, ...]:
        """The seats of the person in this seat: people who share a screen agree together."""
        return tuple(s for s in self.people() if self.seats[s].person == self.seats[seat].person)

    async def vote(self, seat: int, *, yes: bool) -> None:
        async with self.lock:
            self._check_on(seat)
            open_now = self.proposal
            if open_now is None or seat not in open_now.needed:
                raise Trouble("no-proposal", 409)
            if not yes:
                # Whoever made the proposal withdraws it this way.
                await self._vote_on(None)
                return
            agreed = open_now.agreed_by(self._seats_with(seat))
            if not agreed.carried:
                await self._vote_on(agreed)
            await self._agreed(agreed)

    async def _agreed(self, proposal: Proposal) -> None:
        """Do what all have agreed to."""
        if not proposal.carried:
            return
        if proposal.what == "undo":
            await self._act(proposal.by, UNDO_AGREED)
        elif proposal.what == "hints":
            agreed = msgspec.structs.replace(self.options, hints_agreed=True)
            await self._keep(msgspec.structs.replace(self.row, options=agreed, proposal=None), self.seats)
            self.announce()
        elif proposal.what == "end":
            await self._end("agreed", self.seats)
        else:
            # Somebody may have come back while the others voted.
            late = [s for s in self.late() if s not in proposal.needed]
            if not late:
                await self._vote_on(None)
            elif proposal.what == "bot":
                await self._set_away([s for s in late if not self.seats[s].away], away=True)
            else:
                rows = [
                    msgspec.structs.replace(s, resigned=True, absent=True) if s.seat in late else s for s in self.seats
                ]
                await self._end("absent", rows)

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

    # -- leaving and coming back ---------------------------------------------------

    def _changed(self, seat: int, **changes: object) -> list[SeatRow]:
        return [msgspec.structs.replace(s, **changes) if s.seat == seat else s for s in self.seats]

    async def away(self, seat: int, *, away: bool) -> None:
        async with self.lock:
            self._check_on(seat)
            await self._set_away([seat], away=away)

    async def _set_away(self, seats: list[int], *, away: bool) -> None:
        since = time.time() if away else 0.0
        rows = [msgspec.structs.replace(s, away=away, away_since=since) if s.seat in seats else s for s in self.seats]
        await self.reseat(rows, msgspec.structs.replace(self.row, proposal=None))

    async def resign(self, seat: int) -> None:
        """The seat is out; a bot plays it on where at least two others go on."""
        async with self.lock:
            self._check_on(seat)
            rows = self._changed(seat, resigned=True)
            left = [s for s in rows if not s.resigned]
            if len(left) < 2 or not any(s.kind == "person" for s in left):
                await self._end("resigned", rows)
            else:
                await self.reseat(rows, msgspec.structs.replace(self.row, proposal=None))

    async def abandon(self) -> None:
        """One who plays alone ends the game; it is scored as it stands."""
        async with self.lock:
            self._begun()
            if not self.over:
                await self._end("agreed", self.seats)

    # -- words ---------------------------------------------------

    async def say(self, person: str, seat: int, name: str, text: str) -> None:
        async with self.lock:
            self._check_open()
            try:
                line = await self._store.add_chat(ChatRow(self.row.id, 0, person, seat, name, text, time.time()))
            except StoreError as e:
                raise Trouble("storage", 503) from e
            for viewer in self.viewers:
                viewer.send(encode.chat(line, self._services.tag(line.person)))

    # -- bots and the clock ---------------------------------------------------

    def nudge(self) -> None:
        """See to it that the game goes on: bots think, the clock of people runs."""
        session = self.session
        unseen = not self.viewers and not self.people()
        if session is None or self.over or self.readonly or self.closed or unseen:
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

    def skip(self) -> None:
        """Let the bots play at once until a person is asked."""
        self._skipping.set()

    async def set_pace(self, seat: int, pace: int) -> None:
        """How long bots wait between their moves; among people the host decides."""
        async with self.lock:
            self._check_on(seat)
            if not self.alone() and self.row.host != self.seats[seat].person:
                raise Trouble("not-host", 403)
            options = msgspec.structs.replace(self.options, pace=checked_pace(pace))
            await self._keep(msgspec.structs.replace(self.row, options=options), self.seats)
            self.announce()

    async def _play_bots(self) -> None:
        while True:
            session = self.session
            if session is None or self.over or self._services.closing or not (self.viewers or self.people()):
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
                if self.session is session and session.number == number and self._by_bot(seat) and not self.over:
                    try:
                        await self._act(seat, option)
                    except (Trouble, CoreRefused) as e:
                        log.error("table %s: a bot's move is not taken: %s", self.row.id, e.reason)
                        return

    async def _choose(self, session: Session, seat: int) -> str:
        """The move of a bot."""
        return await self._services.pool.choose(self.seats[seat].bot, session.game, seat, self.row.id)

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

    # -- sleep ---------------------------------------------------

    def busy(self) -> bool:
        thinking = self._bots is not None and not self._bots.done()
        return bool(self.viewers) or thinking or self._clock.running or self.lock.locked()

    def close(self) -> None:
        """Leave the memory; whoever looks on is told to come again."""
        self.closed = True
        self._clock.stop()
        if self._bots is not None:
            self._bots.cancel()
        for viewer in self.viewers:
            with reading(viewer.language):
                viewer.send(encode.closing())
            viewer.cut.set()
        self.viewers.clear()
