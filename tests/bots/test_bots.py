"""Bots: finding them, asking them, and what the two that come with the program do."""

from __future__ import annotations

import itertools
import time
from pathlib import Path

import pytest

from duskhall import new_game
from duskhall.bots import FAILED, ILLEGAL, LATE, Answer, Bot, BotError, ask, find, load, make
from duskhall.bots.greedy import GreedyBot
from duskhall.bots.knowledge import Profile
from duskhall.bots.random import RandomBot
from duskhall.core.game import Decision, Game
from duskhall.core.luck import key_from_seed
from duskhall.core.tree import Use
from duskhall.core.view import View
from duskhall.lab.simulate import Plan, play_all
from tests.helpers import CLASSIC, RULES, Walk, strong_opening

# ----------------------------------------------------------------------------------------------------------------------
# Finding bots


def bot_file(folder: Path, text: str, name: str = "mine.py") -> str:
    (folder / name).write_text(text, encoding="utf-8")
    return str(folder / name)


FIRST = """
class First:
    def choose(self, view, decision):
        return decision.options[0]
"""


def test_the_bots_of_the_program() -> None:
    assert isinstance(load("random"), RandomBot)
    assert isinstance(load("greedy"), GreedyBot)
    assert isinstance(load("duskhall.bots.random:RandomBot", seed=4), Bot)


def test_a_bot_of_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    spec = bot_file(tmp_path, FIRST) + ":First"
    assert type(load(spec)) is type(load(spec)), "a file is loaded once"
    monkeypatch.chdir(tmp_path)
    assert load("./mine.py:First") is not None
    assert load("mine:First") is not None, "a module of the folder one stands in"


def test_who_takes_a_seed_gets_it(tmp_path: Path) -> None:
    text = "class A:\n def __init__(self, seed): self.seed = seed\n def choose(self, view, decision): ...\n"
    assert vars(load(bot_file(tmp_path, text) + ":A", seed=5)) == {"seed": 5}
    assert vars(load(bot_file(tmp_path, FIRST, "b.py") + ":First", seed=5)) == {}


@pytest.mark.parametrize(
    ("spec", "text", "reason", "says"),
    [
        ("wizard", "", "unknown", "random, greedy"),
        ("greedy:", "", "unknown", "module:Class"),
        ("no.such.module:Bot", "", "no-module", "Install it"),
        ("{file}:Bot", None, "no-file", "Check the path"),
        ("{file}:Bot", "class Bot\n  pass", "import", "line 1"),
        ("{file}:Bot", "import no_such_library", "import", "no_such_library"),
        ("{file}:Bot", "1 / 0", "import", "ZeroDivisionError"),
        ("{file}:Bot", FIRST, "no-class", "it has First"),
        ("{file}:Bot", "class Bot: pass", "no-choose", "choose(view, decision)"),
        ("{file}:Bot", "Bot = 7", "no-choose", "choose(view, decision)"),
        ("{file}:Bot", "def Bot(): return 7", "no-choose", "choose(view, decision)"),
        (
            "{file}:Bot",
            FIRST.replace("First", "Bot") + "\n    def __init__(self): 1 / 0",
            "constructor",
            "ZeroDivision",
        ),
        ("{file}:Bot", FIRST.replace("First", "Bot") + "\n    def __init__(self, a): ...", "constructor", "argument"),
    ],
)
def test_bots_that_cannot_be_had(tmp_path: Path, spec: str, text: str | None, reason: str, says: str) -> None:
    file = tmp_path / f"bot_{reason.replace('-', '_')}.py"
    if text is not None:
        file.write_text(text, encoding="utf-8")
    with pytest.raises(BotError, match=r".+\.$") as e:
        load(spec.format(file=file))
    assert e.value.reason == reason
    assert says in str(e.value)


# ----------------------------------------------------------------------------------------------------------------------
# Asking bots


class Fixed:
    """Answers what it was told to."""

    def __init__(self, answer: object) -> None:
        self.answer = answer

    def choose(self, view: View, decision: Decision) -> str:
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer  # type: ignore[return-value]


class Slow:
    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def choose(self, view: View, decision: Decision) -> str:
        try:
            time.sleep(self.seconds)
        except Exception:
            time.sleep(self.seconds)
        return decision.options[-1]


@pytest.fixture
def game() -> Game:
    return new_game("classic", players=2, seed=7)


def question(game: Game) -> tuple[View, Decision]:
    decision = game.decision()
    assert decision is not None
    return game.view(decision.seat), decision


def test_an_answer(game: Game) -> None:
    assert ask(Fixed("rest"), *question(game)) == Answer("rest", 2)


@pytest.mark.parametrize(
    ("answer", "fault", "given"),
    [
        ("attack:1", ILLEGAL, "attack:1"),
        (None, ILLEGAL, "None"),
        (2, ILLEGAL, "2"),
        (["rest"], ILLEGAL, "['rest']"),
        (KeyError("torch"), FAILED, "KeyError: 'torch'"),
        (ValueError("two\nlines"), FAILED, "ValueError: two lines"),
    ],
)
def test_a_bad_answer_is_named_and_replaced(game: Game, answer: object, fault: str, given: str) -> None:
    assert ask(Fixed(answer), *question(game)) == Answer("village", 0, fault, given)


def test_a_late_answer_is_named_and_replaced(game: Game) -> None:
    start = time.perf_counter()
    assert ask(Slow(30), *question(game), seconds=0.05) == Answer("village", 0, LATE, "0.05 s")
    assert time.perf_counter() - start < 5, "who thinks for too long is interrupted"
    assert ask(Slow(0), *question(game), seconds=5).option == "rest"


