"""The steps of cards: what each word of the tree does to a position, and the table of all steps.

Every step carries itself out for the frame on top of the stack: it moves the frame on, or opens a question and leaves
the frame where it is. It answers whether this frame goes on at once: not where somebody is asked or where something
else has to happen first. The table at the end is the machine's vocabulary."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import options as opt
from . import program as op
from .deciding import Act, Check, Choose, Each, Jump, LaneDone, Pick, React, ask, context, finish_pick, secret
from .effects import aimed, amount, barred, strength, weight
from .numbers import purse, sheltered
from .program import AIM_NAME, Op
from .queries import dice_name
from .rooms import Enter, ProduceLight, Slay, Stand, Suffer, Summon, Venture, Walk, send_champion
from .state import (
    ASIDE,
    DESTROYED,
    DUNGEON,
    EMPTY,
    HALL,
    PER_SEAT,
    Q_LEVEL,
    Q_LINE,
    Q_ORDER,
    ROOMS,
    SEAT_ZONES,
    Frame,
    State,
    deck_of,
    discard_of,
    front_of,
    hand_of,
    holding,
    new_frame,
)
from .triggers import beaten, musts_of, placed, push_musts
from .turns import (
    Aftermath,
    Arrive,
    BuyNow,
    Compare,
    EndTurn,
    Face,
    Fire,
    LevelUp,
    Purchase,
    Refill,
    Retreat,
    Reveal,
    Rise,
    Spoil,
    Trade,
    Window,
)
from .zones import (
    aside,
    aside_dungeon,
    destroy,
    draw,
    earn_xp,
    gain,
    home_of,
    in_random_order,
    mark,
    move,
    place,
    roll,
    show,
    tell,
)

if TYPE_CHECKING:
    pass


def targets(s: State, f: Frame, o: Op) -> tuple[int, ...]:
    """The cards a step is aimed at, without those that a battle effect does not reach."""
    aim = o.aim
    cards = f.names.get(aim.name, ()) if aim.code == AIM_NAME else aimed(s, aim, context(s, f))
    if s.held and f.at.program.guarded:
        return tuple(opt.all_but([*cards], sheltered(s, f.seat)))
    return cards


# ------------------------------------------------------------------------------------------------------------
# Cards


DREW: Final = "$drew"
"""The name under which a frame remembers that it drew."""


class Draw(Op):
    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        hand = hand_of[f.seat]
        before = len(s.zones[hand])
        n = draw(s, f.seat, max(0, self.amount if self.counted is None else amount(s, self, context(s, f))))
        if self.name:
            f.names = {**f.names, self.name: s.zones[hand][before:]}
        if n and s.rules.drawings:
            f.names = {**f.names, DREW: ()}
        f.at = self.next
        return True


class Discard(Op):
    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        for c in targets(s, f, self):
            zone = holding(s, f.seat, c)
            if zone in (hand_of[f.seat], ASIDE):
                move(s, c, zone, discard_of[home_of(s, c, f.seat)])
        f.at = self.next
        return True


class Destroy(Op):
    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        for c in targets(s, f, self):
            if self.flag:
                mark(s, c)
            else:
                zone = holding(s, f.seat, c)
                if zone != DESTROYED and zone < s.map.last_stack:
                    destroy(s, c, zone)
        f.at = self.next
        return True


class Gain(Op):
    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        to = {"discard": discard_of, "hand": hand_of, "front": front_of}[self.how][f.seat]
        came = gain(s, self.name, amount(s, self, context(s, f)), to)
        f.at = self.next
        for event in s.rules.gainings:
            push_musts(s, musts_of(s, event, came, f.seat))
        return s.stack[-1] is f


class Put(Op):
    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        for c in targets(s, f, self):
            put(s, f, c, self.name)
        f.at = self.next
        return True


def put(s: State, f: Frame, card: int, to: str) -> None:
    zone = holding(s, f.seat, card)
    if to == "deck":
        move(s, card, zone, deck_of[home_of(s, card, f.seat) if s.lent else f.seat])
    elif to in ("under", "top"):
        move(s, card, zone, DUNGEON, under=to == "under")
    elif to == "discard":
        if zone != discard_of[f.seat]:
            move(s, card, zone, discard_of[f.seat])
    elif to == "front":
        move(s, card, zone, front_of[f.seat])
    elif to == "pile":
        move(s, card, zone, s.map.piles.get(s.rules.cards[s.kinds[card]].stack, EMPTY), under=True)
    elif to == "hand":
        owner = (zone - SEAT_ZONES) // PER_SEAT
        move(s, card, zone, hand_of[f.seat])
        if owner != f.seat:
            s.lent = {**s.lent, card: owner}
    else:
        # One that was discarded has gone home by itself; one of the seat's own was never away.
        away = card in s.lent
        owner = home_of(s, card, f.seat)
        if zone == hand_of[f.seat] or (to == "owner" and away):
            move(s, card, zone, discard_of[owner])


class Look(Op):
    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        if self.how == "deck":
            f.names = {**f.names, self.name: aside(s, f.seat, self.n)}
        else:
            f.names = {**f.names, self.name: aside_dungeon(s, self.n, bottom=self.how == "bottom")}
        f.at = self.next
        return True


class Chance(Op):
    """Luck picks."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        found = tuple(opt.candidates(s, f, self))
        f.picked = in_random_order(s, found, self.aim.name)[: self.n] if len(found) > self.n else found
        finish_pick(f, self)
        return True


