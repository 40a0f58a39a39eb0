"""Bots and plans at work in processes of their own, so that thinking never holds up the tables.

Both are given a position in which everything their seat may not know is dealt anew: even one that looks where it should
not finds nothing.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import sys
import threading
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager, contextmanager
from functools import cache
from typing import TYPE_CHECKING, TypeVar

from duskhall.bots import BUILT_IN, USUAL
from duskhall.editions import NAMES, edition

from ..limits.turns import ANYBODY, Turn, Turns

if sys.platform != "win32":
    import resource

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator

    from duskhall.bots import Bot, Maker
    from duskhall.core.game import Game
    from duskhall.core.state import State

K = TypeVar("K")
T = TypeVar("T")

log = logging.getLogger("duskhall.server")

PATIENCE = 10.0
"""Seconds that a move of a bot may take, with everything around it, and a plan."""

BEGINNING = 60.0
"""Seconds in which a process has to begin."""

THINKING = 8.0
"""Seconds of these in which a bot may think: enough for ``archmage(seconds=5)``."""

MEMORY = 2_000_000_000
"""Bytes of addresses that a worker may have; it has some 300 million before it begins to work."""

MOST_WAITING = 200
"""Questions of one person or table that wait at a time: whoever does not wait for answers could ask without end."""
MOST_OF_A_PLACE = 4 * MOST_WAITING
"""The same of all that come from one place: each of them holds a position."""

PROCESSES = 1
"""Two cores are what we expect of a machine: one for the tables, one for the bots."""


def bot_names(specs: tuple[str, ...]) -> tuple[str, ...]:
    """The bots that a seat may have, levels first."""
    return tuple(dict.fromkeys((*BUILT_IN, *specs)))


class Pool:
    def __init__(
        self, processes: int = PROCESSES, *, nice: int = 0, patience: float = PATIENCE, memory: int = MEMORY
    ) -> None:
        """``nice``: how far its work stands back behind that of others; ``patience``: seconds that a piece of work may
        take; ``memory``: bytes that a worker may have, 0: as much as there is."""
        self._processes = processes
        self._nice = nice
        self._patience = patience
        self._memory = memory
        self._executor = self._make()
        self._begun: ProcessPoolExecutor | None = None
        """The executor whose process has begun to work."""
        self._asking: Counter[Turn | str] = Counter()
        """Whose questions are not answered yet."""
        self._asking_at: Counter[str] = Counter()
        """The same by place."""
        self.carried = 0
        """Questions that others have answered: see :mod:`bus`."""
        self._turns = Turns(processes)
        """A process is given one question at a time: time spent in a queue is not time spent thinking, and when one is
        ended because it hangs, nobody else's question ends with it."""

    def _make(self) -> ProcessPoolExecutor:
        # Spawned, not forked: a fork would take the store's lock and the sockets along.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._processes, context, initializer=_at_work, initargs=(self._nice, self._memory))

    async def warm(self) -> None:
        """Start the processes, so that the first move of a bot does not wait for them."""
        await self._ready(self._executor)

    async def _ready(self, executor: ProcessPoolExecutor) -> None:
        """The process is there: beginning takes a second or several, which are nobody's time to think."""
        if executor is not self._begun:
            await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(executor, _ready), BEGINNING)
            self._begun = executor

    async def choose(self, spec: str, game: Game, seat: int, turn: Turn = ANYBODY) -> str:
        """The option that a bot takes. Whatever happens to it, the answer is a legal one. ``turn``: names the table,
        so that the bot remembers what it wanted to do this turn."""
        decision = game.decision(seat)
        if decision.count == 1:
            return decision.options[0]
        fallback = decision.options[0]
        state = game.view(seat).sample(secrets.randbits(63))
        found = await self.work(_choose, spec, state, seat, turn.table, who=f"bot {spec}", whose=turn)
        if found is None:
            return fallback
        option, fault = found
        if fault:
            log.warning("bot %s: %s", spec, fault)
        return option or fallback

    async def work(
        self,
        do: Callable[..., T],
        *args: object,
        who: str,
        whose: Turn | str = ANYBODY,
        still: Callable[[], bool] = lambda: True,
    ) -> T | None:
        """What a function of a module makes of its arguments in a worker; None if it is late, takes too much memory,
        the worker ends, or too many questions of the same person or table wait already. ``whose``: for which person or
        table it is, as they take turns; ``still``: whether it is still wanted when its turn has come."""
        if self._asks_too_much(whose):
            return None
        async with self._counted(whose), self._turns.of(whose):
            if not still():
                return None
            executor = self._executor
            try:
                await self._ready(executor)
                work = asyncio.get_running_loop().run_in_executor(executor, do, *args)
                return await asyncio.wait_for(work, self._patience)
            except TimeoutError:
                log.warning("%s is late and is not waited for", who)
            except MemoryError:
                log.warning("%s takes too much memory and is given up", who)
            except BrokenProcessPool:
                log.warning("the process of %s has ended; a new one is started", who)
            self._renew(executor)
            return None

    def _asks_too_much(self, whose: Turn | str) -> bool:
        at = _place_of(whose)
        return (whose != ANYBODY and self._asking[whose] >= MOST_WAITING) or (
            bool(at) and self._asking_at[at] >= MOST_OF_A_PLACE
        )

    @asynccontextmanager
    async def _counted(self, whose: Turn | str) -> AsyncIterator[None]:
        """One question more, until it is answered."""
        with _one_more(self._asking, whose), _one_more(self._asking_at, _place_of(whose)):
            yield

    @property
    def waiting(self) -> int:
        """Questions that are not answered yet."""
        return self._asking.total()

    def _renew(self, executor: ProcessPoolExecutor) -> None:
        """Another executor in place of one that hangs or is broken; whoever notices first does it."""
        if executor is not self._executor:
            return
        self._executor = self._make()
        _end(executor)

    def close(self) -> None:
        """The end: nobody waits for what is being worked out."""
        _end(self._executor)


