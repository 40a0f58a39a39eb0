"""``duskhall scenario``: runs scenarios, shows what does not hold, and counts."""

from __future__ import annotations

import argparse
import re
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

from duskhall.commands import BAD_INPUT, NOT_FOUND, OK, fail, find_edition
from duskhall.terminal.plain import plain
from duskhall.text import Words, words
from duskhall.text.errors import system

if TYPE_CHECKING:
    from duskhall.notation.scenario import Failure, Outcome, Scenario

SUFFIX = ".txt"
ZONE = re.compile(r"^\S+ (==|=|has|lacks) (.*)$")
"""How a comparison of cards in a zone is written in an expectation."""
LISTS = re.compile(r"\d*\s*\?\s*(options|changed) ")
"""Other expectations that compare lists."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("paths", nargs="+", type=Path, metavar="PATH", help=plain("scenario-option-path"))
    parser.add_argument("--coverage", action="store_true", help=plain("scenario-option-coverage"))
    parser.add_argument("--edition", metavar="E", help=plain("scenario-option-edition"))


def run(args: argparse.Namespace) -> int:
    from duskhall.editions import NAMES
    from duskhall.notation.scenario import holes

    w = words()
    if args.edition is not None and find_edition(args.edition) is None:
        return BAD_INPUT
    files: list[Path] = []
    for path in args.paths:
        if not path.exists():
            return fail(w.say("scenario-no-path", path=str(path)))
        found = sorted(p for p in path.rglob(f"*{SUFFIX}") if p.is_file()) if path.is_dir() else [path]
        if not found:
            return fail(w.say("scenario-none-there", path=str(path), suffix=SUFFIX))
        files += found
    passed: list[tuple[Scenario, Outcome]] = []
    failed = 0
    for file in dict.fromkeys(files):
        lines, outcome = run_file(file, w)
        if lines:
            failed += 1
            print("\n".join(lines) + "\n")
        if outcome is not None:
            passed.append(outcome)
    gaps = []
    if args.coverage:
        gaps = [h for name in ((args.edition,) if args.edition else NAMES) for h in holes(name, passed)]
        for hole in gaps:
            print(w.say("scenario-hole", what=hole))
    print(w.say("scenario-count", passed=str(len(passed)), failed=str(failed)))
    return NOT_FOUND if failed or gaps else OK


def run_file(file: Path, w: Words) -> tuple[list[str], tuple[Scenario, Outcome] | None]:
    """Run one file: what there is to say if it fails, or the scenario with its outcome if it holds."""
    from duskhall.notation.lines import NotationError
    from duskhall.notation.scenario import load
    from duskhall.notation.scenario import run as run_scenario

    try:
        scenario = load(file)
        outcome = run_scenario(scenario)
    except NotationError as e:
        return [f"{file}:{e.line}: {e.message}" if e.line else f"{file}: {e.message}"], None
    except UnicodeDecodeError:
        return [f"{file}: {w.say('scenario-not-text')}"], None
    except OSError as e:
        return [f"{file}: {w.say('scenario-unreadable', why=system(e))}"], None
    except Exception as e:  # a fault of ours: the other scenarios are still worth running
        return [f"{file}: {w.say('scenario-fault', error=f'{type(e).__name__}: {e}')}"], None
    if not outcome.failures:
        return [], (scenario, outcome)
    lines = [f"{file}: {scenario.name}"]
    for failure in outcome.failures:
        lines += shown(failure, file, w)
    return lines, None


def shown(failure: Failure, file: Path, w: Words) -> list[str]:
    """A failure: where, what was expected, what there was, and what makes the difference where both are lists."""
    out = [
        "  " + w.say("scenario-where", file=f"{file}:{failure.line}", run=failure.run, text=failure.text),
        "    " + w.say("scenario-expected", text=failure.expected),
        "    " + w.say("scenario-actual", text=failure.actual),
    ]
    lists = ZONE.match(failure.expected) or LISTS.match(failure.text)
    missing, extra = difference(failure.expected, failure.actual) if lists else ("", "")
    if missing:
        out.append("    " + w.say("scenario-missing", text=missing))
    if extra:
        out.append("    " + w.say("scenario-extra", text=extra))
    return out


def difference(expected: str, actual: str) -> tuple[str, str]:
    """What is missing from a list and what should not be in it; nothing where the lists are too short to need it."""
    zone = ZONE.match(expected)
    how, wanted = (zone[1], zone[2]) if zone else ("=", expected)
    if how == "lacks":
        return "", ""
    want, have = _counted(wanted), _counted(actual)
    if sum(want.values()) < 2 and sum(have.values()) < 2:
        return "", ""
    return _named(want - have), "" if how == "has" else _named(have - want)


def _counted(text: str) -> Counter[str]:
    out: Counter[str] = Counter()
    for part in text.split(","):
        name, _, n = part.strip().partition("*")
        if name and name != "nothing":
            out[name] += int(n) if n.isdigit() else 1
    return out


def _named(cards: Counter[str]) -> str:
    return ", ".join(f"{name}*{n}" if n > 1 else name for name, n in cards.items())
