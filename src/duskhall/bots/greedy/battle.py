"""Battles: how strong a hand is, and what a fight is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duskhall.core.tree import ALL

from .filters import against as holds_against
from .outlook import ahead

if TYPE_CHECKING:
    from .filters import Group, Help
    from .foes import Foe, Taking
    from .outlook import Outlook
    from .profiles import Profile
    from .reader import Reader

SPOILS = 1.275
"""The weight of a victory point won in battle: no other player gets it."""
SPITE = 0.7
"""The weight of a victory point that another player loses."""
DECIDED = 1000.0
"""The worth of ending the game as its winner;"""
LOST = -50.0
"""the most that ending it for another player is worth."""
NEVER = -1000.0
PROGRESS = 4.0
"""The worth of any victory to a seat that is ahead."""
RUIN = 1.0
"""The worth of stopping a monster that destroys cards of the village."""
LUCK = 1.2
"""The worth of a card drawn in the dungeon, for each point that it brings by itself."""
SURE = 99
"""Stands for "any number of points to spare"."""


# ----------------------------------------------------------------------------------------------------------------------
# What a fight is worth


def prize(reader: Reader, rank: int, outlook: Outlook, margin: float = SURE) -> float:
    """The worth of beating the monster in a rank with so many points to spare, less the cost of the battle."""
    p = reader.hall[rank - 1]
    assert p is not None
    if not outlook.vp:
        # All that counts is that there is one monster less.
        value = PROGRESS
    elif p.passes and outlook.worth(p) < 0:
        # Another player will get it.
        value = SPITE * max(0, -p.vp) / (reader.view.seats - 1)
    else:
        value = outlook.worth(p) + (SPOILS - 1) * p.vp
    if p.costly:
        value += p.xp * outlook.xp - cost(reader, rank, outlook, margin)
        if p.ruins and p.creeps:
            value += RUIN
    elif p.xp:
        value += p.xp * outlook.xp
    if p.ends:
        # The game ends with this turn.
        value += DECIDED if ahead(reader, p.vp) or outlook.drags else 2 * LOST
    elif rank == 1 and outlook.closing:
        # The Thunderstone moves up behind it; if that is not a monster, the winner gets it.
        stone = reader.hall[1]
        assert stone is not None
        if stone.monster:
            value += DECIDED if ahead(reader, p.vp) or outlook.drags else 2 * LOST
        else:
            value += DECIDED if ahead(reader, p.vp + stone.vp) else 2 * LOST
    return value


def cost(reader: Reader, rank: int, outlook: Outlook, margin: float = SURE) -> float:
    """The cost of fighting a monster, won or lost."""
    p = reader.hall[rank - 1]
    assert p is not None
    if not p.costly:
        return 0.0
    foe = p.foe
    hand = reader.hand
    n = foe.gains * outlook.scale * (outlook.average + 1) if foe.gains else 0.0
    for curses, saved in foe.curses:
        if not any(map(saved.has, hand)):
            n += curses * outlook.scale * (outlook.average + 1)
    for group in foe.destroys:
        n += least(reader, group, outlook, 0.0)
    if foe.destroys_all is not None and (not foe.safe or margin < foe.safe):
        n += sum(outlook.worths([p for p in hand if foe.destroys_all.has(p)]))
    if foe.hand_less and margin < foe.safe:
        n += foe.hand_less * outlook.point * outlook.average
    return n - RUIN if rank == 2 and p.ruins and p.creeps else n


def ruinous(reader: Reader) -> bool:
    """Whether a monster will destroy cards of the village after a visit."""
    second = reader.hall[1] if len(reader.hall) > 1 else None
    return second is not None and second.ruins and second.creeps


def cheapest(reader: Reader, outlook: Outlook) -> float:
    """The cost of the cheapest fight."""
    costs = []
    for rank, p in enumerate(reader.hall, 1):
        if p is not None:
            costs.append(cost(reader, rank, outlook, NEVER) if p.costly else 0.0)
    return min(costs, default=0.0)


def fightable(reader: Reader, rank: int) -> bool:
    """Whether the monster can be attacked at all."""
    p = reader.hall[rank - 1]
    if p is None or not p.monster or not meets(p.foe, reader.hand):
        return False
    return not p.foe.needs_light or sum([q.light for q in reader.hand]) >= rank + p.darkness


def meets(foe: Foe, hand: list[Profile]) -> bool:
    """Whether the hand has all cards without which the monster cannot be fought."""
    if foe.needs is None:
        return True
    n, group = foe.needs
    return sum(map(group.has, hand)) >= n


def values(reader: Reader, outlook: Outlook) -> list[float]:
    """The worth of each card of the hand."""
    found = reader.values
    if found is None:
        found = reader.values = outlook.worths(reader.hand)
    return found


def least(reader: Reader, group: Group, outlook: Outlook, none: float) -> float:
    """The worth of the least valuable card of the hand in a group; ``none`` if the hand has no such card."""
    hand = reader.hand
    found = None
    for i, value in enumerate(values(reader, outlook)):
        if (found is None or value < found) and group.has(hand[i]):
            found = value
    return none if found is None else found


# ----------------------------------------------------------------------------------------------------------------------
# How strong is the hand?


class Party:
    """A hand as it would stand in the dungeon, with its weapons and abilities used. The view's numbers of the party
    leave those out."""

    __slots__ = (
        "armed",
        "attack",
        "blocked",
        "dark",
        "double",
        "far",
        "hand",
        "heroes",
        "light",
        "luck",
        "magic",
        "outlook",
        "versus",
    )

    def __init__(self, hand: list[Profile], front: list[Profile], xp: int, outlook: Outlook) -> None:
        heroes: list[Profile] = []
        weapons: list[Profile] = []
        attack = magic = light = loss = boost = strength = meal = draws = reserve = dark = songs = far = 0
        weightless = double = blocked = False
        self.versus: list[Profile] = []
        for p in (*hand, *front) if front else hand:
            if p.weapon:
                weapons.append(p)
            else:
                light += p.light
                attack += p.attack
                magic += p.magic
                loss += p.loss
                if p.hero:
                    heroes.append(p)
                    far += p.far
                    double = double or p.double
                    blocked = blocked or p.blocked > 0
            if not p.acts:
                continue
            if p.versus:
                self.versus.append(p)
            dark += p.dark
            spent = False
            for use in p.dungeon:
                if use.needs_xp > xp or use.armed is not None or (use.fresh and spent):
                    continue
                if use.free:
                    draws += use.draw
                    boost += use.heroes
                    if use.songs:
                        # The bonus does not apply to the card itself.
                        songs += use.songs
                        magic -= use.songs * p.hero
                    strength += use.all_strength
                    meal = max(meal, use.strength)
                    weightless = weightless or use.weightless
                    magic += use.party
                    dark += use.party_dark
                    light += use.party_light
                    if use.guest:
                        draws += 1
                    if use.count is not None:
                        attack += use.count[0] * sum(map(use.count[1].has, hand))
                    spent = use.fresh
                elif use.throws:
                    reserve = max(reserve, use.attack)
                elif use.eats is not None and any(map(use.eats.has, hand)):
                    reserve = max(reserve, use.attack)
                    draws += use.draw
            if p.helps:
                attack += helped(p.helps, hand, magic=False)
                magic += helped(p.helps, hand, magic=True)
        attack += boost * len(heroes) - loss
        magic += songs * len(heroes)
        self.armed = arm(heroes, weapons, strength, meal, weightless) if weapons and heroes else {}
        for i, w in self.armed.items():
            attack += w.attack + edge(w, heroes[i], strength)
            magic += w.magic + w.wielded
            light += w.light
            far += w.reach
            for use in heroes[i].dungeon:
                if use.armed is not None and use.armed.has(w):
                    draws += use.draw
        if len(self.armed) < len(weapons):
            magic, light = with_loose(weapons, self.armed, magic, light)
        self.hand = hand
        self.heroes = heroes
        self.attack = attack
        self.magic = magic
        self.light = light
        self.dark = dark
        self.double = double
        self.far = far
        self.blocked = blocked
        self.luck = draws * LUCK * outlook.hit + reserve
        self.outlook = outlook

    def margins(self, hall: list[Profile | None]) -> list[float]:
        """A quick estimate of the points that the hand has to spare against each monster."""
        outlook = self.outlook
        each = outlook.dark_cost
        most = self.attack + self.magic + self.magic * self.double + self.luck + self.far + self.dark
        for p in self.versus:
            most += sum([n for n, _ in p.versus])
        margins = []
        for rank, foe in enumerate(hall, 1):
            # Most monsters are out of reach, whatever they do.
            if foe is None or not foe.monster or most < foe.health + each * (rank + foe.darkness - self.light):
                margins.append(NEVER)
            else:
                margins.append(self.luck + self.against(foe, rank, hall))
        return margins

    def against(self, p: Profile, rank: int, hall: list[Profile | None], closely: bool = False) -> float:
        """The points to spare that can be expected against a monster; ``closely``: work them out even for a lost
        battle."""
        foe = p.foe
        heroes = self.heroes
        armed = self.armed
        attack = self.attack + self.far * (rank > 1)
        magic = self.magic
        light = self.light
        for q in self.versus:
            for n, when in q.versus:
                if holds_against(when, q.card, p.card):
                    attack += n
        idle = self._idle(foe, rank) if self.blocked or foe.armed_only or foe.stops else []
        for i in idle:
            attack -= heroes[i].attack
            magic -= heroes[i].magic
            light -= heroes[i].light
        if idle or foe.weakens or foe.ignores is not None:
            for i, w in armed.items():
                dropped = foe.weakens and heroes[i].strength - foe.weakens < w.weight
                if i in idle or dropped or (foe.ignores is not None and foe.ignores.has(w)):
                    attack -= w.attack
                    magic -= w.magic
        if foe.ignores is not None:
            attack, magic = self._without(foe.ignores, attack, magic)
        if foe.saps:
            attack -= foe.saps * (len(heroes) - len(idle))
        attack = max(0, attack)
        has_magic = magic > 0
        if self.double:
            magic *= 2
        if foe.no_magic:
            magic = 0
        elif foe.half_magic:
            magic //= 2
        if foe.dims is not None:
            light -= sum([q.light for q in self.hand if foe.dims.has(q)])
        dark = max(0, rank + p.darkness - light)
        if (foe.needs_light and dark) or (foe.needs_magic and not has_magic):
            return NEVER
        if foe.needs is not None and not meets(foe, self.hand):
            return NEVER
        if dark:
            attack += self.dark
        total = (0 if foe.no_attack else attack) + magic - self.outlook.dark_cost * dark
        if (foe.half_without_magic and not has_magic) or (foe.half_unarmed and not armed):
            total //= 2
        margin = total - p.health
        if margin + self.luck < 0 and not closely:
            return margin
        return margin - self._losses(p, hall) if foe.tricky or doubled(hall) else margin

    def _without(self, ignored: Group, attack: int, magic: int) -> tuple[int, int]:
        """Attack and magic attack without those of these cards, none of which is a weapon."""
        for p in self.hand:
            if not p.weapon and ignored.has(p):
                attack -= p.attack
                magic -= p.magic
        return attack, magic

    def _idle(self, foe: Foe, rank: int) -> list[int]:
        """Heroes who cannot attack the monster here, by their place in the list."""
        heroes = self.heroes
        idle = [i for i, h in enumerate(heroes) if h.blocked == rank or (foe.armed_only and i not in self.armed)]
        if foe.stops and len(idle) < len(heroes):
            idle.append(min((i for i in range(len(heroes)) if i not in idle), key=lambda i: heroes[i].damage))
        return idle

    def _losses(self, p: Profile, hall: list[Profile | None]) -> float:
        """The points that the monster takes or adds before the battle is decided."""
        others = [q for q in hall if q is not None and q is not p and q.monster]
        foes = [p.foe, *(q.foe for q in others if p.foe.grants)]
        times = 2 if any(q.doubles for q in others) else 1
        n = 0.0
        for foe in foes:
            if foe.by_kin is not None:
                n += times * sum([q.health for q in others if foe.by_kin.has(q)])
            if foe.by_luck:
                n += times * self.outlook.price()
            for taking in foe.takes:
                n += self._taken(taking, times, foe.by_worth and taking.best == "worth")
        return n

    def _taken(self, taking: Taking, times: int, twice: bool) -> float:
        """The points that leave with the cards a monster takes; ``twice``: they are also added to its health."""
        lost: list[int] = []
        heroes = self.heroes
        weapons = self.armed
        for i, h in enumerate(heroes):
            if not taking.held and taking.group.has(h):
                w = weapons.get(i)
                lost.append(h.damage + (0 if w is None else w.damage))
        if taking.held:
            lost += [w.damage for w in weapons.values() if taking.group.has(w)]
        else:
            lost += [
                0 if q.weapon else q.damage + self.outlook.dark_cost * q.light
                for q in self.hand
                if not q.hero and not q.curse and taking.group.has(q)
            ]
        if taking.n == ALL:
            return sum(lost)
        lost.sort(reverse=bool(taking.best))
        return sum(lost[: taking.n * times]) * (2 if twice else 1)


def helped(helps: list[Help], hand: list[Profile], magic: bool) -> int:
    """The attack, or the magic attack, that a card adds to others of the hand."""
    return sum([h.n * sum(map(h.group.has, hand)) for h in helps if h.magic == magic])


def with_loose(weapons: list[Profile], armed: dict[int, Profile], magic: int, light: int) -> tuple[int, int]:
    """Magic attack and light, including those of weapons that no hero carries."""
    carried = list(armed.values())
    for w in weapons:
        if w.loose[0] and w not in carried:
            magic += w.loose[0]
            light += w.loose[1]
    return magic, light


def doubled(hall: list[Profile | None]) -> bool:
    """Whether a card in the hall makes the others' lines happen twice."""
    for p in hall:
        if p is not None and p.doubles:
            return True
    return False


