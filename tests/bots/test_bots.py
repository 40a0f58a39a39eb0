"""The two bots that come with the program."""

from __future__ import annotations

import dataclasses
import itertools
from collections import Counter
from typing import Any

import pytest

from duskhall import new_game
from duskhall.bots import ask, find
from duskhall.bots.greedy import GreedyBot
from duskhall.bots.greedy.branches import UNREAD, BranchProfile
from duskhall.bots.greedy.deck import Deck
from duskhall.bots.greedy.profiles import Profile
from duskhall.bots.greedy.rooms.foes import RoomCard
from duskhall.bots.greedy.rooms.outlook import burden
from duskhall.bots.greedy.rooms.targets import ways
from duskhall.bots.greedy.ruleset import ruleset_of
from duskhall.bots.random import RandomBot
from duskhall.core import tree
from duskhall.core.decision import Decision
from duskhall.core.game import Game
from duskhall.core.luck import key_from_seed
from duskhall.core.state import KINDS
from duskhall.core.view import View
from duskhall.editions import edition
from duskhall.lab.simulate import Plan, play_all
from duskhall.lab.simulate import new_game as new_simulated
from tests.bots.habits import Habits
from tests.helpers import (
    ADVANCE,
    CLASSIC,
    EDITIONS,
    QUEST,
    RULES,
    Walk,
    burdened_opening,
    edited,
    few,
    guarded_opening,
    losing_opening,
    rotating_setup,
    slots,
    staged_advance,
    staged_quest,
    strong_opening,
)


@pytest.fixture
def game() -> Game:
    return new_game("classic", players=2, seed=7)


def question(game: Game) -> tuple[View, Decision]:
    decision = game.decision()
    return game.view(decision.seat), decision


# ----------------------------------------------------------------------------------------------------------------------
# The two that come with the program


def test_random_is_repeatable_and_even(game: Game) -> None:
    view, decision = question(game)
    picks = [[RandomBot(seed).pick(view, decision) for seed in range(600)] for _ in range(2)]
    assert picks[0] == picks[1]
    assert all(150 < picks[0].count(i) < 250 for i in range(3))


@pytest.mark.parametrize("name", EDITIONS)
def test_pick_and_choose_say_the_same(name: str) -> None:
    for bot in (GreedyBot, RandomBot):
        walk = Walk(2, state=strong_opening(2, name=name), listen=False)
        for decision, _ in itertools.islice(walk, 150):
            view = walk.game.view(decision.seat)
            assert bot().choose(view, decision) == decision.options[bot().pick(view, decision)]


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("seed", range(6))
def test_greedy_sees_only_what_its_seat_sees(seed: int, name: str) -> None:
    """All that the seat does not know is dealt anew; the answer stays the same."""
    walk = Walk(seed, state=strong_opening(seed, name=name), listen=False)
    asked = 0
    for decision, _ in itertools.islice(walk, 250):
        if len(decision.options) > 1:
            asked += 1
            view = walk.game.view(decision.seat)
            other = Game(view.sample(walk.step), listen=False, history=False)
            again = other.decision(decision.seat)
            mine = GreedyBot().choose(view, decision)
            assert mine == GreedyBot().choose(other.view(decision.seat), again), decision.data()
    assert asked > 50


@pytest.mark.parametrize("name", EDITIONS)
def test_greedy_touches_nothing(name: str) -> None:
    walk = Walk(3, state=strong_opening(3, name=name), listen=False)
    for decision, _ in itertools.islice(walk, 120):
        before = walk.game.view(decision.seat).data(), list(decision.options), walk.state.luck
        GreedyBot().pick(walk.game.view(decision.seat), decision)
        assert before == (walk.game.view(decision.seat).data(), list(decision.options), walk.state.luck)


GAMES = [("classic", ""), ("advance", "wilderness"), ("advance", "dungeon"), ("quest", "")]
"""Each edition on each side of its board."""


