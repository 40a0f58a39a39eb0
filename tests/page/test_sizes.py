"""The table at every size: nothing overlaps, nothing is cut, nothing is too small to read, nothing is out of sight."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pytest
from playwright.sync_api import Page

from duskhall.core.luck import key_from_seed
from duskhall.core.state import State
from duskhall.editions import NAMES, edition
from duskhall.notation.position import write
from duskhall.text import languages
from tests.helpers import edited, few
from tests.page.measure import SIZES, problems, resize
from tests.page.player import Player
from tests.page.visitors import Visitors, button, new_table, sit_down

HANDS = {
    "classic": "regian-priest, thyrian-knight, short-sword, militia, banish, town-guard, flaming-sword, "
    "lightstone-gem, elf-wizard, iron-rations, spear, disease",
    "advance": "drua-sacrist, king-caelans-writ, longspear, thundermage-evoker, regular, falcon-arbalest, "
    "curse-of-shame, moonstone, criochan-sergeant, bhoidwood-hunter, torch, thunderstone-shard",
    "quest": "silverhelm-2, pylorian-1, shortsword, lantern, adventurer, magic-missile, dagger, lantern, "
    "tome-of-knowledge, hawkswood-1, thunderstone-shard, shortbow",
}
"""Twelve cards of each edition; those with long texts come first."""
LINES = {
    "classic": ("hall: green-blob | sphinx | harbinger", "xp: 6"),
    "advance": ("hall: ogre | ettin | phoenix | drakeclan-ambusher", "front.1: familiar-shadow-cat", "xp: 6"),
    "quest": ("front.1: iron-rations*2, lantern-token, wound*3", "xp: 6"),
}
WAYS = {"classic": "village", "advance": "village", "quest": "shop"}
MOST_SEATS = {"classic": 5, "advance": 5, "quest": 4}
FIRST = (1366, 768)
SAMPLE = ((360, 740), (844, 390), (820, 1180), (1024, 768), (1366, 650), FIRST, (1920, 1080))
"""A phone upright and on its side, tablets, a low window, a desk, a large screen."""
ALL_IN_SIGHT = """() => {
  const box = document.querySelector(".stage-area").getBoundingClientRect();
  const hidden = [...document.querySelectorAll("[data-rank], .hall .thing.row, .hand .thing, [data-main]")]
    .filter((e) => e.checkVisibility())
    .filter((e) => {
      const r = e.getBoundingClientRect();
      const floor = e.closest(".stage-area") ? box.bottom : innerHeight;
      return r.width && (r.top < 0 || r.bottom > floor + 2 || r.right > innerWidth + 2);
    });
  return hidden.map((e) => e.dataset.spot ?? e.dataset.rank ?? e.dataset.option);
}"""


@dataclass(frozen=True)
class Case:
    name: str
    cards: int
    seats: int

    def position(self) -> str:
        own = edition(self.name)
        start: State = own.deal(own.rules, own.first_game, self.seats, key_from_seed(4, "sizes"), first=0)
        hand = ", ".join(HANDS[self.name].split(", ")[: self.cards])
        lines = [line + " 2" * (self.seats - 1) if line.startswith("xp") else line for line in LINES[self.name]]
        return write(edited(start, f"hand.1: {hand}", *lines))


HARDEST = [
    (Case("classic", 8, 5), "de"),
    (Case("classic", 1, 5), "ja"),
    (Case("advance", 6, 2), "ja"),
    (Case("advance", 12, 2), "de"),
    (Case("quest", 8, 2), "ja"),
    (Case("quest", 12, 4), "en"),
]
"""Where thorough runs have found most: every edition and every language is among them."""


def worded() -> list[tuple[Case, str]]:
    cases = [Case(name, cards, seats) for name in NAMES for cards in (1, 6, 8, 12) for seats in (2, MOST_SEATS[name])]
    return few([(case, language) for language in languages() for case in cases], HARDEST)


def table(visitors: Visitors, case: Case) -> Player:
    page = visitors.come(size=FIRST)
    sit_down(page, "Ada")
    button(page, "page-dismiss").click()
    new_table(page, case.position(), seats=("me", *["bot:greedy"] * (case.seats - 1)))
    player = Player(page)
    player.wait()
    return player


def measured(page: Page, what: str, sizes: Sequence[tuple[int, int]]) -> list[str]:
    found = []
    for size in sizes:
        resize(page, size)
        found += [f"{what}, {size[0]}×{size[1]}: {one}" for one in problems(page)]
    return found


@pytest.mark.parametrize(
    ("case", "language"),
    worded(),
    ids=[f"{case.name}-{case.cards}-cards-{case.seats}-seats-{language}" for case, language in worded()],
    indirect=["language"],
)
def test_both_places_at_every_size(visitors: Visitors, case: Case, language: str) -> None:
    player = table(visitors, case)
    page = player.page
    assert page.evaluate("document.documentElement.lang") == language
    sizes = few(SIZES, SAMPLE)
    player.do("dungeon")
    player.wait()
    player.planned()
    found = measured(page, "dungeon", sizes)
    resize(page, FIRST)
    page.keyboard.press("u")
    page.wait_for_selector(f'[data-option="{WAYS[case.name]}"]')
    player.do(WAYS[case.name])
    player.wait()
    found += measured(page, WAYS[case.name], sizes)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("name", few(("classic", "advance"), ("advance",)))
@pytest.mark.parametrize("language", languages(), indirect=True)
def test_a_small_phone_shows_all_that_counts(visitors: Visitors, name: str, language: str) -> None:
    """Every rank, every card in hand and the button to go on are on one screen in the dungeon.

    Seven rooms do not fit on a small phone: there the map scrolls.
    """
    player = table(visitors, Case(name, 6, 2))
    player.do("dungeon")
    player.wait()
    player.planned()
    resize(player.page, (360, 740))
    assert player.page.evaluate(ALL_IN_SIGHT) == []
