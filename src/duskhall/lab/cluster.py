"""Work shared between the machines of a Ray cluster: the other way of ``share``.

A worker there runs the same program as this process, or is refused. It gets the work as a pickle and, in a folder of
its own, the files that it needs and its machine does not have. A portion whose worker or machine is lost is done again
elsewhere: what comes of it depends on the portion alone.
"""

from __future__ import annotations

import getpass
import hashlib
import io
import logging
import os
import pickle
import shutil
import socket
import sys
import tempfile
import threading
import time
import zipfile
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import BrokenExecutor
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from typing import Any, TypeVar

from duskhall import __version__
from duskhall.text import reader, speak
from duskhall.text.errors import Worded, system

from .keeping import program

TRIES = 4
"""How often a portion is begun before we give up: an end of its worker each time is no accident."""
REACHED = 5.0
"""Seconds in which a machine answers at its port,"""
JOINED = 30.0
"""and in which the cluster takes us."""
EMPTY = 60.0
"""Seconds for which a cluster may be without any processor: one that grows by itself needs a while."""
LOOK = 2.0
"""Every so many seconds we look at how large the cluster is."""
QUIET = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_DEDUP_LOGS_SKIP_REGEX": "^",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
}
"""Turns off Ray's usage statistics, and its messages about lost machines, which would interrupt ours."""
DONE, OTHER = "done", "other"
CLIENT = "ray://"
ON_THIS_MACHINE = "auto"

A = TypeVar("A")
T = TypeVar("T")


class ClusterError(Worded):
    """A cluster cannot be used."""


# ----------------------------------------------------------------------------------------------------------------------
# Joining


@cache
def joined(address: str) -> Any:
    """The library, once it is connected to this cluster. Raises ClusterError."""
    _check(address)
    os.environ.update(QUIET)
    try:
        import ray
    except ImportError as e:
        raise ClusterError("lab-cluster-missing") from e
    said = logging.getLogger("ray")
    said.addHandler(logging.NullHandler())
    said.propagate = False
    wrong: list[BaseException] = []

    def join() -> None:
        try:
            ray.init(address, log_to_driver=False, configure_logging=False)
        except BaseException as e:
            wrong.append(e)

    # Ray would wait for a silent cluster as long as that takes.
    trying = threading.Thread(target=join, daemon=True)
    with _hushed():
        trying.start()
        trying.join(JOINED)
    if trying.is_alive():
        raise ClusterError("lab-cluster-silent", address=address, seconds=f"{JOINED:.0f}")
    if wrong:
        raise ClusterError("lab-cluster-refused", address=address, why=_line(wrong[0])) from wrong[0]
    return ray


@contextmanager
def _hushed() -> Iterator[None]:
    """Hides everything libraries write to standard error, even from C++."""
    sys.stderr.flush()
    kept = os.dup(2)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        sys.stderr.flush()
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)


def _check(address: str) -> None:
    """Is this an address, and does a cluster answer there?"""
    if address == ON_THIS_MACHINE:
        return
    host, _, port = address.removeprefix(CLIENT).rpartition(":")
    if not host or not port.isdecimal() or not 0 < int(port) < 1 << 16 or "/" in host:
        raise ClusterError("lab-cluster-address", address=address)
    try:
        socket.create_connection((host.strip("[]"), int(port)), REACHED).close()
    except OSError as e:
        raise ClusterError("lab-cluster-unreachable", address=address, why=system(e)) from e


def _line(e: BaseException) -> str:
    """The first sentence of an error."""
    return (str(e).strip() or type(e).__name__).splitlines()[0]


def processors(address: str) -> int:
    """How many processors a cluster has now, and 1 if it has none yet. Raises ClusterError."""
    return max(1, _processors(joined(address)))


def _processors(ray: Any) -> int:
    return int(ray.cluster_resources().get("CPU", 0))


# ----------------------------------------------------------------------------------------------------------------------
# Sharing


def spread(
    work: Callable[[A], T], following: Callable[[], A | None], jobs: int | None, address: str, files: tuple[Path, ...]
) -> Generator[T, None, None]:
    """See ``share.hand_out``. Raises ClusterError, and BrokenExecutor for a portion that ends each worker."""
    ray = joined(address)
    errand = ray.remote(max_retries=0)(_errand())
    begin = partial(errand.remote, ray.put(_luggage(_package_of(work), files)), ray.put(pickle.dumps(work)))
    under_way: dict[Any, tuple[A, int]] = {}
    room = _Room(ray, jobs)
    try:
        while True:
            while len(under_way) < room.portions() and (portion := following()) is not None:
                under_way[begin(portion)] = portion, 1
            if not under_way:
                return
            done, _ = ray.wait(list(under_way), timeout=LOOK)
            for task in done:
                portion, tries = under_way.pop(task)
                try:
                    how, *what = ray.get(task)
                except ray.exceptions.RayTaskError as e:
                    raise e.cause from None
                except ray.exceptions.RayError as e:
                    if tries >= TRIES:
                        raise BrokenExecutor(_line(e)) from None
                    under_way[begin(portion)] = portion, tries + 1
                    continue
                if how == OTHER:
                    machine, version = what
                    reason = "lab-cluster-other" if version else "lab-cluster-without"
                    raise ClusterError(reason, machine=machine, version=version, ours=__version__)
                yield what[0]
    finally:
        for task in under_way:
            # No one waits for this result any more.
            ray.cancel(task, force=True)


