"""The game in the form in which it leaves the server: built from views, decisions and events of one seat alone."""

from __future__ import annotations

import hashlib
import threading
import time
from typing import TYPE_CHECKING, Any, Literal, cast

import msgspec

from duskhall import __version__
from duskhall.core.state import EMPTY, FACE_DOWN, SPECTATOR
from duskhall.core.tree import Use
from duskhall.editions import edition
from duskhall.telling.cards import marked, source
from duskhall.telling.ending import ending as ending_words
from duskhall.telling.ending import points
from duskhall.telling.phrases import Phrases
from duskhall.telling.question import question as in_words
from duskhall.telling.sentences import brings
from duskhall.text import UnknownMessage, reader, words
from duskhall.text.names import setup_name

from . import wire
from .encode_story import story
from .errors import Trouble
from .titles import setup_title, table_title

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Sequence

    from duskhall.core import forecast as core_forecast
    from duskhall.core import seen
    from duskhall.core import view as core_view
    from duskhall.core.decision import Decision
    from duskhall.core.event import Event
    from duskhall.core.move import Move
    from duskhall.core.places import Spot
    from duskhall.core.reckoning import Entry
    from duskhall.core.rules import Rules
    from duskhall.core.tree import Ability, Card
    from duskhall.telling.ledger import Told
    from duskhall.text import Words

    from .absence import Waited
    from .rows import ChatRow, Proposal, SeatRow, StoredOptions, StoredSetup, TableRow
    from .session import Session, UndoState

OURS = "reconstructed"
"""The source of what no source gives."""

PROGRAM = f"duskhall {__version__}"

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
# Cards


def cards(rules: Rules, p: Phrases) -> wire.Cards:
    """All cards of a ruleset, as the page shows them."""
    told = [card(c, p) for c in rules.cards]
    digest = hashlib.blake2b(repr(rules.cards).encode(), digest_size=8).hexdigest()
    return wire.Cards(edition=rules.edition, digest=digest, cards=told)


_told: dict[tuple[int, str], tuple[Rules, wire.Cards]] = {}
"""By ruleset and language."""
_TOLD = 24
_telling = threading.Lock()


def card_list(rules: Rules) -> wire.Cards:
    """The same with the last ones kept, as wording them takes a while. From any thread."""
    key = id(rules), reader()
    with _telling:
        if key not in _told:
            while len(_told) >= _TOLD:
                del _told[next(iter(_told))]
            _told[key] = rules, cards(rules, Phrases((), rules))
        return _told[key][1]


def card(c: Card, p: Phrases) -> wire.Card:
    w = p.words
    ours = [part for part, mark in c.marks.items() if mark == OURS]
    return wire.Card(
        id=c.id,
        name=w.card_name(c),
        kind=c.kind,
        type=p.kind(c) or "other",
        stack=c.stack,
        count=c.count,
        tags=list(c.tags),
        tag_words=_tag_words(c, w),
        figures=dict(c.figures),
        abilities=[wire.Ability(text=_worded(w.ability_text, a, c), window=window(a)) for a in c.abilities],
        rulings=[wire.Ruling(id=r, text=w.say(r)) for r in c.rulings if w.has(r)],
        marks=[wire.Mark(part=part, text=_worded(marked, c, part, mark, w)) for part, mark in c.marks.items()],
        ours=["card", *ours] if c.source == OURS else ours,
        source=source(c.source, w),
        brings=[name for name in brings(c) if name in p.rules.index and p.card(name).kind == "legendary"],
        pack=pack_title(c, p),
        hyphenated=hyphenated(c, w),
    )


def hyphenated(c: Card, w: Words) -> str:
    """The name as a narrow face breaks it, or nothing where it is never broken."""
    name = w.card_name(c, breaks=True)
    return name if name != w.card_name(c) else ""


def pack_title(c: Card, p: Phrases) -> str:
    """The title of the pack a card is from, or nothing."""
    pack = edition(p.rules.edition).pack_of(c.id)
    return setup_name(pack, p.words) if pack else ""


def _worded(say: Callable[..., str], *args: object) -> str:
    """What is said of a card; of one from an earlier version, for which a word is no longer there, nothing."""
    try:
        return say(*args)
    except UnknownMessage:
        return ""


