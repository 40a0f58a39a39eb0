"""Which line a plan puts first, which others it shows, and what it says where light is missing."""

from __future__ import annotations

import pytest

from duskhall.core.luck import Stream
from duskhall.core.plan.lines import CANNOT, MAY_WIN, Line, Prospect
from duskhall.core.state import FACE_DOWN, State
from duskhall.core.view import View
from tests.core.plan.test_lines import planned
from tests.helpers import both, few, staged, staged_quest
from tools.lines import play


def prospect(s: State, rank: int) -> Prospect:
    plan = View(s, s.active).plan()
    assert plan is not None
    found = plan.prospect(rank)
    assert found is not None
    return found


def texts(line: Line) -> list[str]:
    return [str(move) for move in line.moves]


@both
@pytest.mark.parametrize("seed", few(range(1, 31), range(1, 4)))
def test_other_lines_are_legal_and_different(name: str, seed: int) -> None:
    """Sure ones win when they are played, none is there twice, and each has something that the best has not."""
    for n, s, view, plan in planned(name, seed, few(3, 17)):
        for found in plan.prospects:
            assert len(found.others) <= 3
            if found.others:
                assert found.best is not None
                lines = [found.best, *found.others]
                assert len({line.moves for line in lines}) == len(lines)
                assert [line.sure for line in lines] == sorted([line.sure for line in lines], reverse=True)
            for line in found.others:
                assert line.verdict != CANNOT
                assert found.best is not None
                if line.sure and line.worth == found.best.worth:
                    assert line.lost >= found.best.lost, (name, seed, n, found.best, line)
                _, won = play(view.sample(n), s.active, line.moves, Stream.of(n, "others"))
                assert won or not line.sure or not line.whole, (name, seed, n, line)


def test_a_cheaper_line_comes_first_and_the_other_is_shown() -> None:
    """The Feast is spent for good; the Squire would cost a hero's meal as well as what the Blob takes."""
    s = staged(
        "hand.1: thyrian-squire, militia, feast, iron-rations, torch*2",
        "deck.1: torch*9",
        "hall: pegasus | green-blob | nixie",
    )
    found = prospect(s, 2)
    assert found.best is not None
    assert "use:feast" in texts(found.best) and "use:thyrian-squire" not in texts(found.best)
    assert ["use:thyrian-squire" in texts(line) for line in found.others] == [True]
    assert found.best.lost < found.others[0].lost
    assert prospect(s, 1).others == (), "there is but one way"


def test_light_that_is_missing_is_told() -> None:
    """Three lights lead to the Throne Room and to the Vault; the party has one."""
    s = staged_quest("hand.1: adventurer*4, shortsword, lantern", "deck.1: lantern*9")
    assert [prospect(s, rank).dark for rank in range(1, 8)] == [0, 0, 0, 0, 0, 2, 2]
    assert prospect(s, 6).verdict == CANNOT and prospect(s, 6).best is None


HALL_LINE = "hall: giant-rat | goblin-berserker | goblin-drummer | giant-rat | giant-rat | giant-rat | giant-rat"


def test_a_monster_that_lies_face_down_may_be_beaten() -> None:
    """There is a line that leads there, without numbers; nothing else becomes possible by it."""
    s = staged_quest(HALL_LINE, "hand.1: adventurer*5, lantern", "deck.1: lantern*9", "down: hall/2 draw.level-1")
    plan = View(s, 0).plan()
    assert plan is not None
    plan.chances()
    found = plan.prospect(2)
    assert found is not None and found.best is not None
    assert (found.card, found.verdict, found.best.whole, found.best.chance) == (FACE_DOWN, MAY_WIN, False, None)
    assert texts(found.best) == ["dungeon", "go:mine", "done"]
    assert plan.ledger(2, "total") == [] and found.others == ()
    assert prospect(s, 7).verdict == CANNOT


def test_the_dark_may_be_too_deep_for_a_monster_that_lies_face_down() -> None:
    s = staged_quest(HALL_LINE, "hand.1: adventurer*5, dagger", "deck.1: dagger*9", "down: hall/6 draw.level-3")
    found = prospect(s, 6)
    assert (found.card, found.best) == (FACE_DOWN, None)


def test_a_lost_battle_tells_what_it_costs() -> None:
    """With two kinds of Militia the loser chooses one: that is a loss as well."""
    s = staged("hand.1: militia*2, torch, iron-rations, disease, dagger", "hall: kingdom | uyril-unending | judgement")
    line = prospect(s, 2).best
    assert line is not None and line.verdict == CANNOT
    assert line.destroyed == {"militia": 1}


def test_a_line_that_falls_short_uses_no_card_in_vain() -> None:
    """Judgement takes from each hero what a Dagger gives."""
    s = staged("hand.1: militia*3, dagger*2, torch", "hall: kingdom | uyril-unending | judgement")
    line = prospect(s, 3).best
    assert line is not None and (line.total, line.health) == (-4, 5)
    assert not [move for move in line.moves if move.verb == "equip"]
    uyril = prospect(s, 2).best
    assert uyril is not None and texts(uyril)[1] == "equip:dagger>militia", "there a Dagger brings it closer"
