"""Nobody can stop the others: what strangers send, and what it costs whoever plays beside them."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import socket
import time
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from duskhall.editions import NAMES
from duskhall.notation import bounds, position, record
from duskhall.server import wire
from duskhall.server.errors import Trouble
from duskhall.server.limits import limits
from duskhall.server.limits.addresses import place
from duskhall.server.limits.turns import Turn, Turns
from duskhall.server.services import pool
from duskhall.server.services.pool import Pool
from duskhall.server.thinking import prepared
from tests.helpers import Walk, edited, few, plain_opening, text_of
from tests.review.test_review import ended
from tests.server.hostile import Attacker, Watch, beside, watched
from tests.server.inside import Inside, Person, ProblemError, Seat, Server, me
from tests.server.sockets import from_text
from tools.live import bot, first_game, wait_for

GOLDEN = Path(__file__).parents[1] / "golden"
SECONDS = few(30.0, 4.0)
JSON = {"Content-Type": "application/json"}
STEP = 40.0
"""Milliseconds that no step of the loop may compute. Steps of the worst positions take 20 on a machine that has nothing
else to do; two that share a core slow each other down."""


# ----------------------------------------------------------------------------------------------------------------------
# What they send


def crowded(name: str, seed: int) -> str:
    """A position that is as costly as the bounds allow, or nearly: full hands and decks of few or of many cards, with
    which much can be done."""
    luck = Random(seed)
    s = plain_opening(seed, name=name)
    kinds = ("hero", "village", "basic", "starter", "treasure", "legendary", "disease", "curse")
    pool = [card.id for card in s.rules.cards if card.kind in kinds]
    monsters = [card.id for card in s.rules.cards if "monster" in card.tags]
    some = luck.sample(pool, luck.choice([3, 8, len(pool) // 2]))
    deck = min(80, (bounds.CARDS - len(s.kinds)) // s.seats - 30)
    lines = [
        f"{zone}.{seat}: " + ", ".join(luck.choice(some) for _ in range(n))
        for seat in range(1, s.seats + 1)
        for zone, n in (("hand", bounds.LIES["hand"]), ("deck", deck))
    ]
    lines.append("hall: " + " | ".join(luck.choice(monsters) for _ in range(s.rules.hall.ranks)))
    text = text_of(edited(s, *lines, "xp:" + " 20" * s.seats))
    bounds.check(text)
    return text


@cache
def frozen() -> str:
    """The text that once froze a server for a minute: a hand of 360 cards and hundreds of changes. Without bounds it is
    a position like any other."""
    s = next(walk.state for seed in range(50) for walk in [Walk(seed)] for _ in walk if walk.state.mods)
    s.mods = s.mods[:1] * 600
    pool = [card.id for card in s.rules.cards if card.kind in ("hero", "village")]
    cards = ", ".join(pool[n % len(pool)] for n in range(360))
    lines = text_of(s).splitlines()
    hand = f"hand.{s.active + 1}: "
    text = "\n".join(f"{line}, {cards}" if line.startswith(hand) else line for line in lines) + "\n"
    assert position.read(text)
    return text


@cache
def long() -> str:
    """A record of five hundred moves."""
    walk = Walk(1, "advance", turns=1000, history=True, state=plain_opening(1, name="advance"))
    for _ in walk:
        if walk.step == 500:
            break
    return record.write(walk.game, tuple("abcde"[: walk.state.seats]), None)


def endless() -> str:
    """A record of 164,000 moves in a megabyte."""
    game = (GOLDEN / "first-two-seats.txt").read_text(encoding="utf-8")
    head, turn, rest = game.partition("turn 1, seat ")
    seat = rest[0]
    return f"{head}{turn}{seat}: " + "rest undo " * 82_000 + f"\n{turn}{rest}"


# ----------------------------------------------------------------------------------------------------------------------
# What it costs the loop


@pytest.fixture(scope="module")
def inside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with Inside(tmp_path_factory.mktemp("hostile") / "data") as server:
        # What is loaded once, and when the first one needs it, is not looked at here.
        server.call(server.tables._warm)
        server.call(server.tables.services.desk.warm)
        yield server


@pytest.fixture
def mallory(inside: Inside) -> Person:
    return inside.person("Mallory")


@pytest.mark.parametrize("make", [frozen, endless])
@pytest.mark.parametrize("path", ["/api/tables", "/api/replays"])
def test_what_once_stopped_the_server_is_refused_with_its_line(
    mallory: Person, make: Callable[[], str], path: str
) -> None:
    text = make()
    begun = time.monotonic()
    with watched() as watch, pytest.raises(ProblemError) as e:
        if path == "/api/tables":
            mallory.create(me(), me(), start=wire.From(text=text))
        else:
            mallory.post(path, wire.Replay, wire.Upload(text=text))
    assert e.value.status == 422 and "line " in e.value.text
    assert watch.slowest < STEP and time.monotonic() - begun < 10


@pytest.mark.parametrize("name", NAMES)
def test_no_step_of_the_loop_takes_long_at_the_worst_tables(inside: Inside, mallory: Person, name: str) -> None:
    seeds = few(range(1, 60), range(1, 5))
    with watched() as watch:
        for seed in seeds:
            text = crowded(name, seed)
            made = mallory.create(*[me()] * text.count("\nhand."), start=wire.From(text=text))
            seats = [mallory.sit(made, n) for n in range(1, text.count("\nhand.") + 1)]
            with contextlib.ExitStack() as stack:
                for seat in seats:
                    stack.enter_context(seat)
                _played(seats, Random(seed), watch)
    assert watch.steps > 100 and watch.slowest < STEP, watch


TOWER = "a" + "\u0301\u0316" * 2600
"""Marks that have to be put in order, which takes as long as the square of their number."""


def test_no_word_of_a_request_takes_long(inside: Inside, mallory: Person) -> None:
    """A name of a megabyte once held up everybody for minutes."""
    long = TOWER * 50
    first = {"edition": "quest", "how": "first"}
    sits = [{"kind": "me"}, {"kind": "bot"}]
    tables: list[dict[str, Any]] = [
        {"setup": first, "seats": [{"kind": "me", "name": long}, {"kind": "bot"}]},
        {"setup": first, "seats": [{"kind": "me"}, {"kind": "bot", "bot": long}]},
        {"setup": None, "seats": sits, "start": {"replay": long}},
        *(
            {"setup": {"edition": "quest", "how": how} | asked, "seats": sits}
            for how in ("chosen", "text", "published", "random")
            for asked in (
                {"cards": ["dagger"] * 60_000},
                {"text": long},
                {"name": long},
                {"guardian": long},
                {"reroll": long},
            )
        ),
    ]
    with watched() as watch:
        for path, body in (
            ("/api/me", {"name": TOWER}),
            ("/api/recover", {"code": TOWER}),
            ("/api/challenges", {"code": TOWER}),
            ("/api/setups", {"edition": "quest", "how": "random", "quests": ["9" * 7000]}),
            *(("/api/tables", table | {"rules": {}}) for table in tables),
        ):
            answer = mallory.http.post(path, content=msgspec.json.encode(body), headers=JSON)
            assert 400 <= answer.status_code < 500, (path, body)
        made = mallory.create(me(), me())
        with mallory.sit(made, 1) as seat:
            seat.act(wire.Say, text=TOWER)
    assert watch.slowest < STEP, watch


def _played(seats: list[Seat], luck: Random, watch: Watch) -> None:
    """Some moves of somebody who asks for everything."""
    for _ in range(few(40, 15)):
        for seat in seats:
            with contextlib.suppress(TimeoutError):
                while True:
                    seat.next(0)
        asked = next((seat for seat in seats if seat.question is not None), None)
        if asked is None:
            return
        options = asked.options()
        wanted = options[1:] if len(options) > 1 and options[0] == "done" and luck.random() < 0.8 else options
        option = "dungeon" if "dungeon" in options and luck.random() < 0.8 else luck.choice(wanted)
        asked.act(wire.Move, option=option, decision=asked.question.number if asked.question else 0)
        asked.say(wire.Plan(id=asked.number()))
        for figure in ("attack", "vp", "light"):
            asked.ask(wire.Why, figure=figure, rank=1)
        asked.say(wire.Why(id=asked.number(), figure="attack", rank=0, moves=["dungeon", *["done"] * 59]))


def test_five_hundred_moves_are_prepared_once(inside: Inside, mallory: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first look costs something, elsewhere; all others next to nothing."""
    replay = mallory.post("/api/replays", wire.Replay, wire.Upload(text=long()))
    asked: Counter[str] = Counter()
    work = Pool.work

    async def counted(self: Pool, do: object, *args: object, **how: object) -> object:
        asked[getattr(do, "__name__", "")] += 1
        return await work(self, do, *args, **how)  # type: ignore[arg-type]

    monkeypatch.setattr(Pool, "work", counted)
    luck = Random(1)
    moves = [luck.randrange(len(replay.moves)) for _ in range(100)]
    told = {move: mallory.get(f"/api/replays/{replay.id}/{move}?seat=1", wire.ReplayStep) for move in moves}
    pages = len({move // prepared.PAGE for move in moves})
    assert asked["_page"] == pages
    with watched() as watch:
        for move in moves:
            again = mallory.get(f"/api/replays/{replay.id}/{move}?seat=1", wire.ReplayStep)
            assert again == told[move] and again.move == move
    assert asked["_page"] == pages and asked["_facts"] <= 1
    assert watch.slowest < STEP, watch


def test_a_finished_game_is_written_once(inside: Inside, mallory: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    made = mallory.create(me(), me(), start=from_text())
    with mallory.sit(made, 1) as seat:
        seat.act(wire.Resign)
        seat.until(lambda s: s.ending is not None)
    written = []
    write = record.write

    def counted(*args: Any, **how: Any) -> str:
        written.append(args)
        return write(*args, **how)

    monkeypatch.setattr(record, "write", counted)
    for _ in range(3):
        mallory.get(f"/api/replays/{made.id}/0", wire.ReplayStep)
        mallory.get(f"/api/tables/{made.id}/record", str)
    assert len(written) == 1


# ----------------------------------------------------------------------------------------------------------------------
# What happens at the desk


def _hungry(_: int) -> int:
    return len([bytes(1_000_000) for _ in range(3000)])


def _endless(_: int) -> int:
    while True:
        pass


def test_whatever_a_place_asks_for_waits_in_its_own_queue(
    inside: Inside, mallory: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Plans, sums and hints at fifty tables, and replays and reviews of many names, have no more turns than those of
    one table: bots and plans of others would wait for all of them."""
    asked: dict[str, Turn] = {}
    work = Pool.work

    async def noted(self: Pool, do: Callable[..., object], *args: object, **how: Any) -> object:
        asked[how["who"]] = how["whose"]
        return await work(self, do, *args, **how)

    monkeypatch.setattr(Pool, "work", noted)
    made = mallory.create(me(), me(), bot())
    with mallory.sit(made, 1) as seat:
        asked_of = seat.asked()
        assert asked_of is not None
        seat.ask(wire.Plan)
        seat.ask(wire.Hint)
        seat.say(wire.Why(id=seat.number(), figure="attack", rank=0, moves=[seat.options()[0]]))
        seat.until(lambda s: "sums" in asked)
    mallory.post("/api/setups/doctor", wire.Diagnosis, wire.DoctorRequest(setup=first_game(), players=2))
    replay = mallory.post("/api/replays", wire.Replay, wire.Upload(text=ended("first-two-seats", 30)))
    mallory.post(f"/api/replays/{replay.id}/review", wire.ReviewState)
    wait_for("the review", lambda: "a review" in asked)
    places = {who: turn.place for who, turn in asked.items()}
    here = place("127.0.0.1")
    assert {who for who, at in places.items() if at == here} >= {"a plan", "a hint", "sums", "the doctor"}, places
    # What is kept of the address is no address, but the same for all who come from it.
    eve = inside.person("Eve")
    eve.get(f"/api/replays/{replay.id}/1?seat=1", wire.ReplayStep)
    assert asked["desk"].place == places["a review"] not in ("", here)
    assert asked["desk"].table != places["a review"]


def test_a_place_fills_no_queue(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many tables it has: each question that waits holds a position."""
    monkeypatch.setattr(pool, "MOST_OF_A_PLACE", 5)

    async def asked() -> tuple[list[int | None], int | None]:
        one = Pool()
        try:
            many = [one.work(abs, n, who="x", whose=Turn(place="mallory", table=f"t{n}")) for n in range(20)]
            *answers, honest = await asyncio.gather(*many, one.work(abs, -7, who="x", whose=Turn(place="home")))
            return answers, honest
        finally:
            one.close()

    answers, honest = asyncio.run(asked())
    assert sum(answer is not None for answer in answers) == 5 and honest == 7


def test_work_that_takes_too_much_is_given_up_and_the_next_goes_on() -> None:
    async def asked() -> list[int | None]:
        pool = Pool(patience=2, memory=1_500_000_000)
        try:
            return [await pool.work(do, 1, who="a test") for do in (abs, _hungry, abs, _endless, abs)]
        finally:
            pool.close()

    assert asyncio.run(asked()) == [1, None, 1, None, 1]


def test_trouble_comes_back_from_a_worker() -> None:
    async def asked() -> Trouble:
        pool = Pool()
        try:
            await pool.work(_troubled, 1, who="a test")
        except Trouble as e:
            return e
        finally:
            pool.close()
        raise AssertionError

    e = asyncio.run(asked())
    assert (e.reason, e.status, e.arguments) == ("no-move", 404, {"most": 7})
    assert "7" in e.text


def _troubled(_: int) -> None:
    raise Trouble("no-move", 404, most=7)


def test_those_who_ask_take_turns() -> None:
    """A hundred questions of one do not hold up the question of another."""
    order: list[str] = []

    async def one(turns: Turns, whose: str) -> None:
        async with turns.of(whose):
            order.append(whose)
            await asyncio.sleep(0)

    async def asked() -> None:
        turns = Turns(1)
        greedy = [asyncio.create_task(one(turns, "greedy")) for _ in range(100)]
        await asyncio.sleep(0)
        honest = [asyncio.create_task(one(turns, "honest")) for _ in range(3)]
        left = [asyncio.create_task(one(turns, "left")) for _ in range(3)]
        await asyncio.sleep(0)
        for task in left:
            task.cancel()
        await asyncio.gather(*greedy, *honest)
        # Nothing is lost with those who have left.
        await one(turns, "later")

    asyncio.run(asked())
    assert len(order) == 104 and order[-1] == "later"
    assert [order.index("honest"), *(i for i, who in enumerate(order) if who == "honest")][-1] < 10


# ----------------------------------------------------------------------------------------------------------------------
# The honest beside them


def bring(attacker: Attacker) -> None:
    """The worst positions and records, within the bounds and beyond, as fast as they are taken."""
    with attacker.person("Mallory") as mallory:
        luck = Random(1)
        texts = [crowded(name, seed) for name in NAMES for seed in (1, 2)]
        while attacker.on():
            with attacker.shrug():
                what = luck.choice((frozen, endless, long, long))()
                mallory.post("/api/replays", wire.Replay, wire.Upload(text=what))
            with attacker.shrug():
                text = luck.choice(texts)
                mallory.create(*[me()] * text.count("\nhand."), start=wire.From(text=text))


def look(attacker: Attacker) -> None:
    """Replays, move by move, forth and back, as every seat and in every language."""
    with attacker.person("Eve") as eve:
        replay = eve.post("/api/replays", wire.Replay, wire.Upload(text=long()))
        luck = Random(2)
        while attacker.on():
            with attacker.shrug():
                eve.http.headers["Accept-Language"] = luck.choice(("en", "de", "ja"))
                move, seat = luck.randrange(len(replay.moves)), luck.randrange(len(replay.names) + 1)
                eve.get(f"/api/replays/{replay.id}/{move}?seat={seat}", wire.ReplayStep)
            with attacker.shrug():
                eve.post(f"/api/replays/{replay.id}/review", wire.ReviewState)
            time.sleep(0.02)


def ponder(attacker: Attacker) -> None:
    """Moves at the worst tables, with everything that can be asked about them."""
    luck = Random(3)
    with attacker.person("Trudy") as trudy:
        while attacker.on():
            with attacker.shrug():
                text = crowded(luck.choice(NAMES), luck.randrange(100))
                seats = text.count("\nhand.")
                made = trudy.create(*[me()] * seats, start=wire.From(text=text))
                with contextlib.ExitStack() as stack:
                    sat = [stack.enter_context(trudy.sit(made, n + 1)) for n in range(seats)]
                    for _ in range(40):
                        if not attacker.on():
                            return
                        _ask_for_everything(sat, luck)


def _ask_for_everything(seats: list[Seat], luck: Random) -> None:
    for seat in seats:
        with contextlib.suppress(TimeoutError):
            while True:
                seat.next(0)
    asked = next((seat for seat in seats if seat.question is not None), None)
    if asked is None or asked.question is None:
        raise TimeoutError("the game is over")
    asked.say(wire.Plan(id=asked.number(), chances=luck.random() < 0.3))
    asked.say(wire.Hint(id=asked.number()))
    asked.say(wire.Why(id=asked.number(), figure="attack", rank=0, moves=["dungeon"]))
    asked.move(luck.choice(asked.options()))
    time.sleep(0.1)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("beside") / "data") as running:
        yield running


@pytest.mark.alone
def test_the_honest_play_on_beside_the_hostile(server: Server) -> None:
    felt = beside(server, bring, look, ponder, seconds=SECONDS, warm=few(10.0, 4.0))
    print(felt)
    felt.check()
    served = sum(felt.answers, Counter())
    print(served)
    assert served[""] > few(10, 1), "the attacks did something"
    assert "Traceback" not in server.said()


# ----------------------------------------------------------------------------------------------------------------------
# Bodies that are never finished


def test_what_strangers_send_without_an_end_is_not_kept(tmp_path: Path) -> None:
    """Of one address no more than a few records at a time; others bring theirs meanwhile."""
    head = "POST /api/replays HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n"
    with Server(tmp_path / "data") as server, contextlib.ExitStack() as stack:
        before = resident(server)
        begun = head.format(server.address[7:], limits.GAME_BYTES - 1).encode() + bytes(limits.GAME_BYTES - 100)
        lines = []
        for _ in range(few(200, 40)):
            line = socket.create_connection(("127.0.0.1", server.port), 20, ("127.0.9.2", 0))
            lines.append(stack.enter_context(line))
            # It is not read while too much of it is under way.
            line.setblocking(False)
            rest = memoryview(begun)
            with contextlib.suppress(BlockingIOError):
                while rest:
                    rest = rest[line.send(rest) :]
        wait_for("a refusal", lambda: any(said(line).startswith(b"HTTP/1.1 429") for line in lines), 60)
        with Person(server.address, "Ada") as ada:
            assert ada.post("/api/replays", wire.Replay, wire.Upload(text=long())).moves
        assert resident(server) - before < 60
        assert "Traceback" not in server.said()


def said(line: socket.socket) -> bytes:
    try:
        return line.recv(100, socket.MSG_PEEK)
    except (BlockingIOError, ConnectionError):
        return b""


def resident(server: Server) -> int:
    """Megabytes of memory that a server has."""
    return int(Path(f"/proc/{server.pid}/statm").read_text().split()[1]) * resource.getpagesize() >> 20
