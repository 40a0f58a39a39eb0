"""Quests that nobody has printed, as large as the real ones, to set games up with."""

from __future__ import annotations

from collections.abc import Mapping

from duskhall.editions.quest.cards.making import Group, Quest, guardian, hero, market, room
from duskhall.editions.quest.drawing import Shelf

CLASSES = (
    ("cleric",),
    ("fighter",),
    ("rogue",),
    ("wizard",),
    ("cleric", "fighter"),
    ("rogue", "wizard"),
)
TYPES = ("item",) * 4 + ("spell",) * 4 + ("weapon",) * 4
LEVELS = (1, 1, 2, 2, 3, 3)


def quest(
    number: int,
    heroes: Mapping[str, tuple[str, ...]] | None = None,
    village: Mapping[str, tuple[str, ...]] | None = None,
    groups: Mapping[str, int] | None = None,
    rooms: tuple[int, ...] = LEVELS,
) -> Quest:
    """A whole quest; heroes by their classes, market cards by their keywords, groups by their levels may have names of
    their own."""
    heroes = heroes or {f"Hero{number}{i}": classes for i, classes in enumerate(CLASSES)}
    village = village or {f"card-{number}-{i}": (kind,) for i, kind in enumerate(TYPES)}
    groups = groups or {f"group-{number}-{i}": level for i, level in enumerate(LEVELS)}
    return Quest(
        number,
        f"quest-{number}",
        tuple(
            hero(name, level, classes, strength=4, attack=2 - magic, magic=magic, cost=6, vp=1)
            for name, classes in heroes.items()
            for magic in ([2] if "wizard" in classes else [0])
            for level in (1, 2, 3)
        ),
        tuple(market(id, id, keywords, cost=5) for id, keywords in village.items()),
        tuple(Group(name, level)(f"{name}-one", name, 10, health=4, xp=1) for name, level in groups.items()),
        tuple(room(f"room-{number}-{i}", "Room", level=level, darkness=0) for i, level in enumerate(rooms)),
        tuple(guardian(f"boss-{number}", f"the-boss-{number}", "Boss", level, (), health=8) for level in (4, 5, 6)),
        (),
    )


def shelf(*quests: Quest) -> Shelf:
    """A shelf with these quests, or with five: 30 heroes, 60 market cards, 30 groups, 27 rooms, 15 guardians."""
    return Shelf(quests or (*map(quest, (1, 2, 3, 4)), quest(5, rooms=(1, 2, 3))))
