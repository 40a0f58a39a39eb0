"""The front door: what ``import duskhall`` gives, and the game as users hold it."""

from __future__ import annotations

import copy
import pickle
import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import pytest

import duskhall
from duskhall.bots import ask
from duskhall.core.state import SPECTATOR
from duskhall.editions import NAMES, edition
from duskhall.editions.setup import ENDINGS
from duskhall.notation.lines import NotationError
from duskhall.text import reading
from tests.helpers import Walk, both, reproducing, staged, text_of

TORCH = edition("classic").rules.cards[edition("classic").rules.index["torch"]]


T = TypeVar("T")


def pickled(value: T) -> T:
    found: T = pickle.loads(pickle.dumps(value))
    return found


def played(name: str, seed: int, bots: tuple[str, ...] = ("greedy", "greedy")) -> duskhall.Game:
    """A whole game of bots."""
    game = duskhall.new_game(name, len(bots), "random", seed=seed)
    players = [duskhall.load_bot(bot, seed) for bot in bots]
    while not game.over:
        decision = game.decision()
        game.play(ask(players[decision.seat], game.view(decision.seat), decision).option, decision.seat)
    return game


# ------------------------------------------------------------------------------------------------------------
# Names


def test_importing_loads_nothing_else() -> None:
    code = "import sys, duskhall; print([name for name in sys.modules if name.startswith('duskhall.')])"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert done.stdout.strip() == "[]"


def test_every_public_name_is_there() -> None:
    assert set(duskhall.__all__) <= set(dir(duskhall))
    for name in duskhall.__all__:
        assert getattr(duskhall, name) is not None
    assert duskhall.Game is type(duskhall.new_game(seed=1))
    with pytest.raises(AttributeError, match="no attribute 'new_gane'"):
        duskhall.new_gane  # type: ignore[attr-defined]  # noqa: B018
    names: dict[str, object] = {}
    exec("from duskhall import *", names)
    assert names["Game"] is duskhall.Game


@pytest.mark.parametrize("first", ["", "import duskhall.editions.setup", "duskhall.new_game()"])
def test_editions_can_be_called_whatever_was_loaded_before(first: str) -> None:
    code = f"import duskhall\n{first}\nprint([e.name for e in duskhall.editions()])"
    code += "\nfrom duskhall import editions\nassert editions() == duskhall.editions()"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert done.stdout.strip() == str(list(NAMES))


# ------------------------------------------------------------------------------------------------------------
# New games


def test_set_ups() -> None:
    classic = edition("classic")
    assert duskhall.new_game(seed=1).setup == classic.first_game
    assert duskhall.new_game(setup="random", seed=4).setup == classic.random_setup(4)
    assert duskhall.new_game("advance", 2, "Learning").state.rules.board == "learning"
    own = replace(classic.first_game, village=("torch", *classic.first_game.village[1:]))
    with pytest.raises(ValueError, match="“torch” is not one of the village cards; choose from "):
        duskhall.new_game(setup=own)
    with pytest.raises(ValueError, match="this set-up is for classic"):
        duskhall.new_game("quest", setup=classic.first_game)


def test_a_wrong_name_says_what_there_is() -> None:
    with pytest.raises(ValueError, match="there is no edition 'clasic'; there are classic, advance, quest"):
        duskhall.new_game("clasic")
    with pytest.raises(ValueError, match=r"no set-up 'tower'; there are first, learning, .*contempt, random"):
        duskhall.new_game("advance", setup="tower")
    with pytest.raises(ValueError, match="quest is for 2 to 4 players, not 5"):
        duskhall.new_game("quest", 5)
    with pytest.raises(ValueError, match="there is no seat 2 to begin; the seats are 0 to 1"):
        duskhall.new_game(first=2)


def test_changed_and_further_cards_are_in_the_game() -> None:
    bright = replace(TORCH, figures={**TORCH.figures, "light": 5})
    game = duskhall.new_game(seed=1, cards=(bright,))
    assert game.view(0).card("torch") == bright and game.state.rules is not edition("classic").rules
    assert duskhall.load(game.save()).view(0).card("torch") == bright
    again = pickle.loads(pickle.dumps(game))
    assert again.view(0).card("torch") == bright
    assert pickle.loads(pickle.dumps(game)).state.rules is again.state.rules, "built once"
    assert copy.deepcopy(game).state.rules is game.state.rules
    assert game.state_key() != duskhall.new_game(seed=1).state_key()
    new = replace(TORCH, id="beacon", name="Beacon", stack="beacon")
    assert duskhall.new_game(cards=[new]).view(0).card("beacon") == new


