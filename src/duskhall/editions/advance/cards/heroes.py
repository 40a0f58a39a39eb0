"""The heroes: eleven families of three levels."""

from __future__ import annotations

from duskhall.core.tree import (
    ALL,
    ANY,
    And,
    Arrange,
    Branch,
    Cancel,
    Card,
    CardIs,
    Cards,
    Choose,
    Cmp,
    Count,
    Dark,
    Destroy,
    Discard,
    Draw,
    Each,
    Earn,
    End,
    Fig,
    Is,
    Kin,
    Later,
    Level,
    Look,
    Modify,
    Other,
    Pick,
    Put,
    Show,
    Swap,
    Use,
    Value,
    While,
)
from duskhall.editions.making import hero

# ----------------------------------------------------------------------------------------------------------------------
# Abilities that several heroes share


EITHER = ("village", "dungeon")
"""Either kind of visit."""

HEROES_PRESENT = Cards("hand", Is("hero"))

ALL_TURN_UP = Each("all", (Look(1, "turned"), Discard("turned")))
"""Everybody's top card, onto its owner's discard pile."""

TAKE_GOLD = (Pick("turned", Fig("gold", ">=", 0), name="purse"), Earn("gold", Value("gold", "purse")))

AGAINST_ITS_GROUP = Modify("attack", "add", 1, HEROES_PRESENT, when=CardIs("foe", Kin("seen")))

DESTROY_ONE = (Destroy(Pick("hand", Other())),)
"""Any card except the hero itself: a card in use cannot be destroyed."""

LINES = ("battle", "aftermath")


def in_the_dark(n: int) -> While:
    """More attack while darkness remains."""
    return While("present", (Modify("attack", "add", n, "self"),), when=Dark())


def cure(n: int, repeat: bool = False) -> Use:
    """Destroy a disease to draw."""
    return Use(EITHER, (Draw(n),), cost=(Destroy(Pick("hand", Is("disease"))),), repeat=repeat)


def song(n: int) -> Use:
    """Magic for the other heroes."""
    return Use("dungeon", (Modify("magic", "add", n, Cards("hand", And((Is("hero"), Other())))),))


def bane(n: int) -> While:
    """More attack against monsters that are worth more than the hero is strong."""
    return While(
        "present", (Modify("attack", "add", n, "self"),), when=Cmp(Value("vp", "foe"), ">", Value("strength", "self"))
    )


INFERRED = "inferred"

# fmt: off

