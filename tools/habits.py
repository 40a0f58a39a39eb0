"""Baffling moves, counted: what a seat did in a game that a person would shake their head at.

A ``Watcher`` is told of every decision before it is carried out. It changes nothing and needs no luck. What each count
means stands in ``docs/bots.md``; ``tools.ladder`` plays the games and prints the rates.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from duskhall.bots.greedy.playing import Players
from duskhall.bots.greedy.reader import Reader
from duskhall.bots.greedy.ruleset import ruleset_of
from duskhall.core.effects import owned
from duskhall.core.machine import answer
from duskhall.core.numbers import score
from duskhall.core.options import options_of
from duskhall.core.plan.lines import CANNOT
from duskhall.core.state import EMPTY, HALL
from duskhall.core.steps.market import Trade
from duskhall.core.view import View

if TYPE_CHECKING:
    from duskhall.core.decision import Decision
    from duskhall.core.state import State

EARLY = 10
"""The first turns, all seats together."""
DEAR = 4
"""A card of at least so much gold is a good one, and so is one that is worth a victory point."""
COUNTS = (
    *("games", "turns", "fights", "lost", "lost_early", "short"),
    *("hopeless", "hopeless_early", "hopeless_short", "closing", "clearing"),
    *("destroyed", "wasted", "rests", "unrested", "weak_at_start", "weak_at_end"),
    *("xp", "xp_of_use", "rises", "stayed", "pulled", "pulled_lost", "shopless", "rich", "rich_at_shop"),
)
"""All that is counted for a seat."""


class Watcher:
    """Watches one game. ``counts`` has a dict for each seat; they add up over games."""

    def __init__(self, s: State) -> None:
        self._s = s
        self.counts = [dict.fromkeys(COUNTS, 0) for _ in range(s.seats)]
        began = [{s.kinds[card] for card in owned(s, seat)} for seat in range(s.seats)]
        self._weak = [{kind for kind in kinds if not self._good(kind)} for kinds in began]
        """The cards that a seat begins with, less good ones."""
        self._profiles = ruleset_of(s.rules).profiles
        self._turn = 0
        self._start: State | None = None
        """The position in which the seat on turn was asked where to go."""
        self._stone = 0
        self._vain = 0
        """Hopeless fights of this turn."""
        self._behind = False
        dear = [step.each for step in s.rules.programs[0].steps if isinstance(step, Trade) and step.each]
        self._dear = min(dear, default=0)
        """What a visit to the shop takes; 0: there is none."""
        self._rested = [False] * s.seats
        self._shopped = [False] * s.seats
        s.log = []
        for seat, counts in enumerate(self.counts):
            counts["games"] = 1
            counts["weak_at_start"] = len(self._weak_ones(seat))

    def before(self, decision: Decision, option: int) -> None:
        """A seat is about to choose."""
        s = self._s
        seat = decision.seat
        counts = self.counts[seat]
        if decision.kind == "branch" and not decision.about and seat == s.active:
            way = decision.ways[option]
            if s.turn != self._turn:
                self._turn_begins(seat)
            counts["rests"] += way == "rest"
            self._shopped[seat] |= way == "shop"
            if self._dear and View(s, seat).gold >= self._dear:
                counts["rich"] += 1
                counts["rich_at_shop"] += way == "shop"
        elif decision.kind == "level":
            counts["rises"] += 1
            counts["stayed"] += decision.options[option] == "done"
        elif decision.kind == "pick" and decision.verb == "destroy":
            self._destroys(decision, option)

    def after(self) -> None:
        """The choice has been carried out, and all that follows from it."""
        s = self._s
        log = s.log
        assert log is not None
        for name, told in log:
            if name == "compare":
                who, card, total, health, won = told
                self._fought(who, card, health - total, bool(won))
        log.clear()
        if (self._stone or self._vain) and s.turn != self._turn:
            self._turn_ends()

    def finish(self) -> list[dict[str, int]]:
        """The game is over, or broken off."""
        s = self._s
        s.log = None
        if self._stone or self._vain:
            self._turn_ends()
        best = max(score(s, seat) for seat in range(s.seats))
        for seat, counts in enumerate(self.counts):
            counts["xp"] = s.xp[seat]
            counts["xp_of_use"] = self._of_use(seat)
            counts["weak_at_end"] = len(self._weak_ones(seat))
            counts["unrested"] = int(not self._rested[seat])
            counts["shopless"] = int(not self._shopped[seat])
            counts["pulled_lost"] = int(bool(counts["pulled"]) and s.over and score(s, seat) < best)
        return self.counts

    # -- turns ---------------------------------------------------

    def _turn_begins(self, seat: int) -> None:
        s = self._s
        self._turn = s.turn
        self._start = s.clone()
        self.counts[seat]["turns"] += 1
        self._stone = self._stone_rank()
        self._behind = self._is_behind(seat)

    def _turn_ends(self) -> None:
        """Did hopeless fights rid the seat of weak cards and of no good one? And if the Thunderstone was in the hall
        when the turn began: is it nearer now, and its seat still behind?"""
        assert self._start is not None
        seat = self._start.active
        if self._vain:
            gone = set(owned(self._start, seat)) - set(owned(self._s, seat))
            if gone and not any(self._good(self._s.kinds[card]) for card in gone):
                self.counts[seat]["clearing"] += self._vain
            self._vain = 0
        now = self._stone_rank()
        # A stone that has left the hall was taken: that may be worth it.
        nearer = 0 < now < self._stone
        if nearer and self._behind and self._is_behind(seat):
            self.counts[seat]["pulled"] = 1
        self._stone = 0

    def _stone_rank(self) -> int:
        """The rank of the card that ends the game when it gets to the first one; 0: not in the hall."""
        s = self._s
        for rank, card in enumerate(s.zones[HALL], 1):
            if card != EMPTY and self._profiles[s.kinds[card]].ends:
                return rank
        return 0

    def _is_behind(self, seat: int) -> bool:
        s = self._s
        return score(s, seat) < max(score(s, other) for other in range(s.seats) if other != seat)

    # -- fights ---------------------------------------------------

    def _fought(self, seat: int, card: int, short: int, won: bool) -> None:
        counts = self.counts[seat]
        counts["fights"] += 1
        if won:
            return
        early = self._turn <= EARLY
        counts["lost"] += 1
        counts["lost_early"] += early
        counts["short"] += max(0, short)
        if self._hopeless(seat, card):
            counts["hopeless"] += 1
            counts["hopeless_early"] += early
            counts["hopeless_short"] += max(0, short)
            # Whoever leads may want the end to come nearer, even by a defeat.
            counts["closing"] += bool(self._stone) and not self._behind
            self._vain += 1

    def _hopeless(self, seat: int, card: int) -> bool:
        """When the turn began, the plan said of this monster that it cannot be beaten."""
        start = self._start
        if start is None or start.active != seat or card not in start.zones[HALL]:
            return False
        plan = View(start, seat).plan()
        prospect = None if plan is None else plan.prospect(start.zones[HALL].index(card) + 1)
        return prospect is not None and prospect.verdict == CANNOT

    # -- destroying ---------------------------------------------------

    def _destroys(self, decision: Decision, option: int) -> None:
        kinds = [self._kind(name) for name in decision.options]
        chosen = kinds[option]
        if chosen is None:
            return
        seat = decision.seat
        self.counts[seat]["destroyed"] += 1
        resting = not decision.about
        self._rested[seat] |= resting
        spared = [i for i, kind in enumerate(kinds) if kind is None or not self._good(kind)]
        if self._good(chosen) and spared and not self._is_price(decision, option, spared):
            self.counts[seat]["wasted"] += 1

    def _is_price(self, decision: Decision, option: int, others: list[int]) -> bool:
        """Is it the price of a battle that would be lost with each of the other choices?"""
        if self._s.foe == EMPTY or not self._wins(decision, option):
            return False
        return not any(self._wins(decision, other) for other in others)

    def _wins(self, decision: Decision, option: int) -> bool:
        """Is the battle that is under way won after this choice, as the greedy bot would go on?"""
        s = self._s.clone()
        s.log = []
        q = next(q for q in s.asked if q.seat == decision.seat)
        answer(s, q, options_of(s, q)[option])
        Players().play(s, s.turn)
        won = [told[4] for name, told in s.log or () if name == "compare"]
        return bool(won) and bool(won[0])

    def _kind(self, option: str) -> int | None:
        """The card that an option destroys; None if it destroys none."""
        verb, _, name = option.partition(":")
        return self._s.rules.index.get(name.partition("#")[0]) if verb == "destroy" else None

    def _good(self, kind: int) -> bool:
        figures = self._s.rules.cards[kind].figures
        return figures.get("cost", 0) >= DEAR or figures.get("vp", 0) >= 1

    def _of_use(self, seat: int) -> int:
        """Experience points for which heroes that the seat has could still rise, the cheapest first."""
        s = self._s
        reader = Reader(View(s, seat), ruleset_of(s.rules))
        heroes = [self._profiles[s.kinds[card]] for card in owned(s, seat)]
        left = s.xp[seat]
        for price in sorted(p.level_cost for p in heroes if p.level_cost > 0 and reader.next_levels(p)):
            if price <= left:
                left -= price
        return s.xp[seat] - left

    def _weak_ones(self, seat: int) -> list[int]:
        """The weak cards that a seat has."""
        s = self._s
        return [card for card in owned(s, seat) if s.kinds[card] in self._weak[seat]]