# ------------------------------------------------------------------------------------------------------------
# Playing


def test_moves_are_played_as_moves_and_as_text() -> None:
    game = duskhall.new_game(seed=7, first=0)
    assert [str(move) for move in game.moves] == ["village", "dungeon", "rest"] == list(game.decision().options)
    game.play(game.moves[1])
    game.play("equip:dagger>militia")
    assert game.played == [(0, "dungeon"), (0, "equip:dagger>militia")]
    with pytest.raises(duskhall.Refused) as error:
        game.play("village")
    assert error.value.reason and error.value.answer == "village" and len(game.played) == 2
    with pytest.raises(duskhall.Refused, match="not-asked"):
        game.play("done", seat=1)


def test_what_cannot_be_asked_says_so() -> None:
    game = duskhall.new_game(seed=7, first=0)
    assert game.asks(0) and not game.asks(1)
    with pytest.raises(duskhall.Refused, match=r"not-asked \(seat 1 is not asked now; asked: 0\)"):
        game.decision(1)
    with pytest.raises(duskhall.Refused, match="the game is not over"):
        game.outcome()
    with pytest.raises(duskhall.Refused, match="there is no move to undo"):
        game.undo()
    with pytest.raises(duskhall.Refused, match="history=False"):
        duskhall.new_game(history=False).undo()
    with pytest.raises(ValueError, match="history=False"):
        duskhall.new_game(history=False).record()
    over = played("quest", 1)
    assert over.moves == [] and over.decisions() == []
    with pytest.raises(duskhall.Refused, match="game-over"):
        over.decision()
    with pytest.raises(duskhall.Refused, match="game-over"):
        over.play("done")


def test_undo_takes_back_the_last_decision_whoever_made_it() -> None:
    game = duskhall.new_game(seed=7, first=0)
    texts = []
    for _ in range(40):
        texts.append(text_of(game.state))
        game.play(game.moves[-1])
    for text in reversed(texts):
        game.undo()
        assert text_of(game.state) == text
    assert game.marked, "something had been seen"


# ------------------------------------------------------------------------------------------------------------
# Decisions and views that are kept


def used_up(decision: duskhall.Decision) -> None:
    """Whatever needs the position is refused, and what does not is still there."""
    for look in (
        lambda: list(decision.options),
        lambda: decision.options[0],
        lambda: decision.options[:1],
        lambda: decision.moves,
        lambda: decision.ways,
        lambda: decision.verb,
        lambda: decision.about,
        lambda: decision.left,
        lambda: decision.gold,
        decision.meanings,
        decision.named,
        decision.shown,
        decision.turned,
        decision.data,
    ):
        with pytest.raises(duskhall.StaleDecision, match="stale"):
            look()
    assert not decision.open and "not open any more" in repr(decision) and "not open" in repr(decision.options)
    assert (decision.seat, decision.count, len(decision.options)) == (decision.seat, decision.count, decision.count)


@both
def test_a_decision_ends_with_its_answer_and_with_an_undo(name: str) -> None:
    waited = 0
    for seed in (1, 2, 3, 4, 8):
        walk = Walk(seed, name, turns=10, history=True)
        with reproducing(walk):
            for decision, index in walk:
                others = [d for d in walk.game.decisions() if d.seat != decision.seat]
                texts = [d.data() for d in others]
                twin = walk.game.decision(decision.seat)
                walk.go(decision, index)
                used_up(decision)
                used_up(twin)
                # Seats that are asked at the same time are asked until they answer.
                for d, text in zip(others, texts, strict=True):
                    if d.open:
                        assert d.data() == text
                        waited += 1
                if walk.step % 5 == 0 and not walk.state.over:
                    last, still = walk.game.decisions()[0], [d for d in others if d.open]
                    walk.game.undo()
                    for d in (decision, twin, last, *still):
                        used_up(d)
                    with pytest.raises(duskhall.StaleDecision):
                        walk.game.choose(decision, index)
    assert waited > 5


