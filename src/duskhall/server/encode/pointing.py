"""The moves that somebody may want who points at a place on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duskhall.core.move import ATTACK, BUY, EQUIP, GO, LEVEL, USE, Move

from .views import seat_of

if TYPE_CHECKING:
    from duskhall.core.decision import Decision
    from duskhall.core.view import View

    from .. import wire
    from ..game.session import Session


def why_not(session: Session, seat: int, at: wire.Place, on: wire.Place | None = None, want: str = "") -> str:
    """Why nothing can be done at a place, in words for somebody who has pressed it; empty if something can."""
    game = session.game
    if at.zone == "stack" and game.view(seat).stacks.get(at.name) == ():
        return session.p.say("reason-stack-empty")
    decision = game.decision(seat) if game.asks(seat) else None
    return session.why_not(seat, wanted(game.view(seat), decision, at, on, want))


def wanted(
    view: View, decision: Decision | None, at: wire.Place, on: wire.Place | None = None, want: str = ""
) -> list[Move]:
    """The moves that may be meant, the likeliest first; none where nothing lies that one could do something with.
    ``on``: the place of the hero who shall take up the weapon; ``want``: the verb, where it is known."""
    if at.zone in ("hall", "rooms"):
        return _in_the_hall(view, decision, at, want)
    if at.zone == "stack":
        stack = view.stacks.get(at.name, ())
        picked = decision is not None and any(z.startswith("stack.") for z in _zones(decision))
        verb = want or (decision.verb if decision is not None and decision.kind == "pick" and picked else BUY)
        return [Move(verb, stack[0])] if stack else []
    if at.zone == "pile":
        return [Move(want or BUY, at.name)] if at.name in view.piles else []
    cards = _lying(view, decision, at)
    card = cards[at.place] if 0 <= at.place < len(cards) else None
    if card is None:
        return []
    copy = _copy(cards, at.place)
    verb = want
    if not verb and decision is not None and decision.kind in ("pick", "level"):
        verb = decision.verb if decision.kind == "pick" else LEVEL
    if verb == EQUIP or (not verb and (on is not None or _is_weapon(view, card))):
        found = _arming(view, card, copy, on)
        if found or verb == EQUIP:
            return found or [Move(EQUIP, card, copy=copy)]
    abilities = len(view.card(card).abilities)
    if verb in ("", USE) and abilities > 1:
        return [Move(USE, card, copy=copy, ability=n) for n in range(1, abilities + 1)]
    return [Move(verb or USE, card, copy=copy)]


def _in_the_hall(view: View, decision: Decision | None, at: wire.Place, want: str) -> list[Move]:
    """A monster, by its rank; where there are rooms one goes there."""
    if not 0 <= at.place < len(view.hall):
        return []
    rank = at.place + 1
    room = view.rooms[at.place] if view.rooms else ""
    if want not in ("", GO) or (not want and decision is not None and decision.kind == "pick"):
        verb = want or (decision.verb if decision is not None else ATTACK)
        return [Move(verb, room) if at.zone == "rooms" else Move(verb, rank=rank)]
    return [Move(GO, room)] if room else [Move(ATTACK, rank=rank)]


def _arming(view: View, card: str, copy: int, on: wire.Place | None) -> list[Move]:
    """The weapon for the hero who is pointed at, or for each hero of the hand."""
    hand = view.hand
    places = [i for i, name in enumerate(hand) if "hero" in view.card(name).tags]
    if on is not None:
        places = [on.place] if on.zone == "hand" and 0 <= on.place < len(hand) else []
    return [Move(EQUIP, card, copy=copy, onto=hand[i], onto_copy=_copy(hand, i)) for i in places]


def _is_weapon(view: View, card: str) -> bool:
    return "weapon" in view.card(card).tags


def _zones(decision: Decision) -> list[str]:
    return [zone for shown in decision.shown() for zone, _ in shown.at]


def _lying(view: View, decision: Decision | None, at: wire.Place) -> tuple[str | None, ...]:
    """The cards of a zone that is the viewer's own, or of those that were turned up."""
    if at.zone == "turned":
        return tuple(decision.turned()) if decision is not None else ()
    if seat_of(at.seat) != view.seat:
        return ()
    if at.zone == "hand":
        return view.hand
    return view.front_of(view.seat) if at.zone == "front" else view.secret_of(view.seat) if at.zone == "secret" else ()


def _copy(cards: tuple[str | None, ...], place: int) -> int:
    return cards[: place + 1].count(cards[place])
