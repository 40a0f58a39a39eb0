"""The course of a game that is over: every decision that stood, and the position it was made in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from duskhall.core.decision import Decision
from duskhall.core.game import PASS, UNDO, Game
from duskhall.core.state import SPECTATOR
from duskhall.core.view import View
from duskhall.core.zones import knows
from duskhall.editions import edition
from duskhall.editions.ending import without
from duskhall.lessons.following import followed
from duskhall.notation import record
from duskhall.telling.phrases import Phrases

if TYPE_CHECKING:
    from duskhall.core.event import Event
    from duskhall.core.state import State

OPEN = "open"
"""The result of a record whose game may go on."""


class NotOver(ValueError):
    """The game of a record is not over."""


@dataclass(slots=True)
class Moment:
    """A decision that stood, and what it led to."""

    at: int
    """How many moves of the record come before it, those that were taken back included: a replay shows it there."""
    seat: int
    move: str
    option: int
    """The place of the move among the options."""
    count: int
    """How many options there were."""
    state: State
    """The position before it."""
    hidden: frozenset[int]
    """The cards that the seat does not know where they lie."""
    events: list[Event]
    """What it brought, as somebody who watches is told it."""

    @property
    def view(self) -> View:
        return View(self.state, self.seat)

    @property
    def decision(self) -> Decision:
        return Decision(self.state, next(q for q in self.state.asked if q.seat == self.seat))


@dataclass(frozen=True, slots=True)
class Course:
    names: tuple[str, ...]
    moments: list[Moment]
    led: int
    """How many of them, from the first on, a lesson asked for: they are nobody's mistakes."""
    turns: list[int]
    """The places in ``moments`` at which a turn begins."""
    length: int
    """How many moves the record has."""
    end: State
    outcome: list[float]
    """What each seat has of the victory: 1, a part of it where several share it, or 0."""

    @property
    def seats(self) -> int:
        return len(self.names)

    @property
    def phrases(self) -> Phrases:
        """The words for this game."""
        return Phrases(self.names, self.end.rules, View(self.end, SPECTATOR).rooms)

    def goes_on(self, place: int) -> bool:
        """The same seat decides next, and has learnt nothing new before that."""
        if place + 1 >= len(self.moments):
            return False
        one, other = self.moments[place], self.moments[place + 1]
        return one.seat == other.seat and one.state.luck == other.state.luck and one.hidden == other.hidden


def course(text: str) -> Course:
    """The course of the game in a record. Raises NotationError where it cannot be read, NotOver where it may go on."""
    found = record.read(text)
    game = Game(found.game.start.clone())
    # The notation plays it first and says what does not fit; after that nothing can go wrong.
    last = record.replay(found)
    if not last.over and found.result.text == OPEN:
        raise NotOver
    stood: list[Moment] = []
    for at, (seat, move) in enumerate(found.moves):
        if move == UNDO:
            game.undo(seat, freely=True)
            while stood.pop().seat != seat:
                pass
        elif move == PASS:
            game.answer(seat, move)
        else:
            decision = game.decision(seat)
            before = game.state.clone()
            moment = Moment(at, seat, move, decision.index(move), decision.count, before, _hidden(before, seat), [])
            told = len(game.events())
            game.answer(seat, move)
            moment.events = game.events(SPECTATOR, told)
            stood.append(moment)
    led = followed(found.game.start, ((m.decision, m.option) for m in stood))
    turns = [k for k, m in enumerate(stood) if k == 0 or m.state.turn != stood[k - 1].state.turn]
    rows = without(edition(game.state.rules.edition).standings(game.state), found.out)
    won = sum(row.winner for row in rows)
    outcome = [row.winner / won for row in rows]
    return Course(found.seats, stood, led, turns, len(found.moves), game.state, outcome)


def _hidden(s: State, seat: int) -> frozenset[int]:
    return frozenset(c for zone, cards in enumerate(s.zones) for c in cards if c >= 0 and not knows(s, seat, zone, c))
