"""What the benchmark measures. Seeds are fixed; times are those of one core, in the best of several rounds."""

from __future__ import annotations

import gc
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial

from duskhall.bots.greedy import GreedyBot
from duskhall.core.game import Game
from duskhall.core.luck import Stream, key_from_seed
from duskhall.core.naming import option_id
from duskhall.core.options import list_options
from duskhall.core.state import SEAT_ZONES, State
from duskhall.core.view import View
from duskhall.editions import edition
from duskhall.editions.errors import SetupError
from duskhall.lab.simulate import MAX_TURNS, Plan, Tally, play
from duskhall.notation import position

from .instructions import core_is_compiled, counted
from .peers import BASE, Peer

SEED = 1
DECISIONS = "random play, decisions"
GAMES = "random play, games"
GREEDY = "two greedy bots, games"
CLONE = "clone of a position"
START = "start of the command"


@dataclass(frozen=True, slots=True)
class Size:
    """How much is done: enough for figures to keep, or for a first impression."""

    rounds: int = 15
    games: int = 100
    greedy: int = 50
    states: int = 8
    times: int = 100
    course: int = 10
    course_rounds: int = 5

    @classmethod
    def quick(cls) -> Size:
        return cls(rounds=2, games=10, greedy=4, states=3, times=20, course=2, course_rounds=2)


@dataclass(slots=True)
class Line:
    """A line of the table: one figure, for every edition and peer that has it."""

    name: str
    unit: str
    values: dict[str, float] = field(default_factory=dict)

    @property
    def more_is_better(self) -> bool:
        return self.unit == "/s"

    def ratio(self, name: str) -> float | None:
        """How many times as good as the peer: 2 is twice as fast."""
        base = self.values.get(BASE)
        value = self.values.get(name)
        if not base or not value or name == BASE:
            return None
        return value / base if self.more_is_better else base / value


class Table:
    def __init__(self) -> None:
        self.lines: dict[str, Line] = {}

    def line(self, name: str, unit: str) -> Line:
        """Lines stand in the order in which they are first named."""
        return self.lines.setdefault(name, Line(name, unit))

    def add(self, name: str, unit: str, column: str, value: float) -> None:
        self.line(name, unit).values[column] = value


@dataclass(frozen=True, slots=True)
class Row:
    """How cost grows. Rows with the same ``what`` belong together; the first is what the others are compared with."""

    edition: str
    what: str
    case: str
    micros: float
    """Of a decision,"""
    options: float
    """which has so many options,"""
    decisions: int
    """and so many were made."""


