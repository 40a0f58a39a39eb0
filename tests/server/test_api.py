"""The HTTP API: what it gives, to whom, and what it says to everything else."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from litestar.testing import TestClient

from duskhall.server import wire
from duskhall.server.app import make_app
from duskhall.server.limits import limits
from duskhall.server.people.people import COOKIE
from duskhall.server.settings import Settings

RECORD = (Path(__file__).parents[1] / "golden" / "first-two-seats.txt").read_text(encoding="utf-8")
FIRST = {"edition": "classic", "how": "first"}
ME, BOT, OPEN = {"kind": "me"}, {"kind": "bot"}, {"kind": "open"}
JSON = {"Content-Type": "application/json"}
HERE = "http://127.0.0.1"

Client = TestClient[Any]


class World:
    """One server and the people who come to it."""

    def __init__(self, app_client: Client) -> None:
        self.nobody = app_client
        self.keys: dict[str, str] = {}

    def cookie(self, name: str) -> dict[str, str]:
        """The headers of somebody new."""
        self.nobody.cookies.clear()
        answer = self.nobody.post("/api/me", json={"name": name})
        assert answer.status_code == 200, answer.text
        self.nobody.cookies.clear()
        return {"Cookie": f"{COOKIE}={answer.cookies[COOKIE]}"}

    def ask(self, method: str, path: str, who: dict[str, str] | None = None, **more: Any) -> httpx.Response:
        headers = {**(who or {}), **more.pop("headers", {})}
        answer = self.nobody.request(method, path, headers=headers, **more)
        self.nobody.cookies.clear()
        return answer

    def table(self, who: dict[str, str], *seats: dict[str, str], **rules: Any) -> str:
        new = {"setup": FIRST, "seats": seats or (ME, OPEN), "rules": rules}
        answer = self.ask("POST", "/api/tables", who, json=new)
        assert answer.status_code == 201, answer.text
        made = msgspec.json.decode(answer.content, type=wire.Made)
        self.keys[made.id] = made.key
        return made.id


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    folder = tmp_path_factory.mktemp("api")
    settings = Settings(data=folder / "data", page=folder / "page", limits=False)
    with TestClient(make_app(settings), base_url=HERE) as client:
        yield World(client)


@pytest.fixture(scope="module")
def ann(world: World) -> dict[str, str]:
    return world.cookie("Ann")


@pytest.fixture(scope="module")
def bo(world: World) -> dict[str, str]:
    return world.cookie("Bo")


def problem(answer: httpx.Response) -> tuple[int, str]:
    found = msgspec.json.decode(answer.content, type=wire.Problem)
    assert answer.headers["content-type"] == "application/json"
    assert found.text[0].isupper() and found.text[-1] in ".!)" and len(found.text) < 500, found.text
    return answer.status_code, found.reason


# ----------------------------------------------------------------------------------------------------------------------
# What it gives


def test_the_first_page_has_all_it_needs(world: World, ann: dict[str, str]) -> None:
    home = msgspec.json.decode(world.ask("GET", "/api/home").content, type=wire.Home)
    assert home.me == wire.Me(name="", person="")
    assert [e.name for e in home.editions] == ["classic", "advance", "quest"]
    assert [(bot.name, bot.title, bot.level, bot.offered) for bot in home.bots] == [
        ("apprentice", "Apprentice", True, True),
        ("veteran", "Veteran", True, True),
        ("master", "Master", True, True),
        ("archmage", "Archmage", True, True),
        ("greedy", "Greedy", False, False),
        ("random", "Random", False, False),
    ]
    assert all(bot.note.endswith(".") for bot in home.bots), "each says how it plays"
    assert home.first_bot == "apprentice"
    assert wire.NewSeat(kind="bot").bot == "veteran"
    me = msgspec.json.decode(world.ask("GET", "/api/home", ann).content, type=wire.Home).me
    assert me.name == "Ann" and me.person and not me.recovery


def test_a_cookie_is_for_this_server_alone(world: World) -> None:
    answer = world.ask("POST", "/api/me", json={"name": "Cy"})
    parts = {part.strip().lower() for part in answer.headers["set-cookie"].split(";")}
    assert {"httponly", "samesite=lax", "path=/"} <= parts and "secure" not in parts
    assert "no-store" in answer.headers["cache-control"]


def test_somebody_new_gets_a_code_once_and_comes_back_with_it(world: World) -> None:
    first = world.ask("POST", "/api/me", json={"name": "Di"})
    who = {"Cookie": f"{COOKIE}={first.cookies[COOKIE]}"}
    me = msgspec.json.decode(first.content, type=wire.Me)
    again = msgspec.json.decode(world.ask("POST", "/api/me", who, json={"name": "Dido"}).content, type=wire.Me)
    assert (again.name, again.person, again.recovery) == ("Dido", me.person, "")
    table = world.table(who)
    back = world.ask("POST", "/api/recover", json={"code": me.recovery.lower()})
    other = {"Cookie": f"{COOKIE}={back.cookies[COOKIE]}"}
    mine = msgspec.json.decode(world.ask("GET", "/api/tables/mine", other).content, type=list[wire.Table])
    assert [t.id for t in mine] == [table] and mine[0].seats[0].yours
    newer = msgspec.json.decode(world.ask("POST", "/api/me/recovery", other).content, type=wire.Me)
    assert newer.recovery and newer.recovery != me.recovery
    assert problem(world.ask("POST", "/api/recover", json={"code": me.recovery})) == (403, "no-such-code")


@pytest.mark.parametrize("edition", ["classic", "advance", "quest"])
def test_cards(world: World, edition: str) -> None:
    plain = world.ask("GET", f"/api/cards/{edition}", headers={"Accept-Encoding": "identity"})
    cards = msgspec.json.decode(plain.content, type=wire.Cards)
    assert cards.edition == edition and len(cards.cards) > 50
    packed = world.ask("GET", f"/api/cards/{edition}", headers={"Accept-Encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip" and packed.content == plain.content


def test_a_table_from_waiting_to_playing(world: World, ann: dict[str, str], bo: dict[str, str]) -> None:
    table = world.table(ann, ME, OPEN, BOT)
    key = {"X-Table-Key": world.keys[table]}
    seen = msgspec.json.decode(world.ask("GET", f"/api/tables/{table}", bo, headers=key).content, type=wire.Table)
    assert seen.state == "waiting" and [s.kind for s in seen.seats] == ["person", "open", "bot"]
    answer = world.ask("POST", f"/api/tables/{table}/seats/3", ann, json=OPEN)
    assert (answer.status_code, answer.content) == (204, b"")
    assert world.ask("POST", f"/api/tables/{table}/join", bo, json={"key": world.keys[table]}).status_code == 200
    assert world.ask("POST", f"/api/tables/{table}/start", ann).status_code == 204
    seen = msgspec.json.decode(world.ask("GET", f"/api/tables/{table}", bo).content, type=wire.Table)
    assert seen.state == "playing" and [s.name for s in seen.seats][:2] == ["Ann", "Bo"]
    assert [s.yours for s in seen.seats] == [False, True, False]
    view = world.ask("GET", f"/api/tables/{table}/view?seat=2", bo)
    assert "attachment" in view.headers["content-disposition"]
    assert msgspec.json.decode(view.content, type=wire.View).seat == 2
    cards = world.ask("GET", f"/api/tables/{table}/cards", bo)
    assert msgspec.json.decode(cards.content, type=wire.Cards).edition == "classic"
    # Ann's hand is hers: Bo finds none of its cards in what he is given.
    hers = msgspec.json.decode(world.ask("GET", f"/api/tables/{table}/view?seat=1", ann).content, type=wire.View)
    his = msgspec.json.decode(view.content, type=wire.View)
    assert all(held.card for held in hers.seats[0].hand) and not any(held.card for held in his.seats[0].hand)


def test_a_record_is_looked_at_and_played_on(world: World, ann: dict[str, str]) -> None:
    answer = world.ask("POST", "/api/replays", ann, json={"text": RECORD})
    assert answer.status_code == 201, answer.text
    replay = msgspec.json.decode(answer.content, type=wire.Replay)
    again = msgspec.json.decode(world.ask("GET", f"/api/replays/{replay.id}").content, type=wire.Replay)
    assert again == replay and len(replay.moves) > 20
    last = len(replay.moves)
    step = world.ask("GET", f"/api/replays/{replay.id}/{last}?seat=2")
    found = msgspec.json.decode(step.content, type=wire.ReplayStep)
    assert found.view.seat == 2 and found.view.over and found.ending is not None
    position = world.ask("GET", f"/api/replays/{replay.id}/5/position")
    assert position.headers["content-type"].startswith("text/plain") and position.text
    cards = world.ask("GET", f"/api/replays/{replay.id}/cards")
    assert msgspec.json.decode(cards.content, type=wire.Cards).cards
    for start in ({"replay": replay.id, "move": 5}, {"text": position.text}):
        new = {"setup": None, "seats": [ME, BOT], "rules": {}, "start": start}
        assert world.ask("POST", "/api/tables", ann, json=new).status_code == 201
    for move, seat, expected in ((last + 1, 1, (404, "no-move")), (0, 9, (404, "no-view"))):
        assert problem(world.ask("GET", f"/api/replays/{replay.id}/{move}?seat={seat}")) == expected


def test_the_schema_names_every_route_and_says_what_it_does(world: World) -> None:
    schema = json.loads(world.ask("GET", "/api/schema/openapi.json").content)
    assert schema["info"]["title"] == "Duskhall"
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            assert operation["summary"] and operation["description"], (method, path)
            assert operation["tags"], (method, path)
    spec = (
        *(
            "/home",
            "/me",
            "/me/recovery",
            "/recover",
            "/setups",
            "/setups/doctor",
            "/tables",
            "/tables/mine",
            "/replays",
        ),
        *(
            f"/tables/{{table}}{end}"
            for end in ("", "/join", "/start", "/leave", "/rematch", "/cards", "/record", "/view")
        ),
        *("/tables/{table}/seats/{seat}", "/replays/{replay}", "/replays/{replay}/{move}", "/replays/{replay}/cards"),
        "/replays/{replay}/{move}/position",
    )
    assert {f"/api{path}" for path in spec} <= set(schema["paths"])
    assert schema["components"]["schemas"]["Table"]["properties"].keys() >= {"rematchKey", "seats"}


# ----------------------------------------------------------------------------------------------------------------------
# What it does not give


BAD: list[tuple[str, str, str, Any, int, str]] = [
    # method, path, who, what is sent, status, reason
    ("GET", "/api/tables/nosuch", "ann", None, 404, "no-table"),
    ("GET", "/api/tables/{private}", "bo", None, 404, "no-table"),
    ("GET", "/api/tables/{private}", "", None, 404, "no-table"),
    ("GET", "/api/tables/{private}/cards", "bo", None, 404, "no-table"),
    ("GET", "/api/tables/{private}/view?seat=1", "bo", None, 404, "no-table"),
    ("POST", "/api/tables/{private}/join", "bo", {"key": "wrong"}, 404, "no-table"),
    ("POST", "/api/tables/{private}/join", "bo", {}, 404, "no-table"),
    ("POST", "/api/tables/{private}/join", "", {}, 401, "no-person"),
    ("GET", "/api/tables/{public}/view?seat=1", "bo", None, 403, "not-your-seat"),
    ("GET", "/api/tables/{public}/view?seat=99", "bo", None, 403, "not-your-seat"),
    ("GET", "/api/tables/{public}/view?seat=-1", "bo", None, 400, "bad-request"),
    ("GET", "/api/tables/{public}/view?seat=x", "bo", None, 400, "bad-request"),
    ("GET", "/api/tables/{public}/view?seat=1", "", None, 401, "no-person"),
    ("GET", "/api/tables/{public}/record", "ann", None, 409, "record-later"),
    ("GET", "/api/replays/{public}", "ann", None, 409, "record-later"),
    ("POST", "/api/tables/{public}/join", "bo", {}, 409, "table-full"),
    ("POST", "/api/tables/{public}/start", "bo", None, 403, "not-host"),
    ("POST", "/api/tables/{public}/start", "ann", None, 409, "begun"),
    ("POST", "/api/tables/{public}/seats/1", "ann", OPEN, 409, "begun"),
    ("POST", "/api/tables/{public}/leave", "bo", None, 403, "not-your-seat"),
    ("POST", "/api/tables/{public}/rematch", "ann", None, 409, "not-over"),
    ("POST", "/api/tables/{ended}/join", "ann", {}, 409, "table-over"),
    ("GET", "/api/tables/{ended}/record", "ann", None, 409, "record-later"),
    ("POST", "/api/tables/{waiting}/seats/9", "ann", OPEN, 404, "no-seat"),
    ("POST", "/api/tables/{waiting}/seats/2", "ann", {"kind": "bot", "bot": "moon"}, 422, "no-bot"),
    ("POST", "/api/tables/{waiting}/seats/x", "ann", OPEN, 404, "not-found"),
    ("GET", "/api/tables/{waiting}/view?seat=1", "ann", None, 409, "not-begun"),
    ("GET", "/api/cards/moon", "", None, 422, "no-edition"),
    ("POST", "/api/setups", "", {"edition": "moon", "how": "first"}, 422, "no-edition"),
    ("POST", "/api/setups", "", {"edition": "classic", "how": "moon"}, 400, "bad-request"),
    ("POST", "/api/setups/doctor", "", {"setup": FIRST, "players": 6}, 422, "setup"),
    ("POST", "/api/setups/doctor", "", {"setup": FIRST, "players": "x"}, 400, "bad-request"),
    ("POST", "/api/tables", "", {"setup": FIRST, "seats": [ME, BOT], "rules": {}}, 401, "no-person"),
    ("POST", "/api/tables", "ann", {"setup": FIRST, "seats": [ME], "rules": {}}, 422, "seats"),
    ("POST", "/api/tables", "ann", {"setup": None, "seats": [ME, BOT], "rules": {}}, 422, "no-setup"),
    ("POST", "/api/tables", "ann", {"setup": FIRST, "seats": [ME, BOT], "rules": {"clock": 1}}, 422, "clock"),
    ("POST", "/api/tables", "ann", {"setup": FIRST, "seats": [ME, BOT], "rules": {"speed": 1}}, 400, "bad-request"),
    ("POST", "/api/replays", "ann", {"text": "no record"}, 422, "bad-record"),
    ("POST", "/api/replays", "ann", {"text": ""}, 422, "bad-record"),
    ("POST", "/api/replays", "", {"text": RECORD}, 401, "no-person"),
    ("GET", "/api/replays/nosuch", "", None, 404, "no-table"),
    ("GET", "/api/replays/nosuch/0", "", None, 404, "no-table"),
    ("POST", "/api/me", "", {"name": ""}, 422, "bad-name"),
    ("POST", "/api/me", "", {"name": "Eve", "admin": True}, 400, "bad-request"),
    ("POST", "/api/me", "", {"name": 1}, 400, "bad-request"),
    ("POST", "/api/me", "", [], 400, "bad-request"),
    ("POST", "/api/me", "", {"name": "x" * limits.BODY_BYTES}, 413, "too-big"),
    ("POST", "/api/replays", "ann", {"text": "x" * limits.GAME_BYTES}, 413, "too-big"),
    ("POST", "/api/me/recovery", "", None, 401, "no-person"),
    ("POST", "/api/recover", "", {"code": "B" * 24}, 403, "no-such-code"),
    ("GET", "/api/nothing", "", None, 404, "not-found"),
    ("DELETE", "/api/tables", "ann", None, 405, "method"),
]


@pytest.fixture(scope="module")
def places(world: World, ann: dict[str, str]) -> dict[str, str]:
    """Tables in every state, all of them Ann's."""
    made = {
        "private": world.table(ann),
        "waiting": world.table(ann, ME, OPEN, OPEN),
        "public": world.table(ann, ME, BOT, listed=True, pace=5000),
        "ended": world.table(ann),
    }
    assert world.ask("POST", f"/api/tables/{made['ended']}/leave", ann).status_code == 204
    return made


