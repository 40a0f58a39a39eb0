"""An owner's figures: a file that corrects what we believe to be printed on the cards.

The file is TOML: a table per card, a line per figure ::

    [dagger]
    cost = 4

Only figures can be corrected, what a card does cannot. A mistake in the file is refused as a whole: with the file, the
key and the reason, which is a message id with arguments.
"""

from __future__ import annotations

import tomllib
from dataclasses import replace
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING

from duskhall.core.tree import Card, TreeError

from .errors import FiguresError

if TYPE_CHECKING:
    from duskhall.editions.setup import Edition

OWNER = "owner"
"""The source of a figure that an owner of the box has given."""

SIGNED = frozenset(("attack", "magic", "light", "gold", "vp"))
"""Figures that may be below zero on a card."""

MOST = 99


def load_figures(path: Path, edition: Edition) -> tuple[Card, ...]:
    """The cards of the edition that change with this file, ready for ``edition.make_rules``.

    They come with the other cards of their stacks: the levels of a hero lie in the order of the cards."""
    tables = _read(path)
    cards = {c.id: c for c in edition.rules.cards}
    changed: dict[str, Card] = {}
    for name, table in tables.items():
        if not isinstance(table, dict):
            raise FiguresError(path, name, "not-a-table")
        if name not in cards:
            close = get_close_matches(name.lower().replace(" ", "-"), cards, 3)
            if close:
                raise FiguresError(path, name, "unknown-card-close", close=", ".join(close))
            raise FiguresError(path, name, "unknown-card")
        changed[name] = _correct(path, cards[name], table, _printable(cards[name], edition))
    if not changed:
        return ()
    stacks = {c.stack for c in changed.values()}
    extra = tuple(changed.get(c.id, c) for c in edition.rules.cards if c.stack in stacks)
    try:
        edition.make_rules(extra)
    except TreeError as e:
        raise FiguresError(path, "", "refused", why=e) from None
    return extra


def _read(path: Path) -> dict[str, object]:
    try:
        return tomllib.loads(path.read_bytes().decode("utf-8"))
    except OSError as e:
        raise FiguresError(path, "", "unreadable", why=e) from None
    except UnicodeDecodeError:
        raise FiguresError(path, "", "not-text") from None
    except tomllib.TOMLDecodeError as e:
        raise FiguresError(path, "", "bad-toml", why=e) from None


def _printable(card: Card, edition: Edition) -> tuple[str, ...]:
    """The figures that cards of this kind have. A card may have one more than we believed, but not a weight on a
    hero."""
    return tuple(sorted({f for c in edition.rules.cards if c.kind == card.kind for f in c.figures}))


def _correct(path: Path, card: Card, table: dict[str, object], printable: tuple[str, ...]) -> Card:
    figures = dict(card.figures)
    marks = dict(card.marks)
    for figure, n in table.items():
        key = f"{card.id}.{figure}"
        if figure not in printable:
            raise FiguresError(path, key, "unknown-figure", known=", ".join(printable))
        if isinstance(n, bool) or not isinstance(n, int):
            raise FiguresError(path, key, "not-whole", found=str(n))
        least = -MOST if figure in SIGNED else 0
        if not least <= n <= MOST:
            raise FiguresError(path, key, "out-of-range", least=least, most=MOST, found=n)
        figures[figure] = n
        marks[figure] = OWNER
    return replace(card, figures=figures, marks=marks)
