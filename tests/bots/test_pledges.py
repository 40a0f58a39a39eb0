"""The full game as greedy plays it: which guild and which side quest it takes, and that it claims what is due."""

from __future__ import annotations

from dataclasses import replace

import pytest

from duskhall.bots.greedy import GreedyBot
from duskhall.core.game import Game
from duskhall.editions.setup import Setup
from tests.helpers import QUEST, staged_quest

CLASS = {
    "order-of-the-open-hand": "cleric",
    "hall-of-the-iron-oath": "fighter",
    "the-night-ledger": "rogue",
    "college-of-nine-candles": "wizard",
}
FULL = replace(QUEST.setups["a-mirror-in-the-dark"], mode="full")
WEAPONS = ("hammer", "maul", "shortspear")
SPELLS = ("fireball", "future-vision", "moonlight")
ITEMS = ("amulet-of-infravision", "gem-of-healing", "tome-of-knowledge")


def choose(game: Game) -> str:
    """What greedy answers in the first seat."""
    decision = next(d for d in game.decisions() if d.seat == 0)
    move = GreedyBot().choose(game.view(0), decision)
    game.answer(0, move)
    return str(move)


def classes(setup: Setup) -> dict[str, int]:
    """How many heroes of each class are for sale."""
    cards = QUEST.rules.cards
    first = [c for c in cards if c.kind == "hero" and c.stack in setup.heroes and c.figures["level"] == 1]
    return {name: sum(name in c.tags for c in first) for name in CLASS.values()}


def test_the_guild_favours_a_class_of_which_most_heroes_are_for_sale() -> None:
    chosen = set()
    for seed in range(12):
        setup = replace(QUEST.random_setup(seed), mode="full")
        game = Game(staged_quest(setup=setup))
        choose(game)
        game.answer(1, next(d for d in game.decisions() if d.seat == 1).options[0])
        offered = classes(setup)
        guild = choose(game)
        assert offered[CLASS[guild]] == max(offered.values()), (seed, guild, offered)
        chosen.add(guild)
    assert len(chosen) > 1


@pytest.mark.parametrize(
    ("village", "kept"),
    [
        ((*ITEMS[:2], *SPELLS, *WEAPONS), "the-iron-collection"),
        ((*ITEMS, *SPELLS, *WEAPONS[:2]), "more-lore-than-swords"),
    ],
)
def test_the_side_quest_is_one_that_the_market_serves(village: tuple[str, ...], kept: str) -> None:
    lines = ("secret.1: the-iron-collection, more-lore-than-swords, cabinet-of-curiosities", "hand.1: adventurer*6")
    assert choose(Game(staged_quest(*lines, setup=replace(FULL, village=village)))) == f"secret:{kept}"


def test_a_deed_is_claimed_when_it_is_due() -> None:
    game = Game(
        staged_quest(
            "secret.1: a-kings-ransom",
            "hand.1: crown-of-the-drowned*2",
            "supply.gallows-shade: gallows-shade*3",
            "supply.crown-of-the-drowned: crown-of-the-drowned*3",
        )
    )
    game.answer(0, "bazaar")
    assert choose(game) == "use:a-kings-ransom"
    assert choose(game) in ("gallows-shade", "crown-of-the-drowned")
