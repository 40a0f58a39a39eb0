"""The machine: runs programs until somebody has to decide.

:func:`advance` runs the frame on top of the stack, step by step. A step that needs a decision opens a question and
stays where it
is; :func:`answer` takes one option of it and the machine goes on. Everything in between is in the position itself.
"""

from __future__ import annotations

from . import rules as op
from .moves import (
    aside,
    destroy,
    draw,
    earn_xp,
    fill_hall,
    gain,
    mark,
    move,
    show_hand,
    tell,
)
from .numbers import Context, aimed, amount, buys, holds, reckon
from .options import (
    O_BRANCH,
    O_BUY,
    O_CARD,
    O_DONE,
    O_EQUIP,
    O_FACE,
    O_LEVEL,
    O_SHOW,
    O_SPLIT,
    O_USE,
    branch_possible,
    candidates,
    list_options,
    option_parts,
)
from .rules import AIM_PARTY, ALL_CARDS, ANY_NUMBER, LAST_SILENT, Op
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

TOP = -1
"""The lane number of a question that belongs to the frame on top of the stack."""


def begin(s: State) -> None:
    """Start the turn program of a position that has just been set up."""
    s.counts = [0] * s.seats
    s.front = s.zones[HALL][0]
    s.stack = [Frame(0, 0, EMPTY, s.active, {}, (), [])]
    advance(s)


def advance(s: State) -> None:
    """Run until a question is open or the game is over."""
    programs = s.rules.programs
    while not s.asked and not s.over:
        f = s.stack[-1]
        step(s, f, programs[f.program].ops[f.pc])


def answer(s: State, q: Question, option: int, *, run: bool = True) -> None:
    """Take one option of an open question. The option must be one of :func:`options.list_options`; callers at the
    edge check."""
    s.asked.remove(q)
    if q.lane == TOP:
        resolve(s, s.stack[-1], q, option)
    else:
        each = s.stack[-1]
        resolve(s, each.lanes[q.lane], q, option)
        decide_lane(s, each, q.lane)
    if run and not s.asked:
        advance(s)


def ask(s: State, kind: int, seat: int, lane: int = TOP, options: list[int] | None = None) -> None:
    s.counts[seat] += 1
    s.asked.append(Question(kind, seat, s.counts[seat], lane, options))


def context(s: State, f: Frame) -> Context:
    return Context(f.seat, f.source, s.foe, s.rank, f.names, None)


# ------------------------------------------------------------------------------------------------------------
# Steps


def step(s: State, f: Frame, o: Op) -> None:
    code = o.code
    if code <= LAST_SILENT:
        decide(s, f, o, TOP)
    elif code == op.WINDOW:
        q = Question(Q_WINDOW, f.seat, 0, TOP, None)
        options = list_options(s, q)
        if len(options) == 1:
            f.pc += 1
        else:
            ask(s, Q_WINDOW, f.seat, TOP, options)
    elif code == op.RETURN:
        s.stack.pop()
    elif code == op.DRAW:
        draw(s, f.seat, o.amount if isinstance(o.amount, int) else amount(s, o.amount, context(s, f)))
        f.pc += 1
    elif code == op.DESTROY:
        for c in aimed(s, o.aim, context(s, f)):
            if o.flag:
                mark(s, c)
            else:
                zone = holding(s, f, c)
                if zone != DESTROYED and zone < first_stack(s) + s.stacks:
                    destroy(s, c, zone)
        f.pc += 1
    elif code == op.MODIFY or code == op.FORBID:
        modify(s, f, o)
        f.pc += 1
    elif code == op.DISCARD:
        for c in aimed(s, o.aim, context(s, f)):
            zone = holding(s, f, c)
            if zone in (hand_of(f.seat), ASIDE):
                move(s, c, zone, discard_of(s.lent.pop(c, f.seat)))
        f.pc += 1
    elif code == op.PURCHASE:
        purchase(s, f)
    elif code == op.END_TURN:
        end_turn(s, f, o)
    elif code == op.LEVEL_UP:
        level_up(s, f)
    elif code == op.REVEAL:
        s.laid = True
        s.secrets += 1
        tell(s, "lay", f.seat, *s.zones[hand_of(f.seat)])
        f.pc += 1
    elif code == op.FACE:
        q = Question(Q_FACE, f.seat, 0, TOP, None)
        options = list_options(s, q)
        if not options:
            tell(s, "no-battle", f.seat)
            f.pc = o.n
        elif len(options) == 1:
            face(s, f, option_parts(options[0])[1])
        else:
            ask(s, Q_FACE, f.seat, TOP, options)
    elif code == op.FIRE:
        f.pc += 1
        fire(s, o.name)
    elif code == op.SETTLE:
        sums = reckon(s, f.seat, s.foe, s.rank)
        if sums.choices:
            f.picked = sums.choices[0]
            ask(s, Q_SPLIT, f.seat)
        else:
            f.pc += 1
    elif code == op.COMPARE:
        sums = reckon(s, f.seat, s.foe, s.rank)
        s.total = sums.total
        s.won = sums.wins
        s.unable = tuple(sums.unable)
        tell(s, "compare", f.seat, s.foe, s.total, sums.health, int(s.won))
        f.pc += 1
    elif code == op.SPOIL:
        move(s, s.foe, HALL, discard_of(f.seat))
        earn_xp(s, f.seat, s.rules.printed["xp"][s.kinds[s.foe]])
        f.pc += 1
    elif code == op.RETREAT:
        move(s, s.foe, HALL, DUNGEON, under=True)
        f.pc += 1
    elif code == op.AFTERMATH:
        f.pc += 1
        battle_over(s)
    elif code == op.REFILL:
        s.claim = o.flag and s.won and s.rank == 1
        fill_hall(s)
        f.pc += 1
    elif code == op.ARRIVE:
        f.pc += 1
        arrive(s)
    elif code == op.EARN:
        n = amount(s, o.amount, context(s, f))
        if o.name == "xp":
            earn_xp(s, f.seat, n)
        elif n:
            s.gold += ((f.source, n),)
            tell(s, "gold", f.seat, f.source, n)
        f.pc += 1
    elif code == op.EACH:
        each(s, f, o)
    elif code == op.PUT:
        for c in aimed(s, o.aim, context(s, f)):
            put(s, f, c, o.name)
        f.pc += 1
    elif code == op.GAIN:
        gain(s, f.seat, o.n, amount(s, o.amount, context(s, f)))
        f.pc += 1
    elif code == op.BUY:
        q = Question(Q_BUY, f.seat, 0, TOP, None)
        options = list_options(s, q)
        if len(options) == 1:
            f.pc += 1
        else:
            ask(s, Q_BUY, f.seat, TOP, options)
    elif code == op.LOOK:
        f.names[o.name] = aside(s, f.seat, o.n)
        f.pc += 1
    elif code == op.ARRANGE:
        arrange(s, f)
    elif code == op.LATER:
        s.later.append(Frame(f.program, f.pc + 1, f.source, f.seat, dict(f.names), (), []))
        f.pc = o.n
    elif code == op.SHOW_NONE:
        if not f.names.get(o.name) and s.zones[hand_of(f.seat)] and not (s.laid and f.seat == s.active):
            show_hand(s, f.seat)
        f.pc += 1
    elif code == op.END:
        s.over = True
        s.stack.clear()
        tell(s, "end")
    else:
        raise AssertionError(f"a step the machine does not know: {code}")


