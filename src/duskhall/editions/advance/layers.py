"""In which order Advance works out the numbers of a battle."""

from __future__ import annotations

from duskhall.core.layers import (
    attack_becomes_magic,
    card_lines,
    changes_of_health,
    changes_of_the_total,
    doubling,
    half_the_total,
    in_order,
    light_and_darkness,
    lines_not_below_zero,
    losses_of_heroes,
    losses_of_the_party,
    not_below_zero,
    one_kind,
    own_lines_to_zero,
    sums,
    total_less_darkness,
    verdict,
    what_is_void,
    who_fights,
)

LAYERS = in_order(
    who_fights,
    light_and_darkness,  # position and darkness; a trophy's light may be below zero
    what_is_void,  # "immune to": by the card that gives the attack
    card_lines,
    own_lines_to_zero,  # Falcon Arbalest: a trait, so it also swallows what others give to the hero
    losses_of_heroes,
    lines_not_below_zero,  # "null and no value": no attack below zero
    attack_becomes_magic,
    sums,
    losses_of_the_party,  # curses: on a kind of the owner's choice, never below zero
    doubling,
    one_kind,
    total_less_darkness,  # one or two for each point, by the side of the board
    changes_of_the_total,
    half_the_total,
    not_below_zero,
    changes_of_health,
    verdict,
)
