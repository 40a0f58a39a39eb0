"""What the data of a card means to a bot: figures at hand, and abilities boiled down to what they give and take.

Nothing here is a reader of card names: a new card is understood as far as it is made of known words. What is not
understood counts for nothing, and the exact numbers are always the view's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from duskhall.core import tree as t
from duskhall.core.state import EMPTY

from .abilities import UseProfile
from .filters import Group, Help
from .foes import Foe

if TYPE_CHECKING:
    from duskhall.core.tree import Ability, Card

# What is not plain attack is worth so many points of attack each time its card is drawn. Found by playing.
STRENGTH = 0.12
FAR = 0.6
"""A point of attack that does not count in the first rank."""
BLOCKED = 0.6
DOUBLE = 3.0
HELP = 1.2
BLADE = 0.3
STRONG = 0.3
CARRIED = 0.7
"""A weapon's attack, which may lack a hero."""
DARKLY = 0.65
"""A point of attack that counts in the dark,"""
AGAINST = 0.4
"""or against some monsters only."""
GROWS = 1.2
"""What it is worth that a card grows with others that are there;"""
PIERCES = 0.3
"""that a monster has less of what protects it, for each point;"""
MORE_CARDS = 1.5
"""that the next hand is larger, for each card;"""
FESTERING = 1.0
"""what a wound takes from a hand besides its place."""

Terms = tuple[float, float, float, float, float]
"""What a card is worth by itself each time it is drawn, its light, its gold, cards drawn, and victory points. They are
of one type: so they are multiplied faster."""


