"""The rows that the store keeps, as structures of their own: nothing here travels to a page.

Columns carry the version of the database, and ``migrations`` changes them. Four columns of a table hold JSON, and each
of these documents carries its own version: the structure that reads a version is never changed once it was released, a
new one is added beside it. Seats count from 0 in every row; SPECTATOR is somebody who only watches.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Literal, TypeVar

import msgspec

from duskhall.editions.setup import Setup

from ..errors import StoreError

Doc = TypeVar("Doc", bound="Document")


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


# ----------------------------------------------------------------------------------------------------------------------
# Documents


class Document(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """JSON in a column. Documents from before versions were written have none; they are version 1."""

    version: int = 1


class StoredSetup(Document, frozen=True, kw_only=True):
    """Which cards a table is set up with, and the words for it as they were when it was made."""

    version: Literal[1] = 1
    edition: str
    monsters: tuple[str, ...]
    heroes: tuple[str, ...]
    village: tuple[str, ...]
    bearer: str = ""
    board: str = ""
    avatars: bool = False
    rooms: tuple[str, ...] = ()
    guardian: str = ""
    keys: int = 0
    mode: str = ""
    key_decks: tuple[int, ...] = ()
    packs: tuple[str, ...] = ()
    title: str = ""
    text: str = ""
    """The cards as names that can be pasted."""

    @classmethod
    def of(cls, setup: Setup, title: str, text: str) -> StoredSetup:
        return cls(
            edition=setup.edition,
            monsters=setup.monsters,
            heroes=setup.heroes,
            village=setup.village,
            bearer=setup.bearer,
            board=setup.board,
            avatars=setup.avatars,
            rooms=setup.rooms,
            guardian=setup.guardian,
            keys=setup.keys,
            mode=setup.mode,
            key_decks=setup.key_decks,
            packs=setup.packs,
            title=title,
            text=text,
        )

    def setup(self) -> Setup:
        return Setup(
            edition=self.edition,
            monsters=self.monsters,
            heroes=self.heroes,
            village=self.village,
            bearer=self.bearer,
            board=self.board,
            avatars=self.avatars,
            rooms=self.rooms,
            guardian=self.guardian,
            keys=self.keys,
            mode=self.mode,
            key_decks=self.key_decks,
            packs=self.packs,
        )


class StoredOptions1(Document, frozen=True, kw_only=True):
    """How a table was run before there were hints."""

    version: Literal[1] = 1
    listed: bool = False
    watchers: bool = True
    clock: int = 0
    pace: int = 700


class StoredOptions2(Document, frozen=True, kw_only=True):
    """How a table was run before it had a rule for advice, and for people who stay away."""

    version: Literal[2] = 2
    listed: bool = False
    watchers: bool = True
    clock: int = 0
    pace: int = 700
    hints: bool = True
    hints_agreed: bool = False


class StoredLesson(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The lesson that a table is for, and how far its learner is: see :mod:`duskhall.lessons.course`."""

    name: str
    at: int = 0
    how: Literal["on", "done", "skipped", "left"] = "on"


class StoredOptions(Document, frozen=True, kw_only=True):
    """How a table is run. ``clock``: seconds for a decision, 0 for none. ``pace``: milliseconds between bots' moves.
    ``hints``: they may be asked for; ``hints_agreed``: and all people at the table have agreed to it. ``advice``: the
    most that anybody gets. ``idle`` and ``gone``: seconds after which the others may go on without somebody who does
    not move, or is not connected."""

    version: Literal[3] = 3
    listed: bool = False
    watchers: bool = True
    clock: int = 0
    pace: int = 700
    hints: bool = True
    hints_agreed: bool = False
    advice: Literal["full", "verdicts", "off"] = "full"
    idle: int = 600
    gone: int = 120
    lesson: StoredLesson | None = None


class StoredResult1(Document, frozen=True, kw_only=True):
    """How a game ended, before its points were kept."""

    version: Literal[1] = 1
    how: str


