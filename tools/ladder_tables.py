"""What came of the rows of the ladder: rates with their intervals, verdicts, and the tables for ``docs/bots.md``."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from duskhall.bots.loading import LEVELS
from duskhall.editions import NAMES

from .ladder_rows import BLIND, CROSSED, GREEDY, LONGER, MODES, PUBLISHED, SLOW, STEPS, TABLES, YARDSTICK, Row

SURE = 1.959963984540054
"""95 % of a normal distribution lie within so many standard deviations."""
EARLY = 2.807033768343811
"""99.5 %: whoever looks often is surer by this before stopping early."""
MET, MISSED = "met", "missed"
ORDER = (BLIND, LEVELS[0], YARDSTICK, *LEVELS[1:])
PLAYED = list[tuple[Row, "Standing", list[dict[str, Any]]]]


@dataclass(frozen=True, slots=True)
class Standing:
    """What a row came to at a look."""

    games: int = 0
    rate: float = 0.0
    low: float = 0.0
    high: float = 1.0
    """The 95 % interval."""
    settled: bool = False
    """No more games are needed."""
    verdict: str = ""
    """``met`` or ``missed`` once it is settled, if there is a bar."""


def interval(units: Sequence[float], deviations: float = SURE) -> tuple[float, float]:
    """Between which rates the true one lies. A unit is the share of victories in the games of one deal: those games
    depend on each other, units do not. One lost and one won unit are added, so that a row without a single defeat does
    not look certain, and few units count by Student's distribution."""
    n = len(units) + 2
    mean = (sum(units) + 1) / n
    square = (mean * mean + (1 - mean) ** 2 + sum((unit - mean) ** 2 for unit in units)) / (n - 1)
    # How much wider Student's distribution is than a normal one (Cornish and Fisher).
    free = n - 1
    z = deviations
    wide = z + (z**3 + z) / (4 * free) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free * free)
    half = wide * math.sqrt(square / n)
    rate = sum(units) / len(units) if units else mean
    return max(0.0, min(rate, mean - half)), min(1.0, max(rate, mean + half))


def judged(row: Row, games: Sequence[dict[str, Any]]) -> Standing:
    """What games 0 to n of a row come to."""
    if not games:
        return Standing()
    size = row.players
    units = [sum(game["won"] for game in games[i : i + size]) / size for i in range(0, len(games), size)]
    low, high = interval(units)
    last = len(games) >= row.looks[-1]
    verdict = ""
    if row.bar is not None:
        least, most = row.bar
        surely_low, surely_high = interval(units, EARLY)
        if surely_low >= least and surely_high <= most:
            verdict = MET
        elif surely_high < least or surely_low > most:
            verdict = MISSED
        elif last and not row.cut:
            verdict = MET if low >= least and high <= most else MISSED
    return Standing(len(games), sum(units) / len(units), low, high, last or bool(verdict), verdict)


# ----------------------------------------------------------------------------------------------------------------------
# Tables


def tables(played: PLAYED, units: str) -> str:
    """All tables in Markdown."""
    parts = [
        _summary(played, units),
        _grid(played, GREEDY, f"Against `{YARDSTICK}`", "level", lambda row: row.a),
        _grid(played, STEPS, "Against the level below", "pairing", _pairing),
        _list(played, PUBLISHED, f"`{LEVELS[-1]}` against `{YARDSTICK}`, published set-ups", "set-up"),
        *(_crossed(played, name) for name in NAMES),
        _grid(played, TABLES, "Three and four players: one against others of the level below", "pairing", _seated),
        _grid(played, MODES, f"Against `{YARDSTICK}`, Quest's other modes", "level", lambda row: row.a, by_mode=True),
        _grid(played, LONGER, "More time", "pairing", _pairing),
        _times(played),
        *(_habits(played, name) for name in NAMES),
    ]
    return "\n\n".join(part for part in parts if part)


def _pairing(row: Row) -> str:
    return f"{row.a} – {row.b}"


def _seated(row: Row) -> str:
    return f"{row.a} – {row.b}, {row.players} players (share {1 / row.players:.0%})".replace("%", " %")