def _place_of(whose: Turn | str) -> str:
    return whose.place if isinstance(whose, Turn) else whose


@contextmanager
def _one_more(counter: Counter[K], key: K) -> Iterator[None]:
    counter[key] += 1
    try:
        yield
    finally:
        counter[key] -= 1
        if not counter[key]:
            del counter[key]


def _end(executor: ProcessPoolExecutor) -> None:
    # A process at work does not end by being asked to, and the server would wait for it.
    for process in list((executor._processes or {}).values()):
        process.kill()
    executor.shutdown(wait=False, cancel_futures=True)


# ----------------------------------------------------------------------------------------------------------------------
# In the worker


def _at_work(nice: int, memory: int) -> None:
    """A worker leaves Ctrl-C to its server, ends when the server has ended, and loads what every bot needs."""
    if sys.platform != "win32":
        os.nice(nice)
        if memory:
            resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_server, daemon=True).start()
    for name in NAMES:
        _ = edition(name).rules
    _maker(USUAL)


def _end_with_server() -> None:
    """A server that was killed cannot say good-bye."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
    os._exit(0)


def _ready() -> None:
    """Nothing: a worker that answers is there."""


@cache
def _maker(spec: str) -> Maker:
    from duskhall.bots import find

    return find(spec)


Sitting = tuple[str, int, int, str]
"""A table, its turn, a seat and its bot."""
MOST_SITTING = 64
_sitting: dict[Sitting, Bot] = {}
"""The bots that are in the middle of a turn, the latest last."""


def _seated(spec: str, table: str, turn: int, seat: int) -> Bot:
    """The bot that has begun this turn, or a new one: what it wanted to do counts until the turn is over. Raises
    BotError."""
    place = (table, turn, seat, spec)
    bot = _sitting.pop(place, None) or _maker(spec).make(secrets.randbits(31))
    if table:
        _sitting[place] = bot
        if len(_sitting) > MOST_SITTING:
            del _sitting[next(iter(_sitting))]
    return bot


def _choose(spec: str, state: State, seat: int, table: str = "") -> tuple[str, str]:
    from duskhall.bots import BotError, ask
    from duskhall.core.game import Game

    game = Game(state, listen=False, history=False)
    decision = game.decision(seat)
    try:
        bot = _seated(spec, table, game.state.turn, seat)
    except BotError as e:
        return "", str(e)
    answer = ask(bot, game.view(seat), decision, THINKING)
    return answer.option, f"{answer.fault} {answer.given}".strip() if answer.fault else ""