class Roll(Op):
    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        numbers = roll(s, self.n)
        f.names = {**f.names, dice_name(self.name): numbers}
        tell(s, "roll", f.seat, *numbers)
        f.at = self.next
        return True


class Travel(Op):
    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        for c in aimed(s, self.aim, context(s, f)):
            send_champion(s, f.seat, s.zones[ROOMS].index(c))
        f.at = self.next
        return True


class Show(Op):
    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        cards = targets(s, f, self)
        if cards:
            show(s, f.seat, cards)
        f.at = self.next
        return True


class Swap(Op):
    """Change places with the card in front, if neither is held in its rank."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        for c in aimed(s, self.aim, context(s, f)):
            hall = list(s.zones[HALL])
            rank = hall.index(c) if c in hall else 0
            if rank and opt.may_swap(s, c, f.source):
                hall[rank - 1], hall[rank] = hall[rank], hall[rank - 1]
                s.zones[HALL] = tuple(hall)
                tell(s, "arrange", f.seat, *hall)
        f.at = self.next
        return True


class Replace(Op):
    """A card turned up takes the place of a card of the hall, which takes its name and its place aside."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        f.at = self.next
        for old, new in zip(aimed(s, self.aim, context(s, f)), f.names.get(self.name, ()), strict=False):
            rank = s.zones[HALL].index(old)
            move(s, old, HALL, ASIDE)
            place(s, new, ASIDE, rank)
            f.names = {**f.names, self.name: tuple(old if c == new else c for c in f.names[self.name])}
            push_musts(s, placed(s, new))
        return s.stack[-1] is f


class Level(Rise):
    """Heroes go up a level by an ability."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        if len(f.picked) < self.n or self.n == op.ANY_NUMBER:
            options = opt.levels(s, f, self)
            if len(options) > 1 or (options and opt.shared(s, options[0])):
                return ask(s, f, Q_LEVEL, options)
            if options and options[0] != opt.DONE:
                self.take(s, f, options[0])
                return True
        f.picked = ()
        f.at = self.next
        return True


class Cancel(Op):
    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        if self.n == op.ALL_CARDS:
            cancel_line(s, f, self, None, None)
            return True
        options = opt.lines(s, f, self)
        if len(options) > 1:
            return ask(s, f, Q_LINE, options)
        if options:
            self.take(s, f, options[0])
        else:
            f.at = self.next
        return True

    def take(self, s: State, f: Frame, option: int) -> None:
        _, card, program = opt.option_parts(option)
        cancel_line(s, f, self, (card,), s.rules.programs[program].ability)


def cancel_line(s: State, f: Frame, o: Op, cards: tuple[int, ...] | None, ability: int | None) -> None:
    s.mods += ((o, f.source, cards, ability, ()),)
    tell(s, "change", f.source, o.program.number, o.index, *(cards or ()))
    f.at = o.next


class Defeat(Op):
    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        f.at = self.next
        frames: list[Frame] = []
        for c in aimed(s, self.aim, context(s, f)):
            if c in s.zones[HALL] and not barred(s, "leave", c):
                tell(s, "defeat", f.seat, c)
                move(s, c, HALL, discard_of[f.seat])
                frames += beaten(s, c)
        return push_musts(s, frames)


class Again(Op):
    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        s.again = True
        f.at = self.next
        return True


class Arrange(Op):
    """Cards are placed from the first rank on, one by one; a card that may not switch keeps its rank."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        free = [rank for rank, c in enumerate(s.zones[HALL]) if opt.may_switch(s, c, f.source)]
        left = [c for rank in free if (c := s.zones[HALL][rank]) not in f.picked]
        if len(left) > 1:
            return ask(s, f, Q_ORDER)
        s.claim = False
        hall = list(s.zones[HALL])
        for rank, c in zip(free, (*f.picked, *left), strict=True):
            hall[rank] = c
        s.zones[HALL] = tuple(hall)
        f.picked = ()
        tell(s, "arrange", f.seat, *hall)
        f.at = self.next
        return True

    def take(self, s: State, f: Frame, option: int) -> None:
        f.picked += (option >> opt.FIRST & opt.MASK,)


