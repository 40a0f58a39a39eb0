"""Campaigns: games in a row by the same people. What a campaign is and allows is ``duskhall.campaign``; here it is
stored, kept for its people, and its games are opened as tables.

A campaign is read from the store for every request and is in memory no longer than that. That a game is over stands
in the store as soon as its table knows it; the campaign takes notice when it is read next, so a crash between the two
loses nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import logging
import secrets
import time
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, ParamSpec
from weakref import WeakValueDictionary

import msgspec

from duskhall.campaign import file
from duskhall.campaign.errors import CampaignError
from duskhall.campaign.model import DECLINED, EDITION, PLAYING, Player, new_campaign
from duskhall.core.state import SPECTATOR
from duskhall.editions import edition
from duskhall.editions.errors import SetupError, UnknownName
from duskhall.notation import position
from duskhall.telling.setup import explain, game_title
from duskhall.text import words

from .. import encode, wire
from ..encode.setups import setup_of, stored_setup
from ..errors import UNREADABLE, StoreError, Trouble
from ..game.positions import deal
from ..store.rows import CampaignRow, PersonRow, SeatRow, TableAndSeats, TableRow
from ..tables.making import another, check_seats, checked_options, new_id, seat_row, seat_rows

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

    from duskhall.campaign.model import Campaign

    from ..tables.tables import Tables

log = logging.getLogger("duskhall.server")

P = ParamSpec("P")

MOST_GAMES = 100
MOST_SETUPS = 20
"""Set-ups that somebody may choose for one campaign."""
MOMENT = 1e-3
"""Seconds: no two changes of a campaign have the same time."""
READ = 256
"""Campaigns whose text need not be read again."""


class Disallowed(Trouble):
    """Something that the campaign itself does not allow, in its own words."""

    def __init__(self, e: CampaignError, status: int) -> None:
        super().__init__(e.reason, status)
        self._error = e

    @property
    def text(self) -> str:
        why = str(self._error)
        return f"{why[:1].upper()}{why[1:]}."


class Now(msgspec.Struct, frozen=True):
    """A campaign as it is stored."""

    row: CampaignRow
    seats: list[SeatRow]
    course: Campaign

    @property
    def waiting(self) -> bool:
        """No game has begun: seats may change."""
        return not self.course.played and self.course.phase != PLAYING

    def seats_of(self, person: str) -> list[int]:
        return [s.seat for s in self.seats if s.kind == "person" and s.person == person]


class Campaigns:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.store
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    # -- finding ---------------------------------------------------

    @contextlib.asynccontextmanager
    async def _open(self, campaign: str, person: PersonRow | None, key: str = "") -> AsyncIterator[Now]:
        """The campaign, if this person may see it; nobody else changes it meanwhile. Raises Trouble."""
        lock = self._locks.setdefault(campaign, asyncio.Lock())
        async with lock:
            now = await self._stored(campaign)
            row, who = now.row, person.id if person else ""
            theirs = bool(who) and (row.host == who or bool(now.seats_of(who)))
            if not theirs and not hmac.compare_digest(key.encode(), row.key.encode()):
                raise Trouble("no-campaign", 404)
            yield await self._caught_up(now)

    async def _stored(self, campaign: str) -> Now:
        try:
            found = await self.store.campaign(campaign)
            if found is None:
                raise Trouble("no-campaign", 404)
            row, seats = found
            return Now(row, seats, _read(row.course))
        except (CampaignError, StoreError) as e:
            if isinstance(e, StoreError) and e.reason not in UNREADABLE:
                raise
            log.warning("campaign %s cannot be read: %s", campaign, e)
            raise Trouble("campaign-unreadable", 409, why=str(e)) from e

    async def _caught_up(self, now: Now) -> Now:
        """The same after the game that was under way, if it is over by now."""
        table = now.course.running
        if not table or (await self.tables.row(table)).state != "over":
            return now
        found = await self.tables.get(table)
        if found.session is None:
            # It could not go on with this version of the program, and somebody has ended it: it is played anew.
            course = now.course.abandon()
            return await self._save(now, course, tables=now.row.tables[:-1])
        resigned = frozenset(s.seat for s in found.seats if s.resigned)
        course = now.course.finish(
            found.session.game,
            # The cards that were dealt: this version of the program may have chosen others.
            setup=found.setup.setup() if found.setup else None,
            standings=found.session.standings(resigned),
        )
        return await self._save(now, course)

    async def _save(
        self,
        now: Now,
        course: Campaign,
        *,
        seats: list[SeatRow] | None = None,
        tables: tuple[str, ...] | None = None,
        game: TableAndSeats | None = None,
    ) -> Now:
        """Store a change; only what is stored is true."""
        row = msgspec.structs.replace(
            now.row,
            course=file.write(course),
            finished=course.over,
            tables=now.row.tables if tables is None else tables,
            # Two servers may work on it at the same time: the second one finds another moment than it has read.
            changed=max(time.time(), now.row.changed + MOMENT),
        )
        try:
            await self.store.save_campaign(row, seats, game, now.row.changed)
        except StoreError as e:
            if e.reason == "stale":
                raise Trouble("campaign-late", 409) from e
            log.error("campaign %s cannot be stored: %s", row.id, e.reason)
            raise Trouble("storage", 503) from e
        return Now(row, now.seats if seats is None else seats, course)

    def _told(self, now: Now, person: PersonRow | None, table_key: str = "") -> wire.Campaign:
        return encode.campaign(
            now.row,
            now.seats,
            now.course,
            person=person.id if person else "",
            table_key=table_key,
            tag=self.tables.services.tag,
        )

    async def _whole(self, now: Now, person: PersonRow | None) -> wire.Campaign:
        """The same with the key of the table at which the game is under way."""
        table = now.course.running
        return self._told(now, person, (await self.tables.row(table)).key if table else "")

    async def info(self, campaign: str, person: PersonRow | None, key: str = "") -> wire.Campaign:
        async with self._open(campaign, person, key) as now:
            return await self._whole(now, person)

    async def mine(self, person: PersonRow | None) -> list[wire.Campaign]:
        """The campaigns that a person hosts or plays in, the one that has changed last first."""
        out = []
        for campaign in await self.store.campaigns_of(person.id) if person else ():
            try:
                out.append(self._told(await self._stored(campaign), person))
            except Trouble:
                # The log says why.
                continue
        return sorted(out, key=lambda one: -one.changed)

    # -- making ---------------------------------------------------

    async def create(self, person: PersonRow, new: wire.NewCampaign) -> wire.Made:
        most = self.tables.quotas.amounts.campaigns
        if await self.store.count_campaigns(person.id) >= most:
            raise Trouble("many-campaigns", 429, most=most)
        await self.tables.check_room(person)
        check_seats(new, *edition(EDITION).players)
        id, now = new_id(8), time.time()
        seats = seat_rows(id, person, new.seats, self.tables.bots)
        row = CampaignRow(
            id=id,
            key=secrets.token_urlsafe(16),
            host=person.id,
            options=checked_options(new.rules),
            course=file.write(await asyncio.to_thread(planned, new, seats)),
            finished=False,
            tables=(),
            created=now,
            changed=now,
        )
        await self.store.add_campaign(row, seats)
        return wire.Made(id=id, key=row.key)

    # -- sitting down ---------------------------------------------------

    async def join(self, campaign: str, person: PersonRow, join: wire.Join) -> wire.Campaign:
        async with self._open(campaign, person, join.key) as now:
            _check_waiting(now)
            free = [s.seat for s in now.seats if s.kind == "open"]
            seat = encode.seat_of(join.seat) if join.seat else next(iter(free), SPECTATOR)
            if seat not in free:
                raise Trouble("seat-taken" if join.seat else "campaign-full", 409)
            name = another(person.name, {s.name for s in now.seats})
            taken = msgspec.structs.replace(now.seats[seat], kind="person", person=person.id, name=name)
            return await self._reseat(now, person, {seat: taken})

    async def set_seat(self, campaign: str, person: PersonRow, seat: int, wanted: wire.NewSeat) -> wire.Campaign:
        """For the host, until the first game begins."""
        async with self._open(campaign, person) as now:
            _check_host(now, person)
            _check_waiting(now)
            if not 0 <= seat < len(now.seats):
                raise Trouble("no-seat", 404)
            taken = {s.name for s in now.seats if s.seat != seat}
            return await self._reseat(
                now, person, {seat: seat_row(campaign, seat, person, wanted, taken, self.tables.bots)}
            )

    async def leave(self, campaign: str, person: PersonRow) -> wire.Campaign:
        """Give one's seats back, until the first game begins."""
        async with self._open(campaign, person) as now:
            mine = _check_seated(now, person)
            _check_waiting(now)
            free = {seat: msgspec.structs.replace(now.seats[seat], kind="open", person="", name="") for seat in mine}
            return await self._reseat(now, person, free)

    async def _reseat(self, now: Now, person: PersonRow, changed: dict[int, SeatRow]) -> wire.Campaign:
        seats = [changed.get(s.seat, s) for s in now.seats]
        course = replace(now.course, players=players_of(seats))
        return self._told(await self._save(now, course, seats=seats), person)

    # -- playing ---------------------------------------------------

    async def next(self, campaign: str, person: PersonRow, game: int) -> wire.Campaign:
        """Begin a game, for everybody who plays; whoever comes later finds it under way."""
        async with self._open(campaign, person) as now:
            _check_seated(now, person)
            course = now.course
            if game > course.number:
                raise Trouble("campaign-game", 422, game=course.number)
            if game == course.number and course.phase != PLAYING:
                if any(s.kind == "open" for s in now.seats):
                    raise Trouble("campaign-open", 409)
                return await self._whole(await self._begun(now), person)
            return await self._whole(now, person)

    async def _begun(self, now: Now) -> Now:
        """The next game has a table, which is stored together with the campaign."""
        id, setup = new_id(8), now.course.setup
        course = _allowed(now.course.begin, id)
        text = await asyncio.to_thread(lambda: position.write(deal(setup, len(now.seats), now.course.further)))
        at = time.time()
        row = TableRow(
            id=id,
            key=secrets.token_urlsafe(16),
            edition=setup.edition,
            host=now.row.host,
            state="waiting",
            title=game_title(edition(setup.edition).rules_on(setup.board), setup),
            setup=stored_setup(setup),
            options=now.row.options,
            start=text,
            created=at,
            changed=at,
            campaign=f"{now.row.id}/{now.row.key}",
        )
        seats = [msgspec.structs.replace(s, table=id) for s in now.seats]
        last = now.row.tables[-1:]
        now = await self._save(now, course, tables=(*now.row.tables, id), game=(row, seats))
        # It begins when it is woken, now or after a crash.
        await self.tables.get(id)
        for table in last:
            await self.tables.lead_on(table, row)
        return now

    async def recognise(self, campaign: str, person: PersonRow, wanted: wire.Recognised) -> wire.Campaign:
        """Take a card into the starting deck of one's own seat. The host may decline for somebody who does not come
        back: nobody else could go on."""
        async with self._open(campaign, person) as now:
            mine = _check_seated(now, person)
            seat = encode.seat_of(wanted.seat)
            passed_over = not wanted.card and now.row.host == person.id and 0 <= seat < now.course.seats
            if seat not in mine and not passed_over:
                raise Trouble("not-your-seat", 403)
            if wanted.game != len(now.course.played):
                raise Trouble("campaign-late", 409)
            course = _allowed(now.course.choose, seat, wanted.card or DECLINED)
            return await self._whole(await self._save(now, course), person)

    async def plan(self, campaign: str, person: PersonRow, games: int) -> wire.Campaign:
        """Say how many games there are: for the host."""
        async with self._open(campaign, person) as now:
            _check_host(now, person)
            if not 0 <= games <= MOST_GAMES:
                raise Trouble("campaign-games", 422, most=MOST_GAMES)
            return await self._whole(await self._save(now, _allowed(now.course.plan, games)), person)


