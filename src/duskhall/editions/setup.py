"""Editions and set-ups: the interface that every edition offers."""

from __future__ import annotations

import copyreg
from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Protocol

from duskhall.core.rules import Rules
from duskhall.core.state import ASIDE
from duskhall.core.zones import shuffle_into

from . import edition as find
from .errors import SetupError

if TYPE_CHECKING:
    from duskhall.core.state import State
    from duskhall.core.tree import Card


@dataclass(frozen=True, slots=True, repr=False)
class Setup:
    """Which cards are used, and on which board. It says nothing about luck and may be public."""

    edition: str
    monsters: tuple[str, ...]
    heroes: tuple[str, ...]
    village: tuple[str, ...]
    bearer: str = ""
    """The card at the bottom of the dungeon, where an edition lets one choose it."""
    board: str = ""
    """The side of the board; empty: the edition's usual one."""
    avatars: bool = False
    rooms: tuple[str, ...] = ()
    """The rooms of the dungeon from the entrance inwards, where an edition has some; the first of all is always the
    same and not among them."""
    guardian: str = ""
    """The monster that awaits everybody at the end, where an edition lets one choose it."""
    keys: int = 0
    """How many keys must be found before the guardian comes; 0: the edition's usual number."""
    mode: str = ""
    """The way to play, one of MODES."""
    key_decks: tuple[int, ...] = ()
    """How many keys lie in the monster deck of each level; empty: as usual."""
    packs: tuple[str, ...] = ()
    """The packs out of which an Epic game is laid, all their titles together; empty: all of the box."""

    def __repr__(self) -> str:
        parts = ((f.name, getattr(self, f.name)) for f in fields(self))
        return f"Setup({', '.join(f'{name}={value!r}' for name, value in parts if value)})"


@dataclass(frozen=True, slots=True)
class Wishes:
    """Wishes for a random set-up. Names are ids of stacks, as in ``Edition.choices``; the name that all
    versions of a guardian share stands for any of them."""

    packs: tuple[str, ...] = ()
    """The packs whose cards may be used; empty: all of the box."""
    only: tuple[str, ...] = ()
    """Stacks that must be in."""
    without: tuple[str, ...] = ()
    """Stacks that must not."""
    guardian: str = ""

    def __bool__(self) -> bool:
        return self != NO_WISHES


NO_WISHES = Wishes()

Further = tuple[tuple[str, ...], ...]
"""For each seat the cards that its starting deck has besides the usual ones; empty: nobody has any."""


PLAIN = "plain"
"""The name people use for the plain mode; set-ups and records leave the mode empty for it."""
EPIC_HEROES, EPIC = "epic-heroes", "epic"
WHOLE = {EPIC_HEROES: ("monsters", "heroes", "village"), EPIC: ("monsters", "village")}
"""Parts of a set-up that an Epic game does not choose, since it takes all titles of its packs."""
MODES = ("", "full", EPIC, EPIC_HEROES)
"""Ways to play Quest: without side quests, guilds and legendary cards, or with them; and, with them as well, Epic: a
market and a dungeon out of all titles there are, with the heroes in their four stacks or laid out in the same way."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A seat at the end. ``tie_break`` names what speaks for it among equals."""

    seat: int
    vp: int
    tie_break: str
    winner: bool
    place: int
    """1 for the best; seats that nothing tells apart share a place, and the next place is left out for it."""


ENDINGS = ("taken", "reached", "emptied", "guardian")
"""How a game can end: a player has taken the Thunderstone, or beaten its bearer; it has come to the first rank, and
nobody has it; no monster is left; everybody has had a last turn after the guardian came."""


class _MakeRules(Protocol):
    def __call__(self, extra: tuple[Card, ...], board: str) -> Rules: ...


class _RandomSetup(Protocol):
    def __call__(self, seed: int, groups: int = 3, wishes: Wishes = NO_WISHES) -> Setup: ...


class _Reroll(Protocol):
    def __call__(self, setup: Setup, name: str, seed: int, wishes: Wishes = NO_WISHES) -> Setup: ...