class StoredResult(Document, frozen=True, kw_only=True):
    version: Literal[2] = 2
    how: str
    points: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()


What = Literal["undo", "end", "hints", "bot", "claim"]


class Proposal(Document, frozen=True, kw_only=True):
    """A proposal that people at a table vote on."""

    version: Literal[1] = 1
    what: What
    by: int
    agreed: tuple[int, ...]
    needed: tuple[int, ...]

    @property
    def carried(self) -> bool:
        return set(self.needed) <= set(self.agreed)

    def agreed_by(self, seats: Iterable[int]) -> Proposal:
        return msgspec.structs.replace(self, agreed=tuple(sorted({*self.agreed, *seats})))


class _Head(msgspec.Struct):
    """The version of a document, read first; the structure of that version reads the rest."""

    version: int = 1


SETUPS: dict[int, type[StoredSetup]] = {1: StoredSetup}
OPTIONS: dict[int, type[StoredOptions1 | StoredOptions2 | StoredOptions]] = {
    1: StoredOptions1,
    2: StoredOptions2,
    3: StoredOptions,
}
RESULTS: dict[int, type[StoredResult1 | StoredResult]] = {1: StoredResult1, 2: StoredResult}
PROPOSALS: dict[int, type[Proposal]] = {1: Proposal}
"""The structure that reads each version of a document."""

_encode = msgspec.json.Encoder().encode


def _read(table: str, text: str, known: dict[int, type[Doc]], what: str = "table") -> Doc:
    """A document of a table or campaign. Raises StoreError where this program cannot read it."""

    def wrong(reason: str, **args: str | int) -> StoreError:
        return StoreError(reason, what=what, table=table, **args)

    try:
        version = msgspec.json.decode(text, type=_Head).version
        if version > max(known):
            raise wrong("row-newer", found=version, known=max(known))
        if version not in known:
            raise wrong("row-unknown", found=version)
        return msgspec.json.decode(text, type=known[version])
    except msgspec.MsgspecError as e:
        raise wrong("row-broken", why=str(e)) from None


def _options(id: str, text: str, what: str = "table") -> StoredOptions:
    found = _read(id, text, OPTIONS, what)
    if isinstance(found, StoredOptions):
        return found
    # A document from before an option means the option's default.
    said = {name: getattr(found, name) for name in found.__struct_fields__ if name != "version"}
    return StoredOptions(**said)


def _result(id: str, text: str) -> StoredResult:
    found = _read(id, text, RESULTS)
    return found if isinstance(found, StoredResult) else StoredResult(how=found.how)


@lru_cache(2000)
def _text(document: Document | None) -> str:
    """As it is stored; of nothing nothing."""
    return _encode(document).decode() if document is not None else ""


def table_fields(row: TableRow) -> dict[str, object]:
    """The columns of a table that may change, but for those that follow from others."""
    result = StoredResult(how=row.how, points=row.points, winners=row.winners)
    return {
        "host": row.host or None,
        "state": row.state,
        "title": row.title,
        "setup": _text(row.setup),
        "options": _text(row.options),
        "changed": row.changed,
        "turn": row.turn,
        "result": _encode(result).decode() if row.how else "",
        "rematch": row.rematch,
        "asked": " ".join(map(str, row.asked)),
        "proposal": _text(row.proposal),
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
    ended = _result(id, result) if result else StoredResult(how="")
    return TableRow(
        id=id,
        key=key,
        edition=edition,
        host=host,
        state=state,
        title=title,
        setup=_read(id, setup, SETUPS) if setup else None,
        options=_options(id, options),
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
        proposal=_read(id, proposal, PROPOSALS) if proposal else None,
        challenge=challenge,
    )


def campaign_fields(row: CampaignRow) -> dict[str, object]:
    """The columns of a campaign that may change."""
    return {
        "host": row.host or None,
        "options": _encode(row.options).decode(),
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
        options=_options(id, options, "campaign"),
        course=course,
        finished=bool(finished),
        tables=tuple(tables.split()),
        created=created,
        changed=changed,
    )
