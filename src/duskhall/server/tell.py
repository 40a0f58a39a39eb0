"""The game in the form in which it leaves the server: built from views, decisions and events of one seat alone."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, cast

from duskhall.core.move import Move
from duskhall.core.state import EMPTY, SPECTATOR
from duskhall.core.tree import Use
from duskhall.core.view import FACE_DOWN
from duskhall.telling.cards import marked, source
from duskhall.telling.question import question as in_words
from duskhall.text import UnknownMessage

from . import wire

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from duskhall.core import forecast as core_forecast
    from duskhall.core import view as core_view
    from duskhall.core.game import Decision
    from duskhall.core.numbers import Entry
    from duskhall.core.places import Spot
    from duskhall.core.rules import Rules
    from duskhall.core.tree import Ability, Card
    from duskhall.telling.phrases import Phrases

OURS = "reconstructed"
"""The source of what no source gives."""

OWN_ZONES = ("hand", "front", "secret")


# ----------------------------------------------------------------------------------------------------------------------
# Cards


def cards(rules: Rules, p: Phrases) -> wire.Cards:
    """All cards of a ruleset, as the page shows them."""
    told = [card(c, p) for c in rules.cards]
    digest = hashlib.blake2b(repr(rules.cards).encode(), digest_size=8).hexdigest()
    return wire.Cards(edition=rules.edition, digest=digest, cards=told)


def card(c: Card, p: Phrases) -> wire.Card:
    w = p.words
    ours = [part for part, mark in c.marks.items() if mark == OURS]
    return wire.Card(
        id=c.id,
        name=c.name,
        kind=c.kind,
        type=p.kind(c) or "other",
        stack=c.stack,
        count=c.count,
        tags=list(c.tags),
        line=_worded(w.tags_line, c),
        figures=dict(c.figures),
        abilities=[wire.Ability(text=_worded(w.ability_text, a, c), window=window(a)) for a in c.abilities],
        rulings=[wire.Ruling(id=r, text=w.say(r)) for r in c.rulings if w.has(r)],
        marks=[wire.Mark(part=part, text=_worded(marked, c, part, mark, w)) for part, mark in c.marks.items()],
        ours=["card", *ours] if c.source == OURS else ours,
        source=source(c.source, w),
    )


def _worded(say: Callable[..., str], *args: object) -> str:
    """What is said of a card; of one from an earlier version, for which a word is no longer there, nothing."""
    try:
        return say(*args)
    except UnknownMessage:
        return ""


def window(a: Ability) -> str:
    """The part of the turn in which an ability may be used; the first of several."""
    if not isinstance(a, Use):
        return ""
    return a.window if isinstance(a.window, str) else a.window[0]


# ----------------------------------------------------------------------------------------------------------------------
# The table


def view(v: core_view.View, p: Phrases, *, asked: bool) -> wire.View:
    """What a seat sees. ``asked``: it has something to decide for which a forecast is worth its time."""
    own = v.seat != SPECTATOR
    sums = v.sums() if own else None
    battle = v.battle
    keys = v.keys
    return wire.View(
        edition=v.edition,
        board=v.board,
        seat=v.seat + 1,
        turn=v.turn,
        active=v.active + 1,
        over=v.over,
        laid=v.laid,
        hall=[rank(v, i, name, asked=asked) for i, name in enumerate(v.hall, 1)],
        rooms=list(v.rooms),
        keys=None if keys is None else wire.Keys(found=keys.found, goal=keys.goal),
        turns_left=v.turns_left,
        light_left=v.light_left,
        dungeon=v.dungeon_left,
        dungeon_known=[wire.Known(place=i, card=name) for i, name in enumerate(v.dungeon) if name is not None],
        stacks=[wire.Stack(name=name, title=p.stack_name(name), cards=list(cs)) for name, cs in v.stacks.items()],
        piles=[
            wire.Pile(name=name, title=p.stack_name(name), left=len(cs), top=cs[0] if cs else None)
            for name, cs in v.piles.items()
        ],
        destroyed=list(v.destroyed),
        aside=list(v.aside),
        seats=[seat(v, i) for i in range(v.seats)],
        totals=None
        if sums is None
        else wire.Totals(attack=sums.attack, magic=sums.magic, light=sums.light, gold=v.gold, buys=v.buys),
        battle=None
        if battle is None
        else wire.Battle(rank=battle.rank, card=battle.card, total=battle.total, won=battle.won),
    )


def seat(v: core_view.View, i: int) -> wire.SeatView:
    return wire.SeatView(
        xp=v.xp(i),
        vp=v.score(i),
        hand=[held(v, i, h, place) for place, h in enumerate(v.held(i))],
        deck=v.deck_left(i),
        discard=list(v.discard_of(i)),
        front=[held(v, i, h) for h in v.held(i, front=True)],
        secret=list(v.secret_of(i)),
        owned=dict(sorted(v.owned(i).items())),
        champion=v.champions[i] if v.rooms else "",
        hit_points=v.hit_points(i),
    )


def held(v: core_view.View, i: int, h: core_view.Held, place: int = EMPTY) -> wire.Held:
    strength = None
    if i == v.seat and place != EMPTY and h.card is not None and "strength" in (printed := v.card(h.card).figures):
        now = v.strength(place)
        strength = now if now != printed["strength"] else None
    return wire.Held(
        card=h.card,
        used=list(h.used),
        bearer=None if h.wielder == EMPTY else h.wielder,
        marked=h.marked,
        lent=h.lent,
        strength=strength,
    )


def rank(v: core_view.View, n: int, name: str | None, *, asked: bool) -> wire.Rank:
    if name is None or name == FACE_DOWN:
        return wire.Rank(card=None, down=name is not None)
    if v.seat == SPECTATOR or "monster" not in v.card(name).tags:
        return wire.Rank(card=name)
    entries: list[Entry] = []
    v.sums(n, entries)
    dark = [(why, amount) for why, figure, _, _, amount in entries if figure == "darkness"]
    light = sum(amount for why, amount in dark if why != "lit")
    found = v.forecast(n) if asked else None
    if found is None:
        return wire.Rank(card=name, light=light)
    missing = sum(amount for _, amount in dark)
    penalty = sum(amount for why, figure, _, _, amount in entries if figure == "total" and why == "dark")
    return wire.Rank(card=name, light=light, forecast=forecast(found, missing, penalty))


def forecast(f: core_forecast.Forecast, missing: int, penalty: int) -> wire.Forecast:
    return wire.Forecast(
        verdict=cast("Any", f.verdict),
        margin=f.margin if f.verdict in ("wins", "short") else 0,
        low=f.low,
        high=f.high,
        health_low=f.health[0],
        health_high=f.health[1],
        # By name: in which order they were counted would tell of what is hidden.
        certain=dict(sorted(f.certain.items())),
        possible=dict(sorted(f.possible.items())),
        discarded=dict(sorted(f.discarded.items())),
        gained=dict(sorted(f.gained.items())),
        missing=max(0, missing),
        penalty=penalty,
        xp=f.xp,
        path=list(f.path or ()),
        way=f.light,
    )


# ----------------------------------------------------------------------------------------------------------------------
# Questions


def question(v: core_view.View, d: Decision, p: Phrases) -> wire.Question:
    return wire.Question(
        number=d.number,
        kind=d.kind,
        verb=d.verb,
        about=d.about,
        left=d.left,
        gold=d.gold,
        text=in_words(p, v, d),
        options=[
            wire.Option(
                id=name,
                verb=move.verb,
                card=o.card,
                ability=o.ability,
                onto=o.onto,
                at=[place(spot) for spot in o.at],
                on=[place(spot) for spot in o.on],
                amount=o.amount,
                attack=move.attack,
                magic=move.magic,
            )
            for name, o in zip(d.options, d.shown(), strict=True)
            for move in (Move.parse(name),)
        ],
        turned=d.turned(),
    )


def place(spot: Spot) -> wire.Place:
    zone, n = spot
    kind, _, name = zone.partition(".")
    if kind == "seat":
        return wire.Place(zone=kind, seat=n + 1)
    if kind in ("stack", "hall", "rooms", "turned", "dungeon"):
        return wire.Place(zone=kind, place=n, name=name)
    if kind in OWN_ZONES or name.isdigit():
        return wire.Place(zone=kind, place=n, seat=int(name))
    return wire.Place(zone="pile", place=n, name=name)


# ----------------------------------------------------------------------------------------------------------------------
# Events


RENAMED = {"from": "source", "to": "target", "hall": "cards", "on": "cards"}
"""Fields of an event that are called otherwise on the wire: they are words of a language, or mean the same."""


def events(rows: Iterable[dict[str, object]]) -> list[wire.Event]:
    out = []
    for row in rows:
        fields = {RENAMED.get(name, name): value for name, value in row.items() if name != "number"}
        out.append(wire.Event(**cast("dict[str, Any]", fields)))
    return out


def lines(entries: Sequence[tuple[str, str]]) -> list[wire.Line]:
    from duskhall.telling.log import TURN

    return [wire.Line(text=text, head=kind == TURN) for kind, text in entries]
