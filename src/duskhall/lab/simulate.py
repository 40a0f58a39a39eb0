"""Many games between bots. Game number g depends on the seed and on g alone, however many processes share the work."""

from __future__ import annotations

import hashlib
import math
import time
import traceback
from concurrent.futures import BrokenExecutor
from dataclasses import astuple, dataclass, field, replace
from fractions import Fraction
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from duskhall.bots import BUILT_IN, FAILED, Answer, Bot, BotError, BotFault, ask, find, sources_of, title_of
from duskhall.bots.random import RandomBot
from duskhall.core.decision import Decision
from duskhall.core.game import Game
from duskhall.core.luck import key_from_seed
from duskhall.core.machine import answer
from duskhall.core.options import options_of
from duskhall.core.playout import play_on
from duskhall.core.view import View
from duskhall.editions import edition
from duskhall.editions.choosing import on_board
from duskhall.editions.setup import NO_WISHES, PLAIN, Wishes
from duskhall.notation import record

from .keeping import Journal, program
from .share import share

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from duskhall.bots import Maker
    from duskhall.core.rules import Rules
    from duskhall.core.state import Question, State
    from duskhall.editions.setup import Setup

MAX_TURNS = 400
NORMAL = 1.959963984540054
"""95 % of a normal distribution lie within so many standard deviations."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The games to play. A plan travels to other processes, so it names things instead of holding them."""

    edition: str
    players: int
    bots: tuple[str, ...]
    """The bot of each player."""
    seed: int
    max_turns: int = MAX_TURNS
    bot_seconds: float | None = None
    setup: str = ""
    """A published set-up by its name; empty: a random one for each game."""
    board: str = ""
    avatars: bool = False
    keys: int = 0
    """Keys that summon the guardian; 0: as many as usual."""
    mode: str = ""
    """The way to play; empty: the plain one, for any set-up."""
    key_decks: tuple[int, ...] = ()
    wishes: Wishes = NO_WISHES
    """Wishes for the random set-ups."""
    figures: Path | None = None
    strict: bool = False
    """The first fault of a bot ends everything, with its exception."""
    recorded: bool = False
    """The record of each game is written."""


@dataclass(slots=True)
class Row:
    """The results of a bot in one seat, or in several."""

    games: int = 0
    wins: Fraction = Fraction(0)
    """A victory shared by k counts 1/k. Fractions add up to the same in any order."""
    vp: int = 0

    def add(self, other: Row) -> None:
        self.games += other.games
        self.wins += other.wins
        self.vp += other.vp


@dataclass(slots=True)
class Fault:
    """Answers of a bot that were replaced, all of one kind."""

    count: int
    game: int
    """The first game with one; its turn and what the bot said there."""
    turn: int
    said: str


@dataclass(slots=True)
class Failure:
    """A game that ended with an exception."""

    game: int
    error: str
    trace: str


@dataclass(slots=True)
class Tally:
    """Counts over games; the tallies of two processes add up."""

    games: int = 0
    turns: int = 0
    decisions: int = 0
    """Questions with at least two options."""
    unfinished: int = 0
    rows: dict[tuple[str, int], Row] = field(default_factory=dict)
    """By the bot and its seat, from 0."""
    faults: dict[tuple[str, str], Fault] = field(default_factory=dict)
    """By the bot and the kind of fault."""
    failures: list[Failure] = field(default_factory=list)
    records: list[tuple[int, str]] = field(default_factory=list)
    """By game; they travel home with the tally of their portion, and no further."""

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.turns += other.turns
        self.decisions += other.decisions
        self.unfinished += other.unfinished
        self.failures += other.failures
        for place, row in other.rows.items():
            self.rows.setdefault(place, Row()).add(row)
        for key, fault in other.faults.items():
            self.blame(key, fault)

    def all_seats(self, bot: str) -> Row:
        """The results of a bot in all its seats together."""
        out = Row()
        for (name, _), row in self.rows.items():
            if name == bot:
                out.add(row)
        return out

    def blame(self, key: tuple[str, str], fault: Fault) -> None:
        known = self.faults.get(key)
        if known is None:
            self.faults[key] = fault
        elif (fault.game, fault.turn) < (known.game, known.turn):
            fault.count += known.count
            self.faults[key] = fault
        else:
            known.count += fault.count

    def data(self) -> list[object]:
        """The counts, as a file keeps them."""
        rows = [[*place, row.games, str(row.wins), row.vp] for place, row in self.rows.items()]
        faults = [[*key, *astuple(fault)] for key, fault in self.faults.items()]
        failures = [astuple(failure) for failure in self.failures]
        return [self.games, self.turns, self.decisions, self.unfinished, rows, faults, failures]


