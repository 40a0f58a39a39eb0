"""Events as a seat is told them: a class for each kind, with its own projection.

A position tells every change once, as a cheap tuple of a name and numbers (:func:`zones.tell`). The class of that name
makes of it what one seat may know: a card whose face the seat may not see is None.

Seats count from 1 here, as in everything that leaves core; ranks and abilities count from 1 too. Cards are named by
their ids, never by instance numbers.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self

from .event import Event, Numbers, card_id, card_ids, card_or_none, hall_of
from .state import SPECTATOR, RawEvent, State
from .steps.flow import Choose
from .view import place_name

# ----------------------------------------------------------------------------------------------------------------------
# Cards


@dataclass(frozen=True, slots=True, repr=False)
class CardMoved(Event):
    """A card goes from one zone to another, or is turned up where it lies."""

    kind = "move"

    card: str | None
    """None if the seat knew it neither before nor after."""
    source: str
    """A zone, such as "deck.1", "stack.fire" or "hall"."""
    target: str
    rank: int = 0
    """For a move into or out of the hall: the rank, or the number of the room."""
    under: bool = False
    """The card goes to the bottom of the pile, not on top."""

    @classmethod
    def hides(cls, s: State, told: Numbers, seat: int) -> bool:
        knowing = told[3] | told[4]  # before and after the move
        return knowing != s.map.everyone if seat == SPECTATOR else not knowing >> seat & 1

    @classmethod
    def project(cls, number: int, s: State, told: Numbers, hidden: bool) -> Self:
        card, source, target, _, _, rank, under = told
        names = s.map.names
        return cls(number, None if hidden else card_id(s, card), names[source], names[target], rank, bool(under))


@dataclass(frozen=True, slots=True, repr=False)
class PileShuffled(Event):
    """A pile is shuffled. For a deck, the discard pile becomes the deck first."""

    kind = "shuffle"

    zone: str
    count: int
    """How many cards the pile holds now."""

    @classmethod
    def project(cls, number: int, s: State, told: Numbers, hidden: bool) -> Self:
        return cls(number, s.map.names[told[0]], told[1])


@dataclass(frozen=True, slots=True, repr=False)
class HandLaid(Event):
    """A player lays the hand open."""

    kind = "lay"

    seat: int
    cards: tuple[str, ...]

    @classmethod
    def project(cls, number: int, s: State, told: Numbers, hidden: bool) -> Self:
        return cls(number, told[0] + 1, card_ids(s, told[1:]))


@dataclass(frozen=True, slots=True, repr=False)
class CardsShown(Event):
    """A player shows cards of a hidden hand to everybody."""

    kind = "show"

    seat: int
    cards: tuple[str, ...]

    @classmethod
    def project(cls, number: int, s: State, told: Numbers, hidden: bool) -> Self:
        return cls(number, told[0] + 1, card_ids(s, told[1:]))


@dataclass(frozen=True, slots=True, repr=False)
class CardMarked(Event):
    """A card will be destroyed when the battle is over."""

    kind = "mark"

    card: str

    @classmethod
    def project(cls, number: int, s: State, told: Numbers, hidden: bool) -> Self:
        return cls(number, card_id(s, told[0]))


# ----------------------------------------------------------------------------------------------------------------------
# Abilities and choices


@dataclass(frozen=True, slots=True, repr=False)
class AbilityUsed(Event):
    """A player uses an ability of a card."""

    kind = "use"

    seat: int
    card: str
    ability: int
    """Which ability of the card."""

    @classmethod
    def project(cls, number: int, s: State, told: Numbers, hidden: bool) -> Self:
        program = s.rules.programs[told[2]]
        return cls(number, told[0] + 1, program.card, program.ability + 1)


@dataclass(frozen=True, slots=True, repr=False)
class AbilityTriggered(Event):
    """An ability of a card happens by itself."""

    kind = "must"

    card: str
    ability: int
    """Which ability of the card."""

    @classmethod
    def project(cls, number: int, s: State, told: Numbers, hidden: bool) -> Self:
        program = s.rules.programs[told[1]]
        return cls(number, program.card, program.ability + 1)


@dataclass(frozen=True, slots=True, repr=False)
class EffectApplied(Event):
    """An ability makes a change that lasts, or cancels other abilities."""

    kind = "change"

    card: str | None
    """The card the ability is printed on; None if the turn itself says it."""
    ability: int
    cards: tuple[str, ...]
    """The cards it works on; empty if it works on all of a kind."""

    @classmethod
    def project(cls, number: int, s: State, told: Numbers, hidden: bool) -> Self:
        program = s.rules.programs[told[1]]
        return cls(number, card_or_none(s, told[0]), program.ability + 1, card_ids(s, told[3:]))


@dataclass(frozen=True, slots=True, repr=False)
class BranchChosen(Event):
    """A player chooses one of the branches that a card offers."""

    kind = "choose"

    seat: int
    branch: str

    @classmethod
    def project(cls, number: int, s: State, told: Numbers, hidden: bool) -> Self:
        who, program, step, way = told
        choice = s.rules.programs[program].steps[step]
        assert isinstance(choice, Choose)
        return cls(number, who + 1, choice.names[way])


@dataclass(frozen=True, slots=True, repr=False)
class PlayerNamed(Event):
    """A player chooses a player for an ability."""

    kind = "name"

    seat: int
    named: int
    """The seat of the chosen player."""

    @classmethod
    def project(cls, number: int, s: State, told: Numbers, hidden: bool) -> Self:
        return cls(number, told[0] + 1, told[1] + 1)


@dataclass(frozen=True, slots=True, repr=False)
class DiceRolled(Event):
    """A player rolls dice."""

    kind = "roll"

    seat: int
    dice: tuple[int, ...]

    @classmethod
    def project(cls, number: int, s: State, told: Numbers, hidden: bool) -> Self:
        return cls(number, told[0] + 1, told[1:])


@dataclass(frozen=True, slots=True, repr=False)
class DieChanged(Event):
    """A player rolls one of the dice again, or turns it to a face of choice."""

    kind = "die"

    seat: int
    turned: bool
    was: int
    """The face before."""
    now: int
    dice: tuple[int, ...]
    """The faces of all dice now."""

    @classmethod
    def project(cls, number: int, s: State, told: Numbers, hidden: bool) -> Self:
        seat, turned, die, was, *dice = told
        return cls(number, seat + 1, bool(turned), was, dice[die], tuple(dice))


# ----------------------------------------------------------------------------------------------------------------------
# Heroes, weapons, stock


@dataclass(frozen=True, slots=True, repr=False)
class WeaponEquipped(Event):
    """A hero takes a weapon."""

    kind = "equip"

    seat: int
    card: str
    hero: str

    @classmethod
    def project(cls, number: int, s: State, told: Numbers, hidden: bool) -> Self:
        return cls(number, told[0] + 1, card_id(s, told[1]), card_id(s, told[2]))


@dataclass(frozen=True, slots=True, repr=False)
class WeaponDropped(Event):
    """A hero lets go of a weapon that is too heavy."""

    kind = "drop"

    seat: int
    card: str
    hero: str

    @classmethod
    def project(cls, number: int, s: State, told: Numbers, hidden: bool) -> Self:
        return cls(number, told[0] + 1, card_id(s, told[1]), card_id(s, told[2]))


@dataclass(frozen=True, slots=True, repr=False)
class CardBought(Event):
    """A player buys a card."""

    kind = "buy"

    seat: int
    card: str
    price: int
    """The price paid."""

    @classmethod
    def project(cls, number: int, s: State, told: Numbers, hidden: bool) -> Self:
        return cls(number, told[0] + 1, card_id(s, told[1]), told[2])


@dataclass(frozen=True, slots=True, repr=False)
class HeroLeveled(Event):
    """A hero levels up: the moves of the two cards follow."""

    kind = "level"

    seat: int
    card: str
    into: str

    @classmethod
    def project(cls, number: int, s: State, told: Numbers, hidden: bool) -> Self:
        return cls(number, told[0] + 1, card_id(s, told[1]), card_id(s, told[2]))


@dataclass(frozen=True, slots=True, repr=False)
class XpChanged(Event):
    """A player gains, pays or loses XP."""

    kind = "xp"

    seat: int
    amount: int

    @classmethod
    def project(cls, number: int, s: State, told: Numbers, hidden: bool) -> Self:
        return cls(number, told[0] + 1, told[1])


@dataclass(frozen=True, slots=True, repr=False)
class GoldChanged(Event):
    """A card brings gold for this turn, or takes some."""

    kind = "gold"

    seat: int
    card: str | None
    """None if the turn itself says it."""
    amount: int

    @classmethod
    def project(cls, number: int, s: State, told: Numbers, hidden: bool) -> Self:
        return cls(number, told[0] + 1, card_or_none(s, told[1]), told[2])


# ----------------------------------------------------------------------------------------------------------------------
# The hall and the battle


@dataclass(frozen=True, slots=True, repr=False)
class CardArrived(Event):
    """A card comes to rank 1 of the hall."""

    kind = "arrive"

    card: str

    @classmethod
    def project(cls, number: int, s: State, told: Numbers, hidden: bool) -> Self:
        return cls(number, card_id(s, told[0]))


@dataclass(frozen=True, slots=True, repr=False)
class HallShifted(Event):
    """The cards of the hall move up to close the gaps."""

    kind = "shift"

    cards: tuple[str | None, ...]
    """The hall as it lies now, from rank 1; None is an empty rank."""

    @classmethod
    def project(cls, number: int, s: State, told: Numbers, hidden: bool) -> Self:
        return cls(number, hall_of(s, told))


@dataclass(frozen=True, slots=True, repr=False)
class HallArranged(Event):
    """An ability changes the order of the hall."""

    kind = "arrange"

    cards: tuple[str | None, ...]
    """The hall as it lies now, from rank 1; None is an empty rank, or a card that lies face down."""

    @classmethod
    def project(cls, number: int, s: State, told: Numbers, hidden: bool) -> Self:
        return cls(number, hall_of(s, told[1:]))


@dataclass(frozen=True, slots=True, repr=False)
class MonsterFaced(Event):
    """A player attacks a monster."""

    kind = "face"

    seat: int
    card: str
    rank: int

    @classmethod
    def project(cls, number: int, s: State, told: Numbers, hidden: bool) -> Self:
        return cls(number, told[0] + 1, card_id(s, told[1]), told[2])


@dataclass(frozen=True, slots=True, repr=False)
class BattleSkipped(Event):
    """A player finds no monster to fight in the dungeon."""

    kind = "no-battle"

    seat: int

    @classmethod
    def project(cls, number: int, s: State, told: Numbers, hidden: bool) -> Self:
        return cls(number, told[0] + 1)


@dataclass(frozen=True, slots=True, repr=False)
class AttackLost(Event):
    """A player chooses whether a loss falls on attack or magic."""

    kind = "lose"

    seat: int
    card: str | None
    """The card whose attack is lost."""
    attack: int
    magic: int

    @classmethod
    def project(cls, number: int, s: State, told: Numbers, hidden: bool) -> Self:
        return cls(number, told[0] + 1, card_or_none(s, told[1]), told[2], told[3])


@dataclass(frozen=True, slots=True, repr=False)
class BattleCompared(Event):
    """The attack of the party is compared with the health of the monster."""

    kind = "compare"

    seat: int
    card: str
    total: int
    health: int
    won: bool

    @classmethod
    def project(cls, number: int, s: State, told: Numbers, hidden: bool) -> Self:
        who, card, total, health, won = told
        return cls(number, who + 1, card_id(s, card), total, health, bool(won))


@dataclass(frozen=True, slots=True, repr=False)
class MonsterDefeated(Event):
    """An ability or the turn itself defeats a monster."""

    kind = "defeat"

    seat: int
    card: str

    @classmethod
    def project(cls, number: int, s: State, told: Numbers, hidden: bool) -> Self:
        return cls(number, told[0] + 1, card_id(s, told[1]))


# ----------------------------------------------------------------------------------------------------------------------
# Champions and rooms


@dataclass(frozen=True, slots=True, repr=False)
class ChampionPlaced(Event):
    """A champion is put into a room or a location."""

    kind = "place"

    seat: int
    place: str
    """The id of the room, or the name of the location."""

    @classmethod
    def project(cls, number: int, s: State, told: Numbers, hidden: bool) -> Self:
        return cls(number, told[0] + 1, place_name(s, told[1]))


@dataclass(frozen=True, slots=True, repr=False)
class LightCounted(Event):
    """A champion sets out; the light of the party is counted."""

    kind = "light"

    seat: int
    light: int

    @classmethod
    def project(cls, number: int, s: State, told: Numbers, hidden: bool) -> Self:
        return cls(number, told[0] + 1, told[1])


@dataclass(frozen=True, slots=True, repr=False)
class ChampionWalked(Event):
    """A champion walks from one room to the next."""

    kind = "walk"

    seat: int
    source: str
    target: str
    light: int
    """The light that the step took."""

    @classmethod
    def project(cls, number: int, s: State, told: Numbers, hidden: bool) -> Self:
        who, source, target, light = told
        return cls(number, who + 1, place_name(s, source), place_name(s, target), light)


@dataclass(frozen=True, slots=True, repr=False)
class KeyFound(Event):
    """A player finds a key."""

    kind = "key"

    seat: int
    found: int
    """How many are found now."""
    goal: int
    """How many bring the guardian."""

    @classmethod
    def project(cls, number: int, s: State, told: Numbers, hidden: bool) -> Self:
        return cls(number, told[0] + 1, told[1], told[2])


@dataclass(frozen=True, slots=True, repr=False)
class GuardianSummoned(Event):
    """The guardian comes to the first room."""

    kind = "summon"

    card: str

    @classmethod
    def project(cls, number: int, s: State, told: Numbers, hidden: bool) -> Self:
        return cls(number, card_id(s, told[0]))


# ----------------------------------------------------------------------------------------------------------------------
# The game


@dataclass(frozen=True, slots=True, repr=False)
class TurnBegan(Event):
    """The turn of a player begins."""

    kind = "turn"

    seat: int
    turn: int

    @classmethod
    def project(cls, number: int, s: State, told: Numbers, hidden: bool) -> Self:
        return cls(number, told[0] + 1, told[1])


@dataclass(frozen=True, slots=True, repr=False)
class MoveUndone(Event):
    """A player takes a move back: the game is where it was before it."""

    kind = "undo"

    seat: int
    turn: int
    """The turn that is played now."""
    active: int
    """The seat whose turn it is now."""
    back: int
    """The number of the last event that still holds: everything told after it is taken back."""

    @classmethod
    def project(cls, number: int, s: State, told: Numbers, hidden: bool) -> Self:
        return cls(number, told[0] + 1, s.turn, s.active + 1, told[1])


@dataclass(frozen=True, slots=True, repr=False)
class GameEnded(Event):
    """The game is over."""

    kind = "end"

    @classmethod
    def project(cls, number: int, s: State, told: Numbers, hidden: bool) -> Self:
        return cls(number)


CLASSES: tuple[type[Event], ...] = tuple(
    each
    for each in list(globals().values())
    if isinstance(each, type) and issubclass(each, Event) and each is not Event
)
"""All kinds of events, in the order of this file."""
KINDS = {each.kind: each for each in CLASSES}
"""The class of each event by the name under which the position tells it."""


def project(number: int, s: State, event: RawEvent, seats: Iterable[int]) -> list[Event]:
    """An event of a position as some seats (SPECTATOR: a spectator) are told it. There are at most two versions, with
    and without hidden parts; seats that are told the same version share the object."""
    name, told = event
    kind = KINDS[name]
    versions: dict[bool, Event] = {}
    out = []
    for seat in seats:
        hidden = kind.hides(s, told, seat)
        if hidden not in versions:
            versions[hidden] = kind.project(number, s, told, hidden)
        out.append(versions[hidden])
    return out
