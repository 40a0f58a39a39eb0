"""A sentence for each kind of event, made from events alone, so that it cannot tell a seat's secrets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields, is_dataclass
from typing import TYPE_CHECKING, Any

from duskhall.core import events as ev
from duskhall.core.event import Event
from duskhall.core.tree import Cancel, Gain, Modify, Must

from . import delving

if TYPE_CHECKING:
    from duskhall.core.tree import Card

    from .phrases import Phrases

UNTOLD = {("secret", "destroyed"), ("front", "destroyed")}
"""Moves that say nothing new: what was not chosen goes back to the box, what was used up is gone."""
OWNED = {"hand-destroyed", "hand-stack", "hand-draw"}
"""Moves in which a player loses a card: if it is not the one whose turn it is, the log says who."""
ENDS = {"thunderstone", "bearer"}
"""Cards that end the game when they come to rank 1."""
OFFERS = ("village-over", "bought", "buying")
"""Lines of a player's own cards that only offer something: what is taken is told by itself."""
UNSAID = (
    "stay",
    "gold",
    "experience",
    "training",
    "food",
    "lamps",
    "medicine",
    "bleed",
    "pay",
    "beacons",
    "tribute",
    "heavy-tribute",
    "fester",
    "bleed-twice",
    "charm",
    "ransom",
    "vengeance",
)
"""Ways of a choice that what follows tells, or in which nothing happens."""


@dataclass(frozen=True, slots=True)
class Moment:
    """An event among its neighbours, or a run of moves that is told as one."""

    p: Phrases
    reader: int
    """The reader of the log: a seat, or SPECTATOR."""
    named: int
    """The seat whose name stands in the head above."""
    active: int
    """The seat whose turn it is."""
    over: bool
    """The event belongs to the end of a turn."""
    rows: Sequence[Event]
    run: Sequence[int]
    """The places in ``rows`` that are told together."""

    @property
    def before(self) -> Event | None:
        return self.rows[self.run[0] - 1] if self.run[0] else None

    @property
    def follows(self) -> Event | None:
        after = self.run[-1] + 1
        return self.rows[after] if after < len(self.rows) else None

    def who(self, seat: int) -> dict[str, str | int]:
        """The arguments for a sentence about a seat (from 1, as events count); its name is not said twice in a turn."""
        args = self.p.who(seat - 1, self.reader)
        if args["you"] == "no" and seat - 1 == self.named:
            args["you"] = "turn"
        return args


def sentence(m: Moment) -> str:
    """The sentence for an event; empty if the event is not worth one."""
    e = m.rows[m.run[0]]
    return SENTENCES[type(e)](m, e)


def branch(p: Phrases, name: str) -> str:
    """One way of a choice in words; one that is named after a card, by what the card is."""
    if name in p.rules.index:
        return p.about(p.card(name))
    return p.say(f"branch-{name}") if p.words.has(f"branch-{name}") else name


def parts(node: object) -> list[object]:
    """A piece of card data and everything in it."""
    out = [node]
    if is_dataclass(node):
        for field in fields(node):
            out += parts(getattr(node, field.name))
    elif isinstance(node, tuple):
        for part in node:
            out += parts(part)
    return out


def brings(card: Card) -> list[str]:
    """The piles from which a card lets its owner gain a card."""
    return list(dict.fromkeys([part.pile for part in parts(card.abilities) if isinstance(part, Gain)]))


# ----------------------------------------------------------------------------------------------------------------------
# Cards


def _moved(m: Moment, e: ev.CardMoved) -> str:
    p = m.p
    cards = [row.card for i in m.run if isinstance(row := m.rows[i], ev.CardMoved)]
    source, _, left = e.source.partition(".")
    target, _, reached = e.target.partition(".")
    if m.over:
        # The end of a turn: the reader wants to know the new hand, and nothing else.
        own = target == "hand" and m.active == m.reader
        return p.say("log-new-hand", cards=p.listed(cards)) if own else ""
    if (source, target) in UNTOLD or delving.already_told(p, e, m.before, m.follows):
        return ""
    seat = next((int(n) - 1 for n in (reached, left) if n.isdigit()), m.active)
    if (source, target) == ("discard", "discard"):
        to = "you" if seat == m.reader else "other"
        return p.say("log-give", cards=p.listed(cards), to=to, name=p.names[seat], **m.who(int(left)))
    name = _move_message(m, e, seat, cards)
    if p.words.has(name):
        where = {"room": delving.room(p, e.rank)} if e.rank else {}
        told = p.say(name, cards=p.listed(cards), n=len(cards), **where, **m.who(seat + 1))
        ends = target == "hall" and any(c and ENDS & set(p.card(c).tags) for c in cards)
        return p.say("log-ends", told=told) if ends else told
    return p.say("log-move", cards=p.listed(cards), **{"from": _zone(p, e.source), "to": _zone(p, e.target)})