# ----------------------------------------------------------------------------------------------------------------------
# Clocks


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that is timed."""

    works: Sequence[Callable[[], object]]
    """Its parts: a game each, where games are played."""
    report: Callable[[float], None]
    """Hears how many seconds all parts took, each in its fastest round: the others were disturbed by something else on
    the machine."""
    clock: Callable[[], float] = time.process_time


def race(entries: list[Entry], rounds: int, done: Callable[[int], None] = lambda n: None) -> None:
    """Each round goes through all entries. So ours and the peers take turns, and everything is timed at several moments
    far apart: a bad time of the machine falls on all of them, and it has to last for the whole race to spoil a figure.

    ``done`` hears of rounds done."""
    best = [[float("inf")] * len(entry.works) for entry in entries]
    for _ in range(rounds):
        for entry, seconds in zip(entries, best, strict=True):
            clock = entry.clock
            gc.collect()
            for i, work in enumerate(entry.works):
                start = clock()
                work()
                seconds[i] = min(seconds[i], clock() - start)
        done(1)
    for entry, seconds in zip(entries, best, strict=True):
        entry.report(sum(seconds))


# ----------------------------------------------------------------------------------------------------------------------
# Whole games


def play_some(plan: Plan, games: int) -> Tally:
    """Play games; one that fails ends the benchmark."""
    out = Tally()
    for g in range(games):
        out.add(play(plan, g))
    return out


def random_play(table: Table, names: tuple[str, ...], peers: list[Peer], size: Size) -> list[Entry]:
    entries = []
    for line in (DECISIONS, GAMES):
        table.line(line, "/s")
    table.line("random play, decisions of a game", "")
    for name in names:
        plan = Plan(name, 2, ("random", "random"), SEED)
        tally = play_some(plan, size.games)
        report = partial(_report_play, table, name, size.games, tally.decisions)
        entries.append(Entry([partial(play, plan, g) for g in range(size.games)], report))
        table.add("random play, options of a decision", "", name, mean_options(name, size.games // 4 + 1))
        table.add("random play, turns of a game", "", name, tally.turns / size.games)
        table.add("random play, games without an end", "%", name, 100 * tally.unfinished / size.games)
    for peer in peers:
        games = peer.games * size.games // 100
        for way in peer.ways.values():
            found = [way(g) for g in range(games)]
            decisions = sum(game.decisions for game in found)
            options = sum(game.options for game in found)
            report = partial(_report_play, table, peer.name, games, decisions)
            entries.append(Entry([partial(way, g) for g in range(games)], report))
            if options:
                table.add("random play, options of a decision", "", peer.name, options / decisions)
    return entries


def _report_play(table: Table, column: str, games: int, decisions: int, seconds: float) -> None:
    """Of several ways to play, the one with the most decisions a second counts."""
    if decisions / seconds > table.line(DECISIONS, "/s").values.get(column, 0.0):
        table.add(DECISIONS, "/s", column, decisions / seconds)
        table.add(GAMES, "/s", column, games / seconds)
        table.add("random play, decisions of a game", "", column, decisions / games)


def greedy_play(table: Table, names: tuple[str, ...], size: Size) -> list[Entry]:
    entries = []
    for line in (GREEDY, "two greedy bots, decisions"):
        table.line(line, "/s")
    for name in names:
        plan = Plan(name, 2, ("greedy", "greedy"), SEED)
        tally = play_some(plan, size.greedy)
        table.add("two greedy bots, turns of a game", "", name, tally.turns / size.greedy)
        report = partial(_report_greedy, table, name, size.greedy, tally.decisions)
        entries.append(Entry([partial(play, plan, g) for g in range(size.greedy)], report))
    return entries


def _report_greedy(table: Table, name: str, games: int, decisions: int, seconds: float) -> None:
    table.add(GREEDY, "/s", name, games / seconds)
    table.add("two greedy bots, decisions", "/s", name, decisions / seconds)


def deal(name: str, players: int, g: int, groups: int = 3, copies: int = 1) -> Game:
    """A game with random cards. ``copies``: of each card in the decks and in the village."""
    e = edition(name)
    key = key_from_seed(SEED, f"duskhall bench {g}")
    s = e.deal(e.rules, e.random_setup(g, groups), players, key)
    if copies > 1:
        multiply(s, copies)
    return Game(s, listen=False, history=False)


def multiply(s: State, copies: int) -> None:
    """Lay further copies under each card of the decks and stacks; hands, hall and dungeon stay as they are."""
    for z in range(SEAT_ZONES, len(s.zones)):
        if s.map.names[z].partition(".")[0] not in ("deck", "stack"):
            continue
        cards: list[int] = []
        for c in s.zones[z]:
            more = range(len(s.kinds), len(s.kinds) + copies - 1)
            s.kinds += (s.kinds[c],) * len(more)
            cards += [c, *more]
        s.zones[z] = tuple(cards)


def mean_options(name: str, games: int) -> float:
    asked = options = 0
    for g in range(games):
        _, decisions, n = walk(deal(name, 2, g), g)
        asked += decisions[0]
        options += n[0]
    return options / asked


def walk(game: Game, g: int, marks: tuple[int, ...] = ()) -> tuple[list[float], list[int], list[int]]:
    """Play a game at random. Seconds, decisions and their options, of each part; ``marks`` are the numbers of decisions
    after which a new part begins."""
    luck = Stream.of(g, "duskhall bench options")
    s = game.state
    seconds: list[float] = []
    decisions = [0] * (len(marks) + 1)
    options = [0] * (len(marks) + 1)
    part = made = 0
    mark = marks[0] if marks else -1
    start = time.process_time()
    while not s.over and s.turn <= MAX_TURNS:
        decision = game.decision()
        n = decision.count
        index = 0
        if n > 1:
            if made == mark:
                seconds.append(time.process_time() - start)
                part += 1
                mark = marks[part] if part < len(marks) else -1
                start = time.process_time()
            made += 1
            decisions[part] += 1
            options[part] += n
            index = luck.below(n)
        game.choose(decision, index)
    seconds.append(time.process_time() - start)
    return seconds, decisions, options


# ----------------------------------------------------------------------------------------------------------------------
# How cost grows


def growth(name: str, size: Size) -> list[Row]:
    """A quadratic surprise would show here: the thirds of a game, the number of players, the number of cards."""
    rows = []
    parts = ("first third", "second third", "last third")
    rows += [
        Row(name, "part of a game", part, *figures) for part, figures in zip(parts, course(name, size), strict=True)
    ]
    least, most = edition(name).players
    for players in range(least, most + 1):
        rows.append(Row(name, "players", str(players), *whole(course(name, size, players=players))))
    for groups in (3, 5, 8):
        try:
            edition(name).random_setup(0, groups)
        except SetupError:
            continue
        rows.append(Row(name, "monster groups", str(groups), *whole(course(name, size, groups=groups))))
    for copies in (1, 2, 4):
        rows.append(Row(name, "copies of each card", str(copies), *whole(course(name, size, copies=copies))))
    kinds = [row.what for row in rows]
    return [row for row in rows if kinds.count(row.what) > 1]


def course(name: str, size: Size, players: int = 2, groups: int = 3, copies: int = 1) -> list[tuple[float, float, int]]:
    """(microseconds of a decision, its options, how many) in each third of some games."""
    seconds = [0.0] * 3
    decisions = [0] * 3
    options = [0] * 3
    for g in range(size.course):
        _, (total,), _ = walk(deal(name, players, g, groups, copies), g)
        marks = (total // 3, 2 * total // 3)
        best = [float("inf")] * 3
        for _ in range(size.course_rounds):
            game = deal(name, players, g, groups, copies)
            gc.collect()
            found, made, n = walk(game, g, marks)
            best = [min(pair) for pair in zip(best, found, strict=True)]
        for i in range(3):
            seconds[i] += best[i]
            decisions[i] += made[i]
            options[i] += n[i]
    return [(seconds[i] / decisions[i] * 1e6, options[i] / decisions[i], decisions[i]) for i in range(3)]


def whole(thirds: list[tuple[float, float, int]]) -> tuple[float, float, int]:
    n = sum(made for _, _, made in thirds)
    return sum(us * made for us, _, made in thirds) / n, sum(o * made for _, o, made in thirds) / n, n


# ----------------------------------------------------------------------------------------------------------------------
# Parts


def positions(name: str, n: int) -> list[State]:
    """Four seats in the middle of their games, each at a question with something to choose from."""
    found: list[State] = []
    g = 0
    while len(found) < n:
        game = deal(name, 4, g)
        bots = [GreedyBot() for _ in range(4)]
        # Far enough for decks with something in them; then stop at a window, the longest list of options.
        while not game.over:
            decision = game.decision()
            if game.state.turn >= 40 and decision.kind == "window":
                found.append(game.state)
                break
            several = decision.count > 1
            game.choose(decision, bots[decision.seat].pick(game.view(decision.seat), decision) if several else 0)
        g += 1
        assert g < 10 * n, f"hardly any game of {name} is still going on in turn 40"
    return found


def parts(table: Table, name: str, size: Size) -> list[Entry]:
    states = positions(name, size.states)
    few = max(1, size.times // 10)
    entries = []

    def each(what: str, times: int, work: Callable[[State], object]) -> None:
        entries.append(timed(table, what, name, times, [partial(work, s) for s in states]))

    def with_ids(s: State) -> None:
        for q in s.asked:
            for o in list_options(s, q):
                option_id(s, q, o)

    def without_ids(s: State) -> None:
        for q in s.asked:
            list_options(s, q)

    def forecast(s: State) -> None:
        View(s, s.active).forecast(ranks[id(s)])

    def rank_to_forecast(s: State) -> int:
        ranks = range(1, s.rules.hall.ranks + 1)
        return next((i for i in ranks if View(s, s.active).forecast(i) is not None), 1)

    ranks = {id(s): rank_to_forecast(s) for s in states}
    texts = {id(s): position.write(s, cards=False) for s in states}
    each(CLONE, 10 * size.times, State.clone)
    each("list of options, without ids", size.times, without_ids)
    each("list of options, with ids", size.times, with_ids)
    each("view of a seat, as data", few, lambda s: View(s, s.active).data())
    each("numbers of a party", size.times, lambda s: View(s, s.active).sums(ranks[id(s)]))
    each("forecast of a battle", few, forecast)
    each("save of a position", few, lambda s: position.write(s, cards=False))
    each("load of a position", few, lambda s: position.read(texts[id(s)]))
    clones = sum(memory(s.clone) for s in states) / len(states)
    table.add("memory of a clone", "kB", name, clones)
    alone = sum(memory(partial(position.read, text)) for text in texts.values()) / len(states)
    table.add("memory of a position by itself", "kB", name, alone)
    return entries


def timed(table: Table, what: str, column: str, times: int, works: Sequence[Callable[[], object]]) -> Entry:
    """Microseconds of one of these calls, on average; each is made so many times in a row."""
    line = table.line(what, "µs")

    def loop(work: Callable[[], object]) -> None:
        for _ in range(times):
            work()

    def report(seconds: float) -> None:
        line.values[column] = seconds / times / len(works) * 1e6

    return Entry([partial(loop, work) for work in works], report)


def memory(make: Callable[[], object], n: int = 50) -> float:
    """Kilobytes that one of many takes; what they share, the rules above all, is there before."""
    shared = make()
    gc.collect()
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        kept = [make() for _ in range(n)]
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    del kept, shared
    return (after - before) / n / 1000


def peer_clones(table: Table, peers: list[Peer], size: Size) -> list[Entry]:
    few = max(1, size.times // 10)
    return [timed(table, CLONE, peer.name, few, [partial(peer.clone, peer.position())]) for peer in peers]


def instructions(table: Table, names: tuple[str, ...]) -> None:
    """The same on every machine; there are none to count in a compiled core."""
    if not core_is_compiled():
        for name in names:
            table.add("bytecode instructions of a decision", "", name, counted(name))


def start_up(report: Callable[[float], None]) -> Entry:
    """By the clock on the wall: nothing else counts for who waits."""
    command = [sys.executable, "-m", "duskhall", "--help"]
    return Entry([partial(subprocess.run, command, check=True, capture_output=True)], report, time.perf_counter)
