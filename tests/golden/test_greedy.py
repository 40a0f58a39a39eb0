"""``greedy`` is the yardstick of the levels: it plays as it did when they were measured."""

from __future__ import annotations

import json

import pytest

from duskhall.editions import NAMES, edition
from tests.golden.greedy import FILE, picks, setup_of

GAMES = json.loads(FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("g", range(len(GAMES)))
def test_greedy_picks_what_it_always_has(g: int) -> None:
    kept = GAMES[g]
    told, points = picks(setup_of(kept["setup"]), kept["players"])
    same = next((i for i, (a, b) in enumerate(zip(told, kept["picks"], strict=False)) if a != b), len(told))
    assert told == kept["picks"], f"decision {same} of {len(told)} is another one"
    assert points == kept["points"]


def test_every_edition_mode_and_number_of_players_is_held() -> None:
    found = {(game["setup"]["edition"], game["players"]) for game in GAMES}
    modes = {(game["setup"]["edition"], game["setup"].get("mode", "")) for game in GAMES}
    for name in NAMES:
        least, most = edition(name).players
        assert {(name, n) for n in range(least, most + 1)} <= found
        assert {(name, mode) for mode in edition(name).modes} <= modes
