"""All tables of a server: making them, finding them, waking those that are asked for, putting idle ones to sleep."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import hmac
import logging
import secrets
import time
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec

from duskhall.bots import NEWCOMERS, USUAL
from duskhall.core.decision import Refused
from duskhall.core.state import SPECTATOR
from duskhall.editions import NAMES, edition
from duskhall.notation import position, record
from duskhall.notation.lines import NotationError
from duskhall.telling.setup import game_title
from duskhall.text import languages, reading

from . import encode, wire
from .choosing import home_bots, home_editions, setup_info, setup_of, stored_setup
from .errors import UNREADABLE, StoreError, Trouble
from .lessons import seated
from .making import (
    another,
    bot_name,
    check_seats,
    checked_options,
    deal,
    forked,
    new_id,
    position_in,
    same_again,
    seat_row,
    seat_rows,
)
from .pool import Pool
from .replays import Opened, Replays
from .reviewing import Reviews
from .rows import PersonRow, SeatRow, TableAndSeats, TableRow
from .services import Services
from .session import Session, replayed
from .showing import out_of
from .store import Store
from .table import Table

if TYPE_CHECKING:
    from duskhall.core.state import State

log = logging.getLogger("duskhall.server")

IDLE = 300.0
"""Seconds after which a table without anybody at it is put to sleep."""

ACTIVE_TABLES = 50
"""Tables a person may have that are not over."""

SWEEP = 600.0
"""Seconds after which lost memory is looked for even while people play."""

LISTED = 100
STALE = 7 * 24 * 3600
"""Seconds after which a table at which nothing happens leaves the public list; its people still find it."""
MINE = 200
GAMES = 1000
"""Tables of which somebody's games are listed."""


