"""Plays by rules of thumb: buys what makes the deck stronger, fights what it can beat, gets rid of what is weak.

Where to go, what to buy and which cards to choose is here; what a card is worth is in ``outlook``, what a fight is
worth in ``battle``, which abilities to use in ``windows``. Where champions walk from room to room, ``delve``,
``quarry``, ``kit`` and ``prospects`` take their places. No card and no edition is named in any of them: what a card
does is read from its data (``knowledge``), what the rules are from the ruleset.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .battle import (
    DECIDED,
    LOST,
    NEVER,
    RUIN,
    Party,
    cheapest,
    cost,
    fightable,
    least,
    prize,
    ranks,
    ruinous,
    shares,
    values,
    wins,
)
from .delve import DELVING
from .outlook import HAND, Outlook, ahead
from .patience import course, decisive
from .prospects import Prospects
from .reading import Table, book
from .windows import remedy, window

if TYPE_CHECKING:
    from collections.abc import Callable

    from duskhall.core.decision import Decision
    from duskhall.core.view import View

    from .knowledge import Profile

CHANCE = 0.75
"""What a fight counts whose outcome hangs on cards still to be drawn."""
SCOUT = 0.6
"""What it counts to send a monster away that cannot be beaten."""
KEEP = 0.3
"""What a fight counts that may be won next turn with the best cards of this hand."""


class GreedyBot:
    """Needs no luck, so it has no seed."""

    def __init__(self) -> None:
        self._outlook: Outlook | None = None
        self._table: Table | None = None

    def choose(self, view: View, decision: Decision) -> str:
        return decision.options[self.pick(view, decision)]

    def pick(self, view: View, decision: Decision) -> int:
        table = self._table
        kind = decision.kind
        if table is None or table.view is not view:
            table = self._sit_down(view)
        else:
            table.look()
        lairs = table.book.lairs
        outlook = self._outlook
        # Worked out once a turn, at its first question.
        if outlook is None or outlook.turn != table.turn or (kind == "branch" and not decision.about):
            outlook = self._outlook = Prospects(table) if lairs else Outlook(table)
            table.values = None
        if lairs:
            assert isinstance(outlook, Prospects)
            rule = DELVING.get(kind)
            found = None if rule is None else rule(table, decision, outlook)
            if found is not None:
                return found
        return _RULES[kind](table, decision, outlook)

    def _sit_down(self, view: View) -> Table:
        before = self._table
        if before is None or before.book.rules is not view.rules:
            # Another game: what was thought of the last one does not count.
            self._outlook = None
        table = self._table = Table(view, book(view.rules))
        return table


# ----------------------------------------------------------------------------------------------------------------------
# Where to go


def branch(table: Table, decision: Decision, outlook: Outlook) -> int:
    """Where to go; or one of the ways that a card leaves, the first of them where no rule knows better."""
    options = decision.ways
    if "dungeon" in options:
        return options.index(destination(table, outlook, "prepare" in options))
    if "two" in options and "hero" in options:
        powers = sorted(outlook.power(p) for p in table.hand)
        hero = min((outlook.power(p) for p in table.hand if p.hero), default=0.0)
        return options.index("two" if sum(powers[:2]) < hero else "hero")
    if "rearrange" in options and outlook.stone and not ahead(table, 0):
        return options.index("rearrange")
    if "lose" in options:
        return options.index("lose")
    if "under" in options and "top" in options:
        return options.index("top" if all(welcome(p, outlook) for p in table.turned_up()) else "under")
    return 0


def welcome(p: Profile, outlook: Outlook) -> bool:
    """Is it good that this card of the dungeon comes up soon?"""
    return not p.ends and p.health <= outlook.average * HAND and p.vp + p.xp > 2


def destination(table: Table, outlook: Outlook, prepares: bool) -> str:
    """Village, dungeon, prepare or rest: where the hand is worth most."""
    fight = best_fight(table, outlook)
    if outlook.drags and not outlook.must_win:
        # Only who leaves a rank before the stone brings the end nearer.
        before = range(1, outlook.stone or len(table.hall) + 1)
        if any(fightable(table, rank) for rank in before):
            return "dungeon"
    if prepares and (outlook.drags if outlook.must_win else outlook.weary):
        return course(table, outlook, best_visit(table, outlook, 0.0))
    rest = -min(values(table, outlook)) if table.hand else 0.0
    keep = best_keep(table, outlook) if prepares and fight < 1 else NEVER
    best, place = (fight, "dungeon") if fight >= rest else (rest, "rest")
    if keep > best:
        best, place = keep, "prepare"
    visit = best_visit(table, outlook, best)
    if prepares and outlook.drags and best <= 0 and visit <= 0:
        return course(table, outlook, visit)
    return "village" if visit > best else place


def best_visit(table: Table, outlook: Outlook, enough: float) -> float:
    """What the village offers for the gold and the experience at hand; no need to look on once there is enough."""
    hand = table.hand
    gold = 0
    buys = 1
    total = 0.0
    xp = table.view.xp(table.seat)
    for p in hand:
        gold += p.gold
    for p in (*hand, *table.front) if table.front else hand:
        for use in p.village:
            if use.heals:
                total += max(0.0, remedy(table, p, use, outlook))
            elif use.needs_xp > xp:
                continue
            elif use.free:
                gold += use.draw + use.gold
                buys += use.buys
            elif use.eats is not None:
                worst = least(table, use.eats, outlook, 1.0)
                if worst < 0:
                    gold += use.gold
                    total += use.xp * outlook.xp - worst
    if ruinous(table):
        total -= RUIN
    for _ in range(buys):
        value, found = outlook.best(table.affordable(gold))
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
                    best = max(outlook.worths(table.next_levels(p)), default=NEVER)
                    gain = gains[p.id] = best - outlook.worth(p)
                if gain > 0:
                    xp -= p.level_cost
                    total += gain
    return total


def best_fight(table: Table, outlook: Outlook) -> float:
    """What the dungeon offers to this hand."""
    view = table.view
    hand = table.hand
    hall = table.hall
    if outlook.stone == 2 and not outlook.waits and ahead(table, 0) and fightable(table, 1):
        # Who is attacked in the first rank leaves it, won or lost, and the game ends.
        return DECIDED
    best = NEVER
    if not outlook.stone or (outlook.waits and table.dungeon_left() > len(hall)):
        # A defeat brings at least a new monster to the hall, though more likely for somebody else.
        best = SCOUT / (1 if outlook.drags else view.seats - 1) - cheapest(table, outlook)
    if in_reach(table, outlook):
        party = Party(hand, table.front, view.xp(table.seat), outlook)
        for rank, margin in enumerate(party.margins(hall), 1):
            if margin >= 0:
                value = prize(table, rank, outlook, margin)
                if margin < party.luck:
                    value *= CHANCE
                if value > best:
                    best, outlook.goal = value, rank
    return best


def in_reach(table: Table, outlook: Outlook) -> bool:
    """Is there a monster that this hand might beat? A quick look before a closer one."""
    most = 0
    for p in table.hand:
        most += p.most
    for p in table.front:
        most += p.most
    for foe in table.hall:
        most -= outlook.dark_cost
        if foe is not None and foe.monster and most >= foe.health:
            return True
    return False


# ----------------------------------------------------------------------------------------------------------------------
# Cards for the next turn


def worth_keeping(p: Profile, outlook: Outlook) -> bool:
    """Better than what would be drawn instead."""
    return not p.curse and not p.monster and outlook.power(p) > 1.25 * outlook.average


def best_keep(table: Table, outlook: Outlook) -> float:
    """What the best cards of this hand promise for the next turn, with an average hand besides."""
    kept = [p for p in table.hand if worth_keeping(p, outlook)]
    if not kept:
        return NEVER
    party = Party(kept, table.front, table.view.xp(table.seat), outlook)
    more = (HAND - len(kept)) * outlook.average
    best = NEVER
    for rank, margin in enumerate(party.margins(table.hall), 1):
        if margin + more >= 0:
            best = max(best, KEEP * prize(table, rank, outlook))
    return best


# ----------------------------------------------------------------------------------------------------------------------
# Choosing cards


def buy(table: Table, decision: Decision, outlook: Outlook) -> int:
    """The best card, or none: the first option is to stop."""
    cards = table.named(decision)
    found = outlook.wish
    if found is None or found not in cards:
        found = outlook.best(tuple([p for p in cards if p is not None]))[1]
    return 0 if found is None else cards.index(found)


def level(table: Table, decision: Decision, outlook: Outlook) -> int:
    best = 0
    value = 0.0
    for i, (_, card, better, _) in enumerate(table.options(decision)):
        if card is not None and better is not None:
            v = outlook.worth(better) - outlook.worth(card)
            if v > value:
                best, value = i, v
    return best


def pick(table: Table, decision: Decision, outlook: Outlook) -> int:
    """Lose what matters least; choose the best for anything good."""
    verb = decision.verb
    cards = [(i, p) for i, p in enumerate(table.named(decision)) if p is not None]
    if not cards:
        return 0
    if outlook.kept is not None and verb == "deck" and not decision.about:
        return one_by_one(outlook.kept, decision, cards, outlook)
    may_stop = len(cards) < len(decision.options)
    about = table.card(decision.about) if decision.about else None
    if verb == "under":
        # The first one, if the game shall end; else who is hard to beat for little.
        return cards[0][0] if outlook.stone == 2 else max([(p.health - p.vp, i) for i, p in cards])[1]
    if about is not None and any(use.hall == verb for use in about.uses.values()):
        return max([(p.vp, i) for i, p in cards])[1]
    if verb in ("destroy", "discard") and about is not None and about.monster and not table.book.late:
        cards = spared(table, decision, cards, outlook)
    if verb == "destroy":
        worst, i = min([(NEVER if p is outlook.scrap else outlook.worth(p), i) for i, p in cards])
        return 0 if may_stop and worst >= 0 else i
    if verb == "discard":
        # It comes back: what counts is the next turn, not victory points.
        return min([(outlook.power(p), i) for i, p in cards])[1]
    if verb in _PICKS:
        return _PICKS[verb](table, cards, about, outlook)
    if about is not None and may_stop and any(use.buy and use.sells for use in about.uses.values()):
        # To be shown: all the gold there is.
        gold, i = max([(p.gold, i) for i, p in cards])
        return i if gold > 0 else 0
    if about is not None and any(use.purse for use in about.uses.values()):
        return max([(p.gold, i) for i, p in cards])[1]
    # To be strengthened, borrowed or stopped: a monster means no good.
    powers = [(p.strength + p.damage, i) for i, p in cards]
    return (min(powers) if about is not None and about.monster else max(powers))[1]


Candidates = list[tuple[int, "Profile"]]


def spared(table: Table, decision: Decision, cards: Candidates, outlook: Outlook) -> Candidates:
    """In a battle that is still to be decided: the cards without which it would be won, if there are any."""
    foe = table.opponent()
    if foe is None or foe not in table.hall or table.view.active != table.seat:
        return cards
    sums = table.sums(table.hall.index(foe) + 1)
    spare = sums.total - sums.health
    if spare < 0:
        return cards
    lost = shares(table, outlook)
    places = table.places(decision)
    return [(i, p) for i, p in cards if places[i] < 0 or lost[places[i]] <= spare] or cards


def one_by_one(kept: list[Profile], decision: Decision, cards: Candidates, outlook: Outlook) -> int:
    """The next of the cards that are kept, then no more. All of them still lie in the hand."""
    outlook.asked = outlook.asked or decision.number
    n = decision.number - outlook.asked
    return next((i for i, p in cards if p is kept[n]), 0) if n < len(kept) else 0


def onto_the_deck(table: Table, cards: Candidates, about: Profile | None, outlook: Outlook) -> int:
    """What is to be drawn next: the best; without a card that asks for it, all that is worth keeping."""
    if about is not None:
        return max([(outlook.worth(p), i) for i, p in cards])[1]
    return max([(outlook.power(p), i) for i, p in cards if worth_keeping(p, outlook)], default=(0.0, 0))[1]


def in_front(table: Table, cards: Candidates, about: Profile | None, outlook: Outlook) -> int:
    """What stays: the one that can do most."""
    return max([(p.talent, -i) for i, p in cards])[1] * -1


def onto_the_dungeon(table: Table, cards: Candidates, about: Profile | None, outlook: Outlook) -> int:
    """What is easy to beat for much comes next."""
    return max([(p.vp - 0.5 * p.health, i) for i, p in cards if welcome(p, outlook)], default=(0.0, 0))[1]


def to_swap(table: Table, cards: Candidates, about: Profile | None, outlook: Outlook) -> int:
    """The best prize that comes into reach."""
    value = {p.id: (v, rank) for v, rank in reversed(ranks(table, outlook)) if (p := table.hall[rank - 1]) is not None}

    def gain(p: Profile) -> float:
        v, rank = value[p.id]
        sums = table.sums(rank)
        return v if sums.dark and sums.total + outlook.dark_cost >= sums.health else v - 50

    return max([(gain(p), -i) for i, p in cards])[1] * -1


def to_replace(table: Table, cards: Candidates, about: Profile | None, outlook: Outlook) -> int:
    """A monster of the hall for the one that was turned up, if that is the better one."""
    turned = table.turned_up()
    if not turned:
        return 0
    hardness, i = max([(p.health - p.vp, i) for i, p in cards])
    return i if turned[0].health - turned[0].vp < hardness else 0


_PICKS: dict[str, Callable[[Table, Candidates, Profile | None, Outlook], int]] = {
    "deck": onto_the_deck,
    "front": in_front,
    "top": onto_the_dungeon,
    "swap": to_swap,
    "replace": to_replace,
}


def order(table: Table, decision: Decision, outlook: Outlook) -> int:
    """The best prize to the front, where it is lightest."""
    cards = [
        (outlook.worth(p) if p.monster else -NEVER if ahead(table, 0) else NEVER, i)
        for i, p in enumerate(table.named(decision))
        if p is not None
    ]
    return max(cards)[1]


def line(table: Table, decision: Decision, outlook: Outlook) -> int:
    """What shall not happen: what the monster does that is to be fought."""
    for _, rank in ranks(table, outlook):
        p = table.hall[rank - 1]
        if table.sums(rank).wins:
            for i, card in enumerate(table.named(decision)):
                if card is p:
                    return i
    return 0


def seat(table: Table, decision: Decision, outlook: Outlook) -> int:
    """Who gets a card: oneself, or with a card that nobody wants whoever has most points."""
    about = table.card(decision.about)
    seats = [n for _, _, _, n in decision.meanings()]
    if outlook.worth(about) >= 0:
        return seats.index(table.seat)
    others = [(table.view.score(n), -i) for i, n in enumerate(seats) if n != table.seat]
    return -max(others)[1]


def first(table: Table, decision: Decision, outlook: Outlook) -> int:
    """The order of what must happen anyway."""
    return 0


# ----------------------------------------------------------------------------------------------------------------------
# The battle


def face(table: Table, decision: Decision, outlook: Outlook) -> int:
    """The victory that is worth most; else the defeat that costs least."""
    places = {rank: i for i, (_, _, _, rank) in enumerate(decision.meanings())}
    if outlook.weary:
        places = {rank: places[rank] for rank in decisive(table, outlook) if rank in places} or places
    for value, rank in ranks(table, outlook):
        if value > LOST and rank in places and wins(table, rank):
            return places[rank]
    if outlook.stone == 2 and 1 in places and ahead(table, 0) and not outlook.waits:
        return places[1]
    costs = []
    for rank, i in places.items():
        p = table.hall[rank - 1]
        assert p is not None
        # Do not end the game for others; do not fight behind the stone for ever.
        ends = rank == 1 and outlook.stone == 2
        behind = 0 < outlook.stone < rank
        harm = -LOST if p.ends or (behind if outlook.drags else ends) else 0.0
        costs.append((cost(table, rank, outlook, NEVER) + harm - 0.1 * p.health, i))
    return min(costs)[1]


def split(table: Table, decision: Decision, outlook: Outlook) -> int:
    """Lose attack rather than magic attack, which some monsters ask for; the other way where magic counts half."""
    foe = table.opponent()
    return len(decision.options) - 1 if foe is not None and foe.foe.half_magic else 0


_RULES: dict[str, Callable[[Table, Decision, Outlook], int]] = {
    "branch": branch,
    "window": window,
    "pick": pick,
    "buy": buy,
    "level": level,
    "face": face,
    "split": split,
    "order": order,
    "line": line,
    "seat": seat,
    "first": first,
}
