"""Messages over the socket, both ways."""

from __future__ import annotations

from typing import Literal

from .base import WATCHING, Data
from .events import Event
from .game import Ending, Line, Place, Prospect, Question, View, Visit
from .lessons import Learn
from .table import Table

# ----------------------------------------------------------------------------------------------------------------------
# Messages of the page


class Hello(Data, tag="hello"):
    """The first message. ``since``: the version the page has, 0 for none."""

    protocol: int
    table: str
    key: str = ""
    seat: int = WATCHING
    since: int = 0


class Move(Data, tag="move"):
    id: int
    decision: int
    option: str


class Pass(Data, tag="pass"):
    """No reactions of this seat before its next turn."""

    id: int


class Undo(Data, tag="undo"):
    """Take the last move back; where that needs consent, ask for it."""

    id: int


class Propose(Data, tag="propose"):
    id: int
    what: Literal["end", "hints", "bot", "claim"]
    """End the game and score it, allow hints; of people who stay away: let bots play for them, or win by their
    absence."""


class Vote(Data, tag="vote"):
    id: int
    yes: bool


class Away(Data, tag="away"):
    """Hand the seat to a bot, or take it back."""

    id: int
    away: bool


class Resign(Data, tag="resign"):
    id: int


class Skip(Data, tag="skip"):
    """Let the bots play at once until a person is asked."""

    id: int


class Pace(Data, tag="pace"):
    """How long bots wait between their moves, in milliseconds: for one who plays alone, and for the host."""

    id: int
    pace: int


class Ping(Data, tag="ping"):
    """Ask for a sign of life: a line may be dead without anybody having closed it."""

    id: int


class Say(Data, tag="say"):
    id: int
    text: str


class Why(Data, tag="why"):
    """Ask for the entries behind a number. ``rank`` 0: against nobody."""

    id: int
    figure: str
    rank: int = 0
    moves: list[str] = []
    """Moves of a line after which the number is wanted; empty: as it is now."""


class WhyNot(Data, tag="why-not"):
    """Ask why nothing can be done at a place."""

    id: int
    at: Place
    """The place that was clicked."""
    on: Place | None = None
    """The hero who shall take up the weapon that lies ``at`` its place."""
    want: Literal["", "use", "equip", "buy", "level", "attack", "go"] = ""
    """The act asked about; empty: the most likely one there."""


class Plan(Data, tag="plan"):
    """Ask what this seat can do this turn, monster by monster. The answer may take a moment; others come before it."""

    id: int
    chances: bool = False
    """How likely the monsters are beaten that may be, too: that takes seconds."""


class Hint(Data, tag="hint"):
    """Ask which move a master would make. The answer may take a moment; others come before it."""

    id: int


FromPage = (
    Hello
    | Move
    | Pass
    | Undo
    | Propose
    | Vote
    | Away
    | Resign
    | Skip
    | Pace
    | Ping
    | Say
    | Why
    | WhyNot
    | Plan
    | Hint
    | Learn
)


# ----------------------------------------------------------------------------------------------------------------------
# Messages of the server


class Welcome(Data, tag="welcome"):
    protocol: int
    program: str
    seat: int
    table: Table


class TableChanged(Data, tag="table"):
    """Seats, presence, proposals, the clock: everything about the table but the game."""

    table: Table


class Update(Data, tag="update"):
    """The game has gone on. ``since``: the version whose log and events these continue; 0: they replace all."""

    version: int
    since: int
    view: View
    """But for what is as in the update before, on the same connection."""
    stacks_kept: bool
    """The stacks are, and none are given."""
    seats_kept: list[int]
    """These seats are, and are left out of the seats of the view."""
    question: Question | None
    undo: Literal["", "free", "marked", "ask"]
    """Whether the last move can be taken back: at once, at once with a mark on the game, or with consent."""
    log: list[Line]
    events: list[Event]
    ending: Ending | None


class Ack(Data, tag="ack"):
    """Done and stored. ``version``: what the game has come to."""

    id: int
    version: int


class Refused(Data, tag="refused"):
    """The request was refused and nothing has changed. ``id`` 0: the message could not be read."""

    id: int
    reason: str
    text: str


class Chat(Data, tag="chat"):
    number: int
    seat: int
    person: str
    name: str
    text: str
    at: float


class Unsaid(Data, tag="unsaid"):
    """A line of chat was removed."""

    number: int


class LedgerRow(Data):
    text: str
    amount: int


class Ledger(Data, tag="ledger"):
    id: int
    title: str
    total: int
    rows: list[LedgerRow]
    notes: list[str]


class Reason(Data, tag="reason"):
    """Why nothing can be done at a place; empty if something can."""

    id: int
    text: str


class Planned(Data, tag="planned"):
    """A seat's plan, as of a version of the game. Both are empty if the seat has nothing to plan."""

    id: int
    version: int
    prospects: list[Prospect]
    visits: list[Visit]


class Hinted(Data, tag="hinted"):
    """The move a master would make, as of a version of the game."""

    id: int
    version: int
    option: str
    """The id of the option; empty where none could be found in time."""
    text: list[str]
    """The move, why, and what it promises, in sentences."""


class Bye(Data, tag="bye"):
    """The socket is about to be closed. ``again``: trying again makes sense."""

    reason: str
    text: str
    again: bool


ToPage = Welcome | TableChanged | Update | Ack | Refused | Chat | Unsaid | Ledger | Reason | Planned | Hinted | Bye
