"""A review on the screen: curve, turning points, mistakes, luck and play, purchases."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duskhall.core.move import Move
from duskhall.review import words as told
from duskhall.text.writing import columns, left, right

if TYPE_CHECKING:
    from duskhall.review.course import Course
    from duskhall.review.summing import Mistake, Review

    from .screen import Screen

BARS = "▁▂▃▄▅▆▇█"
ROWS = 10
"""Turns that the table below the curve shows."""


class Reviewing:
    def __init__(self, screen: Screen, review: Review, found: Course) -> None:
        self.screen = screen
        self.review = review
        self.found = found
        self.p = found.phrases
        self.say = self.p.say

    def show(self, seat: int | None) -> None:
        """Everything; ``seat``: the mistakes and purchases of this one only."""
        self.screen.para(self.say("review-title", names=self.p.both(list(self.review.names))), style="bold")
        self._curve()
        self._turning()
        seats = range(self.found.seats) if seat is None else (seat,)
        self._mistakes(seats)
        self._shares()
        self._buys(seats)
        self.screen.line()
        self.screen.para(self.say("review-note", decisions=self.review.decisions, again=self.review.again))

    # -- the curve ---------------------------------------------------

    def _curve(self) -> None:
        self.screen.heading(self.say("review-curve"))
        curve = self.review.curve
        width = max(map(columns, self.review.names))
        room = max(8, self.screen.width - width - 12)
        for seat, name in enumerate(self.review.names):
            picked = [curve[round(i * (len(curve) - 1) / (room - 1))] for i in range(room)]
            points = picked if len(curve) > room else list(curve)
            bars = "".join(BARS[min(len(BARS) - 1, int(one.chances[seat] * len(BARS)))] for one in points)
            last = self.say("review-percent", n=told.percent(curve[-1].chances[seat]))
            self.screen.line(f"  {left(name, width)}  {bars}  {last}")
        step = max(1, -(-len(curve) // ROWS))
        rows = [(self._when(i), i) for i in range(0, len(curve), step)]
        if rows[-1][1] != len(curve) - 1:
            rows.append((self._when(len(curve) - 1), len(curve) - 1))
        names = [name[:12] for name in self.review.names]
        self._table([self.say("review-column-turn"), *names, "±"], [[when, *self._chances(i)] for when, i in rows])

    def _when(self, place: int) -> str:
        curve = self.review.curve
        return self.say("review-curve-end") if place == len(curve) - 1 else str(curve[place].turn)

    def _chances(self, place: int) -> list[str]:
        point = self.review.curve[place]
        chances = [self.say("review-percent", n=told.percent(chance)) for chance in point.chances]
        return [*chances, self.say("review-percent", n=told.percent(point.error))]

    def _table(self, head: list[str], rows: list[list[str]]) -> None:
        """Columns: the first to the left, the others to the right."""
        widths = [max(columns(row[i]) for row in (head, *rows)) for i in range(len(head))]
        for row in (head, *rows):
            cells = [left(row[0], widths[0]), *[right(cell, w) for cell, w in zip(row[1:], widths[1:], strict=True)]]
            self.screen.line("  " + "  ".join(cells).rstrip())

    # -- what happened ---------------------------------------------------

    def _turning(self) -> None:
        self.screen.heading(self.say("review-turning"))
        if not self.review.turning:
            self.screen.para(self.say("review-turning-none"), "  ")
        for one in self.review.turning:
            head, *rest = told.turning(self.p, one)
            self.screen.para(head, "  ", "    ")
            for text in rest:
                self.screen.para(text, "    ")

    def _mistakes(self, seats: range | tuple[int, ...]) -> None:
        self.screen.heading(self.say("review-mistakes"))
        for seat in seats:
            rows = [one for one in self.review.mistakes if one.seat == seat]
            self.screen.para(self.say("review-mistakes-of", name=self.review.names[seat]), "  ")
            if not rows:
                self.screen.para(self.say("review-mistakes-none"), "    ")
            for one in rows:
                self._mistake(one)

    def _mistake(self, one: Mistake) -> None:
        moment = self.found.moments[one.place]
        view, asked = moment.view, told.question_of(moment.decision)
        move, better = (told.step(self.p, view, Move.parse(text), asked) for text in (one.move, one.better))
        loss, error = told.change(self.p, -one.lost), told.percent(one.error)
        head = self.say("review-mistake", turn=one.turn, move=move, loss=loss, error=error)
        self.screen.para(head, "    ", "      ")
        why = told.reasons(self.p, view, one.whys)
        text = (
            self.say("review-better-why", move=better, reasons=why) if why else self.say("review-better", move=better)
        )
        self.screen.para(text, "      ", "        ")

    # -- luck and play ---------------------------------------------------

    def _shares(self) -> None:
        self.screen.heading(self.say("review-shares"))
        head = [self.say(f"review-column-{name}") for name in ("player", "start", "given", "gifts", "luck", "result")]
        rows = []
        for one in self.review.shares:
            parts = [told.change(self.p, n) for n in (-one.given, one.gifts, one.luck)]
            start, end = (self.say("review-percent", n=told.percent(n)) for n in (one.start, one.outcome))
            rows.append([self.review.names[one.seat], start, *parts, end])
        self._table(head, rows)
        for one in self.review.shares:
            parts = [told.change(self.p, n) for n in (one.draws, one.others, one.rest)]
            errors = {"given": one.given_error, "hands": one.draws_error}
            shown: dict[str, str | int] = {name: told.percent(n) for name, n in errors.items()}
            args = dict(zip(("draws", "others", "rest"), parts, strict=True))
            name = self.review.names[one.seat]
            self.screen.para(self.say("review-share-luck", name=name, **args, **shown), "  ", "    ")

    def _buys(self, seats: range | tuple[int, ...]) -> None:
        self.screen.heading(self.say("review-buys"))
        rows = [row for row in told.purchases(self.review.buys) if row.seat in seats]
        if not rows:
            self.screen.para(self.say("review-buys-none"), "  ")
        for seat in seats:
            own = [row for row in rows if row.seat == seat]
            if own:
                self.screen.para(self.say("review-mistakes-of", name=self.review.names[seat]), "  ")
            for paid in (True, False):
                some = [row for row in own if row.paid == paid]
                if some:
                    self.screen.para(self.say("review-buys-paid" if paid else "review-buys-never"), "    ")
                for row in some:
                    self.screen.para(told.purchase(self.p, row), "      ", "        ")
