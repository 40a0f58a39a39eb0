"""Drives the real command: through pipes, and at a terminal of its own."""

from __future__ import annotations

import codecs
import contextlib
import fcntl
import io
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from duskhall import new_game
from duskhall.bots import ask, load
from duskhall.campaign.file import write as write_campaign
from duskhall.campaign.model import Campaign
from duskhall.cli import main
from duskhall.notation import record

DUSKHALL = (sys.executable, "-m", "duskhall")
LIMIT = 20.0

SIT_DOWN = "import fcntl, os, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); os.execv(sys.argv[1], sys.argv[1:])"
"""Makes the terminal that of the process: it sends Ctrl-C to it, and to nobody else."""


class Done(NamedTuple):
    status: int
    out: str
    err: str


def environment(data: Path, **more: str) -> dict[str, str]:
    kept = {k: v for k, v in os.environ.items() if k not in ("COLUMNS", "LINES", "NO_COLOR", "XDG_DATA_HOME")}
    return {**kept, "DUSKHALL_DATA": str(data), "PYTHONIOENCODING": "utf-8", "TERM": "xterm", **more}


def piped(data: Path, *args: str | Path, answers: Iterable[str] | None = None, **env: str) -> Done:
    """The command with its answers in a pipe; without answers the input is empty."""
    text = None if answers is None else "".join(f"{a}\n" for a in answers)
    done = subprocess.run(
        [*DUSKHALL, *map(str, args)],
        input=text,
        stdin=subprocess.DEVNULL if text is None else None,
        capture_output=True,
        encoding="utf-8",
        env=environment(data, **env),
        timeout=LIMIT,
        check=False,
    )
    assert "Traceback" not in done.stderr, done.stderr
    return Done(done.returncode, done.stdout, done.stderr)


class Inside:
    """The command in this process: quicker, where the process itself is not what is tested."""

    def __init__(self, data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.patch = monkeypatch
        self.read = capsys.readouterr
        monkeypatch.setenv("DUSKHALL_DATA", str(data))

    def __call__(self, *args: str | Path, answers: tuple[str, ...] = ("quit",)) -> Done:
        self.patch.setattr("sys.stdin", io.StringIO("".join(f"{a}\n" for a in answers)))
        status = main(list(map(str, args)))
        return Done(status, *self.read())


class Terminal:
    """The command at a terminal, with somebody who reads and types."""

    def __init__(self, data: Path, *args: str | Path, columns: int = 80, lines: int = 50, **env: str) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-c", SIT_DOWN, *DUSKHALL, *map(str, args)],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(data, **env),
            start_new_session=True,
        )
        os.close(slave)
        self.text = ""
        self.read_upto = 0
        # A character may come in two pieces, and so may the end of a line.
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._held = ""

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
        os.close(self.master)

    def expect(self, text: str) -> str:
        """Wait until this text comes; what came up to it."""
        end = time.monotonic() + LIMIT
        while (at := self.text.find(text, self.read_upto)) < 0:
            assert time.monotonic() < end, f"{text!r} did not come:\n{self.text[self.read_upto :]}"
            if not self._read():
                raise AssertionError(f"the program ended before {text!r}:\n{self.text[self.read_upto :]}")
        out = self.text[self.read_upto : at + len(text)]
        self.read_upto = at + len(text)
        return out

    def _read(self) -> bool:
        if not select.select([self.master], [], [], 1)[0]:
            return self.process.poll() is None
        try:
            data = os.read(self.master, 65536)
        except OSError:
            return False
        came = self._held + self._decoder.decode(data)
        self._held = "\r" if came.endswith("\r") and data else ""
        self.text += came.removesuffix(self._held).replace("\r\n", "\n")
        return bool(data)

    def send(self, line: str) -> None:
        os.write(self.master, (line + "\n").encode())

    def interrupt(self) -> None:
        # Python's input() does not wake up for a signal that comes while it prepares the line; no person is that quick.
        time.sleep(0.3)
        os.write(self.master, b"\x03")

    def end(self) -> int:
        """Read to the end; the exit status."""
        end = time.monotonic() + LIMIT
        while self._read():
            assert time.monotonic() < end, f"the program does not end:\n{self.text[self.read_upto :]}"
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(LIMIT)
        assert self.process.returncode is not None
        assert "Traceback" not in self.text, self.text
        return self.process.returncode


@cache
def recorded() -> str:
    """The record of a whole game between two random bots."""
    game = new_game("classic", 2, seed=3)
    bots = (load("random", 3), load("random", 4))
    while not game.over:
        decision = game.decision()
        game.answer(decision.seat, ask(bots[decision.seat], game.view(decision.seat), decision).option)
    return record.write(game, ("Random 1", "Random 2"), None, bots=("random", "random"))


def saved(data: Path, folder: str = "running") -> list[Path]:
    return sorted((data / folder).glob("*.txt"))


def shelve(data: Path, n: int) -> list[Path]:
    """So many unfinished games, told apart by their players. The latest is number 1."""
    folder = data / "running"
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    for i in range(1, n + 1):
        game = new_game("classic", 2, seed=i, first=0)
        game.answer(0, "village")
        path = folder / f"classic-game-{i}.txt"
        path.write_text(record.write(game, (f"Ann{i}", f"Ben{i}"), None), encoding="utf-8")
        os.utime(path, (1_000_000 - i, 1_000_000 - i))
        paths.append(path)
    return paths


def shelve_campaign(data: Path, campaign: Campaign) -> Path:
    """A campaign on disk."""
    path = data / "campaigns" / campaign.name.lower() / "campaign.txt"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(write_campaign(campaign), encoding="utf-8")
    return path
