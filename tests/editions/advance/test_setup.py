"""Advance is set up from its box: the published set-ups, random and chosen cards, the boards, 2 to 5 players."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from duskhall import new_game
from duskhall.core.luck import key_from_seed
from duskhall.core.state import DUNGEON, EMPTY, HALL, State, deck_of, discard_of, front_of, hand_of, secret_of
from duskhall.editions import edition
from duskhall.editions.advance.cards import CARDS
from duskhall.editions.advance.cards.monsters import GROUP_LEVELS
from duskhall.editions.errors import SetupError
from duskhall.editions.setup import Setup

ADVANCE = edition("advance")
GOOD = ADVANCE.first_game
CORRUPTION = ADVANCE.setups["tower-of-corruption"]
LEARNING = ADVANCE.setups["learning"]
SLOTS = {"weapon": 3, "item": 2, "spell": 3, "villager": 3}
START = Counter({"regular": 6, "longspear": 2, "torch": 2, "thunderstone-shard": 2})
BEARERS = ("stramst", "orseg", "belac")


def deal(seed: int = 1, players: int = 2, setup: Setup = GOOD, first: int | None = None) -> State:
    key = key_from_seed(seed, "set-up test")
    return ADVANCE.deal(ADVANCE.rules_on(setup.board), setup, players, key, first)


def names(s: State, zone: int) -> list[str]:
    return [s.rules.cards[s.kinds[c]].id for c in s.zones[zone] if c != EMPTY]


def zone(s: State, name: str) -> list[str]:
    return names(s, s.map.names.index(name))


def types(village: tuple[str, ...]) -> Counter[str]:
    tags = {c.id: c.tags for c in CARDS}
    return Counter(tag for name in village for tag in tags[name] if tag in SLOTS)


# ------------------------------------------------------------------------------------------------------------
# The box


def test_the_box_has_its_cards() -> None:
    counts: Counter[str] = Counter()
    for card in CARDS:
        counts[card.kind] += card.count
    assert {kind: counts[kind] for kind in ("basic", "starter", "hero", "village", "monster", "placeholder")} == {
        "basic": 95,
        "starter": 10,
        "hero": 132,
        "village": 152,
        "monster": 90,
        "placeholder": 10,
    }
    assert (counts["bearer"], counts["curse"], counts["familiar"]) == (3, 28, 7)


def test_the_choices_are_what_the_box_offers() -> None:
    assert {what: len(known) for what, known in ADVANCE.choices.items()} == {
        "monsters": 9,
        "bearer": 3,
        "heroes": 11,
        "village": 19,
    }


# ------------------------------------------------------------------------------------------------------------
# Laying it out


def test_the_first_game() -> None:
    s = deal(first=0)
    assert set(GOOD.monsters) == {"burnmarked", "kobold", "ogre"} and GOOD.bearer == "stramst"
    assert set(GOOD.heroes) == {"bhoidwood", "criochan", "thundermage", "drua"}
    stacks = [name for name in s.map.names if name.startswith("stack.")]
    assert len(stacks) == s.map.stacks == 3 + 4 + 8
    assert zone(s, "stack.drua") == ["drua-sacrist"] * 6 + ["drua-cursesworn"] * 4 + ["drua-purifier"] * 2
    assert zone(s, "stack.moonstone") == ["moonstone"] * 8
    assert (s.turn, s.active, s.over, s.xp) == (1, 0, False, [0, 0])
    assert [q.seat for q in s.asked] == [0]
    assert not names(s, 2) and not names(s, 3)


def test_the_zones_and_their_order() -> None:
    s = deal()
    seats = [f"{part}.{seat}" for seat in (1, 2) for part in ("deck", "hand", "discard", "front", "secret")]
    basics = [f"stack.{name}" for name in ("regular", "longspear", "torch")]
    others = [f"stack.{name}" for name in (*GOOD.heroes, *GOOD.village)]
    piles = ["supply.horde", "draw.curse", "draw.familiar"]
    assert list(s.map.names) == ["dungeon", "hall", "destroyed", "aside", "rooms", *seats, *basics, *others, *piles]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_table_for_every_number_of_players(players: int) -> None:
    s = deal(players=players)
    assert s.seats == players
    for name in ("regular", "longspear", "torch"):
        assert zone(s, f"stack.{name}") == [name] * (3 * players)
    for seat in range(players):
        assert len(s.zones[hand_of[seat]]) == 6 and len(s.zones[deck_of[seat]]) == 6
        assert not s.zones[discard_of[seat]] and not s.zones[secret_of[seat]]
        assert Counter(names(s, hand_of[seat]) + names(s, deck_of[seat])) == START
        assert names(s, front_of[seat]) == ["familiar-call"]
    assert len(s.zones[HALL]) == 4 and len(s.zones[DUNGEON]) == 31 - 4
    whole = Counter(names(s, DUNGEON) + names(s, HALL))
    assert whole == Counter({c.id: c.count for c in CARDS if c.stack in GOOD.monsters} | {"stramst": 1})
    assert Counter(zone(s, "draw.curse")) == Counter({c.id: c.count for c in CARDS if c.kind == "curse"})
    assert Counter(zone(s, "draw.familiar")) == Counter({c.id: c.count for c in CARDS if c.kind == "familiar"})
    assert not zone(s, "supply.horde")


def test_there_are_enough_cards_in_the_box_for_five() -> None:
    for name, setup in ADVANCE.setups.items():
        s = deal(players=5, setup=setup)
        used = Counter(s.rules.cards[k].id for k in s.kinds)
        for card in CARDS:
            if card.kind not in ("token", "avatar"):
                assert used[card.id] <= card.count, (name, card.id)


def test_any_seat_may_begin() -> None:
    for players in (2, 3, 4, 5):
        assert {deal(seed, players).active for seed in range(60)} == set(range(players))
        for first in range(players):
            assert deal(3, players, first=first).active == first
    # Who begins is drawn last: it does not change what is dealt.
    assert names(deal(5), DUNGEON) == names(deal(5, first=1), DUNGEON)


def test_the_bearer_lies_in_the_bottom_eleven() -> None:
    depths: Counter[int] = Counter()
    for seed in range(700):
        deck = names(deal(seed), DUNGEON)
        depth = len(deck) - deck.index("stramst")
        assert depth <= 11, f"seed {seed}: the bearer is card {depth} from the bottom"
        depths[depth] += 1
    assert set(depths) == set(range(1, 12)) and max(depths.values()) < 110, depths


def test_everybody_knows_where_the_bearer_must_lie() -> None:
    s = deal()
    ((card, where, lowest),) = s.sealed
    assert (s.rules.cards[s.kinds[card]].id, where, lowest) == ("stramst", DUNGEON, 11)
    assert not s.known


def test_the_hall_is_full_and_nothing_happens_yet() -> None:
    """Raids and breaches are ignored in set-up: nobody but the first player is asked, no curse is drawn."""
    setup = replace(GOOD, monsters=("corvaxis", "kobold", "dragon"))
    for seed in range(100):
        s = deal(seed, 3, setup)
        assert EMPTY not in s.zones[HALL]
        assert not s.zones[2] and len(zone(s, "draw.curse")) == 28
        assert [len(s.zones[hand_of[p]]) for p in range(3)] == [6, 6, 6]
        assert [q.seat for q in s.asked] == [s.active]


def test_curses_and_familiars_are_shuffled() -> None:
    assert len({tuple(zone(deal(seed), "draw.curse")) for seed in range(10)}) == 10
    assert len({tuple(zone(deal(seed), "draw.familiar")) for seed in range(10)}) > 5


# ------------------------------------------------------------------------------------------------------------
# The horde, the boards, the avatars, the learning game


def test_of_the_horde_only_placeholders_are_in_the_deck() -> None:
    soulstolen = [f"soulstolen-{n:02}" for n in range(1, 11)]
    turned = 0
    for seed in range(40):
        s = deal(seed, setup=CORRUPTION)
        deck = Counter(names(s, DUNGEON))
        hall = names(s, HALL)
        here = [name for name in hall if name in soulstolen]
        turned += len(here)
        # What was turned up while the hall was filled was replaced from the top of the pile.
        assert here == soulstolen[: len(here)]
        assert zone(s, "supply.horde") == soulstolen[len(here) :]
        assert not any(name.startswith("soulstolen-0") for name in deck)
        assert deck["soulstolen-placeholder"] == 10 - len(here)
        assert "soulstolen-placeholder" not in hall
        assert len(s.zones[DUNGEON]) == 31 - 4
    assert turned > 20


@pytest.mark.parametrize(("board", "ranks", "cost"), [("wilderness", 4, 1), ("dungeon", 4, 2), ("learning", 3, 1)])
def test_the_boards(board: str, ranks: int, cost: int) -> None:
    rules = ADVANCE.rules_on(board)
    assert (rules.board, rules.hall.ranks, rules.battle.dark_cost) == (board, ranks, cost)
    assert ADVANCE.rules_on(board) is rules


def test_the_usual_board_is_the_wilderness() -> None:
    assert ADVANCE.boards == ("wilderness", "dungeon", "learning")
    assert ADVANCE.rules is ADVANCE.rules_on("") is ADVANCE.rules_on("wilderness")
    assert new_game("advance", seed=1).state.rules is ADVANCE.rules
    dungeon = replace(GOOD, board="dungeon")
    assert new_game("advance", seed=1, setup=dungeon).state.rules is ADVANCE.rules_on("dungeon")


def test_the_side_of_the_board_does_not_change_what_is_dealt() -> None:
    assert deal(4).zones == deal(4, setup=replace(GOOD, board="dungeon")).zones


@pytest.mark.parametrize("players", [2, 5])
def test_avatars(players: int) -> None:
    s = deal(players=players, setup=replace(GOOD, avatars=True))
    classes = ("thief", "fighter", "cleric", "ranger", "wizard")
    first = {c.id for c in CARDS if c.kind == "avatar" and c.figures["level"] == 1}
    second = {c.id for c in CARDS if c.kind == "avatar" and c.figures["level"] == 2}
    assert first == {f"avatar-{name}" for name in classes} and len(second) == 5
    assert Counter(zone(s, "supply.avatar")) == Counter(dict.fromkeys(second, players))
    for seat in range(players):
        assert set(names(s, secret_of[seat])) == first
    # All choose, before anything else happens and without seeing one another.
    assert {q.seat for q in s.asked} == set(range(players))


def test_the_learning_game() -> None:
    for seed in range(20):
        s = deal(seed, 3, LEARNING)
        assert len(s.zones[HALL]) == 3 and len(s.zones[DUNGEON]) == 9 - 3
        whole = Counter(names(s, DUNGEON) + names(s, HALL))
        assert whole == {
            "drakeclan-ambusher": 3,
            "drakeclan-cutter": 3,
            "drakeclan-shaman": 2,
            "drakeclan-laird": 1,
        }
        assert names(s, DUNGEON)[-1] == "drakeclan-laird"
        ((card, where, lowest),) = s.sealed
        assert (s.rules.cards[s.kinds[card]].id, where, lowest) == ("drakeclan-laird", DUNGEON, 1)
    stacks = {name.partition(".")[2] for name in s.map.names if name.startswith("stack.")}
    assert stacks == {"criochan", "innkeeper", "longsword", "mass-teleport", "moonstone"}
    assert zone(s, "stack.criochan") == ["criochan-sergeant"] * 6
    assert zone(s, "stack.innkeeper") == ["innkeeper"] * 8
    assert not zone(s, "draw.curse") and not zone(s, "draw.familiar") and not zone(s, "supply.horde")
    for seat in range(3):
        assert Counter(names(s, hand_of[seat]) + names(s, deck_of[seat])) == START
        assert not s.zones[front_of[seat]]


def test_every_published_set_up_can_be_laid_out() -> None:
    assert list(ADVANCE.setups) == [
        "first",
        "learning",
        "tower-of-corruption",
        "tower-of-compulsion",
        "tower-of-contempt",
    ]
    for setup in ADVANCE.setups.values():
        ADVANCE.check(setup)
        assert deal(setup=setup).asked


# ------------------------------------------------------------------------------------------------------------
# Random set-ups


def test_random_set_ups_are_legal_and_use_the_whole_box() -> None:
    seen: Counter[str] = Counter()
    for seed in range(400):
        setup = ADVANCE.random_setup(seed)
        ADVANCE.check(setup)
        assert (len(setup.monsters), len(setup.heroes), len(setup.village)) == (3, 4, 8)
        assert sorted(GROUP_LEVELS[group] for group in setup.monsters) == [1, 2, 3]
        assert all(n <= SLOTS[kind] for kind, n in types(setup.village).items())
        assert (setup.board, setup.avatars) == ("", False)
        seen.update((*setup.monsters, setup.bearer, *setup.heroes, *setup.village))
    for what, share in (("monsters", 3 / 9), ("bearer", 1 / 3), ("heroes", 4 / 11)):
        for name in ADVANCE.choices[what]:
            assert 0.75 * 400 * share < seen[name] < 1.25 * 400 * share, (name, seen[name])
    assert all(seen[name] > 80 for name in ADVANCE.choices["village"])


def test_the_same_seed_gives_the_same_cards() -> None:
    assert ADVANCE.random_setup(7) == ADVANCE.random_setup(7) != ADVANCE.random_setup(8)


@pytest.mark.parametrize("groups", [-1, 0, 2, 4, 9])
def test_three_groups(groups: int) -> None:
    with pytest.raises(SetupError) as refused:
        ADVANCE.random_setup(1, groups=groups)
    assert refused.value.reason == "setup-monster-groups"


# ------------------------------------------------------------------------------------------------------------
# What cannot be laid out


def test_whoever_chooses_need_not_take_a_group_of_each_level() -> None:
    assert sorted(GROUP_LEVELS[group] for group in GOOD.monsters) == [1, 2, 2]
    ADVANCE.check(replace(GOOD, monsters=("djinni", "dragon", "treefolk")))


ITEMS = ("filigree-amulet", "king-caelans-writ", "moonstone")
WEAPONS = ("dancing-sword", "dwarven-bear-hammer", "falcon-arbalest", "longsword")


@pytest.mark.parametrize(
    ("setup", "reason", "part"),
    [
        (replace(GOOD, monsters=("ogre", "dragon")), "setup-how-many", "monsters"),
        (replace(GOOD, monsters=("ogre", "dragon", "kobold", "horde")), "setup-how-many", "monsters"),
        (replace(GOOD, monsters=("ogre", "dragon", "goblins")), "setup-unknown-card", "goblins"),
        (replace(GOOD, monsters=("ogre", "ogre", "dragon")), "setup-twice", "monsters"),
        (replace(GOOD, bearer=""), "setup-no-bearer", "orseg"),
        (replace(GOOD, bearer="ogre"), "setup-unknown-card", "ogre"),
        (replace(GOOD, heroes=GOOD.heroes[:3]), "setup-how-many", "heroes"),
        (replace(GOOD, heroes=(*GOOD.heroes[:3], "aird-cutpurse")), "setup-unknown-card", "aird-cutpurse"),
        (replace(GOOD, village=GOOD.village[:7]), "setup-how-many", "village"),
        (replace(GOOD, village=(*GOOD.village[:7], "torch")), "setup-unknown-card", "torch"),
        (replace(GOOD, village=(*GOOD.village[:7], GOOD.village[0])), "setup-twice", "village"),
        (
            replace(GOOD, village=(*ITEMS, "pike", "longsword", "innkeeper", "smuggler", "mass-teleport")),
            "setup-no-room",
            "item",
        ),
        (
            replace(GOOD, village=(*WEAPONS, "innkeeper", "smuggler", "mass-teleport", "moonstone")),
            "setup-no-room",
            "weapon",
        ),
        (replace(GOOD, board="castle"), "setup-unknown-board", "castle"),
        (replace(GOOD, board="learning"), "setup-learning-board", ""),
        (replace(LEARNING, board="dungeon"), "setup-learning-cards", "dungeon"),
        (replace(LEARNING, board=""), "setup-learning-cards", "wilderness"),
        (replace(LEARNING, bearer="stramst"), "setup-learning-board", ""),
        (replace(LEARNING, avatars=True), "setup-learning-avatars", ""),
        (replace(GOOD, edition="classic"), "setup-edition", "classic"),
    ],
)
def test_a_set_up_that_cannot_be_laid_out_is_refused(setup: Setup, reason: str, part: str) -> None:
    for attempt in (ADVANCE.check, lambda wrong: ADVANCE.deal(ADVANCE.rules, wrong, 2, bytes(32))):
        with pytest.raises(SetupError) as refused:
            attempt(setup)
        assert refused.value.reason == reason
        assert part in ", ".join(f"{name}: {value}" for name, value in refused.value.arguments.items())


@pytest.mark.parametrize("players", [-1, 0, 1, 6, 99])
def test_two_to_five_play(players: int) -> None:
    with pytest.raises(SetupError) as refused:
        deal(players=players)
    assert refused.value.reason == "setup-players"


@pytest.mark.parametrize("first", [-1, 2, 7])
def test_the_first_player_must_sit_at_the_table(first: int) -> None:
    with pytest.raises(SetupError) as refused:
        deal(players=2, first=first)
    assert refused.value.reason == "setup-first"


def test_the_rules_must_be_those_of_the_board() -> None:
    for setup, rules in (
        (replace(GOOD, board="dungeon"), ADVANCE.rules),
        (GOOD, ADVANCE.rules_on("dungeon")),
        (LEARNING, ADVANCE.rules),
    ):
        with pytest.raises(SetupError) as refused:
            ADVANCE.deal(rules, setup, 2, bytes(32))
        assert refused.value.reason == "setup-other-board"


def test_an_unknown_board_has_no_rules() -> None:
    for attempt in (ADVANCE.rules_on, lambda board: ADVANCE.make_rules(board=board)):
        with pytest.raises(SetupError) as refused:
            attempt("castle")
        assert refused.value.reason == "setup-unknown-board"
