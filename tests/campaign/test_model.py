"""A campaign step by step: phases, the Guild Recognition, decks that grow, games that get harder."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

import duskhall
from duskhall import Campaign, CampaignError, Player, new_campaign
from duskhall.campaign.model import DECLINED, FORFEITED, OPEN, OVER, PHASES, PLAYING, READY, RECOGNITION, SOURCES
from duskhall.campaign.recognition import MARKET, market_cards
from duskhall.core.game import Game
from duskhall.core.state import SPECTATOR
from duskhall.editions.errors import SetupError
from duskhall.editions.quest.cards import CARDS
from duskhall.editions.setup import Standing
from tests.helpers import QUEST, staged_quest

PEOPLE = ("Anna", "Ben", "Cleo")
DAY = "2026-11-16"
ZONES = ("deck", "hand", "discard", "front")


def ended(*decks: str | dict[str, str], xp: str = "", first: int = 0) -> Game:
    """A game that is over, in which the seats own these cards and nothing else; experience is points."""
    lines = []
    for n, deck in enumerate(decks, 1):
        cards = {"deck": deck} if isinstance(deck, str) else deck
        lines += [f"{zone}.{n}: {cards.get(zone, '')}" for zone in ZONES]
    points = xp or " ".join("0" for _ in decks)
    s = staged_quest(*lines, f"xp: {points}", seats=len(decks))
    s.over, s.asked, s.active = True, (), first
    return Game(s)


def after_one(*decks: str, xp: str = "9 6 3", **more: object) -> Campaign:
    """A campaign of three whose first game is over."""
    campaign = new_campaign(PEOPLE, **more)  # type: ignore[arg-type]
    return campaign.finish(ended(*decks, xp=xp), date=DAY)


def reason(e: pytest.ExceptionInfo[CampaignError]) -> str:
    assert str(e.value)
    return e.value.reason.removeprefix("campaign-error-")


# ----------------------------------------------------------------------------------------------------------------------
# Phases


def test_a_round_goes_through_all_phases() -> None:
    campaign = new_campaign(PEOPLE, games=2)
    assert (campaign.phase, campaign.number, campaign.leaders, campaign.chooser) == (READY, 1, (), None)
    campaign = campaign.begin("table-7")
    assert (campaign.phase, campaign.running, campaign.number) == (PLAYING, "table-7", 1)
    campaign = campaign.finish(ended("fireball", "shortsword", "maul", xp="3 9 6"), date=DAY)
    assert (campaign.phase, campaign.running, campaign.number) == (RECOGNITION, "", 2)
    for seat, card in ((1, "shortsword"), (2, DECLINED), (0, "fireball")):
        assert campaign.chooser == seat
        campaign = campaign.choose(seat, card)
    assert (campaign.phase, campaign.further) == (READY, (("fireball",), ("shortsword",), ()))
    campaign = campaign.begin("table-8").finish(ended("fireball", "", "", xp="9 0 0"), date=DAY)
    assert (campaign.phase, campaign.over, campaign.chooser) == (OVER, True, None)
    assert campaign.totals == tuple(sum(game.scores[seat] for game in campaign.played) for seat in range(3))
    assert campaign.leaders == (0,)


def test_the_second_game_starts_with_one_card_more_and_the_third_with_two() -> None:
    """The rulebook's own example of how starting decks grow."""
    campaign = new_campaign(PEOPLE)
    for number in (1, 2, 3, 4):
        game = duskhall.new_game("quest", 3, campaign.setup, seed=number, further=campaign.further)
        for seat in range(3):
            cards = game.view(seat).owned(seat)
            # Whoever does not begin has rations besides.
            assert cards.total() - cards["iron-rations"] == 12 + number - 1
        campaign = campaign.finish(ended("fireball, maul", "shortsword, hammer", "moonlight, shortspear"), date=DAY)
        while campaign.chooser is not None:
            campaign = campaign.choose(campaign.chooser, campaign.legal[-1])