@pytest.mark.parametrize(("name", "board"), GAMES)
def test_greedy_beats_random(name: str, board: str) -> None:
    games = few(100, 60) if name == "classic" else few(50, 40)
    tally = play_all(Plan(name, 2, ("greedy", "random"), seed=11, board=board), range(games))
    assert not tally.failures and not tally.unfinished
    assert tally.all_seats("greedy").wins > 0.95 * games


@pytest.mark.parametrize(("name", "board"), GAMES)
def test_greedy_brings_its_games_to_their_end(name: str, board: str) -> None:
    for players in (2, edition(name).players[1]):
        plan = Plan(name, players, ("greedy",) * players, seed=12, board=board, max_turns=300)
        tally = play_all(plan, range(few(30, 12) if name == "classic" else few(20, 8)))
        assert not tally.failures and not tally.unfinished
        assert tally.turns / tally.games < 60 * players


@pytest.mark.parametrize(("setup", "board"), [("", "dungeon"), ("first", "dungeon"), ("learning", "")])
def test_patience_alone_ends_a_game(monkeypatch: pytest.MonkeyPatch, setup: str, board: str) -> None:
    """Almost from the start nothing counts but the end: then it does not take luck to get there."""
    monkeypatch.setattr("duskhall.bots.greedy.outlook.LONG", 5)
    monkeypatch.setattr("duskhall.bots.greedy.outlook.WEARY", 1)
    plan = Plan("advance", 2, ("greedy", "greedy"), seed=15, board=board, setup=setup, max_turns=300)
    tally = play_all(plan, range(8))
    assert not tally.failures and not tally.unfinished


STUCK = "hall: ossuous | ossuous | ossuous | stramst", "turn: 210"
"""No monster that may be fought without a hero of level 1, in a game that takes too long."""


@pytest.mark.parametrize(
    ("mine", "moves"),
    [
        # The deck has all that it takes; what is in the hand of it stays there.
        (
            (
                "hand.1: criochan-sergeant, torch, thunderstone-shard*2, regular*2",
                "deck.1: regular*9",
                "discard.1: longspear*3, criochan-captain*2",
            ),
            ["prepare", "deck:criochan-sergeant", "deck:torch", "done"],
        ),
        # There is no such hero in the deck, but there is gold for one.
        (("hand.1: torch*5, regular", "deck.1: regular*6"), ["village", "buy:thundermage-summoner"]),
        # There would be gold enough, if it were in one hand.
        (("hand.1: regular*5, torch", "deck.1: regular*6, torch*6"), ["prepare", "deck:torch", "done"]),
        # What goes back to the dungeon each time it is drawn is destroyed.
        (("hand.1: regular*5, phoenix", "deck.1: regular*6"), ["rest", "destroy:phoenix"]),
        # Curses first, where there are many.
        (("hand.1: regular*2, curse-of-horror*4", "deck.1: regular*6"), ["rest", "destroy:curse-of-horror"]),
    ],
)
def test_greedy_finds_a_way_out(mine: tuple[str, ...], moves: list[str]) -> None:
    game = Game(staged_advance(*mine, *STUCK))
    assert answers(game, "branch", "pick", "buy")[: len(moves)] == moves


def test_nobody_goes_to_the_village_for_nothing() -> None:
    """Seat 1 can neither fight nor buy anything of use, turn after turn; an empty visit would go on for ever."""
    plan = Plan("advance", 2, ("greedy", "greedy"), seed=303, board="dungeon", max_turns=300)
    assert not play_all(plan, range(11, 12)).unfinished


def test_greedy_beats_a_bearer_who_waits() -> None:
    """He does not move up before all others are beaten: a deck that only gets weaker would go on for ever."""
    plan = Plan("advance", 2, ("greedy", "greedy"), seed=13, board="dungeon", setup="first", max_turns=300)
    tally = play_all(plan, range(15))
    assert not tally.failures and not tally.unfinished


