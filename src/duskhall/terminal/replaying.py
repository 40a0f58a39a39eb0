"""A recorded game: a place in it, ways to go to another place, and what a reader sees there."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from duskhall.core.game import UNDO
from duskhall.core.state import SPECTATOR
from duskhall.notation.files import load
from duskhall.telling.log import TURN, Log
from duskhall.telling.phrases import Phrases
from duskhall.text import FIRST, words

from .asking import whole
from .ending import ending
from .show import Show

if TYPE_CHECKING:
    from duskhall.core.game import Game
    from duskhall.notation.record import Record

    from .screen import Screen

ALL = -2
"""The reader who sees every hand. Other readers are seats, or SPECTATOR."""


class Stopped(Exception):
    """The reader has seen enough."""


class Replay:
    """A record at one of its moves. Going back plays it again from the start, which is quick."""

    def __init__(self, screen: Screen, text: str, record: Record, reader: int, last: int | None = None) -> None:
        self.screen = screen
        self.record = record
        self.reader = reader
        self.moves = len(record.moves)
        self.last = self.moves if last is None else last
        """The move after which the replay stops."""
        self._text = text
        self._restart()
        rules = self.game.state.rules
        self.show = Show(screen, Phrases(record.seats, rules, self.game.view(SPECTATOR).rooms))
        self.say = self.show.say
        self.turns = [self.game.state.turn]
        """The turn after so many moves."""
        while self.at < self.moves:
            self._play_one()
            self.turns.append(self.game.state.turn)
        self._restart()

    def _restart(self) -> None:
        self.at = 0
        """How many moves have been played."""
        self.game: Game = load(self._text, 0).game

    def _play_one(self) -> None:
        seat, move = self.record.moves[self.at]
        if move == UNDO:
            self.game.undo(seat, freely=True)
        else:
            self.game.answer(seat, move)
        self.at += 1

    # -- places ---------------------------------------------------

    @property
    def last_turn(self) -> int:
        return max(self.turns[: self.last + 1])

    def start_of(self, turn: int) -> int | None:
        """How many moves come before a turn; None if there is no such turn."""
        return self.turns.index(turn) if turn in self.turns[: self.last + 1] else None

    def next_turn(self) -> int:
        """Where the next turn begins, or the end."""
        later = range(self.at + 1, self.last + 1)
        return next((i for i in later if self.turns[i] != self.turns[self.at]), self.last)

    def turn_before(self) -> int:
        """Where this turn begins; from there, where the turn before it begins."""
        i = max(0, self.at - 1)
        while i and self.turns[i - 1] == self.turns[i]:
            i -= 1
        return i

    # -- going ---------------------------------------------------

    def step(self) -> None:
        """Play the next move and tell it."""
        self.screen.line()
        told, active = len(self.game.events()), self.game.state.active
        seat, move = self.record.moves[self.at]
        turn, who = self.game.state.turn, self.record.seats[seat]
        self._play_one()
        head = self.say("replay-move", n=self.at, most=self.moves, turn=turn, who=who, move=move)
        self.screen.para(head, style="bold")
        # With all hands open, a move is told as its player saw it, by the player's name.
        known, reader = (seat, SPECTATOR) if self.reader == ALL else (self.reader, self.reader)
        entries = Log(self.show.p, reader).entries(self.game.events(known, told), active)
        # The next move says whose turn it is.
        self.show.log(entries[:-1] if entries and entries[-1][0] == TURN else entries)

    def go(self, wanted: int) -> None:
        """Go to the position after a move and tell that move."""
        if wanted <= self.at:
            self._restart()
        while self.at < wanted - 1:
            self._play_one()
        if self.at < wanted:
            self.step()

    def walk(self, wanted: int) -> None:
        """Go forward to a position and tell every move on the way."""
        while self.at < wanted:
            self.step()

    def jump(self, wanted: int) -> None:
        """Go to a position without telling how it came about."""
        if wanted < self.at:
            self._restart()
        while self.at < wanted:
            self._play_one()

    # -- seeing ---------------------------------------------------

    def head(self) -> None:
        players = self.show.p.series(self.record.seats)
        self.screen.para(self.say("replay-head", players=players, n=self.moves), style="bold")

    def where(self) -> None:
        """Say which position this is."""
        self.screen.line()
        if not self.at:
            self.screen.para(self.say("replay-start"))
            return
        state = self.game.state
        message = "replay-turn-start" if self.turns[self.at] != self.turns[self.at - 1] else "replay-at"
        who = self.record.seats[state.active]
        self.screen.para(self.say(message, n=self.at, most=self.moves, turn=state.turn, who=who))

    def table(self) -> None:
        """Players, hall, and the hands that the reader sees."""
        view = self.game.view(SPECTATOR if self.reader == ALL else self.reader)
        self.show.players(view)
        self.show.hall(view)
        if self.reader == ALL:
            self._hands()
        elif self.reader != SPECTATOR:
            self.show.hand(view)

    def _hands(self) -> None:
        self.screen.heading(self.say("replay-hands"))
        self.screen.rows(
            (name, self.show.p.listed(self.game.view(seat).hand)) for seat, name in enumerate(self.record.seats)
        )

    def result(self) -> None:
        """The end: who has won, or where the record or the replay stops."""
        if self.game.over:
            ending(self.show, self.game, SPECTATOR if self.reader == ALL else self.reader)
            return
        self.table()
        self.screen.line()
        done = self.at == self.moves
        self.screen.para(self.say("replay-open") if done else self.say("replay-stopped", n=self.at))


class Stepping:
    """A person at a terminal who goes through a record."""

    def __init__(self, replay: Replay) -> None:
        self.replay = replay
        self.screen = replay.screen
        self.say = replay.say
        self.commands: dict[str, Callable[[str], None]] = {
            "next": self._next,
            "back": self._back,
            "turn": self._turn,
            "back-turn": self._back_turn,
            "move": self._move,
            "seat": self._seat,
            "all": self._all,
            "spectator": self._spectator,
            "help": self._help,
            "quit": self._quit,
        }
        speakers = dict.fromkeys((words(), words(FIRST)))
        self.words: dict[str, str] = {}
        for w in speakers:
            for name in self.commands:
                for message in (f"replay-word-{name}", f"replay-word-{name}.short"):
                    self.words.setdefault(w.say(message).casefold(), name)
        """Requests by what may be typed for them, in the reader's language and the first."""

    def run(self) -> None:
        """Ask and obey until the reader stops or the record ends."""
        try:
            while True:
                self._obey(" ".join(self.screen.read(self.say("replay-prompt")).casefold().split()))
        except Stopped:
            return

    def _obey(self, answer: str) -> None:
        if whole(answer) is not None:
            self._move(answer)
            return
        # The words of a request may be two, and so may the name of one: the longest name counts.
        for word in sorted(self.words, key=len, reverse=True):
            if answer == word or answer.startswith(f"{word} "):
                self.commands[self.words[word]](answer[len(word) :].strip())
                return
        if answer in ("", "?"):
            self.commands["help" if answer else "next"]("")
        else:
            self.screen.para(self.say("replay-unknown", answer=answer))

    # -- going ---------------------------------------------------

    def _next(self, rest: str) -> None:
        if words().means(rest, "replay-word-turn"):
            self._turn("")
            return
        self._not_past_the_end()
        self.replay.step()
        self.arrived()

    def _back(self, rest: str) -> None:
        r = self.replay
        if not r.at:
            self.screen.para(self.say("replay-first"))
            return
        r.go(r.at - 1)
        self.arrived()

    def _turn(self, rest: str) -> None:
        r = self.replay
        if not rest:
            self._not_past_the_end()
            r.walk(r.next_turn())
            self.arrived()
            return
        number = whole(rest)
        start = None if number is None else r.start_of(number)
        if start is None:
            self.screen.para(self.say("cli-no-turn", got=rest, first=r.turns[0], n=r.last_turn))
            return
        r.jump(start)
        self.arrived()

    def _back_turn(self, rest: str) -> None:
        r = self.replay
        if not r.at:
            self.screen.para(self.say("replay-first"))
            return
        r.jump(r.turn_before())
        self.arrived()

    def _move(self, rest: str) -> None:
        if not rest:
            self.screen.para(self.say("replay-which-move", n=self.replay.last))
            return
        number = whole(rest)
        if number is None or number > self.replay.last:
            self.screen.para(self.say("cli-no-move", got=rest, n=self.replay.last))
            return
        self.replay.go(number)
        self.arrived()

    def arrived(self) -> None:
        """Show where the reader is now. The start of the game, and of a turn, is announced."""
        r = self.replay
        if not r.at or r.turns[r.at] != r.turns[r.at - 1]:
            r.where()
        r.table()

    def _not_past_the_end(self) -> None:
        if self.replay.at >= self.replay.last:
            self.replay.result()
            raise Stopped

    # -- seeing ---------------------------------------------------

    def _seat(self, rest: str) -> None:
        seats = len(self.replay.record.seats)
        reader = find_reader(rest, seats)
        if reader is not None:
            self._see(reader)
        elif rest:
            self.screen.para(self.say("cli-no-seat", got=rest, n=seats))
        else:
            self.screen.para(self.say("replay-which-seat", n=seats))

    def _all(self, rest: str) -> None:
        self._see(ALL)

    def _spectator(self, rest: str) -> None:
        self._see(SPECTATOR)

    def _see(self, reader: int) -> None:
        self.replay.reader = reader
        self.replay.where()
        self.replay.table()

    def _help(self, rest: str) -> None:
        self.screen.heading(self.say("head-help"))
        self.screen.rows(
            (self.say(f"replay-help-{name}.typed"), self.say(f"replay-help-{name}")) for name in self.commands
        )

    def _quit(self, rest: str) -> None:
        raise Stopped


def find_reader(text: str, seats: int) -> int | None:
    """The reader that a number of a seat, or the word for all, stands for; None if there is no such seat."""
    if words().means(text, "replay-word-all"):
        return ALL
    number = whole(text) or 0
    return number - 1 if 1 <= number <= seats else None
