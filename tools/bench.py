"""How fast is it, and beside what? ``python -m tools.bench`` measures every edition and two peers.

It prints a table with ratios, how cost grows, and every target with what has come of it. ``--json`` writes all of it to
a file, ``--history`` appends the most important figures to ``docs/benchmarks.md``. What counts is the time of one core
in the best of several rounds, game by game; each round goes through everything, ours and the peers' in turns, so that
ratios hold on a busy machine too.
"""

from __future__ import annotations

import argparse
import json
import platform
import subprocess
import sys
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path

from duskhall.editions import NAMES
from duskhall.lab.share import progress

from . import measures
from .instructions import core_is_compiled
from .measures import CLONE, DECISIONS, GAMES, GREEDY, Line, Row, Size, Table
from .peers import BASE, find_peers

HISTORY = Path("docs/benchmarks.md")
BEGIN, END = "<!-- history -->", "<!-- /history -->"
MOST, LEAST = "at least", "at most"
START_MS = 300
WATCH = 2.0
"""A cost that grows to more than this is worth a look."""


# ----------------------------------------------------------------------------------------------------------------------
# Targets


@dataclass(frozen=True, slots=True)
class Target:
    line: str
    column: str
    sense: str
    value: float
    relative: bool = False
    """Times the peer, instead of the figure itself."""

    def found(self, lines: dict[str, Line]) -> float | None:
        """None if it was not measured."""
        line = lines.get(self.line)
        if line is None:
            return None
        return line.ratio(self.column) if self.relative else line.values.get(self.column)

    def met(self, lines: dict[str, Line]) -> bool | None:
        found = self.found(lines)
        if found is None:
            return None
        return found >= self.value if self.sense == MOST else found <= self.value

    def words(self, lines: dict[str, Line]) -> str:
        unit = f" x {BASE}" if self.relative else " games/s" if self.line == GREEDY else " µs"
        found = self.found(lines)
        what = f"{self.column}: {self.line} {self.sense} {self.value:g}{unit}"
        return what if found is None else f"{what}, found {number(found)}"


def targets(names: tuple[str, ...], compiled: bool) -> list[Target]:
    out = []
    for name in names:
        pure = 1.2 if name == "classic" else 1.0
        out.append(Target(DECISIONS, name, MOST, 3.5 if compiled else pure, relative=True))
        out.append(Target(CLONE, name, LEAST, 1 if compiled else 3))
        if name == "classic":
            out.append(Target(GREEDY, name, MOST, 100))
    return out


# ----------------------------------------------------------------------------------------------------------------------
# The report


@dataclass(slots=True)
class Report:
    names: tuple[str, ...]
    compiled: bool
    quick: bool
    machine: dict[str, str]
    peers: dict[str, str]
    """Name and version."""
    notes: list[str]
    lines: dict[str, Line]
    growth: list[Row]
    start_ms: float

    @property
    def targets(self) -> list[Target]:
        return targets(self.names, self.compiled)

    @property
    def missed(self) -> list[str]:
        out = [t.words(self.lines) for t in self.targets if t.met(self.lines) is False]
        if self.start_ms > START_MS:
            out.append(f"start of the command {LEAST} {START_MS} ms, found {number(self.start_ms)}")
        return out

    @property
    def open(self) -> list[str]:
        """Targets that nothing can be said about."""
        return [t.words(self.lines) for t in self.targets if t.met(self.lines) is None]

    def data(self) -> dict[str, object]:
        """The object that ``--json`` writes."""
        return {
            "machine": self.machine,
            "core": "compiled" if self.compiled else "pure",
            "quick": self.quick,
            "peers": self.peers,
            "notes": self.notes,
            "lines": [
                {
                    "name": line.name,
                    "unit": line.unit,
                    "values": line.values,
                    f"times_{BASE}": {name: line.ratio(name) for name in self.names if line.ratio(name) is not None},
                }
                for line in self.lines.values()
            ],
            "start_ms": self.start_ms,
            "growth": [asdict(row) for row in self.growth],
            "targets": [{**asdict(t), "found": t.found(self.lines), "met": t.met(self.lines)} for t in self.targets],
            "missed": self.missed,
        }


