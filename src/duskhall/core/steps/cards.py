"""The steps of cards: those that move, show and arrange cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import tree as t
from ..effects import Context, aimed, barred, in_sight
from ..numbers import purse, spared
from ..options import FIRST, MASK, O_CARD, option
from ..picking import may_swap, may_switch
from ..program import (
    AIM_NAME,
    AIM_SELF,
    Aim,
    Aimed,
    Numbered,
    Program,
    Step,
)
from ..rooms import told_empty
from ..state import (
    ASIDE,
    DESTROYED,
    DUNGEON,
    EMPTY,
    HALL,
    HIDDEN,
    Q_ORDER,
    ROOMS,
    Frame,
    State,
    deck_of,
    discard_of,
    front_of,
    hand_of,
    holding,
    secret_of,
)
from ..triggers import beaten, musts_of, placed, push_musts, wounded
from ..zones import (
    aside,
    aside_dungeon,
    destroy,
    draw,
    earn_xp,
    gain,
    home_of,
    knows,
    mark,
    move,
    place,
    show,
    tell,
)
from .flow import DREW, ask, context, targets
from .turn import add_arrive

if TYPE_CHECKING:
    from ..forecast import Search
    from ..lowering import Lowering


_NOBODY: Final[frozenset[int]] = frozenset()

# ------------------------------------------------------------------------------------------------------------
# Cards


class Draw(Numbered):
    __slots__ = ("name",)

    def __init__(self, program: Program, name: str) -> None:
        super().__init__(program)
        self.as_in_play = False
        self.name = name

    @staticmethod
    def lower(low: Lowering, node: t.Draw, path: str) -> None:
        step = Draw(low.program, node.name)
        low.count(step, node.n)
        low.add(step, path)

    def run(self, s: State, f: Frame) -> bool:
        hand = hand_of[f.seat]
        before = len(s.zones[hand])
        n = draw(s, f.seat, max(0, self.amount if self.counted is None else self.number(s, context(s, f))))
        if self.name:
            f.names = {**f.names, self.name: s.zones[hand][before:]}
        if n and s.rules.events.drew:
            f.names = {**f.names, DREW: ()}
        f.at = self.next
        return True

    def foresee(self, s: State, f: Frame, search: Search) -> bool | None:
        """Drawn cards are unknown."""
        return False


class Discard(Aimed):
    __slots__ = ()

    @staticmethod
    def lower(low: Lowering, node: t.Discard, path: str) -> None:
        low.add(Discard(low.program, low.aim(node.what, path, "discard")), path)

    def run(self, s: State, f: Frame) -> bool:
        safe = spared(s, f.seat, "be-discarded") if self.program.hostile else _NOBODY
        for c in targets(s, f, self.aim):
            zone = holding(s, f.seat, c)
            if zone in (hand_of[f.seat], ASIDE) and c not in safe:
                move(s, c, zone, discard_of[home_of(s, c, f.seat)])
        f.at = self.next
        return True


class Destroy(Aimed):
    __slots__ = ("late",)

    def __init__(self, program: Program, aim: Aim, late: bool) -> None:
        super().__init__(program, aim)
        self.late = late
        """The cards leave at the end of the battle."""

    @staticmethod
    def lower(low: Lowering, node: t.Destroy, path: str) -> None:
        low.add(Destroy(low.program, low.aim(node.what, path, "destroy"), node.late or low.late), path)

    @staticmethod
    def lower_heal(low: Lowering, node: t.Heal, path: str) -> None:
        wounds = t.Pick("yours", t.Is(low.rules.hall.wounds), n=node.n, optional=node.optional)
        low.add(Destroy(low.program, low.aim(wounds, path, "heal"), False), path)

    def run(self, s: State, f: Frame) -> bool:
        safe = spared(s, f.seat, "be-destroyed") if self.program.hostile else _NOBODY
        for c in targets(s, f, self.aim):
            if c in safe:
                continue
            if self.late:
                mark(s, c)
            else:
                zone = holding(s, f.seat, c)
                if zone != DESTROYED and zone < s.map.last_stack:
                    destroy(s, c, zone)
        f.at = self.next
        return True

    def payable(self, s: State, seat: int, card: int, program: Program) -> bool:
        return self.aim.code != AIM_SELF or card not in s.marked


class Gain(Numbered):
    __slots__ = ("pile", "to")

    def __init__(self, program: Program, pile: str, to: str) -> None:
        super().__init__(program)
        self.as_in_play = False
        self.pile = pile
        self.to = to

    @staticmethod
    def lower(low: Lowering, node: t.Gain, path: str) -> None:
        step = Gain(low.program, node.pile, node.to)
        low.count(step, node.n)
        low.add(step, path)

    def run(self, s: State, f: Frame) -> bool:
        to = {"discard": discard_of, "hand": hand_of, "front": front_of}[self.to][f.seat]
        came = gain(s, self.pile, self.number(s, context(s, f)), to)
        f.at = self.next
        push_musts(s, wounded(s, f.seat, came))
        for event in s.rules.events.gained:
            push_musts(s, musts_of(s, event, came, f.seat))
        return s.stack[-1] is f

    def foresee(self, s: State, f: Frame, search: Search) -> bool | None:
        """A card from a hidden pile is unknown until it arrives."""
        pile = s.map.piles.get(self.pile, EMPTY)
        if s.rules.events.gained and pile != EMPTY and s.map.levels[pile] == HIDDEN:
            gain(s, self.pile, self.number(s, context(s, f)), discard_of[f.seat])
            f.at = self.next
        else:
            self.run(s, f)
        return None

    def serve(self, s: State, others: int) -> None:
        pile = s.map.piles.get(self.pile, EMPTY)
        if pile != EMPTY and self.pile not in s.rules.economy.endless and self.counted is None:
            s.zones[pile] = s.zones[pile][self.amount * others :]

    def needy(self) -> bool:
        return True

    def offered(self, s: State, seat: int, card: int) -> bool:
        pile = s.map.piles.get(self.pile, EMPTY)
        return pile != EMPTY and bool(s.zones[pile] or self.pile in s.rules.economy.endless)

    def payable(self, s: State, seat: int, card: int, program: Program) -> bool:
        pile = s.map.piles.get(self.pile, EMPTY)
        if pile == EMPTY:
            return False
        n = self.number(s, Context(seat, card, s.foe, s.rank, None))
        return self.pile in s.rules.economy.endless or len(s.zones[pile]) >= n


class Put(Aimed):
    __slots__ = ("to",)

    def __init__(self, program: Program, aim: Aim, to: str) -> None:
        super().__init__(program, aim)
        self.to = to

    @staticmethod
    def lower(low: Lowering, node: t.Put, path: str) -> None:
        low.add(Put(low.program, low.aim(node.what, path, node.to), node.to), path)
        if node.what == "foe" or (isinstance(node.what, t.Pick | t.Cards) and node.what.place == "hall"):
            low.refill(path)

    def run(self, s: State, f: Frame) -> bool:
        for c in targets(s, f, self.aim):
            put(s, f, c, self.to)
        f.at = self.next
        return True

    def needy(self) -> bool:
        return self.to == "front" and self.aim.code == AIM_SELF

    def offered(self, s: State, seat: int, card: int) -> bool:
        """Offered only if the card has not been shown yet."""
        return card not in s.zones[front_of[seat]]

    def always_possible(self) -> bool:
        return self.aim.code != AIM_NAME

    def possible(self, s: State, f: Frame) -> bool:
        return self.aim.code != AIM_NAME or bool(f.names.get(self.aim.name))


def put(s: State, f: Frame, card: int, to: str) -> None:
    zone = holding(s, f.seat, card)
    if to == "deck":
        move(s, card, zone, deck_of[home_of(s, card, f.seat) if s.lent else f.seat])
    elif to in ("under", "top"):
        if s.rules.hall.is_map:
            to_its_deck(s, card, under=to == "under")
        else:
            move(s, card, zone, DUNGEON, under=to == "under")
    elif to == "discard":
        if zone != discard_of[f.seat]:
            move(s, card, zone, discard_of[f.seat])
    elif to == "front":
        move(s, card, zone, front_of[f.seat])
    elif to == "secret":
        if zone != secret_of[f.seat]:
            move(s, card, zone, secret_of[f.seat])
    elif to == "pile":
        move(s, card, zone, s.map.piles.get(s.rules.cards[s.kinds[card]].stack, EMPTY), under=True)
    elif to == "hand":
        owner = s.map.owner[zone]
        move(s, card, zone, hand_of[f.seat])
        # A card that was set aside belongs to the seat already.
        if owner not in (f.seat, EMPTY):
            s.lent = {**s.lent, card: owner}
    else:
        # A discarded card has gone home already; a card of the seat's own was never away.
        away = card in s.lent
        owner = home_of(s, card, f.seat)
        if zone == hand_of[f.seat] or (to == "owner" and away):
            move(s, card, zone, discard_of[owner])


def to_its_deck(s: State, monster: int, *, under: bool) -> None:
    """Put a monster into the deck that fills rooms of its level, wherever it lies, if it may leave."""
    if monster in s.zones[HALL] and not barred(s, "leave", monster):
        level = s.rules.printed["level"]
        for room_card, piles in zip(s.zones[ROOMS], s.rules.hall.decks, strict=True):
            pile = s.map.piles.get(piles[0], EMPTY) if piles else EMPTY
            if pile != EMPTY and level[s.kinds[room_card]] == level[s.kinds[monster]]:
                move(s, monster, HALL, pile, under=under)
                return


class Look(Step):
    """Turn cards up and set them aside."""

    __slots__ = ("n", "name", "place")

    def __init__(self, program: Program, node: t.Look) -> None:
        super().__init__(program)
        self.as_in_play = False
        self.n = node.n
        self.name = node.name
        self.place = node.place

    @staticmethod
    def lower(low: Lowering, node: t.Look, path: str) -> None:
        low.add(Look(low.program, node), path)

    def run(self, s: State, f: Frame) -> bool:
        if self.place == "deck":
            f.names = {**f.names, self.name: aside(s, f.seat, self.n)}
        else:
            f.names = {**f.names, self.name: aside_dungeon(s, self.n, bottom=self.place == "bottom")}
        f.at = self.next
        return True

    def foresee(self, s: State, f: Frame, search: Search) -> bool | None:
        """The top card of the seat's deck is turned up: it may be any card that could lie there."""
        seat = search.seat
        deck = deck_of[seat]
        if self._known_on_top(s, seat):
            self.run(s, f)
            return None
        cards = s.zones[deck] or s.zones[discard_of[seat]]
        if self.place != "deck" or self.n != 1 or f.seat != seat:
            return False
        could = {s.kinds[c]: c for c in cards if not s.zones[deck] or not knows(s, seat, deck, c)}
        # The most expensive card first: it decides most searches.
        for card in [could[kind] for _, kind in sorted([(-s.rules.cost[kind], kind) for kind in could])] or [EMPTY]:
            if search.full():
                return False
            c = s.clone()
            if card != EMPTY:
                c.zones[discard_of[seat]] = s.zones[discard_of[seat]] if s.zones[deck] else ()
                c.zones[deck] = (card, *(x for x in cards if x != card))
            self.run(c, c.stack[-1])
            if not search.explore(c):
                return False
        return True

    def _known_on_top(self, s: State, seat: int) -> bool:
        deck = deck_of[seat]
        cards = s.zones[deck][: self.n]
        return self.place == "deck" and len(cards) == self.n and all(knows(s, seat, deck, c) for c in cards)


