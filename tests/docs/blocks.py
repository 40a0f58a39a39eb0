"""Fenced blocks of the documents, so that tests can run them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
FENCE = re.compile(r"^```([^\n`]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True, slots=True)
class Block:
    """One fenced block: its words after the fence, its text, and where it stands."""

    words: tuple[str, ...]
    text: str
    line: int

    def __str__(self) -> str:
        return f"{' '.join(self.words)} at line {self.line}"


def document(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def blocks(name: str, kind: str) -> list[Block]:
    """The blocks of a document whose first word after the fence is this one."""
    text = document(name)
    found = [Block(tuple(m[1].split()), m[2], text.count("\n", 0, m.start()) + 1) for m in FENCE.finditer(text)]
    return [b for b in found if b.words and b.words[0] == kind]
