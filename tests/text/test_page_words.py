"""Every word of the page is a message: none is missing, none is left over, and each gets what it asks for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import duskhall
from duskhall.editions import NAMES

TEXT = Path(duskhall.__file__).parent / "text" / "en"
WEB = Path(duskhall.__file__).parents[2] / "web" / "src"
CALL = re.compile(r"\b(?:say|has)\(")
LITERAL = re.compile(r"""["'`](page(?:-[a-z0-9]+)+(?:\.[a-z-]+)?)["'`]""")
TEMPLATE = re.compile(r"`(page-[a-z0-9-]*)\$\{")
OPENING, CLOSING, QUOTES = "([{", ")]}", "\"'`"


@cache
def messages() -> dict[str, ast.Message]:
    entries = [e for path in sorted(TEXT.glob("page*.ftl")) for e in FluentParser().parse(path.read_text("utf-8")).body]
    assert not [e for e in entries if isinstance(e, ast.Junk)]
    found = [e for e in entries if isinstance(e, ast.Message)]
    assert len({m.id.name for m in found}) == len(found), "an id stands twice"
    return {m.id.name: m for m in found}


@cache
def sources() -> dict[str, str]:
    files = [p for p in WEB.rglob("*") if p.suffix in (".ts", ".svelte") and not p.name.endswith(".test.ts")]
    # What builds the page says a few words too.
    files += WEB.parent.glob("*.ts")
    return {p.relative_to(WEB.parent).as_posix(): p.read_text(encoding="utf-8") for p in sorted(files)}


def arguments(code: str, start: int) -> list[str]:
    """The arguments of a call whose bracket ends at ``start``, split at the commas between them."""
    depth, quote, parts, begin = 0, "", [], start
    for i in range(start, len(code)):
        c = code[i]
        if quote:
            if c == quote and code[i - 1] != "\\":
                quote = ""
        elif c in QUOTES:
            quote = c
        elif c in OPENING:
            depth += 1
        elif c in CLOSING and depth:
            depth -= 1
        elif c in CLOSING or (c == "," and not depth):
            parts.append(code[begin:i].strip())
            begin = i + 1
            if c != ",":
                return [part for part in parts if part]
    raise AssertionError(f"a call has no end: {code[start : start + 80]}")


def given(argument: str) -> set[str] | None:
    """The names in an object such as ``{ n: 1, name }``; None if it is no plain object."""
    if not argument.startswith("{"):
        return None
    pairs = arguments(argument[:-1] + ")", 1)
    if any(pair.startswith("...") for pair in pairs):
        return None
    return {re.split(r"[:\s]", pair, maxsplit=1)[0].strip("\"'") for pair in pairs}


class Variables(Visitor):
    """The arguments a message asks for, those of the messages in it included."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.visit(messages()[node.id.name])


def wanted(message: str) -> set[str]:
    name, _, attribute = message.partition(".")
    found = Variables()
    entry = messages()[name]
    part = next(a for a in entry.attributes if a.id.name == attribute).value if attribute else entry.value
    found.visit(part)
    return found.names


def calls() -> Iterator[tuple[str, list[str]]]:
    for name, code in sources().items():
        if name != "src/lib/words.ts":
            yield from ((name, arguments(code, found.end())) for found in CALL.finditer(code))


def used() -> set[str]:
    """Ids that stand anywhere in the code as a whole."""
    return {found for code in sources().values() for found in LITERAL.findall(code)}


def test_every_message_of_the_page_is_there() -> None:
    assert len(used()) > 100
    attributes = {f"{m}.{a.id.name}" for m, entry in messages().items() for a in entry.attributes}
    assert not used() - messages().keys() - attributes


def test_every_id_that_is_put_together_begins_like_a_message() -> None:
    prefixes = {found for code in sources().values() for found in TEMPLATE.findall(code)}
    assert prefixes
    for prefix in prefixes:
        assert prefix != "page-", "this says nothing about which message is meant"
        assert any(m.startswith(prefix) for m in messages()), prefix


def bare(message: str) -> str:
    """The id without the edition whose own words it has."""
    edition, _, rest = message.partition("-")
    return rest if edition in NAMES else message


def test_no_message_is_left_over() -> None:
    inside = {
        ref for path in TEXT.glob("page*.ftl") for ref in re.findall(r"\{ (page-[a-z0-9-]+)", path.read_text("utf-8"))
    }
    prefixes = tuple(found for code in sources().values() for found in TEMPLATE.findall(code))
    named = {m.partition(".")[0] for m in used()} | inside
    assert not [m for m in messages() if bare(m) not in named and not bare(m).startswith(prefixes)]


def test_every_message_gets_what_it_asks_for() -> None:
    checked = 0
    for name, (first, *rest) in calls():
        asked = LITERAL.findall(first)
        names = given(rest[0]) if rest else set()
        # Ids and arguments that are made elsewhere are checked where they are used: say() throws.
        if not asked or names is None or TEMPLATE.search(first):
            continue
        for message in asked:
            # Of several messages one may need less than the others.
            missing, idle = wanted(message) - names, names - set().union(*map(wanted, asked))
            assert not missing and not idle, f"{name}: {message} lacks {missing}, has no use for {idle}"
            checked += 1
    assert checked > 100


def test_the_check_itself_can_fail() -> None:
    assert arguments('say("a", { n: f(1, 2), name })', 4) == ['"a"', "{ n: f(1, 2), name }"]
    assert given("{ n: f(1, 2), name }") == {"n", "name"}
    assert given("{ ...others }") is None and given("args") is None
    assert LITERAL.findall('x ? "page-a" : "page-b.title"') == ["page-a", "page-b.title"]
    assert TEMPLATE.findall("`page-a-${x}`") == ["page-a-"]
    assert wanted("page-title") == {"text"}
