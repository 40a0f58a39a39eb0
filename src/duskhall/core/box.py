"""The cards of a ruleset and tables of what is printed on them, by kind: a kind is a place in ``cards``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import tree as t
from .lint import lint_form
from .program import CHANGING, Where, compare
from .queries import a_condition, a_filter

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from .parts import Economy, Hall
    from .queries import Condition


class Box:
    """The cards of a box: tables of their print, and the kinds that a filter means as far as print decides."""

    def __init__(self, cards: Sequence[t.Card], economy: Economy, hall: Hall) -> None:
        self.cards: tuple[t.Card, ...] = tuple(cards)
        self.all_kinds = frozenset(range(len(self.cards)))
        self.by_stack: dict[str, list[t.Card]] = {}
        """The cards of each pile of the box, in their order."""
        self.index: dict[str, int] = {}
        """The kind of each card, by its id."""
        tags: dict[str, set[int]] = {}
        for k, card in enumerate(self.cards):
            lint_form(card)
            if card.id in self.index:
                raise t.TreeError("fault-card-twice", card=card.id)
            self.index[card.id] = k
            self.by_stack.setdefault(card.stack, []).append(card)
            for tag in card.tags:
                tags.setdefault(tag, set()).add(k)
        self.tags = {tag: frozenset(kinds) for tag, kinds in tags.items()}
        self.printed: dict[str, list[int]] = {f: [c.figures.get(f, 0) for c in self.cards] for f in t.FIGURES}
        self.has: dict[str, frozenset[int]] = {
            f: frozenset(k for k, c in enumerate(self.cards) if f in c.figures) for f in t.FIGURES
        }
        # Columns that are read often.
        self.gold = self.printed["gold"]
        self.cost = self.printed["cost"]
        self.attack = self.printed["attack"]
        self.magic = self.printed["magic"]
        self.light = self.printed["light"]
        self.strength = self.printed["strength"]
        self.weight = self.printed["weight"]
        self.health = self.printed["health"]
        self.darkness = self.printed["darkness"]
        # Sets of kinds.
        self.heroes = self.tagged("hero")
        self.weapons = self.tagged("weapon")
        self.monsters = self.tagged("monster")
        self.keys = self.tagged("key")
        self.guardians = self.tagged("guardian")
        self.is_weapon = self.listed(self.weapons)
        self.is_monster = self.listed(self.monsters)
        self.families = frozenset(self.cards[k].stack for k in self.heroes if self.printed["level"][k])
        """The stacks of heroes who rise level by level."""
        self.wounds = frozenset(k for k, c in enumerate(self.cards) if c.stack and c.stack == hall.wounds)
        self.healable = self.tagged(hall.wounds) if hall.wounds else frozenset()
        """Wounds, tokens and cards."""
        self.homes = {k: economy.returning[c.kind] for k, c in enumerate(self.cards) if c.kind in economy.returning}
        """How a destroyed card comes back, by kind."""
        self.endless_kinds = frozenset(k for k, c in enumerate(self.cards) if c.stack in economy.endless)
        self.fronting = frozenset(k for k, c in enumerate(self.cards) if c.kind in economy.laid_out)
        """Cards that are laid out in front of their owner."""

    def tagged(self, tag: str) -> frozenset[int]:
        return self.tags.get(tag, frozenset())

    def listed(self, kinds: frozenset[int]) -> list[bool]:
        """A set of kinds as a table by kind, for frequent lookups."""
        return [k in kinds for k in range(len(self.cards))]

    def kind(self, card: str) -> int:
        return self.index[card]

    # -- filters ---------------------------------------------------

    def where(self, node: t.Filter | None) -> Where | None:
        """Prepare a filter: parts that depend on print alone become a set of kinds."""
        if node is None:
            return None
        kinds = self.all_kinds
        rest: list[t.Filter] = []
        for part in _conjuncts(node):
            found = self.static(part)
            if found is None:
                rest.append(part)
            else:
                kinds &= found
        if not rest:
            return Where(self.listed(kinds), None)
        return Where(self.listed(kinds), a_filter(self, rest[0] if len(rest) == 1 else t.And(tuple(rest))))

    def condition(self, node: t.Condition | None) -> Condition | None:
        return None if node is None else a_condition(self, node)

    def static(self, node: Any) -> frozenset[int] | None:
        """The kinds that match; None if print alone does not decide."""
        match node:
            case t.Is(tag):
                return self.tagged(tag)
            case t.Named(card):
                return frozenset((self.index[card],))
            case t.Has(figure):
                return self.has[figure]
            case t.Many(tags, n):
                sets = [self.tagged(tag) for tag in tags]
                return frozenset(k for k in self.all_kinds if sum([k in kinds for kinds in sets]) >= n)
            case t.Fig(figure, test, int(amount)) if figure not in CHANGING:
                column = self.printed[figure]
                return frozenset(k for k in self.has[figure] if compare(column[k], test, amount))
            case t.And(of):
                parts = [self.static(p) for p in of]
                return None if None in parts else self.all_kinds.intersection(*(p for p in parts if p is not None))
            case t.Or(of):
                parts = [self.static(p) for p in of]
                return None if None in parts else frozenset().union(*(p for p in parts if p is not None))
            case t.Not(of):
                part = self.static(of)
                return None if part is None else self.all_kinds - part
        return None


def _conjuncts(node: t.Filter) -> Iterable[t.Filter]:
    """The parts of a filter that must all hold."""
    return [part for inner in node.of for part in _conjuncts(inner)] if isinstance(node, t.And) else [node]
