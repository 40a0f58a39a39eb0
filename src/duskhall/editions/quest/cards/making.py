"""Makers of Quest's cards, and the abilities that cards of several quests share.

Most of what is printed on the cards of Quest is not public. A card that is ours has the source ``reconstructed``, and
its marks name the parts that are not: by the figure, by ``name`` or ``count``, or by ``ability-2`` for the second
ability.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from duskhall.core.tree import (
    Ability,
    Amount,
    And,
    Branch,
    Card,
    CardIs,
    Cards,
    CardStep,
    Choose,
    Cmp,
    Condition,
    Destroy,
    Earn,
    Fig,
    Filter,
    Forbid,
    Gain,
    Half,
    Held,
    Is,
    Modify,
    Most,
    Must,
    Named,
    Not,
    Pick,
    Put,
    Some,
    Travel,
    Use,
    Value,
    While,
)
from duskhall.editions import making

PUBLIC = "public"
INFERRED = "inferred"
DISPUTED = "disputed"
RECONSTRUCTED = "reconstructed"
PRE_RELEASE = INFERRED
"""The source of a goal that was shown before the game was published; its points are ours."""

EITHER = ("village", "dungeon")
"""The windows of an ability for the village or the dungeon."""
COUNTS = {1: 5, 2: 3, 3: 2}
"""Copies of a hero, by level."""
NUMERALS = {1: "I", 2: "II", 3: "III"}

# ----------------------------------------------------------------------------------------------------------------------
# Quests


@dataclass(frozen=True, slots=True)
class Quest:
    """A quest: all cards of its pack."""

    number: int
    id: str
    heroes: tuple[Card, ...]
    village: tuple[Card, ...]
    monsters: tuple[Card, ...]
    rooms: tuple[Card, ...]
    guardians: tuple[Card, ...]
    treasures: tuple[Card, ...]

    @property
    def cards(self) -> tuple[Card, ...]:
        return (*self.heroes, *self.village, *self.treasures, *self.monsters, *self.rooms, *self.guardians)


# ----------------------------------------------------------------------------------------------------------------------
# Cards


def hero(
    name: str,
    level: int,
    classes: tuple[str, ...],
    *abilities: Ability,
    rulings: tuple[str, ...] = (),
    known: dict[str, str] | None = None,
    **figures: int,
) -> Card:
    """One level of a hero, races before classes. Public are the name, the level, and the price of the first level;
    ``known`` names what else is."""
    stack = name.lower()
    marks = {"name": PUBLIC, "level": PUBLIC}
    if level == 1:
        marks["cost"] = PUBLIC
    if level < 3:
        figures["level_cost"] = level + 2
        marks["level-cost"] = "rulebook"
    card = making.hero(
        f"{stack}-{level}",
        f"{name} {NUMERALS[level]}",
        stack,
        level,
        COUNTS[level],
        classes,
        *abilities,
        also=(),
        rulings=rulings,
        marks=marks | (known or {}),
        **figures,
    )
    return replace(card, source=RECONSTRUCTED)


def market(
    id: str,
    name: str,
    keywords: tuple[str, ...],
    *abilities: Ability,
    rulings: tuple[str, ...] = (),
    known: dict[str, str] | None = None,
    **figures: int,
) -> Card:
    """A stack of eight in the marketplace. Public are the name and the keywords; ``known`` names what else is."""
    return Card(
        id,
        name,
        "village",
        id,
        8,
        ("village", *keywords),
        figures,
        abilities,
        RECONSTRUCTED,
        marks={"name": PUBLIC} | (known or {}),
        rulings=rulings,
    )


class Group:
    """A monster group: its ten cards share the level and the keywords, which are public."""

    def __init__(self, stack: str, level: int, *keywords: str) -> None:
        self.stack = stack
        self.level = level
        self.keywords = keywords

    def __call__(
        self,
        id: str,
        name: str,
        count: int,
        *abilities: Ability,
        alert: bool = False,
        rulings: tuple[str, ...] = (),
        source: str = RECONSTRUCTED,
        known: dict[str, str] | None = None,
        **figures: int,
    ) -> Card:
        """A monster, of our making unless ``source`` says otherwise; ``known`` marks single parts. ``alert``: it
        notices champions who do not stay."""
        keywords = (*self.keywords, "alert") if alert else self.keywords
        marks = ({"level": PUBLIC} if source == RECONSTRUCTED else {}) | (known or {})
        card = making.monster(
            id, name, self.stack, count, keywords, *abilities, rulings=rulings, marks=marks, level=self.level, **figures
        )
        return replace(card, source=source)


def room(
    id: str,
    name: str,
    *abilities: Ability,
    level: int,
    darkness: int,
    alert: bool = False,
    marks: dict[str, str] | None = None,
    rulings: tuple[str, ...] = (),
    **boosts: int,
) -> Card:
    """A tile of the dungeon, public unless marked. ``darkness`` is the light it takes to enter; the other figures are
    added to those of the monster in it. ``alert``: it notices champions who do not stay."""
    return Card(
        id,
        name,
        "room",
        "tile",
        1,
        ("room", "alert") if alert else ("room",),
        {"level": level, "darkness": darkness, **boosts},
        abilities,
        marks=marks or {},
        rulings=rulings,
    )


def treasure(
    id: str,
    name: str,
    keywords: tuple[str, ...],
    *abilities: Ability,
    count: int = 1,
    marks: dict[str, str] | None = None,
    rulings: tuple[str, ...] = (),
    **figures: int,
) -> Card:
    """A card of the treasure deck, ours unless marked."""
    return Card(
        id,
        name,
        "treasure",
        "treasure",
        count,
        ("treasure", *keywords),
        figures,
        abilities,
        RECONSTRUCTED,
        marks=marks or {},
        rulings=rulings,
    )


def cache(
    id: str,
    name: str,
    *steps: CardStep,
    count: int = 1,
    marks: dict[str, str] | None = None,
    rulings: tuple[str, ...] = (),
) -> Card:
    """A treasure that is used up when it is found."""
    return treasure(
        id,
        name,
        ("cache",),
        Must("gained", (Destroy("self"), *steps)),
        count=count,
        marks=marks,
        rulings=("ruling-quest-cache-at-once", *rulings),
    )


SIDE_QUEST = "side-quest"


def side_quest(
    id: str, name: str, ability: Ability, known: dict[str, str] | None = None, rulings: tuple[str, ...] = ()
) -> Card:
    """A side quest, ours but for what ``known`` marks; only that there is one copy of each is told."""
    return Card(
        id,
        name,
        SIDE_QUEST,
        SIDE_QUEST,
        1,
        (SIDE_QUEST,),
        {},
        (ability,),
        RECONSTRUCTED,
        marks={"count": INFERRED} | (known or {}),
        rulings=("ruling-quest-side-quest-secret", *rulings),
    )


def deed(
    id: str,
    name: str,
    window: str | tuple[str, ...],
    when: Condition,
    *brings: str,
    known: dict[str, str] | None = None,
    rulings: tuple[str, ...] = (),
) -> Card:
    """A side quest that is shown when it is done, and brings one legendary card of two titles."""
    reward = Choose(tuple(Branch(title, (Gain(title, 1),)) for title in brings))
    ability = Use(window, (Put("self", "front"), reward), when=when)
    return side_quest(id, name, ability, known, ("ruling-quest-deed-claimed", *rulings))


def goal(
    id: str,
    name: str,
    vp: int,
    when: Condition,
    known: dict[str, str] | None = None,
    rulings: tuple[str, ...] = (),
) -> Card:
    """A side quest that is worth points at the end, if its condition holds for all cards of a seat."""
    return side_quest(id, name, While("kept", (Modify("vp", "add", vp, "party"),), when=when), known, rulings)


def guild(id: str, name: str, favours: str, *abilities: Ability, rulings: tuple[str, ...] = ()) -> Card:
    """A guild sponsorship for heroes of a class; that there are four copies of each follows from their number."""
    return Card(
        id,
        name,
        "guild",
        id,
        4,
        ("guild",),
        {},
        abilities,
        RECONSTRUCTED,
        marks={"count": INFERRED},
        rulings=("ruling-quest-guild-front", *rulings),
    )


def legendary(
    id: str,
    name: str,
    keywords: tuple[str, ...],
    *abilities: Ability,
    count: int = 3,
    known: dict[str, str] | None = None,
    rulings: tuple[str, ...] = (),
    **figures: int,
) -> Card:
    """A card that only side quests bring, ours unless marked."""
    return Card(
        id,
        name,
        "legendary",
        id,
        count,
        ("legendary", *keywords),
        figures,
        abilities,
        RECONSTRUCTED,
        marks=known or {},
        rulings=rulings,
    )


GUARDIAN_MARKS = {"name": PUBLIC, "level": PUBLIC, "wounds": INFERRED}
"""Of a guardian that no worked example shows; the wounds are told of guardians in general."""


def guardian(
    stem: str,
    stack: str,
    name: str,
    level: int,
    keywords: tuple[str, ...],
    *abilities: Ability,
    source: str = RECONSTRUCTED,
    marks: dict[str, str] | None = None,
    rulings: tuple[str, ...] = (),
    **figures: int,
) -> Card:
    """A guardian of this level; ``stem`` begins its id. What all guardians have in common comes last: they pay half the
    attack brought against them, and they stay."""
    pay, stay = len(abilities) + 1, len(abilities) + 2
    common = {} if source == PUBLIC else {f"ability-{pay}": PUBLIC, f"ability-{stay}": PUBLIC}
    return Card(
        f"{stem}-{level}",
        name,
        "guardian",
        stack,
        1,
        ("monster", "guardian", *keywords),
        {"level": level, **figures},
        (
            *abilities,
            Must("reward", (Earn("xp", Half(Value("total", "foe"))),)),
            While("hall", (Forbid("leave", "self"),)),
        ),
        source,
        marks=(GUARDIAN_MARKS if marks is None else marks) | common,
        rulings=("ruling-quest-guardian-pay", "ruling-quest-guardian-stays", *rulings),
    )


# ----------------------------------------------------------------------------------------------------------------------
# Filters, conditions and amounts

HERO = Is("hero")
GEAR = Pick("front", Is("gear"))
TRAINED = And((HERO, Fig("level", ">=", 1)))
UNTRAINED = And((HERO, Fig("level", "<=", 0)))
WIELDED = CardIs("self", Held())
NO_ROGUE = Not(Some(Cards("hand", Is("rogue"))))
WIZARD_LEVEL = Most("level", Cards("hand", Is("wizard")))
CLERIC_LEVEL = Most("level", Cards("hand", Is("cleric")))
WILDERNESS = Pick("rooms", Named("wilderness"))


def lacking(which: Filter) -> Condition:
    """No such card is in the party."""
    return Not(Some(Cards("hand", which)))


def veteran(tag: str) -> Some:
    """A hero of this class who has been through something."""
    return Some(Cards("hand", And((Is(tag), Fig("level", ">=", 2)))))


# ----------------------------------------------------------------------------------------------------------------------
# Abilities


def wound(n: Amount = 1) -> Gain:
    """Wound tokens for the seat."""
    return Gain("wound", n, to="front")


def finds(*piles: str) -> Must:
    """The reward besides experience: one of each, gear in front and treasure to the discard pile."""
    return Must("reward", tuple(Gain(p, 1) if p == "treasure" else Gain(p, 1, to="front") for p in piles))


def immune(which: Filter) -> While:
    """The attack of these cards themselves does not count."""
    cards = Cards("hand", which)
    return While("fought", (Modify("attack", "ignore", 0, cards), Modify("magic", "ignore", 0, cards)))


def required(figure: str) -> While:
    """Without a point of this attack, after armor and resistance, there is no victory."""
    return While("fought", (Forbid("be-defeated", "self"),), when=Cmp(Value(figure, "party"), "<", 1))


def easier(wielder: Filter) -> While:
    """A weapon made for such heroes asks less of them: two, as in the later quests."""
    return While("present", (Modify("weight", "less", 2, "self"),), when=CardIs("wielder", wielder))


def sent_to_the_wilderness() -> Must:
    """After a battle here the champion stands in the Wilderness, won or lost."""
    return Must("after", (Travel(WILDERNESS),))
