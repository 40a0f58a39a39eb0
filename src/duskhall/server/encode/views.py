"""The game in the form in which it leaves the server: built from views, decisions and events of one seat alone."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple, cast
from weakref import WeakKeyDictionary

import msgspec

from duskhall.core import seen
from duskhall.core.state import EMPTY, FACE_DOWN, SPECTATOR
from duskhall.telling.ending import ending as ending_words
from duskhall.telling.ending import points
from duskhall.telling.phrases import Phrases
from duskhall.telling.question import question as in_words
from duskhall.text import words

from .. import wire
from ..errors import Trouble
from .stories import story

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from duskhall.core import forecast as core_forecast
    from duskhall.core import view as core_view
    from duskhall.core.decision import Decision
    from duskhall.core.event import Event
    from duskhall.core.move import Move
    from duskhall.core.places import Spot
    from duskhall.telling.ledger import Told

    from ..game.session import Session, UndoState

HEROES = "hero"
"""The pile of higher levels in an Epic game."""

OWN_ZONES = ("hand", "front", "secret")


# ----------------------------------------------------------------------------------------------------------------------
# Seats: inside the server and in the store they count from 0, on the wire from 1. Nothing else changes from one to the
# other.


def seat_number(seat: int) -> int:
    """A seat as the wire counts it; SPECTATOR becomes WATCHING."""
    return seat + 1 if seat != SPECTATOR else wire.WATCHING


def seat_of(number: int) -> int:
    """The seat that the wire calls by this number; everything that is no seat becomes SPECTATOR."""
    return number - 1 if number > wire.WATCHING else SPECTATOR


def seat_numbers(seats: Iterable[int]) -> list[int]:
    return [seat_number(seat) for seat in seats]


# ----------------------------------------------------------------------------------------------------------------------
# The table


def view(v: core_view.View, p: Phrases, *, asked: bool) -> wire.View:
    """A seat's view. ``asked``: it has something to decide for which a forecast is worth its time."""
    own = v.seat != SPECTATOR
    sums = v.sums() if own else None
    battle = v.battle
    keys = v.keys
    dice = v.dice
    budget = Budget(v) if asked and not v.fought else None
    return wire.View(
        edition=v.edition,
        board=v.board,
        seat=seat_number(v.seat),
        turn=v.turn,
        active=seat_number(v.active),
        over=v.over,
        laid=v.laid,
        hall=[rank(v, i, name, budget) for i, name in enumerate(v.hall, 1)],
        rooms=list(v.rooms),
        keys=None if keys is None else wire.Keys(found=keys.found, goal=keys.goal),
        turns_left=v.turns_left,
        light_left=v.light_left,
        dice=None if dice is None else wire.Dice(card=dice.card, numbers=list(dice.numbers)),
        dungeon=v.dungeon_left,
        dungeon_known=[wire.Known(place=i, card=name) for i, name in enumerate(v.dungeon) if name is not None],
        stacks=stacks(v, p),
        piles=[
            wire.Pile(name=name, title=p.stack_name(name), left=left, top=top)
            for name, (left, top) in v.pile_tops.items()
        ],
        destroyed=list(v.destroyed),
        aside=list(v.aside),
        seats=[seat(v, i, p) for i in range(v.seats)],
        totals=None
        if sums is None
        else wire.Totals(attack=sums.attack, magic=sums.magic, light=sums.light, gold=v.gold, buys=v.buys),
        battle=None if battle is None else wire.Battle(**battle._asdict()),
    )


_sold: WeakKeyDictionary[Phrases, tuple[object, list[wire.Stack]]] = WeakKeyDictionary()
"""Of each table and language the village as it was last worded: every reader sees the same, and it seldom changes."""


def stacks(v: core_view.View, p: Phrases) -> list[wire.Stack]:
    """The stacks for sale."""
    if v.spots:
        return [_spot(v, p, name, cards) for name, cards in v.stacks.items()]
    now = v.village
    before = _sold.get(p)
    if before is not None and before[0] == now:
        return before[1]
    out = [wire.Stack(name=name, title=p.stack_name(name), cards=list(cards)) for name, cards in v.stacks.items()]
    _sold[p] = now, out
    return out


