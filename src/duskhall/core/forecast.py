"""The forecast: the result of attacking a monster with the party exactly as it stands.

It plays the battle up to the comparison on copies, once for every choice still to come, and looks at the ends. The
position itself is not touched, no hidden card is turned and no luck is used.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from .effects import owned
from .layers import lit
from .machine import answer
from .numbers import may_be_fought, printed_there
from .options import DONE, SHOW, frame_of, list_options, option_parts
from .program import IN_HAND
from .reckoning import reckon
from .rooms import inside, light_needed
from .state import (
    EMPTY,
    HALL,
    HIDDEN,
    NO_CARDS,
    Q_WALK,
    ROOMS,
    TOP,
    Question,
    State,
    discard_of,
    front_of,
    hand_of,
    new_frame,
    own_delve,
    zone_holding,
)
from .steps.lanes import Each
from .steps.picks import Pick
from .steps.rooms import WAY, Walk
from .zones import knows

MOST_ENDS = 200
"""The most ends to look at; beyond that the verdict is "depends"."""
NO_CARDS_AT_ALL: Counter[str] = Counter()
"""Shared by all tallies of nothing; never changed."""


class Forecast:
    """The result of a forecast: lowest and highest total and health, the share of ends that win, and the cards lost and
    gained."""

    __slots__ = (
        "certain",
        "complete",
        "discarded",
        "fightable",
        "gained",
        "health",
        "high",
        "light",
        "low",
        "path",
        "possible",
        "rank",
        "vp",
        "wins",
        "xp",
    )

    def __init__(self, rank: int) -> None:
        self.rank = rank
        self.fightable = True
        self.low = 0
        self.high = 0
        self.health = (0, 0)
        self.wins: tuple[bool, ...] = ()
        self.certain = NO_CARDS_AT_ALL
        """Cards that are destroyed whatever is chosen."""
        self.possible = NO_CARDS_AT_ALL
        """Cards that may be destroyed."""
        self.discarded = NO_CARDS_AT_ALL
        """Cards of the hand that are discarded whatever is chosen."""
        self.gained = NO_CARDS_AT_ALL
        """Cards that come to the discard pile won or lost; those of a hidden pile bear the name of the pile."""
        self.xp = 0
        """The XP printed on the monster and its room, without additions by the party's cards. In editions with rooms,
        if victory is possible: all XP that it brings, less the XP that the battle costs."""
        self.vp = 0
        self.complete = True
        self.path: tuple[str, ...] | None = ()
        """The rooms through which the champion walks, the last one included; None if there is no way."""
        self.light = 0
        """The light that the way costs; if there is too little, the least it would take; 0 where none opens a way."""

    @property
    def verdict(self) -> str:
        """A message id: "wins", "short", "undefeatable", "depends", "unfightable" or "too-dark"."""
        if self.path is None:
            return "too-dark"
        if not self.fightable:
            return "unfightable"
        if self.complete and all(self.wins):
            return "wins"
        if self.complete and not any(self.wins):
            return "short" if self.high < self.health[0] else "undefeatable"
        return "depends"

    @property
    def margin(self) -> int:
        """Points to spare in the worst case of a sure victory, or points short in the best case of a sure defeat."""
        return self.low - self.health[1] if self.verdict == "wins" else self.health[0] - self.high

    def __repr__(self) -> str:
        total = str(self.low) if self.low == self.high else f"{self.low} to {self.high}"
        health = str(self.health[0]) if self.health[0] == self.health[1] else f"{self.health[0]} to {self.health[1]}"
        return f"<Forecast of rank {self.rank}: {self.verdict}, {total} against {health}>"

    def data(self) -> dict[str, object]:
        return {
            "rank": self.rank,
            "verdict": self.verdict,
            "by": self.margin if self.verdict in ("wins", "short") else 0,
            "low": self.low,
            "high": self.high,
            "health": list(self.health),
            "destroyed": dict(sorted(self.certain.items())),
            "maybe": dict(sorted(self.possible.items())),
            "discarded": dict(sorted(self.discarded.items())),
            "gained": dict(sorted(self.gained.items())),
            "xp": self.xp,
            "vp": self.vp,
            **({"path": list(self.path or ()), "light": self.light} if self.path != () or self.light else {}),
        }


def forecast(s: State, seat: int, rank: int, most: int = 0) -> Forecast | None:
    """The forecast for the monster in a rank, or for the battle under way; None if there is no monster. ``most``: how
    many ends to look at; 0: the usual number."""
    if not _foreseeable(s, seat, rank):
        return None
    foe = _foe_in(s, seat, rank)
    out = Forecast(rank)
    out.xp = printed_there(s, "xp", foe)
    out.vp = s.rules.printed["vp"][s.kinds[foe]]
    under_way = _under_way(s, seat)
    search = Search(seat, False, most)
    _look_ahead(s, rank, search, out)
    ends = search.ends
    if not ends:
        return out
    tallies = tally_ends(s, seat, ends, under_way)
    out.low = min(end.total for end in ends)
    out.high = max(end.total for end in ends)
    out.health = (min(end.health for end in ends), max(end.health for end in ends))
    out.wins = tuple(end.won for end in ends)
    if s.rules.hall.is_map and any(out.wins):
        out.xp = min(end.xp[seat] - s.xp[seat] for end in ends if end.won)
    out.certain, out.gained, out.discarded = tallies[0].lost, tallies[0].came, tallies[0].dropped
    for tally in tallies[1:]:
        out.possible = (out.possible or tallies[0].lost) | tally.lost
        out.certain = out.certain & tally.lost
        out.gained = out.gained & tally.came
        out.discarded = out.discarded & tally.dropped
    if out.possible:
        out.possible = out.possible - out.certain
    if not out.complete:
        # A result is certain only if every choice was followed.
        out.possible = out.possible + out.certain
        out.certain = out.gained = out.discarded = NO_CARDS_AT_ALL
    return out


def size_of(s: State, seat: int) -> int:
    """The size of a seat's battles, in cards and effects: the time for each end of a forecast grows with its square."""
    return len(s.zones[hand_of[seat]]) + len(s.zones[front_of[seat]]) + len(s.mods)


