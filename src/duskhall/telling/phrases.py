"""Small pieces of text that every part of a client needs: names of players and cards, lists, figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from duskhall.core.state import FACE_DOWN
from duskhall.text import Words, words
from duskhall.text.writing import sort_key

from .lines import glued

if TYPE_CHECKING:
    from duskhall.core.rules import Rules
    from duskhall.core.tree import Card
    from duskhall.core.view import View

TYPES = (
    *("hero", "weapon", "item", "spell", "villager", "monster", "thunderstone"),
    *("curse", "disease", "familiar", "avatar", "room", "treasure", "side-quest", "guild", "gear", "wound", "key"),
)
"""The tags that say what a card is, and the order of the sections in lists."""

SHORT = ("attack", "magic", "light", "strength", "weight", "gold")
"""The figures that matter while one plays."""


class Phrases:
    """The words of one table for readers of one language: its players, its cards, and where there are some its rooms.
    Without a language they are for the reader of the moment in which they are made."""

    def __init__(self, names: Sequence[str], rules: Rules, rooms: Sequence[str] = (), language: str = "") -> None:
        self.words: Words = words(language, rules.edition)
        self.say = self.words.say
        self.names = tuple(names)
        self.rules = rules
        self.rooms = tuple(rooms)
        """The tiles of the dungeon, in the order of the hall."""
        self._stacks: dict[str, str] = {}

    def pick_message(self, *names: str) -> str:
        """The first of these messages that there is: the particular one before the general."""
        return next(name for name in names if self.words.has(name))

    # -- players ---------------------------------------------------

    def who(self, seat: int, reader: int) -> dict[str, str | int]:
        """The arguments for a sentence about a seat, told to a reader."""
        return {"who": self.names[seat], "you": "yes" if seat == reader else "no"}

    def person(self, seat: int, reader: int) -> str:
        return self.say("seat-person", **self.who(seat, reader))

    # -- cards ---------------------------------------------------

    def card(self, card_id: str) -> Card:
        return self.rules.cards[self.rules.index[card_id]]

    def name(self, card_id: str) -> str:
        if card_id == FACE_DOWN:
            return self.say("card-face-down")
        return self.words.card_name(self.card(card_id)) if card_id in self.rules.index else card_id

    def bare(self, card_id: str) -> str:
        """The name without its article."""
        return self.words.bare_name(self.card(card_id)) if card_id in self.rules.index else self.name(card_id)

    def key(self, card_id: str) -> tuple[str, str]:
        """The place of a card in a list ordered by name."""
        return self.words.card_key(self.card(card_id)) if card_id in self.rules.index else sort_key(card_id)

    def stack_name(self, name: str) -> str:
        """The title of a stack: its only card, or a title of its own."""
        title = self._stacks.get(name)
        if title is None:
            title = self.name(name) if name in self.rules.index else self.words.stack_name(name)
            self._stacks[name] = title
        return title

    def progress(self, view: View) -> str:
        """How far the viewer has come with its side quest: ``2 of 3``; empty where there is nothing to count."""
        counted = [
            self.say("side-quest-progress.most" if test == "<=" else "side-quest-progress", have=have, need=need)
            for have, test, need in view.progress
        ]
        return self.dots(counted) if counted else ""

    def listed(self, cards: Iterable[str | None]) -> str:
        """``3× Militia, Torch``; cards nobody may name are only counted."""
        counts = Counter(cards)
        hidden = counts.pop(None, 0)
        return self.counted({name: n for name, n in counts.items() if name is not None}, hidden)

    def counted(self, counts: dict[str, int] | Counter[str], hidden: int = 0) -> str:
        names: Counter[str] = Counter()
        for c, n in counts.items():
            names[self.name(c)] += n
        parts = [
            self.say("cards-many", n=n, card=name) if n > 1 else self.say("cards-one", card=name)
            for name, n in names.items()
            if n > 0
        ]
        if hidden:
            parts.append(self.say("cards-hidden-more" if parts else "cards-hidden", n=hidden))
        return self.series(parts) if parts else self.say("cards-none")

    def tally(self, cards: Counter[str]) -> str:
        """Cards by name; those of a hidden pile are only counted."""
        ordered = sorted(cards.items(), key=lambda row: self.key(row[0]))
        named = {name: n for name, n in ordered if not self.words.has(f"cards-of-{name}")}
        out = [self.counted(named)] if named else []
        out += [self.say(f"cards-of-{name}", n=n) for name, n in ordered if name not in named]
        return self.series(out)

    def series(self, parts: Sequence[str]) -> str:
        """``a, b, c``; a short part is not broken at the end of a line."""
        return self.words.series(map(glued, parts))

    def both(self, parts: Sequence[str]) -> str:
        """``a, b and c``."""
        return self.words.both([*map(glued, parts[:-1]), *parts[-1:]])

    def kind(self, card: Card) -> str:
        """The type of a card: the first of TYPES among its tags, or nothing."""
        return next((tag for tag in TYPES if tag in card.tags), "")

    def figures(self, card: Card, which: Sequence[str] = SHORT, kind: bool = True) -> str:
        """``weapon · attack 1 · weight 2``: what the card is, and its figures."""
        parts = [self.words.keyword(self.kind(card))] if kind and self.kind(card) else []
        for figure in which:
            if card.figures.get(figure):
                n = self.number(card.figures[figure])
                parts.append(self.say("figure-number", figure=self.words.figure(figure), n=n))
        if which is SHORT:
            parts.append(self.points(card))
        return self.dots(parts)

    def points(self, card: Card, *, each: bool = False) -> str:
        """``2 points``: what the card is worth at the end, or nothing."""
        vp = card.figures.get("vp", 0)
        message = "card-points-each" if each else "card-points"
        return self.say(message, n=abs(vp), points=self.number(vp)) if vp else ""

    def dots(self, parts: Iterable[str]) -> str:
        """``a · b · c``; empty parts are left out."""
        out = ""
        for part in parts:
            if part:
                out = self.say("join-dots", head=out, next=part) if out else part
        return out

    def about(self, card: Card, *, kind: bool = False) -> str:
        """Figures and text of a card in one paragraph."""
        figures = self.figures(card, kind=kind)
        text = self.text(card)
        return self.say("figures-and-text", figures=figures, text=text) if figures and text else figures or text

    def text(self, card: Card) -> str:
        """The text of a card in one paragraph."""
        return self.words.sentences(self.words.card_text(card))

    def loss(self, attack: int, magic: int) -> str:
        """How a loss is shared between the kinds of attack."""
        if attack and magic:
            return self.say("option-lose-both", attack=attack, magic=magic)
        return self.say("option-lose-attack", n=attack) if attack else self.say("option-lose-magic", n=magic)

    def number(self, n: int) -> str:
        return str(n) if n >= 0 else self.say("number-negative", n=-n)

    def signed(self, n: int) -> str:
        return self.say("number-signed", sign="minus" if n < 0 else "plus", n=abs(n))
