"""The measure of balance as text for a terminal, and as the tables of docs/quest-figures.md."""

from __future__ import annotations

import textwrap

from duskhall.editions import edition
from duskhall.editions.names import title
from duskhall.text import words

from .verdicts import BROKEN, KEY_TURN, NEAR, SELDOM, Finding, Report, Spread

WIDTH = 120
SIZES = {2: "lab-two", 3: "lab-three", 4: "lab-four"}
NOTHING = "-"
SELDOM_WORDS = {"offered": "lab-seldom-offered", "more": "lab-seldom-more"}
HEADINGS = ((BROKEN, "lab-broken"), (NEAR, "lab-near"))


def say(message_id: str, /, **args: str) -> str:
    """A message whose arguments are texts: such a one needs no library."""
    return words().say(message_id, **args)


def _which(report: Report) -> str:
    """The set-ups that were played."""
    w = words("", report.edition)
    packs, setup = (
        [w.plain(f"setup-name-{name}") or title(name) for name in names] for names in (report.packs, [report.setup])
    )
    random = say("lab-random-of", packs=", ".join(packs)) if packs else say("lab-random")
    which = setup[0] if report.setup else random
    return say("lab-mode", setups=which, mode=report.mode) if report.mode else which


def plain(report: Report) -> str:
    """The report as text; intervals of 95 % in parentheses or with a dash."""
    played = ", ".join(say(f"lab-played-{players}", n=f"{len(games):,}") for players, games in report.games.items())
    about = {"edition": report.edition, "bot": report.bot, "seed": str(report.seed), "lost": f"{report.given_up:,}"}
    lines = [say("lab-head", setups=_which(report), played=played, **about), ""]
    for players in report.games:
        lines.append(_spread(say(f"lab-score-{players}"), report.scores(players)))
        lines.append(_spread(say(f"lab-key-turn-{players}"), report.key_turns(players)))
    first = report.first_seat()
    if first.n:
        lines.append(say("lab-first", share=first.numbers()))
    stack, offered, bought, copies, more, wins, interval = (
        say(f"lab-{name}") for name in ("stack", "offered", "bought", "copies", "one-more", "wins", "95")
    )
    lines += ["", f"{stack:26} {offered:>7} {bought:>6} {interval:>16} {copies:>7} {more:>9} {wins:>6} {interval:>16}"]
    for row in report.rows():
        won, sold = row.findings()
        lines.append(f"{row.stack:26} {row.offered:7,} {_percent(sold)} {row.copies:7,} {row.more:9,} {_percent(won)}")
    for head, found in _full(report):
        width = max(len(each.what) for each in found)
        rows = (f"{each.what:{width}} {each.n:7,} {_percent(each)}" for each in found)
        lines += ["", say("lab-list", what=head), *rows]
    for verdict, heading in HEADINGS:
        found = report.of(verdict)
        lines += ["", say("lab-list", what=say(heading)), *(f"  {each.words()}" for each in found)] if found else []
    for why, message in SELDOM_WORDS.items():
        seldom = [row.stack for row in report.rows() if row.seldom == why]
        what = say(message, n=str(SELDOM))
        lines += ["", say("lab-listed", what=what, names=", ".join(seldom))] if seldom else []
    if not report.of(BROKEN):
        lines += ["", say("lab-no-broken")]
    return "\n".join(lines)


def _percent(found: Finding) -> str:
    return f"{found.value:6.1%} {found.low:7.1%} – {found.high:6.1%}" if found.n else f"{NOTHING:>6}{'':17}"


def _spread(what: str, found: Spread) -> str:
    if not found.n:
        return say("lab-spread-none", what=what)
    numbers = {name: f"{getattr(found, name):g}" for name in ("median", "low", "high", "lower", "upper")}
    return say("lab-spread", what=what, n=f"{found.n:,}", **numbers)


# ----------------------------------------------------------------------------------------------------------------------
# Markdown


