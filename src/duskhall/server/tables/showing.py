"""A table as it is shown: who is here, what each of them may see of it, and what they have been told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, Literal

import msgspec

from duskhall.core.state import SPECTATOR
from duskhall.text import reading, words

from .. import encode
from ..errors import Trouble
from ..game.absence import Absences, Waited
from ..game.session import Session
from ..services.services import Services
from ..store.documents import Proposal, StoredOptions
from ..store.rows import SeatRow, TableRow
from .clock import Clock
from .viewer import Known, Viewer, to_json

if TYPE_CHECKING:
    from .. import wire


FEW = 8
"""So many people are told at once that somebody has come."""
PRESENCE = 0.25
"""Seconds until more of them are."""

Kind = tuple[str, bool, str]
"""The person with a part in the table (empty: none), whether they belong to it, and their language."""

Told = dict[tuple[int, int, bool, str], bytes]
"""Messages by seat, version, whether it has been told here, and language: viewers who know the same get the same
bytes."""


def out_of(seats: Iterable[SeatRow]) -> tuple[frozenset[int], frozenset[int]]:
    """The seats that are out because their people have resigned, and because they stayed away."""
    out = [s for s in seats if s.resigned]
    absent = frozenset(s.seat for s in out if s.absent)
    return frozenset(s.seat for s in out) - absent, absent


class Showing:
    """A table's data and its viewers. Its game is played by :class:`table.Table`."""

    def __init__(self, services: Services, row: TableRow, seats: list[SeatRow], session: Session | None) -> None:
        self._services = services
        self.row = row
        self.seats = seats
        self.setup = row.setup
        self.session = session
        self.readonly = ""
        """The message that says why the game cannot go on; empty: it can."""
        self.lost = 0
        """Acts that could not be read when the table was woken."""
        self.viewers: set[Viewer] = set()
        self._announcing: asyncio.TimerHandle | None = None
        self._crowd_told: Told = {}
        """The last answer for new watchers, while the table has not changed."""
        self._crowd_at: tuple[int, str, str] = 0, "", ""
        self._shown: dict[tuple[int, str], encode.Shown] = {}
        """What the readers of a seat, in their language, were told last."""
        self._worded: dict[Kind, tuple[wire.Table, bytes]] = {}
        """The table without its times as it was worded since it stood like this."""
        self._worded_at: tuple[object, ...] = ()
        self._clock = Clock(self._ring)
        self._absences = Absences()

    def _ring(self) -> None:
        """The time for a question is up."""
        raise NotImplementedError

    # -- who is here ---------------------------------------------------

    @property
    def over(self) -> bool:
        return self.row.over

    def owner(self, seat: int) -> str:
        """The player of a seat. An open seat may be kept for someone who has not sat down yet."""
        return self.seats[seat].person if 0 <= seat < len(self.seats) and self.seats[seat].kind == "person" else ""

    def people(self) -> list[int]:
        """The seats that people play who have not resigned."""
        return [s.seat for s in self.seats if s.kind == "person" and not s.resigned]

    def alone(self) -> bool:
        """Whether only one person plays, perhaps in several seats of one screen."""
        return len({self.seats[s].person for s in self.people()}) == 1

    @property
    def options(self) -> StoredOptions:
        return self.row.options

    @property
    def proposal(self) -> Proposal | None:
        return self.row.proposal

    def hints(self) -> Literal["", "ask", "free"]:
        """Whether people can have hints: one who plays alone at once, several when all have agreed."""
        if self.over or not self.options.hints or self.options.advice != "full" or not self.people():
            return ""
        return "free" if self.options.hints_agreed or self.alone() else "ask"

    @property
    def forecasts(self) -> bool:
        """Seats are told what an attack would come to."""
        return self.options.advice != "off"

    def _by_bot(self, seat: int) -> bool:
        row = self.seats[seat]
        return row.kind == "bot" or row.away or row.resigned

    # -- who is waited for ---------------------------------------------------

    def waited_for(self) -> list[Waited]:
        """The people without whom the others may go on, now or later. Where a clock runs it sees to those who are
        asked."""
        session = self.session
        if session is None or self.row.state != "playing" or self.readonly or self.alone():
            return []
        idle, gone = self.options.idle, self.options.gone
        changed = max(self.row.changed, self._services.house.reopened)
        out = [
            Waited(s.seat, max(s.away_since or self._absences.began, self._services.house.reopened) + idle)
            for s in self.seats
            if s.kind == "person" and s.away and not s.resigned
        ]
        asked = session.game.state.asked
        if self.options.clock:
            return out
        if any(q.lane >= 0 for q in asked):
            # Whether somebody is connected who has answered must not matter.
            return [*out, Waited(SPECTATOR, changed + idle)]
        for seat in (q.seat for q in asked if not self._by_bot(q.seat)):
            since = self._absences.gone_since(self.seats[seat].person)
            left = max(since, changed) + gone if since else changed + idle
            out.append(Waited(seat, min(left, changed + idle)))
        return out

    def late(self) -> list[int]:
        """The seats without which the others may go on now: all those of a person who is late with one."""
        assert self.session is not None
        now = time.time()
        late = [one.seat for one in self.waited_for() if one.due <= now]
        if SPECTATOR in late:
            late += [q.seat for q in self.session.game.state.asked if not self._by_bot(q.seat)]
        persons = {self.seats[seat].person for seat in late if seat != SPECTATOR}
        return [seat for seat in self.people() if self.seats[seat].person in persons]

    def _here(self) -> set[str]:
        return {viewer.person for viewer in self.viewers if viewer.person}

    # -- what they see ---------------------------------------------------

    def info(self, person: str, *, member: bool) -> wire.Table:
        """The table as a person may see it."""
        own = [s.seat for s in self.seats if s.kind == "person" and s.person == person]
        session = self.session
        if self.over:
            asked: Iterable[int] = ()
        else:
            asked = session.asked_seen_by(own) if session is not None else self.row.asked
        told = encode.table(
            self.row,
            self.seats,
            person=person,
            member=member,
            asked=asked,
            turn=session.game.state.turn if session is not None else self.row.turn,
            tag=self._services.tag,
            here=self._here(),
            watching=sum(v.seat == SPECTATOR for v in self.viewers),
            left=self._clock.left,
            waited=self.waited_for(),
            hints=self.hints(),
            readonly=words().say(self.readonly) if self.readonly else "",
        )
        told.notice = self._services.house.notice()
        if self.lost and not told.notice:
            told.notice = words().say("server-gone-back", n=self.lost)
        return told

    # -- viewers ---------------------------------------------------

    def check_may_look(self, person: str, seat: int) -> None:
        """Only a seat's own person sees what it sees; some tables want nobody to watch. Raises Trouble."""
        if seat != SPECTATOR:
            if not person or self.owner(seat) != person:
                raise Trouble("not-your-seat", 403)
            return
        seated = bool(person) and any(s.person == person for s in self.seats)
        if self.row.state == "playing" and not self.options.watchers and not seated:
            raise Trouble("no-watching", 403)

    def _send_strangers_away(self) -> None:
        """Seats have changed hands, or the game has begun: whoever may not look any more is told so."""
        for viewer in list(self.viewers):
            try:
                self.check_may_look(viewer.person, viewer.seat)
            except Trouble as e:
                with reading(viewer.language):
                    viewer.send(encode.bye(e, again=False))
                viewer.cut.set()
                self.viewers.discard(viewer)

    def sign_out(self, person: str, browsers: Collection[str]) -> None:
        """Somebody has signed out in these browsers: they look on no longer."""
        for viewer in self.viewers:
            if viewer.person == person and viewer.browser in browsers:
                with reading(viewer.language):
                    viewer.send(encode.bye(Trouble("signed-out", 403), again=False))
                viewer.cut.set()

    def announce(self, but: Viewer | None = None) -> None:
        """Tell everybody for whom it has changed how the table stands: seats, presence, proposals, the clock. It is
        worded once for all who see the same."""
        if self._announcing is not None:
            self._announcing.cancel()
            self._announcing = None
        if not self.viewers:
            return
        said: dict[Kind, bytes] = {}
        waited = self._look_anew()
        for viewer in list(self.viewers):
            if viewer is but:
                continue
            kind = self._kind(viewer)
            info, table = self._info_for(viewer, kind, waited)
            if table != viewer.table:
                if kind not in said:
                    said[kind] = to_json(encode.table_changed(info))
                viewer.table = table
                viewer.send(said[kind])

    def announce_presence(self, but: Viewer | None = None) -> None:
        """Somebody has come or gone. Where many look on they come in crowds, and not each of them is news by itself."""
        if len(self.viewers) <= FEW:
            self.announce(but)
        elif self._announcing is None:
            self._announcing = asyncio.get_running_loop().call_later(PRESENCE, self.announce)

    def _kind(self, viewer: Viewer) -> Kind:
        """The key of the table's look for a viewer: people without a part in it see the same."""
        part = viewer.person == self.row.host or any(s.person == viewer.person for s in self.seats)
        return viewer.person if viewer.person and part else "", viewer.member, viewer.language

    def _look_anew(self) -> list[Waited]:
        """Forget how the table was worded if it stands otherwise now; who is waited for."""
        now = self._standing()
        if now != self._worded_at:
            self._worded, self._worded_at = {}, now
        return self.waited_for()

    def _info_for(self, viewer: Viewer, kind: Kind, waited: list[Waited]) -> tuple[wire.Table, Known]:
        """The table for one who looks on, and what tells whether it has changed. When the last move was stored is not
        told: it would be a sign that somebody has answered a sealed question."""
        if kind not in self._worded:
            with reading(viewer.language):
                info = self.info(viewer.person, member=viewer.member)
            info.changed = info.deadline = 0
            info.absent = []
            self._worded[kind] = info, to_json(info)
        info, known = self._worded[kind]
        info.deadline, info.absent = encode.seconds(self._clock.left), encode.absents(waited)
        return info, (known, self._clock.deadline, tuple(waited))

    def _standing(self) -> tuple[object, ...]:
        """A key for the words of :meth:`info`, which also depend on their reader and on times."""
        session, row = self.session, msgspec.structs.replace(self.row, changed=0.0)
        state = session.game.state if session is not None else None
        return (
            row,
            self.seats,
            state and (state.turn, [(q.seat, q.lane) for q in state.asked]),
            self._here(),
            sum(v.seat == SPECTATOR for v in self.viewers),
            self.readonly,
            self.lost,
            self._services.house.notice(),
        )

    def _publish(self) -> None:
        """Tell everybody for whom something has changed in the game."""
        assert self.session is not None
        told: Told = {}
        for viewer in list(self.viewers):
            if viewer.version != self.session.version(viewer.seat):
                self._tell(viewer, told)

    def _catch_up(self, viewer: Viewer) -> None:
        """Tell somebody who comes new, or again. Those who watch come in crowds and see the same."""
        assert self.session is not None
        now = self.session.version(SPECTATOR), self.row.state, self.row.how
        if now != self._crowd_at:
            self._crowd_told, self._crowd_at = {}, now
        self._tell(viewer, self._crowd_told if viewer.seat == SPECTATOR else {})

    def _tell(self, viewer: Viewer, told: Told) -> None:
        assert self.session is not None
        key = viewer.seat, viewer.version, viewer.told, viewer.language
        if key not in told:
            with reading(viewer.language):
                told[key] = to_json(self._update(self.session, viewer))
        viewer.send(told[key])
        viewer.version, viewer.told = self.session.version(viewer.seat), True

    def _update(self, session: Session, viewer: Viewer) -> wire.Update:
        undo = "" if self.over else session.undo_state(viewer.seat, alone=self.alone())
        ending = self._ending(viewer.seat)
        update = encode.update(session, viewer.seat, viewer.version, undo=undo, ending=ending, forecasts=self.forecasts)
        reader = viewer.seat, viewer.language
        known, self._shown[reader] = self._shown.get(reader), encode.shown(update)
        if known is not None and viewer.told and known.version == update.since:
            encode.leave_out(update, known)
        return update

    def _ending(self, reader: int) -> wire.Ending | None:
        if not self.over or self.session is None:
            return None
        return encode.ending(self.session, reader, self.row.how, *out_of(self.seats))
