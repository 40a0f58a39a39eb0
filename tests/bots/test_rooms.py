"""Greedy in the dungeon of Quest: how it reads the words of its cards, and what it does with them."""

from __future__ import annotations

from itertools import groupby

import pytest

from duskhall.bots.greedy import GreedyBot
from duskhall.bots.greedy.reader import Reader
from duskhall.bots.greedy.rooms.abilities import RoomUse
from duskhall.bots.greedy.rooms.dice import consequences, outcome
from duskhall.bots.greedy.rooms.foes import RoomCard
from duskhall.bots.greedy.rooms.outlook import RoomsOutlook
from duskhall.bots.greedy.ruleset import ruleset_of
from duskhall.core.game import Game
from duskhall.core.luck import key_from_seed
from tests.helpers import QUEST, few, rotating_setup, staged_quest

from .test_bots import answers

ALL = ("branch", "window", "walk", "pick", "buy", "level", "die")
GATE = "champions: abandoned-gate abandoned-gate"
WELL = "champions: sunken-well sunken-well"
ALTAR = "rooms: wilderness, mine, abandoned-gate, crypt, sunken-well, throne-room, blood-altar-room"
GROVE = "rooms: wilderness, mine, abandoned-gate, tree-house, sunken-well, elven-outpost, vault"
DECK = "deck.1: lantern*9"


def room_card(name: str) -> RoomCard:
    return RoomCard(QUEST.rules.cards[QUEST.rules.index[name]])


def use(name: str, n: int = 0) -> RoomUse:
    found = list(ruleset_of(QUEST.rules).profiles[QUEST.rules.index[name]].uses.values())[n]
    assert isinstance(found, RoomUse)
    return found


def opening() -> tuple[Reader, RoomsOutlook]:
    view = Game(staged_quest()).view(0)
    reader = Reader(view, ruleset_of(view.rules))
    return reader, RoomsOutlook(reader)


# ----------------------------------------------------------------------------------------------------------------------
# What greedy makes of cards


def test_no_card_is_taken_for_nothing_or_for_a_wonder() -> None:
    """With a new deck a card of the market that is no weapon does something, and a hero more with each level."""
    reader, outlook = opening()
    power = {p.id: outlook.power(p) for p in reader.ruleset.profiles}
    market = [p for p in reader.ruleset.profiles if "village" in p.card.tags]
    assert len(market) == 60
    assert {p.id for p in market if not p.weapon and not 2.3 <= power[p.id] <= 6.0} == set()
    assert {p.id for p in market if p.weapon and not 1.0 <= power[p.id] <= 4.0} == set()
    heroes = sorted(
        [p for p in reader.ruleset.profiles if p.card.kind == "hero"], key=lambda p: (p.card.stack, p.level)
    )
    for stack, levels in groupby(heroes, key=lambda p: p.card.stack):
        first, second, third = [power[p.id] for p in levels]
        assert 2.5 <= first <= 6.0 and first + 1 < second < third - 1 < 12, (stack, first, second, third)


def test_of_several_ways_the_best_counts() -> None:
    felin = use("felin-2")
    assert felin.within("village").draw == 1 and felin.within("dungeon").attack == 3
    assert felin.worth < sum(way.worth for way in felin.ways)
    assert use("iron-rations").within("village").gold == 1 and use("iron-rations").within("dungeon").strength == 2


def test_prices_are_read() -> None:
    assert use("darkrend-1").wounds == 1 and not use("darkrend-1").free
    assert use("dunardic-2").repeat and use("dunardic-2").loses_xp == 1
    spends = use("terakian-1").spends
    assert spends is not None and spends.has(ruleset_of(QUEST.rules).profiles[QUEST.rules.index["potion"]])
    risks = use("creeping-death").risks
    assert risks is not None and risks[0] == "festering-wound" and 0 < risks[1] < 1
    assert use("regalen-2").laid_back == 1 and use("regalen-2").draw == 2
    assert use("arcanian-1", 1).alters == 1 and not use("arcanian-1", 1).turns and use("arcanian-3", 1).turns


