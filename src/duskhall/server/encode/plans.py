"""Plans in the form in which they leave the server: with the lines that lead there, or as verdicts alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from duskhall.telling import plans
from duskhall.telling.phrases import Phrases

from .. import wire

if TYPE_CHECKING:
    from collections.abc import Iterable

    from duskhall.core import view as core_view
    from duskhall.core.move import Move
    from duskhall.core.plan import lines as core_plan


def prospect(
    v: core_view.View, p: Phrases, found: core_plan.Prospect, *, first: bool = False, lines: bool = True
) -> wire.Prospect:
    """A seat's plan against a monster this turn. ``first``: it is the one to fight; ``lines``: and how; without them
    the verdict stands alone."""
    if not lines:
        return _verdict(p, found, first)
    return wire.Prospect(
        rank=found.rank,
        card=found.card,
        verdict=cast("Any", found.verdict),
        text=plans.verdict(p, found),
        at_least=found.at_least,
        missing=found.missing,
        dark=found.dark,
        first=first,
        best=None if found.best is None else plan_line(v, p, found.best),
        others=[plan_line(v, p, line) for line in found.others],
    )


def _verdict(p: Phrases, found: core_plan.Prospect, first: bool) -> wire.Prospect:
    """The verdict on a monster and how likely it is: no card that leads there, and nothing that tells of one."""
    text = plans.verdict(p, found, with_cards=False)
    best = found.best
    return wire.Prospect(
        rank=found.rank,
        card=found.card,
        verdict=cast("Any", found.verdict),
        text=text,
        at_least=found.at_least,
        missing=found.missing,
        dark=found.dark,
        first=first,
        best=None
        if best is None
        else wire.PlanLine(
            verdict=cast("Any", best.verdict),
            text=text,
            cards="",
            odds=plans.odds(p, best.chance) if best.chance is not None else "",
            steps=[],
            whole=False,
            total=best.total,
            health=best.health,
            chance=_odds(best.chance),
            vp=0,
            xp=0,
            destroyed={},
            discarded={},
            gained={},
            light=0,
            wounds=0,
            path=[],
            brings=[],
            costs=[],
        ),
        others=[],
    )


def _odds(chance: core_plan.Chance | None) -> wire.Odds | None:
    if chance is None:
        return None
    return wire.Odds(share=chance.share, low=chance.low, high=chance.high, samples=chance.samples)


def plan_line(v: core_view.View, p: Phrases, line: core_plan.Line) -> wire.PlanLine:
    odds = line.chance
    return wire.PlanLine(
        verdict=cast("Any", line.verdict),
        text=plans.line(p, line),
        cards=plans.cards(p, line),
        odds=plans.odds(p, odds) if odds is not None else "",
        steps=plan_steps(v, p, line.moves),
        whole=line.whole,
        total=line.total,
        health=line.health,
        chance=_odds(odds),
        vp=line.vp,
        xp=line.xp,
        destroyed=dict(sorted(line.destroyed.items())),
        discarded=dict(sorted(line.discarded.items())),
        gained=dict(sorted(line.gained.items())),
        light=line.light,
        wounds=line.wounds,
        path=list(line.path),
        brings=plans.brings(p, line),
        costs=plans.costs(p, line),
    )


def plan_steps(v: core_view.View, p: Phrases, moves: Iterable[Move]) -> list[wire.PlanStep]:
    return [
        wire.PlanStep(option=str(move), verb=move.verb, card=move.card, onto=move.onto, text=plans.step(p, v, move))
        for move in moves
    ]


def visit(v: core_view.View, p: Phrases, found: core_plan.Visit) -> wire.Visit:
    """A seat's plan for a place of the village."""

    def offers(rows: Iterable[core_plan.Offer]) -> list[wire.Offer]:
        return [wire.Offer(card=o.card, price=o.price, moves=[str(move) for move in o.moves]) for o in rows]

    return wire.Visit(
        place=found.place,
        text=plans.visit(p, found),
        gold=found.gold,
        uses=list(found.uses),
        destroys=list(found.destroys),
        buys=found.buys,
        offers=offers(found.offers),
        baskets=[list(basket) for basket in found.baskets],
        levels=offers(found.levels),
        draws=found.draws,
        heals=found.heals,
        trip=[prospect(v, p, one) for one in found.trip],
        at_least=found.at_least,
    )