class Tables:
    def __init__(self, store: Store, pool: Pool, bots: Sequence[str], named: Collection[str] = ()) -> None:
        self.services = Services(store, pool)
        self.store = store
        self.bots = bots
        """The names of the bots that a seat may have."""
        self._named = frozenset(named)
        """Bots that the settings offer besides the levels."""
        self.replays = Replays()
        self.reviews = Reviews(self.services)
        self.awake: dict[str, Table] = {}
        self.sockets: Counter[str] = Counter()
        """How many sockets each address has open."""
        self._sweep_at = time.monotonic() + SWEEP
        self._waking: dict[str, asyncio.Future[Table]] = {}

    async def open(self) -> None:
        """Begin to work. Tables whose clocks run wake now; all others when somebody comes."""
        spawn = self.services.spawn
        spawn(self._wake_clocks())
        spawn(self._keep_house())
        spawn(self.services.pool.warm())
        spawn(self._warm())

    async def _wake_clocks(self) -> None:
        for table in await self.store.running_with_clock():
            try:
                (await self.get(table)).nudge()
            except Exception as e:
                log.warning("table %s does not wake: %s", table, e)

    async def _warm(self) -> None:
        """Words are read when they are first said: the first guest shall not wait for that."""
        for language in languages():
            for name in NAMES:
                session = Session(deal(edition(name).first_game, 2), ("", ""))
                with reading(language):
                    await asyncio.to_thread(encode.update, session, 0)

    async def close(self) -> None:
        self.services.closing = True
        for table in list(self.awake.values()):
            table.close()
        await self.services.close()

    async def _keep_house(self) -> None:
        """Put tables to sleep, and look for lost memory: Python would do it in the middle of a move, and with many
        tables it takes a fifth of a second. Positions are no cycles, so little is lost between."""
        usual = gc.get_threshold()
        gc.collect()
        gc.freeze()
        gc.set_threshold(50_000, 20, 1_000_000)
        try:
            while True:
                await asyncio.sleep(IDLE / 10)
                self.tidy(IDLE)
                quiet = not any(table.viewers for table in self.awake.values())
                if quiet or time.monotonic() > self._sweep_at:
                    gc.collect()
                    self._sweep_at = time.monotonic() + SWEEP
        finally:
            gc.set_threshold(*usual)
            gc.unfreeze()

    def tidy(self, idle: float) -> None:
        """Put the tables to sleep at which nothing has happened for so many seconds."""
        now = time.monotonic()
        for table in list(self.awake.values()):
            if not table.busy() and now - table.touched > idle:
                table.close()
            if table.closed:
                del self.awake[table.row.id]

    def _awake(self, table: str) -> Table | None:
        """A table that is in memory. One that has closed itself because it could not store a move has left it."""
        found = self.awake.get(table)
        if found is not None and found.closed:
            del self.awake[table]
            return None
        return found

    # -- finding ---------------------------------------------------

    async def get(self, table: str) -> Table:
        found = self._awake(table)
        if found is not None:
            found.touched = time.monotonic()
            return found
        if table in self._waking:
            return await asyncio.shield(self._waking[table])
        if self.services.closing:
            raise Trouble("storage", 503)
        waking = asyncio.get_running_loop().create_future()
        self._waking[table] = waking
        try:
            woken = await self._wake(table)
            self.awake[table] = woken
            waking.set_result(woken)
            return woken
        except BaseException as e:
            waking.set_exception(e if isinstance(e, Trouble) else Trouble("storage", 503))
            waking.exception()
            raise
        finally:
            del self._waking[table]

    async def _stored(self, table: str) -> TableAndSeats:
        """Raises Trouble."""
        try:
            found = await self.store.table(table)
        except StoreError as e:
            if e.reason not in UNREADABLE:
                raise
            raise Trouble("unreadable", 409, why=e.text) from e
        if found is None:
            raise Trouble("no-table", 404)
        return found

    async def _wake(self, table: str) -> Table:
        row, seats = await self._stored(table)
        if row.state == "waiting" or not row.start:
            waiting = seated(self.services, row, seats, None)
            async with waiting.lock:
                # The server may have ended between the last one who sat down and the beginning.
                await waiting.begin_if_full()
            return waiting
        names = [s.name for s in seats]
        acts = [(a.seat, a.act) for a in await self.store.acts(table)]
        try:
            session = await asyncio.to_thread(lambda: replayed(position.read(row.start), names, acts))
            return seated(self.services, row, seats, session)
        except Exception as e:
            log.warning("table %s does not replay with this version: %s", table, _brief(e))
        return await self._from_snapshot(row, seats, names, acts)

    async def _from_snapshot(
        self, row: TableRow, seats: list[SeatRow], names: list[str], acts: list[tuple[int, str]]
    ) -> Table:
        """The rules were mended since: the game goes on from where it was kept as a whole."""
        snapshot = await self.store.snapshot(row.id)
        try:
            if snapshot is None:
                raise NotationError(0, "server-no-snapshot")
            start, rest = position.read(snapshot.position), acts[snapshot.number :]
            return seated(self.services, row, seats, replayed(start, names, rest, snapshot.number))
        except Exception as e:
            log.warning("table %s cannot go on from its snapshot: %s", row.id, _brief(e))
            out = seated(self.services, row, seats, None)
            out.readonly = "server-stays"
            return out

    async def row(self, table: str) -> TableRow:
        """A table as it stands; one that sleeps is not woken for it."""
        awake = self._awake(table)
        if awake is not None:
            return awake.row
        return (await self._stored(table))[0]

    async def lead_on(self, table: str, to: TableRow) -> None:
        """Show those who still look at a finished game where the next one is played. If that cannot be stored they find
        it by the campaign."""
        awake = self._awake(table)
        if awake is None:
            return
        with contextlib.suppress(Trouble):
            async with awake.lock:
                row = msgspec.structs.replace(awake.row, rematch=f"{to.id}/{to.key}")
                await awake.reseat(awake.seats, row)

    async def _allowed(self, table: str, person: str, key: str) -> tuple[Table, bool]:
        """The table if this person may see it, and whether they belong to it."""
        found = await self.get(table)
        row = found.row
        if person and (row.host == person or any(s.person == person for s in found.seats)):
            return found, True
        if key and hmac.compare_digest(key.encode(), row.key.encode()):
            return found, True
        if person and await self.store.is_member(table, person):
            return found, True
        if found.options.listed:
            return found, False
        raise Trouble("no-table", 404)

    async def enter(self, table: str, person: str, key: str, seat: int) -> tuple[Table, bool]:
        """The table for a socket that wants to sit there (from 0) or to watch, and whether its person belongs to it."""
        found, member = await self._allowed(table, person, key)
        found.check_may_look(person, seat)
        if person and member and seat == SPECTATOR:
            await self.store.add_member(table, person)
        return found, member

    # -- the first page ---------------------------------------------------

    def home(self, person: PersonRow | None) -> wire.Home:
        me = wire.Me(name=person.name, person=self.services.tag(person.id)) if person else wire.Me(name="", person="")
        return wire.Home(
            program=encode.PROGRAM,
            me=me,
            editions=home_editions(),
            bots=home_bots(self.bots, self._named),
            usual_bot=USUAL,
            first_bot=NEWCOMERS,
        )

    def setup(self, request: wire.SetupRequest) -> wire.Setup:
        return setup_info(setup_of(request))

    async def info(self, table: str, person: PersonRow | None, key: str = "") -> wire.Table:
        who = person.id if person else ""
        found, member = await self._allowed(table, who, key)
        return found.info(who, member=member)

    async def listed(self, person: PersonRow | None) -> list[wire.Table]:
        who = person.id if person else ""
        rows = await self.store.listed(time.time() - STALE, LISTED)
        return [self._row_info(row, seats, who, member=False) for row, seats in rows]

    async def mine(self, person: PersonRow | None) -> list[wire.Table]:
        if person is None:
            return []
        rows = await self.store.tables_of(person.id, MINE)
        return [self._row_info(row, seats, person.id, member=True) for row, seats in rows]

    async def games(self, person: PersonRow | None) -> list[wire.Played]:
        """The games that somebody plays or has played, the latest first; less those they have taken off their list."""
        if person is None:
            return []
        rows = await self.store.tables_of(person.id, GAMES)
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
        found = self._awake(row.id) or seated(self.services, row, seats, None)
        return found.info(who, member=member)

    # -- making ---------------------------------------------------

    async def create(self, person: PersonRow, new: wire.NewTable, kept: Mapping[int, str] | None = None) -> wire.Made:
        """Make a table. ``kept``: open seats (from 0) that wait for certain people."""
        await self.check_room(person)
        start, chosen = None, None
        if new.start is not None:
            start = await self._position(person, new, new.start)
            rules, least, most = start.rules, start.seats, start.seats
        elif new.setup is not None:
            chosen = setup_of(new.setup)
            rules, (least, most) = edition(chosen.edition).rules, edition(chosen.edition).players
        else:
            raise Trouble("no-setup", 422)
        check_seats(new, least, most)
        options = checked_options(new.rules)
        table = new_id(8)
        now = time.time()
        row = TableRow(
            id=table,
            key=secrets.token_urlsafe(16),
            edition=rules.edition,
            host=person.id,
            state="waiting",
            title=game_title(rules, chosen),
            setup=stored_setup(chosen) if chosen else None,
            options=options,
            start=position.write(start) if start is not None else "",
            created=now,
            changed=now,
            turn=0,
        )
        seats = seat_rows(table, person, new.seats, self.bots)
        for seat, who in (kept or {}).items():
            seats[seat] = msgspec.structs.replace(seats[seat], person=who)
        return await self.add(row, seats)

    async def add(self, row: TableRow, seats: list[SeatRow]) -> wire.Made:
        """A table that is not there yet; the game begins if no seat is open."""
        await self.store.add_table(row, seats)
        made = seated(self.services, row, seats, None)
        self.awake[row.id] = made
        async with made.lock:
            await made.begin_if_full()
        return wire.Made(id=row.id, key=row.key)

    async def check_room(self, person: PersonRow) -> None:
        """Raises Trouble if somebody has as many tables as one may have."""
        if await self.store.count_active(person.id) >= ACTIVE_TABLES:
            raise Trouble("many-tables", 429, most=ACTIVE_TABLES)

    async def _position(self, person: PersonRow, new: wire.NewTable, start: wire.From) -> State:
        """The position that a game goes on from. Raises Trouble."""
        if start.replay:
            found = (await self.replay(start.replay, person, "")).state(start.move)
        else:
            found = await asyncio.to_thread(position_in, start.text)
        return forked(found, shared=any(seat.kind == "open" for seat in new.seats))

    # -- sitting down ---------------------------------------------------

    async def join(self, table: str, person: PersonRow, join: wire.Join) -> wire.Made:
        found, _ = await self._allowed(table, person.id, join.key)
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
            await self.store.add_member(table, person.id)
            await self.store.hide_table(table, person.id, hidden=False)
            await found.reseat(seats)
            await found.begin_if_full()
            return wire.Made(id=table, key=row.key)

    async def member_table(self, table: str, person: PersonRow) -> Table:
        """A table that somebody may see without its key. Raises Trouble."""
        found, _ = await self._allowed(table, person.id, "")
        return found

    async def _hosted(self, table: str, person: PersonRow) -> Table:
        found, _ = await self._allowed(table, person.id, "")
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
            row = seat_row(table, seat, person, wanted, taken, self.bots)
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
        found, _ = await self._allowed(table, person.id, "")
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
                await self.store.hide_table(table, person.id)

    async def close_waiting(self, table: str, person: PersonRow) -> None:
        """For the host: a table that waits will not be played, and leaves all lists."""
        found = await self._hosted(table, person)
        async with found.lock:
            if found.row.state != "waiting":
                raise Trouble("begun", 409)
            await found.reseat(found.seats, msgspec.structs.replace(found.row, state="over", how="agreed"))
        await self.store.hide_table(table, person.id)

    async def forget(self, table: str, person: PersonRow) -> None:
        """Take a table off one's own list. Whoever waits there gets up first; a game that nobody else plays ends."""
        found, _ = await self._allowed(table, person.id, "")
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
        await self.store.hide_table(table, person.id)

    async def rematch(self, table: str, person: PersonRow) -> wire.Made:
        """The same set-up once more. The others find the new table at the old one."""
        found, _ = await self._allowed(table, person.id, "")
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
                if not (await self.row(new)).over:
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
            made = await self.create(person, wanted, kept)
            row = msgspec.structs.replace(found.row, rematch=f"{made.id}/{made.key}")
            await found.reseat(found.seats, row)
            return made

    # -- what can be taken along ---------------------------------------------------

    async def cards(self, table: str, person: PersonRow | None, key: str) -> wire.Cards:
        found, _ = await self._allowed(table, person.id if person else "", key)
        rules = found.session.game.state.rules if found.session else edition(found.row.edition).rules
        return await asyncio.to_thread(encode.card_list, rules)

    async def record(self, table: str, person: PersonRow | None, key: str) -> str:
        """The full record, once the game is over; of a record that somebody has brought, its text."""
        uploaded = await self.store.upload(table)
        if uploaded is not None:
            return uploaded
        found, _ = await self._allowed(table, person.id if person else "", key)
        if found.session is None or not found.over:
            raise Trouble("record-later", 409)
        return self._record(found)

    def _record(self, table: Table) -> str:
        assert table.session is not None
        setup = table.setup.setup() if table.setup else None
        bots = tuple(s.bot if s.kind == "bot" else "" for s in table.seats)
        names = tuple(s.name for s in table.seats)
        how = table.row.how
        resigned, absent = out_of(table.seats)
        return record.write(
            table.session.game, names, setup, bots=bots, unfinished=how, resigned=resigned, absent=absent
        )

    async def view(self, table: str, person: PersonRow, seat: int) -> wire.View:
        """What a seat sees, for its own person; a spectator's view for everybody who may look."""
        found, _ = await self.enter(table, person.id, "", seat)
        if found.session is None:
            raise Trouble("not-begun", 409)
        async with found.lock:
            return encode.view(found.session.game.view(seat), found.session.p, asked=found.forecasts)

    async def replay(self, table: str, person: PersonRow | None, key: str) -> Opened:
        """A finished game, or a record that somebody has brought."""
        text = await self.record(table, person, key)
        opened = self.replays.get(table)
        if opened is not None:
            return opened
        foreign = self._awake(table) is None
        return await asyncio.to_thread(self.replays.open_record, table, text, foreign=foreign)

    async def review(self, table: str, person: PersonRow, key: str) -> wire.ReviewState:
        """Begin the review of a game that is over, or say how far it is."""
        if not (await self.replay(table, person, key)).ended:
            raise Trouble("review-open", 409)
        return self.reviews.begin(table, person.id, await self.record(table, person, key))

    async def review_state(self, table: str, person: PersonRow | None, key: str) -> wire.ReviewState:
        """How far a review is, for those who may see the replay."""
        await self.replay(table, person, key)
        return self.reviews.state(table)

    async def upload(self, person: PersonRow, text: str) -> wire.Replay:
        new = "u" + new_id(12)
        opened = await asyncio.to_thread(self.replays.open_record, new, text, foreign=True)
        await self.store.add_upload(new, person.id, text, time.time())
        return self.replays.info(opened)


def _check_one_seat(table: Table, person: PersonRow, but: int = SPECTATOR) -> None:
    """Where strangers sit down everybody plays for themselves alone. Raises Trouble."""
    if table.options.listed and any(
        s.person == person.id and s.kind == "person" and s.seat != but for s in table.seats
    ):
        raise Trouble("one-seat", 409)


def _brief(e: Exception) -> str:
    """What went wrong, for the log. A refusal says no more than its reason: the options are for its seat alone."""
    return f"{type(e).__name__}: {e.reason if isinstance(e, Refused) else e}"
