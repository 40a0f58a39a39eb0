"""The HTTP API. What is sent and answered are the structures of ``wire``; every error is a ``wire.Problem``."""

from __future__ import annotations

import asyncio
from functools import cache, partial
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, Router, get, post
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency, Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, HeaderParameter, JSONBody, QueryParameter

from duskhall.editions import edition
from duskhall.text import reader

from . import encode, limits, teaching, wire
from .campaigns import Campaigns
from .challenges import Challenges
from .choosing import find_edition
from .doctor import judge
from .errors import Trouble
from .limits import Limits
from .middleware import BIG_BODIES, address
from .page import Body
from .people import COOKIE, COOKIE_SECONDS, People
from .rows import PersonRow
from .settings import Settings
from .tables import GAMES as GAMES_LISTED
from .tables import Tables

Asked = Request[Any, Any, State]
Maybe = NamedDependency[PersonRow | None]
"""Who asks, if they have a name."""
Somebody = NamedDependency[PersonRow]
TheTables = NamedDependency[Tables]
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
PROBLEMS = {
    status: ResponseSpec(wire.Problem, description=text, generate_examples=False)
    for status, text in {
        400: "The request cannot be read.",
        401: "Somebody without a name asks; POST /api/me gives one.",
        403: "Not allowed: another site, a seat of somebody else, not the host.",
        404: "No such table, replay, seat or page; or one that needs its key.",
        409: "The table is not where this could be done: full, begun, not begun, or over.",
        413: "Too large.",
        415: "No JSON.",
        422: "It was understood, but cannot be done; the text says why.",
        429: "Too fast, or too many.",
        500: "The server failed.",
        503: "Nothing could be stored.",
    }.items()
}

_get = partial(get, responses=PROBLEMS)
_post = partial(post, responses=PROBLEMS)
_post_game = partial(_post, request_max_body_size=limits.GAME_BYTES, opt={BIG_BODIES: True})


# ----------------------------------------------------------------------------------------------------------------------
# What handlers are given


async def person(request: Asked) -> PersonRow | None:
    """Who asks, if they have a name."""
    people: People = request.app.state.people
    return await people.of(request)


async def me(person: Maybe) -> PersonRow:
    """Who asks; they need a name."""
    if person is None:
        raise Trouble("no-person", 401)
    return person


def tables(request: Asked) -> Tables:
    found: Tables = request.app.state.tables
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


# ----------------------------------------------------------------------------------------------------------------------
# People


def _known(request: Asked, people: People, person: PersonRow, answer: Any) -> Response[Any]:
    """An answer with the cookie of this person."""
    settings: Settings = request.app.state.settings
    secure = request.url.scheme == "https" or settings.origin.startswith("https:")
    cookie = Cookie(
        key=COOKIE,
        value=people.cookie(person),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=secure,
    )
    return Response(answer, cookies=[cookie])


@_get("/home", summary="All that the first page needs")
async def home(request: Asked, person: Maybe, people: ThePeople, tables: TheTables) -> Response[wire.Home]:
    """The program, who asks, the editions with what can be chosen, the bots."""
    found = tables.home(person)
    return _known(request, people, person, found) if person is not None else Response(found)


@_post("/me", status_code=200, summary="Choose a name")
async def name(
    request: Asked, data: JSONBody[wire.Name], person: Maybe, people: ThePeople, tables: TheTables, rates: Rates
) -> Response[wire.Me]:
    """Makes somebody new, with a cookie and a recovery code that is shown this once; or renames who asks."""
    code = ""
    if person is None:
        rates.take(limits.PERSON, address(request))
        person, code = await people.create(data.name)
    else:
        person = await people.rename(person, data.name)
    return _known(request, people, person, _me(tables, person, code))


@_post("/me/recovery", status_code=200, summary="Make a new recovery code")
async def new_recovery(me: Somebody, people: ThePeople, tables: TheTables, rates: Rates) -> wire.Me:
    """The one before is worth nothing from then on."""
    rates.take(limits.RECOVERY, me.id)
    return _me(tables, me, await people.new_code(me))


