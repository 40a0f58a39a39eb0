"""The full game: how it is dealt, what stays secret, what counts at the end."""

from __future__ import annotations

from dataclasses import replace

import pytest

import duskhall
from duskhall import load, new_game
from duskhall.bots.greedy import GreedyBot
from duskhall.core.decision import Refused
from duskhall.core.state import SPECTATOR, front_of, secret_of
from duskhall.editions import edition
from duskhall.editions.errors import SetupError
from duskhall.editions.quest.cards import GUILDS, LEGENDARY, SIDE_QUESTS
from duskhall.editions.setup import Setup
from duskhall.game import Game
from duskhall.server import encode
from duskhall.telling.phrases import Phrases
from tests.helpers import staged_quest

QUEST = edition("quest")
FULL = replace(QUEST.first_game, mode="full")
DEEDS = [c for c in SIDE_QUESTS if any(hasattr(a, "window") for a in c.abilities)]


def test_the_box_has_its_cards() -> None:
    assert [sum(c.count for c in cards) for cards in (SIDE_QUESTS, GUILDS, LEGENDARY)] == [16, 16, 25]
    assert len(DEEDS) == 8 and len(GUILDS) == 4
    assert all("legendary" in c.tags and "treasure" not in c.tags for c in LEGENDARY)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_side_quests_are_dealt_to_each_player(players: int) -> None:
    game = new_game("quest", players, seed=3, mode="full")
    s = game.state
    dealt = [c for seat in range(players) for c in s.zones[secret_of[seat]]]
    assert len(dealt) == len(set(dealt)) == 3 * players
    piles = game.view(SPECTATOR).piles
    assert len(piles["side-quest"]) == 16 - 3 * players and set(piles["side-quest"]) == {None}
    assert all(piles[c.id] == (c.id,) * c.count for c in (*GUILDS, *LEGENDARY))
    assert game.setup is not None and game.setup.mode == "full"


def test_the_plain_game_has_none_of_it() -> None:
    view = new_game("quest", 2, seed=3).view(0)
    assert not {"side-quest", *(c.id for c in (*GUILDS, *LEGENDARY))} & set(view.piles)
    assert not view.secret_of(0) and not view.front_of(0 if view.active == 0 else 1)


def test_nobody_else_sees_what_is_dealt_and_kept() -> None:
    game = new_game("quest", 2, seed=3, mode="full")
    assert game.view(1).secret_of(0) == game.view(SPECTATOR).secret_of(0) == (None, None, None)
    mine = game.view(0).secret_of(0)
    for seat in (0, 1):
        game.answer(seat, next(d for d in game.decisions() if d.seat == seat).options[0])
    assert game.view(0).secret_of(0) == mine[:1] and game.view(1).secret_of(0) == (None,)
    told = [str(e) for e in game.events(1)]
    assert not any(name in line for name in mine if name for line in told)


def test_points_of_others_are_told_at_the_end() -> None:
    game = Game(
        staged_quest(
            "hall: smorga-4 | - | - | - | - | - | -",
            "front.1: wound*5",
            "secret.1: scars-and-stories",
            "hand.1: adventurer",
            "hand.2: adventurer",
            "champions: temple temple",
            "last: 1",
            "draw.side-quest: vault-breaker",
            "supply.guardian-key: guardian-key*4",
        )
    )
    assert (game.view(0).score(0), game.view(1).score(0)) == (5, 0)
    while not game.over:
        decision = game.decision()
        assert decision is not None
        game.answer(decision.seat, "bazaar" if "bazaar" in decision.options else "done")
    assert game.view(1).score(0) == 5 and "scars-and-stories" in game.view(1).front_of(0)
    rows = {(row.card, row.vp) for row in game.outcome().scores[0].ledger}
    assert ("scars-and-stories", 5) in rows


