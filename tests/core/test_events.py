"""Promise 8: every change is an event; each seat gets its own, and they tell neither too much nor too little."""

from __future__ import annotations

import ast
import json
import pickle
from collections import Counter
from copy import copy
from dataclasses import FrozenInstanceError, fields
from pathlib import Path

import pytest

from duskhall.core import events as ev
from duskhall.core.event import Event
from duskhall.core.game import UNDO, Game
from duskhall.core.state import (
    DECK,
    EMPTY,
    HAND,
    PER_SEAT,
    SEAT_ZONES,
    RawEvent,
    State,
)
from tests.helpers import SPECTATOR, Walk, both, few, reproducing, staged

SEEDS = few(range(1, 11), range(1, 6))


def seats_of(s: State) -> range:
    return range(SPECTATOR, s.seats)


# ------------------------------------------------------------------------------------------------------------
# The classes


def test_the_position_tells_exactly_the_kinds_that_have_a_class() -> None:
    """Every event that core tells has a class, and every class is told."""
    told = {UNDO}
    for module in Path(ev.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id="tell"), args=[_, ast.Constant(value=str(name)), *_]):
                    told.add(name)
                case ast.Call(func=ast.Name(id="tell")):
                    raise AssertionError(f"{module}:{node.lineno}: the name of the event is not written out")
    assert told == set(ev.KINDS)


def test_every_class_is_listed_frozen_and_small() -> None:
    made = {c for c in vars(ev).values() if isinstance(c, type) and issubclass(c, Event) and c is not Event}
    assert made == set(ev.CLASSES) and len(ev.KINDS) == len(ev.CLASSES)
    for kind in ev.CLASSES:
        event = kind(*range(1, len(fields(kind)) + 1))
        assert not hasattr(event, "__dict__") and event == copy(event) and hash(event) == hash(copy(event))
        assert pickle.loads(pickle.dumps(event)) == event
        with pytest.raises(FrozenInstanceError):
            event.number = 2  # type: ignore[misc]


def test_an_event_reads_well() -> None:
    drawn = ev.CardMoved(7, None, "deck.1", "hand.1")
    assert repr(drawn) == "CardMoved(7, card=None, source='deck.1', target='hand.1')"
    assert repr(ev.CardMoved(8, "nixie", "dungeon", "hall", 3)).endswith("target='hall', rank=3)")
    assert repr(ev.GameEnded(9)) == "GameEnded(9)"
    assert ev.HallShifted(1, ("nixie", None)).data() == {"number": 1, "event": "shift", "cards": ["nixie", None]}


# ------------------------------------------------------------------------------------------------------------
# Nothing changes without an event, and none is missing


@pytest.mark.slow
@both
def test_whenever_a_view_changes_its_seat_gets_an_event(name: str) -> None:
    changes = 0
    for seed in SEEDS:
        walk = Walk(seed, name, turns={"classic": 25, "advance": 12, "quest": 12}[name])
        game = walk.game
        views = {seat: game.view(seat).data() for seat in seats_of(walk.state)}
        counts = {seat: len(game.events(seat)) for seat in seats_of(walk.state)}
        with reproducing(walk):
            for decision, index in walk:
                move = decision.options[index]
                walk.go(decision, index)
                for seat in seats_of(walk.state):
                    after = game.view(seat).data()
                    told = len(game.events(seat))
                    if after != views[seat]:
                        changes += 1
                        what = [key for key in after if after[key] != views[seat][key]]
                        assert told > counts[seat], f"{move} changed {what} of seat {seat + 1} without an event"
                    views[seat], counts[seat] = after, told
    assert changes > 1000


def test_a_loss_named_by_its_owner_is_told() -> None:
    """Two losses to share: the first answer changes the numbers of the party, so it is an event."""
    hand = "dwarf-sentinel*2, flaming-sword*2, torch*2"
    game = Game(staged(f"hand.1: {hand}", "hall: judgement | nixie | nixie"))
    for move in ("dungeon", "equip:flaming-sword>dwarf-sentinel", "equip:flaming-sword#2>dwarf-sentinel#2", "attack:1"):
        game.answer(0, move)
    view, told = game.view(0).data(), len(game.events())
    game.answer(0, "lose:magic")
    assert list(game.decision(0).options) == ["lose:attack", "lose:magic"]
    assert game.view(0).data() != view
    assert len(game.events()) > told, "nobody is told which kind of attack was lost"


@both
def test_events_are_numbered_without_gaps_for_every_seat(name: str) -> None:
    for seed in SEEDS:
        walk = Walk(seed, name, turns=15)
        with reproducing(walk):
            for _ in walk:
                pass
            for seat in seats_of(walk.state):
                events = walk.game.events(seat)
                assert [e.number for e in events] == list(range(1, len(events) + 1))
                assert walk.game.events(seat, since=7) == events[7:]
                rows = [e.data() for e in events]
                assert json.loads(json.dumps(rows)) == rows, "the data of an event are plain"
                assert [eval(repr(e), vars(ev)) for e in events] == events, "an event reads as it is written"
            # A seat cannot count what it is not told.
            assert len({len(walk.game.events(seat)) for seat in seats_of(walk.state)}) == 1


