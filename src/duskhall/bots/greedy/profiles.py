"""Profiles: what a card's data means to a bot, as figures and as what its abilities give and take.

Profiles never look at card names: a new card is understood as far as it consists of known words. The rest counts for
nothing, and exact numbers always come from the view.
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

# The worth of everything but plain attack, in points of attack each time the card is drawn. Found by playing.
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
"""The worth of growing with other cards present;"""
PIERCES = 0.3
"""of reducing a monster's protection, for each point;"""
MORE_CARDS = 1.5
"""of a larger next hand, for each card;"""
FESTERING = 1.0
"""the cost of a wound to a hand, besides its place."""

Terms = tuple[float, float, float, float, float]
"""A card's own worth each time it is drawn, its light, its gold, the cards it draws, and its victory points. All are
floats, because those multiply faster."""


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
        """``late``: cards that a monster destroys in a battle fight on until its end. ``kind``: the card's number in
        the rules."""
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
        """More attack against monsters for which a condition holds."""
        self.blocked = 0
        """The rank whose monster this hero cannot attack."""
        self.blade: tuple[int, Group] | None = None
        """More attack with such a weapon."""
        self.strong: tuple[int, int] | None = None
        """For weapons: the bonus with a hero of a certain strength;"""
        self.wielded = 0
        """more magic when carried;"""
        self.by_level = 0
        """more magic for each level of the hero;"""
        self.by_skill = False
        """whether half the hero's strength is added;"""
        self.reach = 0
        """more attack when carried, from the second rank on;"""
        self.replaces = False
        """whether the hero's own attack does not count;"""
        self.edged = False
        """whether its figures do not say everything;"""
        self.keen = 0.0
        """the worth of its other effects when carried, in points of attack;"""
        self.easy: Group | None = None
        """which heroes carry it whatever its weight;"""
        self.lighter: tuple[int, Group] | None = None
        """which heroes carry it as if it weighed less;"""
        self.loose: tuple[int, int] = (0, 0)
        """magic and light for the party while no hero carries it."""
        self.helps: list[Help] = []
        self.grows = 0.0
        """Its gain from other cards of the party, and its reduction of a monster's protection, in points of attack."""
        self.guards: list[tuple[str, Group]] = []
        """The cards that are safe from discarding and destruction while this one is in the hand."""
        self.held: list[tuple[int, Group]] = []
        """The bonus for each carried weapon of a group."""
        self.double = False
        self.loss = 0
        """Attack that the party loses while the card is there."""
        self.ends = False
        """Whether it ends the game in rank 1."""
        self.waits = False
        """Whether it does not move up by itself."""
        self.creeps = False
        """Whether it moves forward after each visit to the village;"""
        self.ruins = False
        """whether it destroys cards of the village from rank 1."""
        self.doubles = False
        """Whether, in the hall, it makes the lines of others happen twice."""
        self.passes = False
        """Whether the player who beats it names the seat that gets it."""
        self.fleeting = False
        """Whether it leaves at the end of the turn in which it was drawn."""
        self.uses: dict[int, UseProfile] = {}
        """The profiles of its abilities, by their number on the card, from 0."""
        self.foe = Foe()
        for i, ability in enumerate(card.abilities):
            self._read(i, ability, late)
        self.foe.done()
        self.edged = self._edged()
        self.costly = not self.foe.harmless or (self.ruins and self.creeps)
        """Whether the result of fighting it depends on more than winning."""
        self.returns = any(use.due and use.returns for use in self.uses.values())
        """Whether it goes back to the dungeon once drawn."""
        self.curse = any(use.heals for use in self.uses.values())
        """Whether it is a burden that its owner can get rid of."""
        self.damage = self.attack + self.magic + self.wielded + self.by_level + self.reach + 3 * self.by_skill
        """Its contribution to a battle; for a weapon, in the right hands."""
        self.village = [use.within("village") for use in self.uses.values() if "village" in use.windows]
        self.dungeon = [use.within("dungeon") for use in self.uses.values() if "dungeon" in use.windows]
        if any(use.fresh for use in self.dungeon):
            # Of several alternatives, the best counts.
            self.dungeon.sort(key=lambda use: -use.needs_xp)
        self.support = sum(use.heroes + use.songs for use in self.dungeon if use.free and not use.needs_xp)
        """More attack for each hero of the party."""
        self.talent = self._talent()
        """The worth of its effects besides its figures, in points of attack each time it is drawn."""
        self.force = self.damage + self.talent
        self.base = self.talent if self.weapon else self.talent + self.damage
        """Its worth each time it is drawn, without the part that depends on the deck."""
        self.draws = sum(use.draw for use in self.dungeon if use.free and use.armed is None and not use.needs_xp)
        """Cards that it always draws in the dungeon."""
        self.hit = self._hit()
        """Its own contribution to an average battle."""
        self.most = self._most()
        """An estimate of the most points that it brings in a battle."""
        self.acts = bool(self.dungeon or self.helps or self.versus or self.dark)
        """Whether it does more in a battle than its figures say."""
        others = self.support or self.draws or self.grows or self.wound
        self.plain = not (self.hero or self.weapon or self.fleeting or self.returns or others)
        """Whether its worth does not depend on the rest of the deck."""
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
                    # This counts even if no hero carries it.
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
        """Read a change that no other rule reads."""

    def _grows_with(self, step: t.Modify) -> None:
        """Price, roughly, a change that depends on other cards or on the monster."""
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
