"""Refusals: the reason, as a message id, why an answer is not among the options."""

from __future__ import annotations

from typing import Final

from . import move as m
from .effects import Context, bans, matches
from .heroes import next_level
from .move import Move, NotAMove
from .naming import beside, choosing_family, move_of
from .numbers import buys
from .options import (
    FIRST,
    MASK,
    O_BUY,
    O_CARD,
    O_DIE,
    O_DROP,
    O_EQUIP,
    O_FACE,
    O_FIRST,
    O_LEVEL,
    O_LINE,
    O_ROOM,
    O_SEAT,
    O_SPLIT,
    O_USE,
    WHAT,
    distinct,
    frame_of,
    interchangeable,
    option,
    option_parts,
    options_of,
)
from .picking import candidates, pool
from .program import IN_FRONT, IN_HALL, OWN_PLACES, Line, Step
from .state import (
    EMPTY,
    HALL,
    Q_BRANCH,
    Q_BUY,
    Q_DIE,
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
    Frame,
    Question,
    State,
    front_of,
    hand_of,
    secret_of,
)
from .steps.battle import faces, waiting
from .steps.cards import Put
from .steps.flow import Choose
from .steps.market import Sale, Trade
from .steps.picks import Pick
from .steps.turn import Level, Rise, risen
from .steps.windows import Opening
from .weights import full_hands, load, strength, weight
from .windows import others_there, payable

REASONS = (
    "game-over",
    "not-asked",
    "stale",
    "not-understood",
    "wrong-step",
    "no-such-card",
    "which-copy",
    "which-hero",
    "no-such-ability",
    "already-used",
    "condition-not-met",
    "cost-not-payable",
    "nothing-to-choose",
    "already-chosen",
    "not-a-weapon",
    "not-a-hero",
    "already-held",
    "already-armed",
    "too-heavy",
    "not-for-sale",
    "sold-out",
    "too-expensive",
    "wrong-type",
    "not-enough-xp",
    "highest-level",
    "no-next-level",
    "already-levelled",
    "no-monster",
    "cannot-be-fought",
    "no-such-seat",
    "wrong-loss",
    "no-such-die",
    "no-such-room",
    "too-far",
    "been-there",
    "too-dark",
    "goes-no-further",
    "not-allowed",
    "forbidden",
    "due-first",
    "not-now",
    "no-undo",
)


_VERBS: Final = {
    O_USE: m.USE,
    O_EQUIP: m.EQUIP,
    O_BUY: m.BUY,
    O_LEVEL: m.LEVEL,
    O_FACE: m.ATTACK,
    O_SEAT: m.SEAT,
    O_LINE: m.CANCEL,
    O_FIRST: m.FIRST,
    O_ROOM: m.GO,
    O_DROP: m.DROP,
    O_SPLIT: m.LOSE,
    O_DIE: m.DIE,
}
"""The verb of each option, if it does not depend on the question."""
_OF_A_CARD: Final = frozenset((O_USE, O_EQUIP, O_LEVEL, O_DROP))


# ------------------------------------------------------------------------------------------------------------
# The option that an answer means


def find_option(s: State, q: Question, answer: Move | str) -> int | None:
    """The option that an answer means, or None. An answer may be more precise than necessary and name one of several
    interchangeable copies; the option is then that copy's."""
    return find_place(s, q, answer)[1]


def find_place(s: State, q: Question, answer: Move | str) -> tuple[int, int | None]:
    """The option that an answer means, with its place among the options; -1 and None if there is none."""
    move = _read(str(answer))
    if move is None or (isinstance(answer, Move) and answer != move):
        # A move with parts that its text leaves out would lose them in the record.
        return -1, None
    verb = move.verb
    card = move.card
    cards = s.rules.cards
    kinds = s.kinds
    for i, o in enumerate(options_of(s, q)):
        what = o >> WHAT
        if _VERBS.get(what, verb) != verb or (what in _OF_A_CARD and cards[kinds[o >> FIRST & MASK]].id != card):
            continue
        named = move_of(s, q, o)
        if named == move:
            return i, o
        if named.verb == verb and named.card == card and named.rank == move.rank:
            meant = _said_in_full(s, q, o, named, move)
            if meant >= 0:
                return i, meant
    return -1, None


