"""The words of one game for all who read of it: at one table everybody reads their own language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duskhall.core.state import SPECTATOR
from duskhall.core.view import View
from duskhall.telling.phrases import Phrases
from duskhall.text import reader

from ..limits.spoken import isolated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from duskhall.core.state import State


class Phrasebook:
    """Made once for each language that is asked for."""

    def __init__(self, names: Sequence[str], state: State) -> None:
        self.names = tuple(map(isolated, names))
        self._rules = state.rules
        self._rooms = View(state, SPECTATOR).rooms
        self._made: dict[str, Phrases] = {}

    @property
    def p(self) -> Phrases:
        """For whoever reads now."""
        language = reader()
        found = self._made.get(language)
        if found is None:
            found = self._made[language] = Phrases(self.names, self._rules, self._rooms)
        return found