def test_a_record_of_the_full_game_is_played_again() -> None:
    game = new_game("quest", 2, "random", seed=8, mode="full")
    bots = [GreedyBot(), GreedyBot()]
    for _ in range(120):
        decision = game.decision()
        assert decision is not None
        game.answer(decision.seat, bots[decision.seat].choose(game.view(decision.seat), decision))
    again = load(game.record())
    assert again.setup == game.setup and "mode: full" in game.record()
    assert again.view(0).data() == game.view(0).data() and again.view(1).data() == game.view(1).data()


def test_greedy_plays_the_full_game_to_its_end_and_claims() -> None:
    claimed = 0
    for seed in range(4):
        game = new_game("quest", 2, "random", seed=seed, mode="full", history=False)
        bots = [GreedyBot(), GreedyBot()]
        while not game.over:
            decision = game.decision()
            assert decision is not None and game.state.turn < 300
            game.answer(decision.seat, bots[decision.seat].choose(game.view(decision.seat), decision))
        cards = game.state.rules.cards
        for seat in (0, 1):
            front = [cards[game.state.kinds[c]].kind for c in game.state.zones[front_of[seat]]]
            assert front.count("guild") == front.count("side-quest") == 1
            claimed += any("legendary" in cards[game.state.rules.index[c]].tags for c in game.view(seat).owned(seat))
    assert claimed


@pytest.mark.parametrize(
    ("name", "mode", "reason"),
    [
        ("quest", "huge", "setup-unknown-mode"),
        ("classic", "full", "setup-not-in-box"),
        ("advance", "full", "setup-not-in-box"),
    ],
)
def test_a_way_to_play_that_there_is_not(name: str, mode: str, reason: str) -> None:
    with pytest.raises(SetupError) as e:
        new_game(name, 2, mode=mode)
    assert e.value.reason == reason


# ----------------------------------------------------------------------------------------------------------------------
# What others can tell of a secret: nothing


def seen_by_others(game: Game) -> list[object]:
    """All that the other seat and those who watch are shown, told and sent; and who is asked."""
    names = Phrases(("A", "B"), game.state.rules)
    out: list[object] = [[d.seat for d in game.decisions()], game.over]
    for seat in (1, SPECTATOR):
        view = game.view(seat)
        told = [str(e) for e in game.events(seat)]
        out += [view.data(), told, encode.view(view, names, asked=seat == 1), view.progress if seat else ()]
        out += [list(d.options) for d in game.decisions() if d.seat == seat]
    return out


@pytest.mark.parametrize("way", ["dungeon", "bazaar", "temple"])
def test_a_turn_looks_the_same_whatever_its_seat_keeps(way: str) -> None:
    """A deed that is due, one that is not, a goal: the seat is asked in the same windows, and nobody else can tell."""
    games = [
        Game(
            staged_quest(
                f"secret.1: {card.id}",
                "secret.2: vault-breaker",
                "front.1: wound*4",
                "hand.1: silverhelm-2, scathian-3, gorlandor-2, lightstone-gem*2, magic-missile",
                "deck.1: dagger*12",
                "hand.2: adventurer*3",
                "supply.vampire-acolyte: vampire-acolyte*3",
            )
        )
        for card in SIDE_QUESTS
    ]
    due = set()
    for step in range(12):
        first, *others = map(seen_by_others, games)
        assert all(other == first for other in others), f"step {step}"
        if games[0].state.active != 0 or games[0].over:
            break
        for game, card in zip(games, SIDE_QUESTS, strict=True):
            decision = game.decision()
            assert decision is not None and decision.seat == 0
            if f"use:{card.id}" in decision.options:
                due.add(card.id)
            rest = [o for o in decision.options if not o.startswith("use:")]
            game.answer(0, way if way in rest else "done" if "done" in rest else rest[0])
    assert step > 3 and games[0].state.active == 1
    assert due <= {card.id for card in DEEDS}
    assert due or way != "dungeon", "a deed was due, and kept secret"


