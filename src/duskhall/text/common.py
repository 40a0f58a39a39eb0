"""What the grammars of several languages look up in the same way: tables of figures, ids of their pieces, and small
questions about a card that have nothing to do with words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from duskhall.core.tree import Card, Fig, Forbid, Grant, Is, Modify, Must, Named, Step, Use, While
from duskhall.text.forms import Literal, Scene, Unrendered
from duskhall.text.render import Grammar

C = TypeVar("C")
"""A step as the language words it."""

TYPES = ("hero", "monster", "weapon", "item", "spell", "villager")
"""Tags that say what a card is; the others say which: "a cleric hero"."""

TILES = ("room", "token")
"""Tags of what is not a card."""

RELATIVE = ("total", "darkness", "weight", "cost", "level", "level-cost", "rank")
"""Figures that are not gained or lost but higher or lower."""

PRINTED = (
    *("strength", "weight", "health", "armor", "resistance", "wounds", "attack", "magic", "either", "total"),
    *("light", "darkness", "rank", "gold", "buys", "cost", "level-cost", "xp", "vp"),
)
"""The order of the printed figures. The level stands with the kind."""

TROPHY = ("attack", "magic", "either", "total", "strength", "light", "buys")
"""Figures that a monster gives to the player who has beaten it."""

OF_ROOMS = ("darkness", "health", "armor", "resistance", "wounds", "xp")
"""The order of the printed figures of a room."""

BOOSTS = OF_ROOMS[1:]
"""Figures that a room adds to those of the monster in it."""

AFTER = ("spoils", "victory", "won", "reward")
"""Windows and events in which a battle has been won."""

TESTS = {"<": "less", "<=": "most", "=": "equal", ">=": "least", ">": "more"}

NAMES = ("tag", "title", "kind", "figure", "window", "event", "name")
"""Messages that name something, for all to use; all others are pieces of card text."""


def full_id(message_id: str) -> str:
    """The ids of mere pieces of card text begin with "text-" in the file; here that is left out."""
    return message_id if message_id.partition("-")[0] in NAMES else f"text-{message_id}"


def windows(ability: Use) -> tuple[str, ...]:
    """The windows of an ability that is used."""
    return (ability.window,) if isinstance(ability.window, str) else ability.window


def yes(flag: bool) -> str:
    return "yes" if flag else "no"


class Common(Grammar[C]):
    # -- messages -----------------------------------------------------------------------------------------------------

    def say(self, message_id: str, /, **args: str | int) -> str:
        return self.words.say(full_id(message_id), **args)

    def has(self, message_id: str) -> bool:
        return self.words.has(full_id(message_id))

    def first(self, *ids: str) -> str:
        """The first of these messages that there is."""
        return next((i for i in ids if self.has(i)), ids[-1])

    def attribute(self, message_id: str, name: str, default: str = "") -> str:
        key = f"{message_id}.{name}"
        return self.say(key) if self.has(key) else default

    def signed(self, n: int) -> str:
        return self.say("signed", sign="minus" if n < 0 else "plus", n=abs(n))

    # -- cards --------------------------------------------------------------------------------------------------------

    def type(self, card: Card) -> str:
        return next((t for t in (*TYPES, *TILES) if t in card.tags), "card")

    def kind_of(self, card: Card) -> str:
        """The kind of a card, with its level."""
        kind = self.say(f"kind-{card.kind}")
        level = card.figures.get("level")
        return kind if level is None else self.say("printed-kind-level", kind=kind, level=level)

    def printed_on(self, card: Card) -> list[str]:
        """The figures of a card, in the order in which they are printed; the level stands with the kind."""
        order = OF_ROOMS if "room" in card.tags else PRINTED
        unknown = set(card.figures) - {*order, "level"}
        if unknown:
            raise Unrendered(unknown, "printed figures")
        return [figure for figure in order if figure in card.figures]

    def trophies(self, card: Card) -> list[str]:
        """The figures that a monster gives to the player who has beaten it."""
        return [figure for figure in self.printed_on(card) if figure in TROPHY] if "monster" in card.tags else []

    def boosts(self, card: Card, figure: str) -> bool:
        """Does a room add this to the figure of the monster in it?"""
        return "room" in card.tags and figure in BOOSTS

    def home(self, tag: str) -> str:
        """The usual place of cards with this tag, if it is not among the heroes."""
        return self.attribute(f"tag-{tag}", "home")

    def tile(self, place: str) -> str:
        """The tag of what lies in a place that is not for cards."""
        return "room" if place == "rooms" else ""

    def fronts(self, leaves: Sequence[Literal]) -> bool:
        """Do such cards always lie in front of a player?"""
        return any(leaf.holds and isinstance(leaf.of, Is) and self.home(leaf.of.tag) == "front" for leaf in leaves)

    def alone(self, leaves: Sequence[Literal], place: str) -> bool:
        """Is there no more than one such card in the place: a rank of the hall, a room by its name?"""
        for leaf in leaves:
            match leaf.of:
                case Fig("rank", "=") if leaf.holds and place == "hall":
                    return True
                case Named() if leaf.holds and place == "rooms":
                    return True
        return False

    # -- scenes -------------------------------------------------------------------------------------------------------

    def past(self, scene: Scene) -> bool:
        """Is the battle behind us?"""
        match scene.ability:
            case Use() as use:
                return any(window in AFTER for window in windows(use))
            case Must(event):
                return event in AFTER
        return False

    def is_foe(self, scene: Scene) -> bool:
        """Is the speaking card the monster that is fought? (A trophy speaks from the hand.)"""
        match scene.ability:
            case While(place):
                there = place == "fought"
            case Use():
                there = self.past(scene)
            case _:
                there = True
        return there and "monster" in scene.card.tags

    def dice(self, name: str, scene: Scene) -> int:
        """How many dice were rolled under this name."""
        bound = scene.names.get(name)
        if bound is None or not bound.dice:
            raise Unrendered(name, "dice that nobody rolled")
        return bound.dice

    def selfish(self, steps: Sequence[Step], *others: str) -> bool:
        """Do the steps speak of this card alone (or of these others)?"""
        return all(
            isinstance(s, Grant) or (isinstance(s, (Modify, Forbid)) and s.on in ("self", *others)) for s in steps
        )
