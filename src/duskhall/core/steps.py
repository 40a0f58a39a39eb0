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
    aside_dungeon,
    destroy,
    discard_hand,
    draw,
    earn_xp,
    gain,
    mark,
    move,
    place,
    show,
    tell,
    turn_up,
)
from .numbers import allowed, buys, hand_size, purse, reckon, untyped_loss
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
    Q_FIRST,
    Q_LEVEL,
    Q_LINE,
    Q_ORDER,
    Q_PICK,
    Q_SEAT,
    Q_SPLIT,
    Q_WINDOW,
    SEAT_ZONES,
    Frame,
    Question,
    State,
    deck_of,
    discard_of,
    first_stack,
    front_of,
    hand_of,
    secret_of,
    zone_holding,
)
from .words import (
    Context,
    Effect,
    aimed,
    amount,
    barred,
    cancelled,
    covers,
    hall_effects,
    holds,
    in_force,
    matches,
    sheltered,
    strength,
    weight,
)

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


def targets(s: State, f: Frame, o: Op) -> tuple[int, ...]:
    """The cards a step is aimed at, without those that a battle effect does not reach."""
    cards = aimed(s, o.aim, context(s, f))
    if s.held and s.rules.programs[f.program].guarded:
        safe = sheltered(s, f.seat)
        if safe:
            return tuple(c for c in cards if c not in safe)
    return cards


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
    elif code == op.REACT:
        if opt.may_react(s, f, o):
            ask(s, Q_WINDOW, f.seat, lane)
        else:
            f.pc += 1
    else:
        lane_done(s, f)


def decide_on_top(s: State, f: Frame, o: Op) -> None:
    decide(s, f, o, TOP)


def jump(s: State, f: Frame, o: Op) -> None:
    f.pc = o.n


def pick_on_top(s: State, f: Frame, o: Op) -> None:
    pick(s, f, o, TOP)


def secret(s: State, f: Frame) -> bool:
    """The hand is hidden from the table: whether a question is put must not tell what is in it."""
    return not (s.laid and f.seat == s.active)


def pick(s: State, f: Frame, o: Op, lane: int) -> None:
    found = opt.candidates(s, f, o)
    want = o.n if o.n >= 0 else len(found) + len(f.picked)
    left = want - len(f.picked)
    hidden = o.aim.place in (op.IN_HAND, op.IN_SECRET) and secret(s, f)
    # Of a hidden zone only what the table knows decides whether to ask: its number of cards.
    zone = s.zones[hand_of(f.seat) if o.aim.place == op.IN_HAND else secret_of(f.seat)] if hidden else ()
    if o.n == op.ALL_CARDS and not (o.open and left > 1):
        f.picked += tuple(found)
    elif o.n == op.ALL_CARDS:
        ask(s, Q_PICK, f.seat, lane)
        return
    elif o.n == op.ANY_NUMBER or o.flag:
        if left and (len(zone) > len(f.picked) if hidden else found):
            ask(s, Q_PICK, f.seat, lane)
            return
    elif hidden:
        if left and len(zone) > len(f.picked):
            narrowed = o.aim.where is not None
            if narrowed or len(zone) - len(f.picked) > left:
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
    if o.aim.place == op.IN_NAME and o.figure != "pick":
        f.names[o.aim.name] = tuple(c for c in f.names.get(o.aim.name, ()) if c not in f.picked)
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
    if o.name == "one":
        ask(s, Q_SEAT, f.seat)
        return
    n = s.seats
    order = [(s.active + i) % n for i in range(1, n)]
    if o.name == "all":
        order.append(s.active)
    open_lanes(s, f, order)


def open_lanes(s: State, f: Frame, seats: list[int]) -> None:
    f.lanes = [Frame(f.program, f.pc + 1, f.source, seat, dict(f.names), (), []) for seat in seats]
    for i in range(len(seats)):
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


def act(s: State, f: Frame, o: Op) -> None:
    """What a seat decided in its lane is done now; then it may go on."""
    if f.picked:
        card, program = f.picked
        f.picked = ()
        f.pc -= 1
        use(s, f, card, program)
    else:
        f.pc += 1


