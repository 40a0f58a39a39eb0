"""What can be played, as the page is told; and set-ups from what it asks for."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from duskhall.editions import NAMES, edition
from duskhall.editions.choosing import stacks
from duskhall.server import wire
from duskhall.server.encode import card_list
from duskhall.server.encode.setups import home_editions, setup_info, setup_of, stored_setup
from duskhall.server.errors import Trouble
from duskhall.server.tables.making import same_again
from duskhall.text import words
from duskhall.text.names import setup_name


def request(**fields: object) -> wire.SetupRequest:
    return wire.SetupRequest(**{"edition": "classic", "how": "first", **fields})  # type: ignore[arg-type]


def test_every_edition_is_offered_with_all_that_can_be_chosen() -> None:
    infos = {info.name: info for info in home_editions()}
    assert tuple(infos) == NAMES
    for name, info in infos.items():
        e = edition(name)
        assert info.players == e.players and next(iter(info.published)) == "first"
        assert {part.name: tuple(c.name for c in part.choices) for part in info.parts} == e.choices
        for part in info.parts:
            for choice in part.choices:
                assert choice.title and choice.cards
                assert all(card in e.rules.index for card in choice.cards)
    assert infos["classic"].boards == {} and not infos["classic"].avatars
    # The learning board has cards of its own, so it is no choice.
    assert list(infos["advance"].boards) == ["wilderness", "dungeon"] and infos["advance"].avatars
    assert infos["classic"].keys == infos["advance"].keys == (0, 0, 0)
    assert infos["quest"].keys == (1, 4, 6)


@pytest.mark.parametrize("name", NAMES)
def test_what_is_offered_can_be_laid_out(name: str) -> None:
    info = next(i for i in home_editions() if i.name == name)
    for published in info.published:
        setup, plain = (
            setup_of(request(edition=name, how="published", name=published, mode=mode)) for mode in ("", "plain")
        )
        assert plain == edition(name).setups[published]
        assert setup == replace(plain, mode="full" if name == "quest" and published != "first" else "")
    for mode in info.modes:
        assert setup_of(request(edition=name, how="random", mode=mode)).mode == ("" if mode == "plain" else mode)
    for board in info.boards:
        assert setup_of(request(edition=name, board=board)).board == board


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("how", ["first", "random"])
def test_the_text_of_a_set_up_can_be_pasted_back(name: str, how: str) -> None:
    setup = setup_of(request(edition=name, how=how))
    info = setup_info(setup)
    assert info.title
    for text in (info.text, info.text.replace(", ", "\n"), f"cards: {info.text} # ours"):
        assert setup_of(request(edition=name, how="text", text=text, board=setup.board, keys=setup.keys)) == setup
    ids = [*info.monsters, *info.heroes, *info.village, *info.rooms]
    ids += [one for one in (info.bearer, info.guardian) if one]
    assert setup_of(request(edition=name, how="chosen", cards=ids, board=setup.board, keys=setup.keys)) == setup


def test_wishes_of_the_page_are_heeded() -> None:
    quest = edition("quest")
    first = next(iter(quest.packs))
    for _ in range(8):
        setup = setup_of(
            request(
                **{"edition": "quest", "how": "random", "quests": [first], "keys": 2},
                **{"only": ["maul", "stormhand"], "without": ["hammer"], "guardian": "smorga-6"},
            )
        )
        assert "maul" in setup.village and "stormhand" in setup.heroes and setup.guardian == "smorga-6"
        assert "hammer" not in setup.village and setup.keys == 2
        assert {quest.pack_of(name) for name in stacks(setup)} == {first}


def test_one_pile_is_replaced() -> None:
    quest = edition("quest")
    before = setup_of(request(edition="quest", how="random", only=["stormhand"], keys=3))
    cards = list(stacks(before))
    found = {
        setup_of(request(edition="quest", how="chosen", cards=cards, reroll="stormhand", keys=3)) for _ in range(9)
    }
    for after in found:
        quest.check(after)
        assert set(cards) - set(stacks(after)) == {"stormhand"} and after.keys == 3
    # A published set-up can be changed too, and wishes hold for what comes.
    packs = list(quest.packs)[:1]
    other = setup_of(request(edition="quest", reroll="pylorian", without=["gorlandor"], quests=packs))
    assert set(other.heroes) == {"silverhelm", "hawkswood", "scathian", "stormhand"}


def test_packs_and_notes_are_told() -> None:
    infos = {info.name: info for info in home_editions()}
    quest = infos["quest"]
    assert quest.packs == {pack: setup_name(pack, words()) for pack in edition("quest").packs}
    assert quest.packs["a-mirror-in-the-dark"] == "A Mirror in the Dark"
    assert set(quest.notes) == set(quest.packs) and "our choice" in quest.notes["a-mirror-in-the-dark"]
    assert all(choice.pack in quest.packs for part in quest.parts for choice in part.choices)
    assert infos["classic"].packs == infos["advance"].packs == infos["classic"].notes == {}
    assert not any(choice.pack for part in infos["classic"].parts for choice in part.choices)
    told = {card.id: card.pack for card in card_list(edition("quest").rules).cards}
    assert told["maul"] == "A Mirror in the Dark" and told["adventurer"] == ""
    assert not any(card.pack for card in card_list(edition("classic").rules).cards)


@pytest.mark.parametrize("field", ["quests", "only", "without"])
def test_endless_wishes_are_refused(field: str) -> None:
    with pytest.raises(Trouble) as e:
        setup_of(request(**{"edition": "quest", "how": "random", field: ["x" * 90] * 100}))
    assert (e.value.reason, e.value.status) == ("too-large", 413)


def test_random_set_ups_differ() -> None:
    assert len({setup_of(request(how="random")) for _ in range(8)}) > 1
    assert len(setup_of(request(how="random", groups=5)).monsters) == 5


@pytest.mark.parametrize(
    ("fields", "reason", "said"),
    [
        ({"edition": "moon"}, "no-edition", "moon"),
        ({"edition": "../classic"}, "no-edition", "classic, advance, quest"),
        ({"how": "published", "name": "moon"}, "no-such-setup", "moon"),
        ({"how": "text", "text": "Elf, Moon"}, "no-such-card", "Moon"),
        ({"how": "text", "text": "x" * 5000}, "no-such-card", "x" * 60),
        ({"how": "chosen", "cards": ["elf"]}, "setup", "monster groups"),
        ({"how": "text", "text": ""}, "setup", "monster groups"),
        ({"how": "random", "groups": 99}, "setup", "99"),
        ({"how": "random", "groups": -1}, "setup", "-1"),
        ({"avatars": True}, "setup", "avatars"),
        ({"board": "moon"}, "setup", "moon"),
        ({"edition": "advance", "board": "learning"}, "setup-learning-board", "Learning"),
        ({"how": "random", "quests": ["1"]}, "setup", "only Quest has quests"),
        ({"reroll": "elf"}, "setup", "only Quest has quests"),
        ({"edition": "quest", "how": "random", "quests": ["moon"]}, "setup", "no quest “moon”"),
        ({"edition": "quest", "how": "random", "only": ["moon"]}, "no-such-card", "moon"),
        ({"edition": "quest", "how": "random", "only": ["maul"], "without": ["maul"]}, "setup", "drop one"),
        ({"edition": "quest", "how": "random", "guardian": "maul"}, "setup", "not a guardian"),
        ({"edition": "quest", "only": ["maul"]}, "setup", "fixed"),
        ({"edition": "quest", "reroll": "maul"}, "setup", "not in this set-up"),
        ({"edition": "quest", "reroll": "shortbow"}, "setup", "nothing else fits"),
    ],
)
def test_what_cannot_be_laid_out_is_said_in_words(fields: dict[str, object], reason: str, said: str) -> None:
    with pytest.raises(Trouble) as e:
        setup_of(request(**fields))
    problem = e.value
    assert (problem.reason, problem.status) == (reason, 422)
    assert said in problem.text and len(problem.text) < 400 and "--" not in problem.text


@pytest.mark.parametrize("mode", ["epic", "epic-heroes"])
def test_an_epic_game_of_the_page_is_made_of_quests(mode: str) -> None:
    quest = edition("quest")
    packs = list(quest.packs)[:2]
    random = setup_of(request(edition="quest", how="random", mode=mode, quests=packs))
    assert random.packs == tuple(packs) and not random.monsters and not random.village
    assert bool(random.heroes) == (mode == "epic")
    # As the page sends it once the cards are shown, and as a table is asked for again.
    cards = list(stacks(random))
    settled = request(edition="quest", how="chosen", cards=cards, mode=mode, packs=packs)
    assert setup_of(settled) == random
    assert setup_of(same_again(stored_setup(random)) or settled) == random
    assert setup_info(random).packs == packs
    again = setup_of(msgspec.structs.replace(settled, reroll=random.rooms[0], quests=packs))
    assert again.rooms[1:] == random.rooms[1:] and again.rooms[0] != random.rooms[0]
    assert (again.mode, again.packs) == (mode, tuple(packs))


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"edition": "quest", "mode": "epicc"}, "epicc"),
        ({"edition": "classic", "mode": "epic"}, "no other modes"),
        ({"edition": "advance", "mode": "epic"}, "no other modes"),
        ({"edition": "quest", "mode": "full", "packs": ["a-mirror-in-the-dark"]}, "only an Epic game"),
        ({"edition": "quest", "mode": "epic", "packs": ["nowhere"]}, "no quest “nowhere”"),
        ({"edition": "quest", "mode": "epic", "key_decks": [1, 2, 9]}, "add up to 6"),
        ({"edition": "quest", "mode": "epic", "how": "random", "only": ["hammer"]}, "every card of its quests"),
        ({"edition": "classic", "key_decks": [1, 2, 3]}, "no key decks"),
    ],
)
def test_an_epic_game_that_cannot_be_is_refused_in_words(fields: dict[str, object], why: str) -> None:
    with pytest.raises(Trouble) as caught:
        setup_of(request(**fields))
    assert why in caught.value.text, caught.value.text
