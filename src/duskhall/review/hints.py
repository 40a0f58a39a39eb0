"""A hint: the move a master would make, with reasons that follow from numbers of the position.

Everything comes from one view: what it weighs was dealt anew, and plans tell no more than the seat knows.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from duskhall.bots.levels import Master
from duskhall.bots.levels.search import weigh
from duskhall.core.plan.lines import CANNOT

from .judging import CLEAR, duel, estimate

if TYPE_CHECKING:
    from collections.abc import Iterator

    from duskhall.core.decision import Decision
    from duskhall.core.move import Move
    from duskhall.core.plan.lines import Line, Prospect
    from duskhall.core.plan.making import Plan
    from duskhall.core.view import View

DEALS = 12
"""Deals on which the next best move is looked for,"""
MOST_TRIALS = 100
"""as long as there are no more trials (options times deals) than this."""
LEAST_DEALS = 4
COMPARED = 24
"""Deals on which it is compared with the next best move."""
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
    """The best move of another kind,"""
    ahead: float
    """how much less it promises,"""
    error: float
    """and the standard error of that."""
    reasons: tuple[Reason, ...]


def hint(view: View, decision: Decision, *, seed: int = 0) -> Hint:
    """The move of a master, and what speaks for it. The same view gives the same hint."""
    moves = decision.moves
    best = Master().pick(view, decision)
    told = tuple(reasons(view, decision, best))
    deals = max(LEAST_DEALS, min(DEALS, MOST_TRIALS // decision.count))
    rows = weigh(view, decision, deals=deals, seed=2 * seed)
    others = [row.option for row in rows if row.option != best]
    if not others:
        return Hint(best, moves[best], rows[0].chance, None, 0.0, 0.0, told)
    other = next((option for option in others if moves[option].verb != moves[best].verb), others[0])
    mine, its = duel(view, (best, other), COMPARED, 2 * seed + 1)
    ahead = estimate([a - b for a, b in zip(mine, its, strict=True)])
    told = (*told, compared(moves[other], ahead.mean, ahead.error))
    return Hint(best, moves[best], estimate(mine).mean, moves[other], ahead.mean, ahead.error, told)


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
    plan = view.plan()
    if plan is None:
        return
    found = _line(plan, move)
    if found is not None:
        yield from _won(*found)
        return
    for visit in plan.visits:
        if visit.place == move.verb and visit.offers:
            dearest = visit.offers[0]
            yield Reason("hint-gold", {"gold": visit.gold, "card": dearest.card, "price": dearest.price})
        if visit.place == move.verb and visit.levels:
            level = visit.levels[0]
            yield Reason(
                "hint-level", {"card": level.card, "xp": level.price, "left": view.xp(view.seat) - level.price}
            )
    for pause in plan.pauses:
        if pause.place == move.verb:
            yield Reason(f"hint-pause-{pause.verb}", {"n": len(view.hand)})


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
    if shown.onto:
        yield Reason("hint-xp-left", {"xp": shown.amount, "left": view.xp(view.seat) - shown.amount})
    elif decision.gold is not None:
        yield Reason("hint-gold-left", {"price": shown.amount, "left": decision.gold - shown.amount})
