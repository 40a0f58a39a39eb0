"""Hints and reviews in words, for any client."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from math import copysign, floor
from typing import TYPE_CHECKING

from duskhall.core.move import Move
from duskhall.telling import plans
from duskhall.text.writing import capital

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from duskhall.core.decision import Decision
    from duskhall.core.view import View
    from duskhall.telling.phrases import Phrases

    from .buys import Bought
    from .hints import Hint, Reason
    from .summing import Happening, Turning

PERCENT = 100
DIGITS = 4
COMPARED = ("hint-ahead", "hint-close")
"""Reasons that speak of another move: they have a sentence of their own."""


# ----------------------------------------------------------------------------------------------------------------------
# Hints


def hint(p: Phrases, view: View, told: Hint) -> list[str]:
    """A hint in sentences: the move, why, and what it promises."""
    out = [p.say("hint-move", move=step(p, view, told.move, told.asked))]
    for some in ([r for r in told.reasons if r.id not in COMPARED], [r for r in told.reasons if r.id in COMPARED]):
        if some:
            out.append(p.say("hint-reasons", reasons=sentence(reasons(p, view, some, told.asked))))
    # It is an estimate: what is not decided yet is never quite certain.
    out.append(p.say("hint-chance", percent=min(max(percent(told.chance), 1), PERCENT - 1)))
    return out


def question_of(decision: Decision) -> str:
    """A question by its kind and its verb, as messages are called."""
    return f"{decision.kind}-{decision.verb}"


def step(p: Phrases, view: View, move: Move, asked: str = "") -> str:
    """A move in words. To stop is a choice of its own here, and not what leads to the next. ``asked``: the question, by
    its kind and its verb."""
    if move.verb != "done":
        return plans.step(p, view, move)
    kind = asked.partition("-")[0]
    if kind == "walk":
        return p.say("hint-stay")
    return p.say(p.pick_message(f"option-done-{asked}", f"option-done-{kind}", "hint-done"))


def sentence(text: str) -> str:
    """The beginning of a sentence is written large."""
    return capital(text)


def reasons(p: Phrases, view: View, told: Sequence[Reason], asked: str = "") -> str:
    """Reasons in one sentence without its full stop: ``wins Griffon (8 against 6), 4 points and keeps Fireball``."""
    parts = []
    for (message, card), some in groupby(told, lambda r: (r.id, r.args.get("card", ""))):
        rows = list(some)
        if message == "hint-adds":
            what = p.both([_adds(p, row) for row in rows])
            parts.append(p.say("hint-adds", card=p.name(str(card)), what=what))
        else:
            parts += [reason(p, view, row, asked) for row in rows]
    return p.both(parts) if parts else ""


def _adds(p: Phrases, told: Reason) -> str:
    n, figure = int(told.args["n"]), str(told.args["figure"])
    return _points(p, n) if figure == "vp" else p.say("hint-adds-part", n=n, figure=p.words.figure(figure))


def _points(p: Phrases, vp: int) -> str:
    return p.say("plan-brings-vp", n=abs(vp), points=p.number(vp))


def reason(p: Phrases, view: View, told: Reason, asked: str = "") -> str:
    """One reason as a part of a sentence."""
    args = dict(told.args)
    if told.id == "hint-points":
        return _points(p, int(args["vp"]))
    if "card" in args:
        args["card"] = p.stack_name(str(args["card"]))
    if "given" in args:
        args["given"] = p.name(str(args["given"]))
    if "cards" in args:
        args["cards"] = p.listed(str(args["cards"]).split())
    if "move" in args:
        args["move"] = step(p, view, Move.parse(str(args["move"])), asked)
    return p.say(told.id, **args)


# ----------------------------------------------------------------------------------------------------------------------
# Reviews


def percent(share: float) -> int:
    """A share in whole percent, halves away from zero: the page rounds the same four digits the same way."""
    return int(copysign(floor(PERCENT * abs(round(share, DIGITS)) + 0.5), share))


def change(p: Phrases, by: float) -> str:
    """``+12 %``, ``−3 %``."""
    n = percent(by)
    if n == 0:
        return p.say("review-even")
    return p.say("review-gain" if n > 0 else "review-loss", n=abs(n))


def turning(p: Phrases, told: Turning) -> list[str]:
    """A turning point: how far the chances moved, and what happened in the turn."""
    head = p.say(
        "review-turning-line",
        turn=told.turn,
        who=p.names[told.seat],
        name=p.names[told.gainer],
        change=change(p, told.change),
        error=percent(told.error),
    )
    parts = [happening(p, one) for one in told.happened]
    if percent(told.given) > 0:
        parts.append(
            p.say("review-turning-given", who=p.names[told.seat], percent=percent(told.given), moves=told.moves)
        )
    return [head, p.series(parts)] if parts else [head]


def happening(p: Phrases, told: Happening) -> str:
    return p.say(f"review-happened-{told.kind}", who=p.names[told.seat], card=p.name(told.card))


@dataclass(frozen=True, slots=True)
class Purchases:
    """What became of the copies of a card that a seat has bought."""

    seat: int
    card: str
    copies: int
    drawn: int
    victories: int
    purchases: int
    points: int

    @property
    def paid(self) -> bool:
        return bool(self.victories or self.purchases or self.points > 0)


def purchases(rows: Iterable[Bought]) -> list[Purchases]:
    """The purchases of each seat by card: what paid most first, then what never did."""
    copies: dict[tuple[int, str], list[Bought]] = {}
    for row in rows:
        copies.setdefault((row.seat, row.card), []).append(row)
    out = [
        Purchases(
            seat,
            card,
            len(some),
            sum(row.drawn for row in some),
            sum(row.victories for row in some),
            sum(row.purchases for row in some),
            sum(row.points for row in some),
        )
        for (seat, card), some in copies.items()
    ]
    return sorted(out, key=lambda r: (r.seat, not r.paid, -r.victories, -r.purchases, -r.points, -r.drawn, r.card))


def purchase(p: Phrases, told: Purchases) -> str:
    """``2× Polearm: drawn 9 times, in hand for 3 victories, worth 1 point``."""
    used = [
        p.say(f"review-buy-{what}", n=n)
        for what, n in (("victories", told.victories), ("purchases", told.purchases), ("points", told.points))
        if n > 0
    ]
    args: dict[str, str | int] = {"copies": told.copies, "card": p.name(told.card), "drawn": told.drawn}
    return p.say("review-buy", uses="some" if used else "none", used=p.series(used), **args)