# ----------------------------------------------------------------------------------------------------------------------
# Parts of the work


@lru_cache(READ)
def _read(course: str) -> Campaign:
    return file.read(course)


def _allowed(step: Callable[P, Campaign], *args: P.args, **kwargs: P.kwargs) -> Campaign:
    """A step of a campaign. Raises Trouble where it is not allowed."""
    try:
        return step(*args, **kwargs)
    except CampaignError as e:
        raise Disallowed(e, 409) from None


def _check_seated(now: Now, person: PersonRow) -> list[int]:
    """The seats of a person, who must have one."""
    mine = now.seats_of(person.id)
    if not mine:
        raise Trouble("campaign-stranger", 403)
    return mine


def _check_host(now: Now, person: PersonRow) -> None:
    if now.row.host != person.id:
        raise Trouble("campaign-host", 403)


def _check_waiting(now: Now) -> None:
    if not now.waiting:
        raise Trouble("campaign-begun", 409)


def players_of(seats: Sequence[SeatRow]) -> tuple[Player, ...]:
    """Who plays; a seat that nobody has taken yet has the name of its place."""
    out: list[Player] = []
    names = {s.name for s in seats}
    for s in seats:
        if s.kind == "open":
            name = another(words().say("server-campaign-seat", n=encode.seat_number(s.seat)), names)
            out.append(Player(name))
        else:
            out.append(Player(s.name, s.bot if s.kind == "bot" else ""))
    return tuple(out)


def planned(new: wire.NewCampaign, seats: Sequence[SeatRow]) -> Campaign:
    """The campaign that is asked for. Raises Trouble."""
    if not 0 <= new.games <= MOST_GAMES:
        raise Trouble("campaign-games", 422, most=MOST_GAMES)
    if len(new.chosen) > MOST_SETUPS:
        raise Trouble("campaign-setups", 422, most=MOST_SETUPS)
    try:
        return new_campaign(
            players_of(seats),
            setups=[setup_of(one) for one in new.chosen] if new.setups == "chosen" else new.setups,
            games=new.games,
            mode=new.mode or None,
            keys=new.keys,
            more_keys=new.more_keys,
            key_decks=new.key_decks,
            quests=new.quests,
            only=new.only,
            without=new.without,
            guardian=new.guardian,
        )
    except CampaignError as e:
        raise Disallowed(e, 422) from None
    except UnknownName as e:
        raise Trouble("no-such-card", 422, name=e.name[:40], edition=EDITION.title()) from None
    except SetupError as e:
        raise Trouble("setup", 422, why=explain(e, words())) from None
