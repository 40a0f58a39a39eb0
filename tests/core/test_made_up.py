"""Places left for later parts of the game, tried with cards that are made up: face-down rooms, secret choices, cards
beside the board."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from duskhall.core.decision import Decision
from duskhall.core.events import CardMoved, DiceRolled
from duskhall.core.game import Game
from duskhall.core.luck import Stream, key_from_seed
from duskhall.core.redeal import redeal
from duskhall.core.state import EMPTY, FACE_DOWN, HALL, State
from duskhall.core.tree import (
    Branch,
    Card,
    Cards,
    Choose,
    Die,
    Draw,
    Earn,
    Forbid,
    Is,
    Modify,
    Roll,
    Use,
    While,
)
from duskhall.notation.position import read, write
from tests.core.test_secrecy import asked, sealed_answers, seen_by
from tests.helpers import QUEST, SPECTATOR, Walk, few, instances, reproducing, rotating_setup

DARK = "mine"
"""The room that is made dark: its monsters lie face down."""


def dark_rules() -> tuple[Card, ...]:
    tile = QUEST.rules.cards[QUEST.rules.index[DARK]]
    return (replace(tile, abilities=(*tile.abilities, While("hall", (Forbid("be-seen", "self"),)))),)


def in_the_dark(seed: int) -> State:
    """A game with a dark room, and strong parties that go there. In every other one the next card is a key."""
    rules = QUEST.make_rules(dark_rules())
    s = QUEST.deal(rules, rotating_setup(seed, "quest", (DARK,)), 2 + seed % 3, key_from_seed(seed, "dark"))
    text = write(s).splitlines()
    strong = "silverhelm-3, gorlandor-3, adventurer*2, lantern*2"
    lines = [f"{line.partition(':')[0]}: {strong}" if line.startswith(("hand.", "deck.")) else line for line in text]
    pile = next(i for i, line in enumerate(lines) if line.startswith("draw.level-1: "))
    if seed % 2:
        monsters = [name for name in lines[pile].partition(": ")[2].split(", ") if name != "guardian-key"]
        lines[pile] = f"draw.level-1: {', '.join(('guardian-key', *monsters))}"
    return read("\n".join(lines))


def test_monsters_of_a_dark_room_are_fought_face_down() -> None:
    """Nobody knows what lies there until it is fought; a key is found then, and another monster fought."""
    seen: Counter[str] = Counter()
    for seed in range(1, few(25, 13)):
        walk = Walk(seed, "quest", turns=25, state=in_the_dark(seed))
        kinds = Counter(walk.state.kinds)
        told = 0
        with reproducing(walk):
            for decision, index in walk:
                s = walk.state
                down = {c for c, _ in s.delve.down}
                for seat in range(SPECTATOR, s.seats):
                    hall = walk.game.view(seat).hall
                    for rank, c in enumerate(s.zones[HALL], 1):
                        if c in down:
                            seen["hidden"] += 1
                            assert hall[rank - 1] == FACE_DOWN and walk.game.view(seat).forecast(rank) is None
                        else:
                            assert hall[rank - 1] != FACE_DOWN
                walk.go(decision, index)
                assert Counter(walk.state.kinds) == kinds
                assert set(instances(walk.state)) == set(range(len(walk.state.kinds)))
                for e in walk.game.events(SPECTATOR, since=told):
                    told += 1
                    if not isinstance(e, CardMoved):
                        continue
                    seen["laid"] += e.target == "hall" and e.card is None
                    turned = e.source == e.target == "hall"
                    seen["turned up"] += turned
                    seen["a key there"] += turned and e.card == "guardian-key"
                    assert not turned or e.card is not None
    assert min(seen[x] for x in ("hidden", "laid", "turned up", "a key there")) > 0, seen


@pytest.mark.slow
def test_what_lies_in_a_dark_room_shows_nowhere() -> None:
    """Re-dealt for every seat and spectator, nothing that is seen or asked differs; and a save keeps it."""
    dealt = hidden = 0
    for seed in range(1, few(9, 7)):
        walk = Walk(seed, "quest", turns=8, state=in_the_dark(seed))
        stream = Stream.of(seed, "dark")
        with reproducing(walk):
            for decision, index in walk:
                s = walk.state
                if not s.delve.down:
                    continue
                hidden += 1
                for seat in range(SPECTATOR, s.seats):
                    other = redeal(s, seat, stream)
                    assert seen_by(other, seat) == seen_by(s, seat)
                    if not sealed_answers(s):
                        assert asked(other, seat) == asked(s, seat)
                    dealt += [s.kinds[c] for c in s.zones[HALL]] != [other.kinds[c] for c in other.zones[HALL]]
                    assert set(instances(other)) == set(instances(s))
                if walk.step % few(1, 3) == 0:
                    # Reading builds the rules with the dark room anew, which takes time.
                    text = write(s)
                    assert write(read(text)) == text
                    copy = Game(read(text), history=False)
                    copy.answer(decision.seat, decision.options[index])
                    walk.go(decision, index)
                    assert write(copy.state) == write(walk.state)
    assert dealt > 40 and hidden > 40, (dealt, hidden)


# ------------------------------------------------------------------------------------------------------------
# A card beside the board


def test_a_card_beside_the_board_counts_while_it_lies_there() -> None:
    banner = Card(
        *("made-up-banner", "Made-up Banner", "banner", "made-up-banner", 1, ("banner",)),
        {},
        (
            While("front", (Modify("attack", "add", 1, Cards("hand", Is("hero"))), Modify("light", "add", 1, "party"))),
            Use("spoils", (Earn("xp", 1),)),
        ),
    )
    rules = QUEST.make_rules((banner,))
    s = QUEST.deal(rules, QUEST.first_game, 2, key_from_seed(3, "banner"), first=0)
    lines = [
        "hand.1: adventurer*6" if line.startswith("hand.1:") else line
        for line in write(s).splitlines()
        if not line.startswith("front.1")
    ]
    plain, beside = (
        Game(read("\n".join(lines))),
        Game(read("\n".join([*lines, "front.1: made-up-banner", f"card: {banner!r}"]))),
    )
    for game in (plain, beside):
        game.answer(0, "dungeon")
    one, two = plain.view(0), beside.view(0)
    assert two.sums(1).attack == one.sums(1).attack + 6 and two.sums(0).light == one.sums(0).light + 1
    assert {e["card"] for e in two.ledger("light")} >= {"made-up-banner"}
    assert two.front_of(0) == beside.view(1).front_of(0) == ("made-up-banner",)
    beside.answer(0, "done")
    assert "use:made-up-banner.2" in beside.decisions()[0].options
    beside.answer(0, "use:made-up-banner.2")
    assert beside.view(0).xp(0) == 1 and isinstance(beside.decisions()[0], Decision)
    assert EMPTY not in beside.state.zones[HALL]


# ------------------------------------------------------------------------------------------------------------
# Dice that wait for an answer


def test_dice_are_saved_while_something_is_asked() -> None:
    bones = Card(
        *("made-up-bones", "Made-up Bones", "village", "made-up-bones", 8, ("village", "item")),
        {"gold": 1, "cost": 2},
        (
            Use(
                "village",
                (
                    Roll(3, "bones"),
                    Choose(
                        (
                            Branch("high", (Earn("xp", Die("bones", "highest")),)),
                            Branch("low", (Draw(Die("bones", "lowest")),)),
                        )
                    ),
                ),
            ),
        ),
    )
    rules = QUEST.make_rules((bones,))
    s = QUEST.deal(rules, QUEST.first_game, 2, key_from_seed(3, "bones"), first=0)
    lines = ["hand.1: made-up-bones*6" if line.startswith("hand.1:") else line for line in write(s).splitlines()]
    game = Game(read("\n".join([*lines, f"card: {bones!r}"])))
    for move in ("bazaar", "use:made-up-bones"):
        game.answer(0, move)
    (dice,) = (e.dice for e in game.events() if isinstance(e, DiceRolled))
    assert len(dice) == 3 and set(dice) <= set(range(1, 7))
    text = write(game.state)
    again = Game(read(text))
    assert write(again.state) == text and not game.can_undo(0), "dice are not thrown twice"
    for one in (game, again):
        one.answer(0, "high")
        assert one.view(0).xp(0) == max(dice)
    assert write(again.state) == write(game.state)
