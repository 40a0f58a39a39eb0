"""Hints over real sockets: for one person at once, among several when all have agreed."""

from __future__ import annotations

import pytest

from duskhall.core.game import Game
from duskhall.notation import position
from duskhall.server import wire
from duskhall.server.thinking import hinting
from tests.helpers import staged
from tests.server.inside import Inside, Person, bot, me, open_seat
from tests.server.sockets import from_text
from tools.live import Seat

PARTY = staged(
    "hand.1: thyrian-squire, militia, short-sword, dagger, torch, iron-rations",
    "deck.1: torch*9",
    "hall: pegasus | green-blob | nixie",
)


def hinted(seat: Seat) -> wire.Hinted:
    answer = seat.ask(wire.Hint)
    assert isinstance(answer, wire.Hinted), answer
    return answer


def refused(seat: Seat) -> str:
    answer = seat.ask(wire.Hint)
    assert isinstance(answer, wire.Refused) and answer.text, answer
    return answer.reason


def test_somebody_alone_gets_a_hint_at_once(ada: Person) -> None:
    made = ada.create(me(), bot(), start=wire.From(text=position.write(PARTY)))
    with ada.sit(made, 1) as seat:
        assert seat.table is not None and seat.table.hints == "free"
        told = hinted(seat)
        assert told.version == seat.version and told.option == "dungeon"
        assert told.text[0] == "Hint: enter the dungeon." and "Pegasus" in told.text[1]
        # The worker is given another world that looks the same: the hint is that of the view.
        again = hinting.worked_out(Game(PARTY).view(0).sample(7), ["Ada", "Ember"], 0, "en")
        assert (again.option, again.text) == (told.option, tuple(told.text))


def test_people_have_to_agree_and_agree_once(inside: Inside, pair: tuple[Seat, Seat]) -> None:
    first, second = pair
    assert first.table is not None and first.table.hints == "ask"
    assert refused(first) == "hints-ask"
    for yes in (False, True):
        first.act(wire.Propose, what="hints")
        second.until(lambda s: s.table is not None and s.table.proposal is not None)
        assert second.table is not None and second.table.proposal is not None
        assert second.table.proposal.what == "hints"
        assert refused(first) == "hints-ask", "nobody has agreed yet"
        second.act(wire.Vote, yes=yes)
        first.until(lambda s: s.table is not None and s.table.proposal is None)
    first.until(lambda s: s.table is not None and s.table.hints == "free")
    assert hinted(first).option in first.options()
    assert not hinted(second).option, "it is not their turn"
    # What was agreed to is kept with the table.
    table = first.table
    row = inside.table(table.id).row
    stored = inside.call(lambda: inside.tables.store.table(table.id))
    assert stored is not None and stored[0].options == row.options and row.options.hints_agreed
    # Once agreed there is nothing to vote about.
    first.act(wire.Propose, what="hints")
    assert inside.table(table.id).proposal is None


@pytest.mark.parametrize("alone", [True, False])
def test_a_table_without_hints_has_none(ada: Person, bo: Person, alone: bool) -> None:
    made = ada.create(me(), bot() if alone else open_seat(), start=from_text(), hints=False)
    if not alone:
        bo.join(made)
    with ada.sit(made, 1) as seat:
        assert seat.table is not None and seat.table.hints == ""
        assert refused(seat) == "hints-off"
        assert seat.refused(wire.Propose, what="hints").reason == "hints-off"


def test_who_only_watches_gets_no_hint(ada: Person, bo: Person) -> None:
    made = ada.create(me(), bot(), start=from_text())
    with ada.sit(made, 1), bo.watch(made) as watcher:
        assert watcher.refused(wire.Hint).reason == "not-your-seat"


def test_a_game_that_is_over_has_no_hints(ada: Person) -> None:
    made = ada.create(me(), bot(), start=from_text())
    with ada.sit(made, 1) as seat:
        seat.act(wire.Resign)
        seat.until(lambda s: s.table is not None and s.table.state == "over")
        assert seat.table is not None and seat.table.hints == ""
        assert refused(seat) == "table-over"