def use(s: State, f: Frame, card: int, program: int) -> None:
    if secret(s, f) and card in s.zones[hand_of(f.seat)]:
        show(s, f.seat, (card,))
    s.used[card] = s.used.get(card, 0) | 1 << s.rules.programs[program].ability
    tell(s, "use", f.seat, card, program)
    s.stack.append(Frame(program, 0, card, f.seat, {}, (), []))


# ------------------------------------------------------------------------------------------------------------
# Cards


DREW = "$drew"
"""The name under which a frame remembers that it drew."""


def do_draw(s: State, f: Frame, o: Op) -> None:
    hand = hand_of(f.seat)
    before = len(s.zones[hand])
    n = draw(s, f.seat, o.amount if isinstance(o.amount, int) else amount(s, o.amount, context(s, f)))
    if o.name:
        f.names[o.name] = s.zones[hand][before:]
    if n and s.rules.drawings:
        f.names[DREW] = ()
    f.pc += 1


def do_discard(s: State, f: Frame, o: Op) -> None:
    for c in targets(s, f, o):
        zone = holding(s, f, c)
        if zone in (hand_of(f.seat), ASIDE):
            move(s, c, zone, discard_of(s.lent.pop(c, f.seat)))
    f.pc += 1


def do_destroy(s: State, f: Frame, o: Op) -> None:
    for c in targets(s, f, o):
        if o.flag:
            mark(s, c)
        else:
            zone = holding(s, f, c)
            if zone != DESTROYED and zone < first_stack(s) + s.stacks:
                destroy(s, c, zone)
    f.pc += 1


def do_gain(s: State, f: Frame, o: Op) -> None:
    to = {"discard": discard_of, "hand": hand_of, "front": front_of}[o.how](f.seat)
    gain(s, f.seat, o.name, amount(s, o.amount, context(s, f)), to)
    f.pc += 1


def do_put(s: State, f: Frame, o: Op) -> None:
    for c in targets(s, f, o):
        put(s, f, c, o.name)
    f.pc += 1


def put(s: State, f: Frame, card: int, to: str) -> None:
    zone = holding(s, f, card)
    if to in ("under", "top"):
        move(s, card, zone, DUNGEON, under=to == "under")
    elif to == "discard":
        if zone != discard_of(f.seat):
            move(s, card, zone, discard_of(f.seat))
    elif to == "deck":
        move(s, card, zone, deck_of(s.lent.pop(card, f.seat)))
    elif to == "front":
        move(s, card, zone, front_of(f.seat))
    elif to == "hand":
        owner = (zone - SEAT_ZONES) // PER_SEAT
        move(s, card, zone, hand_of(f.seat))
        if owner != f.seat:
            s.lent[card] = owner
    else:
        # One that was discarded has gone home by itself; one of the seat's own was never away.
        away = card in s.lent
        owner = s.lent.pop(card, f.seat)
        if zone == hand_of(f.seat) or (to == "owner" and away):
            move(s, card, zone, discard_of(owner))


def look(s: State, f: Frame, o: Op) -> None:
    if o.how == "deck":
        f.names[o.name] = aside(s, f.seat, o.n)
    else:
        f.names[o.name] = aside_dungeon(s, o.n, bottom=o.how == "bottom")
    f.pc += 1


def do_show(s: State, f: Frame, o: Op) -> None:
    cards = targets(s, f, o)
    if cards:
        show(s, f.seat, cards)
    f.pc += 1


def swap(s: State, f: Frame, o: Op) -> None:
    """Change places with the card in front, if neither is held in its rank."""
    f.pc += 1
    for c in aimed(s, o.aim, context(s, f)):
        hall = list(s.zones[HALL])
        rank = hall.index(c) if c in hall else 0
        if rank and opt.may_swap(s, c, f.source):
            hall[rank - 1], hall[rank] = hall[rank], hall[rank - 1]
            s.zones[HALL] = tuple(hall)
            tell(s, "arrange", f.seat, *hall)


def replace(s: State, f: Frame, o: Op) -> None:
    """A card turned up takes the place of a card of the hall, which takes its name and its place aside."""
    f.pc += 1
    for old, new in zip(aimed(s, o.aim, context(s, f)), f.names.get(o.name, ()), strict=False):
        rank = s.zones[HALL].index(old)
        move(s, old, HALL, ASIDE)
        place(s, new, ASIDE, rank)
        f.names[o.name] = tuple(old if c == new else c for c in f.names[o.name])
        push_musts(s, placed(s, new))