class _Room:
    """How many portions may be under way: one in work and one in wait for each processor that there is by now."""

    def __init__(self, ray: Any, jobs: int | None) -> None:
        self._ray = ray
        self._jobs = jobs
        self._processors = 0
        self._looked = float("-inf")
        self._seen = time.monotonic()

    def portions(self) -> int:
        now = time.monotonic()
        if now - self._looked >= LOOK:
            self._looked = now
            self._processors = _processors(self._ray)
            if self._processors:
                self._seen = now
            elif now - self._seen > EMPTY:
                raise ClusterError("lab-cluster-empty", seconds=f"{EMPTY:.0f}")
        return self._jobs or 2 * max(1, self._processors)


# ----------------------------------------------------------------------------------------------------------------------
# Data that travels


def _errand() -> Callable[..., tuple[Any, ...]]:
    def run(luggage: dict[str, Any], work: bytes, portion: Any) -> tuple[Any, ...]:
        # A function in a function travels as it is. The machine may not have the program at all, or one without this
        # module.
        import platform

        version = ""
        try:
            from duskhall import __version__ as version
            from duskhall.lab.cluster import receive, work_of
        except ImportError:
            return OTHER, platform.node(), version
        if not receive(luggage):
            return OTHER, platform.node(), version
        return DONE, work_of(work, luggage["main"])(portion)

    return run


def _luggage(package: str, files: tuple[Path, ...]) -> dict[str, Any]:
    """The data a worker needs before it begins."""
    main = getattr(sys.modules["__main__"], "__spec__", None)
    return {
        "program": (__version__, program()),
        "language": reader(),
        "main": main.name if main is not None else "",
        "files": _packed(package, files),
    }


def _package_of(work: Callable[..., object]) -> str:
    """The package in which a piece of work is found, if it is not ours."""
    function = work.func if isinstance(work, partial) else work
    module = function.__module__
    if module == "__main__":
        spec = sys.modules[module].__spec__
        module = "" if spec is None else spec.name
    package = module.partition(".")[0]
    return "" if package == "duskhall" else package


@cache
def _packed(package: str, files: tuple[Path, ...]) -> bytes:
    """The modules of a package and these files, as an archive; nothing if there are none. Raises ClusterError for a
    file that is not below the current folder: it would not be found under its name."""
    named = {}
    if package:
        home = Path(next(iter(sys.modules[package].__path__)))
        named = {file.relative_to(home.parent): file for file in home.rglob("*.py")}
    for file in files:
        if file.is_absolute() or not file.resolve().is_relative_to(Path.cwd()) or ".." in file.parts:
            raise ClusterError("lab-cluster-outside", file=str(file))
        named[Path(os.path.normpath(file))] = file
    if not named:
        return b""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, file in sorted(named.items()):
            archive.write(file, name.as_posix())
    return out.getvalue()


# ----------------------------------------------------------------------------------------------------------------------
# In a worker

_received: dict[str, Any] = {}


def receive(luggage: dict[str, Any]) -> bool:
    """Get ready to work, once; is the program the same as at home?"""
    if luggage["program"] != (__version__, program()):
        return False
    if luggage == _received:
        return True
    # Anything a task prints is in the worker's log.
    sys.stdout = sys.stderr
    speak(luggage["language"])
    if luggage["files"]:
        folder = _unpacked(luggage["files"])
        os.chdir(folder)
        sys.path.insert(0, str(folder))
    _received.update(luggage)
    return True


def _unpacked(archive: bytes) -> Path:
    """The folder with these files, one for all workers of a machine: a worker ends too suddenly to tidy up."""
    home = Path(tempfile.gettempdir()) / f"duskhall-{getpass.getuser()}"
    home.mkdir(mode=0o700, exist_ok=True)
    if hasattr(os, "getuid") and home.stat().st_uid != os.getuid():
        raise PermissionError(home)
    folder = home / hashlib.sha256(archive).hexdigest()[:32]
    if not folder.exists():
        own = tempfile.mkdtemp(dir=home)
        zipfile.ZipFile(io.BytesIO(archive)).extractall(own)
        try:
            os.rename(own, folder)
        except OSError:  # Another worker was quicker.
            shutil.rmtree(own)
    return folder


@cache
def work_of(work: bytes, main: str) -> Callable[[Any], Any]:
    """The work, as it was pickled in a process whose main module has this name."""
    found: Callable[[Any], Any] = _Unpickler(io.BytesIO(work), main).load()
    return found


class _Unpickler(pickle.Unpickler):
    def __init__(self, file: io.BytesIO, main: str) -> None:
        super().__init__(file)
        self._main = main

    def find_class(self, module: str, name: str) -> Any:
        return super().find_class(self._main if module == "__main__" else module, name)
