"""The second round of the search: what it takes for granted, and the cards that forbid it."""

from __future__ import annotations

from duskhall.core.plan.battle import Budget
from duskhall.core.plan.helping import Helping
from duskhall.core.plan.search import Hunt
from duskhall.core.state import HALL, State
from duskhall.core.view import View
from tests.helpers import ADVANCE, CLASSIC, QUEST, staged_advance, staged_quest


def wins_in_the_second_round(s: State, rank: int) -> bool:
    """Only lines are looked at that leave out nothing that helps."""
    hunt = Hunt(s, 0, Budget(900))
    hunt.forced = True
    hunt._search(900)
    found = hunt.best.get(s.zones[HALL][rank - 1])
    return found is not None and found.outcome.sure


def test_strength_that_hurts_is_not_forced_on_a_hero() -> None:
    """An Ettinbane fights better against whatever is worth more than its own strength."""
    s = staged_advance(
        "hall: ogre | marid | ogre | ogre",
        "hand.1: sternnkin-ettinbane*2, thunderstone-shard*2, torch*2",
        "deck.1: torch*9",
    )
    assert wins_in_the_second_round(s, 2)


def test_strength_may_matter_without_weapons() -> None:
    """Heroes who are too weak do not count against a Protector; a meal makes them strong enough."""
    s = staged_quest(
        "hall: bronze-protector | giant-rat | giant-rat | giant-rat | giant-rat | giant-rat | giant-rat",
        "hand.1: darkrend-3*3, lantern*3",
        "front.1: iron-rations*3",
        "deck.1: lantern*9",
    )
    assert wins_in_the_second_round(s, 1)


def test_losing_a_card_may_help_those_that_stay() -> None:
    """A Charred Bruin has a card destroyed; without the Torch the Caliginites fight better."""
    s = staged_advance(
        "hall: charred-bruin | ghul | ghul | ghul",
        "hand.1: torch, longspear*2, caliginite-silencer, thunderstone-shard",
        board="wilderness",
    )
    plan = View(s, 0).plan()
    assert plan is not None
    best = plan.prospects[0].best
    assert best is not None and best.sure and str(best.moves[-1]) == "destroy:torch"


def test_what_cards_look_at_follows_from_their_lines() -> None:
    bad = {}
    for edition in (CLASSIC, ADVANCE, QUEST):
        helping = Helping(edition.rules)
        for kind, card in enumerate(edition.rules.cards):
            bad[card.id] = helping.looks(kind)[1]
    assert "light" in bad["caliginite-lurker"], "it is better in the dark"
    assert "magic" in bad["mirrored-torment"], "it is worse for whoever brings magic"
    assert "used" in bad["curse-of-decay"], "nothing else may have been used before"
    assert not bad["ghost"] and not bad["servants-tombs"], "more magic and more light only help"
