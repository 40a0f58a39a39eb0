"""A game in play: the position, the questions in their public shape, the moves so far, events for each seat, undo."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import overload

from .events import Event, project
from .machine import answer, why_not_pass
from .naming import meanings, named, option_id
from .options import FIRST, MASK, frame_of, options_of
from .places import Shown, shown, turned
from .program import Step
from .refusals import find_option, why_not
from .state import EMPTY, KINDS, Q_BRANCH, SPECTATOR, Question, State
from .steps.flow import Choose
from .steps.picks import Pick
from .steps.turn import Sale
from .view import View

UNDO = "undo"
PASS = "pass"
"""A seat says in advance that it will not react this turn."""


class Refused(ValueError):
    """An answer that is not taken. ``reason`` is a message id; nothing has changed."""

    def __init__(self, reason: str, answer: str = "") -> None:
        self.reason = reason
        self.answer = answer
        super().__init__(f"{reason}: {answer}" if answer else reason)


class Options(Sequence[str]):
    """The ids of the legal options, each made when it is read."""

    __slots__ = ("_numbers", "_q", "_s")

    def __init__(self, s: State, q: Question, numbers: list[int]) -> None:
        self._s = s
        self._q = q
        self._numbers = numbers

    def __len__(self) -> int:
        return len(self._numbers)

    @overload
    def __getitem__(self, i: int) -> str: ...
    @overload
    def __getitem__(self, i: slice) -> list[str]: ...
    def __getitem__(self, i: int | slice) -> str | list[str]:
        if isinstance(i, slice):
            return [option_id(self._s, self._q, o) for o in self._numbers[i]]
        return option_id(self._s, self._q, self._numbers[i])

    def __iter__(self) -> Iterator[str]:
        return (option_id(self._s, self._q, o) for o in self._numbers)

    def __repr__(self) -> str:
        return repr(list(self))


class Decision:
    """A question in the one shape every question has: number, seat, what it is about, and the legal options."""

    __slots__ = ("_numbers", "_q", "_state", "count", "kind", "number", "seat")

    def __init__(self, s: State, q: Question, numbers: list[int] | None = None) -> None:
        """``numbers``: the options, where somebody has listed them."""
        if numbers is None:
            numbers = options_of(s, q)
        self._state = s
        self._q = q
        self._numbers = numbers
        self.seat = q.seat
        self.number = s.counts[q.seat]
        """How many questions the seat has been asked so far, this one included."""
        self.kind = KINDS[q.kind]
        self.count = len(numbers)
        """How many options there are."""

    @property
    def options(self) -> Options:
        return Options(self._state, self._q, self._numbers)

    @property
    def ways(self) -> list[str]:
        """The names of the ways that a card or the turn leaves open: the ids of a question of the kind "branch"; of
        any other kind there are none."""
        step = self._step()
        if self._q.kind != Q_BRANCH or not isinstance(step, Choose):
            return []
        names = step.names
        return list(names) if step.open else [names[o >> FIRST & MASK] for o in self._numbers]

    @property
    def verb(self) -> str:
        """What is done with a pick ("destroy", "discard", ...); the window's name of a window; else empty."""
        return self._step().word()

    @property
    def about(self) -> str:
        """The card that asks; empty for the rules."""
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
        """What a purchase may cost; None where nothing is bought."""
        sale = self._step()
        return sale.funds(self._state, frame_of(self._state, self._q)) if isinstance(sale, Sale) else None

    def _step(self) -> Step:
        return frame_of(self._state, self._q).at

    def meanings(self) -> list[tuple[int, int, int, int]]:
        """The options as numbers, in the order of their ids: what is done (such as ``options.O_USE``), the kinds of the
        card and of a second card it names (EMPTY: none), and a number (a program, a rank, a branch, points)."""
        return meanings(self._state, self._numbers)

    def named(self) -> list[int]:
        """The kind of the card that each option names, the first one of two; EMPTY: none."""
        return named(self._state, self._numbers)

    def shown(self) -> list[Shown]:
        """The options taken apart, in the order of their ids: which card, where it lies, onto which other card."""
        return [shown(self._state, self._q, o) for o in self._numbers]

    def turned(self) -> list[str]:
        """Cards to choose from that lie in no zone the seat can look into."""
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


