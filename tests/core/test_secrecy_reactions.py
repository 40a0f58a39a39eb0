"""Promise 7 in the reaction window of Advance: neither who is asked nor what is answered tells what a hand holds."""

from __future__ import annotations

from collections import Counter

from duskhall.core.decision import Decision
from duskhall.core.events import AbilityUsed
from duskhall.core.game import PASS, Game
from duskhall.core.luck import Stream
from duskhall.core.redeal import redeal
from duskhall.core.state import EMPTY, hand_of
from tests.core.test_secrecy import asked, dumps, sealed_answers, seen_by
from tests.helpers import (
    ADVANCE,
    SPECTATOR,
    Walk,
    few,
    losing_opening,
    reproducing,
    staged_advance,
    text_of,
    to_the_dungeon,
)

SMUGGLER = ADVANCE.rules.index["smuggler"]
LOST = "hall: ettin | ettin | ogre | ogre"
SMUGGLERS = (
    # hands and decks of the seats 2 to 4: the same cards in all of them, but not in the same places
    (
        "smuggler, torch, regular*4",
        "regular*3, torch",
        "torch*2, regular*4",
        "smuggler*2, regular",
        "regular*6",
        "torch*2",
    ),
    (
        "regular*6",
        "smuggler, torch*2, regular",
        "smuggler, torch*2, regular*3",
        "smuggler, regular*2",
        "regular*6",
        "torch*2",
    ),
    (
        "torch*2, regular*4",
        "regular*3, smuggler",
        "smuggler*2, torch*2, regular*2",
        "regular*3",
        "regular*6",
        "torch*2",
    ),
    ("torch, regular*5", "smuggler, torch, regular*2", "regular*5, torch", "smuggler*2, torch", "regular*6", "torch*2"),
)


def lost_battle(world: tuple[str, ...]) -> Game:
    """Four seats; seat 1 will lose a battle. Seats 2 and 3 own Smugglers, nobody knows where; seat 4 has none."""
    lines = ["hand.1: regular, torch*5", "deck.1: regular*8", LOST]
    lines += ["dungeon: ogre*6, stramst", "sealed: dungeon/7 in dungeon lowest 7"]
    for n in range(3):
        lines += [f"hand.{n + 2}: {world[2 * n]}", f"deck.{n + 2}: {world[2 * n + 1]}"]
    return Game(staged_advance(*lines, seats=4))


def fight(game: Game) -> None:
    """Seat 1 goes into the dungeon and attacks the first rank."""
    for move in ("dungeon", "done", "attack:1"):
        if game.asks(0) and move in game.decision(0).options:
            game.answer(0, move)


def attacked(world: tuple[str, ...]) -> Game:
    game = lost_battle(world)
    fight(game)
    return game


def test_who_may_react_is_asked_whatever_it_holds() -> None:
    seen = []
    for world in SMUGGLERS:
        game = attacked(world)
        assert not game.state.won and game.state.foe != EMPTY
        seen.append(
            (asked(game.state, SPECTATOR), [dumps([game.view(p).data(), game.events(p)]) for p in (SPECTATOR, 0, 3)])
        )
        assert sorted(q.seat for q in game.state.asked) == [1, 2], (
            "seats 2 and 3 could hold a Smuggler, seat 4 could not"
        )
        for q in game.state.asked:
            options = Decision(game.state, q).options
            holds = any(game.state.kinds[c] == SMUGGLER for c in game.state.zones[hand_of[q.seat]])
            assert options[0] == "done" and ("use:smuggler.2" in options) == holds
    assert all(row == seen[0] for row in seen)


def test_who_cannot_react_as_all_know_is_not_asked() -> None:
    """A Smuggler that all know to lie in the deck, or a hand that all have seen, is no reason to ask."""
    hidden, shown = "regular*6", "regular*6^all"
    for hand, deck, is_asked in (
        (hidden, "smuggler^all, regular*3", False),
        (hidden, "smuggler, regular*3", True),
        (hidden, "smuggler^2, regular*3", True),
        (hidden, "smuggler^all, smuggler, regular*2", True),
        (shown, "smuggler, regular*3", False),
        ("smuggler^all, regular*5^all", "regular*4", True),
        ("smuggler, regular*5", "regular*4", True),
    ):
        game = attacked((hand, deck, hidden, "torch*4", hidden, "torch*4"))
        assert [q.seat for q in game.state.asked if q.lane >= 0] == [1] * is_asked, f"{hand}; {deck}"


