"""A plan: what a seat can do this turn, put together from what the searches have found."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from ..closing import closing
from ..forecast import tally_ends
from ..naming import move_of
from ..numbers import printed_there, wound_tokens
from ..options import O_ROOM, WHAT
from ..reckoning import Entry, ledger_rows, reckon
from ..state import EMPTY, FACE_DOWN, HALL, State
from ..tree import Each, Must, Put
from .battle import Budget
from .chances import Trials
from .lines import CANNOT, MAY_WIN, WINS, WINS_WITH, Line, Pause, Prospect, Visit
from .nodes import Found, Node
from .others import MOST_OTHERS, Wider
from .retracing import at_battle, compared, fought
from .ruling_out import rule_out
from .search import MOST, Hunt
from .village import pauses, visits

if TYPE_CHECKING:
    from ..move import Move
    from ..tree import Card

MOST_ON_A_TRIP: Final = 200
"""The most positions looked at for the dungeon after each place of the village."""


class Plan:
    """The best that a seat can do this turn, from the question that is open."""

    __slots__ = ("_hunt", "_s", "_visits", "_wider", "looked_at", "prospects")

    def __init__(self, s: State, hunt: Hunt, prospects: tuple[Prospect, ...], looked_at: int) -> None:
        self._s = s
        self._hunt = hunt
        self.prospects = prospects
        """The prospect of every monster in the hall or in the rooms, in their order."""
        for prospect in prospects:
            prospect.look_on = self._others
        self._visits: tuple[Visit, ...] | None = None
        self._wider: Wider | None = None
        self.looked_at = looked_at
        """How many positions the search looked at."""

    @property
    def visits(self) -> tuple[Visit, ...]:
        """The visit to every place of the village that the turn can still go to; worked out when it is read."""
        if self._visits is None:
            self._visits = visits(self._s, self._hunt.seat)
            if self._s.rules.hall.is_map:
                for visit in self._visits:
                    visit.trip = self._trip(visit.place)
        return self._visits

    def _trip(self, place: str) -> tuple[Prospect, ...]:
        """The monsters that can be fought after a visit to a place."""
        s = self._s
        hunt = Hunt(s, self._hunt.seat, Budget(MOST_ON_A_TRIP))
        if not hunt.visit_first(place):
            return ()
        hunt.finish()
        return (_prospect(hunt, s.zones[HALL][0], 1),)

    def _others(self, prospect: Prospect) -> tuple[Line, ...]:
        """Other lines to a monster than the best, where there are some that may win."""
        hunt = self._hunt
        foe = self._s.zones[HALL][prospect.rank - 1]
        best = hunt.best.get(foe)
        if best is None or not best.outcome.may or self._s.foe != EMPTY:
            return ()
        if self._wider is None:
            promised = {foe for foe, found in hunt.best.items() if found.outcome.may}
            self._wider = Wider(self._s, hunt.seat, promised & hunt.foes)
            self._wider.run()
        lines = [_line(hunt, best), *[_line(self._wider, found) for found in self._wider.others(foe, best)]]
        shown = () if prospect.best is None else prospect.best.moves
        return tuple([line for line in lines if line.moves != shown][:MOST_OTHERS])

    @property
    def pauses(self) -> tuple[Pause, ...]:
        """Rest and prepare, where the turn can still be spent so."""
        return pauses(self._s, self._hunt.seat)

    def prospect(self, rank: int) -> Prospect | None:
        """The prospect of the monster in a rank; None if there is none."""
        for prospect in self.prospects:
            if prospect.rank == rank:
                return prospect
        return None

    def ledger(self, rank: int, figure: str) -> list[dict[str, object]]:
        """The entries behind a number of the best line to the monster in a rank, at the comparison; they are what
        ``View.ledger`` would say there. Empty where the line comes to no battle."""
        found = self._hunt.best.get(self._s.zones[HALL][rank - 1])
        if found is None:
            return []
        s = compared(self._hunt, found)
        if s.foe == EMPTY:
            return []
        entries: list[Entry] = []
        reckon(s, self._hunt.seat, s.foe, s.rank, entries)
        return ledger_rows(s, entries, figure)

    def chances(self) -> None:
        """Work out how likely the monsters are beaten that may be: their prospects get a line and its chance. That
        takes a while; a prospect that has a chance is left as it is."""
        open_ones = [p for p in self.prospects if p.verdict == MAY_WIN and p.card != FACE_DOWN]
        wanted = [p for p in open_ones if p.best is None or p.best.chance is None]
        if not wanted:
            return
        trials = Trials(self._s, self._hunt)
        for prospect in wanted:
            found = trials.best_for(self._s.zones[HALL][prospect.rank - 1])
            if found is None:
                continue
            candidate, chance = found
            if candidate.found is not None:
                line = _line(self._hunt, candidate.found)
            else:
                moves, path = moves_to(self._hunt, candidate.node)
                line = Line(tuple(moves), MAY_WIN)
                line.path = path
                line.light = candidate.node.light
                line.cards = candidate.node.cards
                line.whole = False
                if prospect.best is not None:
                    line.total, line.health = prospect.best.total, prospect.best.health
                    line.vp, line.xp = prospect.best.vp, prospect.best.xp
                    line.worth = prospect.best.worth
            line.chance = chance
            prospect.best = line
            prospect.forget()

    @property
    def best(self) -> Prospect | None:
        """The prospect that a seat would choose among monsters: surest, then most points and experience, then least
        given up, then fewest cards."""
        order = {WINS: 0.0, WINS_WITH: 0.0, MAY_WIN: 1.0, CANNOT: 2.0}
        rows = []
        for p in self.prospects:
            if p.best is not None:
                likely = p.best.chance.share if p.best.chance is not None else 0.0
                line = p.best
                rows.append((order[p.verdict] - likely, -line.worth, line.lost, line.light, line.cards, p.rank))
        return self.prospect(min(rows)[-1]) if rows else None

    def __repr__(self) -> str:
        return f"<Plan: {', '.join([f'{p.card} {p.verdict}' for p in self.prospects])}>"

    def data(self) -> dict[str, object]:
        """The plan as plain data: what goes over the wire."""
        return {
            "prospects": [prospect.data() for prospect in self.prospects],
            "visits": [visit.data() for visit in self.visits],
            "pauses": [pause.data() for pause in self.pauses],
        }


def plan(s: State, seat: int, most: int = MOST) -> Plan | None:
    """The plan of a seat; None unless it is its turn and it is asked. ``most``: positions to look at."""
    if most < 1:
        raise ValueError(f"a plan looks at 1 position or more, not at {most}")
    if seat != s.active or s.over or all(q.seat != seat for q in s.asked):
        return None
    opening = s.rules.programs[1]
    if any(f.at.program is opening for f in s.stack):
        # The game is still being set up.
        return None
    budget = Budget(most)
    hunt = Hunt(s, seat, budget)
    hunt.run()
    hunt.whatever_comes()
    rule_out(hunt)
    hunt.finish()
    prospects = []
    for rank, foe in enumerate(s.zones[HALL], 1):
        if foe in hunt.foes or foe in hunt.hidden:
            prospects.append(_prospect(hunt, foe, rank))
    return Plan(s.clone(), hunt, tuple(prospects), budget.spent)


def _prospect(hunt: Hunt, foe: int, rank: int) -> Prospect:
    s = hunt.root.s
    out = Prospect(rank, FACE_DOWN if foe in hunt.hidden else s.rules.cards[s.kinds[foe]].id)
    found = hunt.best.get(foe)
    if found is not None:
        out.best = _line(hunt, found)
        out.verdict = out.best.verdict
        if out.verdict == CANNOT:
            out.missing = max(0, out.best.health - out.best.total)
    if not out.best or not out.best.sure:
        if foe in hunt.ruled_out:
            closest = -hunt.ruled_out[foe]
            out.missing = min(out.missing, closest) if out.missing and closest > 0 else out.missing or max(0, closest)
        elif out.verdict == CANNOT and hunt.open_to(foe) and not hunt.shut_out(rank - 1):
            out.verdict = MAY_WIN
        out.at_least = foe in hunt.unfinished
    if out.best is None and out.verdict == CANNOT:
        out.dark = max(0, hunt.light_missing(rank - 1))
    return out


def _line(hunt: Hunt, found: Found) -> Line:
    s = hunt.root.s
    seat = hunt.seat
    outcome = found.outcome
    node = found.node
    verdict = CANNOT
    if outcome.sure:
        verdict = WINS_WITH if found.cards else WINS
    elif outcome.may:
        verdict = MAY_WIN
    moves, path = moves_to(hunt, node)
    line = Line((*moves, *fought(hunt, node, outcome.options)), verdict)
    line.path = path
    line.whole = outcome.whole
    line.total = outcome.total
    line.health = outcome.health
    line.light = found.light
    line.cards = found.cards
    line.lost = outcome.loss
    end = outcome.end
    if end is not None and end.asked and not outcome.may:
        # The search had seen enough at a choice: what follows still costs cards.
        end = hunt.fight.lost_end(at_battle(hunt, node)) or end
    if end is not None:
        line.vp = _points(s, end.foe)
        line.xp = end.xp[seat] - s.xp[seat]
        if not s.rules.hall.is_map:
            # In a hall the experience comes after the comparison, with which the search ends.
            line.xp += printed_there(s, "xp", end.foe)
        line.worth = line.vp + line.xp + outcome.gain - (end.xp[seat] - s.xp[seat])
        tally = tally_ends(s, seat, [end], False)[0]
        line.destroyed, line.gained, line.discarded = tally.lost, tally.came, tally.dropped
        line.wounds = wound_tokens(end, seat) - wound_tokens(s, seat)
        _claim(line, s, end.foe)
    return line


def _points(s: State, foe: int) -> int:
    """The points a defeated monster brings; one that any player can get is kept only if that pays."""
    kind = s.kinds[foe]
    points = s.rules.printed["vp"][kind]
    return max(0, points) if len(s.xp) > 1 and _for_anybody(s.rules.cards[kind]) else points


def _for_anybody(card: Card) -> bool:
    """Does the player who defeats the monster choose whose discard pile it goes to?"""
    return any(
        isinstance(a, Must)
        and a.event == "defeated"
        and any(
            isinstance(step, Each) and any(isinstance(put, Put) and put.what == "self" for put in step.steps)
            for step in a.steps
        )
        for a in card.abilities
    )


def _claim(line: Line, s: State, foe: int) -> None:
    """The card that ends the game is the winner's too, where the battle brings it to the first rank."""
    ends = closing(s, s.zones[HALL].index(foe) + 1) if foe in s.zones[HALL] else None
    if ends is not None and ends.claimed:
        # A sum of its own: what nothing came to is one counter for all lines.
        line.gained = line.gained + Counter((ends.card,))
        line.worth += s.rules.printed["vp"][s.rules.index[ends.card]]


def moves_to(hunt: Hunt, node: Node) -> tuple[list[Move], tuple[str, ...]]:
    """The moves that lead to a node, and the rooms they lead through."""
    moves: list[Move] = []
    path: tuple[str, ...] = ()
    while node.parent is not None:
        s = node.parent.s
        moves.append(move_of(s, s.asked[0], node.option))
        if node.option >> WHAT == O_ROOM:
            path = (moves[-1].card, *path)
        node = node.parent
    moves.reverse()
    return moves, path