def edge(weapon: Profile, hero: Profile, strength: int = 0) -> int:
    """The worth of a weapon in the right hands beyond its figures."""
    n = 0
    if hero.blade is not None and hero.blade[1].has(weapon):
        n += hero.blade[0]
    if weapon.strong is not None and hero.strength + strength >= weapon.strong[1]:
        n += weapon.strong[0]
    if weapon.by_level:
        n += weapon.by_level * hero.level
    if weapon.by_skill:
        n += (hero.strength + strength + 1) // 2
    if weapon.replaces:
        n -= hero.attack + hero.magic + hero.dark
    return n


def arm(
    heroes: list[Profile], weapons: list[Profile], strength: int, meal: int, weightless: bool
) -> dict[int, Profile]:
    """Assign weapons to heroes, the best weapons first: place of the hero in the list -> weapon."""
    armed: dict[int, Profile] = {}
    if len(weapons) > 1:
        weapons = sorted(weapons, key=lambda w: -w.damage)
    for w in weapons:
        best = -1
        value = NEVER
        for i, h in enumerate(heroes):
            if i not in armed and (weightless or h.strength + strength + meal >= w.weight or eases(w, h)):
                # To the hero who fights best with it; otherwise to the weakest who can carry it.
                n = (edge(w, h, strength) if w.edged or h.blade is not None else 0) - 0.01 * h.strength
                if n > value:
                    best, value = i, n
        if best >= 0 and not (w.replaces and w.damage + value <= 0):
            armed[best] = w
            if not weightless and heroes[best].strength + strength < w.weight and not eases(w, heroes[best]):
                meal = 0
    return armed