def measure(names: tuple[str, ...], quick: bool) -> Report:
    size = Size.quick() if quick else Size()
    found, notes = find_peers()
    table = Table()
    start: list[float] = []
    with progress("preparing", 1, still=True):
        entries = measures.random_play(table, names, found, size)
        measures.instructions(table, names)
        entries += measures.greedy_play(table, names, size)
        for name in names:
            entries += measures.parts(table, name, size)
        entries += measures.peer_clones(table, found, size)
        entries.append(measures.start_up(start.append))
    with progress("measuring", size.rounds, still=True) as done:
        measures.race(entries, size.rounds, done)
    growth = []
    with progress("growing", len(names), still=True) as done:
        for name in names:
            growth += measures.growth(name, size)
            done(1)
    peers = {peer.name: peer.version for peer in found}
    return Report(names, core_is_compiled(), quick, machine(), peers, notes, table.lines, growth, start[0] * 1000)


def machine() -> dict[str, str]:
    return {
        "date": datetime.now(UTC).strftime("%Y-%m-%d"),
        "commit": commit(),
        "cpu": cpu(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "system": f"{platform.system()} {platform.machine()}",
    }


def cpu() -> str:
    """The model, as far as the system tells."""
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            key, _, value = line.partition(":")
            if key.strip() == "model name":
                return " ".join(value.split())
    except OSError:
        pass
    return platform.processor() or "unknown"


def commit() -> str:
    """What is checked out; a plus sign stands for changes that are not committed."""
    here = Path(__file__).parent
    try:
        name = subprocess.run(
            ["git", "rev-parse", "--short", "HEAD"], cwd=here, check=True, capture_output=True, text=True
        ).stdout.strip()
        changed = subprocess.run(
            ["git", "status", "--porcelain", "--", "."], cwd=here.parent, check=True, capture_output=True, text=True
        ).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return f"{name}+" if changed else name


# ----------------------------------------------------------------------------------------------------------------------
# Text


def number(value: float) -> str:
    return f"{value:,.{0 if abs(value) >= 1000 else 1 if abs(value) >= 10 else 2}f}"


def table(report: Report) -> str:
    columns = [*report.names, *report.peers]
    compared = report.names if BASE in report.peers else ()
    head = f"{'':<40}" + "".join(f"{c:>12}" for c in columns) + "".join(f"{'x ' + c:>10}" for c in compared)
    out = [head]
    for line in report.lines.values():
        text = f"{line.name:<36}{line.unit:<4}"
        for column in columns:
            value = line.values.get(column)
            text += f"{'-' if value is None else number(value):>12}"
        for name in compared:
            ratio = line.ratio(name) if line.unit in ("/s", "µs") else None
            text += f"{'' if ratio is None else number(ratio):>10}"
        out.append(text.rstrip())
    out.append(f"{measures.START:<36}{'ms':<4}{number(report.start_ms):>12}")
    if compared:
        out.append(f"(x: how many times as fast as {BASE})")
    return "\n".join(out)


def growth_table(rows: list[Row]) -> str:
    out = [f"{'how cost grows':<34}{'':<14}{'µs/decision':>12}{'options':>9}{'decisions':>11}{'growth':>8}"]
    first: dict[tuple[str, str], float] = {}
    for row in rows:
        base = first.setdefault((row.edition, row.what), row.micros)
        ratio = row.micros / base
        text = f"{row.edition + ', ' + row.what:<34}{row.case:<14}{number(row.micros):>12}{row.options:>9.1f}"
        out.append(f"{text}{row.decisions:>11,}{ratio:>8.2f}{'  LOOK' if ratio > WATCH else ''}")
    return "\n".join(out)


def text(report: Report) -> str:
    m = report.machine
    core = "compiled" if report.compiled else "pure Python"
    peers = ", ".join(f"{name} {version}" for name, version in report.peers.items())
    out = [
        f"{m['cpu']}, {m['system']}, {m['python']}, {m['date']}, commit {m['commit']}",
        f"core: {core}; peers: {peers or 'none'}{'; quick: figures are rough' if report.quick else ''}",
        *(f"note: {note}" for note in report.notes),
        "",
        table(report),
        "",
        growth_table(report.growth),
        "",
    ]
    marks = {True: "met   ", False: "MISSED", None: "open  "}
    out += [f"{marks[t.met(report.lines)]} {t.words(report.lines)}" for t in report.targets]
    out.append(
        f"{marks[report.start_ms <= START_MS]} start of the command {LEAST} {START_MS} ms, "
        f"found {number(report.start_ms)}"
    )
    out.append("")
    if report.open:
        out.append("not measured: " + "; ".join(report.open))
    if report.missed:
        out.append("missed: " + "; ".join(report.missed))
    elif not report.open:
        out.append("all targets are met")
    return "\n".join(out)


# ----------------------------------------------------------------------------------------------------------------------
# History


COLUMNS = (
    "date",
    "commit",
    "CPU",
    "Python",
    "core",
    "edition",
    "decisions/s",
    "games/s",
    f"× {BASE}",
    "greedy games/s",
    "clone µs",
    "instructions",
    "start ms",
)


def history_rows(report: Report) -> list[str]:
    """A row for each edition and one for each peer."""
    m = report.machine
    core = "compiled" if report.compiled else "pure"
    out = []
    for column in (*report.names, *report.peers):
        ours = column in report.names

        def cell(name: str, column: str = column) -> str:
            line = report.lines.get(name)
            value = None if line is None else line.values.get(column)
            return "" if value is None else number(value)

        ratio = report.lines[DECISIONS].ratio(column) if DECISIONS in report.lines else None
        cells = [
            m["date"],
            m["commit"],
            m["cpu"].replace("|", "/"),
            m["python"],
            core if ours else "",
            column if ours else f"{column} {report.peers[column]}",
            cell(DECISIONS),
            cell(GAMES),
            "" if ratio is None else f"{ratio:.2f}",
            cell(GREEDY),
            cell(CLONE),
            cell("bytecode instructions of a decision"),
            number(report.start_ms) if ours else "",
        ]
        out.append("| " + " | ".join(cells) + " |")
    return out


def with_history(page: str, rows: list[str]) -> str:
    """The page with further rows at the end of its table. Raises ValueError if it has none."""
    head = "| " + " | ".join(COLUMNS) + " |"
    begin, end = page.find(BEGIN), page.find(END)
    if begin < 0 or end < begin or head not in page[begin:end]:
        raise ValueError(f"it needs a table with these columns between {BEGIN} and {END}: {head}")
    return page[:end].rstrip() + "\n" + "\n".join(rows) + "\n" + page[end:]


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.bench", description=__doc__)
    parser.add_argument("--edition", choices=NAMES, help="only this edition (default: all)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write everything to this file")
    parser.add_argument(
        "--history",
        type=Path,
        nargs="?",
        const=HISTORY,
        metavar="FILE",
        help=f"also append the most important figures to the table in this file ({HISTORY} if none is named)",
    )
    parser.add_argument("--quick", action="store_true", help="few repetitions: seconds instead of minutes, rough")
    args = parser.parse_args(argv)
    # What would fail at the end fails now.
    if args.history is not None and args.quick:
        parser.error("--quick is too rough for the history")
    if args.json is not None and not args.json.parent.is_dir():
        print(f"cannot write {args.json}: name a file in a folder that exists.", file=sys.stderr)
        return 2
    if args.history is not None:
        try:
            with_history(args.history.read_text(encoding="utf-8"), [])
        except (OSError, ValueError) as e:
            print(f"cannot append to {args.history}: {e}", file=sys.stderr)
            return 2
    report = measure(NAMES if args.edition is None else (args.edition,), args.quick)
    print(text(report))
    try:
        if args.json is not None:
            args.json.write_text(json.dumps(report.data(), indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
        if args.history is not None:
            page = args.history.read_text(encoding="utf-8")
            args.history.write_text(with_history(page, history_rows(report)), encoding="utf-8")
    except OSError as e:
        print(f"cannot write {e.filename}: {e.strerror}.", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
