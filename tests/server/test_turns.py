"""Who is served next: in turn by place and table, those who are waited for first, and nobody never."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from duskhall.server.limits.turns import UNSEEN_AFTER, Turn, Turns


def served(waiting: Sequence[Turn], *, cancelled: Sequence[int] = ()) -> list[Turn]:
    """In which order they come who wait all together while one is served."""

    async def main() -> list[Turn]:
        turns, order = Turns(1), []

        async def one(turn: Turn) -> None:
            async with turns.of(turn):
                order.append(turn)
                await asyncio.sleep(0)

        first = asyncio.Event()

        async def holds() -> None:
            async with turns.of(Turn()):
                await first.wait()

        holding = asyncio.create_task(holds())
        await asyncio.sleep(0)
        tasks = [asyncio.create_task(one(turn)) for turn in waiting]
        await asyncio.sleep(0)
        for n in cancelled:
            tasks[n].cancel()
        first.set()
        await asyncio.gather(holding, *tasks, return_exceptions=True)
        # Nothing is left behind: the next one does not wait.
        await asyncio.wait_for(one(Turn()), 1)
        return order[:-1]

    return asyncio.run(main())


def test_two_hundred_abandoned_tables_do_not_slow_an_honest_one() -> None:
    abandoned = [Turn(False, "mallory", f"t{n}") for n in range(200)]
    honest = Turn(True, "home", "honest")
    order = served([*abandoned, honest])
    assert order[0] == honest and set(order) == {*abandoned, honest}


def test_a_place_with_many_tables_has_no_more_turns_than_one_with_a_single_table() -> None:
    many = [Turn(True, "mallory", f"t{n}") for n in range(100) for _ in range(2)]
    honest = [Turn(True, "home", "honest")] * 3
    order = served([*many, *honest])
    assert max(n for n, turn in enumerate(order) if turn.table == "honest") <= 6
    # Of one place each table has its turn before one of them comes again.
    first = [turn.table for turn in order if turn.place == "mallory"][:100]
    assert len(set(first)) == 100


def test_those_at_which_nobody_looks_come_too() -> None:
    order = served([*[Turn(True, "a", "seen")] * 40, Turn(False, "b", "unseen")])
    assert order.index(Turn(False, "b", "unseen")) == UNSEEN_AFTER - 1


def test_who_leaves_takes_nobodys_turn() -> None:
    waiting = [Turn(True, "a", f"t{n}") for n in range(6)]
    assert [turn.table for turn in served(waiting, cancelled=(0, 3, 5))] == ["t1", "t2", "t4"]