def test_nobody_sees_an_answer_under_seal() -> None:
    """Seat 3 has said that it reacts, or that it does not, or cannot: until seat 2 has answered all looks the same."""
    seen = []
    for world, move in ((SMUGGLERS[1], "use:smuggler.2"), (SMUGGLERS[1], "done"), (SMUGGLERS[0], "done")):
        game = attacked(world)
        told = {p: len(game.events(p)) for p in range(SPECTATOR, 4)}
        game.answer(2, move)
        assert [q.seat for q in game.state.asked] == [1]
        seen.append([dumps([game.view(p).data(), game.events(p)[told[p] :]]) for p in (SPECTATOR, 0, 3)])
        assert not any(game.events(p)[told[p] :] for p in range(SPECTATOR, 4))
    assert seen[0] == seen[1] == seen[2]


def test_a_sealed_answer_stays_sealed_while_another_reaction_is_resolved() -> None:
    """Seat 3 has answered under seal, with or without a reaction; seat 2 resolves its own: nothing tells of seat 3."""
    seen = []
    for world, sealed in (
        (SMUGGLERS[0], "done"),
        (
            (
                "smuggler, torch, regular*4",
                "regular*3, torch",
                "smuggler, torch, regular*4",
                "smuggler, torch, regular",
            ),
            "",
        ),
        (
            (
                "smuggler, torch, regular*4",
                "regular*3, torch",
                "smuggler, torch, regular*4",
                "smuggler, torch, regular",
            ),
            "x",
        ),
    ):
        game = attacked((*world[:4], "regular*6", "torch*2"))
        game.answer(2, "use:smuggler.2" if sealed == "x" else "done")
        game.answer(1, "use:smuggler.2")
        rows = []
        for move in ("pick:torch", "done", "done"):
            assert [q.seat for q in game.state.asked] == [1], "seat 2 alone is at its reaction"
            rows.append([dumps([game.view(p).data(), game.events(p)]) for p in (SPECTATOR, 0, 1, 3)])
            game.answer(1, move)
        seen.append(rows)
        if sealed == "x":
            assert [q.seat for q in game.state.asked] == [2] and any(
                isinstance(e, AbilityUsed) and e.seat == 3 for e in game.events()
            ), "now seat 3 acts as it said"
    assert seen[0] == seen[1] == seen[2]


def test_nobody_notices_a_pass_in_advance() -> None:
    """A seat that has passed looks to all others like one that says done, now and after, undo included."""
    for world in SMUGGLERS[:2]:
        quiet, loud = lost_battle(world), lost_battle(world)
        before = [dumps([quiet.view(p).data(), quiet.events(p)]) for p in (SPECTATOR, 0, 2, 3)]
        undo = [quiet.can_undo(p) for p in range(4)]
        quiet.answer(1, PASS)
        assert [dumps([quiet.view(p).data(), quiet.events(p)]) for p in (SPECTATOR, 0, 2, 3)] == before
        assert [quiet.can_undo(p) for p in range(4)] == undo
        fight(quiet)
        fight(loud)
        assert [q.seat for q in quiet.state.asked] == [2] and [q.seat for q in loud.state.asked] == [1, 2]
        assert all(quiet.can_undo(p) == loud.can_undo(p) for p in (0, 2, 3))
        loud.answer(1, "done")
        for game in (quiet, loud):
            game.answer(2, "done")
        for p in (SPECTATOR, 0, 2, 3):
            assert dumps([quiet.view(p).data(), quiet.events(p)]) == dumps([loud.view(p).data(), loud.events(p)])
        assert all(quiet.can_undo(p) == loud.can_undo(p) for p in (0, 2, 3))
        assert quiet.state.passed == loud.state.passed == 0 or quiet.state.turn == 1, "a pass is for one turn"


