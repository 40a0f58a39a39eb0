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
    from duskhall.notation.record import Record
    from duskhall.terminal.screen import Screen
    from duskhall.terminal.show import Show

HELP = plain("command-replay")

INTERRUPTED = 130


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=plain("replay-option-file"))
    parser.add_argument("--seat", type=int, metavar="N", help=plain("replay-option-seat"))
    parser.add_argument("--to", type=int, metavar="N", help=plain("replay-option-to"))


def run(args: argparse.Namespace) -> int:
    from duskhall.terminal.screen import Screen

    try:
        player = Player(args, Screen())
    except Unusable as e:
        return fail(str(e))
    try:
        return player.step_by_step() if player.screen.interactive else player.all_at_once()
    except EOFError:
        player.screen.line()
        return OK
    except KeyboardInterrupt:
        # Nothing changes while one looks on, so there is nothing to say but good-bye.
        player.screen.line()
        return INTERRUPTED


class Player:
    """Shows a record. Going back plays it again from the start: that takes no time one would notice."""

    def __init__(self, args: argparse.Namespace, screen: Screen) -> None:
        from duskhall.notation.files import is_record, load
        from duskhall.telling.phrases import Phrases
        from duskhall.terminal.show import Show

        w = words()
        path = args.file.expanduser()
        self.screen = screen
        self.text = read_text(path)
        # The whole record is played once first: a mistake in it is found before anything is shown.
        whole = load_file(path)
        if whole.record is None or not is_record(self.text):
            raise Unusable(w.say("cli-not-a-record", file=str(path)))
        self.record: Record = whole.record
        self.last = len(self.record.moves)
        if args.to is not None:
            if not 0 <= args.to <= self.last:
                raise Unusable(w.say("cli-no-move", n=self.last, got=args.to))
            self.last = args.to
        if args.seat is not None and not 1 <= args.seat <= len(self.record.seats):
            raise Unusable(w.say("cli-no-seat", got=args.seat, n=len(self.record.seats)))
        self.reader = SPECTATOR if args.seat is None else args.seat - 1
        self.show: Show = Show(
            screen, Phrases(self.record.seats, whole.game.state.rules, whole.game.view(SPECTATOR).rooms)
        )
        self.say = self.show.say

        self.at = 0
        self.game = load(self.text, 0).game

    # -- two ways of looking ---------------------------------------------------

    def all_at_once(self) -> int:
        """For a pipe: every move, and the table at the start of every turn."""
        self._head()
        self._table()
        while self.at < self.last:
            turn = self.game.state.turn
            self._go(self.at + 1)
            if self.game.state.turn != turn and self.at < self.last:
                self._table()
        self._result()
        return OK

    def step_by_step(self) -> int:
        """For a person: a move and the table, then what to do next."""
        self._head()
        self._table()
        from duskhall.terminal.asking import whole

        while True:
            answer = self.screen.read(self.say("replay-prompt")).lower()
            wanted = self.at + 1
            if answer == self.say("replay-quit"):
                return OK
            elif answer == self.say("replay-back"):
                wanted = max(0, self.at - 1)
            elif (n := whole(answer)) is not None and n <= self.last:
                wanted = n
            elif answer:
                self.screen.para(self.say("replay-again", n=self.last))
                continue
            if wanted > self.last:
                self._result()
                return OK
            self._go(wanted)
            self._table()

    # -- parts ---------------------------------------------------

    def _go(self, wanted: int) -> None:
        """To the position after a move, telling that move."""
        from duskhall.core.game import UNDO
        from duskhall.notation.files import load
        from duskhall.telling.log import TURN, Log

        if wanted <= self.at:
            self.at = 0
            self.game = load(self.text, 0).game
        game = self.game
        while self.at < wanted:
            told, active, turn = len(game.events(self.reader)), game.state.active, game.state.turn
            seat, move = self.record.moves[self.at]
            if move == UNDO:
                game.undo(seat, freely=True)
            else:
                game.answer(seat, move)
            self.at += 1
        if not wanted:
            return
        self.screen.line()
        who = self.record.seats[seat]
        head = self.say("replay-move", n=wanted, most=len(self.record.moves), turn=turn, who=who, move=move)
        self.screen.para(head, style="bold")
        entries = Log(self.show.p, self.reader).entries(game.events(self.reader, told), active)
        # The next move says whose turn it is.
        self.show.log(entries[:-1] if entries and entries[-1][0] == TURN else entries)

    def _head(self) -> None:
        players = self.show.p.series(self.record.seats)
        self.screen.para(self.say("replay-head", players=players, n=len(self.record.moves)), style="bold")

    def _table(self) -> None:
        if not self.at:
            self.screen.line()
            self.screen.para(self.say("replay-start"))
        view = self.game.view(self.reader)
        self.show.players(view)
        self.show.hall(view)
        if self.reader != SPECTATOR:
            self.show.hand(view)

    def _result(self) -> None:
        from duskhall.terminal.ending import ending

        if self.game.over:
            ending(self.show, self.game, self.reader)
        else:
            self._table()
            self.screen.line()
            whole = self.at == len(self.record.moves)
            self.screen.para(self.say("replay-open") if whole else self.say("replay-stopped", n=self.at))
