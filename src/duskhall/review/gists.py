"""What a card is bought for, in a few words, as its tree tells it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from duskhall.core.tree import Buy, Choose, Destroy, Draw, Earn, Heal, If, Level, Named, Pick, Use

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from duskhall.core.tree import Card, Step

GISTS: Final = ("trades", "xp", "draws", "levels", "heals", "buys", "thins")
"""What a card may do, what is worth most first."""


def gist(card: Card, ability: int = 0) -> tuple[str, str]:
    """The best of what using the card does, or one ability of it, from 1: one of GISTS, and the card that is given up
    for it. Empty: nothing that a word tells."""
    some = card.abilities[ability - 1 : ability] if ability else card.abilities
    found = {name: given for use in some if isinstance(use, Use) for name, given in _does(use)}
    return next(((name, found[name]) for name in GISTS if name in found), ("", ""))


def _does(use: Use) -> Iterator[tuple[str, str]]:
    for step in _steps(use.steps):
        match step:
            case Earn("xp"):
                given = _given(use)
                yield ("trades", given) if given else ("xp", "")
            case Draw():
                yield "draws", ""
            case Level():
                yield "levels", ""
            case Heal():
                yield "heals", ""
            case Buy():
                yield "buys", ""
            case Destroy(Pick("hand")):
                yield "thins", ""


def _given(use: Use) -> str:
    """The card of the hand that a use asks for by name."""
    for step in _steps(use.cost):
        match step:
            case Destroy(Pick("hand", Named(name))):
                return name
    return ""


def _steps(steps: Iterable[Step]) -> Iterator[Step]:
    """Steps of the seat itself, choices included."""
    for step in steps:
        yield step
        match step:
            case Choose(branches):
                for branch in branches:
                    yield from _steps(branch.steps)
            case If():
                yield from _steps(step.then)