def test_the_same_number_on_another_branch_is_another_decision() -> None:
    game = duskhall.new_game(seed=7, first=0)
    game.play("dungeon")
    old = game.decision()
    game.undo()
    game.play("village")
    new = game.decision()
    assert (old.seat, old.number) == (new.seat, new.number)
    used_up(old)
    with pytest.raises(duskhall.StaleDecision):
        game.choose(old, 0)
    # Even where the same question is put once more.
    game.undo()
    game.play("dungeon")
    used_up(old)
    assert game.decision().open


def test_a_decision_is_answered_in_its_own_game() -> None:
    one, two = (duskhall.new_game(seed=7) for _ in range(2))
    with pytest.raises(duskhall.StaleDecision, match="another game"):
        two.choose(one.decision(), 0)


@both
def test_a_view_follows_an_undo(name: str) -> None:
    walk = Walk(2, name, turns=10, history=True)
    game = walk.game
    kept = [game.view(seat) for seat in range(SPECTATOR, game.state.seats)]
    kinds = list(range(len(game.state.rules.cards) + 1))
    marks: dict[int, list[int]] = {}
    with reproducing(walk):
        for decision, index in walk:
            walk.go(decision, index)
            if walk.step % 3 == 0:
                before = [view.mark() for view in kept]
                hands = [(view.turn, view.hand_as(kinds)) for view in kept]
                game.undo()
                for view, mark, hand in zip(kept, before, hands, strict=True):
                    assert view.data() == game.view(view.seat).data()
                    assert (view.turn, view.hand_as(kinds)) == hand or view.mark() > mark
                marks[walk.step] = before
                if not game.over:
                    game.choose(game.decision(decision.seat), index)
            assert [view.data() for view in kept] == [game.view(view.seat).data() for view in kept]
    assert len(marks) > 5


# ------------------------------------------------------------------------------------------------------------
# Results


@both
def test_the_outcome_is_what_the_cards_say(name: str) -> None:
    endings = set()
    for seed in range(1, 5):
        game = played(name, seed)
        outcome = game.outcome()
        endings.add(outcome.ending)
        assert outcome.ending in ENDINGS and outcome.turns == game.view().turn
        assert outcome.winners == tuple(score.seat for score in outcome.scores if score.winner)
        assert outcome.winner == (outcome.winners[0] if len(outcome.winners) == 1 else None)
        for seat, score in enumerate(outcome.scores):
            assert score.seat == seat and score.vp == game.view(seat).score(seat)
            assert sum(row.vp for row in score.ledger) == score.vp
            owned = game.view(seat).owned(seat)
            assert all(row.count <= owned[row.card] for row in score.ledger if row.card)
        best = max(score.vp for score in outcome.scores)
        assert {outcome.scores[seat].vp for seat in outcome.winners} == {best}
        assert bool(outcome.tie_break) == (sum(s.vp == best for s in outcome.scores) > len(outcome.winners))
        assert f"won by seat {outcome.winners[0]}" in repr(game)
        with pytest.raises(AttributeError):
            outcome.turns = 1  # type: ignore[misc]
        assert outcome == pickle.loads(pickle.dumps(outcome)) == copy.deepcopy(outcome)
    assert endings <= {"quest": {"guardian"}}.get(name, {"taken", "reached", "emptied"})


@pytest.mark.parametrize(
    ("name", "hall", "front", "ending"),
    [
        ("classic", "stone-of-mystery | - | -", "", "reached"),
        ("classic", "- | - | -", "discard.1: stone-of-mystery", "taken"),
        ("advance", "stramst | - | - | -", "", "reached"),
        ("advance", "- | - | - | -", "hand.2: stramst", "taken"),
        ("advance", "- | - | - | -", "destroyed: stramst", "emptied"),
    ],
)
def test_how_a_game_ended(name: str, hall: str, front: str, ending: str) -> None:
    lines = (f"position: 1\nedition: {name}", "seats: 2\nover: yes\nxp: 0 0", f"hall: {hall}", front)
    assert duskhall.load("\n".join(lines) + "\n").outcome().ending == ending


