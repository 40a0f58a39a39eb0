"""The log: the events of one seat as sentences. Told from events alone, it cannot tell what the seat may not know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from .phrases import Phrases

Event = dict[str, Any]

TURN = "turn"
LINE = "line"
UNTOLD = {("secret", "destroyed"), ("front", "destroyed")}
"""Moves that say nothing new: what was not chosen goes back to the box, what was used up is gone."""
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
        if first:
            self.named = active
            out.append((TURN, self.p.say("log-turn", turn=first, **self.p.who(active, self.reader))))
        rows = [cast("Event", e) for e in events]
        over = _ends_of_turns(rows, active)
        told: set[int] = set()
        for i, e in enumerate(rows):
            if i in told:
                continue
            if e["event"] == "turn":
                active = e["seat"] - 1
                self.named = -1
                out.append((TURN, self.p.say("log-turn", turn=e["turn"], **self._who(e))))
                self.named = active
                continue
            if e["event"] == "undo":
                active = e["seat"] - 1
            if brief and _in_sight(rows, i, i in over, active == self.reader):
                continue
            same = _run(rows, i, over)
            told.update(same)
            for text in self._event(rows, same, active, i in over):
                out.append((LINE, text))
        return out

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
        match e["event"]:
            case "move":
                return self._move(e, [rows[i]["card"] for i in same], before, active, over)
            case "shuffle":
                place, _, seat = e["zone"].partition(".")
                if place == "deck":
                    return [p.say("log-shuffle-deck", **self._seat(int(seat) - 1))]
                return [p.say("log-shuffle", n=e["count"])]
            case "lay" | "show" as name:
                return [p.say(f"log-{name}", cards=p.listed(e["cards"]), **self._who(e))]
            case "use":
                return [p.say("log-use", card=p.name(e["card"]), **self._seat(active))]
            case "must":
                return [self._must(e)]
            case "mark":
                return [p.say("log-mark", card=p.name(e["card"]))]
            case "arrive":
                # Only worth a word where it sets something off.
                follows = rows[same[-1] + 1] if same[-1] + 1 < len(rows) else {}
                return [p.say("log-arrive", card=p.name(e["card"]))] if follows.get("event") == "must" else []
            case "equip":
                return [p.say("log-equip", card=p.name(e["card"]), hero=p.name(e["hero"]), **self._who(e))]
            case "buy":
                return [p.say("log-buy", card=p.name(e["card"]), **self._who(e))]
            case "level":
                return [p.say("log-level", card=p.name(e["card"]), into=p.name(e["into"]), **self._who(e))]
            case "face":
                return [p.say("log-face", card=p.name(e["card"]), rank=e["rank"], **self._who(e))]
            case "compare":
                won = "yes" if e["won"] else "no"
                total = p.number(e["total"])
                return [p.say("log-compare", card=p.name(e["card"]), total=total, health=e["health"], won=won)]
            case "xp":
                name = "log-xp-gain" if e["amount"] >= 0 else "log-xp-pay"
                return [p.say(name, n=abs(e["amount"]), **self._who(e))]
            case "gold":
                name = "log-gold" if e["amount"] >= 0 else "log-gold-loss"
                return [p.say(name, card=p.name(e["card"]), n=abs(e["amount"]))]
            case "defeat":
                return [p.say("log-defeat", card=p.name(e["card"]))]
            case "drop":
                return [p.say("log-drop", card=p.name(e["card"]), hero=p.name(e["hero"]))]
            case "name":
                other = p.person(e["named"] - 1, self.reader)
                return [p.say("log-name", other=other, **self._who(e))]
            case "change":
                return [p.say("log-change", cards=p.listed(e["on"]))] if e["on"] else []
            case "choose":
                name = f"log-choose-{e['branch']}"
                if p.words.has(name):
                    return [p.say(name, **self._who(e))]
                return [p.say("log-choose", branch=branch(p, e["branch"]), **self._who(e))]
            case "shift":
                # What comes in from the deck says as much.
                follows = rows[same[-1] + 1] if same[-1] + 1 < len(rows) else {}
                return [] if (follows.get("from"), follows.get("to")) == ("dungeon", "hall") else [p.say("log-shift")]
            case "arrange":
                return [p.say("log-arrange", cards=p.series([p.name(c) for c in e["hall"] if c]))]
            case "no-battle" | "undo" as name:
                return [p.say(f"log-{name}", **self._who(e))]
            case "lose":
                return [p.say("log-lose", loss=p.loss(e["attack"], e["magic"]))]
            case name:
                return [p.say(f"log-{name}")] if p.words.has(f"log-{name}") else []

    def _must(self, e: Event) -> str:
        card = self.p.card(e["card"])
        if e["ability"] > len(card.abilities):
            return self.p.say("log-must-bare", card=card.name)
        text = self.p.words.ability_text(card.abilities[e["ability"] - 1], card)
        return self.p.say("log-must", card=card.name, text=text)

    def _move(self, e: Event, cards: list[str | None], before: Event, active: int, over: bool) -> list[str]:
        p = self.p
        source, _, left = e["from"].partition(".")
        target, _, reached = e["to"].partition(".")
        if over:
            # The end of a turn: the reader wants to know the new hand, and nothing else.
            return [p.say("log-new-hand", cards=p.listed(cards))] if target == "hand" and active == self.reader else []
        if (before.get("event") == "buy" and source == "stack") or (source, target) in UNTOLD:
            return []
        seat = next((int(n) - 1 for n in (reached, left) if n.isdigit()), active)
        name = f"log-move-{source}-{target}"
        n = len(cards)
        if p.words.has(name):
            return [p.say(name, cards=p.listed(cards), n=n, **self._seat(seat))]
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
        return [i, *_following(rows, i, ("hand.", "stack."), 2)]
    if e["event"] != "move":
        return [i]
    out = [i]
    for k in range(i + 1, len(rows)):
        f = rows[k]
        if f["event"] == "move" and (f["from"], f["to"]) == (e["from"], e["to"]):
            out.append(k)
        elif not (k in over and f["event"] == "shuffle"):
            break
    return out


def _following(rows: list[Event], i: int, places: tuple[str, ...], most: int) -> list[int]:
    out: list[int] = []
    for k in range(i + 1, min(i + 1 + most, len(rows))):
        if rows[k]["event"] == "move" and rows[k]["from"].startswith(places):
            out.append(k)
    return out


def _ends_of_turns(rows: list[Event], active: int) -> set[int]:
    """The events with which a turn ends: the hand is discarded, a new one drawn, perhaps with a shuffle."""
    out: set[int] = set()
    for i, e in enumerate(rows):
        if e["event"] == "turn":
            deck, hand = f"deck.{active + 1}", f"hand.{active + 1}"
            k = i - 1
            while k >= 0 and (
                (rows[k]["event"] == "move" and (rows[k]["from"], rows[k]["to"]) == (deck, hand))
                or (rows[k]["event"] == "shuffle" and rows[k]["zone"] == deck)
            ):
                out.add(k)
                k -= 1
            while k >= 0 and rows[k]["event"] == "move" and rows[k]["from"] == hand and "discard" in rows[k]["to"]:
                out.add(k)
                k -= 1
            active = e["seat"] - 1
    return out
