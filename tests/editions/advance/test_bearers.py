"""What the faces of cards count on: all that bear a Thunderstone end with the same rules for guardians."""

from __future__ import annotations

from duskhall.editions import edition
from duskhall.text.cards import card_text

GUARDIAN = 4
"""So many abilities the page folds into one line; see CardText.svelte."""