class ShowNone(Op):
    """A seat that had nothing to pick proves it."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        if not f.names.get(self.name) and s.zones[hand_of[f.seat]] and secret(s, f):
            show(s, f.seat, s.zones[hand_of[f.seat]])
        f.at = self.next
        return True


# ------------------------------------------------------------------------------------------------------------
# Stock, lasting changes, flow


class Earn(Op):
    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        n = amount(s, self, context(s, f))
        if self.name == "xp":
            earn_xp(s, f.seat, n)
        elif n:
            s.gold += ((f.source, n),)
            tell(s, "gold", f.seat, f.source, n)
        f.at = self.next
        return True


class Lose(Op):
    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        n = amount(s, self, context(s, f))
        if self.name == "xp":
            earn_xp(s, f.seat, -min(n, s.xp[f.seat]))
        else:
            n = min(n, purse(s, f.seat) - s.spent)
            if n > 0:
                s.gold += ((f.source, -n),)
                tell(s, "gold", f.seat, f.source, -n)
        f.at = self.next
        return True


class Modify(Op):
    """Make a lasting change. It covers the cards picked, or whatever matches whenever it is counted."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        on = None
        later_too = s.rules.covers_later or self.how == "ignore"
        if self.aim.code != op.AIM_PARTY and not (self.aim.code == op.AIM_CARDS and later_too):
            on = targets(s, f, self)
            if not on:
                f.at = self.next
                return True
        fixed = None if self.live else amount(s, self, context(s, f))
        s.mods += ((self, f.source, on, fixed, f.names.get(self.name, ()) if self.name else ()),)
        if s.log is not None:
            tell(s, "change", f.source, self.program.number, self.index, *(on or ()))
        if s.rules.weapons_fall and self.figure in ("strength", "weight"):
            drop_weapons(s)
        f.at = self.next
        return True


def drop_weapons(s: State) -> None:
    """A weapon that has become too heavy for its hero is lost to him."""
    for w, h in list(s.held.items()):
        if h != EMPTY and weight(s, s.active, w, h) > strength(s, s.active, h):
            s.held = {**s.held, w: EMPTY}
            tell(s, "drop", s.active, w, h)


class Later(Op):
    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        s.later += (new_frame(self.next, f.source, f.seat, f.names),)
        f.at = self.out
        return True


class End(Op):
    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        if self.name == "turn":
            del s.stack[1:]
            turn = s.stack[0]
            turn.at = next(o for o in s.rules.closes if o.index > turn.at.index)
            turn.lanes = ()
            return False
        s.over = True
        s.stack.clear()
        tell(s, "end")
        return False


class GoOn(Op):
    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        f.at = self.next
        return True


class Leave(Op):
    """A program is done. An ability that drew cards is told to the hall."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        s.stack.pop()
        window = self.program.window
        if DREW in f.names and window and window not in s.rules.effects:
            for event in s.rules.drawings:
                push_musts(s, musts_of(s, event, s.zones[HALL], f.seat))
        return False


# ------------------------------------------------------------------------------------------------------------
# The table


STEPS: Final[list[type[Op]]] = [Op] * (op.SHOW_NONE + 1)
for _code, _step in (
    (op.PICK, Pick),
    (op.CHOOSE, Choose),
    (op.IF, Check),
    (op.JUMP, Jump),
    (op.REACT, React),
    (op.LANE_END, LaneDone),
    (op.DRAW, Draw),
    (op.DISCARD, Discard),
    (op.DESTROY, Destroy),
    (op.GAIN, Gain),
    (op.PUT, Put),
    (op.LOOK, Look),
    (op.ARRANGE, Arrange),
    (op.EARN, Earn),
    (op.LOSE, Lose),
    (op.BUY, BuyNow),
    (op.CHANCE, Chance),
    (op.ROLL, Roll),
    (op.TRAVEL, Travel),
    (op.VENTURE, Venture),
    (op.SHOW, Show),
    (op.SWAP, Swap),
    (op.REPLACE, Replace),
    (op.LEVEL, Level),
    (op.CANCEL, Cancel),
    (op.DEFEAT, Defeat),
    (op.AGAIN, Again),
    (op.MODIFY, Modify),
    (op.FORBID, Modify),
    (op.EACH, Each),
    (op.LATER, Later),
    (op.END, End),
    (op.ACT, Act),
    (op.RETURN, Leave),
    (op.REVEAL, Reveal),
    (op.WINDOW, Window),
    (op.PURCHASE, Purchase),
    (op.TRADE, Trade),
    (op.LEVEL_UP, LevelUp),
    (op.STAND, Stand),
    (op.ENTER, Enter),
    (op.LIGHT, ProduceLight),
    (op.WALK, Walk),
    (op.FACE, Face),
    (op.FIRE, Fire),
    (op.COMPARE, Compare),
    (op.SPOIL, Spoil),
    (op.SUFFER, Suffer),
    (op.SLAY, Slay),
    (op.RETREAT, Retreat),
    (op.AFTERMATH, Aftermath),
    (op.REFILL, Refill),
    (op.ARRIVE, Arrive),
    (op.SUMMON, Summon),
    (op.CLOSE, GoOn),
    (op.END_TURN, EndTurn),
    (op.SHOW_NONE, ShowNone),
):
    STEPS[_code] = _step
