"""Plans in words: the verdict on a monster, the steps of a line, what it brings and what it gives up."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import TYPE_CHECKING

from duskhall.core.move import Move
from duskhall.core.plan.lines import CANNOT, MAY_WIN, WINS

from . import delving
from .question import DONE
from .sentences import branch

if TYPE_CHECKING:
    from collections.abc import Sequence

    from duskhall.core.plan.lines import Chance, Line, Offer, Pause, Prospect, Visit
    from duskhall.core.view import View

    from .phrases import Phrases

MOST_NAMED = 3
"""Cards of a line that a verdict names; the others are counted."""
BARE = ("done", "dungeon", "village", "rest", "prepare", "temple", "bazaar", "shop", "guilds-quarter", "marketplace")
"""Moves of one word with words of their own. Any other is a way of a choice, though it may be called like a verb."""
WOUND = "wound"
BURDENS = ("curse", "disease", WOUND)
"""Kinds of cards that are given to others; wounds are told by their number."""
FEW = 48
"""Letters of an effect that a step has room for."""
STOPS = ".。"
FINEST = 10
"""Odds are told with no larger number than this: "2 in 3", "1 in 10"."""


def verdict(p: Phrases, found: Prospect, *, with_cards: bool = True) -> str:
    """This hand's best line against a monster, in a sentence without its full stop. ``with_cards``: and with which
    cards."""
    best = found.best
    if best is not None and best.verdict != CANNOT:
        return line(p, best, at_least=found.at_least, with_cards=with_cards)
    if found.verdict == MAY_WIN:
        return p.say("plan-may-win-luck", **{"with": "none", "cards": ""})
    if found.dark:
        text = p.say("plan-cannot-dark", light=found.dark)
    else:
        text = p.say("plan-cannot-short", missing=found.missing) if found.missing else p.say("plan-cannot")
    return p.say("plan-stopped", text=text) if found.at_least else text


def promises(found: Prospect | None) -> bool:
    """There is a line against this monster that wins, or may win."""
    return found is not None and found.best is not None and found.best.verdict != CANNOT


def unlikely(told: Line) -> bool:
    """A line that wins so seldom that its odds are told as less than one in ten."""
    return told.chance is not None and Fraction(told.chance.share).limit_denominator(FINEST) == 0


def line(p: Phrases, told: Line, *, at_least: bool = False, with_cards: bool = True) -> str:
    """The result of a line, and its cards."""
    total, health = p.number(told.total), p.number(told.health)
    if told.verdict == WINS:
        return p.say("plan-wins", total=total, health=health)
    used = cards(p, told) if with_cards else ""
    args = {"with": "some" if used else "none", "cards": used, "total": total, "health": health}
    if told.verdict != MAY_WIN:
        return p.say("plan-falls-short" if told.verdict == CANNOT else "plan-wins-with", **args)
    if told.chance is None:
        return p.say("plan-may-win-luck" if told.margin < 0 or not told.health else "plan-may-win-open", **args)
    likely = odds(p, told.chance)
    return p.say("plan-may-win", odds=p.say("plan-odds-least", odds=likely) if at_least else likely, **args)


def odds(p: Phrases, found: Chance) -> str:
    """``2 in 3``, ``about 1 in 4``."""
    share = Fraction(found.share).limit_denominator(FINEST)
    if share == 0:
        return p.say("plan-odds-low", of=FINEST)
    if share == 1:
        return p.say("plan-odds-high", wins=FINEST - 1, of=FINEST)
    exact = not found.samples and abs(float(share) - found.share) < 1e-9
    return p.say("plan-odds" if exact else "plan-odds-about", wins=share.numerator, of=share.denominator)


# ------------------------------------------------------------------------------------------------------------
# The line


def cards(p: Phrases, told: Line) -> str:
    """The cards that a line uses and hands out: ``the Fireball and the Dagger on the Militia``; empty: none. A hero
    that takes up a weapon is named with it, and not once more for an ability."""
    names: Counter[str] = Counter()
    armed = {move.onto for move in told.moves if move.verb == "equip"}
    for move in told.moves:
        if move.verb == "use" and move.card not in armed:
            names[_named(p, move.card)] = 1
        elif move.verb == "equip":
            names[p.say("plan-card-on", card=_named(p, move.card), hero=_named(p, move.onto))] += 1
    parts = [p.say("plan-card-times", n=n, card=name) if n > 1 else name for name, n in names.items()]
    # "and 1 more" would be as long as its name.
    more = len(parts) - MOST_NAMED
    if more > 1:
        return p.say("plan-more", cards=p.series(parts[:MOST_NAMED]), n=more)
    return p.both(parts) if parts else ""


def _named(p: Phrases, card: str) -> str:
    """A card of the hand in a sentence."""
    name = p.bare(card)
    kind = p.kind(p.card(card)) if card in p.rules.index else ""
    return p.say(p.pick_message(f"plan-card-{p.rules.edition}-{kind}", "plan-card"), card=name)


def steps(p: Phrases, view: View, told: Line) -> list[str]:
    """The moves of a line in short words; those that only end a choice are left out."""
    return [step(p, view, move) for move in told.moves if str(move) != DONE]


def step(p: Phrases, view: View, move: Move) -> str:
    """A move in short words: ``give Dagger to Militia``."""
    verb = move.verb
    match verb:
        case "go" | "travel":
            return p.say(f"step-{verb}", room=delving.tile(p, move.card))
        case "equip":
            return p.say("step-equip", card=p.name(move.card), hero=p.name(move.onto))
        case "lose" if move.attack or move.magic:
            return p.loss(move.attack, move.magic)
        case "seat":
            return p.say("step-seat", who=p.person(move.seat - 1, view.seat) if p.names else str(move.seat))
        case "die":
            return p.say("step-die-face" if move.ability else "step-die", n=move.rank, face=move.ability)
        case "show" if not move.card:
            return p.say("step-show-hand")
    if move == Move(verb):
        return p.say(f"step-{verb}") if verb in BARE else p.say("step-way", way=_way(p, verb))
    foe = view.hall[move.rank - 1] or "" if move.rank else ""
    card = p.name(move.card or foe)
    if verb == "level" and move.onto:
        return p.say("step-level-to", card=card, hero=p.name(move.onto))
    if verb == "attack" and [p.name(one) for one in view.hall if one].count(card) > 1:
        return p.say("step-attack-rank", card=card, rank=move.rank)
    text = p.say(p.pick_message(f"step-{verb}", "step-pick"), card=card)
    several = verb == "use" and move.ability and len(p.card(move.card).abilities) > 1
    return _which(p, move, text) if several else text


def _which(p: Phrases, move: Move, step: str) -> str:
    """A use of a card that has several: with the words of the effect where they are few, else by its number."""
    words = p.words.card_text(p.card(move.card))[move.ability - 1].rstrip(STOPS)
    if len(words) <= FEW:
        return p.say("step-ability-text", step=step, text=words)
    return p.say("step-ability", step=step, n=move.ability)


def _way(p: Phrases, name: str) -> str:
    """One way of a choice; one that is named after a card, by the name of the card."""
    return p.name(name) if name in p.rules.index else branch(p, name)


def brings(p: Phrases, told: Line) -> list[str]:
    """The gains of a victory by this line."""
    out = []
    if told.vp:
        out.append(p.say("plan-brings-vp", n=abs(told.vp), points=p.number(told.vp)))
    if told.xp > 0:
        out.append(p.say("plan-brings-xp", xp=told.xp))
    if gained := Counter({card: n for card, n in told.gained.items() if not _burdens(p, card)}):
        out.append(p.tally(gained))
    if told.wounds < 0:
        out.append(p.say("plan-brings-healing", n=-told.wounds))
    return out


def _burdens(p: Phrases, card: str) -> bool:
    """A card, or a hidden pile, that nobody wants to get."""
    return (p.kind(p.card(card)) if card in p.rules.index else card) in BURDENS


def costs(p: Phrases, told: Line) -> list[str]:
    """The cards and points a line gives up."""
    out = []
    if told.destroyed:
        out.append(p.say("plan-costs-destroyed", cards=p.tally(told.destroyed)))
    if told.discarded:
        out.append(p.say("plan-costs-discarded", cards=p.tally(told.discarded)))
    if gained := Counter({card: n for card, n in told.gained.items() if _burdens(p, card) and card != WOUND}):
        out.append(p.say("plan-costs-gained", cards=p.tally(gained)))
    if told.light:
        out.append(p.say("plan-costs-light", light=told.light))
    if told.wounds > 0:
        out.append(p.say("plan-costs-wounds", n=told.wounds))
    if told.xp < 0:
        out.append(p.say("plan-costs-xp", xp=-told.xp))
    return out


# ------------------------------------------------------------------------------------------------------------
# The village, and pauses


def visit(p: Phrases, found: Visit) -> str:
    """The offers of a place of the village: ``up to 8 gold: Polearm (7), Feast (5) and 9 more``."""
    told = [p.say("plan-visit-gold", gold=found.gold, open="yes" if found.at_least or found.draws else "no")]
    if found.offers:
        told = [p.say("plan-visit-buy", gold=told[0], cards=_offers(p, found.offers))]
    if found.baskets:
        told.append(p.say("plan-visit-basket", cards=p.both([p.name(card) for card in found.baskets[0]])))
    if found.levels:
        told.append(p.say("plan-visit-levels", cards=_offers(p, found.levels)))
    if found.heals:
        told.append(p.say("plan-brings-healing", n=found.heals))
    for one in found.trip:
        told.append(p.say("plan-visit-trip", card=p.name(one.card), verdict=verdict(p, one)))
    out = told[0]
    for part in told[1:]:
        out = p.say("forecast-list", a=out, b=part)
    return out


def _offers(p: Phrases, offers: Sequence[Offer]) -> str:
    parts = [p.say("plan-offer", card=p.stack_name(offer.card), price=offer.price) for offer in offers]
    more = len(parts) - MOST_NAMED
    return p.say("plan-more", cards=p.series(parts[:MOST_NAMED]), n=more) if more > 1 else p.series(parts)


def pause(p: Phrases, view: View, found: Pause) -> str:
    """The gain and price of a turn without village or dungeon."""
    return p.say(f"plan-pause-{found.verb}", n=len(view.hand))