def _read(text: str) -> Move | None:
    try:
        return Move.parse(text)
    except NotAMove:
        return None


def _said_in_full(s: State, q: Question, o: int, named: Move, move: Move) -> int:
    """The option for the exact copies that a move names, if they are interchangeable with those of an option; else
    -1."""
    what, a, b = option_parts(o)
    if what == O_LINE:
        return o if not named.ability and move.ability == s.rules.programs[b].ability + 1 else -1
    if what not in _OF_A_CARD and what not in (O_CARD, O_FIRST):
        return -1
    if what == O_USE:
        if move.ability != named.ability and (named.ability or move.ability != s.rules.programs[b].ability + 1):
            return -1
    elif what == O_LEVEL:
        if move.onto != named.onto and (named.onto or move.onto != s.rules.cards[s.kinds[b]].id):
            return -1
    elif what == O_EQUIP:
        if move.onto != named.onto:
            return -1
        b = _copy_meant(s, b, s.zones[hand_of[q.seat]], named.onto_copy, move.onto_copy)
        if b < 0 or full_hands(s, b):
            return -1
    if what == O_FIRST or (what == O_CARD and not _own(frame_of(s, q).at)):
        # Copies that lie elsewhere are never interchangeable.
        return o if named.card and not named.copy and move.copy == 1 else -1
    meant = _copy_meant(s, a, beside(s, q.seat, a), named.copy, move.copy)
    if meant < 0 or meant == a:
        return -1 if meant < 0 else option(what, a, b)
    f = frame_of(s, q)
    taken = isinstance(f.at, Pick) and what == O_CARD and meant not in candidates(s, f, f.at)
    if taken or (what == O_USE and meant in s.unable):
        # That copy is taken or not available: an equal one is meant.
        meant = a
    return option(what, meant, b)


def _own(step: Step) -> bool:
    return isinstance(step, Pick) and step.aim.place in OWN_PLACES


def _copy_meant(s: State, card: int, cards: tuple[int, ...], named: int, said: int) -> int:
    """The copy that a number means, if it is interchangeable with the card of an option; else -1."""
    if said == named:
        return card
    copies = [c for c in cards if c != EMPTY and s.kinds[c] == s.kinds[card]]
    if not 1 <= said <= len(copies):
        return -1
    meant = copies[said - 1]
    return meant if meant in interchangeable(s, card, copies) else -1


# ------------------------------------------------------------------------------------------------------------
# Why there is none


def why_not(s: State, q: Question, answer: Move | str) -> str:
    """The reason why an answer to a question is refused. Call it only for an answer that is not among the options."""
    move = _read(str(answer))
    if move is None or (isinstance(answer, Move) and answer != move):
        return "not-understood"
    f = frame_of(s, q)
    if move == Move(move.verb):
        return _word(s, q, f, move.verb)
    kind = _ASKED.get(move.verb, -1)
    if kind < 0:
        if isinstance(f.at, Pick) and q.kind == Q_PICK and move.verb == f.at.verb:
            return _pick(s, f, f.at, move)
        return "wrong-step" if _picks(s, move.verb) else "not-understood"
    if kind != q.kind and not (kind == Q_WALK and s.delve.limited):
        return "wrong-step"
    return _REASONS[kind](s, q, f, move)


def _word(s: State, q: Question, f: Frame, word: str) -> str:
    if word == "done" and q.kind == Q_WINDOW:
        return "due-first"
    if isinstance(f.at, Choose) and q.kind == Q_BRANCH and word in f.at.names:
        return "nothing-to-choose"
    if word in ("done", "show"):
        return "wrong-step"
    for program in s.rules.programs:
        for step in program.steps:
            if isinstance(step, Choose) and word in step.names:
                return "wrong-step"
    return "not-understood"


