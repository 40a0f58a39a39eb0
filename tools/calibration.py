"""How often does a favourite win? Plays games between bots, has the chances judged at given turns as a review judges
them, and compares what was said with what came.

    python -m tools.calibration --edition classic --games 2000 --jobs 16 --out calibration-classic.jsonl

Games that stand in the file are not played again, so it can be stopped and started at any time. The standard library is
enough to run it.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Sequence
from functools import partial
from math import sqrt
from pathlib import Path
from typing import Any

from duskhall import new_game
from duskhall.bots import load
from duskhall.editions import NAMES
from duskhall.lab.cluster import ClusterError
from duskhall.lab.share import hand_out, progress
from duskhall.review.judging import public_chances

TURNS = (10, 20, 30, 40, 50)
DEALS = 24
BINS = 10
MOST_TURNS = 400
"""A game that takes longer is not counted."""


def played(
    seed: int, edition: str, players: int, bots: Sequence[str], turns: Sequence[int], deals: int
) -> dict[str, Any]:
    """A game: what was judged at each of these turns, and who has won."""
    game = new_game(edition, players, "random", seed=seed, listen=False, history=False)
    seats = [load(bots[p % len(bots)], seed * players + p) for p in range(players)]
    said: dict[int, list[float]] = {}
    while not game.over:
        turn = game.state.turn
        if turn > MOST_TURNS:
            return {"seed": seed, "said": {}, "won": [], "turns": turn}
        if turn in turns and turn not in said:
            said[turn] = [round(one.mean, 4) for one in public_chances(game.state, deals, seed)]
        decision = game.decision()
        bot = seats[decision.seat]
        game.play(bot.choose(game.view(decision.seat), decision), decision.seat)
    winners = game.outcome().winners
    won = [(p in winners) / len(winners) for p in range(players)]
    return {"seed": seed, "said": said, "won": won, "turns": game.state.turn}


def known(path: Path) -> dict[int, dict[str, Any]]:
    """The games that stand in a file; a line that was cut off is left out."""
    out = {}
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
        try:
            row = json.loads(line)
        except ValueError:
            continue
        out[row["seed"]] = row
    return out


def favourites(rows: Iterable[dict[str, Any]], turn: str = "") -> list[tuple[float, float]]:
    """(what was said of the favourite, what it got) for every judged position, or for those of one turn."""
    out = []
    for row in rows:
        for when, chances in row["said"].items():
            if not turn or str(when) == turn:
                best = max(chances)
                out.append((best, row["won"][chances.index(best)]))
    return out


def table(pairs: Sequence[tuple[float, float]]) -> list[str]:
    """Lines of Markdown: for each band of chances how many favourites there were, and how many of them won."""
    out = ["| favourite at | positions | said on average | won | ± |", "|---|---|---|---|---|"]
    for band in range(BINS):
        some = [pair for pair in pairs if band == min(BINS - 1, int(pair[0] * BINS))]
        if some:
            n = len(some)
            said, won = (sum(pair[i] for pair in some) / n for i in (0, 1))
            error = sqrt(won * (1 - won) / n)
            low, high = 100 * band // BINS, 100 * (band + 1) // BINS
            out.append(f"| {low} to {high} % | {n} | {said:.1%} | {won:.1%} | {error:.1%} |")
    brier = sum((said - won) ** 2 for said, won in pairs) / len(pairs)
    return [*out, "", f"{len(pairs)} positions, Brier score of the favourites {brier:.3f}"]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--edition", default="classic", choices=NAMES)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bots", default="greedy", help="one for each seat, with commas; fewer are used in turns")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    parser.add_argument("--turns", default=",".join(map(str, TURNS)), help="when the chances are judged")
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--jobs", type=int, metavar="N", help="processes that share the work (default: one a core)")
    parser.add_argument("--ray", default="", metavar="ADDRESS", help="share the work on this Ray cluster instead")
    parser.add_argument("--out", type=Path, help="keeps the games; without it nothing is kept")
    args = parser.parse_args()
    turns = tuple(int(turn) for turn in args.turns.split(","))
    seeds = range(args.seed, args.seed + args.games)
    asked = {
        "edition": args.edition,
        "players": args.players,
        "bots": args.bots,
        "deals": args.deals,
        "at": list(turns),
    }
    rows = {seed: row for seed, row in (known(args.out) if args.out else {}).items() if seed in seeds}
    if any(row["asked"] != asked for row in rows.values()):
        parser.error(f"{args.out} holds games with other settings: give another file, or the same settings")
    missing = [seed for seed in seeds if seed not in rows]
    todo = iter(missing)
    play = partial(
        played,
        edition=args.edition,
        players=args.players,
        bots=args.bots.split(","),
        turns=turns,
        deals=args.deals,
    )
    try:
        with progress("playing", len(missing)) as done:
            for row in hand_out(play, lambda: next(todo, None), args.jobs, args.ray):
                row |= {"asked": asked}
                rows[row["seed"]] = row
                if args.out:
                    with args.out.open("a", encoding="utf-8") as file:
                        file.write(json.dumps(row) + "\n")
                done(1)
    except ClusterError as e:
        parser.error(str(e))
    report(args.edition, [rows[seed] for seed in sorted(rows)], turns)
    return 0


def report(edition: str, rows: Sequence[dict[str, Any]], turns: Sequence[int]) -> None:
    print(f"{edition}, {len(rows)} games: how often did a favourite win?\n")
    print("\n".join(table(favourites(rows))))
    for turn in turns:
        pairs = favourites(rows, str(turn))
        if pairs:
            said, won = (sum(pair[i] for pair in pairs) / len(pairs) for i in (0, 1))
            print(f"turn {turn}: {len(pairs)} games, favourites at {said:.1%} won {won:.1%}")


if __name__ == "__main__":
    sys.exit(main())
