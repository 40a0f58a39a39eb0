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
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from typing import TYPE_CHECKING, TypeVar

from duskhall.bots import USUAL
from duskhall.editions import NAMES, edition
from duskhall.notation import position

if TYPE_CHECKING:
    from collections.abc import Callable

    from duskhall.bots import Bot, Maker
    from duskhall.core.game import Game

T = TypeVar("T")

log = logging.getLogger("duskhall.server")

PATIENCE = 10.0
"""Seconds that a move of a bot may take, with everything around it, and a plan."""

THINKING = 8.0
"""Seconds of these in which a bot may think: enough for ``archmage(seconds=5)``."""

PROCESSES = 1
"""Two cores are what we expect of a machine: one for the tables, one for the bots."""


class Pool:
    def __init__(self, processes: int = PROCESSES, *, nice: int = 0) -> None:
        """``nice``: how far its work stands back behind that of others."""
        self._processes = processes
        self._nice = nice
        self._executor = self._make()
        self._turns = asyncio.Semaphore(processes)
        """A process is given one question at a time: time spent in a queue is not time spent thinking, and when one is
        ended because it hangs, nobody else's question ends with it."""

    def _make(self) -> ProcessPoolExecutor:
        # Spawned, not forked: a fork would take the store's lock and the sockets along.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._processes, context, initializer=_at_work, initargs=(self._nice,))

    async def warm(self) -> None:
        """Start the processes, so that the first move of a bot does not wait for them."""
        await asyncio.get_running_loop().run_in_executor(self._executor, _ready)

    async def choose(self, spec: str, game: Game, seat: int, table: str = "") -> str:
        """The option that a bot takes. Whatever happens to it, the answer is a legal one. ``table``: names the table,
        so that the bot remembers what it wanted to do this turn."""
        decision = game.decision(seat)
        if decision.count == 1:
            return decision.options[0]
        fallback = decision.options[0]
        rules = game.state.rules
        # The cards of the box are known to the worker; others travel with the position.
        own_cards = rules is not edition(rules.edition).rules_on(rules.board)
        text = position.write(game.view(seat).sample(secrets.randbits(63)), cards=own_cards)
        found = await self.work(_choose, spec, text, seat, table, who=f"bot {spec}")
        if found is None:
            return fallback
        option, fault = found
        if fault:
            log.warning("bot %s: %s", spec, fault)
        return option or fallback

    async def work(
        self, do: Callable[..., T], *args: object, who: str, still: Callable[[], bool] = lambda: True
    ) -> T | None:
        """What a function of a module makes of its arguments in a worker; None if it is late, or the worker ends.
        ``still``: whether it is still wanted when its turn has come."""
        async with self._turns:
            if not still():
                return None
            executor = self._executor
            try:
                return await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(executor, do, *args), PATIENCE)
            except TimeoutError:
                log.warning("%s is late and is not waited for", who)
            except BrokenProcessPool:
                log.warning("the process of %s has ended; a new one is started", who)
            self._renew(executor)
            return None

    def _renew(self, executor: ProcessPoolExecutor) -> None:
        """Another executor in place of one that hangs or is broken; whoever notices first does it."""
        if executor is not self._executor:
            return
        self._executor = self._make()
        _end(executor)

    def close(self) -> None:
        """The end: nobody waits for what is being worked out."""
        _end(self._executor)


def _end(executor: ProcessPoolExecutor) -> None:
    # A process at work does not end by being asked to, and the server would wait for it.
    for process in list((executor._processes or {}).values()):
        process.kill()
    executor.shutdown(wait=False, cancel_futures=True)


# ----------------------------------------------------------------------------------------------------------------------
# In the worker


def _at_work(nice: int) -> None:
    """A worker leaves Ctrl-C to its server, ends when the server has ended, and loads what every bot needs."""
    os.nice(nice)
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


def _choose(spec: str, text: str, seat: int, table: str = "") -> tuple[str, str]:
    from duskhall.bots import BotError, ask
    from duskhall.core.game import Game

    game = Game(position.read(text), listen=False, history=False)
    decision = game.decision(seat)
    try:
        bot = _seated(spec, table, game.state.turn, seat)
    except BotError as e:
        return "", str(e)
    answer = ask(bot, game.view(seat), decision, THINKING)
    return answer.option, f"{answer.fault} {answer.given}".strip() if answer.fault else ""
