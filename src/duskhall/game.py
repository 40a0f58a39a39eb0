"""The game as users hold it: what the machine plays, with its result, its record and its saves."""

from __future__ import annotations

import os
import secrets
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from duskhall.core.decision import Refused
from duskhall.core.game import Game as Machine
from duskhall.core.luck import KEY_BYTES, key_from_seed
from duskhall.editions import edition as find
from duskhall.editions.choosing import on_board, published, rerolled, wished
from duskhall.editions.errors import UnknownSetup
from duskhall.editions.names import slug
from duskhall.editions.setup import Setup
from duskhall.notation import position, record
from duskhall.notation.files import is_position, is_record
from duskhall.notation.lines import NotationError
from duskhall.text import words

if TYPE_CHECKING:
    from duskhall.core.state import State
    from duskhall.core.tree import Card
    from duskhall.editions.setup import Edition

FIRST, RANDOM = "first", "random"


@dataclass(frozen=True, slots=True)
class Points:
    """A line of the ledger of a score: so many cards of a name, each worth so many points."""

    card: str
    """The id of the card; empty for experience that counts."""
    count: int
    each: int

    @property
    def vp(self) -> int:
        return self.count * self.each


@dataclass(frozen=True, slots=True)
class Score:
    """The score of a seat at the end."""

    seat: int
    vp: int
    winner: bool
    place: int
    """1 for the best; seats that nothing tells apart share a place."""
    tie_break: str
    """The tie-breaker that favours the seat among seats with equal points; empty if none does."""
    ledger: tuple[Points, ...]
    """The sources of the points, largest first; they add up to ``vp``."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended."""

    winners: tuple[int, ...]
    """The seats that have won: several if they share the victory."""
    scores: tuple[Score, ...]
    """The score of each seat, in seat order."""
    ending: str
    """The ending of the game: "taken" (a player has taken the Thunderstone or beaten its bearer), "reached" (it came to
    the first rank and nobody has it), "emptied" (no monster is left) or "guardian" (the guardian came, and everybody
    has had a last turn)."""
    tie_break: str
    """The tie-breaker between seats with equal points: "stone", "bearer", "wounds", "treasures"; empty if nothing had
    to."""
    turns: int
    """How many turns the game took."""

    @property
    def winner(self) -> int | None:
        """The seat that has won alone; None if several share the victory."""
        return self.winners[0] if len(self.winners) == 1 else None


class Game(Machine):
    """A game: whose decision it is and which moves are legal, views for each seat, undo, copies, the result.

    ``new_game`` makes one and ``load`` reads one; ``Game(view.sample(1))`` goes on from a position. ``listen`` collects
    events for every seat, ``history`` keeps what undo and records need.
    """

    def __init__(self, state: State, *, setup: Setup | None = None, listen: bool = True, history: bool = True) -> None:
        super().__init__(state, listen=listen, history=history)
        self.setup = setup
        """Which cards were chosen; None for a game that began from a position."""

    def outcome(self) -> Outcome:
        """How the game ended. Raises Refused while it is not over."""
        s = self.state
        if not s.over:
            raise Refused("not-over", hint="library-not-over")
        e = find(s.rules.edition)
        rows = e.standings(s)
        scores = tuple(
            Score(row.seat, row.vp, row.winner, row.place, row.tie_break, self._points(row.seat)) for row in rows
        )
        winners = tuple(row.seat for row in rows if row.winner)
        best = rows[winners[0]]
        tied = sum(row.vp == best.vp for row in rows) > len(winners)
        return Outcome(winners, scores, e.ended(s), best.tie_break if tied else "", s.turn)

    def _points(self, seat: int) -> tuple[Points, ...]:
        counted = Counter((str(e["card"] or ""), int(str(e["amount"]))) for e in self.view(seat).ledger("vp"))
        rows = [Points(card, n, each) for (card, each), n in counted.items()]
        return tuple(sorted(rows, key=lambda row: (-row.vp, row.card)))

    def record(self, names: Iterable[str] = ()) -> str:
        """The record of the game: set-up, start, every move and the result. ``names``: who sits where."""
        if self._history is None:
            raise ValueError(words().say("library-no-record", why=words().say("refusal-no-history")))
        given = tuple(names) or tuple(
            words().say("library-player", n=str(seat + 1)) for seat in range(self.state.seats)
        )
        if isinstance(names, str) or any(not name.strip() or len(name.splitlines()) != 1 for name in given):
            raise ValueError(words().say("library-names"))
        if len(given) != self.state.seats:
            raise ValueError(words().say("library-names-count", seats=str(self.state.seats), n=str(len(given))))
        return record.write(self, given, self.setup)

    def save(self, path: str | os.PathLike[str] | None = None) -> str:
        """The game as text, which ``load`` reads; with a path it is written there too. It is the record, with which
        undo still works; of a game without history it is the position alone."""
        text = position.write(self.state) if self._history is None else self.record()
        if path is not None:
            Path(path).write_text(text, encoding="utf-8")
        return text

    def __repr__(self) -> str:
        if not self.state.over:
            return super().__repr__()
        outcome = self.outcome()
        won = " and ".join(str(seat) for seat in outcome.winners)
        points = ":".join(str(score.vp) for score in outcome.scores)
        return f"{super().__repr__()[:-1]}: won by seat {won} with {points}>"


