"""A table and everything about it but the game."""

from __future__ import annotations

from typing import Literal

from .base import Data
from .lessons import Lesson

Advice = Literal["full", "verdicts", "off"]


class Seat(Data):
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str = ""
    """The bot that plays the seat, or would if its person is away."""
    person: str = ""
    """A short public name for the person's identity, the same at every table, for muting. Not a credential."""
    yours: bool = False
    online: bool = False
    away: bool = False
    """A bot plays it for its person just now."""
    resigned: bool = False
    """The seat is out, and cannot win any more."""
    absent: bool = False
    """The seat is out because its person stayed away."""


class Absent(Data):
    """Somebody who is waited for. Once the time is up the others may hand the seat to a bot, claim the game or end
    it."""

    seat: int
    """0: somebody, while answers are sealed."""
    left: float
    """Seconds until then; 0: it is up."""


class Proposal(Data):
    """A proposal that all people at the table have to agree to; absent people are not asked whether the others may
    go on without them. A no ends it, also that of the seat that made it."""

    what: Literal["undo", "end", "hints", "bot", "claim"]
    by: int
    agreed: list[int]
    needed: list[int]


class TableOptions(Data):
    """How a table is run. ``clock``: seconds for a decision before a bot takes over, 0 for none. ``pace``: milliseconds
    between the moves of bots."""

    listed: bool = False
    watchers: bool = True
    clock: int = 0
    pace: int = 700
    hints: bool = True
    """Hints may be asked for; where other people play, once all of them have agreed."""
    advice: Advice = "full"
    """The most advice that anybody gets at the table: verdicts with the lines that lead there, verdicts alone, or none.
    A person may choose less. Hints come with full advice only."""
    idle: int = 600
    """Seconds after which the others may go on without somebody who is asked and does not move, or whose seat a bot
    plays."""
    gone: int = 120
    """The time for a person who is asked and not connected."""


class Setup(Data):
    """Which cards are used. Public; it says nothing about luck."""

    edition: str
    monsters: list[str]
    heroes: list[str]
    village: list[str]
    bearer: str = ""
    board: str = ""
    avatars: bool = False
    rooms: list[str] = []
    guardian: str = ""
    keys: int = 0
    """How many keys summon the guardian; 0: the usual number."""
    mode: str = ""
    """The way to play; empty: the plain one."""
    key_decks: list[int] = []
    """How many keys lie in the monster deck of each level; none: as usual."""
    packs: list[str] = []
    """The packs of an Epic game; none: all."""
    title: str = ""
    text: str = ""
    """The cards as names that can be pasted."""


class ToBeat(Data):
    """The player whose score is to be beaten."""

    name: str
    points: int


class Table(Data):
    id: str
    key: str
    """The key that opens the table to others; part of its link. Empty for people who may not pass it on."""
    edition: str
    title: str
    state: Literal["waiting", "playing", "over"]
    seats: list[Seat]
    hosting: bool
    """The viewer has made the table."""
    rules: TableOptions
    setup: Setup | None
    asked: list[int]
    """The seats that are being waited for."""
    deadline: float = 0
    """Seconds until a bot takes over; 0: no clock runs."""
    absent: list[Absent] = []
    proposal: Proposal | None = None
    hints: Literal["", "ask", "free"] = ""
    """Whether the people who play can have hints: not at all, once all have agreed, or at once."""
    rematch: str = ""
    """The id of the table at which the same people play again; its key is known to them."""
    rematch_key: str = ""
    campaign: str = ""
    """The id of the campaign that the game belongs to; empty: none, or one that the viewer may not see."""
    campaign_key: str = ""
    lesson: Lesson | None = None
    """The lesson of the table, for its learner."""
    watching: int = 0
    turn: int = 0
    created: float = 0
    changed: float = 0
    notice: str = ""
    """The notice for everyone: an announcement, why moves are stopped, or that the game has gone back."""
    readonly: str = ""
    """Why the game cannot go on with this version of the program; empty: it can."""
    points: list[int] = []
    """The points of each seat after the game; none if it never began, or ended before points were kept."""
    winners: list[int] = []
    challenge: ToBeat | None = None
    """The score to beat, if the game was made from a challenge."""
