"""The keys of a position, and its lines by key."""

from __future__ import annotations

from .lines import Line

FLAGS = ("laid", "won", "claim", "again", "over")
NUMBERS = ("turn", "spent", "rank", "total", "health", "secrets", "reach")
PLACES = ("bought", "armed", "marked", "unable", "arrived")
NOWHERE = "-"
"""A champion that has not been placed yet, and a place without a card."""


class Rows:
    """Lines of a position by their keys. It remembers which keys were asked for: the others are unknown."""

    def __init__(self, lines: list[Line]) -> None:
        self.rows: dict[str, list[tuple[Line, str]]] = {}
        for line in lines:
            key, value = line.key_value()
            self.rows.setdefault(key, []).append((line, value))
        self.seen: set[str] = set()
        self.first = lines[0] if lines else Line(1, "")

    def __contains__(self, key: str) -> bool:
        return key in self.rows

    def one(self, key: str, default: str) -> tuple[Line, str]:
        """The line of a key that may stand once, and its value."""
        self.seen.add(key)
        rows = self.rows.get(key, [])
        if len(rows) > 1:
            raise rows[1][0].error("notation-twice", name=key)
        return rows[0] if rows else (self.first, default)

    def many(self, key: str) -> list[tuple[Line, str]]:
        """The lines of a key that may stand several times, and their values."""
        self.seen.add(key)
        return self.rows.get(key, [])

    def flag(self, key: str) -> bool:
        line, text = self.one(key, "no")
        if text not in ("yes", "no"):
            raise line.error("notation-yes-or-no", key=key, found=text)
        return text == "yes"

    def refuse_unknown(self) -> None:
        """Every key has been asked for by now."""
        for key, rows in self.rows.items():
            if key not in self.seen:
                raise rows[0][0].error("notation-unknown-key", key=key)