@_post("/recover", status_code=200, summary="Be somebody on this device too")
async def recover(
    request: Asked, data: JSONBody[wire.Recovery], people: ThePeople, tables: TheTables, rates: Rates
) -> Response[wire.Me]:
    """Sets the cookie of the person whose recovery code this is."""
    rates.take(limits.RECOVERY, address(request))
    found = await people.recover(data.code)
    return _known(request, people, found, _me(tables, found))


def _me(tables: Tables, person: PersonRow, code: str = "") -> wire.Me:
    return wire.Me(name=person.name, person=tables.services.tag(person.id), recovery=code)


# ----------------------------------------------------------------------------------------------------------------------
# Cards and set-ups


@cache
def _cards(name: str, language: str) -> Body:
    """Packed once for each language, which is the reader's: they are the largest thing a page loads."""
    return Body.of(msgspec.json.encode(encode.card_list(edition(name).rules)), "application/json")


@_get("/cards/{edition_name:str}", summary="The cards of an edition", opt={"packed": True})
async def cards(request: Asked, edition_name: Id) -> Response[wire.Cards]:
    """With their texts in words, figures, rulings, and marks on what is reconstructed."""
    body = await asyncio.to_thread(_cards, find_edition(edition_name).name, reader())
    return body.answer(request.headers, vary="Accept-Language")  # type: ignore[return-value]


@_post("/setups", status_code=200, summary="Lay out a set-up")
async def setups(data: JSONBody[wire.SetupRequest], tables: TheTables) -> wire.Setup:
    """Which cards a set-up has: a published, a random or a chosen one. Says in words why one cannot be."""
    return tables.setup(data)


@_post("/setups/doctor", status_code=200, summary="Judge a set-up")
async def doctor(data: JSONBody[wire.DoctorRequest]) -> wire.Diagnosis:
    """How long, hard and swingy a set-up will be, what it lacks, and the nearest one without the fault."""
    return await asyncio.to_thread(judge, data)


# ----------------------------------------------------------------------------------------------------------------------
# Tables


@_get("/tables", summary="The lobby")
async def listed(person: Maybe, tables: TheTables) -> list[wire.Table]:
    """Tables that are open to everybody: those that wait for players, and those that may be watched."""
    return await tables.listed(person)


@_get("/tables/mine", summary="My tables")
async def mine(person: Maybe, tables: TheTables) -> list[wire.Table]:
    """Tables that who asks has made, sits at or has watched."""
    return await tables.mine(person)


@_post_game("/tables", summary="Make a table")
async def create(data: JSONBody[wire.NewTable], me: Somebody, tables: TheTables, rates: Rates) -> wire.Made:
    """The game starts by itself when no seat is open."""
    rates.take(limits.TABLE, me.id)
    return await tables.create(me, data)


@_get("/tables/{table:str}", summary="A table")
async def info(table: Id, person: Maybe, tables: TheTables, key: Key = "") -> wire.Table:
    """Everything about it but the game."""
    return await tables.info(table, person, key)


@_post("/tables/{table:str}/join", status_code=200, summary="Take an open seat")
async def join(table: Id, data: JSONBody[wire.Join], me: Somebody, tables: TheTables) -> wire.Made:
    """The game starts by itself when no seat is open."""
    return await tables.join(table, me, data)


@_post("/tables/{table:str}/seats/{seat:int}", status_code=204, summary="Change a seat")
async def set_seat(table: Id, seat: Number, data: JSONBody[wire.NewSeat], me: Somebody, tables: TheTables) -> None:
    """For the host, while the table waits."""
    await tables.set_seat(table, me, encode.seat_of(seat), data)


