"""Rooms, champions and keys on the wire."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec

from duskhall import new_game
from duskhall.core.state import SPECTATOR
from duskhall.core.tree import Card, Forbid, While
from duskhall.editions import edition
from duskhall.server import encode, wire
from duskhall.server.encode.pointing import why_not
from duskhall.server.game.session import Session
from tests.helpers import edited, staged_quest

NAMED = ("Ada", "Bo", "Cy")
LOCATIONS = {"temple", "bazaar", "shop", "guilds-quarter"}


def told(session: Session, version: int) -> list[dict[str, object]]:
    """The events that a spectator is told after a version, as they are on the wire."""
    return [msgspec.to_builtins(event) for event in encode.update(session, SPECTATOR, version).events]


def played(seed: int, acts: int) -> Iterator[tuple[Session, wire.Update]]:
    """A random game, and what the seat that is asked is told before each of its answers."""
    session = Session(new_game("quest", 3, seed=seed).state, NAMED)
    luck = Random(seed)
    for _ in range(acts):
        if session.game.over:
            return
        seat = session.asked()[0]
        update = encode.update(session, seat)
        yield session, update
        assert update.question is not None
        session.act(seat, luck.choice(update.question.options).id)


def test_what_a_seat_sees_of_the_dungeon() -> None:
    kinds, places, verdicts = set(), set(), set()
    for _, update in played(5, 250):
        view, question = update.view, update.question
        assert question is not None and view.keys is not None
        kinds.add(question.kind)
        assert len(view.rooms) == len(view.hall) == 7 and view.rooms[0] == "wilderness"
        assert 0 <= view.keys.found <= view.keys.goal == 4
        for seat in view.seats:
            assert seat.champion in {"", *view.rooms, *LOCATIONS} and 2 <= seat.hit_points <= 6
            places.add(seat.champion)
        for i, rank in enumerate(view.hall):
            if rank.forecast is None:
                continue
            verdicts.add(rank.forecast.verdict)
            assert rank.forecast.path[-1:] in ([], [view.rooms[i]])
        assert (view.light_left is not None) or question.kind != "walk"
    assert {"branch", "walk", "buy", "window"} <= kinds
    assert "wilderness" in places and LOCATIONS & places
    assert "too-dark" in verdicts


def test_the_rooms_to_go_to_are_spots_on_the_map() -> None:
    for _, update in played(3, 400):
        question, view = update.question, update.view
        assert question is not None
        if question.kind != "walk":
            continue
        ways = [option for option in question.options if option.verb == "go"]
        for option in ways:
            assert [(at.zone, view.rooms[at.place]) for at in option.at] == [("rooms", option.card)]
            assert option.amount <= (view.light_left or 0)
        if len(ways) > 1:
            return
    raise AssertionError("nobody has walked")


def test_dice_are_seen_while_they_can_be_changed() -> None:
    setup = dict(edition("quest").setups)["ripples-in-time"]
    session = Session(staged_quest("hand.1: arcanian-3, arcanian-2", "deck.1: adventurer*9", setup=setup), NAMED[:2])
    session.act(0, "dungeon")
    assert encode.update(session, 0).view.dice is None
    session.act(0, "use:arcanian-3.1")
    shown = encode.update(session, 0).view.dice
    assert shown is not None and shown.card == "arcanian-3"
    assert len(shown.numbers) == 2 and all(1 <= n <= 6 for n in shown.numbers)
    # They lie open: everybody sees them.
    assert encode.update(session, SPECTATOR).view.dice == shown
    session.act(0, "done")
    assert encode.update(session, 0).view.dice is None


def test_a_treasure_is_bought_without_a_name() -> None:
    start = edited(
        new_game("quest", 2, seed=2, first=0).state, "hand.1: lantern*2, thunderstone-shard*2, dagger*2, lantern*2"
    )
    session = Session(start, NAMED[:2])
    session.act(0, "shop")
    while (update := encode.update(session, 0)).question is not None and "buy:treasure" not in {
        option.id for option in update.question.options
    }:
        session.act(0, "done")
    assert update.question is not None
    (option,) = [option for option in update.question.options if option.id == "buy:treasure"]
    assert (option.card, option.amount) == ("", 10)
    assert option.at == [wire.Place(zone="pile", name="treasure")]
    (pile,) = [pile for pile in update.view.piles if pile.name == "treasure"]
    assert pile.left and pile.top is None
    version = session.version(SPECTATOR)
    session.act(0, "buy:treasure")
    assert any(event.get("source") == "draw.treasure" for event in told(session, version))


def test_a_card_that_lies_face_down_has_no_name() -> None:
    """No room of the box hides its monster; one that does is made up."""
    cellar = Card(
        id="mine",
        name="Cellar",
        kind="room",
        stack="tile",
        count=1,
        figures={"level": 1, "darkness": 1},
        tags=("room",),
        abilities=(While("hall", (Forbid("be-seen", "self"),)),),
    )
    start = new_game("quest", 2, seed=1, first=0, cards=(cellar,)).state
    shown = start.zones[start.map.names.index("hall")][1]
    start.delve.down = ((shown, start.map.names.index("draw.level-1")),)
    session = Session(start, NAMED[:2])
    for reader in session.readers:
        rank = encode.view(session.game.view(reader), session.p, asked=reader != SPECTATOR).hall[1]
        assert rank == wire.Rank(card=None, down=True)


def test_moves_of_champions_are_told_to_all() -> None:
    session = Session(new_game("quest", 2, seed=4, first=0).state, NAMED[:2])
    version = session.version(SPECTATOR)
    session.act(0, "dungeon")
    while (decision := session.game.decision(0)).kind != "walk":
        session.act(0, "done" if "done" in decision.options else decision.options[0])
    assert {"event": "place", "seat": 1, "place": "wilderness"} in told(session, version)
    version = session.version(SPECTATOR)
    room = next(option for option in decision.options if option.startswith("go:"))
    session.act(0, room)
    (walk,) = [event for event in told(session, version) if event["event"] == "walk"]
    there = room.removeprefix("go:")
    assert walk == {"event": "walk", "seat": 1, "source": "wilderness", "target": there, "light": 0}


def test_why_a_room_cannot_be_entered() -> None:
    session = Session(edited(new_game("quest", 2, seed=4, first=0).state, "hand.1: lantern*2, adventurer*4"), NAMED[:2])

    def at(n: int) -> wire.Place:
        return wire.Place(zone="rooms", place=n)

    assert why_not(session, 0, at(1)).startswith("Your champion moves after")
    session.act(0, "dungeon")
    while encode.update(session, 0).question.kind != "walk":  # type: ignore[union-attr]
        session.act(0, "done")
    rooms = encode.update(session, 0).view.rooms
    assert why_not(session, 0, at(1)) == ""
    assert "is not next to" in why_not(session, 0, at(5))
    assert why_not(session, 0, wire.Place(zone="hall", place=5)) == why_not(session, 0, at(5))
    assert "already" in why_not(session, 0, at(0))
    session.act(0, f"go:{rooms[1]}")
    assert why_not(session, 0, wire.Place(zone="pile", name="treasure")) == (
        "You cannot buy treasure now. You buy in the village, after using abilities."
    )
