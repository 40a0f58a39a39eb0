"""The HTTP API of admins, and the way by which players reach them."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from litestar import Request, Router, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody, QueryParameter

from .. import wire
from ..admin.acts import KEEPER, Admin, Admins, is_token
from ..doors.middleware import address
from ..errors import Trouble
from ..limits import limits
from ..store.rows import PersonRow
from ..tables.tables import Tables
from .answers import PROBLEMS

_get = partial(get, responses=PROBLEMS)
_post = partial(post, responses=PROBLEMS)

SCHEME = "Duskhall "
Asked = Request[Any, Any, State]
By = NamedDependency[Admin]
TheAdmins = NamedDependency[Admins]
Somebody = NamedDependency[PersonRow]
Find = Annotated[str, QueryParameter(max_length=100, description="What the name has in it; empty: all.")]


async def by(request: Asked) -> Admin:
    """Which admin asks: a person, or the command on the server's machine. Raises Trouble."""
    tables: Tables = request.app.state.tables
    shown = request.headers.get("authorization", "")
    if shown.startswith(SCHEME):
        if is_token(tables.store.secret, shown.removeprefix(SCHEME)):
            return KEEPER
        raise Trouble("not-admin", 403)
    person: PersonRow | None = await request.app.state.people.of(request)
    if person is None or person.id not in tables.services.house.admins:
        raise Trouble("not-admin", 403)
    tables.services.house.check(person.id, "ban")
    return Admin(person.id, person.name)


def admins(request: Asked) -> Admins:
    found: Admins = request.app.state.admins
    return found


@_get("/admin")
async def overview(by: By, admins: TheAdmins) -> wire.AdminHouse:
    """How the server stands."""
    return await admins.overview()


@_post("/admin", status_code=200)
async def act(data: JSONBody[wire.AdminAct], by: By, admins: TheAdmins) -> wire.AdminDone:
    """Do something; it is stored when the answer comes."""
    return await admins.do(by, data)


@_get("/admin/people")
async def people(by: By, admins: TheAdmins, find: Find = "") -> list[wire.AdminPerson]:
    """People whose name has this in it, the newest first."""
    return await admins.people(find)


@_get("/admin/people/{named:str}")
async def export(named: FromPath[str], by: By, admins: TheAdmins) -> dict[str, Any]:
    """Everything stored about a person."""
    return await admins.export(named)


@_get("/admin/tables")
async def tables(by: By, admins: TheAdmins, find: Find = "") -> list[wire.AdminTable]:
    """The tables at which something happened last."""
    return await admins.tables(find)


@_get("/admin/tables/{table:str}")
async def chat(table: FromPath[str], by: By, admins: TheAdmins) -> list[wire.AdminLine]:
    """The chat of a table."""
    return await admins.chat(table)


@_get("/admin/reports")
async def reports(by: By, admins: TheAdmins) -> list[wire.AdminReport]:
    """The reports of players, open ones first."""
    return await admins.reports()


@_get("/admin/audit")
async def audit(by: By, admins: TheAdmins) -> list[wire.AdminEntry]:
    """The log of all acts of admins."""
    return await admins.audit()


@_post("/admin/accept", status_code=204)
async def accept(request: Asked, data: JSONBody[wire.Code], me: Somebody, admins: TheAdmins) -> None:
    """Become an admin by an invitation."""
    request.app.state.limits.spend(limits.RECOVERY, address(request))
    await admins.accept(me, data.code)


@_post("/tables/{table:str}/report", status_code=204)
async def report(
    request: Asked, table: FromPath[str], data: JSONBody[wire.Report], me: Somebody, admins: TheAdmins
) -> None:
    """Tell the admins about a line of chat, or about somebody at the table."""
    request.app.state.limits.spend(limits.REPORT, address(request), me.id)
    found = await request.app.state.tables.member_table(table, me)
    await admins.report(found, me, data)


def router() -> Router:
    handlers = [overview, act, people, export, tables, chat, reports, audit, accept, report]
    return Router(
        "/",
        route_handlers=handlers,
        tags=["Admins"],
        dependencies={"by": Provide(by), "admins": Provide(admins, sync_to_thread=False)},
    )
