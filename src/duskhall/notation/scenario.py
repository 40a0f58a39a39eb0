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

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from duskhall.core.game import PASS
from duskhall.core.machine import advance, answer, why_not_pass
from duskhall.core.reckoning import reckon
from duskhall.core.refusals import REASONS, find_option, why_not
from duskhall.core.state import EMPTY, HALL, Question, RawEvent, State, hand_of, secret_of
from duskhall.core.tree import Ability, Must, Use
from duskhall.core.zones import ScriptError
from duskhall.editions import NAMES, edition
from duskhall.text import words

from .comparing import Battle, Expectation, Played, Table
from .expectations import asked_words, names_in, options_of, parse_expectation
from .lines import Line, NotationError, parse_seat, split_lines
from .position import read_lines
from .table import read_script

if TYPE_CHECKING:
    from pathlib import Path

    from duskhall.core.rules import Rules

HEADER = ("scenario", "source", "covers", "rulings")
STACKS = {"heroes": "hero", "village": "village"}
"""Lines that set out whole stacks, and the kind of cards in them."""
IN_A_RUN = re.compile(r"(\S*?)\s*([>?!])\s*(.*)")
"""A line of a run: a seat or none, its mark, and the rest."""


def say(message_id: str, /, **args: str | int) -> str:
    """The words for a failed expectation, and for gaps in coverage."""
    return words().say(message_id, **args)


@dataclass(frozen=True, slots=True)
class Moves:
    """``> village; done``: moves of the seat that is asked, or of the seat in front."""

    line: Line
    seat: int | None
    moves: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Refusal:
    """``! move reason``: the move is refused for this reason."""

    line: Line
    seat: int | None
    move: str
    reason: str


@dataclass(slots=True)
class Run:
    """A run as read. ``script``: its own shuffles and dice, None where it has those of the position."""

    name: str
    lines: list[Moves | Refusal | Expectation] = field(default_factory=list)
    script: tuple[tuple[int, ...], ...] | None = None


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
    """A failure: its run and line, the expected value and the actual one."""

    run: str
    line: int
    text: str
    expected: str
    actual: str

    def __str__(self) -> str:
        where = say("notation-failure", run=self.run, n=str(self.line), text=self.text)
        expected, actual = say("scenario-expected", text=self.expected), say("scenario-actual", text=self.actual)
        return f"{where}\n    {expected}\n    {actual}"


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
    header: dict[str, tuple[Line, str]] = {}
    position: list[Line] = []
    runs: list[tuple[Line, list[Line]]] = []
    for line in split_lines(text):
        if line.text.startswith("run:"):
            runs.append((line, []))
        elif runs:
            runs[-1][1].append(line)
        else:
            key, value = line.key_value()
            if key in HEADER:
                if key in header:
                    raise line.error("notation-twice", name=key)
                header[key] = (line, value)
            else:
                position.append(line)
    for key in ("scenario", "source"):
        if key not in header or not header[key][1]:
            raise NotationError(header[key][0].number if key in header else 1, "notation-scenario-line", key=key)
    if not runs:
        raise NotationError(0, "notation-scenario-run")
    start = read_lines(_with_stacks(position), complete=False)
    try:
        if not start.asked and not start.over:
            advance(start)
    except ScriptError as e:
        raise NotationError(0, e.reason, **e.about) from None
    return Scenario(
        header["scenario"][1],
        header["source"][1],
        _ids(header, "covers", _abilities(start.rules)),
        _ids(header, "rulings", {ruling for card in start.rules.cards for ruling in card.rulings}),
        start,
        [_read_run(line, lines, start, n) for n, (line, lines) in enumerate(runs, 1)],
    )


def _abilities(rules: Rules) -> set[str]:
    """Cards and abilities as ``covers`` names them."""
    return {
        name for card in rules.cards for name in (card.id, *(f"{card.id}.{k + 1}" for k in range(len(card.abilities))))
    }


def _ids(header: dict[str, tuple[Line, str]], key: str, known: set[str]) -> tuple[str, ...]:
    """The ids of a line of the header; each must be known and stands once."""
    if key not in header:
        return ()
    line, value = header[key]
    out = [part.strip() for part in value.split(",")]
    for name in out:
        if name not in known:
            close = sorted(other for other in known if name and (name in other or other in name))
            if close:
                raise line.error(f"notation-{key}-unknown-close", name=name, close=", ".join(close[:3]))
            raise line.error(f"notation-{key}-unknown", name=name)
        if out.count(name) > 1:
            raise line.error("notation-twice-in", name=name, key=key)
    return tuple(out)


