"""Promise 7: a view holds only what its seat may know, and all that it knows."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest

from duskhall.core import forecast as forecasts
from duskhall.core.decision import Decision
from duskhall.core.event import Event
from duskhall.core.events import AbilityUsed, CardMoved
from duskhall.core.game import PASS, Game
from duskhall.core.luck import Stream
from duskhall.core.redeal import redeal
from duskhall.core.state import DUNGEON, EMPTY, HALL, Frame, State, deck_of, hand_of, secret_of
from duskhall.core.steps.lanes import Each
from duskhall.core.view import Owned, View
from duskhall.core.zones import knows, shuffle_into
from tests.helpers import (
    ADVANCE,
    RULES,
    SPECTATOR,
    Walk,
    both,
    few,
    instances,
    losing_opening,
    plain_opening,
    reproducing,
    staged,
    staged_advance,
    text_of,
    to_the_dungeon,
)

SEEDS = few(range(1, 11), range(1, 6))
RULES_OF_ADVANCE = ADVANCE.rules
SMUGGLER = RULES_OF_ADVANCE.index["smuggler"]


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
    plan = view.plan() if few(True, sum(s.counts) % 7 == 0) else None
    return dumps([view.data(), held, decisions, [f and f.data() for f in forecasts], owned, deck, plan and plan.data()])


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
        },
    }[name]
    assert set(+dealt) == changed, dealt


def note_dealt(dealt: Counter[str], s: State, other: State, seat: int) -> None:
    def kinds(t: State, zone: int) -> list[int]:
        return [t.kinds[c] for c in t.zones[zone]]

    dealt["dungeon"] += kinds(s, DUNGEON) != kinds(other, DUNGEON)
    for z, zone in enumerate(s.map.names):
        if zone.startswith("draw."):
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


# ------------------------------------------------------------------------------------------------------------
# Advance: worlds that a seat holds for possible


def test_a_re_dealt_world_of_advance_is_a_possible_one() -> None:
    """No familiar in a hand (it is laid out when it is drawn), and the bearer among the places of the last cards."""
    met: Counter[str] = Counter()
    for seed in (*range(1, few(40, 10), 2), 18, 34):
        walk = Walk(seed, "advance", turns=25)
        stream = Stream.of(seed, "possible")
        last = {c for _, _, n in walk.state.sealed for c in walk.state.zones[DUNGEON][-n:]}
        with reproducing(walk):
            for _ in walk:
                s = walk.state
                for seat in range(SPECTATOR, s.seats):
                    other = redeal(s, seat, stream)
                    for p in range(s.seats):
                        met["familiar in a deck"] += any(s.kinds[c] in s.rules.fronting for c in s.zones[deck_of[p]])
                        assert not any(other.kinds[c] in s.rules.fronting for c in other.zones[hand_of[p]]), (
                            "a familiar was dealt into a hand"
                        )
                    for card, zone, _ in s.sealed:
                        deck = s.zones[zone]
                        if card in deck and not knows(s, seat, zone, card):
                            places = {i for i, c in enumerate(deck) if c in last and not knows(s, seat, zone, c)}
                            assert other.zones[zone].index(card) in places, "the bearer was dealt where it cannot be"
    assert met["familiar in a deck"], met


def test_a_card_taken_from_the_bottom_leaves_fewer_places_for_the_bearer() -> None:
    """The last four cards were shuffled with the bearer; a map takes the lowest of them into the hall."""
    s = staged_advance(
        "hand.1: rangers-wilderness-map, regular*5",
        "hall: ogre | ettin | ogre-mage | ogre",
        "dungeon: pyre-viper, phoenix, hellhound, drakeclan-cutter, stramst, charred-bruin, ogrillon",
        "sealed: dungeon/5 in dungeon lowest 4",
    )
    game = Game(s)
    game.answer(0, "dungeon")
    game.answer(0, "use:rangers-wilderness-map")
    game.answer(0, "replace:3")
    assert game.view().hall[2] == "ogrillon" and game.view().dungeon == (None,) * 6 + ("ogre-mage",)
    for seat in (SPECTATOR, 0, 1):
        places = set()
        for seed in range(200):
            c = redeal(game.state, seat, Stream.of(seed, "bottom"))
            places.add([c.rules.cards[c.kinds[x]].id for x in c.zones[DUNGEON]].index("stramst"))
        assert places == {3, 4, 5}, f"the bearer lies among the three that are left, not at {places}"


def test_the_sums_of_a_view_lead_nowhere_else() -> None:
    """A reckoning knows the position that it is made of; what a bot is given does not."""
    walk = Walk(1, "classic", turns=2)
    for _ in walk:
        sums = View(walk.state, 0).sums(1)
        shown = [getattr(sums, name) for name in dir(sums) if not name.startswith("__")]
        assert not any(isinstance(part, State) for part in shown)
        assert sums.total == View(walk.state, 0).sums(1).total


# ------------------------------------------------------------------------------------------------------------
# Advance: the forecast


def test_the_forecast_depends_on_nothing_hidden() -> None:
    """Top of the own deck, curse pile, other hands: for every seat, in the middle of battles too, and where there is
    too much to follow."""
    made = cut = 0
    for most, seeds in ((forecasts.MOST_ENDS, range(1, few(14, 6))), (4, range(14, few(24, 18)))):
        for seed in seeds:
            walk = Walk(seed, "advance", turns=8)
            stream = Stream.of(seed, "forecast")
            with reproducing(walk):
                for _ in walk:
                    s = walk.state
                    for seat in range(s.seats):
                        if seat != s.active and walk.step % 5:
                            continue
                        other = redeal(s, seat, stream)
                        for rank in range(1, s.rules.hall.ranks + 1):
                            with ends_at_most(most):
                                one, two = View(s, seat).forecast(rank), View(other, seat).forecast(rank)
                            assert (one and one.data()) == (two and two.data())
                            made += one is not None
                            cut += one is not None and not one.complete
    assert made > few(1500, 600) and cut > few(40, 16), (made, cut)


def test_a_forecast_that_is_cut_off_does_not_follow_the_order_of_the_deck() -> None:
    """A wing turns up the top card of the deck, under Belac twice: more ends than are looked at."""
    gear = "torch, longspear, moonstone, longsword, pike, dancing-sword, falcon-arbalest, snakehead-flail"
    more = "dwarven-bear-hammer, filigree-amulet, king-caelans-writ, rangers-wilderness-map, thunderstone-shard"
    heroes = "criochan-captain, drua-purifier, bhoidwood-slayer"
    told = set()
    for most in (3, forecasts.MOST_ENDS):
        for seed in range(12):
            s = staged_advance(
                "hand.1: regular*6",
                f"deck.1: {gear}, {heroes}, {more}, bhoidwood-hunter, criochan-knight, smuggler, innkeeper",
                "hall: ogre | plunderwing | belac | slaughterwing",
                setup=replace(ADVANCE.setups["tower-of-compulsion"]),
            )
            other = redeal(s, 0, Stream.of(seed, "wings"))
            with ends_at_most(most):
                made = [View(other, 0).forecast(rank) for rank in (2, 4)]
            told.add((most, dumps([f and f.data() for f in made])))
    assert len(told) == 2, "the forecast depends on the order of the deck"


def test_the_forecast_does_not_count_the_choices_of_other_hands() -> None:
    """Everybody destroys a card: how many different cards another seat has to choose from must not show."""
    alike, mixed = "regular*6", "torch, longspear, moonstone, smuggler, regular, innkeeper"
    told = set()
    for hand, deck in ((alike, mixed), (mixed, alike)):
        s = staged_advance(
            *("hand.1: criochan-captain*2, torch*4", f"hand.2: {hand}", f"deck.2: {deck}"),
            "hall: charred-bruin | ogre | ogre | ogre",
        )
        game = Game(s)
        made = []
        for move in ("", "dungeon", "attack:1"):
            if move:
                game.answer(0, move)
            with ends_at_most(4):
                found = game.view(0).forecast(1)
            assert found is not None
            made.append(found.data())
        assert [q.seat for q in game.state.asked] == [1, 0], "the battle is under way and seat 2 is asked first"
        told.add(dumps(made))
    assert len(told) == 1


@contextmanager
def ends_at_most(n: int) -> Iterator[None]:
    before, forecasts.MOST_ENDS = forecasts.MOST_ENDS, n
    try:
        yield
    finally:
        forecasts.MOST_ENDS = before


# ------------------------------------------------------------------------------------------------------------
# Advance: hidden hands that act


def shown_to_others(game: Game, seat: int, told: dict[int, int]) -> object:
    """What all but this seat can see: their views, their events, who is asked what."""
    s = game.state
    others = [p for p in range(SPECTATOR, s.seats) if p != seat]
    return (
        [game.view(p).data() for p in others],
        [game.events(p, since=told[p]) for p in others],
        [(q.seat, q.kind) for q in s.asked],
        [game.can_undo(p) for p in others if p >= 0],
    )


IDLE = ("done", "prepare", "rest")


def test_prepare_and_rest_tell_nothing_of_the_hand() -> None:
    """Whoever does nothing in them looks the same with any hand: nobody is asked because of what he holds."""
    hands = (
        "regular*6",
        "regular*5, shrouded-cadaver",
        "regular*4, necrophidius, torch",
        "regular*2, phoenix, shrouded-cadaver*3",
        "curse-of-decay*6",
    )
    for action in ("prepare", "rest"):
        seen = []
        for hand in hands:
            names = [name for part in hands for name in part.split(", ")]
            pool = [x.partition("*")[0] for x in names for _ in range(int(x.partition("*")[2] or 1))]
            for part in hand.split(", "):
                for _ in range(int(part.partition("*")[2] or 1)):
                    pool.remove(part.partition("*")[0])
            game = Game(
                staged_advance(f"hand.1: {hand}", "deck.1: " + ", ".join(pool), "hall: ogre | ettin | ogre | ogre")
            )
            told = {p: len(game.events(p)) for p in range(SPECTATOR, 2)}
            game.answer(0, action)
            seen.append([shown_to_others(game, 0, told)])
            while game.state.active == 0:
                decision = game.decision(0)
                if "done" not in decision.options:
                    break  # a Phoenix that must be used shows itself
                game.answer(0, "done")
                if game.state.active == 0:
                    seen[-1].append(shown_to_others(game, 0, told))
            first = seen[0][: len(seen[-1])]
            assert seen[-1] == first, f"{action} with {hand} looks different from {hands[0]}"


def test_cards_put_back_by_prepare_are_known_to_their_owner_alone() -> None:
    game = Game(
        staged_advance("hand.1: torch, longspear, regular*2, moonstone, thunderstone-shard", "hand.2: regular*6")
    )
    game.answer(0, "prepare")
    for move in ("deck:moonstone", "deck:torch", "deck:longspear"):
        while move not in game.decision(0).options:
            game.answer(0, "done")
        game.answer(0, move)
    while game.state.active == 0:
        before = game.state.clone()
        game.answer(0, "done")
    put = [RULES_OF_ADVANCE.cards[before.kinds[c]].id for c in before.zones[deck_of[0]][:3]]
    moves = [e for e in game.events(0) if isinstance(e, CardMoved) and e.target == "deck.1"]
    assert Counter(e.card for e in moves) == Counter(("moonstone", "torch", "longspear"))
    for seat in (SPECTATOR, 1):
        told = [e for e in game.events(seat) if isinstance(e, CardMoved) and e.target == "deck.1"]
        assert [e.card for e in told] == [None] * 3
        assert View(before, seat).deck_of(0)[:3] == (None,) * 3 or put == ["?"] * 3
        assert View(game.state, seat).hand_of(0) == (None,) * 6
    drawn = Counter(game.view(0).hand)
    assert drawn >= Counter(("moonstone", "torch", "longspear")), "what was put back is drawn again"


def test_what_others_put_back_is_dealt_anew() -> None:
    """To the others it may be any card; to the owner it stays where it is."""
    known = moved = 0
    for seed in range(8):
        walk = Walk(seed, "advance", turns=10)
        stream = Stream.of(seed, "put back")
        with reproducing(walk):
            for _ in walk:
                s = walk.state.clone()
                for p in range(s.seats):
                    for c in s.zones[deck_of[p]][:3]:
                        if c not in s.known:
                            s.known[c] = 1 << p
                    mine = [c for c in s.zones[deck_of[p]] if s.known.get(c) == 1 << p]
                    known += len(mine)
                    for seat in range(s.seats) if mine else ():
                        other = redeal(s, seat, stream)
                        same = [s.zones[deck_of[p]].index(c) == place(other, deck_of[p], c) for c in mine]
                        assert all(same) or seat != p
                        moved += not all(same)
                        where = [i for i, c in enumerate(other.zones[deck_of[p]]) if other.known.get(c, 0) >> p & 1]
                        old = [i for i, c in enumerate(s.zones[deck_of[p]]) if s.known.get(c, 0) >> p & 1]
                        assert where == old, "which places of its deck the owner knows is no secret"
    assert known > 50 and moved > 50, (known, moved)


def place(s: State, zone: int, card: int) -> int:
    return s.zones[zone].index(card) if card in s.zones[zone] else -1


def test_avatars_are_secret_until_all_have_chosen() -> None:
    """Whatever the others have chosen under seal, nothing that a seat sees differs; then all are shown together."""
    setup = replace(ADVANCE.first_game, avatars=True)
    dealt = ADVANCE.deal(RULES_OF_ADVANCE, setup, 3, bytes(32), first=0)
    assert [q.seat for q in dealt.asked] == [1, 2, 0]
    worlds = []
    for choice in range(5):
        game = Game(dealt.clone())
        views = []
        for seat in (2, 1):
            options = game.decision(seat)
            assert len(options.options) == 5
            game.choose(options, (choice * seat) % 5)
            views.append([game.view(p).data() for p in (SPECTATOR, 0)])
            assert not any(game.events(p) for p in range(SPECTATOR, 3)), "a sealed choice was told"
            assert all(None not in game.view(p).secret_of(p) for p in range(3))
            assert all(
                set(game.view(p).secret_of(q)) == {None} for p in range(SPECTATOR, 3) for q in range(3) if p != q
            )
        worlds.append(dumps(views))
        other = redeal(game.state, 0, Stream.of(choice, "avatars"))
        assert [q.seat for q in other.asked] == [0, 1, 2] or {q.seat for q in other.asked} == {0, 1, 2}, (
            "what others have chosen under seal is asked again"
        )
        mine = game.decision(0)
        game.choose(mine, choice)
        fronts = [game.view(SPECTATOR).front_of(p) for p in range(3)]
        assert all(sum(card.startswith("avatar-") for card in front) == 1 for front in fronts)
        assert not any(game.view(p).secret_of(p) for p in range(3))
    assert len(set(worlds)) == 1


# ------------------------------------------------------------------------------------------------------------
# Advance: the reaction window

LOST = "hall: ettin | ettin | ogre | ogre"
SMUGGLERS = (
    # hands and decks of the seats 2 to 4: the same cards in all of them, but not in the same places
    (
        "smuggler, torch, regular*4",
        "regular*3, torch",
        "torch*2, regular*4",
        "smuggler*2, regular",
        "regular*6",
        "torch*2",
    ),
    (
        "regular*6",
        "smuggler, torch*2, regular",
        "smuggler, torch*2, regular*3",
        "smuggler, regular*2",
        "regular*6",
        "torch*2",
    ),
    (
        "torch*2, regular*4",
        "regular*3, smuggler",
        "smuggler*2, torch*2, regular*2",
        "regular*3",
        "regular*6",
        "torch*2",
    ),
    ("torch, regular*5", "smuggler, torch, regular*2", "regular*5, torch", "smuggler*2, torch", "regular*6", "torch*2"),
)


def lost_battle(world: tuple[str, ...]) -> Game:
    """Four seats; seat 1 will lose a battle. Seats 2 and 3 own Smugglers, nobody knows where; seat 4 has none."""
    lines = ["hand.1: regular, torch*5", "deck.1: regular*8", LOST]
    lines += ["dungeon: ogre*6, stramst", "sealed: dungeon/7 in dungeon lowest 7"]
    for n in range(3):
        lines += [f"hand.{n + 2}: {world[2 * n]}", f"deck.{n + 2}: {world[2 * n + 1]}"]
    return Game(staged_advance(*lines, seats=4))


def fight(game: Game) -> None:
    """Seat 1 goes into the dungeon and attacks the first rank."""
    for move in ("dungeon", "done", "attack:1"):
        if game.asks(0) and move in game.decision(0).options:
            game.answer(0, move)


def attacked(world: tuple[str, ...]) -> Game:
    game = lost_battle(world)
    fight(game)
    return game


def test_who_may_react_is_asked_whatever_it_holds() -> None:
    seen = []
    for world in SMUGGLERS:
        game = attacked(world)
        assert not game.state.won and game.state.foe != EMPTY
        seen.append(
            (asked(game.state, SPECTATOR), [dumps([game.view(p).data(), game.events(p)]) for p in (SPECTATOR, 0, 3)])
        )
        assert sorted(q.seat for q in game.state.asked) == [1, 2], (
            "seats 2 and 3 could hold a Smuggler, seat 4 could not"
        )
        for q in game.state.asked:
            options = Decision(game.state, q).options
            holds = any(game.state.kinds[c] == SMUGGLER for c in game.state.zones[hand_of[q.seat]])
            assert options[0] == "done" and ("use:smuggler.2" in options) == holds
    assert all(row == seen[0] for row in seen)


def test_who_cannot_react_as_all_know_is_not_asked() -> None:
    """A Smuggler that all know to lie in the deck, or a hand that all have seen, is no reason to ask."""
    hidden, shown = "regular*6", "regular*6^all"
    for hand, deck, is_asked in (
        (hidden, "smuggler^all, regular*3", False),
        (hidden, "smuggler, regular*3", True),
        (hidden, "smuggler^2, regular*3", True),
        (hidden, "smuggler^all, smuggler, regular*2", True),
        (shown, "smuggler, regular*3", False),
        ("smuggler^all, regular*5^all", "regular*4", True),
        ("smuggler, regular*5", "regular*4", True),
    ):
        game = attacked((hand, deck, hidden, "torch*4", hidden, "torch*4"))
        assert [q.seat for q in game.state.asked if q.lane >= 0] == [1] * is_asked, f"{hand}; {deck}"


def test_nobody_sees_an_answer_under_seal() -> None:
    """Seat 3 has said that it reacts, or that it does not, or cannot: until seat 2 has answered all looks the same."""
    seen = []
    for world, move in ((SMUGGLERS[1], "use:smuggler.2"), (SMUGGLERS[1], "done"), (SMUGGLERS[0], "done")):
        game = attacked(world)
        told = {p: len(game.events(p)) for p in range(SPECTATOR, 4)}
        game.answer(2, move)
        assert [q.seat for q in game.state.asked] == [1]
        seen.append([dumps([game.view(p).data(), game.events(p)[told[p] :]]) for p in (SPECTATOR, 0, 3)])
        assert not any(game.events(p)[told[p] :] for p in range(SPECTATOR, 4))
    assert seen[0] == seen[1] == seen[2]


def test_a_sealed_answer_stays_sealed_while_another_reaction_is_resolved() -> None:
    """Seat 3 has answered under seal, with or without a reaction; seat 2 resolves its own: nothing tells of seat 3."""
    seen = []
    for world, sealed in (
        (SMUGGLERS[0], "done"),
        (
            (
                "smuggler, torch, regular*4",
                "regular*3, torch",
                "smuggler, torch, regular*4",
                "smuggler, torch, regular",
            ),
            "",
        ),
        (
            (
                "smuggler, torch, regular*4",
                "regular*3, torch",
                "smuggler, torch, regular*4",
                "smuggler, torch, regular",
            ),
            "x",
        ),
    ):
        game = attacked((*world[:4], "regular*6", "torch*2"))
        game.answer(2, "use:smuggler.2" if sealed == "x" else "done")
        game.answer(1, "use:smuggler.2")
        rows = []
        for move in ("pick:torch", "done", "done"):
            assert [q.seat for q in game.state.asked] == [1], "seat 2 alone is at its reaction"
            rows.append([dumps([game.view(p).data(), game.events(p)]) for p in (SPECTATOR, 0, 1, 3)])
            game.answer(1, move)
        seen.append(rows)
        if sealed == "x":
            assert [q.seat for q in game.state.asked] == [2] and any(
                isinstance(e, AbilityUsed) and e.seat == 3 for e in game.events()
            ), "now seat 3 acts as it said"
    assert seen[0] == seen[1] == seen[2]


def test_nobody_notices_a_pass_in_advance() -> None:
    """A seat that has passed looks to all others like one that says done, now and after, undo included."""
    for world in SMUGGLERS[:2]:
        quiet, loud = lost_battle(world), lost_battle(world)
        before = [dumps([quiet.view(p).data(), quiet.events(p)]) for p in (SPECTATOR, 0, 2, 3)]
        undo = [quiet.can_undo(p) for p in range(4)]
        quiet.answer(1, PASS)
        assert [dumps([quiet.view(p).data(), quiet.events(p)]) for p in (SPECTATOR, 0, 2, 3)] == before
        assert [quiet.can_undo(p) for p in range(4)] == undo
        fight(quiet)
        fight(loud)
        assert [q.seat for q in quiet.state.asked] == [2] and [q.seat for q in loud.state.asked] == [1, 2]
        assert all(quiet.can_undo(p) == loud.can_undo(p) for p in (0, 2, 3))
        loud.answer(1, "done")
        for game in (quiet, loud):
            game.answer(2, "done")
        for p in (SPECTATOR, 0, 2, 3):
            assert dumps([quiet.view(p).data(), quiet.events(p)]) == dumps([loud.view(p).data(), loud.events(p)])
        assert all(quiet.can_undo(p) == loud.can_undo(p) for p in (0, 2, 3))
        assert quiet.state.passed == loud.state.passed == 0 or quiet.state.turn == 1, "a pass is for one turn"


def test_a_pass_outlives_an_undo() -> None:
    """Seat 1 arms a hero, seat 2 passes, seat 1 takes his step back: the pass stands, and nobody is told."""
    game = Game(staged_advance("hand.1: regular*3, longspear*3", "hand.2: smuggler, regular*5", LOST))
    game.answer(0, "dungeon")
    game.answer(0, "equip:longspear>regular")
    game.answer(1, PASS)
    assert game.can_undo(0)
    game.undo(0)
    assert game.state.passed == 0b10 and game.played[-2:] == [(1, PASS), (0, "undo")]


def test_two_reactions_of_a_seat_follow_each_other() -> None:
    """After its first Smuggler a seat is asked for the second, unless it has passed meanwhile."""
    for passed in (False, True):
        game = attacked(("smuggler*2, torch*4", "regular*3", "regular*6", "torch*2", "regular*6", "torch*2"))
        game.answer(1, "use:smuggler.2")
        if passed:
            game.state.passed |= 0b10
        for _ in range(9):
            if not game.asks(1) or game.decision(1).verb == "react" or game.decision(1).kind == "branch":
                break
            game.answer(1, "done")
        assert (game.asks(1) and "use:smuggler.2" in game.decision(1).options) == (not passed)


def test_random_games_with_passes_hide_them() -> None:
    """Before every answer some other seat passes in a copy: nothing that anybody else sees differs."""
    passed = 0
    for seed in range(1, few(16, 6)):
        walk = Walk(seed, "advance", turns=8)
        stream = Stream.of(seed, "pass")
        with reproducing(walk):
            for _ in walk:
                s = walk.state
                seat = stream.below(s.seats)
                if walk.step % 2 or seat == s.active or any(q.seat == seat for q in s.asked):
                    continue
                game = Game(s.clone())
                game.answer(seat, PASS)
                passed += 1
                for p in range(SPECTATOR, s.seats):
                    if p != seat:
                        assert seen_by(game.state, p) == seen_by(s, p)
                        assert not game.events(p)
                        assert text_of(redeal(game.state, p, Stream(bytes(32)))) == text_of(
                            redeal(s, p, Stream(bytes(32)))
                        )
                assert sorted((q.seat, q.kind) for q in s.asked) == sorted((q.seat, q.kind) for q in game.state.asked)
    assert passed > few(80, 27)


def test_reactions_in_random_games_tell_nothing() -> None:
    """At every open window of reactions: worlds that differ in hidden cards alone look the same to everybody else, and
    so they do while one after the other says done."""
    windows: Counter[str] = Counter()
    for seed in range(60):
        walk = Walk(seed, "advance", turns=12, state=losing_opening(seed))
        stream = Stream.of(seed, "reactions")
        with reproducing(walk):
            for decision, index in walk:
                fight = to_the_dungeon(decision)
                walk.go(decision, index if fight is None else fight)
                s = walk.state
                lanes = [q for q in s.asked if q.lane >= 0 and Decision(s, q).verb == "react"]
                if not lanes or sealed_answers(s):
                    continue
                for seat in range(SPECTATOR, s.seats):
                    one, two = Game(s.clone()), Game(redeal(s, seat, stream))
                    for q in lanes if seat != SPECTATOR or s.seats > 2 else lanes[:1]:
                        assert asked(one.state, seat) == asked(two.state, seat)
                        for game in (one, two):
                            game.answer(q.seat, "done")
                        if one.state.secrets != s.secrets:
                            break  # something was turned up
                        assert seen_by(one.state, seat) == seen_by(two.state, seat)
                        assert one.events(seat) == two.events(seat)
                        windows["answers"] += 1
                    windows["worlds"] += 1
                    windows["differ"] += any(
                        (SMUGGLER in map(s.kinds.__getitem__, s.zones[hand_of[q.seat]]))
                        != (SMUGGLER in map(s.kinds.__getitem__, two.start.zones[hand_of[q.seat]]))
                        for q in lanes
                    )
        if windows["differ"] > few(40, 20):
            return
    raise AssertionError(windows)
