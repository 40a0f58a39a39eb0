"""Rooms, champions and keys on the wire."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from duskhall import new_game
from duskhall.core.state import SPECTATOR
from duskhall.core.tree import Card, Forbid, While
from duskhall.editions import edition
from duskhall.server import tell, wire
from duskhall.server.playing import Playing
from tests.helpers import edited

NAMED = ("Ada", "Bo", "Cy")
LOCATIONS = {"temple", "bazaar", "shop", "guilds-quarter"}


def played(seed: int, acts: int) -> Iterator[tuple[Playing, wire.Update]]:
    """A random game, and what the seat that is asked is told before each of its answers."""
    playing = Playing(new_game("quest", 3, seed=seed).state, NAMED)
    luck = Random(seed)
    for _ in range(acts):
        if playing.game.over:
            return
        seat = playing.asked()[0]
        update = playing.update(seat)
        yield playing, update
        assert update.question is not None
        playing.act(seat, luck.choice(update.question.options).id)


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


def test_a_treasure_is_bought_without_a_name() -> None:
    start = edited(
        new_game("quest", 2, seed=2, first=0).state, "hand.1: lantern*2, thunderstone-shard*2, dagger*2, lantern*2"
    )
    playing = Playing(start, NAMED[:2])
    playing.act(0, "shop")
    while (update := playing.update(0)).question is not None and "buy:treasure" not in {
        option.id for option in update.question.options
    }:
        playing.act(0, "done")
    assert update.question is not None
    (option,) = [option for option in update.question.options if option.id == "buy:treasure"]
    assert (option.card, option.amount) == ("", 10)
    assert option.at == [wire.Place(zone="pile", name="treasure")]
    (pile,) = [pile for pile in update.view.piles if pile.name == "treasure"]
    assert pile.left and pile.top is None
    version = playing.version(SPECTATOR)
    playing.act(0, "buy:treasure")
    assert any(event.source == "draw.treasure" for event in playing.update(SPECTATOR, version).events)


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
    rules = edition("quest").make_rules((cellar,))
    start = new_game("quest", 2, seed=1, first=0, rules=rules).state
    shown = start.zones[start.map.names.index("hall")][1]
    start.delve.down = ((shown, start.map.names.index("draw.level-1")),)
    playing = Playing(start, NAMED[:2])
    for reader in playing.readers:
        rank = tell.view(playing.game.view(reader), playing.p, asked=reader != SPECTATOR).hall[1]
        assert rank == wire.Rank(card=None, down=True)


def test_moves_of_champions_are_told_to_all() -> None:
    playing = Playing(new_game("quest", 2, seed=4, first=0).state, NAMED[:2])
    version = playing.version(SPECTATOR)
    playing.act(0, "dungeon")
    while (decision := playing.game.decision(0)) is not None and decision.kind != "walk":
        playing.act(0, "done" if "done" in decision.options else decision.options[0])
    events = {event.event: event for event in playing.update(SPECTATOR, version).events}
    assert (events["place"].seat, events["place"].place) == (1, "wilderness")
    assert decision is not None
    version = playing.version(SPECTATOR)
    room = next(option for option in decision.options if option.startswith("go:"))
    playing.act(0, room)
    (walk,) = [event for event in playing.update(SPECTATOR, version).events if event.event == "walk"]
    assert (walk.source, walk.target, walk.light) == ("wilderness", room.removeprefix("go:"), 0)


def test_why_a_room_cannot_be_entered() -> None:
    playing = Playing(edited(new_game("quest", 2, seed=4, first=0).state, "hand.1: lantern*2, adventurer*4"), NAMED[:2])

    def at(n: int) -> wire.Place:
        return wire.Place(zone="rooms", place=n)

    assert playing.why_not(0, at(1)).startswith("Your champion moves after")
    playing.act(0, "dungeon")
    while playing.update(0).question.kind != "walk":  # type: ignore[union-attr]
        playing.act(0, "done")
    rooms = playing.update(0).view.rooms
    assert playing.why_not(0, at(1)) == ""
    assert "is not next to" in playing.why_not(0, at(5))
    assert playing.why_not(0, wire.Place(zone="hall", place=5)) == playing.why_not(0, at(5))
    assert "already" in playing.why_not(0, at(0))
    playing.act(0, f"go:{rooms[1]}")
    assert playing.why_not(0, wire.Place(zone="pile", name="treasure")) == (
        "treasure cannot be bought now. You buy in the village, after its effects."
    )