class Show(Aimed):
    __slots__ = ()

    @staticmethod
    def lower(low: Lowering, node: t.Show, path: str) -> None:
        low.add(Show(low.program, low.aim(node.what, path, "show")), path)

    def run(self, s: State, f: Frame) -> bool:
        cards = targets(s, f, self.aim)
        if cards:
            show(s, f.seat, cards)
        f.at = self.next
        return True


# ------------------------------------------------------------------------------------------------------------
# Cards of the hall


class Swap(Aimed):
    """Swap with the card in front, if neither is held in its rank."""

    __slots__ = ()

    @staticmethod
    def lower(low: Lowering, node: t.Swap, path: str) -> None:
        aim = low.aim(node.what, path, "swap")
        low.add(SwapRooms(low.program, aim, node.by) if node.by else Swap(low.program, aim), path)
        add_arrive(low, path + ".arrive")

    def run(self, s: State, f: Frame) -> bool:
        for c in aimed(s, self.aim, context(s, f)):
            hall = list(s.zones[HALL])
            rank = hall.index(c) if c in hall else 0
            if rank and may_swap(s, c, f.source):
                hall[rank - 1], hall[rank] = hall[rank], hall[rank - 1]
                s.zones[HALL] = tuple(hall)
                tell(s, "arrange", f.seat, *hall)
        f.at = self.next
        return True


