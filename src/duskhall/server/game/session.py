"""A game at a table: what was done so far, and what each reader has been told of it. It does no input or output.

Readers are the seats from 0 and SPECTATOR. A reader's version grows only when something changes for that reader: a
sealed answer of somebody else must not show in a gap of the numbers.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Literal, NamedTuple

from duskhall.core.decision import Refused as CoreRefused
from duskhall.core.game import UNDO, Game
from duskhall.core.state import SPECTATOR
from duskhall.core.view import LEDGERS
from duskhall.editions import edition
from duskhall.editions.ending import without
from duskhall.telling.ledger import Told, ledger

from .phrasebook import Phrasebook

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from duskhall.core.decision import Decision
    from duskhall.core.event import Event
    from duskhall.core.move import Move
    from duskhall.core.state import State
    from duskhall.core.view import View
    from duskhall.editions.setup import Standing
    from duskhall.telling.phrases import Phrases

UNDO_FREELY = "undo!"
"""Undo beyond the limit that holds among people, where nobody had to be asked."""
UNDO_AGREED = "undo+"
"""An undo beyond that limit, with the consent of all."""
UNDOING = (UNDO, UNDO_FREELY, UNDO_AGREED)

LESS_TELLING = ("wrong-step", "no-such-ability", "already-armed", "already-used")
"""Reasons that hardly matter where a card has several abilities, or there are several heroes for a weapon."""

UndoState = Literal["", "free", "marked", "ask"]

SHOWN = 80
"""Characters of a wrong answer that are said back."""

LOG_EVENTS = 400
"""Events of which somebody is told who comes new: some twenty turns."""


class Mark(NamedTuple):
    """How far a reader had been told when a version began."""

    events: int
    active: int
    question: int
    """The number of the open question; 0: none."""
    acts: int
    """How many acts were the reader's own."""
    light: int | None
    """The light a champion has left to walk with: no event tells of its beginning and end."""


class News(NamedTuple):
    """The news for a reader."""

    version: int
    since: int
    """The version whose log and events these continue; 0: they replace all."""
    view: View
    decision: Decision | None
    """None: the reader is not asked."""
    events: list[Event]
    active: int
    """The active seat before the first of the events."""
    past: list[Event]
    """The events that the reader was told before them."""
    turn: int
    """The turn that begins with the first event without an event of its own; 0: none."""


