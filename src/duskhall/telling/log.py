"""The log: the events of one seat as sentences. Told from events alone, it cannot tell what the seat may not know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, Any, cast

from duskhall.core.tree import Cancel, Must

from . import delving

if TYPE_CHECKING:
    from .phrases import Phrases

Event = dict[str, Any]

TURN = "turn"
LINE = "line"
UNTOLD = {("secret", "destroyed"), ("front", "destroyed")}
"""Moves that say nothing new: what was not chosen goes back to the box, what was used up is gone."""
OWNED = {"hand-destroyed", "hand-stack", "hand-draw"}
"""Moves in which somebody loses a card: if it is not the one whose turn it is, the log says who."""
OFFERS = ("village-over", "bought", "buying")
"""Lines of a player's own cards that only offer something: what is taken is told by itself."""
UNSAID = ("stay", "gold", "experience", "training", "food", "lamps", "medicine", "bleed", "pay")
"""Ways of a choice that what follows tells, or in which nothing happens."""
MANY_STACKS = 7
"""If cards of so many stacks are destroyed at once, one sentence tells it."""
Entry = tuple[str, str]
"""(TURN or LINE, text): the head of a turn, or something that happened in it."""


class Log:
    """Words for events, as told to one reader (a seat, or SPECTATOR)."""

    def __init__(self, phrases: Phrases, reader: int) -> None:
        self.p = phrases
        self.reader = reader
        self.named = -1
        """The seat whose name stands in the head above."""

    def entries(
        self, events: Sequence[dict[str, object]], active: int, *, first: int = 0, brief: bool = False
    ) -> list[Entry]:
        """What happened, in sentences. ``active``: whose turn it was when the first of these events came. ``first``: if
        its head shall be told too, the number of that turn. ``brief``: without what can be seen on the table anyway."""
        out: list[Entry] = []
        self.named = -1
        rows = [cast("Event", e) for e in events]
        opening = _before_the_turns(rows)
        if first and not opening:
            out.append(self._head(first, active))
        over = _ends_of_turns(rows, active)
        told: set[int] = set()
        turn = first
        for i, e in enumerate(rows):
            if first and opening and i == opening:
                out.append(self._head(first, active))
            if i in told:
                continue
            if e["event"] == "turn":
                self.named = -1
                # If the events begin with the turn, it is the one whose seat was given.
                if i and e["seat"] - 1 == active:
                    out.append((LINE, self.p.say("log-again", **self._who(e))))
                active = e["seat"] - 1
                turn = e["turn"]
                out.append((TURN, self.p.say("log-turn", turn=turn, **self._who(e))))
                self.named = active
                continue
            if e["event"] == "undo":
                active = e["active"] - 1
            if brief and _in_sight(rows, i, i in over, active == self.reader):
                continue
            same = _run(rows, i, over)
            told.update(same)
            for text in self._event(rows, same, active, i in over):
                out.append((LINE, text))
            if e["event"] == "undo" and e["turn"] != turn:
                # Back in an earlier turn: what follows belongs to it.
                turn = e["turn"]
                out.append(self._head(turn, active))
        return out

    def _head(self, turn: int, active: int) -> Entry:
        self.named = active
        return TURN, self.p.say("log-turn", turn=turn, **self.p.who(active, self.reader))

    def _who(self, e: Event) -> dict[str, str | int]:
        return self._seat(e["seat"] - 1)

    def _seat(self, seat: int) -> dict[str, str | int]:
        """The arguments for a sentence about a seat; its name is not said twice in a turn."""
        args = self.p.who(seat, self.reader)
        if args["you"] == "no" and seat == self.named:
            args["you"] = "turn"
        return args

    def _event(self, rows: list[Event], same: list[int], active: int, over: bool) -> list[str]:
        """The sentences for one event, or for a run of moves from one place to another."""
        p = self.p
        e = rows[same[0]]
        before = rows[same[0] - 1] if same[0] else {}
        follows = rows[same[-1] + 1] if same[-1] + 1 < len(rows) else {}
        match e["event"]:
            case "move":
                return self._move(e, [rows[i]["card"] for i in same], before, follows, active, over)
            case "shuffle":
                place, _, seat = e["zone"].partition(".")
                if place == "deck":
                    return [p.say("log-shuffle-deck", **self._seat(int(seat) - 1))]
                if place == "draw" and p.rules.hall.keys:
                    return [delving.shuffled(p, e["zone"])]
                return [p.say("log-shuffle", n=e["count"])]
            case "lay" | "show" as name:
                return self._shown(name, e, follows)
            case "use":
                return [p.say("log-use", card=p.name(e["card"]), **self._who(e))]
            case "must":
                return self._must(e)
            case "mark":
                return [p.say("log-mark", card=p.name(e["card"]))]
            case "arrive":
                # Only worth a word where it sets something off.
                own = (follows.get("event"), follows.get("card")) == ("must", e["card"])
                return [p.say("log-arrive", card=p.name(e["card"]))] if own else []
            case "equip":
                return [p.say("log-equip", card=p.name(e["card"]), hero=p.name(e["hero"]), **self._who(e))]
            case "buy":
                card = p.card(e["card"])
                message = p.pick_message(f"log-buy-{card.kind}", "log-buy")
                return [p.say(message, card=card.name, **self._who(e))]
            case "level":
                return [p.say("log-level", card=p.name(e["card"]), into=p.name(e["into"]), **self._who(e))]
            case "face":
                room = delving.room(p, e["rank"])
                return [p.say("log-face", card=p.name(e["card"]), rank=e["rank"], room=room, **self._who(e))]
            case "compare":
                # What cannot leave its place stays in the hall.
                stays = "guardian" in p.card(e["card"]).tags and not p.rules.hall.is_map
                won = "yes" if e["won"] else "stays" if stays else "no"
                total = p.number(e["total"])
                return [p.say("log-compare", card=p.name(e["card"]), total=total, health=e["health"], won=won)]
            case "xp":
                name = "log-xp-gain" if e["amount"] >= 0 else "log-xp-pay"
                if e["amount"] < 0 and follows.get("event") != "level":
                    name = p.pick_message(f"log-xp-loss-{p.rules.edition}", name)
                return [p.say(name, n=abs(e["amount"]), **self._who(e))]
            case "gold":
                name = "log-gold" if e["amount"] >= 0 else "log-gold-loss"
                return [p.say(name, card=p.name(e["card"]), n=abs(e["amount"]))]
            case "defeat" if p.rules.hall.is_map and delving.beaten_before(rows, same[0]):
                return []
            case "defeat":
                return [p.say("log-defeat", card=p.name(e["card"]))]
            case "drop":
                return [p.say("log-drop", card=p.name(e["card"]), hero=p.name(e["hero"]))]
            case "name":
                if e["named"] == e["seat"] == self.reader + 1:
                    return [p.say("log-name-self")]
                other = p.person(e["named"] - 1, self.reader)
                return [p.say("log-name", other=other, **self._who(e))]
            case "change":
                return self._change(e)
            case "choose" if e["branch"] in UNSAID:
                return []
            case "choose":
                name = f"log-choose-{e['branch']}"
                if p.words.has(name):
                    return [p.say(name, **self._who(e))]
                return [p.say("log-choose", branch=branch(p, e["branch"]), **self._who(e))]
            case "shift":
                # What comes in from the deck says as much.
                return [] if (follows.get("from"), follows.get("to")) == ("dungeon", "hall") else [p.say("log-shift")]
            case "arrange":
                return [p.say("log-arrange", cards=p.series([p.name(c) for c in e["hall"] if c]))]
            case "no-battle" | "undo" as name:
                return [p.say(f"log-{name}", **self._who(e))]
            case "lose":
                return [p.say("log-lose", loss=p.loss(e["attack"], e["magic"]))]
            case name if name in delving.EVENTS:
                return delving.told(p, e, before, follows, self._who(e) if "seat" in e else {})
            case name:
                return [p.say(f"log-{name}")] if p.words.has(f"log-{name}") else []

    def _shown(self, name: str, e: Event, follows: Event) -> list[str]:
        """A hand that is laid out, or cards that are shown."""
        own = (follows.get("event"), follows.get("seat"), [follows.get("card")]) == ("use", e["seat"], e["cards"])
        if name == "show" and own:
            # That it is used says that it is shown.
            return []
        message = self.p.pick_message(f"log-{name}-{self.p.rules.edition}", f"log-{name}")
        return [self.p.say(message, cards=self.p.listed(e["cards"]), **self._who(e))]

    def _change(self, e: Event) -> list[str]:
        """What an ability works on; of an ability that cancels effects, whose."""
        if not e["on"]:
            return []
        card = self.p.card(e["card"])
        ability = card.abilities[e["ability"] - 1] if e["ability"] <= len(card.abilities) else None
        cancels = ability is not None and any(isinstance(step, Cancel) for step in parts(ability))
        return [self.p.say("log-cancel" if cancels else "log-change", cards=self.p.listed(e["on"]))]

    def _must(self, e: Event) -> list[str]:
        card = self.p.card(e["card"])
        if e["ability"] > len(card.abilities):
            return [self.p.say("log-must-bare", card=card.name)]
        ability = card.abilities[e["ability"] - 1]
        if isinstance(ability, Must) and ability.event in OFFERS:
            return []
        return [self.p.say("log-must", card=card.name, text=self.p.words.ability_text(ability, card))]

    def _move(
        self, e: Event, cards: list[str | None], before: Event, follows: Event, active: int, over: bool
    ) -> list[str]:
        p = self.p
        source, _, left = e["from"].partition(".")
        target, _, reached = e["to"].partition(".")
        if over:
            # The end of a turn: the reader wants to know the new hand, and nothing else.
            return [p.say("log-new-hand", cards=p.listed(cards))] if target == "hand" and active == self.reader else []
        if (source, target) in UNTOLD or delving.already_told(p, e, before, follows):
            return []
        seat = next((int(n) - 1 for n in (reached, left) if n.isdigit()), active)
        name = f"log-move-{source}-{target}"
        # Where no head above names the one whose turn it is, the log says whose card it was too.
        unnamed = seat not in (self.reader, self.named)
        if f"{source}-{target}" in OWNED and (seat != active or unnamed):
            name += "-other"
        elif (source, target) == ("dungeon", "destroyed") and follows.get("to") != "hall":
            # Nothing is left to take the place of the card.
            name += "-alone"
        if e.get("under") and p.words.has(f"{name}-under"):
            name += "-under"
        if all(c and "wound" in p.card(c).tags for c in cards) and p.words.has(f"{name}-wound"):
            name += "-wound"
        n = len(cards)
        if p.words.has(name):
            where = {"room": delving.room(p, e["rank"])} if "rank" in e else {}
            return [p.say(name, cards=p.listed(cards), n=n, **where, **self._seat(seat))]
        return [
            p.say("log-move", cards=p.listed(cards), **{"from": self._place(e["from"]), "to": self._place(e["to"])})
        ]

    def _place(self, zone: str) -> str:
        place, _, rest = zone.partition(".")
        if rest.isdigit():
            return self.p.say(f"place-{place}", who=self.p.names[int(rest) - 1])
        name = f"place-{place}"
        return self.p.say(name) if self.p.words.has(name) else self.p.say("place-other", name=zone)


