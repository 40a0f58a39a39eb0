"""Promise 7 in Advance: worlds a seat holds for possible, the forecast, and hidden hands that act."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from duskhall.core import forecast as forecasts
from duskhall.core.events import CardMoved
from duskhall.core.game import Game
from duskhall.core.luck import Stream
from duskhall.core.redeal import redeal
from duskhall.core.state import DUNGEON, State, deck_of, hand_of
from duskhall.core.view import View
from duskhall.core.zones import knows
from tests.core.test_secrecy import dumps
from tests.helpers import (
    ADVANCE,
    SPECTATOR,
    Walk,
    few,
    reproducing,
    staged_advance,
)

# ------------------------------------------------------------------------------------------------------------
# Worlds that a seat holds for possible


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
# The forecast


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
# Hidden hands that act


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
    put = [ADVANCE.rules.cards[before.kinds[c]].id for c in before.zones[deck_of[0]][:3]]
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
    dealt = ADVANCE.deal(ADVANCE.rules, setup, 3, bytes(32), first=0)
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