@both
def test_events_never_name_instance_numbers(name: str) -> None:
    walk = Walk(7, name, turns=25)
    for _ in walk:
        pass
    keys: dict[str, set[type]] = {}
    for event in walk.game.events(0):
        for key, value in event.data().items():
            for part in value if isinstance(value, list) and key != "dice" else [value]:
                keys.setdefault(key, set()).add(type(part))
    for key in ("card", "cards", "hero", "into", "source", "target", "zone"):
        assert keys[key] <= {str, type(None)}, key


# ------------------------------------------------------------------------------------------------------------
# A client that has nothing but events


class Mirror:
    """The table rebuilt from events: how many cards lie in each zone, and which ones where they are open."""

    def __init__(self, game: Game, seat: int) -> None:
        s = game.state
        self.seat = seat
        self.at = 0
        self.count = {name: sum(c != EMPTY for c in zone) for name, zone in zip(s.map.names, s.zones, strict=True)}
        self.open = {name: Counter(cards) for name, cards in shown(game, seat).items()}
        self.hall = list(game.view(seat).hall)
        self.xp = [game.view(seat).xp(p) for p in range(s.seats)]
        self.turn = s.turn

    def follow(self, game: Game) -> None:
        for event in game.events(self.seat, since=self.at):
            self.at += 1
            self.take(event)

    def take(self, e: Event) -> None:
        match e:
            case ev.CardMoved(card=card, source=origin, target=to, rank=rank):
                if origin == "supply.disease" and not self.count[origin]:
                    self.count[origin] += 1  # a supply never runs out
                    self.open[origin][str(card)] += 1
                self.count[origin] -= 1
                self.count[to] += 1
                assert self.count[origin] >= 0, e
                if origin in self.open:
                    assert isinstance(card, str), f"an open card moves without its name: {e}"
                    self.open[origin][card] -= 1
                    assert self.open[origin][card] >= 0, e
                if to in self.open:
                    assert isinstance(card, str), f"a card comes into the open without its name: {e}"
                    self.open[to][card] += 1
                if "hall" in (origin, to):
                    assert rank and isinstance(card, str)
                    assert self.hall[rank - 1] == (card if origin == "hall" else None), e
                    self.hall[rank - 1] = card if to == "hall" else None
            case ev.PileShuffled(zone=zone, count=n):
                # The discard pile becomes the deck; a draw pile is only mixed.
                pile = zone.replace("deck.", "discard.")
                if pile == zone:
                    assert self.count[zone] == n, e
                else:
                    assert self.count[zone] == 0 and self.count[pile] == n, e
                    self.count[zone], self.count[pile] = n, 0
                    self.open[pile].clear()
            case ev.HallShifted(cards=hall) | ev.HallArranged(cards=hall):
                assert Counter(filter(None, hall)) == +self.open["hall"], e
                self.hall = list(hall)
            case ev.XpChanged(seat=seat, amount=n):
                self.xp[seat - 1] += n
            case ev.MonsterFaced(rank=rank, card=monster):
                assert self.hall[rank - 1] == monster
            case ev.TurnBegan(turn=n):
                self.turn = n
            case _:
                pass

    def compare(self, game: Game) -> None:
        s = game.state
        view = game.view(self.seat)
        real = {name: sum(c != EMPTY for c in zone) for name, zone in zip(s.map.names, s.zones, strict=True)}
        assert self.count == real, {z: (self.count[z], real[z]) for z in real if real[z] != self.count[z]}
        for zone, cards in shown(game, self.seat).items():
            assert +self.open[zone] == Counter(cards), zone
        assert self.hall == list(view.hall)
        assert self.xp == [view.xp(p) for p in range(s.seats)]
        assert self.turn == view.turn


def shown(game: Game, seat: int) -> dict[str, list[str]]:
    """The zones that lie open to a seat whatever happens, as its view has them."""
    view = game.view(seat)
    out = {"hall": [c for c in view.hall if c], "destroyed": list(view.destroyed), "aside": list(view.aside)}
    out |= {f"stack.{name}": list(cards) for name, cards in view.stacks.items()}
    out |= {f"discard.{p + 1}": list(view.discard_of(p)) for p in range(view.seats)}
    out |= {f"front.{p + 1}": list(view.front_of(p)) for p in range(view.seats)}
    s = game.state
    for name, zone in zip(s.map.names, s.zones, strict=True):
        if name.startswith("supply."):
            out[name] = [s.rules.cards[s.kinds[c]].id for c in zone]
    if seat != SPECTATOR:
        out[f"hand.{seat + 1}"] = list(view.hand)
    return out


