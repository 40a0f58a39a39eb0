"""Reviews over the API: worked out in the background, for those who may see the replay, of games that are over."""

from __future__ import annotations

import asyncio

import pytest

from duskhall.review import working
from duskhall.server import wire
from duskhall.server.errors import Trouble
from duskhall.server.limits.turns import ANYBODY
from duskhall.server.thinking import reviewing
from duskhall.server.thinking.reviewing import OF_A_PLACE, Reviews, pieces
from tests.review.test_review import ended
from tests.server.inside import Inside, Person, bot, me, wait_for
from tests.server.sockets import from_text
from tools.live import ProblemError

GAME = ended("first-two-seats", 30)
OTHER = ended("first-two-seats", 24)
PATIENCE = 60.0


def brought(person: Person, text: str = GAME) -> str:
    return person.post("/api/replays", wire.Replay, wire.Upload(text=text)).id


def reviewed(person: Person, id: str) -> wire.Review:
    """Wait for the review, as a page does."""

    def done() -> wire.Review | None:
        state = person.get(f"/api/replays/{id}/review", wire.ReviewState)
        assert state.state in ("working", "done") and 0 <= state.done <= 1
        return state.review

    return wait_for("a review", done, PATIENCE)


def reason(person: Person, id: str, method: str = "post") -> tuple[int, str]:
    with pytest.raises(ProblemError) as e:
        getattr(person, method)(f"/api/replays/{id}/review", wire.ReviewState)
    return e.value.status, e.value.reason


def test_a_review_is_worked_out_in_the_background_and_kept(ada: Person, bo: Person) -> None:
    id = brought(ada)
    path = f"/api/replays/{id}/review"
    assert ada.get(path, wire.ReviewState).state == "none"
    assert ada.post(path, wire.ReviewState).state in ("working", "done")
    review = reviewed(ada, id)
    assert [point.at for point in review.points] == sorted(point.at for point in review.points)
    assert review.points[-1].at == 30 and all(len(point.chances) == 2 for point in review.points)
    for share in review.shares:
        total = share.start - share.given + share.gifts + share.luck
        assert total == pytest.approx(share.outcome, abs=0.001)
    assert review.decisions and all(row.text for row in review.buys)
    assert all(row.move and row.better and row.move != row.better for row in review.mistakes)
    # Another one who has the link gets the same, and nothing is worked out again.
    again = bo.post(path, wire.ReviewState)
    assert again.state == "done" and again.review == review
    # What a worker makes of the record is the same as what the command says.
    whole = working.review(GAME)
    assert [tuple(point.chances) for point in review.points] == [
        tuple(round(chance, 4) for chance in point.chances) for point in whole.curve
    ]


def test_a_game_that_is_not_over_has_no_review(ada: Person) -> None:
    assert reason(ada, brought(ada, ended("first-two-seats", 10, "open"))) == (409, "review-open")
    made = ada.create(me(), bot(), start=from_text())
    assert reason(ada, made.id) == (409, "record-later")
    assert reason(ada, made.id, "get") == (409, "record-later")


def test_only_who_may_see_the_replay_gets_its_review(inside: Inside, ada: Person, bo: Person) -> None:
    made = ada.create(me(), bot(), start=from_text())
    with ada.sit(made, 1) as seat:
        seat.act(wire.Resign)
        seat.until(lambda s: s.table is not None and s.table.state == "over")
    for method in ("get", "post"):
        status, _ = reason(bo, made.id, method)
        assert status == 404
    assert ada.post(f"/api/replays/{made.id}/review", wire.ReviewState).state in ("working", "done")
    assert reason(bo, "nothing", "get")[0] == 404
    nobody = inside.person("")
    assert reason(nobody, brought(ada))[0] == 401, "who asks for work has a name"


def test_each_person_has_one_review_at_a_time(inside: Inside, ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = brought(ada), brought(ada, OTHER)
    reviews: Reviews = inside.games.reviews
    spawned: list[object] = []

    def later(work: object) -> None:
        work.close()  # type: ignore[attr-defined]
        spawned.append(work)

    with monkeypatch.context() as m:
        m.setattr(inside.tables.services, "spawn", later)
        assert ada.post(f"/api/replays/{first}/review", wire.ReviewState).state == "working"
        assert ada.post(f"/api/replays/{first}/review", wire.ReviewState).state == "working"
        assert reason(ada, second) == (429, "review-busy")
    assert len(spawned) == 1
    reviews._works[first].state = wire.ReviewState(state="failed")
    assert ada.post(f"/api/replays/{second}/review", wire.ReviewState).state == "working"
    reviewed(ada, second)


def test_a_review_that_fails_says_so_and_can_be_asked_for_again(
    inside: Inside, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = brought(ada)

    async def late(*_: object, **__: object) -> None:
        return None

    with monkeypatch.context() as m:
        m.setattr(inside.tables.services.slow_pool, "work", late)
        ada.post(f"/api/replays/{id}/review", wire.ReviewState)
        path = f"/api/replays/{id}/review"
        wait_for("the failure", lambda: ada.get(path, wire.ReviewState).state == "failed")
    ada.post(path, wire.ReviewState)
    assert reviewed(ada, id).points


def test_old_reviews_are_forgotten(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "KEPT", 2)
    reviews = Reviews(inside.tables.services)
    for n in range(4):
        reviews._works[str(n)] = reviewing.Work(
            "x", ANYBODY, "", wire.ReviewState(state="working" if n == 0 else "done")
        )
    reviews._forget()
    assert list(reviews._works) == ["0", "3"], "what is under way stays"


def test_a_place_has_so_many_reviews_at_a_time(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each keeps a record in memory, and a place can have hundreds of people."""

    async def never(*_: object, **__: object) -> None:
        await asyncio.Event().wait()

    async def asked() -> list[str]:
        reviews, refused = Reviews(inside.tables.services), []
        for n in range(OF_A_PLACE + 3):
            try:
                reviews.begin(f"game {n}", f"person {n}", GAME, "mallory's")
            except Trouble as e:
                refused.append(e.reason)
        reviews.begin("another", "ada", GAME, "home")
        return refused

    monkeypatch.setattr(inside.tables.services.slow_pool, "work", never)
    assert inside.call(asked) == ["review-busy"] * 3


def test_pieces_hold_all_units_in_order() -> None:
    units = working.units(GAME, [], 0)
    cut = pieces(units)
    assert [unit for piece in cut for unit in piece] == units and len(cut) > 1
    assert all(sum(unit.trials for unit in piece[:-1]) <= reviewing.PIECE for piece in cut)
