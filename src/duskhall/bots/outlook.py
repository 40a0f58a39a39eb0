"""How the game stands for a seat, and what a card is worth to it.

Everything is measured in victory points. A card brings so much (``point``) for each point of attack above the deck's
average each time it is drawn; its own victory points count once. So a strong card is worth much early and nothing on
the last turn, a weak one is worth less than nothing until the end is near, and one scale serves for buying, levelling,
destroying and fighting.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .knowledge import Profile
    from .reading import Table

HAND = 6
HITTING = 0.366
"""The part of the points that the monsters of the box give for their health which a point of attack brings each time it
is drawn."""
PACE = 0.88 / 3
"""Cards that leave the hall in a turn, on average, for each of its ranks: a long one offers more to choose from."""
FLEETING = 0.5
"""What is left of a card's use that serves only once."""
GOLD = 0.09
"""What a gold piece in the hand is worth in points of attack, for each time that it will be spent."""
POOR = 2.5
"""With less gold than this in a hand, each piece that is missing makes gold so much dearer."""
XP = 0.9
"""What an experience point is worth in points of attack, each time that the better hero is drawn."""
LIGHT = 0.57
"""What a point of light is worth in points of attack, for each point that darkness costs."""
COPIES = 0.64
"""How much less each further copy of a card with abilities is worth, in points of attack."""
LEAST_USE, MOST_USE = 0.06, 0.9
"""A weapon is never quite useless, nor always in the right hand."""
CROWD = 0.7
"""How much every other weapon in the hand takes from the use of one more."""
DRAW = 1.6
"""What a profile takes a drawn card for, in points of attack;"""
HITS = 1.2
"""what it is at most, for each point that the cards of the deck bring by themselves."""
FEW = 3.5
"""With fewer heroes in a hand than these,"""
WANTED = 1.0
"""one more is worth so much more for each that is missing."""
RETURNS = 0.3
"""What is left of the points of a card that goes back to the dungeon when it is drawn."""
FAR_AHEAD = 20
"""Points that one can do without."""
LONG = 40
"""A game of two with so many turns for each of them drags on; then any fight is better than none."""
RICH = 99
"""More gold than anything costs."""
WEARY = 1.5
"""After so many times as many turns nothing counts but the end."""


