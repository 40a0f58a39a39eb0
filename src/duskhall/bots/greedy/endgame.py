"""Games that drag on: how greedy brings the end nearer, step by step, at any cost.

If everything is weighed in victory points, a game may go round in circles: no monster in reach is worth a fight, no
card on sale is worth its place in the deck. Here only the end counts. It comes nearer when a monster in front of the
Thunderstone is attacked, or beaten if a defeat does not help, so greedy gathers the cards for that over several turns.
It buys cards that the deck lacks, and gathers the gold for them the same way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .battle import NEVER, Party, fightable
from .outlook import HAND

if TYPE_CHECKING:
    from .outlook import Outlook
    from .profiles import Profile
    from .reader import Reader

PERIOD = 5
"""For this many of its turns a seat improves its deck; for as many more it only gathers."""
SPARE = (0, 0, 1, 3)
"""The points to spare that are required; the margin grows, so that the same mistake is not repeated for ever."""
DETOUR = 2
"""The adjustment of how many cards may be missing: more against a monster that ends the game, fewer against one that
comes back."""
CURSED = 0.2
"""A seat with a larger share of curses gets rid of them first."""


class Aim:
    """The cards of a deck that fight best against the monster of a rank."""

    __slots__ = ("cards", "margin", "rank")

    def __init__(self, rank: int, cards: list[Profile], margin: float) -> None:
        self.rank = rank
        self.cards = cards
        self.margin = margin
        """The points to spare; about NEVER if the monster cannot be fought, and higher the closer the deck comes to
        fighting it."""

    def missing(self, hand: list[Profile]) -> int:
        """How many of the cards a hand lacks."""
        return len(self.cards) - len(common(self.cards, hand))

    def distance(self, reader: Reader) -> int:
        p = reader.hall[self.rank - 1]
        assert p is not None
        return self.missing(reader.hand) - DETOUR * p.ends + DETOUR * p.returns


def common(cards: list[Profile], hand: list[Profile]) -> list[Profile]:
    """The wanted cards in a hand, each at most as often as it is wanted."""
    left = list(cards)
    out = []
    for p in hand:
        if p in left:
            left.remove(p)
            out.append(p)
    return out


def decisive(reader: Reader, outlook: Outlook) -> list[int]:
    """The ranks in which a fight brings the end nearer."""
    last = len(reader.hall) if outlook.must_win or not outlook.stone else outlook.stone - 1
    return [rank for rank, p in enumerate(reader.hall[:last], 1) if p is not None and p.monster]


def course(reader: Reader, outlook: Outlook, visit: float) -> str:
    """Choose where to go, if a visit to the village is worth so much. Notes in the outlook what to keep or buy."""
    hand = reader.hand
    ranks = decisive(reader, outlook)
    period = reader.view.turn // (PERIOD * reader.view.seats)
    sure = SPARE[period // 2 % len(SPARE)] if outlook.must_win else 0
    if within_reach(reader, outlook, ranks, sure):
        return "dungeon"
    cards = outlook.cards
    if outlook.must_win and any(p.returns for p in hand):
        # Otherwise it would return to the dungeon again and again.
        outlook.scrap = next(p for p in hand if p.returns)
        return "rest"
    if sum([p.curse for p in cards]) > CURSED * len(cards) and any(p.curse for p in hand):
        return "rest"
    aims = [gather(cards, rank, reader, outlook, sure) for rank in ranks]
    ready = [aim for aim in aims if aim.margin >= sure]
    aim = min(ready, key=lambda aim: aim.distance(reader), default=None)
    builds = visit > 0 and outlook.must_win and period % 2 == 0
    if aim is not None:
        return "village" if builds and aim.missing(hand) > 1 else keep(aim.cards, hand, outlook)
    found = provide(max(aims, key=lambda aim: aim.margin), reader, outlook, sure) if aims else ""
    if builds or found:
        return "village" if builds else found
    # No card is to be had: another monster may come into the hall.
    others = [rank for rank, p in enumerate(reader.hall, 1) if p is not None and not p.ends and fightable(reader, rank)]
    return "dungeon" if others and not any(p.curse for p in hand) else "rest"


def within_reach(reader: Reader, outlook: Outlook, ranks: list[int], sure: int) -> bool:
    """Whether this hand can bring the end nearer."""
    if not outlook.must_win:
        return any(fightable(reader, rank) for rank in ranks)
    party = Party(reader.hand, reader.front, reader.view.xp(reader.seat), outlook)
    margins = party.margins(reader.hall)
    return any(margins[rank - 1] >= sure for rank in ranks)


def keep(cards: list[Profile], hand: list[Profile], outlook: Outlook) -> str:
    """Collect these cards in one hand: those already there stay until the others join them."""
    outlook.kept = common(cards, hand)
    return "prepare"


def gather(cards: list[Profile], rank: int, reader: Reader, outlook: Outlook, sure: float) -> Aim:
    """Choose the cards without which the monster cannot be fought, then those that help most, one by one until they
    suffice."""
    foe = reader.hall[rank - 1]
    assert foe is not None
    rest = [p for p in cards if not p.curse]
    chosen: list[Profile] = []
    if foe.foe.needs is not None:
        n, group = foe.foe.needs
        chosen = sorted([p for p in rest if group.has(p)], key=lambda p: -p.damage)[:n]
        if len(chosen) < n:
            return Aim(rank, chosen, NEVER + len(chosen))
    if foe.foe.needs_light:
        for p in sorted([p for p in rest if p.light > 0], key=lambda p: -p.light):
            if sum([q.light for q in chosen]) < rank + foe.darkness and p not in chosen:
                chosen.append(p)
        light = sum([q.light for q in chosen])
        if light < rank + foe.darkness:
            return Aim(rank, chosen, NEVER + light)
    if not outlook.must_win:
        return Aim(rank, chosen, 0.0)
    for p in chosen:
        rest.remove(p)
    best = Aim(rank, chosen, NEVER)
    xp = reader.view.xp(reader.seat)
    # A card that helps only with others does harm at first: try all steps, then take the best point.
    while best.margin < sure and len(chosen) < HAND and rest:
        margin = 2 * NEVER
        for p in {p.id: p for p in rest}.values():
            m = Party([*chosen, p], reader.front, xp, outlook).against(foe, rank, reader.hall, closely=True)
            m += 0.01 * p.damage
            if m > margin:
                margin, helper = m, p
        rest.remove(helper)
        chosen = [*chosen, helper]
        if margin > best.margin:
            best = Aim(rank, chosen, margin)
    return best


# ----------------------------------------------------------------------------------------------------------------------
# Cards that the deck lacks


def provide(aim: Aim, reader: Reader, outlook: Outlook, sure: float) -> str:
    """Buy or level up a card that helps, or gather gold for it; empty if no card helps."""
    hand = reader.hand
    cards = outlook.cards
    xp = reader.view.xp(reader.seat)
    for p in hand:
        if (
            p.hero
            and 0 < p.level_cost <= xp
            and any(outlook.worth(q) > outlook.worth(p) for q in reader.next_levels(p))
        ):
            return "village"
    helpful = []
    for p in {p.id: p for p in reader.stalls}.values():
        gain = gather([*cards, p], aim.rank, reader, outlook, sure).margin - aim.margin
        if gain > 0:
            helpful.append((gain, p.id, p))
    if not helpful:
        return ""
    gold = sum([p.gold for p in hand])
    payable = [found for found in helpful if found[2].cost <= gold]
    if payable:
        outlook.wish = max(payable)[2]
        return "village"
    purse = sorted([p for p in cards if p.gold > 0], key=lambda p: -p.gold)[:HAND]
    most = sum([p.gold for p in purse])
    price = min(p.cost for _, _, p in helpful)
    if price <= most:
        while purse and most - purse[-1].gold >= price:
            most -= purse.pop().gold
        return keep(purse, hand, outlook)
    least = purse[-1].gold if len(purse) == HAND else 0
    coins = [p for p in reader.stalls if p.cost <= gold and p.gold > least]
    if coins:
        outlook.wish = max(coins, key=lambda p: p.gold)
        return "village"
    return ""
