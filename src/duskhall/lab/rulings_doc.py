"""Makes docs/rulings.md from the rulings on the cards, their words, and the scenarios that show them.

    python -m duskhall.lab.rulings_doc          # writes docs/rulings.md
    python -m duskhall.lab.rulings_doc --check  # says whether it is up to date

Run it from the top of the checkout. A test fails while the document is stale.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import resources
from pathlib import Path

from duskhall.editions import NAMES, edition
from duskhall.notation.lines import NotationError
from duskhall.notation.scenario import Scenario, load
from duskhall.text import words

SCENARIOS = Path("tests/scenarios")
DOCUMENT = Path("docs/rulings.md")
OPEN = "open point"

HEAD = """\
# Rulings

<!-- Made by `python -m duskhall.lab.rulings_doc`. Do not edit: change the ruling, the card or the scenario. -->

A ruling says in one sentence how a card is played where people ask. It stands beside the card (`duskhall cards NAME`),
and a scenario runs it: each link below is a position with moves and outcomes that `duskhall scenario` checks.

Sources: *rulebook* is the rulebook of the edition, named by its heading. Where it leaves a question open the source
says *open points*: the reading is then ours, the scenario shows it, and a better argument wins. The worked examples of
a rulebook stand above the cards, the cards above the prose, the prose above public card tables.
"""


@dataclass(frozen=True, slots=True)
class Shown:
    """A scenario and where it lies, from the folder of scenarios."""

    path: str
    scenario: Scenario


def collect(folder: Path) -> list[Shown]:
    """All scenarios below a folder. Raises NotationError for one that does not parse."""
    return [Shown(p.relative_to(folder).as_posix(), load(p)) for p in sorted(folder.rglob("*.txt"))]


def sections() -> Iterator[tuple[str, list[str]]]:
    """The groups of the rulings' words: a heading and the ids below it."""
    text = resources.files("duskhall.text").joinpath("en", "rulings.ftl").read_text(encoding="utf-8")
    title = ""
    ids: list[str] = []
    for line in text.splitlines():
        if line.startswith("## "):
            if ids:
                yield title, ids
            title, ids = line[3:].strip(), []
        elif found := re.match(r"(ruling-[\w-]+) *=", line):
            ids.append(found[1])
    if ids:
        yield title, ids


def document(scenarios: list[Shown]) -> str:
    """The text of docs/rulings.md. Raises ValueError for a ruling that has no words."""
    w = words("en")
    cards: dict[str, list[str]] = {}
    for name in NAMES:
        for card in edition(name).rules.cards:
            for ruling in card.rulings:
                cards.setdefault(ruling, []).append(card.name)
    shown: dict[str, list[Shown]] = {}
    for one in scenarios:
        for ruling in one.scenario.rulings:
            shown.setdefault(ruling, []).append(one)
    listed = list(sections())
    known = {ruling for _, ids in listed for ruling in ids}
    for ruling in sorted({*cards, *shown} - known):
        where = ", ".join(s.path for s in shown.get(ruling, [])) or ", ".join(cards[ruling])
        raise ValueError(f"{ruling} has no words in rulings.ftl; it is named by {where}")
    out = [HEAD]
    for title, ids in listed:
        out += [f"## {title}", ""]
        for ruling in ids:
            out += [f"### `{ruling}`", "", w.say(ruling), ""]
            if ruling in cards:
                out += [f"Cards: {', '.join(cards[ruling])}.", ""]
            out += [line(one) for one in shown.get(ruling, [])] or ["No scenario yet."]
            out.append("")
    ours = [one for one in scenarios if OPEN in one.scenario.source.lower() and not one.scenario.rulings]
    if ours:
        out += ["## Open points of the rules", ""]
        out += ["Scenarios about rules that stand on no card in particular.", ""]
        out += [line(one) for one in ours]
        out.append("")
    return "\n".join(out).rstrip() + "\n"


def line(one: Shown) -> str:
    """A scenario with its source."""
    title = one.scenario.name[0].upper() + one.scenario.name[1:]
    return f"- [{title}](../{(SCENARIOS / one.path).as_posix()}) ({one.scenario.source})"


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m duskhall.lab.rulings_doc", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; status 1 if the document is stale")
    args = parser.parse_args(argv)
    if not SCENARIOS.is_dir():
        print(f"there is no {SCENARIOS}: run this from the top of the checkout", file=sys.stderr)
        return 2
    try:
        text = document(collect(SCENARIOS))
    except (NotationError, ValueError) as e:
        print(e, file=sys.stderr)
        return 2
    if args.check:
        fresh = DOCUMENT.is_file() and DOCUMENT.read_text(encoding="utf-8") == text
        print(f"{DOCUMENT} is {'up to date' if fresh else 'stale: run python -m duskhall.lab.rulings_doc'}")
        return 0 if fresh else 1
    DOCUMENT.write_text(text, encoding="utf-8")
    print(f"wrote {DOCUMENT}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
