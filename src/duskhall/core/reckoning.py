"""The reckoning: what a party is worth against a monster.

One evaluator, :func:`reckon`, computes the battle in layers. Given a ledger it also writes down each entry; without
one it only adds. In which layer a change counts follows from figure, operation and target, so that no card names a
layer; the order of the layers is a table of the edition (``Battle.layers``), and each layer is in :mod:`layers`.
"""

from __future__ import annotations

from typing import Final

from .effects import Context, in_sight, there
from .program import COUNTS_HELD, LINE_BY_LINE, Effect
from .state import EMPTY, HALL, State, front_of, hand_of

Entry = tuple[str, str, int, int, int]
"""An entry of a ledger: why, figure, source card (EMPTY: the rules), card with the bonus (EMPTY: the party), amount."""

_NOBODY: Final[frozenset[int]] = frozenset()
_NO_KIND: Final[frozenset[str]] = frozenset()
_NOTHING: Final[dict[str, frozenset[int]]] = {}
_NO_LINES: Final[dict[int, int]] = {}


class Sums(Context):
    """The result of a reckoning. While it is being worked out conditions and amounts see the sums so far."""

    __slots__ = (
        "attack",
        "choices",
        "dark",
        "defeatable",
        "fightable",
        "health",
        "light",
        "lost_magic",
        "magic",
        "total",
        "unable",
    )

    attack: int
    magic: int
    lost_magic: int
    """Magic attack that the monster's own traits have taken."""
    light: int
    dark: int
    total: int
    health: int
    fightable: bool
    defeatable: bool
    unable: frozenset[int] | set[int]
    choices: list[tuple[int, ...]]
    """Untyped losses still to be shared: (card or EMPTY, least and most points that attack can bear, points in all)."""

    @property
    def present_magic(self) -> int:
        """Magic attack before the monster's own traits, as words such as "required" and "present" read it."""
        return self.magic + self.lost_magic

    @property
    def wins(self) -> bool:
        return self.defeatable and self.total >= self.health

    def __repr__(self) -> str:
        parts = f"attack {self.attack}, magic {self.magic}, light {self.light}, darkness {self.dark}"
        return f"<Sums: {parts}, total {self.total} against {self.health}>"


class Reckoning(Sums):
    """A reckoning under way: it begins with printed figures, and each layer reads and changes it."""

    __slots__ = (
        "attack_lines",
        "bits",
        "effects",
        "idle",
        "ignored",
        "ledger",
        "live",
        "magic_lines",
        "party",
        "s",
        "there",
        "void",
    )

    def __init__(self, s: State, seat: int, foe: int, rank: int, ledger: list[Entry] | None, bits: int) -> None:
        """``bits``: layers that are wanted in any case."""
        self.seat = seat
        self.source = EMPTY
        self.foe = foe
        self.rank = rank
        self.names = None
        self.lines = None
        self.s = s
        self.ledger = ledger
        self.lost_magic = 0
        self.dark = 0
        self.total = 0
        self.fightable = True
        self.defeatable = True
        self.unable = _NOBODY
        self.choices = []
        self.idle: frozenset[int] | set[int] = _NOBODY
        """Heroes who cannot attack, their weapons, and weapons that have become too heavy."""
        self.party: list[int] | None = None
        """The cards that fight; found on first use."""
        self.ignored: dict[str, frozenset[int]] = _NOTHING
        """Sources whose attack or magic this monster ignores."""
        self.void = _NO_KIND
        """Kinds of attack that count for nothing against it."""
        self.attack_lines = _NO_LINES
        self.magic_lines = _NO_LINES
        """The line of each card that brings something, where lines are wanted."""
        r = s.rules
        kinds = s.kinds
        attack = magic = light = health = 0
        effects: list[Effect] = []
        in_hand = r.in_hand
        held = s.held
        for c in s.zones[hand_of[seat]]:
            brings = in_hand[kinds[c]]
            if held and held.get(c, EMPTY) != EMPTY:
                brings = r.wielded[kinds[c]]
                bits |= COUNTS_HELD
            if brings is not None:
                attack += brings.attack
                magic += brings.magic
                light += brings.light
                if brings.steps:
                    effects += brings.of(c)
                    bits |= brings.layers
        for c in s.zones[front_of[seat]]:
            traits = r.front_traits[kinds[c]]
            if traits.steps:
                effects += traits.of(c)
                bits |= traits.layers
        here = there(s, foe)
        for c in here:
            health += r.health[kinds[c]]
            traits = r.foe_traits[kinds[c]]
            if traits.steps:
                effects += traits.of(c)
                bits |= traits.layers
        if r.counting:
            for c in s.zones[HALL]:
                if kinds[c] in r.counting and c != EMPTY and c in in_sight(s):
                    traits = r.counting[kinds[c]]
                    effects += traits.of(c)
                    bits |= traits.layers
        if s.mods and seat == s.active:
            effects += s.mods
            for e in s.mods:
                bits |= e.step.layers
        self.attack = attack
        self.magic = magic
        self.light = light
        self.health = health
        self.there: tuple[int, ...] = here
        """The monster and its room."""
        self.effects = effects
        """All lasting changes that count in numbers: of cards present, of the monster fought, of the hall, and made by
        abilities."""
        self.live = effects
        """The changes that count: those of cards with no part in the battle do not."""
        self.bits = bits
        """The layers that this reckoning needs."""

    def note(self, why: str, figure: str, source: int, on: int, amount: int) -> None:
        if self.ledger is not None and amount:
            self.ledger.append((why, figure, source, on, amount))

    def applies(self, e: Effect) -> bool:
        return e.step.when is None or e.in_force(self.s, self)

    def on(self, card: int) -> int:
        """The hero who gets a weapon's numbers; any other card gets its own."""
        return self.s.held.get(card, card)

    def fighting(self) -> list[int]:
        """The cards that fight, without weapons that no hero holds."""
        if self.party is not None:
            return self.party
        s = self.s
        kinds = s.kinds
        is_weapon = s.rules.is_weapon
        idle = self.idle
        party = []
        for c in s.zones[hand_of[self.seat]]:
            if c not in idle and (not is_weapon[kinds[c]] or s.held.get(c, EMPTY) != EMPTY):
                party.append(c)
        self.party = party
        return party


