"""A campaign in the form in which it leaves the server."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from duskhall.campaign.model import DECLINED, FORFEITED, OVER, OWN, PLAYING, READY

from .. import wire
from . import tables, views
from .setups import stored_setup
from .titles import setup_title

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from duskhall.campaign.model import Campaign, Played

    from ..store.rows import CampaignRow, SeatRow


def campaign(
    row: CampaignRow,
    seats: Sequence[SeatRow],
    course: Campaign,
    *,
    person: str,
    table_key: str,
    tag: Callable[[str], str],
) -> wire.Campaign:
    """A campaign as a person may see it. ``tag``: gives the public name of a person."""
    playing = course.phase == PLAYING
    waiting = course.phase == READY and any(s.kind == "open" for s in seats)
    return wire.Campaign(
        id=row.id,
        key=row.key,
        state=cast("Any", "waiting" if waiting else course.phase),
        seats=[
            wire.CampaignSeat(
                kind=cast("Any", s.kind),
                name=s.name,
                bot=s.bot,
                person=tag(s.person) if s.kind == "person" else "",
                yours=s.kind == "person" and s.person == person,
                score=course.totals[s.seat],
                leads=s.seat in course.leaders,
                gained=list(course.further[s.seat]),
            )
            for s in seats
        ],
        hosting=row.host == person,
        rules=tables.options(row.options),
        game=course.number,
        planned=course.games,
        setups=cast("Any", "chosen" if course.source == OWN else course.source),
        more_keys=course.more_keys,
        key_decks=list(course.key_decks),
        games=[played(game, table) for game, table in zip(course.played, row.tables, strict=False)],
        setup=None if course.phase == OVER else tables.setup(stored_setup(course.setup)),
        recognition=recognition(course),
        table=course.running if playing else "",
        table_key=table_key if playing else "",
        created=row.created,
        changed=row.changed,
    )


def played(game: Played, table: str) -> wire.CampaignGame:
    """``table``: where it was played."""
    none = {DECLINED: "declined", FORFEITED: "forfeited"}
    return wire.CampaignGame(
        title=setup_title(stored_setup(game.setup)),
        table=table,
        date=game.date,
        turns=game.turns,
        winners=views.seat_numbers(game.winners),
        scores=[
            wire.CampaignScore(
                vp=vp,
                card="" if choice in none else choice,
                without=cast("Any", none.get(choice, "")),
            )
            for vp, choice in zip(game.scores, game.choices, strict=True)
        ],
    )


def recognition(course: Campaign) -> wire.Recognition | None:
    if course.chooser is None:
        return None
    return wire.Recognition(
        order=views.seat_numbers(course.played[-1].order),
        asked=views.seat_number(course.chooser),
        cards=list(course.legal),
    )
