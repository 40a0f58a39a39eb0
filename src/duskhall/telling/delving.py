"""Words for champions, rooms, keys and the guardian."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from duskhall.core import events as ev
from duskhall.core.event import Event

if TYPE_CHECKING:
    from .phrases import Phrases


def room(p: Phrases, rank: int) -> str:
    """A room in a sentence: by its name, or by its number where the tiles are not known."""
    if not 1 <= rank <= len(p.rooms):
        return p.say("room-number", n=rank)
    return tile(p, p.rooms[rank - 1])


def tile(p: Phrases, card: str) -> str:
    """The name of a tile; an article in it is not doubled."""
    return p.say("room-named", room=p.words.bare_name(p.card(card)))


def place(p: Phrases, name: str) -> str:
    """The place of a champion."""
    if not name:
        return p.say("stands-nowhere")
    if name in p.rules.index:
        return p.say("stands-room", room=tile(p, name))
    return p.say(f"stands-{name}")


def arranged(p: Phrases, told: Sequence[Event], cards: Sequence[str | None]) -> str:
    """Monsters have changed places: where the one lies that did it, or what lies in the room that did."""
    by = next((e.card for e in reversed(told) if isinstance(e, ev.AbilityTriggered | ev.AbilityUsed)), "")
    hall = [(n, card) for n, card in enumerate(cards, 1) if card]
    found = [(n, card) for n, card in hall if card == by or p.rooms[n - 1 : n] == (by,)]
    if len(found) == 1:
        return p.say("log-arrange-one", card=p.name(found[0][1]), room=room(p, found[0][0]))
    lying = [p.say("lies-in", card=p.name(card), room=room(p, n)) for n, card in hall]
    return p.say("log-arrange-rooms", cards=p.series(lying))


def already_told(p: Phrases, e: ev.CardMoved, before: Event | None, follows: Event | None) -> bool:
    """A move that another event tells: what is bought or used up, a key, a monster that is beaten or makes way."""
    if e.card is not None and p.card(e.card).kind == "key":
        return True
    match e.source.partition(".")[0], e.target.partition(".")[0]:
        case (("stack" | "supply" | "draw"), _) if isinstance(before, ev.CardBought):
            return True
        case "front", "supply":
            return isinstance(before, ev.AbilityUsed) and before.card == e.card
        case "hall", "destroyed":
            return isinstance(before, ev.MonsterDefeated | ev.XpChanged) or isinstance(follows, ev.GuardianSummoned)
        case "supply", "hall":
            return isinstance(before, ev.GuardianSummoned)
    return False


def beaten_before(rows: Sequence[Event], card: str) -> bool:
    """The comparison, the last of these events, has told already that this monster is beaten."""
    for e in reversed(rows):
        if isinstance(e, ev.BattleCompared):
            return e.won and e.card == card
        if isinstance(e, ev.MonsterFaced | ev.TurnBegan):
            break
    return False


def shuffled(p: Phrases, zone: str) -> str:
    """A pile of monsters is shuffled when a key goes back into it."""
    return p.say("log-shuffle-key", level=int(zone.rpartition("-")[2]))
