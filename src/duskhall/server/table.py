"""One table: the only writer of its game. Every act is stored before anybody hears of it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from typing import TYPE_CHECKING

import msgspec

from duskhall.core.decision import Refused as CoreRefused
from duskhall.core.game import PASS, UNDO
from duskhall.core.state import SPECTATOR
from duskhall.notation import position

from . import wire
from .playing import UNDO_AGREED, UNDO_FREELY, UNDOING, Playing
from .store import ActRow, ChatRow, SeatRow, SnapshotRow, StoreError, TableRow
from .trouble import Trouble

if TYPE_CHECKING:
    from duskhall.core.state import State

    from .tables import Tables

log = logging.getLogger("duskhall.server")

MOST_ACTS = 5000
"""A game as long as this is ended and scored: no record of it could be opened any more."""

SNAPSHOT_EVERY = 25
"""Acts between two snapshots."""

TRY_AGAIN = 5.0
"""Seconds until the clock rings again where the store has failed."""

LAST_CHAT = 100
"""Lines of chat that somebody gets who comes new."""

BACKLOG = 200
"""Messages that may wait for a slow reader; beyond it the reader is told to come again."""

encode = msgspec.json.Encoder().encode


def _known(e: BaseException) -> bool:
    """Something that may happen, and needs no trace in the log."""
    return isinstance(e, StoreError | asyncio.CancelledError)


class Viewer:
    """A socket that looks at a table for one seat, or only watches."""

    def __init__(self, person: str, seat: int, version: int, *, member: bool) -> None:
        self.person = person
        self.seat = seat
        """From 0; SPECTATOR watches."""
        self.version = version
        self.member = member
        """May pass the link of the table on."""
        self.out: asyncio.Queue[bytes] = asyncio.Queue(BACKLOG)
        """What is still to be sent."""
        self.cut = asyncio.Event()
        """The socket is to be closed."""
        self.table: tuple[bytes, float] = b"", 0.0
        """How the table stood when it was last told."""

    def send(self, message: wire.ToPage | bytes) -> None:
        try:
            self.out.put_nowait(message if isinstance(message, bytes) else encode(message))
        except asyncio.QueueFull:
            # It has not read for a long time: whatever comes now would be out of date when it arrives.
            self.cut.set()


class Table:
    def __init__(self, tables: Tables, row: TableRow, seats: list[SeatRow], playing: Playing | None) -> None:
        self._tables = tables
        self._store = tables.store
        self.row = row
        self.seats = seats
        self.rules = msgspec.json.decode(row.rules, type=wire.Rules)
        self.setup = msgspec.json.decode(row.setup, type=wire.Setup) if row.setup else None
        self.playing = playing
        self.readonly = ""
        """Why the game cannot go on; empty: it can."""
        self.viewers: set[Viewer] = set()
        self.lock = asyncio.Lock()
        self.proposal: wire.Proposal | None = None
        self.closed = False
        """It was taken out of memory: another one may stand in its place."""
        self.touched = time.monotonic()
        self._skipping = asyncio.Event()
        self._bots: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._deadline = 0.0
        self._waiting_for: frozenset[tuple[int, int]] = frozenset()
        """The people the clock runs for, each with the number of the question."""
        self._due: dict[tuple[int, int], float] = {}
        """When the time for each question of this turn is up: asked again, it has no more of it."""
        self._due_turn = -1

    # -- who is here ---------------------------------------------------

    @property
    def over(self) -> bool:
        return self.row.state == "over"

    def owner(self, seat: int) -> str:
        """Who plays a seat. An open one may be kept for somebody who has not sat down yet."""
        return self.seats[seat].person if 0 <= seat < len(self.seats) and self.seats[seat].kind == "person" else ""

    def people(self) -> list[int]:
        """The seats that people play who have not resigned."""
        return [s.seat for s in self.seats if s.kind == "person" and not s.resigned]

    def alone(self) -> bool:
        """Nobody but one person plays, perhaps in several seats of one screen."""
        return len({self.seats[s].person for s in self.people()}) == 1

    def _by_bot(self, seat: int) -> bool:
        row = self.seats[seat]
        return row.kind == "bot" or row.away or row.resigned

    def info(self, person: str, *, member: bool) -> wire.Table:
        """The table as a person may see it."""
        row = self.row
        own = [s.seat for s in self.seats if s.kind == "person" and s.person == person]
        here = {v.person for v in self.viewers if v.person}
        if self.over:
            asked = []
        elif self.playing is not None:
            asked = self.playing.asked_seen_by(own)
        else:
            asked = [int(s) for s in row.asked.split()]
        left = max(0.0, self._deadline - time.monotonic()) if self._deadline else 0.0
        rematch, _, rematch_key = row.rematch.partition("/")
        return wire.Table(
            id=row.id,
            key=row.key if member else "",
            edition=row.edition,
            title=row.title,
            state=row.state,  # type: ignore[arg-type]
            seats=[
                wire.Seat(
                    kind=s.kind,  # type: ignore[arg-type]
                    name=s.name,
                    bot=s.bot,
                    person=self._tables.tag(s.person) if s.kind == "person" else "",
                    yours=s.seat in own,
                    online=s.person in here,
                    away=s.away,
                    resigned=s.resigned,
                )
                for s in self.seats
            ],
            hosting=row.host == person,
            rules=self.rules,
            setup=self.setup,
            asked=[s + 1 for s in asked],
            deadline=round(left, 1),
            proposal=self.proposal,
            rematch=rematch,
            rematch_key=rematch_key if own else "",
            watching=sum(v.seat == SPECTATOR for v in self.viewers),
            turn=self.playing.game.state.turn if self.playing is not None else row.turn,
            created=row.created,
            changed=row.changed,
            readonly=self.readonly,
        )

    # -- viewers ---------------------------------------------------

    def check_may_look(self, person: str, seat: int) -> None:
        """Only a seat's own person sees what it sees; some tables want nobody to watch. Raises Trouble."""
        if seat != SPECTATOR:
            if not person or self.owner(seat) != person:
                raise Trouble("not-your-seat", 403)
            return
        seated = bool(person) and any(s.person == person for s in self.seats)
        if self.row.state == "playing" and not self.rules.watchers and not seated:
            raise Trouble("no-watching", 403)

    def _send_strangers_away(self) -> None:
        """Seats have changed hands, or the game has begun: whoever may not look any more is told so."""
        for viewer in list(self.viewers):
            try:
                self.check_may_look(viewer.person, viewer.seat)
            except Trouble as e:
                problem = e.problem()
                viewer.send(wire.Bye(reason=problem.reason, text=problem.text, again=False))
                viewer.cut.set()
                self.viewers.discard(viewer)

    async def enter(self, viewer: Viewer) -> None:
        """Somebody begins to look: what was missed, or everything. Raises Trouble."""
        chat = await self._store.chat(self.row.id, LAST_CHAT)
        async with self.lock:
            self._check_open()
            self.check_may_look(viewer.person, viewer.seat)
            self.touched = time.monotonic()
            self.viewers.add(viewer)
            info, viewer.table = self._info_for(viewer)
            viewer.send(
                wire.Welcome(protocol=wire.PROTOCOL, program=self._tables.program, seat=viewer.seat + 1, table=info)
            )
            if self.playing is not None:
                self._tell(viewer, {})
            for line in chat:
                viewer.send(self._chat(line))
        self.nudge()
        self.announce(but=viewer)

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self.touched = time.monotonic()
        self.announce()

    def announce(self, but: Viewer | None = None) -> None:
        """Tell everybody for whom it has changed how the table stands: seats, presence, proposals, the clock."""
        for viewer in list(self.viewers):
            if viewer is not but:
                info, table = self._info_for(viewer)
                if table != viewer.table:
                    viewer.table = table
                    viewer.send(wire.TableChanged(table=info))

    def _info_for(self, viewer: Viewer) -> tuple[wire.Table, tuple[bytes, float]]:
        """The table for one who looks on, and what tells whether it has changed. When the last move was stored is not
        told: it would be a sign that somebody has answered a sealed question."""
        info = self.info(viewer.person, member=viewer.member)
        info.changed = 0
        deadline, info.deadline = info.deadline, 0
        known = encode(info), self._deadline
        info.deadline = deadline
        return info, known

    def _publish(self) -> None:
        """Tell everybody for whom something has changed in the game."""
        assert self.playing is not None
        told: dict[tuple[int, int], bytes] = {}
        for viewer in list(self.viewers):
            if viewer.version != self.playing.version(viewer.seat):
                self._tell(viewer, told)

    def _tell(self, viewer: Viewer, told: dict[tuple[int, int], bytes]) -> None:
        assert self.playing is not None
        key = viewer.seat, viewer.version
        if key not in told:
            undo = "" if self.over else self.playing.undo_state(viewer.seat, alone=self.alone())
            ending = self._ending(viewer.seat)
            told[key] = encode(self.playing.update(viewer.seat, viewer.version, undo=undo, ending=ending))
        viewer.send(told[key])
        viewer.version = self.playing.version(viewer.seat)

    def _ending(self, reader: int) -> wire.Ending | None:
        if not self.over or self.playing is None:
            return None
        resigned = frozenset(s.seat for s in self.seats if s.resigned)
        return self.playing.ending(reader, json.loads(self.row.result)["how"], resigned)

    # -- the beginning ---------------------------------------------------

    async def begin(self, start: Playing, text: str) -> None:
        """The last seat is taken: the game is on. ``text``: its start as it is kept. Call it under the lock."""
        asked = " ".join(map(str, start.asked_seen_by(())))
        row = msgspec.structs.replace(self.row, state="playing", start=text, changed=time.time(), asked=asked)
        await self._keep(row, self.seats)
        self.playing = start
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

    def _check_on(self, seat: int) -> Playing:
        """The game, if this seat may do something in it. Raises Trouble."""
        self._check_open()
        if self.readonly:
            raise Trouble("readonly", 409, why=self.readonly)
        if self.over:
            raise Trouble("table-over", 409)
        if self.playing is None:
            raise Trouble("not-begun", 409)
        if self.seats[seat].resigned:
            raise Trouble("resigned", 409)
        return self.playing

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

    def _check_here(self, seat: int) -> Playing:
        """The same, and no bot plays the seat just now."""
        playing = self._check_on(seat)
        if self.seats[seat].away:
            raise Trouble("away", 409)
        return playing

    async def _act(self, seat: int, act: str, decision: int | None = None) -> None:
        """Take an act, store it, tell everybody. Call it under the lock. Raises Trouble or the machine's Refused."""
        playing = self.playing
        assert playing is not None
        seen = playing.version(SPECTATOR)
        try:
            playing.act(seat, act, decision)
            await self._store_act(playing, seat, act, seen)
        except CoreRefused:
            raise
        except BaseException as e:
            # The game in memory may be ahead of the store, or half done: what counts is what is stored.
            log.error("table %s: an act failed: %s", self.row.id, type(e).__name__, exc_info=not _known(e))
            self._tables.forget(self)
            if isinstance(e, Exception):
                raise Trouble("storage", 503) from e
            raise
        self._tables.moves += 1
        self.proposal = None
        self._publish()
        self.nudge()
        self.announce()
        if playing.number >= MOST_ACTS and not self.over:
            await self._end("agreed", self.seats)

    async def _store_act(self, playing: Playing, seat: int, act: str, seen: int) -> None:
        """``seen``: the version of those who watch, before the act."""
        state = playing.game.state
        number = playing.number
        now = time.time()
        # Lists tell when a table has changed: a sealed answer is no change that anybody may notice.
        changed = now if playing.version(SPECTATOR) != seen else self.row.changed
        asked = " ".join(map(str, playing.asked_seen_by(())))
        row = msgspec.structs.replace(self.row, changed=changed, turn=state.turn, asked=asked)
        if state.over:
            row = msgspec.structs.replace(row, state="over", result=json.dumps({"how": "played"}))
        snapshot = None
        if number % SNAPSHOT_EVERY == 0 or state.over:
            snapshot = SnapshotRow(row.id, number, position.write(state))
        await self._store.append(row.id, [ActRow(row.id, number, seat, act, now)], row, snapshot)
        self.row = row

    # -- taking back, by oneself or with consent ---------------------------------------------------

    async def undo(self, seat: int) -> None:
        async with self.lock:
            playing = self._check_here(seat)
            state = playing.undo_state(seat, alone=self.alone())
            if state in ("free", "marked"):
                await self._act(seat, UNDO if state == "free" else UNDO_FREELY)
            elif state == "ask":
                self._propose("undo", seat)
                await self._agreed()
            else:
                raise Trouble("no-undo", 409)

    async def propose_end(self, seat: int) -> None:
        async with self.lock:
            self._check_on(seat)
            self._propose("end", seat)
            await self._agreed()

    def _propose(self, what: str, seat: int) -> None:
        if self.proposal is not None:
            raise Trouble("proposal-open", 409)
        needed = [s + 1 for s in self.people()]
        agreed = self._seats_with(seat)
        self.proposal = wire.Proposal(what=what, by=seat + 1, agreed=agreed, needed=needed)  # type: ignore[arg-type]
        self.announce()

    def _seats_with(self, seat: int) -> list[int]:
        """The seats, from 1, of the person in this seat: who shares a screen agrees together."""
        return [s + 1 for s in self.people() if self.seats[s].person == self.seats[seat].person]

    async def vote(self, seat: int, *, yes: bool) -> None:
        async with self.lock:
            self._check_on(seat)
            open_now = self.proposal
            if open_now is None or seat + 1 not in open_now.needed:
                raise Trouble("no-proposal", 409)
            if not yes:
                self.proposal = None
                self.announce()
                return
            agreed = sorted({*open_now.agreed, *self._seats_with(seat)})
            self.proposal = msgspec.structs.replace(open_now, agreed=agreed)
            self.announce()
            await self._agreed()

    async def _agreed(self) -> None:
        """Do what all have agreed to."""
        open_now = self.proposal
        if open_now is None or not set(open_now.needed) <= set(open_now.agreed):
            return
        self.proposal = None
        if open_now.what == "undo":
            await self._act(open_now.by - 1, UNDO_AGREED)
        else:
            await self._end("agreed", self.seats)

    async def _end(self, how: str, seats: list[SeatRow]) -> None:
        """The game is over although the rules would let it go on."""
        assert self.playing is not None
        self.proposal = None
        row = msgspec.structs.replace(self.row, state="over", result=json.dumps({"how": how}), changed=time.time())
        await self._keep(row, seats)
        self.playing.note(always=True)
        self._publish()
        self.nudge()
        self.announce()

    # -- leaving and coming back ---------------------------------------------------

    def _changed(self, seat: int, **changes: object) -> list[SeatRow]:
        return [msgspec.structs.replace(s, **changes) if s.seat == seat else s for s in self.seats]

    async def away(self, seat: int, *, away: bool) -> None:
        async with self.lock:
            self._check_on(seat)
            await self._set_away([seat], away=away)

    async def _set_away(self, seats: list[int], *, away: bool) -> None:
        rows = [msgspec.structs.replace(s, away=away) if s.seat in seats else s for s in self.seats]
        self.proposal = None
        await self.reseat(rows)

    async def resign(self, seat: int) -> None:
        """The seat is out; a bot plays it on where at least two others go on."""
        async with self.lock:
            self._check_on(seat)
            rows = self._changed(seat, resigned=True)
            left = [s for s in rows if not s.resigned]
            if len(left) < 2 or not any(s.kind == "person" for s in left):
                await self._end("resigned", rows)
            else:
                self.proposal = None
                await self.reseat(rows)

    # -- words ---------------------------------------------------

    async def say(self, person: str, seat: int, name: str, text: str) -> None:
        async with self.lock:
            self._check_open()
            try:
                line = await self._store.add_chat(ChatRow(self.row.id, 0, person, seat + 1, name, text, time.time()))
            except StoreError as e:
                raise Trouble("storage", 503) from e
            for viewer in self.viewers:
                viewer.send(self._chat(line))

    def _chat(self, line: ChatRow) -> wire.Chat:
        return wire.Chat(
            number=line.number,
            seat=line.seat,
            person=self._tables.tag(line.person),
            name=line.name,
            text=line.text,
            at=line.at,
        )

    # -- bots and the clock ---------------------------------------------------

    def nudge(self) -> None:
        """See to it that the game goes on: bots think, the clock of people runs."""
        playing = self.playing
        unseen = not self.viewers and not self.people()
        if playing is None or self.over or self.readonly or self.closed or unseen:
            # Bots among themselves play for those who look on.
            if self._alarm is not None:
                self._alarm.cancel()
                self._alarm = None
            self._deadline = 0.0
            return
        asked = playing.asked()
        if any(self._by_bot(s) for s in asked):
            if self._bots is None or self._bots.done():
                self._bots = self._tables.spawn(self._play_bots())
        else:
            self._skipping.clear()
        state = playing.game.state
        people = ((q.seat, state.counts[q.seat]) for q in state.asked if not self._by_bot(q.seat))
        self._set_alarm(frozenset(people))

    def skip(self) -> None:
        """Let the bots play at once until a person is asked."""
        self._skipping.set()

    async def _play_bots(self) -> None:
        while True:
            playing = self.playing
            if playing is None or self.over or self._tables.closing or not (self.viewers or self.people()):
                return
            seat = next((s for s in playing.asked() if self._by_bot(s)), None)
            if seat is None:
                return
            await self._pause()
            number = playing.number
            if self.playing is not playing or seat not in playing.asked():
                continue
            option = await self._tables.pool.choose(self.seats[seat].bot, playing.game, seat)
            async with self.lock:
                # Somebody may have taken a move back, or the seat, while the bot was thinking.
                if self.playing is playing and playing.number == number and self._by_bot(seat) and not self.over:
                    try:
                        await self._act(seat, option)
                    except (Trouble, CoreRefused) as e:
                        log.error("table %s: a bot's move is not taken: %s", self.row.id, e)
                        return

    async def _pause(self) -> None:
        """People who look on want to follow."""
        if self.rules.pace and self.viewers:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._skipping.wait(), self.rules.pace / 1000)

    def _set_alarm(self, waiting_for: frozenset[tuple[int, int]]) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        sealed = waiting_for < self._waiting_for and any(q.lane >= 0 for q in self._state().asked)
        if not sealed:
            # Sealed answers do not move the clock: it would tell that somebody has answered.
            self._deadline = 0.0
        self._waiting_for = waiting_for
        if not self.rules.clock or not waiting_for:
            return
        if self._due_turn != self._state().turn:
            self._due, self._due_turn = {}, self._state().turn
        now = time.monotonic()
        for question in waiting_for:
            self._due.setdefault(question, now + self.rules.clock)
        self._deadline = min(self._due[question] for question in waiting_for)
        self._alarm = asyncio.get_running_loop().call_later(max(0.0, self._deadline - now), self._ring)

    def _state(self) -> State:
        assert self.playing is not None
        return self.playing.game.state

    def _ring(self) -> None:
        self._alarm = None
        self._tables.spawn(self._time_is_up())

    async def _time_is_up(self) -> None:
        async with self.lock:
            if self.playing is None or self.over or self.closed:
                return
            now = time.monotonic()
            state = self._state()
            asked = [(q.seat, state.counts[q.seat]) for q in state.asked if not self._by_bot(q.seat)]
            late = [seat for seat, number in asked if self._due.get((seat, number), now + 1) <= now]
            if not late:
                self.nudge()
                return
            try:
                await self._set_away(late, away=True)
            except Trouble:
                loop = asyncio.get_running_loop()
                self._alarm = loop.call_later(TRY_AGAIN, self._ring)

    # -- sleep ---------------------------------------------------

    def busy(self) -> bool:
        thinking = self._bots is not None and not self._bots.done()
        return bool(self.viewers) or thinking or self._alarm is not None or self.lock.locked()

    def close(self) -> None:
        self.closed = True
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self._bots is not None:
            self._bots.cancel()
        for viewer in self.viewers:
            viewer.send(wire.Bye(reason="closing", text=self._tables.words.say("server-closing"), again=True))
            viewer.cut.set()
        self.viewers.clear()
