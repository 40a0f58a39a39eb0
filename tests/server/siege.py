"""What a hostile guest does besides bringing positions: each of these runs beside honest players, see ``hostile``."""

from __future__ import annotations

import base64
import contextlib
import os
import socket
import struct
import threading
import time
import zlib
from collections.abc import Callable
from functools import partial
from random import Random

import msgspec

from duskhall.editions import NAMES, edition
from duskhall.server import wire
from duskhall.server.limits.limits import GAME_BYTES, SOCKET_BYTES
from tests.server.hostile import Attacker
from tools.live import Person, bot, encode, me, open_seat

TOWER = "a" + "\u0301\u0316" * 2600
"""Marks that have to be put in order, which takes as long as the square of their number."""
TEXT, CONTINUED = 1, 0
PACKED = 0x40
"""The bit of a frame that says it is compressed."""


def together(attacker: Attacker, *works: Callable[[], None]) -> None:
    """Several at a time, from one address."""

    def patient(work: Callable[[], None]) -> None:
        while attacker.on():
            with contextlib.suppress(Exception):
                work()
            attacker.over.wait(0.05)

    threads = [threading.Thread(target=patient, args=(work,), daemon=True) for work in works]
    for thread in threads:
        thread.start()
    attacker.over.wait()
    for thread in threads:
        thread.join(5)


def connected(attacker: Attacker) -> socket.socket:
    host, port = attacker.address.removeprefix("http://").split(":")
    made = socket.create_connection((host, int(port)), 5, (attacker.source, 0))
    made.settimeout(2)
    return made


# ----------------------------------------------------------------------------------------------------------------------
# Sockets


def frame(kind: int, data: bytes = b"", *, last: bool = True, packed: bool = False) -> bytes:
    """As a browser sends it, with a mask of zeros."""
    first = (0x80 if last else 0) | (PACKED if packed else 0) | kind
    if len(data) < 126:
        size = bytes([0x80 | len(data)])
    elif len(data) < 1 << 16:
        size = b"\xfe" + struct.pack("!H", len(data))
    else:
        size = b"\xff" + struct.pack("!Q", len(data))
    return bytes([first]) + size + bytes(4) + data


def upgraded(attacker: Attacker, person: Person, table: wire.Made) -> socket.socket:
    """A socket at a table that packs what it sends."""
    line = connected(attacker)
    key = base64.b64encode(os.urandom(16)).decode()
    line.sendall(
        (
            f"GET /api/socket HTTP/1.1\r\nHost: {attacker.address[7:]}\r\nOrigin: {attacker.address}\r\n"
            f"Cookie: duskhall={person.cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
        ).encode()
    )
    assert line.recv(12) == b"HTTP/1.1 101"
    line.sendall(frame(TEXT, encode(wire.Hello(protocol=wire.PROTOCOL, table=table.id, seat=1, since=0))))
    return line


def packed(data: bytes) -> bytes:
    squeeze = zlib.compressobj(9, zlib.DEFLATED, -12)
    return (squeeze.compress(data) + squeeze.flush(zlib.Z_SYNC_FLUSH)).removesuffix(b"\x00\x00\xff\xff")


def bombs(attacker: Attacker) -> None:
    """Frames that unfold to a thousand times their size, whole and in pieces."""
    with attacker.person("Bomber") as bomber:
        made = bomber.create(me(), me())
    huge = packed(bytes(50 << 20))
    just = packed(b'{"type":"say","id":1,"text":"' + b" " * (SOCKET_BYTES - 40) + b'"}')

    def whole(data: bytes) -> None:
        with upgraded(attacker, bomber, made) as line:
            while attacker.on():
                line.sendall(frame(TEXT, data, packed=True))
                attacker.done["bombs"] += 1
                with contextlib.suppress(TimeoutError):
                    line.recv(1 << 16)

    def pieces() -> None:
        with upgraded(attacker, bomber, made) as line:
            while attacker.on():
                line.sendall(frame(TEXT, huge[:1], last=False, packed=True))
                for n in range(1, len(huge)):
                    line.sendall(frame(CONTINUED, huge[n : n + 1], last=False))
                    attacker.done["pieces"] += 1

    together(attacker, *[partial(whole, huge)] * 6, *[partial(whole, just)] * 6, *[pieces] * 6)


