"""What a language still lacks: ``python -m tools.languages de`` compares its messages with those of the first language.

    python -m tools.languages de                        # every file
    python -m tools.languages de page.ftl server.ftl    # these files

A message may drop an argument that the first language only chooses by; one that it shows has to be shown. The pieces of
card text (``text*.ftl``) are each language's own and are not compared; that every card can be worded is.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import duskhall.text
from duskhall.editions import NAMES as EDITIONS
from duskhall.text import FIRST

PIECES = "text-"
"""Messages that begin so belong to the grammar."""
NAMES = ("name-", "stack-", "title-")
"""Names of cards and stacks: the first language has them in the data, or makes them from ids."""
NAMED = "names"
"""Files with such names; the titles of stacks may stand beside them."""
OWN = ("tag-", "kind-", "figure-", "window-", "event-", "seat-", "title-")
"""Messages whose attributes serve the grammar."""
LETTERS = re.compile(r"[^\W\d_]{3,}")


@dataclass
class Asked:
    """What a message, or an attribute of one, asks for and says."""

    chosen: set[str] = field(default_factory=set)
    shown: set[str] = field(default_factory=set)
    text: str = ""


class _Reader(Visitor):
    def __init__(self) -> None:
        self.found = Asked()
        self.messages: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            self.found.chosen.add(node.selector.id.name)
        else:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.shown.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.text += node.value


def files_of(language: str) -> list[Path]:
    """The files of messages of a language, wherever its folder is."""
    return [file for place in duskhall.text.__path__ for file in sorted(Path(place, language).glob("*.ftl"))]


def begins(name: str, *starts: str) -> bool:
    """Does a message begin so, or the one that an edition has in its place?"""
    edition, _, rest = name.partition("-")
    return (rest if edition in EDITIONS else name).startswith(starts)


def entries(path: Path) -> Iterator[ast.Message | ast.Junk]:
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, (ast.Message, ast.Junk)):
            yield entry


def asked(pattern: ast.Pattern, known: dict[str, ast.Message]) -> Asked:
    reader = _Reader()
    reader.visit(pattern)
    for name in reader.messages:
        other = known.get(name)
        if other is not None and other.value is not None:
            more = asked(other.value, known)
            reader.found.chosen |= more.chosen
            reader.found.shown |= more.shown
    return reader.found


def messages(language: str) -> dict[str, tuple[str, ast.Message]]:
    """Every message of a language by its id, with the name of its file."""
    out: dict[str, tuple[str, ast.Message]] = {}
    for path in files_of(language):
        for entry in entries(path):
            if isinstance(entry, ast.Message):
                out[entry.id.name] = path.name, entry
    return out


def faults(language: str, files: tuple[str, ...] = (), first: str = FIRST) -> list[str]:
    """What is wrong with the messages of a language, one line for each fault."""
    out = [
        f"{path.name}: does not parse: {(entry.content or '').strip().splitlines()[0]}"
        for path in files_of(language)
        if not files or path.name in files
        for entry in entries(path)
        if isinstance(entry, ast.Junk)
    ]
    there, here = messages(first), messages(language)
    known, ours = ({name: m for name, (_, m) in of.items()} for of in (there, here))
    for name, (file, message) in there.items():
        if begins(name, PIECES) or (files and file not in files):
            continue
        if name not in here:
            out.append(f"{file}: {name} is missing")
            continue
        if here[name][0] != file and not here[name][0].startswith(NAMED):
            out.append(f"{here[name][0]}: {name} belongs into {file}")
        out += [f"{file}: {fault}" for fault in _compared(name, message, here[name][1], known, ours)]
    for name, (file, _) in here.items():
        if name not in there and not begins(name, PIECES, *NAMES) and (not files or file in files):
            edition, _, rest = name.partition("-")
            if rest not in there:
                out.append(f"{file}: {name} is unknown in {first!r}{f' (edition {edition})' if rest in here else ''}")
    return out


def _compared(
    name: str, theirs: ast.Message, own: ast.Message, known: dict[str, ast.Message], ours: dict[str, ast.Message]
) -> Iterator[str]:
    if theirs.value is not None and own.value is not None:
        yield from _patterns(name, asked(theirs.value, known), asked(own.value, ours))
    elif (theirs.value is None) != (own.value is None):
        yield f"{name} has a text in one language and none in the other"
    if begins(name, *OWN):
        return
    attributes = {a.id.name: a.value for a in own.attributes}
    for attribute in theirs.attributes:
        label = f"{name}.{attribute.id.name}"
        if attribute.id.name not in attributes:
            yield f"{label} is missing"
        else:
            yield from _patterns(label, asked(attribute.value, known), asked(attributes[attribute.id.name], ours))


def _patterns(label: str, theirs: Asked, own: Asked) -> Iterator[str]:
    if unknown := (own.shown | own.chosen) - (theirs.shown | theirs.chosen):
        yield f"{label} asks for what is not given: {', '.join(sorted(unknown))}"
    if unused := theirs.shown - own.shown - own.chosen:
        yield f"{label} does not say: {', '.join(sorted(unused))}"


def same(language: str, files: tuple[str, ...] = (), first: str = FIRST) -> list[str]:
    """Messages of more than one word that read as in the first language: probably not translated."""
    there, here = messages(first), messages(language)
    out = []
    for name, (file, message) in here.items():
        if name not in there or message.value is None or (files and file not in files) or begins(name, PIECES):
            continue
        other = there[name][1].value
        if other is None:
            continue
        text = asked(message.value, {}).text
        if text == asked(other, {}).text and len(LETTERS.findall(text)) > 1:
            out.append(f"{file}: {name} reads as in {first!r}: {text.strip()}")
    return out


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("language")
    parser.add_argument("files", nargs="*")
    args = parser.parse_args()
    files = tuple(args.files)
    found = faults(args.language, files) + same(args.language, files)
    print("\n".join(found) or "nothing is missing")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
