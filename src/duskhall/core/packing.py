"""A position as plain values: packed for pickle, and as a key that equal positions share."""

from __future__ import annotations

import marshal
from hashlib import blake2b
from typing import Any, Final

from .delve import NO_DELVE, Delve
from .program import Effect, Lasting, Step
from .state import (
    EMPTY,
    Q_SPLIT,
    TOP,
    Frame,
    Map,
    Question,
    State,
    asked_alone,
    new_frame,
    new_state,
)
from .steps.windows import Act

# ------------------------------------------------------------------------------------------------------------
# Packing. Rules are shared and never packed here: a step is named by its program and its place there.


def slots(cls: type[object]) -> tuple[str, ...]:
    """The attributes of a class with slots, pure or compiled."""
    found: tuple[str, ...] = getattr(cls, "__mypyc_attrs__", ()) or cls.__slots__  # type: ignore[attr-defined]
    return tuple([name for name in found if name != "__dict__"])


_OTHERS: Final = ("rules", "map", "stack", "later", "mods", "asked", "delve", "shared", "options", "moment", "log")
"""Parts that are packed in ways of their own, or not at all."""
_PLAIN: Final = tuple([name for name in slots(State) if name not in _OTHERS])
_DELVE: Final = slots(Delve)

Packed = dict[str, Any]


def pack(s: State) -> Packed:
    """The state of a position without its rules."""
    out: Packed = {name: getattr(s, name) for name in _PLAIN}
    out["map"] = (s.map.names, s.map.stacks)
    out["stack"] = [_pack_frame(f) for f in s.stack]
    out["later"] = [_pack_frame(f) for f in s.later]
    out["mods"] = [(_pack_step(e.step), e.source, e.cards, e.fixed, e.named) for e in s.mods]
    out["asked"] = [(q.kind, q.seat, q.lane) for q in s.asked]
    out["delve"] = None if s.delve is NO_DELVE else {name: getattr(s.delve, name) for name in _DELVE}
    return out


def unpack(rules: Any, packed: Packed) -> State:
    """The position that was packed, under the same rules."""
    names, stacks = packed["map"]
    s = new_state(rules, names, stacks, packed["kinds"], packed["zones"], len(packed["xp"]), packed["luck_key"])
    for name in _PLAIN:
        setattr(s, name, packed[name])
    s.stack = [_unpack_frame(rules, row) for row in packed["stack"]]
    s.later = tuple([_unpack_frame(rules, row) for row in packed["later"]])
    s.mods = tuple([_unpack_effect(rules, row) for row in packed["mods"]])
    asked: list[Question] = []
    for kind, seat, lane in packed["asked"]:
        asked.append(asked_alone[kind][seat][0] if lane == TOP else Question(kind, seat, lane))
    s.asked = tuple(asked)
    if packed["delve"] is not None:
        s.delve = Delve()
        # By name: the compiled build has them in another order.
        for name in _DELVE:
            setattr(s.delve, name, packed["delve"][name])
    return s


def restore(s: State, before: State) -> None:
    """Set a position back to an earlier one. Views then show the earlier position, and open decisions become stale."""
    earlier = before.clone()
    for name in _PLAIN:
        setattr(s, name, getattr(earlier, name))
    s.stack = earlier.stack
    s.later = earlier.later
    s.mods = earlier.mods
    # A question to several seats at once is recognised by identity, so it is replaced by a new one.
    s.asked = tuple([q if q.lane == TOP else Question(q.kind, q.seat, q.lane) for q in earlier.asked])
    s.options = earlier.options
    s.delve = earlier.delve
    s.shared = True
    s.moment += 1


def _pack_step(o: Step) -> tuple[int, int]:
    return o.program.number, o.index


def _unpack_step(rules: Any, row: tuple[int, int]) -> Step:
    found: Step = rules.programs[row[0]].steps[row[1]]
    return found


def _unpack_effect(rules: Any, row: tuple[Any, ...]) -> Effect:
    step = _unpack_step(rules, row[0])
    assert isinstance(step, Lasting)
    return Effect(step, row[1], row[2], row[3], row[4])


def _pack_frame(f: Frame) -> tuple[Any, ...]:
    return _pack_step(f.at), f.source, f.seat, f.names, f.picked, [_pack_frame(lane) for lane in f.lanes]


def _unpack_frame(rules: Any, row: tuple[Any, ...]) -> Frame:
    f = new_frame(_unpack_step(rules, row[0]), row[1], row[2], row[3])
    f.picked = row[4]
    f.lanes = tuple([_unpack_frame(rules, lane) for lane in row[5]])
    return f


# ------------------------------------------------------------------------------------------------------------
# Keys