class SwapRooms(Aimed):
    """Swap the cards in two rooms, unless a monster may not leave its room."""

    __slots__ = ("by",)

    def __init__(self, program: Program, aim: Aim, by: str) -> None:
        super().__init__(program, aim)
        self.by = by

    def run(self, s: State, f: Frame) -> bool:
        for one, other in zip(aimed(s, self.aim, context(s, f)), f.names.get(self.by, ()), strict=False):
            a, b = room_with(s, one), room_with(s, other)
            hall = list(s.zones[HALL])
            if (
                a != b
                and EMPTY not in (a, b)
                and not any(barred(s, "leave", hall[i]) for i in (a, b) if hall[i] != EMPTY)
            ):
                hall[a], hall[b] = hall[b], hall[a]
                s.zones[HALL] = tuple(hall)
                told_empty(s)
                tell(s, "arrange", f.seat, *in_sight(s))
        f.at = self.next
        return True


def room_with(s: State, card: int) -> int:
    """The number of a room, or of the room in which a monster lies; EMPTY if it lies in none."""
    for zone in (ROOMS, HALL):
        if card in s.zones[zone]:
            return s.zones[zone].index(card)
    return EMPTY


class Replace(Aimed):
    """Replace a card of the hall by a card that was turned up; the replaced card is set aside under the other's
    name."""

    __slots__ = ("by",)

    def __init__(self, program: Program, aim: Aim, by: str) -> None:
        super().__init__(program, aim)
        self.by = by

    @staticmethod
    def lower(low: Lowering, node: t.Replace, path: str) -> None:
        low.add(Replace(low.program, low.aim(node.what, path, "replace"), node.by), path)
        add_arrive(low, path + ".arrive")

    def run(self, s: State, f: Frame) -> bool:
        f.at = self.next
        for old, new in zip(aimed(s, self.aim, context(s, f)), f.names.get(self.by, ()), strict=False):
            rank = s.zones[HALL].index(old)
            move(s, old, HALL, ASIDE)
            place(s, new, ASIDE, rank)
            f.names = {**f.names, self.by: tuple([old if c == new else c for c in f.names[self.by]])}
            push_musts(s, placed(s, new))
        return s.stack[-1] is f