@pytest.mark.parametrize(
    ("method", "path", "who", "sent", "status", "reason"),
    BAD,
    ids=[f"{b[0]} {b[1]} {b[5]} {i}" for i, b in enumerate(BAD)],
)
def test_bad_input_is_refused_in_words_and_logged(
    world: World,
    places: dict[str, str],
    ann: dict[str, str],
    bo: dict[str, str],
    caplog: pytest.LogCaptureFixture,
    method: str,
    path: str,
    who: str,
    sent: Any,
    status: int,
    reason: str,
) -> None:
    people: dict[str, dict[str, str]] = {"ann": ann, "bo": bo, "": {}}
    more = {} if sent is None else {"json": sent}
    with caplog.at_level(logging.INFO, "duskhall.server"):
        answer = world.ask(method, path.format(**places), people[who], **more)
    assert problem(answer) == (status, reason)
    lines = [json.loads(record.getMessage()) for record in caplog.records if record.name == "duskhall.server"]
    assert len(lines) == 1
    assert lines[0]["status"] == status and lines[0]["reason"] == reason and lines[0]["method"] == method


@pytest.mark.parametrize("body", [b"", b"{", b"nothing", b"\xff\xfe", b'{"name": "a"} x'])
def test_what_is_no_json(world: World, body: bytes) -> None:
    status, reason = problem(world.ask("POST", "/api/me", content=body, headers=JSON))
    assert (status, reason) == (400, "bad-request")


