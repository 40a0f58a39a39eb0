"""Numbers that explain themselves."""

from __future__ import annotations

from duskhall.core.game import Game
from duskhall.core.view import LEDGERS
from duskhall.telling.ledger import ledger
from duskhall.telling.lines import GLUE
from tests.helpers import Walk, reproducing, staged, staged_advance, staged_quest
from tests.telling.tables import phrases_of


def test_a_number_is_the_sum_of_its_ledger() -> None:
    for seed in range(1, 7):
        walk = Walk(seed, turns=10)
        p = phrases_of(walk.game)
        with reproducing(walk):
            for i, (decision, _) in enumerate(walk):
                if i % 7:
                    continue
                view = walk.game.view(decision.seat)
                ranks = [0, *(r for r, c in enumerate(view.hall, 1) if c and view.card(c).kind == "monster")]
                for rank in ranks:
                    sums = view.sums(rank)
                    for figure, n in (("attack", sums.attack), ("magic", sums.magic), ("total", sums.total)):
                        told = ledger(p, view, figure, rank)
                        assert told.total == n == sum(amount for _, amount in told.rows), (figure, rank, told)
                        assert f" {p.number(n)}" in told.title, (figure, rank, told)
                for figure in LEDGERS:
                    assert ledger(p, view, figure, 0).title


def test_numbers_of_quest_are_sums_too() -> None:
    for seed in range(1, 7):
        walk = Walk(seed, turns=8, name="quest")
        p = phrases_of(walk.game)
        with reproducing(walk):
            for i, (decision, _) in enumerate(walk):
                if i % 9:
                    continue
                view = walk.game.view(decision.seat)
                for rank in (0, *(r for r, c in enumerate(view.hall, 1) if c)):
                    sums = view.sums(rank)
                    rows = {"attack": sums.attack, "magic": sums.magic, "total": sums.total, "health": sums.health}
                    for figure, n in rows.items():
                        if rank or figure != "health":
                            told = ledger(p, view, figure, rank)
                            assert told.total == n == sum(amount for _, amount in told.rows), (figure, rank, told)
                told = ledger(p, view, "vp", 0)
                assert told.total == view.score(view.seat) and not any("None" in text for text, _ in told.rows)


def test_a_room_adds_to_the_health_and_armor_takes_from_the_attack() -> None:
    hall = "hall: giant-rat | goblin-shieldbearer | goblin-forager | - | - | - | -"
    game = Game(staged_quest(hall, "hand.1: adventurer*4", "xp: 3 0"))
    p, view = phrases_of(game), game.view(0)
    assert ("Mine, the room", 1) in ledger(p, view, "health", 2).rows
    assert ("armor of Goblin Shieldbearer", -1) in ledger(p, view, "attack", 2).rows
    assert ledger(p, view, "vp", 0).rows == [("XP", 3)]


def test_entries_that_are_alike_are_one_row() -> None:
    game = Game(staged("hand.1: militia*2, torch*3"))
    told = ledger(phrases_of(game), game.view(0), "light", 0)
    assert told.rows == [(f"3×{GLUE}Torch", 3)] and told.total == 3 and not told.notes


def test_health_that_a_battle_changes_has_notes() -> None:
    game = Game(staged_advance("hall: drakeclan-laird | drakeclan-cutter | slaughterwing | ogre", "hand.1: regular*2"))
    told = ledger(phrases_of(game), game.view(0), "health", 1)
    assert told.title == "Health 7 of Drakeclan Laird in rank 1"
    assert "12" in told.notes[0] and told.notes[1].startswith("Drakeclan Laird – Battle: This monster gains health")
    assert not ledger(phrases_of(game), game.view(0), "health", 2).notes
