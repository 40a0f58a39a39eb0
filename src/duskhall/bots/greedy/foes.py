"""Monsters as opponents: what they withstand, and what fighting them costs."""

from __future__ import annotations

from typing import Any

from duskhall.core import tree as t

from .filters import Group


class Taking:
    """Cards of the party that a monster takes before the battle is decided."""

    __slots__ = ("best", "group", "held", "n")

    def __init__(self, where: Any, n: int = 1, best: str = "") -> None:
        self.group = Group(where)
        self.n = n
        """How many cards; ALL for every one."""
        self.best = best
        """Whether it takes the strongest, not the weakest."""
        self.held = _mentions(where, t.Held)
        """Whether it takes only weapons in use."""


class Foe:
    """A monster: what it withstands, and what it does."""

    __slots__ = (
        "armed_only",
        "by_kin",
        "by_luck",
        "by_worth",
        "curses",
        "destroys",
        "destroys_all",
        "dims",
        "gains",
        "grants",
        "half_magic",
        "half_unarmed",
        "half_without_magic",
        "hand_less",
        "harmless",
        "ignores",
        "needs",
        "needs_light",
        "needs_magic",
        "no_attack",
        "no_magic",
        "safe",
        "saps",
        "stops",
        "takes",
        "tricky",
        "weakens",
    )

    def __init__(self) -> None:
        self.no_attack = False
        self.no_magic = False
        self.half_magic = False
        self.half_without_magic = False
        self.half_unarmed = False
        self.needs_magic = False
        self.needs_light = False
        self.needs: tuple[int, Group] | None = None
        """How many cards of a group are needed to fight it."""
        self.armed_only = False
        """Whether heroes without a weapon cannot attack it."""
        self.ignores: Group | None = None
        """Cards that have no effect on it."""
        self.destroys: list[Group] = []
        """The groups of which one card each is lost."""
        self.destroys_all: Group | None = None
        self.takes: list[Taking] = []
        """Cards that leave before the battle is decided and do not fight on."""
        self.gains = 0
        """Burdens that it deals, won or lost;"""
        self.curses: list[tuple[int, Group]] = []
        """those that it deals to a party without a card of a group."""
        self.weakens = 0
        """Strength that every hero loses."""
        self.saps = 0
        """Attack that every hero loses."""
        self.stops = 0
        """Heroes that it keeps from attacking."""
        self.by_kin: Group | None = None
        """The monsters in the hall whose health is added to its own;"""
        self.by_luck = False
        """whether the price of a card turned up is added;"""
        self.by_worth = False
        """whether the attack of the best hero, who leaves, is added."""
        self.dims: Group | None = None
        """Cards whose light does not count against it."""
        self.safe = 0
        """The points to spare below which it does something more;"""
        self.hand_less = 0
        """by how many cards the next hand is then smaller."""
        self.grants = False
        """Whether it repeats the lines of the other monsters in the hall."""
        self.tricky = False
        """Whether its lines in the battle change the numbers, so that only a forecast can tell."""
        self.harmless = True
        """Whether fighting it costs nothing."""

    def done(self) -> None:
        """Finish, after all lines have been read."""
        grows = self.by_kin is not None or self.by_luck or self.by_worth or self.dims is not None
        self.tricky = bool(self.weakens or self.saps or self.stops or self.takes or grows or self.grants)
        loses = self.destroys or self.destroys_all is not None or self.hand_less
        self.harmless = not (self.gains or self.curses or loses)

    def resists(self, ability: t.While) -> None:
        for step in ability.steps:
            match step, ability.when:
                case t.Modify("attack", "zero", _, "party"), None:
                    self.no_attack = True
                case t.Modify("magic", "zero", _, "party"), None:
                    self.no_magic = True
                case t.Modify("magic", "half", _, "party"), None:
                    self.half_magic = True
                case t.Modify("total", "half", _, "party"), t.Cmp(t.Value("magic", "party")):
                    self.half_without_magic = True
                case t.Modify("total", "half", _, "party"), _:
                    self.half_unarmed = True
                case t.Modify("attack", "ignore", _, t.Cards("hand", where)), None:
                    self.ignores = Group(where)
                case t.Forbid("be-defeated", "self"), _:
                    self.needs_magic = True
                case t.Forbid("be-fought", "self"), t.Cmp(t.Count(t.Cards("hand", where)), "<", int(n)):
                    self.needs = (n, Group(where))
                case t.Forbid("be-fought", "self"), t.Not(t.Some(t.Cards("hand", where))):
                    self.needs = (1, Group(where))
                case t.Forbid("be-fought", "self"), _:
                    self.needs_light = True
                case t.Forbid("attack", t.Cards("hand", _)), None:
                    self.armed_only = True

    def fights(self, ability: t.Must, late: bool) -> None:
        """Read the lines before the comparison. ``late``: destroyed cards fight on until the battle is over."""
        match ability.when:
            case t.Not(t.Some(t.Cards("hand", where))):
                for step in ability.steps:
                    match step:
                        case t.Gain(_, int(n)):
                            self.curses.append((n, Group(where)))
                        case _:
                            self._does(step, late)
            case _:
                for step in ability.steps:
                    self._does(step, late)

    def _does(self, step: t.Step, late: bool) -> None:
        match step:
            case t.Destroy(t.Pick(place="hand", where=where, n=n, best=best)):
                self.destroys += [Group(where)] * n
                if not late:
                    self.takes.append(Taking(where, n, best))
            case t.Destroy(t.Cards("hand", t.Fig() | t.And((_, t.Fig())))) if late:
                pass  # Heroes who have become too weak are left to the forecast.
            case t.Destroy(t.Cards("hand", where)):
                self.destroys_all = Group(where)
                if not late:
                    self.takes.append(Taking(where, t.ALL))
            case t.Discard(t.Pick(place="hand", where=where, n=n, best=best)):
                self.takes.append(Taking(where, n, best))
            case t.Discard(t.Cards("hand", where)):
                self.takes.append(Taking(where, t.ALL))
            case t.Pick(place="hand", best="worth", where=where):
                self.by_worth = True
                self.takes.append(Taking(where, 1, "worth"))
            case t.Gain(_, int(n)):
                self.gains += n
            case t.If(t.Not(t.Some(t.Cards("hand", where))), (t.Gain(_, int(n)),)):
                self.curses.append((n, Group(where)))
            case t.Modify("strength", "less", int(n)):
                self.weakens += n
            case t.Modify("either", "less", int(n)):
                self.saps += n
            case t.Modify("light", "ignore", _, t.Cards("hand", where)):
                self.dims = Group(where)
            case t.Modify("health", "add", t.Sum("health", t.Cards("hall", where))):
                self.by_kin = Group(where)
            case t.Modify("health", "add", t.Value("cost")):
                self.by_luck = True
            case t.Forbid("attack", t.Pick()):
                self.stops += 1
            case t.Each("all", steps):
                for inner in steps:
                    self._does(inner, late)
            case t.Choose((t.Branch(_, (t.Show(t.Pick(where=where)),)), t.Branch(_, (t.Gain(_, int(n)),)))):
                self.curses.append((n, Group(where)))

    def avenges(self, ability: t.Must) -> None:
        """Read the lines after the comparison, won or lost."""
        match ability.when:
            case t.Cmp(t.Value("margin", "foe"), "<", int(n)):
                self.safe = n
            case t.Not(t.Won()):
                return
        for step in ability.steps:
            match step:
                case t.Destroy(t.Pick(place="hand", where=where, n=n)) if not self.safe:
                    self.destroys += [Group(where)] * n
                case t.Destroy(t.Cards("hand", where)):
                    self.destroys_all = Group(where)
                case t.Modify("hand", "less", int(n)):
                    self.hand_less = n
                case t.Gain(_, int(n)):
                    self.gains += n


def _mentions(where: Any, word: type) -> bool:
    if isinstance(where, word):
        return True
    return isinstance(where, (t.And, t.Or)) and any(_mentions(part, word) for part in where.of)
