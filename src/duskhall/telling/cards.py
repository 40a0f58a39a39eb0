"""A card as data, and words for what stands beside its text: tags, and where its parts come from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duskhall.editions.names import slug

from .lines import DOT

if TYPE_CHECKING:
    from duskhall.core.tree import Card
    from duskhall.text import Words

OURS = "reconstructed"
"""The source of a card whose text no source gives."""


def other_tags(card: Card, w: Words) -> str:
    """The tags without the kind of the card: the line of the figures begins with it."""
    kind = w.kind(card.kind).casefold()
    return DOT.join(tag for tag in w.tag_words(card) if tag.casefold() != kind)


def marked(card: Card, part: str, mark: str, w: Words) -> str:
    """The source of a part that differs from the card's: a figure, printed or not, the name, the number in the
    box, a keyword ("keyword-edged") or an ability ("ability-1")."""
    where = source(mark, w)
    if part in card.figures:
        return w.say("cards-mark", figure=w.figure(part), n=card.figures[part], source=where)
    kind, _, number = part.partition("-")
    if kind == "ability" and number.isdecimal():
        return w.say("cards-mark-ability", n=int(number), source=where)
    if kind == "keyword":
        return w.say("cards-mark-keyword", tag=w.keyword(number), source=where)
    if part == "name":
        return w.say("cards-mark-name", source=where)
    if part == "count":
        return w.say("cards-mark-count", n=card.count, source=where)
    return w.say("cards-mark-none", figure=w.figure(part), source=where)


def sourced(card: Card, w: Words) -> str:
    """The source of the card, apart from the parts that are marked."""
    if card.source == OURS and card.figures:
        return w.say("cards-source-ours", but="yes" if card.marks else "no")
    return w.say("cards-source" if card.figures else "cards-source-text", source=source(card.source, w))


def source(name: str, w: Words) -> str:
    """A source in words; an unknown one as it is written."""
    message = f"source-{slug(name)}"
    return w.say(message) if w.has(message) else name


def data(card: Card, w: Words) -> dict[str, object]:
    """A card as an object. ``text`` is all that can be read on it, ``abilities`` the rules text line by line."""
    abilities = w.card_text(card)
    return {
        "id": card.id,
        "name": w.card_name(card),
        "kind": card.kind,
        "stack": card.stack,
        "count": card.count,
        "tags": list(card.tags),
        "figures": dict(card.figures),
        "text": "\n".join([w.figures_line(card), *abilities]),
        "abilities": abilities,
        "source": card.source,
        "marks": dict(card.marks),
        "rulings": [{"id": r, "text": w.say(r)} for r in card.rulings],
    }
