"""Many games between bots. Game number g depends on the seed and on g alone, however many processes share the work."""

from __future__ import annotations

import math
import time
import traceback
from concurrent.futures import BrokenExecutor
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING

from duskhall.bots import BUILT_IN, FAILED, Answer, Bot, BotError, BotFault, ask, find, title_of
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

from .share import share

if TYPE_CHECKING:
    from collections.abc import Callable

    from duskhall.bots import Maker
    from duskhall.core.rules import Rules
    from duskhall.core.state import Question, State
    from duskhall.editions.setup import Setup

MAX_TURNS = 400
NORMAL = 1.959963984540054
"""95 % of a normal distribution lie within so many standard deviations."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is played. It travels to the other processes, so it names things instead of holding them."""

    edition: str
    players: int
    bots: tuple[str, ...]
    """One for each player."""
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
    """The way to play; empty: the plain one, whatever the set-up."""
    key_decks: tuple[int, ...] = ()
    wishes: Wishes = NO_WISHES
    """What the random set-ups must respect."""
    figures: Path | None = None
    strict: bool = False
    """The first fault of a bot ends everything, with its exception."""
    records: Path | None = None
    """A folder for the record of each game."""


@dataclass(slots=True)
class Row:
    """What a bot has reached in a seat, or in several."""

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
        """What a bot has reached in all its seats together."""
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


@cache
def _find(spec: str) -> Maker:
    """A bot, looked for once."""
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
    return Game(start, listen=False, history=plan.records is not None)


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
    if plan.records is not None:
        decisions = _ask_them(game, plan, g, bots, names, faults)
        _write_record(plan.records, plan, g, game, names)
    elif len(blind) == plan.players:
        decisions = play_on(s, blind, plan.max_turns)
    else:
        decisions = _ask_them(game, plan, g, bots, names, faults)
    standings = edition(plan.edition).standings(s)
    out = Tally() if out is None else out
    out.games += 1
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

    take: Callable[[State, Question, int], object] = answer if plan.records is None else tell
    views = [View(s, seat) for seat in range(plan.players)]
    # The bots that come with the program are trusted to answer legally; their time counts where there is a limit.
    trusted = [plan.bot_seconds is None and spec in BUILT_IN for spec in names]
    quick = [getattr(bot, "pick", None) if sure else None for bot, sure in zip(bots, trusted, strict=True)]
    decisions = 0
    max_turns = plan.max_turns
    while not s.over and s.turn <= max_turns:
        # A game that is not over asks somebody. Unless it is recorded, its moves need not be told to the game.
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


def _write_record(folder: Path, plan: Plan, g: int, game: Game, names: list[str]) -> None:
    titles = [title_of(spec) for spec in names]
    called = [f"{t} {titles[: i + 1].count(t)}" if titles.count(t) > 1 else t for i, t in enumerate(titles)]
    text = record.write(game, tuple(called), setup_of(plan, g), bots=tuple(names))
    (folder / record_name(g)).write_text(text, encoding="utf-8")


class _Nobody:
    """Keeps a seat until its bot is there."""

    def choose(self, view: View, decision: Decision) -> str:
        raise AssertionError("nobody sits here")


RESERVED = _Nobody()


# ----------------------------------------------------------------------------------------------------------------------
# Many games


def play_all(plan: Plan, games: range) -> Tally:
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
    """What came of a simulation."""

    plan: Plan
    tally: Tally
    seconds: float
    interrupted: bool = False
    """Somebody stopped it,"""
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
    # The ends include the rate itself, whatever is lost in rounding.
    return max(0.0, min(p, middle - half)), min(1.0, max(p, middle + half))


def simulate(
    plan: Plan, games: range, jobs: int | None = None, progress: Callable[[int], None] | None = None
) -> Result:
    """Play the games, shared between so many processes (default: one for each core). ``progress`` hears of games done.

    Ctrl-C ends it early: the result then says so and holds what was played. A strict plan is played in this process, so
    that the first fault is always the same one and a debugger can be used; it raises FirstFault.
    """
    if plan.strict:
        jobs = 1
    out = Result(plan, Tally(), 0.0)
    start = time.perf_counter()
    try:
        for tally in share(partial(play_all, plan), games, jobs):
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
