"""The lacks of a set-up, read from the data of its cards. Their effect is measured: see ``model.Effect``."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .features import Parts, cures, has_magic, infects, light_of, mends, needs_magic

if TYPE_CHECKING:
    from duskhall.bots.greedy.profiles import Profile

FAR = 3
"""The rank whose darkness is told as an example."""
EASY = 4
"""Health of a monster that a starting hand can beat."""


@dataclass(frozen=True, slots=True)
class Lack:
    """A kind of lack that a set-up may have."""

    id: str
    need: Callable[[Parts], int]
    """How much the rest of the set-up calls for it: a number for the words, 0 if not at all."""
    met: Callable[[Parts], bool]
    piles: tuple[str, ...] = ("village", "heroes")
    """The parts of a set-up where another pile may mend it, the first ones first."""
    harms: tuple[str, ...] = ("turns", "effort", "lost")
    """The figures it may make worse: names of ``model.Effect``."""


def _any(market: tuple[Profile, ...], of: Callable[[Profile], object]) -> bool:
    return any(map(of, market))


def _lightless(parts: Parts) -> int:
    """The price of darkness in rank 3 with the starting light; with rooms, of the darkest one."""
    if parts.ranks:
        return max(0, min(FAR, parts.ranks) - parts.lamp.light) * parts.dark_cost
    return max((p.darkness for p in parts.rooms), default=0)


def _lifts_all(parts: Parts) -> bool:
    """Can a hero of the first level carry one of the weapons for sale?"""
    strongest = max((p.strength for p in parts.recruits), default=0)
    arms = [p for p in parts.village if p.weapon]
    return any(p.weight <= strongest or p.easy is not None for p in arms) or not arms


def _copies(parts: Parts, of: Callable[[Profile], bool]) -> int:
    return sum(p.card.count for p in (*parts.monsters, *parts.boss) if of(p))


def unbladed(parts: Parts) -> list[Profile]:
    """Heroes who are better with a kind of weapon that is neither for sale nor in the starting decks."""
    arms = [parts.blade, *(p for p in parts.village if p.weapon)]
    return [p for p in parts.recruits if p.blade is not None and not any(map(p.blade[1].has, arms))]


LACKS = (
    Lack("light", _lightless, lambda parts: _any(parts.market, light_of)),
    Lack(
        "weapons",
        lambda parts: len(parts.recruits),
        lambda parts: _any(parts.village, lambda p: p.weapon),
        ("village",),
    ),
    Lack("hands", lambda parts: sum(p.weapon for p in parts.village), _lifts_all),
    Lack("blades", lambda parts: sum(p.blade is not None for p in parts.recruits), lambda parts: not unbladed(parts)),
    Lack("magic", lambda parts: _copies(parts, needs_magic), lambda parts: _any(parts.market, has_magic)),
    Lack(
        "cures",
        lambda parts: _copies(parts, infects) if parts.ranks else 0,
        lambda parts: _any(parts.market, lambda p: cures(p, parts.ills)),
        harms=("turns", "effort", "lost", "ills"),
    ),
    Lack(
        "healing",
        lambda parts: sum(p.card.figures.get("wounds", 0) * p.card.count for p in parts.monsters),
        lambda parts: _any(parts.market, mends),
        harms=("turns", "effort", "lost", "ills"),
    ),
    Lack("draws", lambda parts: 1, lambda parts: _any(parts.market, lambda p: p.draws)),
    Lack("gold", lambda parts: 1, lambda parts: 3 * sum(p.gold > 0 for p in parts.village) > len(parts.village)),
    Lack(
        "prey",
        lambda parts: min((p.health for p in parts.monsters), default=0),
        lambda parts: any(0 < p.health <= EASY for p in parts.monsters),
        ("monsters",),
    ),
)
"""In the order in which they are told."""
BY_NAME = {lack.id: lack for lack in LACKS}


def lacks(parts: Parts) -> dict[str, int]:
    """The lacks of a set-up, each with how strongly the set-up calls for it."""
    return {lack.id: n for lack in LACKS if (n := lack.need(parts)) and not lack.met(parts)}
