"""People at the tables of a server inside this process."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from duskhall.server.lobby import campaigns
from tests.server.campaigning import laid_out
from tests.server.inside import Inside, Person, faultless, me, open_seat
from tests.server.sockets import from_text
from tests.server.stored import opened
from tests.services import postgres
from tools.live import Seat


@pytest.fixture(scope="module")
def inside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with faultless(), Inside(tmp_path_factory.mktemp("socket") / "data") as server:
        yield server


@pytest.fixture
def ada(inside: Inside) -> Person:
    return inside.person("Ada")


@pytest.fixture
def bo(inside: Inside) -> Person:
    return inside.person("Bo")


@pytest.fixture
def pair(ada: Person, bo: Person) -> Iterator[tuple[Seat, Seat]]:
    """Two people at a table; the first is to move."""
    made = ada.create(me(), open_seat(), start=from_text())
    bo.join(made)
    with ada.sit(made, 1) as first, bo.sit(made, 2) as second:
        yield first, second


@pytest.fixture
def rich(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games of campaigns begin with market cards in every deck."""
    monkeypatch.setattr(campaigns, "deal", laid_out)


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Path | str]:
    """Where a store may be: a folder, and a database of PostgreSQL."""
    if request.param == "sqlite":
        yield tmp_path
        return
    with postgres().database(fill=opened) as url:
        yield url


@pytest.fixture
def url() -> Iterator[str]:
    """An empty database of PostgreSQL."""
    with postgres().database() as url:
        yield url
