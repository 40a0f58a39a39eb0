"""Changes cards one place at a time and looks whether a scenario notices.

    python -m tools.mutate --edition quest --cards giant-rat,crypt
    python -m tools.mutate --edition quest --stack goblin-grunts
    python -m tools.mutate --edition quest --quest mirror --jobs 2

A mutant is a card with one figure, number, step, condition or word changed. It takes the place of the printed card, and
the scenarios that cover the card or name it are run: one of them has to fail. A mutant that the linter refuses is not a
card and does not count. Mutants that pass every scenario are survivors: they are printed, and the status is 1, unless
``tests/scenarios/EDITION/survivors.list`` names them. A line of that file is ``card | mutation | reason``; ``*`` stands
for any text in the first two.

Run it from the top of the checkout.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, fields, is_dataclass, replace
from fnmatch import fnmatchcase
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from duskhall.core import tree as t
from duskhall.core.rules import Rules
from duskhall.editions import NAMES, edition
from duskhall.notation import scenario
from duskhall.notation.lines import NotationError, split_lines

SCENARIOS = Path("tests/scenarios")
ALLOWED = "survivors.list"
"""The file beside the scenarios that names the survivors we accept. It is not called .txt: that would be a scenario."""

NEVER = t.Cmp(0, ">", 0)
"""Takes the place of the condition of an ability that is dropped: the numbers of the other abilities stay."""
TURNED = {"<": (">=",), "<=": (">",), ">": ("<=",), ">=": ("<",), "=": ("<", ">")}
FLAGS = {True: ("optional", "free", "late", "repeat", "due", "once"), False: ("optional", "free")}
"""Places that are turned over, by what stands there."""
SET_UP = ("monster", "room", "guardian")
"""Kinds of cards whose level only the set-up reads: its tests look at it, and no scenario could."""
UNREAD = ("zero", "ignore", "double", "half")
"""Operations that do not look at their amount."""
SWAPPED: dict[tuple[str, str], dict[str, str]] = {
    ("Modify", "op"): {"add": "less", "less": "add"},
    ("Modify", "figure"): {"attack": "magic", "magic": "attack"},
    ("Gain", "to"): {"front": "discard", "hand": "discard"},
    ("Put", "to"): {"under": "top", "top": "under", "discard": "hand", "hand": "discard", "deck": "discard"},
    ("Level", "to"): {"hand": "discard"},
    ("Die", "how"): {"sum": "highest", "highest": "lowest", "lowest": "highest"},
    ("Each", "seats"): {"others": "all", "all": "others", "one": "all"},
    ("Must", "event"): {
        "before": "after",
        "after": "before",
        "into": "through",
        "from": "through",
        "through": "into",
    },
    ("Alter", "how"): {"again": "face", "face": "again"},
}
"""Words of a place, and the one that a mutant has instead."""
LISTS = ("steps", "cost", "then", "otherwise", "of", "window", "events", "tags", "classes")
"""Places that hold a list of which a part can be dropped."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """A changed card, and what was changed."""

    card: t.Card
    change: str


@dataclass(frozen=True, slots=True)
class Survivor:
    """A mutant that no scenario noticed, and the scenarios that were run."""

    card: str
    change: str
    ran: tuple[str, ...]

    def __str__(self) -> str:
        shown = ", ".join(self.ran[:4]) + (", ..." if len(self.ran) > 4 else "")
        ran = f"{len(self.ran)} scenarios: {shown}" if self.ran else "no scenario"
        return f"{self.card} | {self.change} | {ran}"


@dataclass(slots=True)
class Report:
    """What became of the mutants of a card."""

    card: str
    killed: int = 0
    refused: int = 0
    survivors: tuple[Survivor, ...] = ()


# ----------------------------------------------------------------------------------------------------------------------
# Mutants


def mutants(card: t.Card) -> Iterator[Mutant]:
    """Every changed form of a card, each once; the linter has not seen them yet."""
    seen = {repr(card)}
    for change, mutant in (*_figures(card), *_abilities(card)):
        if repr(mutant) not in seen:
            seen.add(repr(mutant))
            yield Mutant(mutant, change)


def _figures(card: t.Card) -> Iterator[tuple[str, t.Card]]:
    for name, n in card.figures.items():
        if name == "level" and card.kind in SET_UP:
            continue
        for other in (n + 1, n - 1):
            yield f"{name} {n} -> {other}", replace(card, figures=card.figures | {name: other})
        if n == 0:
            continue
        left = {k: v for k, v in card.figures.items() if k != name}
        marks = {k: v for k, v in card.marks.items() if k != name}
        yield f"{name} {n} dropped", replace(card, figures=left, marks=marks)


def _abilities(card: t.Card) -> Iterator[tuple[str, t.Card]]:
    for k, ability in enumerate(card.abilities):
        for change, new in (("dropped", _dropped(ability)), *_variants(ability)):
            abilities = (*card.abilities[:k], *(() if new is None else (new,)), *card.abilities[k + 1 :])
            yield f"ability-{k + 1} {change}", replace(card, abilities=abilities)


def _dropped(ability: t.Ability) -> t.Ability | None:
    return None if isinstance(ability, t.Instead) else replace(ability, when=NEVER)


def _variants(node: Any) -> Iterator[tuple[str, Any]]:
    """Every node that differs from this one in one place, with the name of the place and the change."""
    match node:
        case t.Is() | t.Named() | t.Has() | t.Armed() | t.Held() | t.Many():
            yield f"{node!r} negated", t.Not(node)
        case t.Destroy(what, False):
            yield "Destroy -> Discard", t.Discard(what)
        case t.Discard(what):
            yield "Discard -> Destroy", t.Destroy(what)
    for field in fields(node):
        value = getattr(node, field.name)
        for change, new in _values(node, field.name, value):
            yield f"{field.name}{change}", replace(node, **{field.name: new})


def _values(node: Any, place: str, value: Any) -> Iterator[tuple[str, Any]]:
    """Every other value of a place; the change begins with a dot where it lies deeper, else with a blank."""
    if isinstance(value, bool):
        if place in FLAGS[value]:
            yield f" {value} -> {not value}", not value
    elif isinstance(value, int):
        yield from _numbers(node, place, value)
    elif isinstance(value, str):
        other = SWAPPED.get((type(node).__name__, place), {}).get(value)
        for word in (*(TURNED[value] if place == "test" else ()), *((other,) if other else ())):
            yield f" {value} -> {word}", word
    elif isinstance(value, tuple):
        yield from _parts(node, place, value)
    elif is_dataclass(value):
        yield from _node(place, value)


def _numbers(node: Any, place: str, n: int) -> Iterator[tuple[str, int]]:
    if isinstance(node, t.Modify) and node.op in UNREAD:
        return
    if place == "n" and n < 0:
        yield f" {'ALL' if n == t.ALL else 'ANY'} -> 1", 1
    else:
        yield f" {n} -> {n + 1}", n + 1
        yield f" {n} -> {n - 1}", n - 1


def _node(place: str, value: Any) -> Iterator[tuple[str, Any]]:
    if place in ("when", "where"):
        yield " dropped", None
        negated = value.of if isinstance(value, t.Not) else t.Not(value)
        yield " negated", negated
    for change, new in _variants(value):
        yield f".{change}", new


def _parts(node: Any, place: str, parts: tuple[Any, ...]) -> Iterator[tuple[str, Any]]:
    joined = isinstance(node, t.And | t.Or)
    for i, part in enumerate(parts):
        rest = (*parts[:i], *parts[i + 1 :])
        if place in LISTS and (rest or not joined):
            what = type(part).__name__ if is_dataclass(part) else str(part)
            yield f".{i} {what} dropped", rest
        if is_dataclass(part):
            for change, new in _variants(part):
                yield f".{i}.{change}", (*parts[:i], new, *parts[i + 1 :])


# ----------------------------------------------------------------------------------------------------------------------
# Scenarios


@dataclass(frozen=True, slots=True)
class Text:
    """A scenario as it stands in its file. It is read again for every mutant: a position belongs to its rules."""

    path: str
    text: str
    covers: frozenset[str]


def collect(folder: Path) -> list[Text]:
    """The scenarios below a folder, not played yet. Raises NotationError for one whose lines cannot be told apart."""
    out = []
    for path in sorted(folder.rglob("*.txt")):
        text = path.read_text(encoding="utf-8")
        header = (line.text for line in split_lines(text))
        covers = next((line.partition(":")[2] for line in header if line.startswith("covers:")), "")
        names = frozenset(name.partition(".")[0].strip() for name in covers.split(","))
        out.append(Text(path.relative_to(folder).as_posix(), text, names))
    return out


def about(card: t.Card, scenarios: list[Text]) -> list[Text]:
    """The scenarios that could notice a change of a card: those that cover it, then those that name it or its stack."""
    names = {card.id, card.stack} if card.kind in ("hero", "village", "basic") else {card.id}
    named = re.compile(rf"(?<![\w-])({'|'.join(map(re.escape, sorted(names)))})(?![\w-])")
    first = [one for one in scenarios if card.id in one.covers]
    return first + [one for one in scenarios if card.id not in one.covers and named.search(one.text)]


@contextmanager
def instead(name: str, card: t.Card) -> Iterator[None]:
    """Within it, an edition has this card in the place of the printed one."""
    e = edition(name)
    make, kept = e._make_rules, e._rules

    def changed(extra: tuple[t.Card, ...], board: str) -> Rules:
        return make((card, *extra), board)

    e._make_rules, e._rules = changed, {}
    try:
        yield
    finally:
        e._make_rules, e._rules = make, kept


def fails(one: Text) -> bool:
    """Does a scenario fail with the cards of this moment? One that cannot be read or breaks has failed."""
    try:
        return bool(scenario.run(scenario.read(one.text)).failures)
    except Exception:  # whatever it is: the mutant was noticed
        return True


_PASSED: set[Text] = set()
"""Scenarios that are known to hold with the cards as they are."""


def try_card(name: str, scenarios: list[Text], card: t.Card) -> Report:
    """Run all mutants of a card. Raises ValueError for a scenario that fails without any."""
    report = Report(card.id)
    asked = about(card, scenarios)
    for one in asked:
        if one not in _PASSED and fails(one):
            raise ValueError(f"{one.path} fails with the cards as they are")
        _PASSED.add(one)
    found = []
    for mutant in mutants(card):
        with instead(name, mutant.card):
            try:
                edition(name).rules  # noqa: B018
            except (t.TreeError, KeyError, TypeError, AttributeError):
                report.refused += 1
                continue
            if any(fails(one) for one in asked):
                report.killed += 1
            else:
                found.append(Survivor(card.id, mutant.change, tuple(one.path for one in asked)))
    report.survivors = tuple(found)
    return report


# ----------------------------------------------------------------------------------------------------------------------
# Which cards, and which survivors are accepted


def chosen(name: str, ids: str, stack: str, quest: str) -> list[t.Card]:
    """The cards that are asked for: all of them if nothing is. Raises ValueError for an unknown name."""
    cards = {card.id: card for card in edition(name).rules.cards}
    if ids:
        wanted = [part.strip() for part in ids.split(",")]
        unknown = [card for card in wanted if card not in cards]
        if unknown:
            raise ValueError(f"{name} has no card {unknown[0]!r}")
        return [cards[card] for card in wanted]
    if stack:
        found = [card for card in cards.values() if card.stack == stack]
        if not found:
            raise ValueError(f"{name} has no stack {stack!r}")
        return found
    return [cards[card] for card in _of_folder(name, quest)] if quest else list(cards.values())


def _of_folder(name: str, folder: str) -> list[str]:
    """The ids of the cards that a folder of cards defines, such as that of a quest."""
    try:
        module = import_module(f"duskhall.editions.{name}.cards.{folder}")
    except ModuleNotFoundError:
        raise ValueError(f"{name} has no folder of cards {folder!r}") from None
    found: dict[str, None] = {}
    for value in vars(module).values():
        held = getattr(value, "cards", value)
        for card in held if isinstance(held, tuple) else (held,):
            if isinstance(card, t.Card):
                found[card.id] = None
    return list(found)


@dataclass(slots=True)
class Allowed:
    """A line of the file of accepted survivors."""

    card: str
    change: str
    line: str
    met: bool = False

    def matches(self, survivor: Survivor) -> bool:
        return fnmatchcase(survivor.card, self.card) and fnmatchcase(survivor.change, self.change)


def read_allowed(path: Path) -> list[Allowed]:
    """The accepted survivors. Raises ValueError for a line that is not ``card | mutation | reason``."""
    out = []
    lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    for number, line in enumerate(lines, 1):
        if line.strip() and not line.startswith("#"):
            parts = [part.strip() for part in line.split("|")]
            if len(parts) != 3 or not all(parts):
                raise ValueError(f"{path}:{number}: a line is 'card | mutation | reason'")
            out.append(Allowed(parts[0], parts[1], line.strip()))
    return out


# ----------------------------------------------------------------------------------------------------------------------


def reports(name: str, cards: list[t.Card], scenarios: list[Text], jobs: int) -> Iterator[Report]:
    work = partial(try_card, name, scenarios)
    if jobs == 1:
        yield from map(work, cards)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(work, cards)


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.mutate", description=__doc__.partition("\n")[0])
    parser.add_argument("--edition", choices=NAMES, default="quest")
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--cards", default="", metavar="ID,ID", help="these cards (default: all cards of the edition)")
    which.add_argument("--stack", default="", help="the cards of a stack or monster group")
    which.add_argument("--quest", default="", metavar="FOLDER", help="the cards of a quest, by its folder: mirror")
    parser.add_argument("--jobs", type=int, default=1, help="processes to use")
    args = parser.parse_args(argv)
    folder = SCENARIOS / args.edition
    if not folder.is_dir():
        print(f"there is no {folder}: run this from the top of the checkout", file=sys.stderr)
        return 2
    try:
        cards = chosen(args.edition, args.cards, args.stack, args.quest)
        allowed = read_allowed(folder / ALLOWED)
        scenarios = collect(folder)
        return 1 if show(cards, reports(args.edition, cards, scenarios, args.jobs), allowed) else 0
    except (ValueError, NotationError) as e:
        print(e, file=sys.stderr)
        return 2


def show(cards: list[t.Card], results: Iterator[Report], allowed: list[Allowed]) -> int:
    """Print what becomes of the mutants; how many lines of it are faults."""
    killed = refused = accepted = faults = 0
    for done, report in enumerate(results, 1):
        killed += report.killed
        refused += report.refused
        for survivor in report.survivors:
            entries = [entry for entry in allowed if entry.matches(survivor)]
            for entry in entries:
                entry.met = True
            accepted += bool(entries)
            if not entries:
                faults += 1
                print(survivor, flush=True)
        mutated = report.killed + len(report.survivors)
        print(f"{done}/{len(cards)} {report.card}: {report.killed} of {mutated} noticed", file=sys.stderr)
    survivors = faults
    ids = {card.id for card in cards}
    for entry in allowed:
        # A pattern speaks of cards that may not have been asked for.
        if not entry.met and entry.card in ids:
            faults += 1
            print(f"accepted, but it does not survive: {entry.line}")
    print(
        f"{len(cards)} cards: {killed} mutants noticed, {survivors} survive, {accepted} survive and are accepted, "
        f"{refused} are not cards"
    )
    return faults


if __name__ == "__main__":
    sys.exit(main())
