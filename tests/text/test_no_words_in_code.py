"""What people read is a message: no English sentence stands in code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import duskhall

SOURCE = Path(duskhall.__file__).parent
LEFT_OUT = {
    "core": "knows no text: what it refuses has a reason that others word, and what else it says is for programs",
    "text": "holds the words, and complains to translators",
    "editions/classic/cards": "cards are data; languages have names for them",
    "editions/advance/cards": "cards are data",
    "editions/quest/cards": "cards are data",
    "lessons/classic.py": "a script: moves and facts, data as well",
    "lessons/later.py": "a script",
    "bots/levels/features.py": "names of numbers in files of weights",
    "server/api": "the document of the interface, for programmers",
    "server/doors/metrics.py": "what figures mean, for programs that read them",
    "server/app.py": "its beginning",
    "server/wire/typescript.py": "writes TypeScript",
}
"""Files and folders that are not looked at, and why."""
FAULTS = ("AssertionError", "AttributeError", "TypeError", "NotCarriedOut")
"""What is wrong with a program that uses a part of ours wrongly, or with a worker, and is logged at most: never
with what a person has done."""
WORDS = re.compile(r"[A-Za-z]{2,}[,:;]? [a-z]{2,}")
"""Two words in a row. Notation, ids and options have no space between words."""
NOT_FOR_PEOPLE = {
    "a command line that can be pasted": re.compile(r"duskhall [a-z]+ "),
    "what luck is made of, one text for each use": re.compile(r"duskhall [a-z]+(-[a-z]+)?( [a-z]+ ?)?"),
    "lines of files; their keys and results are never translated": re.compile(
        r"(wish guardian|more-keys)(: |: yes)?|(avatars|counted|found|limited|marked): yes|program: duskhall |won by |"
        r"sealed: dungeon/"
    ),
    "whose cards a window or an event is for": re.compile(
        r"rooms nearby|(party(,| and) )?foe( and room)?|room then foe"
    ),
    "SQL": re.compile(
        r".*\b(SELECT|INSERT INTO|UPDATE|DELETE FROM|CREATE|ALTER TABLE|PRAGMA|SAVEPOINT|SET|DECLARE|CLOSE|AND|FROM|"
        r"WHERE|ORDER BY)\b.*"
        r"| ?[a-z_]+ = (\?|'[a-z]+') AND .*|[a-z., ]*coalesce\(.*|([a-z]+\.)?[a-z_]+(, ([a-z]+\.)?[a-z_]+){3,}",
        re.DOTALL,
    ),
    "what browsers call a system": re.compile(r"mac os"),
    "the end of a line in the log": re.compile(r" more of this kind\)"),
    "what a database says where it refuses somebody": re.compile(
        r"password authentication failed|no password supplied|does not exist|too many|remaining connection slots|"
        r"(starting|shutting) (up|down)"
    ),
    "headers of HTTP": re.compile(r"public, max-age=.*|text/plain; charset=.*|attachment; filename=.*"),
}
"""Texts of two words or more that nobody reads as a sentence."""
TAG = re.compile(r"<[a-z!/][^<>]*(>|$)")
"""A tag of HTML, whole or up to where something is filled in."""


def files() -> list[Path]:
    names = {path: path.relative_to(SOURCE).as_posix() for path in sorted(SOURCE.rglob("*.py"))}
    return [path for path, name in names.items() if not any(f"{name}/".startswith(f"{out}/") for out in LEFT_OUT)]


def idle(node: ast.AST) -> Iterator[ast.AST]:
    """What of a node nobody reads but programmers: docstrings, faults of the program, ``repr`` and the log."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        yield node.value
    elif isinstance(node, ast.Assert) and node.msg is not None:
        yield from ast.walk(node.msg)
    elif isinstance(node, ast.FunctionDef) and node.name == "__repr__":
        yield from ast.walk(node)
    elif isinstance(node, ast.Call):
        to = node.func
        fault = isinstance(to, ast.Name) and to.id in FAULTS
        logged = isinstance(to, ast.Attribute) and isinstance(to.value, ast.Name) and to.value.id in ("log", "logger")
        if fault or logged:
            yield from ast.walk(node)


def sentences(code: str) -> Iterator[tuple[int, str]]:
    """Texts of two words or more that a person may read."""
    tree = ast.parse(code)
    unread = {found for node in ast.walk(tree) for found in idle(node)}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str) or node in unread:
            continue
        if WORDS.search(TAG.sub("", node.value)) and not any(
            known.fullmatch(node.value) for known in NOT_FOR_PEOPLE.values()
        ):
            yield node.lineno, node.value


def test_no_sentence_stands_in_code() -> None:
    assert len(files()) > 200
    found = [
        f"{path.relative_to(SOURCE)}:{line}: {text}"
        for path in files()
        for line, text in sentences(path.read_text(encoding="utf-8"))
    ]
    assert not found, "make these messages (src/duskhall/text/en): " + "; ".join(found)


def test_the_check_itself_can_fail() -> None:
    assert [t for _, t in sentences('p.add_argument("--x", help="the edition (default: classic)")')]
    assert [t for _, t in sentences('fail(f"no such file: {x}")')] == ["no such file: "]
    assert not list(sentences('"""Two words."""\nassert x, "two words"\nsay("cards-unknown", n=1)\n"buy:short-sword"'))
    assert not list(
        sentences('log.info("two words")\nraise TypeError("two words")\ndef __repr__(self): return "two words"')
    )
    assert [t for _, t in sentences('raise ValueError("two words")\nlogged.info("two words")')] == ["two words"] * 2
    assert [t for _, t in sentences('page = "<h1>Not found here</h1>"')]


@pytest.mark.parametrize("name", LEFT_OUT)
def test_what_is_left_out_is_there_and_needs_it(name: str) -> None:
    path = SOURCE / name
    code = [path] if path.is_file() else sorted(path.rglob("*.py"))
    assert any([*sentences(file.read_text(encoding="utf-8"))] for file in code), f"{name} need not be left out"
