"""What the page counts on: all cards that bear a Thunderstone end with the same rules for guardians."""

from __future__ import annotations

from duskhall.editions import edition
from duskhall.text import words

GUARDIAN = 4
"""So many abilities the page folds into one line; see CardText.svelte."""


def test_bearers_share_their_last_abilities_and_no_more() -> None:
    bearers = [card for card in edition("advance").rules.cards if card.kind == "bearer"]
    texts = [words("en").card_text(card) for card in bearers]
    assert len(texts) == 3
    assert len({tuple(text[-GUARDIAN:]) for text in texts}) == 1
    assert all(len(text) > GUARDIAN for text in texts)
    assert len({text[-GUARDIAN - 1] for text in texts}) > 1
