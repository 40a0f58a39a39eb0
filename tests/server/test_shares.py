"""Nobody takes more than a share of the time in which the server computes, whatever they send."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import os
import socket
import struct
import threading
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from duskhall.server import wire
from duskhall.server.limits.shares import BURST, Shares
from tests.helpers import few
from tests.server.hostile import Attacker, beside
from tools.live import Server, encode, me

MALLORY, EVE, ADA = "192.0.2.1", "192.0.2.9", "198.51.100.1"
TEN_PERCENT = 10


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


# ----------------------------------------------------------------------------------------------------------------------
# Accounts and turns


def test_who_has_taken_too_much_waits_and_others_do_not() -> None:
    clock = Clock()
    shares = Shares(TEN_PERCENT, clock=clock)
    shares.charge(MALLORY, BURST)
    assert shares.wait(MALLORY) == pytest.approx(0)
    shares.charge(MALLORY, 0.1)
    assert shares.wait(MALLORY) == pytest.approx(1)
    assert shares.wait(EVE) == 0 and shares.wait(ADA) == 0
    clock.now += 1
    assert shares.wait(MALLORY) == pytest.approx(0)


def test_a_network_has_a_share_of_its_own_and_ipv6_counts_by_64() -> None:
    shares = Shares(TEN_PERCENT, clock=Clock())
    for n in range(1, 20):
        shares.charge(f"192.0.2.{n}", 0.1)
    assert shares.wait("192.0.2.200") > 0 and shares.wait(ADA) == 0
    shares.charge("2001:db8::1", 2 * BURST)
    assert shares.wait("2001:db8::ffff:1") > 0 and shares.wait("2001:db9::1") == 0


def test_without_limits_nobody_waits() -> None:
    shares = Shares(TEN_PERCENT, on=False)
    shares.charge(MALLORY, 100)
    assert shares.wait(MALLORY) == 0


def test_those_who_wait_are_served_one_after_the_other() -> None:
    clock = Clock()
    shares = Shares(TEN_PERCENT, clock=clock)
    done: list[int] = []

    async def run() -> None:

        def work(n: int) -> None:
            done.append(n)
            shares.charge(MALLORY, 0.001)

        shares.charge(MALLORY, BURST + 0.001)
        for n in range(3):
            assert not shares.when_free(MALLORY, partial(work, n))
        assert shares.when_free(ADA, lambda: done.append(100))
        await asyncio.sleep(0.05)
        # Its clock stands still.
        assert done == [100]
        for n in range(3):
            clock.now += 0.0101
            await asyncio.sleep(0.05)
            assert done[1:] == list(range(n + 1))

    asyncio.run(run())


def test_what_is_computed_is_charged_and_waiting_is_not() -> None:
    # Whatever time passes meanwhile on a busy machine.
    shares = Shares(TEN_PERCENT, clock=Clock())

    def compute(seconds: float) -> None:
        until = time.thread_time() + seconds
        while time.thread_time() < until:
            pass

    async def work() -> str:
        compute(BURST / 2)
        await asyncio.sleep(0.05)
        compute(BURST / 2 + 0.1)
        return "done"

    async def run() -> None:
        assert await shares.charged(MALLORY, work()) == "done"
        assert shares.wait(MALLORY) > 0
        assert await shares.charged(ADA, asyncio.sleep(BURST, "slept")) == "slept"
        assert shares.wait(ADA) == 0

    asyncio.run(run())


def test_what_is_charged_ends_as_it_would_alone() -> None:
    shares = Shares(TEN_PERCENT)
    ended: list[str] = []

    async def fails() -> None:
        await asyncio.sleep(0)
        raise KeyError("as it would")

    async def waits() -> None:
        try:
            await asyncio.sleep(60)
        finally:
            ended.append("cancelled")

    async def run() -> None:
        with pytest.raises(KeyError):
            await shares.charged(MALLORY, fails())
        task = asyncio.create_task(shares.charged(MALLORY, waits()))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(run())
    assert ended == ["cancelled"]


# ----------------------------------------------------------------------------------------------------------------------
# The honest beside them

TEXT, CONTINUED, PING = 1, 0, 9
MANY = 10_000
"""Frames of one write."""


def frame(kind: int, data: bytes = b"", *, last: bool = True) -> bytes:
    """As a browser sends it, with a mask of zeros."""
    size = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0xFE]) + struct.pack("!H", len(data))
    return bytes([(0x80 if last else 0) | kind]) + size + bytes(4) + data


def connected(attacker: Attacker) -> socket.socket:
    host, port = attacker.address.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), 5, (attacker.source, 0))


def nothing_said(attacker: Attacker, begins: bytes, again: bytes) -> None:
    """A socket of a table that says no message, as fast as it is read."""
    with attacker.person("Mallory") as mallory:
        made = mallory.create(me(), me())
        hello = encode(wire.Hello(protocol=wire.PROTOCOL, table=made.id, seat=1, since=0))
        key = base64.b64encode(os.urandom(16)).decode()
        upgrade = (
            f"GET /api/socket HTTP/1.1\r\nHost: {attacker.address[7:]}\r\nOrigin: {attacker.address}\r\n"
            f"Cookie: duskhall={mallory.cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
        ).encode()
    while attacker.on():
        with contextlib.suppress(OSError), connected(attacker) as line:
            line.sendall(upgrade)
            assert line.recv(12) == b"HTTP/1.1 101"
            line.sendall(frame(TEXT, hello) + begins)
            line.settimeout(0.5)
            while attacker.on():
                with contextlib.suppress(TimeoutError):
                    line.sendall(again)
                    attacker.done["frames"] += 1
                with contextlib.suppress(BlockingIOError):
                    while line.recv(1 << 20, socket.MSG_DONTWAIT):
                        pass


def ask(attacker: Attacker) -> None:
    """Requests of the cheapest kind: nearly all are refused as too fast."""
    asks = f"GET /api/lessons HTTP/1.1\r\nHost: {attacker.address[7:]}\r\n\r\n".encode()
    while attacker.on():
        with contextlib.suppress(OSError), connected(attacker) as line:
            line.settimeout(5)
            while attacker.on():
                line.sendall(asks)
                if line.recv(1 << 16).startswith(b"HTTP/1.1"):
                    attacker.done["answers"] += 1


def _together(*works: Callable[[], None]) -> None:
    threads = [threading.Thread(target=work, daemon=True) for work in works]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(few(60, 30))


def nonsense(attacker: Attacker) -> None:
    """Pings, and one message that never ends in pieces without a letter."""
    ping = partial(nothing_said, attacker, b"", MANY * frame(PING))
    piece = partial(nothing_said, attacker, frame(TEXT, b"{", last=False), MANY * frame(CONTINUED, last=False))
    _together(*[ping] * 5, *[piece] * 5)


def requests(attacker: Attacker) -> None:
    _together(*[partial(ask, attacker)] * 40)


@pytest.mark.alone
def test_nobody_is_stopped_by_what_is_no_message(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        felt = beside(server, nonsense, requests, seconds=few(30, 6), warm=4)
    print(felt, felt.answers)
    felt.check()
    assert min(sum(felt.answers, Counter()).values()) > 20