class _Check(Protocol):
    def __call__(self, setup: Setup) -> None: ...


class _Deal(Protocol):
    def __call__(
        self,
        rules: Rules,
        setup: Setup,
        players: int,
        luck_key: bytes,
        first: int | None = None,
        further: Further = (),
    ) -> State: ...


class _Standings(Protocol):
    def __call__(self, s: State) -> list[Standing]: ...


class _Ended(Protocol):
    def __call__(self, s: State) -> str: ...


def no_wishes(wishes: Wishes) -> None:
    """Refuse wishes, for an edition whose box is one pack."""
    if wishes:
        raise SetupError("no-wishes")


def no_pack(got: str, packs: Iterable[str]) -> SetupError:
    """There is no pack of this name; the packs that there are have numbers too."""
    return SetupError("no-pack", got=got, known=", ".join(f"{n} ({pack})" for n, pack in enumerate(packs, 1)))


def no_reroll(setup: Setup, name: str, seed: int, wishes: Wishes = NO_WISHES) -> Setup:
    raise SetupError("no-wishes")


class Edition:
    """An edition: its rulesets, its set-ups, its end."""

    def __init__(
        self,
        *,
        name: str,
        players: tuple[int, int],
        make_rules: _MakeRules,
        setups: dict[str, Setup],
        random_setup: _RandomSetup,
        check: _Check,
        deal: _Deal,
        standings: _Standings,
        ended: _Ended,
        choices: dict[str, tuple[str, ...]],
        groups: tuple[int, int],
        boards: tuple[str, ...] = ("",),
        keys: tuple[int, int, int] = (0, 0, 0),
        modes: tuple[str, ...] = ("",),
        usual_mode: str = "",
        packs: dict[str, frozenset[str]] | None = None,
        reroll: _Reroll = no_reroll,
    ) -> None:
        self.name = name
        self.players = players
        self._make_rules = make_rules
        self.setups = setups
        """The published set-ups by name; "first" is the one for a first game."""
        self.random_setup = random_setup
        self.check = check
        self.deal = deal
        self.standings = standings
        self.ended = ended
        """How a game that is over came to its end: one of ENDINGS."""
        self.choices = choices
        """The cards that can be chosen for each part of a set-up."""
        self.groups = groups
        """How many monster groups a random set-up may have: the usual number, and the most."""
        self.keys = keys
        """How many keys can end a game: the least, the usual number, the most. Zeros where there are none."""
        self.modes = modes
        """The ways to play, the plain one first."""
        self.usual_mode = usual_mode
        """The way to play every set-up but that of the first game, which is plain; see ``choosing.usual_mode``."""
        self.boards = boards
        """The sides of the board, the usual one first. An edition whose board has no sides has one without a name."""
        self.packs = packs or {}
        """The packs of a box that comes in several, in their order: the ids of each one's cards and stacks. What every
        game uses is in none of them."""
        self.reroll = reroll
        """The same set-up with one stack replaced by another."""
        self._rules: dict[str, Rules] = {}

    def __repr__(self) -> str:
        least, most = self.players
        return f"<Edition {self.name}: {least} to {most} players, set-ups {', '.join(self.setups)}>"

    def __reduce__(self) -> tuple[object, ...]:
        return find, (self.name,)

    @property
    def first_game(self) -> Setup:
        return self.setups["first"]

    @property
    def rules(self) -> Rules:
        """The ruleset with the cards of the box on the usual board."""
        return self.rules_on("")

    def pack_of(self, name: str) -> str:
        """The pack from which a card or stack is; empty if it is from none."""
        return next((pack for pack, names in self.packs.items() if name in names), "")

    def rules_on(self, board: str) -> Rules:
        """The ruleset with the cards of the box on a board (empty: the usual one), built once."""
        board = which_board(board, self.boards)
        found = self._rules.get(board)
        # Several threads may build it at once: all of them get the one that was done first.
        return found or self._rules.setdefault(board, self._make_rules((), board))

    def make_rules(self, extra: tuple[Card, ...] = (), board: str = "") -> Rules:
        """A ruleset of one's own: with further or changed cards, on a board (empty: the usual one)."""
        return self._make_rules(extra, which_board(board, self.boards))


