"""Words for champions, rooms, keys and the guardian."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .phrases import Phrases

Event = dict[str, Any]
EVENTS = ("place", "light", "walk", "key", "summon", "roll")


def room(p: Phrases, rank: int) -> str:
    """A room in a sentence: by its name, or by its number where the tiles are not known."""
    if not 1 <= rank <= len(p.rooms):
        return p.say("room-number", n=rank)
    return tile(p, p.rooms[rank - 1])


def tile(p: Phrases, card: str) -> str:
    """The same of a tile; the article that a name may have is said once."""
    return p.say("room-named", room=p.name(card).removeprefix("The "))


def place(p: Phrases, name: str) -> str:
    """Where a champion stands."""
    if not name:
        return p.say("stands-nowhere")
    if name in p.rules.index:
        return p.say("stands-room", room=tile(p, name))
    return p.say(f"stands-{name}")


def told(p: Phrases, e: Event, before: Event, follows: Event, who: dict[str, str | int]) -> list[str]:
    """The sentence for one of EVENTS."""
    match e["event"]:
        case "place" if before.get("event") == "choose":
            # The choice says where the champion goes.
            return []
        case "place":
            return [p.say("log-place", place=place(p, e["place"]), **who)]
        case "light":
            # Who stays does not need it.
            return [p.say("log-light", n=e["light"], **who)] if follows.get("event") == "walk" else []
        case "walk":
            return [p.say("log-walk", room=tile(p, e["to"]), light=e["light"], **who)]
        case "key":
            last = "yes" if e["found"] == e["goal"] else "no"
            return [p.say("log-key", found=e["found"], goal=e["goal"], last=last, **who)]
        case "summon":
            return [p.say("log-summon", card=p.name(e["card"]), room=room(p, 1))]
        case _:
            return [p.say("log-roll", dice=p.both([str(n) for n in e["dice"]]), **who)]


def already_told(p: Phrases, e: Event, before: Event, follows: Event) -> bool:
    """A move that another event tells: what is bought or used up, a key, a monster that is beaten or makes way."""
    source, target = (e[end].partition(".")[0] for end in ("from", "to"))
    card = p.card(e["card"]) if e["card"] else None
    if card is not None and card.kind == "key":
        return True
    match source, target:
        case (("stack" | "supply" | "draw"), _) if before.get("event") == "buy":
            return True
        case "front", "supply":
            return (before.get("event"), before.get("card")) == ("use", e["card"])
        case "hall", "destroyed":
            return before.get("event") in ("defeat", "xp") or follows.get("event") == "summon"
        case "supply", "hall":
            return before.get("event") == "summon"
    return False


def beaten_before(rows: list[Event], i: int) -> bool:
    """The comparison has told already that this monster is beaten."""
    for e in reversed(rows[:i]):
        if e["event"] == "compare":
            return bool(e["won"]) and e["card"] == rows[i]["card"]
        if e["event"] in ("face", "turn"):
            break
    return False


def shuffled(p: Phrases, zone: str) -> str:
    """A pile of monsters is shuffled when a key goes back into it."""
    return p.say("log-shuffle-key", level=int(zone.rpartition("-")[2]))
