"""The steps of programs: what each word of the tree does to a position.

Every function here carries out one step of the frame on top of the stack, and moves the frame on, or opens a question
and leaves the frame where it is. The table at the end is the machine's vocabulary.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import options as opt
from . import rules as op
from .moves import (
    aside,
    destroy,
    discard_hand,
    draw,
    earn_xp,
    fill_hall,
    gain,
    mark,
    move,
    show_hand,
    tell,
)
from .numbers import buys, reckon, untyped_loss
from .state import (
    ASIDE,
    DESTROYED,
    DUNGEON,
    EMPTY,
    HALL,
    PER_SEAT,
    Q_BRANCH,
    Q_BUY,
    Q_FACE,
    Q_LEVEL,
    Q_ORDER,
    Q_PICK,
    Q_SPLIT,
    Q_WINDOW,
    SEAT_ZONES,
    Frame,
    Question,
    State,
    discard_of,
    first_stack,
    hand_of,
    zone_holding,
)
from .words import Context, aimed, amount, holds

if TYPE_CHECKING:
    from collections.abc import Callable

    from .rules import Op

TOP = -1
"""The lane number of a question that belongs to the frame on top of the stack."""


def ask(s: State, kind: int, seat: int, lane: int = TOP, options: list[int] | None = None) -> None:
    s.counts[seat] += 1
    s.asked.append(Question(kind, seat, s.counts[seat], lane, options))


def context(s: State, f: Frame) -> Context:
    return Context(f.seat, f.source, s.foe, s.rank, f.names, None)


# ------------------------------------------------------------------------------------------------------------
# Deciding: steps that change nothing, so that several seats may be at them at once


def decide(s: State, f: Frame, o: Op, lane: int) -> None:
    code = o.code
    if code == op.PICK:
        pick(s, f, o, lane)
    elif code == op.CHOOSE:
        options = opt.branches(s, f, o)
        if not options:
            f.pc = o.n
        elif len(options) == 1 and not secret(s, f):
            f.pc = o.jumps[opt.option_parts(options[0])[1]]
        else:
            ask(s, Q_BRANCH, f.seat, lane, options)
    elif code == op.IF:
        assert o.when is not None
        f.pc = f.pc + 1 if holds(s, o.when, context(s, f)) else o.n
    elif code == op.JUMP:
        f.pc = o.n
    else:
        lane_done(s, f)


def decide_on_top(s: State, f: Frame, o: Op) -> None:
    decide(s, f, o, TOP)


def secret(s: State, f: Frame) -> bool:
    """The hand is hidden from the table: whether a question is put must not tell what is in it."""
    return not (s.laid and f.seat == s.active)


def pick(s: State, f: Frame, o: Op, lane: int) -> None:
    found = opt.candidates(s, f, o)
    want = o.n if o.n >= 0 else len(found) + len(f.picked)
    left = want - len(f.picked)
    hidden = o.aim.place == op.IN_HAND and secret(s, f)
    if o.n == op.ALL_CARDS:
        f.picked += tuple(found)
    elif o.n == op.ANY_NUMBER or o.flag:
        if found and left:
            ask(s, Q_PICK, f.seat, lane)
            return
    elif hidden:
        # Only what the table knows decides whether to ask: the number of cards in the hand.
        hand = s.zones[hand_of(f.seat)]
        if left and len(hand) > len(f.picked):
            narrowed = o.aim.where is not None
            if narrowed or len(hand) - len(f.picked) > left:
                ask(s, Q_PICK, f.seat, lane)
                return
            f.picked += tuple(found)
    elif left and len(found) > left:
        options = opt.picks(s, f, o)
        if len(options) > 1:
            ask(s, Q_PICK, f.seat, lane, options)
            return
        f.picked += tuple(found[:left])
    elif left:
        f.picked += tuple(found)
    finish_pick(f, o)


def finish_pick(f: Frame, o: Op) -> None:
    f.names[o.name] = f.picked
    f.picked = ()
    f.pc += 1


# ------------------------------------------------------------------------------------------------------------
# Seats that decide at once


def each(s: State, f: Frame, o: Op) -> None:
    """All seats decide in lanes of their own, sealed; then the lanes are carried out one after the other."""
    if f.lanes:
        lane = f.lanes.pop(0)
        s.stack.append(lane)
        return
    n = s.seats
    order = [(s.active + i) % n for i in range(1, n)]
    if o.name == "all":
        order.append(s.active)
    f.lanes = [Frame(f.program, f.pc + 1, f.source, seat, dict(f.names), (), []) for seat in order]
    for i in range(len(order)):
        decide_lane(s, f, i)


def decide_lane(s: State, f: Frame, lane: int) -> None:
    """Let one seat's lane run as far as it only decides."""
    ops = s.rules.programs[f.program].ops
    g = f.lanes[lane]
    while ops[g.pc].code < op.LAST_SILENT and not any(q.lane == lane for q in s.asked):
        decide(s, g, ops[g.pc], lane)