@pytest.mark.parametrize(("setup", "avatars"), [("learning", False), ("tower-of-contempt", True)])
def test_greedy_plays_with_everything_in_the_box(setup: str, avatars: bool) -> None:
    plan = Plan("advance", 3, ("greedy",) * 3, seed=14, setup=setup, avatars=avatars)
    tally = play_all(plan, range(5))
    assert not tally.failures and not tally.unfinished


@pytest.mark.parametrize(
    ("name", "games"), [("classic", few(120, 60)), ("advance", few(100, 50)), ("quest", few(50, 25))]
)
def test_greedy_uses_what_it_owns(name: str, games: int) -> None:
    habits = Habits(name)
    for g in range(games):
        habits.play(g)
    assert len(habits.owned) > 30
    assert habits.share >= 0.8, habits.unused


def test_greedy_answers_every_kind_of_question() -> None:
    """Whatever is asked: the answer is one of the options, and no rule is missing."""
    asked: set[str] = set()
    starts = [(seed, strong_opening(seed, name=name)) for name, seed in itertools.product(EDITIONS, range(10))]
    starts += [(seed, burdened_opening(seed)) for seed in range(3)] + [
        (seed, guarded_opening(seed)) for seed in range(3)
    ]
    # Heroes who change dice, and a room that is used on the way.
    dicers, rooms = ("arcanian-1", "arcanian-2", "arcanian-3"), ("arcanian", "blood-altar-room")
    starts += [(seed, strong_opening(seed, rotating_setup(seed, "quest", rooms), "quest", dicers)) for seed in range(4)]
    for seed, state in starts:
        walk = Walk(seed, state=state, listen=False, turns=40)
        for decision, _ in itertools.islice(walk, 400):
            view = walk.game.view(decision.seat)
            answer = ask(GreedyBot(), view, decision)
            assert not answer.fault, (answer, decision.data())
            asked.add(decision.kind)
    assert asked == set(KINDS)


def answers(game: Game, *kinds: str, turns: int = 1) -> list[str]:
    """What greedy answers from here on, to questions of these kinds, for so many turns."""
    bots = [GreedyBot() for _ in range(game.state.seats)]
    last = game.state.turn + turns
    out = []
    while not game.over and game.state.turn < last:
        decision = game.decision()
        i = bots[decision.seat].pick(game.view(decision.seat), decision) if len(decision.options) > 1 else 0
        if decision.kind in kinds:
            out.append(decision.options[i])
        game.choose(decision, i)
    return out


def test_greedy_gives_away_what_costs_points() -> None:
    hall = "hall: drakeclan-shaman | scabbark | scabbark | scabbark"
    game = Game(staged_advance("hand.1: criochan-captain, torch, regular*4", hall, "deck.1: regular*6"))
    assert answers(game, "seat") == ["seat:2"]


def test_greedy_keeps_a_good_hand_for_the_next_turn() -> None:
    """Nothing to beat now and nothing to buy, but with one more card the first monster falls."""
    game = Game(
        staged_advance(
            "hand.1: criochan-captain, bhoidwood-slayer, curse-of-horror*2, charred-bruin*2",
            "deck.1: regular*6",
            "discard.1: regular*4",
            "hall: scabbark | scabbark | ettin | ettin",
        )
    )
    moves = answers(game, "branch", "pick")
    assert moves[0] == "prepare"
    assert moves[1:] == ["deck:criochan-captain", "deck:bhoidwood-slayer", "done"]


def test_greedy_buys_with_a_reaction() -> None:
    bought = 0
    for seed in range(6):
        game = Game(edited(losing_opening(seed), "turn: 3"))
        bought += sum(option.startswith("use:smuggler") for option in answers(game, "window", turns=4))
    assert bought


# ----------------------------------------------------------------------------------------------------------------------
# Through the dungeon of Quest

ROOMS = "hall: giant-rat | goblin-forager | goblin-shieldbearer | hobgoblin-ironhide | plague-spider | kings-jailer | "
DEEP = ROOMS + "kings-bodyguard"
"""From the Wilderness on: a prize in the Vault for whoever is strong and has three light."""
ALL = ("branch", "window", "walk", "pick", "buy", "level")