@pytest.mark.parametrize("body", [b"[" * 9000, b'{"a":' * 3000])
def test_what_is_nested_too_deeply(world: World, body: bytes) -> None:
    assert problem(world.ask("POST", "/api/me", content=body, headers=JSON)) == (400, "too-deep")


@pytest.mark.parametrize(
    "type_", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""]
)
def test_a_form_of_another_site_is_no_request(world: World, type_: str) -> None:
    answer = world.ask("POST", "/api/me", content=b'{"name": "Eve"}', headers={"Content-Type": type_})
    assert problem(answer) == (415, "bad-type")


# ----------------------------------------------------------------------------------------------------------------------
# Where it comes from


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"Origin": "http://127.0.0.1"}, 200),
        ({"Origin": "https://127.0.0.1"}, 200),
        ({"Origin": "http://127.0.0.1:81"}, 403),
        ({"Origin": "http://evil.example"}, 403),
        ({"Origin": "http://127.0.0.1.evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": ""}, 403),
        ({"Sec-Fetch-Site": "same-origin"}, 200),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Sec-Fetch-Site": "same-site"}, 403),
    ],
)
def test_only_our_own_page_changes_anything(world: World, headers: dict[str, str], status: int) -> None:
    answer = world.ask("POST", "/api/setups", json=FIRST, headers=headers)
    assert answer.status_code == status
    if status == 403:
        assert problem(answer) == (403, "origin")
    assert world.ask("GET", "/api/home", headers=headers).status_code == 200


