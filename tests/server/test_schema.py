"""Whatever the schema allows, and whatever it does not, is sent to a real server: it never fails, and answers as it
says it does."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from duskhall.server.app import make_app
from duskhall.server.settings import Settings
from tests.server.live import serving

NOWHERE = Path("nowhere")
SCHEMA = schemathesis.openapi.from_dict(make_app(Settings(data=NOWHERE, page=NOWHERE)).openapi_schema.to_schema())
OPERATIONS = {o.label: o for o in (cast("Any", result).ok() for result in SCHEMA.get_all_operations())}
WRONG = [name for name, o in OPERATIONS.items() if o.body or o.query or "{move}" in name]
"""Those to which something can be sent that the schema does not allow: any text may be an id."""
GOOD, BAD = GenerationMode.POSITIVE, GenerationMode.NEGATIVE
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, requests.Session, dict[str, str]]]:
    """A server, somebody who is known to it, and things that are there."""
    folder = tmp_path_factory.mktemp("schema")
    with serving(make_app(Settings(data=folder / "data", page=folder / "page", limits=False))) as address:
        session = requests.Session()
        assert session.post(f"{address}/api/me", json={"name": "Ann"}).ok
        seats = [{"kind": "me"}, {"kind": "open"}]
        new: dict[str, Any] = {"setup": {"edition": "classic", "how": "first"}, "seats": seats, "rules": {}}
        table = session.post(f"{address}/api/tables", json=new).json()["id"]
        record = (Path(__file__).parents[1] / "golden" / "first-two-seats.txt").read_text(encoding="utf-8")
        replay = session.post(f"{address}/api/replays", json={"text": record}).json()["id"]
        yield address, session, {"table": table, "replay": replay, "edition_name": "classic"}


def test_the_schema_is_whole() -> None:
    assert len(OPERATIONS) >= 23 and len(WRONG) >= 9


@pytest.mark.parametrize(("mode", "name"), [*((GOOD, name) for name in OPERATIONS), *((BAD, name) for name in WRONG)])
def test_every_answer_is_one_of_those_that_are_promised(
    server: tuple[str, requests.Session, dict[str, str]], mode: GenerationMode, name: str
) -> None:
    address, session, there = server
    operation = OPERATIONS[name]

    @settings(
        max_examples=8,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
        database=None,
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def check(case: schemathesis.Case[Any]) -> None:
        # Ids that are there lead further than ids that are made up.
        for parameter, value in there.items():
            if parameter in (case.path_parameters or {}) and mode is GOOD:
                case.path_parameters[parameter] = value
        answer = case.call(base_url=address, session=session)
        case.validate_response(answer, checks=CHECKS)

    check()