class Defeat(Aimed):
    __slots__ = ()

    @staticmethod
    def lower(low: Lowering, node: t.Defeat, path: str) -> None:
        low.add(Defeat(low.program, low.aim(node.what, path, "defeat")), path)
        low.refill(path)

    def run(self, s: State, f: Frame) -> bool:
        f.at = self.next
        frames: list[Frame] = []
        for c in aimed(s, self.aim, context(s, f)):
            if c in s.zones[HALL] and not barred(s, "leave", c):
                tell(s, "defeat", f.seat, c)
                move(s, c, HALL, discard_of[f.seat])
                frames += beaten(s, c)
        return push_musts(s, frames)


class Arrange(Step):
    """Place cards one by one, from rank 1 on; a card that may not switch keeps its rank."""

    __slots__ = ()

    @staticmethod
    def lower(low: Lowering, node: t.Arrange, path: str) -> None:
        low.add(Arrange(low.program), path)
        add_arrive(low, path + ".arrive")

    def run(self, s: State, f: Frame) -> bool:
        free = [rank for rank, c in enumerate(s.zones[HALL]) if may_switch(s, c, f.source)]
        left = [c for rank in free if (c := s.zones[HALL][rank]) not in f.picked]
        if len(left) > 1:
            return ask(s, f, Q_ORDER)
        s.claim = False
        hall = list(s.zones[HALL])
        for rank, c in zip(free, (*f.picked, *left), strict=True):
            hall[rank] = c
        s.zones[HALL] = tuple(hall)
        f.picked = ()
        tell(s, "arrange", f.seat, *hall)
        f.at = self.next
        return True

    def options(self, s: State, f: Frame) -> list[int]:
        return [option(O_CARD, c) for c in s.zones[HALL] if c not in f.picked and may_switch(s, c, f.source)]

    def take(self, s: State, f: Frame, option: int) -> None:
        f.picked += (option >> FIRST & MASK,)

    def always_possible(self) -> bool:
        return False

    def possible(self, s: State, f: Frame) -> bool:
        """Two cards of the hall can change places."""
        return sum([may_switch(s, c, f.source) for c in s.zones[HALL]]) > 1


