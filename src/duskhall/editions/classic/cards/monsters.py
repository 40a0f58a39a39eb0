"""The monsters: eight groups of ten cards. Attack, magic attack and light on a monster are what its trophy gives."""

from __future__ import annotations

from duskhall.core.tree import (
    ANY,
    And,
    Armed,
    Buy,
    Can,
    Card,
    Cards,
    Cmp,
    Dark,
    Destroy,
    Discard,
    Each,
    Fig,
    Filter,
    Forbid,
    Gain,
    Is,
    Look,
    Modify,
    Must,
    Named,
    Not,
    Or,
    Pick,
    Some,
    Tops,
    Use,
    Value,
    While,
)
from duskhall.editions.making import monster

# ----------------------------------------------------------------------------------------------------------------------
# Abilities that several monsters share


def destroy_one(which: Filter) -> Must:
    """Battle: one such card of the party is destroyed."""
    return Must("battle", (Destroy(Pick("hand", which)),))


def gain_disease(n: int) -> Must:
    """Battle: the fighting player gains Diseases."""
    return Must("battle", (Gain("disease", n),))


HEROES = Cards("hand", Is("hero"))
ARMED_HEROES = Cards("hand", And((Is("hero"), Armed())))
NO_MAGIC = Cmp(Value("magic", "party"), "<", 1)

HALF_WITHOUT_MAGIC = While("fought", (Modify("total", "half", 1, "party"),), when=NO_MAGIC)
MAGIC_REQUIRED = While("fought", (Forbid("be-defeated", "self"),), when=NO_MAGIC)
WEAKEN = Must("battle", (Modify("strength", "less", 2, HEROES),))

DISPUTED = "public, disputed"

# fmt: off

