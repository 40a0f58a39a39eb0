"""The position as text: what FEN is to chess. Reading what was written gives the same position, half-done effects
included.

Cards have no numbers here: a card is named by its place, ``hand.1/3`` is the third card from the left in the hand of
seat 1. The text is written in :mod:`writing`; it is read in three parts: the cards (:mod:`table`), what stands beside
them (:mod:`reading`), and what is half done (:mod:`unfinished`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from duskhall.core.lint import CardError, lint_form
from duskhall.core.tree import Card, TreeError, parse
from duskhall.editions import NAMES, edition

from .keys import Rows
from .lines import Line, NotationError, parse_int, split_lines
from .reading import Reader, read_delve, read_details, read_numbers
from .table import read_table
from .unfinished import read_changes, read_frames, read_questions
from .writing import VERSION, Writer

if TYPE_CHECKING:
    from duskhall.core.rules import Rules
    from duskhall.core.state import State


def write(s: State, *, cards: bool = True, luck: bool = True) -> str:
    """The position as text. ``cards``: with the definitions of all cards in the game. ``luck``: with the key of what
    is to come."""
    return "\n".join(Writer(s).lines(cards, luck)) + "\n"


def read(text: str) -> State:
    """Read a position. Raises NotationError with the line."""
    lines = split_lines(text)
    if not lines or lines[0].text.replace(" ", "") != f"position:{VERSION}":
        raise NotationError(lines[0].number if lines else 1, "notation-position-head", version=str(VERSION))
    return read_lines(lines[1:], complete=True)


def read_lines(lines: list[Line], *, complete: bool) -> State:
    """Read the lines of a position. With ``complete`` every part must be there; a scenario may leave parts out."""
    rows = Rows(lines)
    rules = _read_rules(rows, complete)
    line, text = rows.one("seats", "2")
    seats = parse_int(line, text, "number-of-seats")
    low, high = edition(rules.edition).players
    if not low <= seats <= high:
        raise line.error("notation-seats", edition=rules.edition, least=str(low), most=str(high))
    r = Reader(rows, rules, read_table(rows, rules, seats), complete)
    read_numbers(r)
    read_delve(r)
    read_details(r)
    read_changes(r)
    read_frames(r)
    rows.many("ask")
    rows.refuse_unknown()
    read_questions(r)
    return r.s


def _read_rules(rows: Rows, complete: bool) -> Rules:
    """The ruleset of the edition and board that the lines name, with the cards that they define."""
    line, text = rows.one("edition", "" if complete else NAMES[0])
    name, _, version = text.partition(" ")
    if name not in NAMES:
        raise line.error("notation-unknown-edition", name=name, known=", ".join(NAMES))
    definitions: dict[str, tuple[Line, Card]] = {}
    for at, value in rows.many("card"):
        card = _read_card(at, value)
        if card.id in definitions:
            raise at.error("notation-card-twice", card=card.id)
        definitions[card.id] = (at, card)
    at, board = rows.one("board", "")
    if board and board not in edition(name).boards:
        raise at.error("notation-no-board", edition=name, board=board, known=", ".join(edition(name).boards))
    try:
        rules = rules_for(name, [card for _, card in definitions.values()], board)
    except CardError as e:
        # A card of the box can suffer from one that took the place of another.
        at = definitions[e.card][0] if e.card in definitions else rows.many("card")[-1][0]
        raise at.error("notation-bad-card", why=e) from None
    if version and version.strip() != str(rules.version):
        raise line.error("notation-version", version=str(rules.version), edition=name, found=version)
    return rules


def _read_card(line: Line, text: str) -> Card:
    try:
        card = parse(text)
        if not isinstance(card, Card):
            raise line.error("notation-card-line")
        lint_form(card)
    except TreeError as e:
        raise line.error("notation-bad-card", why=e) from None
    return card


def rules_for(name: str, definitions: list[Card], board: str = "") -> Rules:
    """The edition's ruleset, with the definitions that a save or scenario brings."""
    e = edition(name)
    known = {c.id: c for c in e.rules.cards}
    extra = tuple(c for c in definitions if known.get(c.id) != c)
    return e.make_rules(extra, board) if extra else e.rules_on(board)