def new_game(
    edition: str = "classic",
    players: int = 2,
    setup: str | Setup = FIRST,
    *,
    seed: int | None = None,
    cards: Iterable[Card] = (),
    first: int | None = None,
    mode: str | None = None,
    further: Iterable[Iterable[str]] = (),
    listen: bool = True,
    history: bool = True,
) -> Game:
    """A new game. ``setup``: "first" (the edition's first game), "random", the name of a published set-up, or a Setup.
    ``seed``: repeatable luck; without one it is secret. ``cards``: further cards, and changed ones with the ids of
    those they replace. ``first``: the seat that begins, from 0; None lets luck choose. ``mode``: "full" plays Quest
    with side quests, guilds and legendary cards, "plain" without, "epic" and "epic-heroes" with every title of the
    quests in ``Setup.packs`` as well; by default a Setup is played as it says, the first
    game plain, and everything else full. ``further``: for each seat the market cards that its starting deck has besides
    the usual ones, as a campaign of Quest brings them. ``listen`` and ``history``: as for Game.

    Raises ValueError, which says what there is, for a wrong edition, set-up or number of players."""
    e = find(edition)
    least, most = e.players
    if not isinstance(players, int):
        raise TypeError(words().say("library-players-type", found=repr(players)))
    if not (seed is None or isinstance(seed, int)):
        raise TypeError(words().say("library-seed-type", found=repr(seed)))
    if not least <= players <= most:
        numbers = {"least": str(least), "most": str(most), "found": str(players)}
        raise ValueError(words().say("library-players", edition=edition, **numbers))
    if first is not None and not 0 <= first < players:
        raise ValueError(words().say("library-first", found=str(first), last=str(players - 1)))
    chosen = _setup(e, setup, seed)
    # A Setup says how it is played; a name does not.
    if mode is not None or chosen is not setup:
        chosen = on_board(chosen, None, None, mode=mode)
    extra = tuple(cards)
    key = secrets.token_bytes(KEY_BYTES) if seed is None else key_from_seed(seed, "duskhall luck")
    rules = e.make_rules(extra, chosen.board) if extra else e.rules_on(chosen.board)
    dealt = e.deal(rules, chosen, players, key, first, tuple(map(tuple, further)))
    return Game(dealt, setup=chosen, listen=listen, history=history)


def random_setup(
    edition: str = "classic",
    *,
    seed: int | None = None,
    groups: int = 0,
    quests: Iterable[int | str] = (),
    only: Iterable[str] = (),
    without: Iterable[str] = (),
    guardian: str = "",
    keys: int = 0,
    mode: str | None = None,
) -> Setup:
    """Random cards for ``new_game``. ``seed``: the same number, the same cards. ``groups``: how many monster groups; 0:
    as many as usual. The rest is for Quest: ``quests``, by number or name, whose cards may be used (none: all);
    ``only``, what must be in; ``without``, what must not; ``guardian``, by the name of all its versions or of one;
    ``keys`` that summon it (0: four); ``mode``, "full" (the default), "plain", "epic" (all titles of these quests play,
    so ``only`` and ``without`` name rooms or heroes) or "epic-heroes".

    Raises ValueError, which says what to do, for what there is not and for wishes that cannot be met."""
    e = find(edition)
    wishes = wished(e, quests=quests, only=only, without=without, guardian=guardian, mode=mode or "")
    number = secrets.randbits(32) if seed is None else seed
    drawn = e.random_setup(number, groups or e.groups[0], wishes)
    setup = on_board(drawn, None, None, keys or None, mode, packs=wishes.packs)
    e.check(setup)
    return setup


def reroll(
    setup: Setup,
    *piles: str,
    seed: int | None = None,
    quests: Iterable[int | str] = (),
    only: Iterable[str] = (),
    without: Iterable[str] = (),
    guardian: str = "",
) -> Setup:
    """A set-up of Quest with another stack that fits in the place of each of these. Everything else as for
    ``random_setup``."""
    e = find(setup.edition)
    wishes = wished(e, quests=quests, only=only, without=without, guardian=guardian)
    return rerolled(e, setup, piles, secrets.randbits(32) if seed is None else seed, wishes)


def _setup(e: Edition, setup: str | Setup, seed: int | None) -> Setup:
    if isinstance(setup, Setup):
        return setup
    if not isinstance(setup, str):
        raise TypeError(words().say("library-setup-type", argument="setup", type="Setup", found=repr(setup)))
    if slug(setup) == RANDOM:
        return e.random_setup(secrets.randbits(32) if seed is None else seed)
    try:
        return published(e, setup)
    except UnknownSetup as error:
        raise UnknownSetup(error.name, [*error.known, RANDOM]) from None


def load(source: str | os.PathLike[str]) -> Game:
    """A game from a file or from its text: a record or a position. Raises NotationError, a ValueError that names the
    line."""
    # A path has no line breaks, and a save has nothing else.
    text = source if isinstance(source, str) and "\n" in source else Path(source).read_text(encoding="utf-8")
    if not is_record(text) and not is_position(text):
        raise NotationError(1, "notation-neither")
    if not is_record(text):
        return Game(position.read(text))
    found = record.read(text)
    game = Game(found.game.state, setup=found.setup)
    found.game = game
    record.replay(found)
    return game
