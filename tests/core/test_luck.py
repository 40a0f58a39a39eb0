"""Promise 2: same seed, same moves, same game, on every machine and whatever the hash seed; set-up and luck are
apart."""

from __future__ import annotations

import os
import struct
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from hashlib import blake2b
from itertools import permutations
from pathlib import Path

from duskhall import new_game
from duskhall.core.luck import KEY_BYTES, NAME, Stream, key_from_seed, shuffled
from duskhall.core.state import DUNGEON, State
from duskhall.editions import edition
from tests.helpers import Walk, both, rotating_setup, text_of

ROOT = Path(__file__).parents[2]
KEY = bytes(range(KEY_BYTES))


# ------------------------------------------------------------------------------------------------------------
# The generator


def test_the_generator_is_the_one_it_says() -> None:
    """Known answers: no change of the program may change a shuffle of an old record."""
    assert NAME == "blake2b-ctr-1"
    assert key_from_seed(1, "duskhall luck").hex() == "5edc515ac57fd1113d2adadb32ccff77ecf1e231c8ee2a9afbd97614b818b837"
    assert shuffled(KEY, 0, range(20)) == ((16, 19, 6, 0, 9, 8, 5, 17, 15, 1, 7, 11, 13, 2, 10, 12, 3, 14, 4, 18), 2)
    assert shuffled(KEY, 5, range(12)) == ((7, 5, 3, 9, 8, 11, 0, 1, 10, 6, 2, 4), 6)
    stream = Stream(KEY)
    assert [stream.below(1000) for _ in range(12)] == [138, 109, 576, 486, 100, 530, 930, 369, 507, 690, 181, 944]
    assert Stream(KEY).key_bytes().hex() == FIRST_KEY


FIRST_KEY = blake2b(
    struct.pack("<Q", struct.unpack("<I", blake2b(bytes(8), key=KEY).digest()[:4])[0]), key=KEY, digest_size=32
).hexdigest()