def eases(weapon: Profile, hero: Profile) -> bool:
    """Whether this hero can carry the weapon whatever its weight."""
    return weapon.easy is not None and weapon.easy.has(hero)


# ----------------------------------------------------------------------------------------------------------------------
# The party as it stands


def ranks(reader: Reader, outlook: Outlook) -> list[tuple[float, int]]:
    """The monsters of the hall, the best prize first."""
    ranked = reader.ranked
    if ranked is None:
        ranked = reader.ranked = []
        for rank, p in enumerate(reader.hall, 1):
            if p is not None and p.monster:
                ranked.append((prize(reader, rank, outlook), rank))
        ranked.sort(reverse=True)
    return ranked


def hopeless(reader: Reader, outlook: Outlook) -> bool:
    """Whether no monster in the hall can be beaten."""
    return not any(reader.sums(rank).wins for _, rank in ranks(reader, outlook))


def target(reader: Reader, outlook: Outlook) -> tuple[int, int]:
    """The best monster that the party as it stands beats, and the points to spare; rank 0: none."""
    for value, rank in ranks(reader, outlook):
        if value > 0:
            sums = reader.sums(rank)
            if sums.wins and sums.fightable:
                return rank, sums.total - sums.health
    return 0, 0


def wins(reader: Reader, rank: int) -> bool:
    """Whether the party as it stands wins, if its owner chooses well."""
    p = reader.hall[rank - 1]
    assert p is not None
    if not reader.sums(rank).wins:
        return False
    if not p.foe.tricky and not doubled(reader.hall):
        return True
    if not p.foe.by_luck:
        return any(reader.view.outcomes(rank, any_win=True))
    # Luck may decide part of it.
    ends = reader.view.outcomes(rank)
    return 2 * sum(ends) > len(ends)


def shares(reader: Reader, outlook: Outlook) -> list[int]:
    """The points that would leave the party with each card of the hand."""
    hand = reader.hand
    out = [0 if p.weapon else p.damage - p.loss + outlook.dark_cost * p.light for p in hand]
    for w, h in reader.view.equipped:
        out[w] = hand[w].damage + edge(hand[w], hand[h])
        out[h] += out[w]
    return out
