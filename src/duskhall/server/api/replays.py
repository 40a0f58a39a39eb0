"""The API of replays."""

from __future__ import annotations

import gzip
from functools import partial
from typing import Any

from litestar import MediaType, Response
from litestar.params import JSONBody

from .. import encode, wire
from ..doors.middleware import BIG_BODIES, address
from ..limits import limits
from .given import (
    Asked,
    Id,
    Key,
    Maybe,
    Number,
    Rates,
    Seat,
    Somebody,
    TheGames,
    fetched,
    file,
    posted,
    posted_game,
)

_get_replay = partial(fetched, opt={"packed": True})


@posted_game("/replays", summary="Bring a record", opt={BIG_BODIES: True, "packed": True})
async def upload(
    request: Asked, data: JSONBody[wire.Upload], me: Somebody, games: TheGames, rates: Rates
) -> Response[wire.Replay]:
    """Upload a record, to look at it and to play on from any of its moves."""
    rates.spend(limits.UPLOAD, address(request), me.id)
    return _packed(request, await games.upload(me, data.text), status=201)


@_get_replay("/replays/{replay:str}", summary="A game to look at again")
async def replay(request: Asked, replay: Id, person: Maybe, games: TheGames, key: Key = "") -> Response[wire.Replay]:
    """A record that was brought, or a table whose game is over."""
    return _packed(request, await games.replay(replay, person, key))


@_get_replay("/replays/{replay:str}/cards", summary="The cards of a replay")
async def replay_cards(
    request: Asked, replay: Id, person: Maybe, games: TheGames, key: Key = ""
) -> Response[wire.Cards]:
    """As the record has them."""
    return _packed(request, await games.replay_cards(replay, person, key))


@_get_replay("/replays/{replay:str}/{move:int}", summary="A move of a replay")
async def step(
    request: Asked, replay: Id, move: Number, person: Maybe, games: TheGames, seat: Seat = 0, key: Key = ""
) -> Response[wire.ReplayStep]:
    """The table after so many moves as a seat saw it, and what the last move brought; seat 0 watched."""
    return _packed(request, await games.replay_step(replay, person, key, move, encode.seat_of(seat)))


@fetched("/replays/{replay:str}/{move:int}/position", media_type=MediaType.TEXT, summary="A position of a replay")
async def position(replay: Id, move: Number, person: Maybe, games: TheGames, key: Key = "") -> Response[str]:
    """The position after so many moves, as a file that can be brought or played on from."""
    return file(await games.replay_position(replay, person, key, move), f"duskhall-{replay}-{move}.txt")


@fetched("/replays/{replay:str}/review", summary="The review of a replay")
async def review(replay: Id, person: Maybe, games: TheGames, key: Key = "") -> wire.ReviewState:
    """How far it is; the review itself once it is done."""
    return await games.review_state(replay, person, key)


@posted("/replays/{replay:str}/review", status_code=200, summary="Ask for the review of a replay")
async def ask_review(
    request: Asked, replay: Id, me: Somebody, games: TheGames, rates: Rates, key: Key = ""
) -> wire.ReviewState:
    """It is worked out in the background, one at a time for each person, and then kept for everybody who may see the
    replay."""
    rates.spend(limits.REVIEW, address(request), me.id)
    return await games.review(replay, me, key)


def _packed(request: Asked, body: bytes, status: int = 200) -> Response[Any]:
    """JSON that was packed beside."""
    headers = {"Vary": "Accept-Encoding, Accept-Language"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
    else:
        body = gzip.decompress(body)
    return Response(body, status_code=status, media_type="application/json", headers=headers)


HANDLERS = (upload, replay, replay_cards, step, position, review, ask_review)