def _picks(s: State, verb: str) -> bool:
    """Whether any card of this box asks for a pick with this verb."""
    for program in s.rules.programs:
        for step in program.steps:
            if isinstance(step, Pick) and step.verb == verb:
                return True
    return False


def _copies(s: State, cards: tuple[int, ...], name: str, copy: int) -> list[int]:
    """The cards that a name stands for: one of each set of equal copies, or the numbered copy; empty if there is
    none."""
    kind = s.rules.index.get(name, EMPTY)
    found = [c for c in cards if c != EMPTY and s.kinds[c] == kind]
    if copy:
        return found[copy - 1 : copy]
    return distinct(s, found)


_SPENT: Final = frozenset(("already-used", "already-held", "already-armed", "already-chosen", "already-levelled"))


def _common(reasons: list[str]) -> str:
    """The reason that all copies of a card are refused. If one copy has no reason against it, it could be chosen, so
    the answer must say which copy it means. Copies used up already are probably not meant."""
    if not reasons:
        return "no-such-card"
    if "" in reasons:
        return "which-copy"
    for reason in reasons:
        if reason not in _SPENT:
            return reason
    return reasons[0]


def _window(s: State, q: Question, f: Frame, move: Move) -> str:
    assert isinstance(f.at, Opening)
    if move.verb == m.USE:
        return _use(s, q, f.at, move)
    return _equip(s, q, move) if f.at.equip else "wrong-step"


def _use(s: State, q: Question, opening: Opening, move: Move) -> str:
    r = s.rules
    seat = q.seat
    cards = (*s.zones[hand_of[seat]], *s.zones[front_of[seat]], *s.zones[secret_of[seat]])
    others = r.windows.others[opening.name]
    if others:
        cards = (*(c for c in cards if s.kinds[c] not in r.monsters), *others_there(s, others))
    found = _copies(s, cards, move.card, move.copy)
    if not found:
        return "no-such-card"
    abilities = r.cards[s.kinds[found[0]]].abilities
    a = move.ability - 1 if move.ability else 0
    if a >= len(abilities) or (not move.ability and len(abilities) > 1):
        return "no-such-ability"
    lines = [(w, x) for w in r.windows.opening[opening.name] for x in r.uses[w][s.kinds[found[0]]] if x.ability == a]
    if not lines:
        return "wrong-step"
    window, line = lines[0]
    banned = bans(s, seat)
    if "use-" + window in banned or ("use" in banned and window not in r.windows.effects):
        return "forbidden"
    offered = [(x >> FIRST & MASK, x & MASK) for x in options_of(s, q) if x >> WHAT == O_USE]
    return _common(
        ["" if (c, line.program.number) in offered else _no_use(s, seat, c, line) for c in found],
    )


def _no_use(s: State, seat: int, card: int, line: Line) -> str:
    if s.used.get(card, 0) >> line.ability & 1 and not line.repeat:
        return "already-used"
    x = Context(seat, card, s.foe, s.rank, None)
    if card in s.unable or (line.when is not None and not line.when.holds(s, x)):
        return "condition-not-met"
    if s.xp[seat] < line.xp or not payable(s, seat, card, line):
        return "cost-not-payable"
    head = line.first
    if isinstance(head, Put) and not head.offered(s, seat, card):
        return "already-used"
    if isinstance(head, Level) and not head.free:
        place = front_of[seat] if head.aim.place == IN_FRONT else hand_of[seat]
        price = s.rules.printed["level-cost"]
        rising = s.rules.has["level-cost"]
        heroes = [c for c in s.zones[place] if s.kinds[c] in rising and matches(s, head.aim.where, c, x)]
        if heroes and all(price[s.kinds[c]] > s.xp[seat] for c in heroes):
            return "not-enough-xp"
    return "nothing-to-choose"


