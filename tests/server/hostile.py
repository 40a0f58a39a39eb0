"""The honest beside the hostile: somebody plays on a real server, limits on, while others do their worst to it.

An attack is a function of a module that is given an :class:`Attacker`. It runs in a process of its own, with what the
server leaves of the processors, as if it were on another machine, and from an address of its own, so that what it uses
up is its own::

    def uploads(attacker: Attacker) -> None:
        with attacker.person("Mallory") as mallory:
            while attacker.on():
                ...


    with Server(tmp_path / "data") as server:
        beside(server, uploads, seconds=5).check()

What the honest wait because the machine is busy with something else does not count: the system tells how long the
server's loop and the player were ready to go on and had no processor. Helpers of the server are something else too: on
a machine with two cores, as ``docs/hosting.md`` asks for, they leave one to the loop.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import multiprocessing
import os
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from multiprocessing.queues import SimpleQueue
from multiprocessing.synchronize import Event
from pathlib import Path
from random import Random

import httpx

from duskhall.server import wire
from tests.helpers import few
from tools.live import PATIENCE, Gone, Person, ProblemError, Server, me, wait_for
from tools.load_players import quantile

ACK, HEALTH = 100.0, 1000.0
"""Milliseconds in which 99 of 100 moves of the honest are acknowledged, and healthz answers."""
BUSY = few(1.0, 3.0)
"""So many times as long it may take on a machine that may have something else to do: what a place may take of the
server's time is a part of all time, and leaves less to the others where the server gets less."""
MOVES = 20
"""Fewer say nothing."""
NICE = 10
"""An attack has a tenth of the processor where the server wants it too."""
PACE = 0.03
"""Seconds between two moves of the honest."""


# ----------------------------------------------------------------------------------------------------------------------
# The hostile


BROKEN = (Gone, OSError, TimeoutError, httpx.TransportError)
"""What a client says of a server that has gone, or of a connection that it has closed."""


@dataclass
class Attacker:
    """Where an attack runs, and until when."""

    address: str
    source: str
    """The address of this machine from which it comes."""
    begun: Event
    over: Event
    done: Counter[str] = field(default_factory=Counter)
    """How often it has got what for an answer, by reason; "" where it was served."""

    def on(self) -> bool:
        return not self.over.is_set()

    def person(self, name: str) -> Person:
        return Person(self.address, name, source=self.source)

    @contextlib.contextmanager
    def shrug(self) -> Iterator[None]:
        """What is refused, or late, is tried again; it is counted."""
        try:
            yield
            self.done[""] += 1
        except ProblemError as e:
            self.done[e.reason] += 1
            if e.reason == "too-fast":
                self.over.wait(0.2)
        except BROKEN as e:
            self.done[type(e).__name__] += 1
            self.over.wait(0.05)


Attack = Callable[[Attacker], None]


def _attack(attack: Attack, attacker: Attacker, answers: SimpleQueue[Counter[str]]) -> None:
    os.nice(NICE)
    attacker.begun.set()
    try:
        while attacker.on():
            try:
                attack(attacker)
            except (ProblemError, *BROKEN):
                # A server that is killed meanwhile is there again soon.
                attacker.over.wait(0.05)
    finally:
        answers.put(attacker.done)


# ----------------------------------------------------------------------------------------------------------------------
# The honest


@dataclass
class Felt:
    """Milliseconds that the honest have waited, one by one, and what the hostile have got."""

    acks: list[float] = field(default_factory=list)
    health: list[float] = field(default_factory=list)
    answers: list[Counter[str]] = field(default_factory=list)
    """What each attack has got, and how often."""

    @property
    def ack_p99(self) -> float:
        return _of_hundred(self.acks)

    @property
    def health_p99(self) -> float:
        return _of_hundred(self.health)

    def check(self) -> None:
        """The honest have hardly noticed anything."""
        assert len(self.acks) >= MOVES and self.health, str(self)
        assert self.ack_p99 < BUSY * ACK and self.health_p99 < BUSY * HEALTH, str(self)

    def __str__(self) -> str:
        return (
            f"{len(self.acks)} moves: half within {quantile(self.acks, 0.5):.1f} ms, 99 of 100 within "
            f"{self.ack_p99:.1f}, all within {quantile(self.acks, 1):.1f}; healthz {self.health_p99:.1f} ms"
        )


def _of_hundred(seconds: list[float]) -> float:
    """Milliseconds within which all were but one of each hundred begun."""
    return 1000 * sorted(seconds)[max(0, len(seconds) - 1 - math.ceil(len(seconds) / 100))] if seconds else 0.0


def _had_and_waited_for(thread: str) -> tuple[float, float]:
    """Seconds that a thread has had a processor, and that it was ready to go on and had none."""
    had, waited, _ = Path(f"/proc/{thread}/schedstat").read_text().split()
    return int(had) / 1e9, int(waited) / 1e9


