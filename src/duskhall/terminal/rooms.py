"""The dungeon as a map: rooms level by level, the monsters in them, who stands where, and what can be reached."""

from __future__ import annotations

from itertools import groupby, zip_longest
from typing import TYPE_CHECKING

from duskhall.core.state import FACE_DOWN, SPECTATOR
from duskhall.core.tree import Must
from duskhall.telling import delving, plans
from duskhall.text.writing import left

from .screen import wrap

if TYPE_CHECKING:
    from collections.abc import Sequence

    from duskhall.core.forecast import Forecast
    from duskhall.core.plan.lines import Prospect
    from duskhall.core.plan.making import Plan
    from duskhall.core.tree import Card
    from duskhall.core.view import View

    from .show import Show

INDENT = "  "
GAP = 3
MARKETPLACE = "marketplace"
"""A place of Epic games alone."""
NARROW = 30
"""A room takes so much of a line at least; where two do not fit beside each other, they stand one below the other."""
BOOSTS = ("health", "armor", "resistance", "wounds", "xp")
"""The figures of a monster to which a room may add."""


class Map:
    def __init__(self, show: Show) -> None:
        self.show = show
        self.p = show.p
        self.say = show.say
        self.screen = show.screen

    def draw(self, view: View, plan: Plan | None, *, full: bool = False) -> None:
        """The rooms, and what the party as it stands could do in those within reach. ``full``: with the text."""
        keys = view.keys
        found, goal = keys if keys is not None else (0, 0)
        self.screen.heading(self.say("head-map", left=view.turns_left, found=found, goal=goal))
        levels = groupby(range(1, len(view.rooms) + 1), lambda rank: self._tile(view, rank).figures["level"])
        for level, ranks in levels:
            if level:
                self.screen.line(INDENT + self.say("map-level", level=level))
            self._row(view, list(ranks))
        if view.light_left is not None:
            self.screen.para(self.say("map-walking", n=view.light_left), INDENT)
        if full:
            self.texts(view)
        if view.seat != SPECTATOR:
            self.reach(view, plan)
        if full:
            self.screen.para(self.say("map-note"), INDENT)

    def _tile(self, view: View, rank: int) -> Card:
        return self.p.card(view.rooms[rank - 1])

    def _row(self, view: View, ranks: Sequence[int]) -> None:
        """The rooms of one level side by side, if the line has room for them."""
        width = (self.screen.width - len(INDENT) - GAP * (len(ranks) - 1)) // len(ranks)
        if width < NARROW:
            for rank in ranks:
                self._row(view, [rank])
            return
        cells = [self._cell(view, rank, width) for rank in ranks]
        for parts in zip_longest(*cells, fillvalue=""):
            self.screen.line(INDENT + (" " * GAP).join(left(part, width) for part in parts))

    def _cell(self, view: View, rank: int, width: int) -> list[str]:
        """One room: its name, what it takes and gives, who lies in wait, who stands there."""
        inside = " " * (len(str(rank)) + 1)
        name = self.say("map-room", n=rank, room=self.p.name(view.rooms[rank - 1]))
        out = wrap(self.p.dots((name, self.terms(view, rank))), width, "", inside)
        for text in (self.monster(view, rank), self._here(view, rank)):
            out += wrap(text, width, inside, inside + INDENT)
        return out

    def terms(self, view: View, rank: int) -> str:
        """What a room takes to enter, and whether it notices champions."""
        tile = self._tile(view, rank)
        # Effects can change what a room asks: the forecast of one that is a step away knows.
        f = None if view.seat == SPECTATOR else view.forecast(rank)
        light = f.light if f and f.path and len(f.path) == 1 else tile.figures["darkness"]
        parts = [self.say("map-light", n=light)]
        if "alert" in tile.tags:
            parts.append(self.say("map-alert"))
        return self.p.dots(parts)

    def monster(self, view: View, rank: int) -> str:
        """The monster in a room with its figures, those that the room adds included."""
        name = view.hall[rank - 1]
        if name is None or name == FACE_DOWN:
            return self.say("map-monster-none") if name is None else self.p.name(name)
        card, tile = self.p.card(name), self._tile(view, rank)
        sums = {f: card.figures.get(f, 0) + tile.figures.get(f, 0) for f in BOOSTS}
        if view.seat != SPECTATOR:
            sums["health"] = view.sums(rank).health
        figures = [self.say("map-boost", figure=self.p.words.figure(f), n=n) for f, n in sums.items() if n]
        return self.p.dots((self.p.name(name), *figures))

    def _here(self, view: View, rank: int) -> str:
        here = [self.p.names[seat] for seat, place in enumerate(view.champions) if place == view.rooms[rank - 1]]
        return self.say("map-here", names=self.p.series(here)) if here else ""

    def texts(self, view: View) -> None:
        """What rooms and monsters do, room by room."""
        self.screen.line()
        for rank, name in enumerate(view.hall, 1):
            tile = self._tile(view, rank)
            self.screen.para(self.say("map-room", n=rank, room=self.p.name(tile.id)), INDENT)
            for card in (tile, *((self.p.card(name),) if name and name != FACE_DOWN else ())):
                text = self.p.text(card)
                if text:
                    self.screen.para(
                        self.say("card-says", card=self.p.name(card.id), text=text), INDENT * 2, INDENT * 3
                    )

    # -- what can be reached ---------------------------------------------------

    def reach(self, view: View, plan: Plan | None) -> None:
        """A line for every room that the champion can come to, then those it cannot."""
        light = view.sums().light if view.light_left is None else view.light_left
        near: list[tuple[str, str]] = []
        styles: list[str] = []
        far: list[str] = []
        prospects = self.show.prospects(plan)
        for rank in range(1, len(view.rooms) + 1):
            f = view.forecast(rank)
            if f is None:
                continue
            name = self.p.name(view.rooms[rank - 1])
            found = prospects.get(rank)
            if f.path is not None or plans.promises(found):
                near.append((self.say("map-room", n=rank, room=name), self._outlook(view, f, found)))
                styles.append(self.show.style(f, found))
            elif f.light > light:
                # Else it is the way back that is closed.
                far.append(self.say("map-beyond-room", room=name, light=f.light))
        if near:
            self.screen.heading(self.say("map-reach"))
            self.screen.rows(near, styles=styles)
        if far:
            beyond = self.say("map-beyond", light=self.p.number(light), rooms=self.p.series(far))
            self.screen.para(beyond, INDENT, INDENT * 2)

    def _outlook(self, view: View, f: Forecast, found: Prospect | None) -> str:
        now, *best = self.show.outlook(view, f, found)
        return self.say("forecast-both", now=now, best=best[0]) if best else now

    def way(self, view: View, f: Forecast) -> list[str]:
        """How the champion comes there: through which rooms, for how much light, past whose eyes."""
        path = f.path or ()
        out = []
        if len(path) > 1:
            out.append(self.say("forecast-path", rooms=self.p.series([self.p.name(room) for room in path[:-1]])))
        if f.light:
            out.append(self.say("forecast-light", n=f.light))
        if alerts := self._alerts(view, path):
            out.append(self.say("forecast-alerts", cards=self.p.series(alerts)))
        return out

    def _alerts(self, view: View, path: Sequence[str]) -> list[str]:
        """Rooms and monsters that notice a champion on this way."""
        if not path:
            return []
        rules = self.p.rules
        start = view.champions[view.seat]
        way = [start if start in view.rooms else view.rooms[0], *path]
        out: list[str] = []
        for i, room in enumerate(way):
            events = rules.events.entering if i else ()
            if i < len(path):
                events += rules.events.leaving + (rules.events.passing if i else ())
            monster = view.hall[view.rooms.index(room)]
            for card in (room, monster):
                if card and card != FACE_DOWN and self._notices(self.p.card(card), events):
                    out.append(self.p.name(card))
        return list(dict.fromkeys(out))

    def _notices(self, card: Card, events: Sequence[str]) -> bool:
        return any(isinstance(a, Must) and a.event in events for a in card.abilities)

    # -- answers ---------------------------------------------------

    def option(self, view: View, verb: str, room: str) -> str:
        """A room as an answer: what waits there, and for a step of the walk what would come of a battle."""
        rank = view.rooms.index(room) + 1
        if verb == "go":
            return self.say("option-go", room=self.terms(view, rank), fight=self._fight(view, rank))
        return self.say("option-travel", room=self.terms(view, rank), monster=self.monster(view, rank))

    def stay(self, view: View) -> str:
        """To stay and fight where the champion stands."""
        rank = view.rooms.index(view.champions[view.seat]) + 1
        if view.hall[rank - 1] is None:
            return self.say("option-done-walk-nobody")
        return self.say("option-done-walk", fight=self._fight(view, rank))

    def _fight(self, view: View, rank: int) -> str:
        card = view.hall[rank - 1]
        name = self.p.name(card) if card else self.say("map-monster-none")
        forecast = self.show.forecast(view, view.forecast(rank))
        return self.say("forecast-label", card=name, forecast=forecast) if forecast else name

    # -- beside the dungeon ---------------------------------------------------

    def places(self, view: View) -> tuple[str, str]:
        """The places of the village and who stands there, as a row of the village."""
        out = []
        for name in self.p.rules.hall.locations:
            if name == MARKETPLACE and not view.spots:
                continue
            there = [self.p.names[seat] for seat, place in enumerate(view.champions) if place == name]
            text = self.say(f"place-{name}")
            out.append(self.say("places-item", place=text, names=self.p.series(there)) if there else text)
        return self.say("places-row"), self.p.series(out)

    def player(self, view: View, seat: int) -> dict[str, str | int]:
        """What the line of a player tells besides: where the champion stands and how it fares."""
        wounds = sum("wound" in self.p.card(c).tags for c in view.front_of(seat))
        place = delving.place(self.p, view.champions[seat])
        return {"place": place, "hit": view.hit_points(seat), "wounds": wounds}
