"""Games for the set-up doctor: random tables of an edition, each played several times by greedy bots, and noted.

Table number ``i`` of an edition depends on the seed and on ``i`` alone. Players go round from 2 to the most. Most
tables are laid out as usual; some differ as people differ: more monster groups, the other board, avatars, another
number of keys or other key decks, the plain or the full game, cards of one or two quests, a market that nobody has
suited to its heroes, and now and then the cards of a published game. Epic games are left out.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace
from typing import Any

from duskhall.bots.greedy import GreedyBot
from duskhall.bots.greedy.ruleset import ruleset_of
from duskhall.core.decision import Decision
from duskhall.core.luck import Stream, key_from_seed
from duskhall.core.machine import answer
from duskhall.core.options import options_of
from duskhall.core.state import State, deck_of, discard_of, front_of, hand_of
from duskhall.core.view import View
from duskhall.doctor.features import parts_of
from duskhall.doctor.findings import LACKS, lacks
from duskhall.editions import edition
from duskhall.editions.errors import SetupError
from duskhall.editions.layout import shuffled
from duskhall.editions.setup import WHOLE, Edition, Setup, Wishes

MOST_TURNS = 150
"""A seat that has not finished after so many turns is stuck; its game is left out."""
NOBODY = -1
DRAWS = 400
"""So many set-ups are drawn to find one that lacks something."""
LISTS = ("monsters", "heroes", "village", "rooms", "key_decks", "packs")


@dataclass(frozen=True, slots=True)
class Played:
    """What is noted of a game."""

    turns: int
    """Of all seats together."""
    fights: int
    lost: int
    opened: float
    """Turns of its own that a seat has had at its first victory, on average over the seats."""
    leads: int
    """How often the seat in the lead is another than the one before."""
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    first: int
    """The seat that began."""
    junk: float
    """Diseases, curses and wounds that a seat has at the end, on average over the seats."""

    def row(self) -> list[object]:
        return [*asdict(self).values()]


@dataclass(frozen=True, slots=True)
class Table:
    """A set-up that was played: by so many, in these games."""

    setup: Setup
    players: int
    games: tuple[Played, ...]

    def line(self) -> str:
        chosen = {name: value for name, value in asdict(self.setup).items() if value}
        return json.dumps([chosen, self.players, [game.row() for game in self.games]], separators=(",", ":"))


def table_of(line: str) -> Table:
    """A table from its line in a file."""
    chosen, players, games = json.loads(line)
    parts: dict[str, Any] = {name: tuple(value) if name in LISTS else value for name, value in chosen.items()}
    rows: list[list[Any]] = [[tuple(v) if isinstance(v, list) else v for v in row] for row in games]
    return Table(Setup(**parts), players, tuple(Played(*row) for row in rows))


# ----------------------------------------------------------------------------------------------------------------------
# Which tables


def chance(luck: Stream, of: int) -> bool:
    """Once in so many times."""
    return luck.below(of) == 0


def setup_of(name: str, seed: int, i: int) -> Setup:
    """The cards of table number i, and how they are played."""
    e = edition(name)
    luck = Stream.of(seed, f"duskhall doctor {name} {i}")
    if chance(luck, 40):
        setups = [setup for setup in e.setups.values() if setup.mode not in WHOLE]
        setup = setups[luck.below(len(setups))]
    else:
        setup = drawn(e, luck)
    if len(e.boards) > 1 and not setup.board:
        setup = replace(setup, board=("", e.boards[1])[luck.below(2)], avatars=chance(luck, 4))
    if len(e.modes) > 1:
        setup = replace(setup, mode=e.modes[bool(luck.below(5) > 1)])
    if e.keys[2]:
        setup = keyed(e, setup, luck)
    e.check(setup)
    return setup


def drawn(e: Edition, luck: Stream) -> Setup:
    """Random cards."""
    usual, most = e.groups
    groups = usual + (1 + luck.below(most - usual) if most > usual and chance(luck, 6) else 0)
    wishes = Wishes()
    if e.packs and chance(luck, 4):
        wishes = Wishes(packs=tuple(shuffled(luck, tuple(e.packs))[: 1 + luck.below(2)]))
    try:
        setup = e.random_setup(luck.below(2**31), groups, wishes)
    except SetupError:  # These packs have too few cards.
        setup = e.random_setup(luck.below(2**31), groups)
    return unsuited(e, setup, luck) if e.packs and chance(luck, 4) else setup


def unsuited(e: Edition, setup: Setup, luck: Stream) -> Setup:
    """The same dungeon with a market that nobody has suited to it: any that can be laid out."""
    n = len(setup.village)
    while True:
        trial = replace(setup, village=tuple(shuffled(luck, e.choices["village"])[:n]))
        try:
            e.check(trial)
        except SetupError:
            continue
        return trial


def keyed(e: Edition, setup: Setup, luck: Stream) -> Setup:
    least, _, most = e.keys
    if chance(luck, 4):
        setup = replace(setup, keys=least + luck.below(most - least + 1))
    if chance(luck, 12):
        first = luck.below(most + 1)
        second = luck.below(most + 1 - first)
        setup = replace(setup, key_decks=(first, second, most - first - second))
    return setup


def players_of(name: str, i: int) -> int:
    least, most = edition(name).players
    return least + i % (most - least + 1)


# ----------------------------------------------------------------------------------------------------------------------
# One table


def play(setup: Setup, players: int, seed: int, games: int) -> Table:
    """Play so many games with this set-up; who begins goes round."""
    keys = [key_from_seed(seed, f"duskhall doctor luck {g}") for g in range(games)]
    rows = [play_one(setup, players, key, g % players) for g, key in enumerate(keys)]
    return Table(setup, players, tuple(row for row in rows if row is not None))


def play_one(setup: Setup, players: int, key: bytes, first: int) -> Played | None:
    """One game; None if it comes to no end."""
    e = edition(setup.edition)
    s = e.deal(e.rules_on(setup.board), setup, players, key, first)
    s.log = []
    bots = [GreedyBot() for _ in range(players)]
    views = [View(s, seat) for seat in range(players)]
    watch = _Watch(e, s, first)
    while not s.over and s.turn <= MOST_TURNS * players:
        q = s.asked[0]
        options = options_of(s, q)
        i = bots[q.seat].pick(views[q.seat], Decision(s, q, options)) if len(options) > 1 else 0
        answer(s, q, options[i])
        watch.read(s.log)
        s.log.clear()
    if not s.over:
        return None
    rows = e.standings(s)
    return Played(
        sum(watch.turns),
        watch.fights,
        watch.lost,
        round(sum(a or b for a, b in zip(watch.opened, watch.turns, strict=True)) / players, 2),
        watch.leads,
        tuple(row.vp for row in rows),
        tuple(row.seat for row in rows if row.winner),
        first,
        round(junk(s) / players, 2),
    )


def junk(s: State) -> int:
    """Cards and tokens of all seats that nobody wants."""
    profiles = ruleset_of(s.rules).profiles
    zones = [of[seat] for seat in range(s.seats) for of in (deck_of, hand_of, discard_of, front_of)]
    kinds = [profiles[s.kinds[card]] for zone in zones for card in s.zones[zone]]
    return sum(p.curse or p.wound or p.loss > 0 for p in kinds)


class _Watch:
    """Counts what happens in a game."""

    def __init__(self, e: Edition, s: State, first: int) -> None:
        self.e, self.s = e, s
        self.turns = [0] * s.seats
        self.turns[first] = 1
        self.opened = [0] * s.seats
        self.fights = self.lost = self.leads = 0
        self.leader = NOBODY

    def read(self, log: list[tuple[str, tuple[int, ...]]]) -> None:
        for name, n in log:
            if name == "compare":
                seat, won = n[0], n[4]
                self.fights += 1
                self.lost += not won
                if won and not self.opened[seat]:
                    self.opened[seat] = self.turns[seat]
            elif name == "turn":
                self.turns[n[0]] += 1
                self.look()

    def look(self) -> None:
        """Who is in the lead at the end of a turn?"""
        points = [row.vp for row in self.e.standings(self.s)]
        best = max(points)
        if points.count(best) == 1 and points.index(best) != self.leader:
            self.leads += self.leader != NOBODY
            self.leader = points.index(best)


# ----------------------------------------------------------------------------------------------------------------------
# Many


def play_tables(name: str, seed: int, games: int, tables: range) -> list[tuple[int, str]]:
    """Lines of these tables, in this process."""
    return [(i, play(setup_of(name, seed, i), players_of(name, i), seed * 1_000_003 + i, games).line()) for i in tables]


def starved(name: str, seed: int, i: int) -> Setup | None:
    """The cards of table number i among those that lack something: lacks take turns. None if such cards are hardly ever
    drawn."""
    lack = LACKS[i % len(LACKS)]
    for n in range(DRAWS):
        setup = setup_of(name, seed, i * DRAWS + n)
        if lack.id in lacks(parts_of(setup)):
            return setup
    return None


def play_starved(name: str, seed: int, games: int, tables: range) -> list[tuple[int, str]]:
    """Lines of tables that lack something, in this process."""
    out = []
    for i in tables:
        setup = starved(name, seed, i)
        if setup is not None:
            out.append((i, play(setup, players_of(name, i // len(LACKS)), seed * 1_000_003 + i, games).line()))
    return out


def lines_of(found: Iterable[list[tuple[int, str]]]) -> list[str]:
    """What all processes found, in the order of the tables."""
    return [line for _, line in sorted(row for part in found for row in part)]
