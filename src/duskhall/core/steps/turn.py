"""The course of a turn outside battle: laying out the hand, levelling up, refilling the hall, breaches, and the end of
the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import tree as t
from ..heroes import next_level
from ..numbers import hand_size
from ..options import DONE, FIRST, LEVEL, MASK, all_but, distinct, shared
from ..picking import beginning, fitting
from ..program import AIM_CARDS, ANY_NUMBER, IN_FRONT, PLACES, Aim, Effect, Lasting, Program, Step
from ..rooms import end_of_delve, refill_rooms, told_empty, unforeseen
from ..state import (
    EMPTY,
    HALL,
    NO_CARDS,
    NO_NAMES,
    Q_LEVEL,
    ROOMS,
    Frame,
    State,
    discard_of,
    front_of,
    hand_of,
    holding,
    zone_holding,
)
from ..triggers import musts_of_one, placed, push_musts
from ..zones import destroy, earn_xp, finish, move, next_hand, tell, turn_up
from .flow import GoOn, ask

if TYPE_CHECKING:
    from ..forecast import Search
    from ..lowering import Lowering

# ------------------------------------------------------------------------------------------------------------
# The hand


class Reveal(Step):
    """Lay out the hand for all to see."""

    __slots__ = ()

    @staticmethod
    def lower(low: Lowering, node: t.Reveal, path: str) -> None:
        low.add(Reveal(low.program), path)

    def run(self, s: State, f: Frame) -> bool:
        s.laid = True
        s.secrets += 1
        if s.log is not None:
            tell(s, "lay", f.seat, *s.zones[hand_of[f.seat]])
        f.at = self.next
        return True


# ------------------------------------------------------------------------------------------------------------
# Levels


class Rise(Lasting):
    """Level up heroes, one after the other; no card levels up twice in a turn."""

    __slots__ = ("free", "less", "n", "to")

    def __init__(self, program: Program, n: int, to: str, free: bool, less: int) -> None:
        super().__init__(program)
        self.how = "rise"
        self.n = n
        self.to = to
        """The place of the new hero: "hand", "front" or the discard pile."""
        self.free = free
        self.less = less
        """The discount in XP."""

    def price(self, s: State, hero: int) -> int:
        """The experience that a hero's next level costs."""
        return 0 if self.free else max(0, s.rules.printed["level-cost"][s.kinds[hero]] - self.less)

    def options(self, s: State, f: Frame) -> list[int]:
        """Heroes whose level-up can be paid and whose next level is still in the village."""
        r = s.rules
        free = self.free
        out = [DONE] if self.optional() else []
        kinds = s.kinds
        xp = s.xp[f.seat] + self.less
        price = r.printed["level-cost"]
        rising = r.has["level-cost"]
        where = self.aim.where
        able: list[int] = []
        for c in s.zones[front_of[f.seat] if self.aim.place == IN_FRONT else hand_of[f.seat]]:
            k = kinds[c]
            if k in rising and (free or price[k] <= xp) and (where is None or where.fits[k]) and c not in s.lent:
                able.append(c)
        if not able:
            return out
        if s.mods:
            able = all_but(able, risen(s))
        if where is not None and where.rest is not None:
            able = fitting(s, f, where.rest, able)
        level = r.printed["level"]
        for c in distinct(s, able):
            k = kinds[c]
            for better in next_level(s, k, level[k] + 1):
                out.append(LEVEL | c << FIRST | better)
        return out

    def optional(self) -> bool:
        """Whether the seat may stop here."""
        return self.n == ANY_NUMBER

    def take(self, s: State, f: Frame, option: int) -> None:
        if option == DONE:
            f.picked = ()
            f.at = self.next
        else:
            self.rise(s, f, option >> FIRST & MASK, option & MASK)

    def rise(self, s: State, f: Frame, hero: int, better: int) -> None:
        """Exchange a hero for a card of its next level, which was found when the options were listed."""
        if not self.free:
            earn_xp(s, f.seat, -self.price(s, hero))
        tell(s, "level", f.seat, hero, better)
        destroy(s, hero, holding(s, f.seat, hero))
        to = {"hand": hand_of, "front": front_of}.get(self.to, discard_of)[f.seat]
        move(s, better, zone_holding(s, better), to)
        if self.once():
            s.mods += (Effect(self, f.source, (better,), None, ()),)
            f.picked += (better,)

    def once(self) -> bool:
        """Keep a hero that has levelled up from doing so again this turn."""
        return True


