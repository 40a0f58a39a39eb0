"""The outlook of a seat: how its game stands, and what a card is worth to it.

Everything is measured in victory points. Each time a card is drawn, it earns ``point`` for each point of attack above
the deck's average; its own victory points count once. So a strong card is worth much early and nothing on the last
turn, a weak card has a negative worth until the end is near, and one scale serves for buying, levelling up, destroying
and fighting.
"""

from __future__ import annotations

from bisect import bisect_left
from math import inf
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .profiles import Profile
    from .reader import Reader

HAND = 6
HITTING = 0.366
"""The victory points that a point of attack brings each time it is drawn, as a share of the points that the box's
monsters give per point of health."""
PACE = 0.88 / 3
"""Cards that leave the hall in a turn, on average, for each of its ranks: a longer hall offers more choice."""
FLEETING = 0.5
"""The remaining worth of a card that can be used only once."""
GOLD = 0.09
"""The worth of a gold piece in the hand, in points of attack, each time it is spent."""
POOR = 2.5
"""In a hand with less gold than this, each missing piece raises the worth of gold."""
XP = 0.9
"""The worth of an XP, in points of attack, each time the better hero is drawn."""
LIGHT = 0.57
"""The worth of a point of light, in points of attack, for each point that darkness costs."""
COPIES = 0.64
"""The loss of worth of each further copy of a card with abilities, in points of attack."""
LEAST_USE, MOST_USE = 0.06, 0.9
"""The least and the greatest chance that a weapon finds a hero."""
CROWD = 0.7
"""How much each other weapon in the hand reduces the use of one more."""
DRAW = 1.6
"""The worth that profiles assume for a drawn card, in points of attack;"""
HITS = 1.2
"""the most it can be, for each point that the cards of the deck bring by themselves."""
FEW = 3.5
"""With fewer heroes in a hand than this,"""
WANTED = 1.0
"""a further hero gains this worth for each one missing."""
RETURNS = 0.3
"""The remaining share of the points of a card that goes back to the dungeon when it is drawn."""
FAR_AHEAD = 20
"""Points that a seat can spare."""
LONG = 40
"""After this many turns each, a game of two drags on: then any fight is better than none."""
WEARY = 1.5
"""After this multiple of that, only the end counts."""
UNKNOWN: Final = -inf
"""Marks a card whose worth has not been computed yet."""


