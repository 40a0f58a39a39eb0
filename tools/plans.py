"""How long do plans take, and how often do they run out? ``python -m tools.plans`` measures every edition.

Positions are the beginnings of turns in games of greedy bots with random cards. For each edition: the
time of one core and the positions looked at (typical, and the 99th of a hundred), how often some verdict is "at least",
the verdicts, and how the time grows with the cards in hand. Chances and the village come after the verdicts and are
measured apart.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from duskhall.bots.greedy import GreedyBot
from duskhall.core.game import Game
from duskhall.core.luck import Stream, key_from_seed
from duskhall.core.plan.lines import VERDICTS
from duskhall.core.state import State
from duskhall.core.view import View
from duskhall.editions import NAMES, edition
from tools.positions import starts_a_turn

MOST_TURNS = 60
P99 = 0.99
SMALL, LARGE = 4, 9
"""Hands of so many cards and fewer, and of so many and more, are counted together."""


@dataclass(slots=True)
class Measured:
    times: list[float] = field(default_factory=list)
    looked: list[int] = field(default_factory=list)
    village: list[float] = field(default_factory=list)
    chances: list[float] = field(default_factory=list)
    verdicts: Counter[str] = field(default_factory=Counter)
    at_least: int = 0
    by_hand: dict[int, list[float]] = field(default_factory=dict)


def game_of(name: str, seed: int, players: int) -> Iterator[State]:
    """Every question of a game of greedy bots."""
    e = edition(name)
    setup = e.random_setup(seed)
    state = e.deal(e.rules_on(setup.board), setup, players, key_from_seed(seed, "plans"))
    game = Game(state, listen=False, history=False)
    bots = [GreedyBot() for _ in range(players)]
    while not game.over and state.turn < MOST_TURNS * players:
        yield state
        decision = game.decision()
        game.choose(decision, bots[decision.seat].pick(game.view(decision.seat), decision))


def timed(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return time.process_time() - start


def measure(name: str, games: int, every: int) -> Measured:
    out = Measured()
    players = Stream.of(1, "plans")
    for seed in range(1, games + 1):
        for s in game_of(name, seed, 2 + players.below(3)):
            if not starts_a_turn(s):
                continue
            view = View(s, s.active)
            start = time.process_time()
            plan = view.plan()
            seconds = time.process_time() - start
            assert plan is not None
            out.times.append(seconds)
            out.looked.append(plan.looked_at)
            out.at_least += any(prospect.at_least for prospect in plan.prospects)
            out.verdicts.update(prospect.verdict for prospect in plan.prospects)
            out.by_hand.setdefault(min(LARGE, max(SMALL, len(view.hand))), []).append(seconds)
            out.village.append(timed(lambda plan=plan: plan.visits))  # type: ignore[misc]
            if len(out.times) % every == 0:
                out.chances.append(timed(plan.chances))
    return out


def at(values: list[float] | list[int], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def tell(name: str, m: Measured) -> None:
    ms = {what: (1000 * at(v, 0.5), 1000 * at(v, P99)) for what, v in (("plan", m.times), ("village", m.village))}
    print(f"{name}: {len(m.times)} beginnings of turns")
    print(f"  plan        {ms['plan'][0]:6.1f} ms typical, {ms['plan'][1]:6.1f} ms p99")
    print(f"  looked at   {at(m.looked, 0.5):6.0f}    typical, {at(m.looked, P99):6.0f}    p99")
    print(f"  at least    {m.at_least / len(m.times):6.1%} of the positions")
    total = sum(m.verdicts.values())
    print("  verdicts    " + ", ".join(f"{v} {m.verdicts[v] / total:.0%}" for v in VERDICTS))
    print(f"  village     {ms['village'][0]:6.1f} ms typical, {ms['village'][1]:6.1f} ms p99")
    if m.chances:
        print(f"  chances     {1000 * at(m.chances, 0.5):6.0f} ms typical, {1000 * at(m.chances, P99):6.0f} ms p99")
    rows = [f"{n}: {1000 * at(v, 0.5):.1f} / {1000 * at(v, P99):.1f}" for n, v in sorted(m.by_hand.items())]
    print("  by cards in hand, ms typical / p99   " + "   ".join(rows))


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.plans", description=__doc__)
    parser.add_argument("--edition", choices=NAMES, action="append")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--chances", type=int, default=20, metavar="N", help="measure chances at every Nth position")
    options = parser.parse_args(arguments)
    for name in options.edition or NAMES:
        tell(name, measure(name, options.games, options.chances))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
