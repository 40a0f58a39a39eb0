"""Names as people type them: in any case and language, with or without apostrophes and umlauts, printed name or id."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from duskhall.editions.names import slug
from duskhall.text import FIRST, Words, languages, words
from duskhall.text.names import setup_name
from duskhall.text.writing import typed

if TYPE_CHECKING:
    from duskhall.core.tree import Card
    from duskhall.editions.setup import Edition

SIGNS = re.compile(r"([:>#.])")
"""The separators of a move."""


def names_of(card: Card, edition: str) -> dict[str, str]:
    """The names of a card, by language."""
    return {language: words(language, edition).card_name(card) for language in languages()}


def spellings(card: Card, edition: str) -> set[str]:
    """All names that a person may type for a card."""
    return {card.id, slug(card.name), typed(card.id), *map(typed, names_of(card, edition).values())}


def printed(cards: Sequence[Card], edition: str = "") -> dict[str, str]:
    """The names that are not the id, as ids would be written, each with its id; the longest first. A name that several
    cards share stands for none of them."""
    names: dict[str, set[str]] = {}
    for card in cards:
        for name in spellings(card, edition):
            names.setdefault(name, set()).add(card.id)
    other = {name: min(ids) for name, ids in names.items() if len(ids) == 1 and name and name not in ids}
    return dict(sorted(other.items(), key=lambda row: (-len(row[0]), row[0])))


def as_ids(text: str, names: Mapping[str, str]) -> str:
    """A move with the ids of the cards in it instead of their printed names."""
    for name, card in names.items():
        if name in text:
            text = re.sub(rf"(?<![\w-]){re.escape(name)}(?![\w-])", card, text)
    return text


def folded(move: str) -> str:
    """A move as other languages' names are compared with it."""
    return "".join(part if SIGNS.fullmatch(part) else typed(part) for part in SIGNS.split(move))


def find(cards: Sequence[Card], wanted: str, edition: str = "") -> list[str]:
    """The ids of the cards that a name stands for: the one called so, else all that begin so, else all that have it in
    their name."""
    tries = [name for name in (slug(wanted), typed(wanted)) if name]
    # The id is nobody else's.
    if tries and tries[0] in {card.id for card in cards}:
        return tries[:1]
    known = [(card.id, spellings(card, edition)) for card in cards]
    for fits in (_is, _begins, _has):
        found = [card for card, names in known if any(fits(n, name) for name in tries for n in names)]
        if found:
            return found
    return []


def _is(name: str, wanted: str) -> bool:
    return name == wanted


def _begins(name: str, wanted: str) -> bool:
    return name.startswith(wanted)


def _has(name: str, wanted: str) -> bool:
    return wanted in name


def understood(card: Card, wanted: str, w: Words) -> str:
    """A sentence that says which card another language calls so; empty if it is the reader's own name, or the id."""
    called = names_of(card, w.edition)
    own = called.pop(w.language)
    name, known = typed(wanted), {typed(own), typed(card.id), typed(called.pop(FIRST, own))}
    other = "" if name in known else next((said for said in called.values() if typed(said) == name), "")
    return w.say("names-understood", name=other, card=own) if other else ""


def understood_in(move: str, cards: Iterable[Card], w: Words) -> list[str]:
    """Notes on cards that a move names in another language: which card each name was taken for."""
    parts = typed(move)
    out = []
    for card in cards:
        called = names_of(card, w.edition)
        known = {typed(called[w.language]), typed(called[FIRST]), typed(card.id)}
        if not any(name in parts for name in known):
            out += [understood(card, name, w) for name in called.values() if typed(name) and typed(name) in parts][:1]
    return out


def in_notation(names: Iterable[str], edition: Edition) -> list[str]:
    """Names of cards, groups, packs and set-ups in any language as notation has them; what is unknown stays."""
    cards = edition.rules.cards
    plain = {name for card in cards for name in (card.id, card.stack, slug(card.name))}
    plain.update(edition.packs, edition.setups)
    names = list(names)
    if all(slug(name) in plain for name in names):
        return names
    known = _meanings(edition)
    return [name if slug(name) in plain else known.get(typed(name), name) for name in names]


def _meanings(edition: Edition) -> dict[str, str]:
    """Names of cards, groups, packs and set-ups in other languages, each with its notation. Cards that share a name are
    called by that."""
    found: dict[str, list[Card]] = {}
    out: dict[str, str] = {}
    for card in edition.rules.cards:
        for name in spellings(card, edition.name):
            found.setdefault(name, []).append(card)
    for w in (words(language, edition.name) for language in languages()):
        for stack in dict.fromkeys(card.stack for card in edition.rules.cards):
            out[typed(w.stack_name(stack))] = stack
        for name in (*edition.packs, *edition.setups):
            out[typed(setup_name(name, w))] = name
    for name, some in found.items():
        if len({card.id for card in some}) == 1:
            out[name] = some[0].id
        elif len({card.name for card in some}) == 1:
            out[name] = slug(some[0].name)
    return out
