"""Makes docs/quest-cards.md: every card of Quest with a part that is ours or not certain, from the cards themselves.

    python -m tools.figures_doc          # writes docs/quest-cards.md
    python -m tools.figures_doc --check  # says whether it is up to date

Run it from the top of the checkout. A test fails while the document is stale.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from duskhall.core.tree import Card
from duskhall.editions.quest.cards import CARDS, QUESTS
from duskhall.telling.cards import OURS
from duskhall.text import Words, words

DOCUMENT = Path("docs/quest-cards.md")
UNCERTAIN = ("inferred", "disputed")
"""Standings of a part that is known, but not for certain."""
SMALL = ("a", "an", "and", "at", "in", "of", "the")
"""Words that are small inside a title."""

HEAD = """\
# The cards of Quest, part by part

<!-- Made by `python -m tools.figures_doc`. Do not edit: change the card, its source or its marks. -->

This page is for owners of Quest who compare their cards with ours. It lists every card with a part that is ours,
inferred or disputed; cards that are known in full are not on it. [The figures of Quest](quest-figures.md) says how we
chose our parts.

*Known* names the parts that a source gives, with (inferred) or (disputed) if it is not certain; *all else* means every
part that the row does not name. Keywords, races and classes are known if the name is, unless the row says otherwise.
*Ours* names every part that no source gives, with its number or its text: `strength` is skill, `weight` the skill that
a weapon needs, `darkness` the light that a room needs, `count` the copies in the box, `ability-2` the second ability as
the program counts them.
"""
COLUMNS = "| id | name | known | ours |\n|---|---|---|---|"


def parts(card: Card) -> dict[str, str]:
    """Every part of a card that can be known or ours, with its source."""
    abilities = (f"ability-{n}" for n in range(1, len(card.abilities) + 1))
    return dict.fromkeys(("name", "count", *card.figures, *abilities), card.source) | card.marks


def named(card: Card, part: str) -> str:
    """A part, with its number if it has one."""
    numbers = {**card.figures, "count": card.count}
    return f"`{part}` {numbers[part]}" if part in numbers else f"`{part}`"


def known_of(card: Card) -> str:
    """What a source gives; of a card that is known, what is not certain."""
    listed = []
    for part, source in parts(card).items():
        doubt = next((word for word in UNCERTAIN if word in source), "")
        if doubt or (source != OURS and card.source == OURS):
            listed.append(named(card, part) + (f" ({doubt})" if doubt else ""))
    if card.source == OURS:
        return ", ".join(listed) or "nothing"
    return ", and ".join(("all else", ", ".join(listed))) if listed else "all else"


def ours_of(card: Card, w: Words) -> str:
    """What no source gives: names and numbers, then the abilities in the program's own words."""
    out, abilities = [], []
    texts = w.card_text(card)
    for part, source in parts(card).items():
        kind, _, number = part.partition("-")
        if source == OURS and kind == "ability":
            abilities.append(f"`{part}`: {texts[int(number) - 1]}")
        elif source == OURS:
            out.append(named(card, part))
    return "<br>".join(([", ".join(out)] if out else []) + abilities).replace("|", "\\|") or "nothing"


def listed(card: Card) -> bool:
    """Does the page have a row for a card?"""
    sources = parts(card).values()
    return OURS in sources or any(word in source for word in UNCERTAIN for source in sources)


def row(card: Card, w: Words) -> str:
    return f"| `{card.id}` | {card.name} | {known_of(card)} | {ours_of(card, w)} |"


def title(quest: str, w: Words) -> str:
    """The name of a quest, as its set-up bears it."""
    if w.has(f"setup-name-{quest}"):
        return w.say(f"setup-name-{quest}")
    return " ".join(word if at and word in SMALL else word.capitalize() for at, word in enumerate(quest.split("-")))


def sections(w: Words) -> Iterator[tuple[str, list[Card]]]:
    """A heading and the cards below it: what every game has, then quest by quest."""
    of_quests = {card.id for quest in QUESTS for card in quest.cards}
    yield "Basic cards", [card for card in CARDS if card.id not in of_quests]
    for quest in QUESTS:
        yield f"Quest {quest.number}: {title(quest.id, w)}", list(quest.cards)


def document() -> str:
    """The text of docs/quest-cards.md."""
    w = words("en", "quest")
    out = [HEAD]
    for heading, cards in sections(w):
        rows = [row(card, w) for card in cards if listed(card)]
        out += [f"## {heading}", "", *([COLUMNS, *rows] if rows else ["Every card is known."]), ""]
    return "\n".join(out).rstrip() + "\n"


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.figures_doc", description=__doc__.partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing; status 1 if the document is stale")
    args = parser.parse_args(argv)
    if not DOCUMENT.parent.is_dir():
        print(f"there is no {DOCUMENT.parent}: run this from the top of the checkout", file=sys.stderr)
        return 2
    text = document()
    if args.check:
        fresh = DOCUMENT.is_file() and DOCUMENT.read_text(encoding="utf-8") == text
        print(f"{DOCUMENT} is {'up to date' if fresh else 'stale: run python -m tools.figures_doc'}")
        return 0 if fresh else 1
    DOCUMENT.write_text(text, encoding="utf-8")
    print(f"wrote {DOCUMENT}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
