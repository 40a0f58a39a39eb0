"""Seats at public tables, and tables that are left, closed, and taken off one's own list."""

from __future__ import annotations

import pytest

from duskhall.server import wire
from tests.server.inside import Inside, Person, ProblemError, bot, me, open_seat
from tests.server.sockets import from_text


def problem(call: object, *args: object) -> str:
    with pytest.raises(ProblemError) as e:
        call(*args)  # type: ignore[operator]
    return e.value.reason


def post(person: Person, made: wire.Made, what: str) -> None:
    person.post(f"/api/tables/{made.id}/{what}", None)  # type: ignore[arg-type]


def mine(person: Person) -> list[str]:
    return [table.id for table in person.get("/api/tables/mine", list[wire.Table])]


def listed(person: Person) -> list[str]:
    return [table.id for table in person.get("/api/tables", list[wire.Table])]


# ----------------------------------------------------------------------------------------------------------------------
# One person, one seat


def test_a_public_table_has_one_seat_for_each_person(ada: Person, bo: Person) -> None:
    assert problem(lambda: ada.create(me(), me("Eve"), open_seat(), listed=True)) == "one-seat"
    made = ada.create(me(), open_seat(), open_seat(), listed=True)
    assert problem(ada.join, made) == "one-seat"
    seat = wire.NewSeat(kind="me")
    assert problem(lambda: ada.post(f"/api/tables/{made.id}/seats/2", type(None), seat)) == "one-seat"
    # The host's own seat may be taken again.
    ada.post(f"/api/tables/{made.id}/seats/1", type(None), wire.NewSeat(kind="me", name="Ada the Great"))
    bo.join(made)
    assert problem(bo.join, made) == "one-seat"
    assert [s.kind for s in ada.table(made).seats] == ["person", "person", "open"]


def test_people_at_one_screen_play_where_nobody_else_looks(ada: Person) -> None:
    made = ada.create(me(), open_seat(), open_seat())
    ada.join(made)
    ada.post(f"/api/tables/{made.id}/seats/3", type(None), wire.NewSeat(kind="me", name="Eve"))
    assert [s.yours for s in ada.table(made).seats] == [True] * 3


# ----------------------------------------------------------------------------------------------------------------------
# Leaving and closing


def test_a_table_that_is_left_is_off_ones_list(ada: Person, bo: Person) -> None:
    made = ada.create(me(), open_seat(), open_seat(), listed=True)
    bo.join(made)
    assert made.id in mine(bo)
    post(bo, made, "leave")
    assert made.id not in mine(bo) and made.id in mine(ada) and made.id in listed(bo)
    bo.join(made)
    assert made.id in mine(bo), "who comes back has it again"


def test_the_host_closes_a_table_that_waits(ada: Person, bo: Person) -> None:
    made = ada.create(me(), open_seat(), open_seat(), listed=True)
    bo.join(made)
    assert problem(post, bo, made, "close") == "not-host"
    with bo.sit(made, 2) as seat:
        post(ada, made, "close")
        seat.until(lambda s: s.table is not None and s.table.state == "over")
    assert made.id not in listed(bo) and made.id not in mine(ada)
    assert made.id in mine(bo), "it is gone from the host's list alone"
    assert problem(bo.join, made) == "table-over"
    playing = ada.create(me(), bot())
    assert problem(post, ada, playing, "close") == "begun"


# ----------------------------------------------------------------------------------------------------------------------
# Taking tables off one's list


def test_a_finished_game_is_taken_off_one_list_only(inside: Inside, ada: Person, bo: Person) -> None:
    made = ada.create(me(), open_seat(), start=from_text())
    bo.join(made)
    assert problem(post, bo, made, "forget") == "still-playing"
    with ada.sit(made, 1) as seat:
        seat.act(wire.Resign)
        seat.until(lambda s: s.table is not None and s.table.state == "over")
    post(bo, made, "forget")
    assert made.id not in mine(bo) and made.id in mine(ada)
    games = bo.get("/api/games", list[wire.Played]), ada.get("/api/games", list[wire.Played])
    assert [made.id in [game.id for game in found] for found in games] == [False, True]
    # It can still be looked at, and stays off the list.
    assert bo.get(f"/api/replays/{made.id}", wire.Replay).names
    with bo.watch(made):
        assert made.id not in mine(bo)


def test_a_game_alone_ends_when_it_is_taken_off_the_list(inside: Inside, ada: Person) -> None:
    made = ada.create(me(), bot())
    before = inside.call(lambda: inside.tables.store.count_active(inside.table(made.id).row.host))
    post(ada, made, "forget")
    assert made.id not in mine(ada)
    assert ada.table(made).state == "over"
    after = inside.call(lambda: inside.tables.store.count_active(inside.table(made.id).row.host))
    assert after == before - 1, "it does not count against the most one may have"


def test_a_table_that_waits_is_left_when_it_is_taken_off(ada: Person, bo: Person) -> None:
    made = ada.create(me(), open_seat(), open_seat())
    bo.join(made)
    post(bo, made, "forget")
    assert [s.kind for s in ada.table(made).seats] == ["person", "open", "open"] and made.id not in mine(bo)
    post(ada, made, "forget")
    assert made.id not in mine(ada) and ada.table(made).state == "over"


def test_a_stranger_takes_nothing_off(ada: Person, bo: Person) -> None:
    made = ada.create(me(), bot())
    assert problem(post, bo, made, "forget") == "no-table"
    assert made.id in mine(ada)


def test_whoever_watched_takes_it_off_while_it_runs(ada: Person, bo: Person) -> None:
    made = ada.create(me(), bot())
    with bo.watch(made):
        assert made.id in mine(bo)
    post(bo, made, "forget")
    assert made.id not in mine(bo) and ada.table(made).state == "playing"


# ----------------------------------------------------------------------------------------------------------------------
# One's games


def test_games_say_how_they_ended(inside: Inside, ada: Person, bo: Person) -> None:
    made = ada.create(me(), open_seat(), start=from_text())
    bo.join(made)
    running = ada.create(me(), bot("random"))
    ada.create(me(), open_seat())
    with ada.sit(made, 1) as seat:
        seat.play("village")
        seat.act(wire.Resign)
        seat.until(lambda s: s.table is not None and s.table.state == "over")
        assert seat.table is not None and seat.table.winners == [2] and len(seat.table.points) == 2
    found = {game.id: game for game in ada.get("/api/games", list[wire.Played])}
    assert set(found) >= {made.id, running.id}
    assert all(game.state != "waiting" for game in found.values())  # type: ignore[comparison-overlap]
    over = found[made.id]
    assert (over.state, over.how, over.winners, len(over.points)) == ("over", "resigned", [2], 2)
    assert [(s.name, s.bot, s.yours) for s in over.seats] == [("Ada", "", True), ("Bo", "", False)]
    assert [(s.bot, s.yours) for s in found[running.id].seats] == [("", True), ("random", False)]
    assert not found[running.id].winners and not found[running.id].how
    assert inside.person("Cy").get("/api/games", list[wire.Played]) == []


def test_a_game_is_played_again_after_the_game_after_it(ada: Person) -> None:
    made = ada.create(me(), bot())
    post(ada, made, "forget")
    again = ada.post(f"/api/tables/{made.id}/rematch", wire.Made)
    assert ada.post(f"/api/tables/{made.id}/rematch", wire.Made) == again
    post(ada, again, "forget")
    third = ada.post(f"/api/tables/{made.id}/rematch", wire.Made)
    assert third.id not in (made.id, again.id) and ada.table(third).state == "playing"
