"""Words for people: every text a player reads is a message with typed arguments, kept in a folder per language.

A folder such as ``en`` holds ``*.ftl`` files (Project Fluent) and ``grammar``, which puts the sentences of card text
together in its own word order (see :mod:`duskhall.text.render`). Importing this module reads no file and no library; a
message is parsed when it is first said, and one line that has no choice in it not at all.

Who reads decides on the language: :func:`words` without a language are the words of the reader, whom a command names
once for the whole program (:func:`speak`) and a server anew for every answer (:func:`reading`).

Languages are found where the package is, and in the folder that ``DUSKHALL_WORDS`` names.

An edition may have other words for the same thing: where there is a message with the edition's name before its id, such
as ``quest-figure-strength``, the words of that edition say it instead.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, cached_property
from importlib import import_module
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Message

    from duskhall.core.tree import Ability, Card
    from duskhall.text.render import Grammar

from .writing import capital, sort_key, typed

__all__ = ["BrokenMessage", "UnknownMessage", "Words", "languages", "reader", "reading", "speak", "spoken", "words"]

FIRST = "en"
"""The language that has every message, and that is spoken where nobody has chosen."""

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""The head of a message, or of a term with its dash. Everything up to the next head belongs to it."""
PLAIN = re.compile(r"[a-zA-Z][\w-]* *= *([^\s{}][^\n{}]*?) *(?:\n(?: *|#.*))*(?:\n +\.[a-z][\s\S]*)?")
"""A message of one line without a placeable, followed only by comments and attributes."""
FILLED = re.compile(
    r"[a-zA-Z][\w-]* *= *((?:[^\s{}]|\{ *\$[\w-]+ *\})(?:[^\n{}]|\{ *\$[\w-]+ *\})*?) *(?:\n(?: *|#.*))*"
)
"""A message of one line with only arguments in its placeables."""
ARGUMENT = re.compile(r"\{ *\$([\w-]+) *\}")
LONGEST = 100_000
"""Characters of an argument: a list of a hundred cards, each with its id, has some 6,000."""
REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")
"""Another message or term inside a placeable."""
DECIDING = re.compile(r"\$([\w-]+)(?!\s*\}|[\w-])")
"""An argument that does not stand alone in its placeable: the wording depends on it."""
GAP = "\0"
"""Before and after the name of a text that is still to be filled in."""


SOFT_HYPHEN = "\u00ad"

TEXTS = 5000
"""Texts of abilities that are kept, and wordings of messages."""


class UnknownMessage(KeyError):
    """The language has no message, or no attribute, of this id."""

    def __init__(self, language: str, message_id: str) -> None:
        super().__init__(message_id)
        self.language = language
        self.message_id = message_id

    def __str__(self) -> str:
        return f"no message {self.message_id!r} in language {self.language!r}"


class BrokenMessage(ValueError):
    """A message does not parse, is there twice, or was said with wrong arguments."""