def test_a_tie_is_broken_and_shared() -> None:
    over = "position: 1\nedition: classic\nseats: 3\nover: yes\nxp: 0 0 0\n"
    shared = duskhall.load(f"{over}discard.1: torch\n").outcome()
    assert shared.winners == (0, 1, 2) and shared.winner is None and shared.tie_break == ""
    cards = edition("classic").rules.cards
    points = next(c.figures["vp"] for c in cards if c.id == "stone-of-mystery")
    equal = next(c.id for c in cards if c.figures.get("vp") == points and c.kind == "monster")
    broken = duskhall.load(f"{over}discard.1: {equal}\nhand.3: stone-of-mystery\n").outcome()
    assert broken.winners == (2,) and broken.winner == 2 and broken.tie_break == "stone"
    assert [score.vp for score in broken.scores] == [points, 0, points]
    assert broken.scores[2].ledger[0].card == "stone-of-mystery"


# ------------------------------------------------------------------------------------------------------------
# Copies


@both
@pytest.mark.parametrize("way", ["copy", "copy.copy", "deepcopy", "pickle"])
def test_a_copy_is_the_same_game_and_independent(name: str, way: str) -> None:
    ways: dict[str, Callable[[duskhall.Game], duskhall.Game]] = {
        "copy": duskhall.Game.copy,
        "copy.copy": copy.copy,
        "deepcopy": copy.deepcopy,
        "pickle": pickled,
    }
    make = ways[way]
    walk = Walk(4, name, turns=14)
    game = walk.game = duskhall.Game(walk.state)
    with reproducing(walk):
        for decision, index in walk:
            if walk.step % 7:
                continue
            before = text_of(game.state)
            twin = make(game)
            assert type(twin) is duskhall.Game and twin.state.rules is game.state.rules
            assert (text_of(twin.state), twin.played, twin.marked) == (before, game.played, game.marked)
            assert twin.state_key() == game.state_key()
            assert [twin.events(seat) for seat in (SPECTATOR, 0, 1)] == [game.events(s) for s in (SPECTATOR, 0, 1)]
            twin.choose(twin.decision(decision.seat), index)
            assert text_of(game.state) == before, "the copy goes its own way"
            walk.go(decision, index)
            assert text_of(twin.state) == text_of(game.state), "with the same luck"
            assert twin.events(0) == game.events(0)
            after = text_of(game.state)
            for _ in range(min(3, walk.step)):
                twin.undo()
            assert text_of(game.state) == after
            if walk.step >= 3:
                twin.undo()
                assert twin.record() and text_of(twin.state) != after


@both
def test_positions_views_and_decisions_are_copied_with_their_game(name: str) -> None:
    walk = Walk(3, name, turns=8)
    with reproducing(walk):
        for decision, index in walk:
            if walk.step % 5:
                continue
            for make in (copy.deepcopy, pickled):
                game, view, asked = make((walk.game, walk.game.view(0), decision))
                assert asked.data() == decision.data() and view.data() == walk.game.view(0).data()
                game.choose(asked, index)
                assert view.data() == game.view(0).data(), "the view looks at the copied game"
                assert decision.open and not asked.open
                state = make(walk.state)
                assert state is not walk.state and text_of(state) == text_of(walk.state)
            assert copy.copy(walk.state) is not walk.state
            assert copy.copy(walk.game.view(0)).data() == walk.game.view(0).data()


def test_a_decision_that_is_not_open_is_not_copied() -> None:
    game = duskhall.new_game(seed=7)
    decision = game.decision()
    game.play("rest")
    for make in (copy.copy, copy.deepcopy, pickle.dumps):
        with pytest.raises(duskhall.StaleDecision):
            make(decision)


def test_small_things_are_pickled_too() -> None:
    refused = pickle.loads(pickle.dumps(duskhall.Refused("level-full", "level:x", "refusal-no-own-move", seat="1")))
    assert (refused.reason, refused.answer, refused.hint) == (
        *("level-full", "level:x"),
        "refusal-no-own-move",
    )
    assert str(refused) == "level-full: level:x (seat 1 has made no move that can be undone)"
    with reading("de"):
        assert "Platz 1 hat keinen Schritt gemacht" in str(refused)
    stale = pickle.loads(pickle.dumps(duskhall.StaleDecision("done")))
    assert type(stale) is duskhall.StaleDecision and (stale.reason, stale.answer) == ("stale", "done")
    for name in NAMES:
        e = edition(name)
        assert pickle.loads(pickle.dumps(e)) is e and copy.deepcopy(e) is e
        assert pickle.loads(pickle.dumps(e.rules)) is e.rules
        assert pickle.loads(pickle.dumps(e.first_game)) == e.first_game
    move = duskhall.Move.parse("equip:dagger>militia#2")
    assert pickle.loads(pickle.dumps(move)) == move == copy.deepcopy(move)
    assert pickle.loads(pickle.dumps(TORCH)) == TORCH