def lane_done(s: State, f: Frame) -> None:
    """A lane has been carried out; what it named is gathered for the steps that follow."""
    s.stack.pop()
    parent = s.stack[-1]
    o = s.rules.programs[parent.program].ops[parent.pc]
    for name in o.names:
        parent.names[name] = parent.names.get(name, ()) + f.names.get(name, ())
    if not parent.lanes:
        parent.pc = o.n


# ------------------------------------------------------------------------------------------------------------
# Cards


def do_draw(s: State, f: Frame, o: Op) -> None:
    draw(s, f.seat, o.amount if isinstance(o.amount, int) else amount(s, o.amount, context(s, f)))
    f.pc += 1


def do_discard(s: State, f: Frame, o: Op) -> None:
    for c in aimed(s, o.aim, context(s, f)):
        zone = holding(s, f, c)
        if zone in (hand_of(f.seat), ASIDE):
            move(s, c, zone, discard_of(s.lent.pop(c, f.seat)))
    f.pc += 1


def do_destroy(s: State, f: Frame, o: Op) -> None:
    for c in aimed(s, o.aim, context(s, f)):
        if o.flag:
            mark(s, c)
        else:
            zone = holding(s, f, c)
            if zone != DESTROYED and zone < first_stack(s) + s.stacks:
                destroy(s, c, zone)
    f.pc += 1


def do_gain(s: State, f: Frame, o: Op) -> None:
    gain(s, f.seat, o.n, amount(s, o.amount, context(s, f)))
    f.pc += 1


def do_put(s: State, f: Frame, o: Op) -> None:
    for c in aimed(s, o.aim, context(s, f)):
        put(s, f, c, o.name)
    f.pc += 1


def put(s: State, f: Frame, card: int, to: str) -> None:
    zone = holding(s, f, card)
    if to == "under":
        move(s, card, zone, DUNGEON, under=True)
    elif to == "discard":
        move(s, card, zone, discard_of(f.seat))
    elif to == "hand":
        owner = (zone - SEAT_ZONES) // PER_SEAT
        move(s, card, zone, hand_of(f.seat))
        if owner != f.seat:
            s.lent[card] = owner
    elif zone == hand_of(f.seat):
        move(s, card, zone, discard_of(s.lent.pop(card, f.seat)))


def look(s: State, f: Frame, o: Op) -> None:
    f.names[o.name] = aside(s, f.seat, o.n)
    f.pc += 1


def arrange(s: State, f: Frame, o: Op) -> None:
    """Cards are placed from the first rank on, one by one."""
    row = [c for c in s.zones[HALL] if c != EMPTY]
    left = [c for c in row if c not in f.picked]
    if len(left) > 1:
        ask(s, Q_ORDER, f.seat)
        return
    s.claim = False
    order = (*f.picked, *left)
    s.zones[HALL] = order + (EMPTY,) * (s.rules.ranks - len(order))
    f.picked = ()
    tell(s, "arrange", f.seat, *s.zones[HALL])
    f.pc += 1


def show_none(s: State, f: Frame, o: Op) -> None:
    """A seat that had nothing to pick proves it."""
    if not f.names.get(o.name) and s.zones[hand_of(f.seat)] and secret(s, f):
        show_hand(s, f.seat)
    f.pc += 1


def holding(s: State, f: Frame, card: int) -> int:
    hand = hand_of(f.seat)
    return hand if card in s.zones[hand] else zone_holding(s, card)


# ------------------------------------------------------------------------------------------------------------
# Stock, lasting changes, flow


