"""The rows that the store keeps, as structures of their own: nothing here travels to a page.

Columns carry the version of the database, and ``migrations`` changes them; ``documents`` has what four columns of a
table hold as JSON. Seats count from 0 in every row; SPECTATOR is somebody who only watches.
"""

from __future__ import annotations

from typing import Any

import msgspec

from .documents import (
    PROPOSALS,
    SETUPS,
    Proposal,
    StoredOptions,
    StoredResult,
    StoredSetup,
    read,
    read_options,
    read_result,
    written,
)

# ----------------------------------------------------------------------------------------------------------------------
# Rows. A person that is nobody is an empty text here and NULL in the database.


class Row(msgspec.Struct, frozen=True):
    """A row of the store."""


class PersonRow(Row, frozen=True):
    id: str
    name: str
    recovery_hash: str
    """Empty: no recovery code."""
    created: float
    place: str = ""
    """A keyed hash of the address they came from when they took a name; empty: it was not kept."""
    network: str = ""
    seen: float = 0.0
    """When they were last here, within an hour or so."""
    old_cookie: bool = False
    """A cookie that names the person and no browser is still good."""


class BrowserRow(Row, frozen=True):
    """A browser in which somebody is signed in."""

    id: str
    """Secret: the cookie holds it."""
    person: str
    agent: str
    """Such as ``firefox/linux``; a part that is not known is empty."""
    created: float
    used: float


class TableRow(Row, frozen=True):
    id: str
    key: str
    edition: str
    host: str
    state: str
    """waiting, playing or over."""
    title: str
    setup: StoredSetup | None
    """None where the game goes on from somewhere."""
    options: StoredOptions
    start: str
    """The position the game began with; empty while it waits, and in lists. Once stored it never changes: a row with
    another or none leaves it as it is."""
    created: float
    changed: float
    turn: int = 0
    how: str = ""
    """How the game ended: played, agreed, resigned or absent; empty while it runs."""
    points: tuple[int, ...] = ()
    """Of each seat, once the game is over; none where it never began, or ended before points were kept."""
    winners: tuple[int, ...] = ()
    rematch: str = ""
    """ID/KEY of the table at which the same people play again."""
    asked: tuple[int, ...] = ()
    """The seats that everybody can see to be waited for: lists tell it of tables that sleep."""
    campaign: str = ""
    """ID/KEY of the campaign that the game belongs to; it never changes."""
    proposal: Proposal | None = None
    """The open proposal at the table."""
    challenge: str = ""
    """The points to beat and whose they are ("14 Ada"), of a game that was made from a challenge; it never changes."""

    @property
    def over(self) -> bool:
        return self.state == "over"


class SeatRow(Row, frozen=True):
    table: str
    """The table or the campaign."""
    seat: int
    kind: str
    person: str = ""
    name: str = ""
    bot: str = ""
    away: bool = False
    resigned: bool = False
    """The seat is out: it cannot win any more."""
    away_since: float = 0.0
    """When a bot took over for the person; 0: it has not."""
    absent: bool = False
    """The seat is out because its person stayed away."""


class ActRow(Row, frozen=True):
    table: str
    number: int
    """From 1, without a gap."""
    seat: int
    act: str
    """A move ("buy:torch"), "undo", "undo!" (freely), "undo+" (agreed) or "pass"."""
    at: float


class SnapshotRow(Row, frozen=True):
    """The position after so many acts."""

    table: str
    number: int
    position: str


class ChatRow(Row, frozen=True):
    table: str
    number: int
    """From 1; 0: the next one."""
    person: str
    seat: int
    name: str
    text: str
    at: float


class CampaignRow(Row, frozen=True):
    id: str
    key: str
    host: str
    options: StoredOptions
    """Of the tables of its games."""
    course: str
    """The campaign itself as text, which has a version of its own. Until the first game begins its players are those
    who have sat down so far."""
    finished: bool
    tables: tuple[str, ...]
    """The table of each game, also of the one that is under way."""
    created: float
    changed: float


