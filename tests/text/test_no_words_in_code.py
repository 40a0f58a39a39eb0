"""What people read is a message: commands and the parts behind them hold no English sentences of their own."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import duskhall

SOURCE = Path(duskhall.__file__).parent
OURS = (
    *("cli.py", "commands", "doctor", "review", "telling", "terminal", "campaign"),
    *("bots/asking.py", "bots/loading.py", "lab/simulate.py"),
)
WORDS = re.compile(r"[A-Za-z]{2,}[,:;]? [a-z]{2,}")
"""Two words in a row. Notation, ids and options have no space between words."""
COMMAND = re.compile(r"duskhall [a-z]+ ")
"""A command line that can be pasted."""
LINE = re.compile(r"(wish guardian|more-keys)(: |: yes)?")
"""Lines of the file of a campaign; their keys are never translated."""


def files() -> list[Path]:
    found = [p for name in OURS for p in ([SOURCE / name] if name.endswith(".py") else (SOURCE / name).rglob("*.py"))]
    return sorted(found)


def sentences(code: str) -> Iterator[tuple[int, str]]:
    """Texts of two words or more; not docstrings, nor faults of the program (``assert``, ``AssertionError``)."""
    tree = ast.parse(code)
    idle: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            idle.add(node.value)
        elif isinstance(node, ast.Assert) and node.msg is not None:
            idle.update(ast.walk(node.msg))
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "AssertionError":
            idle.update(ast.walk(node))
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str) or node in idle:
            continue
        if WORDS.search(node.value) and not (COMMAND.fullmatch(node.value) or LINE.fullmatch(node.value)):
            yield node.lineno, node.value


def test_no_sentence_stands_in_code() -> None:
    assert len(files()) > 50
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