@_post("/tables/{table:str}/start", status_code=204, summary="Begin now")
async def start(table: Id, me: Somebody, tables: TheTables) -> None:
    """For the host: open seats become bots."""
    await tables.start(table, me)


@_post("/tables/{table:str}/leave", status_code=204, summary="Get up")
async def leave(table: Id, me: Somebody, tables: TheTables) -> None:
    """Before the game the seat is open again; later a bot plays it until its person is back."""
    await tables.leave(table, me)


@_post("/tables/{table:str}/close", status_code=204, summary="Close a table")
async def close(table: Id, me: Somebody, tables: TheTables) -> None:
    """For the host, while the table waits: it will not be played."""
    await tables.close_waiting(table, me)


@_post("/tables/{table:str}/forget", status_code=204, summary="Take a table off my list")
async def forget(table: Id, me: Somebody, tables: TheTables) -> None:
    """Nobody else's list changes. A seat at a table that waits is open again; a game that nobody else plays ends."""
    await tables.forget(table, me)


@_get("/tables/{table:str}/challenge", summary="Challenge others to beat my score")
async def make_challenge(table: Id, me: Somebody, challenges: TheChallenges) -> wire.Challenge:
    """The same deal for others, once the game is over: for those who played it."""
    return await challenges.of_game(table, me)


@_post("/tables/{table:str}/rematch", summary="Play again")
async def rematch(table: Id, me: Somebody, tables: TheTables, rates: Rates) -> wire.Made:
    """The same set-up and seats; the same new table for everybody who asks."""
    rates.take(limits.TABLE, me.id)
    return await tables.rematch(table, me)


@_get("/tables/{table:str}/cards", summary="The cards of a game")
async def table_cards(table: Id, person: Maybe, tables: TheTables, key: Key = "") -> wire.Cards:
    """As they were when it began."""
    return await tables.cards(table, person, key)


@_get("/tables/{table:str}/record", media_type=MediaType.TEXT, summary="The record of a game")
async def record(table: Id, person: Maybe, tables: TheTables, key: Key = "") -> Response[str]:
    """With all its luck, so only once the game is over."""
    return _file(await tables.record(table, person, key), f"duskhall-{table}.txt")


@_get("/tables/{table:str}/view", summary="What a seat sees")
async def view(table: Id, me: Somebody, tables: TheTables, seat: Seat = 0) -> Response[wire.View]:
    """For the person of the seat alone; seat 0 is somebody who watches."""
    found = await tables.view(table, me, encode.seat_of(seat))
    return Response(found, headers={"Content-Disposition": _name(f"duskhall-{table}-seat-{seat}.json")})


@_get("/games", summary="My games")
async def games(person: Maybe, tables: TheTables, most: Most = GAMES_LISTED) -> list[wire.Played]:
    """Games that who asks plays or has played, the latest first."""
    return (await tables.games(person))[:most]


@_post("/challenges", status_code=200, summary="Read a challenge")
async def read_challenge(data: JSONBody[wire.Code], challenges: TheChallenges) -> wire.Challenge:
    """Which cards, against which bots, and whose score is to be beaten."""
    return await challenges.read(data.code)


@_post("/challenges/play", summary="Take a challenge")
async def take_challenge(data: JSONBody[wire.Code], me: Somebody, challenges: TheChallenges, rates: Rates) -> wire.Made:
    """A table with the same deal, against the same bots."""
    rates.take(limits.TABLE, me.id)
    return await challenges.play(me, data.code)


# ----------------------------------------------------------------------------------------------------------------------
# Lessons


@_get("/lessons", sync_to_thread=False, summary="All lessons")
def all_lessons() -> list[wire.LessonInfo]:
    """In the order in which they are best taken."""
    return teaching.listed()


@_post("/lessons", summary="Begin a lesson")
async def begin_lesson(data: JSONBody[wire.Begin], me: Somebody, tables: TheTables, rates: Rates) -> wire.Made:
    """A table for who asks, with a fixed deal and a bot."""
    rates.take(limits.TABLE, me.id)
    return await teaching.begin(tables, me, data.lesson)


