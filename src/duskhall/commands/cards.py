"""``duskhall cards``: lists the cards of a box, searches them, shows one in full."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from duskhall.commands import DOT, NOT_FOUND, OK, bad_figures, did_you_mean, fail, find_edition, slug, wrap
from duskhall.text import Words, words

if TYPE_CHECKING:
    from duskhall.core.tree import Card

HELP = "list and search the cards of a box"

NAME_WIDTH = 20
OURS = "reconstructed"
"""The source of a card whose text no source gives."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", nargs="*", metavar="NAME", help="a name, id, family or tag, or a part of a name")
    parser.add_argument("--edition", default="classic", metavar="E", help="the edition (default: classic)")
    parser.add_argument("--json", action="store_true", help="print a list of objects")
    parser.add_argument("--figures", type=Path, metavar="FILE", help="a file with figures of your own (TOML)")


def run(args: argparse.Namespace) -> int:
    from duskhall.editions.figures import FiguresError, load_figures

    edition = find_edition(args.edition)
    if edition is None:
        return 2
    cards = edition.rules.cards
    if args.figures is not None:
        try:
            mine = {c.id: c for c in load_figures(args.figures, edition)}
        except FiguresError as e:
            return bad_figures(e)
        cards = tuple(mine.get(c.id, c) for c in cards)
    w = words()
    wanted = " ".join(args.name).strip()
    found = search(cards, wanted, w) if wanted else list(cards)
    if not found:
        known = (n for c in cards for n in (c.id, c.stack, c.name))
        hint = elsewhere(edition.name, wanted, w) or did_you_mean(wanted, known)
        return fail(w.say("cards-unknown", name=wanted, edition=args.edition) + hint, NOT_FOUND)
    if args.json:
        json.dump([data(c, w) for c in found], sys.stdout, ensure_ascii=False, indent=2)
        print()
    elif len(found) == 1:
        print(full(found[0], w))
    else:
        print(listing(found, w))
    return OK


def search(cards: tuple[Card, ...], wanted: str, w: Words) -> list[Card]:
    """The card of this name or id alone; else all whose name, id, family or tag fits."""
    name = slug(wanted)
    exact = [c for c in cards if name in (c.id, slug(c.name))]
    if exact:
        return exact
    if not name:
        return []
    tags = {tag for c in cards for tag in c.tags if name in _tag_names(tag, w)}
    return [c for c in cards if name in c.id or name in slug(c.name) or name == c.stack or tags.intersection(c.tags)]


def elsewhere(here: str, wanted: str, w: Words) -> str:
    """The other edition that has such a card, with the command that shows it; or nothing."""
    from duskhall.editions import NAMES, edition

    for name in NAMES:
        if name != here and search(edition(name).rules.cards, wanted, w):
            return " " + w.say("cards-elsewhere", edition=name.title(), name=name, wanted=slug(wanted))
    return ""


def _tag_names(tag: str, w: Words) -> set[str]:
    names = {tag}
    if w.has(f"tag-{tag}"):
        names.add(slug(w.keyword(tag)))
        if w.has(f"tag-{tag}.plural"):
            names.add(slug(w.say(f"tag-{tag}.plural")))
    return names


def listing(cards: list[Card], w: Words) -> str:
    """One card after the other with its figures, wrapped to the terminal."""
    names = [w.say("cards-ours", card=c.name) if c.source == OURS else c.name for c in cards]
    width = max(NAME_WIDTH, *(len(name) + 1 for name in names))
    lines = [
        wrap(w.figures_line(c), f"{name:<{width - 1}} ", " " * width) for c, name in zip(cards, names, strict=True)
    ]
    notes = [wrap(w.say("cards-ours-note"))] if any(c.source == OURS for c in cards) else []
    return "\n".join([*lines, "", *notes, w.say("cards-count", n=len(cards))])


def full(card: Card, w: Words) -> str:
    """Everything about one card."""
    lines = [
        f"{card.name} ({card.id})",
        wrap(w.figures_line(card)),
        *([wrap(tags)] if (tags := other_tags(card, w)) else []),
        w.say("cards-in-box", n=card.count, stack=card.stack),
    ]
    text = w.card_text(card)
    if text:
        lines += ["", *(wrap(line, "  ", "    ") for line in text)]
    if card.figures or card.marks or card.source == OURS:
        about = "cards-source" if card.figures else "cards-source-text"
        lines += ["", wrap(w.say(about, source=source(card.source, w)))]
        lines += [wrap(marked(card, part, mark, w), "  ", "    ") for part, mark in card.marks.items()]
    if card.rulings:
        lines += ["", w.say("cards-rulings"), *(wrap(w.say(r), "  - ", "    ") for r in card.rulings)]
    return "\n".join(lines)


def other_tags(card: Card, w: Words) -> str:
    """The tags without the kind of the card: the line of the figures begins with it."""
    kind = w.kind(card.kind).lower()
    return DOT.join(tag for tag in w.tags_line(card).split(DOT) if tag.lower() != kind)


def marked(card: Card, part: str, mark: str, w: Words) -> str:
    """Where a part with another source comes from: a figure, printed or not, the name, or an ability ("ability-1")."""
    where = source(mark, w)
    if part in card.figures:
        return w.say("cards-mark", figure=w.figure(part), n=card.figures[part], source=where)
    kind, _, number = part.partition("-")
    if kind == "ability" and number.isdecimal():
        return w.say("cards-mark-ability", n=int(number), source=where)
    if part == "name":
        return w.say("cards-mark-name", source=where)
    return w.say("cards-mark-none", figure=w.figure(part), source=where)


def source(name: str, w: Words) -> str:
    """A source in words; an unknown one as it is written."""
    message = f"source-{slug(name)}"
    return w.say(message) if w.has(message) else name


def data(card: Card, w: Words) -> dict[str, object]:
    """A card as an object. ``text`` is all that can be read on it, ``abilities`` the rules text line by line."""
    abilities = w.card_text(card)
    return {
        "id": card.id,
        "name": card.name,
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
