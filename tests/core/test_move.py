"""Promise: a move has one grammar. What it says is in its parts, its text reads back as the same move."""

from __future__ import annotations

import copy
import pickle
from itertools import pairwise

import pytest

from duskhall.core.game import Game
from duskhall.core.luck import Stream
from duskhall.core.move import Move, NotAMove
from duskhall.core.state import EMPTY, State, hand_of
from tests.helpers import Walk, both, reproducing

PARTS = {
    "village": Move("village"),
    "guilds-quarter": Move("guilds-quarter"),
    "lose": Move("lose"),
    "use:banish": Move("use", "banish"),
    "use:town-guard.2": Move("use", "town-guard", ability=2),
    "use:trainer#2.1": Move("use", "trainer", copy=2, ability=1),
    "equip:dagger>militia": Move("equip", "dagger", onto="militia"),
    "equip:dagger#2>militia#13": Move("equip", "dagger", copy=2, onto="militia", onto_copy=13),
    "equip:dagger": Move("equip", "dagger"),
    "buy:treasure": Move("buy", "treasure"),
    "level:elf-wizard": Move("level", "elf-wizard"),
    "level:militia#2>elf-wizard": Move("level", "militia", copy=2, onto="elf-wizard"),
    "attack:2": Move("attack", rank=2),
    "go:mine": Move("go", "mine"),
    "drop:shortsword#2": Move("drop", "shortsword", copy=2),
    "seat:2": Move("seat", seat=2),
    "cancel:3": Move("cancel", rank=3),
    "cancel:3.1": Move("cancel", rank=3, ability=1),
    "first:magma-wyrm#2": Move("first", "magma-wyrm", copy=2),
    "lose:attack": Move("lose", attack=1),
    "lose:magic": Move("lose", magic=1),
    "lose:attack*2,magic*1": Move("lose", attack=2, magic=1),
    "lose:attack*1,magic*1": Move("lose", attack=1, magic=1),
    "lose:attack*2": Move("lose", attack=2),
    "lose:magic*3": Move("lose", magic=3),
    "order:4": Move("order", rank=4),
    "destroy:torch": Move("destroy", "torch"),
    "destroy:torch#2": Move("destroy", "torch", copy=2),
    "pick:silverhelm-1": Move("pick", "silverhelm-1"),
    "under:2": Move("under", rank=2),
}

WRONG = {
    "": "not a verb",
    "12": "not a verb",
    "BUY:torch": "not a verb",
    "use town-guard": "not a verb",
    "-done": "not a verb",
    "döne": "not a verb",
    ":torch": "not a verb",
    "use:": "not the id of a card",
    "use:Banish": "not the id of a card",
    "use:two--hyphens": "not the id of a card",
    "use:12": "not the id of a card",
    "use:banish ": "not the id of a card",
    "use:banish.0": "an ability is a number from 1",
    "use:banish.x": "an ability is a number from 1",
    "use:banish.": "an ability is a number from 1",
    "use:banish.1#2": "an ability is a number from 1",
    "use:banish#": "a copy is a number from 1",
    "use:banish#0": "a copy is a number from 1",
    "use:banish#02": "a copy is a number from 1",
    "use:banish#123456": "a copy is a number from 1",
    "use:banish#²": "a copy is a number from 1",
    "use:banish>militia": "takes no goal",
    "equip:>militia": "not the id of a card",
    "equip:dagger>": "not the id of a card",
    "equip:dagger>militia>militia": "not the id of a card",
    "equip:dagger.1>militia": "takes no ability",
    "level:militia>elf-wizard#2": "no copies",
    "buy:torch#2": "takes no number of a copy",
    "go:mine#1": "takes no number of a copy",
    "attack:0": "a rank is a number from 1",
    "attack:x": "a rank is a number from 1",
    "attack:2.1": "takes no ability",
    "under:0": "a rank is a number from 1",
    "cancel:ogre": "a rank is a number from 1",
    "seat:anna": "a seat is a number from 1",
    "lose:": "a loss falls on",
    "lose:health": "a loss falls on",
    "lose:magic*1,attack*1": "a loss falls on",
    "lose:attack*1,attack*1": "a loss falls on",
    "lose:attack*1": "is written 'lose:attack'",
    "lose:attack*0,magic*2": "a loss is a number from 1",
}


@pytest.mark.parametrize("text", PARTS)
def test_a_move_is_read_into_its_parts_and_written_back(text: str) -> None:
    move = Move.parse(text)
    assert move == PARTS[text] and hash(move) == hash(PARTS[text])
    assert str(move) == str(PARTS[text]) == text
    assert repr(move) == f"Move.parse({text!r})"
    assert eval(repr(move)) == move


@pytest.mark.parametrize("text", WRONG)
def test_what_is_no_move_is_refused_and_said_why(text: str) -> None:
    with pytest.raises(NotAMove) as error:
        Move.parse(text)
    assert error.value.text == text
    assert WRONG[text] in error.value.problem
    assert str(error.value) == f"{text!r} is not a move: {error.value.problem}"
    assert isinstance(error.value, ValueError)


