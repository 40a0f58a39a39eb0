"""What every edition offers, and what a set-up is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from duskhall.core.rules import Rules
    from duskhall.core.state import State
    from duskhall.core.tree import Card


class SetupError(ValueError):
    """A set-up that cannot be laid out. The reason is a message id with arguments."""

    def __init__(self, reason: str, **arguments: object) -> None:
        self.reason = "setup-" + reason
        self.arguments = arguments
        super().__init__(f"{self.reason} {arguments}")


@dataclass(frozen=True, slots=True)
class Setup:
    """Which cards are used. It says nothing about luck and may be public."""

    edition: str
    monsters: tuple[str, ...]
    heroes: tuple[str, ...]
    village: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """A seat at the end. ``tie_break`` names what speaks for it among equals."""

    seat: int
    vp: int
    tie_break: str
    winner: bool


class _MakeRules(Protocol):
    def __call__(self, extra: tuple[Card, ...] = ()) -> Rules: ...


class _RandomSetup(Protocol):
    def __call__(self, seed: int, groups: int = 3) -> Setup: ...


class _Check(Protocol):
    def __call__(self, setup: Setup) -> None: ...


class _Deal(Protocol):
    def __call__(
        self, rules: Rules, setup: Setup, players: int, luck_key: bytes, first: int | None = None
    ) -> State: ...


class _Standings(Protocol):
    def __call__(self, s: State) -> list[Standing]: ...


class Edition:
    """One edition: its ruleset, its set-ups, its end."""

    def __init__(
        self,
        *,
        name: str,
        players: tuple[int, int],
        make_rules: _MakeRules,
        first_game: Setup,
        random_setup: _RandomSetup,
        check: _Check,
        deal: _Deal,
        standings: _Standings,
        choices: dict[str, tuple[str, ...]],
    ) -> None:
        self.name = name
        self.players = players
        self.make_rules = make_rules
        self.first_game = first_game
        self.random_setup = random_setup
        self.check = check
        self.deal = deal
        self.standings = standings
        self.choices = choices
        self._rules: Rules | None = None

    @property
    def rules(self) -> Rules:
        """The ruleset with the cards of the box, built once."""
        if self._rules is None:
            self._rules = self.make_rules()
        return self._rules
