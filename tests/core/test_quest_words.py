"""The words of Quest where they are hard on the machine: rooms that speak while they are refilled, monsters that change
places or lie face down, dice that are changed. At every question a position can be saved, copied and taken back, and
nothing hidden shows."""

from __future__ import annotations

import pickle
from collections import Counter
from dataclasses import replace

import pytest

from duskhall.core.events import HallArranged
from duskhall.core.game import Game
from duskhall.core.luck import Stream, key_from_seed
from duskhall.core.packing import key, pack, unpack
from duskhall.core.redeal import redeal
from duskhall.core.state import HALL, State
from duskhall.core.steps.turn import RefillRooms
from duskhall.core.tree import (
    Ability,
    And,
    Branch,
    Card,
    Choose,
    Cmp,
    Die,
    Discard,
    Each,
    Earn,
    Fig,
    Forbid,
    Gain,
    Is,
    Least,
    Modify,
    Must,
    Not,
    Other,
    Pick,
    Put,
    Roll,
    Step,
    Swap,
    Use,
    Value,
    While,
    Won,
)
from duskhall.notation import record
from duskhall.notation.position import read, write
from tests.core.test_secrecy import asked, dumps, sealed_answers, seen_by
from tests.helpers import QUEST, SPECTATOR, Walk, few, reproducing, rotating_setup, text_of
from tests.invariants import check

ELSEWHERE: tuple[Step, ...] = (
    Pick("rooms", And((Fig("level", ">=", 1), Other())), name="there"),
    Swap("self", "there"),
)
BESIDE: tuple[Step, ...] = (Pick("hall", And((Is("monster"), Other())), name="mate"), Swap("self", "mate"))
FACE_DOWN = While("hall", (Forbid("be-seen", "self"),))
WOUND = Gain("wound", 1, to="front")
BLEED_OR_LEARN = Choose((Branch("bleed", (WOUND,)), Branch("learn", (Earn("xp", 1),))))
ODD_ONES: dict[str, tuple[Ability, ...]] = {
    "mine": (
        Must("emptied", ELSEWHERE),
        Use(
            "walk",
            (Modify("darkness", "less", 1, "self"),),
            cost=(WOUND,),
            when=Cmp(Value("darkness", "self"), ">", 0),
            repeat=True,
        ),
    ),
    "abandoned-gate": (
        Must("emptied", (BLEED_OR_LEARN,)),
        Use("spoils", (Put(Pick("hall", And((Is("monster"), Fig("level", "=", 1)))), "under"),)),
    ),
    "crypt": (FACE_DOWN, Must("after", (Put("foe", "under"),), when=Not(Won()))),
    "sunken-well": (
        Must("before", (Roll(2, "eyes"), Modify("health", "add", Least(Die("eyes", "lowest"), 3), "foe"))),
        Use("walk", (Modify("darkness", "less", 2, "self"),), cost=(Discard(Pick("hand")),)),
    ),
    "throne-room": (FACE_DOWN, Must("into", ELSEWHERE)),
    "goblin-forager": (Must("revealed", ELSEWHERE),),
    "goblin-berserker": (Must("before", (Put(Pick("hall", And((Is("monster"), Other()))), "under"),)),),
    "goblin-drummer": (
        Must(
            "revealed", (Each("all", (Choose((Branch("bleed", (WOUND,)), Branch("drop", (Discard(Pick("hand")),)))),)),)
        ),
    ),
    "goblin-shieldbearer": (
        Must(
            "before", (Pick("hall", And((Is("monster"), Other())), name="mate"), Swap("self", "mate"), BLEED_OR_LEARN)
        ),
        Must("after", (Roll(1, "eye"), Earn("xp", Die("eye")))),
    ),
    "hobgoblin-disarmer": (
        While("fought", (Modify("light", "less", 3, "party"),)),
        Must("through", ELSEWHERE),
    ),
}
"""Rooms and monsters with other abilities than their own."""
DECK = (
    *("arcanian-1", "arcanian-2", "arcanian-3", "silverhelm-3", "gorlandor-3", "stormhand-2", "adventurer"),
    *("lantern", "lantern", "lantern", "dagger", "shortsword", "darameres-cloak", "thunderstone-shard"),
)


def odd_cards() -> tuple[Card, ...]:
    r = QUEST.rules
    return tuple(
        replace(r.cards[r.index[name]], abilities=abilities, marks={}, rulings=())
        for name, abilities in ODD_ONES.items()
    )


def odd_opening(seed: int) -> State:
    """A dungeon of those rooms and monsters, and parties that can do something about them."""
    usual = rotating_setup(seed, "quest")
    setup = replace(
        usual,
        rooms=("mine", "abandoned-gate", "crypt", "sunken-well", "throne-room", "vault"),
        monsters=("goblin-grunts", "hobgoblin-brutes", usual.monsters[2]),
    )
    s = QUEST.deal(QUEST.make_rules(odd_cards()), setup, 2 + seed % 3, key_from_seed(seed, "odd"))
    stream = Stream.of(seed, "odd")
    new = {"supply.wound": f"wound*{3 + stream.below(9)}"}
    for n in range(1, s.seats + 1):
        for zone in ("hand", "deck"):
            new[f"{zone}.{n}"] = ", ".join(DECK[stream.below(len(DECK))] for _ in range(6))
    rows = [line.partition(":")[::2] for line in write(s).splitlines()]
    rat, _, _, *deeper = dict(rows)["hall"].split(" | ")
    new["hall"] = " | ".join((rat, "goblin-shieldbearer", "goblin-berserker", *deeper))
    lines = [f"{zone}: {new.get(zone, text.strip())}" for zone, text in rows if zone]
    return read("\n".join(lines))


