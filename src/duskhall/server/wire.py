"""What travels between server and page, both ways: typed structures with a version. Unknown fields are refused.

Seats count from 1 here; 0 is somebody who only watches. Places in a zone count from 0, ranks from 1.
``web/src/lib/wire.ts`` is made from this module (``python -m duskhall.server.typescript``) and a test compares them.
"""

from __future__ import annotations

from typing import Literal

import msgspec

PROTOCOL = 1
"""Grows when a message changes so that an older page would misread it."""

WATCHING = 0
"""The seat of somebody who only watches."""


class Data(msgspec.Struct, forbid_unknown_fields=True, rename="camel", kw_only=True):
    """A structure of the wire."""


# ----------------------------------------------------------------------------------------------------------------------
# Cards


class Ability(Data):
    text: str
    window: str = ""
    """The part of the turn in which it may be used; empty for what happens by itself."""


class Ruling(Data):
    id: str
    text: str


class Mark(Data):
    part: str
    """A figure, "name" or "ability-N": what the mark is about."""
    text: str


class Card(Data):
    id: str
    name: str
    kind: str
    """The kind of record: hero, village, monster, ..."""
    type: str
    """What it is to a player: hero, weapon, item, spell, villager, monster, curse, ...; decides frame and column."""
    stack: str
    count: int
    tags: list[str]
    line: str
    """What the card is, in words: "Fighter · level 1"."""
    figures: dict[str, int]
    abilities: list[Ability]
    rulings: list[Ruling]
    marks: list[Mark]
    """Where single parts come from, in words."""
    ours: list[str]
    """The parts that no source gives: figures, "name", "ability-N"; "card" for all of it."""
    source: str
    """Where the figures come from, in words."""


class Cards(Data):
    edition: str
    digest: str
    """Changes when any of the cards does."""
    cards: list[Card]


# ----------------------------------------------------------------------------------------------------------------------
# The game as one seat sees it


class Held(Data):
    """A card in a hand or in front of a seat."""

    card: str | None
    """None: the viewer does not know it."""
    used: list[int] = []
    """The abilities that were used this turn, from 0."""
    bearer: int | None = None
    """Of a weapon that is carried: the place of its hero in the same hand."""
    marked: bool = False
    """Chosen for something that is still to come; it cannot be used up otherwise."""
    lent: bool = False
    """It belongs to another seat and goes home at the end of the turn."""
    strength: int | None = None
    """Of a hero whose strength is not the printed one."""


class SeatView(Data):
    xp: int
    vp: int
    hand: list[Held]
    deck: int
    discard: list[str]
    """From the top."""
    front: list[Held]
    secret: list[str | None]
    owned: dict[str, int]
    """Every card of the seat: gains and losses are open, so everybody knows this much."""
    champion: str = ""
    """Where its champion stands: the id of a room, or a location of the village ("temple", ...); empty before its first
    turn, and where an edition has no champions."""
    hit_points: int = 0
    """How many cards it draws at the end of its turn for its wounds alone; 0 where nobody has hit points."""


class Stack(Data):
    name: str
    title: str
    cards: list[str]
    """The cards from the top; only the first is for sale."""


class Pile(Data):
    name: str
    title: str
    left: int
    top: str | None


class Forecast(Data):
    """What would come of attacking a rank with the party as it stands."""

    verdict: Literal["wins", "short", "depends", "undefeatable", "unfightable", "too-dark"]
    """Too dark: the champion cannot get there."""
    margin: int
    low: int
    high: int
    health_low: int
    health_high: int
    certain: dict[str, int]
    """Cards that are destroyed whatever is chosen."""
    possible: dict[str, int]
    discarded: dict[str, int]
    gained: dict[str, int]
    """Cards of a hidden pile bear the name of the pile."""
    missing: int
    """Light that is missing."""
    penalty: int
    """What the missing light costs, as it is added to the total: zero or less."""
    xp: int = 0
    """The experience that a victory brings."""
    path: list[str] = []
    """The rooms to be entered on the way, the last one included; empty where the champion need not walk, or cannot get
    there."""
    way: int = 0
    """The light that the way takes; the least it would take, if the champion cannot get there."""


class Rank(Data):
    card: str | None
    down: bool = False
    """A card lies here face down, and the viewer does not know it."""
    light: int = 0
    """The light this monster asks for, as the table stands."""
    forecast: Forecast | None = None


