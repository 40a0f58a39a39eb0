"""Promise 7: a view holds only what its seat may know, and all that it knows."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from duskhall.core.decision import Decision
from duskhall.core.event import Event
from duskhall.core.game import Game
from duskhall.core.luck import Stream
from duskhall.core.redeal import redeal
from duskhall.core.seen import Owned
from duskhall.core.state import DUNGEON, EMPTY, HALL, Frame, State, deck_of, hand_of, secret_of
from duskhall.core.steps.lanes import Each
from duskhall.core.view import View
from duskhall.core.zones import knows, shuffle_into
from tests.helpers import (
    RULES,
    SPECTATOR,
    Walk,
    both,
    few,
    instances,
    plain_opening,
    reproducing,
    staged,
    text_of,
)

SEEDS = few(range(1, 11), range(1, 6))


def dumps(value: object) -> bytes:
    return json.dumps(value, default=Event.data).encode()


def seen_by(s: State, seat: int) -> bytes:
    """Everything a seat is shown: its view, its decisions, its forecasts, its plan."""
    view = View(s, seat)
    mine = [Decision(s, q) for q in s.asked if q.seat == seat]
    decisions = [
        [d.data(), d.turned(), d.gold, [[o.card, o.ability, o.onto, o.amount, o.at, o.on] for o in d.shown()]]
        for d in mine
    ]
    held = [view.held(p, front=front) for p in range(s.seats) for front in (False, True)]
    forecasts = [view.forecast(rank) for rank in range(1, s.rules.hall.ranks + 1)]
    # In the order in which a bot would go through them: an order can tell as much as a card.
    owned = [list(view.owned(p).items()) for p in range(s.seats)]
    deck = view.deck_since(Owned())[1]
    plan = view.plan() if few(True, s.counts[seat] % 29 == 3) else None
    foreseen = [f and f.data() for f in forecasts]
    return dumps([view.data(), view.pile_tops, held, decisions, foreseen, owned, deck, plan and plan.data()])


def asked(s: State, seat: int) -> list[tuple[int, int, int]]:
    """Who is asked what: a question itself can tell too much. The numbers of others' questions are their own."""
    return sorted((q.seat, q.kind, s.counts[seat] if q.seat == seat else 0) for q in s.asked)


def sealed_answers(s: State) -> bool:
    """Somebody has already answered a question that is still open for others, or whose turn has not come."""
    return any(
        lane.at is not f.at.next or lane.picked
        for f in s.stack
        for lane in f.lanes
        if in_lanes(f) and (lane.seat != s.active or not s.laid)
    )


def in_lanes(f: Frame) -> bool:
    """The frame holds the decisions of several seats (and not lines that wait to happen)."""
    return isinstance(f.at, Each)


# ------------------------------------------------------------------------------------------------------------
# Re-dealing


@pytest.mark.slow
@both
def test_re_dealing_what_a_seat_does_not_know_changes_nothing_it_sees(name: str) -> None:
    dealt: Counter[str] = Counter()
    for seed in SEEDS:
        walk = Walk(seed, name, turns={"classic": 22, "advance": 8, "quest": 5}[name])
        stream = Stream.of(seed, "re-dealing")
        with reproducing(walk):
            for _ in walk:
                s = walk.state
                for seat in range(SPECTATOR, s.seats):
                    other = redeal(s, seat, stream)
                    assert seen_by(other, seat) == seen_by(s, seat), f"seat {seat + 1} sees what it may not know"
                    if not sealed_answers(s):
                        assert asked(other, seat) == asked(s, seat), (
                            f"who is asked tells seat {seat + 1} what others hold"
                        )
                    note_dealt(dealt, s, other, seat)
    # The test has teeth only if hidden cards really change their places.
    changed = {"deck", "hand of another", "hand of a player before a spectator", "luck"}
    changed |= {
        "classic": {"dungeon"},
        "advance": {"dungeon", "draw.curse", "draw.familiar"},
        "quest": {
            "draw.level-1",
            "draw.level-2",
            "draw.level-3",
            "draw.treasure",
            "draw.side-quest",
            "secret of another",
            *(f"draw.{deck}" for deck in ("item", "spell", "weapon", "cleric", "fighter", "rogue", "wizard")),
            *(f"box.level-{level}" for level in (1, 2, 3)),
        },
    }[name]
    assert set(+dealt) == changed, dealt