def note(seen: Counter[str], s: State) -> None:
    for q in s.asked:
        seen[str(q.kind)] += 1
    seen["a room speaks"] += any(isinstance(f.at, RefillRooms) and f.picked for f in s.stack)
    seen["something lies face down"] += bool(s.delve.down)
    seen["the foe has moved"] += bool(s.rank and s.foe in s.zones[HALL] and s.zones[HALL][s.rank - 1] != s.foe)


SEEDS = few((*range(1, 40),), (3, 7))
"""The sample meets everything that is asked for."""
MET = ("a room speaks", "something lies face down", "the foe has moved", "window dice", "die", "walk")


@pytest.mark.slow
def test_a_position_is_the_same_saved_copied_packed_and_taken_back() -> None:
    seen: Counter[str] = Counter()
    for seed in SEEDS:
        walk = Walk(seed, "quest", turns=4, state=odd_opening(seed), history=True)
        kinds = Counter(walk.state.kinds)
        with reproducing(walk):
            for decision, index in walk:
                s = walk.state
                check(s, kinds)
                note(seen, s)
                seen[f"{decision.kind} {decision.verb}".strip()] += 1
                before, found, move = text_of(s), key(s), decision.options[index]
                copies = [s.clone(), unpack(s.rules, pickle.loads(pickle.dumps(pack(s))))]
                if walk.step % few(2, 9) == 0 or decision.kind == "die":
                    # Reading builds the rules with the odd cards anew, which takes time.
                    copies.append(read(write(s)))
                alone = len(s.asked) == 1
                walk.go(decision, index)
                after = text_of(walk.state)
                for copy in copies:
                    assert text_of(copy) == before and key(copy) == found
                    again = Game(copy, history=False)
                    again.answer(decision.seat, move)
                    assert text_of(again.state) == after, "a copy goes another way"
                if walk.step % 2 and alone and decision._q.lane < 0:
                    walk.game.undo(decision.seat, freely=True)
                    assert text_of(walk.state) == before
                    walk.game.choose(walk.game.decision(decision.seat), index)
                    assert text_of(walk.state) == after, "what was rolled once was not rolled again"
            text = record.write(walk.game, tuple("abcd"[: walk.state.seats]), None)
            assert text_of(record.replay(record.read(text)).state) == text_of(walk.state)
    assert all(seen[what] for what in MET), seen


@pytest.mark.slow
def test_nothing_hidden_shows_in_what_is_seen_asked_foretold_or_told() -> None:
    seen: Counter[str] = Counter()
    for seed in SEEDS:
        walk = Walk(seed, "quest", turns=4, state=odd_opening(seed))
        stream = Stream.of(seed, "odd secrets")
        with reproducing(walk):
            for decision, index in walk:
                s = walk.state
                note(seen, s)
                seen[f"{decision.kind} {decision.verb}".strip()] += 1
                move = decision.options[index]
                real = Game(s.clone(), history=False)
                real.answer(decision.seat, move)
                for seat in range(SPECTATOR, s.seats):
                    other = redeal(s, seat, stream)
                    assert seen_by(other, seat) == seen_by(s, seat), f"seat {seat + 1} sees what it may not know"
                    if sealed_answers(s):
                        continue
                    assert asked(other, seat) == asked(s, seat)
                    open_hand = s.laid and decision.seat == s.active
                    if real.state.secrets == s.secrets and (seat == decision.seat or open_hand):
                        seen["the next step"] += 1
                        game = Game(other, history=False)
                        game.answer(decision.seat, move)
                        assert game.state.secrets == s.secrets, "what is hidden decides whether something is shown"
                        assert seen_by(game.state, seat) == seen_by(real.state, seat)
                        assert dumps(game.events(seat)) == dumps(real.events(seat))
    assert all(seen[what] for what in (*MET, "the next step")), seen


def test_monsters_that_change_places_do_not_tell_what_lies_face_down() -> None:
    told = 0
    for seed in SEEDS:
        walk = Walk(seed, "quest", turns=5, state=odd_opening(seed))
        since = 0
        with reproducing(walk):
            for decision, index in walk:
                walk.go(decision, index)
                new = walk.game.events(SPECTATOR, since=since)
                since += len(new)
                last = next((e for e in reversed(new) if isinstance(e, HallArranged)), None)
                if last is None or new[-1] is not last:
                    continue
                # Nothing has happened since: what lies face down now lay so then.
                s = walk.state
                down = {c for c, _ in s.delve.down}
                for card, name in zip(s.zones[HALL], last.cards, strict=True):
                    assert (name is None) == (card in down or card < 0)
                    told += card in down
    assert told
