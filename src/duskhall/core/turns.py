"""The steps of a turn: what the program of an edition is made of, in the village and in battle."""

from __future__ import annotations

from typing import Final

from . import options as opt
from .deciding import Armed, ask, lets_go, use
from .effects import barred
from .numbers import allowed, buys, hand_size, reckon
from .options import DONE, FIRST, MASK, NOTHING, WHAT, could_reveal, could_use, faces, purchases, window
from .program import ANY_NUMBER, BUY, LEVEL, PURCHASE, Op
from .rooms import end_of_delve, meet, refill_step
from .state import (
    DUNGEON,
    EMPTY,
    HALL,
    HIDDEN,
    NO_CARDS,
    NO_NAMES,
    Q_BUY,
    Q_FACE,
    Q_FIRST,
    Q_LEVEL,
    Q_SPLIT,
    Q_WINDOW,
    ROOMS,
    Frame,
    State,
    any_of,
    discard_of,
    front_of,
    hand_of,
    holding,
    own_delve,
    secret_of,
    zone_holding,
)
from .triggers import beaten, due, musts_of, musts_of_one, placed, push_musts
from .zones import destroy, earn_xp, move, next_hand, tell, turn_up

# ------------------------------------------------------------------------------------------------------------
# The village


class Reveal(Op):
    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        s.laid = True
        s.secrets += 1
        if s.log is not None:
            tell(s, "lay", f.seat, *s.zones[hand_of[f.seat]])
        f.at = self.next
        return True


class Window(Armed):
    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        seat = f.seat
        if s.held and s.rules.many_weapons and lets_go(s, f):
            return False
        if s.able[seat] & self.bit:
            options = window(s, seat, self)
            if options is not NOTHING:
                if len(options) > 1:
                    return ask(s, f, Q_WINDOW, options)
                if options[0] != DONE:
                    return use(s, f, options[0] >> FIRST & MASK, options[0] & MASK)
            if self.how != "only" and (
                ((not s.laid or seat != s.active) and could_use(s, seat, self.name))
                or (s.zones[secret_of[seat]] and could_reveal(s, seat, self.name))
            ):
                return ask(s, f, Q_WINDOW, options)
        f.at = self.next
        return True

    def take(self, s: State, f: Frame, option: int) -> None:
        what = option >> WHAT
        if what == opt.O_DONE:
            f.at = self.next
        elif what == opt.O_USE:
            use(s, f, option >> FIRST & MASK, option & MASK)
        elif what == opt.O_EQUIP:
            equip(s, f.seat, option >> FIRST & MASK, option & MASK)
        else:
            super().take(s, f, option)


def equip(s: State, seat: int, weapon: int, hero: int) -> None:
    s.held = {**s.held, weapon: hero}
    s.armed += (hero,)
    if s.log is not None:
        tell(s, "equip", seat, weapon, hero)


