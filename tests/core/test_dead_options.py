"""No dead option: an effect that is offered changes something, or says that it does not."""

from __future__ import annotations

import pytest

from duskhall.core.game import Game
from duskhall.core.luck import Stream, key_from_seed
from duskhall.core.state import State
from duskhall.editions import NAMES, edition
from tests.helpers import edited, few, rotating_setup

MOST_ANSWERS = 12
"""Questions that one effect asks, at most."""
STEPS = 600
PARTS = (
    "zones",
    "xp",
    "gold",
    "mods",
    "lent",
    "later",
    "laid",
    "claim",
    "split",
    "held",
    "armed",
    "marked",
    "reach",
)
"""Of a position: all that an effect can work on."""


UNFORESEEN = frozenset({"aird-cutpurse", "arcanian-1"})
"""Nobody can say beforehand what these do: it depends on dice or on cards that are turned over."""


def left_by(game: Game, seat: int, option: str, answers: int = MOST_ANSWERS) -> State:
    """What an effect leaves when every question of its own was answered with something rather than with nothing."""
    deep = len(game.state.stack)
    tried = game.copy(history=False)
    tried.answer(seat, option)
    for _ in range(answers):
        if not tried.state.asked or len(tried.state.stack) <= deep:
            break
        decision = tried.decisions()[0]
        ids = list(decision.options)
        tried.answer(decision.seat, next((one for one in ids if one != "done"), ids[0]))
    return tried.state


def parts(s: State) -> list[object]:
    return [*(getattr(s, name) for name in PARTS), *(getattr(s.delve, name) for name in type(s.delve).__slots__)]


def changes(a: State, b: State) -> bool:
    return parts(a) != parts(b)


def passes_on(a: State, b: State) -> bool:
    """A reaction may leave a choice to somebody else."""
    return [q.seat for q in a.asked] != [q.seat for q in b.asked]


@pytest.mark.parametrize("name", NAMES)
def test_an_effect_changes_something_or_says_that_it_does_not(name: str) -> None:
    own = edition(name)
    tried = 0
    for n in range(few(60, 6)):
        luck = Stream.of(n, "dead options")
        setup = rotating_setup(n, name)
        start = own.deal(own.rules_on(setup.board), setup, 2, key_from_seed(n, "dead options"))
        game = Game(start, listen=False, history=False)
        for _ in range(STEPS):
            if game.state.over:
                break
            decision = game.decisions()[0]
            ids = list(decision.options)
            for option, shown in zip(ids, decision.shown(), strict=True):
                if option.startswith("use:"):
                    tried += 1
                    after = left_by(game, decision.seat, option)
                    where = f"game {n}, turn {game.state.turn}: {option}"
                    works = changes(game.state, after) or passes_on(game.state, after)
                    assert works or shown.idle or shown.card in UNFORESEEN, where
                    used, done = (left_by(game, decision.seat, one, 0) for one in (option, "done"))
                    if shown.idle and changes(game.state, used):
                        # Nothing else was left to use: the turn has gone on as it does without it.
                        assert not changes(done, used), where
            game.choose(decision, luck.below(len(ids)))
    assert tried > 50


@pytest.mark.parametrize(
    ("name", "lines", "option", "idle"),
    [
        ("advance", ("hand.1: glamercast-bard",), "use:glamercast-bard", True),
        ("advance", ("hand.1: glamercast-bard, regular",), "use:glamercast-bard", False),
        ("quest", ("hand.1: regalen-1", "deck.1:", "discard.1:"), "use:regalen-1", True),
        ("quest", ("hand.1: regalen-1", "deck.1: dagger", "discard.1:"), "use:regalen-1", False),
        ("quest", ("hand.1: regalen-1, dagger", "deck.1:", "discard.1:"), "use:regalen-1", False),
    ],
)
def test_an_effect_with_no_card_to_work_on_says_so(name: str, lines: tuple[str, ...], option: str, idle: bool) -> None:
    own = edition(name)
    game = Game(edited(own.deal(own.rules, own.first_game, 2, key_from_seed(4, "dead options"), first=0), *lines))
    game.answer(0, "dungeon")
    decision = game.decisions()[0]
    assert decision.shown()[list(decision.options).index(option)].idle == idle
