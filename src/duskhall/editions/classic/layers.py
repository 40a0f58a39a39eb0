"""In which order Classic works out the numbers of a battle."""

from __future__ import annotations

from duskhall.core.layers import (
    attack_becomes_magic,
    card_lines,
    doubling,
    half_the_total,
    in_order,
    light_and_darkness,
    losses_of_heroes,
    losses_of_the_party,
    one_kind,
    sums,
    total_less_darkness,
    verdict,
    what_is_void,
    who_fights,
)

LAYERS = in_order(
    who_fights,  # "Cannot attack": a hero who cannot gives no attack and no light
    light_and_darkness,  # "Light and darkness"
    what_is_void,  # "Immune to edged weapons", "Magic attack immunity"
    card_lines,
    losses_of_heroes,  # card glossary, Judgement
    attack_becomes_magic,  # card glossary, Goodberries: after the hero's final bonus
    sums,  # "Attack and magic attack traits"
    losses_of_the_party,  # "Disease cards"
    doubling,  # "Battles (overview)": after all modifiers and Disease, before light
    one_kind,  # "Half-magic attack"
    total_less_darkness,  # "Enter the dungeon", step 4a
    half_the_total,  # "Half-attack without": after all modifiers
    verdict,  # "Magic attack required"
)