class Sale(Op):
    """One card after the other is bought, as long as one may and can."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        if self.goes_on(s, f):
            options = purchases(s, f, self)
            if len(options) > 1:
                return ask(s, f, Q_BUY, options)
        f.picked = ()
        f.at = self.next
        return True

    def goes_on(self, s: State, f: Frame) -> bool:
        """May another card be bought?"""
        raise NotImplementedError

    def take(self, s: State, f: Frame, option: int) -> None:
        if option == DONE:
            f.picked = ()
            f.at = self.next
        else:
            buy(s, f, self, option >> FIRST & MASK)


class BuyNow(Sale):
    __slots__ = ()

    def goes_on(self, s: State, f: Frame) -> bool:
        return len(f.picked) < allowed(s, f.picked)


class Purchase(Sale):
    __slots__ = ()

    def goes_on(self, s: State, f: Frame) -> bool:
        if s.rules.gold_once and not s.delve.counted:
            own_delve(s).counted = True
        return not s.bought or len(s.bought) < buys(s)


class Trade(Sale):
    __slots__ = ()

    def goes_on(self, s: State, f: Frame) -> bool:
        return not f.picked


def buy(s: State, f: Frame, o: Op, zone: int) -> None:
    card = s.zones[zone][0]
    r = s.rules
    laid = s.kinds[card] in r.fronting
    price = opt.price_of(s, o, zone)
    if s.log is not None:
        tell(s, "buy", f.seat, card)
    move(s, card, zone, front_of[f.seat] if laid else discard_of[f.seat])
    if o.code == PURCHASE:
        s.bought += (card,)
    else:
        f.picked += (card,)
    if o.code != BUY:
        s.spent += price
    frames: list[Frame] = []
    for event in r.sales:
        if s.kinds[card] in r.firing[event]:
            frames += musts_of(s, event, (card,), f.seat)
    if s.map.levels[zone] == HIDDEN:
        for event in r.gainings:
            frames += musts_of(s, event, (card,), f.seat)
    if not laid:
        for event in r.buyings:
            frames += due(s, event)
    if frames:
        push_musts(s, frames)


class Rise(Op):
    """Heroes go up a level, one after the other."""

    __slots__ = ()

    def take(self, s: State, f: Frame, option: int) -> None:
        if option == DONE:
            f.picked = ()
            f.at = self.next
        else:
            rise(s, f, self, option >> FIRST & MASK, option & MASK)


class LevelUp(Rise):
    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        if s.xp[f.seat] and len(f.picked) != self.n:
            options = opt.levels(s, f, self)
            if len(options) > 1:
                return ask(s, f, Q_LEVEL, options)
        f.picked = ()
        f.at = self.next
        return True


def rise(s: State, f: Frame, o: Op, hero: int, better: int) -> None:
    """Exchange a hero for a card of its next level; which one was found when the options were listed."""
    if not o.flag:
        earn_xp(s, f.seat, -s.rules.printed["level-cost"][s.kinds[hero]])
    tell(s, "level", f.seat, hero, better)
    destroy(s, hero, holding(s, f.seat, hero))
    to = {"hand": hand_of, "front": front_of}.get(o.how, discard_of)[f.seat]
    move(s, better, zone_holding(s, better), to)
    if o.n != ANY_NUMBER or o.code == LEVEL:
        # The change that this step leaves: the card does not go up again this turn.
        s.mods += ((o, f.source, (better,), None, ()),)
        f.picked += (better,)


# ------------------------------------------------------------------------------------------------------------
# The battle


class Face(Op):
    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        if self.flag:
            return meet(s, f, self)
        options = faces(s, f.seat)
        if len(options) > 1:
            return ask(s, f, Q_FACE, options)
        if options:
            self.take(s, f, options[0])
        else:
            tell(s, "no-battle", f.seat)
            f.at = self.out
        return True

    def take(self, s: State, f: Frame, option: int) -> None:
        rank = option >> FIRST & MASK
        s.rank = rank
        s.foe = s.zones[HALL][rank - 1]
        f.at = self.next
        if s.log is not None:
            tell(s, "face", f.seat, s.foe, rank)


_IN_A_ROOM: Final = ("foe and room", "room then foe")


class Fire(Armed):
    """What must happen, happens: line after line. Where several monsters have a say the active seat orders them."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        if s.held and s.rules.many_weapons and lets_go(s, f):
            return False
        how = self.how
        if (
            self in s.map.idle
            or (how == "foe" and s.kinds[s.foe] not in self.useful and not s.map.repeats)
            or (how == "party" and not s.able[f.seat] & self.bit)
            or (how in _IN_A_ROOM and not any_of(s, self.useful, (s.foe, s.zones[ROOMS][s.rank - 1])))
        ):
            # Nobody there has a line for it.
            f.at = self.next
            return True
        frames = list(f.lanes) if f.lanes else due(s, self.name)
        if not frames:
            f.at = self.next
            return True
        if len(frames) > 1 and self.how not in ("party", "room then foe"):
            f.lanes = tuple(frames)
            if len(opt.waiting(s, f)) > 1:
                return ask(s, f, Q_FIRST)
        f.at = self.next
        f.lanes = ()
        return push_musts(s, frames)

    def take(self, s: State, f: Frame, option: int) -> None:
        what, chosen, _ = opt.option_parts(option)
        if what == opt.O_FIRST:
            go_first(s, f, chosen)
        else:
            super().take(s, f, option)


def go_first(s: State, f: Frame, chosen: int) -> None:
    """Of several that have something to say, one has been chosen to begin."""
    frames = opt.waiting(s, f)[chosen]
    f.lanes = tuple([lane for lane in f.lanes if lane not in frames])
    if not f.lanes:
        f.at = f.at.next
    push_musts(s, frames)


