"""A turn in one sentence without its subject: what the player did and what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeGuard

from duskhall.core import events as ev
from duskhall.core.event import Event

from . import delving

if TYPE_CHECKING:
    from .phrases import Phrases

MOST_ARMED = 2
"""The most heroes named with their weapons."""
GIVEN_UP = ("destroyed", "stack", "draw", "supply")
"""Zones that a card of a hand goes to when it leaves the deck for good."""


def deed(p: Phrases, rows: Sequence[Event], seat: int) -> str:
    """A seat's turn in one phrase; seats count from 0. ``rows``: the events of that turn, as a spectator hears them."""
    own = seat + 1
    battles = [i for i, e in enumerate(rows) if isinstance(e, ev.BattleCompared)]
    parts = [*_went(p, rows, own, fought=bool(battles)), *_bought(p, rows, own), *_leveled(p, rows, own)]
    parts += [_fought(p, rows, i) for i in battles]
    parts += _given(p, rows, own)
    parts += _given_up(p, rows, own) if not battles else []
    parts += _wounds(p, rows, own)
    if not parts:
        return p.say("deed-nothing")
    gains = _gains(p, rows, own)
    return (
        p.say("deed-gains", deed=p.both(parts), gains=p.series(gains)) if gains else p.say("deed", deed=p.both(parts))
    )


def _went(p: Phrases, rows: Sequence[Event], own: int, *, fought: bool) -> list[str]:
    """The place of the turn. A battle implies the dungeon."""
    ways = [e.branch for e in rows if isinstance(e, ev.BranchChosen) and e.seat == own]
    first = next((way for way in ways if p.words.has(f"deed-{way}")), "")
    return [] if not first or (fought and first == "dungeon") else [p.say(f"deed-{first}")]


def _bought(p: Phrases, rows: Sequence[Event], own: int) -> list[str]:
    buys = [e for e in rows if isinstance(e, ev.CardBought) and e.seat == own]
    price = sum(e.price for e in buys)
    return [p.say("deed-buy", cards=p.listed([e.card for e in buys]), price=price)] if buys else []


def _leveled(p: Phrases, rows: Sequence[Event], own: int) -> list[str]:
    found = [e for e in rows if isinstance(e, ev.HeroLeveled) and e.seat == own]
    return [p.say("deed-level", card=p.name(e.card), into=p.name(e.into)) for e in found]


def _fought(p: Phrases, rows: Sequence[Event], at: int) -> str:
    battle = rows[at]
    assert isinstance(battle, ev.BattleCompared)
    faced = next((e for e in reversed(rows[:at]) if isinstance(e, ev.MonsterFaced)), None)
    rank = faced.rank if faced is not None else 0
    where = p.say("deed-in-room", room=delving.room(p, rank)) if p.rooms else p.say("deed-in-rank", rank=rank)
    message = "deed-won" if battle.won else "deed-lost"
    armed = [e for e in rows[:at] if isinstance(e, ev.WeaponEquipped) and e.seat == battle.seat]
    arms = [card for e in armed[:MOST_ARMED] for card in (e.hero, e.card)]
    fight = p.say(message, card=p.name(battle.card), where=where if rank else "")
    return p.say("deed-with", deed=fight, cards=p.listed(arms)) if arms and battle.won else fight


def _given(p: Phrases, rows: Sequence[Event], own: int) -> list[str]:
    """Monsters beaten by this player that another one gets."""
    out: dict[int, list[str]] = {}
    for e in rows:
        if _gives(e, own):
            out.setdefault(int(e.target.partition(".")[2]), []).append(e.card or "")
    return [p.say("deed-give", cards=p.listed(cards), who=p.names[seat - 1]) for seat, cards in out.items()]


def _gives(e: Event, own: int) -> TypeGuard[ev.CardMoved]:
    return (
        isinstance(e, ev.CardMoved)
        and bool(e.card)
        and e.source == f"discard.{own}"
        and e.target.startswith("discard.")
    )


def _given_up(p: Phrases, rows: Sequence[Event], own: int) -> list[str]:
    gone = [
        e.card
        for e in rows
        if isinstance(e, ev.CardMoved) and e.source == f"hand.{own}" and e.target.partition(".")[0] in GIVEN_UP
    ]
    into = [e.card for e in rows if isinstance(e, ev.HeroLeveled) and e.seat == own]
    for card in into:
        # A hero that has levelled up is told by the level.
        if card in gone:
            gone.remove(card)
    return [p.say("deed-destroy", cards=p.listed(gone))] if gone else []


def _wounds(p: Phrases, rows: Sequence[Event], own: int) -> list[str]:
    moved = [e for e in rows if isinstance(e, ev.CardMoved) and e.card and "wound" in p.card(e.card).tags]
    taken = sum(e.target == f"front.{own}" for e in moved)
    healed = sum(e.source == f"front.{own}" for e in moved)
    out = [p.say("deed-wounds", n=taken)] if taken else []
    return [*out, p.say("deed-healed", n=healed)] if healed else out


def _gains(p: Phrases, rows: Sequence[Event], own: int) -> list[str]:
    """Experience, and the points of the monsters that were taken home and kept."""
    xp = sum(e.amount for e in rows if isinstance(e, ev.XpChanged) and e.seat == own and e.amount > 0)
    vp = sum(
        p.card(e.card).figures.get("vp", 0)
        for e in rows
        if isinstance(e, ev.CardMoved) and e.source == "hall" and e.target == f"discard.{own}" and e.card
    )
    vp -= sum(p.card(e.card).figures.get("vp", 0) for e in rows if _gives(e, own) and e.card)
    out = [p.say("deed-xp", n=xp)] if xp else []
    return [*out, p.say("deed-vp", n=vp)] if vp > 0 else out
