"""Promise 7 over the real socket: worlds that differ only in what a viewer may not know give the same bytes.

The worlds are two servers that run one after the other, with the same ids, keys, clock and secret: whatever differs in
what they send comes from the game.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from duskhall.core.game import Game
from duskhall.core.luck import Stream
from duskhall.core.redeal import redeal
from duskhall.core.state import SPECTATOR, State
from duskhall.notation import position
from duskhall.server import wire
from duskhall.server.services.pool import Pool
from tests.helpers import Walk, both, few, text_of
from tests.server.inside import Inside, faultless
from tools.live import Person, Seat, me, open_seat, wait_for

EVERY = {"classic": 27, "advance": 12, "quest": 16}
"""Steps between two positions that are compared."""
OWN_MOVES = 5


class Source:
    """What stands for the chance of the server: the same numbers in every world."""

    def __init__(self, seed: int) -> None:
        self._luck = Random(seed)

    def token_bytes(self, n: int) -> bytes:
        return self._luck.randbytes(n)

    def token_urlsafe(self, n: int) -> str:
        return self._luck.randbytes(n).hex()

    def randbits(self, n: int) -> int:
        return self._luck.getrandbits(n)

    def choice(self, of: Sequence[str]) -> str:
        return self._luck.choice(of)


class Clock:
    """One in which it is always the same time of day."""

    def time(self) -> float:
        return 1_000_000.0

    def monotonic(self) -> float:
        return time.monotonic()


async def _nothing(*_: object) -> None:
    pass


async def _in_a_thread(_: Pool, do: Callable[..., object], *args: object, **_how: object) -> object:
    return await asyncio.to_thread(do, *args)


@contextlib.contextmanager
def world(folder: Path) -> Iterator[Inside]:
    """A server that begins as every other one in here."""
    source, clock = Source(1), Clock()
    with pytest.MonkeyPatch.context() as patch:
        for module in ("people.people", "store.data_dir", "tables.making", "game.positions", "lobby.lobby"):
            patch.setattr(f"duskhall.server.{module}.secrets", source)
        for module in ("people.people", "tables.table", "tables.playing", "tables.tables", "lobby.lobby"):
            patch.setattr(f"duskhall.server.{module}.time", clock)
        # The worlds are made here, so no position is dealt anew on the way.
        patch.setattr("duskhall.server.game.positions.redeal", lambda s, *_: s)
        # No bot plays in here, and plans need no process of their own to be the same.
        patch.setattr("duskhall.server.services.pool.Pool.warm", _nothing)
        patch.setattr("duskhall.server.services.pool.Pool.work", _in_a_thread)
        # Words are read ahead beside the first requests, and the games dealt for it draw from the same source: who
        # draws first would be a race, and every id would hang on it.
        patch.setattr("duskhall.server.tables.tables.Tables._warm", _nothing)
        with faultless(), Inside(folder) as server:
            yield server


@dataclass
class Case:
    """A position as it is and as it could be for all that the viewer knows."""

    real: State
    other: State
    viewer: int
    moves: list[str]
    """Moves of the viewer that show nothing new."""


def quiet_moves(s: State, seat: int, luck: Random) -> list[str]:
    """What a seat can do from here without anything being drawn, shown or shuffled."""
    out: list[str] = []
    while seat != SPECTATOR and len(out) < OWN_MOVES:
        if not Game(s).asks(seat):
            break
        decision = Game(s).decision(seat)
        for option in luck.sample(list(decision.options), decision.count):
            game = Game(s.clone(), history=False)
            game.answer(seat, option)
            if game.state.secrets == s.secrets and not game.over:
                break
        else:
            break
        out.append(option)
        s = game.state
    return out


def cases(name: str, seeds: Sequence[int]) -> Iterator[Case]:
    for seed in seeds:
        luck = Random(seed)
        stream = Stream.of(seed, "another world")
        walk = Walk(seed, name, turns={"classic": 20, "advance": 8, "quest": 10}[name])
        for n, _ in enumerate(walk):
            if n % EVERY[name] or walk.state.over:
                continue
            s = walk.state.clone()
            s.log = None
            for viewer in range(SPECTATOR, s.seats):
                yield Case(s, redeal(s, viewer, stream), viewer, quiet_moves(s, viewer, luck))


def cards(s: State) -> list[list[int]]:
    """What lies where."""
    return [[s.kinds[card] for card in zone] for zone in s.zones]


def table_of(ada: Person, bo: Person, s: State, viewer: int) -> wire.Made:
    """A table that goes on from a position: Ada has the seat of the viewer, Bo all others."""
    seats = [me() if seat == viewer else open_seat() for seat in range(s.seats)]
    made = ada.create(*seats, start=wire.From(text=position.write(s)))
    for _ in range(s.seats - (viewer != SPECTATOR)):
        bo.join(made)
    return made


def look(person: Person, made: wire.Made, viewer: int) -> Seat:
    return person.watch(made) if viewer == SPECTATOR else person.sit(made, viewer + 1)


def fence(seat: Seat) -> None:
    """Everything that was sent before has arrived after this."""
    seat.act(wire.Say, text="so far")


def seen(server: Inside, compared: Sequence[Case], which: Callable[[Case], State]) -> list[list[str]]:
    """All that the viewers are sent, over the socket and by the API, in one of the worlds."""
    out = []
    plans = 0
    for n, case in enumerate(compared):
        if n % 8 == 0:
            ada, bo = server.person("Ada"), server.person("Bo")
        made = table_of(ada, bo, which(case), case.viewer)
        with look(ada, made, case.viewer) as seat:
            for move in case.moves:
                seat.play(move)
                assert seat.question is None or seat.ask(wire.WhyNot, at=wire.Place(zone="hall"))
                plans += _plan(seat)
            if case.viewer != SPECTATOR:
                plans += _plan(seat, chances=n % 8 == 0)
                seat.ask(wire.Why, figure="attack")
                seat.ask(wire.Why, figure="total", rank=1)
            fence(seat)
            paths = (f"/api/tables/{made.id}", f"/api/tables/{made.id}/view?seat={case.viewer + 1}", "/api/tables/mine")
            with look(ada, made, case.viewer) as again:
                fence(again)
                # While both are there: when the server notices that one has left is no matter of the game.
                out.append([*seat.raw, *again.raw, *(ada.http.get(path).text for path in paths)])
        # The list of one's tables says where one is online: the next look at it must not come too early.
        wait_for("an empty table", lambda n=made.id: not server.table(n).viewers)  # type: ignore[misc]
    assert plans or len(compared) == 1, "no plan was compared"
    return out


def _plan(seat: Seat, *, chances: bool = False) -> int:
    """Ask for the plan of a seat; how many monsters it speaks of."""
    answer = seat.ask(wire.Plan, chances=chances)
    assert isinstance(answer, wire.Planned)
    return len(answer.prospects)


@both
def test_worlds_that_differ_in_what_is_hidden_give_the_same_bytes(name: str, tmp_path: Path) -> None:
    seeds: dict[str, Sequence[int]] = {
        "classic": few((1, 4), (1,)),
        "advance": few((4, 5), (5,)),
        "quest": few((1, 2), (1,)),
    }
    compared = list(cases(name, seeds[name]))
    with world(tmp_path / "one") as server:
        real = seen(server, compared, lambda case: case.real)
    with world(tmp_path / "two") as server:
        other = seen(server, compared, lambda case: case.other)
    for n, (case, a, b) in enumerate(zip(compared, real, other, strict=True)):
        assert a == b, f"case {n}: seat {case.viewer + 1} can tell the worlds apart\n{text_of(case.real)}"
    # The test has teeth only if the worlds differ, seats move, and everybody looks.
    assert len(compared) > few(25, 13)
    assert sum(cards(c.real) != cards(c.other) for c in compared) > 0.8 * len(compared)
    assert (
        sum(len(c.moves) for c in compared) >= {"classic": few(4, 2), "advance": few(15, 8), "quest": few(10, 5)}[name]
    )
    assert {c.viewer for c in compared} >= {SPECTATOR, 0, 1}


def test_the_comparison_sees_a_difference(tmp_path: Path) -> None:
    """A card more in one's own hand is no secret."""
    case = next(c for c in cases("classic", (4,)) if c.viewer == 0)
    changed = Case(case.real, redeal(case.real, 1, Stream.of(1, "not for seat 1")), 0, [])
    with world(tmp_path / "one") as server:
        real = seen(server, [changed], lambda case: case.real)
    with world(tmp_path / "two") as server:
        other = seen(server, [changed], lambda case: case.other)
    assert real != other