def decide(s: State, f: Frame, o: Op, lane: int) -> None:
    """The steps that only decide; several seats may be at them at once, each in its own lane."""
    if o.code == op.PICK:
        pick(s, f, o, lane)
    elif o.code == op.CHOOSE:
        possible = [i for i in range(len(o.names)) if branch_possible(s, f, o.jumps[i])]
        if not possible:
            f.pc = o.n
        elif len(possible) == 1 and not secret(s, f):
            f.pc = o.jumps[possible[0]]
        else:
            ask(s, Q_BRANCH, f.seat, lane)
    elif o.code == op.IF:
        assert o.when is not None
        f.pc = f.pc + 1 if holds(s, o.when, context(s, f)) else o.n
    elif o.code == op.JUMP:
        f.pc = o.n
    else:
        lane_done(s, f)


def secret(s: State, f: Frame) -> bool:
    """The hand is hidden from the table: whether a question is put must not tell what is in it."""
    return not (s.laid and f.seat == s.active)


def pick(s: State, f: Frame, o: Op, lane: int) -> None:
    found = candidates(s, f, o)
    want = o.n if o.n >= 0 else len(found) + len(f.picked)
    left = want - len(f.picked)
    hidden = o.aim.place == op.IN_HAND and secret(s, f)
    if o.n == ALL_CARDS:
        f.picked += tuple(found)
    elif o.n == ANY_NUMBER or o.flag:
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
        options = list_options(s, Question(Q_PICK, f.seat, 0, lane, None))
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
    while ops[g.pc].code < LAST_SILENT and not any(q.lane == lane for q in s.asked):
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
# Answers


def resolve(s: State, f: Frame, q: Question, option: int) -> None:
    o = s.rules.programs[f.program].ops[f.pc]
    what, a, b = option_parts(option)
    if what == O_DONE:
        if o.code == op.PICK:
            finish_pick(f, o)
        else:
            f.pc += 1
    elif what == O_USE:
        use(s, f, a, b)
    elif what == O_EQUIP:
        s.held[a] = b
        tell(s, "equip", f.seat, a, b)
    elif what == O_CARD:
        f.picked += (a,)
        if o.code == op.PICK and o.n == len(f.picked):
            finish_pick(f, o)
    elif what == O_SHOW:
        finish_pick(f, o)
    elif what == O_BUY:
        buy(s, f, a, o.code == op.PURCHASE)
    elif what == O_LEVEL:
        level(s, f, a, b)
    elif what == O_FACE:
        face(s, f, a)
    elif what == O_BRANCH:
        if q.lane == TOP:
            tell(s, "choose", f.seat, f.program, f.pc, a)
        f.pc = o.jumps[a]
    elif what == O_SPLIT:
        s.split[f.picked[0]] = a
        f.picked = ()


