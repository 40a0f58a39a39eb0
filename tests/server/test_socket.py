"""The socket: what a seat is told, what it may do, and what is refused without a trace. Real connections throughout."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from duskhall.server import wire
from duskhall.server.limits.limits import SOCKET_BYTES
from tests.server.inside import Gone, Inside, Person, bot, me, open_seat, wait_for
from tests.server.sockets import PLAYING, acts, from_text, to_the_others_turn
from tools.live import Seat

# ----------------------------------------------------------------------------------------------------------------------
# Coming in


def test_a_seat_is_welcomed_and_told_everything(inside: Inside, ada: Person) -> None:
    made = ada.create(me(), bot(), start=from_text())
    with ada.sit(made, 1) as seat:
        assert seat.welcome.protocol == wire.PROTOCOL and seat.welcome.seat == 1
        assert seat.table is not None and seat.table.id == made.id and seat.table.key == made.key
        assert [s.kind for s in seat.table.seats] == ["person", "bot"] and seat.table.seats[0].yours
        assert seat.update is not None and seat.update.since == 0 and not seat.update.events
        assert seat.version == 1 and seat.view.seat == 1
        assert seat.options() == list(PLAYING)
        assert all(card.card is not None for card in seat.view.seats[0].hand)
        assert all(card.card is None for card in seat.view.seats[1].hand)


def test_before_the_game_there_is_only_the_table(inside: Inside, ada: Person, bo: Person) -> None:
    made = ada.create(me(), open_seat())
    with ada.sit(made, 1) as host:
        assert host.table is not None and host.table.state == "waiting" and host.update is None
        assert host.refused(wire.Move, decision=1, option="village").reason == "not-begun"
        assert host.refused(wire.Why, figure="attack").reason == "not-begun"
        assert host.refused(wire.WhyNot, at=wire.Place(zone="hall")).reason == "not-begun"
        bo.join(made)
        host.until(lambda s: s.update is not None)
        assert host.until(lambda s: s.table is not None and s.table.state == "playing").version == 1


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"table": "nosuchtb"}, "no-table"),
        ({"table": ""}, "no-table"),
        ({"seat": 2}, "not-your-seat"),
        ({"seat": 3}, "not-your-seat"),
        ({"seat": 10**12}, "not-your-seat"),
        ({"protocol": wire.PROTOCOL + 1}, "protocol"),
    ],
    ids=str,
)
def test_who_is_not_let_in(inside: Inside, ada: Person, change: dict[str, Any], reason: str) -> None:
    made = ada.create(me(), bot())
    hello = wire.Hello(protocol=wire.PROTOCOL, table=made.id, seat=1)
    with pytest.raises(Gone) as gone:
        Seat(inside.address, msgspec.structs.replace(hello, **change), ada.cookie)
    assert gone.value.reason == reason
    assert gone.value.bye is not None and gone.value.bye.text and not gone.value.bye.again


def test_a_private_table_is_not_there_for_strangers(inside: Inside, ada: Person, bo: Person) -> None:
    made = ada.create(me(), bot())
    for who, key in ((bo, ""), (bo, made.key[:-1]), (bo, made.key + "x"), (Person(inside.address), "")):
        with pytest.raises(Gone) as gone:
            who.watch(wire.Made(id=made.id, key=key))
        assert gone.value.reason == "no-table"
    # The key opens it to watch, and whoever has watched is a member from then on. It is no way to a seat.
    bo.watch(made).close()
    bo.watch(wire.Made(id=made.id, key="")).close()
    with pytest.raises(Gone) as gone:
        bo.sit(made, 1)
    assert gone.value.reason == "not-your-seat"


def test_another_site_is_refused(inside: Inside, ada: Person) -> None:
    made = ada.create(me(), bot())
    hello = wire.Hello(protocol=wire.PROTOCOL, table=made.id, seat=1)
    for origin in ("http://elsewhere.example", "null", f"http://127.0.0.1:{inside.port + 1}"):
        with pytest.raises(Gone) as gone:
            Seat(inside.address, hello, ada.cookie, origin=origin)
        assert gone.value.reason == "origin"


def test_a_forged_cookie_is_nobody(inside: Inside, ada: Person) -> None:
    made = ada.create(me(), bot())
    hello = wire.Hello(protocol=wire.PROTOCOL, table=made.id, seat=1)
    id, _, signature = ada.cookie.rpartition(".")
    for cookie in (f"{id}.{signature[::-1]}", id, "", "x" * 5000):
        with pytest.raises(Gone) as gone:
            Seat(inside.address, hello, cookie)
        assert gone.value.reason == "no-table"


def test_the_first_message_must_be_hello(inside: Inside, ada: Person) -> None:
    for first in (wire.Pass(id=1), wire.Move(id=1, decision=1, option="village")):
        with pytest.raises(Gone) as gone:
            Seat(inside.address, first, ada.cookie)  # type: ignore[arg-type]
        assert gone.value.reason == "hello-first"


def test_whoever_says_nothing_is_sent_away(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("duskhall.server.doors.socket.PATIENCE", 0.1)
    with pytest.raises(Gone) as gone:
        Seat(inside.address, b"", "")  # type: ignore[arg-type]
    assert gone.value.reason in ("hello-first", "not-json")
    with pytest.raises(Gone) as gone:
        Silent(inside.address, wire.Hello(protocol=1, table=""), "")
    assert gone.value.reason == "hello-first"


class Silent(Seat):
    """Connects and says nothing."""

    def say(self, message: wire.FromPage | str | bytes) -> None:
        if not isinstance(message, wire.Hello):
            super().say(message)


# ----------------------------------------------------------------------------------------------------------------------
# Moves


def test_a_move_is_stored_acknowledged_and_told(inside: Inside, pair: tuple[Seat, Seat]) -> None:
    first, second = pair
    answer = first.move("village")
    assert isinstance(answer, wire.Ack) and answer.version == 2
    assert [(a.number, a.seat, a.act) for a in acts(inside, first)] == [(1, 0, "village")]
    assert first.version == 2 and first.update is not None and first.update.since == 1
    assert first.update.events
    second.until(lambda s: s.version == 2)
    assert second.question is None and second.view.laid


@pytest.mark.parametrize("option", ["attack:1", "buy:torch", "", "village:1", "Village", "village ", "x" * 5000, "\0"])
def test_an_illegal_move_changes_nothing(inside: Inside, pair: tuple[Seat, Seat], option: str) -> None:
    first, second = pair
    before, known = first.view, second.version
    answer = first.refused(wire.Move, decision=first.question.number if first.question else 0, option=option)
    assert answer.text and answer.reason
    assert not acts(inside, first)
    assert first.version == 1 and first.view == before
    second.act(wire.Say, text="still here")
    assert second.version == known


@pytest.mark.parametrize("option", ["undo", "undo!", "pass"])
def test_what_is_no_option_is_no_move(inside: Inside, pair: tuple[Seat, Seat], option: str) -> None:
    """Taking back and passing have messages of their own, with their own conditions."""
    first, second = pair
    to_the_others_turn(first, second)
    for seat in pair:
        seat.refused(wire.Move, decision=1, option=option)
    assert [a.act for a in acts(inside, first)] == ["village", "done"]


def test_a_second_answer_to_the_same_question_is_refused(inside: Inside, ada: Person) -> None:
    made = ada.create(me(), bot(), start=from_text())
    with ada.sit(made, 1) as one, ada.sit(made, 1) as two:
        assert one.question is not None
        number = one.question.number
        for socket in (one, two):
            socket.say(wire.Move(id=1, decision=number, option="village"))
        answers = [
            socket.wait(msgspec.Struct, lambda m: isinstance(m, wire.Ack | wire.Refused)) for socket in (one, two)
        ]
        assert sorted(type(a).__name__ for a in answers) == ["Ack", "Refused"]
        assert {a.reason for a in answers if isinstance(a, wire.Refused)} == {"stale"}
        assert len(acts(inside, one)) == 1


def test_nobody_moves_out_of_turn(inside: Inside, pair: tuple[Seat, Seat]) -> None:
    _, second = pair
    assert second.refused(wire.Move, decision=1, option="village").reason == "not-asked"
    assert not acts(inside, second)


def test_two_windows_on_one_seat_stay_in_step(inside: Inside, ada: Person) -> None:
    made = ada.create(me(), bot(), start=from_text())
    with ada.sit(made, 1) as one, ada.sit(made, 1) as two:
        for mover, other in ((one, two), (two, one)):
            assert mover.question is not None
            mover.play(mover.options()[0])
            other.until(lambda s, v=mover.version: s.version >= v)  # type: ignore[misc]
            assert other.view == mover.view and other.question == mover.question
            assert other.log == mover.log


def test_a_window_that_comes_back_gets_what_it_missed(inside: Inside, pair: tuple[Seat, Seat], ada: Person) -> None:
    first, second = pair
    made = wire.Made(id=first.hello.table, key="")
    second.until(lambda s: s.version == 1)
    known = list(first.log)
    with ada.sit(made, 1, since=first.version) as same:
        assert same.update is not None and same.update.since == 1 and not same.update.log and not same.update.events
        assert same.question == first.question
    before = first.version
    first.play("village")
    first.play("done")
    with ada.sit(made, 1, since=before) as back, ada.sit(made, 1) as new, ada.sit(made, 1, since=99) as odd:
        assert back.update is not None and back.update.since == before
        assert [*known, *back.update.log] == new.log == odd.log == first.log
        assert back.update.events and not new.update.events  # type: ignore[union-attr]
        assert new.update is not None and new.update.since == 0
        assert odd.update is not None and odd.update.since == 0
        assert back.view == new.view == odd.view == first.view


# ----------------------------------------------------------------------------------------------------------------------
# Watching


def test_somebody_who_watches_sees_no_hands_and_does_nothing(inside: Inside, ada: Person, bo: Person) -> None:
    made = ada.create(me(), bot(), start=from_text())
    with ada.sit(made, 1) as seat, bo.watch(made) as watcher:
        assert watcher.view.seat == 0 and watcher.question is None and watcher.view.totals is None
        assert all(card.card is None for s in watcher.view.seats for card in s.hand)
        for kind, fields in (
            (wire.Move, {"decision": 1, "option": "village"}),
            (wire.Pass, {}),
            (wire.Undo, {}),
            (wire.Propose, {"what": "end"}),
            (wire.Vote, {"yes": True}),
            (wire.Away, {"away": True}),
            (wire.Resign, {}),
            (wire.Skip, {}),
            (wire.Pace, {"pace": 0}),
            (wire.Why, {"figure": "attack"}),
            (wire.WhyNot, {"at": wire.Place(zone="hall")}),
        ):
            assert watcher.refused(kind, **fields).reason == "not-your-seat"
        watcher.act(wire.Ping)
        seat.play("village")
        watcher.until(lambda s: s.version == 2)
        assert watcher.view.laid and all(card.card is not None for card in watcher.view.seats[0].hand)
        seat.until(lambda s: s.table is not None and s.table.watching == 1)
        watcher.act(wire.Say, text="Hello!")
        seat.until(lambda s: s.chats)
        assert seat.chats[0].text == "Hello!" and seat.chats[0].seat == 0 and seat.chats[0].name == "Bo"


def test_a_table_without_watchers(inside: Inside, ada: Person, bo: Person) -> None:
    cy = inside.person("Cy")
    made = ada.create(me(), open_seat(), watchers=False)
    with ada.sit(made, 1), cy.watch(made) as early:
        bo.join(made)
        with pytest.raises(Gone) as gone:
            cy.watch(made)
        assert gone.value.reason == "no-watching"
        # Nor does somebody stay who came while the table was waiting.
        assert early.closed().reason == "no-watching"
        assert early.update is None
        bo.sit(made, 2).close()


def test_a_stranger_at_a_listed_table_is_not_given_its_key(inside: Inside, ada: Person, bo: Person) -> None:
    made = ada.create(me(), bot(), listed=True)
    with bo.watch(wire.Made(id=made.id, key="")) as watcher:
        assert watcher.table is not None and watcher.table.key == ""


# ----------------------------------------------------------------------------------------------------------------------
# Nonsense


NONSENSE = [
    "",
    "{",
    "null",
    "[]",
    "7",
    '"hello"',
    "{}",
    '{"type":"nothing","id":1}',
    '{"type":"move","id":1}',
    '{"type":"move","id":1,"decision":1,"option":"village","more":1}',
    '{"type":"move","id":"1","decision":1,"option":"village"}',
    '{"type":"move","id":1.5,"decision":1,"option":"village"}',
    '{"type":"move","id":null,"decision":1,"option":"village"}',
    '{"type":"propose","id":1,"what":"undo"}',
    '{"type":"away","id":1,"away":1}',
    '{"type":"say","id":1,"text":"\\ud800"}',
    "[" * 9000,
    '{"a":' * 2000,
    '{"type":"hello","protocol":1,"table":"x"}',
]


@pytest.mark.parametrize("text", NONSENSE, ids=range(len(NONSENSE)))
def test_nonsense_is_refused_and_forgotten(inside: Inside, pair: tuple[Seat, Seat], text: str) -> None:
    first, _ = pair
    first.say(text)
    answer = first.wait(wire.Refused)
    assert answer.id == 0 and answer.text
    first.say(text.encode())
    assert first.wait(wire.Refused).id == 0
    assert not acts(inside, first)
    first.play("village")


def test_a_message_that_is_too_large_ends_the_socket_and_nothing_else(
    inside: Inside, pair: tuple[Seat, Seat], ada: Person
) -> None:
    first, second = pair
    first.say(json.dumps({"type": "say", "id": 1, "text": "x" * SOCKET_BYTES}))
    assert first.closed().code == 1009
    second.act(wire.Say, text="Are you there?")
    with ada.sit(wire.Made(id=first.hello.table, key=""), 1) as back:
        back.play("village")


def test_who_speaks_too_fast_is_slowed_down(tmp_path: Path) -> None:
    with Inside(tmp_path / "data", limits=True) as server:
        ada = server.person("Ada")
        made = ada.create(me(), bot(), start=from_text())
        with ada.sit(made, 1) as seat:
            for n in range(1, 101):
                seat.say(wire.WhyNot(id=n, at=wire.Place(zone="hall")))
            answers = [
                seat.wait(msgspec.Struct, lambda m: isinstance(m, wire.Reason | wire.Refused)) for _ in range(100)
            ]
            refused = [a for a in answers if isinstance(a, wire.Refused)]
            assert 0 < len(refused) <= 60 and {a.reason for a in refused} == {"too-fast"}
            # Each says which one it was.
            assert {getattr(a, "id", 0) for a in answers} == set(range(1, 101))
            # After a while all is well again.
            wait_for("an answer", lambda: isinstance(seat.ask(wire.WhyNot, at=wire.Place(zone="hall")), wire.Reason))


# ----------------------------------------------------------------------------------------------------------------------
# Bad company


def deaf(inside: Inside, hello: wire.Hello, cookie: str) -> socket.socket:
    """A socket at a table from which nothing is ever read: by hand, as no library would do that."""
    out = socket.socket()
    out.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    out.connect(("127.0.0.1", inside.port))
    head = ["GET /api/socket HTTP/1.1", f"Host: 127.0.0.1:{inside.port}", f"Cookie: duskhall={cookie}"]
    head += ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"]
    head += ["Sec-WebSocket-Key: ZHVza2hhbGwgZHVza2hhbA==", "", ""]
    text = msgspec.json.encode(hello)
    assert len(text) < 126
    out.sendall("\r\n".join(head).encode())
    assert b" 101 " in out.recv(64)
    # One text frame, masked with zeros.
    out.sendall(bytes((0x81, 0x80 | len(text), 0, 0, 0, 0)) + text)
    return out


@pytest.mark.alone
def test_somebody_who_never_reads_holds_nobody_up(
    inside: Inside, pair: tuple[Seat, Seat], ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What waits for them is thrown away at some point, and they are cut off."""
    monkeypatch.setattr("duskhall.server.tables.viewer.BACKLOG", 10)
    first, second = pair
    table = inside.table(first.hello.table)
    with deaf(inside, msgspec.structs.replace(first.hello, seat=1), ada.cookie):
        wait_for("a third socket", lambda: len(table.viewers) == 3)
        slowest = 0.0
        # Cutting it off takes some seconds, however many moves are made meanwhile.
        give_up = time.monotonic() + 60
        while len(table.viewers) == 3:
            began = time.monotonic()
            assert began < give_up, "it is still there"
            first.play("rest")
            first.act(wire.Undo)
            first.until(lambda s: "rest" in s.options())
            slowest = max(slowest, time.monotonic() - began)
        assert slowest < 5
    second.until(lambda s: s.version == first.version)


