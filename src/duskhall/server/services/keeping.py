"""What this server is among those that share its store: it says that it lives, hears who else does, and takes tables.

A server whose store is its own keeps every table, and nothing here is asked of the database.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import math
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, NamedTuple

from ..errors import StoreError, Trouble
from ..store.nodes import SILENT, Beat, Node

if TYPE_CHECKING:
    from ..store.store import Store

log = logging.getLogger("duskhall.server")

EVERY = 1.0
"""Seconds between two beats."""
ID_BYTES = 9
NOTHING_HEARD = -1


class Elsewhere(Exception):
    """Another server keeps what was asked for."""

    def __init__(self, node: str, address: str) -> None:
        """``address``: where the others reach it; empty: nobody knows yet."""
        super().__init__(f"{node} at {address}")
        self.node = node
        self.address = address

    @property
    def leaving(self) -> bool:
        """This server stops: any other one may have it."""
        return not self.node


class Watch(NamedTuple):
    """Who wants to hear what the beats bring."""

    lost: Callable[[str], None]
    """Nothing that was kept is ours any more, or nobody knows; with the reason."""
    changed: Callable[[], Awaitable[None]]
    """Something that holds for all servers has changed."""
    gone: Callable[[], Awaitable[None]]
    """Another server has gone: what it kept may be waited for."""


class Keeping:
    def __init__(self, store: Store, address: str = "") -> None:
        """``address``: where the other servers reach this one."""
        self._nodes = store.nodes
        self.shared = store.engine.shared
        self.address = address
        self.node = ""
        """Its name among the others; empty: there are no others."""
        self._heard = 0.0
        """Since when it is certain that nobody takes us for dead: just before the last beat that has come through."""
        self._judges_from = math.inf
        """From when on it may take others for dead, if no beat fails until then."""
        self._cut = False
        self._house = NOTHING_HEARD
        self._others: dict[str, Node] = {}
        self._beaten = asyncio.Event()
        """Set with the next beat, which begins another one."""

    async def join(self) -> None:
        """Be one of them from now on. Raises StoreError."""
        if not self.shared:
            return
        now = time.monotonic()
        node = secrets.token_urlsafe(ID_BYTES)
        await self._nodes.join(node, self.address)
        self.node, self._heard, self._cut = node, now, False

    async def leave(self) -> None:
        """What is kept is free at once, not when it would be missed."""
        node, self.node = self.node, ""
        if node:
            await self._nodes.leave(node)

    # -- beats ---------------------------------------------------

    async def live(self, watch: Watch) -> None:
        """For as long as the server runs."""
        while self.shared:
            began = time.monotonic()
            try:
                await self._beat(began, watch)
            except Exception:
                log.exception("what a beat has brought cannot be done")
            await asyncio.sleep(max(0.05, began + EVERY - time.monotonic()))

    async def _beat(self, began: float, watch: Watch) -> None:
        if not self.node:
            # It is leaving.
            return
        try:
            # Once the time is over the tables are let go, whether or not an answer comes. Where this process itself
            # stood still it is over already, and the database has a moment to say how things are.
            left = self._heard + SILENT - began
            async with asyncio.timeout(left if left > 0 else EVERY):
                beat = await self._nodes.beat(self.node)
        except (StoreError, TimeoutError):
            self._judges_from = math.inf
            if not self._cut and not self._sure():
                log.error("the database has not answered for %.0f s: all tables are let go", SILENT)
                self._cut = True
                watch.lost("cut-off")
            return
        if beat is None:
            log.warning("the other servers took this one for dead; it joins anew")
            watch.lost("moving")
            await self.join()
            return
        late = began - self._heard >= SILENT
        self._heard, self._cut = began, False
        if late or self._judges_from == math.inf:
            self._judges_from = began + SILENT
        if late:
            # The others may have taken some of what is kept.
            self._house = NOTHING_HEARD
        await self._hear(beat, watch)

    async def _hear(self, beat: Beat, watch: Watch) -> None:
        before, self._others = self._others, {other.id: other for other in beat.others}
        self._beaten.set()
        self._beaten = asyncio.Event()
        if self.judges:
            for other in beat.others:
                if other.silent > SILENT and await self._nodes.bury(other.id):
                    log.warning("server %s has been silent for %.0f s: its tables are free", other.address, SILENT)
                    del self._others[other.id]
        if before.keys() - self._others.keys():
            await watch.gone()
        if beat.house != self._house:
            await watch.changed()
            self._house = beat.house

    def _sure(self) -> bool:
        return time.monotonic() - self._heard < SILENT

    @property
    def judges(self) -> bool:
        """Whether it may take others for dead: where the database was gone they all have been silent, and need a moment
        to say that they live."""
        return time.monotonic() > self._judges_from

    @property
    def cut_off(self) -> bool:
        """Whether the others may have taken what this server keeps."""
        return bool(self.node) and not self._sure()

    def check(self) -> None:
        """Raises Trouble where this server can do nothing."""
        if self.cut_off:
            raise Trouble("cut-off", 503)

    # -- who keeps what ---------------------------------------------------

    async def take(self, table: str) -> int:
        """Become the keeper of a table; the epoch to write in. Raises Elsewhere, Trouble and StoreError."""
        if not self.shared:
            hold = await self._nodes.keeper(table)
            return hold.epoch if hold is not None else 0
        self.check()
        hold = await self._nodes.take(table, self.node, from_silent=self.judges)
        if hold.node != self.node:
            raise Elsewhere(hold.node, await self._address_of(hold.node))
        return hold.epoch

    async def release(self, table: str, epoch: int) -> None:
        """Give it back; where that cannot be said it is found free once this server has gone."""
        if self.node:
            with contextlib.suppress(StoreError):
                await self._nodes.release(table, self.node, epoch)

    async def _address_of(self, node: str) -> str:
        if node not in self._others:
            self._others |= {one.id: one for one in await self._nodes.all() if one.id != self.node}
        found = self._others.get(node)
        return found.address if found is not None else ""

    def check_share(self, what: str) -> None:
        """Of what nobody keeps in the store each server has a share, and all agree about it. Raises Elsewhere."""
        if not self.node:
            return
        living = [self.node, *(node for node in self._others if self.lives(node))]
        node = max(living, key=lambda one: hashlib.blake2b(f"{one} {what}".encode()).digest())
        if node != self.node:
            raise Elsewhere(node, self._others[node].address)

    @property
    def first(self) -> bool:
        """Whether what one of them has to do for all is ours."""
        return all(self.node < node for node in self._others if self.lives(node))

    @property
    def servers(self) -> int:
        return 1 + sum(map(self.lives, self._others))

    def lives(self, node: str) -> bool:
        """As far as was heard."""
        found = self._others.get(node)
        return found is not None and found.silent <= SILENT

    async def until_dead(self, node: str) -> None:
        """Until another server is heard of no more."""
        while self.lives(node):
            await self._beaten.wait()
