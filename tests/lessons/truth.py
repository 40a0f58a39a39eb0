"""What the words of a step say besides their numbers, checked against the game."""

from __future__ import annotations

from duskhall.core.game import Game
from duskhall.core.plan.lines import CANNOT, MAY_WIN, WINS
from duskhall.core.tree import Card
from duskhall.lessons import LEARNER


def holds(game: Game, claim: str) -> bool:
    """``wins 1``: a line wins for certain. ``stands 1``: the party wins as it stands. ``may-win 1``: luck decides.
    ``out-of-reach 2``: no line wins.
    ``none-wins``: of none. ``illegal MOVE``: it is not offered. ``strongest CARD``: no other hero for this gold is as
    strong. ``militia-only``, ``basics-only``: the gold buys no other hero, no other card. ``absent CARD``: it is not in
    the hand. ``owns CARD``: it is somewhere in the deck."""
    word, _, rest = claim.partition(" ")
    view = game.view(LEARNER)
    affordable = [card for card in map(view.card, view.for_sale) if card.figures.get("cost", 0) <= view.gold]
    heroes = [card for card in affordable if "hero" in card.tags]
    match word:
        case "illegal":
            return game.decision(LEARNER).index(rest) < 0
        case "strongest":
            return [card.id for card in heroes if _strength(card) >= _strength(view.card(rest))] == [rest]
        case "owns":
            return view.owned(LEARNER)[rest] > 0
        case "absent":
            return rest not in view.hand
        case "militia-only":
            return {card.kind for card in heroes} <= {"basic"}
        case "basics-only":
            return {card.kind for card in affordable} <= {"basic"}
    plan = view.plan()
    assert plan is not None
    if word == "none-wins":
        return not any(one.best is not None and one.best.sure for one in plan.prospects)
    found = plan.prospect(int(rest))
    assert found is not None
    match word:
        case "wins":
            return found.best is not None and found.best.sure
        case "stands":
            return found.verdict == WINS
        case "may-win":
            return found.verdict == MAY_WIN
        case "out-of-reach":
            return found.verdict == CANNOT
    raise ValueError(f"nobody knows whether {claim!r} is true")


def _strength(card: Card) -> int:
    return card.figures["strength"]
