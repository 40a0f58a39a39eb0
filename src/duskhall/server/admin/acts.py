"""What admins do. Each act is noted in the store before it is done, and done in the store before it is acknowledged:
the log of acts shows also one that a crash has cut off."""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from itsdangerous import BadSignature, TimestampSigner

from duskhall.text import reading

from .. import encode, wire
from ..errors import StoreError, Trouble
from ..people.house import House
from ..people.people import key_for
from ..store.admin import AdminStore, PersonFound, without
from ..store.rows import PersonRow, ReportRow, SanctionRow, SeatRow
from ..tables.making import another, bot_name, new_id

if TYPE_CHECKING:
    from ..tables.table import Table
    from ..tables.tables import Tables
    from ..tables.viewer import Viewer

INVITED = 24 * 3600
"""Seconds in which an invitation is to be taken."""
TOKEN_SECONDS = 60
"""How long a token of the command is good."""
TEXT = 300
"""Characters of a reason, a report, an announcement."""
MOST_HOURS = 100 * 365 * 24
"""Of a sanction that has an end: later moments have no date."""
LISTED = 500
SAME_NAME = 4
"""People of one name that are named in a refusal."""


class Admin(NamedTuple):
    """Who acts: a person, or nobody for the command on the server's machine."""

    id: str
    name: str


KEEPER = Admin("", "")


def token(secret: bytes) -> str:
    """What the command shows to a running server: whoever can read the secret of the data folder is its keeper."""
    return TimestampSigner(key_for(secret, b"admin"), digest_method=hashlib.sha256).sign("keeper").decode()


def is_token(secret: bytes, shown: str) -> bool:
    signer = TimestampSigner(key_for(secret, b"admin"), digest_method=hashlib.sha256)
    try:
        return signer.unsign(shown, max_age=TOKEN_SECONDS) == b"keeper"
    except BadSignature:
        return False