def test_nobody_can_tell_which_of_three_was_kept() -> None:
    played = []
    for choice in range(3):
        game = new_game("quest", 2, "random", seed=5)
        asked = {d.seat: d for d in game.decisions()}
        assert sorted(asked) == [0, 1], "both are asked at the same time"
        game.answer(0, asked[0].options[choice])
        before = seen_by_others(game)
        game.answer(1, asked[1].options[0])
        for seat in (0, 1):
            game.answer(seat, "the-night-ledger")
        played.append((before, seen_by_others(game)))
    assert played[0] == played[1] == played[2]


def test_a_claim_tells_what_it_shows_and_no_more() -> None:
    game = Game(
        staged_quest(
            "secret.1: a-kings-ransom",
            "secret.2: vault-breaker",
            "hand.1: crown-of-the-drowned*2",
            "supply.gallows-shade: gallows-shade*3",
            "supply.crown-of-the-drowned: crown-of-the-drowned*3",
        )
    )
    game.answer(0, "bazaar")
    for name in ("vault-breaker", "many-banners"):
        with pytest.raises(Refused) as refused:
            game.answer(0, f"use:{name}")
        assert refused.value.reason == "no-such-card", "what another seat keeps is refused like what nobody has"
    game.answer(0, "use:a-kings-ransom")
    game.answer(0, "gallows-shade")
    assert "a-kings-ransom" in game.view(1).front_of(0) and game.view(1).owned(0)["gallows-shade"] == 1
    assert game.view(0).secret_of(1) == (None,) and game.view(0).progress == ()


@pytest.mark.parametrize(
    ("kept", "progress"),
    [
        ("vault-breaker", ((0, ">=", 2),)),
        ("bridges-burned", ((3, "<=", 3),)),
        ("more-lore-than-swords", ((1, ">=", 2),)),
        ("a-seat-at-every-table", ((2, "=", 4), (0, ">=", 1))),
        ("scars-and-stories", ((1, ">=", 5),)),
        ("bloodied-not-beaten", ((1, ">=", 2),)),
        ("many-banners", ((2, "=", 4),)),
        ("a-crushing-victory", ()),
    ],
)
def test_the_owner_sees_how_far_a_side_quest_has_come(kept: str, progress: tuple[object, ...]) -> None:
    game = Game(
        staged_quest(
            f"secret.1: {kept}",
            "front.1: wound",
            "hand.1: gorlandor-2, silverhelm-1, magic-missile, lantern, dagger",
            "deck.1: thunderstone-shard",
            "discard.1: shortsword",
        )
    )
    assert game.view(0).progress == progress
    assert game.view(1).progress == game.view(SPECTATOR).progress == ()


# ----------------------------------------------------------------------------------------------------------------------
# Plain or full


@pytest.mark.parametrize(
    ("setup", "mode", "played"),
    [
        ("first", None, ""),
        ("first", "full", "full"),
        ("random", None, "full"),
        ("random", "plain", ""),
        ("total-eclipse-of-the-sun", None, "full"),
        ("total-eclipse-of-the-sun", "plain", ""),
        (QUEST.random_setup(3), None, ""),
        (replace(QUEST.random_setup(3), mode="full"), None, "full"),
        (replace(QUEST.random_setup(3), mode="full"), "plain", ""),
    ],
)
def test_a_first_game_is_plain_and_all_others_are_full(setup: str | Setup, mode: str | None, played: str) -> None:
    game = new_game("quest", 2, setup, seed=1, mode=mode)
    assert game.setup is not None and game.setup.mode == played
    assert bool(game.view(0).secret_of(0)) == bool(played)


def test_random_set_ups_and_rerolls_of_the_library_say_how_they_are_played() -> None:
    setup = duskhall.random_setup("quest", seed=2)
    assert setup.mode == "full" and duskhall.random_setup("quest", seed=2, mode="plain").mode == ""
    assert duskhall.reroll(setup, setup.heroes[0], seed=1).mode == "full"
    assert duskhall.random_setup("classic", seed=2).mode == ""