# ------------------------------------------------------------------------------------------------------------
# Records and saves


@both
def test_a_game_goes_on_after_a_save(name: str, tmp_path: Path) -> None:
    game = duskhall.new_game(name, 3, "random", seed=5)
    for _ in range(30):
        game.play(game.moves[-1])
    file = tmp_path / "game.txt"
    assert game.save(file) == file.read_text(encoding="utf-8")
    for again in (duskhall.load(file), duskhall.load(str(file)), duskhall.load(game.save())):
        assert type(again) is duskhall.Game
        assert text_of(again.state) == text_of(game.state) and again.state_key() == game.state_key()
        assert again.played == game.played and again.setup == game.setup
    again.undo()
    game.undo()
    assert text_of(again.state) == text_of(game.state)
    for _ in range(30):
        game.play(game.moves[0])
        again.play(again.moves[0])
    assert text_of(again.state) == text_of(game.state)


def test_a_game_without_history_is_saved_as_its_position() -> None:
    game = duskhall.new_game("advance", seed=3, history=False, listen=False)
    for _ in range(10):
        game.play(game.moves[0])
    assert game.save().startswith("position: 1\n")
    again = duskhall.load(game.save())
    assert text_of(again.state) == text_of(game.state) and again.setup is None


def test_a_record_names_the_players_and_the_result() -> None:
    game = played("classic", 2)
    text = game.record(["Anna", "Bert"])
    assert "player 1: Anna\nplayer 2: Bert\n" in text and text.splitlines()[-1].startswith("result: won by")
    assert duskhall.load(text).outcome() == game.outcome()
    assert "player 2: Player 2\n" in game.record()
    with pytest.raises(ValueError, match="2 seats, but 1 names"):
        game.record(["Anna"])


def test_a_file_that_is_no_game_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "list.txt"
    file.write_text("milk\neggs\n", encoding="utf-8")
    with pytest.raises(NotationError, match="position: 1"):
        duskhall.load(file)
    with pytest.raises(FileNotFoundError):
        duskhall.load(tmp_path / "nothing.txt")


# ------------------------------------------------------------------------------------------------------------
# What a debugger shows


def test_every_public_object_says_what_it_is() -> None:
    game = duskhall.new_game(seed=7, first=0)
    assert repr(game) == "<Game classic: 2 players, turn 1 of seat 0, seat 0 decides: branch, 3 options>"
    assert repr(game.decision()) == "<Decision 1 of seat 0: branch, options village, dungeon, rest>"
    assert repr(game.view(0)).startswith("<View of classic, turn 1 of seat 0, by seat 0 with torch iron-rations")
    assert repr(game.view()) == "<View of classic, turn 1 of seat 0, by a spectator>"
    game.play("village")
    assert repr(game.decision()).endswith("… 8 more>")
    assert repr(duskhall.Move.parse("attack:2")) == "Move.parse('attack:2')"
    assert repr(edition("quest")).startswith("<Edition quest: 2 to 4 players, set-ups first, a-mirror-in-the-dark, ")
    first = edition("classic").first_game
    assert repr(first).startswith("Setup(edition='classic', monsters=(") and "guardian" not in repr(first)
    assert eval(repr(first), {"Setup": duskhall.Setup}) == first
    assert repr(TORCH).startswith("Card(id='torch'")
    assert repr(duskhall.Refused("too-dark", "go:x")) == "Refused('too-dark', 'go:x', '')"
    outcome = repr(played("quest", 1).outcome())
    assert outcome.startswith("Outcome(winners=(") and "ending='guardian'" in outcome


def test_a_refusal_says_what_could_be_played() -> None:
    game = duskhall.new_game("classic", seed=7, first=0)
    with pytest.raises(
        duskhall.Refused, match=r"not-understood.*seat 0 is asked, branch: \['village', 'dungeon', 'rest'\]"
    ):
        game.play("!!")
    game.play("dungeon")
    with pytest.raises(duskhall.Refused, match="freely=True goes back"):
        game.undo(0)
    with pytest.raises(duskhall.Refused, match="seat 1 has made no move"):
        game.undo(1, freely=True)