def outcomes(s: State, seat: int, rank: int, any_win: bool) -> list[bool]:
    """Only the ``wins`` of the forecast; ``any_win``: stop at the first victory."""
    search = Search(seat, any_win)
    if _foreseeable(s, seat, rank):
        _look_ahead(s, rank, search, Forecast(rank))
    return [end.won for end in search.ends]


class Search:
    """A seat's search through copies of the position."""

    __slots__ = ("any_win", "ends", "given", "most", "seat")

    def __init__(self, seat: int, any_win: bool, most: int = 0) -> None:
        self.seat = seat
        self.most = most or MOST_ENDS
        self.any_win = any_win
        """The first victory is enough."""
        self.given: frozenset[int] = frozenset()
        """Cards that had been picked before."""
        self.ends: list[State] = []
        """The ends found so far."""

    def full(self) -> bool:
        """There are too many ends to follow."""
        return len(self.ends) >= self.most

    def end(self, s: State) -> bool:
        """Record that the battle ends here. False if the search has found enough."""
        self.ends.append(s)
        return not (self.any_win and s.won)

    def explore(self, s: State) -> bool:
        """Follow every choice up to the comparison and its compulsory consequences. False if there are too many
        choices, if something is unknown to the seat, or if enough was found. Uses up the position."""
        # Rooms settle a battle later than the comparison: see the steps.
        decided = None if s.rules.hall.is_map else s.rules.decided
        while not s.asked:
            f = s.stack[-1]
            step = f.at
            if step is decided and f is s.stack[0]:
                return self.end(s)
            if step.as_in_play:
                step.run(s, f)
                continue
            found = step.foresee(s, f, self)
            if found is not None:
                return found
        if s.asked[0].seat != self.seat:
            return False
        options = in_order(s, list_options(s, s.asked[0]), self.given)
        for option in options:
            if self.full():
                return False
            # The last option may use up the position.
            c = s if option == options[-1] else s.clone()
            answer(c, c.asked[0], option, run=False)
            if not self.explore(c):
                return False
        return True


def fought(s: State) -> bool:
    """The battle of this turn is decided, and no other monster can be attacked."""
    return s.foe != EMPTY and not (s.stack and s.stack[0].at.index <= s.rules.decided.index)


def _foreseeable(s: State, seat: int, rank: int) -> bool:
    """Whether there is a monster in the rank that the seat may ask about."""
    foe = _foe_in(s, seat, rank)
    if foe == EMPTY or s.kinds[foe] not in s.rules.monsters or not knows(s, seat, HALL, foe):
        return False
    return rank == s.rank or not _under_way(s, seat)


