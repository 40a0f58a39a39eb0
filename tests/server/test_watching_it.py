"""What whoever runs the server sees of it: figures, and a log with the numbers of requests."""

from __future__ import annotations

import json
import logging
import re
from pathlib import Path

import httpx
import pytest

from duskhall.server import wire
from duskhall.server.doors import logs
from tests.server.inside import Inside
from tools.live import Person, ProblemError, Server, bot, me, wait_for


def figures(address: str) -> dict[str, float]:
    """Every sample by its name and labels."""
    text = httpx.get(f"{address}/metrics", trust_env=False).text
    samples = re.findall(r"^([a-z_]+(?:\{[^}]*\})?) (\S+)$", text, re.MULTILINE)
    names = [name for name, _ in samples]
    assert len(names) == len(set(names)) and text.endswith("\n")
    return {name: float(value) for name, value in samples}


def test_figures_tell_what_was_done(inside: Inside, ada: Person) -> None:
    before = figures(inside.address)
    made = ada.create(me(), me("Bo"))
    with ada.sit(made, 1) as seat:
        other = ada.sit(made, 2)
        mine = seat if seat.question is not None else other
        mine.play(mine.options()[0])
        during = figures(inside.address)
        other.close()
    assert during["duskhall_sockets"] >= before["duskhall_sockets"] + 2
    assert during["duskhall_moves_total"] == before["duskhall_moves_total"] + 1
    assert during["duskhall_stored_acts"] == before["duskhall_stored_acts"] + 1
    route = 'duskhall_request_seconds_count{method="POST",route="/api/tables"}'
    assert during[route] == before.get(route, 0) + 1
    moves = 'duskhall_message_seconds_count{message="Move"}'
    assert during[moves] == before.get(moves, 0) + 1
    assert during['duskhall_pool_waiting{pool="bots"}'] == 0
    assert during["duskhall_store_bytes"] > 4096 and during["process_resident_memory_bytes"] > 1e6
    assert during["duskhall_maintenance"] == 0


def test_names_of_tables_are_no_labels(inside: Inside, ada: Person) -> None:
    """However many ids are asked for, there are no more figures."""
    count = len(figures(inside.address))
    for n in range(30):
        with pytest.raises(ProblemError):
            ada.get(f"/api/tables/nowhere{n}", str)
        ada.http.get(f"/api/nothing{n}")
    assert len(figures(inside.address)) < count + 40


def test_the_log_is_lines_of_json_with_the_numbers_of_requests(tmp_path: Path) -> None:
    file = tmp_path / "log.jsonl"
    with Server(tmp_path / "data", options=("--log", str(file))) as server, Person(server.address, "Ada") as ada:
        answer = ada.http.get("/api/tables/nowhere")
        number = answer.headers["x-request-id"]
        made = ada.create(me(), bot())
        with ada.sit(made, 1) as seat:
            seat.refused(wire.Say, text="x" * 400)
        said = server.said()
    lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    mine = [line for line in lines if line.get("request") == number]
    assert [(line["event"], line["status"]) for line in mine] == [("refused", 404), ("answered", 404)]
    assert mine[1]["route"] == "/api/tables/{table}" and mine[1]["ms"] >= 0
    assert any(line.get("message", "").endswith("refused: chat-long") and line["request"] for line in lines)
    assert all(re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", line["at"]) for line in lines)
    text = file.read_text("utf-8")
    assert made.key not in text and ada.cookie not in text
    assert "answered" not in said and '"reason":"no-table"' in said, "the console stays as it was"


def test_full_logs_are_renamed_and_the_oldest_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "MOST_BYTES", 2000)
    with logs.to_file(tmp_path / "log"):
        for n in range(500):
            logging.getLogger("duskhall.server").warning("line %d", n)
            if n % 50 == 0:
                wait_for("the disk", lambda n=n: f"line {n}" in (tmp_path / "log").read_text())  # type: ignore[misc]
    files = sorted(path.name for path in tmp_path.iterdir())
    assert files == ["log", *(f"log.{n}" for n in range(1, logs.KEPT + 1))]
    assert all(path.stat().st_size <= 2000 for path in tmp_path.iterdir())
    assert "line 499" in (tmp_path / "log").read_text() and not logging.getLogger("duskhall").handlers


@pytest.mark.parametrize(("trusted", "believed"), [("127.0.0.0/8", True), ("10.0.0.0/24", False)])
def test_a_proxy_on_another_machine_is_believed_if_it_is_trusted(tmp_path: Path, trusted: str, believed: bool) -> None:
    """127.0.0.2 stands for another machine: only 127.0.0.1 is trusted unasked."""
    options = ("--host", "0.0.0.0", "--trusted-proxy", trusted)
    with Server(tmp_path / "data", options=options) as server:
        transport = httpx.HTTPTransport(local_address="127.0.0.2")
        with httpx.Client(transport=transport, trust_env=False) as proxy:
            headers = {
                "X-Forwarded-For": "203.0.113.9",
                "X-Forwarded-Proto": "https",
                "Content-Type": "application/json",
            }
            answer = proxy.get(f"{server.address}/metrics", headers=headers)
            # The figures are for this machine alone, and the visitor is not on it.
            assert answer.status_code == (403 if believed else 200)
            made = proxy.post(f"{server.address}/api/me", headers=headers, content=b'{"name": "Ada"}')
            assert ("Secure" in made.headers["set-cookie"]) == believed


def test_words_that_are_no_methods_are_written_nowhere(inside: Inside, caplog: pytest.LogCaptureFixture) -> None:
    """Anything may stand there in a request, as long as strangers like."""
    with caplog.at_level(logging.INFO, "duskhall"), httpx.Client(base_url=inside.address, trust_env=False) as http:
        assert http.request("EVIL" * 1000, "/api/home").status_code == 405
        wait_for("the line", lambda: '"method":"other"' in caplog.text)
    assert "EVIL" not in caplog.text and not any("EVIL" in name for name in figures(inside.address))
