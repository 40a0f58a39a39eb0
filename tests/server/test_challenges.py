"""Challenges: the deal of a finished game for others. The luck of a running game stays secret."""

from __future__ import annotations

import pytest

from duskhall.editions import NAMES
from duskhall.notation import challenge
from duskhall.server import wire
from tests.server.inside import Inside, Person, ProblemError, bot, me, open_seat
from tests.server.sockets import from_text
from tools.live import Seat


def end(seat: Seat) -> None:
    seat.act(wire.Propose, what="end")
    seat.until(lambda s: s.ending is not None)


def shared(person: Person, made: wire.Made) -> wire.Challenge:
    return person.get(f"/api/tables/{made.id}/challenge", wire.Challenge)


def reason(call: object, *args: object) -> str:
    with pytest.raises(ProblemError) as e:
        call(*args)  # type: ignore[operator]
    return e.value.reason


def start_of(inside: Inside, made: wire.Made) -> str:
    stored = inside.call(lambda: inside.tables.store.table(made.id))
    assert stored is not None
    return stored[0].start


@pytest.mark.parametrize("edition", NAMES)
def test_a_finished_game_is_played_by_others_with_the_same_deal(
    inside: Inside, ada: Person, bo: Person, edition: str
) -> None:
    made = ada.create(me(), bot("apprentice"), edition=edition)
    with ada.sit(made, 1) as seat:
        end(seat)
        assert seat.ending is not None
        points = next(row.vp for row in seat.ending.standings if row.seat == 1)
    told = shared(ada, made)
    assert told.to_beat == wire.ToBeat(name="Ada", points=points) and told.bots == ["", "apprentice"]
    # Whoever has the code sees what it is about, without a name.
    stranger = Person(inside.address)
    with stranger:
        assert stranger.post("/api/challenges", wire.Challenge, wire.Code(code=told.code)) == told
    taken = bo.post("/api/challenges/play", wire.Made, wire.Code(code=told.code))
    assert start_of(inside, taken) == start_of(inside, made) != ""
    table = bo.table(taken)
    assert table.state == "playing" and table.challenge == told.to_beat
    assert [(s.kind, s.bot) for s in table.seats if s.kind == "bot"] == [("bot", "apprentice")]
    assert not table.rules.listed
    [game] = [game for game in bo.get("/api/games", list[wire.Played]) if game.id == taken.id]
    assert game.challenge == told.to_beat


def test_the_luck_of_a_running_game_stays_secret(inside: Inside, ada: Person, bo: Person) -> None:
    made = ada.create(me(), bot())
    session = inside.table(made.id).session
    assert session is not None
    luck = session.game.start.luck_key.hex()
    with ada.sit(made, 1) as seat, bo.watch(made) as watcher:
        answer = ada.http.get(f"/api/tables/{made.id}/challenge")
        assert answer.status_code == 409 and answer.json()["reason"] == "not-over"
        assert reason(shared, bo, made) == "not-over"
        told = "".join([answer.text, *seat.raw, *watcher.raw, ada.http.get(f"/api/tables/{made.id}").text])
        assert luck not in told and luck[:16] not in told
        end(seat)
    assert challenge.read(shared(ada, made).code).luck.hex() == luck, "once it is over it can be told"


def test_only_those_who_played_share_a_game(ada: Person, bo: Person) -> None:
    made = ada.create(me(), bot())
    with ada.sit(made, 1) as seat, bo.watch(made):
        end(seat)
    assert reason(shared, bo, made) == "not-your-seat"
    assert reason(shared, bo, wire.Made(id="nothing", key="")) == "no-table"


def test_a_running_challenge_tells_no_code(inside: Inside, ada: Person, bo: Person) -> None:
    made = ada.create(me(), bot())
    with ada.sit(made, 1) as seat:
        end(seat)
    told = shared(ada, made)
    taken = bo.post("/api/challenges/play", wire.Made, wire.Code(code=told.code))
    with bo.sit(taken, 1) as seat, ada.watch(taken) as watcher:
        luck = challenge.read(told.code).luck.hex()
        everything = "".join([*seat.raw, *watcher.raw, bo.http.get(f"/api/tables/{taken.id}").text])
        assert luck not in everything and told.code not in everything
    stored = inside.call(lambda: inside.tables.store.table(taken.id))
    assert stored is not None and told.code not in stored[0].challenge


def test_people_become_bots_and_the_best_own_seat_counts(ada: Person, bo: Person) -> None:
    made = ada.create(me(), open_seat(), bot("apprentice"))
    bo.join(made)
    with ada.sit(made, 1) as first, bo.sit(made, 2) as second:
        first.act(wire.Propose, what="end")
        second.until(lambda s: s.table is not None and s.table.proposal is not None)
        second.act(wire.Vote, yes=True)
        second.until(lambda s: s.ending is not None)
    told = shared(bo, made)
    assert told.to_beat.name == "Bo" and told.bots[1] == "" and told.bots[2] == "apprentice" and told.bots[0]


def test_a_game_that_went_on_from_somewhere_has_no_deal(ada: Person) -> None:
    made = ada.create(me(), bot(), start=from_text())
    with ada.sit(made, 1) as seat:
        end(seat)
    assert reason(shared, ada, made) == "challenge-start"


@pytest.mark.parametrize("code", ["", "x", "!!!", "eJwDAAAAAAE", "A" * 5000])
def test_a_code_that_is_none_is_refused(ada: Person, code: str) -> None:
    for path, type in (("/api/challenges", wire.Challenge), ("/api/challenges/play", wire.Made)):
        with pytest.raises(ProblemError) as e:
            ada.post(path, type, wire.Code(code=code))
        assert (e.value.reason, e.value.status) == ("challenge-code", 422)


def test_a_bot_that_this_server_does_not_know_is_refused(ada: Person) -> None:
    made = ada.create(me(), bot())
    with ada.sit(made, 1) as seat:
        end(seat)
    found = challenge.read(shared(ada, made).code)
    other = challenge.write(challenge.Challenge(found.setup, found.luck, ("", "./mine.py:Bot"), "Ada", 3))
    assert reason(lambda: ada.post("/api/challenges/play", wire.Made, wire.Code(code=other))) == "no-bot"
    rude = challenge.write(challenge.Challenge(found.setup, found.luck, ("", "apprentice"), "A" * 300, 3))
    assert reason(lambda: ada.post("/api/challenges", wire.Challenge, wire.Code(code=rude))) == "bad-name"
