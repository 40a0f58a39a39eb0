"""Questions, options and the log in words, over random games with every kind of card."""

from __future__ import annotations

import io
from collections import Counter

from duskhall.core.game import Game
from duskhall.terminal.asking import Asking, matching, notation
from duskhall.terminal.log import TURN, Log
from duskhall.terminal.phrases import Phrases
from duskhall.terminal.screen import Screen
from duskhall.terminal.show import NUMBERS, Show
from tests.helpers import SPECTATOR, Walk, reproducing, staged


def table(game: Game, names: tuple[str, ...] | None = None) -> tuple[Show, io.StringIO]:
    out = io.StringIO()
    names = names or tuple(f"Player {i + 1}" for i in range(game.state.seats))
    return Show(Screen(io.StringIO(), out), Phrases(names, game.state.rules)), out


def test_every_question_has_words() -> None:
    kinds: Counter[str] = Counter()
    for seed in range(1, 13):
        walk = Walk(seed, turns=14)
        show, _ = table(walk.game)
        asking = Asking(show)
        with reproducing(walk):
            for decision, _ in walk:
                view = walk.game.view(decision.seat)
                kinds[decision.kind] += 1
                assert asking.question(view, decision).rstrip("?.)")
                # The labels of monsters are forecasts, which are slow; the other tests show them.
                labels = asking.labels(view, decision) if decision.kind != "face" else [("", "x")]
                assert all(text for _, text in labels), labels
    assert {"branch", "window", "pick", "buy", "level", "face"} <= set(kinds)


def test_the_log_tells_every_event_to_every_reader() -> None:
    for seed in range(1, 9):
        walk = Walk(seed, turns=25)
        with reproducing(walk):
            for _ in walk:
                pass
        show, _ = table(walk.game)
        for reader in range(SPECTATOR, walk.game.state.seats):
            events = walk.game.events(reader)
            entries = Log(show.p, reader).entries(events, walk.game.start.active, first=1)
            heads = [text for kind, text in entries if kind == TURN]
            assert len(heads) == 1 + sum(e["event"] == "turn" for e in events)
            assert not any("None" in text or "{" in text for _, text in entries)


def test_the_log_hides_what_is_hidden() -> None:
    game = Game(staged("hand.1: militia*6", "deck.1: hatchet*6", "hand.2: lantern*6"))
    game.answer(0, "rest")
    game.answer(0, "done")
    show, _ = table(game)
    own = " ".join(text for _, text in Log(show.p, 0).entries(game.events(0), 0))
    other = " ".join(text for _, text in Log(show.p, 1).entries(game.events(1), 0))
    assert "Hatchet" in own
    assert "Hatchet" not in other and "Lantern" not in other


def test_a_number_is_the_sum_of_its_ledger() -> None:
    for seed in range(1, 7):
        walk = Walk(seed, turns=10)
        show, out = table(walk.game)
        with reproducing(walk):
            for i, (decision, _) in enumerate(walk):
                if i % 7:
                    continue
                view = walk.game.view(decision.seat)
                ranks = [0, *(r for r, c in enumerate(view.hall, 1) if c and view.card(c).kind == "monster")]
                for rank in ranks:
                    sums = view.sums(rank)
                    for figure, n in (("attack", sums.attack), ("magic", sums.magic), ("total", sums.total)):
                        said = len(out.getvalue())
                        show.why(view, figure, rank)
                        head = out.getvalue()[said:].split("\n")[1]
                        assert f" {show.p.number(n)}" in head, (figure, rank, n, out.getvalue()[said:])
                for figure in NUMBERS:
                    show.why(view, figure, 0)


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
