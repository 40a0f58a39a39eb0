"""What somebody might try at a table of others: a seat that changed hands, resigning, being away, cards of one's own, a
failure in the middle of a move."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from duskhall.core.game import Game
from duskhall.notation import position
from duskhall.server import wire
from tests.helpers import staged
from tests.server.inside import Gone, Inside, Person, ProblemError, bot, me, open_seat

START = wire.From(text=position.write(staged()))


@pytest.fixture(scope="module")
def inside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with Inside(tmp_path_factory.mktemp("fair") / "data") as server:
        yield server


@pytest.fixture
def people(inside: Inside) -> tuple[Person, Person, Person]:
    return inside.person("Ada"), inside.person("Bo"), inside.person("Cleo")


def test_who_gets_up_sees_nothing_of_who_sits_down_next(people: tuple[Person, Person, Person]) -> None:
    ada, eve, vic = people
    game = ada.create(me(), open_seat(), open_seat())
    eve.join(game, 2)
    with eve.sit(game, 2) as ghost:
        ghost.until(lambda s: s.table is not None)
        eve.post(f"/api/tables/{game.id}/leave", type(None))
        assert ghost.closed().bye is not None
        vic.join(game, 2)
        eve.join(game, 3)
    with pytest.raises(Gone) as gone:
        eve.sit(game, 2)
    assert gone.value.bye is not None and gone.value.bye.reason == "not-your-seat"
    with vic.sit(game, 2) as seat:
        assert [card.card is not None for card in seat.until(lambda s: s.update).view.seats[1].hand] == [True] * 6


def test_who_has_resigned_does_nothing_more(people: tuple[Person, Person, Person]) -> None:
    ada, bo, cleo = people
    made = ada.create(me(), open_seat(), open_seat(), pace=5000)
    bo.join(made)
    cleo.join(made)
    with ada.sit(made, 1) as a, bo.sit(made, 2) as b, cleo.sit(made, 3) as c:
        for seat in (a, b, c):
            seat.until(lambda s: s.update)
        b.act(wire.Resign)
        for what, fields in (
            (wire.Move, {"decision": 1, "option": "village"}),
            (wire.Undo, {}),
            (wire.Pass, {}),
            (wire.Propose, {"what": "end"}),
            (wire.Vote, {"yes": True}),
            (wire.Away, {"away": True}),
            (wire.Resign, {}),
        ):
            assert b.refused(what, **fields).reason == "resigned", what


def test_those_who_are_away_are_asked_too(people: tuple[Person, Person, Person]) -> None:
    ada, bo, _ = people
    made = ada.create(me(), open_seat(), start=START)
    bo.join(made)
    with ada.sit(made, 1) as a, bo.sit(made, 2) as b:
        a.until(lambda s: s.update)
        b.act(wire.Away, away=True)
        a.until(lambda s: s.table is not None and s.table.seats[1].away)
        a.act(wire.Propose, what="end")
        a.until(lambda s: s.table is not None and s.table.proposal is not None)
        assert a.table is not None and a.table.state == "playing"
        assert a.table.proposal is not None and a.table.proposal.needed == [1, 2]
        b.act(wire.Vote, yes=True)
        assert a.until(lambda s: s.ending).ending is not None


def test_people_of_one_screen_agree_together(people: tuple[Person, Person, Person]) -> None:
    made = people[0].create(me("Ada"), me("Bo"), start=START)
    with people[0].sit(made, 1) as a:
        a.asked()
        a.act(wire.Propose, what="end")
        ending = a.until(lambda s: s.ending).ending
        assert ending is not None and ending.how == "agreed"


def test_a_rematch_keeps_the_seats_for_their_people(people: tuple[Person, Person, Person]) -> None:
    ada, bo, watcher = people
    made = ada.create(me(), open_seat())
    bo.join(made)
    with bo.sit(made, 2) as seat, watcher.watch(made) as looker:
        looker.until(lambda s: s.update)
        seat.act(wire.Resign)
        new = ada.post(f"/api/tables/{made.id}/rematch", wire.Made)
        looker.until(lambda s: s.table is not None and s.table.rematch)
        assert looker.table is not None and looker.table.rematch_key == ""
        seat.until(lambda s: s.table is not None and s.table.rematch_key == new.key)
    with pytest.raises(ProblemError):
        watcher.join(new)
    bo.join(new)
    with bo.sit(new, 2) as seat:
        assert seat.until(lambda s: s.update).view.seats[1].hand[0].card is not None


def test_a_card_that_would_never_end_is_not_taken(people: tuple[Person, Person, Person]) -> None:
    """One's own cards could do anything, and a loss of millions would be millions of options."""
    text = position.write(staged())
    endless = "Use(window='village', steps=(Gain(pile='disease', n=1000000000),))"
    lines = [
        line.replace("abilities=()", f"abilities=({endless},)") if line.startswith("card: Card(id='dagger'") else line
        for line in text.splitlines()
    ]
    assert "\n".join(lines) + "\n" != text
    many = text.replace("hand.1: ", "hand.1: " + "torch*900, ", 1)
    for wrong in ("\n".join(lines) + "\n", many):
        with pytest.raises(ProblemError) as refused:
            people[0].create(me(), bot(), start=wire.From(text=wrong))
        assert refused.value.status == 422


def test_an_act_that_fails_half_way_never_happened(
    inside: Inside, people: tuple[Person, Person, Person], monkeypatch: pytest.MonkeyPatch, caplog: Any
) -> None:
    """The table forgets what it has in memory: what is stored is what counts, and the game goes on from there."""
    made = people[0].create(me(), me("Bo"), start=START)
    answer = Game.answer

    def breaks(self: Game, *args: Any) -> None:
        answer(self, *args)
        raise RuntimeError("half done")

    with people[0].sit(made, 1) as seat:
        question = seat.asked()
        assert question is not None
        before = msgspec.json.encode(seat.view)
        with monkeypatch.context() as patch, caplog.at_level(logging.CRITICAL, "duskhall.server"):
            # The door that the server uses: a compiled core does not look up its own methods by their names.
            patch.setattr(Game, "answer", breaks)
            seat.say(wire.Move(id=1, decision=question.number, option="village"))
            seat.closed()
    with people[0].sit(made, 1) as seat:
        assert seat.asked() == question
        assert msgspec.json.encode(seat.view) == before
        seat.play("village")
    assert [a.act for a in inside.call(lambda: inside.tables.store.acts(made.id))] == ["village"]


def test_nobody_plays_where_nobody_plays_or_looks(inside: Inside, people: tuple[Person, Person, Person]) -> None:
    made = people[0].create(bot(), bot(), pace=0)
    table = inside.table(made.id)
    assert table.session is not None and table.session.number == 0
    with people[0].watch(made) as looker:
        looker.until(lambda s: s.update is not None and s.version > 3)

    def still() -> int:
        assert table.session is not None
        return table.session.number

    last = inside.do(still)
    while inside.do(table.busy):
        last = inside.do(still)
    rested = inside.do(still)
    assert rested <= last + 1
    time.sleep(0.3)
    assert inside.do(still) == rested and not inside.do(table.busy)
