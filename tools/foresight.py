"""How often the verdict at the start of a turn was right: over the fights that greedy bots went on to win, what the
forecast and the plan had said of that monster before the seat did anything.

python -m tools.foresight --games 40
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

import duskhall
from duskhall.core.events import BattleCompared, MonsterFaced
from duskhall.core.plan.lines import VERDICTS
from duskhall.editions import NAMES

PLAYERS = 2


class Said(NamedTuple):
    """What was said of a monster at the start of a turn."""

    card: str
    forecast: str
    plan: str


def won_fights(edition: str, games: int) -> Iterator[Said]:
    """What had been said of each monster that was beaten in the first fight of a turn."""
    for seed in range(games):
        game = duskhall.new_game(edition, players=PLAYERS, setup="random", seed=seed)
        bots = [duskhall.load_bot("greedy") for _ in range(PLAYERS)]
        said: dict[int, Said] = {}
        turn = seen = rank = 0
        while not game.over:
            decision = game.decision()
            view = game.view(decision.seat)
            if view.turn != turn and view.active == decision.seat and decision.kind == "branch":
                turn, rank, seen = view.turn, 0, len(game.events(view.active))
                said = dict(_said(view))
            game.play(bots[decision.seat].choose(view, decision), decision.seat)
            for e in game.events(view.active, seen) if said else ():
                if isinstance(e, MonsterFaced):
                    rank = e.rank
                elif isinstance(e, BattleCompared):
                    if e.won and rank in said and said[rank].card == e.card:
                        yield said[rank]
                    said = {}


def _said(view: duskhall.View) -> Iterator[tuple[int, Said]]:
    plan = view.plan()
    assert plan is not None
    for prospect in plan.prospects:
        forecast = view.forecast(prospect.rank)
        if forecast is not None:
            yield prospect.rank, Said(prospect.card, forecast.verdict, prospect.verdict)


HEAD = "| edition | fights won | forecast: no victory | plan: wins | wins with | may win | cannot |"
NO_VICTORY = ("short", "too-dark", "undefeatable", "unfightable")


def row(edition: str, games: int) -> str:
    """A row of the table in docs/library.md."""
    fights = list(won_fights(edition, games))
    forecasts = Counter(said.forecast for said in fights)
    plans = Counter(said.plan for said in fights)
    counts = [sum(forecasts[verdict] for verdict in NO_VICTORY), *(plans[verdict] for verdict in VERDICTS)]
    shares = [f"{n / max(1, len(fights)):.0%}".replace("%", " %") for n in counts]
    return "| " + " | ".join([edition.title(), str(len(fights)), *shares]) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--edition", action="append")
    args = parser.parse_args()
    print(HEAD, "|---|---|---|---|---|---|---|", sep="\n")
    for name in args.edition or NAMES:
        print(row(name, args.games), flush=True)


if __name__ == "__main__":
    main()
