"""Plans over real sockets: each seat its own, worked out beside the tables."""

from __future__ import annotations

import asyncio
import time

import pytest

from duskhall.core.game import Game
from duskhall.notation import position
from duskhall.server import wire
from duskhall.server.thinking.planning import Worked
from tests.helpers import staged, staged_advance, staged_quest
from tests.server.inside import Inside, Person, me, wait_for
from tests.server.sockets import from_text
from tests.terminal.test_planning import DRAWING
from tools.live import Seat

PARTY = {
    "classic": staged("hand.1: thyrian-squire, militia, short-sword, dagger, torch*2", "hall: pegasus | nixie | nixie"),
    "advance": staged_advance(
        "hand.1: criochan-sergeant*2, regular, longspear*2, torch",
        "hall: ogrillon | drakeclan-cutter | ogrillon | drakeclan-cutter",
    ),
    "quest": staged_quest("hand.1: silverhelm-1*2, shortsword, lantern*2, adventurer"),
}


def planned(seat: Seat) -> wire.Planned:
    answer = seat.ask(wire.Plan)
    assert isinstance(answer, wire.Planned), answer
    return answer


@pytest.mark.parametrize("name", PARTY)
def test_a_seat_gets_the_plan_of_its_view(ada: Person, name: str) -> None:
    made = ada.create(me(), me("Ann"), start=wire.From(text=position.write(PARTY[name])))
    with ada.sit(made, 1) as first, ada.sit(made, 2) as second:
        told = planned(first)
        assert told.version == first.version
        # The server deals anew what the seat may not know; a plan is the same for all of that.
        plan = Game(PARTY[name]).view(0).plan()
        assert plan is not None
        assert [(one.rank, one.card, one.verdict) for one in told.prospects] == [
            (one.rank, one.card, one.verdict) for one in plan.prospects
        ]
        assert any(one.verdict == "wins-with" for one in told.prospects), "the position has nothing to tell"
        for one, other in zip(told.prospects, plan.prospects, strict=True):
            assert one.text and (one.best is None) == (other.best is None)
            if one.best is not None and other.best is not None:
                assert [step.option for step in one.best.steps] == [str(move) for move in other.best.moves]
                assert all(step.text for step in one.best.steps) and one.best.total == other.best.total
        assert [visit.place for visit in told.visits] == [visit.place for visit in plan.visits]
        assert all(visit.text and (visit.offers or not visit.gold) for visit in told.visits)
        nothing = planned(second)
        assert not nothing.prospects and not nothing.visits, "it is not their turn"


@pytest.mark.parametrize("name", ["classic", "advance"])
def test_the_sum_of_a_line_is_that_of_its_verdict(ada: Person, name: str) -> None:
    made = ada.create(me(), me("Ann"), start=wire.From(text=position.write(PARTY[name])))
    with ada.sit(made, 1) as seat:
        version = seat.version
        armed = [one for one in planned(seat).prospects if one.verdict == "wins-with" and one.best]
        assert armed
        for one in armed:
            assert one.best is not None
            moves = [step.option for step in one.best.steps if step.verb != "attack"]
            now = seat.ask(wire.Why, figure="total", rank=one.rank)
            then = seat.ask(wire.Why, figure="total", rank=one.rank, moves=moves)
            assert isinstance(now, wire.Ledger) and isinstance(then, wire.Ledger)
            assert now.total < one.best.health <= then.total == one.best.total
        assert seat.version == version, "nothing has been played"
        assert seat.refused(wire.Why, figure="attack", moves=["dungeon", "buy:torch"]).reason
        assert seat.refused(wire.Why, figure="attack", moves=["done"] * 100).reason == "no-ledger"


def test_chances_come_when_they_are_asked_for(inside: Inside, ada: Person) -> None:
    made = ada.create(me(), me("Ann"), start=wire.From(text=position.write(staged(*DRAWING))))
    with ada.sit(made, 1) as seat:
        assert [one.best.chance for one in planned(seat).prospects if one.best] == [None] * 3
        answer = seat.ask(wire.Plan, chances=True)
        assert isinstance(answer, wire.Planned)
        best = answer.prospects[0].best
        assert best is not None and best.chance is not None and 0 < best.chance.share < 1 and best.odds in best.text
    assert inside.tables.services.slow_pool is not inside.tables.services.pool


def test_nobody_who_watches_gets_a_plan(ada: Person, bo: Person) -> None:
    made = ada.create(me(), me("Ann"), start=from_text())
    with bo.watch(made) as watcher:
        assert watcher.refused(wire.Plan).reason == "not-your-seat"


def test_a_plan_changes_with_the_game(ada: Person) -> None:
    made = ada.create(me(), me("Ann"), start=wire.From(text=position.write(PARTY["classic"])))
    with ada.sit(made, 1) as seat:
        best = planned(seat).prospects[0].best
        assert best is not None and len(best.steps) == 4
        for done in range(1, 4):
            seat.play(best.steps[done - 1].option)
            rest = planned(seat).prospects[0].best
            assert rest is not None and rest.steps == best.steps[done:]
        seat.play(best.steps[-1].option)
        assert not any(one.best for one in planned(seat).prospects), "the battle is over"


def test_a_plan_does_not_hold_up_the_table(inside: Inside, pair: tuple[Seat, Seat]) -> None:
    """While it is worked out its page can ask and move, and it is worked out once for all windows of a seat."""
    first, _ = pair
    pool = inside.tables.services.pool
    begun: list[str] = []
    gate: list[asyncio.Event] = []

    async def slow(*_: object, who: str, **__: object) -> Worked:
        begun.append(who)
        gate.append(asyncio.Event())
        await gate[-1].wait()
        return [], []

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pool, "work", slow)
        for n in (101, 102):
            first.say(wire.Plan(id=n))
        assert isinstance(first.ask(wire.Why, figure="gold"), wire.Ledger)
        assert begun == ["a plan"]
        version = first.version
        first.play("village")
        inside.do(gate[0].set)
        answers = [first.wait(wire.Planned) for _ in range(2)]
        assert [(a.id, a.version) for a in answers] == [(101, version), (102, version)]
        assert begun == ["a plan"]


@pytest.mark.alone
def test_the_loop_is_free_while_a_plan_is_made(inside: Inside, ada: Person) -> None:
    """The longest time in which the server did nothing else, from the question to the answer."""
    made = ada.create(me(), me("Ann"), start=wire.From(text=position.write(PARTY["quest"])))
    pauses: list[float] = []

    async def watch(until: asyncio.Event) -> None:
        while not until.is_set():
            before = time.perf_counter()
            await asyncio.sleep(0)
            pauses.append(time.perf_counter() - before)

    with ada.sit(made, 1) as seat:
        planned(seat)  # the worker is there, and knows what it needs
        seat.play("dungeon")
        done = inside.do(asyncio.Event)
        asyncio.run_coroutine_threadsafe(watch(done), inside._loop)  # type: ignore[arg-type]
        planned(seat)
        inside.do(done.set)
        wait_for("a pause", lambda: pauses)
    assert sorted(pauses)[-1] < 0.1, "taking the position and sending the plan take a few milliseconds"
