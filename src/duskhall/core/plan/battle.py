"""A battle looked at from its beginning: the seat's own choices at their best, everything else at its worst."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..effects import owned
from ..forecast import Search, in_order
from ..machine import answer
from ..options import O_CARD, frame_of, list_options, option_parts
from ..program import IN_HANDS, Step
from ..state import EMPTY, HIDDEN, Q_DIE, Q_FIRST, Q_PICK, State, hand_of, zone_holding
from ..steps.dice import AfterDice
from ..steps.flow import Return
from ..steps.lanes import Each
from ..steps.picks import Picking
from ..tree import While
from .course import key_of
from .helping import Helping

if TYPE_CHECKING:
    from ..tree import Card

ENOUGH: Final = 12
"""After a sure victory so many choices that are no better end the comparison."""
MOST_IN_A_BATTLE: Final = 250
"""So much of the budget goes to one battle at most."""


class Budget:
    """How many positions a plan may still look at."""

    __slots__ = ("left", "most", "spent")

    def __init__(self, most: int) -> None:
        self.most = most
        self.left = most
        self.spent = 0

    def share(self, most: int) -> Budget:
        """A budget of its own for a part of the search, not more than is left."""
        return Budget(min(most, self.left))

    def pay(self, spent: int) -> None:
        """So much was spent by a part."""
        self.left -= spent
        self.spent += spent

    def take(self) -> bool:
        """Look at one more; False if there is nothing left."""
        if self.left <= 0:
            return False
        self.left -= 1
        self.spent += 1
        return True


class Outcome:
    """How a battle ends, as far as it can be foreseen."""

    __slots__ = ("end", "gain", "health", "loss", "may", "options", "sure", "total", "whole")

    def __init__(self, sure: bool, may: bool, total: int, health: int, loss: int, end: State | None) -> None:
        self.sure = sure
        """Won with certainty, against any luck and any choices of others."""
        self.may = may
        """Won in some of the cases."""
        self.total = total
        self.health = health
        self.loss = loss
        """The price of the line so far: see :meth:`Stake.loss`."""
        self.gain = 0
        """Experience and points that come besides the monster: see :meth:`Stake.gain`."""
        self.end = end
        """The position afterwards; None: nobody can foresee it."""
        self.options: tuple[int, ...] = ()
        """The seat's own answers up to the first thing that nobody can foresee."""
        self.whole = True
        """There is no such thing."""

    def copy(self) -> Outcome:
        out = Outcome(self.sure, self.may, self.total, self.health, self.loss, self.end)
        out.gain = self.gain
        out.options = self.options
        out.whole = self.whole
        return out

    def beats(self, other: Outcome) -> bool:
        """Is it the better choice?"""
        if self.sure != other.sure:
            return self.sure
        if self.may != other.may:
            return self.may
        if not self.sure and self.total - self.health != other.total - other.health:
            return self.total - self.health > other.total - other.health
        if self.gain != other.gain:
            return self.gain > other.gain
        return self.loss < other.loss


