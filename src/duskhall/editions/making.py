"""Card records of the kinds that the editions share; figures are keywords, ``level_cost`` for "level-cost"."""

from __future__ import annotations

from duskhall.core.tree import Ability, Card


def hero(
    id: str,
    name: str,
    stack: str,
    level: int,
    count: int,
    classes: tuple[str, ...],
    *abilities: Ability,
    also: tuple[str, ...] = (),
    rulings: tuple[str, ...] = (),
    marks: dict[str, str] | None = None,
    **figures: int,
) -> Card:
    """A hero card. ``also``: tags that all heroes of an edition have besides "hero"."""
    return Card(
        id,
        name,
        "hero",
        stack,
        count,
        ("hero", *also, *classes),
        {"level": level} | {figure.replace("_", "-"): n for figure, n in figures.items()},
        abilities,
        marks=marks or {},
        rulings=rulings,
    )


def village(
    id: str,
    name: str,
    classes: tuple[str, ...],
    *abilities: Ability,
    source: str = "public",
    rulings: tuple[str, ...] = (),
    **figures: int,
) -> Card:
    """A village card: a stack of eight."""
    return Card(id, name, "village", id, 8, ("village", *classes), figures, abilities, source, rulings=rulings)


def monster(
    id: str,
    name: str,
    stack: str,
    count: int,
    classes: tuple[str, ...],
    *abilities: Ability,
    rulings: tuple[str, ...] = (),
    marks: dict[str, str] | None = None,
    **figures: int,
) -> Card:
    """A monster card; its attack, magic attack and light are what its trophy gives."""
    return Card(
        id,
        name,
        "monster",
        stack,
        count,
        ("monster", *classes),
        figures,
        abilities,
        marks=marks or {},
        rulings=rulings,
    )
