"""The data of a plan: lines of moves, their results, and a prospect for every monster in reach.

Everything here is data of one view. Nothing in it tells more than the seat knows.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..move import Move

WINS: Final = "wins"
"""The party wins as it stands: no optional move comes before the attack."""
WINS_WITH: Final = "wins-with"
"""A line wins for certain."""
MAY_WIN: Final = "may-win"
"""Luck, hidden cards or others decide."""
CANNOT: Final = "cannot"
"""No line wins."""
VERDICTS: Final = (WINS, WINS_WITH, MAY_WIN, CANNOT)
"""From the surest on."""


class Chance:
    """How likely a line wins: the share of samples, and an interval that holds the true chance nearly always."""

    __slots__ = ("high", "low", "samples", "share")

    def __init__(self, share: float, low: float, high: float, samples: int) -> None:
        self.share = share
        self.low = low
        self.high = high
        self.samples = samples
        """How many positions were dealt and played; 0: every case was counted, and low and high are the share."""

    def __repr__(self) -> str:
        return f"<Chance {self.share:.0%}, {self.low:.0%} to {self.high:.0%}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chance) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash((self.share, self.samples))

    def data(self) -> dict[str, object]:
        return {"share": self.share, "low": self.low, "high": self.high, "samples": self.samples}


class Line:
    """Moves that a seat can play one after the other from the present question on, and what they come to.

    ``total`` and ``health`` are the figures of the comparison; where luck or others decide, those of the worst case of
    a sure victory and of the best case otherwise. Losses are counted from the present position to the end of the
    battle.
    """

    __slots__ = (
        "cards",
        "chance",
        "destroyed",
        "discarded",
        "gained",
        "health",
        "light",
        "lost",
        "moves",
        "path",
        "total",
        "verdict",
        "vp",
        "whole",
        "worth",
        "wounds",
        "xp",
    )

    def __init__(self, moves: tuple[Move, ...], verdict: str) -> None:
        self.moves = moves
        """Moves for ``game.play``, from the present question to the last choice before the outcome is settled."""
        self.verdict = verdict
        """The verdict, one of VERDICTS."""
        self.whole = True
        """The moves lead to the outcome. False: after the last one something shows that nobody can foresee (a card is
        drawn, dice fall), and the seat plans again; a sure line stays sure."""
        self.total = 0
        self.health = 0
        self.vp = 0
        """Points printed on the monster, where the victor gets the card."""
        self.xp = 0
        """Experience that the victory brings, less what the line costs."""
        self.destroyed: Counter[str] = Counter()
        """Own cards that leave the game, by name."""
        self.discarded: Counter[str] = Counter()
        """Cards of the hand that are discarded before the turn is over, by name."""
        self.gained: Counter[str] = Counter()
        """Cards that come to the seat besides the monster, by name; those of a hidden pile bear the pile's name."""
        self.light = 0
        """Light that the walk takes, where champions walk."""
        self.wounds = 0
        """Wounds that the seat has more afterwards; fewer: below 0."""
        self.worth = 0
        """Points and experience that the victory brings, those of the cards gained included."""
        self.lost = 0
        """The price of the line, in points: lines are compared by it."""
        self.cards = 0
        """How many cards were used or taken up."""
        self.path: tuple[str, ...] = ()
        """The rooms through which the champion walks, the last one included."""
        self.chance: Chance | None = None
        """None: certain, or not worked out (see :meth:`Plan.chances`)."""

    @property
    def sure(self) -> bool:
        return self.verdict in (WINS, WINS_WITH)

    @property
    def margin(self) -> int:
        """Points to spare; below 0: points missing."""
        return self.total - self.health

    def __repr__(self) -> str:
        moves = " ".join([str(move) for move in self.moves])
        return f"<Line {moves!r}: {self.verdict}, {self.total} against {self.health}>"

    def data(self) -> dict[str, object]:
        """The line as plain data: what goes over the wire."""
        return {
            "moves": [str(move) for move in self.moves],
            "verdict": self.verdict,
            "whole": self.whole,
            "total": self.total,
            "health": self.health,
            "vp": self.vp,
            "xp": self.xp,
            "destroyed": dict(sorted(self.destroyed.items())),
            "discarded": dict(sorted(self.discarded.items())),
            "gained": dict(sorted(self.gained.items())),
            "light": self.light,
            "wounds": self.wounds,
            "cards": self.cards,
            "path": list(self.path),
            "chance": None if self.chance is None else self.chance.data(),
        }


