"""Makes docs/events.md from the classes of core/events.py.

    python -m tools.events_doc          # writes docs/events.md
    python -m tools.events_doc --check  # says whether it is up to date

Run it from the top of the checkout. A test fails while the document is stale.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import fields
from pathlib import Path

from duskhall.core import events
from duskhall.core.event import Event
from duskhall.server.wire.typescript import written_docs

DOCUMENT = Path("docs/events.md")

HEAD = """\
# Events

<!-- Made by `python -m tools.events_doc` from src/duskhall/core/events.py. Edit that file, or the tool. -->

This page is for people who write clients and bots. An event says what happened, as one seat is told it.
`game.events(seat, since)` returns the events of a seat after number `since`; without a seat, those of a spectator.
Every seat gets every event, numbered 1, 2, 3 without gaps; a card that the seat may not see is `None`.

```python
from duskhall import new_game
from duskhall.core.events import CardMoved, TurnBegan

game = new_game("classic", players=2, seed=7, first=0)
game.answer(0, "rest")
game.answer(0, "done")
for event in game.events(1):
    match event:
        case CardMoved(card=None, source=source, target=target):
            print(f"{event.number}: a hidden card goes from {source} to {target}")
        case CardMoved(card=card, source=source, target=target):
            print(f"{event.number}: {card} goes from {source} to {target}")
        case TurnBegan(seat=seat):
            print(f"{event.number}: seat {seat} begins")
print(game.events(1)[-1])
```

Each kind is a frozen class of `duskhall.core.events`. `event.kind` is its name; `event.data()` returns plain data for
JSON. Seats, ranks and abilities count from 1. Cards, rooms and locations have their ids, zones their names in
[positions](notation.md).

On the wire an event is a JSON object with the same fields. Its kind is the tag `event`. It has no number: the
[version of the update](server.md) takes its place. A field that has its default value is left out:
`{"event": "move", "card": "torch", "source": "deck.1", "target": "hand.1"}`.

| `event` | class | what happened | fields |
|---|---|---|---|
"""


def row(kind: type[Event], docs: dict[str, str]) -> str:
    """The line of one class: its fields with what is written below them."""
    parts = []
    for field in fields(kind)[1:]:
        text = " ".join(docs.get(f"{kind.__name__}.{field.name}", "").split()).rstrip(".")
        parts.append(f"`{field.name}`" + (f" ({text})" if text else ""))
    happened = " ".join((kind.__doc__ or "").split())
    return f"| `{kind.kind}` | `{kind.__name__}` | {happened} | {', '.join(parts)} |"


def document() -> str:
    """The text of docs/events.md."""
    docs = written_docs(events)
    return HEAD + "\n".join(row(kind, docs) for kind in events.CLASSES) + "\n"


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.events_doc")
    parser.add_argument("--check", action="store_true", help="change nothing; 1 if the document is stale")
    found = parser.parse_args(argv)
    text = document()
    if found.check:
        return int(DOCUMENT.read_text(encoding="utf-8") != text)
    DOCUMENT.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