# ----------------------------------------------------------------------------------------------------------------------
# Campaigns


@_get("/campaigns/mine", summary="My campaigns")
async def my_campaigns(person: Maybe, campaigns: TheCampaigns) -> list[wire.Campaign]:
    """Campaigns that who asks has made or plays in."""
    return await campaigns.mine(person)


@_post("/campaigns", summary="Make a campaign")
async def new_campaign(
    data: JSONBody[wire.NewCampaign], me: Somebody, campaigns: TheCampaigns, rates: Rates
) -> wire.Made:
    """Several games in a row by the same people and bots."""
    rates.take(limits.TABLE, me.id)
    return await campaigns.create(me, data)


@_get("/campaigns/{campaign:str}", summary="A campaign")
async def campaign(campaign: Id, person: Maybe, campaigns: TheCampaigns, key: Key = "") -> wire.Campaign:
    """Who plays, what was played, who chooses a card, what comes next."""
    return await campaigns.info(campaign, person, key)


@_post("/campaigns/{campaign:str}/join", status_code=200, summary="Take an open seat of a campaign")
async def join_campaign(
    campaign: Id, data: JSONBody[wire.Join], me: Somebody, campaigns: TheCampaigns
) -> wire.Campaign:
    """Until its first game begins."""
    return await campaigns.join(campaign, me, data)


@_post("/campaigns/{campaign:str}/seats/{seat:int}", status_code=200, summary="Change a seat of a campaign")
async def campaign_seat(
    campaign: Id, seat: Number, data: JSONBody[wire.NewSeat], me: Somebody, campaigns: TheCampaigns
) -> wire.Campaign:
    """For the host, until its first game begins."""
    return await campaigns.set_seat(campaign, me, encode.seat_of(seat), data)


@_post("/campaigns/{campaign:str}/leave", status_code=200, summary="Leave a campaign")
async def leave_campaign(campaign: Id, me: Somebody, campaigns: TheCampaigns) -> wire.Campaign:
    """Until its first game begins; the seat is open again."""
    return await campaigns.leave(campaign, me)


@_post("/campaigns/{campaign:str}/next", status_code=200, summary="Begin a game of a campaign")
async def next_game(
    campaign: Id, data: JSONBody[wire.NextGame], me: Somebody, campaigns: TheCampaigns, rates: Rates
) -> wire.Campaign:
    """For everybody who plays; whoever comes later finds the game under way."""
    rates.take(limits.TABLE, me.id)
    return await campaigns.next(campaign, me, data.game)


@_post("/campaigns/{campaign:str}/recognition", status_code=200, summary="Choose a card after a game")
async def recognise(
    campaign: Id, data: JSONBody[wire.Recognised], me: Somebody, campaigns: TheCampaigns
) -> wire.Campaign:
    """For the person whose choice it is."""
    return await campaigns.recognise(campaign, me, data)


@_post("/campaigns/{campaign:str}/plan", status_code=200, summary="Say how many games a campaign has")
async def plan(campaign: Id, data: JSONBody[wire.GamesPlanned], me: Somebody, campaigns: TheCampaigns) -> wire.Campaign:
    """For the host."""
    return await campaigns.plan(campaign, me, data.games)


# ----------------------------------------------------------------------------------------------------------------------
# Replays


@_post_game("/replays", summary="Bring a record")
async def upload(data: JSONBody[wire.Upload], me: Somebody, tables: TheTables, rates: Rates) -> wire.Replay:
    """It can then be looked at, and played on from any of its moves."""
    rates.take(limits.UPLOAD, me.id)
    return await tables.upload(me, data.text)


@_get("/replays/{replay:str}", summary="A game to look at again")
async def replay(replay: Id, person: Maybe, tables: TheTables, key: Key = "") -> wire.Replay:
    """A record that was brought, or a table whose game is over."""
    return tables.replays.info(await tables.replay(replay, person, key))


