"""Work shared between processes of this machine or the machines of a cluster, and a bar that shows how far it is."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager, nullcontext
from multiprocessing import get_context
from pathlib import Path
from typing import TypeVar, cast

from duskhall.text import reader, speak

CHUNKS = 16
"""Portions of work for each process: enough for an even load and a bar that moves."""
LARGEST_CHUNK = 20
WORTH_A_PROCESS = 20
"""Fewer games than this do not pay for starting one more process."""

G = TypeVar("G", bound=Sequence[int])
A = TypeVar("A")
T = TypeVar("T")


def cores() -> int:
    """The processors that this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # Not every system tells.
        return os.cpu_count() or 1


def share(
    work: Callable[[G], T], games: G, jobs: int | None = None, ray: str = "", files: Iterable[Path] = ()
) -> Iterator[T]:
    """The results of the games, portion by portion, in any order. See ``hand_out`` for the arguments."""
    if ray:
        from .cluster import processors

        hands = jobs or processors(ray)
    else:
        hands = jobs = max(1, min(jobs or cores(), len(games) // WORTH_A_PROCESS))
    size = max(1, min(LARGEST_CHUNK, len(games) // (hands * CHUNKS)))
    portions = (cast(G, games[i : i + size]) for i in range(0, len(games), size))
    return hand_out(work, lambda: next(portions, None), jobs, ray, files)


def hand_out(
    work: Callable[[A], T],
    following: Callable[[], A | None],
    jobs: int | None = None,
    ray: str = "",
    files: Iterable[Path] = (),
) -> Generator[T, None, None]:
    """The results of each portion, in any order. ``following`` is asked for the next portion whenever there is
    room for one; None: there is none for now, and none at all if nothing is under way.

    ``jobs``: so many processes (default: one for each core). The work travels to them: it is a function of a module,
    or a partial of one. ``ray``: the address of a Ray cluster that does it instead; ``jobs`` is then how many portions
    are under way at a time, and ``files`` are what the work reads and the machines there do not have.

    Raises BrokenExecutor if a process ends by itself, or, on a cluster, several in turn with the same portion.
    """
    if ray:
        from .cluster import spread

        return spread(work, following, jobs, ray, tuple(files))
    jobs = jobs or cores()
    return _here(work, following) if jobs == 1 else _spread(work, following, jobs)


def _here(work: Callable[[A], T], following: Callable[[], A | None]) -> Generator[T, None, None]:
    while (portion := following()) is not None:
        yield work(portion)


def _at_work(language: str) -> None:
    """Keep anything a task prints, such as a bot's debugging, out of the results, and word for the same reader."""
    sys.stdout = sys.stderr
    speak(language)


def _spread(work: Callable[[A], T], following: Callable[[], A | None], jobs: int) -> Generator[T, None, None]:
    # Spawned processes start from nothing: the same on every system, and no lock is copied while it is held.
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_at_work, initargs=(reader(),))
    under_way: set[Future[T]] = set()
    begun = 0
    try:
        while True:
            # One portion at work and one waiting for each process, so that stopping loses no more.
            while len(under_way) < 2 * jobs and (portion := following()) is not None:
                with _deaf() if begun < jobs else nullcontext():
                    under_way.add(pool.submit(work, portion))
                begun += 1
            if not under_way:
                return
            done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    except BaseException:
        # The run was stopped: do not wait for games whose results are dropped.
        for process in list((getattr(pool, "_processes", None) or {}).values()):
            process.terminate()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def _deaf() -> Iterator[None]:
    """Processes that start in here do not hear Ctrl-C, which reaches all of a terminal; this one tells them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def progress(title: str, total: int, still: bool = False) -> Iterator[Callable[[int], None]]:
    """A bar on standard error, if that is a terminal; the function that comes of it says how much more is done.
    ``still``: it moves only then, so that nothing else runs while something is measured."""
    if not sys.stderr.isatty():
        yield lambda n: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, auto_refresh=not still) as bar:
        task = bar.add_task(title, total=total)

        def done(n: int) -> None:
            bar.advance(task, n)
            if still:
                bar.refresh()

        yield done
