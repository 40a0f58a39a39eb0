"""What people do at a table besides moving, over real sockets: taking back, leaving, talking, playing again."""

from __future__ import annotations

import time

import msgspec
import pytest

from duskhall.notation import position
from duskhall.server import wire
from duskhall.server.thinking.replays import Replays
from tests.helpers import staged_advance
from tests.server.inside import Inside, Person, ProblemError, bot, me, open_seat, wait_for
from tests.server.sockets import PLAYING, acts, from_text, to_the_others_turn, whoever
from tools.live import Seat

# ----------------------------------------------------------------------------------------------------------------------
# Taking back


def test_taking_back_what_showed_nothing_is_free(inside: Inside, pair: tuple[Seat, Seat]) -> None:
    first, second = pair
    before = first.view
    first.play("rest")
    assert first.update is not None and first.update.undo == "free"
    first.act(wire.Undo)
    first.until(lambda s: s.version == 3)
    assert first.view == before and first.options() == list(PLAYING)
    second.until(lambda s: s.version == 3)
    assert first.refused(wire.Undo).reason == "no-undo"
    assert [a.act for a in acts(inside, first)] == ["rest", "undo"]


def test_taking_back_more_needs_the_others(inside: Inside, pair: tuple[Seat, Seat]) -> None:
    first, second = pair
    to_the_others_turn(first, second)
    assert first.update is not None and first.update.undo == "ask"
    turn = first.view.turn
    for yes in (False, True):
        first.act(wire.Undo)
        assert first.until(lambda s: s.table is not None and s.table.proposal is not None).table is not None
        second.until(lambda s: s.table is not None and s.table.proposal is not None)
        assert second.table is not None and second.table.proposal is not None
        asked = second.table.proposal
        assert (asked.what, asked.by, asked.agreed, asked.needed) == ("undo", 1, [1], [1, 2])
        assert first.refused(wire.Undo).reason == "proposal-open"
        assert first.refused(wire.Propose, what="end").reason == "proposal-open"
        assert first.view.turn == turn
        second.act(wire.Vote, yes=yes)
        first.until(lambda s: s.table is not None and s.table.proposal is None)
        assert second.refused(wire.Vote, yes=True).reason == "no-proposal"
        if not yes:
            assert first.version == second.version and first.view.turn == turn
    first.until(lambda s: s.view.turn < turn)
    second.until(lambda s: s.view.turn < turn)
    assert first.question is not None and second.question is None
    assert [a.act for a in acts(inside, first)][-1] == "undo+"


def test_a_move_ends_a_proposal(inside: Inside, pair: tuple[Seat, Seat]) -> None:
    first, second = pair
    first.act(wire.Propose, what="end")
    second.until(lambda s: s.table is not None and s.table.proposal is not None)
    first.play("village")
    second.until(lambda s: s.table is not None and s.table.proposal is None)
    assert second.refused(wire.Vote, yes=True).reason == "no-proposal"


def test_alone_against_bots_everything_can_be_taken_back(inside: Inside, ada: Person) -> None:
    made = ada.create(me(), bot(), start=from_text())
    with ada.sit(made, 1) as seat:
        turn = seat.view.turn
        seat.play("village")
        seat.play("done")
        seat.until(lambda s: s.view.turn == turn + 2 and s.question is not None)
        assert seat.update is not None and seat.update.undo == "marked"
        seat.act(wire.Undo)
        seat.until(lambda s: s.view.turn == turn)


def test_the_pace_of_bots_changes_during_a_game(inside: Inside, ada: Person, pair: tuple[Seat, Seat]) -> None:
    first, second = pair
    first.act(wire.Pace, pace=1500)
    second.until(lambda s: s.table is not None and s.table.rules.pace == 1500)
    assert second.refused(wire.Pace, pace=0).reason == "not-host"
    assert first.refused(wire.Pace, pace=60_000).reason == "pace"
    stored = inside.call(lambda: inside.tables.store.table(first.hello.table))
    assert stored is not None and stored[0].options.pace == 1500


# ----------------------------------------------------------------------------------------------------------------------
# Away, resigned, agreed


