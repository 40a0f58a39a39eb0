"""The API of games: what can be taken away from one, challenges and lessons."""

from __future__ import annotations

from litestar import MediaType, Response
from litestar.params import JSONBody

from .. import encode, wire
from ..doors.middleware import address
from ..lobby import teaching
from ..lobby.lobby import GAMES as GAMES_LISTED
from .given import (
    Asked,
    Id,
    Key,
    Maybe,
    Most,
    Rates,
    Seat,
    Somebody,
    TheChallenges,
    TheGames,
    TheLobby,
    TheTables,
    fetched,
    file,
    name_for,
    posted,
)


@fetched("/tables/{table:str}/cards", summary="The cards of a game")
async def table_cards(table: Id, person: Maybe, games: TheGames, key: Key = "") -> wire.Cards:
    """As they were when it began."""
    return await games.cards(table, person, key)


@fetched("/tables/{table:str}/record", media_type=MediaType.TEXT, summary="The record of a game")
async def record(table: Id, person: Maybe, games: TheGames, key: Key = "") -> Response[str]:
    """With all its luck, so only once the game is over."""
    return file(await games.record(table, person, key), f"duskhall-{table}.txt")


@fetched("/tables/{table:str}/view", summary="What a seat sees")
async def view(table: Id, me: Somebody, games: TheGames, seat: Seat = 0) -> Response[wire.View]:
    """For the person of the seat alone; seat 0 is somebody who watches."""
    found = await games.view(table, me, encode.seat_of(seat))
    return Response(found, headers={"Content-Disposition": name_for(f"duskhall-{table}-seat-{seat}.json")})


@fetched("/games", summary="My games")
async def games(person: Maybe, lobby: TheLobby, most: Most = GAMES_LISTED) -> list[wire.Played]:
    """Games that who asks plays or has played, the latest first."""
    return (await lobby.games(person))[:most]


@posted("/challenges", status_code=200, summary="Read a challenge")
async def read_challenge(data: JSONBody[wire.Code], challenges: TheChallenges) -> wire.Challenge:
    """Which cards, against which bots, and whose score is to be beaten."""
    return await challenges.read(data.code)


@posted("/challenges/play", summary="Take a challenge")
async def take_challenge(
    request: Asked, data: JSONBody[wire.Code], me: Somebody, challenges: TheChallenges, rates: Rates
) -> wire.Made:
    """A table with the same deal, against the same bots."""
    rates.make_table(address(request), me.id)
    return await challenges.play(me, data.code)


@fetched("/tables/{table:str}/challenge", summary="Challenge others to beat my score")
async def make_challenge(table: Id, me: Somebody, challenges: TheChallenges) -> wire.Challenge:
    """The challenge of a finished game: its deal for others, made by one of its players."""
    return await challenges.of_game(table, me)


@fetched("/lessons", sync_to_thread=False, summary="All lessons")
def all_lessons() -> list[wire.LessonInfo]:
    """In the order in which they are best taken."""
    return teaching.listed()


@posted("/lessons", summary="Begin a lesson")
async def begin_lesson(
    request: Asked, data: JSONBody[wire.Begin], me: Somebody, tables: TheTables, rates: Rates
) -> wire.Made:
    """A table for who asks, with a fixed deal and a bot."""
    rates.make_table(address(request), me.id)
    return await teaching.begin(tables, me, data.lesson)


GAMES = (games, table_cards, record, view, make_challenge, read_challenge, take_challenge)
LESSONS = (all_lessons, begin_lesson)