def test_moves_can_be_keys_and_be_sorted() -> None:
    moves = [Move.parse(text) for text in PARTS]
    assert {move: str(move) for move in moves} == {move: text for text, move in PARTS.items()}
    ordered = sorted(moves)
    assert ordered == sorted(set(moves))
    for one, next_one in pairwise(ordered):
        assert one < next_one and one <= next_one and next_one > one and next_one >= one
        assert one != next_one and not next_one <= one and not one >= next_one
    assert Move("done") != "done"
    with pytest.raises(TypeError):
        sorted([Move("done"), "done"])  # type: ignore[type-var]


def test_a_move_never_changes() -> None:
    move = Move.parse("use:town-guard.2")
    for part in ("verb", "card", "copy", "ability", "onto", "onto_copy", "rank", "seat", "attack", "magic"):
        with pytest.raises(AttributeError):
            setattr(move, part, getattr(move, part))
    with pytest.raises(AttributeError):
        move.note = "x"  # type: ignore[attr-defined]


@pytest.mark.parametrize("text", PARTS)
def test_a_move_is_copied_and_pickled(text: str) -> None:
    move = PARTS[text]
    assert copy.copy(move) == copy.deepcopy(move) == pickle.loads(pickle.dumps(move)) == move


@both
def test_every_option_of_random_games_reads_back(name: str) -> None:
    seen: set[str] = set()
    for seed in (*range(6), 11, 17):
        walk = Walk(seed, name)
        with reproducing(walk):
            for _ in walk:
                for d in walk.game.decisions():
                    seen.update(str(option) for option in d.options)
    verbs = set()
    for text in seen:
        move = Move.parse(text)
        assert str(move) == text
        assert eval(repr(move)) == move
        verbs.add(move.verb)
    expected = {
        "classic": {"use", "equip", "buy", "level", "attack", "lose", "order", "destroy", "discard", "rest"},
        "advance": {"use", "equip", "buy", "level", "attack", "seat", "cancel", "first", "swap", "prepare"},
        "quest": {"use", "equip", "buy", "level", "go", "drop", "heal", "travel", "temple"},
    }
    assert expected[name] <= verbs, f"never offered: {expected[name] - verbs}"


def test_texts_that_are_nearly_moves_are_refused_or_read_back() -> None:
    """Texts made by chance of the signs that moves are made of: whatever is understood is written back unchanged."""
    signs = (
        "use",
        "lose",
        "attack",
        "seat",
        "cancel",
        "militia",
        "a",
        "2",
        "0",
        ":",
        ":",
        "#",
        ".",
        ">",
        "*",
        ",",
        "-",
    )
    stream = Stream.of(1, "nearly moves")
    understood = 0
    for _ in range(20_000):
        text = "".join(signs[stream.below(len(signs))] for _ in range(1 + stream.below(7)))
        try:
            move = Move.parse(text)
        except NotAMove:
            continue
        understood += 1
        assert str(move) == text
    assert understood > 500


@both
def test_every_copy_that_shares_an_option_can_be_named(name: str) -> None:
    """Whichever of the copies is named, the option is taken, and the same cards come to lie in the same zones."""
    tried = armed = 0
    for seed in range(8):
        walk = Walk(seed, name, turns=30)
        with reproducing(walk):
            for decision, _ in walk:
                for option, shown in zip(decision.options, decision.shown(), strict=True):
                    places = [place for zone, place in shown.at if zone == f"hand.{decision.seat + 1}"]
                    if len(places) < 2:
                        continue
                    tried += 1
                    card = walk.state.zones[hand_of[decision.seat]][places[0]]
                    armed += card in walk.state.held or card in walk.state.held.values()
                    hand = walk.game.view(decision.seat).hand
                    move = Move.parse(option)
                    numbers = [sum(card == move.card for card in hand[: place + 1]) for place in places]
                    ends = {outcome(walk.state, decision.seat, option)}
                    for n in numbers:
                        goal = f">{option.partition('>')[2]}" if move.onto else ""
                        ability = f".{move.ability}" if move.ability else ""
                        said = f"{move.verb}:{move.card}#{n}{ability}{goal}"
                        ends.add(outcome(walk.state, decision.seat, said))
                    assert len(ends) == 1, option
    assert tried > 50 and armed > 2


def outcome(state: State, seat: int, answer: str) -> tuple[str, ...]:
    """What comes of an answer. The order of the cards in a hand, and with it the luck of a shuffle, may differ."""
    game = Game(state.clone(), listen=False)
    game.answer(seat, answer)
    s = game.state
    zones: dict[str, list[int]] = {}
    for name, zone in zip(s.map.names, s.zones, strict=True):
        kind, dot, owner = name.partition(".")
        cards = zones.setdefault(owner if dot and kind in ("deck", "hand", "discard") else name, [])
        cards += [s.kinds[c] for c in zone if c != EMPTY]
    held = sorted((s.kinds[w], h if h == EMPTY else s.kinds[h]) for w, h in s.held.items())
    lying = {name: sorted(cards) for name, cards in zones.items()}
    return str(lying), str(s.xp), str(held), str([(d.seat, d.kind, d.verb) for d in game.decisions()])