def test_a_seat_is_handed_to_a_bot_and_taken_back(inside: Inside, pair: tuple[Seat, Seat]) -> None:
    first, second = pair
    first.act(wire.Away, away=True)
    second.until(lambda s: s.table is not None and s.table.seats[0].away)
    second.asked()
    first.until(lambda s: s.version >= second.version)
    assert first.refused(wire.Move, decision=9, option="village").reason == "away"
    first.act(wire.Away, away=False)
    second.until(lambda s: s.table is not None and not s.table.seats[0].away)
    while second.question is not None:
        second.play(second.options()[-1])
    assert first.asked() is not None
    first.play(first.options()[-1])


def test_resigning_ends_a_game_of_two(inside: Inside, pair: tuple[Seat, Seat]) -> None:
    first, second = pair
    first.act(wire.Resign)
    for seat in pair:
        seat.until(lambda s: s.ending is not None)
        assert seat.ending is not None and seat.ending.how == "resigned" and seat.question is None
        assert [(s.seat, s.winner, s.resigned) for s in seat.ending.standings] == [(2, True, False), (1, False, True)]
        seat.until(lambda s: s.table is not None and s.table.state == "over")
    assert second.refused(wire.Move, decision=1, option="village").reason == "table-over"
    assert second.refused(wire.Resign).reason == "table-over"
    text = record_of(inside, second)
    assert "\nresigned: 1\n" in text and text.endswith("result: resigned\n")
    # Whoever brings it to another server sees the same end there.
    opened = Replays().open_record("x", text, foreign=True)
    ending = Replays().step(opened, 0, 1).ending
    assert ending is not None and second.ending is not None
    assert ending.standings == second.ending.standings and ending.how == second.ending.how


def test_resigning_among_three_leaves_the_others_playing(inside: Inside, ada: Person, bo: Person) -> None:
    cy = inside.person("Cy")
    made = ada.create(me(), open_seat(), open_seat(), pace=0)
    bo.join(made)
    cy.join(made)
    with ada.sit(made, 1) as a, bo.sit(made, 2) as b, cy.sit(made, 3) as c:
        a.act(wire.Resign)
        b.until(lambda s: s.table is not None and s.table.seats[0].resigned)
        assert a.refused(wire.Away, away=False).reason == "resigned"
        # A bot plays the seat on, whenever it is its turn.
        turn = b.view.turn
        while b.view.turn < turn + 4:
            seat = whoever(b, c)
            seat.play(seat.options()[-1])
            b.until(lambda s, turn=seat.view.turn: s.view.turn >= turn)  # type: ignore[misc]
        assert b.ending is None
        b.act(wire.Resign)
        c.until(lambda s: s.ending is not None)
        assert c.ending is not None
        assert [s.seat for s in c.ending.standings if s.winner] == [3]


def test_people_agree_to_end_and_score(inside: Inside, pair: tuple[Seat, Seat]) -> None:
    first, second = pair
    first.act(wire.Propose, what="end")
    second.until(lambda s: s.table is not None and s.table.proposal is not None)
    assert first.ending is None
    second.act(wire.Vote, yes=True)
    for seat in pair:
        seat.until(lambda s: s.ending is not None)
        assert seat.ending is not None and seat.ending.how == "agreed"
        assert sum(s.winner for s in seat.ending.standings) >= 1
    assert record_of(inside, first).endswith("result: agreed\n")


def record_of(inside: Inside, seat: Seat) -> str:
    return inside.call(lambda: inside.games.record(seat.hello.table, None, key_of(seat)))


def key_of(seat: Seat) -> str:
    assert seat.table is not None
    return seat.table.key


def test_leaving_is_seen(inside: Inside, pair: tuple[Seat, Seat]) -> None:
    first, second = pair
    first.until(lambda s: s.table is not None and s.table.seats[1].online)
    second.close()
    first.until(lambda s: s.table is not None and not s.table.seats[1].online)
    assert first.table is not None and first.table.seats[0].online


# ----------------------------------------------------------------------------------------------------------------------
# Chat


def test_chat_reaches_everybody_and_stays(inside: Inside, pair: tuple[Seat, Seat], bo: Person) -> None:
    first, second = pair
    first.act(wire.Say, text="  Good   luck!  ")
    second.until(lambda s: s.chats)
    first.until(lambda s: s.chats)
    said = second.chats[0]
    assert (said.number, said.seat, said.name, said.text) == (1, 1, "Ada", "Good luck!")
    assert said == first.chats[0]
    for text, reason in (("", "chat-empty"), (" \n ", "chat-empty"), ("x" * 1001, "chat-long")):
        assert first.refused(wire.Say, text=text).reason == reason
    with bo.sit(wire.Made(id=first.hello.table, key=""), 2) as back:
        back.until(lambda s: s.chats)
        assert back.chats == [said]