def _in_sight(rows: list[Event], i: int, over: bool, own: bool) -> bool:
    """An event that tells nothing to somebody who sees the table."""
    e = rows[i]
    if e["event"] == "mark":
        return any(f["event"] == "move" and f["card"] == e["card"] and f["from"].startswith("hand") for f in rows[i:])
    return over or (own and e["event"] == "lay")


def branch(p: Phrases, name: str) -> str:
    """One way of a choice in words."""
    return p.say(f"branch-{name}") if p.words.has(f"branch-{name}") else name


def _run(rows: list[Event], i: int, over: set[int]) -> list[int]:
    """The moves from one place to another that follow each other, from event i on. The draws of a new hand are one run
    even if a shuffle comes between them."""
    e = rows[i]
    if e["event"] == "level":
        # The exchange of the two cards is part of it.
        return [i, *_following(rows, i, ("hand.", "stack.", "front.", "supply."), 2)]
    if e["event"] != "move":
        return [i]
    swept = _swept(rows, i)
    if len({rows[k]["from"] for k in swept}) >= MANY_STACKS:
        return swept
    out = [i]
    for k in range(i + 1, len(rows)):
        f = rows[k]
        if f["event"] == "move" and _way(f) == _way(e):
            out.append(k)
        elif k in over and e["to"].startswith("hand") and f["event"] == "move" and f["to"].startswith("front"):
            # A card that is laid open when it is drawn is told apart.
            continue
        elif not (k in over and f["event"] == "shuffle"):
            break
    return out


