"""Greedy plays by rules of thumb: it buys cards that make the deck stronger, fights monsters it can beat, and drops
weak cards.

``turn`` decides where to go, ``branches`` which branch of a card to choose, ``windows`` which abilities to use, and
``choices`` everything else. ``outlook`` values cards, ``battle`` values fights. In editions with rooms, the modules of
``rooms`` answer first. No module names a card, a branch of a card or an edition: ``profiles`` derives what a card does
from its data, ``ruleset`` derives the rules. The names of the places to go ("village", …) are words of the turn, the
same in every edition that has such a place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .branches import best_way
from .choices import buy, face, first, level, line, order, pick, seat, split
from .outlook import Outlook
from .reader import Reader
from .rooms.outlook import RoomsOutlook
from .rooms.turn import ROOM_RULES
from .ruleset import ruleset_of
from .turn import destination
from .windows import window

if TYPE_CHECKING:
    from collections.abc import Callable

    from duskhall.core.decision import Decision
    from duskhall.core.view import View


class GreedyBot:
    """A bot that plays by rules of thumb. It uses no luck, so it takes no seed."""

    def __init__(self) -> None:
        self._outlook: Outlook | None = None
        self._reader: Reader | None = None

    def choose(self, view: View, decision: Decision) -> str:
        return decision.options[self.pick(view, decision)]

    def pick(self, view: View, decision: Decision) -> int:
        reader = self._reader
        kind = decision.kind
        if reader is None or reader.view is not view:
            reader = self._sit_down(view)
        else:
            reader.look()
        room_cards = reader.ruleset.room_cards
        outlook = self._outlook
        # Worked out once a turn, at its first question.
        if outlook is None or outlook.turn != reader.turn or (kind == "branch" and not decision.about):
            outlook = self._outlook = RoomsOutlook(reader) if room_cards else Outlook(reader)
            reader.values = None
        if room_cards:
            assert isinstance(outlook, RoomsOutlook)
            rule = ROOM_RULES.get(kind)
            found = None if rule is None else rule(reader, decision, outlook)
            if found is not None:
                return found
        return _RULES[kind](reader, decision, outlook)

    @property
    def drags(self) -> bool:
        """Whether the game takes so long that only its end counts."""
        return self._outlook is not None and self._outlook.drags

    def forget(self) -> None:
        """Drop what was worked out for the turn: the view shows another position now."""
        self._outlook = None

    def _sit_down(self, view: View) -> Reader:
        before = self._reader
        if before is None or before.ruleset.rules is not view.rules:
            # Another game: drop what was worked out for the last one.
            self._outlook = None
        reader = self._reader = Reader(view, ruleset_of(view.rules))
        return reader


def branch(reader: Reader, decision: Decision, outlook: Outlook) -> int:
    """Choose where to go this turn, or a branch of a card."""
    options = decision.ways
    if "dungeon" in options:
        return options.index(destination(reader, outlook, "prepare" in options))
    return best_way(reader, reader.branches(decision.about, options), outlook)


_RULES: dict[str, Callable[[Reader, Decision, Outlook], int]] = {
    "branch": branch,
    "window": window,
    "pick": pick,
    "buy": buy,
    "level": level,
    "face": face,
    "split": split,
    "order": order,
    "line": line,
    "seat": seat,
    "first": first,
}