class Session:
    def __init__(self, start: State, names: Sequence[str], done: int = 0) -> None:
        """``done``: acts that came before this position, where the game goes on from a snapshot."""
        self.game = Game(start)
        self._book = Phrasebook(names, start)
        self.done = done
        # Earlier knowledge of readers is lost: every version they may ask for is an old one.
        self._first = done + 1 if done else 0
        self.acts: list[tuple[int, str]] = []
        self.readers = (SPECTATOR, *range(start.seats))
        self._own: Counter[int] = Counter()
        light = self._light()
        self._marks: dict[int, list[Mark]] = {reader: [self._mark(reader, light)] for reader in self.readers}

    @property
    def p(self) -> Phrases:
        """The words of the game for whoever reads now."""
        return self._book.p

    @property
    def number(self) -> int:
        """How many acts there are in all."""
        return self.done + len(self.acts)

    def version(self, reader: int) -> int:
        return self._first + len(self._marks[reader])

    # -- acting ---------------------------------------------------

    def act(self, seat: int, act: str, decision: int | None = None) -> None:
        """Take a move, an undo or a pass. Raises the machine's Refused, and changes nothing, if it does not fit."""
        game = self.game
        if act in UNDOING:
            game.undo(seat, freely=act == UNDO_FREELY, agreed=act == UNDO_AGREED)
        else:
            game.answer(seat, act, decision)
        self.acts.append((seat, act))
        self._own[seat] += 1
        self.note()

    def note(self, *, always: bool = False) -> None:
        """A new version for every reader for whom something has changed."""
        light = self._light()
        for reader, marks in self._marks.items():
            mark = self._mark(reader, light)
            if always or mark != marks[-1]:
                marks.append(mark)

    def _light(self) -> int | None:
        return self.game.view().light_left

    def _mark(self, reader: int, light: int | None) -> Mark:
        s = self.game.state
        question = next((s.counts[reader] for q in s.asked if q.seat == reader), 0)
        return Mark(self.game.told(reader), s.active, question, self._own[reader], light)

    def asked(self) -> list[int]:
        return [q.seat for q in self.game.state.asked]

    def asked_seen_by(self, own: Collection[int]) -> list[int]:
        """The seats that are waited for, as far as somebody with these seats may know: who has answered a sealed
        question, and who is asked for a reaction, is nobody else's business."""
        return [q.seat for q in self.game.state.asked if q.lane < 0 or q.seat in own]

    def undo_state(self, seat: int, *, alone: bool) -> UndoState:
        """Whether a seat can take the last move back: at once, at once with a mark on the game, or with consent."""
        game = self.game
        if seat == SPECTATOR or game.over:
            return ""
        if not alone and any(q.lane >= 0 for q in game.state.asked):
            # An open undo would tell who has answered already.
            return ""
        if game.can_undo(seat):
            return "free"
        if not game.can_undo(seat, freely=True):
            return ""
        return "marked" if alone else "ask"

    def why_not(self, seat: int, moves: list[Move]) -> str:
        """Why none of these moves can be made, in words for somebody who has pressed a place on the table; empty if one
        can."""
        tried = [(self.game.why_not(seat, move), move) for move in moves]
        if not tried:
            return self.p.say("reason-nothing-here")
        if any(not reason for reason, _ in tried):
            return ""
        reason, move = next((one for one in tried if one[0] not in LESS_TELLING), tried[0])
        tries = (f"reason-{reason}-{move.verb}", f"reason-{reason}-{self.p.rules.edition}", f"reason-{reason}")
        message = next(name for name in tries if self.p.words.has(name))
        view = self.game.view(seat)
        name = (view.hall[move.rank - 1] or "") if move.rank else move.card
        card = self.p.card(name) if name in self.p.rules.index else None
        if reason == "too-expensive" and card is None:
            message = "reason-too-expensive-pile"
        asked = self.game.decision(seat).gold if self.game.asks(seat) else None
        gold = view.gold if asked is None else asked
        cost = card.figures.get("cost", 0) if card is not None else 0
        return self.p.say(message, card=self.p.name(name) if card is not None else name, cost=cost, gold=gold)

    def refusal(self, e: CoreRefused) -> str:
        message = self.p.pick_message(f"refused-{e.reason}-{self.p.rules.edition}", f"refused-{e.reason}")
        return self.p.say(message, answer=e.answer[:SHOWN])

    # -- telling ---------------------------------------------------

    def news(self, reader: int, since: int = 0) -> News:
        """The update for a reader who has version ``since`` (0, or one that was never given: everything)."""
        game = self.game
        marks = self._marks[reader]
        place = since - self._first - 1
        full = not 0 <= place < len(marks)
        first = self._long_ago(marks) if full else marks[place]
        events = game.events(reader, first.events)
        return News(
            version=self.version(reader),
            since=0 if full else since,
            view=game.view(reader),
            decision=game.decision(reader) if game.asks(reader) else None,
            events=events,
            active=first.active,
            past=game.events(reader, 0, first.events),
            # The first turn has no event of its own.
            turn=game.start.turn if first.events == 0 and events else 0,
        )

    def _long_ago(self, marks: list[Mark]) -> Mark:
        """The first entry of the log for a new reader: wording the whole of a long game would take too long."""
        enough = marks[-1].events - LOG_EVENTS
        return next((mark for mark in reversed(marks) if mark.events <= enough), marks[0])

    def ledger(self, seat: int, figure: str, rank: int) -> Told | None:
        """The entries behind a figure against a rank (0: against nobody); None where there are none."""
        return ledger_of(self.p, self.game.view(seat), figure, rank)

    def standings(self, resigned: frozenset[int]) -> list[Standing]:
        """Scores and winners, seat by seat; a seat that has resigned never wins."""
        rows = edition(self.game.state.rules.edition).standings(self.game.state)
        return without(rows, resigned)


def ledger_of(p: Phrases, view: View, figure: str, rank: int) -> Told | None:
    if figure not in LEDGERS or not 0 <= rank <= len(view.hall) or (rank and view.hall[rank - 1] is None):
        return None
    if figure == "health" and not rank:
        return None
    return ledger(p, view, figure, rank)


def replayed(start: State, names: Sequence[str], acts: Sequence[tuple[int, str]], done: int = 0) -> Session:
    """A game that was kept, as it was. Raises Refused where an act no longer fits."""
    out = Session(start, names, done)
    for seat, act in acts:
        out.act(seat, act)
    return out