# ----------------------------------------------------------------------------------------------------------------------
# Sealed answers


TIME_LEFT = re.compile(r'"left":(?:600|59\d)\.\d')


def sealed_positions(name: str, seeds: Sequence[int]) -> Iterator[State]:
    """Positions in which several seats are asked at once, each for itself."""
    for seed in seeds:
        walk = Walk(seed, name, turns=25)
        last = -1
        for _ in walk:
            s = walk.state
            if len(s.asked) > 1 and all(q.lane >= 0 for q in s.asked) and s.turn != last:
                last = s.turn
                found = s.clone()
                found.log = None
                yield found


def watched(server: Inside, positions: Sequence[State], *, answer: bool) -> list[list[str]]:
    """What a seat and a spectator are sent while another seat answers a sealed question, or does not."""
    out = []
    for s in positions:
        ada, bo, cy = (server.person(name) for name in ("Ada", "Bo", "Cy"))
        viewer, secret = s.asked[0].seat, s.asked[1].seat
        made = table_of(ada, bo, s, viewer)
        with ada.sit(made, viewer + 1) as seat, cy.watch(made) as watcher, bo.sit(made, secret + 1) as other:
            for each in (seat, watcher):
                each.until(lambda t, n=secret: t.table is not None and t.table.seats[n].online)  # type: ignore[misc]
            seat.until(lambda t: t.table is not None and t.table.watching == 1)
            if answer:
                other.play(other.options()[0])
            fence(seat)
            watcher.until(lambda t: t.chats)
            sent = [*seat.raw, *watcher.raw, ada.http.get(f"/api/tables/{made.id}").text]
            # Time passes in both worlds, a little more in one of them.
            out.append([TIME_LEFT.sub('"left":0', text) for text in sent])
    return out


@both
def test_nobody_notices_a_sealed_answer(name: str, tmp_path: Path) -> None:
    positions = [s for s, _ in zip(sealed_positions(name, range(1, 30)), range(few(5, 3)), strict=False)]
    assert len(positions) == few(5, 3)
    with world(tmp_path / "one") as server:
        silent = watched(server, positions, answer=False)
    with world(tmp_path / "two") as server:
        answered = watched(server, positions, answer=True)
    assert silent == answered