def level(s: State, f: Frame, o: Op) -> None:
    """Heroes go up a level by an ability; the steps are asked one after the other."""
    if len(f.picked) < o.n or o.n == op.ANY_NUMBER:
        options = opt.levels(s, f, o)
        if len(options) > 1:
            ask(s, Q_LEVEL, f.seat, TOP, options)
            return
        if options and options[0] != opt.DONE:
            _, hero, better = opt.option_parts(options[0])
            rise(s, f, o, hero, better)
            return
    f.picked = ()
    f.pc += 1


def rise(s: State, f: Frame, o: Op, hero: int, better: int) -> None:
    """Exchange a hero for a card of its next level; which one was found when the options were listed."""
    if not o.flag:
        earn_xp(s, f.seat, -s.rules.printed["level-cost"][s.kinds[hero]])
    tell(s, "level", f.seat, hero, better)
    destroy(s, hero, zone_holding(s, hero))
    to = {"hand": hand_of, "front": front_of}.get(o.how, discard_of)(f.seat)
    move(s, better, zone_holding(s, better), to)
    if o.code == op.LEVEL:
        # The change that this step leaves: the card does not go up again this turn.
        s.mods += ((f.program, f.pc, f.source, (better,), None, False, ()),)
        f.picked += (better,)


def cancel(s: State, f: Frame, o: Op) -> None:
    if o.n == op.ALL_CARDS:
        cancel_line(s, f, None, None)
        return
    options = opt.lines(s, f, o)
    if len(options) > 1:
        ask(s, Q_LINE, f.seat, TOP, options)
    elif options:
        _, card, program = opt.option_parts(options[0])
        cancel_line(s, f, (card,), s.rules.programs[program].ability)
    else:
        f.pc += 1


def cancel_line(s: State, f: Frame, cards: tuple[int, ...] | None, ability: int | None) -> None:
    s.mods += ((f.program, f.pc, f.source, cards, ability, False, ()),)
    tell(s, "change", f.source, f.program, f.pc, *(cards or ()))
    f.pc += 1


def defeat(s: State, f: Frame, o: Op) -> None:
    f.pc += 1
    frames: list[Frame] = []
    for c in aimed(s, o.aim, context(s, f)):
        if c in s.zones[HALL] and not barred(s, "leave", c):
            tell(s, "defeat", f.seat, c)
            move(s, c, HALL, discard_of(f.seat))
            frames += beaten(s, c)
    push_musts(s, frames)


def again(s: State, f: Frame, o: Op) -> None:
    s.again = True
    f.pc += 1


def arrange(s: State, f: Frame, o: Op) -> None:
    """Cards are placed from the first rank on, one by one; a card that may not switch keeps its rank."""
    free = [rank for rank, c in enumerate(s.zones[HALL]) if opt.may_switch(s, c, f.source)]
    left = [c for rank in free if (c := s.zones[HALL][rank]) not in f.picked]
    if len(left) > 1:
        ask(s, Q_ORDER, f.seat)
        return
    s.claim = False
    hall = list(s.zones[HALL])
    for rank, c in zip(free, (*f.picked, *left), strict=True):
        hall[rank] = c
    s.zones[HALL] = tuple(hall)
    f.picked = ()
    tell(s, "arrange", f.seat, *hall)
    f.pc += 1


def show_none(s: State, f: Frame, o: Op) -> None:
    """A seat that had nothing to pick proves it."""
    if not f.names.get(o.name) and s.zones[hand_of(f.seat)] and secret(s, f):
        show(s, f.seat, s.zones[hand_of(f.seat)])
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


def lose(s: State, f: Frame, o: Op) -> None:
    n = amount(s, o.amount, context(s, f))
    if o.name == "xp":
        earn_xp(s, f.seat, -min(n, s.xp[f.seat]))
    else:
        n = min(n, purse(s, f.seat) - s.spent)
        if n > 0:
            s.gold += ((f.source, -n),)
            tell(s, "gold", f.seat, f.source, -n)
    f.pc += 1


