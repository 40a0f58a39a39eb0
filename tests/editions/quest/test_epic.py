"""Epic games: what is laid out, what refills the market, and what nobody may know of it."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

import duskhall
from duskhall.core.luck import Stream, key_from_seed
from duskhall.core.redeal import redeal
from duskhall.core.state import HALL, State
from duskhall.editions.choosing import on_board
from duskhall.editions.errors import SetupError
from duskhall.editions.quest.drawing import CLASSES, LEVELS, TYPES
from duskhall.editions.quest.setup import SHELF
from duskhall.editions.setup import Setup
from duskhall.notation import position
from tests.helpers import QUEST, few

BOTH = ("epic-heroes", "epic")
both = pytest.mark.parametrize("mode", BOTH)


def epic(seed: int, mode: str, packs: tuple[str, ...] = ()) -> Setup:
    return on_board(QUEST.random_setup(seed), None, None, mode=mode, packs=packs)


def dealt(seed: int, mode: str, **changes: object) -> State:
    setup = replace(epic(seed, mode), **changes)  # type: ignore[arg-type]
    return QUEST.deal(QUEST.rules, setup, 2 + seed % 3, key_from_seed(seed, "epic"))


def ids(s: State, zone: str) -> list[str]:
    return [s.rules.cards[s.kinds[c]].id for c in s.zones[s.map.names.index(zone)]]


def market(s: State) -> list[str]:
    """Every card of the market, its decks included."""
    zones = [z for z in s.map.names if z.startswith(("stack.item", "stack.spell", "stack.weapon", "stack.any"))]
    return [card for zone in (*zones, *(f"draw.{kind}" for kind in TYPES)) for card in ids(s, zone)]


@both
def test_the_market_has_one_copy_of_every_title(mode: str) -> None:
    s = dealt(1, mode)
    assert sorted(market(s)) == sorted(SHELF.choices["village"])
    for kind in TYPES:
        spots = [*ids(s, f"stack.{kind}-1"), *ids(s, f"stack.{kind}-2")]
        assert len(spots) == 2 and all(SHELF.types[card] == kind for card in (*spots, *ids(s, f"draw.{kind}")))
    assert not ids(s, "stack.any-1") and not ids(s, "stack.any-2")


@both
def test_ten_different_monsters_of_each_level_take_part(mode: str) -> None:
    for seed in range(few(20, 4)):
        s = dealt(seed, mode)
        hall = [s.rules.cards[s.kinds[c]] for c in s.zones[HALL]]
        for level in LEVELS:
            deck = [name for name in ids(s, f"draw.level-{level}") if name != "guardian-key"]
            there = deck + [c.id for c in hall if c.kind == "monster" and c.figures.get("level") == level]
            assert len(there) == len(set(there)) == 10
            titles = [name for pack in SHELF.packs for name in SHELF.titles[pack][level]]
            assert sorted(there + ids(s, f"box.level-{level}")) == sorted(titles)


def test_every_hero_lies_in_the_stack_of_a_class_of_his() -> None:
    s = dealt(2, "epic-heroes")
    found = []
    for c in CLASSES:
        stack = ids(s, f"stack.{c}-1") + ids(s, f"draw.{c}")
        assert len(ids(s, f"stack.{c}-1")) == 1 and all(name.endswith("-1") for name in stack)
        found += [name.removesuffix("-1") for name in stack]
        assert all(c in SHELF.classes[name.removesuffix("-1")] for name in stack)
    assert sorted(found) == sorted(SHELF.choices["heroes"])
    sizes = [len(ids(s, f"draw.{c}")) for c in CLASSES]
    assert max(sizes) - min(sizes) <= 1
    in_box = Counter(ids(s, "supply.hero"))
    assert in_box == {c.id: c.count for c in QUEST.rules.cards if c.kind == "hero" and c.figures["level"] > 1}


def test_normal_heroes_lie_in_their_four_stacks() -> None:
    s = dealt(3, "epic")
    heroes = epic(3, "epic").heroes
    assert len(heroes) == len(CLASSES)
    for hero in heroes:
        assert ids(s, f"stack.{hero}") == [f"{hero}-1"] * 5 + [f"{hero}-2"] * 3 + [f"{hero}-3"] * 2
    assert "supply.hero" not in s.map.names


@both
def test_the_quests_that_take_part_can_be_chosen(mode: str) -> None:
    two = tuple(SHELF.packs)[:2]
    s = QUEST.deal(QUEST.rules, epic(4, mode, two), 2, key_from_seed(4, "epic"))
    assert {SHELF.pack_of[card] for card in market(s)} == set(two)
    assert all(any(card in SHELF.packs[pack] for pack in two) for card in ids(s, "box.level-2"))


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"packs": ("nowhere",)}, "setup-no-pack"),
        ({"packs": (next(iter(SHELF.packs)),) * 2}, "setup-twice"),
        ({"village": SHELF.choices["village"][:8]}, "setup-how-many"),
        ({"heroes": SHELF.choices["heroes"][:4]}, "setup-how-many"),
        ({"key_decks": (1, 2)}, "setup-key-decks"),
        ({"key_decks": (1, 2, 4)}, "setup-key-decks"),
        ({"key_decks": (-1, 3, 4)}, "setup-key-decks"),
    ],
)
def test_what_cannot_be_laid_out_is_refused(changes: dict[str, object], reason: str) -> None:
    with pytest.raises(SetupError) as e:
        dealt(5, "epic-heroes", **changes)
    assert e.value.reason == reason


def test_quests_are_for_epic_games_alone() -> None:
    with pytest.raises(SetupError) as e:
        QUEST.check(replace(QUEST.random_setup(1), packs=tuple(SHELF.packs)[:1]))
    assert e.value.reason == "setup-packs-epic"


def test_too_few_titles_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    pack = next(iter(SHELF.packs))
    few_titles = SHELF.titles | {pack: SHELF.titles[pack] | {2: SHELF.titles[pack][2][:9]}}
    monkeypatch.setattr(SHELF, "titles", few_titles)
    with pytest.raises(SetupError) as e:
        dealt(5, "epic", packs=(pack,))
    assert e.value.reason == "setup-too-few-titles"


@both
def test_keys_can_lie_in_other_decks(mode: str) -> None:
    s = dealt(6, mode, key_decks=(0, 2, 4))
    assert [ids(s, f"draw.level-{level}").count("guardian-key") for level in LEVELS] == [0, 2, 4]
    plain = replace(QUEST.random_setup(6), key_decks=(3, 3, 0))
    s = QUEST.deal(QUEST.rules, plain, 2, key_from_seed(6, "epic"))
    assert [ids(s, f"draw.level-{level}").count("guardian-key") for level in LEVELS] == [3, 3, 0]


@both
def test_the_market_neither_loses_nor_doubles_a_card(mode: str) -> None:
    """Whatever is bought, destroyed or turned up: each title exists once, and no spot with a deck stays empty."""
    for seed in range(few(12, 3)):
        game = duskhall.Game(dealt(seed, mode))
        luck = Stream.of(seed, "epic moves")
        titles = Counter(SHELF.choices["village"])
        for _ in range(few(1500, 500)):
            if game.over:
                break
            moves = game.moves
            game.play(moves[luck.below(len(moves))])
            s = game.state
            assert Counter(c.id for c in map(s.rules.cards.__getitem__, s.kinds) if c.kind == "village") == titles
            for spot, deck in s.map.refilled.items():
                assert s.zones[spot] or not s.zones[deck]
                assert len(s.zones[spot]) <= 1


@both
def test_nobody_knows_which_monsters_stayed_in_the_box(mode: str) -> None:
    s = dealt(7, mode)
    for seat in (-1, 0, 1):
        others = [redeal(s, seat, Stream.of(n, "epic")) for n in range(8)]
        for level in LEVELS:
            assert len({frozenset(ids(o, f"box.level-{level}")) for o in others}) > 1
            keys = {ids(o, f"draw.level-{level}").count("guardian-key") for o in others}
            assert keys == {ids(s, f"draw.level-{level}").count("guardian-key")}
    view = duskhall.Game(s).view(0)
    assert "box.level-1" not in str(view.data()) and set(view.piles["item"]) == {None}


@both
def test_an_epic_game_is_recorded_saved_and_read(mode: str, tmp_path: Path) -> None:
    setup = replace(epic(8, mode, tuple(SHELF.packs)[1:4]), key_decks=(2, 2, 2))
    game = duskhall.new_game("quest", 2, setup, seed=8)
    luck = Stream.of(8, "epic moves")
    for _ in range(120):
        moves = game.moves
        game.play(moves[luck.below(len(moves))])
    text = position.write(game.state)
    assert position.write(position.read(text)) == text
    game.save(tmp_path / "game.txt")
    again = duskhall.load(tmp_path / "game.txt")
    assert again.setup == setup and again.state_key() == game.state_key()


def test_a_published_set_up_lends_an_epic_game_its_dungeon() -> None:
    game = duskhall.new_game("quest", 2, "first", seed=1, mode="epic")
    first = QUEST.first_game
    assert game.setup is not None
    assert (game.setup.rooms, game.setup.guardian, game.setup.heroes) == (first.rooms, first.guardian, first.heroes)
    assert not game.setup.monsters and not game.setup.village
