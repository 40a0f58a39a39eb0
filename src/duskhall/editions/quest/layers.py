"""In which order Quest works out the numbers of a battle. Light is for walking: there is no darkness in a battle."""

from __future__ import annotations

from duskhall.core.layers import (
    armor,
    attack_becomes_magic,
    card_lines,
    changes_of_health,
    changes_of_the_total,
    doubling,
    health,
    in_order,
    light,
    lines_not_below_zero,
    not_below_zero,
    one_kind,
    own_lines_to_zero,
    sums,
    total,
    verdict,
    what_is_void,
    who_fights,
)

LAYERS = in_order(
    who_fights,
    light,
    health,  # printed, and what the room adds
    what_is_void,  # "immune": by the card that gives the attack
    card_lines,  # boosts stand on heroes
    own_lines_to_zero,
    lines_not_below_zero,
    attack_becomes_magic,
    sums,
    doubling,
    one_kind,
    armor,  # armor from attack, resistance from magic; "required" looks at what is left
    total,
    changes_of_the_total,
    not_below_zero,
    changes_of_health,
    verdict,
)