def tally_of(
    games: int, turns: int, decisions: int, unfinished: int, rows: list[Any], faults: list[Any], failures: list[Any]
) -> Tally:
    """A tally from its data."""
    return Tally(
        games,
        turns,
        decisions,
        unfinished,
        {(bot, seat): Row(n, Fraction(wins), vp) for bot, seat, n, wins, vp in rows},
        {(bot, kind): Fault(*fault) for bot, kind, *fault in faults},
        [Failure(*failure) for failure in failures],
    )


# ----------------------------------------------------------------------------------------------------------------------
# One game


def seat_of(plan: Plan, bot: int, game: int) -> int:
    """Seats rotate from game to game."""
    return (bot + game) % plan.players


@cache
def _rules(name: str, board: str, figures: Path | None) -> Rules:
    found = edition(name)
    if figures is None:
        return found.rules_on(board)
    from duskhall.editions.figures import load_figures

    return found.make_rules(load_figures(figures, found), board)


def _find(spec: str) -> Maker:
    """A bot, looked for once in each folder: the name of a file begins where one is."""
    return _found(spec, Path.cwd())


@cache
def _found(spec: str, folder: Path) -> Maker:
    return find(spec)


def setup_of(plan: Plan, g: int) -> Setup:
    """The cards of the game with this number."""
    e = edition(plan.edition)
    # Set-up and luck have seeds of their own, as at any table.
    number = _number(plan, g, "set-up")
    setup = e.setups[plan.setup] if plan.setup else e.random_setup(number, e.groups[0], plan.wishes)
    keys = plan.keys or None
    packs = plan.wishes.packs
    return on_board(setup, plan.board, plan.avatars, keys, plan.mode, key_decks=plan.key_decks, packs=packs)


def new_game(plan: Plan, g: int) -> Game:
    """The game with this number, at its start."""
    setup = setup_of(plan, g)
    key = key_from_seed(plan.seed, f"duskhall simulate {g} luck")
    rules = _rules(plan.edition, setup.board, plan.figures)
    start = edition(plan.edition).deal(rules, setup, plan.players, key)
    return Game(start, listen=False, history=plan.recorded)


def _number(plan: Plan, g: int, purpose: str) -> int:
    return int.from_bytes(key_from_seed(plan.seed, f"duskhall simulate {g} {purpose}")[:4], "big")


def play(plan: Plan, g: int, out: Tally | None = None) -> Tally:
    """Play one game and count it, in a new tally if none is given. Raises what goes wrong in the game, and then nothing
    of it is counted; what goes wrong in a bot is a fault of the bot."""
    game = new_game(plan, g)
    s = game.state
    bots: list[Bot] = [RESERVED] * plan.players
    names = [""] * plan.players
    for i, spec in enumerate(plan.bots):
        seat = seat_of(plan, i, g)
        names[seat] = spec
        bots[seat] = _made(spec, _number(plan, g, f"bot {i}"), plan, g)
    faults: list[tuple[str, str, Fault]] = []
    blind = [bot.luck for bot in bots if type(bot) is RandomBot]
    if len(blind) == plan.players and not plan.recorded:
        decisions = play_on(s, blind, plan.max_turns)
    else:
        decisions = _ask_them(game, plan, g, bots, names, faults)
    told = _record(plan, g, game, names) if plan.recorded else ""
    standings = edition(plan.edition).standings(s)
    out = Tally() if out is None else out
    out.games += 1
    if told:
        out.records.append((g, told))
    out.decisions += decisions
    out.turns += min(s.turn, plan.max_turns)
    out.unfinished += not s.over
    winners = sum([standing.winner for standing in standings])
    for standing in standings:
        place = (names[standing.seat], standing.seat)
        row = out.rows.get(place)
        if row is None:
            row = out.rows[place] = Row()
        row.games += 1
        row.vp += standing.vp
        if s.over and standing.winner:
            row.wins += Fraction(1, winners) if winners > 1 else 1
    for who, what, fault in faults:
        out.blame((who, what), fault)
    return out