def _with_stacks(lines: list[Line]) -> list[Line]:
    """``heroes: elf`` and ``village: spear`` set out whole stacks; the basics are always there unless given. Which
    cards there are depends on the edition that a line names; without one it is the first."""
    out = []
    given = {line.text.partition(":")[0].strip() for line in lines}
    wanted: dict[str, tuple[Line, str]] = {}
    name = NAMES[0]
    first = lines[0] if lines else Line(1, "")
    for line in lines:
        key, value = line.key_value()
        if key in STACKS:
            for stack in (part.strip() for part in value.split(",")):
                if stack in wanted:
                    raise line.error("notation-twice", name=stack)
                wanted[stack] = (line, STACKS[key])
        else:
            out.append(line)
            if key == "edition":
                name = value.partition(" ")[0]
                if name not in NAMES:
                    raise line.error("notation-unknown-edition", name=name, known=", ".join(NAMES))
    cards = edition(name).rules.cards
    basics = {c.stack: (first, "basic") for c in cards if c.kind == "basic"}
    for stack, (line, kind) in (basics | wanted).items():
        members = [c for c in cards if c.stack == stack and c.kind == kind]
        if not members:
            raise line.error("notation-no-stack", stack=stack, kind=kind)
        if f"stack.{stack}" not in given:
            out.append(Line(line.number, f"stack.{stack}: " + ", ".join(f"{c.id}*{c.count}" for c in members)))
    return out


def _read_run(head: Line, lines: list[Line], start: State, number: int) -> Run:
    """The lines of a run. Everything that can be known before it is played is checked here."""
    run = Run(head.text[4:].strip() or say("notation-run", n=str(number)))
    for line in lines:
        if line.text.startswith("script:"):
            if run.lines:
                raise line.error("notation-run-script")
            run.script = (*(run.script or ()), read_script(start.rules, line, line.text[7:]))
        else:
            run.lines.append(_read_line(line, start))
    if not run.lines:
        raise head.error("notation-run-empty", run=run.name)
    return run


def _read_line(line: Line, start: State) -> Moves | Refusal | Expectation:
    found = IN_A_RUN.fullmatch(line.text)
    if found is None or (found[1] and not found[1].isdecimal()):
        raise line.error("notation-run-line")
    seat = parse_seat(line, found[1], start.seats) if found[1] else None
    mark, rest = found[2], found[3].strip()
    if mark == "?":
        return parse_expectation(line, Table(start), rest, seat)
    if mark == "!":
        parts = rest.split()
        if len(parts) != 2 or parts[1] not in REASONS:
            raise line.error("notation-refusal", known=", ".join(REASONS))
        return Refusal(line, seat, parts[0], parts[1])
    moves = tuple(move.strip() for move in rest.split(";"))
    if not all(moves) or any(" " in move for move in moves):
        raise line.error("notation-moves")
    return Moves(line, seat, moves)


# ------------------------------------------------------------------------------------------------------------
# Running


def run(scenario: Scenario) -> Outcome:
    out = Outcome([], set(), set())
    for each in scenario.runs:
        _Runner(scenario.start.clone(), each, out).play()
    return out


class _Stop(Exception):
    """The run cannot go on."""


class _Log(list[RawEvent]):
    """The events of a move. A comparison is looked at while it happens: the position does not keep what it was made
    of."""

    def __init__(self, played: Played) -> None:
        super().__init__()
        self.played = played

    def append(self, event: RawEvent) -> None:
        name, numbers = event
        if name == "compare":
            s = self.played.s
            seat, foe = numbers[:2]
            self.played.last = Battle(s.turn, reckon(s, seat, foe, s.rank))
        super().append(event)


