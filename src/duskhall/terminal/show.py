"""What lies on the table, as text. Everything is asked of a view, so it shows what the seat may know and no more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from duskhall.core.plan.lines import CANNOT, MAY_WIN, WINS, WINS_WITH
from duskhall.core.state import SPECTATOR
from duskhall.telling import plans
from duskhall.telling.cards import OURS
from duskhall.telling.ending import points
from duskhall.telling.ledger import amount, becomes, ledger, span
from duskhall.telling.log import TURN
from duskhall.telling.phrases import TYPES
from duskhall.telling.sentences import brings
from duskhall.text.writing import columns, left, sort_key

from .rooms import Map
from .village import Village

if TYPE_CHECKING:
    from duskhall.core.forecast import Forecast
    from duskhall.core.plan.lines import Prospect
    from duskhall.core.plan.making import Plan
    from duskhall.core.tree import Card
    from duskhall.core.view import View
    from duskhall.telling.phrases import Phrases

    from .screen import Screen

LEARNING = "learning"
"""The board without curses and familiars."""

STYLES = {
    **{"wins": "green", "short": "red", "undefeatable": "red", "depends": "yellow", "unfightable": "red"},
    **{WINS_WITH: "green", MAY_WIN: "yellow", CANNOT: "red"},
}
"""The colours of verdicts, of forecasts and of plans."""


class Show:
    def __init__(self, screen: Screen, phrases: Phrases) -> None:
        self.screen = screen
        self.p = phrases
        self.say = phrases.say
        self.map = Map(self)
        self.village = Village(self)

    # -- players ---------------------------------------------------

    def players(self, view: View) -> None:
        self.screen.heading(self.say("head-players"))
        self.screen.rows(
            (
                self.p.person(seat, view.seat),
                self.say(
                    "player-line",
                    xp=view.xp(seat),
                    vp=self.p.number(view.score(seat)),
                    hand=len(view.hand_of(seat)),
                    deck=len(view.deck_of(seat)),
                    discard=len(view.discard_of(seat)),
                    **(self.map.player(view, seat) if view.rooms else {}),
                ),
            )
            for seat in range(view.seats)
        )
        for seat in range(view.seats):
            cards = view.front_of(seat)
            if cards:
                who = self.p.who(seat, view.seat)
                self.screen.para(self.say("player-front", cards=self.p.listed(cards), **who), "  ", "    ")
        if view.seat != SPECTATOR and (kept := [c for c in view.secret_of(view.seat) if c]):
            progress = self.p.progress(view) or "none"
            line = self.say("player-secret", cards=self.p.listed(kept), n=len(kept), progress=progress)
            self.screen.para(line, "  ", "    ")
        self.piles(view)

    def secret(self, view: View) -> None:
        """What the seat keeps in secret, and the cards that it may bring."""
        if view.seat != SPECTATOR:
            self._texts("head-secret", [c for c in view.secret_of(view.seat) if c])
            self.brings(view)

    def brings(self, view: View) -> None:
        """The cards that what the seat has in secret may bring."""
        kept = [c for c in view.secret_of(view.seat) if c]
        found = dict.fromkeys(name for c in kept for name in brings(self.p.card(c)))
        self._texts("head-brings", [name for name in found if name in self.p.rules.index], figures=True)

    def fronts(self, view: View) -> None:
        """What the cards do that lie open in front of the players."""
        cards = dict.fromkeys(c for seat in range(view.seats) for c in view.front_of(seat))
        self._texts("head-fronts", list(cards))

    def front(self, view: View) -> None:
        """The same for the seat's own."""
        self._texts("head-front", list(dict.fromkeys(view.front_of(view.seat))))

    def _texts(self, head: str, cards: list[str], *, figures: bool = False) -> None:
        if cards:
            self.screen.heading(self.say(head))
            ours = {c for c in cards if self.p.card(c).source == OURS}
            self.screen.rows(
                (
                    self.say("cards-ours", card=self.p.name(c)) if c in ours else self.p.name(c),
                    self.p.about(self.p.card(c)) if figures else self.p.text(self.p.card(c)),
                )
                for c in cards
            )
            if ours:
                self.screen.para(self.say("cards-ours-note"), "  ", "    ")

    def piles(self, view: View) -> None:
        """What is left of the piles that can run out."""
        left = [
            self.say(f"pile-{name}", n=len(p))
            for name, p in view.piles.items()
            # A pile that is not in this game was never there.
            if self.p.words.has(f"pile-{name}") and view.board != LEARNING
        ]
        if left:
            self.screen.para(self.say("piles-line", piles=self.p.dots(left)), "  ", "    ")

    # -- the hall ---------------------------------------------------

    def hall(self, view: View, *, full: bool = False, note: bool = False) -> Plan | None:
        """The ranks, what each monster asks for, what the party as it stands would do, and what this turn can come to:
        the plan that was shown. ``full``: with the text. ``note``: with a word about weapons in the hand that nobody
        carries yet. Where there are rooms: the map."""
        plan = view.plan()
        if view.rooms:
            self.map.draw(view, plan, full=full)
            self._note(view, full, note)
            return plan
        self.screen.heading(self.say("head-hall", n=len(view.dungeon)))
        prospects = self.prospects(plan)
        names = [self.p.name(name) if name else self.say("monster-none") for name in view.hall]
        widest = max(map(columns, names))
        for rank, name in enumerate(view.hall, 1):
            label = f"{rank}  {left(names[rank - 1], widest)}"
            if name is None:
                self.screen.rows([(label, "")])
                continue
            card = self.p.card(name)
            self.screen.rows([(label, self._monster(view, rank, card))])
            f = None if view.seat == SPECTATOR else view.forecast(rank)
            if f is not None:
                found = prospects.get(rank)
                for text in self.outlook(view, f, found):
                    self.screen.para(text, "      ", "        ", style=self.style(f, found))
            if full:
                for text in self.p.words.card_text(card):
                    self.screen.para(text, "      ", "        ")
        if full:
            self._known(view)
        self._note(view, full, note)
        return plan

    def _note(self, view: View, full: bool, note: bool) -> None:
        if full or (note and any("weapon" in self.p.card(c).tags for c in view.hand)):
            self.screen.para(self.say("forecast-note"), "  ")

    def style(self, f: Forecast, found: Prospect | None) -> str:
        """The colour of what can be done about a monster."""
        return STYLES.get(f.verdict if found is None else found.verdict, "")

    def prospects(self, plan: Plan | None) -> dict[int, Prospect]:
        """What the hand can do this turn, by rank; nothing for somebody who is not to decide."""
        return {found.rank: found for found in plan.prospects} if plan is not None else {}

    def shopping(self, plan: Plan | None) -> None:
        """What the village can bring this turn, where the turn can go there: of several places the richest."""
        visits = plan.visits if plan is not None else ()
        if visits:
            richest = max(visits, key=lambda visit: visit.gold)
            self.screen.para(self.say("plan-village", visit=plans.visit(self.p, richest)), "  ", "    ")

    def outlook(self, view: View, f: Forecast, found: Prospect | None) -> list[str]:
        """What would come of an attack now, and if that is not a victory what this turn can come to."""
        now = self.forecast(view, f)
        if found is None or WINS in (f.verdict, found.verdict):
            return [now]
        return [self.say("forecast-now", forecast=now), plans.verdict(self.p, found)]

    def _monster(self, view: View, rank: int, card: Card) -> str:
        health = card.figures.get("health")
        if health is None:
            return self.p.words.figures_line(card)
        worth = self._worth(card)
        if view.seat == SPECTATOR:
            return self.p.dots((self.say("figure-number", figure=self.p.words.figure("health"), n=health), worth))
        needed = sum(amount(e) for e in view.ledger("darkness", rank) if e["why"] != "lit")
        return self.p.dots((self.say("monster-line", health=health, light=needed), worth))

    def _worth(self, card: Card) -> str:
        vp = card.figures.get("vp", 0)
        return self.say("monster-worth", vp=vp, points=self.p.number(vp), xp=card.figures.get("xp", 0))

    def about(self, card: Card) -> str:
        """Figures and text of a card that is not in the hand: of a monster, what it asks for and is worth."""
        health = card.figures.get("health")
        if health is None:
            return self.p.about(card, kind=True)
        figures = self.p.dots(
            (self.say("figure-number", figure=self.p.words.figure("health"), n=health), self._worth(card))
        )
        text = self.p.text(card)
        return self.say("figures-and-text", figures=figures, text=text) if text else figures

    def forecast(self, view: View, f: Forecast | None) -> str:
        """What would come of an attack with the party as it stands."""
        if f is None:
            return ""
        rank, verdict = f.rank, f.verdict
        if verdict == "too-dark":
            return self.say("forecast-too-dark", light=f.light) if f.light else self.say("forecast-no-way")
        total, health = span(self.p, f.low, f.high), span(self.p, *f.health)
        told = [
            self.say(f"forecast-{verdict}", by=f.margin, total=total, health=health)
            if verdict != "unfightable"
            else self.say("forecast-unfightable")
        ]
        if becomes(self.p, view, f):
            told.append(self.say("forecast-health", health=health))
        missing = sum(amount(e) for e in view.ledger("darkness", rank))
        if missing > 0:
            penalty = sum(amount(e) for e in view.ledger("total", rank) if e["why"] == "dark")
            told.append(self.say("forecast-dark", missing=missing, penalty=self.p.signed(penalty)))
        told[:0] = self.map.way(view, f) if view.rooms else ()
        if view.rooms and f.xp and verdict in ("wins", "depends"):
            told.append(self.say("forecast-xp", n=f.xp))
        wounds = Counter({c: n for c, n in f.gained.items() if c == self.p.rules.hall.wounds})
        if wounds:
            told.append(self.say("forecast-wounds", n=wounds.total()))
        losses = (
            ("certain", f.certain),
            ("possible", f.possible),
            (f"discarded-{view.edition}", f.discarded),
            ("gained", f.gained - wounds),
        )
        for message, cards in losses:
            if cards and self.p.words.has(f"forecast-{message}"):
                told.append(self.say(f"forecast-{message}", cards=self.p.tally(cards)))
        out = told[0]
        for part in told[1:]:
            out = self.say("forecast-list", a=out, b=part)
        return out

    def _known(self, view: View) -> None:
        """Cards of the dungeon deck whose place the seat knows."""
        deck = view.dungeon
        known = [
            self.say("known-card-bottom", card=self.p.name(name))
            if i == len(deck)
            else self.say("known-card", card=self.p.name(name), n=i)
            for i, name in enumerate(deck, 1)
            if name is not None
        ]
        if known:
            self.screen.para(self.say("known-dungeon", cards=self.p.series(known)), "  ")

    # -- the hand ---------------------------------------------------

    def notes(self, view: View) -> list[str]:
        """For each place of the own hand: what is special about the card there."""
        hand = view.hand
        out: list[list[str]] = [[] for _ in hand]
        if view.seat == view.active:
            for weapon, hero in view.equipped:
                out[weapon].append(self.say("note-carried", card=self.p.name(hand[hero])))
                out[hero].append(self.say("note-carries", card=self.p.name(hand[weapon])))
        for place, name in enumerate(hand):
            printed = self.p.card(name).figures.get("strength")
            if printed is not None and view.strength(place) != printed:
                out[place].append(self.say("note-strength", n=view.strength(place)))
        return [self.p.dots(notes) for notes in out]

    def hand(self, view: View, *, full: bool = False) -> None:
        """The hand with its figures. ``full``: with the text."""
        hand = view.hand
        self.screen.heading(self.say("head-hand", n=len(hand)))
        groups = Counter(zip(hand, self.notes(view), strict=True))
        rows = []
        for (name, note), n in groups.items():
            left = self.say("cards-many", n=n, card=self.p.name(name)) if n > 1 else self.p.name(name)
            card = self.p.card(name)
            rows.append((left, self.p.dots((note, self.p.about(card, kind=True) if full else self.p.figures(card)))))
        self.screen.rows(rows)
        self._marked(view)
        self.totals(view)

    def hand_line(self, view: View) -> None:
        self.screen.para(self.say("hand-line", cards=self.p.listed(view.hand)), "", "  ")

    def _marked(self, view: View) -> None:
        marked = view.data()["marked"]
        if isinstance(marked, list) and marked:
            self.screen.para(self.say("marked-line", cards=self.p.listed(marked)), "  ")

    def totals(self, view: View) -> None:
        sums = view.sums()
        n = self.p.number
        text = self.say(
            "totals-turn", gold=n(view.gold), attack=n(sums.attack), magic=n(sums.magic), light=n(sums.light)
        )
        self.screen.para(text, "  ")

    def deck(self, view: View) -> None:
        """All the seat owns, card by card."""
        # What lies in front of a player is no part of the deck.
        owned = view.owned(view.seat) - Counter(view.front_of(view.seat))
        hand, discard = Counter(view.hand), Counter(view.discard_of(view.seat))
        self.screen.heading(self.say("head-deck", n=owned.total()))
        order = {tag: i for i, tag in enumerate(TYPES)}
        names = sorted(owned, key=lambda c: (order.get(self.p.kind(self.p.card(c)), len(order)), self.p.key(c)))
        self.screen.rows(
            (
                self.say("cards-many", n=owned[c], card=self.p.name(c)),
                self.p.dots(
                    (
                        self.say(
                            "deck-line", hand=hand[c], discard=discard[c], deck=max(0, owned[c] - hand[c] - discard[c])
                        ),
                        self.p.points(self.p.card(c), each=owned[c] > 1),
                    )
                ),
            )
            for c in names
        )
        self.screen.para(self.say("deck-note"), "  ")

    def destroyed(self, view: View) -> None:
        self.screen.heading(self.say("head-destroyed", n=len(view.destroyed)))
        names = sorted(view.destroyed, key=self.p.key)
        self.screen.para(self.p.listed(names), "  ")

    def aside(self, view: View) -> None:
        if view.aside:
            self.screen.heading(self.say("head-aside"))
            self.screen.para(self.p.listed(view.aside), "  ")

    # -- numbers ---------------------------------------------------

    def why(self, view: View, figure: str, rank: int) -> None:
        """The ledger of a number: every entry, and the sum."""
        told = ledger(self.p, view, figure, rank)
        self.screen.heading(told.title)
        if told.rows:
            self.screen.rows((self.p.signed(n), text) for text, n in told.rows)
        else:
            self.screen.para(self.say("why-none"), "  ")
        for note in told.notes:
            self.screen.para(note, "  ", "    ")

    # -- the end ---------------------------------------------------

    def points(self, view: View) -> None:
        """Victory points card by card."""
        self.screen.heading(
            self.say("head-points", who=self.p.names[view.seat], n=self.p.number(view.score(view.seat)))
        )
        groups: Counter[tuple[str, int]] = Counter()
        for card, n, each in points(view):
            groups[self.p.name(card) if card else self.say("end-points-xp"), each] += n
        rows = [
            (name, self.say("end-points-line", n=n, each=self.p.number(each), vp=self.p.number(n * each)))
            for (name, each), n in sorted(groups.items(), key=lambda row: (-row[0][1] * row[1], sort_key(row[0][0])))
        ]
        if rows:
            self.screen.rows(rows)
        else:
            self.screen.para(self.say("end-points-none"), "  ")

    def log(self, entries: Sequence[tuple[str, str]]) -> None:
        """Log lines, each turn under its head."""
        for kind, text in entries:
            if kind == TURN:
                self.screen.para(text)
            else:
                self.screen.para(text, "  ", "    ")

    def story(self, entries: Sequence[tuple[str, str]]) -> None:
        """Log lines, each turn as one paragraph. A turn in which nothing has happened yet is left out."""
        head, lines = "", list[str]()
        for kind, text in [*entries, (TURN, "")]:
            if kind != TURN:
                lines.append(text)
                continue
            if lines:
                self.screen.para(self.p.words.sentences([head, *lines]), "", "  ")
            head, lines = text, []
