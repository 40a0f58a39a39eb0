"""The heroes: eleven families of three levels."""

from __future__ import annotations

from functools import partial

from duskhall.core.tree import (
    And,
    Armed,
    Branch,
    Buy,
    Card,
    CardIs,
    Cards,
    Choose,
    Cmp,
    Count,
    Destroy,
    Discard,
    Draw,
    Each,
    Earn,
    Fig,
    Forbid,
    Has,
    Is,
    Later,
    Modify,
    Must,
    Named,
    Not,
    Or,
    Pick,
    Put,
    Some,
    Times,
    Use,
    Value,
    While,
)
from duskhall.editions import making

hero = partial(making.hero, also=("village",))
"""Heroes are bought like village cards."""

# ----------------------------------------------------------------------------------------------------------------------
# Abilities that several heroes share


def at_a_distance(n: int) -> While:
    """More attack in the second and third rank."""
    return While("present", (Modify("attack", "add", n, "self"),), when=Cmp(Value("rank", "foe"), ">=", 2))


def with_a_blade(n: int) -> While:
    """More attack with an edged weapon."""
    return While("present", (Modify("attack", "add", n, "self"),), when=CardIs("self", Armed(Is("edged"))))


def fed(n: int, repeat: bool = False) -> Use:
    """Destroy a food for more attack."""
    return Use(
        "dungeon", (Modify("attack", "add", n, "self"),), cost=(Destroy(Pick("hand", Is("food"))),), repeat=repeat
    )


DRAW_ONE = Use("dungeon", (Draw(1),))
CURE = Use("dungeon", (Draw(1),), cost=(Destroy(Pick("hand", Is("disease"))),), repeat=True)
NOT_THE_FIRST_RANK = While("present", (Forbid("attack", "self"),), when=Cmp(Value("rank", "foe"), "=", 1))
OTHERS_DISCARD_ONE = Use("dungeon", (Each("others", (Discard(Pick("hand")),)),))
DOUBLE_MAGIC = While("present", (Modify("magic", "double", 1, "party"),))

LITTLE_MONSTER = And((Is("monster"), Fig("vp", ">=", 1), Fig("vp", "<=", 2)))

DISPUTED = "public, disputed"

# fmt: off