@contextlib.contextmanager
def _noted(seconds: list[float], pid: int) -> Iterator[None]:
    """How long it took, less what the server's loop and this thread waited for a processor. They take turns, so nothing
    is left out twice; what other threads of the server wait for counts, and so does what its loop has computed."""
    threads = str(pid), "thread-self"
    begun, before = time.perf_counter(), [_had_and_waited_for(thread) for thread in threads]
    yield
    took = time.perf_counter() - begun
    after = [_had_and_waited_for(thread) for thread in threads]
    waited = sum(now[1] - then[1] for now, then in zip(after, before, strict=True))
    seconds.append(max(after[0][0] - before[0][0], took - waited))


class Honest:
    """Somebody who plays both seats of a table, at random and at a steady pace, on one game after the other."""

    def __init__(self, server: Server, felt: Felt) -> None:
        self._person = Person(server.address, "Honest")
        self._pid = server.pid
        self._felt = felt
        self._luck = Random(1)

    def play(self, until: Callable[[], bool]) -> None:
        with self._person:
            while not until():
                self._game(until)

    def _game(self, until: Callable[[], bool]) -> None:
        made = self._person.create(me(), me())
        with self._person.sit(made, 1) as first, self._person.sit(made, 2) as second:
            while not until():
                for seat in (first, second):
                    # What one has done the other may still have to hear.
                    with contextlib.suppress(TimeoutError):
                        while True:
                            seat.next(0)
                asked = next((s for s in (first, second) if s.question is not None), None)
                if first.ending is not None:
                    return
                if asked is not None:
                    option = self._luck.choice(asked.options())
                    with _noted(self._felt.acks, self._pid):
                        assert isinstance(asked.move(option), wire.Ack)
                time.sleep(PACE)


def _look_after(server: Server, felt: Felt, over: threading.Event) -> None:
    """How long healthz takes, again and again."""
    with httpx.Client(base_url=server.address, timeout=PATIENCE, trust_env=False) as http:
        while not over.wait(0.1):
            with _noted(felt.health, server.pid):
                assert http.get("/healthz").status_code == 200


@contextlib.contextmanager
def besieged(address: str, *attacks: Attack) -> Iterator[list[Counter[str]]]:
    """These attacks go on while this lasts; what they have got for answers is known at the end."""
    spawn = multiprocessing.get_context("spawn")
    stop, answers = spawn.Event(), spawn.SimpleQueue()
    attackers = [Attacker(address, f"127.0.0.{n}", spawn.Event(), stop) for n in range(2, len(attacks) + 2)]
    hostile = [
        spawn.Process(target=_attack, args=(attack, attacker, answers))
        for attack, attacker in zip(attacks, attackers, strict=True)
    ]
    out: list[Counter[str]] = []
    try:
        for process in hostile:
            process.start()
        for attacker in attackers:
            # A process has much to load before it can do any harm.
            assert attacker.begun.wait(3 * PATIENCE), "an attack does not begin"
        yield out
    finally:
        stop.set()
        for process in hostile:
            process.join(3 * PATIENCE)
            if process.is_alive():
                process.kill()
                process.join()
            elif process.exitcode == 0:
                out.append(answers.get())
    for process in hostile:
        assert process.exitcode == 0, f"an attack has ended with {process.exitcode}"


@contextlib.contextmanager
def felt_at(server: Server) -> Iterator[Felt]:
    """What somebody feels who plays there while this lasts."""
    felt, over = Felt(), threading.Event()
    failures: list[BaseException] = []

    def watch(work: Callable[[], None]) -> None:
        try:
            work()
        except BaseException as e:
            failures.append(e)

    works = (lambda: Honest(server, felt).play(over.is_set), lambda: _look_after(server, felt, over))
    watching = [threading.Thread(target=watch, args=(work,)) for work in works]
    try:
        for thread in watching:
            thread.start()
        yield felt
    finally:
        over.set()
        for thread in watching:
            thread.join(2 * PATIENCE)
    if failures:
        raise failures[0]


def beside(server: Server, *attacks: Attack, seconds: float, warm: float = 1.0) -> Felt:
    """What an honest player feels while these attacks go on for so many seconds; the first moves do not count."""
    with besieged(server.address, *attacks) as answers, felt_at(server) as felt:
        time.sleep(warm)
        felt.acks.clear()
        felt.health.clear()
        time.sleep(seconds)
        wait_for("enough moves", lambda: len(felt.acks) >= MOVES, 3 * PATIENCE)
    felt.answers = answers
    return felt


# ----------------------------------------------------------------------------------------------------------------------
# What the loop does


@dataclass
class Watch:
    """How long single steps of an event loop have computed, in milliseconds of its thread: what else the machine does
    meanwhile does not count."""

    steps: int = 0
    slowest: float = 0.0
    what: str = ""

    def note(self, took: float, what: Callable[[], str]) -> None:
        self.steps += 1
        if took > self.slowest:
            self.slowest, self.what = took, what()


@contextlib.contextmanager
def watched() -> Iterator[Watch]:
    """Every step of every event loop of this process is measured while this lasts."""
    watch = Watch()
    run = asyncio.Handle._run

    def measured(handle: asyncio.Handle) -> None:
        begun = time.thread_time()
        run(handle)
        watch.note(1000 * (time.thread_time() - begun), lambda: repr(handle))

    asyncio.Handle._run = measured  # type: ignore[method-assign, assignment]
    try:
        yield watch
    finally:
        asyncio.Handle._run = run  # type: ignore[method-assign]
