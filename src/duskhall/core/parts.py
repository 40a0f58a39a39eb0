"""The parts of a ruleset in which editions differ: the hall, weapons, the battle, the economy, and what happens when.

An edition states where it differs from these defaults; the machine asks the part concerned.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .layers import Layer


class Hall:
    """A row of ranks: monsters come out of the dungeon deck and move up towards the first rank."""

    __slots__ = (
        "breach_once",
        "decks",
        "doors",
        "hit_points",
        "is_map",
        "keys",
        "locations",
        "ranks",
        "wounds",
    )

    def __init__(self, ranks: int, *, breach_once: bool = True) -> None:
        """``breach_once``: an arrival in the first rank counts once for each stay in the hall."""
        self.ranks = ranks
        self.breach_once = breach_once
        self.is_map = False
        """Champions walk from room to room; see :class:`Rooms`."""
        self.doors: tuple[tuple[int, ...], ...] = ()
        self.decks: tuple[tuple[str, ...], ...] = ()
        self.locations: tuple[str, ...] = ()
        self.keys = ""
        self.wounds = ""
        self.hit_points: tuple[int, ...] = ()


class Rooms(Hall):
    """A map of rooms with doors: champions walk through it, and every room has a monster of its own."""

    __slots__ = ()

    def __init__(
        self,
        doors: tuple[tuple[int, ...], ...],
        decks: tuple[tuple[str, ...], ...],
        *,
        locations: tuple[str, ...],
        keys: str,
        wounds: str,
        hit_points: tuple[int, ...],
    ) -> None:
        """``doors``: the rooms that each room touches. ``decks``: the piles from which each room is refilled, in order.
        ``locations``: places of the village where a champion stands. ``keys``: the pile of the keys found, which summon
        the guardian. ``wounds``: the pile of wound tokens, and the tag of everything that can be healed.
        ``hit_points``: how many cards are drawn, by the number of wound tokens."""
        super().__init__(len(doors))
        self.is_map = True
        self.doors = doors
        self.decks = decks
        self.locations = locations
        self.keys = keys
        self.wounds = wounds
        self.hit_points = hit_points


class Weapons:
    """How heroes carry weapons. A hero holds one weapon that is not heavier than he is strong."""

    __slots__ = ("fall", "floors", "many", "one_a_turn")

    def __init__(
        self, *, many: bool = False, one_a_turn: bool = False, fall: bool = False, floors: bool = False
    ) -> None:
        """``many``: as many weapons as his strength carries together. ``one_a_turn``: no second one in a turn, even if
        the first is lost. ``fall``: a weapon that has become too heavy is lost to its hero. ``floors``: no strength
        falls below zero."""
        self.many = many
        self.one_a_turn = one_a_turn
        self.fall = fall
        self.floors = floors


class Battle:
    """How numbers are worked out, and what effects do to cards."""

    __slots__ = (
        "covers_later",
        "dark_cost",
        "gifts_count",
        "guarded",
        "immune_wholly",
        "late_events",
        "layers",
        "leaves_wholly",
        "shielded",
        "spares_itself",
        "untouched",
    )

    def __init__(
        self,
        layers: tuple[tuple[Layer, int], ...],
        *,
        dark_cost: int = 0,
        shielded: tuple[str, ...] = (),
        spares_itself: bool = False,
        late_events: tuple[str, ...] = (),
        guarded: tuple[str, ...] = (),
        untouched: str = "",
        covers_later: bool = True,
        gifts_count: bool = False,
        immune_wholly: bool = False,
        leaves_wholly: bool = False,
    ) -> None:
        """``layers``: the order in which numbers are worked out, each with the changes that it is there for (see
        layers). ``dark_cost``: points off the total for each missing light.

        ``shielded``: windows in which a card already used cannot be destroyed by another card; ``spares_itself``: nor
        by itself, unless it says so. ``late_events``: events whose changes last, and whose destruction waits, until the
        end of the battle. ``guarded``: events of battle effects (see the act "be-affected"). ``untouched``: a tag of
        cards in a hand that monsters' effects do not touch unless they name it. ``covers_later``: a change on all such
        cards covers those that join later. ``gifts_count``: a card that a monster ignores still counts where it
        strengthens another, given card. ``immune_wholly``: nor do its abilities do anything to that monster.
        ``leaves_wholly``: what a card of the hand did ends when it leaves."""
        self.layers = layers
        self.dark_cost = dark_cost
        self.shielded = frozenset(shielded)
        self.spares_itself = spares_itself
        self.late_events = frozenset(late_events)
        self.guarded = frozenset(guarded)
        self.untouched = untouched
        self.covers_later = covers_later
        self.gifts_count = gifts_count
        self.immune_wholly = immune_wholly
        self.leaves_wholly = leaves_wholly


class Economy:
    """Gold, piles, and what counts at the end."""

    __slots__ = ("endless", "gold_once", "laid_out", "returning", "xp_scores")

    def __init__(
        self,
        *,
        endless: tuple[str, ...] = (),
        returning: dict[str, str] | None = None,
        laid_out: tuple[str, ...] = (),
        gold_once: bool = False,
        xp_scores: bool = False,
    ) -> None:
        """``endless``: piles that never run out. ``returning``: kinds of cards that are not gone when destroyed: they
        go onto their "pile", "under" it, or, from a "hand" alone, onto their stack. ``laid_out``: kinds of cards that
        lie in front of their owner whenever drawn or bought, until the end of a turn in which they were used.
        ``gold_once``: gold is added up once, before the first purchase; cards that leave after that are not missed.
        ``xp_scores``: experience counts at the end."""
        self.endless = frozenset(endless)
        self.returning = returning or {}
        self.laid_out = frozenset(laid_out)
        self.gold_once = gold_once
        self.xp_scores = xp_scores


class Events:
    """The events of an edition, each with whose abilities it fires."""

    __slots__ = (
        "arrival",
        "bought",
        "buyer",
        "defeated",
        "drew",
        "emptied",
        "entering",
        "gained",
        "leaving",
        "passing",
        "placed",
        "whose",
        "wounded",
    )

    def __init__(self, whose: dict[str, str]) -> None:
        """``whose``: each event and whose abilities it fires: of the "foe", of the "party", of the "hall", of a card on
        its "arrival" in the first rank, when it is "placed" in the hall or "defeated", or of the hall when an ability
        "drew"; of "foe and room", whose order the active seat chooses, or of "room then foe"; of room and monster when
        a champion is "leaving", "passing" or "entering"; of a room that is "emptied"; of a card that is "gained" from a
        draw pile or "bought", or of the "buyer" of a card that is not laid out; of the party that is "wounded"."""
        self.whose = whose
        self.arrival = self._of("arrival")
        self.placed = self._of("placed")
        self.defeated = self._of("defeated")
        self.drew = self._of("drew")
        self.leaving = self._of("leaving")
        self.passing = self._of("passing")
        self.entering = self._of("entering")
        self.gained = self._of("gained")
        self.bought = self._of("bought")
        self.buyer = self._of("buyer")
        self.wounded = self._of("wounded")
        self.emptied = self._of("emptied")

    def _of(self, whose: str) -> tuple[str, ...]:
        return tuple([event for event, of in self.whose.items() if of == whose])


class Windows:
    """The windows of an edition, each with whose abilities it opens."""

    __slots__ = ("effects", "names", "opening", "others", "whose")

    def __init__(
        self,
        whose: dict[str, str],
        *,
        opens: dict[str, tuple[str, ...]] | None = None,
        effects: tuple[str, ...] = (),
    ) -> None:
        """``whose``: each window and whose abilities it opens: of the "party", of the "party and foe", of the "party,
        foe and room", or of the "rooms nearby" while a champion walks. ``opens``: further windows that a window opens
        with itself. ``effects``: windows whose lines are effects, not abilities: nothing that stops abilities stops
        them."""
        self.whose = whose
        self.names = tuple(whose)
        self.others = {w: of.removeprefix("party").lstrip(", ").removeprefix("and ") for w, of in whose.items()}
        """The cards with a part in each window besides the party."""
        self.opening = {w: (w, *(opens or {}).get(w, ())) for w in whose}
        """Each window and those that it opens with itself."""
        self.effects = frozenset(effects)
