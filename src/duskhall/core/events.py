"""Events as a seat may see them. The position tells every change once; here it is put into words that hide what must
be hidden."""

from __future__ import annotations

from .delve import OUTSIDE
from .state import EMPTY, ROOMS, SPECTATOR, Event, State
from .steps.flow import Choose


def place_name(s: State, place: int) -> str:
    """Where a champion stands: the id of a room, the name of a location; empty before its first turn."""
    if place >= 0:
        return s.rules.cards[s.kinds[s.zones[ROOMS][place]]].id
    return "" if place == OUTSIDE else s.rules.hall.locations[OUTSIDE - 1 - place]


def project(s: State, event: Event, seat: int) -> dict[str, object]:
    """One event for one seat (SPECTATOR: for those who watch): names of cards only where the seat may know them."""
    name, n = event

    def card(c: int) -> str | None:
        return None if c == EMPTY else s.rules.cards[s.kinds[c]].id

    if name == "move":
        c, src, dst, before, after, rank, under = n
        mask = before | after
        everyone = (1 << s.seats) - 1
        seen = mask == everyone if seat == SPECTATOR else bool(mask >> seat & 1)
        where: dict[str, object] = {"rank": rank} if rank else {}
        if under:
            where["under"] = True
        shown = card(c) if seen else None
        return {"event": name, "card": shown, "from": s.map.names[src], "to": s.map.names[dst], **where}
    if name == "shuffle":
        return {"event": name, "zone": s.map.names[n[0]], "count": n[1]}
    if name in ("lay", "show"):
        return {"event": name, "seat": n[0] + 1, "cards": [card(c) for c in n[1:]]}
    if name in ("use", "must"):
        program = s.rules.programs[n[-1]]
        seat_of = {"seat": n[0] + 1} if name == "use" else {}
        return {"event": name, **seat_of, "card": program.card, "ability": program.ability + 1}
    if name == "defeat":
        return {"event": name, "seat": n[0] + 1, "card": card(n[1])}
    if name == "name":
        return {"event": name, "seat": n[0] + 1, "named": n[1] + 1}
    if name in ("mark", "arrive"):
        return {"event": name, "card": card(n[0])}
    if name in ("equip", "drop"):
        return {"event": name, "seat": n[0] + 1, "card": card(n[1]), "hero": card(n[2])}
    if name == "buy":
        return {"event": name, "seat": n[0] + 1, "card": card(n[1])}
    if name == "level":
        return {"event": name, "seat": n[0] + 1, "card": card(n[1]), "into": card(n[2])}
    if name == "face":
        return {"event": name, "seat": n[0] + 1, "card": card(n[1]), "rank": n[2]}
    if name == "compare":
        return {"event": name, "seat": n[0] + 1, "card": card(n[1]), "total": n[2], "health": n[3], "won": bool(n[4])}
    if name == "xp":
        return {"event": name, "seat": n[0] + 1, "amount": n[1]}
    if name == "gold":
        return {"event": name, "seat": n[0] + 1, "card": card(n[1]), "amount": n[2]}
    if name == "change":
        program = s.rules.programs[n[1]]
        return {"event": name, "card": card(n[0]), "ability": program.ability + 1, "on": [card(c) for c in n[3:]]}
    if name == "choose":
        choice = s.rules.programs[n[1]].steps[n[2]]
        assert isinstance(choice, Choose)
        return {"event": name, "seat": n[0] + 1, "branch": choice.names[n[3]]}
    if name in ("shift", "arrange"):
        row = n if name == "shift" else n[1:]
        return {"event": name, "hall": [card(c) for c in row]}
    if name == "lose":
        return {"event": name, "seat": n[0] + 1, "card": card(n[1]), "attack": n[2], "magic": n[3]}
    if name == "place":
        return {"event": name, "seat": n[0] + 1, "place": place_name(s, n[1])}
    if name == "walk":
        way = {"from": place_name(s, n[1]), "to": place_name(s, n[2])}
        return {"event": name, "seat": n[0] + 1, **way, "light": n[3]}
    if name == "light":
        return {"event": name, "seat": n[0] + 1, "light": n[1]}
    if name == "key":
        return {"event": name, "seat": n[0] + 1, "found": n[1], "goal": n[2]}
    if name == "summon":
        return {"event": name, "card": card(n[0])}
    if name == "roll":
        return {"event": name, "seat": n[0] + 1, "dice": list(n[1:])}
    if name == "turn":
        return {"event": name, "seat": n[0] + 1, "turn": n[1]}
    if name == "no-battle":
        return {"event": name, "seat": n[0] + 1}
    assert name == "end", name
    return {"event": name}