def _summary(played: PLAYED, units: str) -> str:
    barred = [(row, result) for row, result, _ in played if row.bar is not None]
    met = [row for row, result in barred if result.verdict == MET]
    missed = [(row, result) for row, result in barred if result.verdict == MISSED]
    under_way = [row for row, result in barred if not result.verdict]
    lines = [f"Bars met: {len(met)} of {len(barred)}. The 95 % intervals count {units} as one."]
    if missed:
        named = "; ".join(f"{row.name} {_rate(result)}, {row.bar_words}" for row, result in missed)
        lines.append(f"Missed: {named}.")
    if under_way:
        lines.append(f"Not settled yet: {', '.join(row.name for row in under_way)}.")
    return "\n\n".join(lines)


def _percent(rate: float) -> str:
    return f"{rate * 100:.1f} %"


def _rate(result: Standing) -> str:
    if not result.games:
        return "–"
    return f"{_percent(result.rate)} ({result.low * 100:.1f}–{result.high * 100:.1f}; {result.games})"


def _shown(row: Row, result: Standing, games: list[dict[str, Any]]) -> str:
    """A cell: the rate, its interval, the number of games, the bar and whether it is met."""
    now = result if result.settled else judged(row, games)
    cell = _rate(now)
    if row.bar is None or not now.games:
        return cell
    return f"{cell} {row.bar_words}: {'**missed**' if result.verdict == MISSED else result.verdict or 'not settled'}"


