"""Luck: BLAKE2b in counter mode. The whole generator is a key and a counter, so copies are free and replays work
anywhere."""

from __future__ import annotations

import struct
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Sequence


KEY_BYTES: Final = 32
NAME = "blake2b-ctr-1"
"""Names the algorithm in the header of records and saves."""

_BLOCK: Final = 16
_WORDS: Final = [struct.Struct(f"<{n}I{4 * (_BLOCK - n)}x") for n in range(_BLOCK + 1)]
"""Read the first n words of a block."""
_ALL: Final = _WORDS[_BLOCK]
_COUNTER: Final = struct.Struct("<Q")
_SPAN: Final = 1 << 32


def key_from_seed(seed: int, purpose: str) -> bytes:
    """A key for tests, simulations and set-ups. A game between people uses ``secrets.token_bytes(KEY_BYTES)``."""
    return blake2b(f"{purpose}:{seed}".encode(), digest_size=KEY_BYTES).digest()


_KEYED: Final[dict[bytes, Any]] = {}
"""Hashes that have absorbed a key and wait for a counter: copying one is faster than making one."""
_MOST_KEYS: Final = 64


def _block(key: bytes, count: int) -> bytes:
    keyed = _KEYED.get(key)
    if keyed is None:
        if len(_KEYED) >= _MOST_KEYS:
            _KEYED.clear()
        _KEYED[key] = keyed = blake2b(key=key)
    block = keyed.copy()
    block.update(_COUNTER.pack(count))
    digest: bytes = block.digest()
    return digest


_PLACES: Final = 1 << 16
_FAIR: Final = _SPAN - _PLACES
"""The limit for each number of places: a word from here on might favour some places, and is thrown away."""
_ONES: Final = 255
"""The two upper bytes of such a word."""


def shuffled(key: bytes, count: int, items: Sequence[int]) -> tuple[tuple[int, ...], int]:
    """A fair permutation and the counter after it."""
    # Only places change, so the type of the items does not matter.
    out: list[Any] = list(items)
    left = len(out)
    if left < 2:
        return tuple(out), count + 1
    while left > 1:
        block = _block(key, count)
        count += 1
        words: tuple[int, ...] = (_ALL if left > _BLOCK else _WORDS[left - 1]).unpack(block)
        if _ONES not in block or max(words) < _FAIR:
            for word in words:
                j = word % left
                left -= 1
                out[left], out[j] = out[j], out[left]
            continue
        for word in words:
            if word >= _SPAN - _SPAN % left:
                break
            j = word % left
            left -= 1
            out[left], out[j] = out[j], out[left]
    return tuple(out), count


class Stream:
    """A generator of its own for set-ups, bots and tests; never part of a game's state."""

    __slots__ = ("count", "key", "words")

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.count = 0
        self.words: list[int] = []
        """The words left of the last block, the next one at the end."""

    @classmethod
    def of(cls, seed: int, purpose: str) -> Stream:
        return cls(key_from_seed(seed, purpose))

    def below(self, n: int) -> int:
        """A fair number from 0 to n - 1."""
        words = self.words
        while True:
            if not words:
                words += _ALL.unpack(_block(self.key, self.count))
                words.reverse()
                self.count += 1
            word = words.pop()
            if (word < _FAIR and n <= _PLACES) or word < _SPAN - _SPAN % n:
                return word % n

    def shuffled(self, items: Sequence[int]) -> tuple[int, ...]:
        out = list(items)
        words = self.words
        for last in range(len(out) - 1, 0, -1):
            # The common case, inlined: the block has a word left, and it is fair.
            j = words.pop() % (last + 1) if words and words[-1] < _FAIR else self.below(last + 1)
            out[last], out[j] = out[j], out[last]
        return tuple(out)

    def key_bytes(self) -> bytes:
        return blake2b(_COUNTER.pack(self.below(_SPAN)), key=self.key, digest_size=KEY_BYTES).digest()