class Stake:
    """The seat's cards and XP when it began to plan: the price of a line is counted from them."""

    __slots__ = ("cards", "marked", "s", "seat", "xp", "zones")

    def __init__(self, s: State, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.cards = frozenset(owned(s, seat))
        z = hand_of[seat] - 1
        self.zones = s.zones[z : z + 4]
        self.marked = frozenset(s.marked)
        self.xp = s.xp[seat]

    def loss(self, s: State) -> int:
        """The price so far, in points: destroyed cards by what they cost, burdens that came (diseases, wounds),
        experience paid."""
        seat = self.seat
        lost = max(0, self.xp - s.xp[seat])
        z = hand_of[seat] - 1
        if s.zones[z : z + 4] == self.zones and not s.marked and not s.lent:
            return lost
        mine = frozenset(owned(s, seat))
        for c in self.cards - mine:
            # A card that had been given up before is no loss of the line.
            if c not in self.marked:
                lost += worth(s, c)
        for c in s.marked:
            if c not in self.marked and c in mine:
                lost += worth(s, c)
        return lost + 2 * sum([self.burdens(s, c) for c in mine - self.cards])

    def gain(self, s: State) -> int:
        """Experience that came, less what was paid, and the points of cards that came."""
        seat = self.seat
        gained = s.xp[seat] - self.xp
        z = hand_of[seat] - 1
        if s.zones[z : z + 4] != self.zones:
            for c in frozenset(owned(s, seat)) - self.cards:
                alike = self._alike(s, c)
                gained += sum([card.figures.get("vp", 0) for card in alike]) // max(1, len(alike))
        return gained

    def burdens(self, s: State, card: int) -> bool:
        """Is it no good to get a card: a disease, a curse, a wound?"""
        alike = self._alike(s, card)
        return bool(alike) and all(is_burden(x) for x in alike)

    def _alike(self, s: State, card: int) -> list[Card]:
        """The card that came; of a hidden pile all cards that the seat cannot tell from it."""
        r = s.rules
        if card < len(self.s.kinds):
            zone = zone_holding(self.s, card)
            if zone != EMPTY and s.map.levels[zone] == HIDDEN:
                return r.by_stack.get(s.map.names[zone].partition(".")[2], [])
        return [r.cards[s.kinds[card]]]


def is_burden(card: Card) -> bool:
    """Whether a card is useless: no good print, and nothing to say except lasting effects."""
    if any(figure > 0 for figure in card.figures.values()):
        return False
    return not card.abilities or any(isinstance(line, While) for line in card.abilities)


def worth(s: State, card: int) -> int:
    """The price of losing a card: its cost and its level, which counts as much again. A wound costs nothing."""
    r = s.rules
    kind = s.kinds[card]
    return 0 if kind in r.healable else 1 + r.cost[kind] + 2 * r.printed["level"][kind]


def hides(step: Step) -> bool:
    """Does a step make use of what only others know: of cards in their hands, or of what they choose or turn up?"""
    if isinstance(step, Each):
        follows = step.program.steps[step.end]
        return step.who != "one" and bool(step.names) and not isinstance(follows, Return)
    return isinstance(step, Picking) and step.aim.place == IN_HANDS


class Cases(Search):
    """Collects the cases into which a step before the battle branches."""

    __slots__ = ("cases", "wanted")

    def __init__(self, seat: int, wanted: bool = True) -> None:
        super().__init__(seat, False)
        self.cases: list[State] = []
        self.wanted = wanted
        """Otherwise it is enough to know that there are some."""

    def full(self) -> bool:
        return not self.wanted

    def explore(self, s: State) -> bool:
        self.cases.append(s)
        return True

    def end(self, s: State) -> bool:
        return True


class Fight(Search):
    """Follow a battle up to the comparison and what must follow it."""

    __slots__ = ("budget", "curious", "cut", "gathered", "helping", "known", "last", "odd", "stake", "thorough")

    def __init__(self, seat: int, stake: Stake, budget: Budget, helping: Helping) -> None:
        super().__init__(seat, False)
        self.helping = helping
        self.stake = stake
        self.budget = budget
        self.gathered: list[Outcome] = []
        """The results of the cases looked at so far."""
        self.known: dict[object, Outcome] = {}
        """The results of choices in this battle that were looked at."""
        self.last = 0
        """So far the budget may go for this battle."""
        self.curious = True
        """Whether it is still open if luck can defeat the monster."""
        self.odd = False
        """Only every second position of a battle counts: they cost half as much as others."""
        self.cut = False
        """Some battle was not looked at as a whole."""
        self.thorough = False
        """Whether a lost battle is followed to its end, to see what it costs."""

    def outcome(self, s: State) -> Outcome:
        """The best that can be made of a battle. The position is used up."""
        self.gathered = []
        self.known = {}
        self.last = self.budget.spent + MOST_IN_A_BATTLE
        self.explore(s)
        return self.gathered[0]

    def lost_end(self, s: State) -> State | None:
        """The end of a battle that is lost; None: nobody can foresee it. The position is used up."""
        self.thorough = True
        end = self.outcome(s).end
        self.thorough = False
        return end

    def full(self) -> bool:
        return self.budget.left <= 0 or self.budget.spent >= self.last

    def end(self, s: State) -> bool:
        won = s.won
        out = Outcome(won, won, s.total, s.health, self.stake.loss(s), s)
        out.gain = self.stake.gain(s)
        self.gathered.append(out)
        return self.goes_on()

    def goes_on(self) -> bool:
        """Where luck decides, one case won and one that is not are enough; where a victory by luck is known already,
        one that is not."""
        sure = not self.curious
        lost = False
        for outcome in self.gathered:
            sure = sure or outcome.may
            lost = lost or not outcome.sure
        return not (sure and lost)

    def explore(self, s: State) -> bool:
        """Add the outcome from here to those gathered. False: no further cases are needed."""
        self.odd = not self.odd
        if self.odd:
            self.budget.take()
        decided = None if s.rules.hall.is_map else s.rules.decided
        compared = s.rules.compared
        while not s.asked:
            f = s.stack[-1]
            step = f.at
            if f is s.stack[0] and (step is decided or (step.index > compared and not s.won)):
                return self.end(s)
            if hides(step):
                return self._unknown(s)
            if step.as_in_play or isinstance(step, AfterDice):
                before = s.secrets
                step.run(s, f)
                if s.secrets != before:
                    return self._unknown(s)
                continue
            above = self.gathered
            cases: list[Outcome] = []
            self.gathered = cases
            found = step.foresee(s, f, self)
            self.gathered = above
            if found is None:
                continue
            if not cases:
                return self._unknown(s)
            above.append(cases[0] if len(cases) == 1 and found else worst(cases, found))
            return self.goes_on()
        if s.asked[0].seat != self.seat or hides(frame_of(s, s.asked[0]).at):
            return self._unknown(s)
        self._choose(s)
        return self.goes_on()

    def to_question(self, s: State) -> State:
        """Run up to the next question, on a way that was foreseen."""
        while not s.asked:
            f = s.stack[-1]
            if f.at.as_in_play or isinstance(f.at, AfterDice):
                f.at.run(s, f)
                continue
            cases = Cases(self.seat)
            if f.at.foresee(s, f, cases) is not None:
                # There is but one case.
                s = cases.cases[0]
        return s

    def _unknown(self, s: State) -> bool:
        """The rest is unforeseeable. After the comparison that does not change the outcome."""
        if s.stack and s.stack[0].at.index > s.rules.compared:
            return self.end(s)
        out = Outcome(False, True, 0, 0, 0, None)
        out.whole = False
        self.gathered.append(out)
        return self.goes_on()

    def _weight(self, s: State, option: int) -> int:
        """How much the party would miss a card that is picked."""
        what, card, _ = option_parts(option)
        if what != O_CARD:
            return -1
        brought = s.rules.in_hand[s.kinds[card]] if s.held.get(card, EMPTY) == EMPTY else s.rules.wielded[s.kinds[card]]
        strong = 0 if brought is None else brought.attack + brought.magic
        return 8 * strong + worth(s, card)

    def _choose(self, s: State) -> None:
        """Add the best of the seat's own choices."""
        key = (key_of(s, self.seat), tuple(s.split.items()))
        known = self.known.get(key)
        if known is not None:
            self.gathered.append(known.copy())
            return
        lost = None if self.thorough else self.helping.lost(s, self.seat)
        if lost is not None:
            self.gathered.append(Outcome(False, False, lost.total, lost.health, 0, s))
            return
        best: Outcome | None = None
        chosen = 0
        least = self.stake.loss(s)
        q = s.asked[0]
        any_will_do = not s.won and (q.kind in (Q_FIRST, Q_DIE) or isinstance(frame_of(s, q).at, AfterDice))
        """Such a choice hardly changes the price."""
        above = self.gathered
        options = in_order(s, list_options(s, q), self.given)
        if q.kind == Q_PICK and len(options) > 2:
            options = [option for _, option in sorted([(self._weight(s, option), option) for option in options])]
        after = 0
        for option in options:
            if self.full() and best is not None:
                self.cut = True
                break
            c = s if option == options[-1] else s.clone()
            answer(c, c.asked[0], option, run=False)
            self.gathered = []
            self.explore(c)
            if not self.gathered:
                # Too few cards are left to the right of those picked: the same choice in another order.
                continue
            found = self.gathered[0]
            if best is None or found.beats(best):
                best = found
                chosen = option
                if best.sure and ((best.loss <= least and not s.won) or any_will_do):
                    break
                after = 0
            elif best.sure:
                after += 1
                if after == ENOUGH:
                    break
        self.gathered = above
        if best is not None:
            best.options = (chosen, *best.options)
            self.known[key] = best
            above.append(best.copy())


def worst(cases: list[Outcome], all_seen: bool) -> Outcome:
    """The certain part of several cases."""
    sure = all_seen and all(case.sure for case in cases)
    may = any(case.may for case in cases)
    low = cases[0]
    for case in cases:
        if sure:
            if (case.total - case.health, -case.loss) < (low.total - low.health, -low.loss):
                low = case
        elif case.end is not None and (low.end is None or case.total - case.health > low.total - low.health):
            low = case
    out = Outcome(sure, may, low.total, low.health, max([case.loss for case in cases]), low.end)
    out.gain = min([case.gain for case in cases])
    out.whole = False
    return out
