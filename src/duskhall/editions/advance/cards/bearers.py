"""The Thunderstone Bearers: one of them lies among the last monsters, and with him the game ends."""

from __future__ import annotations

from duskhall.core.tree import (
    Ability,
    And,
    Card,
    Cards,
    Cmp,
    Count,
    Destroy,
    Discard,
    End,
    Forbid,
    Grant,
    Is,
    Later,
    Modify,
    Must,
    Other,
    Pick,
    Some,
    Value,
    While,
)

GUARDIAN: tuple[Ability, ...] = (
    While("hall", (Forbid("leave", "self"), Forbid("switch", "self"), Forbid("retreat", "self"))),
)
"""Every guardian: only defeat takes it out of its place."""

BEARER: tuple[Ability, ...] = (
    *GUARDIAN,
    While(
        "hall",
        (Forbid("be-defeated", "self"),),
        when=Some(Cards("hall", And((Is("guardian"), Other())))),
    ),
    Must("arrive", (End(),)),
    Must("defeated", (Later((End(),), at="turn"),)),
)
"""Every bearer: safe behind another guardian, and the end of the game."""


def bearer(id: str, name: str, *abilities: Ability, rulings: tuple[str, ...] = (), **figures: int) -> Card:
    """A bearer: its own abilities first, then what all of them share; the figures are keywords."""
    return Card(
        id,
        name,
        "bearer",
        "bearer",
        1,
        ("monster", "bearer", "guardian"),
        figures,
        (*abilities, *BEARER),
        rulings=(
            *rulings,
            "ruling-advance-guardian-unmoved",
            "ruling-advance-guardian-slides",
            "ruling-advance-guardian-other",
            "ruling-advance-guardian-end",
        ),
    )


OTHER_MONSTERS = Cards("hall", And((Is("monster"), Other())))

# fmt: off

BEARERS: tuple[Card, ...] = (
    bearer(
        "stramst", "Stramst",
        While("hall", (Forbid("move-up", "self"),), when=Cmp(Count(Cards("dungeon")), ">", 0)),
        Must("battle", (Destroy(Pick("hand", Is("hero"))),)),
        gold=3, xp=3, health=12, vp=4,
        rulings=("ruling-advance-stramst-waits", "ruling-advance-stramst-refill"),
    ),
    bearer(
        "orseg", "Orseg",
        While("hall", (Grant("battle", OTHER_MONSTERS),)),
        gold=3, xp=4, health=12, vp=5,
        rulings=("ruling-advance-orseg-self",),
    ),
    bearer(
        "belac", "Belac",
        While("hall", (Modify("resolves", "add", 1, OTHER_MONSTERS),)),
        Must("battle", (
            Pick("hand", Is("hero"), best="worth", name="champion"),
            Modify("health", "add", Value("worth", "champion"), "self"),
            Discard("champion"),
        )),
        gold=3, xp=3, health=8, vp=4,
        rulings=("ruling-advance-belac-twice", "ruling-advance-belac-best", "ruling-advance-monster-global"),
    ),
)
