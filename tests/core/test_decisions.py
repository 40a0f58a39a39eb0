"""Promise 3: every question has one shape; wrong answers are refused with a reason and change nothing."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from duskhall.core.decision import Decision, Refused
from duskhall.core.game import Game
from duskhall.core.luck import Stream
from duskhall.core.move import Move
from duskhall.core.refusals import REASONS
from duskhall.core.state import KINDS, ROOMS, State, front_of, hand_of
from duskhall.notation.position import read
from tests.helpers import (
    Walk,
    both,
    few,
    reproducing,
    staged,
    staged_advance,
    staged_quest,
    text_of,
)

SEEDS = few(range(11), range(4))
NEVER_ASKED = {
    "classic": {"line", "seat", "first", "walk", "drop", "die"},
    "advance": {"split", "walk", "drop", "die"},
    "quest": {"face", "split", "order", "seat"},
}
"""Kinds of questions that only other editions have: in Advance no monster treats the kinds of attack differently, in
Quest the way decides who is fought."""
SELDOM = {"quest": {"die", "line"}}
"""Asked only where one certain hero is in the party when dice are rolled, or where one certain spell is used."""
ID = re.compile(r"[a-z][a-z-]*(:[a-z0-9][a-z0-9#.>,*-]*)?")


# ------------------------------------------------------------------------------------------------------------
# The shape


@both
def test_options_have_unique_stable_ids_that_mean_something(name: str) -> None:
    kinds: Counter[str] = Counter()
    for seed in range(12):
        walk = Walk(seed, name)
        with reproducing(walk):
            for _ in walk:
                asked = walk.game.decisions()
                assert asked
                assert len({d.seat for d in asked}) == len(asked), "a seat is asked one thing at a time"
                for d in asked:
                    kinds[d.kind] += 1
                    ids = list(d.options)
                    assert ids and len(set(ids)) == len(ids), ids
                    for option in ids:
                        assert ID.fullmatch(option), option
                    assert list(Decision(walk.state, walk.state.asked[asked.index(d)]).options) == ids
                    assert [d.options[i] for i in range(len(ids))] == ids == d.options[:]
                    assert set(d.data()) == {"number", "seat", "kind", "verb", "about", "left", "options"}
    expected = set(KINDS) - NEVER_ASKED[name]
    odd = expected ^ set(kinds)
    assert odd <= SELDOM.get(name, set()), f"kinds of questions never asked, or new: {odd}"


@both
def test_questions_of_a_seat_are_numbered_without_a_gap(name: str) -> None:
    for seed in SEEDS:
        walk = Walk(seed, name, turns=30)
        numbers: dict[int, int] = dict.fromkeys(range(walk.state.seats), 0)
        with reproducing(walk):
            for _ in walk:
                for d in walk.game.decisions():
                    assert d.number - numbers[d.seat] in (0, 1)
                    numbers[d.seat] = d.number
    assert all(numbers.values())


@both
def test_ids_do_not_depend_on_instance_numbers(name: str) -> None:
    """The same position with all cards numbered anew is asked and played in the same words."""
    for seed in SEEDS:
        walk = Walk(seed, name, turns=30)
        twin = Walk(seed, name, turns=30, state=renumbered(walk.state, Stream.of(seed, "renumber")))
        with reproducing(walk):
            for decision, index in walk:
                assert text_of(twin.state) == text_of(walk.state)
                same = next(d for d in twin.game.decisions() if d.seat == decision.seat)
                assert same.data() == decision.data()
                assert not any(twin.game.events(seat)[-3:] != walk.game.events(seat)[-3:] for seat in range(-1, 2))
                twin.go(same, index)


def renumbered(s: State, stream: Stream) -> State:
    """A position at the start of a game, its cards numbered in another order."""
    new = stream.shuffled(range(len(s.kinds)))
    c = s.clone()
    kinds = [0] * len(new)
    for old, kind in enumerate(s.kinds):
        kinds[new[old]] = kind
    c.kinds = tuple(kinds)
    c.zones = [tuple(new[x] if x >= 0 else x for x in zone) for zone in s.zones]
    c.sealed = tuple((new[x], zone, n) for x, zone, n in s.sealed)
    c.front = new[s.front]
    c.arrived = tuple(new[x] for x in s.arrived)
    c.options = None
    assert not s.known and all(f.source < 0 for f in s.stack)
    for f in c.stack:
        f.lanes = tuple(lane.clone() for lane in f.lanes)
        for lane in f.lanes:
            lane.names = {name: tuple(new[x] for x in cards) for name, cards in lane.names.items()}
    return c


def test_stopped_heroes_are_kept_in_the_order_of_the_hand() -> None:
    """Two heroes without a weapon against Darkness: what is saved does not tell their instance numbers."""
    s = staged(
        "hand.1: militia, dwarf-sentinel, dwarf-janissary, short-sword, elf-sorcerer, lightstone-gem, flaming-sword",
        "hall: darkness | lord-mortis | lord-mortis",
    )
    hand = hand_of[0]
    s.zones[hand] = s.zones[hand][::-1]
    one, two = Game(s), Game(read(text_of(s)))
    for move in ("dungeon", "equip:short-sword>dwarf-sentinel", "equip:flaming-sword>dwarf-janissary", "attack:1"):
        one.answer(0, move)
        two.answer(0, move)
        assert text_of(one.state) == text_of(two.state)
    assert len(one.state.unable) == 2


# ------------------------------------------------------------------------------------------------------------
# Wrong answers

GARBAGE = (
    *("", " ", ":", ">", "use:", "use:.", "use:#", "use:militia#", "use:militia#0", "use:militia#99", "use:militia.x"),
    *("use:town-guard.²", "use:militia#²", "attack:²", "attack:", "attack:-1", "attack:99999999999999999999"),
    *("buy:", "buy:Dagger", "buy:no such card", "level:", "level:militia>", "level:militia#²", "equip:", "equip:>"),
    *("equip:dagger", "equip:dagger>", "equip:>militia", "equip:torch>militia", "equip:dagger>torch", "order:9"),
    *("discard:", "discard:²", "destroy:nobody", "destroy:militia#²", "under:9", "under:²", "lose:", "lose:gold"),
    *("village ", "VILLAGE", "dun geon", "undo", "résumé", "\x00", "\n", "use:\ud800", "😀", "a" * 5000, "buy:" * 500),
    *("use:disease", "buy:disease", "buy:xp", "buy:haunt", "level:torch", "pick:militia", "done:", "show:hand"),
    *("seat:", "seat:0", "seat:9", "seat:²", "seat:-1", "cancel:", "cancel:9", "cancel:1.9", "cancel:²", "first:"),
    *("go:", "go:0", "go:nowhere", "go:mine#2", "go:²", "drop:", "drop:dagger#²", "drop:wound", "heal:", "heal:9"),
    *("first:nobody", "first:kobold#²", "passes", "pass:", "pass:1", "Pass", "deck:", "deck:nobody", "swap:9"),
)


def plausible(s: State, seen: list[str], stream: Stream) -> list[str]:
    """Answers that fitted another question, and answers about the cards that are really there."""
    names = [s.rules.cards[s.kinds[c]].id for c in s.zones[hand_of[s.active]]]
    names += [s.rules.cards[s.kinds[c]].id for c in s.zones[front_of[s.active]]]
    stacks = [c.id for c in s.rules.cards if f"stack.{c.stack}" in s.map.names]
    out = [seen[stream.below(len(seen))] for _ in range(6)] if seen else []
    out += [f"attack:{rank}" for rank in range(5)]
    out += [f"go:{s.rules.cards[s.kinds[c]].id}" for c in s.zones[ROOMS]]
    out += [f"buy:{stacks[stream.below(len(stacks))]}" for _ in range(4)]
    out += [
        "show",
        "done",
        "rest",
        "hero",
        "return",
        "order:1",
        "lose:magic",
        "prepare",
        "seat:2",
        "cancel:1",
        "first:x",
    ]
    for name in dict.fromkeys(names):
        other = names[stream.below(len(names))]
        out += [f"use:{name}", f"use:{name}.1", f"use:{name}.2", f"use:{name}#2.1", f"equip:{name}>{other}"]
        out += [f"equip:{name}>{other}#2", f"level:{name}", f"level:{name}>{stacks[0]}"]
        out += [f"destroy:{name}", f"discard:{name}#2", f"pick:{name}", f"buy:{name}"]
    return out


def refusal(game: Game, seat: int, answer: str, number: int | None = None) -> str:
    with pytest.raises(Refused) as caught:
        game.answer(seat, answer, number)
    assert caught.value.reason in REASONS, f"{answer!r}: no known reason"
    assert caught.value.answer == answer
    return caught.value.reason


def says_more(answer: str, legal: set[str]) -> bool:
    """The answer is one of the options, with a copy, an ability or a goal that need not be said, or with another copy
    than the option names."""
    said = Move.parse(answer)
    for option in map(Move.parse, legal):
        same = (option.verb, option.card, option.rank, option.seat, option.attack, option.magic)
        if (
            same == (said.verb, said.card, said.rank, said.seat, said.attack, said.magic)
            and option.ability in (0, said.ability)
            and (option.onto in ("", said.onto))
            and bool(said.copy) >= bool(option.copy)
            and bool(said.onto_copy) >= bool(option.onto_copy)
        ):
            return True
    return False


@pytest.mark.slow
@both
def test_wrong_answers_are_refused_with_a_reason_and_change_nothing(name: str) -> None:
    counted: Counter[str] = Counter()
    for seed in SEEDS:
        walk = Walk(seed, name, turns={"classic": 25, "advance": 7, "quest": 7}[name], history=True)
        game = walk.game
        stream = Stream.of(seed, "wrong answers")
        seen: list[str] = []
        with reproducing(walk):
            for decision, _ in walk:
                before = text_of(walk.state)
                told = [len(game.events(seat)) for seat in range(-1, walk.state.seats)]
                moves = len(game.played)
                legal = set(decision.options)
                some = [GARBAGE[stream.below(len(GARBAGE))] for _ in range(6)]
                for answer in [*plausible(walk.state, seen, stream), *some]:
                    if answer in legal:
                        continue
                    if game.why_not(decision.seat, answer):
                        counted[refusal(game, decision.seat, answer)] += 1
                    else:
                        assert says_more(answer, legal), f"{answer!r} is understood: {legal}"
                        counted["understood"] += 1
                first = decision.options[0]
                assert refusal(game, decision.seat, first, decision.number - 1) == "stale"
                assert refusal(game, decision.seat, first, decision.number + 1) == "stale"
                asked = {d.seat for d in game.decisions()}
                for seat in (*range(walk.state.seats), -1, 99):
                    if seat not in asked:
                        assert refusal(game, seat, first) == "not-asked"
                assert text_of(walk.state) == before
                assert [len(game.events(seat)) for seat in range(-1, walk.state.seats)] == told
                assert len(game.played) == moves
                seen += decision.options
    rare = {*ELSEWHERE, *(case[0] for case in (*CASES, *ADVANCE_CASES, *QUEST_CASES))}
    assert counted["understood"]
    zeros = set(REASONS) - set(counted) - rare
    assert not zeros, f"refusals that no random game has seen: {zeros}"


@both
def test_every_garbage_is_refused_everywhere(name: str) -> None:
    """Each kind of question gets all of the garbage at least once."""
    left = set(KINDS) - NEVER_ASKED[name] - SELDOM.get(name, set())
    for seed in range(60):
        walk = Walk(seed, name, turns=30)
        with reproducing(walk):
            for decision, _ in walk:
                if decision.kind in left:
                    left.discard(decision.kind)
                    before = text_of(walk.state)
                    for answer in GARBAGE:
                        if answer not in list(decision.options):
                            refusal(walk.game, decision.seat, answer)
                    assert text_of(walk.state) == before
        if not left:
            return
    raise AssertionError(f"never asked: {left}")


LUCKY = """card: Card("lucky-elf", "Lucky Elf", "hero", "lucky-elf", 5, ("hero",), {"level": 1, "strength": 2},
  (Use("dice", (Alter("again", 1),)),))"""


def test_every_garbage_is_refused_when_dice_are_changed() -> None:
    game = Game(staged_quest(LUCKY, "hand.1: lucky-elf", "hall: giant-rat | goblin-bonecaster", "deck.1: adventurer*8"))
    for move in ("dungeon", "go:mine", "done", "use:lucky-elf"):
        game.answer(0, move)
    assert game.decision(0).kind == "die"
    before = text_of(game.state)
    for answer in (*GARBAGE, "die:0", "die:2", "die:1.7", "die:1.3", "die:", "die:six"):
        refusal(game, 0, answer)
    assert refusal(game, 0, "die:2") == "no-such-die"
    assert text_of(game.state) == before


@both
def test_nobody_answers_after_the_end(name: str) -> None:
    for seed in range(3, 60):
        walk = Walk(seed, name, turns=400)
        for _ in walk:
            pass
        if walk.state.over:
            before = text_of(walk.state)
            assert walk.game.decisions() == [] and walk.game.moves == []
            with pytest.raises(Refused, match="game-over"):
                walk.game.decision()
            for seat in range(walk.state.seats):
                assert refusal(walk.game, seat, "village") == "game-over"
            assert text_of(walk.state) == before
            return
    raise AssertionError("no game ends")


@both
def test_a_decision_is_made_once(name: str) -> None:
    """Questions look the same again and again; who holds an old one must not answer a new one with it."""
    walk = Walk(3, name, turns=6)
    old: Decision | None = None
    with reproducing(walk):
        for decision, _ in walk:
            if old is not None:
                before = text_of(walk.state)
                with pytest.raises(Refused, match="stale"):
                    walk.game.choose(old, 0)
                assert text_of(walk.state) == before
            old = decision


ELSEWHERE = {
    *("game-over", "not-asked", "stale", "no-undo", "not-now", "goes-no-further"),
    *("no-such-seat", "wrong-loss", "already-levelled", "no-such-die"),
}
"""Reasons with tests of their own: here, in test_undo and in the scenarios."""

HALL = "hall: haunt | blink-dog | nixie"
ARMED = ("equip:dagger>militia", "equip:dagger#2>militia#2")
CASES: list[tuple[str, str, tuple[str, ...], str]] = [
    # reason, hand, moves before, refused answer
    ("not-understood", "militia*6", (), "fly"),
    ("wrong-step", "militia*6", (), "buy:dagger"),
    ("wrong-step", "militia*6", ("village",), "equip:dagger>militia"),
    ("no-such-card", "feast, militia*5", ("dungeon",), "use:lantern"),
    ("no-such-card", "feast, militia*5", ("dungeon",), "use:excalibur"),
    ("which-copy", "feast*2, militia*4", ("dungeon", "use:feast"), "use:feast"),
    ("no-such-ability", "town-guard, militia*5", ("village",), "use:town-guard.3"),
    ("no-such-ability", "town-guard, militia*5", ("village",), "use:militia"),
    ("already-used", "town-guard, militia*5", ("village", "use:town-guard.1"), "use:town-guard.1"),
    ("condition-not-met", "spear, elf-wizard, feast", ("dungeon",), "use:spear"),
    ("cost-not-payable", "outlands-warrior, feast*0, spear, torch", ("dungeon",), "use:outlands-warrior"),
    ("nothing-to-choose", "iron-rations, torch, fireball, feast", ("dungeon",), "use:iron-rations"),
    ("not-a-weapon", "militia, torch, dagger", ("dungeon",), "equip:torch>militia"),
    ("not-a-hero", "militia, torch, dagger", ("dungeon",), "equip:dagger>torch"),
    ("already-held", "militia*2, dagger, feast", ("dungeon", "equip:dagger>militia"), "equip:dagger>militia#2"),
    ("already-armed", "militia*2, dagger*2", ("dungeon", "equip:dagger>militia"), "equip:dagger#2>militia#1"),
    ("too-heavy", "militia*2, dagger, short-sword", ("dungeon",), "equip:short-sword>militia"),
    ("not-for-sale", "torch*6", ("village",), "buy:haunt"),
    ("not-for-sale", "torch*6", ("village",), "buy:elf-archmage"),
    ("sold-out", "torch*6", ("village",), "buy:torch"),
    ("too-expensive", "torch, militia*5", ("village",), "buy:dagger"),
    (
        "wrong-type",
        "dwarf-janissary, torch*2, amazon-queen*2",
        ("dungeon", "attack:3", "use:dwarf-janissary.2"),
        "buy:militia",
    ),
    ("not-enough-xp", "militia, elf-wizard, elf-sorcerer", ("village", "done"), "level:elf-sorcerer"),
    ("highest-level", "militia, elf-wizard, elf-archmage", ("village", "done"), "level:elf-archmage"),
    ("no-next-level", "militia, elf-wizard, amazon-archer", ("village", "done"), "level:amazon-archer"),
    ("which-hero", "militia*2, dagger*2", ("dungeon", "equip:dagger>militia"), "equip:dagger"),
    ("already-held", "militia*3, dagger*2, iron-rations", ("dungeon", *ARMED), "equip:dagger>militia#3"),
    ("already-armed", "militia*2, dagger*3, iron-rations", ("dungeon", *ARMED), "equip:dagger#3>militia"),
    ("already-chosen", "banish, militia*5", ("dungeon", "use:banish", "rearrange", "order:1"), "order:1"),
    ("no-monster", "banish, militia*5", ("dungeon", "use:banish", "rearrange", "order:1"), "order:4"),
    ("not-for-sale", "torch*6", ("village",), "buy:elf-sorcerer"),
    ("no-monster", "elf-archmage*3", ("dungeon", "done"), "attack:4"),
    ("cannot-be-fought", "militia*3", ("dungeon",), "attack:2"),
    ("not-allowed", "iron-rations, militia, regian-cleric, torch", ("dungeon", "use:iron-rations"), "pick:torch"),
]


@pytest.mark.parametrize(("reason", "hand", "moves", "answer"), CASES, ids=[f"{c[0]} {c[3]}" for c in CASES])
def test_each_reason_has_its_case(reason: str, hand: str, moves: tuple[str, ...], answer: str) -> None:
    hand = ", ".join(part for part in hand.split(", ") if not part.endswith("*0"))
    game = Game(
        staged(
            f"hand.1: {hand}",
            HALL,
            "xp: 2 0",
            "stack.torch: ",
            "stack.elf: elf-wizard*3, elf-sorcerer*3, elf-archmage*2",
        )
    )
    for move in moves:
        game.answer(0, move)
    before = text_of(game.state)
    assert refusal(game, 0, answer) == reason
    assert text_of(game.state) == before


ADVANCE_CASES: list[tuple[str, str, tuple[str, ...], str]] = [
    ("forbidden", "mass-teleport, moonstone, longspear, regular*3", ("dungeon", "use:mass-teleport"), "use:moonstone"),
    (
        "forbidden",
        "curse-of-decay, moonstone, longspear, regular",
        ("dungeon", "use:curse-of-decay.2"),
        "use:moonstone",
    ),
    ("due-first", "phoenix, smuggler, torch, regular*4", ("village",), "done"),
    ("due-first", "phoenix, moonstone, regular*4", ("dungeon",), "done"),
    ("no-such-card", "moonstone, regular*6", ("dungeon",), "use:familiar-scroll-owl.1"),
    ("condition-not-met", "regular*6", ("village",), "use:familiar-gilded-magpie.2"),
    ("wrong-step", "smuggler, regular*5", ("village",), "use:smuggler.2"),
    ("cost-not-payable", "curse-of-neglect, regular*5", ("village",), "use:curse-of-neglect.2"),
    ("cost-not-payable", "curse-of-discord, moonstone", ("dungeon",), "use:curse-of-discord.2"),
    ("already-used", "moonstone, summon-storm, regular*4", ("dungeon", "use:summon-storm.2"), "use:summon-storm.2"),
    ("already-armed", "regular, longspear*2", ("dungeon", "equip:longspear>regular"), "equip:longspear#2>regular"),
    ("too-heavy", "regular, longsword, moonstone*4", ("dungeon",), "equip:longsword>regular"),
    ("cannot-be-fought", "regular, torch*5", ("dungeon",), "attack:2"),
    ("not-for-sale", "torch*6", ("village", "done"), "buy:curse-of-decay"),
    ("not-enough-xp", "regular, bhoidwood-stalker, torch*3", ("village", "done", "done"), "level:bhoidwood-stalker"),
]


@pytest.mark.parametrize(
    ("reason", "hand", "moves", "answer"), ADVANCE_CASES, ids=[f"{c[0]} {c[3]} {c[1][:9]}" for c in ADVANCE_CASES]
)
def test_each_reason_has_its_case_in_advance(reason: str, hand: str, moves: tuple[str, ...], answer: str) -> None:
    game = Game(
        staged_advance(
            f"hand.1: {hand}",
            "deck.1: regular*8",
            "hall: ogre | necrophidius | ogre | ogre",
            "front.1: familiar-gilded-magpie",
            "xp: 2 0",
        )
    )
    for move in moves:
        game.answer(0, move)
    before = text_of(game.state)
    assert refusal(game, 0, answer) == reason
    assert text_of(game.state) == before


QUEST_CASES: list[tuple[str, str, tuple[str, ...], str]] = [
    ("no-such-room", "adventurer*6", ("dungeon",), "go:balcony"),
    ("no-such-room", "adventurer*6", ("dungeon",), "go:dagger"),
    ("too-far", "lantern*3, adventurer*3", ("dungeon",), "go:crypt"),
    ("too-far", "lantern*3, adventurer*3", ("dungeon", "go:mine"), "go:sunken-well"),
    ("been-there", "adventurer*6", ("dungeon", "go:mine"), "go:wilderness"),
    ("been-there", "adventurer*6", ("dungeon", "go:mine"), "go:mine"),
    ("too-dark", "adventurer*6", ("dungeon", "go:mine"), "go:crypt"),
    ("too-dark", "lantern*2, adventurer*4", ("dungeon", "go:mine", "go:crypt"), "go:throne-room"),
    ("wrong-step", "adventurer*6", (), "go:mine"),
    ("wrong-step", "adventurer*6", ("dungeon",), "buy:potion"),
    ("too-expensive", "dagger*3, adventurer*3", ("bazaar",), "buy:potion"),
    (
        "too-heavy",
        "adventurer, dagger*2, shortspear",
        ("dungeon", "equip:dagger>adventurer"),
        "equip:shortspear>adventurer",
    ),
    (
        "already-held",
        "adventurer*2, dagger, shortspear",
        ("dungeon", "equip:dagger>adventurer"),
        "equip:dagger>adventurer#2",
    ),
]


@pytest.mark.parametrize(
    ("reason", "hand", "moves", "answer"), QUEST_CASES, ids=[f"{c[0]} {c[3]} {c[1][:9]}" for c in QUEST_CASES]
)
def test_each_reason_has_its_case_in_quest(reason: str, hand: str, moves: tuple[str, ...], answer: str) -> None:
    game = Game(staged_quest(f"hand.1: {hand}", "deck.1: adventurer*8", "xp: 2 0"))
    for move in moves:
        game.answer(0, move)
    before = text_of(game.state)
    assert refusal(game, 0, answer) == reason
    assert text_of(game.state) == before


def test_the_starting_lantern_leads_no_further_than_the_wilderness() -> None:
    game = Game(staged_quest("hand.1: lantern*2, adventurer*4", "deck.1: adventurer*8"))
    game.answer(0, "bazaar")
    while "venture" not in game.decision(0).options:
        game.answer(0, "done")
    game.answer(0, "venture")
    assert refusal(game, 0, "go:mine") == "goes-no-further"


def test_every_reason_is_covered() -> None:
    known = {case[0] for case in (*CASES, *ADVANCE_CASES, *QUEST_CASES)} | ELSEWHERE
    assert set(REASONS) == known, set(REASONS) ^ known
