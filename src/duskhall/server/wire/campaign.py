"""A campaign: several games in a row by the same people and bots, and how its page hears of it."""

from __future__ import annotations

from typing import Literal

from .base import Data
from .requests import NewSeat, SetupRequest
from .table import Setup, TableOptions


class NewCampaign(Data):
    """Ask for a campaign. ``setups``: where the cards of each game come from: the quests in their order, random cards,
    or those of ``chosen``, one set-up for each game. Quests and chosen set-ups begin anew when they are used up."""

    seats: list[NewSeat]
    rules: TableOptions
    setups: Literal["quests", "random", "chosen"]
    chosen: list[SetupRequest] = []
    quests: list[str] = []
    """For random cards: the packs they may be from; none: all."""
    only: list[str] = []
    """Stacks that random cards must have,"""
    without: list[str] = []
    """and must not have."""
    guardian: str = ""
    """The guardian of random cards; empty: any."""
    games: int = 0
    """After so many games it is over; 0: when its host says so."""
    mode: str = ""
    """The way to play every game; empty: the usual one, and that of each chosen set-up."""
    keys: int = 0
    """Keys that summon the guardian of the first game; 0: as many as usual."""
    more_keys: bool = False
    """Each game needs a key more than the one before."""
    key_decks: list[int] = []
    """How many keys lie in the monster decks of level 1, 2 and 3; empty: as usual."""


class GamesPlanned(Data):
    """Change how many games there are."""

    games: int
    """The planned games. As many as were played: the campaign is over. 0: it goes on until its host says so."""


class Recognised(Data):
    """Take a card into the starting deck of a seat, after a game."""

    game: int
    """The game after which it is chosen, from 1: a click that comes late changes nothing."""
    seat: int
    card: str
    """Empty: none."""


class NextGame(Data):
    """Begin a game. Whoever asks for one that has begun finds it under way."""

    game: int
    """From 1."""


class CampaignSeat(Data):
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str = ""
    person: str = ""
    """A short public name for the person's identity; see ``Seat``."""
    yours: bool = False
    score: int = 0
    """The total of all games so far."""
    leads: bool = False
    gained: list[str] = []
    """Cards that the starting deck has besides the usual ones."""


class CampaignScore(Data):
    """A seat in a game of a campaign."""

    vp: int
    card: str = ""
    """The card that was chosen after the game; empty: none."""
    without: Literal["", "declined", "forfeited"] = ""
    """Why there is no card: none was wanted, or none could be had. Empty: there is one, or nothing was chosen yet."""


class CampaignGame(Data):
    title: str
    table: str
    """The id of the table, for its replay."""
    date: str
    """The day on which it ended, such as 2026-11-16."""
    turns: int
    winners: list[int]
    scores: list[CampaignScore]
    """Seat by seat."""


class Recognition(Data):
    """The choice of cards after a game."""

    order: list[int]
    """The seats, in the order in which they choose."""
    asked: int
    """The seat whose choice it is."""
    cards: list[str]
    """The cards that seat may choose."""


class Campaign(Data):
    id: str
    key: str
    """The key that opens it to others; part of its link."""
    state: Literal["waiting", "ready", "playing", "recognition", "over"]
    """Seats are open; the next game can begin; a game is under way; cards are chosen; all games are played."""
    seats: list[CampaignSeat]
    hosting: bool
    rules: TableOptions
    game: int
    """The number of the game that is under way or comes next, from 1."""
    planned: int
    """How many games it has; 0: as many as its people like."""
    setups: Literal["quests", "random", "chosen"]
    more_keys: bool
    key_decks: list[int]
    games: list[CampaignGame]
    """The finished games."""
    setup: Setup | None
    """The cards of the next or present game; None: all games are played."""
    recognition: Recognition | None
    table: str = ""
    """The id of the table at which the game is under way; empty: none is."""
    table_key: str = ""
    created: float = 0
    changed: float = 0
