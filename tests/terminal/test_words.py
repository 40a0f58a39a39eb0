"""Questions and options in words, over random games with every kind of card."""

from __future__ import annotations

import io
from collections import Counter

from duskhall.core.game import Game
from duskhall.telling.phrases import Phrases
from duskhall.telling.question import question
from duskhall.terminal.asking import Asking, matching, notation
from duskhall.terminal.screen import Screen
from duskhall.terminal.show import Show
from tests.helpers import Walk, reproducing


def show_of(game: Game) -> Show:
    names = tuple(f"Player {i + 1}" for i in range(game.state.seats))
    return Show(Screen(io.StringIO(), io.StringIO()), Phrases(names, game.state.rules))


def test_every_question_has_words() -> None:
    kinds: Counter[str] = Counter()
    for seed in range(1, 13):
        walk = Walk(seed, turns=14)
        asking = Asking(show_of(walk.game))
        with reproducing(walk):
            for decision, _ in walk:
                view = walk.game.view(decision.seat)
                kinds[decision.kind] += 1
                assert question(asking.p, view, decision).rstrip("?.)")
                # The labels of monsters are forecasts, which are slow; the other tests show them.
                labels = asking.labels(view, decision) if decision.kind != "face" else [("", "x")]
                assert all(text for _, text in labels), labels
    assert {"branch", "window", "pick", "buy", "level", "face"} <= set(kinds)


def test_what_a_person_may_type() -> None:
    options = ["done", "buy:short-sword", "buy:spear", "equip:dagger>militia#2", "use:town-guard.2"]
    assert matching(options, "buy:spear") == ["buy:spear"]
    assert matching(options, "Buy Short Sword") == ["buy:short-sword"]
    assert matching(options, "sh") == ["buy:short-sword"]
    assert matching(options, "buy:s") == ["buy:short-sword", "buy:spear"]
    assert matching(options, "d") == ["done"]
    assert matching(options, "equip dagger militia") == ["equip:dagger>militia#2"]
    assert matching(options, "equip dagger > militia #2") == ["equip:dagger>militia#2"]
    assert matching(options, "use guard") == ["use:town-guard.2"]
    assert matching(options, "") == []
    assert matching(options, "lantern") == []
    assert notation(" Attack  2 ") == "attack:2"


def test_colour_is_never_needed() -> None:
    screen = Screen(io.StringIO(), io.StringIO())
    screen.line("plain", "bold red")
    assert isinstance(screen.out, io.StringIO) and screen.out.getvalue() == "plain\n"