class Totals(Data):
    attack: int
    magic: int
    light: int
    gold: int
    buys: int


class Known(Data):
    place: int
    card: str


class Battle(Data):
    rank: int
    card: str
    total: int
    won: bool


class Keys(Data):
    found: int
    goal: int
    """So many summon the guardian."""


class View(Data):
    edition: str
    board: str
    seat: int
    turn: int
    active: int
    over: bool
    laid: bool
    """The active seat's hand lies open."""
    hall: list[Rank]
    """From rank 1."""
    rooms: list[str]
    """The room tiles in the order of the hall; empty where an edition has none. The first is the entrance, the others
    follow level by level, two to a level: left, right."""
    keys: Keys | None
    turns_left: int
    """Turns until the end, once the guardian has come; 0 before that."""
    light_left: int | None
    """The light that the active seat has left to walk on; None while nobody walks."""
    dungeon: int
    """Cards in the dungeon deck."""
    dungeon_known: list[Known]
    """Cards of it whose place the viewer knows; places from the top, from 0."""
    stacks: list[Stack]
    piles: list[Pile]
    destroyed: list[str]
    aside: list[str]
    seats: list[SeatView]
    totals: Totals | None
    """Of the viewer's own hand."""
    battle: Battle | None


class Place(Data):
    """Where something lies. ``zone``: "hall", "rooms" (place = rank − 1), "hand", "front", "secret" (of ``seat``),
    "stack" (of ``name``), "pile" (of ``name``), "turned" (cards shown just now), "seat", "dungeon"."""

    zone: str
    place: int = 0
    seat: int = 0
    name: str = ""


class Option(Data):
    id: str
    """The move as it is recorded: "buy:short-sword", "attack:2"."""
    verb: str
    """What is done: use, equip, buy, level, attack, seat, cancel, first, order, lose, go, drop, done, show, a way to go
    on, such as "village", or what is done with a pick (destroy, discard, ...)."""
    card: str = ""
    """The card it is about; empty where nobody knows it yet: "buy" of a hidden pile."""
    ability: int = 0
    """Of "use", "cancel": the ability, from 0."""
    onto: str = ""
    """The second card: the hero of "equip", what a hero becomes with "level"."""
    at: list[Place] = []
    """Where the card lies; several places where equal copies share the option."""
    on: list[Place] = []
    """Where the second card lies."""
    amount: int = 0
    """Of "buy": the price; of "level": the experience; of "go": the light."""
    attack: int = 0
    """Of "lose": how much falls on attack,"""
    magic: int = 0
    """and how much on magic. Both are 0 where "lose" is the name of a way to go on."""


class Question(Data):
    """What the viewer is asked."""

    number: int
    kind: str
    """window, pick, buy, level, face, branch, order, split, seat, line, first, walk, drop."""
    verb: str
    about: str
    """The card that asks; empty for the rules."""
    left: int
    gold: int | None
    """What a purchase may cost; None where nothing is bought."""
    text: str
    options: list[Option]
    turned: list[str] = []
    """Cards to choose from that lie nowhere else on the table: turned up, or seen in other hands."""


class Event(Data, omit_defaults=True):
    """Something that happened, as the viewer may see it. Which fields matter depends on ``event``."""

    event: str
    card: str | None = None
    source: str = ""
    """Of a move: the zone it began in, such as "deck.1", "stack.fire", "hall"; of a walk: the room."""
    target: str = ""
    rank: int = 0
    under: bool = False
    """Of a move: not onto the deck, but under it."""
    seat: int = 0
    zone: str = ""
    count: int = 0
    cards: list[str | None] = []
    ability: int = 0
    named: int = 0
    hero: str | None = None
    into: str | None = None
    total: int = 0
    health: int = 0
    won: bool = False
    amount: int = 0
    attack: int = 0
    magic: int = 0
    branch: str = ""
    turn: int = 0
    active: int = 0
    """Of an undo: whose turn it is again."""
    place: str = ""
    """Of "place": the room or location to which a champion was put."""
    light: int = 0
    """Of a walk: what it took."""
    found: int = 0
    goal: int = 0
    dice: list[int] = []


class Line(Data):
    """A line of the log; ``head``: the beginning of a turn."""

    text: str
    head: bool = False


class Points(Data):
    card: str
    count: int
    each: int