class Prospect:
    """A seat's prospect against one monster this turn."""

    __slots__ = ("_others", "at_least", "best", "card", "dark", "look_on", "missing", "rank", "verdict")

    def __init__(self, rank: int, card: str) -> None:
        self.rank = rank
        """Its rank in the hall, from 1; in rooms the number of the room."""
        self.card = card
        """The monster; ``state.FACE_DOWN`` if the seat does not know it."""
        self.verdict = CANNOT
        """The verdict, one of VERDICTS."""
        self.best: Line | None = None
        """The best line: surest, then most points and experience, then least given up, then fewest cards. Of a
        monster that cannot be beaten the line that comes closest; None if there is no way to attack it."""
        self.look_on: Callable[[Prospect], tuple[Line, ...]] | None = None
        """Finds other lines; None: there are none."""
        self._others: tuple[Line, ...] | None = None
        self.at_least = False
        """The search stopped at its budget: there may be a better line. The line it has found holds all the same."""
        self.missing = 0
        """Points missing at best, if it cannot be beaten; 0 where points are not what is missing."""
        self.dark = 0
        """Light missing to get there, if there is no way; 0 where light is not what is missing."""

    @property
    def others(self) -> tuple[Line, ...]:
        """Up to three other lines, best first: won with other cards, for less given up, or worth more. They are looked
        for when this is read."""
        if self._others is None:
            self._others = () if self.look_on is None else self.look_on(self)
        return self._others

    def forget(self) -> None:
        """The best line is another one now: so are the others."""
        self._others = None

    def __repr__(self) -> str:
        return f"<Prospect of {self.card} in rank {self.rank}: {self.verdict}, {self.best}>"

    def data(self) -> dict[str, object]:
        """The prospect as plain data: what goes over the wire."""
        return {
            "rank": self.rank,
            "card": self.card,
            "verdict": self.verdict,
            "atLeast": self.at_least,
            "missing": self.missing,
            "dark": self.dark,
            "best": None if self.best is None else self.best.data(),
            "others": [line.data() for line in self.others],
        }


class Offer:
    """A card that can be had in the village, and how."""

    __slots__ = ("card", "moves", "price")

    def __init__(self, card: str, price: int, moves: tuple[Move, ...]) -> None:
        self.card = card
        """The card; of a hidden pile the pile's name."""
        self.price = price
        """Gold; of a level-up experience."""
        self.moves = moves
        """From the present question to the purchase or the level-up, that move included."""

    def __repr__(self) -> str:
        return f"<Offer of {self.card} for {self.price}>"

    def data(self) -> dict[str, object]:
        return {"card": self.card, "price": self.price, "moves": [str(move) for move in self.moves]}


class Visit:
    """The gains of a visit to one place of the village this turn."""

    __slots__ = (
        "at_least",
        "basket_moves",
        "baskets",
        "buys",
        "destroys",
        "draws",
        "gold",
        "heals",
        "levels",
        "moves",
        "offers",
        "place",
        "trip",
        "uses",
    )

    def __init__(self, place: str) -> None:
        self.place = place
        """The name of the branch of the turn: "village", "bazaar"."""
        self.gold = 0
        """The most gold that can be had for certain,"""
        self.moves: tuple[Move, ...] = ()
        """and the moves to have it, from the present question to that of the purchase:"""
        self.uses: tuple[str, ...] = ()
        """the cards that are used,"""
        self.destroys: tuple[str, ...] = ()
        """and those that are destroyed."""
        self.buys = 1
        """The most cards that may be bought, perhaps with less gold than that."""
        self.offers: tuple[Offer, ...] = ()
        """Each card that can be bought, dearest first, with the line that gives up least for it."""
        self.baskets: tuple[tuple[str, ...], ...] = ()
        """Sets of several cards that can be bought together, dearest first,"""
        self.basket_moves: tuple[Move, ...] = ()
        """and the moves to the first purchase of a set, from the present question."""
        self.levels: tuple[Offer, ...] = ()
        """Level-ups that the experience pays for: the better hero, its price, the moves."""
        self.draws = False
        """An ability that can be used there draws cards, so there may be more."""
        self.heals = 0
        """Wounds that can be healed there."""
        self.trip: tuple[Prospect, ...] = ()
        """Monsters that can be fought after the visit."""
        self.at_least = False
        """The search stopped at its budget: there may be more."""

    def __repr__(self) -> str:
        return f"<Visit to {self.place}: {self.gold} gold, {len(self.offers)} offers>"

    def data(self) -> dict[str, object]:
        return {
            "place": self.place,
            "gold": self.gold,
            "moves": [str(move) for move in self.moves],
            "buys": self.buys,
            "offers": [offer.data() for offer in self.offers],
            "baskets": [list(basket) for basket in self.baskets],
            "levels": [offer.data() for offer in self.levels],
            "draws": self.draws,
            "heals": self.heals,
            "trip": [prospect.data() for prospect in self.trip],
            "atLeast": self.at_least,
        }


class Pause:
    """A way to spend the turn without village or dungeon (rest, prepare): what it asks for and what it forgoes."""

    __slots__ = ("cards", "place", "verb")

    def __init__(self, place: str, verb: str, cards: tuple[str, ...]) -> None:
        self.place = place
        """The name of the branch of the turn."""
        self.verb = verb
        """The act on the cards: "destroy" if one may leave the game, "deck" if cards are kept."""
        self.cards = cards
        """The cards of the hand that can be chosen for it, each name once; the others are discarded. Whatever the
        plan's prospects and visits promise is forgone."""

    def __repr__(self) -> str:
        return f"<Pause {self.place}: {self.verb} of {' '.join(self.cards)}>"

    def data(self) -> dict[str, object]:
        return {"place": self.place, "verb": self.verb, "cards": list(self.cards)}
