"""The monsters: nine groups of ten cards, and the placeholders of the horde. Attack, magic attack and light on a
monster are what its trophy gives."""

from __future__ import annotations

from duskhall.core.tree import (
    Again,
    And,
    Armed,
    Branch,
    Brings,
    Card,
    CardIs,
    Cards,
    Choose,
    Cmp,
    Condition,
    Count,
    Dark,
    Defeat,
    Destroy,
    Discard,
    Draw,
    Each,
    Earn,
    Fig,
    Filter,
    Forbid,
    Gain,
    Held,
    If,
    Instead,
    Is,
    Later,
    Level,
    Look,
    Lose,
    Modify,
    Must,
    Not,
    Or,
    Other,
    Pick,
    Put,
    Show,
    Some,
    Sum,
    Swap,
    Tops,
    Use,
    Value,
    While,
    Won,
)
from duskhall.editions.making import monster

GROUP_LEVELS: dict[str, int] = {
    "burnmarked": 2,
    "corvaxis": 2,
    "djinni": 3,
    "dragon": 3,
    "kobold": 1,
    "ogre": 2,
    "horde": 1,
    "skeleton": 1,
    "treefolk": 3,
}
"""The level of each group: a set-up takes one group of every level."""

INFERRED = "inferred"
DISPUTED = "disputed"

# ----------------------------------------------------------------------------------------------------------------------
# Abilities that several monsters share


def immune(which: Filter) -> While:
    """The attack of these cards themselves does not count."""
    cards = Cards("hand", which)
    return While("fought", (Modify("attack", "ignore", 0, cards), Modify("magic", "ignore", 0, cards)))


def lacking(which: Filter) -> Condition:
    """No such card is in the party."""
    return Not(Some(Cards("hand", which)))


def curse_unless(which: Filter) -> Must:
    """Battle: a curse for a party without such a card."""
    return Must("battle", (Gain("curse", 1),), when=lacking(which))


def destroy_one(event: str, which: Filter) -> Must:
    """At this event one such card of the party is destroyed."""
    return Must(event, (Destroy(Pick("hand", which)),))


def hero_who(which: Filter) -> And:
    """A hero of this description."""
    return And((Is("hero"), which))


def short_of(n: int) -> Cmp:
    """The total did not exceed the health by so much; the battle may be won or lost."""
    return Cmp(Value("margin", "foe"), "<", n)


def wing(victim: Filter) -> Must:
    """Battle: the price of the top card of the deck is added to the health, and such a card is destroyed."""
    return Must("battle", (
        Look(1, "seen"),
        Modify("health", "add", Value("cost", "seen"), "self"),
        If(CardIs("seen", victim), (Destroy("seen"),), (Put("seen", "deck"),)),
    ))  # fmt: skip


AMBUSH = Some(Cards("hall", Is("ambusher")))
LIGHTS = And((Or((Is("item"), Is("weapon"))), Fig("light", ">=", 1)))
BEGINNER = hero_who(Fig("level", "<=", 1))
OTHER_KOBOLDS = Cards("hall", And((Is("kobold"), Other())))

TO_ANY_PILE = Must("defeated", (Each("one", (Put("self", "discard"),)),))

AVIAN = ("corvaxis", "avian")
BURNMARKED = ("burnmarked", "fire")
DJINNI = ("djinni", "efreet")
DRAGON = ("dragon", "fire")
KOBOLD = ("kobold", "humanoid")
OGRE = ("ogre", "humanoid")
SKELETON = ("undead", "skeleton")
TREEFOLK = ("undead", "treefolk")


GUESSED = {"health": INFERRED}
DOUBTED = {"xp": DISPUTED}


def soulstolen(n: int, health: int, vp: int, marks: dict[str, str] | None = None) -> Card:
    """One of the ten cards with this name, which differ only in health and worth."""
    return monster(
        f"soulstolen-{n:02}", "Soulstolen", "horde", 1, ("undead", "horde"),
        destroy_one("aftermath", hero_who(Not(Armed()))),
        While("present", (Modify("attack", "add", 1, "self"),), when=CardIs("foe", Is("undead"))),
        gold=2, xp=2, health=health, vp=vp,
        marks=marks,
        rulings=(
            "ruling-advance-horde-pile",
            "ruling-advance-horde-bottom",
            "ruling-advance-monster-unarmed",
            "ruling-advance-monster-aftermath",
            "ruling-advance-monster-trophy",
        ),
    )  # fmt: skip