def use(s: State, f: Frame, card: int, program: int) -> None:
    s.used[card] = s.used.get(card, 0) | 1 << s.rules.programs[program].ability
    tell(s, "use", f.seat, card, program)
    s.stack.append(Frame(program, 0, card, f.seat, {}, (), []))


def buy(s: State, f: Frame, zone: int, counted: bool) -> None:
    card = s.zones[zone][0]
    tell(s, "buy", f.seat, card)
    move(s, card, zone, discard_of(f.seat))
    if counted:
        s.bought += 1
        s.spent += s.rules.cost[s.kinds[card]]
    else:
        f.pc += 1


def purchase(s: State, f: Frame) -> None:
    if s.bought < buys(s):
        q = Question(Q_BUY, f.seat, 0, TOP, None)
        options = list_options(s, q)
        if len(options) > 1:
            ask(s, Q_BUY, f.seat, TOP, options)
            return
    f.pc += 1


def level_up(s: State, f: Frame) -> None:
    if s.xp[f.seat]:
        options = list_options(s, Question(Q_LEVEL, f.seat, 0, TOP, None))
        if len(options) > 1:
            ask(s, Q_LEVEL, f.seat, TOP, options)
            return
    f.pc += 1


def level(s: State, f: Frame, hero: int, better: int) -> None:
    """Exchange a hero of the hand for a card of its next level; which one was found when the options were listed."""
    earn_xp(s, f.seat, -s.rules.printed["level-cost"][s.kinds[hero]])
    tell(s, "level", f.seat, hero, better)
    destroy(s, hero, hand_of(f.seat))
    move(s, better, zone_holding(s, better), discard_of(f.seat))


def face(s: State, f: Frame, rank: int) -> None:
    s.rank = rank
    s.foe = s.zones[HALL][rank - 1]
    f.pc += 1
    tell(s, "face", f.seat, s.foe, rank)


# ------------------------------------------------------------------------------------------------------------
# Steps that are more than a line


def holding(s: State, f: Frame, card: int) -> int:
    hand = hand_of(f.seat)
    return hand if card in s.zones[hand] else zone_holding(s, card)


def modify(s: State, f: Frame, o: Op) -> None:
    """Make a lasting change. It covers the cards picked, or whatever matches whenever it is counted."""
    targets = None
    x = context(s, f)
    if o.aim.code not in (op.AIM_CARDS, AIM_PARTY):
        targets = aimed(s, o.aim, x)
        if not targets:
            return
    fixed = None if o.live else amount(s, o.amount, x)
    s.mods += ((f.program, f.pc, f.source, targets, fixed, o.flag),)
    tell(s, "change", f.source, f.program, f.pc, *(targets or ()))


def fire(s: State, event: str) -> None:
    """Push what must happen: the foe's lines for its battle, or the lines of the cards present."""
    r = s.rules
    frames = []
    if event in r.late_events:
        frames = [Frame(line.program, 0, s.foe, s.active, {}, (), []) for line in r.musts[event][s.kinds[s.foe]]]
    else:
        for c in s.zones[hand_of(s.active)]:
            if c not in s.unable:
                frames += [Frame(line.program, 0, c, s.active, {}, (), []) for line in r.musts[event][s.kinds[c]]]
    push_musts(s, frames)


def push_musts(s: State, frames: list[Frame]) -> None:
    for f in frames:
        tell(s, "must", f.source, f.program)
    s.stack.extend(reversed(frames))


def battle_over(s: State) -> None:
    """Marked cards leave, battle-long changes end, what waited for this happens."""
    for c in s.marked:
        zone = zone_holding(s, c)
        if zone == hand_of(s.active):
            destroy(s, c, zone)
    s.marked = ()
    s.mods = tuple(m for m in s.mods if not m[5])
    later, s.later = s.later, []
    s.stack.extend(reversed(later))


def arrive(s: State) -> None:
    """A card that has newly come to the first rank acts, once for each stay in the hall."""
    card = s.zones[HALL][0]
    if card == s.front:
        return
    s.front = card
    if card == EMPTY or card in s.arrived:
        return
    s.arrived += (card,)
    tell(s, "arrive", card)
    r = s.rules
    lines = r.musts["breach"][s.kinds[card]] + r.musts["arrive"][s.kinds[card]]
    push_musts(s, [Frame(line.program, 0, card, s.active, {}, (), []) for line in lines])


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


def arrange(s: State, f: Frame) -> None:
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


def end_turn(s: State, f: Frame, o: Op) -> None:
    if s.later:
        later, s.later = s.later, []
        s.stack.extend(reversed(later))
        return
    seat = f.seat
    hand = hand_of(seat)
    if s.log is None and not s.lent and not s.known:
        s.zones[hand + 1] += s.zones[hand]
        s.zones[hand] = ()
    else:
        for c in s.zones[hand]:
            move(s, c, hand, discard_of(s.lent.pop(c, seat)))
    s.laid = False
    s.gold = ()
    s.spent = s.bought = s.rank = s.total = 0
    s.used = {}
    s.held = {}
    s.marked = s.mods = s.unable = ()
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
