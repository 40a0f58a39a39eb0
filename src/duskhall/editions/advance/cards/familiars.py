"""The familiars, and the token that lets each player draw one. What they do is ours: no source gives their text, and
only two of them have a name in one. The reasons are in docs/advance-reconstructed.md."""

from __future__ import annotations

from duskhall.core.tree import (
    ANY,
    Ability,
    And,
    Armed,
    Buy,
    Cancel,
    Card,
    Cards,
    Cmp,
    Dark,
    Destroy,
    Discard,
    Draw,
    Earn,
    Gain,
    Is,
    Modify,
    Pick,
    Some,
    Use,
    Value,
)

ANYWHERE = ("village", "dungeon")

THREE = Cmp(Value("xp", "you"), ">=", 3)
SIX = Cmp(Value("xp", "you"), ">=", 6)
"""Experience is possessed, not paid."""
FRESH = Cmp(Value("used", "self"), "=", 0)
"""None of its abilities has been used this turn."""

HEROES = Cards("hand", Is("hero"))
CURSE = Is("disease")


def familiar(
    id: str, name: str, *abilities: Ability, rulings: tuple[str, ...] = (), marks: dict[str, str] | None = None
) -> Card:
    """A familiar: three abilities, for 0, 3 and 6 experience."""
    return Card(
        id,
        name,
        "familiar",
        "familiar",
        1,
        ("familiar",),
        {},
        abilities,
        source="reconstructed",
        marks=marks or {},
        rulings=(
            *rulings,
            "ruling-advance-familiar-xp",
            "ruling-advance-familiar-return",
        ),
    )


# fmt: off

FAMILIARS: tuple[Card, ...] = (
    # ---- The right to draw one ---------------------------------------------------------------------------------------

    Card(
        "familiar-call", "Familiar's Call", "token", "token", 0, ("token",),
        {},
        (
            Use("spoils", (Gain("familiar", 1, to="front"),), cost=(Destroy("self"),)),
        ),
        source="rulebook",
        rulings=("ruling-advance-familiar-once", "ruling-advance-familiar-front"),
    ),

    # ---- Named by a source -------------------------------------------------------------------------------------------

    familiar(
        "familiar-shadow-cat", "Shadow Cat",
        Use(ANYWHERE, (Draw(2),), cost=(Destroy(Pick("hand", Is("villager"))),)),
        Use("dungeon", (Modify("attack", "add", 3, "party", when=Dark()),), when=THREE),
        Use("dungeon", (Cancel(("battle", "aftermath")),), when=SIX),
        marks={"name": "inferred"},
        rulings=("ruling-advance-familiar-cat-villager", "ruling-advance-familiar-cat-dark"),
    ),
    familiar(
        "familiar-little-phoenix", "Little Phoenix",
        Use(ANYWHERE, (Draw(2),), when=FRESH),
        Use(
            "dungeon",
            (Modify("magic", "add", 4, "party"), Modify("light", "add", 2, "party")),
            when=And((FRESH, THREE)),
        ),
        Use("dungeon", (Modify("magic", "add", 4, "party"), Draw(2)), when=And((FRESH, SIX))),
        marks={"name": "inferred"},
        rulings=("ruling-advance-familiar-phoenix-one",),
    ),

    # ---- Ours altogether ---------------------------------------------------------------------------------------------

    familiar(
        "familiar-lantern-moth", "Lantern Moth",
        Use("dungeon", (Modify("light", "add", 1, "party"),)),
        Use("dungeon", (Modify("light", "add", 2, "party"),), when=THREE),
        Use("dungeon", (Modify("magic", "add", 1, HEROES),), when=SIX),
    ),
    familiar(
        "familiar-mending-toad", "Mending Toad",
        Use(ANYWHERE, (Draw(1),), cost=(Destroy(Pick("hand", CURSE)),)),
        Use(
            ANYWHERE,
            (Destroy(Pick("hand", CURSE, n=ANY)),),
            when=And((THREE, Some(Cards("hand", CURSE)))),
        ),
        Use(ANYWHERE, (Draw(1),), cost=(Destroy(Pick("hand", Is("basic"))),), when=SIX),
    ),
    familiar(
        "familiar-scroll-owl", "Scroll Owl",
        Use(ANYWHERE, (Draw(1), Discard(Pick("hand")))),
        Use(ANYWHERE, (Draw(1),), when=THREE),
        Use(ANYWHERE, (Draw(2),), when=SIX),
    ),
    familiar(
        "familiar-iron-badger", "Iron Badger",
        Use("dungeon", (Modify("strength", "add", 2, Pick("hand", Is("hero"))),), when=Some(HEROES)),
        Use(
            "dungeon",
            (Modify("attack", "add", 2, Pick("hand", And((Is("hero"), Armed())))),),
            when=And((THREE, Some(Cards("hand", And((Is("hero"), Armed())))))),
        ),
        Use("dungeon", (Modify("attack", "add", 1, HEROES),), when=SIX),
    ),
    familiar(
        "familiar-gilded-magpie", "Gilded Magpie",
        Use("village", (Earn("gold", 2),)),
        Use("village", (Modify("buys", "add", 1, "party"),), when=THREE),
        Use("spoils", (Buy(Is("village")),), when=SIX),
    ),
)