class Outlook(dict["Profile", float]):
    """What the seat's deck is like and how long it may still serve.

    It is also a dictionary of what cards are worth (``worth``), which fills itself when one is asked for.
    """

    __slots__ = (
        "_overrated",
        "_strengths",
        "alike",
        "asked",
        "average",
        "bright",
        "cards",
        "closing",
        "coin",
        "dark_cost",
        "drags",
        "draws",
        "goal",
        "gold",
        "heroes",
        "hit",
        "kept",
        "light",
        "must_win",
        "point",
        "scale",
        "scrap",
        "size",
        "stone",
        "turn",
        "vp",
        "waits",
        "wanted",
        "weapons",
        "weary",
        "wish",
        "xp",
    )

    def __init__(self, table: Table) -> None:
        view = table.view
        hall = table.hall
        self.turn = view.turn
        self.dark_cost = table.book.rules.dark_cost
        self.goal = 0
        """The rank that this turn is meant for; 0: not known."""
        self.kept: list[Profile] | None = None
        """What is to be kept for the next turn; None: nobody has thought of it."""
        self.asked = 0
        """The number of the first question for it."""
        self.wish: Profile | None = None
        """What is to be bought before anything else;"""
        self.scrap: Profile | None = None
        """what is to be destroyed."""
        cards = self.cards = table.owned()
        n = self.size = max(len(cards), HAND)
        self.stone = 0
        """The rank of the card that ends the game; 0: not in sight."""
        self.waits = False
        """It does not move up before the dungeon is empty: who comes before it has to be beaten."""
        for rank, lurker in enumerate(hall):
            if lurker is not None and lurker.ends:
                self.stone = rank + 1
                self.waits = lurker.waits
        self.must_win = self.waits or table.book.all_must_fall
        """A defeat brings the end no nearer."""
        self.closing = self.stone == 2 and not (self.waits and table.dungeon_left())
        """A victory in the first rank brings it there."""
        long = LONG * (1 + view.seats / 2)
        """The more there are, the fewer turns each of them gets."""
        self.drags = self.turn > long
        """The game takes too long;"""
        self.weary = self.turn > WEARY * long
        """so long that nothing counts but the end."""
        turns = self.turns_left(table)
        self.vp = 1.0
        """What a victory point counts: nothing to who is far ahead and needs a better deck to bring the end about."""
        if self.must_win and self.drags:
            turns = max(turns, 8.0)
            if ahead(table, -FAR_AHEAD):
                self.vp = 0.0
        self.draws = turns * HAND / n
        """How often each card of the deck will still be drawn."""
        self.point = HITTING * table.book.bounty
        """Victory points that one point of attack brings each time it is drawn."""
        self.scale = self.point * self.draws
        """What a point of attack on a card is still worth."""
        light = gold = weapons = drawn = 0
        hit = force = 0.0
        for lit, coins, is_weapon, hits, forces, draws in [p.row for p in cards]:
            light += lit
            gold += coins
            weapons += is_weapon
            hit += hits
            force += forces
            drawn += draws
        self._strengths = [p.strength for p in cards if p.hero]
        self._strengths.sort()
        self.heroes = HAND * len(self._strengths) / n
        """Heroes in a hand, on average; the same for weapons and light."""
        self.weapons = HAND * weapons / n
        bright = self.bright = HAND * light / n
        self.light = (
            LIGHT * self.dark_cost * (1.0 if bright < 1.2 else 0.7 if bright < 2 else 0.4 if bright < 3 else 0.15)
        )
        first = hall[0]
        if first is not None and first.foe.needs_light and (self.stone == 2 or self.drags):
            # Nobody gets past it in the dark.
            self.light = 5.0
        self.coin = gold / n
        """The gold of a card, on average."""
        purse = HAND * gold / n
        self.gold = GOLD * min(self.draws, 8.0) * (1.0 + max(0.0, POOR - purse))
        self.xp = XP * self.scale
        # A card takes the place of another one in the hand, unless the deck is hardly more than a hand.
        crowded = min(1.0, max(0.0, (len(cards) - HAND + 1) / HAND))
        self.hit = hit / n
        """What a card of the deck adds to a battle, on average."""
        self._overrated = max(0.0, DRAW - HITS * self.hit)
        self.wanted = max(0.0, WANTED * (FEW - self.heroes))
        if drawn and self._overrated:
            force = sum([p.force - p.draws * self._overrated for p in cards])
        self.average = crowded * (force / n)
        self.alike = COPIES

    def all_heroes(self) -> list[Profile]:
        """The heroes of the deck."""
        return [p for p in self.cards if p.hero]

    def price(self) -> float:
        """What a card of the deck costs, on average."""
        return sum([p.cost for p in self.cards]) / self.size

    def turns_left(self, table: Table) -> float:
        """How many turns the seat will still have after this one."""
        if self.waits:
            steps = table.dungeon_left() + self.stone - 1
        elif self.stone:
            steps = self.stone - 1
        else:
            # It lies among the lowest cards: five below it, on average.
            steps = max(1, table.dungeon_left() - 5) + (0 if table.book.can_be_beaten else len(table.hall) - 1)
        turns = max(0.0, steps / (PACE * len(table.hall) * table.view.seats) - 0.5)
        if self.drags or self.must_win:
            turns = max(turns, 3.0)
        return turns

    def power(self, p: Profile) -> float:
        """What a card does when it is drawn, in points of attack."""
        power = p.base + p.light * self.light + p.gold * self.gold
        if p.support:
            power += p.support * self.heroes
        if p.hero:
            power += self.wanted - p.draws * self._overrated
        elif p.draws:
            power -= p.draws * self._overrated
        return power + p.damage * self.use_for(p) if p.weapon else power

    def use_for(self, weapon: Profile) -> float:
        """How likely a weapon finds a hero who can carry it."""
        heavy = weapon.weight
        easy = weapon.easy
        if easy is not None:
            able = sum([p.strength >= heavy or easy.has(p) for p in self.all_heroes()])
        else:
            able = len(self._strengths) - bisect_left(self._strengths, heavy)
        use = HAND * able / self.size - CROWD * self.weapons
        return LEAST_USE if use < LEAST_USE else MOST_USE if use > MOST_USE else use

    worth = dict.__getitem__
    """What it is worth to have a card in the deck rather than not."""

    def __missing__(self, p: Profile) -> float:
        if p.plain:
            found = self.scale * (p.base + p.light * self.light + p.gold * self.gold - self.average) + p.vp * self.vp
        elif p.fleeting:
            # It serves once, and then is in nobody's way.
            found = FLEETING * min(self.scale, self.point) * self.power(p) + p.vp
        elif p.returns:
            # Most of its points are lost again.
            found = RETURNS * p.vp + sum(use.xp for use in p.uses.values()) * self.xp if self.vp else -1.0
        else:
            found = self.scale * (self.power(p) - self.average) + p.vp * self.vp
        self[p] = found
        return found

    def best(self, cards: Iterable[Profile], gold: int = RICH) -> tuple[float, Profile | None]:
        """The card that is most worth getting of those that cost no more than this, and what it is worth; None if none
        is worth anything.

        With abilities the tenth copy does not do what the first does.
        """
        best = None
        value = 0.0
        for p in cards:
            if p.cost <= gold:
                v = self[p]
                if v > value:
                    if p.uses:
                        v -= self.scale * self.alike * self.cards.count(p)
                        if v <= value:
                            continue
                    best, value = p, v
        return value, best


def ahead(table: Table, more: int) -> bool:
    """With so many more points, has the seat more than everybody else?"""
    view = table.view
    return view.score(table.seat) + more > max(view.score(p) for p in range(view.seats) if p != table.seat)
