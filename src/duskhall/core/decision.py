"""A decision: one question in its public shape, with the legal options."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import overload

from .faults import worded
from .move import Move
from .naming import meanings, move_of, named, option_id
from .options import FIRST, MASK, frame_of, options_of
from .places import Shown, shown, turned
from .program import Step
from .refusals import find_place
from .state import EMPTY, KINDS, Q_BRANCH, Question, State
from .steps.flow import Choose
from .steps.market import Sale
from .steps.picks import Pick

STALE = "stale"
_SHOWN = 8
"""The most options that a ``repr`` lists."""


class Refused(ValueError):
    """A refused answer; the game has not changed. ``reason`` is the id of a message. ``hint`` is the id of a second
    message, for programmers, and ``about`` holds its arguments."""

    def __init__(self, reason: str, answer: str = "", hint: str = "", **about: str) -> None:
        super().__init__(reason, answer, hint)
        self.reason = reason
        self.answer = answer
        self.hint = hint
        self.about = about

    def __str__(self) -> str:
        text = f"{self.reason}: {self.answer}" if self.answer else self.reason
        return f"{text} ({worded(self.hint, self.about)})" if self.hint else text


class StaleDecision(Refused):
    """A decision that is no longer open: its seat has answered, or the game went back."""

    def __init__(self, answer: str = "", hint: str = "") -> None:
        super().__init__(STALE, answer, hint or "refusal-stale")

    def __reduce__(self) -> tuple[type[StaleDecision], tuple[str, str]]:
        return StaleDecision, (self.answer, self.hint)


class Options(Sequence[str]):
    """The ids of the legal options, each made when it is read."""

    __slots__ = ("_decision",)

    def __init__(self, decision: Decision) -> None:
        self._decision = decision

    def __len__(self) -> int:
        return self._decision.count

    @overload
    def __getitem__(self, i: int) -> str: ...
    @overload
    def __getitem__(self, i: slice) -> list[str]: ...
    def __getitem__(self, i: int | slice) -> str | list[str]:
        d = self._decision
        d.check()
        if isinstance(i, slice):
            return [option_id(d._state, d._q, o) for o in d._numbers[i]]
        return option_id(d._state, d._q, d._numbers[i])

    def __iter__(self) -> Iterator[str]:
        return iter(self[:])

    def __contains__(self, option: object) -> bool:
        return (str(option) if isinstance(option, Move) else option) in self[:]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and not isinstance(other, str) and self[:] == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(self[:]) if self._decision.open else "<options of a decision that is not open any more>"


class Decision:
    """A question to a seat. Every question has the same shape: number, seat, subject and the legal options.

    It is open until it is answered or the game goes back. After that it raises :class:`StaleDecision` wherever it would
    have to look at the position; ``seat``, ``number``, ``kind`` and ``count`` stay.
    """

    __slots__ = ("_moment", "_numbers", "_q", "_state", "count", "kind", "number", "seat")

    def __init__(self, s: State, q: Question, numbers: list[int] | None = None) -> None:
        """``numbers``: the options, if they were listed already."""
        if numbers is None:
            numbers = options_of(s, q)
        self._state = s
        self._q = q
        self._numbers = numbers
        self._moment = s.moment
        self.seat = q.seat
        self.number = s.counts[q.seat]
        """How many questions the seat has been asked so far, this one included."""
        self.kind = KINDS[q.kind]
        self.count = len(numbers)
        """How many options there are."""

    @property
    def open(self) -> bool:
        """Whether the decision is open: neither answered nor undone."""
        s = self._state
        if self._moment == s.moment:
            return True
        if self._q.lane < 0 or self._q not in s.asked:
            return False
        # Another seat has answered its own question, asked at the same time.
        self._moment = s.moment
        return True

    def check(self) -> None:
        """Raise StaleDecision unless the decision is open."""
        if self._moment != self._state.moment and not self.open:
            raise StaleDecision

    @property
    def options(self) -> Options:
        """The ids of the legal options."""
        return Options(self)

    @property
    def moves(self) -> list[Move]:
        """The legal options as moves."""
        self.check()
        return [move_of(self._state, self._q, o) for o in self._numbers]

    def index(self, move: Move | str) -> int:
        """The place of a move among the options; -1 if it is not legal."""
        self.check()
        return find_place(self._state, self._q, move)[0]

    @property
    def ways(self) -> list[str]:
        """The option ids of a question of the kind "branch": the names of its branches. Empty for any other kind."""
        step = self._step()
        if self._q.kind != Q_BRANCH or not isinstance(step, Choose):
            return []
        names = step.names
        return list(names) if step.open else [names[o >> FIRST & MASK] for o in self._numbers]

    @property
    def verb(self) -> str:
        """The act of a pick ("destroy", "discard", ...) or the name of a window; else empty."""
        return self._step().word()

    @property
    def about(self) -> str:
        """The card that asks; empty for the rules."""
        self.check()
        s = self._state
        source = frame_of(s, self._q).source
        return "" if source == EMPTY else s.rules.cards[s.kinds[source]].id

    @property
    def left(self) -> int:
        """How many picks are still to come, this one included."""
        step = self._step()
        picked = len(frame_of(self._state, self._q).picked)
        return max(1, step.n - picked) if isinstance(step, Pick) and step.n > 0 else 1

    @property
    def gold(self) -> int | None:
        """The most a purchase may cost; None if nothing is bought."""
        step = self._step()
        return step.funds(self._state, frame_of(self._state, self._q)) if isinstance(step, Sale) else None

    def _step(self) -> Step:
        self.check()
        return frame_of(self._state, self._q).at

    def meanings(self) -> list[tuple[int, int, int, int]]:
        """The options as numbers, in the order of their ids: the act (such as ``options.O_USE``), the kinds of the card
        and of a second card that the option names (EMPTY: none), and a number (a program, a rank, a branch, points, or
        ten times a die plus its new face)."""
        if self._moment != self._state.moment:
            self.check()
        return meanings(self._state, self._numbers)

    def named(self) -> list[int]:
        """The kind of the (first) card that each option names; EMPTY if it names no card."""
        if self._moment != self._state.moment:
            self.check()
        return named(self._state, self._numbers)

    def shown(self) -> list[Shown]:
        """The options in parts, in the order of their ids: the card, where it lies, and the card it goes onto."""
        self.check()
        return [shown(self._state, self._q, o) for o in self._numbers]

    def turned(self) -> list[str]:
        """Cards to choose from that lie in no zone the seat can look into."""
        self.check()
        return turned(self._state, self._q)

    def data(self) -> dict[str, object]:
        return {
            "number": self.number,
            "seat": self.seat + 1,
            "kind": self.kind,
            "verb": self.verb,
            "about": self.about,
            "left": self.left,
            "options": list(self.options),
        }

    def __repr__(self) -> str:
        text = f"<Decision {self.number} of seat {self.seat}: {self.kind}"
        if not self.open:
            return f"{text}, not open any more>"
        text += "".join([f" {word}" for word in (self.verb, self.about and f"for {self.about}") if word])
        shown = self.options[:_SHOWN]
        more = [f"… {self.count - _SHOWN} more"] if self.count > _SHOWN else []
        return f"{text}, options {', '.join(shown + more)}>"

    def __reduce__(self) -> tuple[object, ...]:
        # A decision that is copied together with its game belongs to the copy.
        self.check()
        return _decision_of, (self._state, self.seat)


def _decision_of(s: State, seat: int) -> Decision:
    """The decision of a seat that is asked."""
    return Decision(s, next(q for q in s.asked if q.seat == seat))
