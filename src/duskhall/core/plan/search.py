"""The search for lines: from the present question through windows and walks to every battle in reach.

One search serves all monsters. It goes through the seat's own questions before a battle, cheapest line first, and looks
at each battle that can begin (:mod:`battle`). A line along which something shows that nobody can foresee is put aside:
it may win, and is no part of what is certain.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import TYPE_CHECKING, Final

from ..effects import owned
from ..forecast import in_order, without_others
from ..layers import lit
from ..machine import answer
from ..options import FIRST, MASK, O_DONE, O_EQUIP, O_FACE, O_ROOM, O_USE, WHAT, frame_of, options_of
from ..rooms import inside, light_needed
from ..state import EMPTY, HALL, Q_BRANCH, Q_WALK, Q_WINDOW, State, deck_of, discard_of, hand_of
from ..steps.battle import Face
from ..steps.dice import AfterDice
from ..steps.flow import Choose
from ..steps.market import Sale, Stock
from ..steps.rooms import Venture, Walk
from ..steps.turn import EndTurn, LevelUp, Reveal
from ..zones import knows
from .battle import Budget, Cases, Fight, Outcome, Stake, hides, worst
from .course import blindly, fork_of, key_of, leading_to_battle, may_lead_to_battle, on_a_trip
from .drawing import drawn
from .helping import helping_of
from .lights import lights_of
from .nodes import ASKED, DEAD, FIGHTING, UNKNOWN, Found, Node
from .retracing import shortened
from .ways import FAR, Ways

if TYPE_CHECKING:
    pass

MOST: Final = 1800
"""The most positions a plan looks at; beyond that it says "at least"."""
FEW: Final = 240
"""The most of them looked at for short lines; beyond that it asks only which monsters can be defeated at all."""

SMALL: Final = 3
"""So much may be given up before lines with more cards are looked for that give up less."""

A_LAST_LOOK: Final = 30
"""This part of the budget is there in any case to see how close a party comes to a monster that it cannot beat."""
MOST_ON_A_DETOUR: Final = 400
"""The most positions looked at on the way through the village to the dungeon."""

MOST_BRANCHED: Final = 2
MOST_IN_A_CASE: Final = 60
"""Limits where luck decides on the way: so many such places, and so many positions in each case."""


class Hunt:
    """All lines of a seat to all monsters in reach."""

    __slots__ = (
        "any_line",
        "best",
        "blind",
        "branched",
        "budget",
        "cases",
        "complete",
        "dark",
        "fight",
        "foes",
        "forced",
        "hasty",
        "heap",
        "helping",
        "hidden",
        "is_map",
        "near",
        "opened",
        "opened_on_trip",
        "place",
        "pushed",
        "root",
        "ruled_out",
        "seat",
        "seen",
        "stake",
        "too_dark",
        "tries_all",
        "trip",
        "unfinished",
        "unsettled",
        "ways",
    )

    def __init__(self, s: State, seat: int, budget: Budget, ways: Ways | None = None) -> None:
        self.seat = seat
        self.root = Node(without_others(s, seat), None, 0)
        self.budget = budget
        self.stake = Stake(self.root.s, seat)
        self.helping = helping_of(s.rules)
        self.fight = Fight(seat, self.stake, budget, self.helping)
        top = self.root.s.stack[-1]
        self.fight.given = frozenset([card for f in (*self.root.s.stack, *top.lanes) for card in f.picked])
        self.best: dict[int, Found] = {}
        """The best line to each monster."""
        self.branched: list[tuple[Node, list[State]]] = []
        """Positions where luck or a hidden card decides, each with every case."""
        self.cases: list[State] = []
        """The cases into which the last answer that was looked at has led."""
        self.near: dict[int, tuple[int, Node, int]] = {}
        """How close a party came that was not worth a fight: what it lacked, and the answer that would begin it."""
        self.opened: list[Node] = []
        """Positions whose future is unforeseeable,"""
        self.opened_on_trip: list[Node] = []
        """and where it then leads through the village."""
        self.dark: dict[int, int] = {}
        """The light that was missing at least to come to each room; 0 or less: none."""
        self.seen: dict[object, int] = {}
        """Positions that were reached, and the most light that was left there."""
        self.blind: set[object] = set()
        """Abilities of which it is known that nobody can foresee how they go on."""
        self.too_dark: set[int] = set()
        """Monsters that no light at hand leads to, unless luck helps."""
        self.ruled_out: dict[int, int] = {}
        """Monsters that no card that could be drawn helps against, and how close the party comes (0: no telling)."""
        self.hasty: set[int] = set()
        """Monsters for which only the second round found a line: another may give up less."""
        self.pushed = 0
        self.heap: list[tuple[int, int, int, int, Node]] = []
        self.complete = True
        """The last round looked at everything that has to be."""
        self.unfinished: set[int] = set()
        """Monsters to which there may be better lines than those found."""
        self.trip = False
        """The way leads through the village,"""
        self.place = ""
        """through this place of it if one is named."""
        self.tries_all = False
        """Battles that are surely lost are looked at as well."""
        self.forced = False
        """Only lines that leave out nothing that helps are looked at."""
        self.any_line = False
        """Whether it only matters that a line wins, not which one."""
        self.ways = ways or Ways(s.rules)
        self.is_map = s.rules.hall.is_map
        down = [c for c, _ in s.delve.down if c in s.zones[HALL]] if self.is_map and s.foe == EMPTY else []
        self.hidden = frozenset([c for c in down if not knows(s, seat, HALL, c)])
        """Face-down cards: a battle there may be won."""
        seen = tuple([EMPTY if c in self.hidden else c for c in s.zones[HALL]])
        there = seen if s.foe == EMPTY else (s.foe,) if s.stack[0].at.index <= s.rules.compared else ()
        self.foes = frozenset([c for c in there if c != EMPTY and s.kinds[c] in s.rules.monsters])
        """The monsters that it is about; in a battle, until it is decided, the one that is fought."""
        self.unsettled = set(self.foes | self.hidden)
        """The monsters for which a better line is wanted."""

    def run(self) -> None:
        s = self.root.s
        if s.foe != EMPTY:
            if s.stack[0].at.index <= s.rules.compared:
                self._battle(self.root, s.clone())
            return
        self.trip = not may_lead_to_battle(s)
        if self.trip:
            if self._trips(s):
                self._search(self.budget.left)
            return
        if self.is_map:
            self._leave_the_dark(s)
        self._rounds()
        if self.is_map and fork_of(s) is not None:
            self._detour(s)

    def _leave_the_dark(self, s: State) -> None:
        """Do not look for monsters that no light can lead to. Where cards may be drawn, that has to show first."""
        d = s.delve
        if d.limited or d.trail:
            return
        lights = lights_of(s.rules)
        most = lights.most(s, self.seat)
        away = self.ways.from_room(s, max(0, d.places[self.seat]))
        far = [foe for room, foe in enumerate(s.zones[HALL]) if foe in self.unsettled and away[room] > most]
        if lights.draws(s, self.seat):
            self.too_dark.update(far)
            return
        near = self.unsettled.difference(far)
        if far and most > lit(s, self.seat):
            # How much light is missing at best.
            self.unsettled = set(far)
            self._search(MOST_IN_A_CASE)
            self.heap, self.seen = [], {}
            self.unfinished = set()
        self.unsettled = near

    def visit_first(self, place: str) -> bool:
        """Look only at the monster in the first room, after a visit to a place of the village. False: no way leads on
        from there."""
        s = self.root.s
        first = s.zones[HALL][0]
        if first not in self.foes or not self._trips(s):
            return False
        self.trip = True
        self.place = place
        self.unsettled = {first}
        self._search(self.budget.left)
        return first in self.best or first in self.near or bool(self.opened_on_trip)

    def _detour(self, s: State) -> None:
        """A monster not defeated in the first room might be after a visit to the village."""
        first = s.zones[HALL][0]
        best = self.best.get(first)
        if first not in self.foes or (best is not None and best.outcome.sure) or not self._trips(s):
            return
        self.trip = True
        self.unsettled = {first}
        self.seen = {}
        self.blind = set()
        self.heap = []
        self._search(min(self.budget.left, MOST_ON_A_DETOUR))

    def open_to(self, foe: int) -> list[Node]:
        """Positions with an unforeseeable future that may lead to this monster. From the village there is a way to
        the first room alone."""
        return self.opened + self.opened_on_trip if foe == self.root.s.zones[HALL][0] else self.opened

    def shut_out(self, room: int) -> bool:
        """Is the walk of this turn confined to another room, whatever is drawn?"""
        s = self.root.s
        d = s.delve
        return self.is_map and d.limited and not d.trail and room != d.places[self.seat]

    def _trips(self, s: State) -> bool:
        """May a visit to the village lead on into the dungeon? Perhaps with a card that is drawn there."""
        programs = s.rules.programs
        for event, whose in s.rules.events.whose.items():
            if whose == "party":
                for c in owned(s, self.seat):
                    for line in s.rules.musts[event][s.kinds[c]]:
                        if any(isinstance(step, Venture) for step in programs[line.program.number].steps):
                            return True
        return False

    def _rounds(self) -> None:
        self._search(self.budget.left if self.any_line else FEW)
        if self.complete or self.any_line:
            return
        # Now only lines that leave out nothing that helps; a line that wins can be cut down afterwards.
        self.forced = True
        self.seen = {}
        self.heap = []
        self.unsettled = {foe for foe in self.unsettled if foe not in self.best or not self.best[foe].outcome.sure}
        self._search(self.budget.left)
        self.forced = False

    def whatever_comes(self) -> None:
        """Find monsters that are beaten in every case where luck decides on the way."""
        for node, cases in self.branched[:MOST_BRANCHED]:
            near = self.foes - self.too_dark
            foes = {foe for foe in near if foe not in self.best or not self.best[foe].outcome.sure}
            wins: dict[int, list[Found]] = {foe: [] for foe in foes}
            for case in cases:
                if not foes:
                    break
                hunt = Hunt(case, self.seat, self.budget.share(MOST_IN_A_CASE), self.ways)
                hunt.unsettled &= foes
                if case.asked:
                    hunt.run()
                else:
                    hunt.run_on()
                self.budget.pay(hunt.budget.spent)
                for foe in tuple(foes):
                    best = hunt.best.get(foe)
                    if best is None or not best.outcome.sure:
                        foes.discard(foe)
                    else:
                        wins[foe].append(best)
            for foe in foes:
                outcome = worst([best.outcome for best in wins[foe]], True)
                outcome.loss += self.stake.loss(node.s)
                outcome.gain += self.stake.gain(node.s)
                found = Found(node, outcome)
                found.light += max([best.light for best in wins[foe]])
                found.cards += max([best.cards for best in wins[foe]])
                self._keep(foe, found)

    def prove(self) -> None:
        """Find out what can be won at all, from a position with or without an open question."""
        self.any_line = True
        # If cards may be drawn later, an ability used before might not be meant for them.
        self.forced = not self.helping.draws(self.root.s, self.seat)
        if self.root.s.asked:
            self.run()
        else:
            self.run_on()

    def run_on(self) -> None:
        """The search from a position in which no seat is asked yet."""
        how = self.go(self.root.s)
        if how == FIGHTING:
            self._battle(self.root, self.root.s.clone())
        elif how == ASKED:
            self.run()

    def finish(self) -> None:
        """See how close the best party comes to a monster that cannot be defeated."""
        for foe, (_, node, option) in self.near.items():
            best = self.best.get(foe)
            if best is not None and best.outcome.may:
                continue
            if option != EMPTY:
                child = self.child(node, option)
                if self.go(child.s) == FIGHTING:
                    self._keep(foe, Found(child, self.fight.outcome(child.s)))
                continue
            # The walk there was not worth a look before.
            self.tries_all = True
            self.unsettled = {foe}
            self.seen = {}
            node.trodden = None
            self.heap = [(0, 0, 0, 0, node)]
            self.budget.left = max(self.budget.left, self.budget.most // A_LAST_LOOK)
            self._look(min(MOST_IN_A_CASE, self.budget.left))
            self.tries_all = False
        for foe, best in self.best.items():
            if best.cards and not best.outcome.may and best.outcome.whole:
                # What changes nothing is no part of a line.
                self.best[foe] = shortened(self, best, foe)

    def _search(self, most: int) -> None:
        """Look at so many positions, cheapest lines first."""
        self.root.trodden = None
        self.heap.append((0, 0, 0, 0, self.root))
        self._look(most)
        self.unfinished = self.unfinished | self.unsettled if not self.complete else self.unfinished - self.unsettled

    def _look(self, most: int) -> None:
        self.complete = True
        end = self.budget.spent + most
        while self.heap and self.unsettled:
            if self.budget.spent >= end:
                self.complete = False
                return
            self._expand(heappop(self.heap)[-1])

    def _options(self, node: Node) -> list[int]:
        """The answers at a node that have to be looked at."""
        s = node.s
        q = s.asked[0]
        options = in_order(s, options_of(s, q), self.fight.given)
        if len(s.stack) == 1:
            if self.trip:
                options = on_a_trip(s, options, self.place)
            elif q.kind == Q_BRANCH:
                options = leading_to_battle(s, options)
        at = s.stack[-1].at
        if q.kind == Q_BRANCH and len(s.stack) > 1 and not self.trip and isinstance(at, Choose):
            options = self.helping.spendthrift(s, at, options)
        if q.kind == Q_WINDOW:
            if self.is_map and len(s.stack) == 1 and not self._near_enough(s):
                options = self.helping.for_the_way(s, options)
            if self.forced:
                options = self.helping.forced(s, self.seat, self.helping.to_some_end(s, self.seat, options))
        return self._walks(node, options) if q.kind == Q_WALK else options

    def _expand(self, node: Node) -> None:
        s = node.s
        mine = s.zones[deck_of[self.seat]], s.zones[discard_of[self.seat]]
        for option in self._options(node):
            if option >> WHAT == O_FACE and self._in_vain(node, option, option >> FIRST & MASK):
                continue
            if self.blind and (option, mine) in self.blind:
                continue
            if not self.budget.take():
                self.complete = False
                return
            child = self.child(node, option)
            c = child.s
            how = self.go(c)
            if how == FIGHTING:
                if not self._hopeless(node, c, option):
                    self._battle(child, c)
            elif how == ASKED:
                key = key_of(c, self.seat)
                light = c.delve.light
                if self.seen.get(key, -1) >= light:
                    continue
                self.seen[key] = light
                child.loss = self.stake.loss(c)
                self.pushed += 1
                heappush(self.heap, (child.loss, child.cards, child.light, self.pushed, child))
            elif how == UNKNOWN:
                if isinstance(c.stack[-1].at, Face):
                    self._turns_up(child)
                    continue
                (self.opened_on_trip if self.trip else self.opened).append(child)
                self.unsettled -= self.too_dark
                if self.cases:
                    self.branched.append((child, self.cases))
                elif option >> WHAT == O_USE and blindly(c):
                    self.blind.add((option, mine))

    def _turns_up(self, node: Node) -> None:
        """The line leads to a card that lies face down."""
        foe = node.s.zones[HALL][node.s.delve.places[self.seat]]
        outcome = Outcome(False, True, 0, 0, self.stake.loss(node.s), None)
        outcome.whole = False
        self._keep(foe, Found(node, outcome))
        self.unsettled.discard(foe)

    def _battle(self, node: Node, s: State) -> None:
        """Look at a battle that begins; the position is used up."""
        foe = s.foe
        if foe not in self.unsettled:
            return
        best = self.best.get(foe)
        if best is not None and best.outcome.sure and node.cards > best.cards + self._more_cards(best):
            self.unsettled.discard(foe)
            return
        self.fight.curious = best is None or not best.outcome.may
        found = Found(node, self.fight.outcome(s))
        self.fight.curious = True
        if self.fight.cut:
            self.fight.cut = False
            self.complete = False
        if self.forced and found.outcome.sure:
            found = found if self.any_line else shortened(self, found, foe)
            self.unsettled.discard(foe)
            self.hasty.add(foe)
        self._keep(foe, found)

    def _more_cards(self, best: Found) -> int:
        """How many cards more than the best line another may use for being better."""
        return 1 if best.outcome.loss <= SMALL else 3

    def _keep(self, foe: int, found: Found) -> None:
        """Remember a line if it is the best so far."""
        best = self.best.get(foe)
        if best is None or found.rank() < best.rank():
            self.best[foe] = found
            if found.outcome.sure and found.outcome.loss <= found.node.loss:
                # Lines come cheapest first, and the battle itself costs nothing.
                self.unsettled.discard(foe)

    def _in_vain(self, node: Node, option: int, rank: int) -> bool:
        """Would it be of no use to fight the monster in this rank now? A look at the party is enough, where nothing
        before the comparison makes it better."""
        s = node.s
        foe = s.zones[HALL][rank - 1]
        if foe in self.hidden:
            return foe not in self.unsettled
        if foe not in self.foes:
            return False
        if foe not in self.unsettled:
            return True
        was = s.foe, s.rank
        s.foe, s.rank = foe, rank
        hopeless = self._hopeless(node, s, option)
        s.foe, s.rank = was
        return hopeless

    def _hopeless(self, node: Node, s: State, option: int) -> bool:
        """Does a battle that begins here surely fail? ``option``: the answer at the node that begins it."""
        foe = s.foe
        sums = None if self.tries_all else self.helping.lost(s, self.seat)
        if sums is None:
            return False
        margin = sums.total - sums.health
        if foe not in self.near or margin > self.near[foe][0]:
            self.near[foe] = (margin, node, option)
        return True

    def _near_enough(self, s: State) -> bool:
        """Is there light enough to come to any monster that is looked for?"""
        step = s.stack[0].at
        walk = next((x for x in step.program.steps[step.index :] if isinstance(x, Walk)), None)
        if walk is None or s.delve.limited:
            return True
        light = lit(s, self.seat)
        away = self.ways.from_room(s, max(0, s.delve.places[self.seat]))
        self._note_dark(away, light)
        return any(away[goal] <= light for goal in self.ways.goals(s, self.unsettled, walk))

    def light_missing(self, room: int) -> int:
        """How much light was missing at least to come to a room; 0 or less: none."""
        s = self.root.s
        if not self.is_map or s.delve.limited or not may_lead_to_battle(s):
            return 0
        away = self.ways.from_room(s, max(0, s.delve.places[self.seat]))
        self._note_dark(away, s.delve.light if s.delve.trail else lit(s, self.seat))
        return self.dark.get(room, 0)

    def _note_dark(self, away: list[int], light: int) -> None:
        for room, need in enumerate(away):
            if need != FAR:
                self.dark[room] = min(need - light, self.dark.get(room, FAR))

    def _walks(self, node: Node, options: list[int]) -> list[int]:
        """The steps of a walk that can lead to a monster that is looked for."""
        s = node.s
        d = s.delve
        here = d.places[self.seat]
        step = s.stack[0].at
        assert isinstance(step, Walk)
        ways = self.ways
        trodden = node.trodden
        if trodden is None:
            node.trodden = trodden = {here: d.light}
            node.quietly = ways.quietly(s, here, d.light)
            node.goals = ways.goals(s, self._worth_it(node), step)
        goals = node.goals
        out = []
        for option in options:
            what = option >> WHAT
            if what == O_DONE:
                if s.zones[HALL][here] == EMPTY or self._in_vain(node, option, here + 1):
                    continue
            elif what == O_ROOM:
                room = option >> FIRST & MASK
                left = d.light - light_needed(s, room)
                away = ways.from_room(s, room)
                if min([away[goal] for goal in goals], default=FAR) > left:
                    continue
                if ways.quiet(s, here, room):
                    if trodden.get(room, -1) >= left:
                        continue
                    trodden[room] = left
                elif node.quietly.get(room, -1) >= left and self._costs(s, here, room):
                    # There is a way on which nothing happens.
                    continue
            out.append(option)
        return out

    def _worth_it(self, node: Node) -> set[int]:
        """The monsters that are looked for, without those that this party cannot beat wherever it walks."""
        s = node.s
        away = self.ways.from_room(s, s.delve.places[self.seat])
        self._note_dark(away, s.delve.light)
        out = set()
        for room, foe in enumerate(s.zones[HALL]):
            if foe in self.unsettled and away[room] <= s.delve.light and not self._in_vain(node, EMPTY, room + 1):
                out.add(foe)
        return out

    def _costs(self, s: State, here: int, room: int) -> bool:
        """Does a step that is noticed only hurt?"""
        hand = s.zones[hand_of[self.seat]]
        for events, where in ((self.ways.leaving, here), (self.ways.entering, room)):
            for c in inside(s, where):
                for event in events:
                    if not self.helping.hurts(s, hand, s.kinds[c], event):
                        return False
        return True

    def child(self, node: Node, option: int) -> Node:
        """The position after an answer; the steps that follow have not been run."""
        s = node.s
        c = s.clone()
        answer(c, c.asked[0], option, run=False)
        child = Node(c, node, option)
        what = option >> WHAT
        child.loss = node.loss
        child.cards = node.cards + (what in (O_USE, O_EQUIP))
        child.light = node.light
        if what == O_ROOM:
            room = option >> FIRST & MASK
            child.light += light_needed(s, room)
            if self.ways.quiet(s, s.delve.places[self.seat], room):
                child.trodden = node.trodden
                child.quietly = node.quietly
                child.goals = node.goals
        return child

    def go(self, s: State) -> int:
        """Run up to the next question of the seat, or to a battle."""
        self.cases = []
        while not s.asked:
            if not s.stack:
                return DEAD
            f = s.stack[-1]
            step = f.at
            if f is s.stack[0]:
                if s.foe != EMPTY:
                    return FIGHTING
                if isinstance(step, EndTurn) or (not self.trip and isinstance(step, (Sale, LevelUp))):
                    return DEAD
            if hides(step) or isinstance(step, Stock):
                return UNKNOWN
            if step.as_in_play or isinstance(step, (Walk, AfterDice)):
                before = s.secrets
                step.run(s, f)
                if s.secrets != before and not isinstance(step, Reveal):
                    return UNKNOWN
                continue
            wanted = not self.forced and len(self.branched) < MOST_BRANCHED
            cases = Cases(self.seat, wanted)
            found = step.foresee(s, f, cases)
            if found is not None:
                self.cases = cases.cases if found else drawn(s, self.seat) if wanted else []
                return UNKNOWN
        q = s.asked[0]
        return UNKNOWN if q.seat != self.seat or hides(frame_of(s, q).at) else ASKED