class Standing(Data):
    seat: int
    vp: int
    winner: bool
    tie_break: str
    resigned: bool
    points: list[Points]


class Ending(Data):
    how: Literal["played", "agreed", "resigned"]
    text: str
    """Who won, in a sentence for this viewer."""
    notes: list[str]
    """What decided between equals, how long it took, whether it was marked."""
    standings: list[Standing]
    """The best first."""


# ----------------------------------------------------------------------------------------------------------------------
# Tables


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


class Proposal(Data):
    """Something that all people at the table have to agree to."""

    what: Literal["undo", "end"]
    by: int
    agreed: list[int]
    needed: list[int]


class Rules(Data):
    """How a table is run. ``clock``: seconds for a decision before a bot takes over, 0 for none. ``pace``: milliseconds
    between the moves of bots."""

    listed: bool = False
    watchers: bool = True
    clock: int = 0
    pace: int = 700


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
    title: str = ""
    text: str = ""
    """The same as names that can be pasted."""


class Table(Data):
    id: str
    key: str
    """What opens the table to others; part of its link. Empty for those who may not pass it on."""
    edition: str
    title: str
    state: Literal["waiting", "playing", "over"]
    seats: list[Seat]
    hosting: bool
    """The viewer has made the table."""
    rules: Rules
    setup: Setup | None
    asked: list[int]
    """The seats that are being waited for."""
    deadline: float = 0
    """Seconds until a bot takes over; 0: no clock runs."""
    proposal: Proposal | None = None
    rematch: str = ""
    """The id of the table at which the same people play again; its key is known to them."""
    rematch_key: str = ""
    watching: int = 0
    turn: int = 0
    created: float = 0
    changed: float = 0
    readonly: str = ""
    """Why the game cannot go on with this version of the program; empty: it can."""


# ----------------------------------------------------------------------------------------------------------------------
# The socket: what a page says


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
    what: Literal["end"]


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


class Say(Data, tag="say"):
    id: int
    text: str


class Why(Data, tag="why"):
    """Ask for the entries behind a number. ``rank`` 0: against nobody."""

    id: int
    figure: str
    rank: int = 0


class WhyNot(Data, tag="why-not"):
    """Ask why nothing can be done at a place."""

    id: int
    at: Place
    """What was pressed."""
    on: Place | None = None
    """The hero who shall take up the weapon that lies ``at`` its place."""
    want: Literal["", "use", "equip", "buy", "level", "attack", "go"] = ""
    """What shall be done there; empty: what one would do there most likely."""


FromPage = Hello | Move | Pass | Undo | Propose | Vote | Away | Resign | Skip | Say | Why | WhyNot


# ----------------------------------------------------------------------------------------------------------------------
# The socket: what the server says


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
    """Not done, nothing has changed. ``id`` 0: the message could not be read."""

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


class Bye(Data, tag="bye"):
    """The socket is about to be closed. ``again``: trying again makes sense."""

    reason: str
    text: str
    again: bool


ToPage = Welcome | TableChanged | Update | Ack | Refused | Chat | Ledger | Reason | Bye


# ----------------------------------------------------------------------------------------------------------------------
# HTTP


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


class Choice(Data):
    """One thing that can be chosen for a set-up: a stack of cards."""

    name: str
    title: str
    cards: list[str]


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
    boards: dict[str, str]
    avatars: bool
    groups: tuple[int, int]
    """How many monster groups a random set-up may have; the least is the usual number."""
    keys: tuple[int, int, int]
    """How many keys may be asked for before the guardian comes: the least, the usual, the most; zeros where there are
    none."""
    parts: list[Part]


class Home(Data):
    """All that the first page needs."""

    program: str
    me: Me
    editions: list[EditionInfo]
    bots: dict[str, str]
    """Name and title of each bot that may be chosen."""


class NewSeat(Data):
    kind: Literal["me", "bot", "open"]
    name: str = ""
    """Of a person who sits at the same screen; empty: one's own name."""
    bot: str = "greedy"


class From(Data):
    """Where a game goes on from: a replay at a move, or the text of a position or record."""

    replay: str = ""
    move: int = 0
    text: str = ""


class NewTable(Data):
    setup: SetupRequest | None
    """None where the game goes on from somewhere."""
    seats: list[NewSeat]
    rules: Rules
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
