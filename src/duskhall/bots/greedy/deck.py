"""The sums over the cards of a deck."""

from __future__ import annotations

from bisect import bisect, insort
from typing import TYPE_CHECKING

from duskhall.core.seen import Owned

if TYPE_CHECKING:
    from duskhall.core.view import View

    from .profiles import Profile


class Deck:
    """The sums over a seat's cards. A turn changes only a card or two, so sums are updated, not computed anew."""

    __slots__ = (
        "_known",
        "_profiles",
        "cards",
        "draws",
        "forces",
        "gold",
        "hits",
        "kinds",
        "light",
        "strengths",
        "weapons",
    )

    def __init__(self, profiles: list[Profile]) -> None:
        """``profiles``: the profiles of all cards, by kind."""
        self._profiles = profiles
        self._known = Owned()
        self.cards: list[Profile] = []
        """The cards, sorted by kind."""
        self.kinds: list[int] = []
        self.hits: list[float] = []
        self.forces: list[float] = []
        """A value for each card, in the same order: sums of fractions then do not depend on earlier cards."""
        self.strengths: list[int] = []
        """The values of the heroes, in order."""
        self.light = 0
        self.gold = 0
        self.weapons = 0
        self.draws = 0

    def look(self, view: View) -> None:
        """Update the sums by the cards that have come and gone."""
        self._known, gained, lost = view.deck_since(self._known)
        for kind in gained:
            self._add(self._profiles[kind])
        for kind in lost:
            self._remove(self._profiles[kind])

    def _add(self, p: Profile) -> None:
        i = bisect(self.kinds, p.kind)
        self.cards.insert(i, p)
        self.kinds.insert(i, p.kind)
        self.hits.insert(i, p.hit)
        self.forces.insert(i, p.force)
        if p.hero:
            insort(self.strengths, p.strength)
        self.light += p.light
        self.gold += p.gold
        self.weapons += p.weapon
        self.draws += p.draws

    def _remove(self, p: Profile) -> None:
        i = self.kinds.index(p.kind)
        del self.cards[i], self.kinds[i], self.hits[i], self.forces[i]
        if p.hero:
            self.strengths.remove(p.strength)
        self.light -= p.light
        self.gold -= p.gold
        self.weapons -= p.weapon
        self.draws -= p.draws