def test_a_move_counts_though_its_sender_has_gone(inside: Inside, ada: Person, bo: Person) -> None:
    """The socket ends while the act is being stored: the others are told, and the game goes on."""
    made = ada.create(me(), open_seat(), start=from_text())
    bo.join(made)
    table = inside.table(made.id)
    store = inside.tables.store
    real, go = store.append, asyncio.Event()
    waiting = []

    async def slow(*args: Any) -> None:
        waiting.append(args)
        await go.wait()
        await real(*args)

    with ada.sit(made, 1) as first, bo.sit(made, 2) as second:
        ghost = bo.watch(made)
        store.append = slow  # type: ignore[assignment, method-assign]
        try:
            assert first.question is not None
            first.say(wire.Move(id=1, decision=first.question.number, option="village"))
            wait_for("the act", lambda: waiting)
            first.drop()
            # Somebody goes: everybody is told, and what is sent to the first socket finds nobody.
            ghost.close()
            wait_for("the end of the socket", lambda: len(table.viewers) == 1)
        finally:
            inside.do(go.set)
            store.append = real  # type: ignore[method-assign]
        second.until(lambda s: s.version == 2)
        assert [a.act for a in acts(inside, second)] == ["village"]
    with ada.sit(made, 1) as back:
        assert back.version == 2
        back.play("done")