def _markdown(title: str, head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [f"### {title}", "", "| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    return "\n".join([*lines, *("| " + " | ".join(row) + " |" for row in rows)])


def _grid(played: PLAYED, table: str, title: str, what: str, label: Any, *, by_mode: bool = False) -> str:
    """A line for each pairing, a column for each edition or mode."""
    found = [(row, _shown(row, result, games)) for row, result, games in played if row.table == table]
    if not found:
        return ""
    columns = list(dict.fromkeys(row.mode if by_mode else row.edition for row, _ in found))
    cells = {(label(row), row.mode if by_mode else row.edition): cell for row, cell in found}
    lines = dict.fromkeys(label(row) for row, _ in found)
    body = [[line, *(cells.get((line, column), "–") for column in columns)] for line in lines]
    return _markdown(title, [what, *(column if by_mode else column.title() for column in columns)], body)


def _list(played: PLAYED, table: str, title: str, what: str) -> str:
    found = [(row, _shown(row, result, games)) for row, result, games in played if row.table == table]
    if not found:
        return ""
    return _markdown(title, ["edition", what, "victories"], [[r.edition.title(), r.setup, cell] for r, cell in found])


def _crossed(played: PLAYED, name: str) -> str:
    """Every bot against every other one, random cards."""
    rates: dict[tuple[str, str], str] = {}
    for row, result, games in played:
        now = result if result.settled else judged(row, games)
        if row.edition != name or row.table not in (GREEDY, STEPS, CROSSED) or not now.games:
            continue
        rates[row.a, row.b] = _percent(now.rate)
        rates[row.b, row.a] = _percent(1 - now.rate)
    bots = [bot for bot in ORDER if any(bot in pair for pair in rates)]
    if not bots:
        return ""
    body = [[a, *("" if a == b else rates.get((a, b), "–") for b in bots)] for a in bots]
    return _markdown(f"Everybody against everybody, {name.title()}", ["victories of", *bots], body)


def _times(played: PLAYED) -> str:
    """Processor time of a decision: mean and longest."""
    clock: dict[tuple[str, str], list[float]] = {}
    for row, _, games in played:
        for game in games:
            for bot, (n, whole, most) in game["seconds"].items():
                told = clock.setdefault((bot, row.edition), [0, 0.0, 0.0])
                told[0] += n
                told[1] += whole
                told[2] = max(told[2], most)
    if not clock:
        return ""

    def cell(bot: str, name: str) -> str:
        n, whole, most = clock.get((bot, name), (0, 0.0, 0.0))
        return f"{whole / n * 1000:.2f} / {most * 1000:.0f}" if n else "–"

    bots = [bot for bot in (*ORDER, SLOW) if any(bot == other for other, _ in clock)]
    names = [name for name in NAMES if any(name == played_in for _, played_in in clock)]
    body = [[bot, *(cell(bot, name) for name in names)] for bot in bots]
    return _markdown("Milliseconds a decision: mean / longest", ["bot", *(name.title() for name in names)], body)


# ----------------------------------------------------------------------------------------------------------------------
# Habits


def _share(part: int, whole: int) -> str:
    return f"{part / whole * 100:.1f} %" if whole else "–"


def _mean(total: int, n: int) -> str:
    return f"{total / n:.1f}" if n else "–"


RESTING, UNRESTED = "turns spent resting", "games without a card rested away"
PULLED, PULLED_LOST = "games: Thunderstone pulled nearer while behind", "… and lost"
SHOPLESS = "games without a visit to the shop"
CLOSING = "… hopeless, with the Thunderstone in the hall and not behind"
CLEARING = "… hopeless, and rid of weak cards alone"
LEFT, OF_USE = "XP left at the end", "… for which a hero could still rise"
STAYED = "level-ups turned down"
RICH, AT_SHOP = "turns with gold for the shop, a game", "… in which the seat went there"
ELSEWHERE = (CLOSING, CLEARING, RESTING, UNRESTED, PULLED, PULLED_LOST, LEFT, OF_USE, STAYED)
"""What says nothing in Quest: there nobody rests, and XP that is left is points."""
IN_QUEST = (SHOPLESS, RICH, AT_SHOP)
HABITS: dict[str, Any] = {
    "fights a game": lambda c: _mean(c["fights"], c["games"]),
    "fights lost": lambda c: _share(c["lost"], c["fights"]),
    "… by so many points": lambda c: _mean(c["short"], c["lost"]),
    "… of these in turns 1 to 10": lambda c: _share(c["lost_early"], c["lost"]),
    "hopeless fights": lambda c: _share(c["hopeless"], c["fights"]),
    "… hopeless, turns 1 to 10, a game": lambda c: f"{c['hopeless_early'] / c['games']:.2f}",
    CLOSING: lambda c: _share(c["closing"], c["hopeless"]),
    CLEARING: lambda c: _share(c["clearing"], c["hopeless"]),
    "… hopeless, by so many points": lambda c: _mean(c["hopeless_short"], c["hopeless"]),
    "good cards destroyed for nothing, a game": lambda c: f"{c['wasted'] / c['games']:.2f}",
    RESTING: lambda c: _share(c["rests"], c["turns"]),
    UNRESTED: lambda c: _share(c["unrested"], c["games"]),
    "weak cards at the end, of those at the start": lambda c: _share(c["weak_at_end"], c["weak_at_start"]),
    LEFT: lambda c: _mean(c["xp"], c["games"]),
    OF_USE: lambda c: _mean(c["xp_of_use"], c["games"]),
    STAYED: lambda c: _share(c["stayed"], c["rises"]),
    PULLED: lambda c: _share(c["pulled"], c["games"]),
    PULLED_LOST: lambda c: _share(c["pulled_lost"], c["games"]),
    SHOPLESS: lambda c: _share(c["shopless"], c["games"]),
    RICH: lambda c: f"{c['rich'] / c['games']:.2f}",
    AT_SHOP: lambda c: _share(c["rich_at_shop"], c["rich"]),
}
"""What is said of a bot's habits, from the counts of ``tools.habits``."""


def _habits(played: PLAYED, name: str) -> str:
    counts: dict[str, Counter[str]] = {}
    for row, _, games in played:
        if row.edition == name and row.watched:
            for game in games:
                for bot, told in game.get("habits", {}).items():
                    counts.setdefault(bot, Counter()).update(told)
    bots = [bot for bot in (YARDSTICK, *LEVELS) if bot in counts]
    if not bots:
        return ""
    left_out = ELSEWHERE if name == "quest" else IN_QUEST
    body = [[what, *(say(counts[bot]) for bot in bots)] for what, say in HABITS.items() if what not in left_out]
    return _markdown(f"Habits, {name.title()}", ["", *bots], body)
