"""``duskhall replay``: a recorded game, move by move."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from duskhall.commands import OK, fail
from duskhall.commands.play import Unusable, load_file, read_text
from duskhall.core.state import SPECTATOR
from duskhall.terminal.plain import plain
from duskhall.text import words

if TYPE_CHECKING:
    from duskhall.terminal.replaying import Replay
    from duskhall.terminal.screen import Screen

INTERRUPTED = 130


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=plain("replay-option-file"))
    parser.add_argument("--seat", metavar="N|all", help=plain("replay-option-seat"))
    parser.add_argument("--to", type=int, metavar="N", help=plain("replay-option-to"))
    place = parser.add_mutually_exclusive_group()
    place.add_argument("--move", type=int, metavar="N", help=plain("replay-option-move"))
    place.add_argument("--turn", type=int, metavar="N", help=plain("replay-option-turn"))


def run(args: argparse.Namespace) -> int:
    from duskhall.terminal.screen import Screen

    screen = Screen()
    try:
        replay = _replay(args, screen)
        start = _start(args, replay)
    except Unusable as e:
        return fail(str(e))
    try:
        # A person must be able to read the questions as well as to answer them.
        if screen.interactive and screen.out.isatty():
            _step_by_step(args, replay, start)
        elif args.move is not None:
            _one_move(replay, start)
        elif args.turn is not None:
            _one_turn(replay, start)
        else:
            _whole(replay)
    except EOFError:
        screen.line()
    except KeyboardInterrupt:
        # Nothing changes while you watch, so there is nothing to save.
        screen.line()
        return INTERRUPTED
    return OK


def _replay(args: argparse.Namespace, screen: Screen) -> Replay:
    """The record in the file, as the reader wants to see it. Raises Unusable."""
    from duskhall.terminal.replaying import Replay, find_reader

    w = words()
    path = args.file.expanduser()
    # The whole record is played once first: a mistake in it is found before anything is shown.
    record = load_file(path).record
    if record is None:
        raise Unusable(w.say("cli-not-a-record", file=str(path)))
    moves = len(record.moves)
    if args.to is not None and not 0 <= args.to <= moves:
        raise Unusable(w.say("cli-no-move", n=moves, got=str(args.to)))
    reader = SPECTATOR if args.seat is None else find_reader(args.seat, len(record.seats))
    if reader is None:
        raise Unusable(w.say("cli-no-seat", got=args.seat, n=len(record.seats)))
    return Replay(screen, read_text(path), record, reader, args.to)


def _start(args: argparse.Namespace, replay: Replay) -> int:
    """The position to begin with, as a number of moves. Raises Unusable."""
    w = words()
    if args.move is not None:
        if not 0 <= args.move <= replay.last:
            raise Unusable(w.say("cli-no-move", n=replay.last, got=str(args.move)))
        move: int = args.move
        return move
    if args.turn is None:
        return 0
    start = replay.start_of(args.turn)
    if start is None:
        raise Unusable(w.say("cli-no-turn", got=str(args.turn), first=replay.turns[0], n=replay.last_turn))
    return start


def _whole(replay: Replay) -> None:
    """Every move, and the table at the start of every turn."""
    replay.head()
    replay.where()
    replay.table()
    while replay.at < replay.last:
        replay.step()
        if replay.turns[replay.at] != replay.turns[replay.at - 1] and replay.at < replay.last:
            replay.table()
    replay.result()


def _one_move(replay: Replay, move: int) -> None:
    """One move and the table after it."""
    replay.head()
    replay.go(move)
    if not move:
        replay.where()
    replay.table()


def _one_turn(replay: Replay, start: int) -> None:
    """The table at the start of a turn, then the moves of that turn."""
    replay.head()
    replay.jump(start)
    replay.where()
    replay.table()
    replay.walk(replay.next_turn())
    if replay.at == replay.last:
        replay.result()


def _step_by_step(args: argparse.Namespace, replay: Replay, start: int) -> None:
    """A position, then what to do next."""
    from duskhall.terminal.replaying import Stepping

    replay.head()
    if args.move is not None:
        replay.go(start)
    else:
        replay.jump(start)
    person = Stepping(replay)
    person.arrived()
    person.run()