def earn(s: State, f: Frame, o: Op) -> None:
    n = amount(s, o.amount, context(s, f))
    if o.name == "xp":
        earn_xp(s, f.seat, n)
    elif n:
        s.gold += ((f.source, n),)
        tell(s, "gold", f.seat, f.source, n)
    f.pc += 1


def modify(s: State, f: Frame, o: Op) -> None:
    """Make a lasting change. It covers the cards picked, or whatever matches whenever it is counted."""
    targets = None
    x = context(s, f)
    if o.aim.code not in (op.AIM_CARDS, op.AIM_PARTY):
        targets = aimed(s, o.aim, x)
        if not targets:
            f.pc += 1
            return
    fixed = None if o.live else amount(s, o.amount, x)
    s.mods += ((f.program, f.pc, f.source, targets, fixed, o.flag),)
    tell(s, "change", f.source, f.program, f.pc, *(targets or ()))
    f.pc += 1


def later(s: State, f: Frame, o: Op) -> None:
    s.later.append(Frame(f.program, f.pc + 1, f.source, f.seat, dict(f.names), (), []))
    f.pc = o.n


def end_game(s: State, f: Frame, o: Op) -> None:
    s.over = True
    s.stack.clear()
    tell(s, "end")


def leave(s: State, f: Frame, o: Op) -> None:
    s.stack.pop()


# ------------------------------------------------------------------------------------------------------------
# The village


def reveal(s: State, f: Frame, o: Op) -> None:
    s.laid = True
    s.secrets += 1
    if s.log is not None:
        tell(s, "lay", f.seat, *s.zones[hand_of(f.seat)])
    f.pc += 1


def window(s: State, f: Frame, o: Op) -> None:
    options = opt.window(s, f, o)
    if len(options) == 1:
        f.pc += 1
    else:
        ask(s, Q_WINDOW, f.seat, TOP, options)


def buy_now(s: State, f: Frame, o: Op) -> None:
    options = opt.purchases(s, f, o)
    if len(options) == 1:
        f.pc += 1
    else:
        ask(s, Q_BUY, f.seat, TOP, options)


def purchase(s: State, f: Frame, o: Op) -> None:
    if s.bought < buys(s):
        options = opt.purchases(s, f, o)
        if len(options) > 1:
            ask(s, Q_BUY, f.seat, TOP, options)
            return
    f.pc += 1


def level_up(s: State, f: Frame, o: Op) -> None:
    if s.xp[f.seat]:
        options = opt.levels(s, f)
        if len(options) > 1:
            ask(s, Q_LEVEL, f.seat, TOP, options)
            return
    f.pc += 1


# ------------------------------------------------------------------------------------------------------------
# The battle


def face(s: State, f: Frame, o: Op) -> None:
    ranks = opt.fightable(s, f.seat)
    if not ranks:
        tell(s, "no-battle", f.seat)
        f.pc = o.n
    elif len(ranks) == 1:
        choose_foe(s, f, ranks[0])
    else:
        ask(s, Q_FACE, f.seat, TOP, [opt.option(opt.O_FACE, rank) for rank in ranks])


def choose_foe(s: State, f: Frame, rank: int) -> None:
    s.rank = rank
    s.foe = s.zones[HALL][rank - 1]
    f.pc += 1
    tell(s, "face", f.seat, s.foe, rank)


def fire(s: State, f: Frame, o: Op) -> None:
    """Push what must happen: the foe's lines, or the lines of the cards present that had a part in the battle."""
    f.pc += 1
    r = s.rules
    event = o.name
    who = (s.foe,) if r.events[event] == "foe" else s.zones[hand_of(s.active)]
    lines = r.musts[event]
    frames = [
        Frame(line.program, 0, c, s.active, {}, (), []) for c in who if c not in s.unable for line in lines[s.kinds[c]]
    ]
    push_musts(s, frames)


def push_musts(s: State, frames: list[Frame]) -> None:
    for f in frames:
        tell(s, "must", f.source, f.program)
    s.stack.extend(reversed(frames))


def settle(s: State, f: Frame, o: Op) -> None:
    if untyped_loss(s, f.seat):
        sums = reckon(s, f.seat, s.foe, s.rank)
        if sums.choices:
            f.picked = sums.choices[0]
            ask(s, Q_SPLIT, f.seat)
            return
    f.pc += 1