def _equip(s: State, q: Question, move: Move) -> str:
    hand = s.zones[hand_of[q.seat]]
    weapons = _copies(s, hand, move.card, move.copy)
    if not weapons:
        return "no-such-card"
    if s.kinds[weapons[0]] not in s.rules.weapons:
        return "not-a-weapon"
    if not move.onto:
        return "which-hero"
    heroes = _copies(s, hand, move.onto, move.onto_copy)
    if not heroes:
        return "no-such-card"
    if s.kinds[heroes[0]] not in s.rules.heroes:
        return "not-a-hero"
    if "equip" in bans(s, q.seat):
        return "forbidden"
    return _common([_no_arming(s, q.seat, w, h) for w in weapons for h in heroes])


def _no_arming(s: State, seat: int, weapon: int, hero: int) -> str:
    if weapon in s.held:
        return "already-held"
    if full_hands(s, hero):
        return "already-armed"
    if weight(s, seat, weapon, hero) + load(s, seat, hero) > strength(s, seat, hero):
        return "too-heavy"
    return "not-allowed" if weapon in s.marked else ""


def _go(s: State, q: Question, f: Frame, move: Move) -> str:
    rooms = [s.rules.cards[s.kinds[c]].id for c in s.zones[ROOMS]]
    if move.card not in rooms:
        return "no-such-room"
    room = rooms.index(move.card)
    if s.delve.limited:
        return "goes-no-further"
    if room in s.delve.trail:
        return "been-there"
    return "too-dark" if room in s.rules.hall.doors[s.delve.places[q.seat]] else "too-far"


def _drop(s: State, q: Question, f: Frame, move: Move) -> str:
    offered = [o >> FIRST & MASK for o in options_of(s, q)]
    found = _copies(s, s.zones[hand_of[q.seat]], move.card, move.copy)
    return _common(["" if c in offered else "not-allowed" for c in found])


def _buy(s: State, q: Question, f: Frame, move: Move) -> str:
    sale = f.at
    assert isinstance(sale, Sale)
    name = move.card
    if name not in s.rules.index and name not in s.map.piles:
        return "no-such-card"
    if isinstance(sale, Trade):
        zone = s.map.piles.get(name, EMPTY) if name in sale.piles else EMPTY
        if zone == EMPTY:
            return "not-for-sale"
        return "too-expensive" if s.zones[zone] else "sold-out"
    kind = s.rules.index.get(name, EMPTY)
    if kind == EMPTY:
        return "not-for-sale"
    stacks = range(s.map.first_stack, s.map.last_stack)
    homes = [z for z in stacks if any(s.kinds[c] == kind for c in s.zones[z])]
    if not homes:
        return "sold-out" if f"stack.{s.rules.cards[kind].stack}" in s.map.names else "not-for-sale"
    if not any(s.kinds[s.zones[z][0]] == kind for z in homes):
        return "not-for-sale"
    where = sale.aim.where
    if where is not None and not where.fits[kind]:
        return "wrong-type"
    if s.rules.cost[kind] > sale.funds(s, f):
        return "too-expensive"
    return "not-allowed" if len(s.bought) < buys(s) else "wrong-step"


def _level(s: State, q: Question, f: Frame, move: Move) -> str:
    r = s.rules
    step = f.at
    assert isinstance(step, Rise)
    cards = s.zones[front_of[q.seat] if step.aim.place == IN_FRONT else hand_of[q.seat]]
    found = _copies(s, cards, move.card, move.copy)
    if not found:
        return "no-such-card"
    kind = s.kinds[found[0]]
    if "level" not in r.cards[kind].figures:
        return "not-a-hero"
    if kind not in r.has["level-cost"]:
        return "highest-level"
    x = Context(f.seat, f.source, s.foe, s.rank, f.names)
    levelled = risen(s)
    reasons = []
    for c in found:
        if c in levelled:
            reasons.append("already-levelled")
        else:
            fits = c not in s.lent and (step.aim.where is None or matches(s, step.aim.where, c, x))
            reasons.append("" if fits else "not-allowed")
    if "" not in reasons:
        return _common(reasons)
    if not step.free and r.printed["level-cost"][kind] > s.xp[q.seat]:
        return "not-enough-xp"
    goals = [r.cards[s.kinds[c]].id for c in next_level(s, kind, r.printed["level"][kind] + 1)]
    if not goals or (move.onto and move.onto not in goals):
        return "no-next-level"
    return "which-hero" if choosing_family(s, kind) and not move.onto else _common(reasons)


