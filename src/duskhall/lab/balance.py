"""Are the cards of an edition in balance? ``python -m duskhall.lab.balance`` lets greedy bots play and counts.

Three players at a table: how high the winner's score is, and in which turn of a seat the last key is found. Two players
in mirrored games (each set-up and each luck twice, the starting seat exchanged): how often the seat wins that got more
copies of a stack than the other, and how often a stack is bought at all. What leaves the limits is listed.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import BrokenExecutor
from dataclasses import dataclass, field
from fractions import Fraction
from functools import partial

from duskhall.bots.greedy import GreedyBot
from duskhall.core.game import Game
from duskhall.core.luck import key_from_seed
from duskhall.core.view import View
from duskhall.editions import NAMES, edition

from .share import progress, share
from .simulate import NORMAL, Plan, new_game, setup_of, wilson

BOT = "greedy"
GAMES = 400
THREES = 4
"""One game of three players for so many mirrored ones, unless somebody asks for another number."""


# ----------------------------------------------------------------------------------------------------------------------
# One game


@dataclass(frozen=True, slots=True)
class Sample:
    """What is noted of a game."""

    heroes: tuple[str, ...]
    market: tuple[str, ...]
    """The stacks on offer."""
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    """Seats; none if the game was given up."""
    key_turn: int = 0
    """Which turn of its own the seat had that found the last key; 0: not found, or there are no keys."""
    copies: dict[str, tuple[int, ...]] = field(default_factory=dict)
    """By stack: how many cards each seat bought, or got for a hero of another stack or none."""
    first: int = 0
    """The seat that began."""

    def share_of(self, seat: int) -> Fraction:
        """What of the victory belongs to a seat."""
        return Fraction(1, len(self.winners)) if seat in self.winners else Fraction(0)


def mirrored(plan: Plan, g: int) -> Game:
    """Games 2n and 2n + 1 have the same cards and luck; one seat begins the one, the other the other."""
    pair, first = divmod(g, 2)
    e = edition(plan.edition)
    setup = setup_of(plan, pair)
    key = key_from_seed(plan.seed, f"duskhall balance {pair} luck")
    return Game(e.deal(e.rules_on(setup.board), setup, plan.players, key, first), listen=False, history=False)


def play(plan: Plan, g: int) -> Sample:
    """Play game number g of a plan: mirrored if there are two players."""
    two = plan.players == 2
    setup = setup_of(plan, g // 2 if two else g)
    game = mirrored(plan, g) if two else new_game(plan, g)
    s = game.state
    s.log = []
    bots = [GreedyBot() for _ in range(plan.players)]
    views = [View(s, seat) for seat in range(plan.players)]
    stack_of = [card.stack for card in s.rules.cards]
    got: Counter[tuple[str, int]] = Counter()
    first = s.active
    turns = Counter({first: 1})
    key_turn = 0
    while not s.over and s.turn <= plan.max_turns:
        decision = game.decision()
        seat = decision.seat
        game.choose(decision, bots[seat].pick(views[seat], decision) if decision.count > 1 else 0)
        for name, n in s.log:
            if name == "turn":
                turns[n[0]] += 1
            elif name == "buy":
                got[stack_of[s.kinds[n[1]]], n[0]] += 1
            elif name == "level":
                into = stack_of[s.kinds[n[2]]]
                got[into, n[0]] += into != stack_of[s.kinds[n[1]]]
            elif name == "key" and n[1] == n[2]:
                key_turn = turns[n[0]]
        s.log.clear()
    standings = edition(plan.edition).standings(s)
    return Sample(
        setup.heroes,
        setup.village,
        tuple(row.vp for row in standings),
        tuple(row.seat for row in standings if row.winner) if s.over else (),
        key_turn,
        {stack: tuple(got[stack, seat] for seat in range(plan.players)) for stack in (*setup.heroes, *setup.village)},
        first,
    )


def play_all(plan: Plan, games: range) -> list[tuple[int, Sample]]:
    """These games, in this process."""
    return [(g, play(plan, g)) for g in games]


# ----------------------------------------------------------------------------------------------------------------------
# Limits


@dataclass(frozen=True, slots=True)
class Limit:
    least: float
    most: float = math.inf

    def holds(self, value: float) -> bool:
        return self.least <= value <= self.most

    def words(self, unit: str = "") -> str:
        low, high = f"{self.least:g}{unit}", f"{self.most:g}{unit}"
        return f"at least {low}" if math.isinf(self.most) else f"{low} to {high}"


SCORE = Limit(35, 70)
KEY_TURN = Limit(10, 25)
BUYER = Limit(0.4, 0.6)
BOUGHT = Limit(0.05)


@dataclass(frozen=True, slots=True)
class Finding:
    """A number, between which others it lies with 95 %, and what it should be."""

    what: str
    value: float
    low: float
    high: float
    limit: Limit
    n: int
    """Of so many games."""

    @property
    def verdict(self) -> str:
        """Empty within the limits; "out" outside of them, "clearly out" with the whole interval."""
        if not self.n or self.limit.holds(self.value):
            return ""
        return "clearly out" if self.high < self.limit.least or self.low > self.limit.most else "out"


# ----------------------------------------------------------------------------------------------------------------------
# Counting


@dataclass(frozen=True, slots=True)
class Spread:
    """The middle of some numbers: median, quartiles, and the interval of the median."""

    n: int
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


def spread(numbers: Iterable[int]) -> Spread:
    """The interval has the ranks between which the median lies with 95 %, whatever the numbers are like."""
    ordered = sorted(numbers)
    n = len(ordered)
    if not n:
        return Spread(0, 0.0, 0.0, 0.0, 0.0, 0.0)
    reach = NORMAL * math.sqrt(n) / 2
    low = ordered[max(0, math.floor(n / 2 - reach))]
    high = ordered[min(n - 1, math.ceil(n / 2 + reach))]
    return Spread(n, quantile(ordered, 0.5), quantile(ordered, 0.25), quantile(ordered, 0.75), low, high)


@dataclass(slots=True)
class Row:
    """What came of a stack in the mirrored games."""

    stack: str
    kind: str
    offered: int = 0
    bought: int = 0
    """Games in which somebody bought it."""
    copies: int = 0
    more: int = 0
    """Games in which one seat got more copies than the other, and how often it won those."""
    wins: Fraction = Fraction(0)

    def findings(self) -> tuple[Finding, Finding]:
        wins = float(self.wins / self.more) if self.more else 0.0
        bought = self.bought / self.offered if self.offered else 0.0
        return (
            Finding(f"{self.stack}: wins of who has more", wins, *wilson(self.wins, self.more), BUYER, self.more),
            Finding(
                f"{self.stack}: bought", bought, *wilson(Fraction(self.bought), self.offered), BOUGHT, self.offered
            ),
        )


def rows(samples: Iterable[Sample]) -> list[Row]:
    """Two-player games, stack by stack: heroes first, each kind in alphabetical order."""
    out: dict[str, Row] = {}
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


@dataclass(slots=True)
class Report:
    edition: str
    seed: int
    threes: list[Sample]
    twos: list[Sample]
    seconds: float = 0.0
    interrupted: bool = False
    died: bool = False

    @property
    def scores(self) -> Spread:
        return spread(max(sample.scores) for sample in self.threes if sample.winners)

    @property
    def key_turns(self) -> Spread:
        return spread(sample.key_turn for sample in self.threes if sample.key_turn)

    @property
    def first_wins(self) -> Fraction:
        """Victories of the seat that began, in the mirrored games."""
        return sum((sample.share_of(sample.first) for sample in self.twos), Fraction(0))

    def findings(self) -> list[Finding]:
        out = []
        for what, found, limit in (
            ("winning score, median", self.scores, SCORE),
            ("turn of the last key, median", self.key_turns, KEY_TURN),
        ):
            out.append(Finding(what, found.median, found.low, found.high, limit, found.n))
        for row in rows(self.twos):
            out += row.findings()
        return out

    def data(self) -> dict[str, object]:
        """The object that ``--json`` prints."""
        return {
            "edition": self.edition,
            "seed": self.seed,
            "threes": len(self.threes),
            "mirrored": len(self.twos),
            "seconds": round(self.seconds, 1),
            "unfinished": sum(not sample.winners for sample in (*self.threes, *self.twos)),
            "first_seat_wins": round(float(self.first_wins), 1),
            "score": _spread_data(self.scores),
            "key_turn": _spread_data(self.key_turns),
            "stacks": [_row_data(row) for row in rows(self.twos)],
            "outside": [{"what": f.what, "verdict": f.verdict} for f in self.findings() if f.verdict],
        }


def _spread_data(found: Spread) -> dict[str, float]:
    return {
        "games": found.n,
        "median": found.median,
        "lower_quartile": found.lower,
        "upper_quartile": found.upper,
        "low": found.low,
        "high": found.high,
    }


def _row_data(row: Row) -> dict[str, object]:
    wins, bought = row.findings()
    return {
        "stack": row.stack,
        "kind": row.kind,
        "offered": row.offered,
        "bought": row.bought,
        "bought_rate": round(bought.value, 4),
        "bought_low": round(bought.low, 4),
        "bought_high": round(bought.high, 4),
        "copies": row.copies,
        "more": row.more,
        "wins": float(row.wins),
        "win_rate": round(wins.value, 4),
        "low": round(wins.low, 4),
        "high": round(wins.high, 4),
    }


# ----------------------------------------------------------------------------------------------------------------------
# Many games


def measure(
    name: str, threes: int, twos: int, seed: int, jobs: int | None = None, done: Callable[[int], None] = lambda n: None
) -> Report:
    """Play so many games of three players and so many mirrored ones. Ctrl-C ends it early with what was played."""
    out = Report(name, seed, [], [])
    start = time.perf_counter()
    try:
        for players, games, samples in ((3, threes, out.threes), (2, twos, out.twos)):
            plan = Plan(name, players, (BOT,) * players, seed)
            found: list[tuple[int, Sample]] = []
            try:
                for part in share(partial(play_all, plan), range(games), jobs):
                    found += part
                    done(len(part))
            finally:
                samples += [sample for _, sample in sorted(found, key=lambda pair: pair[0])]
    except KeyboardInterrupt:
        out.interrupted = True
    except BrokenExecutor:
        out.died = True
    out.seconds = time.perf_counter() - start
    return out


# ----------------------------------------------------------------------------------------------------------------------
# Printing


def _percent(found: Finding) -> str:
    return f"{found.value:6.1%} {found.low:7.1%} – {found.high:6.1%}" if found.n else f"{'-':>6}{'':18}"


def _spread_words(what: str, found: Spread) -> str:
    if not found.n:
        return f"{what}: none"
    middle = f"median {found.median:g} ({found.low:g} – {found.high:g})"
    return f"{what}: {middle}, quartiles {found.lower:g} and {found.upper:g}, {found.n:,} games"


def words(report: Report) -> str:
    """The report as text; intervals of 95 % in parentheses or with a dash."""
    n = len(report.twos)
    lines = [
        f"{report.edition}, greedy, seed {report.seed}: {len(report.threes):,} games of three, {n:,} mirrored games of "
        f"two in {report.seconds:.0f} s",
        "",
        _spread_words("winning score of three", report.scores),
        _spread_words("turn of the last key, of three", report.key_turns),
    ]
    if n:
        low, high = wilson(report.first_wins, n)
        lines.append(
            f"who begins wins {float(report.first_wins / n):.1%} ({low:.1%} – {high:.1%}) of the mirrored games"
        )
    lines += ["", f"{'stack':22} offered  bought   95 % interval  copies  one more   wins   95 % interval"]
    for row in rows(report.twos):
        wins, bought = row.findings()
        lines.append(
            f"{row.stack:22} {row.offered:7,} {_percent(bought)} {row.copies:7,} {row.more:9,} {_percent(wins)}"
        )
    outside = [f for f in report.findings() if f.verdict]
    lines += ["", "outside the limits:" if outside else "everything is within the limits"]
    for f in outside:
        share = f.limit in (BUYER, BOUGHT)
        value = f"{f.value:.1%} ({f.low:.1%} – {f.high:.1%})" if share else f"{f.value:g} ({f.low:g} – {f.high:g})"
        limit = Limit(100 * f.limit.least, 100 * f.limit.most).words(" %") if share else f.limit.words()
        lines.append(f"  {f.what} {value}, should be {limit}: {f.verdict}")
    return "\n".join(lines)


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m duskhall.lab.balance", description=__doc__)
    parser.add_argument("--edition", choices=NAMES, default="quest", help="the edition (default: %(default)s)")
    parser.add_argument("--games", type=int, default=GAMES, metavar="N", help="mirrored games (default: %(default)s)")
    parser.add_argument("--threes", type=int, metavar="N", help=f"games of three (default: one for {THREES} mirrored)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the same number, the same games (default: 1)")
    parser.add_argument("--jobs", type=int, metavar="N", help="processes that share the work (default: one a core)")
    parser.add_argument("--json", action="store_true", help="print one object and nothing else")
    args = parser.parse_args(argv)
    threes = args.games // THREES if args.threes is None else args.threes
    if args.games < 0 or args.games % 2 or threes < 0 or (args.jobs is not None and args.jobs < 1):
        parser.error("--games is even and not below 0, nor is --threes, --jobs is 1 or more")
    with progress("balancing", args.games + threes) as done:
        report = measure(args.edition, threes, args.games, args.seed, args.jobs, done)
    print(json.dumps(report.data(), ensure_ascii=False) if args.json else words(report))
    if report.died:
        print("one of the processes is gone; this is what was played before", file=sys.stderr)
        return 1
    return 130 if report.interrupted else 0


if __name__ == "__main__":
    sys.exit(main())
