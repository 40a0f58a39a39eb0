"""``duskhall cards``: lists the cards of a box, searches them, shows one in full."""

from __future__ import annotations

import argparse
import json
import sys
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from duskhall.commands import NOT_FOUND, OK, after, bad_figures, did_you_mean, fail, find_edition, wrap
from duskhall.editions.names import slug
from duskhall.telling.cards import OURS, data, marked, other_tags, sourced
from duskhall.telling.names import in_notation, names_of, spellings, understood
from duskhall.terminal.plain import plain
from duskhall.text import Words, languages, words
from duskhall.text.writing import columns, left, typed

if TYPE_CHECKING:
    from duskhall.core.tree import Card

NAME_WIDTH = 20


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", nargs="*", metavar="NAME", help=plain("cards-option-name"))
    parser.add_argument("--edition", default="classic", metavar="E", help=plain("option-edition"))
    parser.add_argument("--quest", metavar="N", help=plain("cards-option-quest"))
    parser.add_argument("--json", action="store_true", help=plain("cards-option-json"))
    parser.add_argument("--figures", type=Path, metavar="FILE", help=plain("cards-option-figures"))


def run(args: argparse.Namespace) -> int:
    from duskhall.editions.choosing import wished
    from duskhall.editions.errors import FiguresError, SetupError
    from duskhall.editions.figures import load_figures
    from duskhall.telling.setup import explain

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
    w = words(edition=edition.name)
    if args.quest is not None:
        try:
            (pack,) = wished(edition, quests=in_notation([args.quest], edition)).packs
        except SetupError as e:
            return fail(explain(e, w))
        cards = tuple(c for c in cards if c.id in edition.packs[pack])
    wanted = " ".join(args.name).strip()
    found = search(cards, wanted, w) if wanted else list(cards)
    if not found:
        known = {n: w.card_name(c) for c in cards for n in (c.id, *names_of(c, edition.name).values())}
        known |= {c.stack: c.stack for c in cards if c.stack not in known}
        hint = elsewhere(edition.name, wanted, w) or did_you_mean(wanted, known)
        return fail(w.say("cards-unknown", name=wanted, edition=w.edition_title(edition.name)) + hint, NOT_FOUND)
    if args.json:
        rows = [data(c, w) | {"pack": edition.pack_of(c.id)} for c in found]
        json.dump(rows, sys.stdout, ensure_ascii=False, indent=2)
        print()
    elif len(found) == 1:
        if told := understood(found[0], wanted, w):
            print(wrap(told) + "\n")
        print(full(found[0], w))
    else:
        print(listing(found, w))
    return OK


def search(cards: tuple[Card, ...], wanted: str, w: Words) -> list[Card]:
    """The card of this name or id alone; else all whose name, id, family or tag fits, in any language."""
    tries = {name for name in (slug(wanted), typed(wanted)) if name}
    known = [(c, spellings(c, w.edition)) for c in cards]
    exact = [c for c, names in known if tries & names]
    if exact or not tries:
        return exact
    tags = {tag for tag in {tag for c in cards for tag in c.tags} if tries & _tag_names(tag, w.edition)}
    return [
        c
        for c, names in known
        if any(part in name for part in tries for name in names)
        or tries & _stack_names(c.stack, w.edition)
        or tags.intersection(c.tags)
    ]


def elsewhere(here: str, wanted: str, w: Words) -> str:
    """The other edition that has such a card, with the command that shows it; or nothing."""
    from duskhall.editions import NAMES, edition

    for name in NAMES:
        if name != here and search(edition(name).rules.cards, wanted, w):
            return after(w.say("cards-elsewhere", edition=w.edition_title(name), name=name, wanted=slug(wanted)))
    return ""


@cache
def _tag_names(tag: str, edition: str) -> set[str]:
    """What a tag is called, in all languages."""
    names = {tag}
    for w in (words(language, edition) for language in languages()):
        for message in (f"tag-{tag}", f"tag-{tag}.plural"):
            if w.has(message):
                names |= {slug(w.say(message)), typed(w.say(message))}
    return names


@cache
def _stack_names(stack: str, edition: str) -> set[str]:
    """What a family is called, in all languages."""
    return {stack, *(typed(words(language, edition).stack_name(stack)) for language in languages())}


def listing(cards: list[Card], w: Words) -> str:
    """One card after the other with its figures, wrapped to the terminal."""
    names = [w.say("cards-ours", card=w.card_name(c)) if c.source == OURS else w.card_name(c) for c in cards]
    width = max(NAME_WIDTH, *(columns(name) + 1 for name in names))
    lines = [
        wrap(w.figures_line(c), f"{left(name, width - 1)} ", " " * width) for c, name in zip(cards, names, strict=True)
    ]
    notes = [wrap(w.say("cards-ours-note"))] if any(c.source == OURS for c in cards) else []
    return "\n".join([*lines, "", *notes, w.say("cards-count", n=len(cards))])


def from_pack(card: Card, w: Words) -> list[str]:
    """A line with the pack of a card, where the box comes in several."""
    from duskhall.editions import edition
    from duskhall.text.names import setup_name

    packs = list(edition(w.edition).packs) if w.edition else []
    pack = edition(w.edition).pack_of(card.id) if packs else ""
    return [w.say("cards-pack", n=packs.index(pack) + 1, pack=setup_name(pack, w))] if pack else []


def stack_name(card: Card, w: Words) -> str:
    """The stack a card lies in: its own, or that of its family."""
    from duskhall.editions import edition

    cards = edition(w.edition).rules.cards if w.edition else ()
    first = next((c for c in cards if c.id == card.stack), None)
    return w.stack_name(card.stack) if first is None else w.card_name(first)


def full(card: Card, w: Words) -> str:
    """Everything about one card."""
    lines = [
        f"{w.card_name(card)} ({card.id})",
        wrap(w.figures_line(card)),
        *([wrap(tags)] if (tags := other_tags(card, w)) else []),
        w.say("cards-in-box", n=card.count, stack=stack_name(card, w)),
        *from_pack(card, w),
    ]
    text = w.card_text(card)
    if text:
        lines += ["", *(wrap(line, "  ", "    ") for line in text)]
    if card.figures or card.marks or card.source == OURS:
        lines += ["", wrap(sourced(card, w))]
        lines += [wrap(marked(card, part, mark, w), "  ", "    ") for part, mark in card.marks.items()]
    if card.rulings:
        lines += ["", w.say("cards-rulings"), *(wrap(w.say(r), "  - ", "    ") for r in card.rulings)]
    return "\n".join(lines)
