"""Replays: every move of a record as every seat saw it, in bounds, and in words where it is none."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from duskhall.core.game import UNDO, Game
from duskhall.core.state import SPECTATOR
from duskhall.notation import bounds, position, record
from duskhall.server import encode, wire
from duskhall.server.errors import Trouble
from duskhall.server.game.session import Session
from duskhall.server.thinking import replays as module
from duskhall.server.thinking.replays import Opened, Replays

GOLDEN = Path(__file__).parents[1] / "golden"
CLASSIC = (GOLDEN / "first-two-seats.txt").read_text(encoding="utf-8")
ADVANCE = (GOLDEN / "advance-two-seats.txt").read_text(encoding="utf-8")
BOTH = pytest.mark.parametrize("text", [CLASSIC, ADVANCE], ids=["classic", "advance"])


def refused(text: str) -> Trouble:
    with pytest.raises(Trouble) as e:
        Replays().open_record("x", text)
    assert e.value.text
    return e.value


@BOTH
def test_every_step_is_what_the_seat_saw(text: str) -> None:
    """The steps of a replay, one after the other, tell what the table told while the game was played."""
    replays = Replays()
    opened = replays.open_record("x", text)
    found = record.read(text)
    live = Session(found.game.start.clone(), found.seats)
    readers = live.readers
    assert UNDO in {move for _, move in found.moves}, "moves that were taken back are part of it"
    for move in range(len(opened.moves) + 1):
        before = {reader: live.version(reader) for reader in readers}
        if move:
            live.act(*found.moves[move - 1])
        # A spectator looks at every move; the seats, whose forecasts take time, now and then.
        for reader in readers if move % 7 == 0 or move == len(opened.moves) else [SPECTATOR]:
            step = replays.step(opened, move, reader)
            update = encode.update(live, reader, before[reader])
            assert step.move == move
            assert plain(step.view) == plain(update.view)
            assert step.asked == [seat + 1 for seat in live.asked()]
            assert step.events == update.events
            assert step.log == update.log
            assert (step.ending is not None) == (move == len(opened.moves))
    told = next(log for move in range(len(opened.moves)) if (log := replays.step(opened, move, SPECTATOR).log))
    assert any(line.kind == "turn" for line in told), "the first turn has a head too"
    last = replays.step(opened, len(opened.moves), 0)
    assert last.ending == encode.ending(live, 0, "played", frozenset())


def plain(view: wire.View) -> wire.View:
    """Without forecasts, which are for somebody who decides."""
    ranks = [msgspec.structs.replace(rank, forecast=None) for rank in view.hall]
    return msgspec.structs.replace(view, hall=ranks)


def test_the_table_of_moves() -> None:
    replays = Replays()
    opened = replays.open_record("x", ADVANCE)
    info = replays.info(opened)
    assert (info.id, info.edition, len(info.names)) == ("x", "advance", 2)
    assert info.title.startswith("Thunderstone Advance")
    assert info.setup is not None
    assert info.setup.monsters == list(opened.setup.monsters if opened.setup else ())
    assert [(m.seat - 1, m.move) for m in info.moves] == record.read(ADVANCE).moves
    lines = re.findall(r"^turn (\d+), seat (\d+):(.*)$", ADVANCE, re.MULTILINE)
    assert [m.turn for m in info.moves] == [int(turn) for turn, _, moves in lines for _ in moves.split()]
    assert msgspec.json.decode(msgspec.json.encode(info), type=wire.Replay) == info


@BOTH
def test_every_reader_has_the_same_number_of_events(text: str) -> None:
    opened = Replays().open_record("x", text)
    assert {len(rows) for rows in opened.events.values()} == {opened.told[-1]}
    assert opened.told == sorted(opened.told)


@BOTH
def test_a_position_of_a_replay_can_be_played_on(text: str) -> None:
    replays = Replays()
    opened = replays.open_record("x", text)
    found = record.read(text)
    middle = len(opened.moves) // 2
    from_text = Game(position.read(replays.position(opened, middle)))
    from_state = Game(opened.state(middle).clone())
    for seat, move in found.moves[middle:]:
        for game in (from_text, from_state):
            if move == UNDO:
                game.undo(seat, freely=True)
            else:
                game.answer(seat, move)
    end = position.write(opened.states[-1])
    assert position.write(from_text.state) == position.write(from_state.state) == end
    assert replays.position(opened, len(opened.moves)) == end
    assert replays.step(opened, middle, SPECTATOR) == Replays().step(opened, middle, SPECTATOR), (
        "playing on changed nothing"
    )


def test_moves_that_were_taken_back_are_shown_as_they_were() -> None:
    found = record.read(CLASSIC)
    game = Game(found.game.start.clone())
    for seat, move in found.moves[:3]:
        game.answer(seat, move)
    there = position.write(game.state)
    seat = found.moves[2][0]
    game.undo(seat, freely=True)
    game.answer(*found.moves[2])
    replays = Replays()
    opened = replays.open_record("x", record.write(game, found.seats, found.setup))
    assert [move for _, move in opened.moves[2:]] == [found.moves[2][1], "undo", found.moves[2][1]]
    views = [plain(replays.step(opened, move, 0).view) for move in range(6)]
    assert (views[2], views[3]) == (views[4], views[5])
    assert views[2] != views[3]
    assert [msgspec.to_builtins(e)["event"] for e in replays.step(opened, 4, SPECTATOR).events] == ["undo"]
    assert replays.position(opened, 5) == there
    assert replays.step(opened, 5, 0).ending is None, "the game goes on"


def test_a_game_that_was_not_played_out_ends_as_it_ended() -> None:
    found = record.read(CLASSIC)
    game = record.replay(found, 10)
    replays = Replays()
    text = record.write(game, found.seats, found.setup, unfinished="resigned", resigned=frozenset({0}))
    opened = replays.open_record("x", text)
    assert replays.step(opened, 9, 0).ending is None
    ending = replays.step(opened, 10, 0).ending
    assert ending is not None
    assert (ending.how, [s.seat for s in ending.standings if s.resigned]) == ("resigned", [1])
    assert [s.seat for s in ending.standings if s.winner] == [2]


def test_what_is_not_there() -> None:
    replays = Replays()
    opened = replays.open_record("x", CLASSIC)
    for move, seat, reason in ((-1, 0, "no-move"), (len(opened.moves) + 1, 0, "no-move"), (0, 2, "no-view")):
        with pytest.raises(Trouble) as e:
            replays.step(opened, move, seat)
        assert (e.value.reason, e.value.status) == (reason, 404)
        assert e.value.text
    with pytest.raises(Trouble):
        replays.step(opened, 0, SPECTATOR - 1)
    with pytest.raises(Trouble):
        replays.position(opened, -1)


# ----------------------------------------------------------------------------------------------------------------------
# What is no record


def test_the_notation_says_what_is_wrong() -> None:
    assert "record: 1" in refused("Dear diary").text
    assert refused("").reason == "bad-record"
    assert "cut off" in refused(CLASSIC.rpartition("result:")[0]).text
    lines = CLASSIC.splitlines()
    last = max(i for i, line in enumerate(lines) if line.startswith("turn "))
    lines[last] += " buy:moon"
    text = refused("\n".join(lines)).text
    assert f"line {last + 1}" in text
    assert "buy:moon" in text
    assert "result" in refused(re.sub("points .*", "points 99 99", CLASSIC)).text


def test_a_record_from_elsewhere_has_bounds() -> None:
    long = re.sub(r"^turn 1, seat (.): ", r"turn 1, seat \1: " + "village undo " * bounds.MOVES, CLASSIC, flags=re.M)
    with pytest.raises(Trouble) as e:
        Replays().open_record("x", long, foreign=True)
    assert e.value.reason == "bad-record" and "line " in e.value.text


@settings(max_examples=40, deadline=None)
@given(st.data())
def test_a_spoilt_record_is_refused_or_plays(data: st.DataObject) -> None:
    """Lines that are lost, doubled, swapped or mixed with others end in words or in a replay."""
    lines = CLASSIC.splitlines()
    for _ in range(data.draw(st.integers(1, 3))):
        i, j = (data.draw(st.integers(0, len(lines) - 1)) for _ in range(2))
        how = data.draw(st.sampled_from(["lose", "double", "swap", "cut", "mix"]))
        if how == "lose":
            del lines[i]
        elif how == "double":
            lines.insert(j, lines[i])
        elif how == "swap":
            lines[i], lines[j] = lines[j], lines[i]
        elif how == "cut":
            lines[i] = lines[i][: data.draw(st.integers(0, len(lines[i])))]
        else:
            lines[i] = lines[i].partition(":")[0] + ":" + lines[j].partition(":")[2]
    replays = Replays()
    try:
        opened = replays.open_record("x", "\n".join(lines))
    except Trouble as e:
        assert e.text
    else:
        for move in {0, len(opened.moves)}:
            replays.step(opened, move, SPECTATOR)


# ----------------------------------------------------------------------------------------------------------------------
# What stays open


def test_the_last_ones_stay_open(monkeypatch: pytest.MonkeyPatch) -> None:
    played = []

    def fake(id: str, text: str, foreign: bool) -> Opened:
        played.append(id)
        moves = [(0, "done")] * int(text)
        return Opened(id, (), None, moves, None, [], [], {}, False, "played", frozenset(), frozenset())  # type: ignore[arg-type]

    monkeypatch.setattr(module, "_open", fake)
    replays = Replays(kept=3, moves=100)
    for id in "abc":
        replays.open_record(id, "10")
    assert replays.open_record("a", "10") is replays.get("a")
    replays.open_record("d", "10")
    assert played == ["a", "b", "c", "d"]
    assert [id for id in "abcd" if replays.get(id)] == ["a", "c", "d"], "b was looked at longest ago"
    replays.open_record("e", "85")
    assert [id for id in "abcde" if replays.get(id)] == ["d", "e"], "together they have at most 100 moves"
    replays.open_record("f", "5000")
    assert [id for id in "abcdef" if replays.get(id)] == ["f"], "the one that is looked at stays"
