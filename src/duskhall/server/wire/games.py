"""Games that somebody has played, and challenges to do better."""

from __future__ import annotations

from typing import Literal

from .base import Data
from .table import Setup, ToBeat


class PlayedSeat(Data):
    name: str
    bot: str
    """Empty: a person played it."""
    yours: bool


class Played(Data):
    """A game in the list of somebody who plays it or has played it."""

    id: str
    key: str
    edition: str
    title: str
    state: Literal["playing", "over"]
    how: str
    """How it ended: played, agreed, resigned or absent; empty while it runs."""
    seats: list[PlayedSeat]
    points: list[int]
    """The points of each seat after the game; none if they were not kept yet."""
    winners: list[int]
    turn: int
    changed: float
    campaign: bool
    challenge: ToBeat | None


class Challenge(Data):
    """A set-up with its deal and a score to beat."""

    code: str
    setup: Setup
    bots: list[str]
    """The bot of each seat; empty: the seat of whoever takes the challenge."""
    to_beat: ToBeat


class Code(Data):
    code: str