class Profile:
    """A card as a bot sees it."""

    use_profile: ClassVar[type[UseProfile]] = UseProfile
    __slots__ = (
        "acts",
        "attack",
        "base",
        "blade",
        "blocked",
        "by_level",
        "by_skill",
        "card",
        "cost",
        "costly",
        "creeps",
        "curse",
        "damage",
        "dark",
        "darkness",
        "double",
        "doubles",
        "draws",
        "dungeon",
        "easy",
        "edged",
        "ends",
        "far",
        "fleeting",
        "foe",
        "force",
        "gear",
        "gold",
        "grows",
        "guards",
        "health",
        "held",
        "helps",
        "hero",
        "hit",
        "id",
        "keen",
        "kind",
        "level",
        "level_cost",
        "light",
        "lighter",
        "loose",
        "loss",
        "magic",
        "monster",
        "most",
        "passes",
        "plain",
        "reach",
        "replaces",
        "returns",
        "ruins",
        "strength",
        "strong",
        "support",
        "talent",
        "terms",
        "uses",
        "versus",
        "village",
        "vp",
        "waits",
        "weapon",
        "weight",
        "wielded",
        "wound",
        "xp",
    )

    def __init__(self, card: Card, late: bool = True, kind: int = EMPTY) -> None:
        """``late``: what a monster destroys in a battle fights on until its end. ``kind``: its number in the rules."""
        self.card = card
        self.kind = kind
        self.id = card.id
        self.hero = "hero" in card.tags
        self.weapon = "weapon" in card.tags
        self.monster = "monster" in card.tags
        self.wound = "wound" in card.tags
        self.gear = "gear" in card.tags
        figure = card.figures.get
        self.attack = figure("attack", 0)
        self.magic = figure("magic", 0)
        self.light = figure("light", 0)
        self.strength = figure("strength", 0)
        self.weight = figure("weight", 0)
        self.gold = figure("gold", 0)
        self.cost = figure("cost", 0)
        self.vp = figure("vp", 0)
        self.xp = figure("xp", 0)
        self.level = figure("level", 0)
        self.level_cost = figure("level-cost", 0)
        self.health = figure("health", 0)
        self.darkness = figure("darkness", 0)
        self.far = 0
        """More attack from the second rank on."""
        self.dark = 0
        """More attack in the dark."""
        self.versus: list[tuple[int, Any]] = []
        """More attack against monsters of which a condition holds."""
        self.blocked = 0
        """A rank whose monster this hero cannot attack."""
        self.blade: tuple[int, Group] | None = None
        """More attack with such a weapon."""
        self.strong: tuple[int, int] | None = None
        """A weapon's: so much more with a hero of such strength;"""
        self.wielded = 0
        """so much more magic when carried;"""
        self.by_level = 0
        """so much more magic for each level of the hero;"""
        self.by_skill = False
        """half the hero's strength more;"""
        self.reach = 0
        """so much more attack when carried, from the second rank on;"""
        self.replaces = False
        """the hero's own attack does not count;"""
        self.edged = False
        """its figures do not say all;"""
        self.keen = 0.0
        """what else it does when carried, in points of attack;"""
        self.easy: Group | None = None
        """who carries it whatever it weighs;"""
        self.lighter: tuple[int, Group] | None = None
        """who carries it as if it weighed so much less;"""
        self.loose: tuple[int, int] = (0, 0)
        """magic and light for the party if nobody carries it."""
        self.helps: list[Help] = []
        self.grows = 0.0
        """What it gets from others that are with it, and takes from those it meets, in points of attack."""
        self.guards: list[tuple[str, Group]] = []
        """While it is in the hand, these cards are not discarded or destroyed."""
        self.held: list[tuple[int, Group]] = []
        """So much more for each weapon of these that is carried."""
        self.double = False
        self.loss = 0
        """Attack that the party loses while the card is there."""
        self.ends = False
        """In the first rank it ends the game."""
        self.waits = False
        """It does not move up by itself."""
        self.creeps = False
        """It comes forward whenever somebody has been to the village;"""
        self.ruins = False
        """in the first rank it destroys cards of the village."""
        self.doubles = False
        """In the hall, it makes others do everything twice."""
        self.passes = False
        """Who beats it names the seat that gets it."""
        self.fleeting = False
        """Gone at the end of the turn in which it was drawn."""
        self.uses: dict[int, UseProfile] = {}
        """By the ability's number on the card, from 0."""
        self.foe = Foe()
        for i, ability in enumerate(card.abilities):
            self._read(i, ability, late)
        self.foe.done()
        self.edged = self._edged()
        self.costly = not self.foe.harmless or (self.ruins and self.creeps)
        """To fight it does not only depend on whether it is beaten."""
        self.returns = any(use.due and use.returns for use in self.uses.values())
        """Once drawn, it goes back to the dungeon."""
        self.curse = any(use.heals for use in self.uses.values())
        """Nobody wants it, and there is a way to be rid of it."""
        self.damage = self.attack + self.magic + self.wielded + self.by_level + self.reach + 3 * self.by_skill
        """What it adds to a battle; a weapon in the right hands."""
        self.village = [use.within("village") for use in self.uses.values() if "village" in use.windows]
        self.dungeon = [use.within("dungeon") for use in self.uses.values() if "dungeon" in use.windows]
        if any(use.fresh for use in self.dungeon):
            # One of several: the best first.
            self.dungeon.sort(key=lambda use: -use.needs_xp)
        self.support = sum(use.heroes + use.songs for use in self.dungeon if use.free and not use.needs_xp)
        """More attack for each hero of the party."""
        self.talent = self._talent()
        """What it does beside its figures is worth so many points of attack each time it is drawn."""
        self.force = self.damage + self.talent
        self.base = self.talent if self.weapon else self.talent + self.damage
        """What it is worth each time it is drawn, wherever it lies; what depends on the deck is not in it."""
        self.draws = sum(use.draw for use in self.dungeon if use.free and use.armed is None and not use.needs_xp)
        """Cards that it draws in the dungeon, whatever else there is."""
        self.hit = self._hit()
        """What it adds to an average battle by itself."""
        self.most = self._most()
        """Hardly more points than these can come of it in a battle."""
        self.acts = bool(self.dungeon or self.helps or self.versus or self.dark)
        """In a battle it does more than its figures say."""
        others = self.support or self.draws or self.grows or self.wound
        self.plain = not (self.hero or self.weapon or self.fleeting or self.returns or others)
        """What it is worth follows from what it gives by itself, whatever else there is in the deck."""
        if self.wound:
            self.grows -= FESTERING
        self.terms: Terms = (float(self.base), float(self.light), float(self.gold), float(self.draws), float(self.vp))

    def _read(self, i: int, ability: Ability, late: bool) -> None:
        match ability:
            case t.Use():
                self.uses[i] = self.use_profile(ability)
            case t.Must("battle"):
                self.foe.fights(ability, late)
            case t.Must("aftermath"):
                self.foe.avenges(ability)
            case t.Must("arrive", steps):
                self.ends = any(isinstance(step, t.End) for step in steps)
            case t.Must("breach", (t.Destroy(t.Tops()),)):
                self.ruins = True
            case t.Must("village-over", (t.Swap("self"),)):
                self.creeps = True
            case t.Must("defeated", (t.Each("one", (t.Put("self", _),)),)):
                self.passes = True
            case t.Must("turn-over", (t.Destroy("self"),)):
                self.fleeting = True
            case t.While("fought"):
                self.foe.resists(ability)
            case t.While("hall", steps):
                for step in steps:
                    self._rules_the_hall(step)
            case t.While(place, steps, when):
                for step in steps:
                    self._lasts(step, when)
                if place == "present" and when is None and self.weapon:
                    # It does so too if nobody carries it.
                    self.loose = (self.wielded, self.loose[1])

    def _rules_the_hall(self, step: t.Modify | t.Forbid | t.Grant) -> None:
        match step:
            case t.Forbid("move-up", "self"):
                self.waits = True
            case t.Modify("resolves", "add"):
                self.doubles = True
            case t.Grant("battle"):
                self.foe.grants = True

    def _lasts(self, step: t.Modify | t.Forbid | t.Grant, when: Any) -> None:
        match step, when:
            case t.Modify("attack", "add", int(n), "self"), t.Cmp(t.Value("rank", "foe"), ">=", _):
                if self.weapon:
                    self.reach += n
                else:
                    self.far += n
            case t.Modify("attack", "add", int(n), "self"), t.CardIs("self", t.Armed(where)):
                self.blade = (n, Group(where))
            case t.Modify("attack", "add", int(n), "self"), t.Cmp(t.Value("strength", "wielder"), ">=", int(least)):
                self.strong = (n, least)
            case t.Modify("attack", "add", int(n), "self"), t.Dark():
                self.dark += n
            case t.Modify("attack", "add", int(n), "self"), (t.Cmp() | t.CardIs("foe")):
                self.versus.append((n, when))
            case t.Modify("magic", "add", int(n), "self"), None:
                self.wielded += n
            case t.Modify("magic", "add", t.Value("level", "wielder"), "self"), None:
                self.by_level += 1
            case t.Modify("attack", "add", t.Half(t.Value("strength", "wielder")), "self"), None:
                self.by_skill = True
            case t.Modify(("attack" | "magic"), "zero", _, "wielder"), None:
                self.replaces = True
            case t.Modify("weight", "zero", _, "self"), t.CardIs("wielder", where):
                self.easy = Group(where)
            case t.Modify("weight", "less", int(n), "self"), t.CardIs("wielder", where):
                self.lighter = (n, Group(where))
            case t.Modify("light", "add", int(n), "party"), t.Not(t.CardIs("self", t.Held())):
                self.loose = (self.loose[0], n)
            case t.Modify(("attack" | "magic") as figure, "add", int(n), t.Cards("hand", where)), None:
                self.helps.append(Help(figure == "magic", n, Group(where)))
            case t.Modify("magic", "double"), None:
                self.double = True
            case t.Modify("either", "less", int(n), "party"), None:
                self.loss += n
            case t.Forbid("attack", "self"), t.Cmp(t.Value("rank", "foe"), "=", int(rank)):
                self.blocked = rank
            case t.Modify(), None:
                self._grows_with(step)
            case _:
                self._depends(step, when)

    def _depends(self, step: t.Modify | t.Forbid | t.Grant, when: Any) -> None:
        """What no other rule reads."""

    def _grows_with(self, step: t.Modify) -> None:
        """What depends on other cards, or on the monster, counts by a rough price."""
        match step:
            case t.Modify("attack" | "magic", "add", t.Times(int(n), _), "self"):
                self.grows += GROWS * n
            case t.Modify("attack" | "magic", "add", t.Most() | t.Count() | t.Variety() | t.Least() | t.Half(), "self"):
                self.grows += GROWS
            case t.Modify("light", "add", _, "party"):
                self.grows += GROWS / 2
            case t.Modify("armor" | "resistance" | "wounds", "less", int(n), "foe"):
                self.grows += PIERCES * n
            case t.Modify("hand", "add", int(n)):
                self.grows += MORE_CARDS * n

    def _edged(self) -> bool:
        return self.strong is not None or self.by_level != 0 or self.by_skill or self.replaces

    def _talent(self) -> float:
        n = self.far * FAR + self.double * DOUBLE - self.loss - bool(self.blocked) * BLOCKED
        n += self.strength * STRENGTH + sum(h.n for h in self.helps) * HELP
        n += self.dark * DARKLY + sum(more for more, _ in self.versus) * AGAINST + sum(self.loose) * 0.5
        n -= self.replaces * 1.5
        if self.blade is not None:
            n += self.blade[0] * BLADE
        if self.strong is not None:
            n += self.strong[0] * STRONG
        return n + sum(use.worth for use in self.uses.values())

    def _hit(self) -> float:
        n = self.damage * (CARRIED if self.weapon else 1.0) + self.dark * DARKLY - self.loss
        n += sum(more for more, _ in self.versus) * AGAINST + 2 * self.support
        return n + sum(use.party for use in self.dungeon if use.free and not use.needs_xp)

    def _most(self) -> int:
        n = self.damage + self.far + self.dark + 2 * self.light + 4 * self.support - self.loss
        n += 9 * self.double + sum(3 * h.n for h in self.helps) + sum(more for more, _ in self.versus)
        n += 0 if self.blade is None else self.blade[0]
        n += 0 if self.strong is None else self.strong[0]
        n += 3 * self.by_level + 2 * self.by_skill + sum(self.loose)
        for use in self.dungeon:
            n += 3 * use.draw + use.attack + 6 * (use.count is not None)
            n += use.party + use.party_dark + 2 * use.party_light + 4 * use.guest + 3 * use.level
        return n
