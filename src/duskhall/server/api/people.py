"""The API of people: their names, their browsers, and the first page that shows them."""

from __future__ import annotations

from typing import Any

from litestar import Response
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from .. import encode, wire
from ..doors.middleware import address
from ..limits import limits
from ..people.people import COOKIE, COOKIE_SECONDS, People
from ..settings import Settings
from ..store.rows import PersonRow
from ..tables.tables import Tables
from .given import (
    Asked,
    Here,
    Id,
    Maybe,
    Rates,
    TheLobby,
    ThePeople,
    TheTables,
    fetched,
    posted,
)


async def _known(request: Asked, people: People, person: PersonRow, answer: Any) -> Response[Any]:
    """An answer with the cookie of this person's browser: the one it has, or a new one."""
    now = await people.signed_in(request)
    if now is not None and now.browser and now.person.id == person.id:
        value = people.cookie(now.browser)
    else:
        value = await people.sign_in(person, request.headers.get("user-agent", ""))
    settings: Settings = request.app.state.settings
    secure = request.url.scheme == "https" or settings.origin.startswith("https:")
    cookie = Cookie(
        key=COOKIE,
        value=value,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=secure,
    )
    return Response(answer, cookies=[cookie])


@fetched("/home", summary="All that the first page needs")
async def home(request: Asked, person: Maybe, people: ThePeople, lobby: TheLobby) -> Response[wire.Home]:
    """The program, who asks, the editions with what can be chosen, the bots."""
    found = lobby.home(person)
    return await _known(request, people, person, found) if person is not None else Response(found)


@posted("/me", status_code=200, summary="Choose a name")
async def name(
    request: Asked, data: JSONBody[wire.Name], person: Maybe, people: ThePeople, tables: TheTables, rates: Rates
) -> Response[wire.Me]:
    """Makes somebody new, with a cookie and a recovery code that is shown this once; or renames who asks."""
    code = ""
    if person is None:
        rates.spend(limits.PERSON, address(request))
        person, code = await people.create(data.name, address(request))
    else:
        tables.services.house.check(person.id, "ban")
        person = await people.rename(person, data.name)
    return await _known(request, people, person, _me(tables, person, code))


@posted("/me/recovery", status_code=200, summary="Make a new recovery code")
async def new_recovery(
    request: Asked, here: Here, people: ThePeople, tables: TheTables, rates: Rates
) -> Response[wire.Me]:
    """The one before is worth nothing from then on, and whoever is signed in elsewhere is signed out."""
    me = here.person
    rates.spend(limits.RECOVERY, address(request), me.id)
    code = await people.new_code(me)
    tables.sign_out(me.id, await people.sign_out_others(here))
    return await _known(request, people, me, _me(tables, me, code))


@fetched("/me/browsers", summary="Where I am signed in")
async def browsers(here: Here, people: ThePeople) -> list[wire.Browser]:
    """The browsers of who asks, the last used first."""
    return [encode.browser(row, people.tag(row.id), here.browser) for row in await people.browsers(here)]


@posted("/me/browsers/{browser:str}/sign-out", status_code=204, summary="Sign out in a browser")
async def sign_out(here: Here, browser: Id, people: ThePeople, tables: TheTables) -> Response[None]:
    """Its sockets are closed too. Who signs out here needs the recovery code to come back."""
    ended = await people.sign_out(here, browser)
    tables.sign_out(here.person.id, ended)
    answer = Response(None)
    if here.browser in ended:
        answer.delete_cookie(COOKIE)
    return answer


@posted("/me/sign-out-others", status_code=200, summary="Sign out everywhere else")
async def sign_out_others(request: Asked, here: Here, people: ThePeople, tables: TheTables) -> Response[wire.Me]:
    """In every browser but the one that asks."""
    tables.sign_out(here.person.id, await people.sign_out_others(here))
    return await _known(request, people, here.person, _me(tables, here.person))


@posted("/recover", status_code=200, summary="Be somebody on this device too")
async def recover(
    request: Asked, data: JSONBody[wire.Recovery], people: ThePeople, tables: TheTables, rates: Rates
) -> Response[wire.Me]:
    """Sets the cookie of the person whose recovery code this is."""
    rates.spend(limits.RECOVERY, address(request))
    found = await people.recover(data.code)
    return await _known(request, people, found, _me(tables, found))


def _me(tables: Tables, person: PersonRow, code: str = "") -> wire.Me:
    return wire.Me(name=person.name, person=tables.services.tag(person.id), recovery=code)


HANDLERS = (home, name, new_recovery, recover, browsers, sign_out, sign_out_others)