def _way(e: Event) -> tuple[str, str, bool, int]:
    """Where a card comes from and goes to, whether it goes under what lies there, and of a monster that comes from a
    pile the room."""
    room = e.get("rank", 0) if e["from"].startswith("draw.") else 0
    return e["from"], e["to"], e.get("under", False), room


def _swept(rows: list[Event], i: int) -> list[int]:
    """The cards of the village that are destroyed one after the other from event i on."""
    out: list[int] = []
    for k in range(i, len(rows)):
        e = rows[k]
        if e["event"] != "move" or not e["from"].startswith("stack.") or e["to"] != "destroyed":
            break
        out.append(k)
    return out


def _following(rows: list[Event], i: int, places: tuple[str, ...], most: int) -> list[int]:
    out: list[int] = []
    for k in range(i + 1, min(i + 1 + most, len(rows))):
        if rows[k]["event"] == "move" and rows[k]["from"].startswith(places):
            out.append(k)
    return out


def _before_the_turns(rows: list[Event]) -> int:
    """How many events come before the first turn: what was dealt in secret is chosen and laid open."""
    chosen = [i for i, e in enumerate(rows) if e["event"] == "move" and e["from"].startswith("secret.")]
    return chosen[-1] + 1 if chosen else 0


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


def _ends_of_turns(rows: list[Event], active: int) -> set[int]:
    """The events with which a turn ends: the hand is discarded, a new one drawn, perhaps with a shuffle."""
    out: set[int] = set()
    for i, e in enumerate(rows):
        if e["event"] in ("turn", "end"):
            deck, hand, front = (f"{place}.{active + 1}" for place in ("deck", "hand", "front"))
            k = i - 1
            while k >= 0 and (
                (rows[k]["event"] == "move" and (rows[k]["from"], rows[k]["to"]) in ((deck, hand), (deck, front)))
                or (rows[k]["event"] == "shuffle" and rows[k]["zone"] == deck)
            ):
                # A card that is laid open when it is drawn is worth a word.
                if rows[k]["event"] == "shuffle" or rows[k]["to"] == hand:
                    out.add(k)
                k -= 1
            while k >= 0 and rows[k]["event"] == "move" and rows[k]["from"] == front and "discard" in rows[k]["to"]:
                k -= 1
            while k >= 0 and rows[k]["event"] == "move" and rows[k]["from"] == hand and "discard" in rows[k]["to"]:
                out.add(k)
                k -= 1
            active = e.get("seat", 0) - 1
    return out