@pytest.mark.parametrize(
    ("mine", "kinds", "moves"),
    [
        # One light leads to the second level, with the tokens to the third, and both of them are spent for it.
        (
            ("hand.1: hawkswood-1, gorlandor-3*2, adventurer*3", "front.1: lantern-token*2"),
            ("branch", "walk"),
            ["dungeon", "go:abandoned-gate", "go:sunken-well", "go:vault"],
        ),
        # Without them the walk ends earlier, and nothing is spent on it.
        (("hand.1: hawkswood-1, gorlandor-3*2, adventurer*3",), ("walk",), ["go:mine", "go:crypt"]),
        # An Adventurer is worth more after a night in the Wilderness, whatever was bought before.
        (
            ("hand.1: lantern*2, adventurer*4", "front.1: iron-rations*4"),
            ("branch", "buy"),
            ["guilds-quarter", "gold", "buy:tome-of-knowledge", "venture"],
        ),
        # Who is badly hurt does not fight.
        (("hand.1: lantern*2, adventurer", "front.1: wound*6"), ("branch", "pick"), ["temple", "deck:adventurer"]),
        # A wound among the cards is worse than the first token.
        (
            ("hand.1: lantern, adventurer*2, festering-wound*2", "front.1: wound"),
            ("pick",),
            ["deck:adventurer", "done", "heal:festering-wound", "heal:festering-wound"],
        ),
        # Experience is for heroes, as long as they can make use of it.
        (
            ("hand.1: gorlandor-1, adventurer*3, thunderstone-shard", "xp: 9 0"),
            ("branch", "level"),
            ["guilds-quarter", "level:adventurer>hawkswood-1", "level:adventurer>hawkswood-1"],
        ),
    ],
)
def test_greedy_chooses_its_way(mine: tuple[str, ...], kinds: tuple[str, ...], moves: list[str]) -> None:
    game = Game(staged_quest(DEEP, "deck.1: adventurer*6", *mine))
    assert answers(game, *kinds)[: len(moves)] == moves


def test_greedy_spends_no_token_for_nothing() -> None:
    """The way to the Wilderness takes no light, and a ration would not change what is bought."""
    game = Game(
        staged_quest(DEEP, "hand.1: adventurer*6", "deck.1: adventurer*6", "front.1: lantern-token, iron-rations")
    )
    assert not [option for option in answers(game, "window") if "token" in option or "rations" in option]


def test_a_hero_carries_all_that_he_can() -> None:
    party = "hand.1: gorlandor-3, shortsword, shortspear, dagger, moonlight"
    moves = answers(Game(staged_quest(DEEP, party, "deck.1: lantern*6")), "window")
    assert {f"equip:{w}>gorlandor-3" for w in ("shortsword", "shortspear", "dagger")} <= set(moves)


def test_a_vision_is_put_in_order() -> None:
    """The card that goes back last is drawn next, so the best goes last; with a cleric a wound is laid down."""
    deck = "deck.1: stormhand-3, dagger, festering-wound, adventurer*6"
    alone = Game(staged_quest(DEEP, "hand.1: future-vision, gorlandor-1*3", deck))
    assert answers(alone, "pick")[:2] == ["deck:festering-wound", "deck:dagger"]
    blessed = Game(staged_quest(DEEP, "hand.1: future-vision, silverhelm-2*3", deck))
    assert answers(blessed, "pick")[:3] == ["discard:festering-wound", "done", "deck:dagger"]


def test_at_the_end_nothing_counts_but_points() -> None:
    """The guardian has come: light and gold are laid down, the strong stay, and she is fought."""
    deck = "lantern*4, thunderstone-shard*4, gorlandor-2*2, adventurer*2"
    mine = [f"{line}.{n}" for n in (1, 2) for line in ("hand", "deck")]
    hands = [f"{zone}: {deck if zone < 'h' else 'gorlandor-3*2, lantern, adventurer*2'}" for zone in mine]
    game = Game(staged_quest(DEEP, *hands, "supply.guardian-key: guardian-key*4", "turn: 20"))
    moves = answers(game, "pick", "branch", "walk", turns=9)
    assert game.over
    assert not [option for option in moves if option.startswith("discard:gorlandor")]
    assert "venture" in moves and moves[-2:] == ["go:wilderness", "done"], "both seats end where she waits"


