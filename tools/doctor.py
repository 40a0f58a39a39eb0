"""Measure set-ups for the doctor: play random tables, fit its figures, check them. See ``docs/doctor.md``.

    python -m tools.doctor --games-only --jobs 16 --out games.txt    play 3,000 tables of each edition, and 300 to check
    python -m tools.doctor --played games.txt                        fit, write weights.json, print the tables
    python -m tools.doctor --played games.txt --check                check the figures that are there
    python -m tools.doctor --published                               play the published set-ups and compare

The recipe: tables as ``tools/doctor_games.py`` lays them: 3,000 with seed 1 to fit, 300 with seed 2 to check, and 1,000
with seed 3 that lack something, since some lacks are rare; greedy bots in all seats; 12 games at each table, 24 to
check; who begins goes round. Features are those of ``duskhall.doctor.features``. A ridge regression for each figure,
its penalty chosen in five folds; the 64 features that count most are kept and fitted again. What a lack changes is a
least-squares difference between tables that call for something and lack it and those that have it, with a normal 99 %
interval, beside how the game is played, the other lacks, and all features of the other half of the set-up (the dungeon
for lacks of the market, the market for lacks of the dungeon).

Everything here needs the standard library alone.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Any

from duskhall.doctor import diagnose, model, wording
from duskhall.doctor.features import features, parts_of
from duskhall.doctor.findings import LACKS
from duskhall.editions import NAMES, edition
from duskhall.editions.choosing import on_board
from duskhall.lab.cluster import ClusterError
from duskhall.lab.share import progress, share

from .doctor_fit import Fit, differences, fit, mean, spread
from .doctor_games import Played, Table, lines_of, play, play_starved, play_tables, table_of

FIT_SEED, CHECK_SEED, STARVED_SEED = 1, 2, 3
KEPT = 64
"""Features that a model has."""
FEWEST = 15
"""Tables without something from which on it is said what that changes."""
NEAR = 0.2
"""A length within this share is right."""
SURE = 2.576
"""99 % of a normal distribution lie within so many standard errors: with many lacks, 95 % would find too much."""
LOGARITHMS = ("turns", "effort")
MARKET = ("recruits-", "veterans-", "village-")
DUNGEON = ("monsters-", "boss-", "rooms-")
TARGET = Path(model.__file__).with_name(model.WEIGHTS)


# ----------------------------------------------------------------------------------------------------------------------
# Games


def play_all(names: list[str], sizes: dict[int, tuple[int, int]], jobs: int | None, out: Path, ray: str = "") -> None:
    """``sizes``: by seed, how many tables of each edition and how many games at each."""
    total = len(names) * sum(n for n, _ in sizes.values())
    with progress("playing", total) as done, out.open("w", encoding="utf-8") as file:
        for seed, (tables, games) in sizes.items():
            for name in names:
                start = time.monotonic()
                parts = []
                work = play_starved if seed == STARVED_SEED else play_tables
                for part in share(partial(work, name, seed, games), range(tables), jobs, ray):
                    parts.append(part)
                    done(len(part))
                file.writelines(f"{seed}\t{line}\n" for line in lines_of(parts))
                file.flush()
                print(f"{name}, seed {seed}: {tables} tables, {time.monotonic() - start:.0f} s", file=sys.stderr)


def read(paths: Iterable[Path]) -> dict[tuple[int, str], list[Table]]:
    """Tables by seed and edition. One without two finished games tells nothing."""
    out: dict[tuple[int, str], list[Table]] = {}
    for path in paths:
        for line in path.read_text(encoding="utf-8").splitlines():
            seed, _, rest = line.partition("\t")
            table = table_of(rest)
            if len(table.games) > 1:
                out.setdefault((int(seed), table.setup.edition), []).append(table)
    return out


def measured(games: Iterable[Played], players: int) -> dict[str, float]:
    """The figures of ``model.TARGETS`` as they were played."""
    rows = list(games)
    turns = sum(g.turns for g in rows)
    return {
        "turns": math.log(turns / len(rows) / players),
        "pace": sum(g.fights - g.lost for g in rows) / turns,
        "lost": sum(g.lost for g in rows) / max(1, sum(g.fights for g in rows)),
        "opened": mean([g.opened for g in rows]),
        "score": mean([max(g.scores) for g in rows]),
        "leads": mean([g.leads for g in rows]),
        "spread": mean([1 - min(g.scores) / max(1, *g.scores) for g in rows]),
        "ills": mean([g.junk for g in rows]),
    }


# ----------------------------------------------------------------------------------------------------------------------
# Fitting


def fitted(name: str, tables: list[Table], starved: list[Table]) -> dict[str, Any]:
    """The entry of an edition in the file of weights. ``starved``: tables that are there only for what a lack
    changes."""
    rows = [features(table.setup, table.players) for table in tables]
    found = [measured(table.games, table.players) for table in tables]
    targets = [[each[target] for each in found] for target in model.TARGETS]
    first = fit(rows, targets)
    made = fit(rows, targets, first.heaviest(KEPT))
    return {
        "tables": len(tables),
        "games": sum(len(table.games) for table in tables),
        "names": made.names,
        "weights": [[digits(v) for v in row] for row in made.raw()],
        "wide": digits(wideness(tables, made, rows)),
        "scale": scales(name, tables, rows, made),
        "lacks": effects([*tables, *starved]),
    }


def digits(value: float) -> float:
    """Five significant digits are more than enough."""
    return float(f"{value:.5g}")


def wideness(tables: list[Table], made: Fit, rows: list[dict[str, float]]) -> float:
    """How far the logarithm of a single game's length lies from the model, as a standard deviation."""
    errors = [
        (math.log(game.turns / table.players) - made.predict(row)[0]) ** 2
        for table, row in zip(tables, rows, strict=True)
        for game in table.games
    ]
    return math.sqrt(mean(errors))


