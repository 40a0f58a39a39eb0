"""A hint: the move a master would make, with reasons that follow from numbers of the position.

Everything comes from one view: what it weighs was dealt anew, and plans tell no more than the seat knows.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from duskhall.bots.greedy import GreedyBot
from duskhall.bots.levels import Master
from duskhall.bots.levels.search import weigh
from duskhall.core.decision import Decision
from duskhall.core.machine import answer
from duskhall.core.options import options_of
from duskhall.core.plan.lines import CANNOT
from duskhall.core.state import HALL
from duskhall.core.view import View

from .gists import gist
from .judging import CLEAR, duel, estimate
from .words import question_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from duskhall.core.move import Move
    from duskhall.core.plan.lines import Line, Pause, Prospect, Visit
    from duskhall.core.plan.making import Plan
    from duskhall.core.state import State

DEALS = 12
"""Deals on which the next best move is looked for,"""
MOST_TRIALS = 100
"""as long as there are no more trials (options times deals) than this."""
LEAST_DEALS = 4
COMPARED = 24
"""Deals on which it is compared with the next best move."""
MOST_NEXT = 12
"""The most moves of the rest of a turn that are looked at to say what a move is for."""
COPY = re.compile("#[0-9]+")
BURDENS = frozenset(("curse", "disease"))
"""Cards that a deck is better off without."""
FIGURES = ("attack", "magic", "light", "strength", "gold", "vp")
"""The figures of a card that a reason tells."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A message with its arguments. Cards are given by their ids, moves as they are recorded; a list of cards has
    spaces between them."""

    id: str
    args: dict[str, str | int]


@dataclass(frozen=True, slots=True)
class Hint:
    option: int
    move: Move
    chance: float
    """The chance of victory that the move promises."""
    next: Move | None
    """The best of the other moves that come to mind,"""
    ahead: float
    """how much less it promises,"""
    error: float
    """and the standard error of that."""
    reasons: tuple[Reason, ...]
    asked: str = ""
    """What the question is, for the words of "done": ``buy-``, ``window-village``."""


def hint(view: View, decision: Decision, *, seed: int = 0) -> Hint:
    """The move of a master, and what speaks for it. The same view gives the same hint."""
    moves = decision.moves
    best = _settled(view, decision, Master().pick(view, decision), seed)
    told = (*reasons(view, decision, best), *_instead(view, moves[best]))
    deals = max(LEAST_DEALS, min(DEALS, MOST_TRIALS // decision.count))
    rows = weigh(view, decision, deals=deals, seed=2 * seed)
    others = [row.option for row in rows if not _alike(moves[row.option], moves[best])]
    if not others:
        return Hint(best, moves[best], rows[0].chance, None, 0.0, 0.0, told, question_of(decision))
    other = _rival(view, decision, best, others)
    mine, its = duel(view, (best, other), COMPARED, 2 * seed + 1)
    ahead = estimate([a - b for a, b in zip(mine, its, strict=True)])
    beside = compared(moves[other], ahead.mean, ahead.error)
    if beside.id == "hint-close" and not told:
        told = (Reason("hint-slight", {}),)
    told = (*told, beside)
    asked = question_of(decision)
    return Hint(best, moves[best], estimate(mine).mean, moves[other], ahead.mean, ahead.error, told, asked)


def _rival(view: View, decision: Decision, best: int, others: list[int]) -> int:
    """The move to compare a hint with, of others from the best on: what a person would think of. Beside a purchase that
    is another purchase, and no fight that cannot be won; in a window, where moves may follow one another, to do
    something else."""
    moves = decision.moves
    mine = moves[best]
    if decision.kind == "window":
        return next((option for option in others if moves[option].verb != mine.verb), others[0])
    if decision.kind == "branch":
        return next((option for option in others if not _hopeless(view, moves[option])), others[0])
    return next((option for option in others if moves[option].verb == mine.verb), others[0])


def _alike(one: Move, other: Move) -> bool:
    """Moves that differ by nothing but the copy of a card."""
    return COPY.sub("", str(one)) == COPY.sub("", str(other))


def _hopeless(view: View, move: Move) -> bool:
    """A way to the dungeon where no monster can be beaten."""
    plan = view.plan() if move.verb == "dungeon" else None
    return plan is not None and all(one.verdict == CANNOT and not one.at_least for one in plan.prospects)


def _settled(view: View, decision: Decision, best: int, seed: int) -> int:
    """The move that begins the best victory at hand, unless another one is clearly better: what every client offers
    first is not talked down for less than chance may bring about."""
    plan = view.plan()
    first = None if plan is None or plan.best is None else plan.best.best
    if first is None or not first.sure or not first.moves or first.moves[0] not in decision.moves:
        return best
    ready = decision.moves.index(first.moves[0])
    if ready == best:
        return best
    mine, its = duel(view, (best, ready), COMPARED, 2 * seed + 1)
    ahead = estimate([a - b for a, b in zip(mine, its, strict=True)])
    return best if ahead.mean > CLEAR * ahead.error and round(100 * ahead.mean) >= 1 else ready


def _instead(view: View, move: Move) -> Iterator[Reason]:
    """The victory at hand that a turn spent elsewhere gives up. Were it not clearly worse, it would be the hint."""
    plan = view.plan()
    if plan is None or plan.best is None or plan.best.best is None or not plan.best.best.sure:
        return
    if move.verb in {visit.place for visit in plan.visits} | {pause.place for pause in plan.pauses}:
        yield Reason("hint-instead", {"card": plan.best.card})


def compared(other: Move, ahead: float, error: float) -> Reason:
    """How much better a move is than another one, in points of a hundred."""
    percent = round(100 * ahead)
    if percent < 1 or ahead <= CLEAR * error:
        return Reason("hint-close", {"move": str(other)})
    return Reason("hint-ahead", {"percent": percent, "move": str(other)})


def reasons(view: View, decision: Decision, option: int) -> Iterator[Reason]:
    """What speaks for an option, as the plan and the prices tell it. There may be nothing."""
    move = decision.moves[option]
    if move.verb in ("buy", "level"):
        yield from _acquired(view, decision, option)
        return
    if move.verb == "destroy" and decision.kind == "pick" and not decision.about:
        yield Reason("hint-pause-destroy", {"card": move.card})
        return
    if move.verb == "deck" and decision.kind == "pick" and not decision.about:
        yield Reason("hint-pause-deck", {"cards": move.card})
        return
    plan = view.plan()
    if plan is None:
        return
    found = _line(plan, move)
    if found is not None:
        yield from _won(*found)
        return
    if move.verb in ("dungeon", "attack"):
        yield from _lost(view, decision, option)
        return
    if move.verb == "use" and move.card:
        yield from _does(view, move.card, move.ability)
        if BURDENS & set(view.card(move.card).tags):
            after = view.sample(0)
            _goes_on(view, decision, option, after)
            yield from _rid(view, after)
        return
    for visit in plan.visits:
        if visit.place == move.verb:
            yield from _visited(view, visit, _goes_on(view, decision, option))
    for pause in plan.pauses:
        if pause.place == move.verb:
            yield from _paused(pause, _goes_on(view, decision, option))


def _lost(view: View, decision: Decision, option: int) -> Iterator[Reason]:
    """What a battle is good for that cannot be won, or not for certain."""
    after = view.sample(0)
    hall = tuple(after.zones[HALL])
    later = [decision.moves[option], *_goes_on(view, decision, option, after)]
    yield from _rid(view, after)
    ranks = [move.rank for move in later if move.verb == "attack"]
    if ranks and not view.rooms and hall[ranks[0] - 1] not in after.zones[HALL]:
        yield Reason("hint-lost", {"card": view.hall[ranks[0] - 1] or ""})


def _rid(view: View, after: State) -> Iterator[Reason]:
    """The burdens that leave a deck by the end of a turn."""
    gone = view.owned(view.seat) - View(after, view.seat).owned(view.seat)
    cards = sorted(card for card in gone if BURDENS & set(view.card(card).tags))
    if cards:
        yield Reason("hint-rids", {"cards": " ".join(cards)})


def _goes_on(view: View, decision: Decision, option: int, into: State | None = None) -> list[Move]:
    """How greedy play, on which the numbers of a hint rest, goes on with the turn after an option. ``into``: a deal
    that is played on."""
    s = view.sample(0) if into is None else into
    turn = s.turn
    question = next(q for q in s.asked if q.seat == view.seat)
    answer(s, question, options_of(s, question)[option])
    bot = GreedyBot()
    out: list[Move] = []
    while s.asked and s.asked[0].seat == view.seat and s.turn == turn and not s.over and len(out) < MOST_NEXT:
        asked = Decision(s, s.asked[0])
        found = bot.pick(View(s, view.seat), asked)
        out.append(asked.moves[found])
        answer(s, s.asked[0], options_of(s, s.asked[0])[found])
    return out


def _visited(view: View, visit: Visit, later: list[Move]) -> Iterator[Reason]:
    """The purchase and the level-up that a visit is for, else the dearest that it allows."""
    bought = {move.card for move in later if move.verb == "buy"}
    if visit.offers and visit.gold:
        offer = next((offer for offer in visit.offers if offer.card in bought), visit.offers[0])
        yield Reason("hint-gold", {"gold": visit.gold, "card": offer.card, "price": offer.price})
        yield from _does(view, offer.card)
    if visit.levels:
        level = visit.levels[0]
        yield Reason("hint-level", {"card": level.card, "xp": level.price, "left": view.xp(view.seat) - level.price})


def _paused(pause: Pause, later: list[Move]) -> Iterator[Reason]:
    """The card that leaves the game, or those that are kept."""
    cards = [move.card for move in later if move.verb == pause.verb and move.card in pause.cards]
    if not cards:
        return
    if pause.verb == "destroy":
        yield Reason("hint-pause-destroy", {"card": cards[0]})
    else:
        yield Reason("hint-pause-deck", {"cards": " ".join(cards)})


def _does(view: View, card: str, ability: int = 0) -> Iterator[Reason]:
    """What using a card does, or one ability of it."""
    name, given = gist(view.card(card), ability)
    if name:
        yield Reason(f"hint-does-{name}", {"card": card, **({"given": given} if given else {})})


def _line(plan: Plan, move: Move) -> tuple[Prospect, Line] | None:
    """The best line that begins with a move: surest, then worth most, then for the least given up."""
    rows = [
        (not line.sure, -line.worth, line.lost, prospect.rank, n, prospect, line)
        for prospect in plan.prospects
        for n, line in enumerate([] if prospect.best is None else [prospect.best, *prospect.others])
        if line.verdict != CANNOT and line.moves and line.moves[0] == move
    ]
    if not rows:
        return None
    *_, prospect, line = min(rows, key=lambda row: row[:5])
    return prospect, line


def _won(prospect: Prospect, line: Line) -> Iterator[Reason]:
    args: dict[str, str | int] = {"card": prospect.card, "total": line.total, "health": line.health}
    if line.sure:
        yield Reason("hint-wins", args)
    else:
        yield Reason("hint-may-win", {"card": prospect.card})
    if line.vp:
        yield Reason("hint-points", {"vp": line.vp})
    if line.xp > 0:
        yield Reason("hint-xp", {"xp": line.xp})
    if line.destroyed:
        yield Reason("hint-gives-up", {"cards": " ".join(sorted(line.destroyed.elements()))})
    spared = sorted(
        {card for other in (prospect.best, *prospect.others) if other is not None for card in other.destroyed}
        - set(line.destroyed)
    )
    if spared:
        yield Reason("hint-keeps", {"cards": " ".join(spared)})


def _acquired(view: View, decision: Decision, option: int) -> Iterator[Reason]:
    """What a purchase or a level-up adds, and what is left after it."""
    shown = decision.shown()[option]
    new = shown.onto or shown.card
    if not new:
        return
    figures = view.card(new).figures
    was = view.card(shown.card).figures if shown.onto else {}
    for figure in FIGURES:
        n = figures.get(figure, 0) - was.get(figure, 0)
        if n > 0:
            yield Reason("hint-adds", {"card": new, "figure": figure, "n": n})
    yield from _does(view, new)
    if shown.onto:
        yield Reason("hint-xp-left", {"xp": shown.amount, "left": view.xp(view.seat) - shown.amount})
    elif decision.gold is not None:
        yield Reason("hint-gold-left", {"price": shown.amount, "left": decision.gold - shown.amount})