def note_dealt(dealt: Counter[str], s: State, other: State, seat: int) -> None:
    def kinds(t: State, zone: int) -> list[int]:
        return [t.kinds[c] for c in t.zones[zone]]

    dealt["dungeon"] += kinds(s, DUNGEON) != kinds(other, DUNGEON)
    for z, zone in enumerate(s.map.names):
        if zone.startswith(("draw.", "box.")):
            dealt[zone] += kinds(s, z) != kinds(other, z)
    dealt["luck"] += s.luck_key != other.luck_key
    for p in range(s.seats):
        dealt["deck"] += kinds(s, deck_of[p]) != kinds(other, deck_of[p])
        if kinds(s, secret_of[p]) != kinds(other, secret_of[p]):
            assert p != seat, "what was dealt to a seat in secret was dealt anew"
            dealt["secret of another"] += 1
        changed = kinds(s, hand_of[p]) != kinds(other, hand_of[p])
        if changed:
            assert p != seat, "a seat's own hand was dealt anew"
            assert not (s.laid and p == s.active), "an open hand was dealt anew"
            dealt["hand of another" if seat != SPECTATOR else "hand of a player before a spectator"] += 1


@pytest.mark.slow
@both
def test_re_dealing_keeps_every_card_and_every_known_place(name: str) -> None:
    for seed in SEEDS:
        walk = Walk(seed, name, turns=12)
        stream = Stream.of(seed, "re-dealing")
        with reproducing(walk):
            for _ in walk:
                s = walk.state
                before = text_of(s)
                for seat in range(SPECTATOR, s.seats):
                    other = redeal(s, seat, stream)
                    assert set(instances(other)) == set(instances(s))
                    assert [len(z) for z in other.zones] == [len(z) for z in s.zones]
                    assert other.kinds == s.kinds and other.xp == s.xp
                    for zone, cards in enumerate(s.zones):
                        for place, card in enumerate(cards):
                            if card != EMPTY and knows(s, seat, zone, card):
                                assert other.zones[zone][place] == card
                    for card, zone, lowest in other.sealed:
                        hidden = [c for c in other.zones[zone] if not knows(other, seat, zone, c)]
                        assert card in hidden[-lowest:], "a card known to lie near the bottom was dealt higher up"
                assert text_of(s) == before, "re-dealing has changed the game itself"


@pytest.mark.slow
@both
def test_what_a_seat_does_not_know_does_not_show_in_the_next_step(name: str) -> None:
    """The real and a re-dealt game get the same answer. While nothing is drawn or shown they look the same."""
    compared: Counter[str] = Counter()
    for seed in SEEDS:
        walk = Walk(seed, name, turns={"classic": 22, "advance": 8, "quest": 5}[name])
        stream = Stream.of(seed, "next step")
        with reproducing(walk):
            for decision, index in walk:
                s = walk.state
                option = decision.options[index]
                real = Game(s.clone(), history=False)
                real.answer(decision.seat, option)
                if real.state.secrets != s.secrets:
                    continue
                for seat in range(SPECTATOR, s.seats):
                    if seat != decision.seat and not (s.laid and decision.seat == s.active):
                        continue  # the answer comes from a hidden hand
                    if sealed_answers(s):
                        continue
                    other = Game(redeal(s, seat, stream), history=False)
                    other.answer(decision.seat, option)
                    assert other.state.secrets == s.secrets, "what is hidden decides whether something is shown"
                    assert seen_by(other.state, seat) == seen_by(real.state, seat)
                    assert dumps(other.events(seat)) == dumps(real.events(seat))
                    if not sealed_answers(real.state):
                        assert asked(other.state, seat) == asked(real.state, seat)
                        compared["asked"] += 1
                    compared["own" if seat == decision.seat else "watched"] += 1
    least = {"classic": few(300, 150), "advance": few(150, 75), "quest": few(150, 75)}[name]
    assert min(compared[x] for x in ("own", "watched", "asked")) > least, compared


