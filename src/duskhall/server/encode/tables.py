"""A table around its game in the form in which it leaves the server: seats, settings, chat, who is waited for."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Literal, cast

from duskhall import __version__

from .. import wire
from .titles import setup_title, table_title

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Sequence

    from ..game.absence import Waited
    from ..store.rows import BrowserRow, ChatRow, Proposal, SeatRow, StoredOptions, StoredSetup, TableRow
from .views import seat_number, seat_numbers

PROGRAM = f"duskhall {__version__}"


def browser(row: BrowserRow, tag: str, here: str) -> wire.Browser:
    """``tag``: its public name; ``here``: the id of the one that asks."""
    program, _, system = row.agent.partition("/")
    return wire.Browser(id=tag, program=program, system=system, since=row.created, used=row.used, here=row.id == here)


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
        deadline=seconds(left),
        absent=absents(waited),
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


def seconds(left: float) -> float:
    return round(max(0.0, left), 1)


def absents(waited: Iterable[Waited]) -> list[wire.Absent]:
    now = time.time()
    return [wire.Absent(seat=seat_number(one.seat), left=seconds(one.due - now)) for one in waited]


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
