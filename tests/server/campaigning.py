"""People who play campaigns, for the tests of the server."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from duskhall.core.luck import key_from_seed
from duskhall.core.state import State
from duskhall.editions.setup import Setup
from duskhall.server import wire
from tests.helpers import QUEST, edited
from tests.server.inside import Inside, Person, ProblemError

QUESTS = list(QUEST.packs)
DECKS = ("fireball, maul", "fireball", "maul, fireball", "")
"""What the seats own besides, in games that are laid out for these tests."""


def new(*seats: wire.NewSeat, **more: Any) -> wire.NewCampaign:
    rules = wire.TableOptions(pace=0)
    return wire.NewCampaign(**{"setups": "quests", "seats": list(seats), "rules": rules, **more})


def make(person: Person, *seats: wire.NewSeat, **more: Any) -> wire.Made:
    return person.post("/api/campaigns", wire.Made, new(*seats, **more))


def look(person: Person, made: wire.Made, *, key: str = "") -> wire.Campaign:
    return person.get(f"/api/campaigns/{made.id}", wire.Campaign, key=key)


def post(person: Person, made: wire.Made, what: str, body: msgspec.Struct | None = None) -> wire.Campaign:
    return person.post(f"/api/campaigns/{made.id}/{what}", wire.Campaign, body)


def join(person: Person, made: wire.Made, seat: int = 0) -> wire.Campaign:
    return post(person, made, "join", wire.Join(key=made.key, seat=seat))


def begin(person: Person, made: wire.Made, game: int) -> wire.Campaign:
    return post(person, made, "next", wire.NextGame(game=game))


def take(person: Person, made: wire.Made, seat: int, card: str, *, game: int = 1) -> wire.Campaign:
    return post(person, made, "recognition", wire.Recognised(game=game, seat=seat, card=card))


def refused(call: Callable[[], object]) -> tuple[int, str]:
    """The status and the reason."""
    with pytest.raises(ProblemError) as e:
        call()
    assert not e.value.text[0].islower() and e.value.text.endswith("."), e.value.text
    return e.value.status, e.value.reason.removeprefix("campaign-error-")


def ended(inside: Inside, now: wire.Campaign) -> None:
    """The game that is under way is agreed to be over."""
    table = inside.call(lambda: inside.tables.get(now.table))

    async def end() -> None:
        async with table.lock:
            await table._end("agreed", table.seats)

    inside.call(end)


def laid_out(setup: Setup, players: int, further: tuple[tuple[str, ...], ...] = ()) -> State:
    """A game in which everybody owns market cards from the start, and the seats finish in their order; the first
    begins."""
    lines = [f"discard.{n}: {cards}" for n, cards in enumerate(DECKS[:players], 1) if cards]
    points = " ".join(str(40 - 10 * n) for n in range(players))
    start = QUEST.deal(QUEST.rules, setup, players, key_from_seed(7, "campaign"), first=0, further=further)
    return edited(start, *lines, f"xp: {points}")