def _spot(v: core_view.View, p: Phrases, name: str, cards: Sequence[str]) -> wire.Stack:
    """A stack of an Epic game, one card if it is a spot; a hero's next levels are in the box."""
    family = v.card(cards[0]).stack if cards and name in v.spots else ""
    later = [c for c in v.pile(HEROES) if c is not None and v.card(c).stack == family]
    return wire.Stack(name=name, title=p.stack_name(name), cards=list(cards), deck=v.spots.get(name), later=later)


def seat(v: core_view.View, i: int, p: Phrases) -> wire.SeatView:
    return wire.SeatView(
        xp=v.xp(i),
        vp=v.score(i),
        hand=[held(v, i, h, place) for place, h in enumerate(v.held(i))],
        deck=v.deck_left(i),
        discard=list(v.discard_of(i)),
        front=[held(v, i, h) for h in v.held(i, front=True)],
        secret=list(v.secret_of(i)),
        progress=p.progress(v) if i == v.seat else "",
        owned=dict(v.owned(i)),
        champion=v.champions[i] if v.rooms else "",
        hit_points=v.hit_points(i),
    )


@lru_cache(1024)
def untouched(card: str | None) -> wire.Held:
    """A card with which nothing has been done; None: one that the reader does not know."""
    return wire.Held(card=card)


def held(v: core_view.View, i: int, h: seen.Held, place: int = EMPTY) -> wire.Held:
    if h.card is None:
        return untouched(None)
    strength = None
    if i == v.seat and place != EMPTY and "strength" in (printed := v.card(h.card).figures):
        now = v.strength(place)
        strength = now if now != printed["strength"] else None
    if strength is None and h is seen.untouched(h.card):
        return untouched(h.card)
    return wire.Held(
        card=h.card,
        used=list(h.used),
        bearer=None if h.wielder == EMPTY else h.wielder,
        marked=h.marked,
        lent=h.lent,
        strength=strength,
    )


class Budget:
    """How much time the forecasts of a view may take together: they are made in the loop, where nobody else gets
    anything done meanwhile. Parties that games come to get them all; from one of fifty cards on they get fewer, and the
    plan says more."""

    WORK = 30_000
    """About 15 ms. The most that was seen in games of all editions is half of it."""

    def __init__(self, v: core_view.View) -> None:
        self._view = v
        self._left = self.WORK // max(1, v.effort)

    def forecast(self, n: int) -> core_forecast.Forecast | None:
        if self._left <= 0:
            return None
        found = self._view.forecast(n, budget=self._left)
        if found is not None:
            self._left -= len(found.wins) + 1
        return found


def rank(v: core_view.View, n: int, name: str | None, budget: Budget | None) -> wire.Rank:
    if name is None or name == FACE_DOWN:
        return wire.Rank(card=None, down=name is not None)
    if v.seat == SPECTATOR or "monster" not in v.card(name).tags:
        return wire.Rank(card=name)
    light = v.light_asked(n)
    end = v.closing(n)
    ends, claimed = ("", False) if end is None else end
    found = budget.forecast(n) if budget is not None else None
    if found is None:
        return wire.Rank(card=name, light=light, ends=ends, claimed=claimed)
    missing = v.light_missing(n)
    told = forecast(found, missing, -missing * v.rules.battle.dark_cost)
    return wire.Rank(card=name, light=light, ends=ends, claimed=claimed, forecast=told)


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
        missing=missing,
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
                idle=o.idle,
            )
            for name, move, o in zip(d.options, d.moves, d.shown(), strict=True)
        ],
        turned=d.turned(),
    )


def place(spot: Spot) -> wire.Place:
    zone, n = spot
    kind, _, name = zone.partition(".")
    if kind == "seat":
        return wire.Place(zone=kind, seat=seat_number(n))
    if kind in ("stack", "hall", "rooms", "turned", "dungeon"):
        return wire.Place(zone=kind, place=n, name=name)
    if kind in OWN_ZONES or name.isdigit():
        return wire.Place(zone=kind, place=n, seat=int(name))
    return wire.Place(zone="pile", place=n, name=name)


