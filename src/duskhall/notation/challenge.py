"""Challenges: a set-up with its deal and a score to beat, as a code that fits into a link.

A code is made of a game that is over. It holds the key of its luck, and a reader of the code can work every shuffle
out: no running game may be told this way. The code is text like that of a record, packed::

    challenge: 1
    edition: classic
    monsters: abyssal, doomknight, ooze
    ...
    luck: 6b6b...
    seats: -, apprentice
    by: Ada
    points: 14
    deal: 2f6c1b88
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import zlib
from dataclasses import dataclass
from typing import TYPE_CHECKING

from duskhall.core.luck import KEY_BYTES
from duskhall.editions import NAMES, edition
from duskhall.editions.errors import UnknownEdition

from .lines import Line, NotationError, parse_int, split_lines
from .position import write as write_position
from .record import CHOSEN, FURTHER, read_setup, write_setup

if TYPE_CHECKING:
    from duskhall.core.state import State
    from duskhall.editions.setup import Setup

VERSION = 1
YOU = "-"
"""The seat that the challenge is for."""
LONGEST = 4000
"""Characters of a code, and of what it unfolds to: no set-up needs as many."""
HERE = ("challenge", "edition", "luck", "seats", "by", "points", "deal")
CARDS = "card"
"""How the lines of a position begin that say what a card does. A card that was mended since deals the same."""


@dataclass(frozen=True, slots=True)
class Challenge:
    setup: Setup
    luck: bytes
    bots: tuple[str, ...]
    """The bot of each seat; empty: the seat that the challenge is for."""
    name: str
    """The name of the player with that score."""
    points: int

    @property
    def seat(self) -> int:
        return self.bots.index("")

    def deal(self) -> State:
        """The position that the game began with."""
        found = edition(self.setup.edition)
        return found.deal(found.rules_on(self.setup.board), self.setup, len(self.bots), self.luck)


def dealt(state: State) -> str:
    """A short sign of a deal: where every card lies."""
    lines = [line for line in write_position(state).splitlines() if not line.startswith(CARDS)]
    return hashlib.blake2b("\n".join(lines).encode(), digest_size=4).hexdigest()


def write(challenge: Challenge) -> str:
    """The code of a challenge."""
    lines = [
        f"challenge: {VERSION}",
        f"edition: {challenge.setup.edition}",
        *write_setup(challenge.setup),
        f"luck: {challenge.luck.hex()}",
        f"seats: {', '.join(bot or YOU for bot in challenge.bots)}",
        f"by: {challenge.name}",
        f"points: {challenge.points}",
        f"deal: {dealt(challenge.deal())}",
    ]
    packed = zlib.compress("\n".join(lines).encode(), 9)
    return base64.urlsafe_b64encode(packed).decode().rstrip("=")


def read(code: str) -> Challenge:
    """The challenge that a code means. Raises NotationError."""
    names = _lines(_unpacked(code))
    missing = [key for key in HERE if key not in names]
    if missing:
        raise NotationError(0, "notation-code-lacks", key=missing[0])
    if names["challenge"][1] != str(VERSION):
        raise NotationError(0, "notation-code-version", found=names["challenge"][1], version=str(VERSION))
    line, name = names["edition"]
    try:
        found = edition(name)
    except UnknownEdition:
        raise line.error("notation-unknown-edition", name=name, known=", ".join(NAMES)) from None
    board = names["board"][1] if "board" in names else ""
    try:
        rules = found.rules_on(board)
    except ValueError:
        raise line.error("notation-no-board", edition=name, board=board, known=", ".join(found.boards)) from None
    setup = read_setup(names, rules)
    if setup is None:
        raise line.error("notation-setup-parts")
    luck = _luck(*names["luck"])
    line, text = names["seats"]
    bots = tuple("" if part.strip() == YOU else part.strip() for part in text.split(","))
    least, most = found.players
    if bots.count("") != 1 or not least <= len(bots) <= most:
        raise line.error("notation-code-seats")
    line, text = names["points"]
    out = Challenge(setup, luck, bots, names["by"][1], parse_int(line, text, "points"))
    if dealt(out.deal()) != names["deal"][1]:
        raise NotationError(0, "notation-code-deal")
    return out


def _unpacked(code: str) -> str:
    code = "".join(code.split())
    if not code or len(code) > LONGEST:
        raise NotationError(0, "notation-not-a-code")
    try:
        packed = base64.b64decode(code + "=" * (-len(code) % 4), altchars=b"-_", validate=True)
        unfolding = zlib.decompressobj()
        text = unfolding.decompress(packed, LONGEST).decode()
    except (binascii.Error, zlib.error, ValueError):
        raise NotationError(0, "notation-not-a-code") from None
    if not unfolding.eof or unfolding.unused_data:
        raise NotationError(0, "notation-code-cut-off")
    return text


def _lines(text: str) -> dict[str, tuple[Line, str]]:
    names: dict[str, tuple[Line, str]] = {}
    for line in split_lines(text):
        key, value = line.key_value()
        if key in names or key not in (*HERE, *CHOSEN, *FURTHER):
            if key in names:
                raise line.error("notation-twice", name=key)
            raise line.error("notation-unknown-key", key=key)
        names[key] = line, value
    return names


def _luck(line: Line, text: str) -> bytes:
    try:
        luck = bytes.fromhex(text)
    except ValueError:
        luck = b""
    if len(luck) != KEY_BYTES:
        raise line.error("notation-code-luck")
    return luck
