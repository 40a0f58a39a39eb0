"""Luck: BLAKE2b in counter mode. The whole generator is a key and one counter, so it copies for free and replays
anywhere."""

from __future__ import annotations

import struct
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

KEY_BYTES: Final = 32
NAME = "blake2b-ctr-1"
"""Names the algorithm in the header of records and saves."""

_WORDS: Final = struct.Struct("<16I")
_COUNTER: Final = struct.Struct("<Q")
_SPAN: Final = 1 << 32


def key_from_seed(seed: int, purpose: str) -> bytes:
    """A key for tests, simulations and set-ups. A table of people takes ``secrets.token_bytes(KEY_BYTES)``."""
    return blake2b(f"{purpose}:{seed}".encode(), digest_size=KEY_BYTES).digest()


def _block(key: bytes, count: int) -> tuple[int, ...]:
    return _WORDS.unpack(blake2b(_COUNTER.pack(count), key=key).digest())


_PLACES: Final = 1 << 16
_FAIR: Final = _SPAN - _PLACES
"""Words from here on might favour some of so many places: those that would are thrown away."""


def shuffled(key: bytes, count: int, items: Sequence[int]) -> tuple[tuple[int, ...], int]:
    """A fair permutation and the counter after it."""
    out = list(items)
    last = len(out) - 1
    if last < 1:
        return tuple(out), count + 1
    while last > 0:
        words = _block(key, count)
        count += 1
        if max(words) < _FAIR:
            for i, word in zip(range(last, 0, -1), words, strict=False):
                j = word % (i + 1)
                out[i], out[j] = out[j], out[i]
            last -= len(words)
            continue
        for word in words[:last]:
            if word >= _SPAN - _SPAN % (last + 1):
                break
            j = word % (last + 1)
            out[last], out[j] = out[j], out[last]
            last -= 1
    return tuple(out), count


class Stream:
    """A generator of its own for set-ups, bots and tests; never part of a game's state."""

    __slots__ = ("count", "key", "words")

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.count = 0
        self.words: list[int] = []
        """What is left of the last block, the next word at the end."""

    @classmethod
    def of(cls, seed: int, purpose: str) -> Stream:
        return cls(key_from_seed(seed, purpose))

    def below(self, n: int) -> int:
        """A fair number from 0 to n - 1."""
        words = self.words
        while True:
            if not words:
                words += reversed(_block(self.key, self.count))
                self.count += 1
            word = words.pop()
            if (word < _FAIR and n <= _PLACES) or word < _SPAN - _SPAN % n:
                return word % n

    def shuffled(self, items: Sequence[int]) -> tuple[int, ...]:
        out = list(items)
        for i in range(len(out) - 1, 0, -1):
            j = self.below(i + 1)
            out[i], out[j] = out[j], out[i]
        return tuple(out)

    def key_bytes(self) -> bytes:
        return blake2b(_COUNTER.pack(self.below(_SPAN)), key=self.key, digest_size=KEY_BYTES).digest()