def risen(s: State) -> set[int]:
    """Heroes that have levelled up this turn."""
    return {c for e in s.mods if e.step.how == "rise" for c in e.cards or ()}


class LevelUp(Rise):
    """The level-ups that a turn has."""

    __slots__ = ()

    @staticmethod
    def lower(low: Lowering, node: t.LevelUp, path: str) -> None:
        low.add(LevelUp(low.program, node.n, "", False, 0), path)

    def run(self, s: State, f: Frame) -> bool:
        if s.xp[f.seat] and len(f.picked) != self.n:
            options = self.options(s, f)
            if len(options) > 1:
                return ask(s, f, Q_LEVEL, options)
        f.picked = ()
        f.at = self.next
        return True

    def optional(self) -> bool:
        return True

    def once(self) -> bool:
        return self.n != ANY_NUMBER


class Level(Rise):
    """Level up heroes by an ability."""

    __slots__ = ()

    @staticmethod
    def lower(low: Lowering, node: t.Level, path: str) -> None:
        step = Level(low.program, node.n, node.to, node.free, node.less)
        step.aim = Aim(AIM_CARDS, place=PLACES[node.place], where=low.rules.where(node.where))
        low.add(step, path)

    def run(self, s: State, f: Frame) -> bool:
        if len(f.picked) < self.n or self.n == ANY_NUMBER:
            options = self.options(s, f)
            if len(options) > 1 or (options and shared(s, options[0])):
                return ask(s, f, Q_LEVEL, options)
            if options and options[0] != DONE:
                self.take(s, f, options[0])
                return True
        f.picked = ()
        f.at = self.next
        return True

    def needy(self) -> bool:
        return True

    def offered(self, s: State, seat: int, card: int) -> bool:
        return self.possible(s, beginning(self.program, seat, card))

    def always_possible(self) -> bool:
        return False

    def possible(self, s: State, f: Frame) -> bool:
        return len(self.options(s, f)) > (self.n == ANY_NUMBER)


# ------------------------------------------------------------------------------------------------------------
# The refill of the hall


class Refill(Step):
    """Close the ranks and fill them card by card; each card that is placed acts before the next."""

    __slots__ = ("claims",)

    def __init__(self, program: Program, claims: bool) -> None:
        super().__init__(program)
        self.claims = claims
        """Whether the card just won may be the last one of the dungeon."""

    def run(self, s: State, f: Frame) -> bool:
        s.claim = self.claims and s.won and s.rank == 1
        while (card := turn_up(s)) != EMPTY:
            if s.rules.events.placed and card in s.zones[HALL]:
                frames = placed(s, card)
                if frames:
                    return push_musts(s, frames)
        f.at = self.next
        return True


class RefillRooms(Step):
    """Give every empty room a monster, whose lines then happen. A room's own "emptied" lines come first, once for as
    long as it stays empty."""

    __slots__ = ()

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self.as_in_play = False

    def run(self, s: State, f: Frame) -> bool:
        if self._emptied(s, f):
            return False
        came = refill_rooms(s)
        told_empty(s, f.picked)
        f.picked = ()
        for card in reversed(came):
            push_musts(s, placed(s, card))
        return s.stack[-1] is f

    def _emptied(self, s: State, f: Frame) -> bool:
        """Carry out a room's "emptied" lines before it is refilled. If no room has any left, the frame goes on."""
        for room, room_card in enumerate(s.zones[ROOMS]):
            if s.zones[HALL][room] == EMPTY and room_card not in f.picked and room not in s.delve.told:
                frames = musts_of_one(s, s.rules.events.emptied, room_card)
                if frames:
                    f.picked += (room_card,)
                    push_musts(s, frames)
                    return True
        f.at = self.next
        return False

    def foresee(self, s: State, f: Frame, search: Search) -> bool | None:
        """In a forecast, the refill of the turn ends the battle. What any other refill turns up is unknown, and after
        the comparison no longer part of the battle."""
        if f is s.stack[0]:
            return search.end(s)
        if unforeseen(s, search.seat):
            if s.stack[0].at.index <= s.rules.compared:
                return False
            if not self._emptied(s, f):
                f.picked = ()
        else:
            self.run(s, f)
        return None