@both
def test_a_mirror_built_from_events_alone_shows_the_same_table(name: str) -> None:
    for seed in SEEDS:
        walk = Walk(seed, name, turns={"classic": 25, "advance": 12, "quest": 12}[name])
        mirrors = [Mirror(walk.game, seat) for seat in seats_of(walk.state)]
        with reproducing(walk):
            for decision, index in walk:
                walk.go(decision, index)
                for mirror in mirrors:
                    mirror.follow(walk.game)
                    mirror.compare(walk.game)


# ------------------------------------------------------------------------------------------------------------
# What an event may name


def hides(s: State, zone: int) -> bool:
    return s.map.names[zone].partition(".")[0] in ("dungeon", "deck", "hand", "draw", "secret")


class Memory(list[RawEvent]):
    """Listens in place of the log and keeps its own account of who knows which card, from the rules of hiding alone."""

    def __init__(self, s: State) -> None:
        super().__init__()
        self.s = s
        self.known: dict[int, int] = dict(s.known)
        self.seen = self.sight()
        self.moved = 0
        self.hidden_moves = 0

    def sight(self) -> list[int]:
        """For each card the seats that know it now, where it lies."""
        s = self.s
        everyone = (1 << s.seats) - 1
        out = [everyone] * len(s.kinds)
        first = s.map.first_stack
        for z, zone in enumerate(s.zones):
            if hides(s, z):
                seat, part = divmod(z - SEAT_ZONES, PER_SEAT)
                mine = 1 << seat if SEAT_ZONES <= z < first and part != DECK else 0
                if mine and part == HAND and s.laid and seat == s.active:
                    mine = everyone
                for c in zone:
                    out[c] = mine | self.known.get(c, 0)
        return out

    def append(self, event: RawEvent) -> None:
        super().append(event)
        s = self.s
        name, n = event
        everyone = (1 << s.seats) - 1
        before = self.seen + [everyone] * (len(s.kinds) - len(self.seen))
        if name == "move":
            card, source, to = n[:3]
            if not hides(s, to):
                self.known.pop(card, None)
            elif s.map.names[to].startswith("draw.") and not s.map.names[source].startswith("secret."):
                self.known[card] = before[card] = everyone  # destroyed, for all to see
            elif before[card]:
                self.known[card] = before[card]  # who saw it go knows where it is
        elif name == "shuffle":
            for c in s.zones[n[0]]:
                self.known.pop(c, None)
        elif name == "show":
            for c in n[1:]:
                self.known[c] = everyone
        elif name in ("level", "buy"):
            before[n[1]] = everyone  # it is exchanged, or bought from a hidden pile, for all to see
        elif name == "use" and before[n[1]] != everyone:
            self.known[n[1]] = before[n[1]] = everyone  # out of a hidden hand: all have seen it
        self.seen = self.sight()
        for seat in range(SPECTATOR, s.seats):
            self.check(event, seat, before)

    def check(self, event: RawEvent, seat: int, before: list[int]) -> None:
        s = self.s
        everyone = (1 << s.seats) - 1

        def unknown(mask: int) -> bool:
            return mask != everyone if seat == SPECTATOR else not mask >> seat & 1

        dark = [c for c in range(len(s.kinds)) if unknown(before[c]) and unknown(self.seen[c])]
        (told,) = ev.project(1, s, event, (seat,))
        other = s.clone()
        kinds = list(s.kinds)
        for c in dark:
            kinds[c] = (kinds[c] + 1) % len(s.rules.cards)
        other.kinds = tuple(kinds)
        assert ev.project(1, other, event, (seat,)) == [told], f"seat {seat + 1} is told what it may not know: {told}"
        if isinstance(told, ev.CardMoved):
            self.moved += 1
            card = event[1][0]
            if card in dark:
                self.hidden_moves += 1
                assert told.card is None
            else:
                assert told.card == s.rules.cards[s.kinds[card]].id, f"seat {seat + 1} knows this card: {told}"


@pytest.mark.slow
@both
def test_events_name_exactly_the_cards_a_seat_may_know(name: str) -> None:
    hidden = moved = shown_hands = 0
    for seed in range(1, 60):
        walk = Walk(seed, name, turns=15)
        memory = Memory(walk.state)
        walk.state.log = memory
        with reproducing(walk):
            for decision, index in walk:
                walk.go(decision, index)
                assert memory.known == walk.state.known, "who knows which hidden card is not what the events have shown"
        hidden += memory.hidden_moves
        moved += memory.moved
        shown_hands += sum(isinstance(e, ev.CardsShown) for e in walk.game.events())
        if seed >= 8 and (shown_hands or name == "quest"):
            break
    assert hidden > 300 and moved > 2 * hidden
    assert shown_hands or name == "quest", "no hand was ever shown"