def _ask_them(
    game: Game, plan: Plan, g: int, bots: list[Bot], names: list[str], faults: list[tuple[str, str, Fault]]
) -> int:
    """Let the bots play; how many decisions they made."""
    s = game.state

    def tell(s: State, q: Question, option: int) -> None:
        game.choose(Decision(s, q, [option]), 0)

    take: Callable[[State, Question, int], object] = tell if plan.recorded else answer
    views = [View(s, seat) for seat in range(plan.players)]
    # The bots that come with the program are trusted to answer legally; their time counts where there is a limit.
    trusted = [plan.bot_seconds is None and spec in BUILT_IN for spec in names]
    quick = [getattr(bot, "pick", None) if sure else None for bot, sure in zip(bots, trusted, strict=True)]
    decisions = 0
    max_turns = plan.max_turns
    while not s.over and s.turn <= max_turns:
        # A game that is not over asks a seat. Unless it is recorded, its moves need not be told to the game.
        q = s.asked[0]
        options = options_of(s, q)
        if len(options) == 1:
            take(s, q, options[0])
            continue
        decisions += 1
        seat = q.seat
        decision = Decision(s, q, options)
        pick = quick[seat]
        if pick is not None:
            take(s, q, options[pick(views[seat], decision)])
        else:
            given = _asked(bots[seat], views[seat], decision, plan, g, names[seat])
            if given.fault:
                faults.append((names[seat], given.fault, Fault(1, g, s.turn, given.given)))
            take(s, q, options[given.index])
    return decisions


def _made(spec: str, seed: int, plan: Plan, g: int) -> Bot:
    """A bot for one game. Raises BotError, or FirstFault if the plan is strict."""
    try:
        return _find(spec).make(seed)
    except BotError as e:
        if plan.strict:
            raise FirstFault(spec, g, 0, BotFault(FAILED, str(e))) from e
        raise


def _asked(bot: Bot, view: View, decision: Decision, plan: Plan, g: int, name: str) -> Answer:
    """A bot's answer. Raises FirstFault if the plan is strict."""
    try:
        return ask(bot, view, decision, plan.bot_seconds, strict=plan.strict)
    except BotFault as e:
        raise FirstFault(name, g, view.turn, e) from e


class FirstFault(Exception):
    """The first fault of a bot, where bots are asked strictly. Its cause is what the bot did."""

    def __init__(self, bot: str, game: int, turn: int, fault: BotFault) -> None:
        self.bot = bot
        self.game = game
        self.turn = turn
        self.fault = fault
        super().__init__(f"{bot}, game {game}, turn {turn}: {fault}")


def record_name(g: int) -> str:
    """The file of a game in the folder of records."""
    return f"game-{g:06}.txt"


def _record(plan: Plan, g: int, game: Game, names: list[str]) -> str:
    titles = [title_of(spec) for spec in names]
    called = [f"{t} {titles[: i + 1].count(t)}" if titles.count(t) > 1 else t for i, t in enumerate(titles)]
    return record.write(game, tuple(called), setup_of(plan, g), bots=tuple(names))


class _Nobody:
    """Keeps a seat until its bot is there."""

    def choose(self, view: View, decision: Decision) -> str:
        raise AssertionError("nobody sits here")


RESERVED = _Nobody()


# ----------------------------------------------------------------------------------------------------------------------
# Many games


def play_all(plan: Plan, games: Iterable[int]) -> Tally:
    """Play these games in this process. An exception ends its game only, unless it is the fault of a bot that is asked
    strictly."""
    out = Tally()
    for g in games:
        try:
            play(plan, g, out)
        except FirstFault:
            raise
        except Exception as e:
            text = " ".join(str(e).split())
            out.failures.append(Failure(g, f"{type(e).__name__}: {text}", traceback.format_exc()))
            out.games += 1
    return out


@dataclass(slots=True)
class Result:
    """The results of a simulation."""

    plan: Plan
    tally: Tally
    seconds: float
    interrupted: bool = False
    """A person stopped it,"""
    died: bool = False
    """or one of the processes is gone; the tally holds what was played until then."""

    def data(self) -> dict[str, object]:
        """The object that ``--json`` prints."""
        t = self.tally
        played = t.games - len(t.failures)
        seconds = max(self.seconds, 1e-9)
        return {
            "edition": self.plan.edition,
            "mode": self.plan.mode or PLAIN,
            "players": self.plan.players,
            "games": t.games,
            "seed": self.plan.seed,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(t.games / seconds, 2),
            "decisions_per_second": round(t.decisions / seconds, 1),
            "turns_mean": round(t.turns / played, 4) if played else 0.0,
            "unfinished": t.unfinished,
            "errors": len(t.failures),
            "faults": [
                {"bot": bot, "kind": kind, "count": f.count, "game": f.game, "turn": f.turn, "said": f.said}
                for (bot, kind), f in sorted(t.faults.items())
            ],
            "results": [{"bot": bot, **_numbers(t.all_seats(bot))} for bot in dict.fromkeys(self.plan.bots)],
            "seats": [
                {"bot": bot, "seat": seat + 1, **_numbers(t.rows[bot, seat])}
                for bot in dict.fromkeys(self.plan.bots)
                for seat in range(self.plan.players)
                if (bot, seat) in t.rows
            ],
        }


