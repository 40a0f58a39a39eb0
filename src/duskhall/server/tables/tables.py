"""All tables of a server: finding them, waking those that are asked for, putting idle ones to sleep.

What people do at them is elsewhere: :mod:`lobby` lists and makes tables, :mod:`seats` has who sits where, :mod:`games`
what can be taken away from a game."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import hmac
import logging
import time
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

import msgspec

from duskhall.core.state import SPECTATOR
from duskhall.editions import NAMES, edition
from duskhall.text import languages, reading

from .. import encode, wire
from ..errors import UNREADABLE, StoreError, Trouble
from ..game.positions import deal
from ..game.session import Session
from ..limits.limits import Sockets
from ..limits.turns import Turns
from ..people.people import check_storage
from ..services.keeping import Elsewhere, Keeping, Watch
from ..services.pool import Pool
from ..services.services import Services
from ..store.rows import PersonRow, SeatRow, TableAndSeats, TableRow
from ..store.store import Store
from .lessons import seated
from .table import Table
from .waking import woken

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from ..limits.quotas import Quotas

log = logging.getLogger("duskhall.server")

IDLE = 300.0
"""Seconds after which a table without anybody at it is put to sleep."""

HANDING_OVER = 2.0
"""Seconds in which acts under way come to their end when the server stops."""

SWEEP = 600.0
"""Seconds after which lost memory is looked for even while people play."""

PRUNE = 3600.0
"""Seconds between two looks for what nobody uses any more."""


class Tables:
    def __init__(
        self,
        store: Store,
        pool: Pool,
        bots: Sequence[str],
        *,
        quotas: Quotas | None = None,
        limited: bool = False,
        address: str = "",
        around: Callable[[str, Pool], Pool] = lambda _, pool: pool,
    ) -> None:
        """``limited``: what people may take is counted for their addresses too; ``address``: where other servers of the
        same store reach this one; ``around``: what becomes of a pool of a name where others work for it."""
        self.keeping = Keeping(store, address)
        self.services = Services(store, around("bots", pool), quotas, self.keeping, around)
        self.store = store
        self.quotas = self.services.quotas
        self.limited = limited
        self.bots = bots
        """The names of the bots that a seat may have."""
        self.awake: dict[str, Table] = {}
        self.sockets = Sockets()
        self._sweep_at = time.monotonic() + SWEEP
        self._waking: dict[str, asyncio.Future[Table]] = {}
        self._wakes = Turns(1)

    async def open(self, changed: Callable[[], Awaitable[None]] | None = None) -> None:
        """Begin to work. Tables whose clocks run wake now; all others when somebody comes. ``changed``: to be called
        when what holds for all servers has changed. Raises StoreError."""
        spawn = self.services.spawn
        await self.keeping.join()
        if changed is not None:
            spawn(self.keeping.live(Watch(self.let_all_go, changed, self._wake_clocks)))
        spawn(self._wake_clocks())
        spawn(self._keep_house())
        spawn(self._prune())
        spawn(self.services.pool.warm())
        spawn(self._warm())

    async def _wake_clocks(self) -> None:
        """Those that no server keeps."""
        for table in await self.store.nodes.abandoned():
            try:
                (await self.get(table)).nudge()
            except Elsewhere:
                # Another was quicker.
                continue
            except Exception as e:
                log.warning("table %s does not wake: %s", table, e)

    async def _prune(self) -> None:
        """What nobody uses any more goes, now and then."""
        while True:
            if not self.keeping.first:
                # It is done once for all servers.
                await asyncio.sleep(PRUNE)
                continue
            try:
                gone = await self.store.usage.prune(self.quotas.keep, time.time(), lambda: {*self.awake, *self._waking})
                if gone:
                    log.info("not used any more: %s", ", ".join(f"{n} {what}" for what, n in gone.items()))
            except StoreError as e:
                log.error("what nobody uses cannot be deleted: %s", e.reason)
            await asyncio.sleep(PRUNE)

    async def _warm(self) -> None:
        """Cards and words are read when they are first needed: the first guest shall not wait for that."""
        for language in languages():
            for name in NAMES:
                with reading(language):
                    await asyncio.to_thread(_say_something, name)

    async def hand_over(self) -> None:
        """The server is about to stop: what is under way is brought to its end, and the others may have the tables."""
        self.services.closing = True
        with contextlib.suppress(TimeoutError, StoreError):
            async with asyncio.timeout(HANDING_OVER):
                await asyncio.gather(*(table.finish() for table in list(self.awake.values())))
                await self.keeping.leave()

    def let_all_go(self, why: str) -> None:
        """Nobody knows any more whether they are ours: whoever is at one is told to come again."""
        for table in list(self.awake.values()):
            table.close(why)
        self.awake.clear()

    async def check_kept(self) -> None:
        """Let go of tables that others have taken, or that have changed behind our back."""
        node = self.keeping.node
        if not node:
            return
        now = {id: table.epoch for id, table in self.awake.items()}
        kept = await self.store.nodes.kept(node)
        for id, epoch in now.items():
            table = self.awake.get(id)
            if table is not None and table.epoch == epoch and kept.get(id) != epoch:
                table.close("moving")
                del self.awake[id]

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
        gc.set_threshold(10_000, 50, 1_000_000)
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
                self.services.spawn(self.keeping.release(table.row.id, table.epoch))

    def found_awake(self, table: str) -> Table | None:
        """A table that is in memory. One that has closed itself because it could not store a move has left it."""
        found = self.awake.get(table)
        if found is not None and found.closed:
            del self.awake[table]
            return None
        return found

    # -- finding ---------------------------------------------------

    async def get(self, table: str) -> Table:
        """The table in memory; it wakes if it sleeps. Raises Elsewhere and Trouble."""
        self.keeping.check()
        found = self.found_awake(table)
        if found is not None:
            found.touched = time.monotonic()
            return found
        if table in self._waking:
            return await asyncio.shield(self._waking[table])
        if self.services.closing:
            raise Elsewhere("", "")
        waking = asyncio.get_running_loop().create_future()
        self._waking[table] = waking
        try:
            woken = await self._wake(table)
            self.awake[table] = woken
            waking.set_result(woken)
            return woken
        except BaseException as e:
            waking.set_exception(e if isinstance(e, Trouble | Elsewhere) else Trouble("storage", 503))
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
        try:
            epoch = await self.keeping.take(table)
        except StoreError as e:
            if e.reason != "unknown":
                raise
            raise Trouble("no-table", 404) from e
        # What the keeper before has written is there by now.
        row, seats = await self._stored(table)
        # One after the other, as each thread that computes makes the loop wait; but the hosts take turns.
        async with self._wakes.of(row.host):
            return await woken(self.services, row, seats, epoch)

    async def row(self, table: str) -> TableRow:
        """A table as it stands; one that sleeps is not woken for it."""
        awake = self.found_awake(table)
        if awake is not None:
            return awake.row
        return (await self._stored(table))[0]

    async def lead_on(self, table: str, to: TableRow) -> None:
        """Show those who still look at a finished game where the next one is played. If that cannot be stored they find
        it by the campaign."""
        awake = self.found_awake(table)
        if awake is None:
            return
        with contextlib.suppress(Trouble):
            async with awake.lock:
                row = msgspec.structs.replace(awake.row, rematch=f"{to.id}/{to.key}")
                await awake.reseat(awake.seats, row)

    async def allowed(self, table: str, person: str, key: str) -> tuple[Table, bool]:
        """The table if this person may see it, and whether they belong to it."""
        member = await self._is_member(table, person, key)
        return await self.get(table), member

    async def _is_member(self, table: str, person: str, key: str) -> bool:
        """Whether somebody who may see a table belongs to it. A table that sleeps is not woken for the question: it
        takes a while, and strangers shall not cause it. Raises Trouble."""
        self.services.house.check(person, "kick", table)
        awake = self.found_awake(table)
        row, seats = (awake.row, awake.seats) if awake is not None else await self._stored(table)
        if person and (row.host == person or any(s.person == person for s in seats)):
            return True
        if key and hmac.compare_digest(key.encode(), row.key.encode()):
            return True
        if person and await self.store.is_member(table, person):
            return True
        if row.options.listed:
            return False
        raise Trouble("no-table", 404)

    async def enter(self, table: str, person: str, key: str, seat: int) -> tuple[Table, bool]:
        """The table for a socket that wants to sit there (from 0) or to watch, and whether its person belongs to it."""
        found, member = await self.allowed(table, person, key)
        found.check_may_look(person, seat)
        if person and member and seat == SPECTATOR:
            await self.store.add_member(table, person)
        return found, member

    async def check_here(self, table: str) -> None:
        """Raises Elsewhere if another server keeps a table, and not where there is none."""
        if self.keeping.shared:
            with contextlib.suppress(Trouble):
                await self.get(table)

    async def check_signed_in(self) -> None:
        """Close the sockets of browsers that another server has signed out."""
        here = {(v.person, v.browser) for table in self.awake.values() for v in table.viewers if v.person}
        for person, browser in await self.store.browsers.ended(here) if here else ():
            self.sign_out(person, (browser,))

    def sign_out(self, person: str, browsers: Collection[str]) -> None:
        """Close the sockets of these browsers of somebody."""
        for table in self.awake.values():
            table.sign_out(person, browsers)

    async def info(self, table: str, person: PersonRow | None, key: str = "") -> wire.Table:
        who = person.id if person else ""
        found, member = await self.allowed(table, who, key)
        return found.info(who, member=member)

    async def member_table(self, table: str, person: PersonRow) -> Table:
        """A table that somebody may see without its key. Raises Trouble."""
        found, _ = await self.allowed(table, person.id, "")
        return found

    # -- making ---------------------------------------------------

    async def add(self, row: TableRow, seats: list[SeatRow]) -> wire.Made:
        """A table that is not there yet; the game begins if no seat is open."""
        self.keeping.check()
        epoch = await self.store.add_table(row, seats, self.keeping.node)
        made = seated(self.services, row, seats, None, epoch)
        self.awake[row.id] = made
        async with made.lock:
            await made.begin_if_full()
        return wire.Made(id=row.id, key=row.key)

    async def check_room(self, person: PersonRow, *, listed: bool = False) -> None:
        """Raises Trouble if somebody has as many tables as one may have, or those at their address have. ``listed``:
        the table would wait in the public list."""
        amounts = self.quotas.amounts
        await check_storage(self.store, amounts)
        mine, ours = await self.store.usage.tables(person, waiting=False)
        if mine >= amounts.tables:
            raise Trouble("many-tables", 429, most=amounts.tables)
        if self.limited and ours >= amounts.tables_address:
            raise Trouble("many-tables-here", 429)
        if listed and self.limited:
            mine, ours = await self.store.usage.tables(person, waiting=True)
            if mine >= amounts.waiting or ours >= amounts.waiting_address:
                raise Trouble("many-waiting", 429, most=amounts.waiting)


def _say_something(name: str) -> None:
    """A game of an edition in words, with a number and an ability: what words them is loaded when it is needed."""
    session = Session(deal(edition(name).first_game, 2), ("", ""))
    session.p.say("cards-hidden", n=2)
    encode.card(next(card for card in edition(name).rules.cards if card.abilities), session.p)
    encode.update(session, 0)
