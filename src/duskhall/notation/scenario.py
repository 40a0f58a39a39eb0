"""Scenarios: a position, runs of moves from it, and what is expected. They are our tests, rulings and puzzles.

::

    scenario: Town Guard draws two cards, then three more
    source: rulebook, "Village cards"
    covers: town-guard.1, town-guard.2
    hand.1: town-guard, militia*5
    deck.1: dagger*5

    run: both abilities
    > village
    > use:town-guard.1
    ? count hand.1 = 8
    > use:town-guard.2
    ? count hand.1 = 10
    ? destroyed = town-guard
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from duskhall.core.effects import strength, weight
from duskhall.core.forecast import forecast
from duskhall.core.game import PASS
from duskhall.core.machine import advance, answer, why_not_pass
from duskhall.core.naming import option_id
from duskhall.core.numbers import buys, purse, score
from duskhall.core.options import list_options
from duskhall.core.reckoning import Entry, Sums, reckon
from duskhall.core.refusals import REASONS, find_option, why_not
from duskhall.core.state import EMPTY, HALL, KINDS, Question, State, hand_of
from duskhall.core.view import place_name
from duskhall.core.zones import ScriptError
from duskhall.editions import NAMES, edition

from .lines import Line, NotationError, parse_cards, parse_int, split_lines
from .position import NOWHERE, read_lines

if TYPE_CHECKING:
    from pathlib import Path

HEADER = ("scenario", "source", "covers", "rulings")
OF_A_SEAT = ("xp", "score", "champion")


@dataclass(slots=True)
class Run:
    name: str
    lines: list[Line] = field(default_factory=list)


@dataclass(slots=True)
class Scenario:
    """A scenario as read: its header, its position, its runs."""

    name: str
    source: str
    covers: tuple[str, ...]
    rulings: tuple[str, ...]
    start: State
    runs: list[Run]


@dataclass(slots=True)
class Failure:
    """What did not hold: the run, the line, what was expected and what there was."""

    run: str
    line: int
    text: str
    expected: str
    actual: str

    def __str__(self) -> str:
        where = f"run {self.run!r}, line {self.line}: {self.text}" if self.run else f"line {self.line}: {self.text}"
        return f"{where}\n    expected: {self.expected}\n    actual:   {self.actual}"


@dataclass(slots=True)
class Outcome:
    """Failures, and what was really exercised: cards that were there, abilities that ran."""

    failures: list[Failure]
    cards: set[str]
    abilities: set[str]


def load(path: Path) -> Scenario:
    return read(path.read_text(encoding="utf-8"))


def read(text: str) -> Scenario:
    """Read a scenario. Raises NotationError with the line."""
    header: dict[str, str] = {}
    position: list[Line] = []
    runs: list[Run] = []
    for line in split_lines(text):
        if line.text.startswith("run:"):
            runs.append(Run(line.text[4:].strip() or f"run {len(runs) + 1}"))
        elif runs:
            if line.text[0] not in ">?!" and not line.text[0].isdigit():
                raise line.error(
                    "in a run a line is a move '> move', a refusal '! move reason' or an expectation '? ...'"
                )
            runs[-1].lines.append(line)
        else:
            key, value = line.key_value()
            if key in HEADER:
                if key in header:
                    raise line.error(f"{key!r} stands twice")
                header[key] = value
            else:
                position.append(line)
    for key in ("scenario", "source"):
        if not header.get(key):
            raise NotationError(1, f"a scenario has a line '{key}: ...'")
    if not runs or not any(run.lines for run in runs):
        raise NotationError(0, "a scenario has at least one run with a line in it")
    start = read_lines(_with_stacks(position), complete=False)
    if not start.asked and not start.over:
        advance(start)
    names = [tuple(p.strip() for p in header.get(k, "").split(",") if p.strip()) for k in ("covers", "rulings")]
    return Scenario(header["scenario"], header["source"], names[0], names[1], start, runs)


def _with_stacks(lines: list[Line]) -> list[Line]:
    """``heroes: elf`` and ``village: spear`` set out whole stacks; the basics are always there unless given. Which
    cards there are depends on the edition that a line names; without one it is the first."""
    out = []
    given = {line.text.partition(":")[0].strip() for line in lines}
    wanted: list[tuple[Line, str]] = []
    name = NAMES[0]
    first = lines[0] if lines else Line(1, "")
    for line in lines:
        key, value = line.key_value()
        if key in ("heroes", "village"):
            wanted += [(line, v.strip()) for v in value.split(",") if v.strip()]
        else:
            out.append(line)
            if key == "edition":
                name = value.partition(" ")[0]
                if name not in NAMES:
                    raise line.error(f"unknown edition {name!r}; known are {', '.join(NAMES)}")
    cards = edition(name).rules.cards
    basics = [(first, c.stack) for c in cards if c.kind == "basic"]
    for line, stack in basics + wanted:
        members = [c for c in cards if c.stack == stack and c.kind in ("basic", "hero", "village")]
        if not members:
            raise line.error(f"there is no stack {stack!r}")
        if f"stack.{stack}" not in given:
            out.append(Line(line.number, f"stack.{stack}: " + ", ".join(f"{c.id}*{c.count}" for c in members)))
    return out


# ------------------------------------------------------------------------------------------------------------
# Running


def run(scenario: Scenario) -> Outcome:
    out = Outcome([], set(), set())
    for each in scenario.runs:
        _Runner(scenario.start.clone(), each, out).play()
    return out


class _Stop(Exception):
    """The run cannot go on."""


class _Runner:
    def __init__(self, s: State, run: Run, out: Outcome) -> None:
        self.s = s
        self.run = run
        self.out = out
        self.before = self.zones()
        self.line = Line(0, "")
        s.log = []
        self.note_cards()

    def play(self) -> None:
        try:
            for line in self.run.lines:
                self.line = line
                self.act(line.text)
        except _Stop:
            return
        if self.s.script:
            self.fail("every scripted shuffle is used", f"{len(self.s.script)} left over")

    def act(self, text: str) -> None:
        mark = text[0]
        if mark == "?":
            _Expectation(self, text[1:].strip()).check()
        elif mark == "!":
            words = text[1:].split()
            if len(words) != 2 or words[1] not in REASONS:
                raise self.line.error(f"a refusal is '! move reason'; reasons are {', '.join(REASONS)}")
            self.refuse(words[0], words[1])
        else:
            seat, arrow, moves = text.partition(">")
            if not arrow:
                raise self.line.error("expected '> move'")
            for move in moves.split(";"):
                self.move(move.strip(), parse_int(self.line, seat, "a seat") - 1 if seat.strip() else None)

    def fail(self, expected: str, actual: str) -> None:
        self.out.failures.append(Failure(self.run.name, self.line.number, self.line.text, expected, actual))

    def question(self, seat: int | None) -> Question | None:
        asked = self.s.asked
        if seat is None:
            return asked[0] if asked else None
        return next((q for q in asked if q.seat == seat), None)

    def move(self, move: str, seat: int | None) -> None:
        s = self.s
        if move == PASS:
            reason = why_not_pass(s, s.active if seat is None else seat)
            if reason:
                self.fail("pass is legal", f"refused ({reason})")
                raise _Stop
            s.passed |= 1 << (seat or 0)
            return
        q = self.question(seat)
        if q is None:
            whom = "somebody" if seat is None else f"seat {seat + 1}"
            self.fail(f"{whom} is asked", "the game is over" if s.over else f"asked: {self.asked()}")
            raise _Stop
        o = find_option(s, q, move)
        if o is None:
            self.fail(f"{move} is legal", f"refused ({why_not(s, q, move)}); legal are {', '.join(self.options(q))}")
            raise _Stop
        try:
            answer(s, q, o)
        except ScriptError as e:
            raise self.line.error(str(e)) from None
        self.note()

    def refuse(self, move: str, reason: str) -> None:
        s = self.s
        q = self.question(None)
        if move == PASS:
            actual = why_not_pass(s, s.active) or "legal"
        elif q is None:
            actual = "game-over"
        elif find_option(s, q, move) is not None:
            actual = "legal"
        else:
            actual = why_not(s, q, move)
        if actual != reason:
            self.fail(f"{move} is refused: {reason}", actual)

    def note(self) -> None:
        """What the move has exercised."""
        s = self.s
        assert s.log is not None
        for name, numbers in s.log:
            if name in ("use", "must"):
                program = s.rules.programs[numbers[-1]]
                self.out.abilities.add(f"{program.card}.{program.ability + 1}")
        s.log.clear()
        self.note_cards()

    def note_cards(self) -> None:
        s = self.s
        for z in (HALL, *(hand_of[i] for i in range(s.seats))):
            self.out.cards.update(s.rules.cards[s.kinds[c]].id for c in s.zones[z] if c != EMPTY)
        for z in range(len(s.zones)):
            if s.map.names[z].startswith(("discard", "destroyed", "front", "rooms")):
                self.out.cards.update(s.rules.cards[s.kinds[c]].id for c in s.zones[z])

    def options(self, q: Question) -> list[str]:
        return [option_id(self.s, q, o) for o in list_options(self.s, q)]

    def asked(self) -> str:
        return ", ".join(f"{q.seat + 1} {KINDS[q.kind]}" for q in self.s.asked) or "nobody"

    def names(self, zone: str) -> list[str]:
        s = self.s
        if zone not in s.map.names:
            raise self.line.error(f"there is no zone {zone!r}; zones are {', '.join(s.map.names)}")
        cards = s.zones[s.map.names.index(zone)]
        return ["-" if c == EMPTY else s.rules.cards[s.kinds[c]].id for c in cards]

    def zones(self) -> dict[str, list[str]]:
        return {z: self.names(z) for z in self.s.map.names}


class _Expectation:
    """One line of expectation. Figures are those of the active seat unless ``.N`` names another, ``@N`` a rank."""

    def __init__(self, runner: _Runner, text: str) -> None:
        self.r = runner
        self.s = runner.s
        self.text = text

    def check(self) -> None:
        word, _, rest = self.text.partition(" ")
        rest = rest.strip()
        s = self.s
        if word in ("offers", "lacks-option"):
            q = self.asked()
            options = self.r.options(q) if q else []
            if (rest in options) != (word == "offers"):
                self.r.fail(f"{rest} is {'' if word == 'offers' else 'not '}offered", ", ".join(options))
        elif word == "options":
            q = self.asked()
            legal = sorted(p.strip() for p in rest.lstrip("= ").split(", "))
            self.same(", ".join(legal), ", ".join(sorted(self.r.options(q))) if q else "no question")
        elif word == "asked":
            self.same(rest.lstrip("= "), self.r.asked())
        elif word == "count":
            zone, _, n = rest.partition("=")
            names = self.r.names(zone.strip())
            self.same(n.strip(), str(sum(name != "-" for name in names)))
        elif word == "changed":
            now = self.r.zones()
            changed = sorted(z for z in now if now[z] != self.r.before[z])
            listed = sorted(p.strip() for p in rest.lstrip("= ").split(",") if p.strip())
            self.same(", ".join(listed) or "nothing", ", ".join(changed) or "nothing")
        elif word == "ledger":
            self.ledger(rest)
        elif word in s.map.names:
            self.zone(word, rest)
        elif word in ("over", "won", "winners", "turn", "active") or word.partition(".")[0] in OF_A_SEAT:
            self.same(rest.lstrip("= "), self.plain(word))
        elif word in ("strength", "weight"):
            name, _, want = rest.partition("=")
            self.same(want.strip(), self.of_card(word, name.strip()))
        else:
            self.figure(word, rest)

    def asked(self) -> Question | None:
        return self.s.asked[0] if self.s.asked else None

    def same(self, want: str, actual: str) -> None:
        if want.strip() != actual:
            self.r.fail(want, actual)

    def zone(self, zone: str, rest: str) -> None:
        how, _, cards = rest.partition(" ")
        names = self.r.names(zone)
        if zone == "hall" and how == "=":
            self.same(" | ".join(p.strip() for p in cards.split("|")), " | ".join(names))
            return
        wanted = [
            name
            for name, n, _ in parse_cards(self.r.line, cards if cards.strip() != "nothing" else "")
            for _ in range(n)
        ]
        for name in wanted:
            if name not in self.s.rules.index:
                raise self.r.line.error(f"unknown card {name!r}")
        if how == "==":
            ok = names == wanted
        elif how == "=":
            ok = Counter(names) == Counter(wanted)
        elif how == "has":
            ok = not Counter(wanted) - Counter(names)
        elif how == "lacks":
            ok = not set(wanted) & set(names)
        else:
            raise self.r.line.error("a zone is compared with '=' (any order), '==' (this order), 'has' or 'lacks'")
        if not ok:
            self.r.fail(f"{zone} {how} {cards}", ", ".join(names) or "nothing")

    def plain(self, word: str) -> str:
        s = self.s
        name, dot, seat = word.partition(".")
        n = parse_int(self.r.line, seat, "a seat") - 1 if dot else s.active
        if name == "xp":
            return str(s.xp[n])
        if name == "score":
            return str(score(s, n))
        if name == "champion":
            return place_name(s, s.delve.places[n]) or NOWHERE if s.delve.places else NOWHERE
        if name == "winners":
            return " ".join(str(w.seat + 1) for w in edition(s.rules.edition).standings(s) if w.winner)
        if name == "turn":
            return str(s.turn)
        if name == "active":
            return str(s.active + 1)
        return "yes" if (s.over if name == "over" else s.won) else "no"

    def of_card(self, figure: str, name: str) -> str:
        s = self.s
        base, _, number = name.partition("#")
        hand = [c for c in s.zones[hand_of[s.active]] if s.rules.cards[s.kinds[c]].id == base]
        at = parse_int(self.r.line, number or "1", "a copy") - 1
        if not 0 <= at < len(hand):
            raise self.r.line.error(f"there is no {name} in the hand of seat {s.active + 1}")
        card = hand[at]
        if figure == "strength":
            return str(strength(s, s.active, card))
        return str(weight(s, s.active, card, s.held.get(card, EMPTY)))

    def reckoned(self, word: str, ledger: list[Entry] | None = None) -> tuple[str, int, int, Sums]:
        name, at, rank = word.partition("@")
        name, dot, seat = name.partition(".")
        s = self.s
        who = parse_int(self.r.line, seat, "a seat") - 1 if dot else s.active
        n = parse_int(self.r.line, rank, "a rank") if at else 0
        if not 0 <= who < s.seats or not 0 <= n <= s.rules.hall.ranks:
            raise self.r.line.error(f"no such seat or rank in {word!r}")
        foe = s.zones[HALL][n - 1] if n else EMPTY
        return name, who, n, reckon(s, who, foe, n, ledger)

    def figure(self, word: str, rest: str) -> None:
        name, who, rank, sums = self.reckoned(word)
        want = rest.lstrip("= ").strip()
        if name == "gold":
            self.same(want, str(purse(self.s, who)))
        elif name == "buys":
            self.same(want, str(buys(self.s)))
        elif name == "forecast":
            f = forecast(self.s, who, rank)
            if f is None:
                self.same(want, "none")
            elif ".." in want:
                self.same(want, f"{f.low}..{f.high}")
            else:
                by = f" by {f.margin}" if f.verdict in ("wins", "short") else ""
                self.same(want, f"{f.verdict}{by}")
        elif name in ("attack", "magic", "light", "dark", "total", "health"):
            self.same(want, str(getattr(sums, name)))
        elif name in ("wins", "fightable", "defeatable"):
            self.same(want, "yes" if getattr(sums, name) else "no")
        else:
            raise self.r.line.error(f"unknown expectation {word!r}")

    def ledger(self, rest: str) -> None:
        """``? ledger attack@2 has bonus battle-fury 1`` - why, source, amount."""
        word, _, want = rest.partition(" has ")
        entries: list[Entry] = []
        name, _, _, _ = self.reckoned(word.strip(), entries)
        cards = self.s.rules.cards
        lines = [
            f"{why} {cards[self.s.kinds[source]].id if source != EMPTY else 'rules'} {n}"
            for why, figure, source, _, n in entries
            if figure == name
        ]
        if want.strip() not in lines:
            self.r.fail(want.strip(), "; ".join(lines) or "no entry")


# ------------------------------------------------------------------------------------------------------------
# Coverage


def holes(edition_name: str, scenarios: list[tuple[Scenario, Outcome]]) -> list[str]:
    """Cards, abilities and rulings of an edition that no scenario covers."""
    rules = edition(edition_name).rules
    cards: set[str] = set()
    abilities: set[str] = set()
    rulings: set[str] = set()
    for scenario, outcome in scenarios:
        if scenario.start.rules.edition != edition_name or outcome.failures:
            continue
        covers = set(scenario.covers)
        cards |= {c for c in covers if c.partition(".")[0] in outcome.cards} | outcome.cards & covers
        abilities |= outcome.abilities
        # A lasting ability leaves no trace of its own: the scenario says that it is about it, and the card must be
        # there.
        abilities |= {c for c in covers if c.partition(".")[0] in outcome.cards and _lasting(scenario, c)}
        rulings.update(scenario.rulings)
    named = {c.partition(".")[0] for c in cards}
    out = []
    for card in rules.cards:
        if card.id not in named and card.kind != "xp":
            out.append(f"card {card.id}")
        for k in range(1, len(card.abilities) + 1):
            if f"{card.id}.{k}" not in abilities:
                out.append(f"ability {card.id}.{k}")
        out += [f"ruling {r} ({card.id})" for r in card.rulings if r not in rulings]
    return list(dict.fromkeys(out))


def _lasting(scenario: Scenario, name: str) -> bool:
    card, _, k = name.partition(".")
    rules = scenario.start.rules
    if card not in rules.index or not k.isdigit():
        return False
    kind = rules.index[card]
    return kind in rules.stand_ins or any(line.ability == int(k) - 1 for line in rules.whiles[kind])
