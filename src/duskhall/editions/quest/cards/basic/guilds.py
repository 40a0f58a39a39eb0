"""The sixteen guild sponsorships of the basic components: one guild for each class, four copies of each.

That every guild favours a class and that its bonus always counts is public; the guilds themselves are ours.
"""

from __future__ import annotations

from duskhall.core.tree import Card, Cards, Is, Modify, Some, While
from duskhall.editions.quest.cards.making import guild

# fmt: off

GUILDS: tuple[Card, ...] = (
    guild(
        "order-of-the-open-hand", "Order of the Open Hand", "cleric",
        While("front", (Modify("wounds", "less", 1, "foe"),), when=Some(Cards("hand", Is("cleric")))),
        rulings=("ruling-quest-open-hand-one",),
    ),
    guild(
        "hall-of-the-iron-oath", "Hall of the Iron Oath", "fighter",
        While("front", (Modify("attack", "add", 1, Cards("hand", Is("fighter"))),)),
    ),
    guild(
        "the-night-ledger", "The Night Ledger", "rogue",
        While("front", (Modify("light", "add", 1, "party"),), when=Some(Cards("hand", Is("rogue")))),
    ),
    guild(
        "college-of-nine-candles", "College of Nine Candles", "wizard",
        While("front", (Modify("magic", "add", 1, Cards("hand", Is("wizard"))),)),
    ),
)