def _tag_words(c: Card, w: Words) -> list[str]:
    try:
        return w.tag_words(c)
    except UnknownMessage:
        return []


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
    dice = v.dice
    return wire.View(
        edition=v.edition,
        board=v.board,
        seat=seat_number(v.seat),
        turn=v.turn,
        active=seat_number(v.active),
        over=v.over,
        laid=v.laid,
        hall=[rank(v, i, name, asked=asked) for i, name in enumerate(v.hall, 1)],
        rooms=list(v.rooms),
        keys=None if keys is None else wire.Keys(found=keys.found, goal=keys.goal),
        turns_left=v.turns_left,
        light_left=v.light_left,
        dice=None if dice is None else wire.Dice(card=dice.card, numbers=list(dice.numbers)),
        dungeon=v.dungeon_left,
        dungeon_known=[wire.Known(place=i, card=name) for i, name in enumerate(v.dungeon) if name is not None],
        stacks=stacks(v, p),
        piles=[
            wire.Pile(name=name, title=p.stack_name(name), left=len(cs), top=cs[0] if cs else None)
            for name, cs in v.piles.items()
        ],
        destroyed=list(v.destroyed),
        aside=list(v.aside),
        seats=[seat(v, i, p) for i in range(v.seats)],
        totals=None
        if sums is None
        else wire.Totals(attack=sums.attack, magic=sums.magic, light=sums.light, gold=v.gold, buys=v.buys),
        battle=None
        if battle is None
        else wire.Battle(rank=battle.rank, card=battle.card, total=battle.total, won=battle.won),
    )


def stacks(v: core_view.View, p: Phrases) -> list[wire.Stack]:
    """What is for sale. A spot of an Epic game has one card; what a hero there can become is in the box."""
    spots, box = v.spots, [c for c in v.piles.get(HEROES, ()) if c is not None]
    out = []
    for name, cards in v.stacks.items():
        family = v.card(cards[0]).stack if cards and name in spots else ""
        later = [c for c in box if v.card(c).stack == family]
        title, deck = p.stack_name(name), spots.get(name)
        out.append(wire.Stack(name=name, title=title, cards=list(cards), deck=deck, later=later))
    return out


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
        owned=dict(sorted(v.owned(i).items())),
        champion=v.champions[i] if v.rooms else "",
        hit_points=v.hit_points(i),
    )


def held(v: core_view.View, i: int, h: seen.Held, place: int = EMPTY) -> wire.Held:
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


SPENDING = ("buy", "level")
"""Questions of somebody who is not going to fight any more in this turn."""


def update(
    session: Session,
    reader: int,
    since: int = 0,
    *,
    undo: UndoState = "",
    ending: wire.Ending | None = None,
    forecasts: bool = True,
) -> wire.Update:
    """What a reader gets who has version ``since`` (0, or one that was never given: everything). ``forecasts``: with
    what an attack would come to."""
    news = session.news(reader, since)
    start = session.game.start
    told = story(
        session.p, reader, news.events, news.active, news.turn, past=news.past, start=start, number=seat_number
    )
    decision = news.decision
    fights = decision is not None and decision.kind not in SPENDING
    return wire.Update(
        version=news.version,
        since=news.since,
        view=view(news.view, session.p, asked=forecasts and fights),
        question=None if decision is None or ending is not None else question(news.view, decision, session.p),
        undo=undo,
        log=told,
        events=events(news.events) if news.since else [],
        ending=ending,
    )


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
# The table around the game


def setup(stored: StoredSetup) -> wire.Setup:
    return wire.Setup(
        edition=stored.edition,
        monsters=list(stored.monsters),
        heroes=list(stored.heroes),
        village=list(stored.village),
        bearer=stored.bearer,
        board=stored.board,
        avatars=stored.avatars,
        rooms=list(stored.rooms),
        guardian=stored.guardian,
        keys=stored.keys,
        mode=stored.mode,
        key_decks=list(stored.key_decks),
        packs=list(stored.packs),
        title=setup_title(stored),
        text=stored.text,
    )


def options(stored: StoredOptions) -> wire.TableOptions:
    return wire.TableOptions(
        listed=stored.listed,
        watchers=stored.watchers,
        clock=stored.clock,
        pace=stored.pace,
        hints=stored.hints,
        advice=stored.advice,
        idle=stored.idle,
        gone=stored.gone,
    )