def test_behind_another_name(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, page=tmp_path, origin="https://duskhall.example")
    with TestClient(make_app(settings), base_url=HERE) as client:
        for origin, status in (
            ("https://duskhall.example", 200),
            ("https://DUSKHALL.example/", 200),
            ("http://duskhall.example", 403),
            ("http://127.0.0.1", 403),
        ):
            answer = client.post("/api/me", json={"name": "Ann"}, headers={"Origin": origin})
            assert answer.status_code == status, origin
            assert ("secure" in answer.headers.get("set-cookie", "").lower()) == (status == 200)


@pytest.mark.parametrize("path", ["/", "/api/home", "/api/nothing", "/nothing", "/healthz", "/api/schema/openapi.json"])
def test_every_answer_has_the_headers(world: World, path: str) -> None:
    headers = world.ask("GET", path).headers
    assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"
    assert "camera=()" in headers["permissions-policy"]
    rules = dict(rule.strip().split(" ", 1) for rule in headers["content-security-policy"].split(";"))
    assert rules["default-src"] == "'self'" and rules["frame-ancestors"] == "'none'"
    assert rules["connect-src"] == "'self' ws://127.0.0.1 wss://127.0.0.1"
    assert rules["img-src"] == "'self' data:"
    assert "script-src" not in rules and "'unsafe-eval'" not in headers["content-security-policy"]


