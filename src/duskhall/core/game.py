"""A game in play: the position, whose decision it is, the moves so far, events for each seat, undo."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING

from .decision import Decision, Refused, StaleDecision
from .event import Event
from .events import project
from .machine import answer, why_not_pass
from .move import Move
from .naming import option_id
from .packing import key, restore
from .refusals import find_option, why_not
from .state import SPECTATOR, Question, State
from .view import View

if TYPE_CHECKING:
    from typing import Self

UNDO = "undo"
PASS = "pass"
"""The answer with which a seat says in advance that it will not react this turn."""


class Game:
    """One game. ``listen`` collects events for every seat; ``history`` keeps what undo needs."""

    def __init__(self, state: State, *, listen: bool = True, history: bool = True) -> None:
        self.state = state
        self.start = state.clone() if listen or history else state
        """The position in which the game began; without history, the present position."""
        self.played: list[tuple[int, str]] = []
        """The moves so far, in order: (seat, option id), or (seat, "undo") for a move taken back."""
        self.marked = False
        """Whether an undo went further than players normally allow each other."""
        self._sealed: list[int] = []
        """Lanes of the answers that are sealed just now: the last of ``played``."""
        self._listen = listen
        self._history: list[tuple[State, int, int]] | None = [] if history else None
        """Before each answer: the position, the seat that answered, and the number of events told."""
        self._followed = listen or history
        """Whether the game collects events or keeps positions for undo."""
        self._events: dict[int, list[Event]] = {seat: [] for seat in (SPECTATOR, *range(state.seats))}
        if listen:
            state.log = []

    # -- asking ---------------------------------------------------

    @property
    def over(self) -> bool:
        return self.state.over

    def decisions(self) -> list[Decision]:
        """All open decisions: several where several seats are asked at once."""
        return [Decision(self.state, q) for q in self.state.asked]

    def asks(self, seat: int) -> bool:
        """The seat has an open decision."""
        return any(q.seat == seat for q in self.state.asked)

    def decision(self, seat: int | None = None) -> Decision:
        """The open decision of a seat, or the first one if no seat is given. Raises Refused if the game is over or the
        seat has no open decision."""
        s = self.state
        for q in s.asked:
            if seat is None or q.seat == seat:
                return Decision(s, q)
        if s.over:
            raise Refused("game-over", hint="refusal-over")
        raise Refused("not-asked", hint="refusal-not-asked", seat=str(seat), asked=self._asked())

    @property
    def moves(self) -> list[Move]:
        """The legal moves of the open decision (of the first, if several seats decide at once); none once the game is
        over."""
        return [] if self.state.over else self.decision().moves

    def view(self, seat: int = SPECTATOR) -> View:
        return View(self.state, seat)

    def state_key(self, *, luck: bool = True) -> bytes:
        """Equal positions have equal keys: the key of a transposition table. ``luck`` False leaves out the luck to
        come; see :func:`packing.key` for what else the key covers."""
        return key(self.state, luck)

    # -- answering ---------------------------------------------------

    def play(self, move: Move | str, seat: int | None = None) -> None:
        """Make a move for the seat that decides, or for ``seat`` if several decide at once. An illegal move raises
        Refused and changes nothing."""
        if seat is None:
            asked = self.state.asked
            seat = asked[0].seat if asked else self.state.active
        self.answer(seat, move)

    def answer(self, seat: int, move: Move | str, number: int | None = None) -> None:
        """Take an answer. An illegal, stale or out-of-turn answer raises Refused and changes nothing."""
        s = self.state
        option = str(move)
        if option == PASS:
            self._pass(seat)
            return
        q = next((q for q in s.asked if q.seat == seat), None)
        if q is not None and not s.over and number is not None and number != s.counts[seat]:
            raise StaleDecision(option)
        found = None if q is None or s.over else find_option(s, q, move)
        if q is None or found is None:
            raise Refused(self.why_not(seat, move), option, **self._could_play(seat))
        self._take(q, found, option)

    def why_not(self, seat: int, move: Move | str) -> str:
        """Why an answer would be refused, as a message id; empty if it is legal. Changes nothing."""
        s = self.state
        if s.over:
            return "game-over"
        q = next((q for q in s.asked if q.seat == seat), None)
        if q is None:
            return "not-asked"
        return "" if find_option(s, q, move) is not None else why_not(s, q, move)

    def _could_play(self, seat: int) -> dict[str, str]:
        """The moves open to the seat, as a hint with its arguments. It says nothing about other seats' moves."""
        if self.over:
            return {"hint": "refusal-over"}
        if self.asks(seat):
            d = self.decision(seat)
            return {"hint": "refusal-asked", "seat": str(seat), "kind": d.kind, "options": repr(d.options)}
        return {"hint": "refusal-not-asked", "seat": str(seat), "asked": self._asked()}

    def _asked(self) -> str:
        return ", ".join([str(q.seat) for q in self.state.asked])

    def _pass(self, seat: int) -> None:
        """Stop asking the seat for reactions this turn. Other seats do not learn of it, and it cannot be undone."""
        s = self.state
        reason = why_not_pass(s, seat)
        first = len(self.played) - len(self._sealed)
        if not reason and any(who == seat for who, _ in self.played[first:]):
            # The seat has just answered, and the answer is sealed.
            reason = "wrong-step"
        if reason:
            raise Refused(reason, PASS)
        s.passed |= 1 << seat
        if self._history is not None:
            # Answers that are sealed just now stay together.
            self.played.insert(first, (seat, PASS))

    def choose(self, decision: Decision, index: int) -> None:
        """Take an option by its place in the list, which is fast enough for simulations. Raises Refused if the decision
        is no longer open."""
        s = self.state
        q = decision._q
        if decision._state is not s:
            raise StaleDecision(hint="refusal-other-game")
        decision.check()
        if self._followed:
            self._take(q, decision._numbers[index], None)
        else:
            answer(s, q, decision._numbers[index])

    def _take(self, q: Question, option: int, name: str | None) -> None:
        s = self.state
        if self._history is not None:
            self._history.append((s.clone(), q.seat, len(self._events[SPECTATOR])))
            self.played.append((q.seat, name if name is not None else option_id(s, q, option)))
            if q.lane >= 0:
                self._sealed.append(q.lane)
        went_on = answer(s, q, option)
        if self._sealed and went_on:
            self._unseal()
        if self._listen:
            self._publish()

    def _unseal(self) -> None:
        """Record sealed answers in the order they are carried out, not the order they arrived in. A batch with an
        undone answer keeps its order of arrival, because it replays only in that order."""
        lanes, self._sealed = self._sealed, []
        first = len(self.played) - len(lanes)
        batch = self.played[first:]
        order = [move for _, move in sorted(zip(lanes, batch, strict=True), key=lambda row: row[0])]
        if order == batch or any(move == UNDO for _, move in batch):
            return
        assert self._history is not None
        self.played[first:] = order
        replayed, _, told = self._history[-len(order)]
        replayed = replayed.clone()
        del self._history[-len(order) :]
        for seat, move in order:
            # Sealed answers tell no events until the last one is in.
            self._history.append((replayed.clone(), seat, told))
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

    def told(self, seat: int = SPECTATOR) -> int:
        """How many events a seat has got."""
        return len(self._events[seat])

    def events(self, seat: int = SPECTATOR, since: int = 0, until: int | None = None) -> list[Event]:
        """The events a seat has got after number ``since``, up to number ``until`` or all of them."""
        if seat not in self._events:
            raise ValueError(f"there is no seat {seat}; the seats are 0 to {self.state.seats - 1}, -1 is a spectator")
        return self._events[seat][since:until]

    # -- taking back ---------------------------------------------------

    def can_undo(self, seat: int, *, freely: bool = False) -> bool:
        """Whether the seat can undo: free until a card was shown, drawn or shuffled or another seat answered.
        ``freely``: back to the seat's own last move, past anything seen and any move of others."""
        if not self._history:
            return False
        if freely:
            return any(who == seat for _, who, _ in self._history)
        before, who, _ = self._history[-1]
        return who == seat and before.secrets == self.state.secrets

    def undo(self, seat: int | None = None, *, freely: bool = False, agreed: bool = False) -> None:
        """Go back to the last decision, or to a seat's last one. Luck repeats: the same cards are drawn again. A seat
        goes back no further than :meth:`can_undo` allows, unless ``freely``; ``agreed``: the others have consented, so
        the undo is free and unmarked."""
        if not self._history:
            raise Refused("no-undo", hint="refusal-no-history" if self._history is None else "refusal-no-move")
        if seat is None:
            seat, freely = self._history[-1][1], True
        freely = freely or agreed
        if self.can_undo(seat):
            freely = False
        elif not self.can_undo(seat, freely=True):
            raise Refused("no-undo", hint="refusal-no-own-move", seat=str(seat))
        elif not freely:
            raise Refused("no-undo", hint="refusal-seen")
        before, who, told = self._history.pop()
        while who != seat:
            before, who, told = self._history.pop()
        self.marked = self.marked or (freely and not agreed)
        s = self.state
        passed = s.passed if before.turn == s.turn else before.passed
        # Views look at this very position, so they follow.
        restore(s, before)
        s.passed = passed
        self.played.append((seat, UNDO))
        lane = next((q.lane for q in s.asked if q.seat == seat), -1)
        self._sealed = [*self._sealed, lane] if lane >= 0 else []
        if self._listen:
            s.log = [(UNDO, (seat, told))]
            self._publish()

    # -- copying ---------------------------------------------------

    def copy(self, *, history: bool = True) -> Self:
        """An independent copy: same position, same moves so far, same luck to come. A copy without history keeps no
        events and cannot undo, and is quick to copy again."""
        out = self.__deepcopy__({}) if history else self.__class__.__new__(self.__class__)
        if not history:
            out.__dict__.update(self.__dict__)
            out.state = out.start = self.state.clone()
            out.played = []
            out._sealed = []
            out._history = None
            out._events = {seat: [] for seat in self._events}
            out._listen = out._followed = False
        return out

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        out = self.__class__.__new__(self.__class__)
        out.__dict__.update(self.__dict__)
        # A view that is copied along looks at the copied game.
        out.state = deepcopy(self.state, memo)
        if self.start is self.state:
            out.start = out.state
        out.played = self.played[:]
        out._sealed = self._sealed[:]
        # Positions of the past never change.
        out._history = None if self._history is None else self._history[:]
        out._events = {seat: events[:] for seat, events in self._events.items()}
        if self._listen:
            out.state.log = []
        return out

    def __setstate__(self, parts: dict[str, object]) -> None:
        self.__dict__.update(parts)
        if self._listen:
            self.state.log = []

    def __repr__(self) -> str:
        s = self.state
        head = f"<Game {s.rules.edition}: {s.seats} players, turn {s.turn}"
        if s.over:
            return f"{head}, over>"
        asked = "; ".join([f"seat {d.seat} decides: {d.kind}, {d.count} options" for d in self.decisions()])
        return f"{head} of seat {s.active}, {asked}>"