def modify(s: State, f: Frame, o: Op) -> None:
    """Make a lasting change. It covers the cards picked, or whatever matches whenever it is counted."""
    on = None
    later_too = s.rules.covers_later or o.how == "ignore"
    if o.aim.code != op.AIM_PARTY and not (o.aim.code == op.AIM_CARDS and later_too):
        on = targets(s, f, o)
        if not on:
            f.pc += 1
            return
    fixed = None if o.live else amount(s, o.amount, context(s, f))
    s.mods += ((f.program, f.pc, f.source, on, fixed, o.flag, f.names.get(o.name, ()) if o.name else ()),)
    tell(s, "change", f.source, f.program, f.pc, *(on or ()))
    if s.rules.weapons_fall and o.figure in ("strength", "weight"):
        drop_weapons(s)
    f.pc += 1


def drop_weapons(s: State) -> None:
    """A weapon that has become too heavy for its hero is lost to him."""
    for w, h in list(s.held.items()):
        if h != EMPTY and weight(s, s.active, w, h) > strength(s, s.active, h):
            s.held[w] = EMPTY
            tell(s, "drop", s.active, w, h)


def later(s: State, f: Frame, o: Op) -> None:
    s.later.append(Frame(f.program, f.pc + 1, f.source, f.seat, dict(f.names), (), []))
    f.pc = o.n


def end(s: State, f: Frame, o: Op) -> None:
    if o.name == "turn":
        del s.stack[1:]
        turn = s.stack[0]
        turn.pc = next(pc for pc in s.rules.closes if pc > turn.pc)
        turn.lanes = []
        return
    s.over = True
    s.stack.clear()
    tell(s, "end")


def go_on(s: State, f: Frame, o: Op) -> None:
    f.pc += 1


def leave(s: State, f: Frame, o: Op) -> None:
    """A program is done. An ability that drew cards is told to the hall."""
    s.stack.pop()
    window = s.rules.programs[f.program].window
    if DREW in f.names and window and window not in s.rules.effects:
        for event in s.rules.drawings:
            push_musts(s, musts_of(s, event, s.zones[HALL], f.seat))


# ------------------------------------------------------------------------------------------------------------
# The village


def reveal(s: State, f: Frame, o: Op) -> None:
    s.laid = True
    s.secrets += 1
    if s.log is not None:
        tell(s, "lay", f.seat, *s.zones[hand_of(f.seat)])
    f.pc += 1


def window(s: State, f: Frame, o: Op) -> None:
    if o.how == "only" and s.rules.due.isdisjoint([s.kinds[c] for c in s.zones[hand_of(f.seat)]]):
        f.pc += 1
        return
    options = opt.window(s, f, o)
    hidden = o.how != "only" and secret(s, f) and opt.could_use(s, f.seat, o.name)
    if len(options) > 1 or (hidden and options[0] == opt.DONE):
        ask(s, Q_WINDOW, f.seat, TOP, options)
    elif options[0] == opt.DONE:
        f.pc += 1
    else:
        _, card, program = opt.option_parts(options[0])
        use(s, f, card, program)


def buy_now(s: State, f: Frame, o: Op) -> None:
    if len(f.picked) < allowed(s, f.picked):
        options = opt.purchases(s, f, o)
        if len(options) > 1:
            ask(s, Q_BUY, f.seat, TOP, options)
            return
    f.picked = ()
    f.pc += 1


def purchase(s: State, f: Frame, o: Op) -> None:
    if len(s.bought) < buys(s):
        options = opt.purchases(s, f, o)
        if len(options) > 1:
            ask(s, Q_BUY, f.seat, TOP, options)
            return
    f.pc += 1


def level_up(s: State, f: Frame, o: Op) -> None:
    if s.xp[f.seat]:
        options = opt.levels(s, f, o)
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
    """What must happen, happens: line after line. Where several monsters have a say the active seat orders them."""
    if not f.lanes:
        f.lanes = due(s, o.name)
    if len(f.lanes) > 1 and s.rules.events[o.name] != "party" and len(opt.waiting(s, f)) > 1:
        ask(s, Q_FIRST, f.seat)
        return
    frames, f.lanes = f.lanes, []
    f.pc += 1
    push_musts(s, frames)


