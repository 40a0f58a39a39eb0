"""Classic is set up as its rulebook has it: the box, the first game, random and chosen cards, 2 to 5 players."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from duskhall.core.luck import key_from_seed
from duskhall.core.state import DUNGEON, EMPTY, HALL, State, deck_of, discard_of, hand_of
from duskhall.editions import edition
from duskhall.editions.classic.cards import CARDS
from duskhall.editions.errors import SetupError, UnknownEdition
from duskhall.editions.setup import Setup

CLASSIC = edition("classic")
RULES = CLASSIC.rules
BASICS = {"militia": (30, 6), "dagger": (15, 2), "iron-rations": (15, 2), "torch": (15, 2)}
"""Cards in the box and in each starting deck."""


def deal(seed: int = 1, players: int = 2, setup: Setup | None = None, first: int | None = None) -> State:
    return CLASSIC.deal(RULES, setup or CLASSIC.first_game, players, key_from_seed(seed, "set-up test"), first)


def names(s: State, zone: int) -> list[str]:
    return [RULES.cards[s.kinds[c]].id for c in s.zones[zone] if c != EMPTY]


def zone(s: State, name: str) -> list[str]:
    return names(s, s.map.names.index(name))


# ------------------------------------------------------------------------------------------------------------
# The box


def test_the_box_has_its_cards() -> None:
    counts: Counter[str] = Counter()
    for card in CARDS:
        counts[card.kind] += card.count
    assert counts == {
        "monster": 80,
        "hero": 132,
        "village": 152,
        "basic": 75,
        "disease": 15,
        "thunderstone": 1,
        "xp": 32,
    }


def test_the_box_has_its_different_cards() -> None:
    kinds = Counter(card.kind for card in CARDS)
    assert kinds == {"monster": 40, "hero": 33, "village": 19, "basic": 4, "disease": 1, "thunderstone": 1, "xp": 1}
    assert len(CARDS) == 99 == len({card.id for card in CARDS})
    groups = Counter(c.stack for c in CARDS if c.kind == "monster")
    assert len(groups) == 8 and set(groups.values()) == {5}
    sizes: Counter[str] = Counter()
    for c in CARDS:
        if c.kind == "monster":
            sizes[c.stack] += c.count
    assert set(sizes.values()) == {10}
    for stack in {c.stack for c in CARDS if c.kind == "hero"}:
        levels = {c.figures["level"]: c.count for c in CARDS if c.stack == stack and c.kind == "hero"}
        assert levels == {1: 6, 2: 4, 3: 2}, stack
    assert all(c.count == 8 for c in CARDS if c.kind == "village")


def test_the_choices_are_what_the_box_offers() -> None:
    assert {what: len(known) for what, known in CLASSIC.choices.items()} == {"monsters": 8, "heroes": 11, "village": 19}


def test_there_is_no_other_edition() -> None:
    with pytest.raises(UnknownEdition):
        edition("clasic")


# ------------------------------------------------------------------------------------------------------------
# Laying it out


def test_the_first_game() -> None:
    s = deal(first=0)
    assert CLASSIC.first_game == Setup(
        "classic",
        monsters=("enchanted", "ooze", "undead-doom"),
        heroes=("elf", "lorigg", "regian", "thyrian"),
        village=(
            *("battle-fury", "fireball", "flaming-sword", "lightstone-gem"),
            *("magical-aura", "short-sword", "spear", "town-guard"),
        ),
    )
    stacks = [name for name in s.map.names if name.startswith("stack.")]
    assert len(stacks) == s.map.stacks == 4 + 4 + 8
    assert zone(s, "stack.elf") == ["elf-wizard"] * 6 + ["elf-sorcerer"] * 4 + ["elf-archmage"] * 2
    assert zone(s, "stack.spear") == ["spear"] * 8
    assert zone(s, "supply.disease") == ["disease"] * 15
    assert (s.turn, s.active, s.over, s.xp) == (1, 0, False, [0, 0])
    assert [q.seat for q in s.asked] == [0]
    assert not names(s, 2) and not names(s, 3)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_stacks_for_every_number_of_players(players: int) -> None:
    s = deal(players=players)
    assert s.seats == players
    for name, (box, each) in BASICS.items():
        assert zone(s, f"stack.{name}") == [name] * (box - players * each)
    start = Counter({name: each for name, (_, each) in BASICS.items()})
    for seat in range(players):
        assert len(s.zones[hand_of[seat]]) == 6 and len(s.zones[deck_of[seat]]) == 6
        assert not s.zones[discard_of[seat]]
        assert Counter(names(s, hand_of[seat]) + names(s, deck_of[seat])) == start
    assert len(s.zones[DUNGEON]) == 31 - 3
    whole = Counter(names(s, DUNGEON) + names(s, HALL))
    assert whole == Counter(
        {c.id: c.count for c in CARDS if c.stack in CLASSIC.first_game.monsters} | {"stone-of-mystery": 1}
    )
    assert len(s.kinds) == 31 + 15 + 75 + 4 * 12 + 8 * 8


def test_any_seat_may_begin() -> None:
    for players in (2, 3, 4, 5):
        assert {deal(seed, players).active for seed in range(60)} == set(range(players))
        for first in range(players):
            s = deal(3, players, first=first)
            assert s.active == first and s.asked[0].seat == first
    # Who begins is drawn last: it does not change what is dealt.
    assert names(deal(5), DUNGEON) == names(deal(5, first=1), DUNGEON)


def test_the_stone_lies_in_the_bottom_eleven() -> None:
    depths: Counter[int] = Counter()
    for seed in range(700):
        deck = names(deal(seed), DUNGEON)
        depth = len(deck) - deck.index("stone-of-mystery")
        assert depth <= 11, f"seed {seed}: the stone is the {depth}th card from the bottom"
        depths[depth] += 1
        assert deck.count("stone-of-mystery") == 1
    assert set(depths) == set(range(1, 12)) and max(depths.values()) < 110, depths


def test_everybody_knows_where_the_stone_must_lie() -> None:
    s = deal()
    ((card, where, lowest),) = s.sealed
    assert (RULES.cards[s.kinds[card]].id, where, lowest) == ("stone-of-mystery", DUNGEON, 11)
    assert not s.known


def test_the_hall_is_full_and_its_first_card_does_nothing_yet() -> None:
    """Breach is ignored in set-up: nobody is asked but the first player, nothing is destroyed or discarded."""
    setup = replace(CLASSIC.first_game, monsters=("abyssal", "dragon", "ooze"))
    breaching = 0
    for seed in range(150):
        s = deal(seed, 3, setup)
        assert EMPTY not in s.zones[HALL]
        first = RULES.cards[s.kinds[s.zones[HALL][0]]]
        breaching += any(getattr(a, "event", "") == "breach" for a in first.abilities)
        assert not s.zones[2]
        assert [len(s.zones[hand_of[p]]) for p in range(3)] == [6, 6, 6]
        assert all(len(zone(s, f"stack.{hero}")) == 12 for hero in setup.heroes)
        assert [(q.seat, q.kind) for q in s.asked] == [(s.active, 0)]
        assert len(s.stack) == 1 and s.front == s.zones[HALL][0]
    assert breaching > 5


@pytest.mark.parametrize("groups", [3, 4, 5, 6, 7, 8])
def test_more_groups_for_a_longer_game(groups: int) -> None:
    setup = CLASSIC.random_setup(9, groups=groups)
    assert len(setup.monsters) == groups
    s = deal(2, 4, setup)
    assert len(s.zones[DUNGEON]) == 10 * groups + 1 - 3
    deck = names(s, DUNGEON)
    assert len(deck) - deck.index("stone-of-mystery") <= 11


# ------------------------------------------------------------------------------------------------------------
# Random set-ups

GOLDEN = {
    0: Setup(
        "classic",
        ("doomknight-humanoid", "dragon", "undead-spirit"),
        ("chalice", "outlands", "redblade", "regian"),
        (
            *("arcane-energies", "banish", "battle-fury", "goodberries"),
            *("lightstone-gem", "flaming-sword", "polearm", "short-sword"),
        ),
    ),
    1: Setup(
        "classic",
        ("humanoid", "ooze", "undead-doom"),
        ("chalice", "feayn", "selurin", "thyrian"),
        ("arcane-energies", "banish", "fireball", "hatchet", "spear", "warhammer", "barkeep", "trainer"),
    ),
    42: Setup(
        "classic",
        ("dragon", "ooze", "undead-doom"),
        ("outlands", "redblade", "regian", "thyrian"),
        (
            *("banish", "battle-fury", "fireball", "magical-aura"),
            *("feast", "flaming-sword", "pawnbroker", "town-guard"),
        ),
    ),
}


@pytest.mark.parametrize("seed", GOLDEN)
def test_a_set_up_seed_gives_the_same_cards_for_ever(seed: int) -> None:
    assert CLASSIC.random_setup(seed) == GOLDEN[seed]


def test_random_set_ups_are_legal_and_use_the_whole_box() -> None:
    seen: Counter[str] = Counter()
    for seed in range(400):
        setup = CLASSIC.random_setup(seed)
        CLASSIC.check(setup)
        assert (len(setup.monsters), len(setup.heroes), len(setup.village)) == (3, 4, 8)
        seen.update((*setup.monsters, *setup.heroes, *setup.village))
    for what, share in (("monsters", 3 / 8), ("heroes", 4 / 11), ("village", 8 / 19)):
        for name in CLASSIC.choices[what]:
            assert 0.75 * 400 * share < seen[name] < 1.25 * 400 * share, (name, seen[name])


# ------------------------------------------------------------------------------------------------------------
# What cannot be laid out

GOOD = CLASSIC.first_game


@pytest.mark.parametrize(
    ("setup", "reason", "part"),
    [
        (replace(GOOD, monsters=("ooze", "dragon")), "setup-how-many", "monsters"),
        (replace(GOOD, monsters=()), "setup-how-many", "monsters"),
        (replace(GOOD, monsters=("ooze", "dragon", "goblins")), "setup-unknown-card", "goblins"),
        (replace(GOOD, monsters=("ooze", "ooze", "dragon")), "setup-twice", "monsters"),
        (replace(GOOD, heroes=GOOD.heroes[:3]), "setup-how-many", "heroes"),
        (replace(GOOD, heroes=(*GOOD.heroes, "dwarf")), "setup-how-many", "heroes"),
        (replace(GOOD, heroes=(*GOOD.heroes[:3], "elf-wizard")), "setup-unknown-card", "elf-wizard"),
        (replace(GOOD, heroes=(*GOOD.heroes[:3], GOOD.heroes[0])), "setup-twice", "heroes"),
        (replace(GOOD, village=GOOD.village[:7]), "setup-how-many", "village"),
        (replace(GOOD, village=(*GOOD.village, "feast")), "setup-how-many", "village"),
        (replace(GOOD, village=(*GOOD.village[:7], "dagger")), "setup-unknown-card", "dagger"),
        (replace(GOOD, village=(*GOOD.village[:7], GOOD.village[0])), "setup-twice", "village"),
        (replace(GOOD, edition="quest"), "setup-edition", "quest"),
        (replace(GOOD, board="dungeon"), "setup-one-board", "dungeon"),
        (replace(GOOD, bearer="stramst"), "setup-not-in-box", "bearer"),
        (replace(GOOD, avatars=True), "setup-not-in-box", "avatars"),
    ],
)
def test_a_set_up_that_cannot_be_laid_out_is_refused(setup: Setup, reason: str, part: str) -> None:
    for attempt in (CLASSIC.check, lambda wrong: deal(setup=wrong)):
        with pytest.raises(SetupError) as refused:
            attempt(setup)
        assert refused.value.reason == reason
        assert part in ", ".join(f"{name}: {value}" for name, value in refused.value.arguments.items())


@pytest.mark.parametrize("players", [-1, 0, 1, 6, 99])
def test_two_to_five_play(players: int) -> None:
    with pytest.raises(SetupError) as refused:
        deal(players=players)
    assert refused.value.reason == "setup-players"
    assert refused.value.arguments == {"least": 2, "most": 5, "got": players}


@pytest.mark.parametrize("groups", [-1, 0, 2, 9])
def test_three_to_eight_groups(groups: int) -> None:
    with pytest.raises(SetupError) as refused:
        CLASSIC.random_setup(1, groups=groups)
    assert refused.value.reason == "setup-monster-groups"


@pytest.mark.parametrize("first", [-1, 2, 7])
def test_the_first_player_must_sit_at_the_table(first: int) -> None:
    with pytest.raises(SetupError) as refused:
        deal(players=2, first=first)
    assert refused.value.reason == "setup-first"


def test_there_is_one_board() -> None:
    assert CLASSIC.boards == ("",) and RULES.board == ""
    assert CLASSIC.rules_on("") is RULES
    for attempt in (CLASSIC.rules_on, lambda board: CLASSIC.make_rules(board=board)):
        with pytest.raises(SetupError) as refused:
            attempt("dungeon")
        assert refused.value.reason == "setup-one-board"
    assert CLASSIC.setups == {"first": CLASSIC.first_game}