def table(
    row: TableRow,
    seats: Sequence[SeatRow],
    *,
    person: str,
    member: bool,
    asked: Iterable[int],
    turn: int,
    tag: Callable[[str], str],
    here: Collection[str] = (),
    watching: int = 0,
    left: float = 0.0,
    waited: Iterable[Waited] = (),
    hints: Literal["", "ask", "free"] = "",
    readonly: str = "",
) -> wire.Table:
    """A table as a person may see it. ``member``: may pass its link on; ``here``: the people who look on; ``left``:
    seconds until a bot takes over; ``waited``: for whom the others need not wait much longer; ``tag``: gives the public
    name of a person."""
    own = [s.seat for s in seats if s.kind == "person" and s.person == person]
    rematch, _, rematch_key = row.rematch.partition("/")
    campaign, _, campaign_key = row.campaign.partition("/")
    return wire.Table(
        id=row.id,
        key=row.key if member else "",
        edition=row.edition,
        title=table_title(row),
        state=cast("Any", row.state),
        seats=[
            wire.Seat(
                kind=cast("Any", s.kind),
                name=s.name,
                bot=s.bot,
                person=tag(s.person) if s.kind == "person" else "",
                yours=s.seat in own,
                online=s.person in here,
                away=s.away,
                resigned=s.resigned,
                absent=s.absent,
            )
            for s in seats
        ],
        hosting=row.host == person,
        rules=options(row.options),
        setup=setup(row.setup) if row.setup is not None else None,
        asked=seat_numbers(asked),
        deadline=round(left, 1),
        absent=[absent(one) for one in waited],
        proposal=proposal(row.proposal) if row.proposal is not None else None,
        hints=hints,
        rematch=rematch,
        rematch_key=rematch_key if own else "",
        campaign=campaign if member else "",
        campaign_key=campaign_key if member else "",
        watching=watching,
        turn=turn,
        created=row.created,
        changed=row.changed,
        readonly=readonly,
        points=list(row.points),
        winners=seat_numbers(row.winners),
        challenge=_to_beat(row),
    )


def _to_beat(row: TableRow) -> wire.ToBeat | None:
    points, _, name = row.challenge.partition(" ")
    return wire.ToBeat(name=name, points=int(points)) if points else None


def played(row: TableRow, seats: Sequence[SeatRow], person: str) -> wire.Played:
    """A game in the list of somebody who has played it."""
    return wire.Played(
        id=row.id,
        key=row.key,
        edition=row.edition,
        title=table_title(row),
        state="over" if row.over else "playing",
        how=row.how,
        seats=[
            wire.PlayedSeat(name=s.name, bot=s.bot if s.kind == "bot" else "", yours=s.person == person) for s in seats
        ],
        points=list(row.points),
        winners=seat_numbers(row.winners),
        turn=row.turn,
        changed=row.changed,
        campaign=bool(row.campaign),
        challenge=_to_beat(row),
    )


def absent(one: Waited) -> wire.Absent:
    return wire.Absent(seat=seat_number(one.seat), left=round(max(0.0, one.due - time.time()), 1))


def proposal(open_now: Proposal) -> wire.Proposal:
    return wire.Proposal(
        what=open_now.what,
        by=seat_number(open_now.by),
        agreed=seat_numbers(open_now.agreed),
        needed=seat_numbers(open_now.needed),
    )


def welcome(seat: int, table: wire.Table) -> wire.Welcome:
    return wire.Welcome(protocol=wire.PROTOCOL, program=PROGRAM, seat=seat_number(seat), table=table)


def table_changed(table: wire.Table) -> wire.TableChanged:
    return wire.TableChanged(table=table)


def chat(line: ChatRow, tag: str) -> wire.Chat:
    """``tag``: the public name of who said it."""
    return wire.Chat(
        number=line.number, seat=seat_number(line.seat), person=tag, name=line.name, text=line.text, at=line.at
    )


def problem(e: Trouble) -> wire.Problem:
    return wire.Problem(reason=e.reason, text=e.text)


def bye(e: Trouble, *, again: bool) -> wire.Bye:
    return wire.Bye(reason=e.reason, text=e.text, again=again)


def closing() -> wire.Bye:
    """The table leaves the memory, or the server ends: whoever comes again finds it."""
    return wire.Bye(reason="closing", text=words().say("server-closing"), again=True)


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
