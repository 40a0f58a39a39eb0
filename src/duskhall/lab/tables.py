"""The measure of balance as text for a terminal, and as the tables of docs/quest-figures.md."""

from __future__ import annotations

import textwrap

from duskhall.editions import edition
from duskhall.editions.names import title
from duskhall.text import words as words_of

from .verdicts import BROKEN, KEY_TURN, NEAR, SELDOM, Finding, Report, Spread

WIDTH = 120
SIZES = {2: "two", 3: "three", 4: "four"}
NOTHING = "-"
SELDOM_WORDS = {
    "offered": f"on offer too seldom to tell (under {SELDOM} games)",
    "more": f"too seldom more of it in one hand to tell of wins (under {SELDOM} games)",
}


def _which(report: Report) -> str:
    """The set-ups that were played."""
    w = words_of("en", report.edition)
    packs, setup = (
        [w.plain(f"setup-name-{name}") or title(name) for name in names] for names in (report.packs, [report.setup])
    )
    which = setup[0] if report.setup else f"Random set-ups of {', '.join(packs)}" if packs else "Random set-ups"
    return f"{which}, {report.mode} game" if report.mode else which


def words(report: Report) -> str:
    """The report as text; intervals of 95 % in parentheses or with a dash."""
    played = ", ".join(f"{len(samples):,} of {SIZES[players]}" for players, samples in report.games.items())
    lines = [
        f"{report.edition}, {_which(report)}, {report.bot}, seed {report.seed}: games {played}; "
        f"{report.given_up:,} were given up",
        "",
    ]
    for players in report.games:
        lines.append(_spread_words(f"score of a seat of {SIZES[players]}", report.scores(players)))
        lines.append(_spread_words(f"turn of the last key of {SIZES[players]}", report.key_turns(players)))
    first = report.first_seat()
    if first.n:
        lines.append(f"who begins wins {_percent(first).strip()} of the mirrored games")
    lines += ["", f"{'stack':26} offered  bought   95 % interval  copies  one more   wins   95 % interval"]
    for row in report.rows():
        wins, bought = row.findings()
        lines.append(
            f"{row.stack:26} {row.offered:7,} {_percent(bought)} {row.copies:7,} {row.more:9,} {_percent(wins)}"
        )
    for head, found in _full(report):
        width = max(len(each.what) for each in found)
        lines += ["", f"{head}:", *(f"{each.what:{width}} {each.n:7,} {_percent(each)}" for each in found)]
    for heading, found in (("broken limits:", report.of(BROKEN)), ("near a limit, not for certain:", report.of(NEAR))):
        lines += ["", heading, *(f"  {each.words()}" for each in found)] if found else []
    for why, what in SELDOM_WORDS.items():
        seldom = [row.stack for row in report.rows() if row.seldom == why]
        lines += ["", f"{what}: {', '.join(seldom)}"] if seldom else []
    if not report.of(BROKEN):
        lines += ["", "no limit is broken"]
    return "\n".join(lines)


def _percent(found: Finding) -> str:
    return f"{found.value:6.1%} {found.low:7.1%} – {found.high:6.1%}" if found.n else f"{NOTHING:>6}{'':18}"


def _spread_words(what: str, found: Spread) -> str:
    if not found.n:
        return f"{what}: none"
    middle = f"median {found.median:g} ({found.low:g} – {found.high:g})"
    return f"{what}: {middle}, quartiles {found.lower:g} and {found.upper:g}, {found.n:,} games"


# ----------------------------------------------------------------------------------------------------------------------
# Markdown


def markdown(report: Report) -> str:
    """The report as a section of a page."""
    lines = [f"### {_which(report)}", ""]
    lines += ["| players | score of a seat | quartiles | turn of the last key | quartiles | games |"]
    lines += ["|---|---|---|---|---|---|"]
    for players, samples in sorted(report.games.items()):
        scores, turns = report.scores(players), report.key_turns(players)
        cells = (SIZES[players], *_middle(scores), *_middle(turns), f"{len(samples):,}")
        lines.append(f"| {' | '.join(cells)} |")
    said = f"At three players the score should be {report.score_limit.words()}, the turn {KEY_TURN.words()}."
    first = report.first_seat()
    if first.n:
        said += f" Who begins wins {_cell(first)} of the mirrored games, and should win {first.limit.words()}."
    said += f" {report.given_up:,} games were given up; seed {report.seed}."
    lines += ["", textwrap.fill(said, WIDTH), ""]
    lines += _stacks(report)
    for head, each in _full(report):
        lines += ["", f"| {head} | games | share | should be |", "|---|---|---|---|"]
        lines += [f"| {row.what} | {row.n:,} | {_cell(row)} | {row.limit.words()} |" for row in each]
    for heading, found in (("Broken limits", report.of(BROKEN)), ("Near a limit, not for certain", report.of(NEAR))):
        lines += ["", f"{heading}: none." if not found else f"{heading}:", *([""] if found else [])]
        lines += [textwrap.fill(f"- {each.words()}", WIDTH, subsequent_indent="  ") for each in found]
    called = _called(report.edition)
    for why, what in SELDOM_WORDS.items():
        seldom = [called.get(row.stack, title(row.stack)) for row in report.rows() if row.seldom == why]
        if seldom:
            lines += ["", textwrap.fill(f"{what[0].upper()}{what[1:]}: {', '.join(seldom)}.", WIDTH)]
    return "\n".join(lines) + "\n"


def _full(report: Report) -> list[tuple[str, list[Finding]]]:
    """What the full game adds: guilds, side quests by the number of players, legendary cards."""
    out = [("guilds", report.guilds())]
    out += [(f"side quests of {SIZES[players]}", report.side_quests(players)) for players in sorted(report.games)]
    out.append(("legendary cards", report.legends()))
    return [(head, found) for head, found in out if found]


def _stacks(report: Report) -> list[str]:
    """The table of the stacks."""
    called = _called(report.edition)
    e = edition(report.edition)
    numbers = {pack: str(n) for n, pack in enumerate(e.packs, 1)}
    lines = [
        "| stack | quest | kind | on offer | bought | copies a game | one seat had more | wins |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for row in report.rows():
        wins, bought = row.findings()
        copies = f"{row.copies / row.offered:.1f}" if row.offered else NOTHING
        name = called.get(row.stack, title(row.stack))
        quest = numbers.get(e.pack_of(row.stack), NOTHING)
        cells = (name, quest, row.kind, f"{row.offered:,}", _cell(bought), copies, f"{row.more:,}", _cell(wins))
        lines.append(f"| {' | '.join(cells)} |")
    return lines


def _called(name: str) -> dict[str, str]:
    """What the stacks are called whose cards are all alike."""
    return {card.stack: card.name for card in edition(name).rules.cards if card.kind == "village"}


def _middle(found: Spread) -> tuple[str, str]:
    """Median with its interval, and the quartiles."""
    if not found.n:
        return NOTHING, NOTHING
    return f"{found.median:g} ({found.low:g} to {found.high:g})", f"{found.lower:g} and {found.upper:g}"


def _cell(found: Finding) -> str:
    if not found.n:
        return NOTHING
    return f"{found.value:.1%} ({found.low:.1%} to {found.high:.1%})".replace("%", " %")
