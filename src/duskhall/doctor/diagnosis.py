"""The doctor's diagnosis of a set-up: its figures, its lacks, and the nearest set-up without a fault."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Any

from duskhall.core.luck import Stream
from duskhall.editions import edition
from duskhall.editions.errors import SetupError
from duskhall.editions.layout import shuffled
from duskhall.editions.setup import NO_WISHES, Setup, Wishes

from .features import can_be_told, parts_of
from .findings import BY_NAME, LACKS, lacks
from .model import Bar, Change, Effect, Figures, bars, effect_of, foretell

if TYPE_CHECKING:
    from .features import Parts

MOST_SWAPS = 3
"""With more other piles it would not be the same set-up."""
COMPARED = 40
"""The most ways to mend a fault that are compared."""


@dataclass(frozen=True, slots=True)
class Finding:
    """A lack that the set-up has."""

    lack: str
    """The name of a lack in ``findings.LACKS``."""
    need: int
    """How much the set-up calls for it."""
    effect: Effect | None
    """The measured effect; None if the lack is too rare."""

    @property
    def harm(self) -> dict[str, Change]:
        """In what it makes games longer or harder, as far as was measured."""
        return harm_of(self.lack, self.effect)

    @property
    def is_fault(self) -> bool:
        return bool(self.harm)


def harm_of(lack: str, effect: Effect | None) -> dict[str, Change]:
    return {} if effect is None else effect.harm(BY_NAME[lack].harms)


@dataclass(frozen=True, slots=True)
class Offer:
    """The nearest set-up that has the faults no more."""

    setup: Setup
    swaps: tuple[tuple[str, str], ...]
    """Which pile goes, and which comes in its place."""
    mended: tuple[str, ...]
    """The lacks that are gone."""


@dataclass(frozen=True, slots=True)
class Diagnosis:
    """The complete diagnosis of a set-up for so many players."""

    setup: Setup
    players: int
    figures: Figures
    bars: tuple[Bar, ...]
    findings: tuple[Finding, ...]
    """Faults first."""
    offer: Offer | None


def diagnose(setup: Setup, players: int, *, wishes: Wishes = NO_WISHES, seed: int = 0) -> Diagnosis | None:
    """The diagnosis of a set-up; None for an Epic game, whose cards are unknown beforehand. ``wishes`` and ``seed``
    are for the set-up that is offered: the same seed, the same offer. Raises SetupError for a set-up or a number of
    players that cannot be."""
    e = edition(setup.edition)
    e.check(setup)
    if not e.players[0] <= players <= e.players[1]:
        raise SetupError("players", least=e.players[0], most=e.players[1], got=players)
    if not can_be_told(setup):
        return None
    parts = parts_of(setup)
    figures = foretell(setup, players)
    found = [Finding(lack, n, effect_of(setup.edition, lack)) for lack, n in lacks(parts).items()]
    found.sort(key=lambda finding: not finding.is_fault)
    offer = nearest(setup, players, wishes, seed)
    return Diagnosis(setup, players, figures, bars(setup, players, figures), tuple(found), offer)


@cache
def harmful(name: str) -> frozenset[str]:
    """The lacks that are faults in this edition."""
    return frozenset(lack.id for lack in LACKS if harm_of(lack.id, effect_of(name, lack.id)))


def faults(parts: Parts, name: str) -> frozenset[str]:
    return frozenset(lacks(parts)) & harmful(name)


def nearest(setup: Setup, players: int, wishes: Wishes = NO_WISHES, seed: int = 0) -> Offer | None:
    """The set-up with as few other piles as possible and without faults, or with fewer of them where one cannot be
    mended; None if there is nothing to mend, or no way to do it."""
    name = setup.edition
    before = left = faults(parts_of(setup), name)
    luck = Stream.of(seed, f"duskhall doctor {name}")
    swaps: list[tuple[str, str]] = []
    while left and len(swaps) < MOST_SWAPS:
        found = []
        for old, new, trial in _swapped(setup, left, wishes, luck, {pile for swap in swaps for pile in swap}):
            rest = faults(parts_of(trial), name)
            if rest < left:
                found.append((len(rest), old, new, trial, rest))
        if not found:
            break
        least = min(row[0] for row in found)
        same = [row for row in found if row[0] == least][:COMPARED]
        was = foretell(setup, players)
        _, old, new, setup, left = min(same, key=lambda row: _strangeness(was, foretell(row[3], players)))
        swaps.append((old, new))
    return Offer(setup, tuple(swaps), tuple(sorted(before - left))) if swaps else None


def _strangeness(was: Figures, now: Figures) -> tuple[bool, float]:
    """How far a set-up is from another one: one that is harder is farther than any that is not; then length counts."""
    return now.effort > was.effort, abs(math.log(now.turns / was.turns))


def _swapped(
    setup: Setup, left: frozenset[str], wishes: Wishes, luck: Stream, settled: set[str]
) -> Iterator[tuple[str, str, Setup]]:
    """Every set-up with another pile in the place of one, where that may mend something; piles that were changed
    already stay as they are."""
    e = edition(setup.edition)
    parts = dict.fromkeys(part for lack in LACKS if lack.id in left for part in lack.piles)
    for part in parts:
        there: tuple[str, ...] = getattr(setup, part)
        others = [
            name
            for name in shuffled(luck, e.choices[part])
            if name not in there
            and name not in settled
            and name not in wishes.without
            and (not wishes.packs or e.pack_of(name) in wishes.packs)
        ]
        for old in shuffled(luck, there):
            if old in settled or old in wishes.only:
                continue
            for new in others:
                piles: dict[str, Any] = {part: tuple(new if name == old else name for name in there)}
                trial = replace(setup, **piles)
                try:
                    e.check(trial)
                except SetupError:
                    continue
                yield old, new, trial