class Words:
    """The words of one language, as one edition has them."""

    def __init__(self, language: str, edition: str = "") -> None:
        self.language = language
        self.edition = edition
        self._parsing = RLock()
        self._lines: dict[str, list[str]] = {}
        """Of each message that was said: texts and names of arguments by turns; nothing if it is not so simple."""
        self._deciding: dict[str, frozenset[str]] = {}
        """Of each message that was said: the texts on which its wording depends."""
        self._worded: dict[tuple[object, ...], list[str]] = {}
        """Messages by what decides on their wording: texts, and names of texts to be filled in, by turns. A story says
        the same of ever other cards and players."""
        self._names: dict[tuple[str, str], str] = {}
        """Of cards, by their ids and the names in the data."""

    # -- messages -----------------------------------------------------------------------------------------------------

    def say(self, message_id: str, /, **args: str | int) -> str:
        """The message with its arguments filled in; ``"id.attribute"`` says an attribute of it.

        >>> words("en").say("figure-magic")
        'magic attack'
        """
        filled = self._filled(message_id, args)
        if filled is not None:
            return filled
        deciding = self._deciding.get(message_id)
        if deciding is None:
            deciding = self._deciding[message_id] = self._decides(self._own(message_id.partition(".")[0]))
        key = (message_id, *[pair for pair in args.items() if type(pair[1]) is not str or pair[0] in deciding])
        parts = self._worded.get(key)
        if parts is None:
            if len(self._worded) >= TEXTS:
                self._worded.clear()
            parts = self._worded[key] = self._with_gaps(message_id, args, deciding)
        return parts[0] if len(parts) == 1 else _joined(parts, args)

    def _with_gaps(self, message_id: str, args: dict[str, str | int], deciding: frozenset[str]) -> list[str]:
        """A message in which texts that do not decide on anything are still to be filled in."""
        given = {
            name: value if type(value) is not str else value.replace(GAP, "") if name in deciding else GAP + name + GAP
            for name, value in args.items()
        }
        return self._resolved(message_id, given).split(GAP)

    def _decides(self, name: str) -> frozenset[str]:
        """The arguments on which the wording of a message depends, or that of one it refers to."""
        source = self._sources.get(name, "")
        others = [self._decides(other) for other in REFERENCE.findall(source) if other in self._sources]
        return frozenset(DECIDING.findall(source)).union(*others)

    def _resolved(self, message_id: str, args: dict[str, str | int]) -> str:
        """The message as the library says it."""
        name, _, attribute = message_id.partition(".")
        message = self._message(self._own(name))
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise UnknownMessage(self.language, message_id)
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise BrokenMessage(f"{message_id} ({self.language}): {'; '.join(map(str, errors))}")
        return str(text)

    def plain(self, message_id: str) -> str | None:
        """The text of a message that is one line without placeables; for this the library need not be loaded."""
        found = PLAIN.fullmatch(self._sources.get(self._own(message_id), ""))
        return found[1] if found else None

    def _filled(self, message_id: str, args: dict[str, str | int]) -> str | None:
        """The text of a message that is one line with texts as its arguments: it needs no library either. A number is
        written as the language has it, which the library knows."""
        parts = self._lines.get(message_id)
        if parts is None:
            parts = self._lines[message_id] = self._parts(message_id)
        if not parts:
            return None
        if len(parts) == 1:
            return parts[0]
        if any(type(args.get(name)) is not str for name in parts[1::2]):
            return None
        return _joined(parts, args)

    def _parts(self, message_id: str) -> list[str]:
        plain = self.plain(message_id)
        if plain is not None:
            return [plain]
        found = FILLED.fullmatch(self._sources.get(self._own(message_id), ""))
        return ARGUMENT.split(found[1]) if found else []

    def means(self, text: str, *message_ids: str) -> bool:
        """Has a person typed one of these words, in this language or the first?"""
        wanted = typed(text)
        speakers = (self, _words(FIRST, self.edition))
        return bool(wanted) and any(typed(w.say(i)) == wanted for w in speakers for i in message_ids)

    def has(self, message_id: str) -> bool:
        """Is there such a message, or such an attribute of a message (``"id.attribute"``)?"""
        name, _, attribute = message_id.partition(".")
        name = self._own(name)
        if name not in self._sources or name.startswith("-"):
            return False
        return not attribute or attribute in self._message(name).attributes

    def ids(self) -> Iterator[str]:
        """The ids of all messages, file by file."""
        return (name for name in self._sources if not name.startswith("-"))

    def _own(self, name: str) -> str:
        """The edition's own message of this name, if it has one."""
        own = f"{self.edition}-{name}"
        return own if own in self._sources else name

    @cached_property
    def _sources(self) -> dict[str, str]:
        """The text of every message and term by its id, not parsed yet."""
        return sources(self.language)

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle, resolver

        # The library distrusts translators, and takes a long list of cards for an attack.
        resolver.MAX_PART_LENGTH = LONGEST
        return FluentBundle([self.language], use_isolating=False)

    def _message(self, name: str) -> Message:
        self._parse(name)
        if name.startswith("-") or not self._bundle.has_message(name):
            raise UnknownMessage(self.language, name)
        return self._bundle.get_message(name)

    def _parse(self, name: str) -> None:
        """Hand a message to the bundle, and before it every message it refers to."""
        if name in self._parsed or name not in self._sources:
            return
        with self._parsing:
            self._parse_now(name)

    def _parse_now(self, name: str) -> None:
        """The unlocked part, for one thread at a time: a message counts as parsed when the bundle has it."""
        if name in self._parsed:
            return
        from fluent.runtime import FluentResource
        from fluent.syntax.ast import Junk

        source = self._sources[name]
        for reference in REFERENCE.findall(source):
            if reference in self._sources:
                self._parse_now(reference)
        resource = FluentResource(source)
        if any(isinstance(entry, Junk) for entry in resource.body):
            raise BrokenMessage(f"{name} ({self.language}) does not parse:\n{source}")
        self._bundle.add_resource(resource)
        self._parsed.add(name)

    @cached_property
    def _parsed(self) -> set[str]:
        return set()

    # -- lists, numbers, dates -----------------------------------------------------------------------------------------

    def series(self, parts: Iterable[str]) -> str:
        """``a, b, c``."""
        out = ""
        for part in parts:
            out = self.say("join-list", head=out, next=part) if out else part
        return out

    def sentences(self, parts: Iterable[str]) -> str:
        """Sentences in a row."""
        out = ""
        for part in parts:
            out = self.say("join-sentences", head=out, next=part) if out and part else out or part
        return out

    def both(self, parts: Sequence[str]) -> str:
        """``a, b and c``."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say("join-and", head=self.series(parts[:-1]), last=parts[-1])

    def number(self, n: float, places: int = 0) -> str:
        """A number with so many decimal places, as the language groups digits: ``12,345.6``."""
        signs = {",": self.say("number-group"), ".": self.say("number-point")}
        text = "".join(signs.get(c, c) for c in f"{abs(n):,.{places}f}")
        return self.say("number-negative", n=text) if n < 0 else text

    def percent(self, share: float, places: int = 0) -> str:
        """A share of 1 as percent: ``12.5%``."""
        return self.say("number-percent", n=self.number(100 * share, places))

    def date(self, day: str) -> str:
        """A date, given as ``2026-11-18``."""
        parts = day.split("-")
        return self.say("date-day", year=parts[0], month=parts[1], day=parts[2]) if len(parts) == 3 else day

    # -- cards --------------------------------------------------------------------------------------------------------

    @cached_property
    def grammar(self) -> Grammar[Any]:
        """The language's own grammar: ``grammar(words)`` of its ``grammar``."""
        made: Grammar[Any] = import_module(f"{__name__}.{self.language}.grammar").grammar(self)
        return made

    def card_name(self, card: Card, *, breaks: bool = False) -> str:
        """The name of a card; the first language's are those of the data. ``breaks``: with soft hyphens, or spaces
        without a width, where a long word may be broken, for clients that can draw them."""
        if breaks:
            return self.grammar.breaks(self._name_of(card))
        key = card.id, card.name
        name = self._names.get(key)
        if name is None:
            if len(self._names) >= TEXTS:
                self._names.clear()
            name = self._names[key] = self._name_of(card).replace(SOFT_HYPHEN, "")
        return name

    def _name_of(self, card: Card) -> str:
        own = f"name-{card.id}"
        return self.say(own) if self.has(own) else card.name

    def bare_name(self, card: Card) -> str:
        """The name of a card without the article it may begin with, for a message that says one."""
        name = self.card_name(card)
        for article in (self.plain("name-articles") or "").split(", "):
            if article and name.startswith(f"{article} "):
                return name[len(article) + 1 :]
        return name

    def stack_name(self, name: str) -> str:
        """The title of a stack or group of cards. A made-up one is called by its id."""
        own = f"stack-{name}"
        return self.say(own) if self.has(own) else " ".join(map(capital, name.split("-")))

    def edition_title(self, name: str) -> str:
        """The name of an edition: ``Classic``."""
        return self.say(f"edition-title-{name}")

    def card_key(self, card: Card) -> tuple[str, str]:
        """The place of a card in a list ordered by name; ``.reading`` of the name says how it is read."""
        return sort_key(self.card_reading(card) or self.card_name(card))

    def card_reading(self, card: Card) -> str:
        """How the name of a card is read, or nothing where its letters tell."""
        reading = f"name-{card.id}.reading"
        return self.say(reading) if self.has(reading) else ""

    def card_text(self, card: Card) -> list[str]:
        """The rules text of a card, one line for each ability."""
        return [self.ability_text(ability, card) for ability in card.abilities]

    def ability_text(self, ability: Ability, card: Card) -> str:
        """The rules text of one ability of the card. Logs say the same ones again and again, so they are kept."""
        key = id(ability), card.id
        kept = self._texts.get(key)
        if kept is None or kept[0] is not ability:
            if len(self._texts) >= TEXTS:
                self._texts.clear()
            kept = self._texts[key] = ability, self.grammar.ability(ability, card)
        return kept[1]

    @cached_property
    def _texts(self) -> dict[tuple[int, str], tuple[Ability, str]]:
        return {}

    def figures_line(self, card: Card) -> str:
        """The kind and the printed figures in one line."""
        return self.grammar.figures_line(card)

    def tags_line(self, card: Card) -> str:
        """The tags in one line."""
        return self.say("text-separator").join(self.tag_words(card))

    def tag_words(self, card: Card) -> list[str]:
        """A word for each tag, as the card says it."""
        return self.grammar.tag_words(card)

    def keyword(self, tag: str) -> str:
        """The word for a tag."""
        return self.say(f"tag-{tag}")

    def figure(self, name: str) -> str:
        """The word for a figure."""
        return self.say(f"figure-{name}")

    def kind(self, name: str) -> str:
        """The word for a kind of card."""
        return self.say(f"kind-{name}")


