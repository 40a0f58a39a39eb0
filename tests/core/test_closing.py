"""A battle that ends the game is foreseen, and counts for what it brings; and what is foreseen happens."""

from __future__ import annotations

import pytest

from duskhall.core.closing import Closing, closing
from duskhall.core.game import Game
from duskhall.core.luck import Stream
from duskhall.core.state import State
from duskhall.core.view import View
from duskhall.notation.position import read
from tests.core.plan.positions import positions
from tests.helpers import few, staged_advance, staged_quest
from tests.page.positions import position
from tools.lines import play

STRONG = "hand.1: thyrian-lord, militia, flaming-sword, short-sword, torch*3"
STONE = "stone-of-mystery"


def classic(hall: str) -> State:
    """The stone is in the hall: it is sealed no longer."""
    lines = (STRONG, f"hall: {hall}", "dungeon: nixie*2", "sealed:")
    return read(position({"classic": lines}, "classic"))


@pytest.mark.parametrize(
    ("hall", "ends"),
    [
        (f"nixie | {STONE} | nixie", {1}),
        (f"nixie | - | {STONE}", {1}),
        (f"nixie | nixie | {STONE}", set()),
        (f"- | nixie | {STONE}", {2}),
        (f"- | {STONE} | nixie", {3}),
        ("nixie | nixie | nixie", set()),
    ],
)
def test_what_ends_the_game_comes_to_rank_1_across_empty_ranks(hall: str, ends: set[int]) -> None:
    s = classic(hall)
    view = View(s, 0)
    found = {rank for rank, card in enumerate(view.hall, 1) if card not in (None, STONE) and view.closing(rank)}
    assert found == ends
    for rank in ends:
        assert closing(s, rank) == Closing(STONE, claimed=rank == 1)


def test_a_bearer_escapes_and_rooms_have_no_ranks() -> None:
    s = staged_advance("hall: ogrillon | stramst | ogrillon | drakeclan-cutter")
    assert closing(s, 1) == Closing("stramst", claimed=False)
    assert closing(s, 3) is None
    assert closing(staged_quest(), 1) is None


def test_the_stone_counts_among_what_a_fight_brings() -> None:
    """Of two monsters of which the farther one is worth more by itself, the one that brings the Thunderstone is the one
    to fight."""
    s = classic(f"pegasus | {STONE} | gray-ooze")
    plan = View(s, 0).plan()
    assert plan is not None and plan.best is not None
    near, far = plan.prospect(1), plan.prospect(3)
    assert near is not None and far is not None and near.best is not None and far.best is not None
    assert near.best.sure and far.best.sure
    assert near.best.vp < far.best.vp
    assert near.best.gained[STONE] == 1 and not far.best.gained[STONE]
    assert plan.best is near
    assert not near.best.destroyed, "the stone is gained by this line, and by no other sum"
    game, won = play(s.clone(), 0, near.best.moves, Stream.of(1, "stone"))
    assert won and game.over
    assert STONE in View(game.state, 0).owned(0)


def to_the_end_of_the_turn(game: Game) -> None:
    turn = game.state.turn
    while not game.over and game.state.turn == turn:
        decision = game.decision()
        game.choose(decision, max(decision.index("done"), 0))


@pytest.mark.parametrize(("name", "tag"), [("classic", "thunderstone"), ("advance", "bearer")])
def test_what_is_foreseen_happens(name: str, tag: str) -> None:
    """Battles of whole games, fought while the card that ends the game lies in the hall."""
    seen = set()
    for seed in few(range(1, 80, 2), range(1, 12, 2)):
        for s in positions(name, seed):
            view = View(s, s.active)
            enders = [card for card in view.hall if card is not None and tag in view.card(card).tags]
            plan = view.plan() if enders else None
            for prospect in () if plan is None else plan.prospects:
                line = prospect.best
                if line is None or not line.sure or not line.whole or prospect.card in enders:
                    continue
                foreseen = view.closing(prospect.rank)
                game, won = play(view.sample(seed), s.active, line.moves, Stream.of(seed, "others"))
                to_the_end_of_the_turn(game)
                seen.add(foreseen)
                assert won and game.over == (foreseen is not None), (name, seed, s.turn, prospect)
                if foreseen is not None:
                    assert (foreseen.card in View(game.state, s.active).owned(s.active)) == foreseen.claimed
    assert len(seen) > 1
