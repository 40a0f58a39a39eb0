"""Cards, and the game as one seat sees it."""

from __future__ import annotations

from typing import Literal

from .base import Data

# ----------------------------------------------------------------------------------------------------------------------
# Cards


class Ability(Data):
    text: str
    window: str = ""
    """The part of the turn in which it may be used; empty for what happens by itself."""
    draws: Literal["", "also", "only"] = ""
    """Whether whoever uses it draws cards; only: it costs nothing and does nothing else."""


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
    """Its type for players: hero, weapon, item, spell, villager, monster, curse, ...; decides frame and column."""
    stack: str
    count: int
    tags: list[str]
    tag_words: list[str]
    """The card's tags, a word for each, in their order."""
    figures: dict[str, int]
    abilities: list[Ability]
    rulings: list[Ruling]
    marks: list[Mark]
    """The sources of single parts, in words."""
    ours: list[str]
    """The parts that no source gives: figures, "name", "ability-N"; "card" for all of it."""
    source: str
    """The source of the figures, in words."""
    brings: list[str] = []
    """Legendary cards of which it may bring one."""
    pack: str = ""
    """The title of the pack it is from, where the box comes in several."""
    hyphenated: str = ""
    """The name with soft hyphens where its words may be broken; empty where it has none."""
    reading: str = ""
    """How the name is read, where its letters do not tell: it stands there in a list."""


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
    """The place in the same hand of the hero who carries this weapon."""
    marked: bool = False
    """Chosen for something that is still to come; it cannot be used up otherwise."""
    lent: bool = False
    """A borrowed card: it goes back to its seat at the end of the turn."""
    strength: int | None = None
    """A hero's strength, if it is not the printed one."""


class SeatView(Data):
    xp: int
    vp: int
    hand: list[Held]
    deck: int
    discard: list[str]
    """From the top."""
    front: list[Held]
    secret: list[str | None]
    progress: str
    """The progress of the viewer's own side quest, in words: "2 of 3"; empty where there is nothing to count."""
    owned: dict[str, int]
    """Every card of the seat: gains and losses are open, so everybody knows this much."""
    champion: str = ""
    """The place of its champion: the id of a room, or a location of the village ("temple", ...); empty before its first
    turn, and where an edition has no champions."""
    hit_points: int = 0
    """How many cards it draws at the end of its turn for its wounds alone; 0 where nobody has hit points."""


class Stack(Data):
    name: str
    title: str
    cards: list[str]
    """The cards from the top; only the first is for sale."""
    deck: str | None = None
    """In an Epic game: the pile that refills this spot as soon as its card is gone; empty: none does. None: it is a
    stack."""
    later: list[str] = []
    """Higher levels of the hero in this spot: they stay in the box until somebody levels up."""


class Pile(Data):
    name: str
    title: str
    left: int
    top: str | None


class Forecast(Data):
    """The result of an attack on a rank with the party as it is."""

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
    """The price of missing light, as it is added to the total: zero or less."""
    xp: int = 0
    """The experience that a victory brings."""
    path: list[str] = []
    """The rooms to be entered on the way, the last one included; empty where the champion need not walk, or cannot get
    there."""
    way: int = 0
    """The light that the way takes; the least it would take, if the champion cannot get there."""


class Odds(Data):
    """How likely a line wins, 0 to 1: the share of the cases that were looked at, and an interval that holds the true
    chance nearly always."""

    share: float
    low: float
    high: float
    samples: int
    """How many cases were dealt and played; 0: all there are were counted."""


class PlanStep(Data):
    """A move of a line: as it is recorded, its parts, and in words."""

    option: str
    verb: str
    card: str
    """The card it is done with; empty: none."""
    onto: str
    """The hero who takes up a weapon; empty: none."""
    text: str


PlanVerdict = Literal["wins", "wins-with", "may-win", "cannot"]


class PlanLine(Data):
    """A way to fight a monster this turn: the moves, and what they come to."""

    verdict: PlanVerdict
    text: str
    """The verdict in a sentence."""
    cards: str
    """The cards that are used and handed out on the way, in words; empty: none."""
    odds: str
    """The chance in words: "2 in 3"; empty: certain, or not worked out."""
    steps: list[PlanStep]
    """From the question that is open to the last choice before the outcome."""
    whole: bool
    """The steps lead to the outcome; else to something that nobody can foresee."""
    total: int
    health: int
    chance: Odds | None
    """None: certain, or not worked out."""
    vp: int
    xp: int
    destroyed: dict[str, int]
    discarded: dict[str, int]
    gained: dict[str, int]
    """Cards of a hidden pile bear the name of the pile."""
    light: int
    wounds: int
    """Wounds that the viewer has more afterwards; fewer: below 0."""
    path: list[str]
    """The rooms through which the champion walks, the last one included."""
    brings: list[str]
    """The gains of the line, in words,"""
    costs: list[str]
    """and what it gives up."""


class Prospect(Data):
    """The viewer's prospect against the monster in a rank this turn."""

    rank: int
    card: str
    verdict: PlanVerdict
    text: str
    """The verdict in a sentence."""
    at_least: bool
    """The search stopped before its end: there may be something better."""
    missing: int
    """Points that are missing at best, where it cannot win."""
    dark: int
    """Light that is missing to get there."""
    first: bool
    """This is the monster to fight."""
    best: PlanLine | None
    """None: there is no way to attack it."""
    others: list[PlanLine]