def test_a_strange_host_does_not_get_into_the_headers(world: World) -> None:
    policy = world.ask("GET", "/", headers={"Host": "x; script-src *"}).headers["content-security-policy"]
    assert "script-src" not in policy


def test_rates(tmp_path: Path) -> None:
    with TestClient(make_app(Settings(data=tmp_path, page=tmp_path)), base_url=HERE) as client:
        answers = [client.post("/api/recover", json={"code": f"B{n}"}) for n in range(limits.RECOVERY.burst + 1)]
        assert {a.status_code for a in answers[:-1]} == {403}
        assert problem(answers[-1]) == (429, "too-fast")
        people = []
        for n in range(limits.PERSON.burst + 1):
            client.cookies.clear()
            people.append(client.post("/api/me", json={"name": f"P{n}"}).status_code)
        assert people == [200] * limits.PERSON.burst + [429]


# ----------------------------------------------------------------------------------------------------------------------
# Running it


def test_health_and_figures(tmp_path: Path) -> None:
    for metrics, status in ((False, 403), (True, 200)):
        with TestClient(make_app(Settings(data=tmp_path, page=tmp_path, metrics=metrics)), base_url=HERE) as client:
            assert client.get("/healthz").text == "ok\n"
            client.post("/api/me", json={"name": "Ann"})
            answer = client.get("/metrics")
            assert answer.status_code == status
            if status == 200:
                assert re.search(r"^duskhall_stored_people 2\.0$", answer.text, re.MULTILINE)
                assert re.search(r'^duskhall_answers_total\{status="200"\} [\d.]+$', answer.text, re.MULTILINE)
            else:
                assert problem(answer) == (403, "loopback")


