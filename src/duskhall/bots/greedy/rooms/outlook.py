"""The outlook in editions with rooms, where XP scores at the end: the worth of cards, tokens and wounds.

As in ``outlook``, the scale is victory points.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from duskhall.core.tree import Is

from ..outlook import HAND, UNKNOWN, Outlook
from .pledges import Longing, longings

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Iterable

    from ..profiles import Profile
    from ..reader import Reader
    from .foes import RoomCard

KEY = 7.0
"""How many turns of all seats together it takes to find a key."""
POINT = 0.2
"""The victory points that a point of attack brings each time it is drawn."""
BRIGHT = ((1.0, 1.4), (2.0, 1.2), (3.0, 1.0), (4.0, 0.5))
"""The worth of one more point of light: in a hand with less light than the first number, the second, in points of
attack;"""
DAZZLING = 0.1
"""its worth with more light than that."""
WIELDED = 0.7
"""The greatest chance that a weapon finds a hero."""
TREASURE_PRICE = 10
"""The cost of a card of a hidden pile;"""
TREASURE = 4.0
"""The assumed points of attack and victory points of an unseen card;"""
JEWEL = 2.0
TOKEN = 1.0
"""The worth of a gear token for each gold of its price, in points of attack that serve once."""
WOUND = 0.5
"""Cards that a wound takes from each hand."""
WOUNDED = 2
"""How many turns a wound stays;"""
COIN = 0.14
"""The worth of a gold piece in the hand, in points of attack, each time it is spent;"""
PURSE = 2.5
"""in a hand with less gold than this, each missing piece raises the worth of gold."""
ALIKE = 0.35
"""The loss of worth of each further copy of a card with abilities, in points of attack."""
SEEN = 0.8
"""The extra worth of a drawn card in these editions, in points of attack."""
LEARNED = 0.5
"""The share of a better hero's worth that is credited to the XP it takes."""