@pytest.mark.parametrize("setup", QUEST.setups)
def test_greedy_walks_to_the_deepest_rooms(setup: str) -> None:
    visits = []
    for g in range(6):
        game = new_simulated(Plan("quest", 3, ("greedy",) * 3, seed=21, setup=setup), g)
        deepest = {f"go:{room}" for room in game.view().rooms[5:]}
        visits.append(sum(option in deepest for option in answers(game, "walk", turns=300)))
    assert sum(visits) >= 2 * len(visits), visits


@pytest.mark.parametrize("setup", QUEST.setups)
def test_greedy_plays_every_set_up_of_quest(setup: str) -> None:
    plan = Plan("quest", 3, ("greedy",) * 3, seed=22, setup=setup, max_turns=300)
    tally = play_all(plan, range(8))
    assert not tally.failures and not tally.unfinished
    assert 25 < tally.all_seats("greedy").vp / tally.all_seats("greedy").games < 100


# ----------------------------------------------------------------------------------------------------------------------
# What greedy makes of cards


def profile(name: str) -> Profile:
    rules = next(e.rules for e in (CLASSIC, ADVANCE, QUEST) if name in e.rules.index)
    return Profile(rules.cards[rules.index[name]], late="battle" in rules.battle.late_events)


def test_profiles_read_abilities_from_the_data() -> None:
    guard = profile("town-guard")
    assert [(u.draw, u.free, u.sells) for u in guard.village] == [(2, True, False), (3, False, True)]
    assert profile("dwarf-guardian").blade is not None
    assert profile("polearm").strong == (4, 8)
    assert profile("feayn-archer").blocked == 1
    assert profile("amazon-archer").far == 2
    assert profile("battle-fury").support == 1
    assert profile("selurin-warlock").double
    assert profile("disease").loss == 1
    assert profile("blink-dog").foe.needs_light
    assert profile("ebon-fume").foe.no_magic
    assert profile("suffering").foe.weakens == 2 and profile("suffering").foe.gains == 1
    assert profile("haunt").foe.tricky


def test_profiles_read_the_words_of_advance() -> None:
    assert profile("caliginite-silencer").dark == 6
    assert profile("sternnkin-dragonbane").versus and profile("soulstolen-01").versus
    assert profile("dancing-sword").wielded == 2 and profile("dancing-sword").loose == (2, 1)
    arbalest = profile("falcon-arbalest")
    assert arbalest.reach == 5 and arbalest.replaces
    assert profile("snakehead-flail").by_level == 1
    hammer = profile("dwarven-bear-hammer").easy
    assert hammer is not None and hammer.has(profile("caliginite-lurker")) and not hammer.has(profile("regular"))
    assert profile("filigree-amulet").fleeting
    assert [u.heals for u in profile("curse-of-sloth").uses.values()] == [True] and profile("curse-of-sloth").curse
    assert profile("familiar-little-phoenix").dungeon[0].needs_xp == 6, "the best first"
    assert [u.draw for u in profile("regular").dungeon if u.armed is not None] == [1]
    assert profile("stramst").ends and profile("stramst").waits and not profile("orseg").waits
    assert profile("orseg").foe.grants and profile("belac").doubles and profile("belac").foe.by_worth
    assert profile("drakeclan-cutter").passes and not profile("drakeclan-laird").passes
    assert profile("drakeclan-laird").foe.by_kin is not None and profile("plunderwing").foe.by_luck
    assert profile("magma-wyrm").creeps and profile("magma-wyrm").ruins
    assert profile("scabbark").foe.safe == 2 and profile("necrophidius").foe.needs is not None
    assert profile("charred-bruin").foe.takes and not profile("griffon").foe.takes


