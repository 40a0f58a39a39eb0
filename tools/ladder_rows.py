"""The rows of the ladder: who plays whom, how often, and which bar is to be met."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import pairwise

from duskhall.bots.loading import LEVELS
from duskhall.editions import NAMES, edition

MOST = 1000
CROSS = 200
AT_TABLES = 300
FIRST_LOOK = 100
BETWEEN_LOOKS = 50
YARDSTICK, BLIND = "greedy", "random"
SLOW = "archmage(seconds=5)"

AGAINST_GREEDY: dict[str, dict[str, tuple[float, float]]] = {
    "apprentice": dict.fromkeys(NAMES, (0.10, 0.30)),
    "veteran": {"classic": (0.60, 1), "advance": (0.60, 1), "quest": (0.55, 1)},
    "master": {"classic": (0.77, 1), "advance": (0.75, 1), "quest": (0.65, 1)},
    "archmage": {"classic": (0.88, 1), "advance": (0.88, 1), "quest": (0.75, 1)},
}
"""Between which rates of victory a level is to lie."""
ABOVE = 0.60
"""What a level is to win against the one below, and archmage against greedy on every published set-up."""
AGAINST_BLIND = 0.90
GREEDY, STEPS, PUBLISHED, CROSSED, TABLES, MODES, LONGER = (
    *("greedy", "steps", "published", "cross", "tables", "modes", "longer"),
)
"""Which table a row belongs to."""
MIRRORED = "pairs of games with the same cards and luck and with changed seats"


@dataclass(frozen=True, slots=True)
class Row:
    """One pairing: ``a`` in one seat, ``b`` in all others."""

    name: str
    table: str
    edition: str
    a: str
    b: str
    most: int
    bar: tuple[float, float] | None = None
    players: int = 2
    setup: str = ""
    """A published set-up; empty: random cards."""
    mode: str = ""
    optional: bool = False
    """Is played only where it is named."""
    cut: bool = False
    """Has fewer games than it takes to judge it: it may come out open."""

    @property
    def watched(self) -> bool:
        """The habits of these games are counted."""
        return self.table == GREEDY

    @property
    def looks(self) -> list[int]:
        """After how many games the result is looked at; games of one deal stay together."""
        n = self.players
        numbers = [g - g % n for g in range(FIRST_LOOK, self.most, BETWEEN_LOOKS)] if self.bar else []
        return [*numbers, max(n, self.most - self.most % n)]

    @property
    def bar_words(self) -> str:
        if self.bar is None:
            return "no bar"
        low, high = self.bar
        return f"bar {low * 100:.0f} %" if high >= 1 else f"bar {low * 100:.0f} to {high * 100:.0f} %"


def all_rows(most: int | None = None) -> list[Row]:
    """Every row, the most important first. ``most``: no row has more games than this."""
    rows = [*_against_greedy(), *_steps(), *_published(), *_cross(), *_at_tables(), *_modes(), *_longer()]
    return rows if most is None else [replace(row, most=most, cut=True) if most < row.most else row for row in rows]


def _against_greedy() -> list[Row]:
    return [
        Row(f"{level}-greedy-{name}", GREEDY, name, level, YARDSTICK, MOST, AGAINST_GREEDY[level][name])
        for name in NAMES
        for level in LEVELS
    ]


def _steps() -> list[Row]:
    pairs = [(LEVELS[0], BLIND, AGAINST_BLIND), *((a, b, ABOVE) for b, a in pairwise(LEVELS))]
    return [Row(f"{a}-{b}-{name}", STEPS, name, a, b, MOST, (bar, 1)) for name in NAMES for a, b, bar in pairs]


def _published() -> list[Row]:
    best = LEVELS[-1]
    return [
        Row(f"{best}-greedy-{name}-{setup}", PUBLISHED, name, best, YARDSTICK, MOST, (ABOVE, 1), setup=setup)
        for name in NAMES
        for setup in edition(name).setups
    ]


def _cross() -> list[Row]:
    order = (BLIND, LEVELS[0], YARDSTICK, *LEVELS[1:])
    known = {(row.a, row.b) for row in (*_against_greedy(), *_steps())}
    pairs = [(a, b) for i, a in enumerate(order) for b in order[:i] if (a, b) not in known and (b, a) not in known]
    return [Row(f"{a}-{b}-{name}", CROSSED, name, a, b, CROSS) for name in NAMES for a, b in pairs]


def _at_tables() -> list[Row]:
    return [
        Row(f"{a}-{b}-{name}-{n}-players", TABLES, name, a, b, AT_TABLES, (1 / n, 1), players=n)
        for name in NAMES
        for n in (3, 4)
        for b, a in pairwise(LEVELS)
    ]


def _modes() -> list[Row]:
    return [
        Row(f"{level}-greedy-{name}-{mode}", MODES, name, level, YARDSTICK, CROSS, mode=mode)
        for name in NAMES
        for mode in edition(name).modes
        if mode
        for level in LEVELS[1:]
    ]


def _longer() -> list[Row]:
    best = LEVELS[-1]
    return [Row(f"{best}5-{best}-{name}", LONGER, name, SLOW, best, CROSS, (0.5, 1), optional=True) for name in NAMES]