def _numbers(row: Row) -> dict[str, object]:
    """A row as ``--json`` prints it."""
    low, high = wilson(row.wins, row.games)
    return {
        "games": row.games,
        "wins": round(float(row.wins), 4),
        "win_rate": round(float(row.wins / row.games), 4) if row.games else 0.0,
        "low": round(low, 4),
        "high": round(high, 4),
        "vp_mean": round(row.vp / row.games, 4) if row.games else 0.0,
    }


def wilson(wins: Fraction, games: int) -> tuple[float, float]:
    """Between which rates the true one lies with 95 % (Wilson's interval, which is fair near 0 and 1)."""
    if not games:
        return 0.0, 1.0
    p = float(wins / games)
    z = NORMAL**2 / games
    middle = (p + z / 2) / (1 + z)
    half = math.sqrt(z * p * (1 - p) + z * z / 4) / (1 + z)
    # The ends include the rate itself, despite rounding.
    return max(0.0, min(p, middle - half)), min(1.0, max(p, middle + half))


class KeptTallies:
    """The tallies of portions, in a file: each is written as soon as its games are over, and a later run of the same
    plan goes on from there. A line is a portion: its games, and what was counted."""

    def __init__(self, path: Path, plan: Plan) -> None:
        """Raises KeptError for a file with something else in it, or with games of another plan or program."""
        self._portions: list[tuple[list[int], Tally]] = []
        of = [program(), str(replace(plan, recorded=False)), *map(_digest, files_of(plan))]
        self._journal = Journal(path, "duskhall-simulate", of, self._take)

    def _take(self, line: list[Any]) -> None:
        games, data = line
        self._portions.append((games, tally_of(*data)))

    def within(self, games: range) -> tuple[set[int], Tally]:
        """Which of these games were played, and what was counted in them. A portion counts as a whole or not at all."""
        known: set[int] = set()
        out = Tally()
        for portion, tally in self._portions:
            if all(g in games and g not in known for g in portion):
                known.update(portion)
                out.add(tally)
        return known, out

    def add(self, games: Sequence[int], tally: Tally) -> None:
        self._journal.add([[list(games), tally.data()]])


def _digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()[:16]


def files_of(plan: Plan) -> list[Path]:
    """The files that the games of a plan read: figures, and bots with the modules beside them."""
    out = [] if plan.figures is None else [plan.figures]
    for spec in dict.fromkeys(plan.bots):
        out += sources_of(spec)
    return list(dict.fromkeys(out))


def play_portion(plan: Plan, games: Sequence[int]) -> tuple[Sequence[int], Tally]:
    """Play these games in this process."""
    return games, play_all(plan, games)


def simulate(
    plan: Plan,
    games: range,
    jobs: int | None = None,
    progress: Callable[[int], None] | None = None,
    *,
    ray: str = "",
    kept: KeptTallies | None = None,
    records: Path | None = None,
) -> Result:
    """Play the games, shared between so many processes (default: one for each core) or on a Ray cluster. ``progress``
    hears of games done. ``kept``: games that are not played again, and a place for those that are. ``records``: a
    folder for the record of each game, if the plan asks for them.

    Ctrl-C ends it early: the result then says so and holds what was played. A strict plan is played in this process, so
    that the first fault is always the same one and a debugger can be used; it raises FirstFault. Raises ClusterError if
    the cluster cannot be used.
    """
    if plan.strict:
        jobs = 1
    out = Result(plan, Tally(), 0.0)
    start = time.perf_counter()
    left: Sequence[int] = games
    if kept is not None:
        known, tally = kept.within(games)
        left = tuple(g for g in games if g not in known)
        out.tally.add(tally)
        if progress is not None:
            progress(len(games) - len(left))
    try:
        for portion, tally in share(partial(play_portion, plan), left, jobs, ray, files_of(plan) if ray else ()):
            if records is not None:
                for g, text in tally.records:
                    (records / record_name(g)).write_text(text, encoding="utf-8")
            if kept is not None:
                kept.add(portion, tally)
            out.tally.add(tally)
            if progress is not None:
                progress(tally.games)
    except KeyboardInterrupt:
        out.interrupted = True
    except BrokenExecutor:
        out.died = True
    out.seconds = time.perf_counter() - start
    out.tally.failures.sort(key=lambda f: f.game)
    return out