def reckon(s: State, seat: int, foe: int, rank: int, ledger: list[Entry] | None = None) -> Sums:
    """The strength of a seat's party as it is against a monster (EMPTY: none) in a rank."""
    k = Reckoning(s, seat, foe, rank, ledger, 0 if ledger is None else LINE_BY_LINE)
    for layer in s.rules.layers_for(k.bits):
        layer(k)
    return k


def result_of(k: Sums) -> Sums:
    """The sums alone, to hand out: a reckoning knows the whole position."""
    out = Sums(k.seat, k.source, k.foe, k.rank, None)
    out.attack = k.attack
    out.magic = k.magic
    out.lost_magic = k.lost_magic
    out.light = k.light
    out.dark = k.dark
    out.total = k.total
    out.health = k.health
    out.fightable = k.fightable
    out.defeatable = k.defeatable
    out.unable = k.unable
    out.choices = k.choices
    return out


def ledger_rows(s: State, entries: list[Entry], figure: str) -> list[dict[str, object]]:
    """The entries behind a number as plain data. The total lists the entries of all its parts."""
    parts = ("attack", "magic", "total") if figure == "total" else (figure,)
    names = s.rules.cards
    return [
        {
            "why": why,
            "figure": part,
            "card": None if source == EMPTY else names[s.kinds[source]].id,
            "on": None if on == EMPTY else names[s.kinds[on]].id,
            "amount": n,
        }
        for why, part, source, on, n in entries
        if part in parts
    ]


def lines_of(s: State, x: Context, card: int) -> tuple[int, int]:
    """Attack and magic that one card brings with everything that stands on it: a hero with his weapon, a weapon
    alone."""
    k = x.lines
    if k is None:
        k = x.lines = Reckoning(s, x.seat, x.foe, x.rank, None, LINE_BY_LINE)
        for layer in s.rules.layers_for(k.bits):
            layer(k)
    if s.kinds[card] in s.rules.weapons:
        return k.attack_lines.get(card, 0), k.magic_lines.get(card, 0)
    return with_weapons(k, k.attack_lines, card), with_weapons(k, k.magic_lines, card)


def with_weapons(k: Reckoning, line: dict[int, int], hero: int) -> int:
    """A hero's own line and his weapon's."""
    held = k.s.held
    both = 0
    for c, n in line.items():
        if held.get(c, c) == hero:
            both += n
    return both
