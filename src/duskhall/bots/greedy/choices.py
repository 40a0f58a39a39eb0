"""Answers to all other questions: what to buy, which cards to pick, which monster to fight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .battle import LOST, NEVER, cost, ranks, shares, wins
from .endgame import decisive
from .outlook import ahead
from .turn import welcome, worth_keeping

if TYPE_CHECKING:
    from collections.abc import Callable

    from duskhall.core.decision import Decision

    from .outlook import Outlook
    from .profiles import Profile
    from .reader import Reader

# ----------------------------------------------------------------------------------------------------------------------
# Choosing cards


def buy(reader: Reader, decision: Decision, outlook: Outlook) -> int:
    """Buy the best card, or none: the first option is to stop."""
    cards = reader.named(decision)
    found = outlook.wish
    if found is None or found not in cards:
        found = outlook.best(tuple([p for p in cards if p is not None]))[1]
    return 0 if found is None else cards.index(found)


def level(reader: Reader, decision: Decision, outlook: Outlook) -> int:
    best = 0
    value = 0.0
    for i, (_, card, better, _) in enumerate(reader.options(decision)):
        if card is not None and better is not None:
            v = outlook.worth(better) - outlook.worth(card)
            if v > value:
                best, value = i, v
    return best


def pick(reader: Reader, decision: Decision, outlook: Outlook) -> int:
    """Pick the card that matters least for a loss, and the best for anything good."""
    verb = decision.verb
    cards = [(i, p) for i, p in enumerate(reader.named(decision)) if p is not None]
    if not cards:
        return 0
    if outlook.kept is not None and verb == "deck" and not decision.about:
        return one_by_one(outlook.kept, decision, cards, outlook)
    may_stop = len(cards) < len(decision.options)
    about = reader.card(decision.about) if decision.about else None
    if verb == "under":
        # The first one, if the game should end; otherwise the monster that is hard to beat and brings little.
        return cards[0][0] if outlook.stone == 2 else max([(p.health - p.vp, i) for i, p in cards])[1]
    if about is not None and any(use.hall == verb for use in about.uses.values()):
        return max([(p.vp, i) for i, p in cards])[1]
    if verb in ("destroy", "discard") and about is not None and about.monster and not reader.ruleset.late:
        cards = spared(reader, decision, cards, outlook)
    if verb == "destroy":
        worst, i = min([(NEVER if p is outlook.scrap else outlook.worth(p), i) for i, p in cards])
        return 0 if may_stop and worst >= 0 else i
    if verb == "discard":
        # It comes back: its use next turn counts, not its victory points.
        return min([(outlook.power(p), i) for i, p in cards])[1]
    if verb in _PICKS:
        return _PICKS[verb](reader, cards, about, outlook)
    if about is not None and may_stop and any(use.buy and use.sells for use in about.uses.values()):
        # Shown cards bring gold: show all of it.
        gold, i = max([(p.gold, i) for i, p in cards])
        return i if gold > 0 else 0
    if about is not None and any(use.purse for use in about.uses.values()):
        return max([(p.gold, i) for i, p in cards])[1]
    # Strengthened, borrowed or stopped: if a monster asks, it is a loss.
    powers = [(p.strength + p.damage, i) for i, p in cards]
    return (min(powers) if about is not None and about.monster else max(powers))[1]


Candidates = list[tuple[int, "Profile"]]


def spared(reader: Reader, decision: Decision, cards: Candidates, outlook: Outlook) -> Candidates:
    """In a battle still to be decided: the cards that can go without losing it, if there are any."""
    foe = reader.opponent()
    if foe is None or foe not in reader.hall or reader.view.active != reader.seat:
        return cards
    sums = reader.sums(reader.hall.index(foe) + 1)
    spare = sums.total - sums.health
    if spare < 0:
        return cards
    lost = shares(reader, outlook)
    places = reader.places(decision)
    return [(i, p) for i, p in cards if places[i] < 0 or lost[places[i]] <= spare] or cards


def one_by_one(kept: list[Profile], decision: Decision, cards: Candidates, outlook: Outlook) -> int:
    """Name the next of the cards to keep, then stop. All of them still lie in the hand."""
    outlook.asked = outlook.asked or decision.number
    n = decision.number - outlook.asked
    return next((i for i, p in cards if p is kept[n]), 0) if n < len(kept) else 0


def onto_the_deck(reader: Reader, cards: Candidates, about: Profile | None, outlook: Outlook) -> int:
    """Put cards onto the deck: the best one, or, if no card asks for it, every card worth keeping."""
    if about is not None:
        return max([(outlook.worth(p), i) for i, p in cards])[1]
    return max([(outlook.power(p), i) for i, p in cards if worth_keeping(p, outlook)], default=(0.0, 0))[1]


def in_front(reader: Reader, cards: Candidates, about: Profile | None, outlook: Outlook) -> int:
    """Keep the card in front that can do most."""
    return max([(p.talent, -i) for i, p in cards])[1] * -1


def onto_the_dungeon(reader: Reader, cards: Candidates, about: Profile | None, outlook: Outlook) -> int:
    """Put a monster that is easy to beat and brings much on top."""
    return max([(p.vp - 0.5 * p.health, i) for i, p in cards if welcome(p, outlook)], default=(0.0, 0))[1]


def to_swap(reader: Reader, cards: Candidates, about: Profile | None, outlook: Outlook) -> int:
    """Swap the monster that is the best prize into reach."""
    value = {
        p.id: (v, rank) for v, rank in reversed(ranks(reader, outlook)) if (p := reader.hall[rank - 1]) is not None
    }

    def gain(p: Profile) -> float:
        v, rank = value[p.id]
        sums = reader.sums(rank)
        return v if sums.dark and sums.total + outlook.dark_cost >= sums.health else v - 50

    return max([(gain(p), -i) for i, p in cards])[1] * -1


def to_replace(reader: Reader, cards: Candidates, about: Profile | None, outlook: Outlook) -> int:
    """Replace a monster of the hall by the one that was turned up, if that is better."""
    turned = reader.turned_up()
    if not turned:
        return 0
    hardness, i = max([(p.health - p.vp, i) for i, p in cards])
    return i if turned[0].health - turned[0].vp < hardness else 0


_PICKS: dict[str, Callable[[Reader, Candidates, Profile | None, Outlook], int]] = {
    "deck": onto_the_deck,
    "front": in_front,
    "top": onto_the_dungeon,
    "swap": to_swap,
    "replace": to_replace,
}


def order(reader: Reader, decision: Decision, outlook: Outlook) -> int:
    """Arrange the hall with the best prize in front, where the light penalty is smallest."""
    cards = [
        (outlook.worth(p) if p.monster else -NEVER if ahead(reader, 0) else NEVER, i)
        for i, p in enumerate(reader.named(decision))
        if p is not None
    ]
    return max(cards)[1]


def line(reader: Reader, decision: Decision, outlook: Outlook) -> int:
    """Cancel a line of the monster to be fought."""
    for _, rank in ranks(reader, outlook):
        p = reader.hall[rank - 1]
        if reader.sums(rank).wins:
            for i, card in enumerate(reader.named(decision)):
                if card is p:
                    return i
    return 0


def seat(reader: Reader, decision: Decision, outlook: Outlook) -> int:
    """Give a card to a seat: the own one, or, for a burden, the seat with most points."""
    about = reader.card(decision.about)
    seats = [n for _, _, _, n in decision.meanings()]
    if outlook.worth(about) >= 0:
        return seats.index(reader.seat)
    others = [(reader.view.score(n), -i) for i, n in enumerate(seats) if n != reader.seat]
    return -max(others)[1]


def first(reader: Reader, decision: Decision, outlook: Outlook) -> int:
    """Choose the order of compulsory lines."""
    return 0


# ----------------------------------------------------------------------------------------------------------------------
# The battle


def face(reader: Reader, decision: Decision, outlook: Outlook) -> int:
    """Attack for the victory that is worth most, or else the defeat that costs least."""
    places = {rank: i for i, (_, _, _, rank) in enumerate(decision.meanings())}
    if outlook.weary:
        places = {rank: places[rank] for rank in decisive(reader, outlook) if rank in places} or places
    for value, rank in ranks(reader, outlook):
        if value > LOST and rank in places and wins(reader, rank):
            return places[rank]
    if outlook.stone == 2 and 1 in places and ahead(reader, 0) and not outlook.waits:
        return places[1]
    costs = []
    for rank, i in places.items():
        p = reader.hall[rank - 1]
        assert p is not None
        # Do not end the game for others, and do not fight behind the Thunderstone for ever.
        ends = rank == 1 and outlook.stone == 2
        behind = 0 < outlook.stone < rank
        harm = -LOST if p.ends or (behind if outlook.drags else ends) else 0.0
        costs.append((cost(reader, rank, outlook, NEVER) + harm - 0.1 * p.health, i))
    return min(costs)[1]


def split(reader: Reader, decision: Decision, outlook: Outlook) -> int:
    """Share a loss: attack before magic attack, which some monsters require; the other way round if magic is halved."""
    foe = reader.opponent()
    return len(decision.options) - 1 if foe is not None and foe.foe.half_magic else 0
