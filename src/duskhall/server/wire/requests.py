"""Requests to the HTTP API, and its answers."""

from __future__ import annotations

from typing import Literal

from duskhall.bots import USUAL

from .base import Data
from .events import Event
from .game import Ending, Line, View
from .table import Setup, TableOptions


class Problem(Data):
    """Every error of the API. ``reason`` is a short name for programs, ``text`` says what happened and what to do."""

    reason: str
    text: str


class Me(Data):
    name: str
    """Empty for somebody who has not given one yet."""
    person: str
    recovery: str = ""
    """Shown once, when it is made."""


class Name(Data):
    name: str


class Recovery(Data):
    code: str


class Browser(Data):
    """A browser in which somebody is signed in."""

    id: str
    program: str
    """Such as "Firefox"; empty: not known."""
    system: str
    since: float
    used: float
    """When it was last used, within an hour or so."""
    here: bool
    """It is the browser that sent the request."""


class SetupRequest(Data):
    """Ask for a set-up. ``name``: of a published one. ``cards``: chosen ids. ``text``: pasted names."""

    edition: str
    how: Literal["first", "published", "random", "chosen", "text"]
    name: str = ""
    cards: list[str] = []
    text: str = ""
    groups: int = 0
    """Monster groups of a random set-up; 0: as many as usual."""
    board: str = ""
    avatars: bool = False
    keys: int = 0
    """Keys that summon the guardian; 0: as many as usual."""
    mode: str = ""
    """The way to play, such as "plain"; empty: the usual one."""
    key_decks: list[int] = []
    """How many keys lie in the monster deck of each level; none: as usual."""
    packs: list[str] = []
    """The packs of an Epic game whose other cards are settled; none: those of ``quests``, or all."""
    quests: list[str] = []
    """Packs whose cards a random set-up may use, or a re-roll; none: all."""
    only: list[str] = []
    """Stacks that a random set-up must have,"""
    without: list[str] = []
    """and must not have."""
    guardian: str = ""
    """The guardian of a random set-up; empty: any."""
    reroll: str = ""
    """A pile of the set-up that is to be replaced by another that fits."""


class DoctorRequest(Data):
    """Ask what to expect of a set-up for so many players."""

    setup: SetupRequest
    players: int
    quests: list[str] = []
    """Packs whose cards may be offered; none: all."""
    only: list[str] = []
    """Stacks that an offer must keep,"""
    without: list[str] = []
    """and must not have."""


class DoctorBar(Data):
    """Length, difficulty or swing of a set-up among those of random ones."""

    name: Literal["length", "difficulty", "swing"]
    title: str
    word: str
    share: float
    """The share of random set-ups below it, from 0 to 1."""
    text: str
    """The figures behind the word."""
    compared: str
    """The share in words."""


class DoctorFinding(Data):
    """A lack of the set-up."""

    name: str
    fault: bool
    """The lack makes games longer or harder."""
    text: str
    measured: str
    """Its effect, as far as it was measured."""


class Diagnosis(Data):
    """The doctor's diagnosis of a set-up."""

    note: str
    """The source of the figures, or the reason why there are none."""
    bars: list[DoctorBar]
    findings: list[DoctorFinding]
    """Faults first."""
    advice: str
    """The advice on faults: piles to swap; or that nothing is missing; or empty."""
    fix: list[str]
    """The cards of the nearest set-up without the faults, as a request for chosen cards has them; or none."""


class Choice(Data):
    """A stack of cards that can be chosen for a set-up."""

    name: str
    title: str
    cards: list[str]
    pack: str = ""
    """The pack it is from, where the box comes in several."""


class Part(Data):
    name: str
    title: str
    choices: list[Choice]


class EditionInfo(Data):
    name: str
    title: str
    players: tuple[int, int]
    published: dict[str, str]
    """Name and title of each published set-up; the first is the one for a first game."""
    notes: dict[str, str]
    """Notes on some of the published set-ups."""
    packs: dict[str, str]
    """Name and title of each pack, where the box comes in several."""
    boards: dict[str, str]
    avatars: bool
    groups: tuple[int, int]
    """How many monster groups a random set-up may have; the least is the usual number."""
    keys: tuple[int, int, int]
    """How many keys may be asked for before the guardian comes: the least, the usual, the most; zeros where there are
    none."""
    modes: dict[str, str]
    """Name and title of each way to play, "plain" first; none where there is one only."""
    usual_mode: str
    """The way to play every set-up but the first game's, which is plain."""
    parts: list[Part]


class BotInfo(Data):
    """A bot that may be chosen."""

    name: str
    title: str
    note: str
    """How it plays, in a line; empty where nobody has said."""
    level: bool
    """The bot is one of the levels, which come first."""
    offered: bool
    """Whether people can choose it: the levels, and what whoever runs the server has named. Tables of old know more."""


class Home(Data):
    """The contents of the first page."""

    program: str
    me: Me
    editions: list[EditionInfo]
    bots: list[BotInfo]
    """Levels first, from the weakest to the strongest."""
    first_bot: str
    """The opponent that is suggested until another is chosen."""
    notice: str = ""
    """The notice for everyone: an announcement, or why moves are stopped just now."""
    reports: bool = False
    """There is an admin to whom players can report others."""
    admin: bool = False
    """The person who sent the request is an admin."""


class NewSeat(Data):
    kind: Literal["me", "bot", "open"]
    name: str = ""
    """The name of a person at the same screen; empty: your own name."""
    bot: str = USUAL


class From(Data):
    """The start of a game that continues another: a replay at a move, or the text of a position or record."""

    replay: str = ""
    move: int = 0
    text: str = ""


class NewTable(Data):
    setup: SetupRequest | None
    """None where the game goes on from somewhere."""
    seats: list[NewSeat]
    rules: TableOptions
    start: From | None = None


class Made(Data):
    id: str
    key: str


class Join(Data):
    key: str = ""
    seat: int = 0
    """The seat to take; 0: the first open one."""


class Upload(Data):
    text: str


class ReplayMove(Data):
    """A move of a record, and its parts: they are empty, or 0, where the move does not say."""

    turn: int
    seat: int
    move: str
    verb: str
    card: str = ""
    onto: str = ""
    rank: int = 0
    whom: int = 0
    """The seat that is named."""
    attack: int = 0
    """How much of a loss falls on attack,"""
    magic: int = 0
    """and how much on magic."""


class Replay(Data):
    id: str
    edition: str
    title: str
    names: list[str]
    moves: list[ReplayMove]
    setup: Setup | None


class ReplayStep(Data):
    """The game after so many moves, as a seat saw it; ``log`` and ``events``: what the last move brought. ``seat`` 0:
    somebody who watched."""

    move: int
    view: View
    asked: list[int]
    log: list[Line]
    events: list[Event]
    ending: Ending | None
