"""Work that others do: what is sent is text, what comes back is what would have been worked out here, and whatever
becomes of the bus and of workers, every question is answered."""

from __future__ import annotations

import asyncio
import contextlib
import re
import signal
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from duskhall import new_game
from duskhall.core.decision import Refused
from duskhall.core.state import State
from duskhall.editions import NAMES
from duskhall.notation import position, record
from duskhall.review import working
from duskhall.server import wire
from duskhall.server.errors import Trouble
from duskhall.server.services.pool import Pool
from duskhall.server.thinking import bus as bus_module
from duskhall.server.thinking import jobs, planning, prepared
from duskhall.server.thinking.bus import Bus, Carried
from duskhall.server.thinking.jobs import JOBS, NotCarriedOut, answered, asked, carried_out
from duskhall.server.thinking.prepared import Source, Start
from tests.helpers import staged
from tests.server.several import worker
from tests.services import Redis
from tools.live import PATIENCE, Person, Server, bot, first_game, me

NAMED = ("Ada", "Bo")


def in_the_dungeon(name: str) -> tuple[State, int]:
    """A position in which somebody may attack."""
    game = new_game(name, 2, seed=5)
    for _ in range(60):
        decision = game.decisions()[0]
        move = next((m for m in decision.options if str(m).startswith("dungeon")), decision.options[0])
        game.answer(decision.seat, move)
        if str(move).startswith("dungeon"):
            break
    seat = game.decisions()[0].seat
    return game.view(seat).sample(7), seat


def a_record() -> str:
    game = new_game("classic", 2, seed=3)
    for _ in range(40):
        decision = game.decisions()[0]
        game.answer(decision.seat, decision.options[-1])
    return record.write(game, NAMED, None, bots=("", ""), unfinished="agreed")


def far(name: str, *args: object) -> object:
    """What comes of a job by way of text."""
    sent = asked(args)
    assert isinstance(sent, str)
    return answered(name, carried_out(name, sent, ("random",)))


def questions() -> Iterator[tuple[str, tuple[object, ...]]]:
    for name in NAMES:
        state, seat = in_the_dungeon(name)
        yield "plan", (state, list(NAMED), seat, "de", True, False)
        yield "hint", (state, list(NAMED), seat, "ja")
        yield "sums", (state, list(NAMED), seat, "en", "attack", 0, [])
    text = a_record()
    source = Source(text, foreign=True)
    yield "review-units", (text, [], 0)
    units = working.units(text, [], 0)[:2]
    yield "review-work", (text, units, [])
    yield from ((job, ("r", source, "en")) for job in ("replay-facts", "replay", "replay-cards"))
    yield "replay-page", ("r", source, "en", 0, 0)
    yield "replay-position", ("r", source, "en", 3)
    yield "replay-start", ("r", source, "en", 3, False)
    yield "start", (position.write(staged()), False, "en")
    yield "doctor", (wire.DoctorRequest(setup=first_game(), players=2), "de")


def test_what_others_work_out_is_what_would_come_out_here() -> None:
    seen = set()
    for name, args in questions():
        # Deals that are tried follow from the numbers of cards, which are others in a position that was read.
        here = [position.read(position.write(one)) if isinstance(one, State) else one for one in args]
        found, expected = far(name, *args), JOBS[name].do(*here)
        if isinstance(found, Start):
            # What is hidden is dealt anew for each.
            assert position.read(found.text).seats == 2
            found, expected = found._replace(text=""), expected._replace(text="")
        assert found == expected, name
        seen.add(name)
    assert seen == set(JOBS) - {"move", "review-words"}


def test_what_a_review_has_found_comes_back_whole() -> None:
    text = a_record()
    results: list[object] = []
    for phase in range(working.PHASES):
        # One of each kind.
        units = list({unit.what: unit for unit in working.units(text, results, phase)}.values())  # type: ignore[arg-type]
        found = far("review-work", text, units, results)
        assert isinstance(found, list)
        results += found
    assert {type(one).__name__ for one in results} >= {"Point", "Judged"}
    sent = jobs.encode(jobs.Outcome(done=msgspec.Raw(jobs.encode(results)))).decode()
    assert answered("review-work", sent) == results