# ----------------------------------------------------------------------------------------------------------------------
# Events


def events(rows: Iterable[Event]) -> list[wire.Event]:
    return [msgspec.convert(row, wire.HAPPENINGS[type(row)], from_attributes=True) for row in rows]


# ----------------------------------------------------------------------------------------------------------------------
# The game as one reader hears of it


def update(
    session: Session,
    reader: int,
    since: int = 0,
    *,
    undo: UndoState = "",
    ending: wire.Ending | None = None,
    forecasts: bool = True,
) -> wire.Update:
    """The update for a reader with version ``since`` (0, or one that was never given: everything). ``forecasts``: with
    what an attack would come to."""
    news = session.news(reader, since)
    start = session.game.start
    told = story(
        session.p, reader, news.events, news.active, news.turn, past=news.past, start=start, number=seat_number
    )
    decision = news.decision
    return wire.Update(
        version=news.version,
        since=news.since,
        view=view(news.view, session.p, asked=forecasts and decision is not None),
        stacks_kept=False,
        seats_kept=[],
        question=None if decision is None or ending is not None else question(news.view, decision, session.p),
        undo=undo,
        log=told,
        events=events(news.events) if news.since else [],
        ending=ending,
    )


class Shown(NamedTuple):
    """The parts of a view that change seldom, as a reader has been told them."""

    version: int
    stacks: list[wire.Stack]
    seats: list[wire.SeatView]


def shown(update: wire.Update) -> Shown:
    return Shown(update.version, update.view.stacks, update.view.seats)


def leave_out(update: wire.Update, known: Shown) -> None:
    """Take out of an update what its reader has been told already. What is taken out depends on nothing but what the
    reader sees."""
    view = update.view
    if view.stacks == known.stacks:
        update.stacks_kept, view.stacks = True, []
    pairs = list(enumerate(zip(view.seats, known.seats, strict=True), 1))
    update.seats_kept = [n for n, (now, before) in pairs if now == before]
    view.seats = [now for _, (now, before) in pairs if now != before]


def ending(
    session: Session, reader: int, how: str, resigned: frozenset[int], absent: frozenset[int] = frozenset()
) -> wire.Ending:
    """The end of a game for a reader; seats that are out come last. ``how``: played, agreed, resigned or absent."""
    game = session.game
    out = resigned | absent
    rows = session.standings(out)
    told = ending_words(session.p, game, reader, rows)
    order = sorted(rows, key=lambda row: (row.seat in out, not row.winner, -row.vp, row.seat))
    return wire.Ending(
        how=cast("Any", how),
        text=told.sentence,
        notes=list(told.notes),
        standings=[
            wire.Standing(
                seat=seat_number(row.seat),
                vp=row.vp,
                winner=row.winner,
                tie_break=row.tie_break,
                resigned=row.seat in resigned,
                absent=row.seat in absent,
                points=[wire.Points(card=c, count=n, each=each) for c, n, each in points(game.view(row.seat))],
            )
            for row in order
        ],
    )


def ledger(number: int, told: Told) -> wire.Ledger:
    rows = [wire.LedgerRow(text=text, amount=n) for text, n in told.rows]
    return wire.Ledger(id=number, title=told.title, total=told.total, rows=rows, notes=list(told.notes))


# ----------------------------------------------------------------------------------------------------------------------
# Errors and ends


def problem(e: Trouble) -> wire.Problem:
    return wire.Problem(reason=e.reason, text=e.text)


def bye(e: Trouble, *, again: bool) -> wire.Bye:
    return wire.Bye(reason=e.reason, text=e.text, again=again)


def closing(why: str) -> wire.Bye:
    """The table leaves the memory, or the server ends: whoever comes again finds it."""
    return wire.Bye(reason=why, text=words().say(f"server-{why}"), again=True)


def replay_move(turn: int, seat: int, move: Move) -> wire.ReplayMove:
    return wire.ReplayMove(
        turn=turn,
        seat=seat_number(seat),
        move=str(move),
        verb=move.verb,
        card=move.card,
        onto=move.onto,
        rank=move.rank,
        whom=move.seat,
        attack=move.attack,
        magic=move.magic,
    )
