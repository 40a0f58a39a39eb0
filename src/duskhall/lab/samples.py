"""Games for the measure of balance: one is played and noted, and what was noted is kept in a file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path
from typing import Any

from duskhall.bots import find
from duskhall.core.game import Game
from duskhall.core.luck import key_from_seed
from duskhall.core.state import State
from duskhall.core.view import View
from duskhall.editions import edition
from duskhall.editions.setup import Setup

from .keeping import Journal, program
from .pledges import Pledge, cast_lots, legend_gained, pledge_of
from .simulate import Plan, new_game, setup_of


@dataclass(frozen=True, slots=True)
class Sample:
    """The figures kept of a game."""

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
    pledges: tuple[Pledge, ...] = ()
    """The pledge of each seat in a full game."""

    def share_of(self, seat: int) -> Fraction:
        """A seat's share of the victory."""
        return Fraction(1, len(self.winners)) if seat in self.winners else Fraction(0)

    def data(self) -> list[object]:
        pledges = [pledge.data() for pledge in self.pledges]
        return [self.heroes, self.market, self.scores, self.winners, self.key_turn, self.copies, self.first, pledges]


def sample_of(heroes: list[str], market: list[str], scores: list[int], winners: list[int], *rest: object) -> Sample:
    """A sample from its data, as JSON gives it back."""
    key_turn, copies, first, pledges = rest
    if not isinstance(key_turn, int) or not isinstance(copies, dict) or not isinstance(first, int):
        raise TypeError("not a sample")
    if not isinstance(pledges, list):
        raise TypeError("not a sample")
    got = {stack: tuple(n) for stack, n in copies.items()}
    made = tuple(Pledge(*each) for each in pledges)
    return Sample(tuple(heroes), tuple(market), tuple(scores), tuple(winners), key_turn, got, first, made)


# ----------------------------------------------------------------------------------------------------------------------
# One game


def mirrored(plan: Plan, g: int) -> Game:
    """Games 2n and 2n + 1 have the same cards and luck; one seat begins the one, the other the other."""
    pair, first = divmod(g, 2)
    e = edition(plan.edition)
    setup = setup_of(plan, pair)
    key = key_from_seed(plan.seed, f"duskhall balance {pair} luck")
    return Game(e.deal(e.rules_on(setup.board), setup, plan.players, key, first), listen=False, history=False)


def play(plan: Plan, g: int) -> Sample:
    """Play game number g of a plan: mirrored if there are two players. In the full game lots decide what is kept and
    which guilds help."""
    two = plan.players == 2
    setup = setup_of(plan, g // 2 if two else g)
    game = mirrored(plan, g) if two else new_game(plan, g)
    s = game.state
    s.log = []
    bots: list[Any] = [find(bot).make(g * plan.players + seat) for seat, bot in enumerate(plan.bots)]
    views = [View(s, seat) for seat in range(plan.players)]
    stack_of = [card.stack for card in s.rules.cards]
    got: Counter[tuple[str, int]] = Counter()
    first = s.active
    turns = Counter({first: 1})
    key_turn = 0
    legends: dict[int, str] = {}
    if plan.mode:
        cast_lots(game, plan.seed, g // 2 if two else g)
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
            elif name == "move" and legend_gained(s, n):
                legends[seat] = stack_of[s.kinds[n[0]]]
        s.log.clear()
    standings = edition(plan.edition).standings(s)
    heroes, market = on_offer(s, setup)
    return Sample(
        heroes,
        market,
        tuple(row.vp for row in standings),
        tuple(row.seat for row in standings if row.winner) if s.over else (),
        key_turn,
        {stack: tuple(got[stack, seat] for seat in range(plan.players)) for stack in (*heroes, *market)},
        first,
        tuple(pledge_of(s, seat, legends) for seat in range(plan.players)) if plan.mode and s.over else (),
    )


def on_offer(s: State, setup: Setup) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The stacks of heroes and of the market that could be bought in a game that was played: those of its set-up, or,
    where spots are refilled from decks, every card that has left its deck."""
    cards, kinds = s.rules.cards, s.kinds
    hidden = {c for deck in s.map.refilled.values() for c in s.zones[deck]}
    seen = [cards[kinds[c]] for c in range(len(kinds)) if c not in hidden] if s.map.refilled else []
    heroes = [card.stack for card in seen if card.kind == "hero" and card.figures.get("level") == 1]
    market = [card.stack for card in seen if card.kind == "village"]
    return setup.heroes or tuple(sorted(set(heroes))), setup.village or tuple(sorted(set(market)))


# ----------------------------------------------------------------------------------------------------------------------
# Games that were played


class Kept:
    """Games that were played, in a file if there is one: each is written as soon as it is over, and a later run goes on
    from there. A line is a game: its plan in short, its number, what was noted."""

    def __init__(self, path: Path | None = None) -> None:
        """Raises KeptError for a file with something else in it, or with games of another program."""
        self.games: dict[str, dict[int, Sample]] = {}
        self._journal = None if path is None else Journal(path, "duskhall-balance", program(), self._take)

    def _take(self, line: list[Any]) -> None:
        plan, g, data = line
        self.games.setdefault(plan, {})[g] = sample_of(*data)

    def of(self, plan: Plan) -> dict[int, Sample]:
        return self.games.setdefault(name_of(plan), {})

    def add(self, plan: Plan, played: Iterable[tuple[int, Sample]]) -> None:
        new = dict(played)
        self.of(plan).update(new)
        if self._journal is not None:
            self._journal.add([name_of(plan), g, sample.data()] for g, sample in new.items())


def name_of(plan: Plan) -> str:
    """A plan in short: games of plans with the same name are the same."""
    bots = [bot for bot in dict.fromkeys(plan.bots) if bot != "greedy"]
    rest = "".join(f" {word}" for word in (plan.mode, *plan.wishes.packs, *bots) if word)
    return f"{plan.edition} {plan.setup or 'random'} {plan.players} {plan.seed}{rest}"