def test_a_pick_out_of_range_is_illegal(game: Game) -> None:
    class Wild(RandomBot):
        def pick(self, view: View, decision: Decision) -> int:
            return 99

    assert ask(Wild(), *question(game)) == Answer("village", 0, ILLEGAL, "99")


def test_nothing_is_said_of_the_real_position(game: Game) -> None:
    """What a bot gets are views and decisions; their public parts give no way to the position."""
    view, decision = question(game)
    public = [getattr(view, name) for name in dir(view) if not name.startswith("_") and name != "data"]
    assert not any(part is game.state for part in public)
    assert not any(getattr(decision, name) is game.state for name in dir(decision) if not name.startswith("_"))


# ----------------------------------------------------------------------------------------------------------------------
# The two that come with the program


def test_random_is_repeatable_and_even(game: Game) -> None:
    view, decision = question(game)
    picks = [[RandomBot(seed).pick(view, decision) for seed in range(600)] for _ in range(2)]
    assert picks[0] == picks[1]
    assert all(150 < picks[0].count(i) < 250 for i in range(3))


def test_pick_and_choose_say_the_same() -> None:
    for bot in (GreedyBot, RandomBot):
        walk = Walk(2, state=strong_opening(2), listen=False)
        for decision, _ in itertools.islice(walk, 150):
            view = walk.game.view(decision.seat)
            assert bot().choose(view, decision) == decision.options[bot().pick(view, decision)]


@pytest.mark.parametrize("seed", range(6))
def test_greedy_sees_only_what_its_seat_sees(seed: int) -> None:
    """All that the seat does not know is dealt anew; the answer stays the same."""
    walk = Walk(seed, state=strong_opening(seed), listen=False)
    asked = 0
    for decision, _ in itertools.islice(walk, 250):
        if len(decision.options) > 1:
            asked += 1
            view = walk.game.view(decision.seat)
            other = Game(view.sample(walk.step), listen=False, history=False)
            again = other.decision(decision.seat)
            assert again is not None
            mine = GreedyBot().choose(view, decision)
            assert mine == GreedyBot().choose(other.view(decision.seat), again), decision.data()
    assert asked > 50


def test_greedy_touches_nothing() -> None:
    walk = Walk(3, state=strong_opening(3), listen=False)
    for decision, _ in itertools.islice(walk, 120):
        before = walk.game.view(decision.seat).data(), list(decision.options), walk.state.luck
        GreedyBot().pick(walk.game.view(decision.seat), decision)
        assert before == (walk.game.view(decision.seat).data(), list(decision.options), walk.state.luck)


def test_greedy_beats_random() -> None:
    tally = play_all(Plan("classic", 2, ("greedy", "random"), seed=11), range(100))
    assert not tally.failures and not tally.unfinished
    assert tally.rows["greedy"].wins > 95


def test_greedy_brings_its_games_to_their_end() -> None:
    for players in (2, 5):
        tally = play_all(Plan("classic", players, ("greedy",) * players, seed=12), range(30))
        assert not tally.failures and not tally.unfinished
        assert tally.turns / tally.games < 60 * players


def test_greedy_uses_what_it_owns() -> None:
    owned: set[tuple[str, int]] = set()
    used: set[tuple[str, int]] = set()
    for g in range(120):
        key = key_from_seed(g, "test greedy")
        game = Game(CLASSIC.deal(RULES, CLASSIC.random_setup(g), 2, key), listen=False, history=False)
        bots = [GreedyBot(), GreedyBot()]
        turn = 0
        while not game.over:
            decision = game.decision()
            assert decision is not None
            several = len(decision.options) > 1
            i = bots[decision.seat].pick(game.view(decision.seat), decision) if several else 0
            option = decision.options[i]
            if option.startswith("use:"):
                name, _, number = option.removeprefix("use:").partition(".")
                used.add((name.partition("#")[0], int(number or 1)))
            game.choose(decision, i)
            if game.state.turn != turn:
                turn = game.state.turn
                for seat in range(2):
                    for card in game.view(seat).owned(seat):
                        abilities = game.view().card(card).abilities
                        owned |= {(card, n) for n, a in enumerate(abilities, 1) if isinstance(a, Use)}
    assert len(owned) > 30
    assert len(used & owned) >= 0.8 * len(owned), sorted(owned - used)


# ----------------------------------------------------------------------------------------------------------------------
# What greedy makes of cards


def profile(name: str) -> Profile:
    return Profile(RULES.cards[RULES.index[name]])


def test_profiles_read_abilities_from_the_data() -> None:
    guard = profile("town-guard")
    assert [(u.draw, u.free, u.sells) for u in guard.village] == [(2, True, False), (3, False, True)]
    assert profile("dwarf-guardian").blade is not None
    assert profile("polearm").strong == (4, 8)
    assert profile("feayn-archer").blocked == 1
    assert profile("amazon-archer").far == 2
    assert profile("battle-fury").support == 1
    assert profile("selurin-warlock").double
    assert profile("disease").loss == 1
    assert profile("blink-dog").foe.needs_light
    assert profile("ebon-fume").foe.no_magic
    assert profile("suffering").foe.weakens == 2 and profile("suffering").foe.gains == 1
    assert profile("haunt").foe.tricky


def test_an_unknown_word_counts_for_nothing() -> None:
    """Every card of the box can be read, whatever is on it."""
    for card in RULES.cards:
        assert Profile(card).talent > -5
    assert make(find("greedy"), "greedy", 1) is not None