# ----------------------------------------------------------------------------------------------------------------------
# Requests that are none, or more than one


def request(attacker: Attacker, line: str, *headers: str, body: bytes = b"") -> bytes:
    return "\r\n".join((f"{line} HTTP/1.1", f"Host: {attacker.address[7:]}", *headers, "", "")).encode() + body


def puzzles(attacker: Attacker) -> None:
    """Requests within requests, heads of sixty thousand letters, chunks of one letter, eighty requests at once."""
    ask = partial(request, attacker)
    inner = ask("GET /api/admin")
    typed = "Content-Type: application/json"
    chunks = b"".join(b"1;" + b"x" * 50 + b"\r\n{\r\n" for _ in range(2000))
    raw = [
        ask(
            "POST /api/me",
            typed,
            f"Content-Length: {len(inner)}",
            "Transfer-Encoding: chunked",
            body=b"0\r\n\r\n" + inner,
        ),
        ask("POST /api/me", typed, "Content-Length: 3", "Content-Length: 30", body=inner),
        ask("POST /api/me", typed, "Transfer-Encoding: chunked", body=chunks),
        ask("POST /api/me", typed, "Transfer-Encoding: gzip, chunked", body=chunks),
        ask("GET /api/lessons", "Cookie: " + "; ".join(f"c{n}=v" for n in range(7000))),
        ask("GET /api/lessons", "Accept-Language: " + ",".join(f"x{n};q=0.{n}" for n in range(5000))),
        ask("GET /api/lessons", *(f"X-{n}: y" for n in range(6000))),
        ask("GET /api/lessons?" + "&".join(f"a{n}=%41" for n in range(6000))),
        ask("GET /" + "../" * 9000),
        ask("GET /" + "%2e%2e/" * 9000),
        ask("GET /api/tables/" + "x" * 50_000),
        ask("POST /api/me", typed, "Content-Length: 99999999999999999999"),
        ask("POST /api/me", typed, "Expect: 100-continue", "Content-Length: 10"),
        ask(
            "POST /api/me", typed, "Content-Encoding: gzip", "Content-Length: 20", body=zlib.compress(bytes(9999))[:20]
        ),
        ask("GET http://elsewhere.example/api/home"),
        ask("CONNECT elsewhere.example:80"),
        ask("GET /api/lessons", "Connection: Upgrade, HTTP2-Settings", "Upgrade: h2c", "HTTP2-Settings: AAMAAABk"),
        ask("OPTIONS *"),
        ask("GET /api/socket", "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 99"),
        ask("GET /api/lessons", "X-Forwarded-For: " + "10.0.0.1, " * 5000),
        ask("GET /api/lessons") * 80,
        ask("GET /api/schema/openapi.json", "Accept-Encoding: gzip"),
        ask("GET /api/cards/quest", "Accept-Encoding: identity"),
    ]
    luck = Random(4)

    def ask_one() -> None:
        what = luck.choice(raw)
        with connected(attacker) as line:
            line.sendall(what)
            with contextlib.suppress(TimeoutError, OSError):
                answer = line.recv(1 << 16)
                attacker.done[answer[9:12].decode("latin-1")] += 1
                while line.recv(1 << 20):
                    pass

    together(attacker, *[ask_one] * 30)


def drips(attacker: Attacker) -> None:
    """Bodies of a megabyte that come slowly, from many connections at a time."""
    head = request(attacker, "POST /api/replays", "Content-Type: application/json", f"Content-Length: {GAME_BYTES - 1}")

    def drip() -> None:
        with connected(attacker) as line:
            line.sendall(head)
            while attacker.on():
                line.sendall(b" " * 5000)
                attacker.done["drops"] += 1
                time.sleep(0.02)

    together(attacker, *[drip] * 60)


# ----------------------------------------------------------------------------------------------------------------------
# Requests that are in order


