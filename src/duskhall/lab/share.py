"""Work shared between processes, and a bar that shows how far it is."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from typing import TypeVar

CHUNKS = 16
"""Portions of work for each process: enough for an even load and a bar that moves."""
LARGEST_CHUNK = 20
WORTH_A_PROCESS = 20
"""Fewer games than this do not pay for starting one more process."""

T = TypeVar("T")


def cores() -> int:
    """The processors that this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # Not every system tells.
        return os.cpu_count() or 1


def share(work: Callable[[range], T], games: range, jobs: int | None = None) -> Iterator[T]:
    """What the work makes of the games, portion by portion, in any order.

    ``jobs``: so many processes (default: one for each core). The work travels to them: it is a function of a module,
    or a partial of one.
    """
    jobs = max(1, min(jobs or cores(), len(games) // WORTH_A_PROCESS))
    size = max(1, min(LARGEST_CHUNK, len(games) // (jobs * CHUNKS)))
    chunks = (games[i : i + size] for i in range(0, len(games), size))
    if jobs == 1:
        return map(work, chunks)
    return _spread(work, chunks, jobs)


def _beside_the_results() -> None:
    """What work prints, such as a bot that is being debugged, does not get between the results."""
    sys.stdout = sys.stderr


def _spread(work: Callable[[range], T], chunks: Iterator[range], jobs: int) -> Iterator[T]:
    # Spawned processes start from nothing: the same on every system, and no lock is copied while it is held.
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_beside_the_results)
    try:
        # One portion in work and one in wait for each process: no more is lost when somebody stops.
        with _deaf():
            waiting: set[Future[T]] = {pool.submit(work, chunk) for chunk in islice(chunks, 2 * jobs)}
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            waiting |= {pool.submit(work, chunk) for chunk in islice(chunks, len(done))}
            for future in done:
                yield future.result()
    except BaseException:
        # Somebody wants to stop: do not wait for games that nobody will hear of.
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