def test_nothing_secret_is_logged(
    world: World, ann: dict[str, str], bo: dict[str, str], caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.DEBUG):
        table = world.table(ann)
        key = world.keys[table]
        code = world.ask("POST", "/api/me/recovery", ann).json()["recovery"]
        secrets = [
            key,
            code,
            ann["Cookie"],
            ann["Cookie"].partition("=")[2],
            bo["Cookie"].partition("=")[2],
            "marker-of-mine",
        ]
        world.ask("POST", f"/api/tables/{table}/join", bo, json={"key": key + "x"})
        world.ask("GET", f"/api/tables/{table}/record", bo, headers={"X-Table-Key": key})
        world.ask("GET", "/api/tables/marker-of-mine", bo)
        world.ask("GET", "/api/marker-of-mine?marker-of-mine=1", bo)
        world.ask("POST", "/api/recover", json={"code": code[:-1]})
        world.ask("POST", "/api/recover", json={"code": code, "marker-of-mine": 1})
        world.ask("POST", "/api/replays", ann, json={"text": "marker-of-mine"})
        world.ask("POST", "/api/me", json={"name": "marker-of-mine,"})
        world.ask("POST", "/api/me", content=b"marker-of-mine", headers=JSON)
    lines = [r.getMessage() for r in caplog.records if r.name.startswith("duskhall")]
    assert len(lines) >= 8
    assert not [line for line in lines if any(secret in line for secret in secrets)]


def test_a_failure_says_where_and_not_with_what(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    from duskhall.server.lobby.lobby import Lobby

    def fails(*_: object) -> None:
        raise RuntimeError("the hand of Ann")

    monkeypatch.setattr(Lobby, "home", fails)
    with (
        TestClient(
            make_app(Settings(data=tmp_path, page=tmp_path)), base_url=HERE, raise_server_exceptions=False
        ) as client,
        caplog.at_level(logging.INFO, "duskhall.server"),
    ):
        answer = client.get("/api/home")
    assert problem(answer) == (500, "failed")
    (line,) = (json.loads(r.getMessage()) for r in caplog.records if r.name == "duskhall.server")
    assert line["error"] == "RuntimeError" and any("fails" in at for at in line["at"])
    assert "hand of Ann" not in json.dumps(line) + answer.text
