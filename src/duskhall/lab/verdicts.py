"""Verdicts on balance: figures over many games, and whether they are within the limits."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from duskhall.editions import edition
from duskhall.editions.setup import EPIC, EPIC_HEROES, PLAIN
from duskhall.text import words

from .pledges import SIDE_QUEST, Share, offers, shares
from .samples import Sample
from .simulate import NORMAL, wilson

SELDOM = 100
"""In fewer games than this the interval of a share is wider than the limits of *wins*: nobody can tell."""


# ----------------------------------------------------------------------------------------------------------------------
# Limits


def percent(number: str) -> str:
    """A share as people write it."""
    return words().say("lab-percent", n=number)


@dataclass(frozen=True, slots=True)
class Limit:
    least: float
    most: float = math.inf
    share: bool = False
    """The figure is a share of games."""

    def holds(self, value: float) -> bool:
        return self.least <= value <= self.most

    def words(self) -> str:
        least, most = (percent(f"{100 * n:g}") if self.share else f"{n:g}" for n in (self.least, self.most))
        if math.isinf(self.most):
            return words().say("lab-at-least", least=least)
        return words().say("lab-between", least=least, most=most)


SCORE = Limit(40, 60)
EPIC_SCORE = Limit(40, 75)
KEY_TURN = Limit(12, 25)
FIRST = Limit(0.45, 0.55, share=True)
BUYER = Limit(0.4, 0.6, share=True)
BOUGHT = Limit(0.1, share=True)
COMPLETED = Limit(0.15, 0.85, share=True)
TAKEN = Limit(0.05, share=True)

BROKEN = "broken"
NEAR = "near"


@dataclass(frozen=True, slots=True)
class Finding:
    """A number, between which others it lies with 95 %, and what it should be."""

    name: str
    """The stack or the card; empty where it is about the game."""
    figure: str
    """The name of the figure, worded by the message ``lab-figure-FIGURE``."""
    value: float
    low: float
    high: float
    limit: Limit
    n: int
    """Of so many games."""

    @property
    def verdict(self) -> str:
        """BROKEN with the whole interval outside of the limits, NEAR with the number alone; else empty."""
        if not self.n or self.limit.holds(self.value):
            return ""
        return BROKEN if self.high < self.limit.least or self.low > self.limit.most else NEAR

    @property
    def key(self) -> str:
        """Card and figure for programs."""
        return ": ".join(filter(None, (self.name, self.figure)))

    @property
    def what(self) -> str:
        return words().say(f"lab-figure-{self.figure}", name=self.name)

    def numbers(self) -> str:
        """The number and its interval."""
        each = (self.value, self.low, self.high)
        value, low, high = (percent(f"{100 * n:.1f}") if self.limit.share else f"{n:g}" for n in each)
        return words().say("lab-interval", value=value, low=low, high=high)

    def words(self) -> str:
        return words().say("lab-finding", what=self.what, numbers=self.numbers(), limit=self.limit.words())


# ----------------------------------------------------------------------------------------------------------------------
# Counting


@dataclass(frozen=True, slots=True)
class Spread:
    """The middle of some numbers: median, quartiles, and the interval of the median."""

    n: int
    """Of so many games."""
    median: float
    lower: float
    upper: float
    low: float
    high: float


def quantile(ordered: Sequence[float], q: float) -> float:
    """Between two numbers in proportion."""
    at = q * (len(ordered) - 1)
    i = math.floor(at)
    j = min(i + 1, len(ordered) - 1)
    return ordered[i] + (at - i) * (ordered[j] - ordered[i])


def spread(numbers: Iterable[int], each: int = 1) -> Spread:
    """The interval has the ranks between which the median lies with 95 %, whatever the numbers are like. ``each``: so
    many numbers are of one game and count as one, because they depend on each other."""
    ordered = sorted(numbers)
    n = len(ordered)
    if not n:
        return Spread(0, 0.0, 0.0, 0.0, 0.0, 0.0)
    reach = NORMAL * math.sqrt(n * each) / 2
    low = ordered[max(0, math.floor(n / 2 - reach))]
    high = ordered[min(n - 1, math.ceil(n / 2 + reach))]
    return Spread(n // each, quantile(ordered, 0.5), quantile(ordered, 0.25), quantile(ordered, 0.75), low, high)


@dataclass(slots=True)
class Row:
    """The results of a stack in the mirrored games."""

    stack: str
    kind: str
    offered: int = 0
    bought: int = 0
    """Games in which a seat bought it."""
    copies: int = 0
    more: int = 0
    """Games in which one seat got more copies than the other, and how often it won those."""
    wins: Fraction = Fraction(0)

    def findings(self) -> tuple[Finding, Finding]:
        wins = float(self.wins / self.more) if self.more else 0.0
        bought = self.bought / self.offered if self.offered else 0.0
        return (
            Finding(self.stack, "more", wins, *wilson(self.wins, self.more), BUYER, self.more),
            Finding(self.stack, "bought", bought, *wilson(Fraction(self.bought), self.offered), BOUGHT, self.offered),
        )

    @property
    def seldom(self) -> str:
        """Why nobody can tell: it was too seldom "offered", or one seat too seldom had "more" of it; else empty."""
        return "offered" if self.offered < SELDOM else "more" if self.more < SELDOM else ""


def rows(samples: Iterable[Sample], offered: dict[str, str] | None = None) -> list[Row]:
    """Two-player games, stack by stack: heroes first, each kind in alphabetical order. ``offered``: stacks that could
    be on offer with their kind; they have a row even if they never were."""
    out = {stack: Row(stack, kind) for stack, kind in (offered or {}).items()}
    for sample in samples:
        for kind, stacks in (("hero", sample.heroes), ("market", sample.market)):
            for stack in stacks:
                row = out.setdefault(stack, Row(stack, kind))
                mine, other = sample.copies[stack]
                row.offered += 1
                row.bought += mine + other > 0
                row.copies += mine + other
                if mine != other and sample.winners:
                    row.more += 1
                    row.wins += sample.share_of(0 if mine > other else 1)
    return sorted(out.values(), key=lambda row: (row.kind, row.stack))


# ----------------------------------------------------------------------------------------------------------------------
# The whole


@dataclass(slots=True)
class Report:
    """The measurements of one set-up, or of random ones."""

    edition: str
    seed: int
    setup: str = ""
    """A published set-up; empty: random ones."""
    packs: tuple[str, ...] = ()
    """The packs of which random ones are made; empty: all."""
    mode: str = ""
    bot: str = "greedy"
    """The bot in every seat."""
    games: dict[int, list[Sample]] = field(default_factory=dict)
    """By the number of players."""

    def scores(self, players: int) -> Spread:
        """The scores of all seats."""
        return spread((n for sample in self._ended(players) for n in sample.scores), each=players)

    def key_turns(self, players: int) -> Spread:
        return spread(sample.key_turn for sample in self._ended(players) if sample.key_turn)

    def _ended(self, players: int) -> list[Sample]:
        return [sample for sample in self.games.get(players, []) if sample.winners]

    @property
    def score_limit(self) -> Limit:
        """The score that a seat of three should have at the end."""
        return EPIC_SCORE if self.mode in (EPIC, EPIC_HEROES) else SCORE

    @property
    def twos(self) -> list[Sample]:
        return self.games.get(2, [])

    @property
    def given_up(self) -> int:
        return sum(not sample.winners for samples in self.games.values() for sample in samples)

    def first_seat(self) -> Finding:
        """Victories of the seat that began, in the mirrored games."""
        ended = self._ended(2)
        n = len(ended)
        wins = sum((sample.share_of(sample.first) for sample in ended), Fraction(0))
        return Finding("", "first", float(wins / n) if n else 0.0, *wilson(wins, n), FIRST, n)

    def rows(self) -> list[Row]:
        """All stacks that could be on offer."""
        if self.setup:
            return rows(self.twos)
        e = edition(self.edition)
        kinds = (("hero", "heroes"), ("market", "village"))
        offered = {stack: kind for kind, part in kinds for stack in e.choices[part]}
        if self.packs:
            offered = {stack: kind for stack, kind in offered.items() if e.pack_of(stack) in self.packs}
        return rows(self.twos, offered)

    def findings(self) -> list[Finding]:
        """All figures with a limit."""
        out = []
        for figure, found, limit in (
            ("score", self.scores(3), self.score_limit),
            ("key-turn", self.key_turns(3), KEY_TURN),
        ):
            out.append(Finding("", figure, found.median, found.low, found.high, limit, found.n))
        out.append(self.first_seat())
        for row in self.rows():
            out += row.findings()
        if self.mode:
            out += self.guilds()
            for players in self.games:
                out += self.side_quests(players)
            out += self.legends()
        return out

    # -- the full game

    def guilds(self) -> list[Finding]:
        """Victories with each guild against another one, in the mirrored games."""
        rows = [
            (pledge.guild, sample.share_of(seat))
            for sample in self._ended(2)
            for seat, pledge in enumerate(sample.pledges)
            if len({each.guild for each in sample.pledges}) > 1
        ]
        return [_of_share(found, "wins", BUYER) for found in shares(rows)]

    def side_quests(self, players: int) -> list[Finding]:
        """How often each side quest was completed by the seat that had it."""
        pledges = [pledge for sample in self._ended(players) for pledge in sample.pledges]
        rows = [(pledge.side_quest, int(pledge.done)) for pledge in pledges]
        return [_of_share(found, f"completed-{players}", COMPLETED) for found in shares(rows)]

    def legends(self) -> list[Finding]:
        """How often each legendary card was taken where it could be, over all games."""
        may_bring = {card.id: offers(card) for card in edition(self.edition).rules.cards if card.kind == SIDE_QUEST}
        pledges = [pledge for n in self.games for sample in self._ended(n) for pledge in sample.pledges]
        rows = [
            (name, int(name == pledge.legend))
            for pledge in pledges
            if pledge.legend
            for name in may_bring[pledge.side_quest]
        ]
        return [_of_share(found, "taken", TAKEN) for found in shares(rows)]

    def of(self, verdict: str) -> list[Finding]:
        """The findings that have this verdict. One of few games that is not for certain says nothing at all."""
        found = [each for each in self.findings() if each.verdict == verdict]
        return [each for each in found if verdict == BROKEN or each.n >= SELDOM]

    def data(self) -> dict[str, object]:
        """The object that ``--json`` prints."""
        return {
            "edition": self.edition,
            "setup": self.setup or "random",
            "mode": self.mode or PLAIN,
            "packs": list(self.packs),
            "seed": self.seed,
            "games": {str(players): len(samples) for players, samples in self.games.items()},
            "given_up": self.given_up,
            "score": {str(players): _spread_data(self.scores(players)) for players in self.games},
            "key_turn": {str(players): _spread_data(self.key_turns(players)) for players in self.games},
            "first_seat": _finding_data(self.first_seat()),
            "stacks": [_row_data(row) for row in self.rows()],
            "seldom": {why: [row.stack for row in self.rows() if row.seldom == why] for why in ("offered", "more")},
            "guilds": [_finding_data(found) | {"card": found.name} for found in self.guilds()],
            "side_quests": {
                str(n): [_finding_data(found) | {"card": found.name} for found in self.side_quests(n)]
                for n in self.games
            },
            "legendary": [_finding_data(found) | {"card": found.name} for found in self.legends()],
            "broken": [found.key for found in self.of(BROKEN)],
            "near": [found.key for found in self.of(NEAR)],
        }


def _of_share(found: Share, figure: str, limit: Limit) -> Finding:
    value = float(found.times / found.n) if found.n else 0.0
    return Finding(found.name, figure, value, *wilson(found.times, found.n), limit, found.n)


def _spread_data(found: Spread) -> dict[str, float]:
    return {
        "games": found.n,
        "median": found.median,
        "lower_quartile": found.lower,
        "upper_quartile": found.upper,
        "low": found.low,
        "high": found.high,
    }


def _finding_data(found: Finding) -> dict[str, object]:
    rounded = {"rate": found.value, "low": found.low, "high": found.high}
    return {"games": found.n, **{name: round(n, 4) for name, n in rounded.items()}, "verdict": found.verdict}


def _row_data(row: Row) -> dict[str, object]:
    wins, bought = row.findings()
    return {
        "stack": row.stack,
        "kind": row.kind,
        "copies": row.copies,
        "bought": _finding_data(bought),
        "wins": _finding_data(wins),
    }
