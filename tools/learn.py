"""Teach the judgement of the levels: play games, fit a net, write its weights.

``python -m tools.learn play --edition classic --games 10000 --out FOLDER`` plays games and keeps positions with who
won; it can be stopped and goes on where it was, and ``--ray`` shares the games on a cluster. ``python -m tools.learn
fit --data FOLDER --out FOLDER`` fits a net to them and writes ``row.json`` (for halls that are a row) and ``map.json``
(for dungeons to walk through). Playing needs the standard library alone (and Ray on a cluster), fitting needs PyTorch.

The recipe. Up to a turn that is drawn for each game every seat now and then makes a random move where it matters, some
seats more often than others. From there on the bots play as well as they can, and up to KEPT positions at the beginning
of one of the next turns are kept, with the share of the victory that each seat got. Two in ten games have three or four
players. Set-ups are random.
"""

from __future__ import annotations

import argparse
import json
import sys
from array import array
from functools import partial
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

from duskhall.bots import find
from duskhall.bots.levels.features import GAME, SEAT, Reading
from duskhall.core.decision import Decision
from duskhall.core.luck import key_from_seed
from duskhall.core.machine import answer
from duskhall.core.options import options_of
from duskhall.core.state import Q_BRANCH, Q_BUY, Q_FACE, Q_LEVEL, Q_PICK, Q_WALK, State
from duskhall.core.view import View
from duskhall.editions import NAMES, edition
from duskhall.editions.choosing import on_board
from duskhall.lab.cluster import ClusterError
from duskhall.lab.keeping import program
from duskhall.lab.share import hand_out, progress

KEPT = 12
"""Positions of a game that are kept."""
WILD = (0.0, 0.03, 0.08, 0.2)
"""How often a seat makes a random move,"""
WILD_TURNS = 22
"""up to one of so many of its turns,"""
STRATEGIC = (Q_BRANCH, Q_BUY, Q_LEVEL, Q_PICK, Q_FACE, Q_WALK)
"""at questions of these kinds."""
SOON = 15
"""Positions are kept of so many turns of each seat after that."""
MOST_TURNS = 400
PORTION = 20
"""Games that are played and kept together."""
MOST_GAMES = 1_000_000_000
"""Games of one seed; the next seed begins there."""
SEATS = (4, 3, 2)
HIDDEN = (64, 32)
DROPOUT = 0.1
EPOCHS = 8
STAGES = (0, 5, 12, 20, 1000)
"""Turns of a seat at which the loss is told apart."""
BATCH = 8192


# ----------------------------------------------------------------------------------------------------------------------
# Games


def game_of(name: str, seed: int, spec: str) -> tuple[int, list[tuple[float, ...]]]:
    """One game: the number of seats, and the positions that are kept."""
    luck = Random(f"{name} {seed}")
    players = 2 if luck.random() < 0.8 else luck.choice((3, 4))
    e = edition(name)
    setup = e.random_setup(luck.getrandbits(32))
    if name == "advance":
        setup = on_board(setup, luck.choice(("wilderness", "dungeon")), luck.random() < 0.3, None, "")
    s = e.deal(e.rules_on(setup.board), setup, players, key_from_seed(seed, f"learn {name}"))
    reading = Reading(s.rules)
    bots: list[Any] = [find(spec).make(seed * 8 + seat) for seat in range(players)]
    views = [View(s, seat) for seat in range(players)]
    until = int(WILD_TURNS * players * luck.random() ** 2)
    wild = [luck.choice(WILD)] * players if luck.random() < 0.5 else [luck.choice(WILD) for _ in range(players)]
    rows: list[tuple[float, ...]] = []
    turn = 0
    while not s.over and s.turn <= MOST_TURNS:
        q = s.asked[0]
        options = options_of(s, q)
        if s.turn > turn:
            turn = s.turn
            if until <= turn < until + SOON * players:
                game, seats = reading.numbers(s)
                rows.append((*game, *[x for seat in seats for x in seat]))
        if len(options) == 1:
            answer(s, q, options[0])
        elif turn < until and q.kind in STRATEGIC and luck.random() < wild[q.seat]:
            answer(s, q, options[luck.randrange(len(options))])
        else:
            answer(s, q, options[bots[q.seat].pick(views[q.seat], Decision(s, q, options))])
    if not s.over:
        return players, []
    shares = shares_of(s)
    kept = rows if len(rows) <= KEPT else luck.sample(rows, KEPT)
    return players, [(*row, *shares) for row in kept]