class Offer(Data):
    """A card that can be had in the village; of a hidden pile, the name of the pile."""

    card: str
    price: int
    """Gold; of a level-up experience."""
    moves: list[str]
    """From the question that is open to the purchase, as they are recorded."""


class Visit(Data):
    """The gains of a visit to a place of the village this turn."""

    place: str
    """The way to go on that leads there: "village", "bazaar"."""
    text: str
    """The visit in a sentence."""
    gold: int
    """The most that can be had for certain."""
    uses: list[str]
    """The cards that are used for it,"""
    destroys: list[str]
    """and those that are destroyed."""
    buys: int
    offers: list[Offer]
    """The dearest first."""
    baskets: list[list[str]]
    """Sets of several cards that can be bought together."""
    levels: list[Offer]
    draws: bool
    """Cards can be drawn there, so there may be more."""
    heals: int
    trip: list[Prospect]
    """Monsters that can be fought after the visit."""
    at_least: bool
    """The search stopped before its end: there may be more."""


class Rank(Data):
    card: str | None
    down: bool = False
    """A card lies here face down, and the viewer does not know it."""
    light: int = 0
    """The light this monster asks for, as the table stands."""
    ends: str = ""
    """The card that a battle with this monster brings to rank 1, won or lost, where it ends the game; empty: none."""
    claimed: bool = False
    """The winner of that battle gets it."""
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
    """The monster; once the battle is decided another card may lie in its rank."""
    total: int
    health: int
    decided: bool
    won: bool


class Keys(Data):
    found: int
    goal: int
    """The keys that summon the guardian."""


class Dice(Data):
    card: str
    """The card they were rolled for."""
    numbers: list[int]


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
    dice: Dice | None
    """Dice that were just rolled and may be changed; None at any other time."""
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
    """The totals of the viewer's own hand."""
    battle: Battle | None


class Place(Data):
    """A place on the table. ``zone``: "hall", "rooms" (place = rank − 1), "hand", "front", "secret" (of ``seat``),
    "stack" (of ``name``), "pile" (of ``name``), "turned" (cards shown just now), "seat", "dungeon"."""

    zone: str
    place: int = 0
    seat: int = 0
    name: str = ""


class Option(Data):
    id: str
    """The move as it is recorded: "buy:short-sword", "attack:2"."""
    verb: str
    """The verb: use, equip, buy, level, attack, seat, cancel, first, order, lose, go, drop, die, done, show, a way
    to go on, such as "village", or what is done with a pick (destroy, discard, ...)."""
    card: str = ""
    """The card it is about; empty where nobody knows it yet: "buy" of a hidden pile."""
    ability: int = 0
    """Of "use", "cancel": the ability, from 0; of "die": the face to which it is turned, 0 where it is rolled again."""
    onto: str = ""
    """The second card: the hero of "equip", what a hero becomes with "level"."""
    at: list[Place] = []
    """The card's place; several places if equal copies share the option."""
    on: list[Place] = []
    """The second card's place."""
    amount: int = 0
    """Of "buy": the price; of "level": the experience; of "go": the light; of "die": what it shows."""
    attack: int = 0
    """Of "lose": how much falls on attack,"""
    magic: int = 0
    """and how much on magic. Both are 0 where "lose" is the name of a way to go on."""
    idle: bool = False
    """For "use": it would have no effect now, such as a draw without cards."""


class Question(Data):
    """The viewer's open question."""

    number: int
    kind: str
    """window, pick, buy, level, face, branch, order, split, seat, line, first, walk, drop."""
    verb: str
    about: str
    """The card that asks; empty for the rules."""
    left: int
    gold: int | None
    """The most a purchase may cost; None if nothing is bought."""
    text: str
    options: list[Option]
    turned: list[str] = []
    """Cards to choose from that lie nowhere else on the table: turned up, or seen in other hands."""


class Piece(Data):
    """A piece of a sentence."""

    text: str
    card: str = ""
    """The id, where the text is the name of a card."""


class Line(Data):
    """A line of the story. Turn: the head of a turn; line: something happened; won, lost: a battle is over; undone:
    moves were taken back; deed: a turn is over, and this is what came of it, without a subject ("bought Torch.")."""

    kind: Literal["turn", "line", "won", "lost", "undone", "deed"]
    pieces: list[Piece]
    seat: int
    """The player who did it, or else the active one."""
    turn: int = 0
    """The number of the turn, in heads and deeds."""
    number: int = 0
    """Grows with what happens; of the first head 0."""
    back: int = 0
    """For an undo: all lines with a higher number are undone."""


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
    absent: bool
    """The seat is out because its person stayed away."""
    points: list[Points]


class Ending(Data):
    how: Literal["played", "agreed", "resigned", "absent"]
    text: str
    """The sentence that names the winners, for this viewer."""
    notes: list[str]
    """Further sentences: the tie-break, the length of the game, whether it was marked."""
    standings: list[Standing]
    """The best first."""
