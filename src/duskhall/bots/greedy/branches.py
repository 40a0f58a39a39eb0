"""Which branch of a card to choose. Its steps decide, never its name."""

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
    """A branch of a card: what it gives and what it takes."""

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
        """The cards of which one is destroyed."""
        self.discards: tuple[int, Group] | None = None
        """How many cards of the hand are discarded, and of which group."""
        self.gains = ""
        """The pile from which cards come,"""
        self.n = 0
        """and how many."""
        self.gold = False
        self.hardens = 0
        """How much tougher the monster gets."""
        self.xp = 0
        """The XP earned,"""
        self.loses_xp = 0
        """and the XP lost."""
        self.puts = ""
        """Where the card that was turned up goes: to the "top" of the dungeon deck, or "under" it."""
        self.strength = False
        """Whether a hero becomes stronger."""
        self.trains = False
        """Whether a hero levels up for free."""
        self.ventures = False
        """Whether the champion goes on to the first room after the village."""
        steps = () if branch is None else branch.steps
        for step in steps:
            self._read(step)
        self.read = branch is not None
        """Whether all its steps are understood."""
        self.use = RoomUse(t.Use(("village", "dungeon"), steps))
        """The same branch, read as an ability, in editions with rooms."""

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
"""A branch of which nothing is known."""


def choices_in(node: Any) -> Iterator[t.Choose]:
    """Every choice of branches in a card, or in a part of one."""
    if isinstance(node, t.Choose):
        yield node
    if isinstance(node, tuple):
        for part in node:
            yield from choices_in(part)
    elif is_dataclass(node):
        for field in fields(node):
            yield from choices_in(getattr(node, field.name))


def profiles_of(cards: Iterable[t.Card], names: tuple[str, ...]) -> list[BranchProfile]:
    """The profiles of the branches with these names, from the first of the cards that has them. The card that asks
    comes first and all others follow, because a monster that repeats others' lines has no tree of its own for them."""
    for card in cards:
        for choice in choices_in(card.abilities):
            known = {branch.name: branch for branch in choice.of}
            if all(name in known for name in names):
                return [BranchProfile(known[name]) for name in names]
    return [UNREAD] * len(names)


def best_way(reader: Reader, ways: list[BranchProfile], outlook: Outlook) -> int:
    """The index of the branch to choose; the first one if no rule applies."""
    if all(way.discards is not None for way in ways):
        return min(range(len(ways)), key=lambda i: least_power(reader, ways[i], outlook))
    for i, way in enumerate(ways):
        if way.arranges and outlook.stone and not ahead(reader, 0):
            return i
    for i, way in enumerate(ways):
        if way.loses_xp:
            # XP is easier to spare than cards.
            return i
    puts = [way.puts for way in ways]
    if "top" in puts and "under" in puts:
        return puts.index("top" if all(welcome(p, outlook) for p in reader.turned_up()) else "under")
    return 0


def least_power(reader: Reader, way: BranchProfile, outlook: Outlook) -> float:
    """The power of the weakest cards that could be discarded."""
    assert way.discards is not None
    n, group = way.discards
    return sum(sorted([outlook.power(p) for p in reader.hand if group.has(p)])[:n])
