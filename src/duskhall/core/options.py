"""What may be answered: the legal options of a question, as numbers, and their ids, which mean something.

An option is one int: what, and two numbers. Ids are made when somebody reads them: ``use:town-guard.2``,
``equip:dagger>militia#2``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .effects import Context, amount, bans, barred, cancelled, immune, in_sight, lying, matches, strength, weight
from .numbers import may_be_fought, purse, sheltered
from .program import (
    AIM_NAME,
    AIM_SELF,
    ALL_CARDS,
    ANY_NUMBER,
    ARRANGE,
    BUY,
    CANCEL,
    DESTROY,
    GAIN,
    HERO,
    IN_FRONT,
    IN_HALL,
    IN_HAND,
    IN_HANDS,
    IN_NAME,
    IN_STACKS,
    LEVEL,
    LEVEL_UP,
    LOSE,
    OWN_PLACES,
    PICK,
    PUT,
    TRADE,
    USES,
    WEAPON,
    Line,
    Op,
    Program,
)
from .queries import figure
from .state import (
    EMPTY,
    HALL,
    HIDDEN,
    MOST_CARDS,
    NO_CARDS,
    Q_BRANCH,
    Q_BUY,
    Q_DROP,
    Q_FACE,
    Q_FIRST,
    Q_LEVEL,
    Q_LINE,
    Q_ORDER,
    Q_PICK,
    Q_SEAT,
    Q_SPLIT,
    Q_WALK,
    Q_WINDOW,
    ROOMS,
    TOP,
    Frame,
    Question,
    State,
    deck_of,
    front_of,
    hand_of,
    new_frame,
    secret_of,
)

if TYPE_CHECKING:
    from collections.abc import Collection

    from .queries import Filter

O_DONE: Final = 0
O_USE: Final = 1
O_EQUIP: Final = 2
O_CARD: Final = 3
O_BUY: Final = 4
O_LEVEL: Final = 5
O_FACE: Final = 6
O_BRANCH: Final = 7
O_SPLIT: Final = 8
O_SHOW: Final = 9
O_SEAT: Final = 10
O_LINE: Final = 11
O_FIRST: Final = 12
O_ROOM: Final = 13
O_DROP: Final = 14

# What is done takes four bits of an option, its two numbers thirteen each: Python is quickest with numbers of thirty
# bits.
WHAT: Final = 26
"""Above these bits is what is done,"""
FIRST: Final = 13
"""above these its first number,"""
MASK: Final = MOST_CARDS - 1
"""which is as large as the second below it."""
assert MASK == (1 << FIRST) - 1 and WHAT == 2 * FIRST


def option(what: int, a: int = 0, b: int = 0) -> int:
    return what << WHAT | a << FIRST | b


def option_parts(o: int) -> tuple[int, int, int]:
    return o >> WHAT, o >> FIRST & MASK, o & MASK


# The same, ready to be joined with its numbers where options are listed by the dozen.
_USE: Final = O_USE << WHAT
_EQUIP: Final = O_EQUIP << WHAT
_CARD: Final = O_CARD << WHAT
_BUY: Final = O_BUY << WHAT
_LEVEL: Final = O_LEVEL << WHAT
_BRANCH: Final = O_BRANCH << WHAT
_FACE: Final = O_FACE << WHAT
_NEXT: Final = 1 << FIRST
"""From the option of a rank to that of the next one."""
_PURCHASES: Final = tuple(_BUY | zone << FIRST for zone in range(1 << 10))
"""From the stack in each zone."""

DONE: Final = O_DONE << WHAT
SHOW: Final = O_SHOW << WHAT


def frame_of(s: State, q: Question) -> Frame:
    f = s.stack[-1]
    return f if q.lane < 0 else f.lanes[q.lane]


def list_options(s: State, q: Question) -> list[int]:
    """The legal options of a question, in a stable order. They follow from the position alone."""
    f = frame_of(s, q)
    o = f.at
    kind = q.kind
    if kind == Q_WINDOW:
        return window(s, f.seat, o)
    if kind == Q_PICK:
        return picks(s, o, candidates(s, f, o))
    if kind == Q_BUY:
        return purchases(s, f, o)
    if kind == Q_LEVEL:
        return levels(s, f, o)
    if kind == Q_FACE:
        return faces(s, f.seat)
    if kind == Q_BRANCH:
        return branches(s, f, o)
    if kind == Q_SPLIT:
        return [option(O_SPLIT, n) for n in range(f.picked[2], f.picked[1] - 1, -1)]
    if kind == Q_SEAT:
        return [option(O_SEAT, (f.seat + i) % s.seats) for i in range(s.seats)]
    if kind == Q_LINE:
        return lines(s, f, o)
    if kind == Q_FIRST:
        return [option(O_FIRST, i) for i in range(len(waiting(s, f)))]
    if kind == Q_WALK:
        return next_rooms(s, f)
    if kind == Q_DROP:
        return drops(s, f.seat)
    assert kind == Q_ORDER
    return [option(O_CARD, c) for c in s.zones[HALL] if c not in f.picked and may_switch(s, c, f.source)]


def options_of(s: State, q: Question) -> list[int]:
    """The same, as they were listed already if so."""
    if q.lane != TOP:
        return list_options(s, q)
    if s.options is None:
        s.options = list_options(s, q)
    return s.options


# ------------------------------------------------------------------------------------------------------------
# Copies that are interchangeable share an option


def touched(s: State) -> set[int]:
    """Cards that something has happened to this turn: they no longer stand for their copies."""
    out = {*s.used, *s.held, *s.held.values(), *s.marked, *s.lent}
    for e in s.mods:
        if e[2] is not None:
            out.update(e[2])
    return out


def alike(s: State) -> dict[int, int]:
    """Heroes who carry the same weapons, and those weapons: each card, and the first one that is just like it. Cards
    that anything else has happened to are left out."""
    held = s.held
    kinds = s.kinds
    if len(held) < 2 or len({kinds[w] for w in held}) == len(held):
        return NO_CARDS
    apart = {*s.used, *s.marked, *s.lent, *s.split}
    for e in s.mods:
        apart.add(e[1])
        apart.update(e[2] or ())
        apart.update(e[4])
    for f in s.later:
        apart.add(f.source)
        for cards in f.names.values():
            apart.update(cards)
    bearers: dict[int, list[int]] = {}
    for w, h in held.items():
        bearers.setdefault(h, []).append(w)
    leaders: dict[tuple[int, ...], int] = {}
    weapons: dict[tuple[int, int], int] = {}
    out: dict[int, int] = {}
    for h, carried in bearers.items():
        leader = h
        if h != EMPTY:
            if h in apart or h in held or not apart.isdisjoint(carried):
                continue
            load = sorted([kinds[w] for w in carried])
            leader = leaders.setdefault((kinds[h], h in s.armed, h in s.unable, *load), h)
            out[h] = leader
        for w in carried:
            if w not in apart:
                out[w] = weapons.setdefault((leader, kinds[w]), w)
    return out


def distinct(s: State, cards: list[int]) -> list[int]:
    """One card of each kind, and every card that differs from its copies."""
    if len(cards) < 2:
        return cards
    kinds = s.kinds
    first: dict[int, int] = {}
    if s.used or s.held or s.mods or s.marked or s.lent:
        special = touched(s)
        same = alike(s) if len(s.held) > 1 else NO_CARDS
        for c in cards:
            # A card that differs stands for itself, and for those that differ in the same way.
            first.setdefault(~same.get(c, c) if c in special else kinds[c], c)
    else:
        for c in cards:
            first.setdefault(kinds[c], c)
    return list(first.values())


def interchangeable(s: State, card: int, cards: Collection[int]) -> list[int]:
    """Those of some cards that are as good as this one: they share an option with it."""
    special = touched(s)
    kind = s.kinds[card]
    if card not in special:
        return [c for c in cards if c != EMPTY and s.kinds[c] == kind and c not in special]
    same = alike(s)
    leader = same.get(card, card)
    return [c for c in cards if c == card or same.get(c, EMPTY) == leader]


def shared(s: State, o: int) -> bool:
    """The option stands for several heroes who are armed alike, or for their weapons. It is asked for even when it is
    the only one: records that were written when each copy had its own option name one of them."""
    if len(s.held) < 2 or o == DONE:
        return False
    same = alike(s)
    leader = same.get(o >> FIRST & MASK, EMPTY)
    return leader != EMPTY and list(same.values()).count(leader) > 1


# ------------------------------------------------------------------------------------------------------------
# The options of each kind of question


def window(s: State, seat: int, o: Op) -> list[int]:
    """What may be used and equipped. While something is due one is not done."""
    kinds = s.kinds
    zones = s.zones
    cards = zones[front_of[seat]] + zones[secret_of[seat]]
    able: list[int] = []
    weapons: list[int] = []
    heroes: list[int] = []
    if o.flag:
        roles = o.roles
        for c in zones[hand_of[seat]]:
            role = roles[kinds[c]]
            if role == HERO:
                heroes.append(c)
            elif role:
                if role & USES:
                    able.append(c)
                if role & WEAPON:
                    weapons.append(c)
                elif role & HERO:
                    heroes.append(c)
    else:
        cards = zones[hand_of[seat]] + cards
    uses = o.able
    for c in cards:
        if uses[kinds[c]]:
            able.append(c)
    if not able and not weapons and s.foe == EMPTY:
        return NOTHING
    banned = bans(s, seat) if s.mods else _NO_BANS
    out = [DONE]
    if able:
        able = distinct(s, able)
        if s.unable:
            # Who could not attack has no part in the victory.
            able = all_but(able, s.unable)
    used = s.used
    for name, lines, foe_too in o.opens:
        if banned and ("use-" + name in banned or ("use" in banned and name not in s.rules.effects)):
            continue
        # Spoils are the beaten monster's, not those of a trophy.
        users = [*no_trophies(s, able), s.foe] if foe_too else able
        for c in users:
            for line in lines[kinds[c]]:
                if c in used and used[c] >> line.ability & 1 and not line.repeat:
                    continue
                if line.free or usable(s, seat, c, line):
                    out.append(_USE | c << FIRST | line.program.number)
                    if line.due and o.how != "may":
                        out[0] = EMPTY
    if weapons and heroes and "equip" not in banned:
        equipments(s, seat, weapons, heroes, out)
    return out if out[0] == DONE else out[1:]


def no_trophies(s: State, cards: list[int]) -> list[int]:
    kinds = s.kinds
    is_monster = s.rules.is_monster
    out = []
    for c in cards:
        if not is_monster[kinds[c]]:
            out.append(c)
    return out


NOTHING: Final = [DONE]
"""The options of a window in which there is nothing to do. Options are only read, so every such question can have the
same ones."""
_NO_BANS: Final[frozenset[str]] = frozenset()


def equipments(s: State, seat: int, weapons: list[int], heroes: list[int], out: list[int]) -> None:
    """Who can take up which weapon."""
    r = s.rules
    kinds = s.kinds
    held = s.held
    if held or s.armed:
        weapons = all_but(weapons, held)
        if not weapons:
            return
        heroes = empty_handed(s, heroes)
    bearers: list[tuple[int, int]] = []
    for h in distinct(s, heroes):
        strong = strength(s, seat, h) if s.mods else r.strength[kinds[h]]
        bearers.append((h, strong - load(s, seat, h) if held else strong))
    for w in distinct(s, weapons):
        if w in s.marked:
            continue
        k = kinds[w]
        changes = s.mods or r.weighing[k]
        heavy = r.weight[k]
        for h, strong in bearers:
            if strong >= (weight(s, seat, w, h) if changes else heavy):
                out.append(_EQUIP | w << FIRST | h)


def empty_handed(s: State, heroes: list[int]) -> list[int]:
    return [h for h in heroes if not full_hands(s, h)]


def full_hands(s: State, hero: int) -> bool:
    """This hero takes up no further weapon, however light."""
    if s.rules.many_weapons:
        return False
    return hero in (s.armed if s.rules.one_weapon else s.held.values())


def load(s: State, seat: int, hero: int) -> int:
    """What a hero carries already."""
    carried = 0
    for w, h in s.held.items():
        if h == hero:
            carried += weight(s, seat, w, h)
    return carried


def light_enough(s: State) -> bool:
    """A quick look: nobody holds more than one weapon, each is light enough as printed, and no change speaks of that.
    What a weapon says of its own weight only makes it lighter."""
    for e in s.mods:
        if e[0].figure in ("strength", "weight"):
            return False
    r = s.rules
    kinds = s.kinds
    held = s.held
    for w, h in held.items():
        if h == EMPTY or r.weight[kinds[w]] > r.strength[kinds[h]]:
            return False
    return len(held) == 1 or len(set(held.values())) == len(held)


def too_many(s: State, seat: int, hero: int) -> list[int]:
    """The weapons of a hero, if they are too heavy for him together."""
    if load(s, seat, hero) <= strength(s, seat, hero):
        return []
    return held_by(s, hero)


def held_by(s: State, hero: int) -> list[int]:
    return [w for w, h in s.held.items() if h == hero]


def drops(s: State, seat: int) -> list[int]:
    """Weapons of the first hero who carries too much: one of them falls."""
    for hero in dict.fromkeys(s.held.values()):
        if hero != EMPTY and (weapons := too_many(s, seat, hero)):
            return [option(O_DROP, w) for w in distinct(s, weapons)]
    return []


def light_needed(s: State, room: int) -> int:
    """What it takes to move into a room."""
    return s.rules.printed["darkness"][s.kinds[s.zones[ROOMS][room]]]


def next_rooms(s: State, f: Frame) -> list[int]:
    """Rooms into which the champion can move, none of them twice on one walk; or it stays where it is."""
    d = s.delve
    out = [DONE]
    if not d.limited:
        for room in s.rules.doors[d.places[f.seat]]:
            if room not in d.trail and light_needed(s, room) <= d.light:
                out.append(option(O_ROOM, room))
    return out


def could_reveal(s: State, seat: int, name: str) -> bool:
    """Could a card dealt to this seat in secret have an ability for this window? By the kind of the card, which all
    know, so that being asked tells nothing."""
    r = s.rules
    secret = s.zones[secret_of[seat]]
    if not secret:
        return False
    kinds = {r.cards[s.kinds[c]].kind for c in secret}
    return any(r.cards[k].kind in kinds for w in r.opening[name] for k in r.reacting[w])


def may_react(s: State, seat: int, o: Op) -> bool:
    """Could the seat have a reaction, as far as the table knows? Being asked must not tell what is in a hidden hand."""
    if s.passed >> seat & 1 or not s.able[seat] & o.bit:
        return False
    if s.laid and seat == s.active:
        return len(window(s, seat, o)) > 1
    return could_use(s, seat, o.name)


def could_use(s: State, seat: int, name: str) -> bool:
    """Could a hidden hand hold an ability for this window, as far as the table knows?"""
    reacting = s.rules.reacting[name]
    kinds = s.kinds
    hand = s.zones[hand_of[seat]]
    for c in hand:
        if kinds[c] in reacting:
            return True
    for c in s.zones[deck_of[seat]]:
        if kinds[c] in reacting and hides(s, seat, c):
            return any_hidden(s, seat, hand)
    return False


def any_hidden(s: State, seat: int, cards: tuple[int, ...]) -> bool:
    return any(hides(s, seat, c) for c in cards)


def hides(s: State, seat: int, card: int) -> bool:
    """Somebody does not know this card of a hidden hand or deck."""
    return s.known.get(card, 0) | 1 << seat != s.map.everyone


def usable(s: State, seat: int, card: int, line: Line) -> bool:
    """An ability that is not spent is offered if its condition holds, its cost can be paid and its first step has
    something to work on."""
    if line.when is not None:
        if line.armed and not s.held:
            return False
        if not line.when.holds(s, Context(seat, card, s.foe, s.rank, None)):
            return False
    if line.cost and (s.xp[seat] < line.xp or not payable(s, seat, card, line)):
        return False
    o = line.first
    if o is None:
        return True
    if o.code == PICK:
        return could_pick(s, seat, card, o)
    if o.code == CANCEL and o.n == ALL_CARDS:
        return True
    if o.code == GAIN:
        pile = s.map.piles.get(o.name, EMPTY)
        return pile != EMPTY and bool(s.zones[pile] or o.name in s.rules.endless)
    f = beginning(line.program, seat, card)
    if o.code == CANCEL:
        return bool(lines(s, f, o))
    if o.code == LEVEL:
        return len(levels(s, f, o)) > (o.n == ANY_NUMBER)
    return any_branch(s, f, o)


def any_branch(s: State, f: Frame, o: Op) -> bool:
    for start in o.jumps:
        if branch_possible(s, f, start):
            return True
    return False


def beginning(program: Program, seat: int, card: int) -> Frame:
    """A program that has not begun."""
    return new_frame(program.ops[0], card, seat)


def payable(s: State, seat: int, card: int, line: Line) -> bool:
    """Can the cost be paid in full?"""
    for o in line.cost:
        if o.code == DESTROY:
            if o.aim.code == AIM_SELF and card in s.marked:
                return False
        elif o.code == LOSE:
            have = s.xp[seat] if o.name == "xp" else purse(s, seat) - s.spent
            cost = o.amount if o.counted is None else amount(s, o, Context(seat, card, s.foe, s.rank, None))
            if have < cost:
                return False
        elif o.code == PICK and len(candidates(s, beginning(line.program, seat, card), o)) < o.n:
            return False
    return True


_MOVES_OUT: Final = {"swap": "switch", "under": "leave", "top": "leave", "discard": "leave", "replace": "leave"}
"""What is done to a card of the hall, and the act that may be forbidden to it."""


def may_switch(s: State, card: int, source: int) -> bool:
    """A card of the hall that this source can move to another rank."""
    return card != EMPTY and not barred(s, "switch", card) and not immune(s, card, source)


def may_swap(s: State, card: int, source: int) -> bool:
    """There is a card in front of it, and neither is held in its rank."""
    hall = s.zones[HALL]
    rank = hall.index(card)
    return rank > 0 and may_switch(s, card, source) and may_switch(s, hall[rank - 1], source)


def could_pick(s: State, seat: int, card: int, o: Op) -> bool:
    """Is there a card to be picked at the beginning of an ability?"""
    if not o.plain or s.marked:
        return bool(candidates(s, beginning(o.program, seat, card), o))
    where = o.aim.where
    place = o.aim.place
    cards = s.zones[hand_of[seat]] if place == IN_HAND else lying(s, place, seat)
    if where is None:
        return bool(cards)
    kinds = s.kinds
    fits = where.fits
    for c in cards:
        if fits[kinds[c]]:
            return True
    return False


def candidates(s: State, f: Frame, o: Op) -> list[int]:
    """The cards a pick may still take."""
    if o.plain and not s.marked:
        where = o.aim.where
        place = o.aim.place
        cards = s.zones[hand_of[f.seat]] if place == IN_HAND else lying(s, place, f.seat)
        if where is None:
            found = list(cards)
        else:
            kinds = s.kinds
            fits = where.fits
            found = []
            for c in cards:
                if fits[kinds[c]]:
                    found.append(c)
    else:
        found = open_to(s, f, o)
    for c in f.picked:
        if c in found:
            found.remove(c)
    return found


def open_to(s: State, f: Frame, o: Op) -> list[int]:
    """The cards a pick may take where more than print has to be looked at."""
    aim = o.aim
    where = aim.where
    found: list[int] = []
    if aim.place == IN_HALL:
        x = Context(f.seat, f.source, s.foe, s.rank, f.names)
        for c in in_sight(s):
            if c != EMPTY and matches(s, where, c, x):
                found.append(c)
        if s.rules.immune_wholly:
            found = [c for c in found if not immune(s, c, f.source)]
        if o.figure == "swap":
            found = [c for c in found if may_swap(s, c, f.source)]
        elif s.rules.in_hall and o.figure in _MOVES_OUT:
            found = [c for c in found if not barred(s, _MOVES_OUT[o.figure], c)]
    else:
        cards = s.zones[hand_of[f.seat]] if aim.place == IN_HAND else pool(s, f, o)
        if where is None:
            found += cards
        else:
            kinds = s.kinds
            fits = where.fits
            for c in cards:
                if fits[kinds[c]]:
                    found.append(c)
            if where.rest is not None and found:
                found = fitting(s, f, where.rest, found)
        if o.figure == "travel" and s.delve.limited:
            found = []
        # A marked card is as good as gone: it only fights on.
        if s.marked and o.figure in ("destroy", "discard"):
            found = all_but(found, s.marked)
        if o.how == "unused":
            found = unspared(s, f, found)
        if s.held and f.at.program.guarded:
            safe = sheltered(s, f.seat)
            found = [c for c in found if c not in safe]
    if o.best and found:
        x = Context(f.seat, f.source, s.foe, s.rank, f.names)
        values = {c: figure(s, o.best, c, x) for c in found}
        best = max(values.values())
        found = [c for c in found if values[c] == best]
    return found


def fitting(s: State, f: Frame, rest: Filter, cards: list[int]) -> list[int]:
    """Of some cards that fit by print, those that fit in everything else."""
    x = Context(f.seat, f.source, s.foe, s.rank, f.names)
    return [c for c in cards if rest.matches(s, c, x)]


def all_but(cards: list[int], gone: Collection[int]) -> list[int]:
    return [c for c in cards if c not in gone]


def among(wanted: Collection[int], cards: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([c for c in cards if c in wanted])


def unspared(s: State, f: Frame, cards: list[int]) -> list[int]:
    """Those that an ability may destroy: not what has been used, nor itself unless the edition lets it."""
    alone = s.rules.spares_itself
    return [c for c in cards if (not alone if c == f.source else c not in s.used)]


def pool(s: State, f: Frame, o: Op) -> tuple[int, ...]:
    """The cards of the place that a pick looks at."""
    place = o.aim.place
    if place == IN_HAND:
        return s.zones[hand_of[f.seat]]
    if place == IN_NAME:
        return f.names.get(o.aim.name, ())
    if place == IN_HANDS:
        others = [(f.seat + i) % s.seats for i in range(1, s.seats)]
        return tuple(c for seat in others for c in s.zones[hand_of[seat]])
    if place == IN_STACKS:
        first = s.map.first_stack
        return tuple(zone[0] for zone in s.zones[first : first + s.map.stacks] if zone)
    return lying(s, place, f.seat)


def picks(s: State, o: Op, found: list[int]) -> list[int]:
    """The options of a pick among the cards found."""
    if o.aim.place in OWN_PLACES:
        found = distinct(s, found)
    out = [DONE] if o.flag or o.n == ANY_NUMBER else []
    for c in found:
        out.append(_CARD | c << FIRST)
    return out or [SHOW]


def funds(s: State, f: Frame, o: Op) -> int:
    """The gold that a purchase may cost."""
    if o.code != BUY:
        return purse(s, f.seat) - s.spent
    if o.flag:
        return amount(s, o, Context(f.seat, f.source, s.foe, s.rank, f.names))
    return purse(s, f.seat)


def purchases(s: State, f: Frame, o: Op) -> list[int]:
    gold = funds(s, f, o)
    cost = s.rules.cost
    kinds = s.kinds
    zones = s.zones
    out = [DONE]
    if o.code == TRADE:
        for name in o.names:
            z = s.map.piles.get(name, EMPTY)
            if z != EMPTY and zones[z] and (o.n or cost[kinds[zones[z][0]]]) <= gold:
                out.append(_BUY | z << FIRST)
        return out
    where = o.aim.where
    first = s.map.first_stack
    last = s.map.last_stack
    for stack, buy in zip(zones[first:last], _PURCHASES[first:last], strict=True):
        if stack and cost[kinds[stack[0]]] <= gold and (where is None or where.fits[kinds[stack[0]]]):
            out.append(buy)
    return out


def price_of(s: State, o: Op, zone: int) -> int:
    """What the top card of a pile costs."""
    return o.n if o.code == TRADE and o.n else s.rules.cost[s.kinds[s.zones[zone][0]]]


def levels(s: State, f: Frame, o: Op) -> list[int]:
    """Heroes whose level-up can be paid and whose next level is still in the village."""
    r = s.rules
    free = o.flag
    out = [DONE] if o.code == LEVEL_UP or o.n == ANY_NUMBER else []
    kinds = s.kinds
    xp = s.xp[f.seat]
    price = r.printed["level-cost"]
    rising = r.has["level-cost"]
    where = o.aim.where
    able: list[int] = []
    for c in s.zones[front_of[f.seat] if o.aim.place == IN_FRONT else hand_of[f.seat]]:
        k = kinds[c]
        if k in rising and (free or price[k] <= xp) and (where is None or where.fits[k]) and c not in s.lent:
            able.append(c)
    if not able:
        return out
    if s.mods:
        able = all_but(able, {c for e in s.mods if e[0].code in (LEVEL, LEVEL_UP) for c in e[2] or ()})
    if where is not None and where.rest is not None:
        able = fitting(s, f, where.rest, able)
    level = r.printed["level"]
    for c in distinct(s, able):
        k = kinds[c]
        for better in next_level(s, k, level[k] + 1):
            out.append(_LEVEL | c << FIRST | better)
    return out


def next_level(s: State, kind: int, level: int) -> list[int]:
    """The village's cards of the next level: of the hero's own family, or of every family for a hero without one."""
    cards = s.rules.cards
    kinds = s.kinds
    levels = s.rules.printed["level"]
    family = cards[kind].stack
    piles = s.map.families if level == 1 else open_piles(s, family)
    out = []
    for z in piles:
        for c in s.zones[z]:
            if levels[kinds[c]] == level and (level == 1 or cards[kinds[c]].stack == family):
                out.append(c)
                break
    return out


def open_piles(s: State, name: str) -> tuple[int, ...]:
    """The zones in which the cards of a pile of the box may lie for all to see: its own, if there is one."""
    own = s.map.piles.get(name, EMPTY)
    piles = range(s.map.first_stack, len(s.zones)) if own == EMPTY else (own,)
    return tuple([z for z in piles if s.map.levels[z] != HIDDEN])


def lines(s: State, f: Frame, o: Op) -> list[int]:
    """Compulsory lines of the monsters in the hall that may be cancelled."""
    out = []
    for c in s.zones[HALL]:
        if c != EMPTY and not immune(s, c, f.source):
            for event in o.names:
                for line in s.rules.musts[event][s.kinds[c]]:
                    if not cancelled(s, c, event, line, c):
                        out.append(option(O_LINE, c, line.program.number))
    return out


def waiting(s: State, f: Frame) -> list[list[Frame]]:
    """Lines that wait to happen, by the card they are printed on and the card that speaks."""
    groups: dict[tuple[str, int], list[Frame]] = {}
    for lane in f.lanes:
        groups.setdefault((lane.at.program.card, lane.source), []).append(lane)
    return list(groups.values())


def faces(s: State, seat: int) -> list[int]:
    """Monsters that may be chosen, by their ranks."""
    is_monster = s.rules.is_monster
    shy = s.rules.barring["be-fought"]
    kinds = s.kinds
    out = []
    face = _FACE
    for c in s.zones[HALL]:
        face += _NEXT
        if c == EMPTY or not is_monster[kinds[c]]:
            continue
        if kinds[c] not in shy or may_be_fought(s, seat, c, face >> FIRST & MASK):
            out.append(face)
    return out


def all_branches(n: int) -> list[int]:
    """The options of a choice of which every branch can always be taken."""
    return [_BRANCH | i << FIRST for i in range(n)]


def branches(s: State, f: Frame, o: Op) -> list[int]:
    if o.open:
        return o.branches
    return [_BRANCH | i << FIRST for i, start in enumerate(o.jumps) if branch_possible(s, f, start)]


def branch_possible(s: State, f: Frame, o: Op) -> bool:
    """A branch can be taken if its first choice is not empty."""
    if o.code == PICK:
        return bool(o.flag or candidates(s, f, o))
    if o.code == PUT and o.aim.code == AIM_NAME:
        return bool(f.names.get(o.aim.name))
    if o.code == LEVEL:
        return len(levels(s, f, o)) > (o.n == ANY_NUMBER)
    if o.code == ARRANGE:
        return can_be_arranged(s, f.source)
    return True


def can_be_arranged(s: State, source: int) -> bool:
    """Two cards of the hall can change places."""
    return sum(may_switch(s, c, source) for c in s.zones[HALL]) > 1