# ----------------------------------------------------------------------------------------------------------------------
# Reasons and numbers


def test_why_and_why_not(inside: Inside, pair: tuple[Seat, Seat]) -> None:
    first, _ = pair
    ledger = first.ask(wire.Why, figure="attack", rank=1)
    assert isinstance(ledger, wire.Ledger) and ledger.title
    assert ledger.total == sum(row.amount for row in ledger.rows)
    reason = first.ask(wire.WhyNot, at=wire.Place(zone="hall"))
    assert isinstance(reason, wire.Reason) and "in the dungeon, when your party is ready" in reason.text
    first.play("village")
    assert "buy:torch" in first.options()
    fine = first.ask(wire.WhyNot, at=wire.Place(zone="stack", name="torch"), want="buy")
    assert isinstance(fine, wire.Reason) and fine.text == ""
    for figure, rank in (("attack", 9), ("attack", -1), ("wit", 0), ("health", 0)):
        assert first.refused(wire.Why, figure=figure, rank=rank).reason == "no-ledger"


def test_passing(inside: Inside, ada: Person, bo: Person) -> None:
    made = ada.create(me(), open_seat(), start=wire.From(text=position.write(staged_advance())))
    bo.join(made)
    with ada.sit(made, 1) as first, bo.sit(made, 2) as second:
        first.until(lambda s: s.table is not None and s.table.seats[1].online)
        seen = len(first.seen)
        second.act(wire.Pass)
        assert [a.act for a in acts(inside, first)] == ["pass"]
        # Nobody else learns of it.
        first.act(wire.Say, text="Well?")
        assert {type(m) for m in first.seen[seen:]} == {wire.Chat, wire.Ack} and first.version == 1
        first.refused(wire.Pass)
        assert len(acts(inside, first)) == 1


# ----------------------------------------------------------------------------------------------------------------------
# Bots and the clock


def test_bots_can_be_skipped(inside: Inside, ada: Person) -> None:
    made = ada.create(me(), bot(), start=from_text(), pace=5000)
    with ada.sit(made, 1) as seat:
        seat.play("village")
        seat.play("done")
        began = time.monotonic()
        seat.act(wire.Skip)
        assert seat.asked() is not None
        # A turn of a bot has several moves, and each would take 5 seconds.
        assert time.monotonic() - began < 5


def test_the_clock_hands_the_seat_to_a_bot(inside: Inside, pair: tuple[Seat, Seat]) -> None:
    first, second = pair
    table = inside.table(first.hello.table)
    options = msgspec.structs.replace(table.options, clock=1)
    inside.do(lambda: setattr(table, "row", msgspec.structs.replace(table.row, options=options)))
    first.play("village")
    first.until(lambda s: s.table is not None and 0 < s.table.deadline <= 1)
    second.until(lambda s: s.table is not None and s.table.seats[0].away)
    second.asked()


def test_the_clock_does_not_begin_anew_when_somebody_comes(inside: Inside, ada: Person, bo: Person) -> None:
    made = ada.create(me(), open_seat(), start=from_text(), clock=30)
    bo.join(made)
    with ada.sit(made, 1) as seat:
        assert seat.table is not None
        time.sleep(0.5)
        for _ in range(2):
            with ada.sit(made, 1) as again, bo.sit(made, 2) as other:
                for s in (again, other):
                    assert s.table is not None and 0 < s.table.deadline <= 29.6
        seat.play("village")
        seat.until(lambda s: s.table is not None and s.table.deadline > 29.6)


# ----------------------------------------------------------------------------------------------------------------------
# One screen, many seats