def which_board(board: str, boards: tuple[str, ...]) -> str:
    """The board that is meant; raises SetupError if there is none of this name."""
    if board and board not in boards:
        if boards == ("",):
            raise SetupError("one-board", got=board)
        raise SetupError("unknown-board", got=board, known=", ".join(boards))
    return board or boards[0]


def check_parts(rows: tuple[tuple[str, tuple[str, ...], tuple[str, ...], int, int], ...]) -> None:
    """Refuse names that are not known or stand twice, and too many or too few of them. A row: the part of the set-up,
    what is chosen, what is known, the least and the most."""
    for what, chosen, known, least, most in rows:
        different = set(chosen)
        if not different.issubset(known):
            name = next(name for name in chosen if name not in known)
            raise SetupError("unknown-card", what=what, name=name, known=", ".join(known))
        if len(different) != len(chosen):
            raise SetupError("twice", what=what)
        if not least <= len(chosen) <= most:
            raise SetupError("how-many", what=what, least=least, most=most, got=len(chosen))


def check_box(setup: Setup, edition: str, *foreign: str) -> None:
    """Refuse a set-up for another edition, and one with parts that this box does not have."""
    if setup.edition != edition:
        raise SetupError("edition", got=setup.edition)
    for what in foreign:
        if getattr(setup, what):
            raise SetupError("not-in-box", what=what)


def check_seats(players: int, least: int, most: int, first: int | None) -> None:
    """Refuse a number of players the edition is not for, and a first player who is none of them."""
    if not least <= players <= most:
        raise SetupError("players", least=least, most=most, got=players)
    if first is not None and not 0 <= first < players:
        raise SetupError("first", got=first + 1, most=players)


def check_further(rules: Rules, further: Further, players: int) -> None:
    """Refuse further cards of the starting decks that no market sells, and decks that are too many or too few."""
    if further and len(further) != players:
        raise SetupError("further-seats", got=len(further), players=players)
    for name in (name for cards in further for name in cards):
        if name not in rules.index or rules.cards[rules.index[name]].kind != "village":
            raise SetupError("further-card", name=name)


def no_further(further: Further) -> None:
    """Refuse further cards, for an edition whose starting decks never grow."""
    if further:
        raise SetupError("no-further")


def check_board(rules: Rules, board: str) -> None:
    """Refuse a ruleset that was made for another board."""
    if rules.board != board:
        raise SetupError("other-board", got=rules.board, board=board)


def draw_lots(s: State) -> int:
    """The seat that begins, as luck will have it."""
    shuffle_into(s, ASIDE, tuple(range(s.seats)))
    first = s.zones[ASIDE][0]
    s.zones[ASIDE] = ()
    return first


# ------------------------------------------------------------------------------------------------------------
# Pickling: rules are named, and carry the cards that the box does not have


def _rules_as_named(rules: Rules) -> tuple[object, ...]:
    printed = {c.id: c for c in find(rules.edition).rules.cards}
    changed = tuple(c for c in rules.cards if printed.get(c.id) != c)
    return rules_named, (rules.edition, rules.board, changed)


_CHANGED: dict[tuple[str, str, str], Rules] = {}
_MOST_CHANGED = 16


def rules_named(name: str, board: str, changed: tuple[Card, ...]) -> Rules:
    """The rules of an edition on a board; with changed cards they are built once as well."""
    if not changed:
        return find(name).rules_on(board)
    key = (name, board, repr(changed))
    if key not in _CHANGED:
        if len(_CHANGED) >= _MOST_CHANGED:
            _CHANGED.clear()
        _CHANGED[key] = find(name).make_rules(changed, board)
    return _CHANGED[key]


copyreg.pickle(Rules, _rules_as_named)  # type: ignore[arg-type]
