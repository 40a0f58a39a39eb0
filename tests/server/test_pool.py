"""Bots of the server: loaded as everywhere else, and never the end of a table."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from duskhall import new_game
from duskhall.bots import LEVELS
from duskhall.core.game import Game
from duskhall.server.encode.setups import bot_titles
from duskhall.server.services import pool as module
from duskhall.server.services.pool import MOST_SITTING, PATIENCE, THINKING, Pool, _choose, _sitting, bot_names
from tests.helpers import edited

BOTS = """
import helper
class Mine:
    def __init__(self, place=0, fail=""):
        self.place = place
        if fail:
            raise RuntimeError(fail)
    def choose(self, view, decision):
        return decision.options[helper.place(self.place)]
class Leaver:
    def choose(self, view, decision):
        raise SystemExit
"""


@pytest.fixture
def bots(tmp_path: Path) -> str:
    (tmp_path / "mine.py").write_text(BOTS, encoding="utf-8")
    (tmp_path / "helper.py").write_text("def place(n): return n\n", encoding="utf-8")
    return str(tmp_path / "mine.py")


def test_a_bot_with_arguments_and_neighbours_plays_at_a_table(bots: str) -> None:
    game = new_game("classic", players=2, seed=7)
    decision = game.decision()

    async def asked() -> list[str]:
        pool = Pool()
        try:
            specs = [f"{bots}:Mine(place=2)", f"{bots}:Leaver", f"{bots}:Mine(fail='x')", f"{bots}:Mine(place=1)"]
            return [await pool.choose(spec, game, decision.seat) for spec in specs]
        finally:
            pool.close()

    first = decision.options[0]
    assert asyncio.run(asked()) == [decision.options[2], first, first, decision.options[1]]


def test_what_went_wrong_is_said(bots: str) -> None:
    state = new_game("classic", players=2, seed=7).state
    decision = new_game("classic", players=2, seed=7).decision()
    seat = decision.seat
    assert _choose(f"{bots}:Leaver", state.clone(), seat) == (decision.options[0], "failed SystemExit")
    option, fault = _choose(f"{bots}:Mine(fail='too old')", state.clone(), seat)
    assert option == "" and "RuntimeError: too old" in fault
    assert _choose(f"{bots}:Mine(place=1)", state.clone(), seat) == (decision.options[1], "")


def test_work_ends_with_the_pool_and_is_not_begun_when_nobody_wants_it() -> None:
    async def asked() -> float:
        pool = Pool(nice=1)
        assert await pool.work(abs, -1, who="a test") == 1
        assert await pool.work(abs, -1, who="a test", still=lambda: False) is None
        hanging = asyncio.create_task(pool.work(time.sleep, 60, who="a test"))
        await asyncio.sleep(0.1)
        begun = time.monotonic()
        pool.close()
        await hanging
        return begun

    assert time.monotonic() - asyncio.run(asked()) < 30, "the server waited for its workers"


@pytest.mark.parametrize("level", LEVELS)
def test_levels_answer_in_a_worker_within_their_time(level: str) -> None:
    game = new_game("classic", 2, seed=7)
    seat = game.decision().seat
    option, fault = _choose(level, game.state.clone(), seat)
    assert option in game.decision(seat).options and not fault
    assert THINKING < PATIENCE, "a bot that is late answers before its worker is ended"


def test_a_bot_remembers_what_it_wants_until_its_turn_is_over(tmp_path: Path) -> None:
    (tmp_path / "mind.py").write_text(
        "class Mind:\n    asked = 0\n    def choose(self, view, decision):\n        self.asked += 1\n"
        "        return decision.options[self.asked - 1]\n"
    )
    spec = f"{tmp_path / 'mind.py'}:Mind"
    game = new_game("classic", 2, seed=7)
    decision = game.decision()

    def place(table: str) -> int:
        return decision.options.index(_choose(spec, game.state.clone(), decision.seat, table)[0])

    assert [place("a"), place("a"), place("b"), place("a")] == [0, 1, 0, 2]
    assert [place(""), place("")] == [0, 0], "without a table nothing is remembered"
    later = Game(edited(game.state, "turn: 3"))
    assert _choose(spec, later.state.clone(), decision.seat, "a")[0] == later.decision().options[0]
    for n in range(MOST_SITTING):
        place(f"other {n}")
    assert place("a") == 0 and len(_sitting) == MOST_SITTING, "and not for ever"


def test_a_bot_that_thinks_holds_up_nobody(tmp_path: Path) -> None:
    """While it uses up its processor, everything else on the server goes on."""
    (tmp_path / "slow.py").write_text(
        "import time\nclass Slow:\n    def choose(self, view, decision):\n"
        "        end = time.process_time() + 0.3\n        while time.process_time() < end: pass\n"
        "        return decision.options[-1]\n"
    )
    game = new_game("classic", 2, seed=7)
    seat = game.decision().seat

    async def asked() -> tuple[str, int]:
        pool = Pool()
        await pool.warm()
        thinking = asyncio.create_task(pool.choose(f"{tmp_path / 'slow.py'}:Slow", game, seat))
        ticks = 0
        while not thinking.done():
            await asyncio.sleep(0.01)
            ticks += 1
        pool.close()
        return await thinking, ticks

    option, ticks = asyncio.run(asked())
    assert option == game.decision(seat).options[-1] and ticks >= 5


def test_titles() -> None:
    assert bot_titles(bot_names(("a:B", "a:B(n=1)")))["a:B(n=1)"] == "a:B(n=1)", "titles tell bots apart"
    assert bot_titles(bot_names(("x.y:MyBot(depth=3)",))) == {
        "apprentice": "Apprentice",
        "veteran": "Veteran",
        "master": "Master",
        "archmage": "Archmage",
        "greedy": "Greedy",
        "random": "Random",
        "x.y:MyBot(depth=3)": "MyBot",
    }


def test_who_waits_for_no_answer_does_not_ask_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_WAITING", 5)

    async def asked() -> tuple[list[int | None], int | None]:
        pool = Pool()
        try:
            many = [asyncio.create_task(pool.work(abs, -n, who="test", whose="mallory")) for n in range(1, 10)]
            await asyncio.sleep(0)
            assert pool.waiting == 5
            honest = await pool.work(abs, -10, who="test", whose="ada")
            found = await asyncio.gather(*many)
            return found, await pool.work(abs, -11, who="test", whose="mallory") if honest == 10 else None
        finally:
            pool.close()

    assert asyncio.run(asked()) == ([1, 2, 3, 4, 5, None, None, None, None], 11)
