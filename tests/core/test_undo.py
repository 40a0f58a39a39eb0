"""Promise 9: undo is free until something was revealed, drawn or shuffled or another seat answered; it is recorded."""

from __future__ import annotations

from collections import Counter

import pytest

from duskhall import new_game
from duskhall.core.decision import Decision, Refused
from duskhall.core.event import Event
from duskhall.core.events import (
    AbilityUsed,
    CardMoved,
    CardsShown,
    DiceRolled,
    DieChanged,
    HandLaid,
    MoveUndone,
    PileShuffled,
)
from duskhall.core.game import UNDO, Game
from duskhall.core.luck import Stream
from duskhall.notation.record import read, replay, write
from tests.helpers import SPECTATOR, Walk, both, few, reproducing, staged, text_of

SEEDS = few(range(1, 13), range(1, 7))


def revealing(event: Event, laid: int) -> bool:
    """Somebody has seen something that was hidden before. ``laid``: the seat (from 1) whose hand lies open, or 0."""
    match event:
        case HandLaid() | CardsShown() | PileShuffled() | DiceRolled() | DieChanged(turned=False):
            return True
        case AbilityUsed(seat=user, card=card) if not card.startswith(("avatar-", "familiar-")):
            return user != laid  # a card of a hidden hand
        case CardMoved(source=origin, target=to):
            zone, _, seat = origin.partition(".")
            if zone in ("dungeon", "deck", "draw", "secret"):
                return True
            return zone == "hand" and int(seat) != laid and not to.startswith(("hand.", "deck."))
    return False


def was_open(event: Event, seat: int, hand: tuple[str | None, ...]) -> bool:
    """A card of a hand that everybody had seen before leaves it."""
    return isinstance(event, CardMoved) and event.source == f"hand.{seat + 1}" and event.card in set(hand) - {None}


@both
def test_undo_is_free_exactly_while_nothing_was_revealed(name: str) -> None:
    counted: Counter[bool] = Counter()
    for seed in SEEDS:
        walk = Walk(seed, name, turns={"classic": 25, "advance": 12, "quest": 12}[name], history=True)
        game = walk.game
        with reproducing(walk):
            for decision, index in walk:
                told = len(game.events())
                laid = game.state.active + 1 if game.state.laid else 0
                open_hand = game.view(SPECTATOR).hand_of(decision.seat)
                move = decision.options[index]
                # Sealed answers that reveal nothing: whoever comes last when they are carried out may take theirs back.
                sealed = name == "quest" and game.state.stack[-1].at.program is game.state.rules.programs[1]
                walk.go(decision, index)
                if sealed:
                    continue
                new = [e for e in game.events(since=told) if not was_open(e, decision.seat, open_hand)]
                free = not any(revealing(event, laid) for event in new)
                assert game.can_undo(decision.seat) == free, f"after {move} undo is {'not ' if free else ''}free: {new}"
                for seat in range(walk.state.seats):
                    if seat != decision.seat:
                        assert not game.can_undo(seat), "somebody could take back another seat's answer"
                counted[free] += 1
    assert min(counted[True], counted[False]) > few(200, 100), counted


@pytest.mark.slow
@both
def test_undo_returns_exactly_the_earlier_position_and_luck_does_not_run_twice(name: str) -> None:
    taken_back = 0
    for seed in SEEDS:
        walk = Walk(seed, name, turns={"classic": 25, "advance": 12, "quest": 12}[name], history=True)
        with reproducing(walk):
            for decision, index in walk:
                game = walk.game
                before, shown, move = text_of(game.state), decision.data(), decision.options[index]
                views = [game.view(seat).data() for seat in range(SPECTATOR, game.state.seats)]
                walk.go(decision, index)
                after = text_of(game.state)
                if walk.step % 3 and not game.can_undo(decision.seat):
                    continue
                # Among bots it goes further: back over a draw, which then comes again.
                freely = not game.can_undo(decision.seat)
                game.undo(decision.seat, freely=freely)
                assert text_of(game.state) == before
                assert [game.view(seat).data() for seat in range(SPECTATOR, game.state.seats)] == views
                again = game.decision(decision.seat)
                assert again.data() == shown
                assert game.played[-1] == (decision.seat, UNDO) and (decision.seat, move) in game.played
                game.choose(again, index)
                assert text_of(game.state) == after, "what was drawn once was not drawn again"
                taken_back += 1
    assert taken_back > few(300, 150)