def test_a_step_out_of_turn_is_refused_and_says_what_comes_first() -> None:
    campaign = new_campaign(PEOPLE, name="Winter", games=2)
    with pytest.raises(CampaignError) as e:
        campaign.choose(0, "fireball")
    assert reason(e) == "nothing-to-choose"
    with pytest.raises(CampaignError) as e:
        campaign.begin("one").begin("two")
    assert reason(e) == "playing" and "Winter" in str(e.value)
    choosing = campaign.finish(ended("fireball", "maul", "hammer"), date=DAY)
    with pytest.raises(CampaignError) as e:
        choosing.begin("two")
    assert reason(e) == "choose-first" and "Anna" in str(e.value)
    with pytest.raises(CampaignError) as e:
        choosing.finish(ended("", "", ""))
    assert reason(e) == "choose-first"
    done = replace(campaign, games=1).finish(ended("fireball", "maul", "hammer"), date=DAY)
    with pytest.raises(CampaignError) as e:
        done.begin("two")
    assert reason(e) == "over"
    with pytest.raises(CampaignError) as e:
        done.finish(ended("", "", ""))
    assert reason(e) == "over"


def test_a_game_that_is_not_over_or_not_of_the_campaign_is_refused() -> None:
    campaign = new_campaign(PEOPLE)
    with pytest.raises(CampaignError) as e:
        campaign.finish(duskhall.new_game("quest", 3, seed=1))
    assert reason(e) == "not-over"
    for other in (duskhall.new_game("quest", 2, seed=1), duskhall.new_game("classic", 3, seed=1)):
        with pytest.raises(CampaignError) as e:
            campaign.finish(other)
        assert reason(e) == "other-game"


def test_a_game_that_is_abandoned_is_played_anew() -> None:
    campaign = new_campaign(PEOPLE)
    assert campaign.begin("one").abandon() == campaign


def test_more_games_can_be_planned_and_fewer() -> None:
    campaign = after_one("fireball", "maul", "hammer", games=1)
    assert campaign.over and campaign.further == ((), (), ())
    longer = campaign.plan(2)
    # What nobody has had to choose for the last game is chosen now.
    assert (longer.phase, longer.chooser) == (RECOGNITION, 0)
    assert longer.plan(0).phase == RECOGNITION
    assert longer.plan(1) == campaign
    three = longer.plan(3).choose(0, "fireball").choose(1, DECLINED).choose(2, DECLINED).begin("two")
    with pytest.raises(CampaignError) as e:
        three.plan(1)
    assert reason(e) == "too-few-games"
    assert three.plan(2).phase == PLAYING


def test_bots_choose_when_more_games_are_planned() -> None:
    campaign = new_campaign(("Anna", Player("Bot", "greedy")), games=1).finish(ended("", "maul", xp="0 5"), date=DAY)
    assert campaign.played[0].choices == (OPEN, OPEN)
    assert campaign.plan(2).played[0].choices == (FORFEITED, "maul")


# ----------------------------------------------------------------------------------------------------------------------
# Guild Recognition


def test_market_cards_count_wherever_they_lie_and_nothing_else_does() -> None:
    deck = {
        "deck": "fireball*2, adventurer, dagger, lantern, thunderstone-shard, stormhand-2",
        "hand": "shortsword, wardens-sabre, festering-wound",
        "discard": "tome-of-knowledge",
        "front": "potion, iron-rations",
    }
    s = ended(deck, "").state
    assert set(market_cards(s, 0)) == {"fireball", "shortsword", "tome-of-knowledge"}
    assert market_cards(s, 1) == ()


def test_every_item_spell_and_weapon_of_the_market_is_legal_and_no_other_card() -> None:
    types = {"item", "spell", "weapon"}
    market = {card.id for card in CARDS if card.kind == MARKET}
    assert market == set(QUEST.choices["village"])
    assert all(types & set(card.tags) for card in CARDS if card.id in market)
    others = {card.kind for card in CARDS if types & set(card.tags)} - {MARKET}
    assert others <= {"starter", "treasure", "legendary"}


def test_no_card_is_called_like_a_choice_without_one() -> None:
    assert {DECLINED, FORFEITED, OPEN}.isdisjoint(card.id for card in CARDS)