def everything(attacker: Attacker) -> None:
    """All that the API offers besides games, as fast as it is answered."""
    luck = Random(5)
    typed = {"Content-Type": "application/json"}
    choices = {name: [c for part in edition(name).choices.values() for c in part] for name in NAMES}

    def setup(name: str) -> dict[str, object]:
        how = luck.choice(("first", "random", "random", "chosen", "text"))
        cards = [luck.choice(choices[name]) for _ in range(300)]
        asked: dict[str, object] = {"edition": name, "how": how, "cards": cards, "text": ", ".join(cards)[:4000]}
        if name == "quest":
            asked |= {"mode": luck.choice(("plain", "full", "epic", "epic-heroes")), "how": "random"}
            asked |= {"only": luck.sample(choices[name], 3), "without": luck.sample(choices[name], 150)}
        return asked

    def ask(person: Person, campaign: str) -> None:
        name = luck.choice(NAMES)
        path, body = luck.choice(
            [
                ("/api/setups", setup(name)),
                ("/api/setups", setup("quest")),
                ("/api/setups/doctor", {"setup": setup(name), "players": 3}),
                ("/api/setups/doctor", {"setup": {"edition": name, "how": "random"}, "players": 2}),
                (
                    "/api/challenges",
                    {"code": base64.urlsafe_b64encode(zlib.compress(b"luck: " * 10**6)).decode()[:9000]},
                ),
                ("/api/challenges/play", {"code": TOWER}),
                ("/api/me", {"name": TOWER}),
                ("/api/recover", {"code": "B" * 24}),
                ("/api/lessons", {"lesson": luck.choice(("market", "rest", "quest", "advance", "x"))}),
                ("/api/admin/accept", {"code": "x" * 22}),
                ("/api/admin", {"act": "announce", "text": "x"}),
                (
                    "/api/campaigns",
                    {"seats": [{"kind": "me"}, {"kind": "bot"}], "rules": {}, "setups": "random", "games": 100},
                ),
                ("/api/tables", {"setup": setup(name), "seats": [{"kind": "me", "name": TOWER}] * 4, "rules": {}}),
                *((path, None) for path in GETS),
                (f"/api/campaigns/{campaign}", None),
            ]
        )
        with attacker.shrug():
            if body is None:
                person.http.get(path)
            else:
                answer = person.http.post(path, content=msgspec.json.encode(body), headers=typed)
                attacker.done[f"{answer.status_code}"] += 1

    def guest(n: int) -> None:
        with attacker.person(f"Guest {n}") as person:
            person.create(me(), open_seat(), listed=True)
            while attacker.on():
                ask(person, "x")

    together(attacker, *[partial(guest, n) for n in range(8)])


GETS = (
    "/api/home",
    "/api/tables",
    "/api/tables/mine",
    "/api/games",
    "/api/campaigns/mine",
    "/api/cards/quest",
    "/api/cards/classic",
    "/api/me/browsers",
    "/api/schema/openapi.json",
    "/api/lessons",
    "/metrics",
    "/healthz",
    "/",
)


def chatter(attacker: Attacker) -> None:
    """Messages of every kind at a table of one's own, with the longest words, and nobody who reads the answers."""
    luck = Random(6)

    def talk(n: int) -> None:
        with attacker.person(f"Talker {n}") as talker:
            made = talker.create(me(), me(), bot(), edition=luck.choice(NAMES))
            with upgraded(attacker, talker, made) as line:
                while attacker.on():
                    message = luck.choice(
                        [
                            wire.Say(id=1, text=TOWER),
                            wire.Say(id=1, text="\u202e" * 5000),
                            wire.Why(id=2, figure="attack", rank=0, moves=["dungeon"] * 60),
                            wire.Why(id=2, figure=TOWER, rank=2**53),
                            wire.Plan(id=3, chances=True),
                            wire.Hint(id=4),
                            wire.Undo(id=5),
                            wire.Propose(id=6, what="end"),
                            wire.Vote(id=7, yes=False),
                            wire.Away(id=8, away=luck.random() < 0.5),
                            wire.Pace(id=9, pace=luck.randrange(5000)),
                            wire.Move(id=10, decision=1, option=TOWER),
                        ]
                    )
                    line.sendall(frame(TEXT, encode(message)))
                    attacker.done["messages"] += 1
                    with contextlib.suppress(BlockingIOError):
                        line.recv(1 << 20, socket.MSG_DONTWAIT)

    together(attacker, *[partial(talk, n) for n in range(8)])


ATTACKS = (bombs, puzzles, drips, everything, chatter)
