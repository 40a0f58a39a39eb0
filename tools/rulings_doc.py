"""Makes docs/rulings.md from the rulings on the cards, their words, and the scenarios that show them.

    python -m tools.rulings_doc          # writes docs/rulings.md
    python -m tools.rulings_doc --check  # says whether it is up to date

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
OURS = re.compile(r"\bopen points?\b|\bours\b", re.IGNORECASE)
"""A source that says: the rules leave this open, and somebody had to decide."""

TESTS = {"ruling-quest-campaign-": "tests/campaign/test_model.py"}
"""Rulings by the beginning of their names that no single position can show, and the tests that do."""

HEAD = """\
# Rulings

<!-- Made by `python -m tools.rulings_doc`. Do not edit: change the ruling, the card or the scenario. -->

This page is for players who look up a question, and for people who check our answers. A ruling says in one sentence how
a card is played where its text leaves doubt. It is shown beside the card (`duskhall cards NAME`), and a scenario runs
it: each link below is a position with moves and outcomes that `duskhall scenario` checks.

Sources: *rulebook* is the rulebook of the edition, named by its heading. For Advance we had no rulebook but two
summaries of the rules; the *German summary* with its *German glossary* outranks the *English summary*. *Card* is the
text of the card in public card tables; for Quest, whose cards few sources show, it is our text. *Open points* and
*ours* mean that no source settles the question: the reading is ours, the scenario shows it, and a better argument wins.
Worked examples outrank the cards, the cards outrank the prose, and the prose outranks public card tables.

Other pages list the cards and figures that are made up, inferred or disputed: for
[Classic and Advance](advance-reconstructed.md), and for [Quest](quest-cards.md).
"""


@dataclass(frozen=True, slots=True)
class Shown:
    """A scenario and where it lies, from the folder of scenarios."""

    path: str
    scenario: Scenario


def collect(folder: Path) -> list[Shown]:
    """All scenarios below a folder. Raises NotationError for one that does not parse."""
    return [Shown(p.relative_to(folder).as_posix(), load(p)) for p in sorted(folder.rglob("*.txt"))]


def sections() -> Iterator[tuple[str, str, list[str]]]:
    """The groups of the rulings' words: their edition, a heading and the ids below it. The file tells the edition: that
    of the first one has no name behind "rulings"."""
    folder = resources.files("duskhall.text").joinpath("en")
    names = sorted(f.name for f in folder.iterdir() if re.fullmatch(r"rulings[\w-]*\.ftl", f.name))
    files = {n: next((e for e in NAMES if f"rulings-{e}" in n), NAMES[0]) for n in names}
    for name in sorted(files, key=lambda n: (NAMES.index(files[n]), len(n))):
        title = ""
        ids: list[str] = []
        for line in folder.joinpath(name).read_text(encoding="utf-8").splitlines():
            if line.startswith("## "):
                if ids:
                    yield files[name], title, ids
                title, ids = line[3:].strip(), []
            elif found := re.match(r"(ruling-[\w-]+) *=", line):
                ids.append(found[1])
        if ids:
            yield files[name], title, ids


def heading(name: str, title: str) -> str:
    """A heading that begins with the edition."""
    bare = re.sub(rf"^{name}: *", "", title, flags=re.IGNORECASE)
    return f"## {name.capitalize()}: {bare[0].upper()}{bare[1:]}"


def document(scenarios: list[Shown]) -> str:
    """The text of docs/rulings.md. Raises ValueError for a ruling that has no words."""
    w = words("en")
    cards: dict[str, dict[str, list[str]]] = {}
    for name in NAMES:
        for card in edition(name).rules.cards:
            for ruling in card.rulings:
                found = cards.setdefault(ruling, {}).setdefault(name, [])
                if card.name not in found:
                    found.append(card.name)
    shown: dict[str, list[Shown]] = {}
    for one in scenarios:
        for ruling in one.scenario.rulings:
            shown.setdefault(ruling, []).append(one)
    listed = list(sections())
    known = {ruling for _, _, ids in listed for ruling in ids}
    for ruling in sorted({*cards, *shown} - known):
        named = [name for names in cards.get(ruling, {}).values() for name in names]
        where = ", ".join(s.path for s in shown.get(ruling, [])) or ", ".join(named)
        raise ValueError(f"{ruling} has no words in the rulings of any edition; it is named by {where}")
    out = [HEAD]
    for name in NAMES:
        for title, ids in [(title, ids) for which, title, ids in listed if which == name]:
            out += [heading(name, title), ""]
            for ruling in ids:
                out += [f"### `{ruling}`", "", w.say(ruling), ""]
                for box, names in cards.get(ruling, {}).items():
                    out += [f"Cards of {box.capitalize()}: {', '.join(names)}.", ""]
                tests = [f"- [Tests of campaigns](../{path}) (ours)" for name, path in TESTS.items() if name in ruling]
                out += [line(one) for one in shown.get(ruling, [])] or tests or ["No scenario yet."]
                out.append("")
        ours = [
            one
            for one in scenarios
            if one.scenario.start.rules.edition == name
            and OURS.search(one.scenario.source)
            and not one.scenario.rulings
        ]
        if ours:
            out += [heading(name, "Open points of the rules"), ""]
            out += ["Scenarios about what the rules leave open and no ruling on a card says.", ""]
            out += [line(one) for one in ours]
            out.append("")
    return "\n".join(out).rstrip() + "\n"


def line(one: Shown) -> str:
    """A scenario with its source."""
    title = one.scenario.name[0].upper() + one.scenario.name[1:]
    return f"- [{title}](../{(SCENARIOS / one.path).as_posix()}) ({one.scenario.source})"


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.rulings_doc", description=__doc__)
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
        print(f"{DOCUMENT} is {'up to date' if fresh else 'stale: run python -m tools.rulings_doc'}")
        return 0 if fresh else 1
    DOCUMENT.write_text(text, encoding="utf-8")
    print(f"wrote {DOCUMENT}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