def test_rooms_and_monsters_are_read() -> None:
    assert room_card("elven-outpost").lessons == 2 and room_card("elven-outpost").serves
    assert room_card("tree-house").purges is not None and room_card("air-temple").buys is not None
    assert room_card("elven-ruins").rises > 0 and not room_card("vault").serves
    assert [h.n for h in room_card("baalok-4").harms if h.what != "wound"] == [1], "a hero is destroyed"
    assert room_card("giant-rat").trains and not room_card("gorlandor-1").trains


@pytest.mark.parametrize(
    ("card", "good", "bad"),
    [
        ("unbound-spark", (6, 6), (1, 6)),  # The higher the better, and a one wounds.
        ("miricelle-4", (1,), (6,)),  # Armor that grows.
        ("death-sentinel-4", (3,), (2,)),  # A hero is discarded.
        ("lichs-tomb", (1, 2), (1, 1)),  # Doubles are worse.
    ],
)
def test_dice_are_read_from_what_follows(card: str, good: tuple[int, ...], bad: tuple[int, ...]) -> None:
    abilities = QUEST.rules.cards[QUEST.rules.index[card]].abilities
    name = {"unbound-spark": "sparks", "miricelle-4": "guard", "death-sentinel-4": "doom", "lichs-tomb": "tomb"}[card]
    steps = consequences(abilities, name)
    assert steps and outcome(steps, name, good) > outcome(steps, name, bad)


# ----------------------------------------------------------------------------------------------------------------------
# What it does with them


@pytest.mark.parametrize(
    ("lines", "kinds", "moves"),
    [
        # A wound for three points that win the battle, and none for those that are not needed.
        (
            ("hall: - | - | hobgoblin-ironhide", GATE, "hand.1: darkrend-1, gorlandor-1, adventurer"),
            ("window",),
            ["use:darkrend-1"],
        ),
        (
            ("hall: - | - | hobgoblin-ironhide", GATE, "hand.1: darkrend-1, gorlandor-1, adventurer*2"),
            ("window",),
            ["done"],
        ),
        # Experience is paid until the battle is won; where it cannot be won nobody goes there.
        (
            ("hall: - | - | hobgoblin-ironhide", GATE, "hand.1: dunardic-2, lantern", "xp: 6 0"),
            ("window",),
            ["use:dunardic-2", "use:dunardic-2", "done"],
        ),
        (
            ("hall: - | - | hobgoblin-ironhide", GATE, "hand.1: dunardic-2, lantern", "xp: 1 0"),
            ("branch",),
            ["bazaar", "stay"],
        ),
        # A bear fights, an owl looks for gold.
        (
            ("hall: - | - | hobgoblin-ironhide", GATE, "hand.1: felin-1, gorlandor-1, adventurer, dagger"),
            ("branch", "window"),
            ["dungeon", "use:felin-1", "bear"],
        ),
        # Of four elixirs the one that leads to the Vault.
        (
            (
                "hall: - | - | goblin-forager | - | - | - | kings-bodyguard",
                GATE,
                "hand.1: elemental-elixir, gorlandor-3*3",
            ),
            ("branch", "walk"),
            ["dungeon", "air", "go:sunken-well", "go:vault"],
        ),
        # A potion of light is worth a great victory, not a small one.
        (
            (
                "hall: - | - | goblin-forager | - | - | - | kings-bodyguard",
                GATE,
                "hand.1: potion-of-light, gorlandor-3*3",
            ),
            ("walk",),
            ["go:sunken-well", "go:vault"],
        ),
        (("hall: - | - | goblin-forager", GATE, "hand.1: potion-of-stamina, gorlandor-1"), ("window",), ["done"]),
        # Blood for light, if that opens the room; with enough of it, or nobody there, none flows.
        (
            (
                ALTAR,
                "hall: - | - | - | - | goblin-forager | - | kings-bodyguard",
                WELL,
                "hand.1: gorlandor-1*7, lantern",
            ),
            ("walk",),
            ["use:blood-altar-room.1", "go:blood-altar-room"],
        ),
        (
            (
                ALTAR,
                "hall: - | - | - | - | goblin-forager | - | kings-bodyguard",
                WELL,
                "hand.1: gorlandor-1*7, lantern*2",
            ),
            ("walk",),
            ["go:blood-altar-room"],
        ),
        (
            (ALTAR, "hall: - | - | - | - | goblin-forager", WELL, "hand.1: gorlandor-1*4, lantern"),
            ("walk",),
            ["done"],
        ),
        # After a victory a room takes away a weak card, for nothing.
        (
            (
                GROVE,
                "hall: - | - | - | goblin-forager",
                "champions: tree-house tree-house",
                "hand.1: gorlandor-1*4, adventurer",
                "deck.1: gorlandor-3*9",
            ),
            ("window",),
            ["use:tree-house", "done"],
        ),
        # Ten gold buy a treasure where nothing else is worth as much.
        (("hand.1: lantern*5", "hall: -"), ("branch", "buy"), ["shop", "done", "buy:treasure", "stay"]),
        # Own dice are turned up.
        (
            ("hall: - | - | kings-bodyguard", GATE, "hand.1: arcanian-3, gorlandor-1*4", "deck.1: lantern*9"),
            ("window", "die"),
            ["use:arcanian-3.1", "use:arcanian-3.2", "die:1.6"],
        ),
    ],
)
def test_greedy_does_what_is_worth_it(lines: tuple[str, ...], kinds: tuple[str, ...], moves: list[str]) -> None:
    game = Game(staged_quest(DECK, *lines))
    assert answers(game, *kinds)[: len(moves)] == moves


