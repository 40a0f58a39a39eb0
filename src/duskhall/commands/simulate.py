"""``duskhall simulate``: many games between bots, and what came of them."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
import traceback
from contextlib import redirect_stdout
from pathlib import Path
from typing import TYPE_CHECKING

from duskhall.commands import BAD_INPUT, OK, bad_figures, did_you_mean, fail, find_edition, wishing
from duskhall.terminal.plain import plain
from duskhall.text import words
from duskhall.text.errors import system
from duskhall.text.writing import columns, left, right

if TYPE_CHECKING:
    from duskhall.editions.setup import Edition
    from duskhall.lab.simulate import FirstFault, Plan, Result

RANDOM = "random"
INTERRUPTED = 130
NOT_ALL_PLAYED = 1


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--edition", default="classic", metavar="E", help=plain("simulate-option-edition"))
    parser.add_argument("--players", type=int, default=2, metavar="N", help=plain("simulate-option-players"))
    parser.add_argument("--bots", default="greedy", metavar="A,B", help=plain("simulate-option-bots"))
    parser.add_argument("--games", type=int, default=1000, metavar="N", help=plain("simulate-option-games"))
    parser.add_argument("--seed", type=int, default=1, metavar="N", help=plain("simulate-option-seed"))
    parser.add_argument("--jobs", type=int, metavar="N", help=plain("simulate-option-jobs"))
    parser.add_argument("--ray", default="", metavar="ADDRESS", help=plain("simulate-option-ray"))
    parser.add_argument("--keep", type=Path, metavar="FILE", help=plain("simulate-option-keep"))
    parser.add_argument("--max-turns", type=int, default=400, metavar="N", help=plain("simulate-option-max-turns"))
    parser.add_argument("--bot-seconds", type=float, metavar="S", help=plain("simulate-option-bot-seconds"))
    parser.add_argument("--strict-bots", action="store_true", help=plain("simulate-option-strict-bots"))
    parser.add_argument("--setup", default=RANDOM, metavar="NAME", help=plain("simulate-option-setup"))
    parser.add_argument("--board", metavar="B", help=plain("simulate-option-board"))
    parser.add_argument("--avatars", action="store_true", help=plain("simulate-option-avatars"))
    parser.add_argument("--keys", type=int, metavar="N", help=plain("simulate-option-keys"))
    wishing.mode_arguments(parser)
    wishing.arguments(parser, reroll=False)
    parser.add_argument("--figures", type=Path, metavar="FILE", help=plain("simulate-option-figures"))
    parser.add_argument("--game", type=int, metavar="G", help=plain("simulate-option-game"))
    parser.add_argument("--record", type=Path, metavar="FOLDER", help=plain("simulate-option-record"))
    parser.add_argument("--json", action="store_true", help=plain("simulate-option-json"))


def run(args: argparse.Namespace) -> int:
    from duskhall.lab.cluster import ClusterError
    from duskhall.lab.keeping import KeptError
    from duskhall.lab.share import progress
    from duskhall.lab.simulate import FirstFault, KeptTallies, simulate

    plan = _plan(args)
    if isinstance(plan, int):
        return plan
    games = range(args.games) if args.game is None else range(args.game, args.game + 1)
    w = words()
    if args.ray and args.strict_bots:
        return fail(w.say("simulate-strict-here"))
    if args.record is not None and (wrong := _unfit(args.record, again=args.keep is not None)):
        return fail(wrong)
    try:
        kept = None if args.keep is None else KeptTallies(args.keep, plan)
        # What a bot prints does not get between the results.
        with redirect_stdout(sys.stderr), progress(w.say("simulate-playing"), len(games)) as done:
            result = simulate(plan, games, args.jobs, done, ray=args.ray, kept=kept, records=args.record)
    except (ClusterError, KeptError) as e:
        return fail(str(e))
    except FirstFault as e:
        return _stopped(args, e)
    if result.interrupted:
        fail(w.say("simulate-interrupted", done=result.tally.games, games=len(games)))
    if result.died:
        fail(w.say("simulate-died", done=result.tally.games, games=len(games)))
    for (bot, kind), fault in sorted(result.tally.faults.items()):
        fail(w.say(f"simulate-fault-{kind}", bot=bot, n=fault.count, game=fault.game, turn=fault.turn, said=fault.said))
    for failure in result.tally.failures:
        fail(w.say("simulate-error", game=failure.game, error=failure.error, command=_again(args, failure.game)))
        if args.game is not None:
            print(failure.trace, file=sys.stderr, end="")
    if args.json:
        print(json.dumps(result.data(), ensure_ascii=False))
    else:
        print(text(result))
    if result.interrupted:
        return INTERRUPTED
    return NOT_ALL_PLAYED if result.died or result.tally.failures else OK


def _plan(args: argparse.Namespace) -> Plan | int:
    """What is to be played, or the status after a message."""
    from duskhall.bots import BotError, load, split_list
    from duskhall.editions.errors import FiguresError, SetupError, UnknownName
    from duskhall.editions.figures import load_figures
    from duskhall.lab.simulate import Plan, setup_of
    from duskhall.telling.setup import explain

    w = words()
    edition = find_edition(args.edition)
    if edition is None:
        return BAD_INPUT
    for option, got, least in (
        ("--games", args.games, 1),
        ("--jobs", args.jobs, 1),
        ("--max-turns", args.max_turns, 1),
        ("--game", args.game, 0),
    ):
        if got is not None and got < least:
            return fail(w.say("simulate-bad-number", option=option, least=least, got=got))
    if args.bot_seconds is not None and not 0 < args.bot_seconds < float("inf"):
        return fail(w.say("simulate-bad-seconds", got=str(args.bot_seconds)))
    low, high = edition.players
    if not low <= args.players <= high:
        return fail(w.say("simulate-bad-players", edition=edition.name, least=low, most=high, got=args.players))
    bots = split_list(args.bots)
    if not bots:
        return fail(w.say("simulate-no-bots"))
    if len(bots) > args.players:
        return fail(w.say("simulate-many-bots", bots=len(bots), players=args.players))
    for bot in dict.fromkeys(bots):
        try:
            load(bot)
        except BotError as e:
            return fail(w.say("simulate-bad-bot", bot=bot, why=str(e)))
    if args.figures is not None:
        try:
            load_figures(args.figures, edition)
        except FiguresError as e:
            return bad_figures(e)
    if args.setup != RANDOM and args.setup not in edition.setups:
        known = (RANDOM, *edition.setups)
        return fail(
            w.say("simulate-bad-setup", name=args.setup, known=w.series(known)) + did_you_mean(args.setup, known)
        )
    if args.setup != RANDOM and (wrong := wishing.out_of_place(args)):
        return fail(wrong)
    try:
        wishes = wishing.wishes_of(args, edition)
        key_decks = wishing.key_decks(args)
    except UnknownName as e:
        return fail(wishing.unknown(e))
    except SetupError as e:
        return fail(explain(e, w))
    if args.keys == 0:
        return fail(w.say("refused-setup-no-keys"))
    plan = Plan(
        edition=edition.name,
        players=args.players,
        bots=tuple(bots[i % len(bots)] for i in range(args.players)),
        seed=args.seed,
        max_turns=args.max_turns,
        bot_seconds=args.bot_seconds,
        setup="" if args.setup == RANDOM else args.setup,
        board=args.board or "",
        avatars=args.avatars,
        keys=args.keys or 0,
        mode=_mode(args, edition),
        key_decks=key_decks,
        wishes=wishes,
        figures=args.figures,
        strict=args.strict_bots,
        recorded=args.record is not None,
    )
    try:
        edition.check(setup_of(plan, 0))
    except SetupError as e:
        return fail(explain(e, w))
    return plan


def _mode(args: argparse.Namespace, edition: Edition) -> str:
    """The way to play, as a plan has it."""
    from duskhall.editions.choosing import usual_mode
    from duskhall.editions.setup import PLAIN

    if args.mode is None:
        return edition.usual_mode if args.setup == RANDOM else usual_mode(edition.setups[args.setup])
    return "" if args.mode == PLAIN else str(args.mode)


def _unfit(folder: Path, again: bool) -> str:
    """Why records cannot be written to a folder, or nothing. The folder is made if it is not there. ``again``: records
    of an earlier part of this run may be in it."""
    from duskhall.lab.simulate import record_name

    w = words()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        other = next(iter(sorted(folder.glob("game-*.txt"))), None)
        if other is not None and again:
            return ""
        if other is not None:
            return w.say("simulate-records-there", folder=str(folder), file=other.name)
        # To be told now is better than after the first game.
        trial = folder / record_name(0)
        trial.touch(exist_ok=False)
        trial.unlink()
    except FileExistsError:
        return w.say("simulate-record-file", file=str(folder))
    except OSError as e:
        return w.say("simulate-record-unwritable", folder=str(folder), why=system(e))
    return ""


def _stopped(args: argparse.Namespace, e: FirstFault) -> int:
    """The first fault of a bot that is asked strictly: the traceback, then which game it was."""
    traceback.print_exception(e.fault if e.fault.__traceback__ is not None else e)
    command = _again(args, e.game)
    message = words().say("simulate-strict", bot=e.bot, game=e.game, turn=e.turn, fault=str(e.fault), command=command)
    return fail(message, NOT_ALL_PLAYED)


def _again(args: argparse.Namespace, game: int) -> str:
    """The command that plays one of the games alone."""
    words = ["duskhall", "simulate", "--edition", args.edition, "--players", str(args.players), "--bots", args.bots]
    words += ["--seed", str(args.seed), "--max-turns", str(args.max_turns), "--setup", args.setup]
    if args.bot_seconds is not None:
        words += ["--bot-seconds", str(args.bot_seconds)]
    if args.strict_bots:
        words.append("--strict-bots")
    if args.board is not None:
        words += ["--board", args.board]
    if args.avatars:
        words.append("--avatars")
    for option in ("keys", "mode", "key_decks", *wishing.OPTIONS, "figures"):
        given = getattr(args, option)
        if given is not None:
            words += [f"--{option.replace('_', '-')}", str(given)]
    return shlex.join([*words, "--game", str(game)])


def text(result: Result) -> str:
    """The result as a small table."""
    from duskhall.editions import edition
    from duskhall.editions.setup import PLAIN

    w = words()
    data = result.data()
    tally = result.tally

    def figure(name: str) -> float:
        found = data[name]
        assert isinstance(found, (int, float))
        return found

    mode = result.plan.mode or PLAIN
    title = "simulate-title.mode" if len(edition(result.plan.edition).modes) > 1 else "simulate-title"
    lines = [
        w.say(
            title,
            edition=w.edition_title(result.plan.edition),
            mode=mode,
            players=result.plan.players,
            seed=str(result.plan.seed),
        ),
        w.say(
            "simulate-counts",
            n=tally.games,
            games=w.number(tally.games),
            seconds=w.number(result.seconds, 1),
            rate=w.number(figure("games_per_second"), 1),
            decisions=w.number(figure("decisions_per_second")),
            turns=w.number(figure("turns_mean"), 1),
        ),
    ]
    if tally.unfinished:
        lines.append(w.say("simulate-unfinished", n=tally.unfinished, turns=result.plan.max_turns))
    if tally.failures:
        lines.append(w.say("simulate-errors", n=len(tally.failures)))
    rows = [[w.say(f"simulate-head-{key}") for key in ("bot", "games", "wins", "rate", "interval", "vp")]]
    results = data["results"]
    assert isinstance(results, list)
    for row in results:
        rows.append(
            [
                row["bot"],
                w.number(row["games"]),
                w.number(row["wins"], 0 if f"{row['wins']:.1f}".endswith("0") else 1),
                w.percent(row["win_rate"], 1),
                w.say("number-span", low=w.percent(row["low"], 1), high=w.percent(row["high"], 1)),
                w.number(row["vp_mean"], 1),
            ]
        )
    widths = [max(columns(row[i]) for row in rows) for i in range(len(rows[0]))]
    lines.append("")
    for row in rows:
        first, *others = row
        cells = [left(first, widths[0]), *(right(cell, n) for cell, n in zip(others, widths[1:], strict=True))]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)
