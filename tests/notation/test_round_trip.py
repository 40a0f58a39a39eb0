"""Positions and records are read back as they were written; what is cut off or edited is refused with its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from duskhall.core.game import Game
from duskhall.core.state import State
from duskhall.editions import edition
from duskhall.notation.lines import NotationError
from duskhall.notation.position import read as read_position
from duskhall.notation.position import write as write_position
from duskhall.notation.record import UNFINISHED, read, replay, write
from tests.helpers import RULES, Walk, both, plain_opening, reproducing, staged, staged_advance, text_of

NAMES = ("Ada", "Bo", "Çelik: the 3rd", "D # d", "E")


# ------------------------------------------------------------------------------------------------------------
# Positions


@both
def test_a_position_with_its_cards_is_read_back(name: str) -> None:
    for seed in range(1, 9):
        walk = Walk(seed, name, turns={"classic": 12, "advance": 6, "quest": 6}[name])
        with reproducing(walk):
            for _ in walk:
                if walk.step % 9 == 0:
                    text = write_position(walk.state)
                    assert write_position(read_position(text)) == text


def test_a_position_without_luck_hides_the_key() -> None:
    s = plain_opening(3)
    text = write_position(s, luck=False)
    assert s.luck_key.hex() not in text and "luck" not in text
    assert read_position(text).luck_key != s.luck_key


def test_a_position_brings_its_own_cards() -> None:
    """A card that has been mended since: the old save plays on with the old card."""
    s = plain_opening(3)
    text = write_position(s)
    militia = RULES.cards[RULES.index["militia"]]
    assert f"card: {militia!r}" in text
    new = repr(militia).replace("'Militia'", "'Old Militia'").replace("'attack': 1", "'attack': 3")
    old = text.replace(repr(militia), new)
    assert old != text
    again = read_position(old)
    card = again.rules.cards[again.rules.index["militia"]]
    assert card.name == "Old Militia" and card.figures["attack"] == 3
    assert write_position(again) == old
    assert RULES.cards[RULES.index["militia"]] == militia
    game = Game(again)
    seat = again.active
    hand = game.view(seat).hand
    game.answer(seat, "dungeon")
    assert game.view(seat).sums(0).attack >= 3 * hand.count("militia")


@pytest.mark.parametrize(
    ("old", "new", "part"),
    [
        ("position: 1", "position: 2", "position: 1"),
        ("edition: classic 1", "edition: classic 9", "version"),
        ("edition: classic 1", "edition: clasic 1", "unknown edition"),
        ("seats: 2", "seats: 7", "seats"),
        ("seats: 2", "seats: two", "whole number"),
        ("active: 1", "active: 3", "no seat 3"),
        ("xp: 0 0", "xp: 0", "xp"),
        ("xp: 0 0", "xp: -1 0", "not below zero"),
        ("questions: 1 0", "questions: 1 -1", "not below zero"),
        ("stack.torch: torch*11", "stack.torch: torch*10, dagger", "does not belong to the pile"),
        ("supply.disease:", "supply.disease: torch,", "does not belong to the pile"),
        ("turn: 1", "turn: 0", "turn is 1 or more"),
        ("turn: 1", "turn: 1\nspent: -2", "not below zero"),
        ("turn: 1", "turn: 1\nrank: 9", "rank is 3 at most"),
        ("xp: 0 0", "xp: 0 0 0", "xp"),
        ("hall: ", "hall: haunt | haunt | haunt | ", "ranks"),
        ("stack.torch: torch*11", "stack.torch: touch*11", "unknown card 'touch'"),
        ("stack.torch: torch*11", "stack.torch: torch*0", "torch"),
        ("stack.torch: torch*11", "stack.torch: torch*x", "whole number"),
        ("stack.torch: torch*11", "stack.torch: " + ", ".join(["torch*999"] * 9), "no game has more than"),
        ("frame: turn.1 0", "frame: turn.1 99", "no step"),
        ("frame: turn.1 0", "frame: turn.9 0", "ability"),
        ("frame: turn.1 0", "frame: dagger.1 0", "dagger"),
        ("ask: branch seat=1", "ask: riddle seat=1", "riddle"),
        ("ask: branch seat=1", "ask: branch seat=8", "no seat 8"),
        ("ask: branch seat=1", "ask: branch", "seat"),
        ("ask: branch seat=1 number=1 lane=0", "ask: branch seat=1 number=1 lane=4", "lane"),
        ("ask: branch seat=1 number=1", "ask: branch seat=1 number=7", "number of this question is 1"),
        ("ask: branch", "ask: face", "does not fit"),
        ("questions: 1 0", "riddles: 1 0", "riddles"),
        ("luck: ", "luck: zz", "hexadecimal"),
        ("luck: ", "luck: 00", "bytes"),
        ("seats: 2", "seats: 2\nseats: 2", "twice"),
        ("seats: 2", "seats: 2\nspeed: 3", "unknown key"),
        ("seats: 2", "seats: 2\nno colon here", "key: value"),
        ("seats: 2", "seats: 2\nfoe: hand.1/99", "99"),
        ("seats: 2", "seats: 2\nfoe: moon/1", "place"),
        ("seats: 2", "seats: 2\ncard: print('x')", "print"),
        ("seats: 2", "seats: 2\ncard: Is('hero')", "Card"),
        ("seats: 2", "seats: 2\nmarked: hand.1", "place"),
        ("seats: 2", "seats: 2\nused: hand.1/1", "used"),
        ("seats: 2", "seats: 2\nsealed: stone", "sealed"),
        ("seats: 2", "seats: 2\nlaid: maybe", "yes or no"),
        ("seats: 2", "seats: 2\nlane: turn.1 0 seat=1 from=-", "lane"),
        ("seats: 2", "seats: 2\nask:", "question"),
        ("seats: 2", "seats: 2\nask: branch seat=1 number=1 lane=0", "twice"),
        ("frame: turn.1 0", "frame: banish.1 0", "turn"),
        ("frame: turn.1 0 seat=1", "frame: turn.1 0 seat=1 split=-,1,2,3", "split"),
        ("supply.disease:", "supply.plague:", "plague"),
        ("stack.torch:", "stack.porch:", "porch"),
        ("seats: 2", "seats: 2\nheld: hand.2/1 hand.2/2", "held"),
    ],
)
def test_an_edited_position_is_refused_with_its_line(old: str, new: str, part: str) -> None:
    text = text_of(staged())
    assert text.count(old) == 1, text
    with pytest.raises(NotationError) as refused:
        read_position(text.replace(old, new))
    assert part in str(refused.value)
    assert refused.value.line > 0 and str(refused.value).startswith(f"line {refused.value.line}: ")


@pytest.mark.parametrize(
    ("old", "new", "part"),
    [
        ("board: wilderness", "board: moon", "moon"),
        ("edition: advance 1", "edition: advance 7", "version"),
        ("seats: 3", "seats: 1", "seats"),
        ("passed: 3", "passed: 4", "no seat 4"),
        ("passed: 3", "passed: x", "seat"),
        ("again: yes", "again: often", "yes or no"),
        ("draw.curse:", "draw.plague:", "plague"),
        ("supply.horde:", "supply.herd:", "herd"),
        ("use=hand.2/1,2", "use=hand.2/1", "use"),
        ("use=hand.2/1,2", "use=hand.2/1,9", "ability"),
        ("use=hand.2/1,2", "use=hand.2/99,2", "99"),
        ("0.act seat=2", "0 seat=2", "act"),
        ("ask: window seat=3", "ask: line seat=3", "fit"),
        ("ask: window seat=3", "ask: first seat=3", "fit"),
        ("ask: window seat=3", "ask: seat seat=3", "fit"),
        ("ask: window seat=3 number=1 lane=2", "ask: window seat=3 number=1 lane=7", "lane"),
    ],
)
def test_an_edited_position_of_advance_is_refused_with_its_line(old: str, new: str, part: str) -> None:
    text = text_of(reacting())
    assert text.count(old) == 1, text
    with pytest.raises(NotationError) as refused:
        read_position(text.replace(old, new))
    assert part in str(refused.value)
    assert refused.value.line > 0 and str(refused.value).startswith(f"line {refused.value.line}: ")


def reacting() -> State:
    """Seat 1 has lost; seat 2 has said under seal that it will react, seat 3 is still asked."""
    game = Game(
        staged_advance(
            "hand.1: regular, torch*5",
            "hand.2: smuggler, torch*5",
            "hand.3: smuggler, torch*5",
            "hall: ettin | ettin | ogre | ogre",
            seats=3,
        )
    )
    for seat, move in ((0, "dungeon"), (0, "attack:1"), (1, "use:smuggler.2")):
        game.answer(seat, move)
    game.state.passed = 0b100
    game.state.again = True
    return game.state


def test_a_reaction_under_seal_is_read_back() -> None:
    text = text_of(reacting())
    assert " use=hand.2/1,2" in text and text_of(read_position(text)) == text
    one, two = Game(reacting()), Game(read_position(text))
    for seat, move in ((2, "use:smuggler.2"), (1, "pick:torch"), (1, "done"), (1, "done")):
        for game in (one, two):
            game.answer(seat, move)
        assert text_of(one.state) == text_of(two.state)


@both
def test_a_position_cut_off_anywhere_is_refused(name: str) -> None:
    for seed in (2, 4, 7):
        walk = Walk(seed, name, turns=8)
        for _ in zip(range(25), walk, strict=False):
            pass
        lines = text_of(walk.state).splitlines()
        for n in range(len(lines)):
            with pytest.raises(NotationError):
                read_position("\n".join(lines[:n]))


# ------------------------------------------------------------------------------------------------------------
# Records


@both
def test_a_record_replays_to_the_same_game(name: str) -> None:
    sealed = 0
    for seed in range(1, 9):
        walk = Walk(seed, name, turns=10, history=True)
        with reproducing(walk):
            for _ in walk:
                sealed += len(walk.state.asked) > 1
            names = NAMES[: walk.state.seats]
            text = write(walk.game, names, None, bots=("greedy",) + ("",) * (walk.state.seats - 1))
            record = read(text)
            assert record.seats == names and record.bots[0] == "greedy"
            assert (record.result.text == "open") != walk.state.over
            again = replay(record)
            assert text_of(again.state) == text_of(walk.state)
            assert again.played == walk.game.played
            assert [again.events(p) for p in range(-1, 2)] == [walk.game.events(p) for p in range(-1, 2)]
            assert write(again, names, None, bots=record.bots) == text
    assert sealed


@both
def test_a_record_replays_to_any_of_its_moves(name: str) -> None:
    walk = Walk(6, name, turns=8, history=True)
    texts = []
    for _ in walk:
        texts.append(text_of(walk.state))
    record = write(walk.game, NAMES[: walk.state.seats], None)
    sealed_moves = sum(len(text.split("ask: ")) > 2 for text in texts)
    assert len(walk.game.played) == len(texts)
    for n in range(0, len(texts), 5):
        state = replay(read(record), upto=n).state
        if texts[n].count("ask: ") == 1:
            assert text_of(state) == texts[n]
    assert sealed_moves < len(texts)


@both
def test_a_record_names_its_set_up_and_its_result(name: str) -> None:
    e = edition(name)
    setup = e.random_setup(5)
    for seed in range(3, 60, 3):
        walk = Walk(seed, name, turns=300, history=True, state=plain_opening(seed, setup, name))
        for _ in walk:
            pass
        if walk.state.over:
            break
    assert walk.state.over
    names = NAMES[: walk.state.seats]
    text = write(walk.game, names, setup)
    record = read(text)
    assert record.setup == setup
    rows = e.standings(walk.state)
    won = " ".join(str(r.seat + 1) for r in rows if r.winner)
    assert record.result.text == f"won by {won}; points {' '.join(str(r.vp) for r in rows)}"
    assert write(replay(record), names, setup) == text


@both
def test_a_record_may_hide_its_luck(name: str) -> None:
    walk = Walk(2, name, turns=4, history=True)
    for _ in walk:
        pass
    text = write(walk.game, NAMES[: walk.state.seats], None, luck=False)
    assert walk.game.start.luck_key.hex() not in text


def short_record() -> str:
    game = Game(staged("hand.1: town-guard, torch*5", "deck.1: dagger*8", "hand.2: militia*6"))
    for seat, move in (
        (0, "village"),
        (0, "use:town-guard.1"),
        (0, "done"),
        (0, "buy:dagger"),
        (1, "rest"),
        (1, "done"),
    ):
        game.answer(seat, move)
    return write(game, ("Ada", "Bo"), None)


@pytest.mark.parametrize(
    ("old", "new", "part"),
    [
        ("record: 1", "record: 3", "record: 1"),
        ("record: 1", "", "record: 1"),
        ("use:town-guard.1", "use:town-guard.3", "no-such-ability"),
        ("buy:dagger", "buy:elf-archmage", "does not fit"),
        ("buy:dagger", "2>buy:dagger", "not-asked"),
        ("buy:dagger", "9>buy:dagger", "9"),
        ("buy:dagger", "²>buy:dagger", "does not fit"),
        ("turn 1, seat 1:", "turn one, seat 1:", "turn"),
        ("turn 1, seat 1:", "turn 1, seat x:", "seat"),
        ("turn 1, seat 1:", "turn 7, seat 1:", "turn"),
        ("turn 1, seat 1:", "turn 1, seat 2:", "seat"),
        ("player 2: Bo\n", "", "1 player for 2 seats"),
        ("player 2: Bo\n", "player 2: Bo\nplayer 3: Cy\n", "players"),
        ("player 2: Bo\n", "player 2: Bo\nbot x: greedy\n", "seat"),
        ("player 2: Bo\n", "player 2: Bo\nreferee: Cy\n", "referee"),
        ("player 2: Bo\n", "player 2: Bo\nmonsters: ooze\n", "set-up"),
        ("player 2: Bo\n", "player 2: Bo\nmonsters: a\nheroes: b\nvillage: c\n", "“a”"),
        ("player 2: Bo\n", "player 2: Bo\nresigned: 3\n", "seats from 1 to 2"),
        ("player 2: Bo\n", "player 2: Bo\nresigned: 1 1\n", "each once"),
        ("player 2: Bo\n", "player 2: Bo\nresigned:\n", "each once"),
        ("player 2: Bo\n", "player 2: Bo\nresigned: 1 2\n", "not all of them"),
        ("result: open", "result: resigned", "a player who resigned"),
        ("player 2: Bo\n", "player 2: Bo\nabsent: 3\n", "seats from 1 to 2"),
        ("player 2: Bo\n", "player 2: Bo\nresigned: 1\nabsent: 2\n", "not all of them"),
        ("player 2: Bo\n", "player 2: Bo\nresigned: 1\nabsent: 1\n", "out once"),
        ("result: open", "result: absent", "a player who stayed away"),
        ("result: open", "result: undecided", "result"),
        ("result: open", "", "cut off"),
        ("result: open", "result: open\nresult: open", "twice"),
        ("result: open", "result: won by 1; points 99 0", "result"),
        ("start: seats: 2", "start: seats: 1", "seats"),
        ("start: position: 1", "start: position: 9", "start"),
        ("edition: classic 1\nplayer", "edition: classic 2\nplayer", "version"),
    ],
)
def test_an_edited_record_is_refused_with_its_line(old: str, new: str, part: str) -> None:
    text = short_record()
    assert text.count(old) == 1, text
    with pytest.raises(NotationError) as refused:
        replay(read(text.replace(old, new)))
    assert part in str(refused.value), refused.value


def test_a_game_that_was_not_played_out_says_how_it_ended() -> None:
    found = read(short_record())
    game = replay(found)
    for result in UNFINISHED:
        resigned, absent = frozenset({1}), frozenset[int]()
        if result == "absent":
            resigned, absent = absent, resigned
        again = read(write(game, found.seats, None, unfinished=result, resigned=resigned, absent=absent))
        assert (again.result.text, again.resigned, again.absent) == (result, resigned, absent)
        assert again.out == {1}
        assert replay(again).played == game.played
    assert not found.resigned
    over = (Path(__file__).parents[1] / "golden" / "first-two-seats.txt").read_text(encoding="utf-8")
    with pytest.raises(
        NotationError, match="the moves give the result 'won by 1; points 3 1', the record says 'agreed'"
    ):
        replay(read(over.replace("result: won by 1; points 3 1", "result: agreed")))


def test_a_record_cut_off_anywhere_is_refused() -> None:
    lines = short_record().splitlines()
    for n in range(len(lines)):
        with pytest.raises(NotationError):
            replay(read("\n".join(lines[:n])))