class RoomsOutlook(Outlook):
    """The outlook of a seat whose champion walks a dungeon."""

    __slots__ = (
        "_bounties",
        "_heroes",
        "_pains",
        "carried",
        "company",
        "gleam",
        "inside",
        "last",
        "longed",
        "paid",
        "path",
        "room",
        "rounds",
        "target",
        "treasure",
        "wants_strength",
        "weights",
        "wounds",
    )

    def __init__(self, reader: Reader) -> None:
        view = reader.view
        self.last = view.turns_left > 0
        """Whether the guardian has come and this is the seat's last turn."""
        self.rounds = self.turns_left(reader)
        super().__init__(reader)
        self.point = POINT
        self.scale = self.point * self.draws
        n = self.size
        self._heroes = self.all_heroes()
        self.alike = ALIKE
        self.wanted = 0.0
        self._overrated -= SEEN
        bright = self.bright
        self.gleam = bright / HAND
        """The light of a card, on average."""
        self.gold = COIN * min(self.draws, 8.0) * (1.0 + max(0.0, PURSE - HAND * self.coin))
        self.light = next((worth for least, worth in BRIGHT if bright < least), DAZZLING)
        self.carried = HAND * sum([p.strength for p in self._heroes]) / n
        """The average strength of the heroes in a hand, and the weight of its weapons."""
        self.weights = HAND * sum([p.weight for p in self.cards if p.weapon]) / n
        self.wounds = 0
        """Wound tokens of the seat."""
        self._pains: dict[int, float] = {}
        """The cost of further wounds, as far as computed."""
        self.count_wounds(reader)
        self.treasure = self.scale * (TREASURE - self.average) + JEWEL
        self.longed: list[Longing] = []
        """The cards that the seat's side quest asks for."""
        if reader.view.secret_of(reader.seat):
            self._long_for(longings(reader, self))
        self._bounties: dict[RoomCard, float] = {}
        self.room = -1
        """The room in which this turn should end; -1: not known."""
        self.company = -1
        """How many cards the hand had when that was decided."""
        self.path: list[str] = []
        """The rooms still to be entered on the way there."""
        self.paid = -1
        """The room for which a price is paid before it is entered; -1: none."""
        self.target = ""
        """The pile or card to buy; empty: the best."""
        self.inside = False
        """Whether the seat is in the dungeon, not in the village."""
        self.wants_strength = False
        """Whether strength is needed now rather than gold."""
        self.xp = 1.0
        self.xp = self._experience(reader)

    def _long_for(self, longed: list[Longing]) -> None:
        self.longed = longed
        # Worths computed before it was known are void.
        self._worths = [UNKNOWN] * len(self._worths)
        self.treasure += sum([n for group, n in longed if group.where == Is("treasure")])

    def weigh(self, cards: Iterable[Profile]) -> None:
        """Cards that bring the side quest nearer gain worth."""
        if not self.longed:
            super().weigh(cards)
            return
        new = {p for p in cards if self._worths[p.kind] == UNKNOWN}
        super().weigh(new)
        for p in new:
            self._worths[p.kind] += sum([n for group, n in self.longed if group.has(p)])

    def turns_left(self, reader: Reader) -> float:
        if self.last:
            return 0.0
        keys = reader.view.keys
        missing = 1 if keys is None else max(1, keys.goal - keys.found)
        return missing * KEY / reader.view.seats + 0.5

    def _experience(self, reader: Reader) -> float:
        """The worth of an XP: it scores at the end, or pays for a level-up before."""
        best = 0.0
        for p in {p.id: p for p in self._heroes}.values():
            if p.level_cost:
                for q in reader.next_levels(p):
                    best = max(best, (self.worth(q) - self.worth(p)) / p.level_cost)
        return 1.0 + LEARNED * max(0.0, best - 1.0)

    def use_for(self, weapon: Profile) -> float:
        """How likely a weapon is to be carried: a hero carries as many as he can."""
        able = sum([p.strength >= burden(weapon, p) for p in self._heroes])
        room = self.carried / max(1.0, self.weights + weapon.weight)
        return max(0.06, WIELDED * min(1.0, HAND * able / self.size) * min(1.0, room))

    def net(self, p: Profile, copies: int) -> float:
        """The worth of one more copy of a card, given the number of copies."""
        return self.worth(p) - (self.scale * self.alike * copies if p.uses else 0.0)

    # -- things that are not cards of the deck

    def token(self, p: Profile) -> float:
        """The worth of a gear token."""
        return 0.0 if self.last else TOKEN * self.point * p.cost * min(1.0, self.rounds / 4)

    def count_wounds(self, reader: Reader) -> None:
        self.wounds = sum([p.wound for p in reader.front])
        self._pains = {}

    def wound(self, n: int = 1) -> float:
        """The cost of so many more wounds; for a negative number, the worth of healing them."""
        found = self._pains.get(n)
        if found is None:
            found = self._pains[n] = self._pain(n)
        return found

    def _pain(self, n: int) -> float:
        least, most = sorted((self.wounds, max(0, self.wounds + n)))
        cost = sum([min(self.rounds, WOUNDED + k) for k in range(least, most)])
        cost *= WOUND * self.point * max(1.0, self.average)
        return cost if n > 0 else -cost

    def bounty(self, reader: Reader, room_card: RoomCard) -> float:
        """The worth of a victory over a room or a monster."""
        found = self._bounties.get(room_card)
        if found is None:
            found = self._bounties[room_card] = room_card.xp * self.xp + self.gains(reader, room_card.finds)
        return found

    def gains(self, reader: Reader, gained: Counter[str]) -> float:
        """The gains of a battle besides XP."""
        value = 0.0
        for name, n in gained.items():
            if name == "treasure":
                value += n * self.treasure
            elif name == "xp":
                value += n * self.xp
            elif name == "hand":
                value += n * self.point * self.average if self.rounds else 0.0
            elif name == reader.view.rules.hall.wounds:
                value -= self.wound(n)
            else:
                p = reader.card(name)
                value += n * (self.token(p) if p.gear else self.worth(p))
        return value


def burden(weapon: Profile, hero: Profile) -> int:
    """The weight of a weapon for a hero."""
    if weapon.lighter is not None and weapon.lighter[1].has(hero):
        return weapon.weight - weapon.lighter[0]
    return weapon.weight