def test_players_choose_in_the_order_of_their_places() -> None:
    campaign = after_one("fireball", "maul", "hammer", xp="3 9 6")
    assert campaign.played[0].order == (1, 2, 0)
    assert campaign.played[0].winners == (1,)


def test_wounds_and_treasures_decide_between_equals() -> None:
    game = ended("", "festering-wound*2", "festering-wound", xp="5 5 5")
    assert new_campaign(PEOPLE).finish(game, date=DAY).played[0].order == (1, 2, 0)


@pytest.mark.parametrize("first", [0, 1, 2])
def test_whom_nothing_tells_apart_choose_in_turn_order(first: int) -> None:
    """Ours: the rules do not say. The seat that began the game comes first."""
    played = new_campaign(PEOPLE).finish(ended("", "", "", xp="5 5 5", first=first), date=DAY).played[0]
    assert played.order == tuple((first + i) % 3 for i in range(3))
    assert played.winners == (0, 1, 2)


def test_no_card_is_chosen_twice_in_one_phase() -> None:
    campaign = after_one("fireball, maul", "fireball, maul", "fireball").choose(0, "fireball")
    assert campaign.legal == ("maul",)
    with pytest.raises(CampaignError) as e:
        campaign.choose(1, "fireball")
    assert reason(e) == "card-taken" and "Anna" in str(e.value) and "maul" in str(e.value)
    # The third has nothing left that nobody else has chosen.
    done = campaign.choose(1, "maul")
    assert done.phase == READY
    assert done.played[0].choices == ("fireball", "maul", FORFEITED)
    assert done.further == (("fireball",), ("maul",), ())


def test_a_card_of_an_earlier_game_can_be_chosen_again() -> None:
    """Ours: a card won before is a market card of the deck as any other, also where this game does not sell it."""
    campaign = after_one("fireball", "", "").choose(0, "fireball")
    campaign = campaign.finish(ended("fireball", "fireball", "", xp="5 0 0"), date=DAY).choose(0, "fireball")
    assert campaign.further == (("fireball", "fireball"), (), ())
    assert campaign.played[1].choices == ("fireball", FORFEITED, FORFEITED)


@pytest.mark.parametrize("card", ["hammer", "dagger", "stormhand-1", "wardens-sabre", "nothing", "", FORFEITED])
def test_what_is_not_a_legal_choice_is_refused_with_what_is(card: str) -> None:
    campaign = after_one("fireball, maul, dagger, stormhand-1, wardens-sabre", "hammer", "")
    with pytest.raises(CampaignError) as e:
        campaign.choose(0, card)
    assert reason(e) == "not-legal" and "fireball" in str(e.value)


def test_nobody_chooses_before_it_is_his_turn() -> None:
    with pytest.raises(CampaignError) as e:
        after_one("fireball", "maul", "hammer").choose(2, "hammer")
    assert reason(e) == "not-your-turn" and "Anna" in str(e.value)


def test_a_bot_takes_its_dearest_card() -> None:
    players = (Player("One", "greedy"), "Ben", Player("Two", "random"))
    cards = "shortspear, fireball, maul"
    campaign = new_campaign(players).finish(ended(cards, cards, cards, xp="9 6 3"), date=DAY)
    costs = {card.id: card.figures["cost"] for card in CARDS if card.id in cards.split(", ")}
    dearest = max(costs, key=lambda card: costs[card])
    assert (campaign.chooser, campaign.played[0].choices[0]) == (1, dearest)
    assert dearest not in campaign.legal
    left = campaign.legal
    done = campaign.choose(1, DECLINED)
    assert done.phase == READY
    assert done.played[0].choices[2] == max(left, key=lambda card: costs[card])


def test_standings_can_be_other_than_the_rules_say() -> None:
    """Somebody has resigned: the server says who comes last."""
    rows = [Standing(0, 9, "", False, 3), Standing(1, 6, "", True, 1), Standing(2, 3, "", False, 2)]
    game = duskhall.new_game("quest", 3, seed=1)
    played = new_campaign(PEOPLE).finish(game, standings=rows, date=DAY).played[0]
    assert (played.order, played.winners, played.scores) == ((1, 2, 0), (1,), (9, 6, 3))


