"""Views: everything a seat may know. A view is built from the cards open to its seat, never cut down from the whole.

Reading is lazy: a bot that looks at its hand pays for its hand. :meth:`View.data` is the complete view as plain data,
the form that leaves the process. Seats count from 0 here and from 1 in texts.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, TypeVar

from .amounts import dice_name
from .closing import Closing, closing
from .delve import OUTSIDE
from .effects import owned
from .forecast import Forecast, forecast, fought, outcomes, size_of
from .heroes import next_level
from .layers import darkness, lit
from .luck import Stream
from .numbers import buys, purse, score, wound_tokens
from .plan.making import Plan, plan
from .plan.search import MOST
from .progress import Progress, progress
from .reckoning import Entry, Sums, ledger_rows, reckon, result_of
from .redeal import redeal
from .seen import UNKNOWN, Battle, Dice, Held, Keys, Owned, untouched
from .state import (
    ASIDE,
    DESTROYED,
    DUNGEON,
    EMPTY,
    FACE_DOWN,
    HALL,
    HIDDEN,
    OPEN,
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
from .zones import knows, knows_all

if TYPE_CHECKING:
    from .rules import Rules
    from .tree import Card


T = TypeVar("T")


def place_name(s: State, place: int) -> str:
    """The place of a champion: the id of a room, the name of a location; empty before its first turn."""
    if place >= 0:
        return s.rules.cards[s.kinds[s.zones[ROOMS][place]]].id
    return "" if place == OUTSIDE else s.rules.hall.locations[OUTSIDE - 1 - place]


LEDGERS = ("attack", "magic", "light", "darkness", "total", "health", "gold", "vp")
"""The numbers that have a ledger: see :meth:`View.ledger`."""


_NOTHING: tuple[int, ...] = ()


class View:
    """A seat's view of a game. It always shows the present position, even after an undo."""

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
        """The seat whose view this is; SPECTATOR for a spectator."""
        self.seats = len(state.xp)
        self.rules: Rules = state.rules
        """The ruleset. It holds nothing of this game, so everybody may read it."""
        # A spectator has no cards, and looks at the hall alone.
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
        """Show another position, with the same rules and seats. A search reuses one view for the many positions that it
        plays on."""
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
        """The side of the board, if the edition has several."""
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
        """The battle of this turn, under way or decided."""
        s = self._s
        if s.foe == EMPTY:
            return None
        total, health, decided = s.total, s.health, fought(s)
        if not decided:
            # Before the comparison the total is that of the open hand so far.
            sums = reckon(s, s.active, s.foe, s.rank)
            total, health = total or sums.total, sums.health
        return Battle(s.rank, s.rules.cards[s.kinds[s.foe]].id, total, health, decided, s.won)

    @property
    def fought(self) -> bool:
        """The battle of this turn is decided, and no other monster can be attacked."""
        return fought(self._s)

    def card(self, name: str) -> Card:
        """The definition of a card."""
        try:
            return self._s.rules.cards[self._s.rules.index[name]]
        except KeyError:
            raise KeyError(f"there is no card {name!r} in {self.edition}; cards have ids such as 'torch'") from None

    def _seat(self, seat: int) -> int:
        # A zone beyond the last seat's is a stack or a hidden pile, which a view must not show.
        if not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat}; the seats are 0 to {self.seats - 1}")
        return seat

    def _names(self, cards: tuple[int, ...]) -> tuple[str, ...]:
        table = self._s.rules.cards
        kinds = self._s.kinds
        return tuple([table[kinds[c]].id for c in cards])

    @property
    def hall(self) -> tuple[str | None, ...]:
        """The cards of the hall: None for an empty rank, FACE_DOWN for a card that the viewer does not know."""
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
        """The room tiles, in the order of the hall."""
        return self._names(self._s.zones[ROOMS])

    @property
    def champions(self) -> tuple[str, ...]:
        """The place of each seat's champion: a room, or a location of the village; empty before its first
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
        """The light that the active seat's champion has left to walk on; None while it does not walk."""
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
        """How many cards the seat would draw at the end of its turn, by its wounds alone; 0 in editions without hit
        points."""
        track = self._s.rules.hall.hit_points
        return track[min(wound_tokens(self._s, self._seat(seat)), len(track) - 1)] if track else 0

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

    def pile(self, name: str) -> tuple[str | None, ...]:
        """The cards of one pile; empty if there is none of this name."""
        zone = self._s.map.piles.get(name, EMPTY)
        return self._hidden(zone) if zone >= self._s.map.last_stack else ()

    @property
    def pile_tops(self) -> dict[str, tuple[int, str | None]]:
        """The size and the top card of each supply and draw pile; None for a top card that the seat does not know."""
        s = self._s
        out: dict[str, tuple[int, str | None]] = {}
        for name, z in s.map.piles.items():
            if z >= s.map.last_stack:
                cards = s.zones[z]
                seen = bool(cards) and knows(s, self.seat, z, cards[0])
                out[name] = len(cards), s.rules.cards[s.kinds[cards[0]]].id if seen else None
        return out

    @property
    def for_sale(self) -> dict[str, int]:
        """The top card of each stack that is not empty, and how many cards the stack has."""
        s = self._s
        first = s.map.first_stack
        cards = s.rules.cards
        return {cards[s.kinds[zone[0]]].id: len(zone) for zone in s.zones[first : first + s.map.stacks] if zone}

    @property
    def spots(self) -> dict[str, str]:
        """The stacks that are spots for one card, each with the draw pile that refills it at once, or "" if no pile
        does."""
        m = self._s.map
        if not m.refilled and not m.spots:
            return {}
        names = [name.partition(".")[2] for name in m.names]
        refilled = {names[spot]: names[pile] for spot, pile in m.refilled.items()}
        return refilled | {names[spot]: "" for spot in m.spots}

    # -- the seats ---------------------------------------------------

    def _hidden(self, zone: int) -> tuple[str | None, ...]:
        s = self._s
        cards = s.zones[zone]
        level = s.map.levels[zone]
        if level == OPEN and zone != HALL:
            return self._names(cards)
        if level != HIDDEN:
            return tuple([s.rules.cards[s.kinds[c]].id if knows(s, self.seat, zone, c) else None for c in cards])
        if not s.known:
            return (None,) * len(cards)
        seen = [c for c in cards if c in s.known and knows(s, self.seat, zone, c)]
        return tuple([s.rules.cards[s.kinds[c]].id if c in seen else None for c in cards])

    @property
    def hand(self) -> tuple[str, ...]:
        """The seat's own hand, from the left."""
        return () if self.seat == SPECTATOR else self._names(self._s.zones[hand_of[self.seat]])

    def hand_of(self, seat: int) -> tuple[str | None, ...]:
        return self._hidden(hand_of[self._seat(seat)])

    def deck_of(self, seat: int) -> tuple[str | None, ...]:
        return self._hidden(deck_of[self._seat(seat)])

    def deck_left(self, seat: int) -> int:
        """How many cards are in the deck of a seat."""
        return len(self._s.zones[deck_of[self._seat(seat)]])

    def discard_of(self, seat: int) -> tuple[str, ...]:
        return self._names(self._s.zones[discard_of[self._seat(seat)]])

    def front_of(self, seat: int) -> tuple[str, ...]:
        """The cards in front of a seat."""
        return self._names(self._s.zones[front_of[self._seat(seat)]])

    def secret_of(self, seat: int) -> tuple[str | None, ...]:
        """The cards dealt to a seat in secret."""
        return self._hidden(secret_of[self._seat(seat)])

    def held(self, seat: int, *, front: bool = False) -> list[Held]:
        """The cards in a hand, or in front of a seat, each with its state: used abilities, carried weapons, marks."""
        s = self._s
        zone = (front_of if front else hand_of)[self._seat(seat)]
        cards = s.zones[zone]
        all_known = knows_all(s, self.seat, zone)
        plain = not (s.used or s.held or s.marked or s.lent)
        out = []
        for c in cards:
            if not all_known and not knows(s, self.seat, zone, c):
                out.append(UNKNOWN)
                continue
            card = s.rules.cards[s.kinds[c]].id
            if plain:
                out.append(untouched(card))
                continue
            bits = s.used.get(c, 0)
            wielder = s.held.get(c, EMPTY)
            used = tuple([i for i in range(bits.bit_length()) if bits >> i & 1]) if bits else ()
            place = cards.index(wielder) if wielder in cards else EMPTY
            out.append(Held(card, used, place, c in s.marked, c in s.lent))
        return out

    def owned(self, seat: int) -> Counter[str]:
        """How many of each card a seat owns. Everybody may know this, because all gains and losses are open."""
        cards, kinds = self._s.rules.cards, self._s.kinds
        counts: dict[int, int] = {}
        for c in owned(self._s, self._seat(seat)):
            kind = kinds[c]
            counts[kind] = counts.get(kind, 0) + 1
        # By name: the order in which the cards lie is not for everybody.
        out: Counter[str] = Counter()
        for name, n in sorted([(cards[kind].id, n) for kind, n in counts.items()]):
            out[name] = n
        return out

    @property
    def progress(self) -> tuple[Progress, ...]:
        """The seat's progress towards the goal of its secret card: (2, ">=", 3) is two of three."""
        return () if self.seat == SPECTATOR else progress(self._s, self.seat)

    def xp(self, seat: int) -> int:
        return self._s.xp[self._seat(seat)]

    def score(self, seat: int) -> int:
        """The victory points of a seat, as far as this view knows: other seats' secret cards count at the end."""
        return score(self._s, self._seat(seat), secret=seat == self.seat or self._s.over)

    @property
    def equipped(self) -> tuple[tuple[int, int], ...]:
        """The carried weapons: pairs of (weapon, hero) as places in the active seat's hand, from 0."""
        s = self._s
        hand = s.zones[hand_of[s.active]]
        return tuple((hand.index(w), hand.index(h)) for w, h in s.held.items() if h != EMPTY)

    # -- The same for programs that look often. They pass a list with one value for each kind of card (a place in
    # ``rules.cards``) and get the values of the cards; the last value, at EMPTY, stands for no card.

    def mark(self) -> int:
        """A number that grows whenever the turn, the seat's hand, the cards in front of it or the hall change."""
        s = self._s
        zones = s.zones
        hall = zones[HALL]
        hand = zones[self._own]
        front = zones[self._laid]
        # Knowledge of face-down cards changes without a move.
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
        """The cards in front of the seat."""
        out: list[T] = []
        if self.seat != SPECTATOR:
            for c in self._s.zones[front_of[self.seat]]:
                out.append(what[self._s.kinds[c]])
        return out

    def hall_as(self, what: list[T]) -> list[T]:
        """The cards of the hall; the value at EMPTY for an empty rank or an unknown card."""
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
        """The cards the seat owns now, except those in front of it, and the kinds that have come and gone since
        ``before``, sorted, because the order of a deck is unknown. Begin with ``Owned()``."""
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
            # A card that was made during the game: in another position its number may mean another kind.
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
        """A number that grows whenever the stacks of the village change."""
        s = self._s
        stacks = s.zones[s.map.first_stack : s.map.last_stack]
        if stacks != self._stacks:
            self._stacks = stacks
            self._village += 1
        return self._village

    @property
    def village(self) -> tuple[object, ...]:
        """A key for the stacks of the village: equal keys, equal stacks."""
        s = self._s
        return s.kinds, *s.zones[s.map.first_stack : s.map.last_stack]

    def tops_as(self, what: list[T]) -> list[T]:
        """The top card of each village stack that is not empty."""
        s = self._s
        kinds = s.kinds
        return [what[kinds[zone[0]]] for zone in s.zones[s.map.first_stack : s.map.last_stack] if zone]

    def next_levels_as(self, kind: int, what: list[T]) -> list[T]:
        """The level-ups open to a hero, as far as the village has them."""
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
        """The gold of the seat's open hand now, less gold spent."""
        s = self._s
        return purse(s, self.seat) - (s.spent if self.seat == s.active else 0)

    @property
    def buys(self) -> int:
        return buys(self._s) - len(self._s.bought)

    def strength(self, place: int) -> int:
        """The present strength of the hero at a place in the seat's hand."""
        return strength(self._s, self.seat, self._s.zones[hand_of[self.seat]][place])

    @property
    def light(self) -> int:
        """The present light of the seat's party."""
        return lit(self._s, self.seat)

    def sums(self, rank: int = 0, ledger: list[Entry] | None = None) -> Sums:
        """The party's figures against the monster in a rank (0: no monster), before battle effects."""
        s = self._s
        self._check(rank)
        foe = s.zones[HALL][rank - 1] if rank else EMPTY
        if s.delve.down and foe != EMPTY and not knows(s, self.seat, HALL, foe):
            foe, rank = EMPTY, 0
        return result_of(reckon(s, self.seat, foe, rank, ledger))

    def light_asked(self, rank: int) -> int:
        """The light that the monster in a rank requires; 0 in editions that spend light on walking."""
        s = self._s
        self._check(rank)
        foe = s.zones[HALL][rank - 1]
        return 0 if s.rules.hall.is_map or foe == EMPTY else rank + s.rules.darkness[s.kinds[foe]]

    def light_missing(self, rank: int) -> int:
        """The light that the party still lacks against the monster in a rank."""
        s = self._s
        self._check(rank)
        return 0 if s.rules.hall.is_map else darkness(s, self.seat, s.zones[HALL][rank - 1], rank)

    def _check(self, rank: int) -> None:
        if not 0 <= rank <= self._s.rules.hall.ranks:
            raise ValueError(f"there is no rank {rank}; the ranks are 1 to {self._s.rules.hall.ranks}")

    def forecast(self, rank: int, *, budget: int = 0) -> Forecast | None:
        """The forecast of an attack on the monster of a rank.

        ``budget``: how many different ends of the battle to look at; the verdict is "depends" if there are more. 0: the
        usual number."""
        self._check(rank)
        return None if self.seat == SPECTATOR else forecast(self._s, self.seat, rank, budget)

    @property
    def effort(self) -> int:
        """How long each end of a forecast takes, compared with other positions."""
        return 0 if self.seat == SPECTATOR else size_of(self._s, self.seat) ** 2

    def closing(self, rank: int) -> Closing | None:
        """How an attack on the monster in a rank would end the game, won or lost: the card that comes to rank 1, and
        whether the winner gets it. None if the game would go on, as far as can be foreseen."""
        self._check(rank)
        return closing(self._s, rank)

    def plan(self, *, budget: int = MOST) -> Plan | None:
        """The best that the seat can do this turn, and how; None unless it is the seat's turn and its decision.

        ``budget``: how many positions the search looks at. A smaller search is quicker and says "at least" more often,
        but its promises hold. Chances, the village and other lines are worked out only when asked for.
        """
        return None if self.seat == SPECTATOR else plan(self._s, self.seat, budget)

    def outcomes(self, rank: int, *, any_win: bool = False) -> list[bool]:
        """Only the ``wins`` of a forecast: victory or defeat in each end. ``any_win``: stop at the first victory. Empty
        if there is no forecast."""
        self._check(rank)
        return [] if self.seat == SPECTATOR else outcomes(self._s, self.seat, rank, any_win)

    def ledger(self, figure: str, rank: int = 0) -> list[dict[str, object]]:
        """The entries that add up to a number, which is one of LEDGERS. The total lists the entries of all its
        parts."""
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
        """The whole view, as plain data."""
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