# ------------------------------------------------------------------------------------------------------------
# Stock


class Again(Step):
    """The active seat takes another turn."""

    __slots__ = ()

    @staticmethod
    def lower(low: Lowering, node: t.Again, path: str) -> None:
        low.add(Again(low.program), path)

    def run(self, s: State, f: Frame) -> bool:
        s.again = True
        f.at = self.next
        return True


class Earn(Numbered):
    __slots__ = ("what",)

    def __init__(self, program: Program, what: str) -> None:
        super().__init__(program)
        self.what = what

    @staticmethod
    def lower(low: Lowering, node: t.Earn, path: str) -> None:
        step = Earn(low.program, node.what)
        low.count(step, node.amount)
        low.add(step, path)

    def run(self, s: State, f: Frame) -> bool:
        n = self.number(s, context(s, f))
        if self.what == "xp":
            earn_xp(s, f.seat, n)
        elif n:
            s.gold += ((f.source, n),)
            tell(s, "gold", f.seat, f.source, n)
        f.at = self.next
        return True


class Lose(Numbered):
    __slots__ = ("what",)

    def __init__(self, program: Program, what: str) -> None:
        super().__init__(program)
        self.what = what

    @staticmethod
    def lower(low: Lowering, node: t.Lose, path: str) -> None:
        step = Lose(low.program, node.what)
        low.count(step, node.amount)
        low.add(step, path)

    def run(self, s: State, f: Frame) -> bool:
        n = self.number(s, context(s, f))
        if self.what == "xp":
            earn_xp(s, f.seat, -min(n, s.xp[f.seat]))
        else:
            n = min(n, purse(s, f.seat) - s.spent)
            if n > 0:
                s.gold += ((f.source, -n),)
                tell(s, "gold", f.seat, f.source, -n)
        f.at = self.next
        return True

    def payable(self, s: State, seat: int, card: int, program: Program) -> bool:
        have = s.xp[seat] if self.what == "xp" else purse(s, seat) - s.spent
        return have >= self.number(s, Context(seat, card, s.foe, s.rank, None))