def _joined(parts: Sequence[str], args: dict[str, str | int]) -> str:
    """Texts, and arguments by their names, by turns."""
    out = list(parts)
    out[1::2] = [str(args[name]) for name in parts[1::2]]
    return "".join(out)


@cache
def sources(language: str) -> dict[str, str]:
    """The text of every message and term of a language by its id."""
    found: dict[str, str] = {}
    files = [file for folder in __path__ for file in sorted(Path(folder, language).glob("*.ftl"))]
    if not files:
        raise LookupError(f"there are no words for language {language!r}")
    for file in files:
        text = file.read_text(encoding="utf-8")
        heads = list(ENTRY.finditer(text))
        for head, end in zip(heads, [h.start() for h in heads[1:]] + [len(text)], strict=True):
            if head[1] in found:
                raise BrokenMessage(f"{file.name}: message {head[1]!r} is there twice")
            found[head[1]] = text[head.start() : end]
    return found


# ----------------------------------------------------------------------------------------------------------------------
# The reader

_reader: ContextVar[str] = ContextVar("reader")
"""The reader of what is said in this context: a request, a socket. Threads and tasks keep theirs apart."""
_program = [FIRST]
"""The reader of the whole program, where a context has none of its own."""


@cache
def languages() -> tuple[str, ...]:
    """The languages that have a folder, the first language before the others."""
    folders = [folder for place in __path__ if Path(place).is_dir() for folder in Path(place).iterdir()]
    found = sorted({folder.name for folder in folders if any(folder.glob("*.ftl"))})
    return (FIRST, *(name for name in found if name != FIRST))


