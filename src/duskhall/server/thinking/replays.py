"""Finished games and records from elsewhere, move by move. All is over, so every seat's view may be asked for.

Records are read and played in a worker, see :mod:`prepared`; nothing here runs in the loop.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING

from duskhall.core.game import UNDO, Game
from duskhall.core.move import Move
from duskhall.core.state import SPECTATOR
from duskhall.core.view import View
from duskhall.core.zones import ScriptError
from duskhall.notation import bounds, position, record
from duskhall.notation.lines import NotationError
from duskhall.telling.files import explain
from duskhall.telling.setup import game_title

from .. import encode, wire
from ..encode import story
from ..encode.setups import setup_info
from ..errors import Trouble
from ..game.phrasebook import Phrasebook
from ..game.positions import only_the_box
from ..game.session import Session

if TYPE_CHECKING:
    from duskhall.core.event import Event
    from duskhall.core.state import State
    from duskhall.editions.setup import Setup

KEPT = 16
KEPT_MOVES = 10_000
"""Replays that stay open, and the moves they have together: a move takes about 8 kB."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A record as it was played: the position before the first move and after each."""

    id: str
    names: tuple[str, ...]
    setup: Setup | None
    moves: list[tuple[int, str]]
    book: Phrasebook
    states: list[State]
    told: list[int]
    """How many events there were at each position: the same number for every reader, as each gets its own version of
    each event."""
    events: dict[int, list[Event]]
    marked: bool
    how: str
    """How it ended: played, agreed, resigned, absent; open: it did not."""
    resigned: frozenset[int]
    absent: frozenset[int]

    def state(self, move: int) -> State:
        """The position after so many moves; a copy of it may be played on. Raises Trouble."""
        if not 0 <= move < len(self.states):
            raise Trouble("no-move", 404, most=len(self.moves))
        return self.states[move]

    @property
    def ended(self) -> bool:
        return self.how != "open"


class Replays:
    """The replays that were opened last."""

    def __init__(self, kept: int = KEPT, moves: int = KEPT_MOVES) -> None:
        self._kept = kept
        self._moves = moves
        self._opened: OrderedDict[str, Opened] = OrderedDict()

    def get(self, id: str) -> Opened | None:
        if id in self._opened:
            self._opened.move_to_end(id)
        return self._opened.get(id)

    def open_record(self, id: str, text: str, *, foreign: bool = False) -> Opened:
        """Read and play a record, which takes a moment. ``foreign``: somebody has brought it. Raises Trouble with what
        is wrong with it."""
        opened = self.get(id) or _open(id, text, foreign)
        self._opened[id] = opened
        while len(self._opened) > 1 and self._too_many():
            self._opened.popitem(last=False)
        return opened

    def _too_many(self) -> bool:
        return len(self._opened) > self._kept or sum(len(o.moves) for o in self._opened.values()) > self._moves

    def info(self, opened: Opened) -> wire.Replay:
        rules = opened.states[0].rules
        return wire.Replay(
            id=opened.id,
            edition=rules.edition,
            title=game_title(rules, opened.setup),
            names=list(opened.names),
            moves=[
                encode.replay_move(s.turn, seat, Move.parse(move))
                for s, (seat, move) in zip(opened.states, opened.moves, strict=False)
            ],
            setup=None if opened.setup is None else setup_info(opened.setup),
        )

    def step(self, opened: Opened, move: int, reader: int) -> wire.ReplayStep:
        """The game after so many moves, and what the last of them brought, as a seat or SPECTATOR saw it."""
        state = opened.state(move)
        if reader not in opened.events:
            raise Trouble("no-view", 404, most=state.seats)
        before = max(0, move - 1)
        past = opened.events[reader][: opened.told[before]]
        rows = opened.events[reader][opened.told[before] : opened.told[move]]
        # The first turn has no event of its own: its head stands before the first thing that happens.
        first = opened.states[0].turn if rows and not opened.told[before] else 0
        active, start = opened.states[before].active, opened.states[0]
        told = story(opened.book.p, reader, rows, active, first, past=past, start=start, number=encode.seat_number)
        return wire.ReplayStep(
            move=move,
            view=encode.view(View(state, reader), opened.book.p, asked=False),
            asked=encode.seat_numbers(q.seat for q in state.asked),
            log=told,
            events=encode.events(rows),
            ending=_ending(opened, reader) if move == len(opened.moves) and opened.ended else None,
        )

    def position(self, opened: Opened, move: int) -> str:
        """The position after so many moves as text. What is still to be drawn stands in it: the game is over."""
        return position.write(opened.state(move))


def _open(id: str, text: str, foreign: bool) -> Opened:
    try:
        if foreign:
            bounds.check(text)
        found = record.read(text)
        if foreign:
            only_the_box(found.game.state)
        game = Game(found.game.start.clone())
        # The notation plays it first and says what does not fit; after that nothing can go wrong.
        marked = record.replay(found).marked
    except NotationError as e:
        raise Trouble("bad-record", 422, why=explain(e, text)) from None
    except (ScriptError, RecursionError) as e:
        raise Trouble("bad-record", 422, why=str(e)) from None
    states = [game.state.clone()]
    told = [len(game.events())]
    for seat, move in found.moves:
        if move == UNDO:
            game.undo(seat, freely=True)
        else:
            game.answer(seat, move)
        states.append(game.state.clone())
        told.append(len(game.events()))
    book = Phrasebook(found.seats, game.state)
    events = {reader: game.events(reader) for reader in (SPECTATOR, *range(game.state.seats))}
    how = "played" if game.over else found.result.text
    out = found.resigned, found.absent
    return Opened(id, found.seats, found.setup, found.moves, book, states, told, events, marked, how, *out)


def _ending(opened: Opened, reader: int) -> wire.Ending:
    last = Session(opened.states[-1].clone(), opened.names)
    last.game.marked = opened.marked
    return encode.ending(last, reader, opened.how, opened.resigned, opened.absent)