def _move_message(m: Moment, e: ev.CardMoved, seat: int, cards: list[str | None]) -> str:
    """The message for a move: the particular one before the general."""
    p = m.p
    source, target = (zone.partition(".")[0] for zone in (e.source, e.target))
    name = f"log-move-{source}-{target}"
    # Without a heading that names the active player, the log also says whose card it was.
    unnamed = seat not in (m.reader, m.named)
    follows = m.follows
    if f"{source}-{target}" in OWNED and (seat != m.active or unnamed):
        name += "-other"
    elif (source, target) == ("dungeon", "destroyed") and not (
        isinstance(follows, ev.CardMoved) and follows.target == "hall"
    ):
        # No card is left to take its place.
        name += "-alone"
    if p.words.has(f"{name}-{p.rules.edition}"):
        name += f"-{p.rules.edition}"
    if e.under and p.words.has(f"{name}-under"):
        name += "-under"
    if all(c and "wound" in p.card(c).tags for c in cards) and p.words.has(f"{name}-wound"):
        name += "-wound"
    return name


def _zone(p: Phrases, zone: str) -> str:
    place, _, rest = zone.partition(".")
    if rest.isdigit():
        return p.say(f"place-{place}", who=p.names[int(rest) - 1])
    name = f"place-{place}"
    return p.say(name) if p.words.has(name) else p.say("place-other", name=zone)


def _shuffled(m: Moment, e: ev.PileShuffled) -> str:
    place, _, seat = e.zone.partition(".")
    if place == "deck":
        return m.p.say("log-shuffle-deck", **m.who(int(seat)))
    if place == "draw" and m.p.rules.hall.keys:
        return delving.shuffled(m.p, e.zone)
    return m.p.say("log-shuffle", n=e.count)


def _laid(m: Moment, e: ev.HandLaid) -> str:
    return _cards_seen(m, e)


def _shown(m: Moment, e: ev.CardsShown) -> str:
    follows = m.follows
    if isinstance(follows, ev.AbilityUsed) and (follows.seat, (follows.card,)) == (e.seat, e.cards):
        # That it is used says that it is shown.
        return ""
    return _cards_seen(m, e)


def _cards_seen(m: Moment, e: ev.HandLaid | ev.CardsShown) -> str:
    message = m.p.pick_message(f"log-{e.kind}-{m.p.rules.edition}", f"log-{e.kind}")
    return m.p.say(message, cards=m.p.listed(e.cards), **m.who(e.seat))


def _marked(m: Moment, e: ev.CardMarked) -> str:
    return m.p.say("log-mark", card=m.p.name(e.card))


# ----------------------------------------------------------------------------------------------------------------------
# Abilities and choices


def _used(m: Moment, e: ev.AbilityUsed) -> str:
    return m.p.say("log-use", card=m.p.name(e.card), **m.who(e.seat))


def _triggered(m: Moment, e: ev.AbilityTriggered) -> str:
    card, name = m.p.card(e.card), m.p.name(e.card)
    if e.ability > len(card.abilities):
        return m.p.say("log-must-bare", card=name)
    ability = card.abilities[e.ability - 1]
    if isinstance(ability, Must) and ability.event in OFFERS:
        return ""
    return m.p.say("log-must", card=name, text=m.p.words.ability_text(ability, card))