class Arrive(Step):
    """A breach: a card that reaches rank 1 triggers its breach lines, every time or once for each stay in the hall
    (``Hall.breach_once``)."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        f.at = self.next
        card = s.zones[HALL][0]
        if card == s.front:
            return True
        s.front = card
        if card == EMPTY:
            return True
        if s.rules.hall.breach_once:
            if card in s.arrived:
                return True
            s.arrived += (card,)
        if s.log is not None:
            tell(s, "arrive", card)
        return push_musts(s, musts_of_one(s, s.rules.events.arrival, card))


def lower_refill(low: Lowering, node: t.Refill, path: str) -> None:
    add_refill(low, path, path + ".arrive", node.claim)


def add_refill(low: Lowering, path: str, arrival: str, claims: bool) -> None:
    low.add(RefillRooms(low.program) if low.rules.hall.is_map else Refill(low.program, claims), path)
    add_arrive(low, arrival)


def add_arrive(low: Lowering, path: str) -> None:
    """Add the arrival step. Rooms have no arrivals, but a frame of a saved game may be at this step."""
    low.add(GoOn(low.program) if low.rules.hall.is_map else Arrive(low.program), path)


# ------------------------------------------------------------------------------------------------------------
# The end of the turn


class EndTurn(Step):
    __slots__ = ("hand",)

    def __init__(self, program: Program, hand: int) -> None:
        super().__init__(program)
        self.hand = hand
        """How many cards the next hand has."""

    @staticmethod
    def lower(low: Lowering, node: t.EndTurn, path: str) -> None:
        kind = EndTurnInRooms if low.rules.hall.is_map else EndTurn
        low.add(kind(low.program, node.hand), path)

    def last(self, s: State) -> bool:
        """End everything that belongs to one turn. True if this was the last turn of the game."""
        return False

    def run(self, s: State, f: Frame) -> bool:
        if s.later:
            resume(s, [*s.later])
            s.later = ()
            return False
        seat = f.seat
        if s.marked:
            # Without a battle, cards marked to leave with it leave now.
            bury(s)
        n = hand_size(s, self.hand) if s.map.hands_vary else self.hand
        last = self.last(s)
        next_hand(s, seat, 0 if last else n)
        s.gold = s.bought = ()
        s.spent = s.passed = 0
        s.used = s.held = s.split = NO_CARDS
        s.mods = s.armed = ()
        if s.rank:
            # There was a battle.
            s.foe = EMPTY
            s.rank = s.total = s.health = 0
            s.won = s.claim = False
            s.unable = ()
        if last:
            finish(s)
            return False
        s.turn += 1
        if s.again:
            s.again = False
        else:
            seat += 1
            f.seat = s.active = seat if seat < len(s.xp) else 0
        f.at = self.next
        f.names = NO_NAMES
        if s.log is not None:
            tell(s, "turn", s.active, s.turn)
        return True


class EndTurnInRooms(EndTurn):
    __slots__ = ()

    def last(self, s: State) -> bool:
        return end_of_delve(s)


def resume(s: State, waiting: list[Frame]) -> None:
    """Carry out the waiting frames in their order. Copies of a position share them, so this one gets its own."""
    s.stack.extend([g.clone() for g in reversed(waiting)])


def bury(s: State) -> None:
    """Marked cards leave."""
    hand = hand_of[s.active]
    for c in s.marked:
        if c in s.zones[hand]:
            destroy(s, c, hand)
    s.marked = ()
