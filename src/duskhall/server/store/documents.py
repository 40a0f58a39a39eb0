"""The JSON that columns of a table and a campaign hold: set-up, options, result, proposal.

Each document carries its own version: the structure that reads a version is never changed once it was released, a new
one is added beside it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Literal, TypeVar

import msgspec

from duskhall.editions.setup import Setup

from ..errors import StoreError

Doc = TypeVar("Doc", bound="Document")


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


@lru_cache(2000)
def written(document: Document | None) -> str:
    """As it is stored; of nothing nothing."""
    return _encode(document).decode() if document is not None else ""


def read(table: str, text: str, known: dict[int, type[Doc]], what: str = "table") -> Doc:
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


def read_options(id: str, text: str, what: str = "table") -> StoredOptions:
    found = read(id, text, OPTIONS, what)
    if isinstance(found, StoredOptions):
        return found
    # A document from before an option means the option's default.
    said = {name: getattr(found, name) for name in found.__struct_fields__ if name != "version"}
    return StoredOptions(**said)


def read_result(id: str, text: str) -> StoredResult:
    found = read(id, text, RESULTS)
    return found if isinstance(found, StoredResult) else StoredResult(how=found.how)