def test_the_existence_of_a_question_tells_nothing() -> None:
    """Others discard: a hand without a choice is asked like any other hand of its size."""
    for hand in ("militia*6", "torch, dagger, militia*4", "disease*6"):
        for card, others in (("lorigg-rogue", "discard"), ("redblade-assassin", "branch"), ("selurin-theurge", "pick")):
            game = Game(staged(f"hand.1: {card}, militia*5", f"hand.2: {hand}"))
            game.answer(0, "dungeon")
            game.answer(0, f"use:{card}.2" if card == "selurin-theurge" else f"use:{card}")
            assert [d.seat for d in game.decisions() if d.seat] == [1], f"{card} against {hand}: {others}"


# ------------------------------------------------------------------------------------------------------------
# Samples for search


@both
def test_samples_can_be_played_to_the_end_and_keep_every_card(name: str) -> None:
    ended = 0
    for seed in few((1, 2, 4, 5, 7, 8), (1, 2, 4)):
        walk = Walk(seed, name, turns=12)
        kept = []
        with reproducing(walk):
            for _ in walk:
                if walk.step % 9 == 0:
                    kept += [walk.game.view(seat).sample(walk.step) for seat in range(SPECTATOR, walk.state.seats)]
            for n, sample in enumerate(kept):
                kinds = Counter(sample.kinds)
                played = Walk(seed * 1000 + n, name, state=sample, turns=150 if n % 6 == 0 else 4, listen=False)
                for _ in played:
                    pass
                ended += played.state.over
                grown = Counter(played.state.kinds) - kinds
                assert {sample.rules.cards[k].stack for k in grown} <= sample.rules.economy.endless
                assert len(instances(played.state)) == len(played.state.kinds)
    assert ended > {"classic": few(20, 10), "advance": few(8, 4), "quest": few(8, 4)}[name], ended


@both
def test_a_sample_depends_on_its_seed_alone(name: str) -> None:
    walk = Walk(5, name)
    for _ in zip(range(30), walk, strict=False):
        pass
    view = walk.game.view(0)
    assert text_of(view.sample(1)) == text_of(view.sample(1))
    assert text_of(view.sample(1)) != text_of(view.sample(2))


@both
def test_a_sample_tells_nothing_of_what_is_hidden(name: str) -> None:
    """Positions that look the same to a seat give the same sample: nobody can reckon back from samples to the truth."""
    for seed in few(range(1, 9), range(1, 6)):
        walk = Walk(seed, name, turns=4)
        stream = Stream.of(seed, "another")
        with reproducing(walk):
            for _ in walk:
                if walk.step % 11:
                    continue
                for seat in range(SPECTATOR, walk.state.seats):
                    other = redeal(walk.state, seat, stream)
                    if not sealed_answers(walk.state):
                        assert View(other, seat).sample(3).zones == View(walk.state, seat).sample(3).zones


def test_sampling_uncovers_all_that_is_possible() -> None:
    """Each hidden card comes to the top of the dungeon deck in some sample; the stone only near the bottom."""
    s = plain_opening(6)
    view = View(s, 0)
    tops = {RULES.cards[c.kinds[c.zones[DUNGEON][0]]].id for c in (view.sample(i) for i in range(300))}
    there = {RULES.cards[s.kinds[c]].id for c in s.zones[DUNGEON]}
    assert tops == there - {"stone-of-mystery"}
    depths: Counter[int] = Counter()
    for i in range(600):
        c = view.sample(i)
        names = [RULES.cards[c.kinds[x]].id for x in c.zones[DUNGEON]]
        depths[len(names) - names.index("stone-of-mystery")] += 1
    assert set(depths) == set(range(1, 12)) and max(depths.values()) < 100, depths


# ------------------------------------------------------------------------------------------------------------
# All that it knows