MONSTERS: tuple[Card, ...] = (
    # ---- Abyssal -----------------------------------------------------------------------------------------------------

    monster(
        "grudgebeast", "Grudgebeast", "abyssal", 2, ("abyssal",),
        gold=1, xp=1, health=4, vp=2,
    ),
    monster(
        "the-unchained", "The Unchained", "abyssal", 3, ("abyssal",),
        gain_disease(1),
        gold=1, xp=1, health=5, vp=3, magic=1,
        rulings=("ruling-disease-to-discard", "ruling-trophy"),
    ),
    monster(
        "succubus", "Succubus", "abyssal", 2, ("abyssal",),
        HALF_WITHOUT_MAGIC,
        gold=2, xp=2, health=6, vp=4,
        rulings=("ruling-magic-present", "ruling-half-last"),
    ),
    monster(
        "tormentor", "Tormentor", "abyssal", 2, ("abyssal",),
        While("fought", (Modify("total", "half", 1, "party"),), when=Not(Some(ARMED_HEROES))),
        destroy_one(Is("cleric")),
        gold=2, xp=3, health=8, vp=6,
        rulings=("ruling-armed-counts", "ruling-half-last", "ruling-none-there", "ruling-falls-later"),
    ),
    monster(
        "archduke-of-pain", "Archduke of Pain", "abyssal", 1, ("abyssal",),
        MAGIC_REQUIRED,
        Must("breach", (Destroy(Tops("hero", 2)),)),
        Must("battle", (Destroy(Cards("hand", Or((Is("cleric"), Is("wizard"))))),)),
        gold=3, xp=3, health=10, vp=8,
        rulings=(
            "ruling-magic-present",
            "ruling-required-try",
            "ruling-breach-once",
            "ruling-archduke-stacks",
            "ruling-none-there",
            "ruling-falls-later",
        ),
    ),

    # ---- Doomknight, Humanoid ----------------------------------------------------------------------------------------

    monster(
        "lord-mortis", "Lord Mortis", "doomknight-humanoid", 2, ("doomknight", "humanoid"),
        gold=1, xp=1, health=4, vp=2, darkness=1,
        rulings=("ruling-darkness-before", "ruling-mortis-card"),
    ),
    monster(
        "judgement", "Judgement", "doomknight-humanoid", 2, ("doomknight", "humanoid"),
        Must("battle", (
            Modify("strength", "less", 2, HEROES),
            Modify("either", "less", 1, HEROES),
        )),
        gold=1, xp=1, health=5, vp=3,
        rulings=("ruling-loss-choice", "ruling-judgement-heroes", "ruling-too-weak", "ruling-militia-hero"),
    ),
    monster(
        "darkness", "Darkness", "doomknight-humanoid", 2, ("doomknight", "humanoid"),
        While("fought", (Forbid("attack", Cards("hand", And((Is("hero"), Not(Armed()))))),)),
        gold=1, xp=2, health=6, vp=4, darkness=1,
        rulings=("ruling-cannot-attack", "ruling-militia-hero", "ruling-darkness-before"),
    ),
    monster(
        "the-prince", "The Prince", "doomknight-humanoid", 2, ("doomknight", "humanoid"),
        WEAKEN,
        destroy_one(Is("fighter")),
        gold=1, xp=2, health=7, vp=5,
        rulings=("ruling-too-weak", "ruling-none-there", "ruling-falls-later"),
    ),
    monster(
        "knightmare", "Knightmare", "doomknight-humanoid", 2, ("doomknight", "humanoid"),
        destroy_one(Is("fighter")),
        gold=1, xp=3, health=8, vp=6, darkness=2,
        rulings=("ruling-darkness-before", "ruling-none-there", "ruling-falls-later"),
    ),

    # ---- Dragon ------------------------------------------------------------------------------------------------------

    monster(
        "skaladak", "Skaladak", "dragon", 3, ("dragon", "white"),
        destroy_one(Is("weapon")),
        gold=3, xp=2, health=7, vp=3,
        rulings=("ruling-any-weapon", "ruling-none-there", "ruling-falls-later"),
    ),
    monster(
        "mythlurian", "Mythlurian", "dragon", 2, ("dragon", "green"),
        destroy_one(Is("hero")),
        gold=3, xp=2, health=8, vp=4,
        rulings=("ruling-none-there", "ruling-falls-later", "ruling-militia-hero"),
    ),
    monster(
        "uyril-unending", "Uyril Unending", "dragon", 2, ("dragon", "blue"),
        HALF_WITHOUT_MAGIC,
        destroy_one(Named("militia")),
        gold=2, xp=2, health=9, vp=5, attack=1,
        rulings=(
            "ruling-magic-present",
            "ruling-half-last",
            "ruling-none-there",
            "ruling-falls-later",
            "ruling-trophy",
        ),
    ),
    monster(
        "tyxr-the-old", "Tyxr the Old", "dragon", 2, ("dragon", "red"),
        Must("breach", (Each("all", (Discard(Pick("hand", n=2)),)),)),
        destroy_one(Is("hero")),
        gold=2, xp=3, health=10, vp=6, magic=2,
        rulings=(
            "ruling-breach-once",
            "ruling-tyxr-everyone",
            "ruling-none-there",
            "ruling-falls-later",
            "ruling-militia-hero",
            "ruling-trophy",
        ),
    ),
    monster(
        "ebon-fume", "Ebon Fume", "dragon", 1, ("dragon", "black"),
        While("fought", (Modify("magic", "zero", 0, "party"),)),
        Must("battle", (Destroy(Pick("hand", Is("hero"), best="strength")),)),
        gold=1, xp=3, health=11, vp=8, attack=3,
        rulings=(
            "ruling-other-help",
            "ruling-strongest-tie",
            "ruling-falls-later",
            "ruling-militia-hero",
            "ruling-trophy",
        ),
    ),

    # ---- Enchanted ---------------------------------------------------------------------------------------------------

    monster(
        "blink-dog", "Blink Dog", "enchanted", 2, ("enchanted",),
        While("fought", (Forbid("be-fought", "self"),), when=Dark()),
        gold=1, xp=1, health=3, vp=2, darkness=1,
        rulings=("ruling-blink-dog-choice", "ruling-darkness-before"),
    ),
    monster(
        "nixie", "Nixie", "enchanted", 2, ("enchanted",),
        gold=4, xp=1, health=5, vp=1,
    ),
    monster(
        "pegasus", "Pegasus", "enchanted", 3, ("enchanted",),
        gold=2, xp=1, health=6, vp=2, attack=1,
        rulings=("ruling-trophy",),
    ),
    monster(
        "griffon", "Griffon", "enchanted", 2, ("enchanted",),
        gold=1, xp=2, health=7, vp=4, magic=1,
        rulings=("ruling-trophy",),
    ),
    monster(
        "sphinx", "Sphinx", "enchanted", 1, ("enchanted",),
        While("fought", (Modify("attack", "zero", 0, "party"),)),
        Use("spoils", (Look(6, "seen"), Destroy(Pick("seen", n=ANY)), Discard("seen"))),
        gold=2, xp=3, health=8, vp=7, magic=2,
        marks={"magic": DISPUTED},
        rulings=("ruling-other-help", "ruling-sphinx-deck", "ruling-trophy"),
    ),

    # ---- Humanoid ----------------------------------------------------------------------------------------------------

    monster(
        "griknack-goblin", "Griknack Goblin", "humanoid", 2, ("humanoid",),
        gold=1, xp=1, health=4, vp=1,
    ),
    monster(
        "bloodskull-orc", "Bloodskull Orc", "humanoid", 2, ("humanoid",),
        gold=3, xp=1, health=5, vp=0,
    ),
    monster(
        "firebrand-cyclops", "Firebrand Cyclops", "humanoid", 2, ("humanoid",),
        gold=1, xp=2, health=6, vp=4,
    ),
    monster(
        "grayskin-lizard", "Grayskin Lizard", "humanoid", 2, ("humanoid",),
        Must("battle", (Modify("attack", "add", 1, ARMED_HEROES),)),
        gold=2, xp=1, health=6, vp=3,
        rulings=("ruling-grayskin-helps",),
    ),
    monster(
        "deadbone-troll", "Deadbone Troll", "humanoid", 2, ("humanoid",),
        gain_disease(1),
        gold=2, xp=2, health=7, vp=5,
        rulings=("ruling-disease-to-discard",),
    ),

    # ---- Ooze --------------------------------------------------------------------------------------------------------

    monster(
        "black-slime", "Black Slime", "ooze", 2, ("ooze",),
        destroy_one(Named("militia")),
        gold=1, xp=1, health=5, vp=2,
        rulings=("ruling-none-there", "ruling-falls-later"),
    ),
    monster(
        "green-blob", "Green Blob", "ooze", 2, ("ooze",),
        destroy_one(Is("food")),
        gold=1, xp=1, health=5, vp=2,
        rulings=("ruling-none-there", "ruling-falls-later"),
    ),
    monster(
        "gray-ooze", "Gray Ooze", "ooze", 2, ("ooze",),
        Must("battle", (Destroy(Pick("hand", Is("hero"))),), when=Not(Some(ARMED_HEROES))),
        Use("spoils", (Buy(Is("food")),)),
        gold=1, xp=2, health=6, vp=3,
        rulings=(
            "ruling-armed-counts",
            "ruling-none-there",
            "ruling-falls-later",
            "ruling-militia-hero",
            "ruling-spoils-gold",
        ),
    ),
    monster(
        "red-jelly", "Red Jelly", "ooze", 2, ("ooze",),
        destroy_one(Is("weapon")),
        gold=2, light=1, xp=2, health=6, vp=2,
        rulings=("ruling-any-weapon", "ruling-none-there", "ruling-falls-later", "ruling-trophy"),
    ),
    monster(
        "noxious-slag", "Noxious Slag", "ooze", 2, ("ooze",),
        While("fought", (Modify("magic", "half", 1, "party"),)),
        While("fought", (
            Modify("attack", "ignore", 0, Cards("hand", Is("edged"))),
            Modify("magic", "ignore", 0, Cards("hand", Is("edged"))),
        )),
        gold=1, xp=3, health=7, vp=6,
        marks={"xp": DISPUTED, "vp": DISPUTED},
        rulings=("ruling-half-magic-last", "ruling-other-help"),
    ),

    # ---- Undead, Doom ------------------------------------------------------------------------------------------------

    monster(
        "harbinger", "Harbinger", "undead-doom", 2, ("undead", "doom"),
        destroy_one(Is("spell")),
        gold=2, xp=1, health=3, vp=1,
        rulings=("ruling-none-there", "ruling-falls-later"),
    ),
    monster(
        "famine", "Famine", "undead-doom", 2, ("undead", "doom"),
        gain_disease(1),
        gold=1, xp=1, health=4, vp=2,
        rulings=("ruling-disease-to-discard",),
    ),
    monster(
        "kingdom", "Kingdom", "undead-doom", 3, ("undead", "doom"),
        gain_disease(1),
        gold=2, xp=1, health=5, vp=3,
        rulings=("ruling-disease-to-discard",),
    ),
    monster(
        "suffering", "Suffering", "undead-doom", 2, ("undead", "doom"),
        WEAKEN,
        gain_disease(1),
        gold=2, xp=2, health=6, vp=4,
        rulings=("ruling-too-weak", "ruling-disease-to-discard"),
    ),
    monster(
        "lord-of-death", "Lord of Death", "undead-doom", 1, ("undead", "doom"),
        gain_disease(2),
        gold=2, xp=3, health=9, vp=7,
        rulings=("ruling-disease-to-discard",),
    ),

    # ---- Undead, Spirit ----------------------------------------------------------------------------------------------

    monster(
        "haunt", "Haunt", "undead-spirit", 2, ("undead", "spirit"),
        Must("battle", (Forbid("attack", Pick("hand", And((Is("hero"), Can("attack"))))),)),
        gold=1, xp=1, health=4, vp=2,
        rulings=("ruling-cannot-attack", "ruling-stop-choice", "ruling-militia-hero"),
    ),
    monster(
        "spectre", "Spectre", "undead-spirit", 2, ("undead", "spirit"),
        destroy_one(Named("militia")),
        gold=1, xp=1, health=5, vp=3,
        rulings=("ruling-none-there", "ruling-falls-later"),
    ),
    monster(
        "ghost", "Ghost", "undead-spirit", 2, ("undead", "spirit"),
        HALF_WITHOUT_MAGIC,
        WEAKEN,
        gold=1, xp=1, health=6, vp=4,
        rulings=("ruling-magic-present", "ruling-half-last", "ruling-too-weak"),
    ),
    monster(
        "wraith", "Wraith", "undead-spirit", 2, ("undead", "spirit"),
        destroy_one(Named("militia")),
        gold=2, xp=2, health=6, vp=4,
        rulings=("ruling-none-there", "ruling-falls-later"),
    ),
    monster(
        "revenant", "Revenant", "undead-spirit", 2, ("undead", "spirit"),
        MAGIC_REQUIRED,
        Must("battle", (
            Modify("strength", "less", 4, HEROES),
            Destroy(Cards("hand", And((Is("hero"), Fig("strength", "<=", 0))))),
        )),
        gold=2, xp=2, health=7, vp=5,
        rulings=("ruling-magic-present", "ruling-required-try", "ruling-falls-later", "ruling-too-weak"),
    ),
)
