"""How much advice a table gives: what the server does not send nobody can read."""

from __future__ import annotations

from typing import Any

import pytest

from duskhall.notation import position
from duskhall.server import wire
from tests.helpers import staged
from tests.server.inside import Inside, Person, ProblemError, bot, me
from tests.server.test_hinting import PARTY
from tools.live import Seat


def planned(seat: Seat, *, chances: bool = False) -> wire.Planned:
    answer = seat.ask(wire.Plan, chances=chances)
    assert isinstance(answer, wire.Planned), answer
    return answer


def table(ada: Person, **rules: Any) -> wire.Made:
    return ada.create(me(), bot(), start=wire.From(text=position.write(PARTY)), **rules)


def test_full_advice_has_verdicts_lines_and_forecasts(ada: Person) -> None:
    with ada.sit(table(ada), 1) as seat:
        assert seat.table is not None and seat.table.rules.advice == "full"
        told = planned(seat)
        assert told.visits and any(one.best is not None and one.best.steps for one in told.prospects)
        assert any("with" in one.text for one in told.prospects)
        assert any(rank.forecast is not None for rank in seat.view.hall)


def test_verdicts_come_without_the_cards_that_lead_there(ada: Person) -> None:
    with ada.sit(table(ada), 1) as seat:
        full = planned(seat)
    with ada.sit(table(ada, advice="verdicts"), 1) as seat:
        for chances in (False, True):
            told = planned(seat, chances=chances)
            assert told.visits == []
            assert [one.verdict for one in told.prospects] == [one.verdict for one in full.prospects]
            for one, other in zip(told.prospects, full.prospects, strict=True):
                assert one.others == [] and one.best is not None and other.best is not None
                assert (one.best.total, one.best.health) == (other.best.total, other.best.health)
                assert not one.best.steps and not one.best.cards and not one.best.path
                assert not one.best.destroyed and not one.best.discarded and not one.best.costs
        raw = seat.raw[-1].lower()
        held = {c.card for c in seat.view.seats[0].hand if c.card}
        named = {name for card in held for name in (card, card.replace("-", " "))}
        assert not [name for name in named if name in raw], "a card of the hand is named"
        assert any(rank.forecast is not None for rank in seat.view.hall)
        assert seat.table is not None and seat.table.hints == ""
        refused = seat.ask(wire.Hint)
        assert isinstance(refused, wire.Refused) and refused.reason == "hints-off"


def test_a_table_without_advice_sends_none(ada: Person) -> None:
    made = table(ada, advice="off")
    with ada.sit(made, 1) as seat:
        refused = seat.ask(wire.Plan)
        assert isinstance(refused, wire.Refused) and refused.reason == "advice-off" and refused.text
        assert all(rank.forecast is None for rank in seat.view.hall)
        seat.play("dungeon")
        assert all(rank.forecast is None for rank in seat.view.hall)
        assert seat.table is not None and seat.table.hints == ""
        assert "verdict" not in "".join(seat.raw).replace('"advice":"verdicts"', "")
    view = ada.get(f"/api/tables/{made.id}/view?seat=1", wire.View)
    assert all(rank.forecast is None for rank in view.hall)


def test_nothing_is_foreseen_once_the_battle_is_over(ada: Person) -> None:
    party = staged("hand.1: thyrian-squire*4, torch*2", "deck.1: torch*9", "hall: gray-ooze | green-blob | nixie")
    with ada.sit(ada.create(me(), bot(), start=wire.From(text=position.write(party))), 1) as seat:
        seat.play("dungeon")
        assert [rank.forecast is not None for rank in seat.view.hall] == [True] * 3
        for move in ("attack:1", "use:gray-ooze.2"):
            while move not in seat.options():
                seat.play("done")
            assert any(rank.forecast is not None for rank in seat.view.hall) == (move == "attack:1")
            seat.play(move)
        # Which food to take belongs to the spoils.
        assert seat.question is not None and seat.question.about == "gray-ooze"
        assert all(rank.forecast is None for rank in seat.view.hall)
        seat.play("done")


def test_the_rule_is_kept(inside: Inside, ada: Person) -> None:
    made = table(ada, advice="verdicts")
    inside.do(lambda: inside.tables.tidy(-1.0))
    assert made.id not in inside.tables.awake
    with ada.sit(made, 1) as seat:
        assert seat.table is not None and seat.table.rules.advice == "verdicts"
        assert planned(seat).visits == []


def test_a_rule_that_does_not_exist_is_refused(ada: Person) -> None:
    with pytest.raises(ProblemError) as refused:
        table(ada, advice="a lot")
    assert refused.value.status == 400
