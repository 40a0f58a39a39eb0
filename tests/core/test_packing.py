"""Keys of positions: equal for equal positions, different for all others."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

import pytest

from duskhall.core.delve import NO_DELVE, Delve
from duskhall.core.game import Game
from duskhall.core.packing import key, slots
from duskhall.core.program import Effect, Lasting
from duskhall.core.state import HALL, State, hand_of, own_delve
from duskhall.notation.position import read, write
from tests.helpers import Walk, both, few, reproducing, staged, text_of

SEEDS = few(range(1, 13), range(1, 7))
TURNS = {"classic": 25, "advance": 12, "quest": 12}

HISTORY = ("turn:", "questions:", "secrets:", "reach:")
"""Lines of a position that say how it came about."""
SETS = ("bought:", "armed:", "unable:", "arrived:")
"""Lines whose words are in no order."""
MAPS = ("used:", "lent:", "split:", "gold:", "held:")
"""Lines of a kind that are in no order among themselves."""


def a_change(s: State) -> Lasting:
    """A step that leaves a change behind."""
    return next(step for p in s.rules.programs for step in p.steps if isinstance(step, Lasting))


def other_rules(s: State) -> None:
    """The same position under rules with a changed card, which it reads from its text."""
    text = write(s)
    changed = text.replace("'light': 1", "'light': 2", 1)
    assert changed != text
    other = read(changed)
    s.rules, s.map = other.rules, other.map


def canon(s: State) -> str:
    """The text of a position as far as it can matter, in an order of its own."""
    maps = tuple(m for m in MAPS if m != "held:" or not s.rules.wielding.many)
    out: list[str] = []
    loose: list[str] = []
    for line in text_of(s).splitlines():
        if line.startswith(HISTORY) or (s.over and line.startswith(("luck:", "script:"))):
            continue
        head, *words = line.split(" ")
        if head == "ask:":
            words = [word for word in words if not word.startswith("number=")]
        if head in SETS:
            words.sort()
        if head in ("frame:", "later:", "lane:"):
            words = [w for w in words if not w.startswith("name=")] + sorted(w for w in words if w.startswith("name="))
        (loose if head in maps else out).append(" ".join((head, *words)))
    return "\n".join([*out, *sorted(loose)])


@both
def test_keys_tell_positions_apart_as_their_texts_do(name: str) -> None:
    keys: dict[str, bytes] = {}
    texts: dict[bytes, str] = {}
    renumbered = 0
    for seed in SEEDS:
        walk = Walk(seed, name, turns=TURNS[name], listen=False)
        with reproducing(walk):
            for _ in walk:
                text, found = canon(walk.state), key(walk.state)
                assert keys.setdefault(text, found) == found
                assert texts.setdefault(found, text) == text
                assert key(walk.state.clone()) == found
                if walk.step % 4 == 0:
                    # Cards that were read from a text have other numbers.
                    again = read(text_of(walk.state))
                    renumbered += again.kinds != walk.state.kinds
                    assert key(again) == found
    assert len(keys) == len(texts) > few(800, 400) and renumbered > few(100, 50)


@both
def test_the_order_of_moves_does_not_matter_where_it_does_not_matter(name: str) -> None:
    """Two moves in both orders: where the positions are the same, so are the keys, and nowhere else."""
    same = tried = 0
    for seed in SEEDS:
        walk = Walk(seed, name, turns=TURNS[name], listen=False)
        with reproducing(walk):
            for decision, _ in walk:
                ids = list(decision.options)[:6]
                if decision.kind not in ("window", "buy", "pick") or len(ids) < 3:
                    continue
                ends: dict[tuple[str, ...], list[State]] = {}
                for pair in permutations(ids[1:], 2):
                    game = Game(walk.state.clone(), listen=False, history=False)
                    for option in pair:
                        if game.asks(decision.seat) and option in game.decision(decision.seat).options:
                            game.answer(decision.seat, option)
                        else:
                            break
                    else:
                        ends.setdefault(tuple(sorted(pair)), []).append(game.state)
                for one, *rest in ends.values():
                    for two in rest:
                        tried += 1
                        assert (key(one) == key(two)) == (canon(one) == canon(two))
                        same += key(one) == key(two)
    assert same > 40 and tried > same


@both
def test_luck_counts_as_long_as_it_can_matter(name: str) -> None:
    walk = Walk(3, name, turns=4, listen=False)
    s = walk.state
    other = s.clone()
    other.luck += 1
    assert key(s) != key(other) and key(s, luck=False) == key(other, luck=False)
    assert key(s) != key(s, luck=False)
    s.over = other.over = True
    assert key(s) == key(other)


# ------------------------------------------------------------------------------------------------------------
# Every part of a position


def grown(part: str) -> Callable[[State], None]:
    return lambda s: setattr(s, part, getattr(s, part) + 1)


def flipped(part: str) -> Callable[[State], None]:
    return lambda s: setattr(s, part, not getattr(s, part))


def other_card(part: str) -> Callable[[State], None]:
    return lambda s: setattr(s, part, s.zones[hand_of[0]][-1])


def swap(s: State) -> None:
    """Two different cards of the hand change places."""
    hand = s.zones[hand_of[0]]
    i = next(i for i in range(1, len(hand)) if s.kinds[hand[i]] != s.kinds[hand[0]])
    s.zones[hand_of[0]] = (hand[i], *hand[1:i], hand[0], *hand[i + 1 :])


def in_the_hand(s: State) -> tuple[int, ...]:
    return s.zones[hand_of[0]][:1]


COVERED: dict[str, Callable[[State], None]] = {
    **{part: grown(part) for part in ("active", "luck", "spent", "rank", "total", "health", "passed")},
    **{part: flipped(part) for part in ("laid", "won", "claim", "again", "over")},
    **{part: other_card(part) for part in ("front", "foe")},
    **{
        part: (lambda s, part=part: setattr(s, part, in_the_hand(s)))  # type: ignore[misc]
        for part in ("bought", "armed", "marked", "unable", "arrived")
    },
    **{
        part: (lambda s, part=part: setattr(s, part, {in_the_hand(s)[0]: 1}))  # type: ignore[misc]
        for part in ("known", "used", "lent", "split")
    },
    "held": lambda s: setattr(s, "held", {s.zones[hand_of[0]][0]: s.zones[hand_of[0]][1]}),
    "kinds": lambda s: setattr(s, "kinds", (s.kinds[0] + 1, *s.kinds[1:])),
    "zones": swap,
    "xp": lambda s: s.xp.__setitem__(1, 7),
    "luck_key": lambda s: setattr(s, "luck_key", bytes(32)),
    "script": lambda s: setattr(s, "script", ((1, 2),)),
    "sealed": lambda s: setattr(s, "sealed", ((s.zones[hand_of[0]][0], HALL, 2),)),
    "gold": lambda s: setattr(s, "gold", ((s.zones[hand_of[0]][0], 2),)),
    "mods": lambda s: setattr(s, "mods", (Effect(a_change(s), 0, None, 1, ()),)),
    "later": lambda s: setattr(s, "later", (s.stack[0],)),
    "stack": lambda s: s.stack.append(s.stack[0]),
    "asked": lambda s: setattr(s, "asked", ()),
    "delve": lambda s: setattr(own_delve(s), "light", 9),
    "map": lambda s: setattr(s, "map", read(write(s).replace("stack.", "supply.", 1)).map),
    "rules": other_rules,
}
"""Each part of a position, changed: the key changes with it. Of the rules it knows what the map of the game holds."""

IGNORED = {"turn", "counts", "secrets", "reach", "window_bits", "options", "shared", "moment", "log"}
"""How the position came about, what follows from it, and what is no part of it."""


def test_every_part_is_covered_or_left_out_on_purpose() -> None:
    assert {*COVERED, *IGNORED} == set(slots(State)) and not IGNORED.intersection(COVERED)


@pytest.mark.parametrize("part", COVERED)
def test_the_key_covers(part: str) -> None:
    s = Walk(1, "classic").state
    changed = s.clone()
    COVERED[part](changed)
    assert key(changed) != key(s)


@pytest.mark.parametrize("part", ["turn", "secrets", "reach", "counts"])
def test_the_key_does_not_cover(part: str) -> None:
    s = Walk(1, "classic").state
    changed = s.clone()
    if part == "counts":
        changed.counts[0] += 1
    else:
        grown(part)(changed)
    assert key(changed) == key(s)


def test_the_key_covers_everything_of_rooms_and_champions() -> None:
    s = Walk(1, "quest").state
    values: dict[str, object] = {"places": (1, 1), "trail": (3,), "told": (3,), "down": ((s.zones[HALL][0], 2),)}
    assert s.delve is not NO_DELVE
    for part in slots(Delve):
        changed = s.clone()
        was = getattr(changed.delve, part)
        new = values.get(part, not was if isinstance(was, bool) else was + 1 if isinstance(was, int) else None)
        assert new is not None and new != was
        setattr(own_delve(changed), part, new)
        assert key(changed) != key(s), part


def test_a_table_of_positions_saves_work() -> None:
    """The same search with and without a table finds the same, and the table is used."""

    def explore(game: Game, depth: int, seen: set[bytes] | None) -> tuple[set[str], int]:
        if depth == 0 or game.over or game.state.turn > 1:
            return {canon(game.state)}, 1
        if seen is not None:
            found = key(game.state) + bytes([depth])
            if found in seen:
                return set(), 1
            seen.add(found)
        ends: set[str] = set()
        looked = 1
        for move in game.moves:
            game.play(move)
            more, n = explore(game, depth - 1, seen)
            game.undo()
            ends |= more
            looked += n
        return ends, looked

    game = Game(staged("hand.1: militia, regian-priest, dagger, spear, torch, torch"))
    game.play("dungeon")
    plain, everything = explore(game, 4, None)
    tabled, less = explore(game, 4, set())
    assert plain == tabled and less < everything


def test_samples_are_positions_of_their_own() -> None:
    s = Walk(1, "classic").state
    a, b = (Game(s.clone(), listen=False).view(0).sample(seed) for seed in (1, 2))
    assert key(a, luck=False) != key(b, luck=False), "decks are dealt anew"
    assert key(a, luck=False) != key(s, luck=False)
