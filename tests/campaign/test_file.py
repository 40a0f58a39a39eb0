"""The file of a campaign: what is written is read, and nothing else is."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from duskhall import Campaign, CampaignError, Player, new_campaign
from duskhall.campaign.file import read, write
from duskhall.campaign.model import DECLINED, OPEN, RECOGNITION, Played
from duskhall.editions.quest.cards import CARDS
from duskhall.editions.setup import Further, Wishes
from tests.helpers import QUEST, few

MARKET = tuple(card.id for card in CARDS if card.kind == "village")[:9]
NAMES = ("Anna", "Ben: the second", "Cléo # 3", "Dörte")


@st.composite
def campaigns(draw: st.DrawFn) -> Campaign:
    """Campaigns that can come about: some games with their choices, perhaps one under way or a choice half done."""
    seats = draw(st.integers(2, 4))
    bots = draw(st.lists(st.sampled_from(("", "", "greedy", "mybots:Careful(depth=2)")), min_size=4, max_size=4))
    players = tuple(map(Player, NAMES[:seats], bots))
    source = draw(st.sampled_from(("quests", "random", "own")))
    campaign = Campaign(
        draw(st.sampled_from(("Winter", "in the year 7: ice", "#1"))),
        players,
        source,
        seed=draw(st.integers(0, 5)) if source == "random" else 0,
        wishes=Wishes(("risen-from-the-mire",), ("pylorian",), ("bog",), "smorga") if draw(st.booleans()) else Wishes(),
        setups=(QUEST.first_game, replace(QUEST.random_setup(1), keys=2)) if source == "own" else (),
        mode=draw(st.sampled_from(("", "full"))),
        keys=draw(st.integers(0, 3)),
        more_keys=draw(st.booleans()),
        key_decks=draw(st.sampled_from(((), (0, 2, 4)))),
    )
    for _ in range(draw(st.integers(0, 3))):
        order = tuple(draw(st.permutations(range(seats))))
        market = tuple(tuple(draw(st.lists(st.sampled_from(MARKET), unique=True, max_size=3))) for _ in range(seats))
        done = Played(
            QUEST.first_game,
            scores=tuple(draw(st.lists(st.integers(-9, 90), min_size=seats, max_size=seats))),
            order=order,
            winners=tuple(sorted(order[: draw(st.integers(1, seats))])),
            market=market,
            choices=(OPEN,) * seats,
            turns=draw(st.integers(1, 90)),
            date="2026-11-16",
        )
        campaign = replace(campaign, played=(*campaign.played, done)).plan(0)
        leave = draw(st.integers(0, seats))
        for _ in range(seats):
            if campaign.chooser is not None and leave:
                leave -= 1
                campaign = campaign.choose(campaign.chooser, draw(st.sampled_from((DECLINED, *campaign.legal))))
        if campaign.chooser is not None:
            break
    if campaign.phase != RECOGNITION and draw(st.booleans()):
        campaign = campaign.begin("game-2.txt")
    return campaign if draw(st.booleans()) else replace(campaign, games=campaign.number + 1)


few_examples = settings(max_examples=few(1000, 40), deadline=None, derandomize=True)


@few_examples
@given(campaigns())
def test_what_is_written_is_read(campaign: Campaign) -> None:
    text = write(campaign)
    assert text.startswith("campaign: 1\n")
    assert read(text) == campaign
    assert write(read(text)) == text


@few_examples
@given(campaigns())
def test_no_card_is_chosen_twice_in_a_phase_and_decks_only_grow(campaign: Campaign) -> None:
    before: Further = ((),) * campaign.seats
    for n, game in enumerate(campaign.played, 1):
        chosen = [(seat, card) for seat, card in enumerate(game.choices) if card in MARKET]
        assert len({card for _, card in chosen}) == len(chosen)
        assert all(card in game.market[seat] for seat, card in chosen)
        after = replace(campaign, played=campaign.played[:n], running="", games=0).further
        for old, new in zip(before, after, strict=True):
            assert new[: len(old)] == old and len(new) <= len(old) + 1
        before = after
    assert campaign.further == before
    for seat, total in enumerate(campaign.totals):
        assert total == sum(game.scores[seat] for game in campaign.played)


@few_examples
@given(campaigns(), st.data())
def test_a_file_that_is_cut_off_is_refused(campaign: Campaign, data: st.DataObject) -> None:
    text = write(campaign)
    cut = text[: data.draw(st.integers(0, len(text) - 2))]
    with pytest.raises(CampaignError) as e:
        read(cut)
    assert e.value.reason.startswith("campaign-error-file-") and str(e.value)


@few_examples
@given(campaigns(), st.data())
def test_a_line_that_is_changed_is_refused_or_says_the_same(campaign: Campaign, data: st.DataObject) -> None:
    lines = write(campaign).splitlines()
    i = data.draw(st.integers(0, len(lines) - 1))
    how = data.draw(st.sampled_from(("drop", "twice", "swap", "edit", "add")))
    if how == "drop":
        del lines[i]
    elif how == "twice":
        lines.insert(i, lines[i])
    elif how == "swap":
        lines[i - 1], lines[i] = lines[i], lines[i - 1]
    elif how == "add":
        lines.insert(i, data.draw(st.sampled_from(("# a remark", "", "games: 3", "  and on", "game 9: turns: 3"))))
    else:
        at = data.draw(st.integers(0, len(lines[i]) - 1))
        lines[i] = lines[i][:at] + data.draw(st.sampled_from("0 1:#,x")) + lines[i][at + 1 :]
    try:
        found = read("\n".join(lines) + "\n")
    except CampaignError as e:
        assert str(e)
    else:
        assert found == campaign


CAMPAIGN = new_campaign(("Anna", "Ben"), name="Winter", games=5)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "file-other"),
        ("record: 1\n", "file-other"),
        ("campaign: 2\nname: Winter\n", "file-version"),
        ("campaign:\nname: Winter\n", "file-version"),
        ("campaign: 1\nname: Winter\n", "file-cut-off"),
        ("  campaign: 1\n", "file-line"),
        (write(CAMPAIGN).replace("Winter", "Summer"), "file-changed"),
    ],
)
def test_another_file_is_refused_in_words(text: str, why: str) -> None:
    with pytest.raises(CampaignError) as e:
        read(text)
    assert e.value.reason == f"campaign-error-{why}"
    assert str(e.value)


def signed(*lines: str) -> str:
    """A file with these lines and the sum that fits them."""
    from duskhall.campaign.file import _sum

    out = ["campaign: 1", *lines]
    return "\n".join([*out, f"end: {_sum(out)}"])


GAME = tuple(
    f"game 1: {line}"
    for line in (
        *(
            "date: 2026-11-16",
            "turns: 9",
            "scores: 9 3",
            "order: 1 2",
            "winners: 1",
            "market 1: maul",
            "choice 1: maul",
        ),
        *("choice 2: forfeited", "guardian: smorga-4", f"monsters: {', '.join(QUEST.first_game.monsters)}"),
        *(f"{key}: {', '.join(getattr(QUEST.first_game, key))}" for key in ("heroes", "village", "rooms")),
    )
)
HEAD = ("name: Winter", "player 1: Anna", "player 2: Ben")


def test_a_file_may_be_written_by_hand() -> None:
    found = read(signed(*HEAD, *GAME))
    assert (found.name, found.names, found.totals, found.further) == (
        "Winter",
        ("Anna", "Ben"),
        (9, 3),
        (("maul",), ()),
    )
    assert found.played[0].setup == QUEST.first_game


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        ((), "players"),
        (HEAD[:2], "players"),
        ((*HEAD, "colour: red"), "is not a line of a campaign"),
        ((*HEAD, "name: Summer"), "twice"),
        ((*HEAD, "a line without a colon"), "key: value"),
        ((*HEAD, "games: many"), "whole number"),
        ((*HEAD, "games: -3"), "below zero"),
        ((*HEAD, "seed: x"), "whole number"),
        ((*HEAD, "bot 3: greedy"), "is not a line of a campaign"),
        ((*HEAD, "setups: weekly"), "weekly"),
        ((*HEAD, "setups: own"), "at least one"),
        ((*HEAD, "setups: own", "setup 2: monsters: x"), "number 1 is missing"),
        ((*HEAD, "setups: own", "setup 1: monsters: x"), "monsters, heroes and village"),
        ((*HEAD, *(line for line in GAME if "scores" not in line)), "game 1"),
        ((*HEAD, *(line.replace("order: 1 2", "order: 1 1") for line in GAME)), "game 1"),
        ((*HEAD, *(line.replace("winners: 1", "winners: 2") for line in GAME)), "game 1"),
        ((*HEAD, *(line.replace("choice 1: maul", "choice 1: hammer") for line in GAME)), "game 1"),
        ((*HEAD, *(line.replace("choice 2: forfeited", "choice 2: maul") for line in GAME)), "game 1"),
        ((*HEAD, *(line.replace("market 1: maul", "market 1: dagger") for line in GAME)), "game 1"),
        ((*HEAD, *(line.replace("2026", "long ago") for line in GAME)), "game 1"),
        ((*HEAD, *(line for line in GAME if "choice" not in line), "running: two"), "Guild Recognition"),
        ((*HEAD, *GAME, "game 1: weather: fine"), "is not a line of a campaign"),
        ((*HEAD, *GAME, "games: 1", "running: two"), "planned"),
    ],
)
def test_lines_that_do_not_fit_together_are_refused_in_words(lines: tuple[str, ...], why: str) -> None:
    with pytest.raises(CampaignError) as e:
        read(signed(*lines))
    assert why in str(e.value)
