"""One table, and what people may do at it: look, move, ask, take back, agree with others, leave and talk."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

import msgspec

from duskhall.core.decision import Refused as CoreRefused
from duskhall.core.game import PASS, UNDO

from .. import encode
from ..encode import pointing
from ..errors import StoreError, Trouble
from ..game.session import UNDO_AGREED, UNDO_FREELY, UNDOING, Session
from ..services.services import Services
from ..store.rows import ChatRow, Proposal, SeatRow, TableRow, What
from ..thinking.hinting import Hinted, Hinting
from ..thinking.planning import Planning, Worked
from .making import checked_pace
from .playing import Playing
from .viewer import Viewer

if TYPE_CHECKING:
    from duskhall.telling.ledger import Told

    from .. import wire

MOST_MOVES = 60
"""Moves of a line whose sum can be asked for."""
WITHOUT_THEM: tuple[What, ...] = ("end", "bot", "claim")
"""What those who are present can decide without people who stay away."""

LAST_CHAT = 100
"""Lines of chat that somebody gets who comes new."""


class Table(Playing):
    """What people ask of a table. Whoever changes something holds its lock meanwhile."""

    def __init__(
        self, services: Services, row: TableRow, seats: list[SeatRow], session: Session | None, epoch: int
    ) -> None:
        super().__init__(services, row, seats, session, epoch)
        self._planning = Planning(services, self.turn, lines=row.options.advice == "full")
        self._hinting = Hinting(services, self.turn)

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
            waited = self._look_anew()
            info, viewer.table = self._info_for(viewer, self._kind(viewer), waited)
            viewer.send(encode.welcome(viewer.seat, info))
            if self.session is not None:
                self._catch_up(viewer)
            for line in chat:
                viewer.send(encode.chat(line, self._services.tag(line.person)))
        self.nudge()
        self.announce_presence(but=viewer)

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        if viewer.person not in self._here():
            self._absences.went(viewer.person)
        self.touched = time.monotonic()
        self.announce_presence()

    # -- moves ---------------------------------------------------

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
        """The game, if this seat may do something in it and no bot plays it just now. Raises Trouble."""
        session = self._check_on(seat)
        if self.seats[seat].away:
            raise Trouble("away", 409)
        return session

    # -- questions about the game ---------------------------------------------------

    def version(self, seat: int) -> int:
        """What the game has come to for a seat; 0: it has not begun."""
        return self.session.version(seat) if self.session is not None else 0

    async def why(self, seat: int, figure: str, rank: int, moves: Sequence[str] = ()) -> Told:
        """The entries behind a figure, after moves of a line if there are any. Raises Trouble and core's Refused."""
        if len(moves) > MOST_MOVES:
            raise Trouble("no-ledger", 422)
        if moves and self.options.advice != "full":
            # What a line comes to is part of the line.
            raise Trouble("advice-off", 409)
        session = self._begun()
        if moves:
            told = await self._planning.after(session, seat, figure, rank, moves)
        else:
            told = session.ledger(seat, figure, rank)
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

    # -- leaving and coming back ---------------------------------------------------

    def _changed(self, seat: int, **changes: object) -> list[SeatRow]:
        return [msgspec.structs.replace(s, **changes) if s.seat == seat else s for s in self.seats]

    async def away(self, seat: int, *, away: bool) -> None:
        async with self.lock:
            self._check_on(seat)
            await self._set_away([seat], away=away)

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
                line = await self._store.add_chat(
                    ChatRow(self.row.id, 0, person, seat, name, text, time.time()),
                    self._services.quotas.amounts.chat_lines,
                    self.epoch,
                )
            except StoreError as e:
                self._stale(e)
                raise Trouble("storage", 503) from e
            for viewer in self.viewers:
                viewer.send(encode.chat(line, self._services.tag(line.person)))

    async def set_pace(self, seat: int, pace: int) -> None:
        """How long bots wait between their moves; among people the host decides."""
        async with self.lock:
            self._check_on(seat)
            if not self.alone() and self.row.host != self.seats[seat].person:
                raise Trouble("not-host", 403)
            options = msgspec.structs.replace(self.options, pace=checked_pace(pace))
            await self._keep(msgspec.structs.replace(self.row, options=options), self.seats)
            self.announce()
