"""Nobody is stranded: after a time that the table shows, the others go on without people who stay away."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from duskhall.notation import position, record
from duskhall.server import wire
from duskhall.server.store.rows import TableRow
from tests.server.inside import Inside, Person, ProblemError, bot, me, open_seat
from tests.server.sockets import from_text
from tests.server.test_secrecy import sealed_positions
from tools.live import Seat

replace = msgspec.structs.replace


def later(inside: Inside, seat: Seat, seconds: float) -> None:
    """Let so much time pass at a table: everything that has happened there was earlier."""

    def pass_time() -> None:
        table = inside.table(seat.hello.table)
        table.row = replace(table.row, changed=table.row.changed - seconds)
        table.seats = [replace(s, away_since=max(0.0, s.away_since - seconds)) for s in table.seats]
        absences = table._absences
        absences.began -= seconds
        absences._left = {who: since - seconds for who, since in absences._left.items()}

    inside.do(pass_time)


def absent(seat: Seat) -> list[tuple[int, bool]]:
    """Who is waited for, and whether the time is up, as the page is told now."""
    assert seat.table is not None
    return [(one.seat, not one.left) for one in seat.table.absent]


def refused(seat: Seat, what: str) -> str:
    return seat.refused(wire.Propose, what=what).reason


def until_over(seat: Seat) -> wire.Ending:
    seat.until(lambda s: s.ending is not None)
    assert seat.ending is not None
    return seat.ending


def gone(inside: Inside, seat: Seat, other: Seat, number: int) -> None:
    """A seat closes its page, and the other hears of it."""
    seat.close()
    other.until(lambda s: s.table is not None and not s.table.seats[number - 1].online)


def test_the_table_shows_how_long_the_others_must_wait(inside: Inside, pair: tuple[Seat, Seat]) -> None:
    first, second = pair
    assert second.table is not None
    [one] = second.table.absent
    assert one.seat == 1 and 590 < one.left <= 600, "connected, and asked"
    gone(inside, first, second, 1)
    [one] = second.table.absent
    assert one.seat == 1 and 110 < one.left <= 120, "not connected"
    for what in ("bot", "claim"):
        assert refused(second, what) == "nobody-absent"
    later(inside, second, 119)
    assert refused(second, "claim") == "nobody-absent"


@pytest.mark.parametrize(("connected", "seconds"), [(False, 121), (True, 601)])
def test_a_single_opponent_hands_the_seat_to_a_bot(
    inside: Inside, pair: tuple[Seat, Seat], connected: bool, seconds: float
) -> None:
    first, second = pair
    if not connected:
        gone(inside, first, second, 1)
    later(inside, second, seconds)
    second.act(wire.Propose, what="bot")
    second.until(lambda s: s.table is not None and s.table.seats[0].away)
    assert second.asked() is not None, "the bot has played the turn"
    assert second.table is not None and second.table.proposal is None


def test_a_claimed_game_is_won_by_absence_and_the_record_says_so(
    inside: Inside, ada: Person, bo: Person, pair: tuple[Seat, Seat]
) -> None:
    first, second = pair
    gone(inside, first, second, 1)
    later(inside, second, 121)
    second.act(wire.Propose, what="claim")
    ending = until_over(second)
    assert ending.how == "absent"
    assert [(row.seat, row.winner, row.absent, row.resigned) for row in ending.standings] == [
        (2, True, False, False),
        (1, False, True, False),
    ]
    id = second.hello.table
    found = record.read(bo.get(f"/api/tables/{id}/record", str))
    assert (found.result.text, found.absent, found.resigned) == ("absent", frozenset({0}), frozenset())
    replay = bo.get(f"/api/replays/{id}", wire.Replay)
    step = bo.get(f"/api/replays/{id}/{len(replay.moves)}", wire.ReplayStep)
    assert step.ending is not None and step.ending.how == "absent"
    [game] = [one for one in bo.get("/api/games", list[wire.Played]) if one.id == id]
    assert (game.how, game.winners, game.state) == ("absent", [2], "over")


def test_one_who_is_present_ends_the_game_alone(inside: Inside, pair: tuple[Seat, Seat]) -> None:
    first, second = pair
    gone(inside, first, second, 1)
    second.act(wire.Propose, what="end")
    second.until(lambda s: s.table is not None and s.table.proposal is not None)
    assert second.table is not None and second.table.proposal is not None
    assert second.table.proposal.needed == [1, 2], "before the time is up everybody has to agree"
    second.act(wire.Vote, yes=False)
    second.until(lambda s: s.table is not None and s.table.proposal is None)
    later(inside, second, 121)
    second.act(wire.Propose, what="end")
    assert until_over(second).how == "agreed"


def test_who_comes_back_in_time_plays_on(inside: Inside, ada: Person, pair: tuple[Seat, Seat]) -> None:
    first, second = pair
    gone(inside, first, second, 1)
    later(inside, second, 121)
    with ada.sit(wire.Made(id=first.hello.table, key=""), 1) as again:
        second.until(lambda s: s.table is not None and s.table.seats[0].online)
        assert refused(second, "claim") == "nobody-absent"
        again.play("rest")


def test_who_is_waited_for_cannot_turn_it_against_the_others(inside: Inside, pair: tuple[Seat, Seat]) -> None:
    first, _ = pair
    later(inside, first, 601)
    assert refused(first, "claim") == "late-yourself"
    assert refused(first, "bot") == "late-yourself"


def test_a_seat_that_a_bot_plays_for_long_can_be_claimed(inside: Inside, pair: tuple[Seat, Seat]) -> None:
    first, second = pair
    first.act(wire.Away, away=True)
    second.until(lambda s: s.table is not None and s.table.seats[0].away and s.question is not None)
    # The bot's person, and the one who is asked.
    second.until(lambda s: [seat for seat, _ in absent(s)] == [1, 2])
    assert refused(second, "claim") == "nobody-absent"

    def long_ago() -> None:
        table = inside.table(second.hello.table)
        table.seats = [replace(s, away_since=s.away_since - 601 if s.away else 0.0) for s in table.seats]

    inside.do(long_ago)
    assert refused(second, "bot") == "nobody-absent", "a bot plays already"
    second.act(wire.Propose, what="claim")
    assert until_over(second).how == "absent"


def test_with_a_clock_the_clock_sees_to_it(ada: Person, bo: Person) -> None:
    made = ada.create(me(), open_seat(), start=from_text(), clock=3600)
    bo.join(made)
    with bo.sit(made, 2) as second:
        assert second.table is not None and second.table.absent == []


def test_alone_nobody_is_waited_for(ada: Person) -> None:
    for others in ((bot(),), (me("Eve"),)):
        with ada.sit(ada.create(me(), *others, start=from_text()), 1) as seat:
            assert seat.table is not None and seat.table.absent == []
            assert refused(seat, "claim") == "nobody-absent"


# ----------------------------------------------------------------------------------------------------------------------
# Several others


@pytest.fixture
def three(inside: Inside, ada: Person, bo: Person) -> Iterator[tuple[Seat, Seat, Seat]]:
    cy = inside.person("Cy")
    made = ada.create(me(), open_seat(), open_seat(), edition="classic")
    bo.join(made)
    cy.join(made)
    with ada.sit(made, 1) as first, bo.sit(made, 2) as second, cy.sit(made, 3) as third:
        yield first, second, third


def in_order(inside: Inside, seats: tuple[Seat, Seat, Seat]) -> tuple[int, Seat, list[Seat]]:
    """The number of the seat that is asked, it, and the others."""
    session = inside.table(seats[0].hello.table).session
    assert session is not None
    [asked] = inside.do(session.asked)
    return asked + 1, seats[asked], [seat for n, seat in enumerate(seats) if n != asked]


def test_several_who_are_present_vote(inside: Inside, three: tuple[Seat, Seat, Seat]) -> None:
    number, away, (one, other) = in_order(inside, three)
    gone(inside, away, one, number)
    later(inside, one, 121)
    one.act(wire.Propose, what="claim")
    other.until(lambda s: s.table is not None and s.table.proposal is not None)
    assert other.table is not None and other.table.proposal is not None
    assert other.table.proposal.what == "claim" and number not in other.table.proposal.needed
    # Whoever made it withdraws it, and may make another.
    one.act(wire.Vote, yes=False)
    other.until(lambda s: s.table is not None and s.table.proposal is None)
    one.act(wire.Propose, what="claim")
    other.until(lambda s: s.table is not None and s.table.proposal is not None)
    other.act(wire.Vote, yes=True)
    ending = until_over(one)
    assert ending.how == "absent" and [row.absent for row in ending.standings] == [False, False, True]


def test_who_is_not_there_either_is_not_asked(inside: Inside, three: tuple[Seat, Seat, Seat]) -> None:
    number, away, (one, other) = in_order(inside, three)
    gone(inside, away, one, number)
    gone(inside, other, one, other.hello.seat)
    later(inside, one, 121)
    one.act(wire.Propose, what="bot")
    one.until(lambda s: s.table is not None and s.table.seats[number - 1].away)
    assert one.table is not None and not one.table.seats[other.hello.seat - 1].away, "they were not asked to move"


def test_a_vote_and_the_time_outlive_the_server(inside: Inside, ada: Person, three: tuple[Seat, Seat, Seat]) -> None:
    number, away, (one, other) = in_order(inside, three)
    later(inside, one, 601)
    one.act(wire.Propose, what="bot")
    other.until(lambda s: s.table is not None and s.table.proposal is not None)
    id = one.hello.table
    stored = inside.call(lambda: inside.tables.store.table(id))
    assert stored is not None and stored[0].proposal is not None
    row: TableRow = stored[0]
    assert row.proposal is not None and (row.proposal.what, row.proposal.by) == ("bot", one.hello.seat - 1)
    inside.do(inside.table(id).close)
    for seat in three:
        seat.close()
    people = {seat.hello.seat: person for seat, person in zip(three, inside.people[-3:], strict=True)}
    with people[other.hello.seat].sit(wire.Made(id=id, key=""), other.hello.seat) as again:
        assert again.table is not None and again.table.proposal is not None
        assert (number, True) in absent(again), "it has not moved for as long as before"
        again.act(wire.Vote, yes=True)
        again.until(lambda s: s.table is not None and s.table.seats[number - 1].away)
    assert away.hello.seat == number


# ----------------------------------------------------------------------------------------------------------------------
# Sealed answers


def test_while_answers_are_sealed_nobody_learns_who_has_answered(inside: Inside, ada: Person, bo: Person) -> None:
    """Several seats choose in secret: the table waits for somebody, and does not say for whom."""
    state = next(s for s in sealed_positions("classic", range(1, 30)) if s.seats == 2)
    made = ada.create(me(), open_seat(), start=wire.From(text=position.write(state)))
    bo.join(made)
    with ada.sit(made, 1) as first, bo.sit(made, 2) as second:
        assert (absent(first), absent(second)) == ([(0, False)], [(0, False)])
        first.until(lambda s: s.table is not None and s.table.seats[1].online)
        heard = len(second.raw)
        first.play(first.options()[0])
        with pytest.raises(TimeoutError):
            second.next(0.3)
        assert len(second.raw) == heard, "an answer in secret tells the others nothing"
        gone(inside, second, first, 2)
        assert absent(first) == [(0, False)]
        later(inside, first, 599)
        assert refused(first, "claim") == "nobody-absent", "whether they are connected makes no difference"
        with bo.sit(made, 2) as again:
            later(inside, first, 2)
            assert refused(again, "claim") == "late-yourself"
            first.act(wire.Propose, what="claim")
            assert until_over(first).how == "absent"


# ----------------------------------------------------------------------------------------------------------------------
# The times


@pytest.mark.parametrize(
    ("idle", "gone", "fits"),
    [(600, 120, True), (10, 10, True), (604800, 604800, True), (9, 9, False), (60, 61, False)],
)
def test_the_times_are_set_with_the_table(ada: Person, idle: int, gone: int, fits: bool) -> None:
    if not fits:
        with pytest.raises(ProblemError) as e:
            ada.create(me(), open_seat(), idle=idle, gone=gone)
        assert (e.value.reason, e.value.status) == ("away-time", 422)
        return
    rules = ada.table(ada.create(me(), open_seat(), idle=idle, gone=gone)).rules
    assert (rules.idle, rules.gone) == (idle, gone)
