"""Doors that stay shut: other names of the server, other sites, tables without their key."""

from __future__ import annotations

import socket
import time
from pathlib import Path

import httpx
import pytest

from duskhall.server import wire
from duskhall.server.app import make_app
from duskhall.server.doors.middleware import is_ours, own_names
from duskhall.server.settings import Settings
from tests.server.inside import Gone, Inside, Person, ProblemError, Seat, bot, faultless, me, open_seat, wait_for
from tests.server.live import serving

OURS = ("127.0.0.1:8080", "192.168.1.20", "[::1]:8080", "[2001:db8::1]", "localhost", "LOCALHOST:80", "x.localhost")
FOREIGN = (
    "evil.example",
    "evil.example:8080",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
    "evil.local",
    "[",
    "a b",
)


def test_whose_name_is_ours() -> None:
    assert all(map(is_ours, OURS)) and not any(map(is_ours, FOREIGN))
    label = socket.gethostname().partition(".")[0].lower()
    assert {label, f"{label}.local", f"{label}.lan", "localhost"} <= own_names()
    assert is_ours(f"{label}.local:8080") and is_ours(f"{label.upper()}")


def asked(inside: Inside, path: str, host: str, method: str = "GET") -> httpx.Response:
    with httpx.Client(base_url=inside.address, trust_env=False) as http:
        return http.request(method, path, headers={"Host": host, "Origin": f"http://{host}"}, json={"name": "Eve"})


@pytest.mark.parametrize(
    ("method", "path"), [("GET", "/api/home"), ("GET", "/api/tables"), ("POST", "/api/me"), ("GET", "/")]
)
def test_a_name_that_points_here_and_is_not_ours_gets_nothing(inside: Inside, method: str, path: str) -> None:
    """As after DNS rebinding: host and origin fit together, and both are the name of another site."""
    answer = asked(inside, path, "rebound.example:8080", method)
    assert answer.status_code == 403 and "--origin http://rebound.example:8080" in answer.text
    assert "set-cookie" not in answer.headers
    assert asked(inside, path, f"localhost:{inside.port}", method).status_code != 403


BODY = b"0\r\n\r\nGET /api/lessons HTTP/1.1\r\nHost: localhost\r\n\r\n"


@pytest.mark.parametrize(
    "lengths",
    [
        b"Content-Length: %d\r\nTransfer-Encoding: chunked" % len(BODY),
        b"Transfer-Encoding: chunked\r\nContent-Length: 5",
        b"Content-Length: 5\r\nContent-Length: %d" % len(BODY),
        b"Transfer-Encoding: xchunked",
        b"Transfer-Encoding : chunked",
        b"Content-Length: +5",
    ],
)
def test_a_body_of_two_lengths_hides_no_second_request(inside: Inside, lengths: bytes) -> None:
    """A proxy that goes by the other length would send the rest as the beginning of what somebody else asks."""
    head = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n" + lengths + b"\r\n\r\n"
    with socket.create_connection(("127.0.0.1", inside.port), 10) as line:
        line.sendall(head + BODY)
        answer = b""
        # To the end: nothing else is read from this connection.
        while part := line.recv(1 << 16):
            answer += part
    assert answer.startswith(b"HTTP/1.1 400") and answer.count(b"HTTP/1.1 ") == 1


@pytest.mark.parametrize("lengths", [b"Content-Length: 20", b"Transfer-Encoding: chunked"])
def test_whoever_leaves_in_the_middle_is_no_failure_of_ours(inside: Inside, lengths: bytes) -> None:
    head = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n" + lengths + b"\r\n\r\n"
    with faultless():
        for _ in range(5):
            with socket.create_connection(("127.0.0.1", inside.port), 10) as line:
                line.sendall(head + b"2\r\n{")
                time.sleep(0.1)
        time.sleep(0.3)


@pytest.mark.parametrize("origin", ["http://[", "null", "http://evil.example", ""])
def test_an_origin_that_is_not_ours_is_refused(inside: Inside, origin: str) -> None:
    with httpx.Client(base_url=inside.address, trust_env=False) as http:
        answer = http.post("/api/me", headers={"Origin": origin}, json={"name": "Eve"})
    assert (answer.status_code, answer.json()["reason"]) == (403, "origin")


def test_no_socket_under_such_a_name(inside: Inside, ada: Person) -> None:
    made = ada.create(me(), bot(), listed=True)
    hello = wire.Hello(protocol=wire.PROTOCOL, table=made.id)
    with socket.create_connection(("127.0.0.1", inside.port), 20) as one:
        one.sendall(
            b"GET /api/socket HTTP/1.1\r\nHost: rebound.example\r\nOrigin: http://rebound.example\r\n"
            b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            b"Sec-WebSocket-Version: 13\r\n\r\n"
        )
        heard = b""

        def said() -> bool:
            nonlocal heard
            heard += one.recv(4096)
            return b'"reason":"host"' in heard

        wait_for("a farewell", said)
    Seat(ada.address, hello, ada.cookie).close()


@pytest.mark.parametrize(
    ("origin", "sent"), [("https://dusk.example", True), ("http://dusk.example", False), ("", False)]
)
def test_a_page_over_tls_is_asked_for_over_tls(tmp_path: Path, origin: str, sent: bool) -> None:
    with serving(make_app(Settings(data=tmp_path, origin=origin))) as address:
        host = origin.rpartition("/")[2] or "localhost"
        found = httpx.get(f"{address}/api/home", headers={"Host": host}, trust_env=False)
        assert found.status_code == 200
        assert ("strict-transport-security" in found.headers) is sent


def test_strangers_wake_no_table(inside: Inside, ada: Person, bo: Person) -> None:
    made = ada.create(me(), open_seat())
    inside.do(lambda: inside.tables.tidy(0))
    assert made.id not in inside.tables.awake
    wrong = wire.Made(id=made.id, key="wrong")
    paths = ("", "/cards", "/record", "/view")
    for path in paths:
        with pytest.raises(ProblemError, match="no-table"):
            bo.get(f"/api/tables/{made.id}{path}", wire.Table, key="wrong")
    for post in ("start", "leave", "close", "forget", "rematch"):
        with pytest.raises(ProblemError, match="no-table"):
            bo.post(f"/api/tables/{made.id}/{post}", wire.Table)
    with pytest.raises(ProblemError, match="no-table"):
        bo.join(wrong)
    for who in (bo, Person(inside.address)):
        with pytest.raises(Gone, match="no-table"):
            who.watch(wrong)
    assert made.id not in inside.tables.awake and not inside.tables._waking
    # Who has the key does.
    assert bo.table(made).id == made.id and made.id in inside.tables.awake
