"""Plays at the page by pressing what a person would press: what glows. Never speaks to the server itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from playwright.sync_api import Locator, Page, Position, TimeoutError

from duskhall.editions import NAMES, edition
from tests.page.visitors import LIMIT

COSTS = {card.id: card.figures.get("cost", 0) for name in NAMES for card in edition(name).rules.cards}

LOOK = """() => {
  const root = document.querySelector("[data-table]");
  // Where two share a screen nothing is there between their turns.
  if (!root && document.querySelector("[role=alertdialog]"))
    return { options: [], wins: [], status: "curtain", version: 0, question: "", busy: false, over: false };
  if (!root) return null;
  const seen = [...root.querySelectorAll("[data-option], [data-options]")].filter((e) => !e.closest("[inert]"));
  const ids = seen.flatMap((e) => (e.dataset.options ?? e.dataset.option).split(" "));
  const wins = [...root.querySelectorAll('[data-verdict="wins"]')].map((e) => Number(e.dataset.rank));
  const { status, version, question, busy, over } = root.dataset;
  return {
    options: [...new Set(ids)], wins, status, version: Number(version), question: question ?? "",
    busy: busy !== undefined, over: over !== undefined || document.querySelector("[data-ending]") !== null,
  };
}"""
ASKED = "seen.options.length && seen.question !== old && !seen.busy"
NOT_ASKED = "!seen.question && (seen.status === 'open' || seen.status === 'curtain')"


def when(test: str) -> str:
    """A function for the browser: what is seen once the test holds, or the game is over."""
    return f"(old) => {{ const seen = ({LOOK})(); return seen && (seen.over || ({test})) ? seen : null; }}"


class Seen(NamedTuple):
    """What a player sees of a table."""

    options: list[str]
    wins: list[int]
    status: str
    version: int
    question: str
    busy: bool
    over: bool


def choose(options: Sequence[str], wins: Sequence[int], luck: Random) -> str:
    """A simple way to play that comes to an end: fight what can be beaten, arm everybody, buy the dearest."""
    by_verb: dict[str, list[str]] = {}
    for option in options:
        by_verb.setdefault(option.partition(":")[0], []).append(option)
    if {"dungeon", "rest"} <= by_verb.keys():
        return "dungeon" if wins else luck.choices(("village", "dungeon", "rest"), (20, 2, 1))[0]
    if {"dungeon", "temple"} <= by_verb.keys():
        return "dungeon" if wins else luck.choice(("bazaar", "shop", "guilds-quarter"))
    if "go" in by_verb and luck.random() < 0.5:
        return luck.choice(by_verb["go"])
    for verb in ("equip", "level"):
        if verb in by_verb:
            return luck.choice(by_verb[verb])
    if "use" in by_verb and luck.random() < 0.6:
        return luck.choice(by_verb["use"])
    if "attack" in by_verb:
        best = [option for option in by_verb["attack"] if int(option.partition(":")[2]) in wins]
        return luck.choice(best or by_verb["attack"])
    if "buy" in by_verb:
        return max(by_verb["buy"], key=lambda option: COSTS.get(option.partition(":")[2], 0))
    if "done" in by_verb:
        return "done"
    return luck.choice(list(options))


EDGE: Position = {"x": 18, "y": 14}
"""Where a card can be seen even if others lie on it."""


def click(thing: Locator) -> None:
    thing.click(position=EDGE)


def tap(thing: Locator) -> None:
    thing.tap(position=EDGE)


class Player:
    """Somebody at a table. ``press``: how a thing is pressed: by mouse, finger or key. ``forced``: the page answers
    questions with one answer itself."""

    def __init__(
        self, page: Page, seed: int = 1, press: Callable[[Locator], None] = click, *, forced: bool = True
    ) -> None:
        self.page = page
        self.forced = forced
        self.luck = Random(seed)
        self.press = press
        self.answered: list[str] = []
        self.last = ""

    def look(self) -> Seen:
        found = self.page.evaluate(LOOK)
        assert found, f"there is no table at {self.page.url}"
        return Seen(**found)

    def planned(self) -> None:
        """Wait until the boxes at the monsters say what the hand can do this turn."""
        self.page.wait_for_selector("[data-table]:not([data-planning])")

    def wait(self) -> Seen:
        """Until this player is asked something new that can be chosen, or the game is over."""
        return self._until(ASKED)

    def _until(self, test: str) -> Seen:
        while True:
            try:
                ready = self.page.wait_for_function(when(test), arg=self.last, timeout=LIMIT)
            except TimeoutError as e:
                e.add_note(f"last answer: {self.answered[-1:]}, now: {self.page.evaluate(LOOK)}")
                raise
            seen = Seen(**ready.json_value())
            if seen.over or len(seen.options) != 1 or not self.forced:
                return seen
            self.last = seen.question

    def do(self, option: str) -> None:
        """Press whatever brings this option about."""
        self.last = self.look().question
        table = self.page.locator("[data-table]")
        plain = table.locator(f'[data-option="{option}"]:visible')
        lying = table.locator(f'[data-options~="{option}"]:visible')
        more = table.locator(".asks .more:visible")
        if not plain.count() and not lying.count() and more.count():
            # On a small screen what is not sensible is out of the way.
            self.press(more)
        if not plain.count():
            self.press(lying.first)
            # A card that can do several things offers them; a weapon then looks for its hero.
            if option.startswith("equip:") and not plain.count():
                self.press(table.get_by_role("dialog").locator("button:not([data-option])").last)
        self.press(plain.first)
        self._confirm(option)
        self.answered.append(option)

    def _confirm(self, option: str) -> None:
        """A stack is chosen before it is bought, a monster on a phone is looked at before it is attacked, and what
        gives something up is asked once more."""
        asks = ("[data-spot^='stack.'][aria-pressed=true]", "dialog[data-sheet]", "[data-waste]")
        asked = self.page.locator("[data-table]").locator(
            ", ".join(f'{where}[data-option="{option}"], {where} [data-option="{option}"]' for where in asks)
        )
        if asked.count():
            self.press(asked.first)

    def turn(self) -> Seen:
        """Answer one question; what is seen afterwards."""
        seen = self.wait()
        if seen.over:
            return seen
        self.do(choose(seen.options, seen.wins, self.luck))
        return self.wait()

    def pass_on(self) -> None:
        """Answer everything until others are asked."""
        seen = self.wait()
        while seen.question and not seen.over:
            self.do(choose(seen.options, seen.wins, self.luck))
            seen = self._until(f"({ASKED}) || ({NOT_ASKED})")

    def finish(self, most: int = 150) -> Seen:
        """Play until the game is over."""
        for _ in range(most):
            seen = self.turn()
            if seen.over:
                return seen
        raise AssertionError(f"{most} answers have brought no end: {self.answered}")
