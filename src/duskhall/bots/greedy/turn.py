"""Where to go this turn: the worth of the village, of the dungeon and of a prepared hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .battle import (
    DECIDED,
    NEVER,
    RUIN,
    Party,
    cheapest,
    fightable,
    least,
    prize,
    ruinous,
    values,
)
from .endgame import course
from .outlook import HAND, Outlook, ahead
from .windows import remedy

if TYPE_CHECKING:
    from .outlook import Outlook
    from .profiles import Profile
    from .reader import Reader

CHANCE = 0.75
"""The weight of a fight that depends on cards still to be drawn."""
SCOUT = 0.6
"""The worth of sending away a monster that cannot be beaten."""
KEEP = 0.3
"""The weight of a fight that may be won next turn with the best cards of this hand."""


def welcome(p: Profile, outlook: Outlook) -> bool:
    """Whether it is good if this card of the dungeon comes up soon."""
    return not p.ends and p.health <= outlook.average * HAND and p.vp + p.xp > 2


def destination(reader: Reader, outlook: Outlook, prepares: bool) -> str:
    """Choose among village, dungeon, prepare and rest, by where the hand is worth most."""
    fight = best_fight(reader, outlook)
    if outlook.drags and not outlook.must_win:
        # Only a monster that leaves a rank in front of the Thunderstone brings the end nearer.
        before = range(1, outlook.stone or len(reader.hall) + 1)
        if any(fightable(reader, rank) for rank in before):
            return "dungeon"
    if prepares and (outlook.drags if outlook.must_win else outlook.weary):
        return course(reader, outlook, best_visit(reader, outlook, 0.0))
    rest = -min(values(reader, outlook)) if reader.hand else 0.0
    keep = best_keep(reader, outlook) if prepares and fight < 1 else NEVER
    best, place = (fight, "dungeon") if fight >= rest else (rest, "rest")
    if keep > best:
        best, place = keep, "prepare"
    visit = best_visit(reader, outlook, best)
    if prepares and outlook.drags and best <= 0 and visit <= 0:
        return course(reader, outlook, visit)
    return "village" if visit > best else place


def best_visit(reader: Reader, outlook: Outlook, enough: float) -> float:
    """The worth of a visit to the village with the present gold and XP; stops once ``enough`` is reached."""
    hand = reader.hand
    gold = 0
    buys = 1
    total = 0.0
    xp = reader.view.xp(reader.seat)
    for p in hand:
        gold += p.gold
    for p in (*hand, *reader.front) if reader.front else hand:
        for use in p.village:
            if use.heals:
                total += max(0.0, remedy(reader, p, use, outlook))
            elif use.needs_xp > xp:
                continue
            elif use.free:
                gold += use.draw + use.gold
                buys += use.buys
            elif use.eats is not None:
                worst = least(reader, use.eats, outlook, 1.0)
                if worst < 0:
                    gold += use.gold
                    total += use.xp * outlook.xp - worst
    if ruinous(reader):
        total -= RUIN
    for _ in range(buys):
        value, found = outlook.best(reader.affordable(gold))
        if found is None:
            break
        total += value
        gold -= found.cost
    if total <= enough and xp:
        gains: dict[str, float] = {}
        for p in hand:
            if p.hero and 0 < p.level_cost <= xp:
                gain = gains.get(p.id, NEVER)
                if p.id not in gains:
                    best = max(outlook.worths(reader.next_levels(p)), default=NEVER)
                    gain = gains[p.id] = best - outlook.worth(p)
                if gain > 0:
                    xp -= p.level_cost
                    total += gain
    return total


def best_fight(reader: Reader, outlook: Outlook) -> float:
    """The worth of the dungeon to this hand."""
    view = reader.view
    hand = reader.hand
    hall = reader.hall
    if outlook.stone == 2 and not outlook.waits and ahead(reader, 0) and fightable(reader, 1):
        # A monster attacked in rank 1 leaves it, won or lost, and the game ends.
        return DECIDED
    best = NEVER
    if not outlook.stone or (outlook.waits and reader.dungeon_left() > len(hall)):
        # A defeat at least brings a new monster to the hall, though more likely for another player.
        best = SCOUT / (1 if outlook.drags else view.seats - 1) - cheapest(reader, outlook)
    if in_reach(reader, outlook):
        party = Party(hand, reader.front, view.xp(reader.seat), outlook)
        for rank, margin in enumerate(party.margins(hall), 1):
            if margin >= 0:
                value = prize(reader, rank, outlook, margin)
                if margin < party.luck:
                    value *= CHANCE
                if value > best:
                    best, outlook.goal = value, rank
    return best


def in_reach(reader: Reader, outlook: Outlook) -> bool:
    """A quick check for a monster that this hand might beat."""
    most = 0
    for p in reader.hand:
        most += p.most
    for p in reader.front:
        most += p.most
    for foe in reader.hall:
        most -= outlook.dark_cost
        if foe is not None and foe.monster and most >= foe.health:
            return True
    return False


# ----------------------------------------------------------------------------------------------------------------------
# Cards for the next turn


def worth_keeping(p: Profile, outlook: Outlook) -> bool:
    """Whether a card is better than the one that would be drawn instead."""
    return not p.curse and not p.monster and outlook.power(p) > 1.25 * outlook.average


def best_keep(reader: Reader, outlook: Outlook) -> float:
    """The worth of keeping the best cards of this hand for the next turn, beside average cards."""
    kept = [p for p in reader.hand if worth_keeping(p, outlook)]
    if not kept:
        return NEVER
    party = Party(kept, reader.front, reader.view.xp(reader.seat), outlook)
    more = (HAND - len(kept)) * outlook.average
    best = NEVER
    for rank, margin in enumerate(party.margins(reader.hall), 1):
        if margin + more >= 0:
            best = max(best, KEEP * prize(reader, rank, outlook))
    return best