def _applied(m: Moment, e: ev.EffectApplied) -> str:
    """The targets of an ability; for one that cancels effects, the cards with these effects."""
    if not e.cards:
        return ""
    abilities = m.p.card(e.card).abilities if e.card is not None else ()
    ability = abilities[e.ability - 1] if e.ability <= len(abilities) else None
    steps = parts(ability) if ability is not None else []
    told: dict[str, str | int] = {"cards": m.p.listed(e.cards), "n": len(e.cards)}
    if any(isinstance(step, Cancel) for step in steps):
        return m.p.say("log-cancel", cards=told["cards"])
    changes = [step for step in steps if isinstance(step, Modify)]
    if len(changes) == 1 and changes[0].op == "add" and isinstance(amount := changes[0].amount, int):
        figure = m.p.words.figure(changes[0].figure)
        return m.p.say("log-change-figure", **told, amount=m.p.signed(amount), figure=figure)
    return m.p.say("log-change", **told)


def _chosen(m: Moment, e: ev.BranchChosen) -> str:
    if e.branch in UNSAID or e.branch in m.p.rules.index:
        return ""
    name = f"log-choose-{e.branch}"
    if m.p.words.has(name):
        return m.p.say(name, **m.who(e.seat))
    return m.p.say("log-choose", branch=branch(m.p, e.branch), **m.who(e.seat))


def _named(m: Moment, e: ev.PlayerNamed) -> str:
    if e.named == e.seat == m.reader + 1:
        return m.p.say("log-name-self")
    return m.p.say("log-name", other=m.p.person(e.named - 1, m.reader), **m.who(e.seat))


def _rolled(m: Moment, e: ev.DiceRolled) -> str:
    return m.p.say("log-roll", dice=m.p.both([str(n) for n in e.dice]), **m.who(e.seat))


def _die_changed(m: Moment, e: ev.DieChanged) -> str:
    dice = m.p.both([str(n) for n in e.dice])
    name = "log-die-turn" if e.turned else "log-die-again"
    return m.p.say(name, was=e.was, now=e.now, dice=dice, n=len(e.dice), **m.who(e.seat))


# ----------------------------------------------------------------------------------------------------------------------
# Heroes, weapons, stock


def _equipped(m: Moment, e: ev.WeaponEquipped) -> str:
    return m.p.say("log-equip", card=m.p.name(e.card), hero=m.p.name(e.hero), **m.who(e.seat))


def _dropped(m: Moment, e: ev.WeaponDropped) -> str:
    return m.p.say("log-drop", card=m.p.name(e.card), hero=m.p.name(e.hero))


def _bought(m: Moment, e: ev.CardBought) -> str:
    message = m.p.pick_message(f"log-buy-{m.p.card(e.card).kind}", "log-buy")
    return m.p.say(message, card=m.p.name(e.card), price=e.price, **m.who(e.seat))


def _leveled(m: Moment, e: ev.HeroLeveled) -> str:
    return m.p.say("log-level", card=m.p.name(e.card), into=m.p.name(e.into), **m.who(e.seat))


def _xp(m: Moment, e: ev.XpChanged) -> str:
    name = "log-xp-gain" if e.amount >= 0 else "log-xp-pay"
    if e.amount < 0 and not isinstance(m.follows, ev.HeroLeveled):
        name = m.p.pick_message(f"log-xp-loss-{m.p.rules.edition}", name)
    return m.p.say(name, n=abs(e.amount), **m.who(e.seat))


def _gold(m: Moment, e: ev.GoldChanged) -> str:
    name = "log-gold" if e.amount >= 0 else "log-gold-loss"
    return m.p.say(name, card=m.p.name(e.card or ""), n=abs(e.amount))


# ----------------------------------------------------------------------------------------------------------------------
# The hall and the battle


def _arrived(m: Moment, e: ev.CardArrived) -> str:
    # Only worth a word where it sets something off.
    follows = m.follows
    own = isinstance(follows, ev.AbilityTriggered) and follows.card == e.card
    return m.p.say("log-arrive", card=m.p.name(e.card)) if own else ""


def _shifted(m: Moment, e: ev.HallShifted) -> str:
    # The message about the card from the deck says as much.
    follows = m.follows
    filled = isinstance(follows, ev.CardMoved) and (follows.source, follows.target) == ("dungeon", "hall")
    return "" if filled else m.p.say("log-shift")


def _arranged(m: Moment, e: ev.HallArranged) -> str:
    if m.p.rooms:
        return delving.arranged(m.p, m.rows[: m.run[0]], e.cards)
    return m.p.say("log-arrange", cards=m.p.series([m.p.name(c) for c in e.cards if c]))