HEROES: tuple[Card, ...] = (
    # ---- Aird --------------------------------------------------------------------------------------------------------

    hero(
        "aird-cutpurse", "Aird Cutpurse", "aird", 1, 6, ("human", "thief"),
        Use("village", (ALL_TURN_UP, *TAKE_GOLD)),
        strength=3, cost=5, level_cost=2, attack=1,
        marks={"gold": INFERRED},
        rulings=("ruling-advance-aird-everyone", "ruling-advance-gold-zero"),
    ),
    hero(
        "aird-honeytongue", "Aird Honeytongue", "aird", 2, 4, ("human", "thief"),
        Use("dungeon", (
            ALL_TURN_UP,
            *TAKE_GOLD,
            Pick("turned", Fig("gold", ">=", 0), name="blade"),
            Modify("attack", "add", Value("gold", "blade"), "self"),
        )),
        gold=2, strength=3, cost=10, level_cost=3, attack=2,
        rulings=(
            "ruling-advance-aird-everyone",
            "ruling-advance-honeytongue-two-cards",
            "ruling-advance-gold-zero",
        ),
    ),
    hero(
        "aird-seductress", "Aird Seductress", "aird", 3, 2, ("human", "thief"),
        Use("dungeon", (
            Each("others", (Show(Cards("hand")),)),
            Pick("hands", Is("hero"), name="guest"),
            Put("guest", "hand"),
            Later((Put("guest", "owner"),)),
        )),
        gold=3, strength=4, cost=13, vp=2, attack=3,
        rulings=("ruling-advance-seductress-guest",),
    ),

    # ---- Bhoidwood ---------------------------------------------------------------------------------------------------

    hero(
        "bhoidwood-hunter", "Bhoidwood Hunter", "bhoidwood", 1, 6, ("elf", "ranger"),
        gold=-1, strength=5, cost=6, level_cost=2, attack=2,
        rulings=("ruling-advance-negative-gold",),
    ),
    hero(
        "bhoidwood-stalker", "Bhoidwood Stalker", "bhoidwood", 2, 4, ("elf", "ranger"),
        Use("dungeon", (Swap(Pick("hall", Is("monster"))),)),
        gold=-2, strength=5, cost=9, level_cost=3, attack=4,
        rulings=("ruling-advance-negative-gold", "ruling-advance-guardian-stays"),
    ),
    hero(
        "bhoidwood-slayer", "Bhoidwood Slayer", "bhoidwood", 3, 2, ("elf", "ranger"),
        Use("dungeon", (Arrange("hall"),)),
        gold=-3, strength=6, cost=12, vp=1, attack=6,
        rulings=("ruling-advance-negative-gold", "ruling-advance-guardian-stays"),
    ),

    # ---- Caliginite --------------------------------------------------------------------------------------------------

    hero(
        "caliginite-lurker", "Caliginite Lurker", "caliginite", 1, 6, ("dwarf", "thief"),
        in_the_dark(2),
        gold=1, strength=4, cost=5, level_cost=2, attack=1,
        rulings=("ruling-advance-darkness-left",),
    ),
    hero(
        "caliginite-prowler", "Caliginite Prowler", "caliginite", 2, 4, ("dwarf", "thief"),
        in_the_dark(3),
        gold=1, strength=4, cost=9, level_cost=3, attack=2,
        rulings=("ruling-advance-darkness-left",),
    ),
    hero(
        "caliginite-silencer", "Caliginite Silencer", "caliginite", 3, 2, ("dwarf", "thief"),
        in_the_dark(6),
        gold=1, strength=5, cost=12, vp=1, attack=3,
        rulings=("ruling-advance-darkness-left",),
    ),

    # ---- Criochan ----------------------------------------------------------------------------------------------------

    hero(
        "criochan-sergeant", "Criochan Sergeant", "criochan", 1, 6, ("human", "fighter"),
        strength=7, cost=7, level_cost=2, attack=2,
    ),
    hero(
        "criochan-knight", "Criochan Knight", "criochan", 2, 4, ("human", "fighter"),
        strength=7, cost=10, level_cost=3, attack=5,
    ),
    hero(
        "criochan-captain", "Criochan Captain", "criochan", 3, 2, ("human", "fighter"),
        strength=8, cost=13, vp=2, attack=8,
    ),

    # ---- Deepstrider -------------------------------------------------------------------------------------------------

    hero(
        "deepstrider-sentry", "Deepstrider Sentry", "deepstrider", 1, 6, ("elf", "ranger"),
        gold=-1, strength=5, cost=6, level_cost=2, attack=2,
        rulings=("ruling-advance-negative-gold",),
    ),
    hero(
        "deepstrider-scout", "Deepstrider Scout", "deepstrider", 2, 4, ("elf", "ranger"),
        Use("dungeon", (
            Look(1, "seen", "dungeon"),
            AGAINST_ITS_GROUP,
            Choose((
                Branch("top", (Put("seen", "top"),)),
                Branch("under", (Put("seen", "under"),)),
            )),
        )),
        gold=-1, strength=5, cost=8, level_cost=3, attack=3,
        rulings=(
            "ruling-advance-negative-gold",
            "ruling-advance-scouted-card",
            "ruling-advance-heroes-present",
        ),
    ),
    hero(
        "deepstrider-warden", "Deepstrider Warden", "deepstrider", 3, 2, ("elf", "ranger"),
        Use("dungeon", (
            Look(2, "seen", "dungeon"),
            AGAINST_ITS_GROUP,
            Put(Pick("seen", n=ANY, ordered=True), "top"),
            Put(Pick("seen", n=ALL, ordered=True), "under"),
        )),
        gold=-2, strength=6, cost=11, vp=2, attack=4,
        rulings=(
            "ruling-advance-negative-gold",
            "ruling-advance-scouted-card",
            "ruling-advance-heroes-present",
        ),
    ),

    # ---- Drua --------------------------------------------------------------------------------------------------------

    hero(
        "drua-sacrist", "Drua Sacrist", "drua", 1, 6, ("elf", "cleric"),
        Use("dungeon", DESTROY_ONE),
        strength=4, cost=6, level_cost=2, attack=2,
        rulings=("ruling-advance-used-not-destroyed",),
    ),
    hero(
        "drua-cursesworn", "Drua Cursesworn", "drua", 2, 4, ("elf", "cleric"),
        Use(EITHER, DESTROY_ONE),
        cure(1),
        strength=4, cost=9, level_cost=3, attack=3,
        rulings=("ruling-advance-either-visit", "ruling-advance-used-not-destroyed"),
    ),
    hero(
        "drua-purifier", "Drua Purifier", "drua", 3, 2, ("elf", "cleric"),
        Use(EITHER, DESTROY_ONE),
        cure(2, repeat=True),
        strength=5, cost=12, vp=2, attack=4,
        rulings=(
            "ruling-advance-either-visit",
            "ruling-advance-purifier-again",
            "ruling-advance-used-not-destroyed",
        ),
    ),

    # ---- Glamercast --------------------------------------------------------------------------------------------------

    hero(
        "glamercast-troubadour", "Glamercast Troubadour", "glamercast", 1, 6, ("human", "thief", "wizard"),
        song(1),
        light=1, strength=2, cost=6, level_cost=2,
        marks={"gold": INFERRED},
        rulings=("ruling-advance-heroes-present",),
    ),
    hero(
        "glamercast-bard", "Glamercast Bard", "glamercast", 2, 4, ("human", "thief", "wizard"),
        song(1),
        light=1, strength=3, cost=9, level_cost=3, magic=2,
        marks={"gold": INFERRED},
        rulings=("ruling-advance-heroes-present",),
    ),
    hero(
        "glamercast-maestro", "Glamercast Maestro", "glamercast", 3, 2, ("human", "thief", "wizard"),
        song(2),
        Use("spoils", (Earn("xp", Count(HEROES_PRESENT)),)),
        light=1, strength=3, cost=12, vp=2, magic=3,
        marks={"gold": INFERRED},
        rulings=("ruling-advance-heroes-present",),
    ),

    # ---- Sternnkin ---------------------------------------------------------------------------------------------------

    hero(
        "sternnkin-orcbane", "Sternnkin Orcbane", "sternnkin", 1, 6, ("dwarf", "fighter"),
        strength=5, cost=6, level_cost=2, attack=2,
        marks={"gold": INFERRED},
    ),
    hero(
        "sternnkin-ettinbane", "Sternnkin Ettinbane", "sternnkin", 2, 4, ("dwarf", "fighter"),
        bane(2),
        strength=5, cost=9, level_cost=3, attack=3,
        marks={"gold": INFERRED},
        rulings=("ruling-advance-sternnkin-weaker",),
    ),
    hero(
        "sternnkin-dragonbane", "Sternnkin Dragonbane", "sternnkin", 3, 2, ("dwarf", "fighter"),
        bane(3),
        strength=5, cost=12, vp=2, attack=4,
        marks={"gold": INFERRED},
        rulings=("ruling-advance-sternnkin-weaker",),
    ),

    # ---- Thundermage -------------------------------------------------------------------------------------------------

    hero(
        "thundermage-summoner", "Thundermage Summoner", "thundermage", 1, 6, ("human", "wizard"),
        light=1, strength=3, cost=7, level_cost=2, magic=2,
    ),
    hero(
        "thundermage-evoker", "Thundermage Evoker", "thundermage", 2, 4, ("human", "wizard"),
        light=2, strength=3, cost=10, level_cost=3, magic=3,
    ),
    hero(
        "thundermage-bolter", "Thundermage Bolter", "thundermage", 3, 2, ("human", "wizard"),
        Use("dungeon", (
            Put(Pick("hall", And((Is("monster"), Fig("rank", "=", 1)))), "discard"),
            End("turn"),
        )),
        light=2, strength=4, cost=13, vp=2, magic=4,
        rulings=("ruling-advance-bolter-no-battle", "ruling-advance-guardian-stays"),
    ),

    # ---- Veilminder --------------------------------------------------------------------------------------------------

    hero(
        "veilminder-martyr", "Veilminder Martyr", "veilminder", 1, 6, ("elf", "cleric"),
        Use("dungeon", (Cancel(LINES),), cost=(Destroy("self"),)),
        strength=4, cost=5, level_cost=2, magic=1,
        marks={"gold": INFERRED},
    ),
    hero(
        "veilminder-renunciate", "Veilminder Renunciate", "veilminder", 2, 4, ("elf", "cleric"),
        Use("dungeon", (Cancel(LINES),), cost=(Discard("self"),)),
        strength=4, cost=7, level_cost=3, magic=2,
        marks={"gold": INFERRED},
    ),
    hero(
        "veilminder-priest", "Veilminder Priest", "veilminder", 3, 2, ("elf", "cleric"),
        Use("dungeon", (Cancel(LINES, ALL), Draw(1)), cost=(Discard("self"),)),
        strength=5, cost=11, vp=2, magic=3,
        marks={"gold": INFERRED},
    ),

    # ---- Whetmage ----------------------------------------------------------------------------------------------------

    hero(
        "whetmage-honer", "Whetmage Honer", "whetmage", 1, 6, ("human", "wizard"),
        Use("dungeon", (Level(And((Fig("level", "<=", 1), Other())), to="hand"),)),
        strength=2, cost=5, level_cost=2, magic=1,
        rulings=("ruling-advance-whetmage-early",),
    ),
    hero(
        "whetmage-finisher", "Whetmage Finisher", "whetmage", 2, 4, ("human", "wizard"),
        Use("dungeon", (Level(Other(), to="hand"),)),
        strength=2, cost=8, level_cost=3, magic=3,
        rulings=("ruling-advance-whetmage-early",),
    ),
    hero(
        "whetmage-polisher", "Whetmage Polisher", "whetmage", 3, 2, ("human", "wizard"),
        Use("dungeon", (Level(n=ANY, to="hand"),)),
        strength=3, cost=11, vp=3, magic=5,
        rulings=("ruling-advance-whetmage-early", "ruling-advance-polisher-at-once"),
    ),
)
