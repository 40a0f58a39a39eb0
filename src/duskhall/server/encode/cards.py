"""Cards in the form in which they leave the server: with their texts in the words of a language."""

from __future__ import annotations

import hashlib
import threading
from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, Literal

from duskhall.core.tree import Draw, Use
from duskhall.editions import edition
from duskhall.telling.cards import marked, source
from duskhall.telling.phrases import Phrases
from duskhall.telling.sentences import brings
from duskhall.text import UnknownMessage, reader
from duskhall.text.names import setup_name

from .. import wire

if TYPE_CHECKING:
    from collections.abc import Callable

    from duskhall.core.rules import Rules
    from duskhall.core.tree import Ability, Card
    from duskhall.text import Words


OURS = "reconstructed"
"""The source of what no source gives."""


def cards(rules: Rules, p: Phrases) -> wire.Cards:
    """All cards of a ruleset, as the page shows them."""
    told = [card(c, p) for c in rules.cards]
    digest = hashlib.blake2b(repr(rules.cards).encode(), digest_size=8).hexdigest()
    return wire.Cards(edition=rules.edition, digest=digest, cards=told)


_told: dict[tuple[int, str], tuple[Rules, wire.Cards]] = {}
"""By ruleset and language."""
_TOLD = 24
_telling = threading.Lock()


def card_list(rules: Rules) -> wire.Cards:
    """The cards of a ruleset in words; the last ones are kept, as wording takes a while. From any thread."""
    key = id(rules), reader()
    with _telling:
        if key not in _told:
            while len(_told) >= _TOLD:
                del _told[next(iter(_told))]
            _told[key] = rules, cards(rules, Phrases((), rules))
        return _told[key][1]


def card(c: Card, p: Phrases) -> wire.Card:
    w = p.words
    ours = [part for part, mark in c.marks.items() if mark == OURS]
    return wire.Card(
        id=c.id,
        name=w.card_name(c),
        kind=c.kind,
        type=p.kind(c) or "other",
        stack=c.stack,
        count=c.count,
        tags=list(c.tags),
        tag_words=_tag_words(c, w),
        figures=dict(c.figures),
        abilities=[
            wire.Ability(text=_worded(w.ability_text, a, c), window=window(a), draws=draws(a)) for a in c.abilities
        ],
        rulings=[wire.Ruling(id=r, text=w.say(r)) for r in c.rulings if w.has(r)],
        marks=[wire.Mark(part=part, text=_worded(marked, c, part, mark, w)) for part, mark in c.marks.items()],
        ours=["card", *ours] if c.source == OURS else ours,
        source=source(c.source, w),
        brings=[name for name in brings(c) if name in p.rules.index and p.card(name).kind == "legendary"],
        pack=pack_title(c, p),
        hyphenated=hyphenated(c, w),
        reading=w.card_reading(c),
    )


def hyphenated(c: Card, w: Words) -> str:
    """The name as a narrow face breaks it, or nothing where it is never broken."""
    name = w.card_name(c, breaks=True)
    return name if name != w.card_name(c) else ""


def pack_title(c: Card, p: Phrases) -> str:
    """The title of the pack a card is from, or nothing."""
    pack = edition(p.rules.edition).pack_of(c.id)
    return setup_name(pack, p.words) if pack else ""


def _worded(say: Callable[..., str], *args: object) -> str:
    """The words for a card; for a card of an earlier version that has no words any more, none."""
    try:
        return say(*args)
    except UnknownMessage:
        return ""


def _tag_words(c: Card, w: Words) -> list[str]:
    try:
        return w.tag_words(c)
    except UnknownMessage:
        return []


def window(a: Ability) -> str:
    """The part of the turn in which an ability may be used; the first of several."""
    if not isinstance(a, Use):
        return ""
    return a.window if isinstance(a.window, str) else a.window[0]


def draws(a: Ability) -> Literal["", "also", "only"]:
    """Whether whoever uses an ability draws cards."""
    if not isinstance(a, Use) or not _holds_draw(a.steps):
        return ""
    return "only" if not a.cost and all(isinstance(step, Draw) for step in a.steps) else "also"


def _holds_draw(node: object) -> bool:
    if isinstance(node, tuple):
        return any(map(_holds_draw, node))
    if not is_dataclass(node):
        return False
    return isinstance(node, Draw) or any(_holds_draw(getattr(node, f.name)) for f in fields(node))
