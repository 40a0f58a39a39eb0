"""The log: the events of one seat as sentences. Told from events alone, it cannot tell what the seat may not know."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from math import inf
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from duskhall.core import events as ev
from duskhall.core.event import Event

from .deeds import deed
from .sentences import Moment, head, sentence

if TYPE_CHECKING:
    from .phrases import Phrases

Kind = Literal["turn", "line", "won", "lost", "undone", "deed"]
TURN: Final = "turn"
LINE: Final = "line"
ENDS = (ev.TurnBegan, ev.GameEnded)
"""The events with which a turn ends."""
MANY_STACKS = 7
"""If cards of so many stacks are destroyed at once, one sentence tells it."""
Entry = tuple[str, str]
"""(TURN or LINE, text): the head of a turn, or something that happened in it."""


class Told(NamedTuple):
    """A line of the story."""

    kind: Kind
    """turn: the head of a turn; line: something happened; won, lost: a battle is over; undone: moves were taken back;
    deed: a turn is over, and this is what came of it."""
    text: str
    seat: int
    """From 0: who did it, or else whose turn it was."""
    turn: int
    """The number of the turn, for a head or a deed; else 0."""
    number: int
    """The number of the event it tells; of the first head 0."""
    back: int = 0
    """The number of the last event that still holds, for an undo."""


class Log:
    """Words for events, as told to one reader (a seat, or SPECTATOR)."""

    def __init__(self, phrases: Phrases, reader: int, *, subjects: bool = False) -> None:
        """``subjects``: every sentence says who did it, also where the head above says so."""
        self.p = phrases
        self.reader = reader
        self.subjects = subjects
        self.named = -1
        """The seat whose name stands in the head above."""

    def entries(self, rows: Sequence[Event], active: int, *, first: int = 0, brief: bool = False) -> list[Entry]:
        """The events in sentences. ``active``: whose turn it was when the first of these events came. ``first``: if
        its head shall be told too, the number of that turn. ``brief``: without what can be seen on the table anyway."""
        told = self.told(rows, active, first=first, brief=brief)
        return [(TURN if one.kind == TURN else LINE, one.text) for one in told]

    def story(
        self, rows: Sequence[Event], active: int, *, first: int = 0, past: Sequence[Event] = (), start: tuple[int, int]
    ) -> list[Told]:
        """Lines, and after each turn its deed. ``past``: the events before these; ``start``: seat and number of the
        turn in which the events begin, which has no event of its own."""
        told = self.told(rows, active, first=first)
        ends = {e.number: e for e in rows if isinstance(e, ENDS)}
        out: list[Told] = []
        for one in told:
            end = ends.pop(one.number, None)
            if end is not None:
                out.append(self._deed(past, rows, end, start))
            out.append(one)
        return out

    def _deed(self, past: Sequence[Event], rows: Sequence[Event], end: Event, start: tuple[int, int]) -> Told:
        """The outcome of the turn that ends with this event."""
        held = _last_turn(past, rows[: end.number - rows[0].number])
        first = held[0] if held else None
        seat, turn = start
        if isinstance(first, ev.TurnBegan):
            seat, turn, held = first.seat - 1, first.turn, held[1:]
        return Told("deed", deed(self.p, held, seat), seat, turn, end.number - 1)

    def told(self, rows: Sequence[Event], active: int, *, first: int = 0, brief: bool = False) -> list[Told]:
        """The log, line by line."""
        out: list[Told] = []
        self.named = -1
        opening = _before_the_turns(rows)
        if first and not opening:
            out.append(self._head(first, active, 0))
        over = _ends_of_turns(rows, active)
        told: set[int] = set()
        turn = first
        for i, e in enumerate(rows):
            if first and opening and i == opening:
                out.append(self._head(first, active, e.number - 1))
            if i in told:
                continue
            if isinstance(e, ev.TurnBegan):
                # If the events begin with the turn, it is the one whose seat was given.
                if i and e.seat - 1 == active:
                    again = self.p.say("log-again", **self.p.who(active, self.reader))
                    out.append(Told(LINE, again, active, 0, e.number - 1))
                active, turn = e.seat - 1, e.turn
                out.append(self._head(turn, active, e.number))
                continue
            if isinstance(e, ev.MoveUndone):
                active = e.active - 1
            if brief and _in_sight(rows, i, i in over, active == self.reader):
                continue
            run = _run(rows, i, over)
            told.update(run)
            text = sentence(Moment(self.p, self.reader, self.named, active, i in over, rows, run))
            if text:
                back = e.back if isinstance(e, ev.MoveUndone) else 0
                out.append(Told(_kind(e), text, getattr(e, "seat", active + 1) - 1, 0, e.number, back))
            if isinstance(e, ev.MoveUndone) and e.turn != turn:
                # Back in an earlier turn: what follows belongs to it.
                turn = e.turn
                out.append(self._head(turn, active, e.number))
        return out

    def _head(self, turn: int, active: int, number: int) -> Told:
        self.named = -1 if self.subjects else active
        return Told(TURN, head(self.p, self.reader, turn, active), active, turn, number)


def _kind(e: Event) -> Kind:
    if isinstance(e, ev.BattleCompared):
        return "won" if e.won else "lost"
    return "undone" if isinstance(e, ev.MoveUndone) else LINE


def _last_turn(past: Sequence[Event], rows: Sequence[Event]) -> list[Event]:
    """The events of the turn with which these end that were not taken back, its beginning first if it has an event.
    They are looked for from the end: a game is long, and a turn is short."""
    out: list[Event] = []
    holds: float = inf
    for e in chain(reversed(rows), reversed(past)):
        if isinstance(e, ev.MoveUndone):
            holds = min(holds, e.back)
        elif e.number <= holds:
            out.append(e)
            if isinstance(e, ev.TurnBegan):
                break
    return out[::-1]


def _in_sight(rows: Sequence[Event], i: int, over: bool, own: bool) -> bool:
    """An event that tells nothing to a reader who sees the table."""
    e = rows[i]
    if isinstance(e, ev.CardMarked):
        return any(isinstance(f, ev.CardMoved) and f.card == e.card and f.source.startswith("hand") for f in rows[i:])
    return over or (own and isinstance(e, ev.HandLaid))


def _run(rows: Sequence[Event], i: int, over: set[int]) -> list[int]:
    """The moves from one place to another that follow each other, from event i on. The draws of a new hand are one run
    even if a shuffle comes between them."""
    e = rows[i]
    if isinstance(e, ev.HeroLeveled):
        # The exchange of the two cards is part of it.
        return [i, *_following(rows, i, ("hand.", "stack.", "front.", "supply."), 2)]
    if not isinstance(e, ev.CardMoved):
        return [i]
    swept = _swept(rows, i)
    if len({e.source for e in swept}) >= MANY_STACKS:
        return list(range(i, i + len(swept)))
    out = [i]
    for k in range(i + 1, len(rows)):
        f = rows[k]
        if isinstance(f, ev.CardMoved) and _way(f) == _way(e):
            out.append(k)
        elif not (k in over and isinstance(f, ev.PileShuffled)) and not _laid_open(f, k, e, over):
            break
    return out


def _laid_open(f: Event, k: int, e: ev.CardMoved, over: set[int]) -> bool:
    """A card that is laid open when it is drawn, which is told apart."""
    drawn = k in over and e.target.startswith("hand")
    return drawn and isinstance(f, ev.CardMoved) and f.target.startswith("front")


def _way(e: ev.CardMoved) -> tuple[str, str, bool, int]:
    """The zones a card leaves and reaches, whether it goes under the cards there, and of a monster that comes from a
    pile the room."""
    return e.source, e.target, e.under, e.rank if e.source.startswith("draw.") else 0


def _swept(rows: Sequence[Event], i: int) -> list[ev.CardMoved]:
    """The cards of the village that are destroyed one after the other from event i on."""
    out: list[ev.CardMoved] = []
    for e in rows[i:]:
        if not isinstance(e, ev.CardMoved) or not e.source.startswith("stack.") or e.target != "destroyed":
            break
        out.append(e)
    return out


def _following(rows: Sequence[Event], i: int, places: tuple[str, ...], most: int) -> list[int]:
    out: list[int] = []
    for k in range(i + 1, min(i + 1 + most, len(rows))):
        e = rows[k]
        if isinstance(e, ev.CardMoved) and e.source.startswith(places):
            out.append(k)
    return out


def _before_the_turns(rows: Sequence[Event]) -> int:
    """How many events come before the first turn: what was dealt in secret is chosen and laid open."""
    chosen = [i for i, e in enumerate(rows) if isinstance(e, ev.CardMoved) and e.source.startswith("secret.")]
    return chosen[-1] + 1 if chosen else 0


def _ends_of_turns(rows: Sequence[Event], active: int) -> set[int]:
    """The events with which a turn ends: the hand is discarded, a new one drawn, perhaps with a shuffle."""
    out: set[int] = set()
    for i, e in enumerate(rows):
        if isinstance(e, ENDS):
            deck, hand, front = (f"{place}.{active + 1}" for place in ("deck", "hand", "front"))
            k = i - 1
            while k >= 0 and (_moves(rows[k], deck, (hand, front)) or _shuffles(rows[k], deck)):
                # A card that is laid open when it is drawn is worth a word.
                if not _moves(rows[k], deck, (front,)):
                    out.add(k)
                k -= 1
            while k >= 0 and _discards(rows[k], front):
                k -= 1
            while k >= 0 and _discards(rows[k], hand):
                out.add(k)
                k -= 1
            active = e.seat - 1 if isinstance(e, ev.TurnBegan) else -1
    return out


def _moves(e: Event, source: str, targets: tuple[str, ...]) -> bool:
    return isinstance(e, ev.CardMoved) and e.source == source and e.target in targets


def _discards(e: Event, source: str) -> bool:
    return isinstance(e, ev.CardMoved) and e.source == source and "discard" in e.target


def _shuffles(e: Event, zone: str) -> bool:
    return isinstance(e, ev.PileShuffled) and e.zone == zone