def markdown(report: Report) -> str:
    """The report as a section of a page."""
    lines = [f"### {_which(report)}", ""]
    lines += _head("players", "score", "quartiles-head", "key-turn", "quartiles-head", "games")
    for players, samples in sorted(report.games.items()):
        scores, turns = report.scores(players), report.key_turns(players)
        lines.append(_line(say(SIZES[players]), *_middle(scores), *_middle(turns), f"{len(samples):,}"))
    said = [say("lab-goal", score=report.score_limit.words(), turn=KEY_TURN.words())]
    first = report.first_seat()
    if first.n:
        said.append(say("lab-goal-first", share=_cell(first), limit=first.limit.words()))
    said.append(say("lab-given-up", n=f"{report.given_up:,}", seed=str(report.seed)))
    lines += ["", textwrap.fill(" ".join(said), WIDTH), ""]
    lines += _stacks(report)
    for head, each in _full(report):
        lines += ["", _line(head, say("lab-games"), say("lab-share"), say("lab-should-be")), "|---|---|---|---|"]
        lines += [_line(row.what, f"{row.n:,}", _cell(row), row.limit.words()) for row in each]
    for verdict, heading in HEADINGS:
        found = report.of(verdict)
        lines += ["", say("lab-list" if found else "lab-none", what=say(heading)), *([""] if found else [])]
        lines += [textwrap.fill(f"- {each.words()}", WIDTH, subsequent_indent="  ") for each in found]
    called = _called(report.edition)
    for why, message in SELDOM_WORDS.items():
        seldom = [called.get(row.stack, title(row.stack)) for row in report.rows() if row.seldom == why]
        if seldom:
            listed = say("lab-listed", what=say(message, n=str(SELDOM)), names=", ".join(seldom))
            lines += ["", textwrap.fill(f"{listed}.", WIDTH)]
    return "\n".join(lines) + "\n"


def _line(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def _head(*names: str) -> list[str]:
    """The head of a table, and the line below it."""
    return [_line(*(say(f"lab-{name}") for name in names)), "|" + "---|" * len(names)]


def _full(report: Report) -> list[tuple[str, list[Finding]]]:
    """The tables of the full game: guilds, side quests by the number of players, legendary cards."""
    out = [(say("lab-guilds"), report.guilds())]
    out += [(say(f"lab-side-quests-{n}"), report.side_quests(n)) for n in sorted(report.games)]
    out.append((say("lab-legends"), report.legends()))
    return [(head, found) for head, found in out if found]


def _stacks(report: Report) -> list[str]:
    """The table of the stacks."""
    called = _called(report.edition)
    e = edition(report.edition)
    numbers = {pack: str(n) for n, pack in enumerate(e.packs, 1)}
    lines = _head("stack", "quest", "kind", "on-offer", "bought", "copies-a-game", "had-more", "wins")
    for row in report.rows():
        wins, bought = row.findings()
        copies = f"{row.copies / row.offered:.1f}" if row.offered else NOTHING
        name = called.get(row.stack, title(row.stack))
        quest = numbers.get(e.pack_of(row.stack), NOTHING)
        kind = say(f"lab-kind-{row.kind}")
        lines.append(_line(name, quest, kind, f"{row.offered:,}", _cell(bought), copies, f"{row.more:,}", _cell(wins)))
    return lines


def _called(name: str) -> dict[str, str]:
    """The name of each stack whose cards are all alike."""
    w = words("", name)
    return {card.stack: w.card_name(card) for card in edition(name).rules.cards if card.kind == "village"}


def _middle(found: Spread) -> tuple[str, str]:
    """Median with its interval, and the quartiles."""
    if not found.n:
        return NOTHING, NOTHING
    median, low, high, lower, upper = (
        f"{n:g}" for n in (found.median, found.low, found.high, found.lower, found.upper)
    )
    middle = say("lab-interval", value=median, low=low, high=high)
    return middle, say("lab-quartiles", lower=lower, upper=upper)


def _cell(found: Finding) -> str:
    return found.numbers() if found.n else NOTHING
