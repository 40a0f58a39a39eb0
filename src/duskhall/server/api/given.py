"""What every handler of the API is made with and given: who asks, and the parts of the server."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, HeaderParameter, QueryParameter

from ..doors.middleware import BIG_BODIES, SAFE
from ..errors import Trouble
from ..limits import limits
from ..limits.limits import Limits
from ..lobby.campaigns import Campaigns
from ..lobby.challenges import Challenges
from ..lobby.games import Games
from ..lobby.lobby import GAMES as GAMES_LISTED
from ..lobby.lobby import Lobby
from ..lobby.seats import Seats
from ..people.people import People, SignedIn
from ..store.rows import PersonRow
from ..tables.tables import Tables
from .answers import PROBLEMS

Asked = Request[Any, Any, State]
Maybe = NamedDependency[PersonRow | None]
"""The person who sent the request, if they have a name."""
Somebody = NamedDependency[PersonRow]
Here = NamedDependency[SignedIn]
"""The person who sent the request, and their browser."""
TheTables = NamedDependency[Tables]
TheLobby = NamedDependency[Lobby]
TheSeats = NamedDependency[Seats]
TheGames = NamedDependency[Games]
ThePeople = NamedDependency[People]
TheCampaigns = NamedDependency[Campaigns]
TheChallenges = NamedDependency[Challenges]
Rates = NamedDependency[Limits]
Id = FromPath[str]
Number = FromPath[int]
Seat = Annotated[int, QueryParameter(ge=0, le=100, description="From 1; 0 is somebody who watches.")]
Most = Annotated[int, QueryParameter(ge=1, le=GAMES_LISTED, description="How many at most.")]
Key = Annotated[
    str,
    HeaderParameter(name="X-Table-Key", description="The key of a table's or campaign's link; its members need none."),
]
fetched = partial(get, responses=PROBLEMS)
posted = partial(post, responses=PROBLEMS)
posted_game = partial(posted, request_max_body_size=limits.GAME_BYTES, opt={BIG_BODIES: True})


async def person(request: Asked) -> PersonRow | None:
    """The person who sent the request, if they have a name."""
    people: People = request.app.state.people
    return await people.of(request)


async def signed_in(request: Asked) -> SignedIn:
    """The person who sent the request, and their browser; they need a name."""
    people: People = request.app.state.people
    found = await people.signed_in(request)
    if found is None:
        raise Trouble("no-person", 401)
    return found


async def me(request: Asked, person: Maybe) -> PersonRow:
    """The person who sent the request; they need a name. The banned do nothing, and no one does while the server is
    maintained."""
    if person is None:
        raise Trouble("no-person", 401)
    if request.method not in SAFE:
        house = tables(request).services.house
        house.check(person.id, "ban")
        if person.id not in house.admins:
            house.check_open()
    return person


def tables(request: Asked) -> Tables:
    found: Tables = request.app.state.tables
    return found


def lobby(request: Asked) -> Lobby:
    found: Lobby = request.app.state.lobby
    return found


def seats(request: Asked) -> Seats:
    found: Seats = request.app.state.seats
    return found


def games(request: Asked) -> Games:
    found: Games = request.app.state.games
    return found


def campaigns(request: Asked) -> Campaigns:
    found: Campaigns = request.app.state.campaigns
    return found


def challenges(request: Asked) -> Challenges:
    return Challenges(tables(request))


def people(request: Asked) -> People:
    found: People = request.app.state.people
    return found


def rates(request: Asked) -> Limits:
    found: Limits = request.app.state.limits
    return found


DEPENDENCIES = {
    "person": Provide(person),
    "me": Provide(me),
    "here": Provide(signed_in),
    "tables": Provide(tables, sync_to_thread=False),
    "lobby": Provide(lobby, sync_to_thread=False),
    "seats": Provide(seats, sync_to_thread=False),
    "games": Provide(games, sync_to_thread=False),
    "campaigns": Provide(campaigns, sync_to_thread=False),
    "challenges": Provide(challenges, sync_to_thread=False),
    "people": Provide(people, sync_to_thread=False),
    "rates": Provide(rates, sync_to_thread=False),
}


def file(text: str, name: str) -> Response[str]:
    return Response(text, media_type="text/plain; charset=utf-8", headers={"Content-Disposition": name_for(name)})


def name_for(file: str) -> str:
    """For a browser that saves the answer."""
    return f'attachment; filename="{"".join(c for c in file if c.isascii() and (c.isalnum() or c in "-_."))}"'