def _attack(s: State, q: Question, f: Frame, move: Move) -> str:
    card = _in_rank(s, move.rank)
    if card == EMPTY or s.kinds[card] not in s.rules.monsters:
        return "no-monster"
    return "not-allowed" if option(O_FACE, move.rank) in faces(s, q.seat) else "cannot-be-fought"


def _in_rank(s: State, rank: int) -> int:
    hall = s.zones[HALL]
    return hall[rank - 1] if 1 <= rank <= len(hall) else EMPTY


def _order(s: State, q: Question, f: Frame, move: Move) -> str:
    card = _in_rank(s, move.rank)
    if card == EMPTY:
        return "no-monster"
    return "already-chosen" if card in f.picked else "not-allowed"


def _cancel(s: State, q: Question, f: Frame, move: Move) -> str:
    card = _in_rank(s, move.rank)
    if card == EMPTY:
        return "no-monster"
    abilities = len(s.rules.cards[s.kinds[card]].abilities)
    if move.ability > abilities or (not move.ability and abilities != 1):
        return "no-such-ability"
    return "not-allowed"


def _first(s: State, q: Question, f: Frame, move: Move) -> str:
    names = [group[0].at.program.card for group in waiting(f)]
    return "which-copy" if move.card in names and not move.copy else "no-such-card"


def _seat(s: State, q: Question, f: Frame, move: Move) -> str:
    return "no-such-seat"


def _lose(s: State, q: Question, f: Frame, move: Move) -> str:
    return "wrong-loss"


def _die(s: State, q: Question, f: Frame, move: Move) -> str:
    return "no-such-die"


def _pick(s: State, f: Frame, step: Pick, move: Move) -> str:
    if step.aim.place == IN_HALL:
        card = _in_rank(s, move.rank)
        if card == EMPTY:
            return "no-monster"
        return "already-chosen" if card in f.picked else "not-allowed"
    cards = pool(s, f, step)
    open_to = candidates(s, f, step)
    if _own(step):
        found = _copies(s, cards, move.card, move.copy)
    else:
        found = [c for c in cards if s.rules.cards[s.kinds[c]].id == move.card]
        found = found[move.copy - 1 : move.copy] if move.copy else found
    return _common(["" if c in open_to else "already-chosen" if c in f.picked else "not-allowed" for c in found])


_ASKED: Final = {
    m.USE: Q_WINDOW,
    m.EQUIP: Q_WINDOW,
    m.BUY: Q_BUY,
    m.LEVEL: Q_LEVEL,
    m.ATTACK: Q_FACE,
    m.GO: Q_WALK,
    m.DROP: Q_DROP,
    m.SEAT: Q_SEAT,
    m.CANCEL: Q_LINE,
    m.FIRST: Q_FIRST,
    m.LOSE: Q_SPLIT,
    m.ORDER: Q_ORDER,
    m.DIE: Q_DIE,
}
"""The kind of question that each verb answers; any other verb belongs to a pick."""
_REASONS: Final = {
    Q_WINDOW: _window,
    Q_BUY: _buy,
    Q_LEVEL: _level,
    Q_FACE: _attack,
    Q_WALK: _go,
    Q_DROP: _drop,
    Q_SEAT: _seat,
    Q_LINE: _cancel,
    Q_FIRST: _first,
    Q_SPLIT: _lose,
    Q_ORDER: _order,
    Q_DIE: _die,
}