def test_profiles_read_the_words_of_quest() -> None:
    assert profile("shortbow").lighter is not None and profile("maul").lighter is not None
    assert burden(profile("maul"), profile("stormhand-1")) == burden(profile("maul"), profile("gorlandor-1")) - 2
    assert profile("magic-missile").grows and profile("pylorian-3").grows > profile("pylorian-1").grows
    assert [u.mends for u in profile("gem-of-healing").uses.values()] == [1]
    flight = profile("hawkswood-2").dungeon[0].travels
    assert flight is not None and flight.has(profile("crypt")) and not flight.has(profile("vault"))
    assert profile("gorlandor-3").versus == [] and profile("hawkswood-3").versus


@pytest.mark.parametrize("name", EDITIONS)
def test_cards_are_read_by_kind_as_the_view_names_them(name: str) -> None:
    plan = Plan(name, 2, ("greedy", "greedy"), 3)
    game = new_simulated(plan, 0)
    bot = GreedyBot()
    for _ in range(80):
        decision = game.decision()
        view = game.view(decision.seat)
        ids: list[str | None] = [*(card.id for card in view.rules.cards), None]
        assert view.hand_as(ids) == list(view.hand)
        assert view.front_as(ids) == list(view.front_of(view.seat))
        assert view.rooms_as(ids) == list(view.rooms)
        assert view.tops_as(ids) == list(view.for_sale)
        assert view.hall_as(ids) == [None if card == "?" else card for card in view.hall]
        nobody = game.view()
        assert nobody.hand_as(ids) == nobody.front_as(ids) == []
        game.choose(decision, bot.pick(view, decision) if decision.count > 1 else 0)


@pytest.mark.parametrize("name", EDITIONS)
def test_a_deck_comes_to_the_same_whatever_has_been_in_it(name: str) -> None:
    """Whoever has seen each card come and go adds up what somebody does who sees the deck for the first time."""
    game = new_simulated(Plan(name, 2, ("greedy", "greedy"), 4), 0)
    views = [game.view(seat) for seat in range(2)]
    decks = [Deck(ruleset_of(game.state.rules).profiles) for _ in views]
    bot = GreedyBot()
    for _ in range(400):
        if game.over:
            break
        decision = game.decision()
        for view, deck in zip(views, decks, strict=True):
            deck.look(view)
            new = Deck(ruleset_of(game.state.rules).profiles)
            new.look(view)
            for field in slots(Deck):
                assert getattr(deck, field) == getattr(new, field), field
            front = Counter(view.front_of(view.seat))
            assert Counter([p.id for p in deck.cards]) == view.owned(view.seat) - front
            assert deck.light == sum(p.light for p in deck.cards) and deck.gold == sum(p.gold for p in deck.cards)
            assert deck.weapons == sum(p.weapon for p in deck.cards) and deck.draws == sum(p.draws for p in deck.cards)
            assert deck.strengths == sorted(p.strength for p in deck.cards if p.hero)
        game.choose(decision, bot.pick(views[decision.seat], decision) if decision.count > 1 else 0)
    nobody = Deck(ruleset_of(game.state.rules).profiles)
    nobody.look(game.view())
    assert nobody.cards == []


def test_lairs_tell_what_a_battle_brings() -> None:
    rooms = {card.id: RoomCard(card) for card in QUEST.rules.cards}
    assert rooms["giant-rat"].trains and rooms["smorga-4"].pays and rooms["lantern"].ventures
    assert rooms["vault"].finds == {"treasure": 1} and rooms["mine"].finds == {"iron-rations": 1}
    assert rooms["kobold-shaman"].alert and rooms["kings-hexer"].chancy and not rooms["kings-halberdier"].tricky
    hand = [profile("adventurer"), profile("gorlandor-1")]
    (harm,) = [h for h in rooms["hobgoblin-slaver"].harms if h.what != "wound"]
    assert harm.befalls(-1) and not harm.befalls(0), "only after a defeat"
    (harm,) = [h for h in rooms["hobgoblin-headtaker"].harms if h.what != "wound"]
    assert harm.befalls(2) and not harm.befalls(3), "only with little to spare"
    (harm,) = [h for h in rooms["forsaken-priest"].harms if h.what != "wound"]
    assert harm.threatens(hand, 0) and not harm.threatens([*hand, profile("silverhelm-1")], 0), "not with a cleric"