def test_a_copy_without_history_starts_afresh() -> None:
    game = duskhall.new_game("classic", seed=7, first=0)
    game.play("dungeon")
    light = game.copy(history=False)
    assert light.state_key() == game.state_key() and light.moves == game.moves
    assert not light.played and not light.events(0) and not light.copy().played
    light.play(light.moves[0])
    assert light.state_key() != game.state_key() and len(game.played) == 1
    with pytest.raises(duskhall.Refused, match="history=False"):
        light.undo()


def test_options_are_like_a_list() -> None:
    decision = duskhall.new_game("classic", seed=7, first=0).decision()
    assert decision.options == ["village", "dungeon", "rest"] and decision.options != ["village"]
    assert duskhall.Move("village") in decision.options and "rest" in decision.options
    assert "attack:1" not in decision.options and decision.options != "village"


@pytest.mark.parametrize(
    "wrong", [{"setup": None}, {"setup": ["first"]}, {"players": "2"}, {"seed": "a"}, {"seed": 1.5}]
)
def test_things_of_another_type_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(TypeError, match=f"^{next(iter(wrong))} is "):
        duskhall.new_game("classic", **wrong)


def test_a_set_up_that_cannot_be_is_refused_in_words() -> None:
    first = duskhall.new_game("classic").setup
    assert first is not None
    with pytest.raises(ValueError, match=r"^(?!setup-).* .*"):
        duskhall.new_game("classic", setup=replace(first, heroes=(*first.heroes[:3], first.heroes[0])))


def test_names_of_a_record_are_lines() -> None:
    game = duskhall.new_game("classic")
    for names in ("ab", ["a\nmove: x", "b"], ["", "b"]):
        with pytest.raises(ValueError, match="one name for each seat"):
            game.record(names)


def test_a_text_that_is_neither_is_refused() -> None:
    with pytest.raises(ValueError, match="neither a record"):
        duskhall.load("hello\nworld\n")


def test_numbers_show_themselves() -> None:
    view = duskhall.new_game("classic", seed=7, first=0).view(0)
    assert re.fullmatch(r"<Forecast of rank 1: \S+, .* against .*>", repr(view.forecast(1)))
    assert repr(view.sums()).startswith("<Sums: attack ")


def test_a_refusal_tells_nothing_of_other_hands() -> None:
    """Several seats are asked at once: a wrong move of one does not list what the others hold."""
    first = edition("advance").first_game
    game = duskhall.new_game("advance", players=3, setup=replace(first, avatars=True), seed=1)
    one, other = game.decisions()[:2]
    with pytest.raises(duskhall.Refused) as refused:
        game.play("nonsense:nonsense", one.seat)
    said = str(refused.value)
    assert f"seat {one.seat} is asked, pick: {one.options!r}" in said and said.count("is asked") == 1
    game.play(one.options[0], one.seat)
    with pytest.raises(duskhall.Refused, match="not-asked") as refused:
        game.play("village", one.seat)
    assert f"asked: {other.seat}" in str(refused.value) and "[" not in str(refused.value)


def test_a_move_that_its_text_cannot_say_is_refused() -> None:
    game = duskhall.new_game("classic", seed=7, first=0)
    with pytest.raises(duskhall.Refused, match="not-understood"):
        game.play(duskhall.Move("village", onto="militia"))
    assert duskhall.load(game.save()).played == game.played == []


def test_a_bot_may_name_a_copy() -> None:
    class Second:
        def choose(self, view: duskhall.View, decision: duskhall.Decision) -> str:
            return "destroy:militia#2"

    game = duskhall.load(text_of(staged("hand.1: militia*3, torch*3", "hall: haunt | nixie | famine")))
    game.play("rest")
    assert "destroy:militia" in game.decision().options
    answer = ask(Second(), game.view(0), game.decision())
    assert (answer.option, answer.fault) == ("destroy:militia", "")
    assert game.decision().index("destroy:militia#2") == list(game.decision().options).index("destroy:militia")
    assert game.decision().index("destroy:militia#4") == -1


def test_a_position_may_begin_with_a_comment() -> None:
    text = text_of(duskhall.new_game("classic", seed=7).state)
    assert duskhall.load("# found in a bug report\n" + text).moves == duskhall.load(text).moves
