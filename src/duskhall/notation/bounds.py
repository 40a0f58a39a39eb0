"""How much a text from outside may hold: a position or a record that a stranger sends.

Every real game stays far below: the bounds are about twice what ten thousands of games of random players came to, and a
test compares them with the golden games. A program that reads its own texts needs none of it.
"""

from __future__ import annotations

import re
from collections import Counter

from .lines import Line, NotationError, split_lines

BYTES = 1_000_000
LINES = 8_000
CHARACTERS = 8_000
"""Characters of one line with its continuations."""
KEYS = 250
"""Different words in front of a colon."""

CARDS = 800
"""In all."""
LIES: dict[str, int] = {"hand": 30, "front": 40, "secret": 12, "deck": 120, "discard": 120, "hall": 12}
"""Cards in a zone; what they cost grows with the hand most of all."""
ELSEWHERE = 400
"""Cards in any other zone."""
OWNED = 150
"""Cards of one seat in its deck, its hand and its discard pile."""
OF_A_SEAT = ("deck", "hand", "discard")

TIMES: dict[str, int] = {
    "ask": 5,
    "card": CARDS,
    "change": 24,
    "down": 10,
    "frame": 12,
    "gold": 40,
    "held": 30,
    "lane": 20,
    "later": 12,
    "lent": 30,
    "script": 20,
    "sealed": 20,
    "split": 30,
    "used": 60,
}
"""How many lines may begin with a word that may stand several times."""
PLACES = 60
"""Places, names and numbers in one line that tells of something half done."""
AMOUNT = 99
"""The largest number that makes something: attack, losses, gold, dice."""
COUNTED = 999
"""The largest number for anything else that players have."""
NUMBERS: dict[str, int] = {
    "total": COUNTED,
    "health": COUNTED,
    "spent": COUNTED,
    "xp": COUNTED,
    "gold": AMOUNT,
    "split": AMOUNT,
    "last": AMOUNT,
    "walk": AMOUNT,
    "change": AMOUNT,
    "frame": AMOUNT,
    "lane": AMOUNT,
    "later": AMOUNT,
}

MOVES = 5_000
"""Moves of a record. A game on a server ends there too."""
MOVE = 150
"""Characters of a move."""
NAME = 100
"""Characters of the name of a player or a bot."""

COPIES = re.compile(r"\*\s*(\d+)")
NUMBER = re.compile(r"(?<![\w.-])-?\d+(?![\w.])")
"""A number that stands alone: in ``hand.1/3`` and ``turn.1`` there is none."""
SETUP = ("monsters", "heroes", "village", "rooms", "packs", "key-decks")
"""Lines of names that no zone has."""


def check(text: str) -> None:
    """Refuse more than any game needs, before it is read. Raises NotationError with the line."""
    if len(text.encode("utf-8", "surrogatepass")) > BYTES:
        raise NotationError(0, "bounds-bytes", most=str(BYTES // 1000))
    if len(text.splitlines()) > LINES:
        raise NotationError(LINES + 1, "bounds-lines", most=str(LINES))
    found = _Found()
    for line in _joined(text):
        key, colon, value = (part.strip() for part in line.text.partition(":"))
        if key == "start" and colon:
            key, colon, value = (part.strip() for part in value.partition(":"))
        found.count(line, key, value)


def _joined(text: str) -> list[Line]:
    """The lines with what continues them, none of them too long."""
    length = 0
    for number, raw in enumerate(text.splitlines(), 1):
        length = len(raw) + (length if raw[:1] in (" ", "\t") else 0)
        if length > CHARACTERS:
            raise NotationError(number, "bounds-characters", most=str(CHARACTERS))
    return split_lines(text)


class _Found:
    """Totals of the lines read so far."""

    def __init__(self) -> None:
        self.times: Counter[str] = Counter()
        self.owned: Counter[str] = Counter()
        self.cards = 0
        self.moves = 0

    def count(self, line: Line, key: str, value: str) -> None:
        if key.startswith("turn "):
            self._moves(line, value)
            return
        if key.startswith(("player ", "bot ")):
            if len(value) > NAME:
                raise line.error("bounds-name", n=len(value), most=str(NAME))
            return
        self.times[key] += 1
        most = TIMES.get(key, 0)
        if most and self.times[key] > most:
            raise line.error("bounds-times", key=key, most=str(most))
        if len(self.times) > KEYS:
            raise line.error("bounds-keys", most=str(KEYS))
        if key in ("card", *SETUP):
            # Its text is read name by name, and is no longer than a line.
            return
        if key in NUMBERS:
            self._numbers(line, key, value)
        zone, _, owner = key.partition(".")
        if owner or key in ("hall", "dungeon", "destroyed", "aside", "rooms", "script"):
            self._cards(line, zone, owner, key, value)
        elif (n := len(re.split(r"[\s,]+", value))) > PLACES:
            raise line.error("bounds-places", n=n, most=str(PLACES))

    def _moves(self, line: Line, value: str) -> None:
        moves = value.split()
        self.moves += len(moves)
        if self.moves > MOVES:
            raise line.error("bounds-moves", most=str(MOVES))
        if any(len(move) > MOVE for move in moves):
            raise line.error("bounds-move", most=str(MOVE))

    def _cards(self, line: Line, zone: str, owner: str, key: str, value: str) -> None:
        n = 0
        for part in re.split(r"[,|]", value):
            times = COPIES.search(part)
            # A number as long as that is refused when it is read.
            n += int(times[1][:9]) if times else bool(part.strip())
        most = LIES.get(zone, ELSEWHERE)
        if n > most:
            raise line.error("bounds-zone", zone=key, n=str(n), most=str(most))
        self.cards += n
        if self.cards > CARDS:
            raise line.error("bounds-cards", most=str(CARDS))
        if zone in OF_A_SEAT:
            self.owned[owner] += n
            if self.owned[owner] > OWNED:
                raise line.error("bounds-owned", seat=owner[:9], most=str(OWNED))

    def _numbers(self, line: Line, key: str, value: str) -> None:
        most = NUMBERS[key]
        for word in re.split(r"[\s,=]+", value):
            if NUMBER.fullmatch(word) and abs(int(word[:12])) > most:
                raise line.error("bounds-number", found=word[:12], most=str(most))
