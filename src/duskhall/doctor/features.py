"""Features of a set-up: figures of its cards, added up. No card is known by its name."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields, is_dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from duskhall.bots.greedy.ruleset import ruleset_of
from duskhall.core import tree as t
from duskhall.editions import edition
from duskhall.editions.setup import WHOLE

if TYPE_CHECKING:
    from duskhall.bots.greedy.profiles import Profile
    from duskhall.editions.setup import Setup

Features = dict[str, float]


@dataclass(frozen=True, slots=True)
class Parts:
    """The cards of a set-up by what they are for, and a few numbers of their edition."""

    heroes: tuple[Profile, ...]
    """All levels of all heroes."""
    village: tuple[Profile, ...]
    monsters: tuple[Profile, ...]
    boss: tuple[Profile, ...]
    """The bearer or the guardian, where there is one."""
    rooms: tuple[Profile, ...]
    ills: tuple[Profile, ...]
    """Diseases, curses and wounds of the box."""
    lamp: Profile
    """The card with the most light among those that everybody starts with or can always buy."""
    blade: Profile
    """The best weapon among the same."""
    ranks: int
    """Places of the hall in a row; 0 where it is a map of rooms."""
    dark_cost: int
    """The price of each missing light in a battle."""

    @property
    def recruits(self) -> tuple[Profile, ...]:
        """Heroes as they can be bought."""
        return tuple(p for p in self.heroes if p.level == 1)

    @property
    def veterans(self) -> tuple[Profile, ...]:
        """Heroes of the highest level."""
        return tuple(p for p in self.heroes if not p.level_cost)

    @property
    def market(self) -> tuple[Profile, ...]:
        """All cards for sale except those of every game."""
        return (*self.recruits, *self.village)


def can_be_told(setup: Setup) -> bool:
    """Are the cards of this set-up chosen before the game? Those of an Epic game are not."""
    return setup.mode not in WHOLE


@lru_cache(16)
def _everywhere(name: str, board: str) -> tuple[tuple[Profile, ...], Profile, Profile, int, int]:
    """Features that all set-ups of an edition on a board share: see the last fields of Parts."""
    rules = edition(name).rules_on(board)
    profiles = ruleset_of(rules).profiles
    started = [p for p in profiles if p.card.kind in ("basic", "starter")]
    return (
        tuple(p for p in profiles if is_ill(p)),
        max(started, key=lambda p: p.light),
        max(started, key=lambda p: p.weapon * (1 + p.damage)),
        0 if rules.hall.is_map else rules.hall.ranks,
        rules.battle.dark_cost,
    )


def parts_of(setup: Setup) -> Parts:
    rules = edition(setup.edition).rules_on(setup.board)
    profiles = ruleset_of(rules).profiles
    stacks, index = rules.by_stack, rules.index

    def cards(names: Iterable[str], kind: str) -> tuple[Profile, ...]:
        return tuple([profiles[index[c.id]] for name in names for c in stacks[name] if c.kind == kind])

    def named(*names: str) -> tuple[Profile, ...]:
        return tuple([profiles[index[name]] for name in names if name])

    return Parts(
        cards(setup.heroes, "hero"),
        named(*setup.village),
        cards(setup.monsters, "monster"),
        named(setup.bearer, setup.guardian),
        named(*setup.rooms),
        *_everywhere(setup.edition, setup.board),
    )


def is_ill(p: Profile) -> bool:
    """A disease, a curse or a wound: it does harm, and nobody buys it."""
    return p.curse or p.wound or p.loss > 0


# ----------------------------------------------------------------------------------------------------------------------
# Offers of a card


@lru_cache(4096)
def light_of(p: Profile) -> float:
    """Light that a card gives, its abilities included."""
    return p.light + sum(use.party_light for use in p.dungeon) + p.loose[1]


def thins(p: Profile) -> bool:
    """Can it destroy another card of the hand?"""
    return any(use.thins or use.eats is not None for use in p.uses.values())


def cures(p: Profile, ills: Iterable[Profile]) -> bool:
    """Can it destroy one of these?"""
    groups = [group for use in p.uses.values() for group in (use.thinned, use.eats) if group is not None]
    return any(group.has(ill) for group in groups for ill in ills)


def mends(p: Profile) -> int:
    """Wounds that it heals."""
    return sum(use.mends for use in p.uses.values())


def magic_of(p: Profile) -> float:
    """Magic attack that it brings."""
    more = sum(use.magic + use.songs + use.become for use in p.dungeon)
    return p.magic + p.wielded + p.by_level + more + sum(h.n for h in p.helps if h.magic)


@lru_cache(4096)
def has_magic(p: Profile) -> bool:
    """Does it bring magic attack, or add it to itself or to others?"""
    return magic_of(p) > 0 or any(
        isinstance(node, t.Modify) and node.figure == "magic" and node.op in ("add", "become")
        for node in _nodes(p.card.abilities)
    )


@lru_cache(4096)
def infects(p: Profile) -> bool:
    """Does a line of it hand out cards of a pile of burdens, in any case?"""
    return p.monster and any(isinstance(node, t.Gain) and node.to == "discard" for node in _nodes(p.card.abilities))


def _nodes(node: object) -> Iterable[object]:
    """All words that abilities are made of."""
    if isinstance(node, tuple):
        for part in node:
            yield from _nodes(part)
    elif is_dataclass(node):
        yield node
        for field in fields(node):
            yield from _nodes(getattr(node, field.name))


def sickens(p: Profile) -> float:
    """Diseases and curses that fighting it brings."""
    return p.foe.gains + sum(n for n, _ in p.foe.curses)


def needs_magic(p: Profile) -> bool:
    foe = p.foe
    return foe.needs_magic or foe.no_attack or foe.half_without_magic


def breaches(p: Profile) -> bool:
    return any(isinstance(a, t.Must) and a.event in ("breach", "arrive") for a in p.card.abilities)


# ----------------------------------------------------------------------------------------------------------------------
# Sums


Quantity = Callable[["Profile"], float]

SOLD: dict[str, Quantity] = {
    "cost": lambda p: p.cost,
    "gold": lambda p: p.gold,
    "light": light_of,
    "damage": lambda p: p.damage,
    "talent": lambda p: p.talent,
    "grows": lambda p: p.grows,
    "magic": magic_of,
    "draws": lambda p: p.draws,
    "support": lambda p: p.support,
    "thins": thins,
    "mends": mends,
    "vp": lambda p: p.vp,
    "xp": lambda p: sum(use.xp for use in p.uses.values()),
    "hall": lambda p: any(use.hall for use in p.uses.values()),
    "spite": lambda p: any(use.others_discard or use.all_discard for use in p.uses.values()),
    "buys": lambda p: sum(use.buys + use.buy for use in p.uses.values()),
    "levels": lambda p: any(use.level or use.hires for use in p.uses.values()),
}
HERO: dict[str, Quantity] = {
    **SOLD,
    "strength": lambda p: p.strength,
    "blade": lambda p: p.blade is not None,
    "far": lambda p: p.far,
    "versus": lambda p: sum(n for n, _ in p.versus),
}
VILLAGE: dict[str, Quantity] = {
    **SOLD,
    "weapon": lambda p: p.weapon,
    "weight": lambda p: p.weight,
    "spell": lambda p: "spell" in p.card.tags,
    "villager": lambda p: "villager" in p.card.tags,
    "edge": lambda p: p.damage if p.weapon else 0,
    "force": lambda p: p.force / max(p.cost, 1),
}
MONSTER: dict[str, Quantity] = {
    "health": lambda p: p.health,
    "tough": lambda p: max(0, p.health - 6),
    "easy": lambda p: p.health <= 4,
    "darkness": lambda p: p.darkness,
    "vp": lambda p: p.vp,
    "xp": lambda p: p.xp,
    "gold": lambda p: p.gold,
    "trophy": lambda p: p.attack + p.magic + p.light,
    "armor": lambda p: p.card.figures.get("armor", 0),
    "resistance": lambda p: p.card.figures.get("resistance", 0),
    "wounds": lambda p: p.card.figures.get("wounds", 0),
    "no-attack": lambda p: p.foe.no_attack,
    "no-magic": lambda p: p.foe.no_magic,
    "half-magic": lambda p: p.foe.half_magic,
    "wants-magic": lambda p: p.foe.needs_magic or p.foe.half_without_magic,
    "wants-arms": lambda p: p.foe.armed_only or p.foe.half_unarmed,
    "wants-light": lambda p: p.foe.needs_light,
    "wants-cards": lambda p: p.foe.needs is not None,
    "destroys": lambda p: len(p.foe.destroys) + 2 * (p.foe.destroys_all is not None),
    "takes": lambda p: len(p.foe.takes),
    "sickens": sickens,
    "saps": lambda p: p.foe.weakens + 2 * p.foe.saps + 2 * p.foe.stops,
    "grows": lambda p: p.foe.by_kin is not None or p.foe.by_luck or p.foe.by_worth,
    "breaches": breaches,
    "moves": lambda p: p.waits or p.creeps or p.ruins or p.foe.grants,
    "lines": lambda p: len(p.card.abilities),
}


def features(setup: Setup, players: int) -> Features:
    """All features of a set-up for so many players. Features the edition does not have are 0."""
    parts = parts_of(setup)
    out = _table(setup, players)
    for name, of in HERO.items():
        out[f"recruits-{name}"] = sum(map(of, parts.recruits))
        out[f"veterans-{name}"] = sum(map(of, parts.veterans))
    for name, of in VILLAGE.items():
        out[f"village-{name}"] = sum(map(of, parts.village))
    total = sum(p.card.count for p in parts.monsters) or 1
    for name, of in MONSTER.items():
        out[f"monsters-{name}"] = sum(of(p) * p.card.count for p in parts.monsters) / total
        out[f"boss-{name}"] = sum(map(of, parts.boss))
        out[f"rooms-{name}"] = sum(map(of, parts.rooms))
    out |= _together(parts, out)
    return out


def _table(setup: Setup, players: int) -> Features:
    """Features of the mode and the players, apart from the cards."""
    e = edition(setup.edition)
    out = {f"players-{n}": float(players == n) for n in range(3, 6)}
    out["groups"] = len(setup.monsters)
    out["short"] = setup.board == e.boards[-1] and len(e.boards) > 1
    out["board"] = setup.board not in ("", e.boards[0], e.boards[-1])
    out["avatars"] = setup.avatars
    out["full"] = bool(setup.mode)
    out["stalls"] = len(setup.village)
    if e.keys[2]:
        keys = setup.keys or e.keys[1]
        out["keys"], out["keys-squared"] = keys, keys * keys
        for level, n in enumerate(setup.key_decks or (1, 2, 3), 1):
            out[f"keys-{level}"] = n
    return out


def _together(parts: Parts, f: Features) -> Features:
    """Features that matter only in combination."""
    recruits, village = parts.recruits, parts.village
    blows = sorted((p.force / max(p.cost, 1) for p in (*recruits, *village)), reverse=True)
    light = f["recruits-light"] + f["village-light"]
    magic = f["recruits-magic"] + f["village-magic"]
    cures = f["recruits-thins"] + f["village-thins"]
    strongest = max((p.strength for p in recruits), default=0)
    arms = [p for p in village if p.weapon]
    blades = [p.blade[1] for p in parts.veterans if p.blade is not None]
    return {
        "best-buy": sum(blows[:3]),
        "best-hero": max((p.force for p in recruits), default=0),
        "best-veteran": max((p.force for p in parts.veterans), default=0),
        "cheapest-hero": min((p.cost for p in recruits), default=0),
        "best-light": max(map(light_of, (*recruits, *village)), default=0),
        "dark": 1 / (1 + light),
        "unlit": f["monsters-darkness"] / (1 + light),
        "no-magic": 1 / (1 + magic),
        "unspelled": f["monsters-wants-magic"] / (1 + magic),
        "immune": f["monsters-no-attack"] / (1 + magic),
        "uncured": f["monsters-sickens"] / (1 + cures),
        "no-cures": cures == 0,
        "unhealed": f["monsters-wounds"] / (1 + f["recruits-mends"] + f["village-mends"]),
        "unarmed": not arms,
        "too-heavy": sum(p.weight > strongest for p in arms),
        "unbladed": sum(not any(map(group.has, arms)) for group in blades),
        "unarmable": f["monsters-wants-arms"] / (1 + len(arms)),
        "no-gold": 1 / (1 + f["village-gold"]),
        "no-draws": f["recruits-draws"] + f["village-draws"] == 0,
        "widest": max((p.health for p in parts.monsters), default=0),
    }