def _foe_in(s: State, seat: int, rank: int) -> int:
    """The monster of a rank: the one fought there, even if it has changed places since."""
    return s.foe if rank == s.rank and _under_way(s, seat) else s.zones[HALL][rank - 1]


def _under_way(s: State, seat: int) -> bool:
    """Whether the seat is in a battle that is not yet decided."""
    fighting = seat == s.active and s.foe != EMPTY and s.foe in s.zones[HALL]
    return fighting and bool(s.stack) and s.stack[0].at.index <= s.rules.decided.index


def _look_ahead(s: State, rank: int, search: Search, out: Forecast) -> None:
    """Find the ends of the battle; if there are none, give the party's figures before it."""
    seat = search.seat
    foe = _foe_in(s, seat, rank)
    c = _beginning(s, seat, rank, out)
    if out.path is not None:
        shy = s.kinds[foe] in s.rules.barring["be-fought"] and not _under_way(s, seat)
        out.fightable = not shy or may_be_fought(c, seat, foe, rank)
        if out.fightable:
            search.given = frozenset([card for f in (*c.stack, *c.stack[-1].lanes) for card in f.picked])
            out.complete = search.explore(c)
            if search.ends:
                return
            out.complete = False
            c = _beginning(s, seat, rank, out)
    sums = reckon(c, seat, foe, rank)
    out.low = out.high = sums.total
    out.health = (sums.health, sums.health)


def _beginning(s: State, seat: int, rank: int, out: Forecast) -> State:
    """A copy in which only this battle is left to come, and the way to it."""
    under_way = _under_way(s, seat)
    walking = not under_way and _walking(s, seat)
    foe = _foe_in(s, seat, rank)
    c = without_others(s, seat) if under_way or walking else at_the_battle(s, seat, foe, rank)
    if s.rules.hall.is_map and not under_way:
        _find_the_way(c, seat, rank - 1, out, walking)
    return c


class Tally:
    """The cards a seat has lost and gained, by name."""

    __slots__ = ("came", "dropped", "lost")

    def __init__(self, s: State, gone: Iterable[int], come: list[str], dropped: Iterable[int]) -> None:
        self.lost = _counted([s.rules.cards[s.kinds[c]].id for c in gone])
        self.came = _counted(come)
        self.dropped = _counted([s.rules.cards[s.kinds[c]].id for c in dropped])


def _counted(names: list[str]) -> Counter[str]:
    return Counter(names) if names else NO_CARDS_AT_ALL


def tally_ends(s: State, seat: int, ends: list[State], under_way: bool) -> list[Tally]:
    """Summarise the ends, many of which are equal."""
    before = frozenset(owned(s, seat))
    hand = frozenset(s.zones[hand_of[seat]])
    found: dict[tuple[frozenset[int], frozenset[int], frozenset[int]], State] = {}
    for end in ends:
        after = frozenset(owned(end, seat))
        gone = before - after
        if end.marked:
            gone |= {c for c in end.marked if under_way or c not in s.marked}
        found.setdefault((gone, after - before, hand.intersection(end.zones[discard_of[seat]])), end)
    sources: dict[int, str] = {}
    tallies = []
    for (gone, come, dropped), end in found.items():
        for card in come:
            # A card from an endless pile is a new one in each of the ends.
            if card not in sources or card >= len(s.kinds):
                sources[card] = _source(s, end, card)
        tallies.append(Tally(s, gone, [sources[card] for card in come], dropped))
    return tallies


def _source(s: State, end: State, card: int) -> str:
    """The card's name, or that of the hidden pile it came from."""
    zone = zone_holding(s, card) if card < len(s.kinds) else EMPTY
    if zone != EMPTY and s.map.levels[zone] == HIDDEN:
        return s.map.names[zone].partition(".")[2]
    return s.rules.cards[end.kinds[card]].id


def without_others(s: State, seat: int) -> State:
    """A copy of a battle under way in which no other seat has a decision left."""
    c = s.clone()
    for f in c.stack:
        o = f.at
        if isinstance(o, Each) and f.lanes:
            o.serve_first(c, sum(x.seat != seat for x in f.lanes))
            f.lanes = tuple([lane for lane in f.lanes if lane.seat == seat])
            if not f.lanes and f is c.stack[-1]:
                f.at = o.out
    c.asked = tuple(
        [q if q.lane < 1 else Question(q.kind, q.seat, 0) for q in c.asked if q.seat == seat or q.lane == TOP]
    )
    return c


