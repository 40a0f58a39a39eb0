"""A decision as a question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duskhall.core.move import Move

if TYPE_CHECKING:
    from duskhall.core.decision import Decision
    from duskhall.core.view import View

    from .phrases import Phrases

DONE = "done"
"""The option that ends a choice."""


def question(p: Phrases, view: View, decision: Decision) -> str:
    """The question in one line."""
    card = p.name(decision.about) if decision.about else ""
    args: dict[str, str | int] = {"card": card, "left": decision.left, **p.who(view.active, view.seat)}
    args["done"] = "yes" if DONE in decision.options else "no"
    args["light"] = view.light_left or 0
    args["place"] = view.champions[decision.seat] if view.rooms else ""
    tries: list[str]
    match decision.kind:
        case "branch" if at_market(view, decision):
            tries = ["ask-branch-deck"]
        case "branch":
            tries = ["ask-branch"] if card else [f"ask-branch-turn-{view.edition}", "ask-branch-turn"]
            kinds = {p.card(name).kind if name in p.rules.index else "" for name in decision.options}
            tries[:0] = [f"ask-branch-{kind}" for kind in kinds if len(kinds) == 1]
        case "window":
            tries = [f"ask-window-{decision.verb}-{view.edition}", f"ask-window-{decision.verb}", "ask-window"]
            if decision.options[:] == [DONE]:
                # A player with nothing to use is asked all the same, to keep hands secret.
                tries.insert(0, f"ask-window-{decision.verb}-nothing")
        case "pick" if card:
            hall = "-hall" if picks_ranks(decision) else ""
            verb = f"ask-pick-{decision.verb}"
            tries = [f"{verb}-{view.edition}{_what(p, decision)}", f"{verb}-{view.edition}"]
            tries += [f"{verb}{hall}", verb, "ask-pick"]
        case "level" if card:
            tries = ["ask-level-card"]
        case "pick":
            tries = [f"ask-pick-{decision.verb}-rules", "ask-pick-rules"]
        case "buy":
            tries = ["ask-buy-card"] if card else [f"ask-buy-{_sold(p, decision)}", "ask-buy"]
        case "order":
            there = sum(name is not None for name in view.hall)
            args["rank"] = there - len(decision.options) + 1
            tries = ["ask-order"]
        case "split":
            rank = view.battle.rank if view.battle is not None else 0
            losses = [e for figure in ("attack", "magic") for e in view.ledger(figure, rank) if e["why"] == "loss"]
            causes = dict.fromkeys(p.name(str(e["card"])) for e in losses if e["card"] is not None)
            args["cards"] = p.both(list(causes)) if causes else ""
            tries = ["ask-split-by"] if causes else ["ask-split"]
        case kind:
            tries = [f"ask-{kind}", "ask-any"]
    return p.say(next(name for name in tries if p.words.has(name)), **args)


def _sold(p: Phrases, decision: Decision) -> str:
    """The common kind of all cards for sale, or the hidden pile they come from."""
    names = [move.card for move in _moves(decision)]
    kinds = {p.card(name).kind if name in p.rules.index else name for name in names}
    return kinds.pop() if len(kinds) == 1 else ""


def _what(p: Phrases, decision: Decision) -> str:
    """A word for the cards to choose from: "-any" if one may take several, "-hero" if all are heroes."""
    if DONE in decision.options:
        return "-any"
    moves = _moves(decision)
    heroes = [move for move in moves if move.card in p.rules.index and "hero" in p.card(move.card).tags]
    return "-hero" if moves and len(heroes) == len(moves) else ""


def at_market(view: View, decision: Decision) -> bool:
    """The question is which deck fills a spot of the market, or which card makes room there."""
    if decision.kind == "pick":
        return decision.verb == "destroy" and not decision.about and bool(view.spots)
    return decision.kind == "branch" and set(decision.options) <= set(view.spots.values())


def picks_ranks(decision: Decision) -> bool:
    """The cards to choose from stand in the hall."""
    return any(move.rank for move in _moves(decision))


def _moves(decision: Decision) -> list[Move]:
    """The options, but for the one that ends the choice."""
    return [Move.parse(option) for option in decision.options if option != DONE]