def scales(
    name: str, tables: list[Table], rows: list[dict[str, float]], made: Fit
) -> dict[str, dict[str, list[float]]]:
    """By the number of players: what the model says for random cards that are laid out as usual, at ``model.MARKS``."""
    e = edition(name)
    out: dict[str, dict[str, list[float]]] = {}
    for players in range(e.players[0], e.players[1] + 1):
        usual = [
            dict(zip(model.TARGETS, made.predict(row), strict=True))
            for table, row in zip(tables, rows, strict=True)
            if table.players == players and is_usual(table)
        ]
        values = {
            "length": [math.exp(each["turns"]) for each in usual],
            "difficulty": [1 / max(each["pace"], 0.05) for each in usual],
            "swing": [each["leads"] for each in usual],
        }
        out[str(players)] = {bar: [digits(at(sorted(v), mark)) for mark in model.MARKS] for bar, v in values.items()}
    return out


def is_usual(table: Table) -> bool:
    setup = table.setup
    e = edition(setup.edition)
    groups = len(setup.monsters) == e.groups[0]
    return groups and not (setup.keys or setup.key_decks or setup.avatars) and setup.mode == e.usual_mode


def at(ordered: list[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def effects(tables: list[Table]) -> dict[str, dict[str, object]]:
    """What each lack changes."""
    rows = [features(table.setup, table.players) for table in tables]
    found = [measured(table.games, table.players) for table in tables]
    parts = [parts_of(table.setup) for table in tables]
    out: dict[str, dict[str, object]] = {}
    for lack in LACKS:
        asked = [i for i, part in enumerate(parts) if lack.need(part)]
        missing = [not lack.met(parts[i]) for i in asked]
        if not FEWEST <= sum(missing) <= len(missing) - FEWEST:
            continue
        own = DUNGEON if "monsters" in lack.piles else MARKET
        beside = [
            n for n in rows[0] if not n.startswith(own) and (n.startswith((*MARKET, *DUNGEON)) or not combined(n))
        ]
        others = [other for other in LACKS if other is not lack]
        controls = [
            [rows[i].get(n, 0.0) for n in beside]
            + [float(bool(other.need(parts[i])) and not other.met(parts[i])) for other in others]
            for i in asked
        ]
        entry: dict[str, object] = {"tables": sum(missing)}
        figures = {"turns": [found[i]["turns"] for i in asked]}
        figures["effort"] = [-math.log(max(found[i]["pace"], 0.01)) for i in asked]
        figures |= {name: [found[i][name] for i in asked] for name in ("lost", "ills", "leads")}
        changes = differences(controls, missing, list(figures.values()))
        for figure, (value, error) in zip(figures, changes, strict=True):
            ends = (value, value - SURE * error, value + SURE * error)
            # Of logarithms a share is told.
            entry[figure] = [round(math.exp(v) - 1 if figure in LOGARITHMS else v, 4) for v in ends]
        out[lack.id] = entry
    return out


def combined(name: str) -> bool:
    """A feature that follows from market and dungeon together, or from what is for sale; no control."""
    return not name.startswith(("players-", "groups", "short", "board", "avatars", "full", "stalls", "keys"))


# ----------------------------------------------------------------------------------------------------------------------
# Checking


def checked(name: str, tables: list[Table]) -> dict[str, float]:
    """How the doctor's figures compare with what was played, at tables it has not seen."""
    told = [model.foretell(table.setup, table.players) for table in tables]
    found = [measured(table.games, table.players) for table in tables]
    off = [f.turns / math.exp(y["turns"]) - 1 for f, y in zip(told, found, strict=True)]
    single = [f.turns * t.players / g.turns - 1 for f, t in zip(told, tables, strict=True) for g in t.games]
    inside = [
        f.shortest <= g.turns / t.players <= f.longest for f, t in zip(told, tables, strict=True) for g in t.games
    ]
    typical = mean([y["turns"] for y in found])
    out = {
        "tables": len(tables),
        "near": mean([abs(v) <= NEAR for v in off]),
        "single": mean([abs(v) <= NEAR for v in single]),
        "inside": mean(inside),
        "error": mean([abs(v) for v in off]),
        "constant": mean([abs(math.exp(typical - y["turns"]) - 1) <= NEAR for y in found]),
    }
    for figure in ("effort", "lost", "opened", "score", "leads", "spread", "ills"):
        played = [1 / y["pace"] if figure == "effort" else y[figure] for y in found]
        said = [getattr(f, figure) for f in told]
        out[f"{figure}-mean"] = mean(played)
        out[f"{figure}-error"] = mean([abs(a - b) for a, b in zip(said, played, strict=True)])
        rest = sum((a - b) ** 2 for a, b in zip(said, played, strict=True)) / len(played)
        out[f"{figure}-told"] = 1 - rest / spread(played) ** 2
    return out


def tell(results: dict[str, dict[str, float]]) -> None:
    """The tables of docs/doctor.md."""
    print("| | tables | within 20 % | mean error | one game within 20 % | one game in the range | no model |")
    print("|---|---|---|---|---|---|---|")
    for name, r in results.items():
        cells = " | ".join(f"{r[key]:.0%}" for key in ("near", "error", "single", "inside", "constant"))
        print(f"| {name.title()} | {r['tables']:.0f} | {cells} |")
    print("\n| | " + " | ".join(name.title() for name in results) + " |")
    print("|---" * (len(results) + 1) + "|")
    for figure in ("effort", "lost", "opened", "score", "leads", "spread", "ills"):
        row = [
            f"{r[f'{figure}-mean']:.2f} ± {r[f'{figure}-error']:.2f} ({r[f'{figure}-told']:.0%})"
            for r in results.values()
        ]
        print(f"| {figure} | " + " | ".join(row) + " |")
    print("\n| lack | edition | tables | length | turns for a victory | fights lost | ills | changes of the lead |")
    print("|---|---|---|---|---|---|---|---|")
    for name in results:
        for lack, entry in model.weights()[name]["lacks"].items():
            shares = [f"{v:+.1%} ± {high - v:.1%}" for v, _, high in (entry[k] for k in ("turns", "effort", "lost"))]
            rest = [f"{v:+.2f} ± {high - v:.2f}" for v, _, high in (entry[k] for k in ("ills", "leads"))]
            print(f"| {lack} | {name.title()} | {entry['tables']} | {' | '.join([*shares, *rest])} |")


def tell_published(names: list[str], games: int) -> None:
    """The published set-ups for two players: what the doctor says, and how they are played."""
    print("| set-up | length: told | played | turns for a victory | played | changes of the lead | played | missing |")
    print("|---|---|---|---|---|---|---|---|")
    for name in names:
        e = edition(name)
        for title, cards in e.setups.items():
            setup = on_board(cards, None, None)
            found = diagnose(setup, 2)
            assert found is not None
            y = measured(play(setup, 2, 1, games).games, 2)
            told = found.figures
            words = [wording.judged(found, bar).word for bar in found.bars]
            cells = [
                f"{told.turns:.0f} ({words[0]}) | {math.exp(y['turns']):.0f}",
                f"{told.effort:.1f} ({words[1]}) | {1 / y['pace']:.1f}",
                f"{told.leads:.1f} ({words[2]}) | {y['leads']:.1f}",
                ", ".join(finding.lack for finding in found.findings) or "–",
            ]
            print(f"| {name.title()}: {title} | {' | '.join(cells)} |")


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.doctor", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--edition", choices=NAMES, action="append", help="an edition (default: all)")
    parser.add_argument("--tables", type=int, default=3000, metavar="N", help="tables to fit (default: %(default)s)")
    parser.add_argument("--games", type=int, default=12, metavar="N", help="games at each (default: %(default)s)")
    parser.add_argument(
        "--check-tables", type=int, default=300, metavar="N", help="and to check (default: %(default)s)"
    )
    parser.add_argument("--check-games", type=int, default=24, metavar="N", help="games at each (default: %(default)s)")
    parser.add_argument(
        "--starved", type=int, default=1000, metavar="N", help="that lack something (default: %(default)s)"
    )
    parser.add_argument("--jobs", type=int, metavar="N", help="processes that share the work (default: one a core)")
    parser.add_argument("--ray", default="", metavar="ADDRESS", help="share the work on this Ray cluster instead")
    parser.add_argument("--out", type=Path, metavar="FILE", help="play, and write the games here")
    parser.add_argument("--games-only", action="store_true", help="fit nothing")
    parser.add_argument("--played", type=Path, action="append", metavar="FILE", help="games that were played")
    parser.add_argument("--check", action="store_true", help="check the figures that are there and fit nothing")
    parser.add_argument("--published", action="store_true", help="play the published set-ups and compare")
    options = parser.parse_args(arguments)
    names = options.edition or list(NAMES)
    if options.published:
        tell_published(names, options.check_games)
        return 0
    if not options.out and not options.played:
        parser.error("say where the games go (--out FILE), or where they are (--played FILE)")
    if options.out:
        sizes = {
            FIT_SEED: (options.tables, options.games),
            CHECK_SEED: (options.check_tables, options.check_games),
            STARVED_SEED: (options.starved, options.games),
        }
        try:
            play_all(names, sizes, options.jobs, options.out, options.ray)
        except ClusterError as e:
            parser.error(str(e))
    if options.games_only:
        return 0
    tables = read(options.played or [options.out])
    if not options.check:
        found = json.loads(TARGET.read_text(encoding="utf-8")) if TARGET.exists() else {}
        found |= {name: fitted(name, tables[FIT_SEED, name], tables.get((STARVED_SEED, name), [])) for name in names}
        text = json.dumps(found, separators=(",", ":")).replace('"weights"', '\n"weights"')
        TARGET.write_text(text + "\n", encoding="utf-8")
        model.weights.cache_clear()
    tell({name: checked(name, tables[CHECK_SEED, name]) for name in names})
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
