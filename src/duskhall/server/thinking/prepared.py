"""Replays in the form in which they are sent: worked out beside the tables, some moves at a time, packed, and kept.

A request is answered from what is kept; nothing of a game is read, played or worded for it in the loop.
"""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import msgspec

from duskhall.notation import position
from duskhall.telling.setup import game_title
from duskhall.text import reader, reading

from .. import encode
from ..errors import Trouble
from ..game.positions import forked, position_in
from .replays import Replays

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from duskhall.core.state import State

    from ..limits.turns import Turn
    from ..services.services import Services
    from .replays import Opened

T = TypeVar("T")

PAGE = 16
"""Moves that are prepared together."""
KEPT_BYTES = 64_000_000
"""Of answers, packed, and of texts."""


class Source(NamedTuple):
    """The text of a replay."""

    text: str
    foreign: bool
    """Somebody has brought it."""


class Facts(NamedTuple):
    """The data of a replay that answers need."""

    moves: int
    seats: int
    ended: bool


class Start(NamedTuple):
    """A position that a game goes on from."""

    text: str
    edition: str
    seats: int
    title: str


class Prepared:
    """The replays that were looked at last."""

    def __init__(self, services: Services, kept: int = KEPT_BYTES) -> None:
        self._services = services
        self._most = kept
        self._kept: OrderedDict[object, Any] = OrderedDict()
        self._size = 0
        self._making: dict[object, asyncio.Task[Any]] = {}

    # -- texts ---------------------------------------------------

    def source(self, id: str) -> Source | None:
        found: Source | None = self._get(id)
        return found

    def keep(self, id: str, source: Source) -> Source:
        self._put(id, source, len(source.text))
        return source

    # -- answers ---------------------------------------------------

    async def facts(self, id: str, source: Source, whose: Turn) -> Facts:
        """Raises Trouble with what is wrong with the text. ``whose``: how who asks stands in the queue."""
        return await self._worked(_facts, id, source, whose)

    async def info(self, id: str, source: Source, whose: Turn) -> bytes:
        """``wire.Replay``, packed."""
        return await self._worked(_info, id, source, whose)

    async def cards(self, id: str, source: Source, whose: Turn) -> bytes:
        """``wire.Cards``, packed."""
        return await self._worked(_cards, id, source, whose)

    async def step(self, id: str, source: Source, whose: Turn, move: int, seat: int) -> bytes:
        """``wire.ReplayStep``, packed. ``seat``: from 0, or SPECTATOR. Raises Trouble."""
        facts = await self.facts(id, source, whose)
        if not 0 <= move <= facts.moves:
            raise Trouble("no-move", 404, most=facts.moves)
        if seat >= facts.seats:
            raise Trouble("no-view", 404, most=facts.seats)
        page = await self._worked(_page, id, source, whose, seat, move // PAGE)
        return page[move % PAGE]

    async def position(self, id: str, source: Source, whose: Turn, move: int) -> str:
        return await self._once(_position, id, source, whose, move)

    async def start(self, id: str, source: Source, whose: Turn, move: int, *, shared: bool) -> Start:
        """The position after so many moves, to play on from. Raises Trouble."""
        return await self._once(_start_of, id, source, whose, move, shared)

    async def start_in(self, text: str, whose: Turn, *, shared: bool) -> Start:
        """The position that a text gives, to play on from. Raises Trouble."""
        return await self._at_the_desk(whose, _start_in, text, shared, reader())

    # -- working and keeping ---------------------------------------------------

    async def _worked(self, do: Callable[..., T], id: str, source: Source, whose: Turn, *args: object) -> T:
        """A worker's part of a replay, for the language of the reader: once, and for everybody who asks
        meanwhile."""
        key = do, id, reader(), *args
        found: T | None = self._get(key)
        if found is not None:
            return found
        making = self._making.get(key)
        if making is None:
            making = self._making[key] = self._services.hold(self._make(key, do, id, source, whose, *args))
        done: T = await asyncio.shield(making)
        return done

    async def _make(self, key: object, do: Callable[..., T], id: str, source: Source, whose: Turn, *args: object) -> T:
        try:
            made = await self._once(do, id, source, whose, *args)
            self._put(key, made, _size(made))
            return made
        finally:
            del self._making[key]

    def _once(
        self, do: Callable[..., T], id: str, source: Source, whose: Turn, *args: object
    ) -> Coroutine[Any, Any, T]:
        return self._at_the_desk(whose, do, id, source, reader(), *args)

    async def _at_the_desk(self, whose: Turn, do: Callable[..., T], *args: object) -> T:
        found = await self._services.desk.work(do, *args, who="desk", whose=whose)
        if found is None:
            raise Trouble("too-much-work", 422)
        return found

    def _get(self, key: object) -> Any:
        found = self._kept.get(key)
        if found is None:
            return None
        self._kept.move_to_end(key)
        return found[0]

    def _put(self, key: object, what: object, size: int) -> None:
        self._forget(key)
        self._kept[key] = what, size
        self._size += size
        while self._size > self._most and len(self._kept) > 1:
            self._forget(next(iter(self._kept)))

    def _forget(self, key: object) -> None:
        _, size = self._kept.pop(key, (None, 0))
        self._size -= size


def _size(made: object) -> int:
    """About how many bytes are kept for it."""
    if isinstance(made, bytes):
        return len(made)
    return sum(map(len, made)) if isinstance(made, list) else 100


# ----------------------------------------------------------------------------------------------------------------------
# In the worker

_replays = Replays()


def _opened(id: str, source: Source) -> Opened:
    return _replays.open_record(id, source.text, foreign=source.foreign)


def _packed(what: object) -> bytes:
    return gzip.compress(msgspec.json.encode(what), 5, mtime=0)


def _facts(id: str, source: Source, language: str) -> Facts:
    with reading(language):
        opened = _opened(id, source)
        return Facts(len(opened.moves), opened.states[0].seats, opened.ended)


def _info(id: str, source: Source, language: str) -> bytes:
    with reading(language):
        return _packed(_replays.info(_opened(id, source)))


def _cards(id: str, source: Source, language: str) -> bytes:
    with reading(language):
        return _packed(encode.card_list(_opened(id, source).states[0].rules))


def _page(id: str, source: Source, language: str, seat: int, page: int) -> list[bytes]:
    with reading(language):
        opened = _opened(id, source)
        moves = range(page * PAGE, min((page + 1) * PAGE, len(opened.moves) + 1))
        return [_packed(_replays.step(opened, move, seat)) for move in moves]


def _position(id: str, source: Source, language: str, move: int) -> str:
    with reading(language):
        return _replays.position(_opened(id, source), move)


def _start_of(id: str, source: Source, language: str, move: int, shared: bool) -> Start:
    with reading(language):
        return _start(_opened(id, source).state(move), shared)


def _start_in(text: str, shared: bool, language: str) -> Start:
    with reading(language):
        return _start(position_in(text), shared)


def _start(found: State, shared: bool) -> Start:
    state = forked(found, shared=shared)
    rules = state.rules
    return Start(position.write(state), rules.edition, state.seats, game_title(rules, None))