def look_in(folder: str | Path) -> None:
    """Find languages in this folder as well: ``FOLDER/eo/*.ftl`` and ``FOLDER/eo/grammar``."""
    if str(folder) not in __path__:
        __path__.append(str(folder))
    forget()


def forget() -> None:
    """Read languages anew when they are next asked for."""
    for kept in (languages, sources, _words):
        kept.cache_clear()


def spoken(tag: str) -> str | None:
    """The language we have for a tag of the outside, such as ``de-AT``, ``de_DE.UTF-8`` or ``JA``; None without one."""
    name = re.split(r"[-_.@]", tag.strip().lower(), maxsplit=1)[0]
    return name if name in languages() else None


def reader() -> str:
    """The language of the present reader."""
    return _reader.get(_program[0])


def speak(language: str) -> None:
    """From here on the reader is one of this language, in all threads, unless a context has a reader of its own."""
    if language not in languages():
        raise LookupError(f"there are no words for language {language!r}")
    _program[0] = language


@contextmanager
def reading(language: str) -> Iterator[None]:
    """Words used inside are for a reader of this language."""
    token = _reader.set(language)
    try:
        yield
    finally:
        _reader.reset(token)


def words(language: str = "", edition: str = "") -> Words:
    """The words of a language, or of an edition in this language; without a language the reader's. Always the same
    object for the same language and edition."""
    return _words(language or reader(), edition)


@cache
def _words(language: str, edition: str) -> Words:
    return Words(language, edition)


if os.environ.get("DUSKHALL_WORDS"):
    look_in(os.environ["DUSKHALL_WORDS"])