def key(s: State, luck: bool = True) -> bytes:
    """A key for a position: equal positions have equal keys, whichever of several equal cards lies where, and positions
    that differ in anything that can still matter have different keys.

    The key covers all cards in their order, who knows them, what was done this turn, what is under way, whose question
    is open, and the luck to come (``luck`` False leaves that out). It does not cover how the position came about: the
    number of the turn and of questions so far, what has been seen, and how far the dungeon has been explored. Keys are
    comparable within one version of the program.
    """
    # A card is identified by its place.
    place = [EMPTY] * (len(s.kinds) + 1)
    n = 0
    for zone in s.zones:
        for c in zone:
            if c != EMPTY:
                place[c] = n
            n += 1
    kinds = (*s.kinds, EMPTY)
    d = s.delve
    held = [(place[w], place[h]) for w, h in s.held.items()]
    if not s.rules.wielding.many:
        # If a hero drops weapons that are too heavy, the order in which they were taken up counts.
        held.sort()
    parts = (
        _table(s),
        [[kinds[c] for c in zone] for zone in s.zones],
        (s.xp, s.active, s.laid, s.spent, s.foe if s.foe == EMPTY else place[s.foe], s.rank, s.total, s.health),
        (s.won, s.claim, s.again, s.passed, s.over, place[s.front]),
        _pairs(place, s.known),
        _pairs(place, s.used),
        _pairs(place, s.lent),
        _pairs(place, s.split),
        held,
        sorted([(place[c], gold) for c, gold in s.gold]),
        [(place[c], z, n) for c, z, n in s.sealed],
        sorted(_places(place, s.bought)),
        sorted(_places(place, s.armed)),
        sorted(_places(place, s.unable)),
        sorted(_places(place, s.arrived)),
        _places(place, s.marked),
        [
            (
                _pack_step(e.step),
                place[e.source],
                None if e.cards is None else _places(place, e.cards),
                e.fixed,
                _places(place, e.named),
            )
            for e in s.mods
        ],
        [_frame_key(place, f, False) for f in s.later],
        [_frame_key(place, f, _splits(s, f)) for f in s.stack],
        [(q.kind, q.seat, q.lane) for q in s.asked],
        (d.places, d.light, d.trail, d.limited, d.found, d.goal, d.last, d.told, d.counted),
        [(place[c], pile) for c, pile in d.down],
        (s.luck_key, s.luck, s.script) if luck and not s.over else (),
    )
    # Version 0 of the format writes equal values alike, even if they share objects.
    return blake2b(marshal.dumps(parts, 0), digest_size=_DIGEST).digest()


_DIGEST: Final = 16
_TABLES: Final[dict[int, tuple[Map, bytes]]] = {}
"""The shared parts of all positions of a game, by the identity of their map."""
_MOST_TABLES: Final = 64


def _table(s: State) -> bytes:
    """The edition, the board, the cards and the piles of a game, in short."""
    found = _TABLES.get(id(s.map))
    if found is not None:
        return found[1]
    if len(_TABLES) >= _MOST_TABLES:
        _TABLES.clear()
    r = s.rules
    cards = [r.cards[k] for k in sorted(r.endless_kinds.union(s.kinds))]
    text = repr((r.edition, r.version, r.board, s.map.names, s.map.stacks, cards))
    short = blake2b(text.encode(), digest_size=_DIGEST).digest()
    _TABLES[id(s.map)] = (s.map, short)
    return short


def _pairs(place: list[int], by_card: dict[int, int]) -> list[tuple[int, int]]:
    return sorted([(place[c], n) for c, n in by_card.items()]) if by_card else []


def _places(place: list[int], cards: tuple[int, ...]) -> list[int]:
    return [place[c] for c in cards]


def _splits(s: State, f: Frame) -> bool:
    """Whether the frame asks how a loss is shared: it then holds a card and three numbers."""
    return f is s.stack[-1] and any(q.kind == Q_SPLIT for q in s.asked)


def _frame_key(place: list[int], f: Frame, splits: bool) -> tuple[Any, ...]:
    picked: Any = f.picked
    if picked:
        # Numbers follow the first card where a loss is shared, and where an ability was chosen that waits.
        cards = 1 if splits or isinstance(f.at, Act) else len(picked)
        picked = (*_places(place, picked[:cards]), *picked[cards:])
    # Dice are numbers, everything else that is named is a card.
    names = sorted([(name, list(of) if name[:1] == "#" else _places(place, of)) for name, of in f.names.items()])
    lanes = [_frame_key(place, lane, False) for lane in f.lanes]
    return _pack_step(f.at), place[f.source], f.seat, names, picked, lanes
