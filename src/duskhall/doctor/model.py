"""The figures of a set-up before it is played: linear models that were fitted to simulated games, read from a file."""

from __future__ import annotations

import json
import math
from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Literal

from .features import features

if TYPE_CHECKING:
    from duskhall.editions.setup import Setup

WEIGHTS = "weights.json"
TARGETS = ("turns", "pace", "lost", "opened", "score", "leads", "spread", "ills")
"""The figures of a forecast, in the order of the file; see Figures. Turns are a logarithm there."""
BarName = Literal["length", "difficulty", "swing"]
BARS: dict[BarName, str] = {"length": "turns", "difficulty": "effort", "swing": "leads"}
"""The judgements in words, each with the figure it depends on."""
MARKS = (0.05, 0.25, 0.5, 0.75, 0.95)
"""Shares of the simulated set-ups for which the file has the figure."""
LEVELS = (0.1, 0.3, 0.7, 0.9)
"""Shares where the word changes: very low, low, average, high, very high."""
APART = (0.05, 0.15)
"""A value nearer than this to the middle is called average, however few set-ups lie between; or not called very."""
AVERAGE = 2
MINUTES = {"classic": 1.0, "advance": 1.0, "quest": 1.5}
"""A rule of thumb: what a turn takes people at a table."""
NOTICED = {"turns": 0.02, "effort": 0.02, "lost": 0.01, "ills": 0.2}
"""Figures of which more is worse, and from which difference on it is told."""
MOST = 1.2816
"""Four games in five lie within so many standard deviations."""


@dataclass(frozen=True, slots=True)
class Figures:
    """The average of games between greedy bots with this set-up."""

    turns: float
    """Turns of each seat."""
    shortest: float
    longest: float
    """Four games in five take so many turns."""
    minutes: int
    """Of all seats together, for people: see MINUTES."""
    effort: float
    """Turns for each victory."""
    lost: float
    """The share of fights that are lost."""
    opened: float
    """The turn in which a seat has its first victory."""
    score: float
    """Points of the winner."""
    leads: float
    """How often the lead changes hands."""
    spread: float
    """The gap between first and last place, as a share of the first's points; the bots are equally good."""
    ills: float
    """Diseases, curses and wounds that a seat ends with."""


@dataclass(frozen=True, slots=True)
class Bar:
    """A figure among those of other set-ups for as many players."""

    name: BarName
    share: float
    """The share of set-ups below it, from 0 to 1."""
    level: int
    """From 0, very low, to 4, very high."""


@dataclass(frozen=True, slots=True)
class Change:
    """A difference, and the ends of the interval that holds it with 99 %."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Effect:
    """The effect of a lack: the difference to set-ups that call for it too and have
    it."""

    tables: int
    """Simulated set-ups that lack it."""
    turns: Change
    """The share by which a game is longer,"""
    effort: Change
    """and by which a victory takes more turns;"""
    lost: Change
    """the share of fights that are lost besides;"""
    ills: Change
    """diseases, curses or wounds more at the end;"""
    leads: Change
    """changes of the lead more."""

    def harm(self, figures: Iterable[str]) -> dict[str, Change]:
        """In which of these figures a game is worse for it: without doubt, and by so much that players notice."""
        found: dict[str, Change] = {name: getattr(self, name) for name in figures}
        return {name: change for name, change in found.items() if change.low > 0 and change.value >= NOTICED[name]}


@cache
def weights() -> dict[str, Any]:
    """All fitted models, by edition."""
    found: dict[str, Any] = json.loads(files(__package__).joinpath(WEIGHTS).read_text(encoding="utf-8"))
    return found


def foretell(setup: Setup, players: int) -> Figures:
    """The figures of a set-up that can be told (see ``features.can_be_told``)."""
    model = weights()[setup.edition]
    row = features(setup, players)
    x = [row.get(name, 0.0) for name in model["names"]]
    y = {
        name: base + sum(w * v for w, v in zip(ws, x, strict=True))
        for name, (base, *ws) in zip(TARGETS, model["weights"], strict=True)
    }
    turns = math.exp(y["turns"])
    wide = math.exp(MOST * model["wide"])
    return Figures(
        turns=turns,
        shortest=turns / wide,
        longest=turns * wide,
        minutes=round(turns * players * MINUTES[setup.edition] / 5) * 5,
        effort=1 / max(y["pace"], 0.05),
        lost=min(1.0, max(0.0, y["lost"])),
        opened=max(1.0, y["opened"]),
        score=max(0.0, y["score"]),
        leads=max(0.0, y["leads"]),
        spread=min(1.0, max(0.0, y["spread"])),
        ills=max(0.0, y["ills"]),
    )


def bars(setup: Setup, players: int, found: Figures) -> tuple[Bar, ...]:
    """How the set-up compares with random ones for as many players."""
    scale = weights()[setup.edition]["scale"][str(players)]
    return tuple(_bar(name, getattr(found, figure), scale[name]) for name, figure in BARS.items())


def _bar(name: BarName, value: float, marks: list[float]) -> Bar:
    """Between two marks the share grows evenly; beyond the last ones as it does beside them."""
    i = min(max(bisect_right(marks, value), 1), len(marks) - 1)
    low, high = marks[i - 1], marks[i]
    share = MARKS[i - 1] + (value - low) / ((high - low) or 1.0) * (MARKS[i] - MARKS[i - 1])
    share = min(1.0, max(0.0, share))
    middle = marks[len(marks) // 2]
    most = bisect_right(APART, abs(value - middle) / middle)
    return Bar(name, share, AVERAGE + max(-most, min(most, bisect_right(LEVELS, share) - AVERAGE)))


def effect_of(edition: str, lack: str) -> Effect | None:
    """The measured effect of a lack; None if no simulated set-up had it."""
    found = weights()[edition]["lacks"].get(lack)
    if found is None:
        return None
    return Effect(found["tables"], *(Change(*found[name]) for name in (*NOTICED, "leads")))