def test_a_shuffle_is_blake2b_in_counter_mode() -> None:
    """The same shuffle, written a second time from its description."""

    def words(key: bytes, count: int) -> list[int]:
        return list(struct.unpack("<16I", blake2b(struct.pack("<Q", count), key=key).digest()))

    for seed in range(30):
        key = key_from_seed(seed, "known answer")
        n = 2 + seed * 3
        cards = list(range(n))
        count, left = seed, words(key, seed)
        count += 1
        for i in range(n - 1, 0, -1):
            while True:
                if not left:
                    left = words(key, count)
                    count += 1
                word = left.pop(0)
                if word < 2**32 - 2**32 % (i + 1):
                    break
            j = word % (i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        assert shuffled(key, seed, range(n)) == (tuple(cards), count)


def chi_square(seen: Counter[object], cells: int) -> float:
    expected = seen.total() / cells
    return sum((n - expected) ** 2 for n in seen.values()) / expected + (cells - len(seen)) * expected


def test_shuffles_are_fair() -> None:
    """All 24 orders of four cards, and every card at every place of a deck of twelve, come equally often."""
    orders: Counter[object] = Counter()
    places: list[Counter[object]] = [Counter() for _ in range(12)]
    for seed in range(6000):
        key = key_from_seed(seed, "fair")
        orders[shuffled(key, 0, range(4))[0]] += 1
        for i, card in enumerate(shuffled(key, 1, range(12))[0]):
            places[i][card] += 1
    assert set(orders) == set(permutations(range(4)))
    assert chi_square(orders, 24) < 55  # 23 degrees of freedom: one in 5000
    for place in places:
        assert chi_square(place, 12) < 38  # 11 degrees of freedom: one in 10000


def test_shuffles_in_a_row_are_not_alike() -> None:
    """The counter moves on: the next shuffle of a game is another one, and never repeats words of the one before."""
    seen = set()
    count = 0
    for _ in range(200):
        order, after = shuffled(KEY, count, range(40))
        assert after >= count + 3
        seen.add(order)
        count = after
    assert len(seen) == 200
    assert shuffled(KEY, 3, ())[0] == () and shuffled(KEY, 3, (7,))[0] == (7,)


def test_numbers_below_are_fair() -> None:
    stream = Stream.of(5, "fair numbers")
    assert chi_square(Counter(stream.below(7) for _ in range(14000)), 7) < 28


def test_rejected_words_do_not_skew() -> None:
    """A number just above half of the span: without rejection the low half would come twice as often."""
    n = 3 << 30
    stream = Stream.of(6, "skew")
    low = sum(stream.below(n) < 1 << 30 for _ in range(6000))
    assert 1800 < low < 2200


# ------------------------------------------------------------------------------------------------------------
# Set-up and luck are apart


def hands(s: State) -> str:
    return text_of(s).partition("stack.")[0]


@both
def test_a_set_up_seed_says_nothing_about_luck(name: str) -> None:
    e = edition(name)
    setup = e.random_setup(11)
    one, other = (e.deal(e.rules, setup, 3, key_from_seed(luck, "luck")) for luck in (1, 2))
    assert one.map.names == other.map.names
    assert hands(one) != hands(other)
    # Two set-up seeds that give the same cards give the same game: only the cards go into it.
    same = e.deal(e.rules, e.random_setup(11), 3, key_from_seed(1, "luck"))
    assert text_of(same) == text_of(one)
    assert key_from_seed(7, "duskhall luck") != key_from_seed(7, f"duskhall set-up {name}")


@both
def test_luck_says_nothing_about_the_set_up(name: str) -> None:
    """The same key under another set-up: other cards, as many shuffles."""
    e = edition(name)
    setups = [replace(rotating_setup(n, name), board="", avatars=False, mode="") for n in range(4)]
    deals = [e.deal(e.rules, setup, 2, KEY) for setup in setups]
    assert len({s.luck for s in deals}) == 1
    assert len({text_of(s) for s in deals}) == 4


def test_luck_without_a_seed_is_a_secret_of_256_bits() -> None:
    keys = {new_game(listen=False).state.luck_key for _ in range(4)}
    assert len(keys) == 4 and {len(key) for key in keys} == {32}


@both
def test_players_do_not_touch_the_luck_of_the_game(name: str) -> None:
    """Looking, listing, forecasting and sampling use no luck."""
    walk = Walk(4, name)
    for _ in zip(range(40), walk, strict=False):
        before = (walk.state.luck_key, walk.state.luck)
        for seat in range(walk.state.seats):
            view = walk.game.view(seat)
            view.data()
            view.sample(3)
            for rank in (1, 2, 3):
                view.forecast(rank)
        assert (walk.state.luck_key, walk.state.luck) == before


@both
def test_the_hidden_piles_follow_the_luck_key(name: str) -> None:
    e = edition(name)
    deals = [e.deal(e.rules, e.first_game, 2, key_from_seed(i, "k")) for i in range(20)]
    first = deals[0]
    piles = [
        z for z, zone in enumerate(first.map.names) if first.zones[z] and (z == DUNGEON or zone.startswith("draw."))
    ]
    assert len(piles) == {"classic": 1, "advance": 3, "quest": 4}[name]
    for z in piles:
        assert len({s.zones[z] for s in deals}) == 20


# ------------------------------------------------------------------------------------------------------------
# The same game everywhere

GAME = """
import sys
from duskhall.notation.record import write
from tests.helpers import Walk, passes
games = (("classic", 3), ("classic", 4), ("advance", 3), ("advance", 4), ("advance", 8), ("quest", 4), ("quest", 5))
for name, seed in games:
    walk = Walk(seed, name, turns=25 if name == "classic" else 15, history=True)
    for _ in walk:
        for seat in range(walk.state.seats):
            if walk.step % 7 == seat:
                passes(walk.game, seat)
    sys.stdout.write(write(walk.game, tuple("abcde"[: walk.state.seats]), None))
    sys.stdout.write(repr([walk.game.events(seat) for seat in range(-1, walk.state.seats)]))
    sys.stdout.write(repr([walk.game.view(seat).data() for seat in range(-1, walk.state.seats)]))
"""


def played(hash_seed: str) -> bytes:
    environment = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}
    return subprocess.run(
        [sys.executable, "-c", GAME], cwd=ROOT, env=environment, check=True, capture_output=True
    ).stdout


def test_records_are_the_same_byte_for_byte_under_three_hash_seeds() -> None:
    one, two, three = (played(seed) for seed in ("0", "1", "4242"))
    assert len(one) > 50_000
    assert one == two == three, "reproduce: PYTHONHASHSEED=1 .venv/bin/python -m tests.helpers classic 3"


@both
def test_the_same_seed_plays_the_same_game_twice(name: str) -> None:
    for seed in (1, 2, 3):
        texts = []
        for _ in range(2):
            walk = Walk(seed, name, turns=20)
            for _ in walk:
                pass
            texts.append(text_of(walk.state))
        assert texts[0] == texts[1]
        assert new_game(name, seed=seed).state.luck_key == new_game(name, seed=seed).state.luck_key
        assert text_of(new_game(name, seed=seed).state) == text_of(new_game(name, seed=seed).state)
