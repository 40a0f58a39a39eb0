"""Which way of a card to take, where it leaves a choice. The steps of each way decide, never its name."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, Any

from duskhall.core import tree as t

from .filters import Group
from .outlook import ahead
from .rooms.abilities import RoomUse
from .turn import welcome

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from .outlook import Outlook
    from .reader import Reader


class BranchProfile:
    """One way of a card: what it gives, and what it takes."""

    __slots__ = (
        "arranges",
        "destroys",
        "discards",
        "gains",
        "gold",
        "hardens",
        "loses_xp",
        "n",
        "puts",
        "read",
        "strength",
        "trains",
        "use",
        "ventures",
        "xp",
    )

    def __init__(self, branch: t.Branch | None) -> None:
        self.arranges = False
        """The cards of the hall are put in another order."""
        self.destroys: Group | None = None
        """A card of these is destroyed."""
        self.discards: tuple[int, Group] | None = None
        """So many cards of the hand are discarded, of a group."""
        self.gains = ""
        """Cards of this pile come,"""
        self.n = 0
        """so many."""
        self.gold = False
        self.hardens = 0
        """The monster gets so much tougher."""
        self.xp = 0
        """Experience that is earned,"""
        self.loses_xp = 0
        """and that is lost."""
        self.puts = ""
        """Where a card goes that was turned up: on "top" of the dungeon deck, or "under" it."""
        self.strength = False
        """A hero becomes stronger."""
        self.trains = False
        """A hero goes up a level for nothing."""
        self.ventures = False
        """After the village the champion goes on to the first room."""
        steps = () if branch is None else branch.steps
        for step in steps:
            self._read(step)
        self.read = branch is not None
        """It is known what it does."""
        self.use = RoomUse(t.Use(("village", "dungeon"), steps))
        """The same as an ability, where champions walk."""

    def _read(self, step: t.Step) -> None:
        match step:
            case t.Arrange("hall"):
                self.arranges = True
            case t.Destroy(t.Pick(where=where)):
                self.destroys = Group(where)
            case t.Discard(t.Pick(place="hand", where=where, n=n)):
                self.discards = (n, Group(where))
            case t.Gain(pile, n):
                self.gains = pile
                self.n = n if isinstance(n, int) else 1
            case t.Earn("gold"):
                self.gold = True
            case t.Earn("xp", int(n)):
                self.xp += n
            case t.Lose("xp", int(n)):
                self.loses_xp += n
            case t.Put(str(), ("top" | "under") as to):
                self.puts = to
            case t.Modify("health", "add", int(n)):
                self.hardens += n
            case t.Modify("strength", "add"):
                self.strength = True
            case t.Level(free=True):
                self.trains = True
            case t.Venture():
                self.ventures = True


UNREAD = BranchProfile(None)
"""A way of which nothing is known."""


def choices_in(node: Any) -> Iterator[t.Choose]:
    """Every choice that a card, or a part of one, leaves to somebody."""
    if isinstance(node, t.Choose):
        yield node
    if isinstance(node, tuple):
        for part in node:
            yield from choices_in(part)
    elif is_dataclass(node):
        for field in fields(node):
            yield from choices_in(getattr(node, field.name))


def profiles_of(cards: Iterable[t.Card], names: tuple[str, ...]) -> list[BranchProfile]:
    """What the ways with these names do, by the first of the cards that has them. A monster that does what others do
    has no tree of its own for it, so the card that asks comes first and all others follow."""
    for card in cards:
        for choice in choices_in(card.abilities):
            known = {branch.name: branch for branch in choice.of}
            if all(name in known for name in names):
                return [BranchProfile(known[name]) for name in names]
    return [UNREAD] * len(names)


def best_way(reader: Reader, ways: list[BranchProfile], outlook: Outlook) -> int:
    """The place of the way to take, the first of them where no rule knows better."""
    if all(way.discards is not None for way in ways):
        return min(range(len(ways)), key=lambda i: least_power(reader, ways[i], outlook))
    for i, way in enumerate(ways):
        if way.arranges and outlook.stone and not ahead(reader, 0):
            return i
    for i, way in enumerate(ways):
        if way.loses_xp:
            # Experience is easier to do without than cards.
            return i
    puts = [way.puts for way in ways]
    if "top" in puts and "under" in puts:
        return puts.index("top" if all(welcome(p, outlook) for p in reader.turned_up()) else "under")
    return 0


def least_power(reader: Reader, way: BranchProfile, outlook: Outlook) -> float:
    """What the cards do that would be discarded, the weakest that will serve."""
    assert way.discards is not None
    n, group = way.discards
    return sum(sorted([outlook.power(p) for p in reader.hand if group.has(p)])[:n])