def at_the_battle(s: State, seat: int, foe: int, rank: int) -> State:
    """A copy in which the seat has just chosen this monster."""
    c = s.clone()
    c.asked = ()
    c.later = ()
    c.laid = True
    c.mods = tuple(e for e in s.mods if not e.step.battle)
    if seat != s.active:
        c.mods = ()
        c.used = {}
        c.held = {}
        c.marked = c.armed = ()
        c.active = seat
        if s.rules.hall.is_map:
            d = own_delve(c)
            d.light = 0
            d.trail = ()
            d.limited = False
    c.stack = [new_frame(s.rules.faced.next, EMPTY, seat)]
    c.foe = foe
    c.rank = rank
    c.split = NO_CARDS
    return c


def _walking(s: State, seat: int) -> bool:
    """The champion of this seat is on its way, with the light that is left."""
    return seat == s.active and bool(s.stack) and isinstance(s.stack[0].at, Walk)


def _find_the_way(c: State, seat: int, room: int, out: Forecast, walking: bool) -> None:
    """Give the copy the cheapest way to the room, from the beginning of the walk or from where the champion is now.
    After a battle the walk begins anew."""
    if walking:
        # The way answers the questions of the walk itself; a question that an alert has asked stays open.
        c.asked = tuple([q for q in c.asked if q.kind != Q_WALK])
    else:
        here = max(0, c.delve.places[seat])
        light = lit(c, seat)
        d = own_delve(c)
        d.places = (*d.places[:seat], here, *d.places[seat + 1 :])
        d.limited = d.limited and not d.trail
        d.light = light
        d.trail = (here,)
    d = c.delve
    way = cheapest_way(c, d.places[seat], room, () if d.limited else d.trail)
    out.light = sum(light_needed(c, r) for r in way or ())
    if way is None or (way and d.limited):
        out.path = None
        out.light = 0
    elif out.light > d.light:
        out.path = None
    else:
        out.path = tuple(c.rules.cards[c.kinds[c.zones[ROOMS][r]]].id for r in way)
        turn = c.stack[0]
        turn.at = c.rules.walked
        turn.names = {WAY: (d.places[seat], *way)}
        c.foe = EMPTY
        c.rank = 0


def cheapest_way(s: State, here: int, room: int, trail: tuple[int, ...]) -> tuple[int, ...] | None:
    """The rooms to enter on the cheapest way: least light, then fewest alerts, then shortest. None if a walk along this
    trail can no longer lead there."""
    if room == here:
        return ()
    tolls: dict[int, tuple[int, int]] = {}
    best: tuple[int, int, int, tuple[int, ...]] | None = None
    begun: list[tuple[int, int, tuple[int, ...]]] = [(0, 0, (r,)) for r in s.rules.hall.doors[here] if r not in trail]
    while begun:
        light, seen, way = begun.pop()
        if way[-1] not in tolls:
            tolls[way[-1]] = light_needed(s, way[-1]), _alerts(s, way[-1])
        more, also = tolls[way[-1]]
        light += more
        seen += also
        if best is not None and light > best[0]:
            continue
        if way[-1] == room:
            best = min(best or (light, seen, len(way), way), (light, seen, len(way), way))
            continue
        for r in s.rules.hall.doors[way[-1]]:
            if r not in way and r not in trail:
                begun.append((light, seen, (*way, r)))
    return best[3] if best is not None else None


def _alerts(s: State, room: int) -> int:
    """How many lines of a room and its monster a champion that passes may set off."""
    n = 0
    for c in inside(s, room):
        for lines in s.rules.noticing:
            if lines[s.kinds[c]]:
                n += 1
    return n


def in_order(s: State, options: list[int], given: frozenset[int]) -> list[int]:
    """Take several picks from left to right: only the choice matters, not the order."""
    q = s.asked[0]
    f = frame_of(s, q)
    o = f.at
    picked = [c for c in f.picked if c not in given]
    if not isinstance(o, Pick) or not picked or o.ordered or o.aim.place != IN_HAND:
        return options
    hand = s.zones[hand_of[q.seat]]
    last = hand.index(picked[-1])
    return [x for x in options if x in (DONE, SHOW) or hand.index(option_parts(x)[1]) > last]
