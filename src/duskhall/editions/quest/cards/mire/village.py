"""The marketplace: items, spells and weapons of Risen from the Mire.

Names and keywords are public, and so is what the Battle Axe does; all figures and what the other cards do are ours.
"""

from __future__ import annotations

from duskhall.core.tree import (
    And,
    Armed,
    Card,
    CardIs,
    Cards,
    Count,
    Destroy,
    Discard,
    Draw,
    Earn,
    Fig,
    Forbid,
    Half,
    Heal,
    Held,
    Is,
    Later,
    Least,
    Look,
    Many,
    Modify,
    Must,
    Or,
    Pick,
    Put,
    Some,
    Use,
    Value,
    While,
)
from duskhall.editions.quest.cards.making import (
    EITHER,
    WIELDED,
    WIZARD_LEVEL,
    market,
)

CLASSES = ("cleric", "fighter", "rogue", "wizard")
UNHOLY = CardIs("foe", Or((Is("demon"), Is("undead"))))
WOUNDS = Count(Cards("yours", Is("wound")))
ARMED = Cards("hand", Armed())
WILLING = And((Is("monster"), Fig("level", "<=", WIZARD_LEVEL)))
"""Monsters that a wizard of the party is good enough for; a Giant Rat follows anyone, a guardian nobody."""

# fmt: off

VILLAGE: tuple[Card, ...] = (
    # ---- Items -------------------------------------------------------------------------------------------------------

    market(
        "crystal-of-scrying", "Crystal of Scrying", ("item", "magic"),
        Use(EITHER, (Look(2, "seen"), Put(Pick("seen"), "hand"), Discard("seen"))),
        gold=1, cost=5, vp=1,
        rulings=("ruling-quest-crystal-seen",),
    ),
    market(
        "holy-symbol", "Holy Symbol", ("item", "divine"),
        While("present", (Modify("magic", "add", 1, Cards("hand", Is("cleric"))),)),
        While("present", (Modify("magic", "add", 2, "party"),), when=UNHOLY),
        gold=1, cost=4, vp=1,
        rulings=("ruling-quest-symbol-alone",),
    ),
    market(
        "potion-of-stamina", "Potion of Stamina", ("item", "magic"),
        While("present", (Modify("hand", "add", 1, "party"),)),
        Use(EITHER, (Draw(3),), cost=(Destroy("self"),)),
        gold=1, cost=5, vp=1,
        rulings=("ruling-quest-stamina-either",),
    ),
    market(
        "ring-of-learning", "Ring of Learning", ("item", "magic"),
        Use("spoils", (Earn("xp", Least(2, Count(Cards("hand", Held())))),), when=Some(Cards("hand", Held()))),
        gold=1, cost=4, vp=1,
        rulings=("ruling-quest-ring-two",),
    ),

    # ---- Spells ------------------------------------------------------------------------------------------------------

    market(
        "arcane-aura", "Arcane Aura", ("spell", "arcane"),
        While("present", (Modify("magic", "add", 1, Cards("hand", Is("wizard"))),)),
        While("present", (Modify("magic", "add", 2, Cards("hand", Many(CLASSES, 2))),)),
        magic=2, cost=6, vp=1,
        rulings=("ruling-quest-aura-both",),
    ),
    market(
        "charm-monster", "Charm Monster", ("spell", "arcane"),
        Use("dungeon", (
            Pick("hall", WILLING, name="charmed"),
            Modify("magic", "add", Half(Value("health", "charmed")), "self"),
        )),
        magic=2, cost=6, vp=1,
        rulings=("ruling-quest-charm-printed", "ruling-quest-charm-stays"),
    ),
    market(
        "enchant-weapons", "Enchant Weapons", ("spell", "arcane"),
        Use("dungeon", (
            Modify("attack", "become", 1, ARMED),
            Modify("magic", "add", Half(WIZARD_LEVEL), ARMED),
        )),
        magic=2, cost=4, vp=1,
        rulings=("ruling-quest-enchant-whole", "ruling-quest-enchant-later", "ruling-quest-highest-wizard"),
    ),
    market(
        "vampiric-touch", "Vampiric Touch", ("spell", "chaos"),
        While("present", (Modify("magic", "add", Least(3, WOUNDS), "self"),)),
        Use("spoils", (Heal(1),)),
        magic=2, cost=5, vp=1,
        rulings=("ruling-quest-vampiric-count", "ruling-quest-silverhelm-after"),
    ),

    # ---- Weapons -----------------------------------------------------------------------------------------------------

    market(
        "battle-axe", "Battle Axe", ("weapon", "edged"),
        Must("wounded", (Earn("xp", 1),), when=WIELDED),
        gold=1, attack=5, weight=6, cost=5, vp=1,
        known={"ability-1": "rulebook"},
        rulings=("ruling-quest-axe-each-time",),
    ),
    market(
        "boomerang", "Boomerang", ("weapon", "blunt", "edged"),
        While("present", (Forbid("be-discarded", "self"),)),
        Use("dungeon", (Later((Put("self", "deck"),), at="turn"),), when=WIELDED),
        gold=1, attack=3, weight=3, cost=5, vp=1,
        rulings=("ruling-quest-boomerang-chosen", "ruling-quest-boomerang-returns"),
    ),
    market(
        "crystal-dagger", "Crystal Dagger", ("weapon", "edged", "dagger", "magic"),
        While("equipped", (Modify("magic", "add", Count(Cards("hand", Is("spell"))), "wielder"),)),
        While("equipped", (Modify("magic", "add", 1, "wielder"),), when=CardIs("wielder", Is("wizard"))),
        gold=1, attack=1, weight=2, cost=3, vp=1,
        rulings=("ruling-quest-dagger-kinds", "ruling-quest-dagger-spells"),
    ),
    market(
        "holy-mace", "Holy Mace", ("weapon", "blunt", "divine"),
        While("equipped", (Modify("attack", "add", 3, "wielder"),), when=UNHOLY),
        gold=1, attack=4, weight=5, cost=5, vp=1,
    ),
)