# fmt: off

MONSTERS: tuple[Card, ...] = (
    # ---- Burnmarked, Fire (level 2) ----------------------------------------------------------------------------------

    monster(
        "charred-bruin", "Charred Bruin", "burnmarked", 2, BURNMARKED,
        Must("battle", (Each("all", (Destroy(Pick("hand")),)),)),
        gold=2, xp=2, health=9, vp=4,
        rulings=("ruling-advance-bruin-everyone", "ruling-advance-curse-untouched"),
    ),
    monster(
        "blazing-grimalkin", "Blazing Grimalkin", "burnmarked", 2, BURNMARKED,
        Must("battle", (
            Each("all", (
                Choose((
                    Branch("discard", (Discard(Pick("hand", n=3)),)),
                    Branch("lose", (Lose("xp", 1),)),
                )),
            )),
        )),
        gold=2, xp=3, health=8, vp=3,
        rulings=(
            "ruling-advance-grimalkin-few",
            "ruling-advance-grimalkin-no-xp",
            "ruling-advance-curse-untouched",
        ),
    ),
    monster(
        "pyre-viper", "Pyre Viper", "burnmarked", 2, BURNMARKED,
        Must("battle", (
            Each("all", (
                Choose((
                    Branch("show", (Show(Pick("hand", Is("curse"))),)),
                    Branch("gain", (Gain("curse", 2),)),
                )),
            )),
        )),
        gold=2, xp=2, health=7, vp=3,
        rulings=("ruling-advance-viper-show", "ruling-advance-curse-order", "ruling-advance-curse-pile"),
    ),
    monster(
        "phoenix", "Phoenix", "burnmarked", 2, BURNMARKED,
        Must("battle", (Gain("curse", 1),)),
        Use("trophy", (Earn("xp", 3), Put("self", "top")), due=True),
        gold=2, xp=2, health=6, vp=3,
        marks={"ability-2": DISPUTED},
        rulings=(
            "ruling-advance-phoenix-due",
            "ruling-advance-phoenix-escape",
            "ruling-advance-phoenix-points",
            "ruling-advance-phoenix-xp",
            "ruling-advance-curse-pile",
        ),
    ),
    monster(
        "hellhound", "Hellhound", "burnmarked", 2, BURNMARKED,
        Must("battle", (
            Gain("curse", 1),
            Each("others", (Discard(Pick("hand", Is("hero"), show=True)),)),
        )),
        Must("aftermath", (Gain("curse", 1),), when=Not(Won())),
        gold=2, xp=2, health=7, vp=4,
        marks={"xp": DISPUTED, "vp": DISPUTED},
        rulings=("ruling-advance-hellhound-show", "ruling-advance-curse-pile"),
    ),

    # ---- Corvaxis, Avian (level 2) -----------------------------------------------------------------------------------

    monster(
        "blackflock-conniver", "Blackflock Conniver", "corvaxis", 2, AVIAN,
        Must("battle", (Discard(Cards("hand", Held())),), when=AMBUSH),
        gold=2, xp=2, health=7, vp=3,
        rulings=("ruling-advance-monster-ambusher",),
    ),
    monster(
        "slaughterwing", "Slaughterwing", "corvaxis", 2, (*AVIAN, "ambusher"),
        wing(hero_who(Fig("level", "<=", 2))),
        gold=3, xp=3, health=6, vp=5,
        rulings=("ruling-advance-wing-no-cost", "ruling-advance-wing-stays"),
    ),
    monster(
        "plunderwing", "Plunderwing", "corvaxis", 2, (*AVIAN, "ambusher"),
        wing(Or((Is("weapon"), Is("item")))),
        gold=2, xp=3, health=5, vp=4,
        rulings=("ruling-advance-wing-no-cost", "ruling-advance-wing-stays"),
    ),
    monster(
        "blackflock-ravener", "Blackflock Ravener", "corvaxis", 2, AVIAN,
        Must("raid", (Destroy(Pick("hand")),)),
        gold=2, xp=2, health=6, vp=3,
        rulings=(
            "ruling-advance-ravener-hand",
            "ruling-advance-monster-raid-look",
            "ruling-advance-monster-raid-setup",
            "ruling-advance-curse-untouched",
        ),
    ),
    monster(
        "blackflock-assassin", "Blackflock Assassin", "corvaxis", 2, AVIAN,
        Must("raid", (Destroy(Pick("hand", Is("hero"))),), when=AMBUSH),
        gold=2, xp=2, health=8, vp=4,
        rulings=(
            "ruling-advance-monster-ambusher",
            "ruling-advance-monster-raid-look",
            "ruling-advance-monster-raid-setup",
        ),
    ),

    # ---- Djinni, Efreet (level 3) ------------------------------------------------------------------------------------

    monster(
        "ghul", "Ghul", "djinni", 2, DJINNI,
        immune(Is("fighter")),
        curse_unless(Is("fighter")),
        gold=2, xp=2, health=6, vp=4,
        marks={"ability-1": INFERRED},
        rulings=("ruling-advance-monster-immune", "ruling-advance-djinni-inferred", "ruling-advance-djinni-present"),
    ),
    monster(
        "ifrit", "Ifrit", "djinni", 2, DJINNI,
        immune(Or((Is("ranger"), Is("bow")))),
        curse_unless(Is("ranger")),
        gold=2, xp=2, health=8, vp=5,
        rulings=("ruling-advance-monster-immune", "ruling-advance-djinni-present"),
    ),
    monster(
        "iblis", "Iblis", "djinni", 2, DJINNI,
        immune(Is("cleric")),
        Must("battle", (
            If(lacking(Is("cleric")), (Gain("curse", 1),)),
            Modify("light", "ignore", 0, Cards("hand", Not(Is("hero")))),
        )),
        gold=2, xp=3, health=12, vp=7,
        marks={"ability-1": INFERRED},
        rulings=(
            "ruling-advance-monster-immune",
            "ruling-advance-djinni-inferred",
            "ruling-advance-djinni-present",
            "ruling-advance-iblis-weapons",
        ),
    ),
    monster(
        "marid", "Marid", "djinni", 2, DJINNI,
        immune(Is("thief")),
        Must("battle", (
            If(lacking(Is("thief")), (Gain("curse", 1),)),
            Forbid("use-spoils", "party"),
        )),
        gold=2, xp=2, health=10, vp=6,
        rulings=("ruling-advance-monster-immune", "ruling-advance-djinni-present", "ruling-advance-marid-spoils"),
    ),
    monster(
        "majnun", "Majnun", "djinni", 2, DJINNI,
        immune(Or((Is("wizard"), Is("spell")))),
        curse_unless(Is("wizard")),
        gold=2, xp=2, health=9, vp=5,
        rulings=("ruling-advance-monster-immune", "ruling-advance-djinni-present"),
    ),

    # ---- Dragon, Fire (level 3) --------------------------------------------------------------------------------------

    monster(
        "cinder-drake", "Cinder Drake", "dragon", 2, DRAGON,
        destroy_one("battle", Is("weapon")),
        destroy_one("aftermath", Is("spell")),
        gold=3, xp=3, health=10, vp=6,
        rulings=("ruling-advance-cinder-weapon", "ruling-advance-monster-aftermath"),
    ),
    monster(
        "caldera-dragon", "Caldera Dragon", "dragon", 2, DRAGON,
        Must("drew", (Discard(Pick("hand")),)),
        gold=3, xp=3, health=11, vp=6,
        rulings=(
            "ruling-advance-monster-global",
            "ruling-advance-caldera-once",
            "ruling-advance-curse-untouched",
        ),
    ),
    monster(
        "smokeplume-drake", "Smokeplume Drake", "dragon", 2, DRAGON,
        Must("battle", (Discard(Pick("hand", n=2)),)),
        Must("aftermath", (Destroy(Pick("hand", Is("hero"), best="strength")),)),
        gold=3, light=-3, xp=2, health=9, vp=7,
        rulings=(
            "ruling-advance-smokeplume-light",
            "ruling-advance-smokeplume-tie",
            "ruling-advance-monster-aftermath",
            "ruling-advance-curse-untouched",
        ),
    ),
    monster(
        "ash-dragon", "Ash Dragon", "dragon", 2, DRAGON,
        Must("battle", (Discard(Cards("hand", BEGINNER)),)),
        Must("aftermath", (Destroy(Cards("hand", LIGHTS)),)),
        gold=2, xp=3, health=8, vp=5,
        rulings=("ruling-advance-ash-regulars", "ruling-advance-monster-aftermath"),
    ),
    monster(
        "magma-wyrm", "Magma Wyrm", "dragon", 2, DRAGON,
        Must("village-over", (Swap("self"),)),
        Must("breach", (Destroy(Tops("", 2)),)),
        gold=2, xp=2, health=7, vp=4,
        rulings=(
            "ruling-advance-magma-two",
            "ruling-advance-magma-stacks",
            "ruling-advance-magma-guardian",
            "ruling-advance-monster-breach",
        ),
    ),

    # ---- Kobold, Humanoid (level 1) ----------------------------------------------------------------------------------

    monster(
        "drakeclan-cutter", "Drakeclan Cutter", "kobold", 3, KOBOLD,
        TO_ANY_PILE,
        gold=2, xp=2, health=5, vp=-1,
        rulings=("ruling-advance-kobold-pile",),
    ),
    monster(
        "drakeclan-ambusher", "Drakeclan Ambusher", "kobold", 3, (*KOBOLD, "ambusher"),
        TO_ANY_PILE,
        gold=0, xp=1, health=4, vp=1,
        rulings=("ruling-advance-kobold-pile",),
    ),
    monster(
        "drakeclan-laird", "Drakeclan Laird", "kobold", 2, KOBOLD,
        Must("battle", (
            Modify("health", "add", Sum("health", OTHER_KOBOLDS), "self"),
            Later((If(Won(), (Defeat(OTHER_KOBOLDS),)),)),
        )),
        gold=2, xp=2, health=7, vp=3,
        rulings=("ruling-advance-laird-traits", "ruling-advance-laird-printed"),
    ),
    monster(
        "drakeclan-shaman", "Drakeclan Shaman", "kobold", 2, KOBOLD,
        TO_ANY_PILE,
        gold=3, xp=1, health=6, vp=-2,
        rulings=("ruling-advance-kobold-pile",),
    ),

    # ---- Ogre, Humanoid (level 2) ------------------------------------------------------------------------------------

    monster(
        "ogrillon", "Ogrillon", "ogre", 3, OGRE,
        Must("battle", (Discard(Pick("hand", Held())),)),
        gold=2, xp=2, health=7, vp=3,
        rulings=("ruling-advance-monster-none-there",),
    ),
    monster(
        "ogre", "Ogre", "ogre", 3, OGRE,
        destroy_one("aftermath", hero_who(Fig("strength", "<=", 3))),
        gold=1, xp=2, health=7, vp=2,
        rulings=("ruling-advance-monster-strength", "ruling-advance-monster-aftermath"),
    ),
    monster(
        "ettin", "Ettin", "ogre", 2, OGRE,
        destroy_one("battle", hero_who(Not(Brings("magic")))),
        destroy_one("aftermath", hero_who(Not(Brings("attack")))),
        gold=3, xp=2, health=9, vp=5,
        rulings=("ruling-advance-ettin-both", "ruling-advance-monster-aftermath"),
    ),
    monster(
        "ogre-mage", "Ogre Mage", "ogre", 2, OGRE,
        Must("battle", (Discard(Pick("hand", Brings("magic"))),)),
        destroy_one("aftermath", hero_who(Fig("strength", "<=", 4))),
        gold=2, xp=2, health=8, vp=4,
        rulings=(
            "ruling-advance-ogre-mage-card",
            "ruling-advance-monster-none-there",
            "ruling-advance-monster-strength",
            "ruling-advance-monster-aftermath",
        ),
    ),

    # ---- Undead, Horde (level 1) -------------------------------------------------------------------------------------
    # Only the first four have a sourced health; the sibling horde of a later box runs 4 to 13 with the same worth, and
    # there the last five give 3 experience.

    soulstolen(1, 4, 2),
    soulstolen(2, 5, 2),
    soulstolen(3, 6, 3),
    soulstolen(4, 7, 3),
    soulstolen(5, 8, 4, GUESSED),
    soulstolen(6, 9, 4, GUESSED | DOUBTED),
    soulstolen(7, 10, 5, GUESSED | DOUBTED),
    soulstolen(8, 11, 5, GUESSED | DOUBTED),
    soulstolen(9, 12, 6, GUESSED | DOUBTED),
    soulstolen(10, 13, 6, GUESSED | DOUBTED),

    # ---- Undead, Skeleton (level 1) ----------------------------------------------------------------------------------

    monster(
        "shrouded-cadaver", "Shrouded Cadaver", "skeleton", 2, SKELETON,
        Must("battle", (Each("others", (Gain("curse", 1),)), Gain("curse", 2))),
        Use("trophy", (Draw(1),), cost=(Discard("self"),)),
        gold=2, xp=2, health=7, vp=3,
        rulings=("ruling-advance-monster-trophy-may", "ruling-advance-curse-order", "ruling-advance-curse-pile"),
    ),
    monster(
        "dwarven-ancestor", "Dwarven Ancestor", "skeleton", 2, SKELETON,
        Must("battle", (Gain("curse", 1),), when=Dark()),
        Must("battle", (
            Later((
                If(
                    And((Won(), Cmp(Value("margin", "foe"), ">=", 4))),
                    (Each("others", (Gain("curse", 1),)),),
                ),
            )),
        )),
        gold=1, xp=1, health=6, vp=2,
        rulings=("ruling-advance-ancestor-dark", "ruling-advance-curse-order", "ruling-advance-curse-pile"),
    ),
    monster(
        "necrophidius", "Necrophidius", "skeleton", 2, SKELETON,
        While(
            "fought",
            (Forbid("be-fought", "self"),),
            when=Cmp(Count(Cards("hand", Is("hero"))), "<", 2),
        ),
        Use(
            "trophy",
            (Level(BEGINNER, 1, free=True),),
            cost=(Destroy("self"),),
            when=Some(Cards("hand", BEGINNER)),
        ),
        gold=2, xp=2, health=7, vp=2,
        rulings=(
            "ruling-advance-monster-not-chosen",
            "ruling-advance-monster-trophy-may",
            "ruling-advance-necrophidius-discard",
        ),
    ),
    monster(
        "ossuous", "Ossuous", "skeleton", 2, SKELETON,
        While(
            "fought",
            (Forbid("be-fought", "self"),),
            when=lacking(hero_who(Fig("level", ">=", 1))),
        ),
        gold=1, xp=2, health=6, vp=2, magic=1,
        rulings=("ruling-advance-monster-not-chosen", "ruling-advance-monster-trophy"),
    ),
    monster(
        "warrior-bones", "Warrior Bones", "skeleton", 2, SKELETON,
        gold=1, xp=1, health=5, vp=1, attack=1,
        rulings=("ruling-advance-monster-trophy",),
    ),

    # ---- Undead, Treefolk (level 3) ----------------------------------------------------------------------------------

    monster(
        "scabbark", "Scabbark", "treefolk", 1, TREEFOLK,
        Must("aftermath", (Destroy(Cards("hand")),), when=short_of(2)),
        Use("spoils", (Again(),)),
        gold=3, xp=4, health=13, vp=8,
        rulings=(
            "ruling-advance-treefolk-margin",
            "ruling-advance-monster-aftermath",
            "ruling-advance-curse-untouched",
        ),
    ),
    monster(
        "canker-treant", "Canker Treant", "treefolk", 3, TREEFOLK,
        Must("aftermath", (Modify("hand", "less", 2, "party"),), when=short_of(6)),
        gold=2, xp=3, health=8, vp=6,
        rulings=("ruling-advance-treefolk-margin",),
    ),
    monster(
        "thorned-walker", "Thorned Walker", "treefolk", 2, TREEFOLK,
        Must("aftermath", (Destroy(Pick("hand", Is("monster"), n=2)),), when=short_of(2)),
        gold=2, xp=3, health=10, vp=6,
        rulings=(
            "ruling-advance-walker-hand",
            "ruling-advance-treefolk-margin",
            "ruling-advance-monster-aftermath",
        ),
    ),
    monster(
        "withered-dryad", "Withered Dryad", "treefolk", 2, TREEFOLK,
        immune(Is("blunt")),
        gold=1, xp=2, health=6, vp=4,
        rulings=("ruling-advance-monster-immune-weapon",),
    ),
    monster(
        "decayed-heartwood", "Decayed Heartwood", "treefolk", 2, TREEFOLK,
        destroy_one("aftermath", hero_who(Fig("strength", ">=", 5))),
        gold=2, xp=3, health=11, vp=7,
        rulings=("ruling-advance-monster-strength", "ruling-advance-monster-aftermath"),
    ),

    # ---- The placeholders of the horde -------------------------------------------------------------------------------

    Card(
        "soulstolen-placeholder", "Soulstolen Placeholder", "placeholder", "horde", 10, ("placeholder",),
        {},
        (
            Instead("horde"),
        ),
        rulings=("ruling-advance-horde-pile", "ruling-advance-horde-placeholder"),
    ),
)
