"""The nearest set-up without the fault."""

from __future__ import annotations

import pytest

from duskhall.doctor import diagnose, diagnosis
from duskhall.doctor.diagnosis import MOST_SWAPS, faults, harmful, nearest
from duskhall.doctor.features import parts_of
from duskhall.doctor.findings import LACKS, lacks
from duskhall.editions import NAMES, edition
from duskhall.editions.choosing import stacks
from duskhall.editions.setup import Setup, Wishes
from tests.doctor.faulty import CLASSIC, PAIRS
from tools.doctor_games import setup_of

ALL = frozenset(lack.id for lack in LACKS)


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every lack counts as a fault, whatever was measured."""
    monkeypatch.setattr(diagnosis, "harmful", lambda name: ALL)


def faulty(name: str, n: int) -> list[Setup]:
    """Random set-ups with a fault."""
    found = (setup_of(name, 7, i) for i in range(400))
    return [setup for setup in found if faults(parts_of(setup), name)][:n]


@pytest.mark.parametrize("name", NAMES)
def test_the_offer_has_the_fault_no_more(name: str) -> None:
    for setup in faulty(name, 25):
        offer = nearest(setup, 2)
        if offer is None:
            continue
        edition(name).check(offer.setup)
        before, after = faults(parts_of(setup), name), faults(parts_of(offer.setup), name)
        assert after < before and set(offer.mended) == before - after
        gone, come = set(stacks(setup)) - set(stacks(offer.setup)), set(stacks(offer.setup)) - set(stacks(setup))
        assert {old for old, _ in offer.swaps} == gone and {new for _, new in offer.swaps} == come
        assert 1 <= len(offer.swaps) <= MOST_SWAPS


@pytest.mark.parametrize("lack", PAIRS)
def test_a_set_up_made_faulty_is_mended(lack: str, strict: None) -> None:
    """Whether it counts as a fault or not: there is a way to be without it."""
    setup = PAIRS[lack][0]
    offer = nearest(setup, 2)
    assert offer is not None and lack in offer.mended
    assert lack not in lacks(parts_of(offer.setup))


def test_one_pile_is_enough_where_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    for lack in PAIRS:
        monkeypatch.setattr(diagnosis, "harmful", lambda name, lack=lack: frozenset([lack]))
        offer = nearest(PAIRS[lack][0], 2)
        assert offer is not None and len(offer.swaps) == 1


def test_the_same_seed_gives_the_same_offer(strict: None) -> None:
    setup = PAIRS["light"][0]
    assert nearest(setup, 2, seed=4) == nearest(setup, 2, seed=4)


def test_a_set_up_without_fault_needs_none() -> None:
    found = diagnose(CLASSIC, 2)
    assert found is not None and found.offer is None
    assert not any(finding.is_fault for finding in found.findings)


def test_what_is_fixed_cannot_be_mended(monkeypatch: pytest.MonkeyPatch) -> None:
    """The learning game has its own cards and no others."""
    monkeypatch.setattr(diagnosis, "faults", lambda parts, name: frozenset(["light"]))
    assert nearest(edition("advance").setups["learning"], 2) is None


def test_wishes_are_heeded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(diagnosis, "harmful", lambda name: frozenset(["healing"]))
    quest = edition("quest")
    wishes = Wishes(packs=tuple(quest.packs)[:2])
    setups = [quest.random_setup(n, wishes=wishes) for n in range(60)]
    setup = next(setup for setup in setups if "healing" in lacks(parts_of(setup)))
    keep = setup.village[:6] + setup.heroes
    heeding = Wishes(packs=wishes.packs, only=keep)
    offer = nearest(setup, 2, heeding)
    assert offer is not None
    ((old, new),) = offer.swaps
    assert old not in keep and quest.pack_of(new) in wishes.packs
    other = nearest(setup, 2, Wishes(packs=wishes.packs, only=keep, without=(new,)))
    assert other is None or other.swaps[0][1] != new


@pytest.mark.parametrize("name", NAMES)
def test_faults_come_first(name: str) -> None:
    for setup in faulty(name, 10):
        found = diagnose(setup, 2)
        assert found is not None
        marks = [finding.is_fault for finding in found.findings]
        assert marks == sorted(marks, reverse=True) and marks[0]
        assert {finding.lack for finding in found.findings if finding.is_fault} <= harmful(name)