class _Runner:
    def __init__(self, s: State, run: Run, out: Outcome) -> None:
        self.s = s
        self.run = run
        self.out = out
        begun = bool(s.rank) and (s.won or s.health != 0)
        self.played = Played(s, {name: names_in(s, z) for z, name in enumerate(s.map.names)}, None, begun)
        self.line = Line(0, "")
        s.log = self.log = _Log(self.played)
        if run.script is not None:
            s.script = run.script
        self.note_cards()

    def play(self) -> None:
        try:
            for each in self.run.lines:
                self.line = each.line
                if isinstance(each, Expectation):
                    failed = each.check(self.played)
                    if failed is not None:
                        self.fail(*failed)
                elif isinstance(each, Refusal):
                    self.refuse(each)
                else:
                    for move in each.moves:
                        self.move(move, each.seat)
        except _Stop:
            return
        if self.s.script:
            self.fail(say("notation-expected-scripts"), say("notation-found-scripts", n=len(self.s.script)))

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
            who = s.active if seat is None else seat
            reason = why_not_pass(s, who)
            if reason:
                self.fail(say("notation-expected-legal", move=PASS), say("notation-found-refused", reason=reason))
                raise _Stop
            s.passed |= 1 << who
            return
        q = self.question(seat)
        if q is None:
            whom = "notation-expected-asked" if seat is None else "notation-expected-asked-seat"
            found = say("notation-found-over") if s.over else asked_words(s)
            self.fail(say(whom, seat=str((seat or 0) + 1)), found)
            raise _Stop
        o = find_option(s, q, move)
        if o is None:
            legal = ", ".join(options_of(s, q))
            found = say("notation-found-refused-legal", reason=why_not(s, q, move), legal=legal)
            self.fail(say("notation-expected-legal", move=move), found)
            raise _Stop
        try:
            answer(s, q, o)
        except ScriptError as e:
            raise self.line.error(e.reason, **e.about) from None
        self.note()

    def refuse(self, refusal: Refusal) -> None:
        s = self.s
        move, seat = refusal.move, refusal.seat
        q = self.question(seat)
        if move == PASS:
            actual = why_not_pass(s, s.active if seat is None else seat) or "legal"
        elif q is None:
            actual = "game-over" if s.over else "not-asked"
        elif find_option(s, q, move) is not None:
            actual = "legal"
        else:
            actual = why_not(s, q, move)
        if actual != refusal.reason:
            self.fail(say("notation-expected-refused", move=move, reason=refusal.reason), actual)

    def note(self) -> None:
        """Counts the abilities, windows and events that the move has used."""
        s = self.s
        for name, numbers in self.log:
            if name in ("use", "must"):
                program = s.rules.programs[numbers[-1]]
                self.out.abilities.add(f"{program.card}.{program.ability + 1}")
        self.log.clear()
        self.note_cards()

    def note_cards(self) -> None:
        s = self.s
        for z in (HALL, *(zone[i] for i in range(s.seats) for zone in (hand_of, secret_of))):
            self.out.cards.update(s.rules.cards[s.kinds[c]].id for c in s.zones[z] if c != EMPTY)
        for z in range(len(s.zones)):
            if s.map.names[z].startswith(("discard", "destroyed", "front", "rooms")):
                self.out.cards.update(s.rules.cards[s.kinds[c]].id for c in s.zones[z])


# ------------------------------------------------------------------------------------------------------------
# Coverage


def holes(edition_name: str, scenarios: list[tuple[Scenario, Outcome]]) -> list[str]:
    """Cards, abilities and rulings of an edition that no scenario covers, and events and windows that no covered
    ability has."""
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
    met: set[str] = set()
    for card in rules.cards:
        if card.id not in named and card.kind != "xp":
            out.append(say("notation-hole-card", name=card.id))
        for k, ability in enumerate(card.abilities, 1):
            if f"{card.id}.{k}" in abilities:
                met.update(_moments(ability))
            else:
                out.append(say("notation-hole-ability", name=f"{card.id}.{k}"))
        out += [say("notation-hole-ruling", name=r, card=card.id) for r in card.rulings if r not in rulings]
    out += [say("notation-hole-event", name=event) for event in rules.events.whose if event not in met]
    out += [say("notation-hole-window", name=window) for window in rules.windows.names if window not in met]
    return list(dict.fromkeys(out))


def _moments(ability: Ability) -> tuple[str, ...]:
    """The event or the windows in which an ability has its place."""
    match ability:
        case Must(event=event):
            return (event,)
        case Use(window=str(window)):
            return (window,)
        case Use(window=windows):
            return tuple(windows)
    return ()


def _lasting(scenario: Scenario, name: str) -> bool:
    card, dot, k = name.partition(".")
    if not dot:
        return False
    rules = scenario.start.rules
    kind = rules.index[card]
    return kind in rules.stand_ins or any(line.ability == int(k) - 1 for line in rules.whiles[kind])
