"""Features: a position as numbers, for each seat and for the game as a whole.

Features name no card and no edition. A card is described by its data (``greedy.profiles``), a deck by its average hand,
and the end of the game by the number of turns left, so a new card counts for what it does. Features read the whole
position, so searches pass positions with the hidden cards dealt anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from duskhall.bots.greedy.outlook import HAND, PACE
from duskhall.bots.greedy.rooms.outlook import KEY
from duskhall.bots.greedy.ruleset import ruleset_of
from duskhall.core.numbers import score
from duskhall.core.state import DUNGEON, EMPTY, HALL, ROOMS, deck_of, discard_of, front_of, hand_of

if TYPE_CHECKING:
    from duskhall.bots.greedy.profiles import Profile
    from duskhall.core.rules import Rules
    from duskhall.core.state import State

CARD: Final = (
    "attack",
    "magic",
    "light",
    "gold",
    "hit",
    "force",
    "strength",
    "weight",
    "hero",
    "weapon",
    "first level",
    "second level",
    "third level",
    "draws",
    "burden",
    "points",
    "trophy",
    "cost",
)
"""The numbers of a card."""
W: Final = len(CARD)
SEAT: Final = (
    *[f"{name} of an average hand" for name in CARD],
    *[f"{name} of the hand" for name in CARD],
    "cards",
    "cards of the hand",
    "deck still to be drawn",
    "hit of a card still to be drawn",
    "score",
    "experience points",
    "tokens",
    "wounds",
    "best victory at hand",
    "likely victory at hand",
    "most points to spare",
    "best card for the gold of an average hand",
    "best card for the gold of the hand",
    "turns until its own",
    "inside",
)
"""The numbers of a seat."""
GAME: Final = (
    "turns left",
    "distance of the end",
    "end in sight",
    "last turns",
    "dungeon",
    "turns played",
    "seats",
    "cost of darkness",
    "ranks",
    "bounty",
    "reward in the hall",
    "health in the hall",
    "a map",
    "experience counts",
    "best card for sale",
)
"""The numbers of the game, the same for all seats."""


def card_row(p: Profile) -> list[float]:
    """What a card adds to a deck, in the order of CARD."""
    hero = 1.0 if p.hero else 0.0
    burden = p.loss > 0 or p.curse or p.wound
    return [
        float(p.attack),
        float(p.magic),
        float(p.light),
        float(p.gold),
        float(p.hit),
        float(p.force),
        float(p.strength),
        float(p.weight),
        hero,
        1.0 if p.weapon else 0.0,
        hero if p.level == 1 else 0.0,
        hero if p.level == 2 else 0.0,
        hero if p.level >= 3 else 0.0,
        float(p.draws),
        1.0 if burden else 0.0,
        float(p.vp),
        1.0 if p.monster else 0.0,
        float(p.cost),
    ]


class Reading:
    """Reads positions of one ruleset as numbers."""

    __slots__ = ("_all_must_fall", "_beatable", "_bounty", "_is_map", "_profiles", "_rewards", "_rows", "rules")

    def __init__(self, rules: Rules) -> None:
        known = ruleset_of(rules)
        self.rules = rules
        self._is_map = rules.hall.is_map
        self._profiles: list[Profile] = known.profiles
        self._rows = [card_row(p) for p in known.profiles]
        self._bounty = float(known.bounty)
        self._beatable = known.can_be_beaten
        self._all_must_fall = known.all_must_fall
        rewards = [float(p.vp) + 0.5 * float(p.xp) for p in known.profiles]
        if known.room_cards:
            rewards = [float(r.xp) + 3.0 * sum(r.finds.values()) for r in known.room_cards]
        self._rewards = rewards
        """The rough worth of a victory over each kind of card."""

    def numbers(self, s: State) -> tuple[list[float], list[list[float]]]:
        """The numbers of the game, and those of each seat."""
        stalls = self._stalls(s)
        game = self._game(s, stalls)
        return game, [self._seat(s, seat, stalls) for seat in range(s.seats)]

    def _stalls(self, s: State) -> list[tuple[int, float]]:
        """The price and strength of the cards on sale, the strongest first."""
        out = []
        for zone in s.zones[s.map.first_stack : s.map.last_stack]:
            if zone:
                p = self._profiles[s.kinds[zone[0]]]
                out.append((p.cost, float(p.force)))
        out.sort(key=_by_force)
        return out

    def _game(self, s: State, stalls: list[tuple[int, float]]) -> list[float]:
        hall = s.zones[HALL]
        kinds = s.kinds
        ranks = len(hall)
        left = len(s.zones[DUNGEON])
        reward = health = 0.0
        stone = 0
        waits = False
        for rank, c in enumerate(hall):
            if c == EMPTY:
                continue
            p = self._profiles[kinds[c]]
            reward += self._rewards[kinds[c]]
            health += p.health
            if p.ends:
                stone = rank + 1
                waits = p.waits
        seats = s.seats
        if self._is_map:
            keys = s.map.piles.get(s.rules.hall.keys, EMPTY)
            steps = 0 if s.delve.last else max(1, s.delve.goal - len(s.zones[keys]))
            turns = steps * KEY / seats
            left = 0
        else:
            if waits:
                steps = left + stone - 1
            elif stone:
                steps = stone - 1
            else:
                steps = max(1, left - 5) + (0 if self._beatable else ranks - 1)
            turns = steps / (PACE * ranks * seats)
        return [
            turns / 10.0,
            1.0 / (1.0 + steps),
            1.0 if stone or s.delve.last else 0.0,
            s.delve.last / seats,
            left / 20.0,
            s.turn / seats / 20.0,
            2.0 / seats,
            float(s.rules.battle.dark_cost),
            ranks / 4.0,
            self._bounty,
            reward / 10.0,
            health / 20.0,
            1.0 if self._is_map else 0.0,
            1.0 if s.rules.economy.xp_scores else 0.0,
            stalls[0][1] / 5.0 if stalls else 0.0,
        ]

    def _sum(self, s: State, cards: tuple[int, ...]) -> list[float]:
        rows = self._rows
        kinds = s.kinds
        if not cards:
            return [0.0] * W
        return list(map(sum, zip(*[rows[kinds[c]] for c in cards], strict=True)))

    def _seat(self, s: State, seat: int, stalls: list[tuple[int, float]]) -> list[float]:
        zones = s.zones
        hand = zones[hand_of[seat]]
        deck = zones[deck_of[seat]]
        rest = self._sum(s, zones[discard_of[seat]])
        held = self._sum(s, hand)
        drawn = self._sum(s, deck)
        n = len(hand) + len(deck) + len(zones[discard_of[seat]])
        share = HAND / (n if n > HAND else HAND)
        whole = [(a + b + c) * share for a, b, c in zip(held, drawn, rest, strict=True)]
        tokens = wounds = 0.0
        for c in zones[front_of[seat]]:
            p = self._profiles[s.kinds[c]]
            if p.wound:
                wounds += 1.0
            else:
                tokens += 1.0 + p.force
        best, likely, spare = self._prey(s, held)
        later = (seat - s.active) % s.seats
        return [
            *whole,
            *held,
            n / 20.0,
            float(len(hand)),
            len(deck) / (n if n else 1),
            drawn[4] / len(deck) if deck else whole[4] / HAND,
            score(s, seat) / 10.0,
            s.xp[seat] / 5.0,
            tokens,
            wounds,
            best,
            likely,
            spare / 5.0,
            _best_for(stalls, whole[3]) / 5.0,
            _best_for(stalls, held[3]) / 5.0,
            later / s.seats,
            1.0 if self._is_map and s.delve.places[seat] >= 0 else 0.0,
        ]

    def _prey(self, s: State, held: list[float]) -> tuple[float, float, float]:
        """The hand's prospects: the best victory that its figures suffice for, the same weighted by its chance, and the
        most points to spare."""
        hit = held[4]
        light = held[2]
        best = likely = 0.0
        spare = -9.0
        dark_cost = s.rules.battle.dark_cost
        kinds = s.kinds
        rooms = s.zones[ROOMS] if self._is_map else ()
        for i, c in enumerate(s.zones[HALL]):
            if c == EMPTY:
                continue
            p = self._profiles[kinds[c]]
            if not p.monster:
                continue
            margin = hit - p.health
            reward = self._rewards[kinds[c]]
            if rooms:
                room = self._profiles[kinds[rooms[i]]]
                dark = room.level - light
                margin -= room.health
                reward += self._rewards[room.kind]
                if dark > 0:
                    margin -= 4.0 * dark
            else:
                dark = i + 1 + p.darkness - light
                if dark > 0:
                    margin -= dark * dark_cost
            spare = max(spare, margin)
            if margin >= 0 and reward > best:
                best = reward
            chance = 0.0 if margin < -6 else 1.0 if margin >= 3 else (margin + 6.0) / 9.0
            likely = max(likely, chance * reward)
        return best, likely, spare


def _by_force(stall: tuple[int, float]) -> float:
    return -stall[1]


def _best_for(stalls: list[tuple[int, float]], gold: float) -> float:
    """The strength of the best card for so much gold."""
    for cost, force in stalls:
        if cost <= gold + 0.5:
            return force
    return 0.0
