"""The market filled from hidden decks: the worth of turning up another card."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..profiles import Profile
    from ..reader import Reader
    from .outlook import RoomsOutlook


def decks(reader: Reader) -> tuple[str, ...]:
    """The decks that still have a card, hero decks apart."""
    spots = reader.view.spots
    if not spots:
        return ()
    rules = reader.view.rules
    piles = reader.view.piles
    found = dict.fromkeys(filter(None, spots.values()))
    return tuple([deck for deck in found if piles[deck] and rules.heroes.isdisjoint(rules.tags[deck])])


def hope(reader: Reader, outlook: RoomsOutlook, deck: str, gold: int, best: float) -> float:
    """How much more the top card of a deck is worth, on average, than the best card on offer for so much gold. Any card
    that is neither in the market nor in the seat's own deck might be in it."""
    seen = {p.id for p in reader.stalls}
    cards = [reader.ruleset.profiles[kind] for kind in sorted(reader.view.rules.tags[deck])]
    unseen = [p for p in cards if p.card.kind == "village" and p.id not in seen and not outlook.copies(p)]
    if not unseen:
        return 0.0
    return sum([max(0.0, outlook.net(p, 0) - best) for p in unseen if p.cost <= gold]) / len(unseen)


def cleared(cards: list[tuple[int, Profile]], outlook: RoomsOutlook) -> int:
    """Remove the card with the least worth."""
    return min([(outlook.worth(p), i) for i, p in cards])[1]
