"""The admins of a data folder or database for the command: those of a running server, asked over HTTP, or our own on
the store while no server runs."""

from __future__ import annotations

import asyncio
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Protocol, TypeVar
from urllib.parse import quote

import msgspec

from duskhall.text import reader

from .. import wire
from ..errors import StoreError
from ..services.pool import Pool, bot_names
from ..store.data_dir import ADDRESS, DATABASE, SECRET
from ..store.nodes import SILENT
from ..store.store import Store, engine_of
from ..tables.tables import Tables
from .acts import KEEPER, Admin, Admins, token

T = TypeVar("T")

PATIENCE = 30
"""Seconds."""


class Refusal(Exception):
    """The running server has refused; the text is for people."""


class Office(Protocol):
    """The interface of ``Admins`` for the command, whether a server runs or not."""

    async def do(self, by: Admin, act: wire.AdminAct) -> wire.AdminDone: ...
    async def overview(self) -> wire.AdminHouse: ...
    async def people(self, find: str) -> list[wire.AdminPerson]: ...
    async def tables(self, find: str) -> list[wire.AdminTable]: ...
    async def chat(self, table: str) -> list[wire.AdminLine]: ...
    async def reports(self) -> list[wire.AdminReport]: ...
    async def audit(self) -> list[wire.AdminEntry]: ...
    async def export(self, named: str) -> dict[str, Any]: ...


@asynccontextmanager
async def office(where: Path | str) -> AsyncIterator[Office]:
    """``where``: a data folder, or the URL of a database. Raises StoreError, also where there is no server's data."""
    async with _in_folder(where) if isinstance(where, Path) else _in_database(where) as found:
        yield found


@asynccontextmanager
async def _in_database(url: str) -> AsyncIterator[Office]:
    engine = engine_of(url)
    if not await asyncio.to_thread(engine.exists):
        raise StoreError("nothing-to-move", file=engine.name)
    store = await Store.open(url)
    try:
        living = [node for node in await store.nodes.all() if node.silent <= SILENT and node.address]
        if living:
            # Any of them hands on what is another's.
            yield Remote(living[0].address, store.secret)
            return
        async with _alone(store) as admins:
            yield admins
    finally:
        await store.close()


@asynccontextmanager
async def _in_folder(data: Path) -> AsyncIterator[Office]:
    if not (data / DATABASE).exists() or not (data / SECRET).exists():
        raise StoreError("nothing-there", folder=str(data))
    try:
        store = await Store.open(data)
    except StoreError as e:
        if e.reason != "in-use":
            raise
        yield Remote(address_of(data), (data / SECRET).read_bytes())
        return
    try:
        async with _alone(store) as admins:
            yield admins
    finally:
        await store.close()


@asynccontextmanager
async def _alone(store: Store) -> AsyncIterator[Admins]:
    tables = Tables(store, Pool(), bot_names(()))
    try:
        admins = Admins(tables)
        await admins.open()
        yield admins
    finally:
        await tables.close()


def address_of(data: Path) -> str:
    """The address of the server that uses a folder; empty if none does."""
    try:
        return (data / ADDRESS).read_text("utf-8").strip()
    except OSError:
        return ""


class Remote:
    """The admins of a server that runs. Raises Refusal."""

    def __init__(self, address: str, secret: bytes) -> None:
        self._address = address
        self._secret = secret

    async def do(self, by: Admin, act: wire.AdminAct) -> wire.AdminDone:
        assert by == KEEPER, "the command speaks for nobody else"
        return await self._ask("/api/admin", wire.AdminDone, msgspec.json.encode(act))

    async def overview(self) -> wire.AdminHouse:
        return await self._ask("/api/admin", wire.AdminHouse)

    async def people(self, find: str) -> list[wire.AdminPerson]:
        return await self._ask(f"/api/admin/people?find={quote(find)}", list[wire.AdminPerson])

    async def tables(self, find: str) -> list[wire.AdminTable]:
        return await self._ask(f"/api/admin/tables?find={quote(find)}", list[wire.AdminTable])

    async def chat(self, table: str) -> list[wire.AdminLine]:
        return await self._ask(f"/api/admin/tables/{quote(table, safe='')}", list[wire.AdminLine])

    async def reports(self) -> list[wire.AdminReport]:
        return await self._ask("/api/admin/reports", list[wire.AdminReport])

    async def audit(self) -> list[wire.AdminEntry]:
        return await self._ask("/api/admin/audit", list[wire.AdminEntry])

    async def export(self, named: str) -> dict[str, Any]:
        return await self._ask(f"/api/admin/people/{quote(named, safe='')}", dict[str, Any])

    async def _ask(self, path: str, type: type[T], body: bytes | None = None) -> T:
        return msgspec.json.decode(await asyncio.to_thread(self._fetched, path, body), type=type)

    def _fetched(self, path: str, body: bytes | None) -> bytes:
        headers = {
            "Authorization": f"Duskhall {token(self._secret)}",
            "Accept-Language": reader(),
            "Content-Type": "application/json",
        }
        request = urllib.request.Request(self._address + path, body, headers)
        # The server is on this machine: no proxy stands between.
        opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        try:
            with opener.open(request, timeout=PATIENCE) as answer:
                found: bytes = answer.read()
                return found
        except urllib.error.HTTPError as e:
            try:
                raise Refusal(msgspec.json.decode(e.read(), type=wire.Problem).text) from None
            except msgspec.MsgspecError:
                raise Refusal(str(e)) from None
        except OSError as e:
            raise StoreError("no-answer", address=self._address, why=str(e)) from None