def due(s: State, event: str) -> list[Frame]:
    """The lines of an event: the foe's, those of the cards present that had a part in the battle, or the hall's."""
    whose = s.rules.events[event]
    if whose == "hall":
        return musts_of(s, event, s.zones[HALL], s.active)
    if whose == "party":
        firing = s.rules.firing[event]
        present = tuple([c for c in s.zones[hand_of(s.active)] if s.kinds[c] in firing and c not in s.unable])
        return musts_of(s, event, present, s.active) if present else []
    frames = musts_of(s, event, (s.foe,), s.active)
    if not s.rules.in_hall:
        return frames
    times = 1
    x = Context(s.active, EMPTY, s.foe, s.rank, None, None)
    for e in hall_effects(s):
        if e[0].code == op.GRANT and e[0].name == event and e[1] == s.foe and in_force(s, e, x):
            frames += granted(s, e, event, x)
        elif e[0].figure == "resolves" and event in s.rules.guarded and covers(s, e, s.foe, x) and in_force(s, e, x):
            times += e[0].amount if isinstance(e[0].amount, int) else 0
    return [again for frame in frames for again in [frame, *(frame.clone() for _ in range(times - 1))]]


def granted(s: State, e: Effect, event: str, x: Context) -> list[Frame]:
    """Lines of other cards that a card has as its own."""
    x.source = e[1]
    others = tuple(c for c in s.zones[HALL] if c != EMPTY and matches(s, e[0].aim.where, c, x))
    return musts_of(s, event, others, s.active, e[1])


def musts_of(s: State, event: str, cards: tuple[int, ...], seat: int, speaker: int = EMPTY) -> list[Frame]:
    """The lines of some cards for an event; of another card that speaks for them, if one does."""
    lines = s.rules.musts[event]
    if not s.rules.firing[event]:
        return []
    return [
        Frame(line.program, 0, c if speaker == EMPTY else speaker, seat, {}, (), [])
        for c in cards
        if c != EMPTY
        for line in lines[s.kinds[c]]
        if not s.mods or not cancelled(s, c, event, line, c if speaker == EMPTY else speaker)
    ]


def placed(s: State, card: int) -> list[Frame]:
    """What happens because a card was placed in the hall."""
    return [frame for event in s.rules.placings for frame in musts_of(s, event, (card,), s.active)]


def beaten(s: State, card: int) -> list[Frame]:
    """What happens because a monster was defeated."""
    return [frame for event in s.rules.defeats for frame in musts_of(s, event, (card,), s.active)]


def push_musts(s: State, frames: list[Frame]) -> None:
    for f in frames:
        tell(s, "must", f.source, f.program)
    s.stack.extend(reversed(frames))


def settle(s: State, f: Frame, o: Op) -> None:
    if untyped_loss(s, f.seat):
        sums = reckon(s, f.seat, s.foe, s.rank)
        if sums.choices and (o.flag or matters(s, f.seat, sums.choices[0])):
            f.picked = sums.choices[0]
            ask(s, Q_SPLIT, f.seat)
            return
    f.pc += 1


def matters(s: State, seat: int, choice: tuple[int, ...]) -> bool:
    """Do total or verdict depend on how an untyped loss is shared?"""
    on, least, most, _ = choice
    ends = set()
    for n in range(least, most + 1):
        s.split[on] = n
        sums = reckon(s, seat, s.foe, s.rank)
        ends.add((sums.total, sums.wins))
    del s.split[on]
    return len(ends) > 1


def compare(s: State, f: Frame, o: Op) -> None:
    sums = reckon(s, f.seat, s.foe, s.rank)
    s.total = sums.total
    s.health = sums.health
    s.won = sums.wins
    s.unable = tuple(c for c in s.zones[hand_of(f.seat)] if c in sums.unable)
    tell(s, "compare", f.seat, s.foe, s.total, sums.health, int(s.won))
    f.pc += 1


def spoil(s: State, f: Frame, o: Op) -> None:
    move(s, s.foe, HALL, discard_of(f.seat))
    earn_xp(s, f.seat, s.rules.printed["xp"][s.kinds[s.foe]])
    f.pc += 1
    push_musts(s, beaten(s, s.foe))


