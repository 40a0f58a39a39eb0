"""The steps of cards: what each word of the tree does to a position, and the table of all steps.

Every function here carries out one step of the frame on top of the stack, and moves the frame on, or opens a question
and leaves the frame where it is. It answers whether this frame goes on at once: not where somebody is asked or where
something else has to happen first. The table at the end is the machine's vocabulary."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import options as opt
from . import rules as op
from .asking import dice_name
from .deciding import (
    TOP,
    act,
    ask,
    check,
    choose_on_top,
    context,
    decide,
    each,
    finish_pick,
    jump,
    pick,
    secret,
)
from .delve import enter, produce_light, send_champion, slay, stand, suffer, summon, venture, walk
from .moves import (
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
from .musts import beaten, musts_of, placed, push_musts
from .numbers import purse, sheltered
from .rules import AIM_NAME
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
    zone_holding,
)
from .turns import (
    aftermath,
    arrive,
    buy_now,
    compare,
    end_turn,
    face,
    fire,
    level_up,
    purchase,
    refill,
    retreat,
    reveal,
    settle,
    spoil,
    trade,
    window,
)
from .words import aimed, amount, barred, strength, weight

if TYPE_CHECKING:
    from collections.abc import Callable

    from .rules import Op


def targets(s: State, f: Frame, o: Op) -> tuple[int, ...]:
    """The cards a step is aimed at, without those that a battle effect does not reach."""
    aim = o.aim
    cards = f.names.get(aim.name, ()) if aim.code == AIM_NAME else aimed(s, aim, context(s, f))
    if s.held and f.at.program.guarded:
        return tuple(opt.without([*cards], sheltered(s, f.seat)))
    return cards


# ------------------------------------------------------------------------------------------------------------
# Cards


DREW: Final = "$drew"
"""The name under which a frame remembers that it drew."""


def do_draw(s: State, f: Frame, o: Op) -> bool:
    hand = hand_of[f.seat]
    before = len(s.zones[hand])
    n = draw(s, f.seat, o.amount if o.counted is None else amount(s, o, context(s, f)))
    if o.name:
        f.names[o.name] = s.zones[hand][before:]
    if n and s.rules.drawings:
        f.names[DREW] = ()
    f.at = o.next
    return True


def do_discard(s: State, f: Frame, o: Op) -> bool:
    for c in targets(s, f, o):
        zone = holding(s, f, c)
        if zone in (hand_of[f.seat], ASIDE):
            move(s, c, zone, discard_of[home_of(s, c, f.seat)])
    f.at = o.next
    return True


def do_destroy(s: State, f: Frame, o: Op) -> bool:
    for c in targets(s, f, o):
        if o.flag:
            mark(s, c)
        else:
            zone = holding(s, f, c)
            if zone != DESTROYED and zone < s.map.last_stack:
                destroy(s, c, zone)
    f.at = o.next
    return True


def do_gain(s: State, f: Frame, o: Op) -> bool:
    to = {"discard": discard_of, "hand": hand_of, "front": front_of}[o.how][f.seat]
    came = gain(s, o.name, amount(s, o, context(s, f)), to)
    f.at = o.next
    for event in s.rules.gainings:
        push_musts(s, musts_of(s, event, came, f.seat))
    return s.stack[-1] is f


def do_put(s: State, f: Frame, o: Op) -> bool:
    for c in targets(s, f, o):
        put(s, f, c, o.name)
    f.at = o.next
    return True


def put(s: State, f: Frame, card: int, to: str) -> None:
    zone = holding(s, f, card)
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


def look(s: State, f: Frame, o: Op) -> bool:
    if o.how == "deck":
        f.names[o.name] = aside(s, f.seat, o.n)
    else:
        f.names[o.name] = aside_dungeon(s, o.n, bottom=o.how == "bottom")
    f.at = o.next
    return True


def chance(s: State, f: Frame, o: Op) -> bool:
    """Luck picks."""
    found = tuple(opt.candidates(s, f, o))
    f.picked = in_random_order(s, found, o.aim.name)[: o.n] if len(found) > o.n else found
    finish_pick(f, o)
    return True


def do_roll(s: State, f: Frame, o: Op) -> bool:
    f.names[dice_name(o.name)] = numbers = roll(s, o.n)
    tell(s, "roll", f.seat, *numbers)
    f.at = o.next
    return True


def travel(s: State, f: Frame, o: Op) -> bool:
    for c in aimed(s, o.aim, context(s, f)):
        send_champion(s, f.seat, s.zones[ROOMS].index(c))
    f.at = o.next
    return True


def do_show(s: State, f: Frame, o: Op) -> bool:
    cards = targets(s, f, o)
    if cards:
        show(s, f.seat, cards)
    f.at = o.next
    return True


def swap(s: State, f: Frame, o: Op) -> bool:
    """Change places with the card in front, if neither is held in its rank."""
    for c in aimed(s, o.aim, context(s, f)):
        hall = list(s.zones[HALL])
        rank = hall.index(c) if c in hall else 0
        if rank and opt.may_swap(s, c, f.source):
            hall[rank - 1], hall[rank] = hall[rank], hall[rank - 1]
            s.zones[HALL] = tuple(hall)
            tell(s, "arrange", f.seat, *hall)
    f.at = o.next
    return True


def replace(s: State, f: Frame, o: Op) -> bool:
    """A card turned up takes the place of a card of the hall, which takes its name and its place aside."""
    f.at = o.next
    for old, new in zip(aimed(s, o.aim, context(s, f)), f.names.get(o.name, ()), strict=False):
        rank = s.zones[HALL].index(old)
        move(s, old, HALL, ASIDE)
        place(s, new, ASIDE, rank)
        f.names[o.name] = tuple(old if c == new else c for c in f.names[o.name])
        push_musts(s, placed(s, new))
    return s.stack[-1] is f


def level(s: State, f: Frame, o: Op) -> bool:
    """Heroes go up a level by an ability; the steps are asked one after the other."""
    if len(f.picked) < o.n or o.n == op.ANY_NUMBER:
        options = opt.levels(s, f, o)
        if len(options) > 1:
            return ask(s, Q_LEVEL, f.seat, TOP, options)
        if options and options[0] != opt.DONE:
            _, hero, better = opt.option_parts(options[0])
            rise(s, f, o, hero, better)
            return True
    f.picked = ()
    f.at = o.next
    return True


def rise(s: State, f: Frame, o: Op, hero: int, better: int) -> None:
    """Exchange a hero for a card of its next level; which one was found when the options were listed."""
    if not o.flag:
        earn_xp(s, f.seat, -s.rules.printed["level-cost"][s.kinds[hero]])
    tell(s, "level", f.seat, hero, better)
    destroy(s, hero, holding(s, f, hero))
    to = {"hand": hand_of, "front": front_of}.get(o.how, discard_of)[f.seat]
    move(s, better, zone_holding(s, better), to)
    if o.n != op.ANY_NUMBER or o.code == op.LEVEL:
        # The change that this step leaves: the card does not go up again this turn.
        s.mods += ((o, f.source, (better,), None, ()),)
        f.picked += (better,)


def cancel(s: State, f: Frame, o: Op) -> bool:
    if o.n == op.ALL_CARDS:
        cancel_line(s, f, o, None, None)
        return True
    options = opt.lines(s, f, o)
    if len(options) > 1:
        return ask(s, Q_LINE, f.seat, TOP, options)
    if options:
        _, card, program = opt.option_parts(options[0])
        cancel_line(s, f, o, (card,), s.rules.programs[program].ability)
    else:
        f.at = o.next
    return True


def cancel_line(s: State, f: Frame, o: Op, cards: tuple[int, ...] | None, ability: int | None) -> None:
    s.mods += ((o, f.source, cards, ability, ()),)
    tell(s, "change", f.source, o.program.number, o.index, *(cards or ()))
    f.at = o.next


def defeat(s: State, f: Frame, o: Op) -> bool:
    f.at = o.next
    frames: list[Frame] = []
    for c in aimed(s, o.aim, context(s, f)):
        if c in s.zones[HALL] and not barred(s, "leave", c):
            tell(s, "defeat", f.seat, c)
            move(s, c, HALL, discard_of[f.seat])
            frames += beaten(s, c)
    return push_musts(s, frames)


def again(s: State, f: Frame, o: Op) -> bool:
    s.again = True
    f.at = o.next
    return True


def arrange(s: State, f: Frame, o: Op) -> bool:
    """Cards are placed from the first rank on, one by one; a card that may not switch keeps its rank."""
    free = [rank for rank, c in enumerate(s.zones[HALL]) if opt.may_switch(s, c, f.source)]
    left = [c for rank in free if (c := s.zones[HALL][rank]) not in f.picked]
    if len(left) > 1:
        return ask(s, Q_ORDER, f.seat)
    s.claim = False
    hall = list(s.zones[HALL])
    for rank, c in zip(free, (*f.picked, *left), strict=True):
        hall[rank] = c
    s.zones[HALL] = tuple(hall)
    f.picked = ()
    tell(s, "arrange", f.seat, *hall)
    f.at = o.next
    return True


def show_none(s: State, f: Frame, o: Op) -> bool:
    """A seat that had nothing to pick proves it."""
    if not f.names.get(o.name) and s.zones[hand_of[f.seat]] and secret(s, f):
        show(s, f.seat, s.zones[hand_of[f.seat]])
    f.at = o.next
    return True


def holding(s: State, f: Frame, card: int) -> int:
    """Where a card lies: mostly in the hand, or in front of the seat."""
    hand = hand_of[f.seat]
    if card in s.zones[hand]:
        return hand
    front = front_of[f.seat]
    return front if card in s.zones[front] else zone_holding(s, card)


# ------------------------------------------------------------------------------------------------------------
# Stock, lasting changes, flow


def earn(s: State, f: Frame, o: Op) -> bool:
    n = amount(s, o, context(s, f))
    if o.name == "xp":
        earn_xp(s, f.seat, n)
    elif n:
        s.gold += ((f.source, n),)
        tell(s, "gold", f.seat, f.source, n)
    f.at = o.next
    return True


def lose(s: State, f: Frame, o: Op) -> bool:
    n = amount(s, o, context(s, f))
    if o.name == "xp":
        earn_xp(s, f.seat, -min(n, s.xp[f.seat]))
    else:
        n = min(n, purse(s, f.seat) - s.spent)
        if n > 0:
            s.gold += ((f.source, -n),)
            tell(s, "gold", f.seat, f.source, -n)
    f.at = o.next
    return True


def modify(s: State, f: Frame, o: Op) -> bool:
    """Make a lasting change. It covers the cards picked, or whatever matches whenever it is counted."""
    on = None
    later_too = s.rules.covers_later or o.how == "ignore"
    if o.aim.code != op.AIM_PARTY and not (o.aim.code == op.AIM_CARDS and later_too):
        on = targets(s, f, o)
        if not on:
            f.at = o.next
            return True
    fixed = None if o.live else amount(s, o, context(s, f))
    s.mods += ((o, f.source, on, fixed, f.names.get(o.name, ()) if o.name else ()),)
    if s.log is not None:
        tell(s, "change", f.source, o.program.number, o.index, *(on or ()))
    if s.rules.weapons_fall and o.figure in ("strength", "weight"):
        drop_weapons(s)
    f.at = o.next
    return True


def drop_weapons(s: State) -> None:
    """A weapon that has become too heavy for its hero is lost to him."""
    for w, h in list(s.held.items()):
        if h != EMPTY and weight(s, s.active, w, h) > strength(s, s.active, h):
            s.held = {**s.held, w: EMPTY}
            tell(s, "drop", s.active, w, h)


def later(s: State, f: Frame, o: Op) -> bool:
    s.later.append(Frame(o.next, f.source, f.seat, dict(f.names), (), []))
    f.at = o.out
    return True


def end(s: State, f: Frame, o: Op) -> bool:
    if o.name == "turn":
        del s.stack[1:]
        turn = s.stack[0]
        turn.at = next(o for o in s.rules.closes if o.index > turn.at.index)
        turn.lanes = []
        return False
    s.over = True
    s.stack.clear()
    tell(s, "end")
    return False


def go_on(s: State, f: Frame, o: Op) -> bool:
    f.at = o.next
    return True


def leave(s: State, f: Frame, o: Op) -> bool:
    """A program is done. An ability that drew cards is told to the hall."""
    s.stack.pop()
    window = o.program.window
    if DREW in f.names and window and window not in s.rules.effects:
        for event in s.rules.drawings:
            push_musts(s, musts_of(s, event, s.zones[HALL], f.seat))
    return False


# ------------------------------------------------------------------------------------------------------------
# The table


STEPS: Final[list[Callable[[State, Frame, Op], bool]]] = [decide] * (op.SHOW_NONE + 1)
for _code, _step in (
    (op.PICK, pick),
    (op.CHOOSE, choose_on_top),
    (op.IF, check),
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
    (op.CHANCE, chance),
    (op.ROLL, do_roll),
    (op.TRAVEL, travel),
    (op.VENTURE, venture),
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
    (op.TRADE, trade),
    (op.LEVEL_UP, level_up),
    (op.STAND, stand),
    (op.ENTER, enter),
    (op.LIGHT, produce_light),
    (op.WALK, walk),
    (op.FACE, face),
    (op.FIRE, fire),
    (op.SETTLE, settle),
    (op.COMPARE, compare),
    (op.SPOIL, spoil),
    (op.SUFFER, suffer),
    (op.SLAY, slay),
    (op.RETREAT, retreat),
    (op.AFTERMATH, aftermath),
    (op.REFILL, refill),
    (op.ARRIVE, arrive),
    (op.SUMMON, summon),
    (op.CLOSE, go_on),
    (op.END_TURN, end_turn),
    (op.SHOW_NONE, show_none),
):
    STEPS[_code] = _step