class Admins:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._services = tables.services
        self._store = AdminStore(tables.store)
        self._key = key_for(tables.store.secret, b"invitation")

    @property
    def house(self) -> House:
        return self._services.house

    async def open(self) -> None:
        """Take up what holds for the whole server."""
        kept = await self._store.house()
        said = kept.settings
        self.house.replace(said.get("maintenance", ""), said.get("announcement", ""), kept.admins, kept.sanctions)

    async def reopen(self) -> None:
        """Something of it has changed, perhaps by another server: here it holds now, too."""
        before = self.house.maintenance, self.house.announcement
        await self.open()
        await self._tables.check_kept()
        await self._tables.check_signed_in()
        for table in list(self._tables.awake.values()):
            for viewer in list(table.viewers):
                try:
                    self.house.check(viewer.person, "ban")
                    self.house.check(viewer.person, "kick", table.row.id)
                except Trouble as e:
                    _send_away(table, e, viewer.person)
        if self.house.maintenance != before[0]:
            for table in list(self._tables.awake.values()):
                table.pause()
        if (self.house.maintenance, self.house.announcement) != before:
            self._announce()

    # -- acts ---------------------------------------------------

    async def do(self, by: Admin, act: wire.AdminAct) -> wire.AdminDone:
        """Raises Trouble."""
        said = msgspec.to_builtins(act)
        target = " ".join(str(said[name]) for name in ("person", "table", "number", "report") if name in said)
        detail = " ".join(str(said[name]) for name in ("what", "hours", "why", "text") if said.get(name))
        if isinstance(act, wire.Kick | wire.CloseTable | wire.DeleteTable | wire.RotateLink | wire.Unsay):
            await self._tables.check_here(act.table)
        number = await self._store.begin(by.id, by.name, said["act"], target, detail)
        try:
            done = await self._do(act)
        except Trouble as e:
            await self._store.end(number, e.reason)
            raise
        except StoreError as e:
            await self._store.end(number, e.reason)
            if e.reason == "unknown":
                raise Trouble("admin-unknown", 404) from e
            raise
        await self._store.end(number, "done")
        return done

    async def _do(self, act: wire.AdminAct) -> wire.AdminDone:
        match act:
            case wire.Kick(person=person, table=table, why=why):
                await self._kick(await self.person(person), table, _text(why))
            case wire.Ban(person=person, hours=hours, why=why):
                await self._punish(await self.person(person), "ban", hours, why)
            case wire.Mute(person=person, hours=hours, why=why):
                await self._punish(await self.person(person), "mute", hours, why)
            case wire.Pardon(person=person, what=what):
                found = await self.person(person)
                await self._store.pardon(found.id, what)
                self.house.pardon(found.id, what)
            case wire.Unsay(table=table, number=number):
                await self._unsay(table, number)
            case wire.CloseTable(table=table):
                await self._close(table)
            case wire.DeleteTable(table=table):
                await self._delete(table)
            case wire.RotateLink(table=table):
                return wire.AdminDone(code=await self._rotate(table))
            case wire.Announce(text=text):
                await self._store.set("announcement", _text(text))
                self.house.announcement = _text(text)
                self._announce()
            case wire.Maintain(text=text):
                await self._maintain(_text(text))
            case wire.DeletePerson(person=person):
                await self._delete_person(await self.person(person))
            case wire.Settle(report=report):
                await self._store.settle(report)
            case wire.InviteAdmin():
                code = secrets.token_urlsafe(16)
                await self._store.add_invite(self._hash(code), time.time() + INVITED)
                return wire.AdminDone(code=code)
            case wire.Dismiss(person=person):
                found = await self.person(person)
                await self._store.dismiss(found.id)
                self.house.admins.discard(found.id)
        return wire.AdminDone()

    async def accept(self, person: PersonRow, code: str) -> None:
        """Become an admin by an invitation. Raises Trouble."""
        tag = self._services.tag(person.id)
        if not await self._store.accept(self._hash(code.strip()), person.id, person.name, tag):
            raise Trouble("no-invitation", 403)
        self.house.admins.add(person.id)

    def _hash(self, code: str) -> str:
        return hmac.new(self._key, code.encode("utf-8", "replace"), hashlib.sha256).hexdigest()

    # -- people ---------------------------------------------------

    async def person(self, named: str) -> PersonFound:
        """Whom a public name or a name means. Raises Trouble."""
        people = await self._store.people()
        for one in people:
            if self._services.tag(one.id) == named:
                return one
        same = [one for one in people if one.name == named]
        if len(same) > 1:
            some = ", ".join(self._services.tag(one.id) for one in same[:SAME_NAME])
            raise Trouble("admin-same-name", 409, name=named, some=some)
        if not same:
            raise Trouble("admin-unknown", 404)
        return same[0]

    async def _punish(self, person: PersonFound, kind: str, hours: int, why: str) -> None:
        now = time.time()
        until = now + min(hours, MOST_HOURS) * 3600 if hours > 0 else 0.0
        row = SanctionRow(person.id, kind, "", until, _text(why), now)
        await self._store.punish(row)
        self.house.punish(row)
        if kind == "ban":
            for table in list(self._tables.awake.values()):
                _send_away(table, self._ban_of(person.id), person.id)

    def _ban_of(self, person: str) -> Trouble:
        try:
            self.house.check(person, "ban")
        except Trouble as e:
            return e
        raise AssertionError("nobody is banned")

    async def _kick(self, person: PersonFound, table: str, why: str) -> None:
        found = await self._tables.get(table)
        if found.row.state == "waiting" and found.row.host == person.id:
            raise Trouble("kick-host", 409)
        row = SanctionRow(person.id, "kick", table, 0.0, why, time.time())
        async with found.lock:
            await self._store.punish(row)
            self.house.punish(row)
            _send_away(found, Trouble("kick", 403, why=why or "–", until=""), person.id)
            if not found.over:
                seats = _renamed(found.seats, without(found.seats, person.id, playing=found.row.state == "playing"))
                host = "" if found.row.host == person.id else found.row.host
                await found.reseat(seats, msgspec.structs.replace(found.row, proposal=None, host=host))

    async def _delete_person(self, person: PersonFound) -> None:
        anonymous = f"Guest {new_id(4)}"
        concerned = await self._store.tables_with(person.id)
        self._drop(concerned)
        await self._store.delete_person(person.id, anonymous)
        # One that somebody has come to meanwhile still knows them.
        self._drop(concerned)
        self.house.forget(person.id)

    def _drop(self, tables: Iterable[str]) -> None:
        """They are read anew by the next one who comes; an act under way is either stored or refused."""
        for id in tables:
            table = self._tables.awake.pop(id, None)
            if table is not None:
                table.close()

    async def export(self, named: str) -> dict[str, Any]:
        """Everything that is stored about a person. Raises Trouble."""
        person = await self.person(named)
        out: dict[str, Any] = {"person": self._services.tag(person.id)}
        out |= await self._store.export(person.id)
        for upload in out["uploads"]:
            upload["text"] = await self._tables.store.upload(upload["id"])
        return out

    # -- tables ---------------------------------------------------

    async def _unsay(self, table: str, number: int) -> None:
        await self._store.remove_chat(table, number)
        found = self._tables.awake.get(table)
        for viewer in found.viewers if found is not None else ():
            viewer.send(wire.Unsaid(number=number))

    async def _close(self, table: str) -> None:
        found = await self._tables.get(table)
        if found.over:
            raise Trouble("table-over", 409)
        if found.row.state == "playing" and not found.readonly:
            await found.abandon()
            return
        async with found.lock:
            await found.reseat(found.seats, msgspec.structs.replace(found.row, state="over", how="agreed"))

    async def _delete(self, table: str) -> None:
        found = await self._tables.get(table)
        if found.row.campaign:
            raise Trouble("admin-campaign", 409)
        async with found.lock:
            await self._store.delete_table(table)
            found.close()
        self._tables.awake.pop(table, None)

    async def _rotate(self, table: str) -> str:
        found = await self._tables.get(table)
        key = secrets.token_urlsafe(16)
        async with found.lock:
            await self._store.set_key(table, key)
            found.row = msgspec.structs.replace(found.row, key=key)
            found.announce()
        return key

    # -- everybody ---------------------------------------------------

    async def _maintain(self, text: str) -> None:
        await self._store.set("maintenance", text)
        if self.house.maintenance and not text:
            self.house.reopened = time.time()
        self.house.maintenance = text
        for table in list(self._tables.awake.values()):
            table.pause()
        self._announce()

    def _announce(self) -> None:
        for table in list(self._tables.awake.values()):
            table.announce()

    # -- looking ---------------------------------------------------

    async def overview(self) -> wire.AdminHouse:
        stats = await self._tables.store.stats()
        return wire.AdminHouse(
            people=stats["people"],
            tables={state: stats[state] for state in ("waiting", "playing", "over")},
            reports=await self._store.count_reports(),
            maintenance=self.house.maintenance,
            announcement=self.house.announcement,
            limits=msgspec.to_builtins(self._tables.quotas),
        )

    async def people(self, find: str) -> list[wire.AdminPerson]:
        tag, house = self._services.tag, self.house
        here = {viewer.person for table in self._tables.awake.values() for viewer in table.viewers}
        wanted = find.casefold()
        found = [
            one for one in await self._store.people() if wanted in one.name.casefold() or tag(one.id).startswith(wanted)
        ]
        return [
            wire.AdminPerson(
                person=tag(one.id),
                name=one.name,
                created=one.created,
                tables=one.tables,
                here=one.id in here,
                admin=one.id in house.admins,
                banned=house.sanction(one.id, "ban") is not None,
                muted=house.sanction(one.id, "mute") is not None,
            )
            for one in found[:LISTED]
        ]

    async def tables(self, find: str) -> list[wire.AdminTable]:
        out = []
        for id, title, state, people, changed in await self._store.tables(LISTED, find):
            awake = self._tables.awake.get(id)
            watching = len(awake.viewers) if awake is not None else 0
            out.append(
                wire.AdminTable(
                    id=id,
                    title=title,
                    state=state,  # type: ignore[arg-type]
                    people=[wire.AdminPlayer(person=self._services.tag(one), name=name) for one, name in people],
                    changed=changed,
                    watching=watching,
                )
            )
        return out

    async def chat(self, table: str) -> list[wire.AdminLine]:
        lines = await self._tables.store.chat(table, LISTED)
        tag = self._services.tag
        return [
            wire.AdminLine(
                number=line.number,
                person=tag(line.person) if line.person else "",
                name=line.name,
                text=line.text,
                at=line.at,
            )
            for line in lines
        ]

    async def reports(self) -> list[wire.AdminReport]:
        tag = self._services.tag
        return [
            wire.AdminReport(
                number=row.number,
                table=row.table,
                by=tag(row.by) if row.by else "",
                about=tag(row.about) if row.about else "",
                name=row.name,
                line=row.line,
                said=row.said,
                why=row.why,
                at=row.at,
                settled=bool(row.settled),
            )
            for row in await self._store.reports(LISTED)
        ]

    async def audit(self) -> list[wire.AdminEntry]:
        return [
            wire.AdminEntry(
                number=row.number,
                at=row.at,
                name=row.name,
                act=row.act,
                target=row.target,
                detail=row.detail,
                outcome=row.outcome,
            )
            for row in await self._store.audit(LISTED)
        ]

    # -- what players tell ---------------------------------------------------

    async def report(self, table: Table, by: PersonRow, told: wire.Report) -> None:
        """Keep what a player says about a line of chat or the person of a seat. Raises Trouble."""
        if not self.house.admins:
            raise Trouble("no-admins", 409)
        said, seat = "", encode.seat_of(told.seat)
        if told.line:
            lines = await self._tables.store.chat(table.row.id, LISTED)
            line = next((line for line in lines if line.number == told.line), None)
            if line is None:
                raise Trouble("no-line", 404)
            about, name, said = line.person, line.name, line.text
        elif table.owner(seat):
            about, name = table.owner(seat), table.seats[seat].name
        else:
            raise Trouble("no-seat", 404)
        row = ReportRow(0, table.row.id, by.id, about, name, told.line, said, _text(told.why), time.time())
        await self._store.add_report(row)


def _renamed(before: list[SeatRow], seats: list[SeatRow]) -> list[SeatRow]:
    """A bot that plays on for somebody who was sent away has a name of its own: theirs could not be taken away any
    more."""
    taken = {s.name for s in seats}
    return [
        msgspec.structs.replace(s, name=another(bot_name(s.seat), taken)) if old.person and s.kind == "bot" else s
        for old, s in zip(before, seats, strict=True)
    ]


def _text(text: str) -> str:
    """One line without what cannot be seen."""
    return "".join(c if c.isprintable() else " " for c in " ".join(text.split()))[:TEXT]


def _send_away(table: Table, why: Trouble, person: str) -> None:
    gone: list[Viewer] = [viewer for viewer in table.viewers if viewer.person == person]
    for viewer in gone:
        with reading(viewer.language):
            viewer.send(encode.bye(why, again=False))
        viewer.cut.set()
        table.leave(viewer)


def as_json(exported: dict[str, Any]) -> str:
    return json.dumps(exported, ensure_ascii=False, indent=2) + "\n"
