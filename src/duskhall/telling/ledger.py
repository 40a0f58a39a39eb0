"""Numbers that explain themselves: which card gave how much, and why."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from duskhall.core.tree import Modify, Must
from duskhall.text.writing import capital

from . import delving
from .sentences import parts

if TYPE_CHECKING:
    from duskhall.core.forecast import Forecast
    from duskhall.core.view import View

    from .phrases import Phrases


@dataclass(frozen=True, slots=True)
class Told:
    """A number and what it is made of."""

    title: str
    rows: list[tuple[str, int]]
    """(what, how much): entries that are alike are one row with their sum. None: nothing counts."""
    total: int
    notes: list[str]
    """Remarks after the ledger."""


def ledger(p: Phrases, view: View, figure: str, rank: int) -> Told:
    """The ledger of one of LEDGERS: every entry, and the sum. ``rank``: against the monster there; 0: against none,
    which health cannot be asked for."""
    entries: list[tuple[str, int]]
    if figure == "vp":
        entries = [_entry(p, e) for e in view.ledger("vp")]
    elif figure == "total":
        sums = {f: sum(amount(e) for e in view.ledger(f, rank)) for f in ("attack", "magic")}
        entries = [(p.say(f"why-{f}"), n) for f, n in sums.items() if n]
        entries += [_entry(p, e) for e in view.ledger("total", rank) if e["figure"] == "total"]
    else:
        entries = [_entry(p, e) for e in view.ledger(figure, rank)]
    if figure == "gold":
        spent = sum(n for _, n in entries) - view.gold
        if spent:
            entries.append((p.say("why-spent"), -spent))
    total = sum(n for _, n in entries)
    rows = [
        (p.say("cards-many", n=times, card=text) if times > 1 else text, n * times)
        for (text, n), times in Counter(entries).items()
    ]
    notes = _battle(p, view, rank) if figure == "health" else []
    return Told(_title(p, view, figure, rank, total), rows, total, notes)


def _title(p: Phrases, view: View, figure: str, rank: int, total: int) -> str:
    # The figure of a card is a penalty; what a player asks for is the light that is missing.
    name = capital(p.say("why-dark") if figure == "darkness" else p.words.figure(figure))
    n = p.number(total)
    if not rank:
        return p.say("why-head", figure=name, n=n)
    message = "why-head-health" if figure == "health" else "why-head-rank"
    card = p.name(view.hall[rank - 1] or "")
    return p.say(message, figure=name, n=n, rank=rank, card=card, room=delving.room(p, rank))


def _entry(p: Phrases, e: dict[str, object]) -> tuple[str, int]:
    why, card, on = str(e["why"]), e["card"], e["on"]
    name = p.say("why-rule") if card is None else p.name(str(card))
    message = f"why-{why}" if p.words.has(f"why-{why}") else "why-other"
    text = p.say(message, card=name, why=why)
    if on is not None and on != card and why != "room":
        text = p.say("why-on", what=text, card=p.name(str(on)))
    return text, amount(e)


def _battle(p: Phrases, view: View, rank: int) -> list[str]:
    """The health after battle effects, and the effects that change it."""
    health = becomes(p, view, view.forecast(rank))
    if not health:
        return []
    out = [p.say("why-health-battle", health=health)]
    card = p.card(view.hall[rank - 1] or "")
    for a in card.abilities:
        changes = (part for part in parts(a) if isinstance(part, Modify))
        if isinstance(a, Must) and any(change.figure == "health" for change in changes):
            out.append(p.say("card-says", card=p.name(card.id), text=p.words.ability_text(a, card)))
    return out


def becomes(p: Phrases, view: View, f: Forecast | None) -> str:
    """The health in a battle that is forecast, if that is not the health now."""
    if f is None or not f.fightable or set(f.health) == {view.sums(f.rank).health}:
        return ""
    return span(p, *f.health)


def span(p: Phrases, low: int, high: int) -> str:
    """``6 to 9``, or one number if both are the same."""
    return p.number(low) if low == high else p.say("forecast-range", low=p.number(low), high=p.number(high))


def amount(entry: dict[str, object]) -> int:
    """How much an entry of a ledger adds."""
    n = entry["amount"]
    assert isinstance(n, int)
    return n