def shares_of(s: State) -> list[float]:
    """The share of the victory that each seat got."""
    winners = [standing.winner for standing in edition(s.rules.edition).standings(s)]
    return [winner / sum(winners) for winner in winners]


def play_portion(spec: str, seed: int, portion: tuple[str, int]) -> tuple[str, int, dict[int, bytes]]:
    """A portion of the games of an edition, in this process: its positions by the number of seats, as they are kept."""
    name, number = portion
    out = {players: array("f") for players in SEATS}
    for g in range(number * PORTION, (number + 1) * PORTION):
        players, rows = game_of(name, seed * MOST_GAMES + g, spec)
        for row in rows:
            out[players].extend(row)
    return name, number, {players: data.tobytes() for players, data in out.items()}


def file_of(options: argparse.Namespace, name: str, players: int, number: int) -> Path:
    folder: Path = options.out
    return folder / f"{name}-{players}-{options.seed}-{number:06}.f32"


def keep(options: argparse.Namespace, name: str, number: int, found: dict[int, bytes]) -> None:
    """The last file says that the portion is whole."""
    for players in SEATS:
        file = file_of(options, name, players, number)
        half = file.with_suffix(".part")
        half.write_bytes(found[players])
        half.replace(file)


def play(options: argparse.Namespace) -> int:
    options.out.mkdir(parents=True, exist_ok=True)
    of = {"program": program(), "bot": options.bot}
    head = options.out / "games.json"
    if head.exists() and json.loads(head.read_text("utf-8")) != of:
        print(f"{options.out} holds games of another program or bot; name another folder", file=sys.stderr)
        return 2
    head.write_text(json.dumps(of) + "\n", "utf-8")
    names = options.edition or list(NAMES)
    portions = [(name, number) for name in names for number in range(-(-options.games // PORTION))]
    missing = [(name, n) for name, n in portions if not file_of(options, name, SEATS[-1], n).exists()]
    todo = iter(missing)
    work = partial(play_portion, options.bot, options.seed)
    try:
        with progress("playing", len(portions) * PORTION) as done:
            done((len(portions) - len(missing)) * PORTION)
            for name, number, found in hand_out(work, lambda: next(todo, None), options.jobs, options.ray):
                keep(options, name, number, found)
                done(PORTION)
    except ClusterError as e:
        print(e, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("stopped; the same command goes on from here", file=sys.stderr)
        return 130
    print(f"{len(portions) * PORTION} games of {', '.join(names)}", flush=True)
    return 0


# ----------------------------------------------------------------------------------------------------------------------
# Fitting


def fit(options: argparse.Namespace) -> int:
    options.out.mkdir(parents=True, exist_ok=True)
    for kind, names in (("row", ("classic", "advance")), ("map", ("quest",))):
        files = [file for name in names for file in sorted(options.data.glob(f"{name}-*.f32"))]
        files = [file for file in files if not options.only or file.name.startswith(options.only)]
        if files:
            (options.out / f"{kind}.json").write_text(json.dumps(fitted(files, options)) + "\n", "utf-8")
    return 0


def fitted(files: list[Path], options: argparse.Namespace) -> dict[str, Any]:
    """Fit a net to the positions of these files; its weights."""
    torch: Any = import_module("torch")
    torch.manual_seed(options.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    parts: dict[int, list[Any]] = {}
    for file in files:
        players = int(file.name.split("-")[1])
        rows = torch.frombuffer(bytearray(file.read_bytes()) or bytearray(4), dtype=torch.float32)
        width = len(GAME) + players * (len(SEAT) + 1)
        if len(rows) >= width:
            parts.setdefault(players, []).append(rows.view(-1, width))
    data = {players: torch.cat(rows).to(device) for players, rows in parts.items()}
    train = {n: x[len(x) // 20 :] for n, x in data.items()}
    test = {n: x[: len(x) // 20] for n, x in data.items()}
    g, m = len(GAME), len(SEAT)
    seats = torch.cat([x[:, g : g + n * m].reshape(-1, m) for n, x in train.items()])
    game = torch.cat([x[:, :g] for x in train.values()])
    mean_s, std_s = seats.mean(0), seats.std(0).clamp(min=0.05)
    mean_g, std_g = game.mean(0), game.std(0).clamp(min=0.05)
    del seats, game

    nn = torch.nn
    wide, deep = options.hidden
    first, second, last = nn.Linear(g + m, wide), nn.Linear(wide, deep), nn.Linear(deep, 1, bias=False)
    drop = nn.Dropout(DROPOUT)
    net = nn.Sequential(first, nn.ReLU(), drop, second, nn.ReLU(), drop, last).to(device)

    def logits(x: Any, n: int) -> Any:
        common = ((x[:, :g] - mean_g) / std_g).unsqueeze(1).expand(-1, n, -1)
        own = (x[:, g : g + n * m].reshape(-1, n, m) - mean_s) / std_s
        return net(torch.cat((common, own), -1)).squeeze(-1)

    def loss_of(x: Any, n: int) -> Any:
        return -(x[:, g + n * m :] * torch.log_softmax(logits(x, n), -1)).sum(-1).mean()

    optimizer = torch.optim.AdamW(net.parameters(), lr=2e-3, weight_decay=1e-2)
    steps = options.epochs * sum(len(x) // BATCH + 1 for x in train.values())
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 3e-3, total_steps=steps + 1)
    turn = test[2][:, GAME.index("turns played")] * 20
    by_stage = [test[2][(turn >= low) & (turn < high)] for low, high in pairwise(STAGES)]
    print(f"{sum(map(len, train.values()))} positions; for testing, by turn: {[len(x) for x in by_stage]}", flush=True)
    for epoch in range(options.epochs):
        net.train()
        batches = [(n, i) for n, x in train.items() for i in torch.randperm(len(x), device=device).split(BATCH)]
        Random(epoch).shuffle(batches)
        for n, i in batches:
            optimizer.zero_grad()
            loss_of(train[n][i], n).backward()
            optimizer.step()
            schedule.step()
        net.eval()
        with torch.no_grad():
            losses = {n: round(float(loss_of(x, n)), 4) for n, x in test.items() if len(x)}
            stages = [round(float(loss_of(x, 2)), 4) for x in by_stage]
        print(f"epoch {epoch}: loss {losses}, of two by turn {stages}", flush=True)

    with torch.no_grad():
        w = first.weight.double()
        game_w, seat_w = w[:, :g] / std_g, w[:, g:] / std_s
        bias = first.bias.double() - game_w @ mean_g.double() - seat_w @ mean_s.double()

        def rounded(x: Any) -> Any:
            return json.loads(json.dumps(x.tolist()), parse_float=lambda t: float(f"{float(t):.6g}"))

        return {
            "game": rounded(game_w),
            "seat": rounded(seat_w),
            "bias1": rounded(bias),
            "second": rounded(second.weight),
            "bias2": rounded(second.bias),
            "last": rounded(last.weight[0]),
        }


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.learn", description=__doc__.partition("\n")[0])
    verbs = parser.add_subparsers(required=True)
    playing = verbs.add_parser("play", help="play games and keep positions")
    playing.add_argument("--edition", choices=NAMES, action="append")
    playing.add_argument("--bot", default="greedy")
    playing.add_argument("--games", type=int, default=1000, help="of each edition (default: 1000)")
    playing.add_argument("--jobs", type=int, help="processes that share the work (default: one a core)")
    playing.add_argument("--ray", default="", metavar="ADDRESS", help="share the work on this Ray cluster instead")
    playing.add_argument("--seed", type=int, default=1)
    playing.add_argument("--out", type=Path, required=True)
    playing.set_defaults(run=play)
    fitting = verbs.add_parser("fit", help="fit a net to the positions")
    fitting.add_argument("--data", type=Path, required=True)
    fitting.add_argument("--out", type=Path, required=True)
    fitting.add_argument("--hidden", type=int, nargs=2, default=HIDDEN)
    fitting.add_argument("--only", choices=NAMES, help="the positions of one edition alone")
    fitting.add_argument("--epochs", type=int, default=EPOCHS)
    fitting.add_argument("--seed", type=int, default=1)
    fitting.set_defaults(run=fit)
    options = parser.parse_args(arguments)
    return int(options.run(options))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
