"""What a seat may know, and all that it knows. Views are built up from what is open to the seat, never cut down from
the whole.

Reading is lazy: a bot that looks at its hand pays for its hand. :meth:`View.data` is the complete view as plain data,
the form that leaves the process. Seats count from 0 here and from 1 in texts.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, TypeVar

from .amounts import dice_name
from .delve import OUTSIDE
from .effects import owned
from .forecast import Forecast, forecast, outcomes
from .heroes import next_level
from .layers import lit
from .luck import Stream
from .numbers import buys, purse, score, wound_tokens
from .plan.making import Plan, plan
from .plan.search import MOST
from .progress import Progress, progress
from .reckoning import Entry, Sums, ledger_rows, reckon, result_of
from .redeal import redeal
from .seen import Battle, Dice, Held, Keys, Owned
from .state import (
    ASIDE,
    DESTROYED,
    DUNGEON,
    EMPTY,
    FACE_DOWN,
    HALL,
    ROOMS,
    SPECTATOR,
    State,
    deck_of,
    discard_of,
    front_of,
    hand_of,
    secret_of,
)
from .steps.dice import just_rolled
from .weights import strength
from .zones import knows

if TYPE_CHECKING:
    from .rules import Rules
    from .tree import Card


T = TypeVar("T")


def place_name(s: State, place: int) -> str:
    """Where a champion stands: the id of a room, the name of a location; empty before its first turn."""
    if place >= 0:
        return s.rules.cards[s.kinds[s.zones[ROOMS][place]]].id
    return "" if place == OUTSIDE else s.rules.hall.locations[OUTSIDE - 1 - place]


LEDGERS = ("attack", "magic", "light", "darkness", "total", "health", "gold", "vp")
"""The numbers that explain themselves."""


_NOTHING: tuple[int, ...] = ()


class View:
    """What one seat sees. It looks at the game itself, so it is always of the present position, also after an undo."""

    __slots__ = (
        "_front",
        "_hall",
        "_hand",
        "_laid",
        "_mark",
        "_own",
        "_s",
        "_stacks",
        "_turn",
        "_village",
        "hall_mark",
        "rules",
        "seat",
        "seats",
    )

    def __init__(self, state: State, seat: int) -> None:
        if not SPECTATOR <= seat < state.seats:
            raise ValueError(
                f"there is no seat {seat}; the seats are 0 to {state.seats - 1}, {SPECTATOR} is a spectator"
            )
        self._s = state
        self.seat = seat
        """The seat whose view this is; SPECTATOR for somebody who only watches."""
        self.seats = len(state.xp)
        self.rules: Rules = state.rules
        """The ruleset: open to everybody, it holds nothing of this game."""
        # Who watches has no cards, and looks at the hall alone.
        self._own = HALL if seat == SPECTATOR else hand_of[seat]
        self._laid = HALL if seat == SPECTATOR else front_of[seat]
        self._hand = self._front = self._hall = _NOTHING
        self._turn = 0
        self._mark = 0
        self.hall_mark = 0
        """The mark since which the hall has not changed."""
        self._stacks: list[tuple[int, ...]] = []
        self._village = 0

    def __repr__(self) -> str:
        s = self._s
        turn = f"<View of {s.rules.edition}, turn {s.turn} of seat {s.active}"
        if self.seat == SPECTATOR:
            return f"{turn}, by a spectator>"
        return f"{turn}, by seat {self.seat} with {' '.join(self.hand) or 'no cards'}>"

    def __reduce__(self) -> tuple[object, ...]:
        # Copied together with its game, a view looks at the copy.
        return View, (self._s, self.seat)

    def look_at(self, state: State) -> None:
        """Turn to another position of this game, or of one with the same rules and seats: what a search does, which
        plays many of them on."""
        self._s = state
        self._stacks = []
        self._mark += 1
        self.hall_mark = self._mark

    # -- the table ---------------------------------------------------

    @property
    def edition(self) -> str:
        return self._s.rules.edition

    @property
    def board(self) -> str:
        """Which side of the board, where the edition has several."""
        return self._s.rules.board

    @property
    def turn(self) -> int:
        return self._s.turn

    @property
    def active(self) -> int:
        return self._s.active

    @property
    def over(self) -> bool:
        return self._s.over

    @property
    def laid(self) -> bool:
        """The active seat's hand lies open."""
        return self._s.laid

    @property
    def battle(self) -> Battle | None:
        """The battle that is under way."""
        s = self._s
        if s.foe == EMPTY:
            return None
        # Before the comparison the total is what the open hand comes to so far.
        total = s.total or reckon(s, s.active, s.foe, s.rank).total
        return Battle(s.rank, s.rules.cards[s.kinds[s.foe]].id, total, s.won)

    def card(self, name: str) -> Card:
        """The definition of a card."""
        return self._s.rules.cards[self._s.rules.index[name]]

    def _names(self, cards: tuple[int, ...]) -> tuple[str, ...]:
        table = self._s.rules.cards
        kinds = self._s.kinds
        return tuple([table[kinds[c]].id for c in cards])

    @property
    def hall(self) -> tuple[str | None, ...]:
        """None where a rank is empty, FACE_DOWN where the viewer does not know what lies there."""
        s = self._s
        cards = s.rules.cards
        if s.delve.down:
            return tuple(
                None if c == EMPTY else cards[s.kinds[c]].id if knows(s, self.seat, HALL, c) else FACE_DOWN
                for c in s.zones[HALL]
            )
        return tuple(None if c == EMPTY else cards[s.kinds[c]].id for c in s.zones[HALL])

    # -- rooms and champions, where the edition has them

    @property
    def rooms(self) -> tuple[str, ...]:
        """The tiles, in the order of the hall."""
        return self._names(self._s.zones[ROOMS])

    @property
    def champions(self) -> tuple[str, ...]:
        """Where the champion of each seat stands: a room, or a location of the village; empty before its first
        turn."""
        return tuple(place_name(self._s, place) for place in self._s.delve.places)

    @property
    def keys(self) -> Keys | None:
        """Keys found, and how many summon the guardian."""
        s = self._s
        if not s.rules.hall.keys:
            return None
        return Keys(len(s.zones[s.map.piles.get(s.rules.hall.keys, EMPTY)]), s.delve.goal)

    @property
    def turns_left(self) -> int:
        """Turns until the end, once the guardian has come; 0 before that."""
        return self._s.delve.last

    @property
    def light_left(self) -> int | None:
        """The light that the active seat has left to walk on; None while nobody walks."""
        s = self._s
        return s.delve.light if s.delve.trail and s.foe == EMPTY else None

    @property
    def dice(self) -> Dice | None:
        """Dice that were just rolled and may be changed; None at any other time."""
        found = just_rolled(self._s)
        if found is None:
            return None
        f, name, numbers = found
        return Dice(self._s.rules.cards[self._s.kinds[f.source]].id, name.removeprefix(dice_name("")), numbers)

    def hit_points(self, seat: int) -> int:
        """How many cards the seat would draw at the end of its turn for its wounds alone; 0 where nobody has any."""
        track = self._s.rules.hall.hit_points
        return track[min(wound_tokens(self._s, seat), len(track) - 1)] if track else 0

    @property
    def dungeon(self) -> tuple[str | None, ...]:
        """The dungeon deck from the top; None where the seat does not know the card."""
        return self._hidden(DUNGEON)

    @property
    def destroyed(self) -> tuple[str, ...]:
        return self._names(self._s.zones[DESTROYED])

    @property
    def aside(self) -> tuple[str, ...]:
        return self._names(self._s.zones[ASIDE])

    @property
    def stacks(self) -> dict[str, tuple[str, ...]]:
        """The village: the cards of each stack from the top."""
        s = self._s
        first = s.map.first_stack
        return {s.map.names[z].partition(".")[2]: self._names(s.zones[z]) for z in range(first, first + s.map.stacks)}

    @property
    def piles(self) -> dict[str, tuple[str | None, ...]]:
        """Supplies and draw piles: their cards from the top; None where the seat does not know the card."""
        s = self._s
        return {name: self._hidden(z) for name, z in s.map.piles.items() if z >= s.map.last_stack}

    @property
    def for_sale(self) -> dict[str, int]:
        """The top card of each stack that is not empty, and how many cards the stack has."""
        s = self._s
        first = s.map.first_stack
        cards = s.rules.cards
        return {cards[s.kinds[zone[0]]].id: len(zone) for zone in s.zones[first : first + s.map.stacks] if zone}

    @property
    def spots(self) -> dict[str, str]:
        """The stacks that are spots for one card, each with the draw pile that refills it at once; "" if none does."""
        m = self._s.map
        if not m.refilled and not m.spots:
            return {}
        names = [name.partition(".")[2] for name in m.names]
        refilled = {names[spot]: names[pile] for spot, pile in m.refilled.items()}
        return refilled | {names[spot]: "" for spot in m.spots}

    # -- the seats ---------------------------------------------------

    def _hidden(self, zone: int) -> tuple[str | None, ...]:
        s = self._s
        return tuple(s.rules.cards[s.kinds[c]].id if knows(s, self.seat, zone, c) else None for c in s.zones[zone])

    @property
    def hand(self) -> tuple[str, ...]:
        """The seat's own hand, from the left."""
        return () if self.seat == SPECTATOR else self._names(self._s.zones[hand_of[self.seat]])

    def hand_of(self, seat: int) -> tuple[str | None, ...]:
        return self._hidden(hand_of[seat])

    def deck_of(self, seat: int) -> tuple[str | None, ...]:
        return self._hidden(deck_of[seat])

    def deck_left(self, seat: int) -> int:
        """How many cards are in the deck of a seat."""
        return len(self._s.zones[deck_of[seat]])

    def discard_of(self, seat: int) -> tuple[str, ...]:
        return self._names(self._s.zones[discard_of[seat]])

    def front_of(self, seat: int) -> tuple[str, ...]:
        """What lies open in front of a seat."""
        return self._names(self._s.zones[front_of[seat]])

    def secret_of(self, seat: int) -> tuple[str | None, ...]:
        """What was dealt to a seat in secret."""
        return self._hidden(secret_of[seat])

    def held(self, seat: int, *, front: bool = False) -> list[Held]:
        """The cards in a hand, or in front of a seat, with what has happened to them this turn."""
        s = self._s
        zone = front_of[seat] if front else hand_of[seat]
        cards = s.zones[zone]
        out = []
        for c in cards:
            if not knows(s, self.seat, zone, c):
                out.append(Held(None))
                continue
            bits = s.used.get(c, 0)
            wielder = s.held.get(c, EMPTY)
            used = tuple(i for i in range(bits.bit_length()) if bits >> i & 1)
            place = cards.index(wielder) if wielder in cards else EMPTY
            out.append(Held(s.rules.cards[s.kinds[c]].id, used, place, c in s.marked, c in s.lent))
        return out

    def owned(self, seat: int) -> Counter[str]:
        """Every card of a seat. All gains and losses are open, so everybody knows this much of every deck."""
        # By name: the order in which the cards lie is not for everybody.
        return Counter(sorted(self._names(owned(self._s, seat))))

    @property
    def progress(self) -> tuple[Progress, ...]:
        """How far the seat has come with what it keeps in secret: (2, ">=", 3) is two of three."""
        return () if self.seat == SPECTATOR else progress(self._s, self.seat)

    def xp(self, seat: int) -> int:
        return self._s.xp[seat]

    def score(self, seat: int) -> int:
        """The victory points of a seat, as far as this one knows: what others keep in secret counts at the end."""
        return score(self._s, seat, secret=seat == self.seat or self._s.over)

    @property
    def equipped(self) -> tuple[tuple[int, int], ...]:
        """(weapon, hero) as places in the active seat's hand, from 0."""
        s = self._s
        hand = s.zones[hand_of[s.active]]
        return tuple((hand.index(w), hand.index(h)) for w, h in s.held.items() if h != EMPTY)

    # -- the same for programs that look often: each card as what stands at its kind in a list of theirs. A kind is a
    #    place in ``rules.cards``; EMPTY, the last place of such a list, stands for no card

    def mark(self) -> int:
        """A number that stays the same as long as the turn, the own hand, what lies in front of the seat and the hall
        do; it grows."""
        s = self._s
        zones = s.zones
        hall = zones[HALL]
        hand = zones[self._own]
        front = zones[self._laid]
        # What is known of cards that lie face down changes, though they do not move.
        if hall is not self._hall or s.delve.down:
            self._hall = hall
            self._mark += 1
            self.hall_mark = self._mark
        if hand is not self._hand or front is not self._front or s.turn != self._turn:
            self._hand = hand
            self._front = front
            self._turn = s.turn
            self._mark += 1
        return self._mark

    def hand_as(self, what: list[T]) -> list[T]:
        """The seat's own hand, from the left."""
        out: list[T] = []
        if self.seat != SPECTATOR:
            kinds = self._s.kinds
            for c in self._s.zones[hand_of[self.seat]]:
                out.append(what[kinds[c]])
        return out

    def front_as(self, what: list[T]) -> list[T]:
        """What lies open in front of the seat."""
        out: list[T] = []
        if self.seat != SPECTATOR:
            for c in self._s.zones[front_of[self.seat]]:
                out.append(what[self._s.kinds[c]])
        return out

    def hall_as(self, what: list[T]) -> list[T]:
        """EMPTY where a rank is empty, or where the seat does not know the card."""
        s = self._s
        kinds = s.kinds
        down = s.delve.down
        out = []
        for c in s.zones[HALL]:
            unknown = c == EMPTY or (down and not knows(s, self.seat, HALL, c))
            out.append(what[EMPTY if unknown else kinds[c]])
        return out

    def rooms_as(self, what: list[T]) -> list[T]:
        kinds = self._s.kinds
        return [what[kinds[c]] for c in self._s.zones[ROOMS]]

    def deck_since(self, before: Owned) -> tuple[Owned, list[int], list[int]]:
        """What the seat owns now, wherever it is, but for what lies in front of it; and the kinds of what has come and
        gone since ``before``, in order: nobody knows in which order a deck lies. Begin with ``Owned()``."""
        if self.seat == SPECTATOR:
            return before, [], []
        s = self._s
        cards = frozenset(owned(s, self.seat))
        front = s.zones[self._laid]
        if front:
            cards = cards.difference(front)
        known = before._cards
        same = known
        if s.kinds is not before._kinds:
            # A card that was made in the course of the game: in another position its number may mean another kind.
            same = frozenset([c for c in known if c < len(s.kinds) and s.kinds[c] == before._kinds[c]])
        elif cards == known:
            return before, [], []
        come = cards - same
        gained = sorted([s.kinds[c] for c in come]) if come else []
        now = Owned()
        now._cards = cards
        now._kinds = s.kinds
        if len(cards) == len(known) + len(come):
            return now, gained, []
        return now, gained, sorted([before._kinds[c] for c in known - (cards & same)])

    def village_mark(self) -> int:
        """A number that stays the same as long as the stacks of the village do."""
        s = self._s
        stacks = s.zones[s.map.first_stack : s.map.last_stack]
        if stacks != self._stacks:
            self._stacks = stacks
            self._village += 1
        return self._village

    def tops_as(self, what: list[T]) -> list[T]:
        """The top card of each village stack that is not empty."""
        s = self._s
        kinds = s.kinds
        return [what[kinds[zone[0]]] for zone in s.zones[s.map.first_stack : s.map.last_stack] if zone]

    def next_levels_as(self, kind: int, what: list[T]) -> list[T]:
        """What a hero may become, as far as the village has it."""
        s = self._s
        kinds = s.kinds
        return [what[kinds[c]] for c in next_level(s, kind, s.rules.printed["level"][kind] + 1)]

    @property
    def foe_kind(self) -> int:
        """The monster that is being fought, or EMPTY."""
        return EMPTY if self._s.foe == EMPTY else self._s.kinds[self._s.foe]

    @property
    def dungeon_left(self) -> int:
        return len(self._s.zones[DUNGEON])

    # -- the numbers ---------------------------------------------------

    @property
    def gold(self) -> int:
        """What the seat's laid-out hand is worth now, less what was spent."""
        s = self._s
        return purse(s, self.seat) - (s.spent if self.seat == s.active else 0)

    @property
    def buys(self) -> int:
        return buys(self._s) - len(self._s.bought)

    def strength(self, place: int) -> int:
        """The strength of the hero at a place in the own hand, as it stands."""
        return strength(self._s, self.seat, self._s.zones[hand_of[self.seat]][place])

    @property
    def light(self) -> int:
        """The light of the own party as it stands."""
        return lit(self._s, self.seat)

    def sums(self, rank: int = 0, ledger: list[Entry] | None = None) -> Sums:
        """The own party as it stands against the monster in a rank (0: against nobody), battle effects not yet
        counted."""
        s = self._s
        self._check(rank)
        foe = s.zones[HALL][rank - 1] if rank else EMPTY
        if s.delve.down and foe != EMPTY and not knows(s, self.seat, HALL, foe):
            foe, rank = EMPTY, 0
        return result_of(reckon(s, self.seat, foe, rank, ledger))

    def _check(self, rank: int) -> None:
        if not 0 <= rank <= self._s.rules.hall.ranks:
            raise ValueError(f"there is no rank {rank}; the ranks are 1 to {self._s.rules.hall.ranks}")

    def forecast(self, rank: int) -> Forecast | None:
        self._check(rank)
        return None if self.seat == SPECTATOR else forecast(self._s, self.seat, rank)

    def plan(self, *, budget: int = MOST) -> Plan | None:
        """The best that the seat can do this turn, and how; None unless it is its turn and it is asked.

        ``budget``: so many positions the search looks at. With fewer it is quicker and says "at least" more often;
        what it promises holds all the same. Chances, the village and other lines are worked out only when asked for.
        """
        return None if self.seat == SPECTATOR else plan(self._s, self.seat, budget)

    def outcomes(self, rank: int, *, any_win: bool = False) -> list[bool]:
        """What the forecast says of victory and defeat (``wins``), and nothing else; ``any_win``: no more of it than
        the first victory. Empty where there is no forecast."""
        self._check(rank)
        return [] if self.seat == SPECTATOR else outcomes(self._s, self.seat, rank, any_win)

    def ledger(self, figure: str, rank: int = 0) -> list[dict[str, object]]:
        """The entries behind a number (one of LEDGERS); they add up to it. Of the total: everything that is in it."""
        if figure not in LEDGERS:
            raise ValueError(f"there is no ledger of {figure!r}; there are {', '.join(LEDGERS)}")
        s = self._s
        entries: list[Entry] = []
        if figure == "gold":
            purse(s, self.seat, entries)
        elif figure == "vp":
            score(s, self.seat, entries)
        else:
            self.sums(rank, entries)
        return ledger_rows(s, entries, figure)

    # -- the whole ---------------------------------------------------

    def sample(self, seed: int) -> State:
        """A position that this seat cannot tell from the real one, to be played on: ``Game(view.sample(1))``."""
        return redeal(self._s, self.seat, Stream.of(seed, "duskhall sample"))

    def data(self) -> dict[str, object]:
        """Everything, as plain data."""
        s = self._s
        own = self.seat != SPECTATOR
        out: dict[str, object] = {
            "edition": self.edition,
            "board": self.board,
            "seat": self.seat + 1,
            "turn": self.turn,
            "active": self.active + 1,
            "over": self.over,
            "laid": s.laid,
            "hall": list(self.hall),
            "dungeon": list(self.dungeon),
            "stacks": {k: list(v) for k, v in self.stacks.items()},
            "piles": {k: list(v) for k, v in self.piles.items()},
            "destroyed": list(self.destroyed),
            "aside": list(self.aside),
            "equipped": [list(pair) for pair in self.equipped],
            "marked": [self._names((c,))[0] for c in s.marked],
            "used": sorted(f"{self._names((c,))[0]}:{bits}" for c, bits in s.used.items()),
            "battle": {"rank": s.rank, "total": s.total, "won": s.won} if s.foe != EMPTY else None,
            "again": s.again,
            "seats": [
                {
                    "xp": self.xp(p),
                    "hand": list(self.hand_of(p)),
                    "deck": list(self.deck_of(p)),
                    "discard": list(self.discard_of(p)),
                    "front": list(self.front_of(p)),
                    "secret": list(self.secret_of(p)),
                    "owned": dict(sorted(self.owned(p).items())),
                    "vp": self.score(p),
                }
                for p in range(self.seats)
            ],
        }
        if s.rules.hall.is_map:
            keys = self.keys
            out["rooms"] = list(self.rooms)
            out["champions"] = list(self.champions)
            out["keys"] = list(keys) if keys else None
            out["turns_left"] = self.turns_left
            out["light_left"] = self.light_left
            dice = self.dice
            out["dice"] = list(dice.numbers) if dice else None
        if own:
            out["gold"] = self.gold
            out["numbers"] = [self._numbers(rank) for rank in range(s.rules.hall.ranks + 1)]
        return out

    def _numbers(self, rank: int) -> dict[str, object]:
        sums = self.sums(rank)
        return {
            "attack": sums.attack,
            "magic": sums.magic,
            "light": sums.light,
            "dark": sums.dark,
            "total": sums.total,
            "health": sums.health,
        }