def test_a_card_seen_going_under_the_dungeon_deck_stays_known() -> None:
    gone_under = 0
    for seed in SEEDS:
        walk = Walk(seed, turns=60)
        under: list[int] = []
        before = set(walk.state.zones[DUNGEON])
        hall = set(walk.state.zones[HALL])
        with reproducing(walk):
            for _ in walk:
                s = walk.state
                deck = s.zones[DUNGEON]
                came = [c for c in deck if c not in before]
                assert hall.issuperset(came)
                under = [c for c in under if c in deck] + came
                gone_under += len(came)
                names = [s.rules.cards[s.kinds[c]].id for c in under]
                for seat in range(SPECTATOR, s.seats):
                    told = walk.game.view(seat).dungeon
                    assert list(told[len(told) - len(under) :]) == names, "a card seen going under was forgotten"
                    assert not any(told[: len(told) - len(under)]), "a card nobody has seen is told"
                before, hall = set(deck), set(s.zones[HALL])
    assert gone_under > few(50, 25)


def test_a_card_that_was_open_before_it_came_to_a_hidden_pile_stays_known() -> None:
    """Advance: monsters put back or under, a Phoenix on top, curses under their pile. No such pile is shuffled."""
    known: Counter[str] = Counter()
    for seed in range(few(30, 15)):
        walk = Walk(seed, "advance", turns=40)
        seen: set[int] = set()
        with reproducing(walk):
            for _ in walk:
                s = walk.state
                for z, zone in enumerate(s.map.names):
                    part = zone.partition(".")[0]
                    if part in ("hall", "aside", "discard", "front", "stack") or (s.laid and z == hand_of[s.active]):
                        seen.update(s.zones[z])
                for z, zone in enumerate(s.map.names):
                    if zone == "dungeon" or zone.startswith("draw."):
                        for seat in range(SPECTATOR, s.seats):
                            for c in s.zones[z]:
                                if c in seen:
                                    assert knows(s, seat, z, c), f"a card that all have seen was forgotten in {zone}"
                                    known[zone] += 1
    assert known["dungeon"] > 1000 and known["draw.curse"] > 1000, known


def test_a_shuffle_forgets_and_only_a_shuffle() -> None:
    s = plain_opening(4)
    deck = deck_of[0]
    card = s.zones[deck][3]
    s.known[card] = 0b11
    assert View(s, 1).deck_of(0)[3] == View(s, SPECTATOR).deck_of(0)[3] == RULES.cards[s.kinds[card]].id
    assert View(s, 0).deck_of(0).count(None) == len(s.zones[deck]) - 1
    shuffle_into(s, deck, s.zones[deck])
    assert not s.known and View(s, 1).deck_of(0).count(None) == len(s.zones[deck])


def test_a_card_known_to_one_seat_is_known_to_no_other() -> None:
    s = plain_opening(5)
    assert s.seats == 3
    card = s.zones[deck_of[0]][0]
    s.known[card] = 0b010
    assert View(s, 1).deck_of(0)[0] is not None
    for seat in (SPECTATOR, 0, 2):
        assert View(s, seat).deck_of(0)[0] is None


@both
def test_a_view_shows_its_own_hand_and_open_hands_only(name: str) -> None:
    laid = hidden = 0
    for seed in SEEDS:
        walk = Walk(seed, name, turns=20)
        with reproducing(walk):
            for _ in walk:
                s = walk.state
                for seat in range(SPECTATOR, s.seats):
                    view = walk.game.view(seat)
                    for p in range(s.seats):
                        names = tuple(s.rules.cards[s.kinds[c]].id for c in s.zones[hand_of[p]])
                        if p == seat:
                            assert view.hand == view.hand_of(p) == names
                        elif s.laid and p == s.active:
                            assert view.hand_of(p) == names
                            laid += 1
                        else:
                            everybody = (1 << s.seats) - 1
                            masks = [s.known.get(c, 0) | 1 << p for c in s.zones[hand_of[p]]]
                            known = [m == everybody if seat == SPECTATOR else bool(m >> seat & 1) for m in masks]
                            assert [name is not None for name in view.hand_of(p)] == known
                            hidden += 1
                        assert len(view.deck_of(p)) == len(s.zones[deck_of[p]])
    assert laid > 100 and hidden > 100
