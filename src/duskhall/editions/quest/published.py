"""The set-ups that have a name: the first game, and one for each quest.

The rulebook gives the cards of the first game. Which cards the book of a quest asks for is not public, so the others
are ours: cards of one quest that go together, with an answer to its monsters where the quest has one.
"""

from __future__ import annotations

from duskhall.editions.setup import Setup

MIRROR_ROOMS = ("mine", "abandoned-gate", "crypt", "sunken-well", "throne-room", "vault")
FIRST_GAME = Setup(
    "quest",
    monsters=("goblin-grunts", "hobgoblin-brutes", "goblin-kings-guard"),
    heroes=("silverhelm", "hawkswood", "pylorian", "stormhand"),
    village=("shortbow", "shortsword", "magic-missile", "tome-of-knowledge"),
    rooms=MIRROR_ROOMS,
    guardian="smorga-4",
)
"""The first game of the rulebook: half a marketplace."""

OURS = (
    (
        "a-mirror-in-the-dark",
        # All cards that the first game leaves in the box, and its heroes again for a class without others.
        Setup(
            "quest",
            monsters=("kobold-skirmishers", "spider-terrors", "ancient-adventurers"),
            heroes=("silverhelm", "gorlandor", "hawkswood", "scathian"),
            village=(
                *("amulet-of-infravision", "gem-of-healing"),
                *("fireball", "future-vision", "moonlight"),
                *("hammer", "maul", "shortspear"),
            ),
            rooms=MIRROR_ROOMS,
            guardian="smorga-5",
        ),
    ),
    (
        "total-eclipse-of-the-sun",
        # Light for Brimstone, weapons for Gendarme, a class for every centaur.
        Setup(
            "quest",
            monsters=("twisted-creatures", "corrupted-elves", "corrupted-centaurs"),
            heroes=("avania", "brimstone", "gendarme", "sephilest"),
            village=(
                *("elven-ring", "wand-of-light"),
                *("consecration", "lightning-bolt", "natures-fury"),
                *("longbow", "longsword", "quarterstaff"),
            ),
            rooms=(
                *("fairy-meadow", "ominous-looking-road"),
                *("hollow-tree", "tree-house"),
                *("elven-outpost", "elven-ruins"),
            ),
            guardian="guardian-of-the-sun-5",
        ),
    ),
    (
        "risen-from-the-mire",
        # The lich and his undead; the mace and the symbol are made against them, the mace suits Markennan.
        Setup(
            "quest",
            monsters=("bog-zombies", "moor-skeletons", "swamp-spirits"),
            heroes=("baharan", "markennan", "nimblefingers", "regalen"),
            village=(
                *("holy-symbol", "potion-of-stamina"),
                *("arcane-aura", "enchant-weapons", "vampiric-touch"),
                *("boomerang", "crystal-dagger", "holy-mace"),
            ),
            rooms=(
                *("alchemy-chamber", "servants-tombs"),
                *("bog", "sunken-graveyard"),
                *("blood-altar-room", "lichs-tomb"),
            ),
            guardian="baalok-5",
        ),
    ),
    (
        "at-the-foundations-of-the-world",
        # A bow for Jadress, spells for Stormskull, and a dog that guards the heroes from the Abyss.
        Setup(
            "quest",
            monsters=("air-servitors", "fire-servitors", "abyssal-founders"),
            heroes=("grimwolf", "honormain", "jadress", "stormskull"),
            village=(
                *("damilu-huskie", "potion-of-light"),
                *("death-pact", "tempest", "true-seeing"),
                *("broadsword", "crossbow", "two-handed-sword"),
            ),
            rooms=(
                *("air-temple", "water-temple"),
                *("earth-temple", "fire-temple"),
                *("abyssal-temple", "celestial-temple"),
            ),
            guardian="miricelle-5",
        ),
    ),
    (
        "ripples-in-time",
        # The quest has one room of each level; the others are borrowed from A Mirror in the Dark.
        Setup(
            "quest",
            monsters=("gnoll-raiders", "minions-of-chaos", "ancient-protectors"),
            heroes=("aird", "arcanian", "dunardic", "terakian"),
            village=(
                *("amulet-of-power", "lightstone-gem"),
                *("creeping-death", "frost-bolt", "mind-control"),
                *("cursed-mace", "kings-sword", "longspear"),
            ),
            rooms=(
                *("gate-cavern", "abandoned-gate"),
                *("dangerous-passageway", "crypt"),
                *("fire-chasm", "throne-room"),
            ),
            guardian="death-sentinel-6",
        ),
    ),
)
"""The published set-up of each quest, by the quest's id."""