def test_a_card_back_onto_the_deck_is_not_missed_now() -> None:
    game = Game(staged_quest("hall: - | - | goblin-forager", GATE, "hand.1: regalen-1, gorlandor-1, dagger", DECK))
    assert "deck:gorlandor-1" not in answers(game, "pick")


def test_rations_are_sold_for_a_treasure(monkeypatch: pytest.MonkeyPatch) -> None:
    """If it were worth more than all others: two of them and no more."""
    monkeypatch.setattr("duskhall.bots.greedy.rooms.outlook.JEWEL", 9.0)
    game = Game(staged_quest("hand.1: lantern*4", "hall: -", "front.1: iron-rations*4", DECK))
    moves = answers(game, "window", "buy")
    assert moves == ["use:iron-rations", "use:iron-rations", "done", "done", "buy:treasure"]


def test_a_guard_keeps_what_a_monster_would_take() -> None:
    """With a dog at their side heroes are not discarded, so the battle can be won."""
    brute = ("hall: - | - | hobgoblin-ravager", GATE, DECK)
    alone = answers(Game(staged_quest(*brute, "hand.1: gorlandor-3")), "branch")
    guarded = answers(Game(staged_quest(*brute, "hand.1: gorlandor-3, damilu-huskie")), "branch")
    assert alone[0] != "dungeon" and guarded[0] == "dungeon"


def test_greedy_plays_all_quests_without_going_in_circles() -> None:
    """Whole games over random set-ups of all quests: every game ends, and no turn has hundreds of questions."""
    for g in range(few(40, 12)):
        seats = 2 + g % 3
        setup = rotating_setup(g, "quest")
        game = Game(QUEST.deal(QUEST.rules, setup, seats, key_from_seed(g, "rooms")), listen=False, history=False)
        bots = [GreedyBot() for _ in range(seats)]
        turn, asked = 0, 0
        while not game.over:
            decision = game.decision()
            asked = asked + 1 if game.state.turn == turn else 0
            turn = game.state.turn
            assert asked < 200 and turn < 300, decision
            i = bots[decision.seat].pick(game.view(decision.seat), decision) if len(decision.options) > 1 else 0
            game.choose(decision, i)
