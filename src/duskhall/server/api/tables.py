"""The API of tables: finding and making them, and who sits there."""

from __future__ import annotations

from litestar.params import JSONBody

from .. import encode, wire
from ..doors.middleware import address
from .given import (
    Asked,
    Id,
    Key,
    Maybe,
    Number,
    Rates,
    Somebody,
    TheLobby,
    TheSeats,
    TheTables,
    fetched,
    posted,
    posted_game,
)


@fetched("/tables", summary="The lobby")
async def listed(person: Maybe, lobby: TheLobby) -> list[wire.Table]:
    """Tables that are open to everybody: those that wait for players, and those that may be watched."""
    return await lobby.listed(person)


@fetched("/tables/mine", summary="My tables")
async def mine(person: Maybe, lobby: TheLobby) -> list[wire.Table]:
    """Tables that who asks has made, sits at or has watched."""
    return await lobby.mine(person)


@posted_game("/tables", summary="Make a table")
async def create(
    request: Asked, data: JSONBody[wire.NewTable], me: Somebody, lobby: TheLobby, rates: Rates
) -> wire.Made:
    """The game starts by itself when no seat is open."""
    rates.make_table(address(request), me.id)
    return await lobby.create(me, data)


@fetched("/tables/{table:str}", summary="A table")
async def info(table: Id, person: Maybe, tables: TheTables, key: Key = "") -> wire.Table:
    """Information about a table without its game."""
    return await tables.info(table, person, key)


@posted("/tables/{table:str}/join", status_code=200, summary="Take an open seat")
async def join(table: Id, data: JSONBody[wire.Join], me: Somebody, seats: TheSeats) -> wire.Made:
    """The game starts by itself when no seat is open."""
    return await seats.join(table, me, data)


@posted("/tables/{table:str}/seats/{seat:int}", status_code=204, summary="Change a seat")
async def set_seat(table: Id, seat: Number, data: JSONBody[wire.NewSeat], me: Somebody, seats: TheSeats) -> None:
    """For the host, while the table waits."""
    await seats.set_seat(table, me, encode.seat_of(seat), data)


@posted("/tables/{table:str}/start", status_code=204, summary="Begin now")
async def start(table: Id, me: Somebody, seats: TheSeats) -> None:
    """For the host: open seats become bots."""
    await seats.start(table, me)


@posted("/tables/{table:str}/leave", status_code=204, summary="Get up")
async def leave(table: Id, me: Somebody, seats: TheSeats) -> None:
    """Before the game the seat is open again; later a bot plays it until its person is back."""
    await seats.leave(table, me)


@posted("/tables/{table:str}/close", status_code=204, summary="Close a table")
async def close(table: Id, me: Somebody, seats: TheSeats) -> None:
    """For the host, while the table waits: it will not be played."""
    await seats.close_waiting(table, me)


@posted("/tables/{table:str}/forget", status_code=204, summary="Take a table off my list")
async def forget(table: Id, me: Somebody, seats: TheSeats) -> None:
    """Take a table off your own list. A seat at a waiting table opens again; a game without other players ends."""
    await seats.forget(table, me)


@posted("/tables/{table:str}/rematch", summary="Play again")
async def rematch(request: Asked, table: Id, me: Somebody, seats: TheSeats, rates: Rates) -> wire.Made:
    """Make or find the rematch: a new table with the same set-up and seats, the same one for all."""
    rates.make_table(address(request), me.id)
    return await seats.rematch(table, me)


HANDLERS = (listed, mine, create, info, join, set_seat, start, leave, close, forget, rematch)