@_get("/replays/{replay:str}/cards", summary="The cards of a replay")
async def replay_cards(replay: Id, person: Maybe, tables: TheTables, key: Key = "") -> wire.Cards:
    """As the record has them."""
    opened = await tables.replay(replay, person, key)
    return await asyncio.to_thread(encode.card_list, opened.states[0].rules)


@_get("/replays/{replay:str}/{move:int}", summary="A move of a replay")
async def step(
    replay: Id, move: Number, person: Maybe, tables: TheTables, seat: Seat = 0, key: Key = ""
) -> wire.ReplayStep:
    """The table after so many moves as a seat saw it, and what the last move brought; seat 0 watched."""
    opened = await tables.replay(replay, person, key)
    return await asyncio.to_thread(tables.replays.step, opened, move, encode.seat_of(seat))


@_get("/replays/{replay:str}/{move:int}/position", media_type=MediaType.TEXT, summary="A position of a replay")
async def position(replay: Id, move: Number, person: Maybe, tables: TheTables, key: Key = "") -> Response[str]:
    """The position after so many moves, as a file that can be brought or played on from."""
    opened = await tables.replay(replay, person, key)
    return _file(await asyncio.to_thread(tables.replays.position, opened, move), f"duskhall-{replay}-{move}.txt")


@_get("/replays/{replay:str}/review", summary="The review of a replay")
async def review(replay: Id, person: Maybe, tables: TheTables, key: Key = "") -> wire.ReviewState:
    """How far it is; the review itself once it is done."""
    return await tables.review_state(replay, person, key)


@_post("/replays/{replay:str}/review", status_code=200, summary="Ask for the review of a replay")
async def ask_review(replay: Id, me: Somebody, tables: TheTables, rates: Rates, key: Key = "") -> wire.ReviewState:
    """It is worked out in the background, one at a time for each person, and then kept for everybody who may see the
    replay."""
    rates.take(limits.REVIEW, me.id)
    return await tables.review(replay, me, key)


def _file(text: str, name: str) -> Response[str]:
    return Response(text, media_type="text/plain; charset=utf-8", headers={"Content-Disposition": _name(name)})


def _name(file: str) -> str:
    """For a browser that saves the answer."""
    return f'attachment; filename="{"".join(c for c in file if c.isascii() and (c.isalnum() or c in "-_."))}"'


PEOPLE = (home, name, new_recovery, recover)
SETUPS = (cards, setups, doctor)
TABLES = (listed, mine, create, info, join, set_seat, start, leave, close, forget, rematch, table_cards, record, view)
GAMES = (games, make_challenge, read_challenge, take_challenge)
LESSONS = (all_lessons, begin_lesson)
CAMPAIGNS = (
    my_campaigns,
    new_campaign,
    campaign,
    join_campaign,
    campaign_seat,
    leave_campaign,
    next_game,
    recognise,
    plan,
)
REPLAYS = (upload, replay, replay_cards, step, position, review, ask_review)


def router() -> Router:
    groups = {
        "People": PEOPLE,
        "Cards and set-ups": SETUPS,
        "Tables": TABLES,
        "Lessons": LESSONS,
        "Games and challenges": GAMES,
        "Campaigns": CAMPAIGNS,
        "Replays": REPLAYS,
    }
    return Router(
        "/api",
        route_handlers=[
            *(Router("/", route_handlers=handlers, tags=[tag]) for tag, handlers in groups.items()),
        ],
        dependencies={
            "person": Provide(person),
            "me": Provide(me),
            "tables": Provide(tables, sync_to_thread=False),
            "campaigns": Provide(campaigns, sync_to_thread=False),
            "challenges": Provide(challenges, sync_to_thread=False),
            "people": Provide(people, sync_to_thread=False),
            "rates": Provide(rates, sync_to_thread=False),
        },
    )
