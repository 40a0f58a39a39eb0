"""Picks: a seat, or luck, takes some cards of a place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import tree as t
from ..options import FIRST, MASK, O_CARD, WHAT, all_but, distinct, shared
from ..picking import beginning, candidates, could_pick, picks
from ..program import AIM_CARDS, ALL_CARDS, IN_HAND, IN_NAME, IN_SECRET, OWN_PLACES, PLACES, Aim, Aimed, Program, Step
from ..state import Q_PICK, Frame, State, hand_of, secret_of
from ..zones import in_random_order, show
from .flow import ask, secret

if TYPE_CHECKING:
    from ..forecast import Search
    from ..lowering import Lowering


class Picking(Aimed):
    """A step that takes some cards of a place."""

    __slots__ = ("best", "n", "name", "optional", "ordered", "plain", "proves", "spares_used", "verb")

    def __init__(self, program: Program, aim: Aim, n: int, name: str, verb: str) -> None:
        super().__init__(program, aim)
        self.n = n
        self.name = name
        """The name of the picked cards for later steps."""
        self.verb = verb
        """The act on the picked cards."""
        self.best = ""
        """Restricts the pick to cards with the highest value of this figure."""
        self.optional = False
        self.ordered = False
        self.proves = False
        """A seat that has nothing to pick shows its hand."""
        self.spares_used = False
        """Whether cards used this turn are out of reach."""
        self.plain = False
        """Print alone says which of one's own cards it may take, unless one of them is marked."""


class Pick(Picking):
    """Ask for the next card, unless there is nothing to choose."""

    __slots__ = ()

    def __init__(self, program: Program, aim: Aim, n: int, name: str, verb: str) -> None:
        super().__init__(program, aim, n, name, verb)
        self.silent = True

    @staticmethod
    def lower(low: Lowering, node: t.Pick, path: str) -> None:
        lower_pick(low, node, path, "pick", node.name)

    def run(self, s: State, f: Frame) -> bool:
        found = candidates(s, f, self)
        n = self.n
        place = self.aim.place
        if n == ALL_CARDS:
            if self.ordered and len(found) > 1:
                return ask(s, f, Q_PICK, picks(s, self, found))
            f.picked += tuple(found)
        elif place in _UNSEEN and not (s.laid and f.seat == s.active):
            # For a hidden zone, only public knowledge, its number of cards, decides whether to ask.
            picked = len(f.picked)
            there = len(s.zones[hand_of[f.seat] if place == IN_HAND else secret_of[f.seat]]) - picked
            left = n - picked if n >= 0 else len(found)
            if left and there > 0:
                if n < 0 or self.optional or self.aim.where is not None or there > left:
                    return ask(s, f, Q_PICK, picks(s, self, found))
                f.picked += tuple(found)
        elif n < 0 or self.optional:
            if found and n != len(f.picked):
                return ask(s, f, Q_PICK, picks(s, self, found))
        else:
            left = n - len(f.picked)
            if left and len(found) > left:
                options = picks(s, self, found)
                if len(options) > 1 or shared(s, options[0]):
                    return ask(s, f, Q_PICK, options)
            f.picked += tuple(found[:left])
        finish_pick(f, self)
        return True

    def options(self, s: State, f: Frame) -> list[int]:
        return picks(s, self, candidates(s, f, self))

    def take(self, s: State, f: Frame, option: int) -> None:
        if option >> WHAT == O_CARD:
            f.picked += (option >> FIRST & MASK,)
            if self.n != len(f.picked):
                return
        finish_pick(f, self)

    def word(self) -> str:
        return self.verb

    def needy(self) -> bool:
        return not self.optional and not self.proves

    def offered(self, s: State, seat: int, card: int) -> bool:
        return could_pick(s, seat, card, self)

    def always_possible(self) -> bool:
        return self.optional

    def possible(self, s: State, f: Frame) -> bool:
        return self.optional or bool(candidates(s, f, self))

    def payable(self, s: State, seat: int, card: int, program: Program) -> bool:
        return len(candidates(s, beginning(program, seat, card), self)) >= self.n


_UNSEEN: Final = (IN_HAND, IN_SECRET)
"""Places that the other seats do not look into."""


class Chance(Picking):
    """Luck picks."""

    __slots__ = ()

    def __init__(self, program: Program, aim: Aim, n: int, name: str, verb: str) -> None:
        super().__init__(program, aim, n, name, verb)
        self.as_in_play = False

    def run(self, s: State, f: Frame) -> bool:
        found = tuple(candidates(s, f, self))
        f.picked = in_random_order(s, found, self.aim.name)[: self.n] if len(found) > self.n else found
        finish_pick(f, self)
        return True

    def foresee(self, s: State, f: Frame, search: Search) -> bool | None:
        """Luck may pick any of the cards."""
        found = candidates(s, f, self)
        if self.n > 1 and len(found) > self.n:
            return False
        for cards in [(c,) for c in distinct(s, found)] if len(found) > self.n else [tuple(found)]:
            if search.full():
                return False
            c = s.clone()
            g = c.stack[-1]
            g.picked = cards
            finish_pick(g, self)
            if not search.explore(c):
                return False
        return True


def lower_pick(low: Lowering, node: t.Pick, path: str, verb: str, name: str) -> None:
    place = PLACES.get(node.place, IN_NAME)
    aim = Aim(AIM_CARDS, place=place, where=low.where(node.place, node.where), name=node.place)
    pick = Chance(low.program, aim, node.n, name, verb) if node.by else Pick(low.program, aim, node.n, name, verb)
    pick.best = node.best
    pick.optional = node.optional
    pick.ordered = node.ordered
    pick.proves = node.show
    pick.spares_used = low.shield and verb == "destroy"
    by_print = aim.where is None or aim.where.rest is None
    pick.plain = place in OWN_PLACES and by_print and not (node.best or pick.spares_used or low.program.guarded)
    low.add(pick, path)
    if node.show:
        low.add(ShowNone(low.program, name), path + ".show")


def finish_pick(f: Frame, pick: Picking) -> None:
    names = {**f.names, pick.name: f.picked}
    if pick.aim.place == IN_NAME and pick.verb != "pick":
        names[pick.aim.name] = tuple(all_but([*names.get(pick.aim.name, ())], f.picked))
    f.names = names
    f.picked = ()
    f.at = pick.next


class ShowNone(Step):
    """Show the hand of a seat that had nothing to pick."""

    __slots__ = ("name",)

    def __init__(self, program: Program, name: str) -> None:
        super().__init__(program)
        self.name = name

    def run(self, s: State, f: Frame) -> bool:
        if not f.names.get(self.name) and s.zones[hand_of[f.seat]] and secret(s, f):
            show(s, f.seat, s.zones[hand_of[f.seat]])
        f.at = self.next
        return True
