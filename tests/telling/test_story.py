"""The story of a game: lines with subjects and cards, what was taken back, and each turn in one sentence."""

from __future__ import annotations

import pytest

from duskhall.core.events import MoveUndone, TurnBegan
from duskhall.core.game import Game
from duskhall.telling.log import Log, Told
from duskhall.telling.pieces import Piece, marked, pieces
from tests.helpers import SPECTATOR, Walk, edited, plain_opening, reproducing, staged
from tests.telling.tables import phrases_of

PARTY = ("hand.1: militia*2, dagger, torch, iron-rations, thyrian-squire", "hall: harbinger | kingdom | griffon")


def story(game: Game, reader: int = SPECTATOR, since: int = 0) -> list[Told]:
    rows = game.events(reader)
    log = Log(marked(phrases_of(game)), reader, subjects=True)
    start = game.start.active, game.start.turn
    return log.story(rows[since:], game.start.active, first=0 if since else 1, past=rows[:since], start=start)


def plain(told: Told) -> str:
    return "".join(piece.text for piece in pieces(told.text)).replace("\N{NO-BREAK SPACE}", " ")


def deeds(game: Game, reader: int = SPECTATOR) -> list[str]:
    return [plain(one) for one in story(game, reader) if one.kind == "deed"]


def play(game: Game, *moves: str) -> Game:
    for move in moves:
        game.answer(game.decision().seat, move)
    return game


def test_a_sentence_comes_in_pieces_with_the_cards_in_it() -> None:
    game = play(Game(staged(*PARTY)), "dungeon", "equip:dagger>militia")
    told = next(one for one in story(game, 1) if "Dagger" in one.text and "gives" in one.text)
    assert pieces(told.text) == [
        Piece("Ann gives "),
        Piece("Militia", "militia"),
        Piece(" the "),
        Piece("Dagger", "dagger"),
        Piece("."),
    ]
    assert pieces("no card in it") == [Piece("no card in it")]


def test_every_sentence_of_the_story_has_its_subject() -> None:
    game = play(Game(staged(*PARTY)), "dungeon")
    assert [plain(one) for one in story(game, 1)][1] == "Ann enters the dungeon."
    assert [plain(one) for one in story(game, 0)][1] == "You enter the dungeon."
    # The terminal tells a turn as a paragraph under its head and says the name once.
    assert Log(phrases_of(game), 1).entries(game.events(1), 0, first=1)[1] == ("line", "Enters the dungeon.")


def test_a_battle_is_told_by_its_outcome() -> None:
    won = play(Game(staged(*PARTY)), "dungeon", "equip:dagger>militia", "done", "attack:1")
    lost = play(Game(staged(*PARTY)), "dungeon", "done", "attack:3")
    assert [one.kind for one in story(won) if "against" in one.text] == ["won"]
    assert [one.kind for one in story(lost) if "against" in one.text] == ["lost"]


def test_a_turn_is_told_in_one_sentence() -> None:
    beaten = play(Game(staged(*PARTY)), "dungeon", "equip:dagger>militia", "done", "attack:1")
    assert deeds(beaten) == ["beat Harbinger in rank 1 with Militia, Dagger: 1 XP, 1 VP."]
    game = Game(staged("hand.1: militia*3, torch, iron-rations, dagger", "hand.2: militia*6"))
    play(game, "village", "buy:torch")
    while game.state.turn == game.start.turn:
        play(game, "done")
    assert deeds(game) == ["visited the village and bought Torch for 3 gold."]
    play(game, "rest", "destroy:militia")
    assert deeds(game)[1] == "rested and destroyed Militia."


def test_lines_say_what_was_taken_back() -> None:
    game = play(Game(staged(*PARTY)), "dungeon", "equip:dagger>militia")
    game.undo(0)
    told = story(game)
    undone = told[-1]
    assert undone.kind == "undone"
    gone = [plain(one) for one in told if undone.back < one.number < undone.number]
    assert gone == ["Ann gives Militia the Dagger."]


def test_a_deed_leaves_out_what_was_taken_back() -> None:
    game = play(Game(staged(*PARTY)), "village")
    game.undo(0, freely=True)
    play(game, "rest", "destroy:torch")
    assert deeds(game) == ["rested and destroyed Torch."]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["classic", "advance", "quest"])
def test_the_story_is_the_same_in_one_go_and_piece_by_piece(name: str) -> None:
    for seed in range(1, 5):
        walk = Walk(seed, turns=10, name=name)
        with reproducing(walk):
            for _ in walk:
                pass
        game = walk.game
        for reader in range(SPECTATOR, game.state.seats):
            whole = story(game, reader)
            rows = game.events(reader)
            turns = [e for e in rows if isinstance(e, TurnBegan)]
            assert sum(one.kind == "deed" for one in whole) >= len(turns)
            assert not any("None" in one.text or "{" in one.text for one in whole)
            assert not any("\x01" in plain(one) for one in whole)
            for e in rows:
                assert not isinstance(e, MoveUndone) or e.back < e.number
            since = next((e.number for e in turns[len(turns) // 2 :]), 0)
            rest = [one.text for one in story(game, reader, since) if one.kind == "deed"]
            assert rest == [one.text for one in whole if one.kind == "deed" and one.number >= since]


def test_a_monster_given_to_another_player_is_told_as_a_gift() -> None:
    start = edited(
        plain_opening(4, name="advance"),
        "hall: drakeclan-ambusher | drakeclan-ambusher | ogre | ogre",
        "hand.1: criochan-knight, torch",
    )
    game = play(Game(start), "dungeon", "attack:1", "seat:2")
    assert "Ann gives you Drakeclan Ambusher." in [plain(one) for one in story(game, 1)]
    assert "You give Bob Drakeclan Ambusher." in [plain(one) for one in story(game, 0)]
    while game.state.turn == game.start.turn:
        play(game, str(game.decision().options[0]))
    assert deeds(game) == ["beat Drakeclan Ambusher in rank 1 and gave Drakeclan Ambusher to Bob: 1 XP."]
