"""Facts for the words of a lesson: numbers and names are asked of the game, never written down."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from duskhall.core.view import View
    from duskhall.telling.phrases import Phrases

COUNTED = (
    "cost",
    "gold",
    "attack",
    "magic",
    "light",
    "strength",
    "weight",
    "health",
    "xp",
    "vp",
    "level-cost",
    "darkness",
)
"""Figures that are printed on cards."""


class UnknownFact(ValueError):
    """A lesson asks for something that no game can answer."""


def fact(p: Phrases, view: View, asked: str) -> str | int:
    """An argument of a message.

    ========================  ==========================================================
    ``gold``, ``light``, ...  what the own hand comes to; also ``attack``, ``magic``, ``cards``
    ``xp``, ``vp``, ``deck``  what the seat has
    ``name CARD``             the name of a card
    ``text CARD.N``           what its ability of this number says; the first, where no number stands
    ``cost CARD``, ...        a figure that is printed on a card
    ``count CARD``            how many of them are in the own hand
    ``total RANK``            what the party comes to against a rank as it stands
    ``health RANK``           what it must reach there
    ``short RANK``            how much is missing
    ``dark RANK``             how much light is missing
    ``penalty``               what each missing light costs
    ``best TARGET``           what the best line of this turn comes to against a rank
    ``monster RANK``          the name of the monster there
    ``strong CARD``           the strength of this hero in the own hand, as it stands
    ``left``                  monsters that have not come up yet
    ``ranks``                 how many ranks, or rooms, there are
    ``steps``                 light that is left to walk on
    ``needed``                keys that summon the guardian
    ``room N``                the name of the room there
    ========================  ==========================================================
    """
    word, _, rest = asked.partition(" ")
    if not rest:
        return _of_the_hand(view, word)
    if word == "name":
        return p.name(rest)
    if word == "text":
        name, _, line = rest.partition(".")
        card = view.card(name)
        return p.words.ability_text(card.abilities[int(line or 1) - 1], card)
    if word == "count":
        return view.hand.count(rest)
    if word == "strong":
        return view.strength(view.hand.index(rest))
    if word in COUNTED and not rest.isdecimal():
        return view.card(rest).figures.get(word, 0)
    if rest.isdecimal():
        return _of_a_rank(p, view, word, int(rest))
    raise UnknownFact(asked)


def _of_the_hand(view: View, word: str) -> int:
    seat = view.seat
    sums = view.sums()
    found = {
        "gold": view.gold,
        "light": view.light,
        "attack": sums.attack,
        "magic": sums.magic,
        "xp": view.xp(seat),
        "vp": view.score(seat),
        "cards": len(view.hand),
        "deck": view.deck_left(seat),
        "ranks": len(view.hall),
        "left": view.dungeon_left,
        "penalty": view.rules.battle.dark_cost,
        "steps": view.light_left or 0,
        "needed": view.keys.goal if view.keys is not None else 0,
    }
    if word not in found:
        raise UnknownFact(word)
    return found[word]


def _of_a_rank(p: Phrases, view: View, word: str, rank: int) -> str | int:
    if word == "monster":
        return p.name(view.hall[rank - 1] or "")
    if word == "room":
        return p.name(view.rooms[rank - 1])
    if word == "best":
        plan = view.plan()
        prospect = plan.prospect(rank) if plan is not None else None
        if prospect is None or prospect.best is None:
            raise UnknownFact(f"{word} {rank}")
        return prospect.best.total
    sums = view.sums(rank)
    found = {
        "total": sums.total,
        "health": sums.health,
        "short": max(0, sums.health - sums.total),
        "dark": sums.dark,
    }
    if word not in found:
        raise UnknownFact(f"{word} {rank}")
    return found[word]
