"""Sentences in pieces, so that a client can show the cards in them as cards instead of searching for their names."""

from __future__ import annotations

import re
from typing import NamedTuple

from .phrases import Phrases

# Names of players are printable, so none of these is ever part of one.
MARKED = re.compile("\x01([^\x02]*)\x02([^\x03]*)\x03")


class Piece(NamedTuple):
    text: str
    card: str = ""
    """The id, where the text is the name of a card."""


class MarkedPhrases(Phrases):
    """Phrases in which names of cards carry their ids; :func:`pieces` takes them apart."""

    def name(self, card_id: str) -> str:
        name = super().name(card_id)
        return f"\x01{card_id}\x02{name}\x03" if card_id in self.rules.index else name

    def bare(self, card_id: str) -> str:
        name = super().bare(card_id)
        return f"\x01{card_id}\x02{name}\x03" if card_id in self.rules.index else name


def marked(p: Phrases) -> MarkedPhrases:
    return MarkedPhrases(p.names, p.rules, p.rooms, p.words.language)


def pieces(text: str) -> list[Piece]:
    out: list[Piece] = []
    end = 0
    for found in MARKED.finditer(text):
        if found.start() > end:
            out.append(Piece(text[end : found.start()]))
        out.append(Piece(found[2], found[1]))
        end = found.end()
    return [*out, Piece(text[end:])] if end < len(text) else out