def _faced(m: Moment, e: ev.MonsterFaced) -> str:
    room = delving.room(m.p, e.rank)
    return m.p.say("log-face", card=m.p.name(e.card), rank=e.rank, room=room, **m.who(e.seat))


def _skipped(m: Moment, e: ev.BattleSkipped) -> str:
    return m.p.say("log-no-battle", **m.who(e.seat))


def _lost(m: Moment, e: ev.AttackLost) -> str:
    return m.p.say("log-lose", loss=m.p.loss(e.attack, e.magic))


def _compared(m: Moment, e: ev.BattleCompared) -> str:
    # A monster that cannot leave its place stays in the hall.
    stays = "guardian" in m.p.card(e.card).tags and not m.p.rules.hall.is_map
    won = "yes" if e.won else "stays" if stays else "no"
    return m.p.say("log-compare", card=m.p.name(e.card), total=m.p.number(e.total), health=e.health, won=won)


def _defeated(m: Moment, e: ev.MonsterDefeated) -> str:
    if m.p.rules.hall.is_map and delving.beaten_before(m.rows[: m.run[0]], e.card):
        return ""
    return m.p.say("log-defeat", card=m.p.name(e.card))


# ----------------------------------------------------------------------------------------------------------------------
# Champions and rooms


def _placed(m: Moment, e: ev.ChampionPlaced) -> str:
    if isinstance(m.before, ev.BranchChosen):
        # The choice says where the champion goes.
        return ""
    return m.p.say("log-place", place=delving.place(m.p, e.place), **m.who(e.seat))


def _light(m: Moment, e: ev.LightCounted) -> str:
    # A champion that stays does not need it.
    return m.p.say("log-light", n=e.light, **m.who(e.seat)) if isinstance(m.follows, ev.ChampionWalked) else ""


def _walked(m: Moment, e: ev.ChampionWalked) -> str:
    return m.p.say("log-walk", room=delving.tile(m.p, e.target), light=e.light, **m.who(e.seat))


def _key(m: Moment, e: ev.KeyFound) -> str:
    last = "yes" if e.found == e.goal else "no"
    return m.p.say("log-key", found=e.found, goal=e.goal, last=last, **m.who(e.seat))


def _summoned(m: Moment, e: ev.GuardianSummoned) -> str:
    return m.p.say("log-summon", card=m.p.name(e.card), room=delving.room(m.p, 1))


# ----------------------------------------------------------------------------------------------------------------------
# The game


def head(p: Phrases, reader: int, turn: int, seat: int) -> str:
    """The head of a turn."""
    return p.say("log-turn", turn=turn, **p.who(seat, reader))


def _undone(m: Moment, e: ev.MoveUndone) -> str:
    return m.p.say("log-undo", **m.who(e.seat))


def _ended(m: Moment, e: ev.GameEnded) -> str:
    return m.p.say("log-end")


SENTENCES: dict[type[Event], Callable[[Moment, Any], str]] = {
    ev.CardMoved: _moved,
    ev.PileShuffled: _shuffled,
    ev.HandLaid: _laid,
    ev.CardsShown: _shown,
    ev.CardMarked: _marked,
    ev.AbilityUsed: _used,
    ev.AbilityTriggered: _triggered,
    ev.EffectApplied: _applied,
    ev.BranchChosen: _chosen,
    ev.PlayerNamed: _named,
    ev.DiceRolled: _rolled,
    ev.DieChanged: _die_changed,
    ev.WeaponEquipped: _equipped,
    ev.WeaponDropped: _dropped,
    ev.CardBought: _bought,
    ev.HeroLeveled: _leveled,
    ev.XpChanged: _xp,
    ev.GoldChanged: _gold,
    ev.CardArrived: _arrived,
    ev.HallShifted: _shifted,
    ev.HallArranged: _arranged,
    ev.MonsterFaced: _faced,
    ev.BattleSkipped: _skipped,
    ev.AttackLost: _lost,
    ev.BattleCompared: _compared,
    ev.MonsterDefeated: _defeated,
    ev.ChampionPlaced: _placed,
    ev.LightCounted: _light,
    ev.ChampionWalked: _walked,
    ev.KeyFound: _key,
    ev.GuardianSummoned: _summoned,
    ev.MoveUndone: _undone,
    ev.GameEnded: _ended,
}
"""The sentence for each class of event but TurnBegan, which is the head of a turn."""
