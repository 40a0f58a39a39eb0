"""Playouts with greedy in every seat, for searches that need thousands of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duskhall.core.decision import Decision
from duskhall.core.machine import answer
from duskhall.core.options import options_of
from duskhall.core.state import TOP
from duskhall.core.view import View

from .bot import GreedyBot

if TYPE_CHECKING:
    from duskhall.core.state import State


class Players:
    """Plays positions on, one after the other.

    The picks are the same as those of new bots with new views, but readings of decks and of the village are kept from
    one position to the next while the rules and the number of seats stay the same.
    """

    __slots__ = ("_bots", "_views")

    def __init__(self) -> None:
        self._bots: list[GreedyBot] = []
        self._views: list[View] = []

    def play(self, s: State, last_turn: int, budget: int = 0, seat: int = -1, kinds: tuple[int, ...] = ()) -> int:
        """Play until the game is over, a seat is asked after the last turn, so many decisions are made (0: any number),
        or a seat has a choice of one of these kinds. Returns the number of decisions: questions with at least two
        options.

        One loop that does the work of :func:`machine.answer` and :func:`machine.advance`."""
        self._sit_down(s)
        bots = self._bots
        views = self._views
        stack = s.stack
        s.moment += 1
        decisions = 0
        while True:
            while not s.asked:
                if not stack:
                    return decisions
                f = stack[-1]
                o = f.at
                while o.run(s, f):
                    o = f.at
            if s.turn > last_turn or (budget and decisions >= budget):
                return decisions
            q = s.asked[0]
            options = options_of(s, q)
            place = 0
            if len(options) > 1:
                if q.seat == seat and q.kind in kinds:
                    return decisions
                decisions += 1
                place = bots[q.seat].pick(views[q.seat], Decision(s, q, options))
            option = options[place]
            if q.lane == TOP:
                f = stack[-1]
                s.asked = ()
                f.at.take(s, f, option)
            else:
                answer(s, q, option, run=False)

    def _sit_down(self, s: State) -> None:
        """Point the bots and their views at this position."""
        if len(self._views) != s.seats or self._views[0].rules is not s.rules:
            self._bots = [GreedyBot() for _ in range(s.seats)]
            self._views = [View(s, seat) for seat in range(s.seats)]
            return
        for seat, bot in enumerate(self._bots):
            self._views[seat].look_at(s)
            bot.forget()