def test_refusals_come_back_as_they_are() -> None:
    with pytest.raises(Trouble) as trouble:
        far("replay-facts", "bad", Source("no record", foreign=True), "en")
    with pytest.raises(Trouble) as here:
        prepared._facts("bad", Source("no record", foreign=True), "en")
    assert (trouble.value.reason, trouble.value.text) == (here.value.reason, here.value.text)
    state, seat = in_the_dungeon("classic")
    with pytest.raises(Refused) as refused:
        far("sums", state, list(NAMED), seat, "en", "attack", 1, ["attack:9"])
    with pytest.raises(Refused) as directly:
        planning.summed_up(state, NAMED, seat, "en", "attack", 1, ["attack:9"])
    assert (refused.value.reason, refused.value.answer) == (directly.value.reason, directly.value.answer)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("move", '["os:system", "x", 0, ""]'),
        ("move", '["./evil.py:Bot", "x", 0, ""]'),
        ("move", "[1, 2]"),
        ("plan", '["nothing like a position", [], 0, "en", true, true]'),
        ("plan", "\x80\x04"),
        ("doctor", "{}"),
    ],
)
def test_a_job_can_do_no_more_than_think(name: str, said: str) -> None:
    """What is sent chooses among the jobs that there are, and among the bots that this worker plays."""
    with pytest.raises(NotCarriedOut):
        answered(name, carried_out(name, said, ("random", "greedy")))


# ----------------------------------------------------------------------------------------------------------------------
# With a real Redis and a real worker


@contextlib.asynccontextmanager
async def on_the_bus(redis: Redis, *, alive: bool = True) -> AsyncIterator[tuple[Bus, Carried]]:
    bus = Bus(redis.url)
    own = Pool()
    carried = bus.around("bots", own)
    assert isinstance(carried, Carried)
    living = asyncio.create_task(bus.live())
    try:
        if alive:
            await until(lambda: bus.has("bots"))
        yield bus, carried
    finally:
        living.cancel()
        carried.close()
        await bus.close()


async def until(test: Callable[[], object], patience: float = 3 * PATIENCE) -> None:
    end = time.monotonic() + patience
    while not test():
        assert time.monotonic() < end
        await asyncio.sleep(0.02)


async def a_move(carried: Carried, seed: int = 7, bot: str = "random") -> str:
    game = new_game("classic", 2, seed=seed)
    decision = game.decision()
    option = await carried.choose(bot, game, decision.seat)
    assert option in decision.options
    return option


class Counting:
    """How often the processes of the server itself have worked."""

    def __init__(self, carried: Carried) -> None:
        self.times = 0
        own, work = carried._own, carried._own.work

        async def counted(*args: object, **kwargs: object) -> object:
            self.times += 1
            return await work(*args, **kwargs)  # type: ignore[arg-type]

        own.work = counted  # type: ignore[method-assign, assignment]


