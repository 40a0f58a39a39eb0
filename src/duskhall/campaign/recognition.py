"""The result of a finished game for its campaign: scores, and cards that a guild may recognize."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duskhall.core.effects import owned

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from duskhall.core.game import Game
    from duskhall.core.rules import Rules
    from duskhall.core.state import State
    from duskhall.editions.setup import Standing

MARKET = "village"
"""The kind of the cards that the market sells: Items, Spells and Weapons. Starting cards, heroes, treasures and
legendary cards are of other kinds."""


def market_cards(s: State, seat: int) -> tuple[str, ...]:
    """The market cards that a seat owns, wherever they lie: each once, by its id, the dearest first. A card that the
    seat brought along from an earlier game is one of them."""
    cards = s.rules.cards
    found = {cards[s.kinds[c]].id for c in owned(s, seat) if cards[s.kinds[c]].kind == MARKET}
    return tuple(sorted(found, key=lambda name: by_price(s.rules, name)))


def by_price(rules: Rules, name: str) -> tuple[int, str]:
    """Sorts market cards: the dearest first, and cards of one price by their ids."""
    return -rules.cards[rules.index[name]].figures.get("cost", 0), name


def best(rules: Rules, names: Iterable[str]) -> str:
    """The card that a bot takes: the dearest."""
    return min(names, key=lambda name: by_price(rules, name))


def placement(game: Game, rows: Sequence[Standing]) -> tuple[int, ...]:
    """The seats in their final order. Those who share a place are in turn order from the seat that began the game."""
    first, seats = game.start.active, game.state.seats
    return tuple(sorted(range(seats), key=lambda seat: (rows[seat].place, (seat - first) % seats)))