def test_undo_is_refused_after_a_reveal_a_draw_and_another_seat() -> None:
    game = Game(staged("hand.1: lorigg-rogue, regian-priest, militia*4", "hand.2: militia*6"))
    for move in ("dungeon", "use:regian-priest.1"):
        game.answer(0, move)
        refuse(game, 0)
    game.answer(0, "use:lorigg-rogue")
    assert game.can_undo(0)
    refuse(game, 1)
    game.answer(1, "discard:militia")
    refuse(game, 0)
    # What was discarded from a hidden hand has been seen by all.
    refuse(game, 1)


def refuse(game: Game, seat: int) -> None:
    before, moves, told = text_of(game.state), list(game.played), len(game.events())
    with pytest.raises(Refused) as caught:
        game.undo(seat)
    assert caught.value.reason == "no-undo"
    assert (text_of(game.state), game.played, len(game.events())) == (before, moves, told)
    assert not game.marked


def test_there_is_nothing_to_take_back_at_the_start_or_without_history() -> None:
    game = new_game(seed=3)
    refuse(game, 0)
    assert not game.can_undo(0, freely=True)
    quiet = Game(staged("hand.1: militia*3, dagger, torch"), history=False)
    quiet.answer(0, "dungeon")
    quiet.answer(0, "equip:dagger>militia")
    refuse(quiet, 0)


def test_undo_is_told_to_everybody_and_marks_the_game_only_when_it_goes_further() -> None:
    game = Game(staged("hand.1: militia*3, dagger*2, torch"))
    game.answer(0, "dungeon")
    game.answer(0, "equip:dagger>militia")
    game.undo(0)
    assert not game.marked
    for seat in range(SPECTATOR, 2):
        assert game.events(seat)[-1] == MoveUndone(len(game.events(seat)), seat=1, turn=1, active=1, back=2)
    assert game.played == [(0, "dungeon"), (0, "equip:dagger>militia"), (0, "undo")]
    agreed = Game(game.state.clone())
    agreed.answer(0, "done")
    agreed.undo(0, agreed=True)
    assert not agreed.marked
    game.undo(0, freely=True)
    assert game.marked and game.played[-1] == (0, "undo")
    assert text_of(game.state) == text_of(game.start)


def test_several_steps_are_taken_back_one_by_one() -> None:
    game = Game(staged("hand.1: militia*3, dagger*3"))
    game.answer(0, "dungeon")
    texts = []
    for move in ("equip:dagger>militia", "equip:dagger#2>militia#2", "equip:dagger#3>militia#3"):
        texts.append(text_of(game.state))
        game.answer(0, move)
        if game.decisions()[0].kind != "window":
            break
    while texts:
        game.undo(0)
        assert text_of(game.state) == texts.pop()
    refuse(game, 0)


@pytest.mark.parametrize("freely", [False, True])
@both
def test_a_record_with_undo_replays_to_the_same_position(name: str, freely: bool) -> None:
    undone = batches = 0
    for seed in SEEDS:
        walk = Walk(seed, name, turns=12, history=True)
        game = walk.game
        stream = Stream.of(seed, "undo")
        names = tuple("abcde"[: game.state.seats])
        with reproducing(walk):
            for decision, index in walk:
                walk.go(decision, index)
                if stream.below(4) == 0:
                    seat = stream.below(game.state.seats) if freely else decision.seat
                    if game.can_undo(seat, freely=freely):
                        undone += 1
                        batches += len(game.state.asked) > 1
                        game.undo(seat, freely=freely)
                if walk.step > 150:
                    break
            text = write(game, names, None)
            again = replay(read(text))
            assert text_of(again.state) == text_of(game.state), (
                f"the record replays to another position:\n{text[-400:]}"
            )
            assert again.played == game.played
            assert write(again, names, None) == text
            assert again.marked == game.marked
    assert undone > few(100, 50) and batches


def test_the_same_answer_after_undo_does_not_use_new_luck() -> None:
    """Drawing, going back and drawing again gives the same cards; a different order of play draws them too."""
    game = Game(staged("hand.1: town-guard*2, militia*4", "deck.1: torch, dagger, iron-rations, militia, lantern"))
    game.answer(0, "village")
    game.answer(0, "use:town-guard.1")
    drawn = game.view(0).hand[-2:]
    luck = game.state.luck
    game.undo(0, freely=True)
    game.answer(0, "use:town-guard.1")
    assert game.view(0).hand[-2:] == drawn == ("torch", "dagger")
    assert game.state.luck == luck
    assert isinstance(game.decisions()[0], Decision)