def compare(s: State, f: Frame, o: Op) -> None:
    sums = reckon(s, f.seat, s.foe, s.rank)
    s.total = sums.total
    s.won = sums.wins
    s.unable = tuple(c for c in s.zones[hand_of(f.seat)] if c in sums.unable)
    tell(s, "compare", f.seat, s.foe, s.total, sums.health, int(s.won))
    f.pc += 1


def spoil(s: State, f: Frame, o: Op) -> None:
    move(s, s.foe, HALL, discard_of(f.seat))
    earn_xp(s, f.seat, s.rules.printed["xp"][s.kinds[s.foe]])
    f.pc += 1


def retreat(s: State, f: Frame, o: Op) -> None:
    move(s, s.foe, HALL, DUNGEON, under=True)
    f.pc += 1


def aftermath(s: State, f: Frame, o: Op) -> None:
    """Marked cards leave, battle-long changes end, what waited for this happens."""
    f.pc += 1
    bury(s)
    if s.mods:
        s.mods = tuple(m for m in s.mods if not m[5])
    waiting, s.later = s.later, []
    s.stack.extend(reversed(waiting))


def bury(s: State) -> None:
    """Marked cards leave."""
    if not s.marked:
        return
    hand = hand_of(s.active)
    for c in s.marked:
        if c in s.zones[hand]:
            destroy(s, c, hand)
    s.marked = ()


def refill(s: State, f: Frame, o: Op) -> None:
    s.claim = o.flag and s.won and s.rank == 1
    fill_hall(s)
    f.pc += 1


def arrive(s: State, f: Frame, o: Op) -> None:
    """A card that has newly come to the first rank acts, once for each stay in the hall."""
    f.pc += 1
    card = s.zones[HALL][0]
    if card == s.front:
        return
    s.front = card
    if card == EMPTY or card in s.arrived:
        return
    s.arrived += (card,)
    tell(s, "arrive", card)
    kind = s.kinds[card]
    lines = [line for event in s.rules.arrivals for line in s.rules.musts[event][kind]]
    push_musts(s, [Frame(line.program, 0, card, s.active, {}, (), []) for line in lines])


def end_turn(s: State, f: Frame, o: Op) -> None:
    if s.later:
        waiting, s.later = s.later, []
        s.stack.extend(reversed(waiting))
        return
    seat = f.seat
    # Without a battle, what was to leave with it leaves now.
    bury(s)
    discard_hand(s, seat)
    s.laid = False
    s.gold = ()
    s.spent = s.bought = s.rank = s.total = 0
    s.used = {}
    s.held = {}
    s.mods = s.unable = ()
    s.split = {}
    s.foe = EMPTY
    s.won = s.claim = False
    draw(s, seat, o.n)
    s.turn += 1
    s.active = (seat + 1) % len(s.xp)
    f.seat = s.active
    f.pc = 0
    f.names = {}
    tell(s, "turn", s.active, s.turn)


# ------------------------------------------------------------------------------------------------------------
# The table


STEPS: list[Callable[[State, Frame, Op], None]] = [decide_on_top] * (op.SHOW_NONE + 1)
for _code, _step in (
    (op.DRAW, do_draw),
    (op.DISCARD, do_discard),
    (op.DESTROY, do_destroy),
    (op.GAIN, do_gain),
    (op.PUT, do_put),
    (op.LOOK, look),
    (op.ARRANGE, arrange),
    (op.EARN, earn),
    (op.BUY, buy_now),
    (op.MODIFY, modify),
    (op.FORBID, modify),
    (op.EACH, each),
    (op.LATER, later),
    (op.END, end_game),
    (op.RETURN, leave),
    (op.REVEAL, reveal),
    (op.WINDOW, window),
    (op.PURCHASE, purchase),
    (op.LEVEL_UP, level_up),
    (op.FACE, face),
    (op.FIRE, fire),
    (op.SETTLE, settle),
    (op.COMPARE, compare),
    (op.SPOIL, spoil),
    (op.RETREAT, retreat),
    (op.AFTERMATH, aftermath),
    (op.REFILL, refill),
    (op.ARRIVE, arrive),
    (op.END_TURN, end_turn),
    (op.SHOW_NONE, show_none),
):
    STEPS[_code] = _step
