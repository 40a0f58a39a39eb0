"""The socket is fuzzed: whatever comes, every message is answered, nothing fails, and the game is what is stored."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from duskhall.core.view import LEDGERS
from duskhall.notation import position
from duskhall.server import wire
from duskhall.server.game.session import replayed
from tests.helpers import few
from tests.server.inside import Inside, faultless
from tools.live import Answer, Gone, Person, Seat, me, open_seat

FUZZ = settings(
    derandomize=True, deadline=None, max_examples=few(150, 50), suppress_health_check=list(HealthCheck), database=None
)

FENCE = 10**15
"""Ids from here on belong to the test itself."""

numbers = st.one_of(
    st.integers(-3, 12),
    st.integers(-(2**63), FENCE - 1),
    st.sampled_from((-(2**63) - 1, 2**64, 10**30, -(10**30), 2**53)),
)
texts = st.one_of(
    st.sampled_from(
        (
            *("", " ", "village", "dungeon", "rest", "done", "none", "pass", "undo", "undo!", "attack:1", "attack:0"),
            *(
                "attack:-1",
                "attack:²",
                "buy:torch",
                "buy:",
                "use:",
                "equip:dagger>militia",
                "level:",
                ":",
                ">",
                "a:b:c",
            ),
            *("end", "a:b:c", "\0", "\u2028", "é", "\U0001f600", "{", "'; DROP TABLE acts; --", "x" * 700),
        )
    ),
    st.text(max_size=40),
)
"""Of what pages send; single surrogates are no text that JSON could carry, and come with the raw frames."""
places = st.builds(
    wire.Place,
    zone=st.one_of(st.sampled_from(("hall", "rooms", "hand", "front", "secret", "stack", "pile", "turned")), texts),
    place=numbers,
    seat=numbers,
    name=texts,
)
messages: st.SearchStrategy[wire.FromPage] = st.one_of(
    st.builds(wire.Move, id=numbers, decision=numbers, option=texts),
    st.builds(wire.Pass, id=numbers),
    st.builds(wire.Undo, id=numbers),
    st.builds(wire.Propose, id=numbers, what=st.just("end")),
    st.builds(wire.Vote, id=numbers, yes=st.booleans()),
    st.builds(wire.Away, id=numbers, away=st.booleans()),
    st.builds(wire.Skip, id=numbers),
    st.builds(wire.Pace, id=numbers, pace=numbers),
    st.builds(wire.Ping, id=numbers),
    st.builds(wire.Say, id=numbers, text=texts),
    st.builds(
        wire.Why,
        id=numbers,
        figure=st.one_of(st.sampled_from(LEDGERS), texts),
        rank=numbers,
        moves=st.lists(st.one_of(st.sampled_from(("village", "dungeon", "done", "rest")), texts), max_size=4),
    ),
    st.builds(
        wire.WhyNot,
        id=numbers,
        at=places,
        on=st.none() | places,
        want=st.sampled_from(("", "use", "equip", "buy", "go")),
    ),
    st.builds(wire.Hello, protocol=numbers, table=texts, key=texts, seat=numbers, since=numbers),
)
steps = st.one_of(
    st.tuples(st.just("play"), st.integers(0, 100), st.sampled_from((0, 0, 0, 0, 1, -1))),
    st.tuples(st.just("play"), st.integers(0, 100), st.just(0)),
    st.tuples(st.just("say"), messages, st.just(0)),
    st.tuples(st.just("mangle"), messages, st.integers(0, 10_000)),
    st.tuples(st.just("raw"), st.one_of(st.text(max_size=200), st.binary(max_size=200)), st.just(0)),
)
scripts = st.lists(st.tuples(st.integers(0, 2), steps), min_size=1, max_size=8)
"""Who does what: the two seats, and somebody who watches."""


class Fuzzed:
    """A table that goes on from one example to the next; a new one when its game is over."""

    def __init__(self, server: Inside) -> None:
        self.server = server
        self.people = [server.person(name) for name in ("Ada", "Bo", "Cy")]
        self.sockets: list[Seat] = []
        self.fence = FENCE
        self.answered = self.taken = 0

    def sit(self) -> None:
        ada, bo, cy = self.people
        self.made = ada.create(me(), open_seat(), edition=("classic", "advance")[self.fence % 2])
        bo.join(self.made)
        self.sockets = [ada.sit(self.made, 1), bo.sit(self.made, 2), cy.watch(self.made)]

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()
        self.sockets = []

    def run(self, script: list[tuple[int, tuple[str, object, int]]]) -> None:
        if not self.sockets or self.sockets[0].ending is not None:
            self.close()
            self.sit()
        for who, (what, data, n) in script:
            asked = next((seat for seat in self.sockets if seat.question is not None), self.sockets[who])
            self.step(asked if what == "play" else self.sockets[who], what, data, n)
        for socket in self.sockets:
            self.settle(socket)
        self.check_stored()

    def step(self, seat: Seat, what: str, data: object, n: int) -> None:
        """Exactly one answer comes to whatever is said."""
        seen = len(seat.seen)
        if what == "play":
            assert isinstance(data, int)
            question = seat.question
            options = seat.options() or ["village"]
            number = (question.number if question is not None else 1) + n
            seat.say(wire.Move(id=5, decision=number, option=options[data % len(options)]))
        elif what == "raw":
            assert isinstance(data, str | bytes)
            seat.say(data)
        else:
            assert isinstance(data, msgspec.Struct)
            seat.say(encoded(data) if what == "say" else mangled(encoded(data), n))
        self.settle(seat)
        # What is worked out elsewhere may come after what was said later.
        answers = self.answers(seat.until(lambda s: self.answers(s, seen)), seen)
        assert len(answers) == 1, (what, data, answers)
        self.answered += 1
        self.taken += isinstance(answers[0], wire.Ack)

    def answers(self, seat: Seat, seen: int) -> list[wire.ToPage]:
        """Those that have come since, less those to our own questions."""
        return [m for m in seat.seen[seen:] if isinstance(m, Answer) and not FENCE <= m.id <= self.fence]

    def settle(self, seat: Seat) -> None:
        """All that was sent before is read after this."""
        self.fence += 1
        seat.say(wire.WhyNot(id=self.fence, at=wire.Place(zone="hall")))
        seat.wait(msgspec.Struct, lambda m: isinstance(m, Answer) and m.id == self.fence)

    def check_stored(self) -> None:
        """What is stored leads to the game as it stands, and the seats see it as it is."""
        server = self.server
        table = server.table(self.made.id)

        async def compare() -> tuple[str, str]:
            async with table.lock:
                session = table.session
                assert session is not None
                found = await server.tables.store.table(self.made.id)
                assert found is not None
                acts = [(a.seat, a.act) for a in await server.tables.store.acts(self.made.id)]
                again = replayed(position.read(found[0].start), [s.name for s in found[1]], acts)
                assert found[1] == table.seats
                return position.write(again.game.state), position.write(session.game.state)

        stored, running = server.call(compare)
        assert stored == running


def encoded(message: msgspec.Struct) -> str:
    """As JSON, with numbers of any size."""
    return json.dumps(msgspec.to_builtins(message))


def mangled(text: str, n: int) -> str:
    """A message with a piece cut out, doubled, or another letter in it."""
    at, kind = n % len(text), n // len(text) % 4
    if kind == 0:
        return text[:at] + text[at + 1 :]
    if kind == 1:
        return text[:at]
    if kind == 2:
        return text[:at] + text[at:] * 2
    return text[:at] + '"{}[]:,0\\\x7f'[n % 10] + text[at + 1 :]


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fuzzed]:
    with faultless(), Inside(tmp_path_factory.mktemp("fuzz") / "data") as server:
        found = Fuzzed(server)
        yield found
        found.close()


@FUZZ
@given(script=scripts)
def _everything_is_answered(fuzzed: Fuzzed, script: list[tuple[int, tuple[str, object, int]]]) -> None:
    fuzzed.run(script)


def test_everything_is_answered(fuzzed: Fuzzed) -> None:
    _everything_is_answered(fuzzed)
    # It has teeth only if a part of it is taken.
    assert fuzzed.answered > 100 and fuzzed.taken > 20, (fuzzed.answered, fuzzed.taken)


first = st.one_of(
    messages.map(encoded),
    st.tuples(messages, st.integers(0, 10_000)).map(lambda pair: mangled(encoded(pair[0]), pair[1])),
    st.text(max_size=200),
    st.binary(max_size=200),
)


class Rude(Seat):
    """Says something else than hello."""

    said: str | bytes = ""

    def say(self, message: wire.FromPage | str | bytes) -> None:
        super().say(self.said if isinstance(message, wire.Hello) else message)


@FUZZ
@given(data=first)
def _what_comes_first(fuzzed: Fuzzed, cookie: str, data: str | bytes) -> None:
    Rude.said = data
    with pytest.raises(Gone) as gone:
        Rude(fuzzed.server.address, wire.Hello(protocol=0, table=""), cookie)
    assert gone.value.bye is not None and gone.value.bye.text and gone.value.code == 4400


def test_whatever_comes_first_is_answered(fuzzed: Fuzzed) -> None:
    with Person(fuzzed.server.address, "Dee") as dee:
        _what_comes_first(fuzzed, dee.cookie)


def test_pieces_of_rubbish(tmp_path: Path) -> None:
    """Texts that no encoder would make: single surrogates, deep nests, numbers without end."""
    with faultless(), Inside(tmp_path / "data") as server:
        fuzzed = Fuzzed(server)
        fuzzed.sit()
        for text in (
            '{"type":"say","id":1,"text":"\\ud800"}',
            '{"type":"say","id":1,"text":"\\udfff\\ud800"}',
            '{"type":"why-not","id":1,"at":{"zone":"stack","name":"\\ud83d"}}',
            '{"type":"why-not","id":1,"at":{"zone":"hand","place":1e400}}',
            '{"type":"why-not","id":1,"at":{"zone":"hand"},"want":"dance"}',
            '{"type":"say","id":1e400,"text":"x"}',
            '{"type":"say","id":' + "9" * 5000 + ',"text":"x"}',
            '{"type":"say","id":-0,"text":"x"}',
            '{"type":"say","id":1,"id":2,"text":"x"}',
            '{"type":["say"],"id":1,"text":"x"}',
            '{"type":"say","id":1,"text":' + "[" * 6000 + "]" * 6000 + "}",
            "\ufeff{}",
            "\x00",
        ):
            fuzzed.step(fuzzed.sockets[0], "raw", text, 0)
        fuzzed.check_stored()
        fuzzed.close()
