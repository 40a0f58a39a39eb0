"""Rates: so many at once, so many in the long run, each for themselves."""

from __future__ import annotations

import pytest

from duskhall.server.errors import Trouble
from duskhall.server.limits import limits
from duskhall.server.limits.limits import Limits, Rate


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


def taken(buckets: Limits, rate: Rate, who: str = "ann") -> int:
    """How many are let through at this moment."""
    for n in range(1000):
        try:
            buckets.take(rate, who)
        except Trouble as e:
            assert (e.reason, e.status) == ("too-fast", 429)
            assert e.text
            return n
    return 1000


def test_so_many_at_once_and_one_more_with_time() -> None:
    clock = Clock()
    buckets = Limits(clock=clock)
    rate = Rate(5, 10)
    assert taken(buckets, rate) == 5
    assert taken(buckets, rate) == 0
    clock.now += 9.9
    assert taken(buckets, rate) == 0
    clock.now += 0.2
    assert taken(buckets, rate) == 1
    clock.now += 20
    assert taken(buckets, rate) == 2
    clock.now += 10_000
    assert taken(buckets, rate) == 5


def test_everybody_and_everything_is_counted_apart() -> None:
    buckets = Limits(clock=Clock())
    assert taken(buckets, Rate(3, 1)) == 3
    assert taken(buckets, Rate(3, 1), "bo") == 3
    assert taken(buckets, Rate(4, 1)) == 4


def test_so_many_tables_a_day() -> None:
    """Slowly enough for the other rate, and each of them over at once: they are all kept."""
    clock = Clock()
    buckets = Limits(clock=clock)

    def made(hours: int, person: str) -> int:
        out = 0
        for _ in range(hours * 360):
            clock.now += 10
            try:
                buckets.make_table("192.0.2.1", person)
                out += 1
            except Trouble as e:
                assert e.reason == "many-tables-today" and e.text
        return out

    assert 200 < made(12, "mallory") < 320
    assert made(12, "mallory") < 120
    assert made(1, "ada") > 200, "others at the address may still"


def test_limits_can_be_off() -> None:
    assert taken(Limits(on=False), Rate(1, 1000)) == 1000


def test_strangers_do_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "FULL", 100)
    clock = Clock()
    buckets = Limits(clock=clock)
    for n in range(5000):
        clock.now += 1
        buckets.take(Rate(2, 5), f"stranger {n}")
    assert len(buckets._free) <= 201
