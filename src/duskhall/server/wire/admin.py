"""The data of admins, and reports of players to them."""

from __future__ import annotations

from typing import Literal

from .base import Data

# ----------------------------------------------------------------------------------------------------------------------
# Acts of an admin. People are named by their public names, tables by their ids.


class Kick(Data, tag_field="act", tag="kick"):
    """Send somebody away from a table, for good."""

    person: str
    table: str
    why: str = ""


class Ban(Data, tag_field="act", tag="ban"):
    """Keep somebody from everything but looking."""

    person: str
    hours: int = 0
    """0: for good."""
    why: str = ""


class Mute(Data, tag_field="act", tag="mute"):
    """Keep somebody from the chat."""

    person: str
    hours: int = 0
    why: str = ""


class Pardon(Data, tag_field="act", tag="pardon"):
    person: str
    what: Literal["kick", "ban", "mute"]


class Unsay(Data, tag_field="act", tag="unsay"):
    """Remove a line of chat."""

    table: str
    number: int


class CloseTable(Data, tag_field="act", tag="close"):
    """End a game and score it as it stands; a table that waits is not played."""

    table: str


class DeleteTable(Data, tag_field="act", tag="delete"):
    """Take a table away with all that is stored of it."""

    table: str


class RotateLink(Data, tag_field="act", tag="rotate"):
    """Give a table a new key: links that were passed on are worth nothing."""

    table: str


class Announce(Data, tag_field="act", tag="announce"):
    """Tell everybody; empty: no longer."""

    text: str = ""


class Maintain(Data, tag_field="act", tag="pause"):
    """The reason for maintenance, in which no one can move; empty: it is over."""

    text: str = ""


class DeletePerson(Data, tag_field="act", tag="forget"):
    """Take everything about a person away. Games of others stay, with an anonymous name."""

    person: str


class Settle(Data, tag_field="act", tag="settle"):
    """A report has been dealt with."""

    report: int


class InviteAdmin(Data, tag_field="act", tag="invite"):
    """Make a code that makes one person an admin."""


class Dismiss(Data, tag_field="act", tag="dismiss"):
    """Somebody is no admin any more."""

    person: str


AdminAct = (
    Kick
    | Ban
    | Mute
    | Pardon
    | Unsay
    | CloseTable
    | DeleteTable
    | RotateLink
    | Announce
    | Maintain
    | DeletePerson
    | Settle
    | InviteAdmin
    | Dismiss
)


class AdminDone(Data):
    code: str = ""
    """The code of an invitation, or the new key of a table."""


# ----------------------------------------------------------------------------------------------------------------------
# The admin's page


class AdminHouse(Data):
    people: int
    tables: dict[str, int]
    """How many there are in each state."""
    reports: int
    """The open reports."""
    maintenance: str
    announcement: str
    limits: dict[str, dict[str, float]]
    """The quotas that hold, by part and name as in ``limits.toml``."""


class AdminPerson(Data):
    person: str
    name: str
    created: float
    tables: int
    here: bool
    admin: bool
    banned: bool
    muted: bool


class AdminPlayer(Data):
    """Somebody in a seat."""

    person: str
    name: str


class AdminTable(Data):
    id: str
    title: str
    state: Literal["waiting", "playing", "over"]
    people: list[AdminPlayer]
    changed: float
    watching: int
    """How many look on now, players included."""


class AdminLine(Data):
    """A line of chat."""

    number: int
    person: str
    name: str
    text: str
    at: float


class AdminReport(Data):
    number: int
    table: str
    by: str
    about: str
    name: str
    line: int
    """The line of chat; 0: the report is about the person."""
    said: str
    why: str
    at: float
    settled: bool


class AdminEntry(Data):
    """An act of an admin."""

    number: int
    at: float
    name: str
    """Empty: the command on the server's machine."""
    act: str
    target: str
    about: str
    """The name that somebody has whom the target names by their public name; empty: nobody."""
    detail: str
    outcome: str
    """done, or the short name of why it was refused; empty: the server ended before it was over."""


# ----------------------------------------------------------------------------------------------------------------------
# Reports of players


class Report(Data):
    line: int = 0
    """The line of chat; 0: the report is about the person in ``seat``."""
    seat: int = 0
    why: str = ""