def test_two_people_at_one_screen(inside: Inside, ada: Person) -> None:
    made = ada.create(me(), me("Grandma"), start=from_text())
    with ada.sit(made, 1) as one, ada.sit(made, 2) as two:
        assert one.table is not None and [s.name for s in one.table.seats] == ["Ada", "Grandma"]
        assert all(s.yours for s in one.table.seats)
        assert all(card.card is None for card in one.view.seats[1].hand)
        turns = set()
        for _ in range(30):
            seat = one if one.view.active == 1 else two
            other = two if seat is one else one
            if seat.asked() is None:
                break
            seat.play(seat.options()[-1])
            other.until(lambda s, turn=seat.view.turn: s.view.turn == turn)  # type: ignore[misc]
            turns.add((seat.view.turn, seat.welcome.seat))
        assert {seat for _, seat in turns} == {1, 2}


# ----------------------------------------------------------------------------------------------------------------------
# Full, ended, again


def test_full_and_ended_tables(inside: Inside, ada: Person, bo: Person) -> None:
    cy = inside.person("Cy")
    made = ada.create(me(), open_seat())
    bo.join(made)
    for seat in (0, 1, 2, 7):
        with pytest.raises(ProblemError) as problem:
            cy.join(made, seat)
        assert (problem.value.status, problem.value.reason) == (409, "table-full")
    with ada.sit(made, 1) as first:
        first.act(wire.Resign)
        first.until(lambda s: s.ending is not None)
    with pytest.raises(ProblemError) as problem:
        cy.join(made)
    assert (problem.value.status, problem.value.reason) == (409, "table-over")
    # What was played can still be looked at.
    with bo.sit(made, 2) as second:
        assert second.ending is not None and second.question is None
        assert second.refused(wire.Move, decision=1, option="village").reason == "table-over"


def test_the_same_once_more(inside: Inside, ada: Person, bo: Person) -> None:
    made = ada.create(me(), open_seat())
    bo.join(made)
    with ada.sit(made, 1) as first, bo.sit(made, 2) as second:
        with pytest.raises(ProblemError) as problem:
            ada.post(f"/api/tables/{made.id}/rematch", wire.Made)
        assert (problem.value.status, problem.value.reason) == (409, "not-over")
        first.act(wire.Resign)
        second.until(lambda s: s.ending is not None)
        again = ada.post(f"/api/tables/{made.id}/rematch", wire.Made)
        second.until(lambda s: s.table is not None and s.table.rematch)
        assert second.table is not None
        assert (second.table.rematch, second.table.rematch_key) == (again.id, again.key)
        assert bo.post(f"/api/tables/{made.id}/rematch", wire.Made) == again
    bo.join(again)
    with bo.sit(again, 2) as new:
        assert new.table is not None and first.table is not None
        assert new.table.setup == first.table.setup and new.table.state == "playing"


def test_a_game_that_is_played_to_its_end(inside: Inside, ada: Person) -> None:
    """The card that ends the game is near; the record can be had once it has come."""
    made = ada.create(me(), bot(), start=from_text("hall: kingdom | kingdom | stone-of-mystery"))
    with pytest.raises(ProblemError) as problem:
        ada.get(f"/api/tables/{made.id}/record", str)
    assert (problem.value.status, problem.value.reason) == (409, "record-later")
    with ada.sit(made, 1) as seat:
        while seat.asked() is not None:
            wanted = [o for o in seat.options() if o.startswith(("attack", "dungeon"))]
            seat.move((wanted or seat.options())[0])
        assert seat.ending is not None and seat.ending.how == "played"
    assert ada.get(f"/api/tables/{made.id}/record", str)


# ----------------------------------------------------------------------------------------------------------------------
# Sleep


def test_a_table_sleeps_and_wakes_where_it_was(inside: Inside, ada: Person, bo: Person) -> None:
    made = ada.create(me(), open_seat(), start=from_text())
    bo.join(made)
    with ada.sit(made, 1) as seat:
        seat.play("village")
        inside.do(lambda: inside.tables.tidy(0))
        assert made.id in inside.tables.awake, "somebody is there"
        seat.play("done")
        before = seat.version, seat.view, seat.question, seat.log
    wait_for("an empty table", lambda: not inside.table(made.id).viewers)
    inside.do(lambda: inside.tables.tidy(0))
    assert made.id not in inside.tables.awake
    with ada.sit(made, 1) as back, ada.sit(made, 1, since=1) as later:
        assert made.id in inside.tables.awake
        assert (back.version, back.view, back.question, back.log) == before
        assert later.update is not None and later.update.since == 1 and later.view == back.view