def test_bots_think_in_a_worker_and_go_on_without(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the bus while there is one; here when the Redis is killed, stands still, and while no worker lives. What a
    killed worker has begun is worked out here."""
    (tmp_path / "slow.py").write_text(
        "import time\nclass Slow:\n    def choose(self, view, decision):\n        time.sleep(1.2)\n"
        "        return decision.options[-1]\n"
    )
    slow = f"{tmp_path / 'slow.py'}:Slow"

    def late(seconds: float) -> None:
        """So long workers are waited for, however busy this machine is."""
        monkeypatch.setitem(bus_module.KINDS, "bots", bus_module.Kind(seconds, 60))

    async def main(redis: Redis) -> None:
        with worker(redis.url, tmp_path / "one.log", "--processes", "1") as first:
            async with on_the_bus(redis) as (bus, carried):
                own = Counting(carried)
                late(60)
                began = time.monotonic()
                await asyncio.gather(*(a_move(carried, seed) for seed in range(20)))
                print(f"20 moves by the bus: {time.monotonic() - began:.2f} s")
                assert own.times == 0
                # A bot that the worker does not know is played here.
                last = new_game("classic", 2, seed=7).decision().options[-1]
                assert await a_move(carried, bot=slow) == last
                assert own.times == 1
                # Killed in the middle of it.
                late(0.5)
                asking = asyncio.gather(*(a_move(carried, seed, "archmage") for seed in range(3)))
                await asyncio.sleep(0.05)
                first.send_signal(signal.SIGKILL)
                await asyncio.wait_for(asking, 3 * PATIENCE)
                assert own.times > 1
                await until(lambda: not bus.has("bots"))
                before = own.times
                await a_move(carried)
                assert own.times == before + 1
        with worker(redis.url, tmp_path / "two.log", "--processes", "1"):
            async with on_the_bus(redis) as (bus, carried):
                own = Counting(carried)
                late(60)
                await a_move(carried)
                assert own.times == 0
                redis.freeze()
                late(0.5)
                await asyncio.wait_for(a_move(carried), 3 * PATIENCE)
                assert own.times == 1
                redis.thaw()
                await until(lambda: bus.has("bots"))
                redis.kill()
                await asyncio.wait_for(a_move(carried), 3 * PATIENCE)
                assert own.times == 2
                await until(lambda: not bus.has("bots"))
                redis.begin()
                await until(lambda: bus.has("bots"))
                late(60)
                await a_move(carried)
                assert own.times == 2, "and now the worker thinks again"

    with Redis() as redis:
        asyncio.run(main(redis))


def test_a_bus_with_a_password(tmp_path: Path) -> None:
    with Redis("--requirepass", "secret") as redis:
        url = redis.url.replace("redis://", "redis://:secret@")

        async def main() -> None:
            wrong, right = Bus(redis.url), Bus(url)
            tasks = [asyncio.create_task(bus.live()) for bus in (wrong, right)]
            await until(lambda: right._queues)
            assert not wrong._queues
            for task in tasks:
                task.cancel()
            for bus in (wrong, right):
                await bus.close()

        asyncio.run(main())


def thinking(server: Server) -> int:
    """The processes of its own that a server has begun to think in."""
    lines = [Path(f"/proc/{pid}/cmdline").read_bytes() for pid in server.workers()]
    return sum(b"multiprocessing.spawn" in line for line in lines)


def carried(person: Person) -> int:
    """Moves that workers have made for the server that somebody is at."""
    found = re.search(r'^duskhall_carried_total{pool="bots"} (\d+)', person.get("/metrics", str), re.MULTILINE)
    assert found is not None
    return int(found[1])


def test_a_server_has_workers_think_and_thinks_itself_without_them(tmp_path: Path) -> None:
    """A game against a bot goes on when the Redis dies in the middle of it."""
    with (
        Redis() as redis,
        worker(redis.url, tmp_path / "worker.log", "--processes", "1"),
        Server(tmp_path / "data", env={"DUSKHALL_LIMITS": "off"}, options=("--bus", redis.url)) as server,
        Person(server.address, "Ada") as ada,
    ):
        made = ada.create(me(), bot("greedy"))
        with ada.sit(made, 1) as seat:

            def play(moves: int) -> None:
                for _ in range(moves):
                    if seat.asked() is not None:
                        seat.play(seat.options()[0])

            play(8)
            assert seat.log
            assert carried(ada) > 0, server.said()
            asked = wire.DoctorRequest(setup=first_game(), players=2)
            assert ada.post("/api/setups/doctor", wire.Diagnosis, asked).bars
            redis.kill()
            play(8)
            assert thinking(server) > 0
            assert ada.get("/healthz", str) == "ok\n"
            redis.begin()