def test_a_pass_outlives_an_undo() -> None:
    """Seat 1 arms a hero, seat 2 passes, seat 1 takes his step back: the pass stands, and nobody is told."""
    game = Game(staged_advance("hand.1: regular*3, longspear*3", "hand.2: smuggler, regular*5", LOST))
    game.answer(0, "dungeon")
    game.answer(0, "equip:longspear>regular")
    game.answer(1, PASS)
    assert game.can_undo(0)
    game.undo(0)
    assert game.state.passed == 0b10 and game.played[-2:] == [(1, PASS), (0, "undo")]


def test_two_reactions_of_a_seat_follow_each_other() -> None:
    """After its first Smuggler a seat is asked for the second, unless it has passed meanwhile."""
    for passed in (False, True):
        game = attacked(("smuggler*2, torch*4", "regular*3", "regular*6", "torch*2", "regular*6", "torch*2"))
        game.answer(1, "use:smuggler.2")
        if passed:
            game.state.passed |= 0b10
        for _ in range(9):
            if not game.asks(1) or game.decision(1).verb == "react" or game.decision(1).kind == "branch":
                break
            game.answer(1, "done")
        assert (game.asks(1) and "use:smuggler.2" in game.decision(1).options) == (not passed)


def test_random_games_with_passes_hide_them() -> None:
    """Before every answer some other seat passes in a copy: nothing that anybody else sees differs."""
    passed = 0
    for seed in range(1, few(16, 6)):
        walk = Walk(seed, "advance", turns=8)
        stream = Stream.of(seed, "pass")
        with reproducing(walk):
            for _ in walk:
                s = walk.state
                seat = stream.below(s.seats)
                if walk.step % 2 or seat == s.active or any(q.seat == seat for q in s.asked):
                    continue
                game = Game(s.clone())
                game.answer(seat, PASS)
                passed += 1
                for p in range(SPECTATOR, s.seats):
                    if p != seat:
                        assert seen_by(game.state, p) == seen_by(s, p)
                        assert not game.events(p)
                        assert text_of(redeal(game.state, p, Stream(bytes(32)))) == text_of(
                            redeal(s, p, Stream(bytes(32)))
                        )
                assert sorted((q.seat, q.kind) for q in s.asked) == sorted((q.seat, q.kind) for q in game.state.asked)
    assert passed > few(80, 27)


def test_reactions_in_random_games_tell_nothing() -> None:
    """At every open window of reactions: worlds that differ in hidden cards alone look the same to everybody else, and
    so they do while one after the other says done."""
    windows: Counter[str] = Counter()
    for seed in range(60):
        walk = Walk(seed, "advance", turns=12, state=losing_opening(seed))
        stream = Stream.of(seed, "reactions")
        with reproducing(walk):
            for decision, index in walk:
                fight = to_the_dungeon(decision)
                walk.go(decision, index if fight is None else fight)
                s = walk.state
                lanes = [q for q in s.asked if q.lane >= 0 and Decision(s, q).verb == "react"]
                if not lanes or sealed_answers(s):
                    continue
                for seat in range(SPECTATOR, s.seats):
                    one, two = Game(s.clone()), Game(redeal(s, seat, stream))
                    for q in lanes if seat != SPECTATOR or s.seats > 2 else lanes[:1]:
                        assert asked(one.state, seat) == asked(two.state, seat)
                        for game in (one, two):
                            game.answer(q.seat, "done")
                        if one.state.secrets != s.secrets:
                            break  # something was turned up
                        assert seen_by(one.state, seat) == seen_by(two.state, seat)
                        assert one.events(seat) == two.events(seat)
                        windows["answers"] += 1
                    windows["worlds"] += 1
                    windows["differ"] += any(
                        (SMUGGLER in map(s.kinds.__getitem__, s.zones[hand_of[q.seat]]))
                        != (SMUGGLER in map(s.kinds.__getitem__, two.start.zones[hand_of[q.seat]]))
                        for q in lanes
                    )
        if windows["differ"] > few(40, 20):
            return
    raise AssertionError(windows)