# ----------------------------------------------------------------------------------------------------------------------
# Set-ups


def test_quests_come_in_their_order_and_begin_anew() -> None:
    campaign = new_campaign(PEOPLE, games=6)
    quests = list(QUEST.packs)
    assert [campaign.quest_of(n) for n in range(1, 7)] == [*quests, quests[0]]
    full = [replace(QUEST.setups[q], mode="full") for q in (*quests, quests[0])]
    assert [campaign.setup_of(n) for n in range(1, 7)] == full
    assert new_campaign(PEOPLE, mode="plain").setup_of(1) == QUEST.setups[quests[0]]
    own = new_campaign(PEOPLE, setups=[QUEST.setups[quests[0]], full[1]])
    assert [own.setup_of(n).mode for n in (1, 2)] == ["", "full"], "as they say"
    assert new_campaign(PEOPLE, setups="random").quest_of(1) == ""


def test_random_setups_differ_and_heed_wishes() -> None:
    campaign = new_campaign(PEOPLE, setups="random", seed=3, quests=(1, 3), guardian="baalok-5")
    setups = [campaign.setup_of(n) for n in range(1, 6)]
    assert len(set(setups)) == 5
    assert {setup.guardian for setup in setups} == {"baalok-5"}
    again = new_campaign(PEOPLE, setups="random", seed=3, quests=(1, 3), guardian="baalok-5")
    assert again == campaign


def test_setups_of_ones_own_come_in_their_order() -> None:
    own = [QUEST.random_setup(1), QUEST.first_game]
    campaign = new_campaign(PEOPLE, setups=own)
    assert [campaign.setup_of(n) for n in (1, 2, 3)] == [*own, own[0]]


def test_more_keys_are_needed_from_game_to_game_until_there_are_no_more() -> None:
    campaign = new_campaign(PEOPLE, more_keys=True)
    keys = [duskhall.new_game("quest", 3, campaign.setup_of(n), seed=1).view(SPECTATOR).keys for n in range(1, 5)]
    assert [found.goal for found in keys if found] == [4, 5, 6, 6]
    short = new_campaign(PEOPLE, keys=1)
    assert [short.setup_of(n).keys for n in (1, 2)] == [1, 1]
    easy = new_campaign(PEOPLE, setups=[replace(QUEST.first_game, keys=2)], more_keys=True)
    assert [easy.setup_of(n).keys for n in range(1, 7)] == [2, 3, 4, 5, 6, 6]


@pytest.mark.parametrize("mode", QUEST.modes[1:])
def test_all_games_are_played_in_the_same_way(mode: str) -> None:
    campaign = new_campaign(PEOPLE, mode=mode)
    assert {campaign.setup_of(n).mode for n in range(1, 6)} == {mode}
    plain = new_campaign(PEOPLE, setups=[replace(QUEST.first_game, mode="full")], mode="plain")
    assert (new_campaign(PEOPLE).setup.mode, plain.setup.mode) == ("full", "")


def test_keys_lie_in_other_decks() -> None:
    campaign = new_campaign(PEOPLE, key_decks=(0, 2, 4), more_keys=True)
    for n in (1, 3):
        game = duskhall.new_game("quest", 3, campaign.setup_of(n), seed=n)
        s = game.state
        decks = [s.zones[s.map.piles[f"level-{level}"]] for level in (1, 2, 3)]
        keys = [sum(s.rules.cards[s.kinds[c]].kind == "key" for c in deck) for deck in decks]
        assert keys == [0, 2, 4]


def test_an_epic_campaign_uses_the_quests_that_are_wished_for() -> None:
    campaign = new_campaign(PEOPLE, mode="epic", setups="random", quests=(1, 2, 3))
    assert campaign.setup.packs == tuple(QUEST.packs)[:3]