HEROES: tuple[Card, ...] = (
    # ---- Amazon ------------------------------------------------------------------------------------------------------

    hero(
        "amazon-archer", "Amazon Archer", "amazon", 1, 6, ("fighter", "archer"),
        at_a_distance(2),
        strength=4, cost=6, level_cost=2, attack=1,
        rulings=("ruling-amazon-on-top",),
    ),
    hero(
        "amazon-huntress", "Amazon Huntress", "amazon", 2, 4, ("fighter", "archer"),
        at_a_distance(3),
        strength=5, cost=9, level_cost=3, attack=2,
        rulings=("ruling-amazon-on-top",),
    ),
    hero(
        "amazon-queen", "Amazon Queen", "amazon", 3, 2, ("fighter", "archer"),
        at_a_distance(4),
        strength=6, cost=11, vp=2, attack=2,
        rulings=("ruling-amazon-on-top",),
    ),

    # ---- Chalice -----------------------------------------------------------------------------------------------------

    hero(
        "chalice-quester", "Chalice Quester", "chalice", 1, 6, ("fighter", "cleric"),
        CURE,
        strength=5, cost=7, level_cost=2, attack=2,
        rulings=("ruling-cure-again",),
    ),
    hero(
        "chalice-defender", "Chalice Defender", "chalice", 2, 4, ("fighter", "cleric"),
        Use("dungeon", (
            Modify("attack", "add", Count(Cards("hand", And((Is("item"), Fig("light", ">=", 1))))), "self"),
        )),
        DRAW_ONE,
        CURE,
        strength=6, cost=10, level_cost=3, magic=3,
        rulings=("ruling-cure-again", "ruling-defender-items"),
    ),
    hero(
        "chalice-paladin", "Chalice Paladin", "chalice", 3, 2, ("fighter", "cleric"),
        DRAW_ONE,
        Use("spoils", (Buy(),)),
        strength=7, cost=12, vp=2, magic=4,
        rulings=("ruling-spoils-gold", "ruling-paladin-any-card"),
    ),

    # ---- Dwarf -------------------------------------------------------------------------------------------------------

    hero(
        "dwarf-guardian", "Dwarf Guardian", "dwarf", 1, 6, ("fighter",),
        with_a_blade(3),
        strength=5, cost=6, level_cost=2, attack=1,
        rulings=("ruling-dwarf-own-bonus",),
    ),
    hero(
        "dwarf-janissary", "Dwarf Janissary", "dwarf", 2, 4, ("fighter",),
        with_a_blade(4),
        Use("spoils", (Buy(Is("weapon")),)),
        strength=6, cost=9, level_cost=3, attack=2,
        rulings=("ruling-dwarf-own-bonus", "ruling-spoils-gold"),
    ),
    hero(
        "dwarf-sentinel", "Dwarf Sentinel", "dwarf", 3, 2, ("fighter",),
        with_a_blade(5),
        strength=8, cost=12, vp=2, attack=3,
        rulings=("ruling-dwarf-own-bonus",),
    ),

    # ---- Elf ---------------------------------------------------------------------------------------------------------

    hero(
        "elf-wizard", "Elf Wizard", "elf", 1, 6, ("wizard",),
        light=1, strength=3, cost=5, level_cost=2, magic=2,
    ),
    hero(
        "elf-sorcerer", "Elf Sorcerer", "elf", 2, 4, ("wizard",),
        Use("victory", (Put(Pick("hall", Is("monster")), "under"),)),
        light=2, strength=3, cost=8, level_cost=3, magic=3,
        marks={"level-cost": DISPUTED},
        rulings=("ruling-sorcerer-last", "ruling-refill-breach", "ruling-stone-lost"),
    ),
    hero(
        "elf-archmage", "Elf Archmage", "elf", 3, 2, ("wizard",),
        Use("dungeon", (Put(Pick("hall", Is("monster")), "under"),)),
        light=2, strength=4, cost=10, vp=2, magic=4,
        rulings=("ruling-refill-breach", "ruling-stone-lost"),
    ),

    # ---- Feayn -------------------------------------------------------------------------------------------------------

    hero(
        "feayn-archer", "Feayn Archer", "feayn", 1, 6, ("fighter", "archer"),
        NOT_THE_FIRST_RANK,
        light=1, strength=4, cost=7, level_cost=2, attack=2,
        rulings=("ruling-cannot-attack", "ruling-stop-choice"),
    ),
    hero(
        "feayn-marksman", "Feayn Marksman", "feayn", 2, 4, ("fighter", "archer"),
        NOT_THE_FIRST_RANK,
        light=1, strength=5, cost=10, level_cost=3, attack=3,
        rulings=("ruling-cannot-attack", "ruling-stop-choice"),
    ),
    hero(
        "feayn-sniper", "Feayn Sniper", "feayn", 3, 2, ("fighter", "archer"),
        NOT_THE_FIRST_RANK,
        Must("won", (Earn("xp", 1),), when=Cmp(Value("rank", "foe"), "=", 3)),
        light=2, strength=6, cost=12, vp=2, attack=4,
        rulings=("ruling-cannot-attack", "ruling-stop-choice"),
    ),

    # ---- Lorigg ------------------------------------------------------------------------------------------------------

    hero(
        "lorigg-thief", "Lorigg Thief", "lorigg", 1, 6, ("thief",),
        gold=2, light=1, strength=4, cost=5, level_cost=2, attack=1,
    ),
    hero(
        "lorigg-rogue", "Lorigg Rogue", "lorigg", 2, 4, ("thief",),
        OTHERS_DISCARD_ONE,
        gold=3, light=1, strength=4, cost=8, level_cost=3, attack=2,
        rulings=("ruling-others-discard",),
    ),
    hero(
        "lorigg-outlaw", "Lorigg Outlaw", "lorigg", 3, 2, ("thief",),
        OTHERS_DISCARD_ONE,
        gold=4, light=2, strength=5, cost=10, vp=1, attack=2,
        rulings=("ruling-others-discard",),
    ),

    # ---- Outlands ----------------------------------------------------------------------------------------------------

    hero(
        "outlands-warrior", "Outlands Warrior", "outlands", 1, 6, ("fighter",),
        fed(3),
        strength=7, cost=8, level_cost=2, attack=3,
        rulings=("ruling-food-gone",),
    ),
    hero(
        "outlands-slayer", "Outlands Slayer", "outlands", 2, 4, ("fighter",),
        Use("dungeon", (Modify("attack", "add", Count(Cards("hand", Is("monster"))), "self"),)),
        fed(3, repeat=True),
        strength=8, cost=11, level_cost=3, attack=5,
        marks={"attack": DISPUTED},
        rulings=("ruling-monsters-shown", "ruling-food-gone"),
    ),
    hero(
        "outlands-khan", "Outlands Khan", "outlands", 3, 2, ("fighter",),
        Use("dungeon", (Modify("attack", "add", Times(2, Count(Cards("hand", Is("monster")))), "self"),)),
        strength=8, cost=13, vp=3, attack=7,
        marks={"attack": DISPUTED, "vp": DISPUTED},
        rulings=("ruling-monsters-shown",),
    ),

    # ---- Redblade ----------------------------------------------------------------------------------------------------

    hero(
        "redblade-killer", "Redblade Killer", "redblade", 1, 6, ("fighter", "thief"),
        gold=1, strength=5, cost=5, level_cost=2, attack=2,
    ),
    hero(
        "redblade-poisoner", "Redblade Poisoner", "redblade", 2, 4, ("fighter", "thief"),
        OTHERS_DISCARD_ONE,
        gold=2, strength=5, cost=8, level_cost=3, attack=3,
        rulings=("ruling-others-discard",),
    ),
    hero(
        "redblade-assassin", "Redblade Assassin", "redblade", 3, 2, ("fighter", "thief"),
        Use("dungeon", (
            Each("others", (
                Choose((
                    Branch("hero", (Discard(Pick("hand", Is("hero"))),)),
                    Branch("two", (Discard(Pick("hand", n=2)),)),
                )),
            )),
        )),
        gold=2, strength=6, cost=9, vp=2, attack=4,
        rulings=("ruling-others-discard",),
    ),

    # ---- Regian ------------------------------------------------------------------------------------------------------

    hero(
        "regian-cleric", "Regian Cleric", "regian", 1, 6, ("cleric",),
        CURE,
        strength=4, cost=5, level_cost=2, magic=1,
        rulings=("ruling-cure-again",),
    ),
    hero(
        "regian-priest", "Regian Priest", "regian", 2, 4, ("cleric",),
        DRAW_ONE,
        CURE,
        strength=4, cost=8, level_cost=3, magic=2,
        rulings=("ruling-cure-again",),
    ),
    hero(
        "regian-bishop", "Regian Bishop", "regian", 3, 2, ("cleric",),
        Use("dungeon", (Draw(2),)),
        CURE,
        strength=5, cost=11, vp=2, magic=3,
        rulings=("ruling-cure-again",),
    ),

    # ---- Selurin -----------------------------------------------------------------------------------------------------

    hero(
        "selurin-magician", "Selurin Magician", "selurin", 1, 6, ("wizard",),
        While("present", (
            Modify("magic", "add", 1, Cards("hand", Or((Is("item"), And((Is("spell"), Has("magic"))))))),
        )),
        strength=2, cost=8, level_cost=2, magic=2,
        rulings=("ruling-magician-which",),
    ),
    hero(
        "selurin-warlock", "Selurin Warlock", "selurin", 2, 4, ("wizard",),
        DOUBLE_MAGIC,
        strength=2, cost=10, level_cost=3, magic=2,
        rulings=("ruling-double-order", "ruling-double-again"),
    ),
    hero(
        "selurin-theurge", "Selurin Theurge", "selurin", 3, 2, ("wizard",),
        DOUBLE_MAGIC,
        Use("dungeon", (
            Each("all", (Discard(Pick("hand", Is("hero"), name="lent", show=True)),)),
            Pick("lent", name="guest", optional=True),
            Put("guest", "hand"),
            Later((Put("guest", "home"),)),
        )),
        strength=3, cost=13, vp=1, magic=2,
        rulings=(
            "ruling-double-order",
            "ruling-double-again",
            "ruling-theurge-everyone",
            "ruling-theurge-guest",
        ),
    ),

    # ---- Thyrian -----------------------------------------------------------------------------------------------------

    hero(
        "thyrian-squire", "Thyrian Squire", "thyrian", 1, 6, ("fighter",),
        fed(2),
        strength=6, cost=7, level_cost=2, attack=2,
        rulings=("ruling-food-gone",),
    ),
    hero(
        "thyrian-knight", "Thyrian Knight", "thyrian", 2, 4, ("fighter",),
        While("present", (Modify("attack", "add", 1, Cards("hand", Named("militia"))),)),
        fed(2),
        strength=8, cost=9, level_cost=3, attack=4,
        rulings=("ruling-food-gone",),
    ),
    hero(
        "thyrian-lord", "Thyrian Lord", "thyrian", 3, 2, ("fighter",),
        While("present", (Modify("attack", "add", 2, Cards("hand", And((Is("hero"), Not(Is("fighter")))))),)),
        Use(
            "dungeon",
            (Put(Pick("hall", LITTLE_MONSTER), "discard"),),
            cost=(Destroy(Pick("hand", Is("food"))),),
            when=Some(Cards("hall", LITTLE_MONSTER)),
        ),
        strength=9, cost=11, vp=2, attack=4,
        rulings=("ruling-food-gone", "ruling-lord-which", "ruling-refill-breach", "ruling-stone-lost"),
    ),
)