def retreat(s: State, f: Frame, o: Op) -> None:
    if not barred(s, "retreat", s.foe):
        move(s, s.foe, HALL, DUNGEON, under=True)
    f.pc += 1


def aftermath(s: State, f: Frame, o: Op) -> None:
    """Marked cards leave, battle-long changes end, what waited for this happens."""
    f.pc += 1
    bury(s)
    if s.mods:
        s.mods = tuple(m for m in s.mods if not m[5])
    s.stack.extend(reversed([g for g in s.later if waits_for(s, g) == "battle"]))
    s.later = [g for g in s.later if waits_for(s, g) == "turn"]


def waits_for(s: State, f: Frame) -> str:
    """What a frame that waits is waiting for: the end of the battle or of the turn."""
    return s.rules.programs[f.program].ops[f.pc - 1].name


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
    """Close the ranks and fill them card by card; each card that is placed acts before the next."""
    s.claim = o.flag and s.won and s.rank == 1
    while (card := turn_up(s)) != EMPTY:
        if s.rules.placings and card in s.zones[HALL]:
            frames = placed(s, card)
            if frames:
                push_musts(s, frames)
                return
    f.pc += 1


def arrive(s: State, f: Frame, o: Op) -> None:
    """A card that has newly come to the first rank acts: each time, or once for each stay in the hall."""
    f.pc += 1
    card = s.zones[HALL][0]
    if card == s.front:
        return
    s.front = card
    if card == EMPTY:
        return
    if s.rules.breach_once:
        if card in s.arrived:
            return
        s.arrived += (card,)
    tell(s, "arrive", card)
    push_musts(s, [frame for event in s.rules.arrivals for frame in musts_of(s, event, (card,), s.active)])


def end_turn(s: State, f: Frame, o: Op) -> None:
    if s.later:
        waiting, s.later = s.later, []
        s.stack.extend(reversed(waiting))
        return
    seat = f.seat
    # Without a battle, what was to leave with it leaves now.
    bury(s)
    discard_hand(s, seat)
    if s.rules.fronting:
        for c in s.zones[front_of(seat)]:
            if c in s.used and s.kinds[c] in s.rules.fronting:
                move(s, c, front_of(seat), discard_of(seat))
    n = hand_size(s, o.n) if s.mods else o.n
    s.laid = False
    s.gold = s.bought = ()
    s.spent = s.rank = s.total = s.health = s.passed = 0
    s.used = {}
    s.held = {}
    s.mods = s.unable = s.armed = ()
    s.split = {}
    s.foe = EMPTY
    s.won = s.claim = False
    draw(s, seat, n)
    s.turn += 1
    if s.again:
        s.again = False
    else:
        s.active = (seat + 1) % len(s.xp)
    f.seat = s.active
    f.pc = 0
    f.names = {}
    tell(s, "turn", s.active, s.turn)


# ------------------------------------------------------------------------------------------------------------
# The table


STEPS: list[Callable[[State, Frame, Op], None]] = [decide_on_top] * (op.SHOW_NONE + 1)
for _code, _step in (
    (op.PICK, pick_on_top),
    (op.JUMP, jump),
    (op.DRAW, do_draw),
    (op.DISCARD, do_discard),
    (op.DESTROY, do_destroy),
    (op.GAIN, do_gain),
    (op.PUT, do_put),
    (op.LOOK, look),
    (op.ARRANGE, arrange),
    (op.EARN, earn),
    (op.LOSE, lose),
    (op.BUY, buy_now),
    (op.SHOW, do_show),
    (op.SWAP, swap),
    (op.REPLACE, replace),
    (op.LEVEL, level),
    (op.CANCEL, cancel),
    (op.DEFEAT, defeat),
    (op.AGAIN, again),
    (op.MODIFY, modify),
    (op.FORBID, modify),
    (op.EACH, each),
    (op.LATER, later),
    (op.END, end),
    (op.ACT, act),
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
    (op.CLOSE, go_on),
    (op.END_TURN, end_turn),
    (op.SHOW_NONE, show_none),
):
    STEPS[_code] = _step
