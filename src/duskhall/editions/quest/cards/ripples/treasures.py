"""The treasures of Ripples in Time. Their titles are public, the rest is ours."""

from __future__ import annotations

from duskhall.core.tree import And, Card, Cmp, Earn, Least, Modify, Use, Value, While
from duskhall.editions.quest.cards.making import INFERRED, PUBLIC, RECONSTRUCTED, WIELDED, treasure

# fmt: off

TREASURES: tuple[Card, ...] = (
    treasure(
        "axe-of-the-giants", "Axe of the Giants", ("weapon", "edged"),
        Use("spoils", (Earn("xp", 2),), when=And((WIELDED, Cmp(Value("margin", "foe"), ">=", 4)))),
        gold=1, weight=9, attack=8, vp=3,
        marks={"name": PUBLIC, "count": PUBLIC, "keyword-weapon": INFERRED, "keyword-edged": INFERRED},
        rulings=("ruling-quest-axe-margin",),
    ),
    treasure(
        "lightbringer", "Lightbringer", ("weapon", "edged", "magic"),
        While("equipped", (Modify("magic", "add", Least(4, Value("light", "party")), "wielder"),)),
        gold=1, weight=4, attack=2, light=2, vp=3,
        marks={
            "name": PUBLIC, "count": PUBLIC,
            "keyword-weapon": RECONSTRUCTED, "keyword-edged": RECONSTRUCTED, "keyword-magic": RECONSTRUCTED,
        },
        rulings=("ruling-quest-lightbringer-light",),
    ),
)