class SanctionRow(Row, frozen=True):
    """Somebody is kept away."""

    person: str
    kind: str
    """ban, mute or kick."""
    table: str
    """The table they were kicked from; else empty."""
    until: float
    """0: for good."""
    why: str
    at: float


class ReportRow(Row, frozen=True):
    """A report of a player to the admins."""

    number: int
    table: str
    by: str
    about: str
    name: str
    """Of the person it is about, as it was then."""
    line: int
    """Of the chat; 0: it is about the person."""
    said: str
    why: str
    at: float
    settled: bool = False


class AuditRow(Row, frozen=True):
    """An act of an admin."""

    number: int
    at: float
    name: str
    act: str
    target: str
    detail: str
    outcome: str
    """done, or why it was refused; empty: it has begun, and the server ended before it was over."""


TableAndSeats = tuple[TableRow, list[SeatRow]]
CampaignAndSeats = tuple[CampaignRow, list[SeatRow]]


def table_fields(row: TableRow) -> dict[str, object]:
    """The columns of a table that may change, but for those that follow from others."""
    result = StoredResult(how=row.how, points=row.points, winners=row.winners)
    return {
        "host": row.host or None,
        "state": row.state,
        "title": row.title,
        "setup": written(row.setup),
        "options": written(row.options),
        "changed": row.changed,
        "turn": row.turn,
        "result": written(result) if row.how else "",
        "rematch": row.rematch,
        "asked": " ".join(map(str, row.asked)),
        "proposal": written(row.proposal),
    }


PERSON_COLUMNS = "people.id, name, recovery_hash, people.created, place, network, seen, old_cookie"
"""The columns that :func:`person_row` reads."""


def person_row(columns: tuple[Any, ...]) -> PersonRow:
    id, name, recovery_hash, created, place, network, seen, old_cookie = columns
    return PersonRow(id, name, recovery_hash, created, place, network, seen, bool(old_cookie))


TABLE_COLUMNS = (
    "tables.id, tables.key, tables.edition, coalesce(tables.host, ''), tables.state, tables.title, tables.setup,"
    " tables.options, tables.created, tables.changed, tables.turn, tables.result, tables.rematch, tables.asked,"
    " tables.campaign, tables.proposal, tables.challenge"
)
"""The columns that :func:`table_row` reads."""


def table_row(columns: tuple[Any, ...]) -> TableRow:
    """A table without its start. Raises StoreError where this program cannot read it."""
    id, key, edition, host, state, title, setup, options, created, changed, *more = columns
    turn, result, rematch, asked, campaign, proposal, challenge = more
    ended = read_result(id, result) if result else StoredResult(how="")
    return TableRow(
        id=id,
        key=key,
        edition=edition,
        host=host,
        state=state,
        title=title,
        setup=read(id, setup, SETUPS) if setup else None,
        options=read_options(id, options),
        start="",
        created=created,
        changed=changed,
        turn=turn,
        how=ended.how,
        points=ended.points,
        winners=ended.winners,
        rematch=rematch,
        asked=tuple(map(int, asked.split())),
        campaign=campaign,
        proposal=read(id, proposal, PROPOSALS) if proposal else None,
        challenge=challenge,
    )


def campaign_fields(row: CampaignRow) -> dict[str, object]:
    """The columns of a campaign that may change."""
    return {
        "host": row.host or None,
        "options": written(row.options),
        "course": row.course,
        "finished": int(row.finished),
        "tables": " ".join(row.tables),
        "changed": row.changed,
    }


CAMPAIGN_COLUMNS = "id, key, coalesce(host, ''), options, course, finished, tables, created, changed"
"""The columns that :func:`campaign_row` reads."""


def campaign_row(columns: tuple[Any, ...]) -> CampaignRow:
    """Raises StoreError where this program cannot read it."""
    id, key, host, options, course, finished, tables, created, changed = columns
    return CampaignRow(
        id=id,
        key=key,
        host=host,
        options=read_options(id, options, "campaign"),
        course=course,
        finished=bool(finished),
        tables=tuple(tables.split()),
        created=created,
        changed=changed,
    )
