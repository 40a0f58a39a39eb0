"""Promise 1: state is plain data. It can be copied, saved and resumed between any two answers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from duskhall.core.decision import Decision
from duskhall.core.delve import Delve
from duskhall.core.game import Game
from duskhall.core.options import list_options
from duskhall.core.program import Effect, Step
from duskhall.core.rules import Rules
from duskhall.core.state import EMPTY, Frame, Map, Question, State
from duskhall.core.steps.windows import Act
from duskhall.editions import edition
from duskhall.notation.position import read
from tests.helpers import EDITIONS, RULES, Walk, both, edited, few, losing_opening, passes, reproducing, slots, text_of

SEEDS = few(range(12), (0, 1, 4, 8, 11))
NOT_PART_OF_THE_POSITION = {"log", "moment", "shared"}
"""Slots that are neither copied nor saved."""
FOLLOWS_FROM_IT = {"window_bits", "options"}
"""Slots that are copied but not saved."""
REPLACED = {"used", "held", "lent", "options", "split"}
"""Dictionaries and lists that copies share: they are replaced, never changed; see test_old_clones_never_change."""


# ------------------------------------------------------------------------------------------------------------
# Plain data


PARTS = (Frame, Question, Map, Delve, Effect)
"""What a position is made of besides numbers, tuples and dictionaries."""


def impure(value: object, where: str) -> str:
    """The place of the first thing that is not plain data, or nothing. Steps are part of the rules."""
    if value is None or type(value) in (int, bool, bytes, str) or isinstance(value, Step):
        return ""
    if isinstance(value, (tuple, list)) and type(value) in (tuple, list):
        parts = [(f"{where}[{i}]", v) for i, v in enumerate(value)]
    elif type(value) is dict:
        parts = [(f"{where} key {k!r}", k) for k in value] + [(f"{where}[{k!r}]", v) for k, v in value.items()]
    elif isinstance(value, PARTS) and type(value) in PARTS:
        parts = [(f"{where}.{name}", getattr(value, name)) for name in slots(type(value))]
    else:
        return f"{where} is a {type(value).__name__}"
    return next(filter(None, (impure(v, at) for at, v in parts)), "")


@both
def test_a_position_holds_plain_data_only(name: str) -> None:
    for seed in SEEDS:
        walk = Walk(seed, name, turns={"classic": 60, "advance": 20, "quest": 20}[name])
        with reproducing(walk):
            for _ in walk:
                s = walk.state
                assert type(s.rules) is Rules and s.rules is edition(name).rules_on(s.rules.board)
                for slot in slots(State):
                    if slot != "rules":
                        flaw = impure(getattr(s, slot), slot)
                        assert not flaw, flaw
                steps = [f.at for f in (*s.stack, *s.later)] + [e.step for e in s.mods]
                assert all(s.rules.programs[o.program.number].steps[o.index] is o for o in steps)


@both
def test_a_position_has_no_room_for_anything_else(name: str) -> None:
    s = Walk(0, name).state
    for thing in (s, s.stack[0], s.asked[0]):
        assert not hasattr(thing, "__dict__")
        with pytest.raises(AttributeError):
            setattr(thing, "callback", print)  # noqa: B010
    assert impure([(1, {"a": lambda: None})], "here") == "here[0][1]['a'] is a function"
    assert impure((x for x in "ab"), "here") == "here is a generator"


# ------------------------------------------------------------------------------------------------------------
# Copies


def plain(value: Any) -> Any:
    """Frames, questions, the map and the delve as tuples, so that == compares what is in them."""
    if isinstance(value, PARTS):
        return tuple(plain(getattr(value, name)) for name in slots(type(value)) if name != "options")
    if isinstance(value, (list, tuple)):
        return [plain(v) for v in value]
    if isinstance(value, dict):
        return {k: plain(v) for k, v in value.items()}
    return value


def has_value(value: object) -> bool:
    """Something is in the slot that a forgotten slot would not have."""
    return bool(value) and value != EMPTY


def ended() -> State:
    for seed in range(3, 60):
        walk = Walk(seed, turns=400)
        for _ in walk:
            pass
        if walk.state.over:
            return walk.state
    raise AssertionError("no game ends")


def states() -> Iterator[State]:
    """Positions of random games, ended ones, one with scripted luck, and some where seats have passed."""
    for name in EDITIONS:
        for seed in SEEDS:
            walk = Walk(seed, name, turns={"classic": 40, "advance": 14, "quest": 14}[name])
            with reproducing(walk):
                for _ in walk:
                    if walk.step % 3 == 0 and walk.state.rules.reactions:
                        for seat in range(walk.state.seats):
                            passes(walk.game, seat)
                    yield walk.state
    yield ended()
    scripted = Walk(0).state
    scripted.script = ((RULES.index["militia"], RULES.index["dagger"]), (RULES.index["torch"],))
    yield scripted
    again = Walk(1, "advance").state
    again.again = True
    yield again


def test_a_clone_has_every_slot() -> None:
    seen = set()
    for s in states():
        copy = s.clone()
        for slot in slots(State):
            if slot not in NOT_PART_OF_THE_POSITION:
                value = plain(getattr(s, slot))
                assert plain(getattr(copy, slot)) == value, f"clone() loses {slot}"
                if has_value(value):
                    seen.add(slot)
    never = set(slots(State)) - NOT_PART_OF_THE_POSITION - seen
    assert not never, f"these slots never had a value, so nobody knows whether they are copied: {never}"


@both
def test_a_clone_shares_nothing_that_changes(name: str) -> None:
    for seed in SEEDS:
        walk = Walk(seed, name, turns={"classic": 60, "advance": 20, "quest": 20}[name])
        with reproducing(walk):
            for _ in walk:
                s, copy = walk.state, walk.state.clone()
                for slot in slots(State):
                    a, b = getattr(s, slot), getattr(copy, slot)
                    if isinstance(a, (list, dict)) and slot not in REPLACED | NOT_PART_OF_THE_POSITION:
                        assert a is not b, f"{slot} is shared with the clone"
                for f, g in zip(s.stack, copy.stack, strict=True):
                    assert f is not g
                    assert all(x is not y for x, y in zip(f.lanes, g.lanes, strict=True))
                # Options are shared; they must hold for the copy as well.
                assert copy.options is None or [copy.options] == [list_options(copy, q) for q in copy.asked]


@pytest.mark.slow
@both
def test_old_clones_never_change(name: str) -> None:
    for seed in SEEDS:
        walk = Walk(seed, name, turns=40)
        kept: list[tuple[int, State, str]] = []
        with reproducing(walk):
            for _ in walk:
                kept.append((walk.step, walk.state.clone(), text_of(walk.state)))
            for step, copy, text in kept:
                assert text_of(copy) == text, f"the clone of step {step} has changed"
            # They can still be played, and playing them does not touch their own copies.
            for step, copy, text in kept[:: max(1, len(kept) // 8)]:
                again = Walk(seed + 1000, name, turns=6, state=copy.clone())
                for _ in again:
                    pass
                assert text_of(copy) == text, f"playing a copy of step {step} has changed it"


# ------------------------------------------------------------------------------------------------------------
# Saves: every slot survives the position text


def by_place(s: State) -> dict[int, str]:
    return {c: f"{s.map.names[z]}/{i}" for z, zone in enumerate(s.zones) for i, c in enumerate(zone)} | {EMPTY: "-"}


def saved(s: State) -> dict[str, object]:
    """Every slot with its cards named by their places: instance numbers may change in a save, nothing else may."""
    at = by_place(s)

    def cards(value: tuple[int, ...]) -> list[str]:
        return [at[c] for c in value]

    def frame(f: Frame) -> object:
        split = bool(s.asked) and s.asked[0].kind == 6 and s.stack and f is s.stack[-1]
        numbers = split or isinstance(f.at, Act)
        picked = [at[f.picked[0]], *f.picked[1:]] if numbers and f.picked else cards(f.picked)
        names = {name: [*value] if name[0] == "#" else cards(value) for name, value in f.names.items()}
        return step(f.at), at[f.source], f.seat, names, picked, [frame(g) for g in f.lanes]

    def step(o: Step) -> object:
        return o.program.card, o.program.ability, o.index

    def keyed(value: dict[int, int]) -> object:
        return [(at[c], n) for c, n in value.items()]

    same: Callable[[Any], object] = plain
    table: dict[str, Callable[[Any], object]] = {
        "rules": lambda rules: (rules.edition, rules.version, rules.board, rules.cards),
        "kinds": lambda kinds: {at[c]: s.rules.cards[kinds[c]].id for c in at if c != EMPTY},
        "zones": lambda zones: [[at[c] for c in zone] for zone in zones],
        "known": lambda known: {at[c]: mask for c, mask in known.items()},
        "sealed": lambda sealed: [(at[c], z, n) for c, z, n in sealed],
        "gold": lambda gold: [(at[c], n) for c, n in gold],
        "used": keyed,
        "held": lambda held: [(at[w], at[h]) for w, h in held.items()],
        "marked": cards,
        "lent": keyed,
        "mods": lambda mods: [
            (step(e.step), at[e.source], None if e.cards is None else cards(e.cards), e.fixed, cards(e.named))
            for e in mods
        ],
        "bought": cards,
        "armed": cards,
        "later": lambda frames: [frame(f) for f in frames],
        "arrived": cards,
        "front": lambda card: at[card],
        "foe": lambda card: at[card],
        "unable": lambda unable: sorted(cards(unable)),
        "split": keyed,
        "stack": lambda frames: [frame(f) for f in frames],
        "asked": lambda asked: [(q.kind, q.seat, q.lane) for q in asked],
        "delve": lambda delve: [
            [(at[c], pile) for c, pile in delve.down] if part == "down" else getattr(delve, part)
            for part in slots(Delve)
        ],
    }
    for slot in (
        *("map", "xp", "luck_key", "luck", "script", "turn", "active", "laid", "spent"),
        *("rank", "total", "health", "won", "claim", "again", "passed", "counts", "secrets", "reach", "over"),
    ):
        table[slot] = same
    left = set(slots(State)) - NOT_PART_OF_THE_POSITION - FOLLOWS_FROM_IT - set(table)
    assert not left, f"slots that no save is tested for: {left}"
    return {slot: table[slot](getattr(s, slot)) for slot in table}


@pytest.mark.slow
def test_every_slot_survives_a_save() -> None:
    seen: set[str] = set()
    for s in states():
        before, after = saved(s), saved(read(text_of(s)))
        for slot, value in before.items():
            assert after[slot] == value, f"{slot} does not survive a save"
            if has_value(getattr(s, slot)):
                seen.add(slot)
    never = set(slots(State)) - NOT_PART_OF_THE_POSITION - FOLLOWS_FROM_IT - seen
    assert not never, f"these slots never had a value, so nobody knows whether they are saved: {never}"


@pytest.mark.slow
@both
def test_a_twin_saved_and_restored_at_every_step_plays_the_same_game(name: str) -> None:
    for seed in SEEDS:
        turns = {"classic": 40, "advance": 14, "quest": 14}[name]
        walk = Walk(seed, name, turns=turns)
        twin = Walk(seed, name, turns=turns)
        with reproducing(walk):
            for decision, index in walk:
                text = text_of(walk.state)
                restored = read(text)
                assert text_of(restored) == text
                asked = [Decision(walk.state, q).data() for q in walk.state.asked]
                assert [Decision(restored, q).data() for q in restored.asked] == asked
                # The twin has been carried from save to save and never met the first game again.
                assert text_of(twin.state) == text
                twin.game = Game(read(text_of(twin.state)), history=False)
                answer = next(d for d in twin.game.decisions() if d.seat == decision.seat)
                twin.go(answer, index)
            assert text_of(twin.state) == text_of(walk.state)


HALF_DONE = ("ask: line ", "ask: seat ", "ask: first ", " use=hand.", " named=", "later: ", "lent: ", "passed: ")
"""What only Advance has half done: these must be met, saved and played on."""


def test_everything_half_done_in_advance_is_saved_and_played_on() -> None:
    met: Counter[str] = Counter()
    wyrms = "hall: ogre | magma-wyrm | ogre | magma-wyrm"
    for seed in range(1, 60):
        state = (losing_opening(seed), edited(losing_opening(seed), wyrms), None, None)[seed % 4]
        walk = Walk(seed, "advance", turns=12, state=state)
        with reproducing(walk):
            for decision, index in walk:
                if walk.step % 4 == 0:
                    passes(walk.game, (walk.state.active + 1) % walk.state.seats)
                text = text_of(walk.state)
                signs = [sign for sign in HALF_DONE if sign in text and met[sign] < 12]
                if not signs:
                    continue
                met.update(signs)
                copy = Game(read(text), history=False)
                assert saved(copy.state) == saved(walk.state)
                option = decision.options[index]
                copy.answer(decision.seat, option)
                walk.go(decision, index)
                assert text_of(copy.state) == text_of(walk.state), f"{option} leads elsewhere after a save"
        if all(met[sign] >= 3 for sign in HALF_DONE):
            return
    raise AssertionError(met)


@both
def test_options_follow_from_the_position_alone(name: str) -> None:
    """The cache of options is never another list than the position gives."""
    for seed in SEEDS:
        walk = Walk(seed, name, turns={"classic": 60, "advance": 20, "quest": 20}[name])
        with reproducing(walk):
            for _ in walk:
                s = walk.state
                assert s.options is None or [s.options] == [list_options(s, q) for q in s.asked]


@pytest.mark.slow
@both
def test_listening_does_not_change_the_game(name: str) -> None:
    """With or without events and history the same answers lead to the same position."""
    for seed in SEEDS:
        quiet = Walk(seed, name, turns=30, listen=False, history=False)
        loud = Walk(seed, name, turns=30, listen=True, history=True)
        with reproducing(loud):
            for (_, i), (_, j) in zip(quiet, loud, strict=True):
                assert i == j
                assert text_of(quiet.state) == text_of(loud.state)
