"""The review of a game that is over. Chances are from 0 to 1; errors are standard errors."""

from __future__ import annotations

from typing import Literal

from .base import Data


class ReviewPoint(Data):
    """The chances of all seats at the start of a turn, or at the end."""

    at: int
    """The move of the replay."""
    turn: int
    seat: int
    """The active seat."""
    chances: list[float]
    error: float


class ReviewTurning(Data):
    """A turn that moved the chances most."""

    at: int
    turn: int
    seat: int
    gainer: int
    """The seat whose chance changed most."""
    change: float
    error: float
    text: str
    """The visible events of the turn; empty if there were none."""


class ReviewMistake(Data):
    """A move that gave something away, and the better one."""

    at: int
    turn: int
    seat: int
    move: str
    better: str
    """Both in words."""
    why: str
    """The reasons for the better move; empty if no figure gives one."""
    lost: float
    error: float


class ReviewShare(Data):
    """From the first turn to the outcome: start − given + gifts + luck = outcome."""

    seat: int
    start: float
    outcome: float
    given: float
    given_error: float
    gifts: float
    luck: float
    luck_error: float
    draws: float
    """The part of the luck that is the seat's own hands,"""
    others: float
    """the hands of others,"""
    rest: float
    """and everything else."""
    draws_error: float
    decisions: int
    mistakes: int


class ReviewBuy(Data):
    """The use that a seat made of its copies of a bought card."""

    seat: int
    card: str
    text: str
    paid: bool


class Review(Data):
    points: list[ReviewPoint]
    turning: list[ReviewTurning]
    mistakes: list[ReviewMistake]
    """The worst first."""
    shares: list[ReviewShare]
    buys: list[ReviewBuy]
    decisions: int
    """How many decisions were judged,"""
    again: int
    """and how many of them a second time."""


class ReviewState(Data):
    """How far a review is. "none": nobody has asked for it; "failed": it may be asked for again."""

    state: Literal["none", "working", "done", "failed"]
    done: float = 0
    """The part that is worked out, from 0 to 1."""
    review: Review | None = None