class Outlook:
    """The seat's deck, how many turns it has left, and what cards are worth to it."""

    __slots__ = (
        "_bests",
        "_crowd",
        "_deck",
        "_overrated",
        "_powers",
        "_worths",
        "alike",
        "asked",
        "average",
        "bright",
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
        "weary",
        "wish",
        "xp",
    )

    def __init__(self, reader: Reader) -> None:
        view = reader.view
        ruleset = reader.ruleset
        hall = reader.hall
        self.turn = turn = view.turn
        self.dark_cost = dark_cost = ruleset.rules.battle.dark_cost
        self.goal = 0
        """The rank that this turn is meant to attack; 0: not known."""
        self.kept: list[Profile] | None = None
        """The cards to keep for the next turn; None: not worked out yet."""
        self.asked = 0
        """The number of the first question about it."""
        self.wish: Profile | None = None
        """The card to buy before anything else;"""
        self.scrap: Profile | None = None
        """the card to destroy."""
        self._worths = [UNKNOWN] * len(ruleset.profiles)
        """The worth of cards by kind, as far as computed;"""
        self._powers = [0.0] * len(ruleset.profiles)
        """their power when drawn."""
        self._bests: dict[tuple[Profile, ...], tuple[float, Profile | None]] = {}
        """A cache of the best among given cards: asked for before a visit, and again at the purchase."""
        deck = self._deck = reader.deck()
        owned = len(deck.cards)
        n = self.size = owned if owned > HAND else HAND
        self.stone = 0
        """The rank of the card that ends the game; 0: not in sight."""
        self.waits = False
        """Whether it moves up only once the dungeon is empty, so that the monsters in front of it must be beaten."""
        for rank, lurker in enumerate(hall):
            if lurker is not None and lurker.ends:
                self.stone = rank + 1
                self.waits = lurker.waits
        self.must_win = self.waits or ruleset.all_must_fall
        """Whether a defeat brings the end no nearer."""
        self.closing = self.stone == 2 and not (self.waits and reader.dungeon_left())
        """Whether a victory in rank 1 brings it there."""
        long = LONG * (1 + view.seats / 2)
        """The number of seats: the more, the fewer turns each of them gets."""
        self.drags = turn > long
        """Whether the game takes too long;"""
        self.weary = turn > WEARY * long
        """or so long that only its end counts."""
        turns = self.turns_left(reader)
        self.vp = 1.0
        """The weight of a victory point: none for a seat that is far ahead and needs a better deck to end the game."""
        if self.must_win and self.drags:
            turns = max(turns, 8.0)
            if ahead(reader, -FAR_AHEAD):
                self.vp = 0.0
        self.draws = draws = turns * HAND / n
        """How often each card of the deck will still be drawn."""
        self.point = point = HITTING * ruleset.bounty
        """Victory points that one point of attack brings each time it is drawn."""
        self.scale = scale = point * draws
        """The remaining worth of a point of attack on a card."""
        self.heroes = heroes = HAND * len(deck.strengths) / n
        """Heroes in a hand, on average; the same for light."""
        self._crowd = CROWD * (HAND * deck.weapons / n)
        """How much the weapons of a hand reduce the use of one more."""
        bright = self.bright = HAND * deck.light / n
        self.light = LIGHT * dark_cost * (1.0 if bright < 1.2 else 0.7 if bright < 2 else 0.4 if bright < 3 else 0.15)
        first = hall[0]
        if first is not None and first.foe.needs_light and (self.stone == 2 or self.drags):
            # It cannot be passed in the dark.
            self.light = 5.0
        gold = deck.gold
        self.coin = gold / n
        """The gold of a card, on average."""
        missing = POOR - HAND * gold / n
        self.gold = GOLD * (draws if draws < 8.0 else 8.0) * (1.0 + (missing if missing > 0.0 else 0.0))
        self.xp = XP * scale
        self.hit = sum(deck.hits) / n
        """The average contribution of a card of the deck to a battle."""
        overrated = DRAW - HITS * self.hit
        self._overrated = overrated if overrated > 0.0 else 0.0
        few = WANTED * (FEW - heroes)
        self.wanted = few if few > 0.0 else 0.0
        force = sum(deck.forces)
        if deck.draws and overrated > 0.0:
            force = sum([p.force - p.draws * overrated for p in deck.cards])
        # A card takes another's place in the hand, unless the deck is hardly larger than a hand.
        crowded = (owned - HAND + 1) / HAND
        self.average = (1.0 if crowded > 1.0 else crowded if crowded > 0.0 else 0.0) * (force / n)
        self.alike = COPIES

    @property
    def cards(self) -> list[Profile]:
        """The cards of the deck."""
        return self._deck.cards

    def copies(self, p: Profile) -> int:
        """How many of a card there are in the deck."""
        return self._deck.cards.count(p)

    def all_heroes(self) -> list[Profile]:
        """The heroes of the deck."""
        return [p for p in self.cards if p.hero]

    def price(self) -> float:
        """The average price of a card of the deck."""
        return sum([p.cost for p in self.cards]) / self.size

    def turns_left(self, reader: Reader) -> float:
        """How many turns the seat will still have after this one."""
        view = reader.view
        ranks = len(reader.hall)
        if self.waits:
            steps = view.dungeon_left + self.stone - 1
        elif self.stone:
            steps = self.stone - 1
        else:
            # The Thunderstone lies among the lowest cards, on average above five others.
            steps = max(1, view.dungeon_left - 5)
            if not reader.ruleset.can_be_beaten:
                steps += ranks - 1
        turns = steps / (PACE * ranks * view.seats) - 0.5
        least = 3.0 if self.drags or self.must_win else 0.0
        return turns if turns > least else least

    def power(self, p: Profile) -> float:
        """The power of a card when it is drawn, in points of attack."""
        self.worth(p)
        return self._powers[p.kind]

    def use_for(self, weapon: Profile) -> float:
        """How likely a weapon finds a hero who can carry it."""
        easy = weapon.easy
        if easy is not None:
            able = sum([p.strength >= weapon.weight or easy.has(p) for p in self.all_heroes()])
        else:
            strengths = self._deck.strengths
            able = len(strengths) - bisect_left(strengths, weapon.weight)
        use = HAND * able / self.size - self._crowd
        return LEAST_USE if use < LEAST_USE else MOST_USE if use > MOST_USE else use

    def worth(self, p: Profile) -> float:
        """The worth of having a card in the deck."""
        if self._worths[p.kind] == UNKNOWN:
            self.weigh((p,))
        return self._worths[p.kind]

    def worths(self, cards: list[Profile]) -> list[float]:
        """The same for each of these cards."""
        known = self._worths
        out = []
        for p in cards:
            worth = known[p.kind]
            if worth == UNKNOWN:
                self.weigh(cards)
                worth = known[p.kind]
            out.append(worth)
        return out

    def weigh(self, cards: Iterable[Profile]) -> None:
        """Compute the worth of these cards, where it is not known yet."""
        worths = self._worths
        powers = self._powers
        scale = self.scale
        average = self.average
        bright = self.light
        rich = self.gold
        wanted = self.wanted
        overrated = self._overrated
        counts = self.vp
        for p in cards:
            kind = p.kind
            if worths[kind] == UNKNOWN:
                base, light, gold, draws, vp = p.terms
                power = base + light * bright + gold * rich
                if p.plain:
                    powers[kind] = power
                    worths[kind] = scale * (power - average) + vp * counts
                    continue
                if p.support:
                    power += p.support * self.heroes
                power += (wanted if p.hero else 0.0) - draws * overrated
                if p.weapon:
                    power += (p.damage + p.keen) * self.use_for(p)
                power += p.grows
                powers[kind] = power
                if p.fleeting:
                    # It is used once, and then no longer takes up a place.
                    worths[kind] = FLEETING * min(scale, self.point) * power + vp
                elif p.returns:
                    # Most of its points are lost again.
                    worths[kind] = RETURNS * vp + sum([use.xp for use in p.uses.values()]) * self.xp if counts else -1.0
                else:
                    worths[kind] = scale * (power - average) + vp * counts

    def best(self, cards: tuple[Profile, ...]) -> tuple[float, Profile | None]:
        """The card that is most worth getting, with its worth; None if no card has any.

        Further copies of a card with abilities are worth less.
        """
        found = self._bests.get(cards)
        if found is None:
            found = self._bests[cards] = self._best_of(cards)
        return found

    def _best_of(self, cards: tuple[Profile, ...]) -> tuple[float, Profile | None]:
        self.weigh(cards)
        worths = self._worths
        best = None
        value = 0.0
        for p in cards:
            v = worths[p.kind]
            if v > value:
                if p.uses:
                    v -= self.scale * self.alike * self.copies(p)
                    if v <= value:
                        continue
                best, value = p, v
        return value, best


def ahead(reader: Reader, more: int) -> bool:
    """Whether the seat would lead with so many more points."""
    view = reader.view
    return view.score(reader.seat) + more > max(view.score(p) for p in range(view.seats) if p != reader.seat)