class Compare(Armed):
    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        if s.held and s.rules.many_weapons and lets_go(s, f):
            return False
        sums = reckon(s, f.seat, s.foe, s.rank)
        if sums.choices and self.how and (self.how == "always" or matters(s, f.seat, sums.choices[0])):
            f.picked = sums.choices[0]
            return ask(s, f, Q_SPLIT)
        s.total = sums.total
        s.health = sums.health
        s.won = sums.wins
        s.unable = opt.among(sums.unable, s.zones[hand_of[f.seat]]) if sums.unable else ()
        if s.log is not None:
            tell(s, "compare", f.seat, s.foe, s.total, sums.health, int(s.won))
        f.at = self.next
        return True

    def take(self, s: State, f: Frame, option: int) -> None:
        what, on_attack, _ = opt.option_parts(option)
        if what == opt.O_SPLIT:
            on, _, _, n = f.picked
            s.split = {**s.split, on: on_attack}
            f.picked = ()
            tell(s, "lose", f.seat, on, on_attack, n - on_attack)
        else:
            super().take(s, f, option)


def matters(s: State, seat: int, choice: tuple[int, ...]) -> bool:
    """Do total or verdict depend on how an untyped loss is shared?"""
    on, least, most, _ = choice
    before = s.split
    ends = set()
    for n in range(least, most + 1):
        s.split = {**before, on: n}
        sums = reckon(s, seat, s.foe, s.rank)
        ends.add((sums.total, sums.wins))
    s.split = before
    return len(ends) > 1


class Spoil(Op):
    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        move(s, s.foe, HALL, discard_of[f.seat])
        earn_xp(s, f.seat, s.rules.printed["xp"][s.kinds[s.foe]])
        f.at = self.next
        return push_musts(s, beaten(s, s.foe))


class Retreat(Op):
    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        if not barred(s, "retreat", s.foe):
            move(s, s.foe, HALL, DUNGEON, under=True)
        f.at = self.next
        return True


class Aftermath(Op):
    """Marked cards leave, battle-long changes end, what waited for this happens."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        f.at = self.next
        if s.marked:
            bury(s)
        if s.mods:
            s.mods = tuple([e for e in s.mods if not e[0].battle])
        if not s.later:
            return True
        resume(s, [g for g in s.later if waits_for(g) == "battle"])
        s.later = tuple([g for g in s.later if waits_for(g) == "turn"])
        return False


def waits_for(f: Frame) -> str:
    """What a frame that waits is waiting for: the end of the battle or of the turn."""
    return f.at.program.ops[f.at.index - 1].name


def resume(s: State, waiting: list[Frame]) -> None:
    """What waited happens now, in its order. Copies of this position share what waits, so this one gets its own."""
    s.stack.extend([g.clone() for g in reversed(waiting)])


def bury(s: State) -> None:
    """Marked cards leave."""
    hand = hand_of[s.active]
    for c in s.marked:
        if c in s.zones[hand]:
            destroy(s, c, hand)
    s.marked = ()


class Refill(Op):
    """Close the ranks and fill them card by card; each card that is placed acts before the next."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        if s.rules.doors:
            return refill_step(s, f, self)
        s.claim = self.flag and s.won and s.rank == 1
        while (card := turn_up(s)) != EMPTY:
            if s.rules.placings and card in s.zones[HALL]:
                frames = placed(s, card)
                if frames:
                    return push_musts(s, frames)
        f.at = self.next
        return True


class Arrive(Op):
    """A card that has newly come to the first rank acts: each time, or once for each stay in the hall."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        f.at = self.next
        card = s.zones[HALL][0]
        if card == s.front or s.rules.doors:
            return True
        s.front = card
        if card == EMPTY:
            return True
        if s.rules.breach_once:
            if card in s.arrived:
                return True
            s.arrived += (card,)
        if s.log is not None:
            tell(s, "arrive", card)
        return push_musts(s, musts_of_one(s, s.rules.arrivals, card))


class EndTurn(Op):
    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        if s.later:
            resume(s, [*s.later])
            s.later = ()
            return False
        seat = f.seat
        if s.marked:
            # Without a battle, what was to leave with it leaves now.
            bury(s)
        n = hand_size(s, self.n) if s.map.hands_vary else self.n
        last = s.rules.doors and end_of_delve(s)
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
            s.over = True
            s.stack.clear()
            tell(s, "end")
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