# ----------------------------------------------------------------------------------------------------------------------
# What cannot be


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ({"players": ("Anna",)}, "players"),
        ({"players": ("A", "B", "C", "D", "E")}, "players"),
        ({"players": ("Anna", "Anna")}, "same-name"),
        ({"players": ("Anna", "")}, "bad-name"),
        ({"players": ("Anna", "a,b")}, "bad-name"),
        ({"name": "two\nlines"}, "bad-name"),
        ({"setups": "weekly"}, "unknown-source"),
        ({"setups": ()}, "no-setups"),
        ({"games": -1}, "games"),
        ({"games": 1000}, "games"),
        ({"setups": "random", "seed": -1}, "seed"),
        ({"setups": "random", "seed": 10**9}, "seed"),
        ({"players": (Player("Anna"), Player("Bot", "two\nlines"))}, "bad-name"),
        ({"only": ("fireball",)}, "wishes"),
    ],
)
def test_a_campaign_that_cannot_be_is_refused(arguments: dict[str, object], why: str) -> None:
    with pytest.raises(CampaignError) as e:
        new_campaign(**{"players": PEOPLE, **arguments})  # type: ignore[arg-type]
    assert reason(e) == why


@pytest.mark.parametrize(
    "arguments",
    [
        {"mode": "weekly"},
        {"key_decks": (1, 2, 4)},
        {"key_decks": (6,)},
        {"setups": [replace(QUEST.first_game, keys=9)]},
        {"setups": [QUEST.first_game, replace(QUEST.first_game, heroes=())]},
        {"setups": "random", "quests": (9,)},
        {"setups": "random", "mode": "epic", "only": ("maul",)},
        {"setups": "random", "mode": "epic-heroes", "without": ("stormhand",)},
    ],
)
def test_a_setup_that_cannot_be_is_refused_before_the_first_game(arguments: dict[str, object]) -> None:
    with pytest.raises(SetupError) as e:
        new_campaign(PEOPLE, **arguments)  # type: ignore[arg-type]
    assert not str(e.value).startswith("setup-")


@pytest.mark.parametrize(
    "further",
    [
        (("fireball",),),
        (("fireball",), ()),
        (("dagger",), (), ()),
        (("no-such-card",), (), ()),
        (("stormhand-1",), (), ()),
    ],
)
def test_further_cards_that_cannot_be_are_refused(further: tuple[tuple[str, ...], ...]) -> None:
    with pytest.raises(SetupError) as e:
        duskhall.new_game("quest", 3, seed=1, further=further)
    assert not str(e.value).startswith("setup-")


def test_only_starting_decks_of_quest_grow() -> None:
    for name in ("classic", "advance"):
        with pytest.raises(SetupError, match="Quest"):
            duskhall.new_game(name, 2, seed=1, further=(("torch",), ()))


def test_a_game_with_further_cards_is_saved_and_goes_on_as_any_other() -> None:
    campaign = new_campaign(PEOPLE[:2], mode="full")
    further = (("holy-mace", "death-pact", "elven-ring"), ("fireball", "fireball", "cursed-mace"))
    game = duskhall.new_game("quest", 2, campaign.setup, seed=4, further=further)
    bots = [duskhall.load_bot("random", seed=1), duskhall.load_bot("random", seed=2)]
    for _ in range(150):
        decision = game.decision()
        game.play(bots[decision.seat].choose(game.view(decision.seat), decision), decision.seat)
    again = duskhall.load(game.save())
    assert again.state_key() == game.state_key()


def test_the_names_of_phases_and_sources_differ() -> None:
    assert len({*PHASES, *SOURCES}) == len(PHASES) + len(SOURCES)


def test_every_reason_has_words_and_no_words_are_left_over() -> None:
    home = Path(duskhall.__file__).parent
    code = "".join(path.read_text(encoding="utf-8") for path in (home / "campaign").glob("*.py"))
    used = {f"campaign-error-{reason}" for reason in re.findall(r'CampaignError\("([\w-]+)"', code)}
    used |= set(re.findall(r'"(campaign-error-[\w-]+)"', code))
    text = (home / "text" / "en" / "campaign.ftl").read_text(encoding="utf-8")
    assert used == set(re.findall(r"^(campaign-error-[\w-]+) =", text, re.MULTILINE))