def test_the_way_takes_the_least_light() -> None:
    doors = QUEST.rules.hall.doors
    way = ways(doors, (0, 0, 0, 1, 1, 2, 2), 0)
    assert [w.light for w in way] == [0, 0, 0, 1, 1, 3, 3]
    assert way[5].rooms == (1, 3, 5) and way[0].rooms == ()
    assert [w.light for w in ways(doors, (0, 0, 0, 3, 1, 2, 2), 0)][5] == 5, "through the brighter room"


def test_an_unknown_word_counts_for_nothing() -> None:
    """Every card of the boxes can be read, whatever is on it."""
    for card in (*RULES.cards, *ADVANCE.rules.cards, *QUEST.rules.cards):
        assert Profile(card).talent > -5
    assert find("greedy").make(1) is not None


# ----------------------------------------------------------------------------------------------------------------------
# Ways of a card


def renamed(node: Any) -> Any:
    """The same tree with other names for its branches."""
    if isinstance(node, tree.Branch):
        node = dataclasses.replace(node, name=f"way-{node.name[::-1]}")
    if isinstance(node, tuple):
        return tuple(renamed(part) for part in node)
    if dataclasses.is_dataclass(node) and not isinstance(node, type):
        parts = {f.name: getattr(node, f.name) for f in dataclasses.fields(node)}
        return dataclasses.replace(node, **{name: renamed(part) for name, part in parts.items()})
    return node


@pytest.mark.parametrize("name", EDITIONS)
def test_greedy_does_not_care_how_a_branch_is_called(name: str) -> None:
    e = edition(name)
    changed = tuple(
        dataclasses.replace(card, abilities=renamed(card.abilities)) for card in e.rules.cards if card.abilities
    )
    other = e.make_rules(changed, e.rules.board)
    ways = Counter[str]()
    for seed in range(few(30, 12)):
        setup = e.random_setup(seed)
        one, two = (e.deal(rules, setup, 3, key_from_seed(seed, "branches")) for rules in (e.rules, other))
        games = [Game(state, listen=False, history=False) for state in (one, two)]
        bots = [[GreedyBot() for _ in range(3)] for _ in games]
        while not games[0].over and games[0].state.turn < 60:
            picks = []
            for game, seats in zip(games, bots, strict=True):
                decision = game.decision()
                picks.append(seats[decision.seat].pick(game.view(decision.seat), decision))
                if decision.kind == "branch" and decision.about:
                    assert all(way.startswith("way-") for way in decision.ways) == (game is games[1])
                    ways[decision.ways[picks[-1]]] += 1
                game.choose(decision, picks[-1])
            assert picks[0] == picks[1]
    assert len(ways) >= {"classic": 4, "advance": 4, "quest": 10}[name], ways


def test_the_ways_of_a_card_are_read_from_its_steps() -> None:
    def ways(name: str, card: str, *names: str) -> list[BranchProfile]:
        return ruleset_of(edition(name).rules).branches(card, names)

    hero, two = ways("classic", "redblade-assassin", "hero", "two")
    assert hero.discards is not None and hero.discards[0] == 1
    assert two.discards is not None and two.discards[0] == 2
    assert [way.arranges for way in ways("classic", "banish", "return", "rearrange")] == [False, True]
    assert [way.puts for way in ways("advance", "deepstrider-scout", "under", "top")] == ["under", "top"]
    assert [way.ventures for way in ways("quest", "lantern", "venture", "stay")] == [True, False]
    assert [way.loses_xp for way in ways("advance", "orseg", "discard", "lose")] == [0, 1], "it does what others do"
    assert ways("advance", "orseg", "no-such-way") == [UNREAD]
