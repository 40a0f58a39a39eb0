"""What the set-up doctor answers a page."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.testing import TestClient

from duskhall.doctor import diagnosis
from duskhall.editions import NAMES, edition
from duskhall.editions.choosing import stacks
from duskhall.server import wire
from duskhall.server.app import make_app
from duskhall.server.errors import Trouble
from duskhall.server.settings import Settings
from duskhall.server.thinking.doctor import judge
from tests.doctor.faulty import DARK

FIRST = {"edition": "classic", "how": "first"}


def request(players: int = 2, /, *, wishes: dict[str, Any] | None = None, **fields: object) -> wire.DoctorRequest:
    setup = wire.SetupRequest(**{**FIRST, **fields})  # type: ignore[arg-type]
    return wire.DoctorRequest(setup=setup, players=players, **(wishes or {}))


@pytest.mark.parametrize("name", NAMES)
def test_every_published_set_up_is_judged(name: str) -> None:
    for published in edition(name).setups:
        found = judge(request(edition=name, how="published", name=published))
        assert [bar.name for bar in found.bars] == ["length", "difficulty", "swing"]
        assert all(bar.title and bar.word and bar.text and bar.compared for bar in found.bars)
        assert f"simulated games of {name.title()}" in found.note


def test_the_number_of_players_counts() -> None:
    assert judge(request(2)).bars[0].text != judge(request(5)).bars[0].text


def test_a_fault_comes_with_a_set_up_without_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(diagnosis, "harmful", lambda name: frozenset(["light"]))
    found = judge(request(how="chosen", cards=[*stacks(DARK)]))
    assert "No card for sale gives light." in [f.text.partition(" With")[0] for f in found.findings]
    assert found.advice.startswith("To fix it, swap") and len(set(found.fix) - set(stacks(DARK))) == 1
    again = judge(request(how="chosen", cards=found.fix))
    assert not again.fix and "light" not in [f.name for f in again.findings]


def test_nothing_is_offered_where_nothing_is_missing() -> None:
    found = judge(request())
    assert found.findings == [] and found.fix == [] and found.advice.startswith("Nothing is missing")


def test_wishes_are_heeded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(diagnosis, "harmful", lambda name: frozenset(["healing"]))
    quest = edition("quest")
    seeds = range(40)
    setup = next(s for s in map(quest.random_setup, seeds) if judge(request_of(s)).fix)
    fix = judge(request_of(setup)).fix
    (new,) = set(fix) - set(stacks(setup))
    (old,) = set(stacks(setup)) - set(fix)
    other = judge(request_of(setup, without=[new], only=[old])).fix
    assert new not in other and (not other or old in other)


def request_of(setup: Any, **wishes: list[str]) -> wire.DoctorRequest:
    return request(2, wishes=wishes, edition="quest", how="chosen", cards=[*stacks(setup)])


def test_an_epic_game_has_no_bars() -> None:
    found = judge(request(edition="quest", how="random", mode="epic"))
    assert found.bars == [] and found.fix == [] and "cannot judge" in found.note


@pytest.mark.parametrize(
    "asked, reason",
    [
        (request(1), "setup"),
        (request(77), "setup"),
        (request(edition="chess"), "no-edition"),
        (request(how="chosen", cards=["ooze"]), "setup"),
        (request(how="text", text="nobody"), "no-such-card"),
        (request(wishes={"only": ["nobody"]}), "setup"),
        (request(edition="quest", wishes={"only": ["nobody"]}), "no-such-card"),
        (request(edition="quest", wishes={"quests": ["7"]}), "setup"),
        (request(edition="quest", wishes={"without": ["x" * 9000]}), "too-large"),
    ],
)
def test_what_cannot_be_is_refused(asked: wire.DoctorRequest, reason: str) -> None:
    with pytest.raises(Trouble) as caught:
        judge(asked)
    assert caught.value.reason == reason


def test_over_http(tmp_path: Any) -> None:
    with TestClient(make_app(Settings(data=tmp_path)), base_url="http://127.0.0.1") as client:
        answer = client.post("/api/setups/doctor", json={"setup": FIRST, "players": 3})
        assert answer.status_code == 200
        assert [bar["name"] for bar in answer.json()["bars"]] == ["length", "difficulty", "swing"]
        assert client.post("/api/setups/doctor", json={"setup": FIRST}).status_code == 400
        refused = client.post("/api/setups/doctor", json={"setup": FIRST, "players": 9})
        assert refused.status_code == 422 and "2 to 5" in refused.json()["text"]