class Game:
    """One game. ``listen`` collects events for every seat; ``history`` keeps what undo needs."""

    def __init__(self, state: State, *, listen: bool = True, history: bool = True) -> None:
        self.state = state
        self.start = state.clone() if listen or history else state
        """Where the game began; the present position where nobody follows the game."""
        self.moves: list[tuple[int, str]] = []
        """(seat, option id) in the order in which they were taken; (seat, "undo") takes one back."""
        self.marked = False
        """Somebody went back further than the rules of the table allow among people."""
        self._sealed: list[int] = []
        """Lanes of the answers that are sealed just now: the last of ``moves``."""
        self._listen = listen
        self._history: list[tuple[State, int]] | None = [] if history else None
        self._followed = listen or history
        """Somebody wants to know what happens, or to take it back."""
        self._events: dict[int, list[Event]] = {seat: [] for seat in (SPECTATOR, *range(state.seats))}
        if listen:
            state.log = []

    # -- asking ---------------------------------------------------

    @property
    def over(self) -> bool:
        return self.state.over

    def decisions(self) -> list[Decision]:
        return [Decision(self.state, q) for q in self.state.asked]

    def decision(self, seat: int | None = None) -> Decision | None:
        """The open decision of a seat, or the first one."""
        s = self.state
        for q in s.asked:
            if seat is None or q.seat == seat:
                return Decision(s, q)
        return None

    def view(self, seat: int = SPECTATOR) -> View:
        return View(self.state, seat)

    # -- answering ---------------------------------------------------

    def answer(self, seat: int, option: str, number: int | None = None) -> None:
        """Take an answer. Raises Refused, and changes nothing, if it is illegal, stale or out of turn."""
        s = self.state
        if option == PASS:
            self._pass(seat)
            return
        q = next((q for q in s.asked if q.seat == seat), None)
        if q is not None and not s.over and number is not None and number != s.counts[seat]:
            raise Refused("stale", option)
        found = None if q is None or s.over else find_option(s, q, option)
        if q is None or found is None:
            raise Refused(self.why_not(seat, option), option)
        self._take(q, found, option)

    def why_not(self, seat: int, option: str) -> str:
        """Why an answer would be refused, as a message id; empty if it would be taken. Nothing changes."""
        s = self.state
        if s.over:
            return "game-over"
        q = next((q for q in s.asked if q.seat == seat), None)
        if q is None:
            return "not-asked"
        return "" if find_option(s, q, option) is not None else why_not(s, q, option)

    def _pass(self, seat: int) -> None:
        """The seat will not be asked for reactions any more this turn. Nobody else learns of it, and it is not taken
        back."""
        s = self.state
        reason = why_not_pass(s, seat)
        first = len(self.moves) - len(self._sealed)
        if not reason and any(who == seat for who, _ in self.moves[first:]):
            # It has just answered, and the answer is sealed.
            reason = "wrong-step"
        if reason:
            raise Refused(reason, PASS)
        s.passed |= 1 << seat
        if self._history is not None:
            # Answers that are sealed just now stay together.
            self.moves.insert(first, (seat, PASS))

    def choose(self, decision: Decision, index: int) -> None:
        """Take an option by its place in the list: the fast door for simulations. Raises Refused if the decision is not
        open any more."""
        s = self.state
        q = decision._q
        if q not in s.asked or decision.number != s.counts[q.seat]:
            raise Refused("stale")
        if self._followed:
            self._take(q, decision._numbers[index], None)
        else:
            answer(s, q, decision._numbers[index])

    def _take(self, q: Question, option: int, name: str | None) -> None:
        s = self.state
        if self._history is not None:
            self._history.append((s.clone(), q.seat))
            self.moves.append((q.seat, name if name is not None else option_id(s, q, option)))
            if q.lane >= 0:
                self._sealed.append(q.lane)
        went_on = answer(s, q, option)
        if self._sealed and went_on:
            self._unseal()
        if self._listen:
            self._publish()

    def _unseal(self) -> None:
        """Sealed answers are recorded in the order in which they are carried out, whoever was first to answer. A batch
        in which somebody took an answer back keeps the order of what happened: it would not replay in another."""
        lanes, self._sealed = self._sealed, []
        first = len(self.moves) - len(lanes)
        batch = self.moves[first:]
        order = [move for _, move in sorted(zip(lanes, batch, strict=True), key=lambda row: row[0])]
        if order == batch or any(move == UNDO for _, move in batch):
            return
        assert self._history is not None
        self.moves[first:] = order
        replayed = self._history[-len(order)][0].clone()
        del self._history[-len(order) :]
        for seat, move in order:
            self._history.append((replayed.clone(), seat))
            q = next(q for q in replayed.asked if q.seat == seat)
            option = find_option(replayed, q, move)
            assert option is not None
            answer(replayed, q, option)

    # -- telling ---------------------------------------------------

    def _publish(self) -> None:
        s = self.state
        assert s.log is not None
        for event in s.log:
            told = project(len(self._events[SPECTATOR]) + 1, s, event, self._events)
            for out, one in zip(self._events.values(), told, strict=True):
                out.append(one)
        s.log.clear()

    def events(self, seat: int = SPECTATOR, since: int = 0) -> list[Event]:
        """The events a seat has got after number ``since``."""
        return self._events[seat][since:]

    # -- taking back ---------------------------------------------------

    def can_undo(self, seat: int, *, freely: bool = False) -> bool:
        """Undo is free until something was shown, drawn or shuffled or another seat answered. ``freely``: only bots
        sit opposite."""
        if not self._history:
            return False
        if freely:
            return any(who == seat for _, who in self._history)
        before, who = self._history[-1]
        return who == seat and before.secrets == self.state.secrets

    def undo(self, seat: int, *, freely: bool = False, agreed: bool = False) -> None:
        """Back to the seat's last decision. The luck does not run twice: what was drawn once is drawn again.
        ``agreed``: as freely, but the others have said yes, so nothing is marked."""
        freely = freely or agreed
        if self.can_undo(seat):
            freely = False
        elif not freely or not self.can_undo(seat, freely=True):
            raise Refused("no-undo")
        assert self._history is not None
        before, who = self._history.pop()
        while who != seat:
            before, who = self._history.pop()
        self.marked = self.marked or (freely and not agreed)
        if before.turn == self.state.turn:
            before.passed = self.state.passed
        self.state = before
        self.moves.append((seat, UNDO))
        lane = next((q.lane for q in before.asked if q.seat == seat), -1)
        self._sealed = [*self._sealed, lane] if lane >= 0 else []
        if self._listen:
            before.log = [(UNDO, (seat,))]
            self._publish()
