"""The API of cards and set-ups."""

from __future__ import annotations

import asyncio
from functools import cache

import msgspec
from litestar import Response
from litestar.params import JSONBody

from duskhall.editions import edition
from duskhall.text import reader

from .. import encode, wire
from ..doors.middleware import address
from ..doors.page import Body
from ..encode.setups import find_edition, setup_info, setup_of
from ..errors import Trouble
from ..limits.addresses import place
from ..limits.turns import Turn
from ..thinking.doctor import judged
from .given import (
    Asked,
    Id,
    Maybe,
    TheTables,
    fetched,
    posted,
)


@cache
def _cards(name: str, language: str) -> Body:
    """Packed once for each language, which is the reader's: they are the largest thing a page loads."""
    return Body.of(msgspec.json.encode(encode.card_list(edition(name).rules)), "application/json")


@fetched("/cards/{edition_name:str}", summary="The cards of an edition", opt={"packed": True})
async def cards(request: Asked, edition_name: Id) -> Response[wire.Cards]:
    """With their texts in words, figures, rulings, and marks on what is reconstructed."""
    body = await asyncio.to_thread(_cards, find_edition(edition_name).name, reader())
    return body.answer(request.headers, vary="Accept-Language")  # type: ignore[return-value]


@posted("/setups", status_code=200, summary="Lay out a set-up")
async def setups(data: JSONBody[wire.SetupRequest]) -> wire.Setup:
    """Which cards a set-up has: a published, a random or a chosen one. Says in words why one cannot be."""
    return setup_info(setup_of(data))


@posted("/setups/doctor", status_code=200, summary="Judge a set-up")
async def doctor(
    request: Asked, data: JSONBody[wire.DoctorRequest], person: Maybe, tables: TheTables
) -> wire.Diagnosis:
    """How long, hard and swingy a set-up will be, what it lacks, and the nearest one without the fault."""
    whose = Turn(place=place(address(request)), table=person.id if person is not None else "the doctor")
    found = await tables.services.pool.work(judged, data, reader(), who="the doctor", whose=whose)
    if found is None:
        raise Trouble("too-much-work", 422)
    return found


HANDLERS = (cards, setups, doctor)
