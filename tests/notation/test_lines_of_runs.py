"""Lines of a run, fuzzed: each holds, fails, or is an error with its line; and whatever holds could have failed."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from duskhall.core.luck import Stream
from duskhall.notation import scenario as scenarios
from duskhall.notation.lines import NotationError

HEADS = {
    "classic": """\
scenario: x
source: y
hall: famine | - | stone-of-mystery
hand.1: lorigg-rogue, militia*2, dagger, torch, disease
hand.2: militia*2
heroes: elf
dungeon: griffon^1
deck.1: militia
run: a
""",
    "advance": """\
scenario: x
source: y
edition: advance
seats: 3
village: pike
hall: ettin | ogre | - | -
dungeon: warrior-bones*2
hand.1: veilminder-martyr, regular, phoenix
hand.2: smuggler, torch*2
hand.3: smuggler
draw.curse: curse-of-decay
run: a
""",
    "quest": """\
scenario: x
source: y
edition: quest
rooms: wilderness, mine, abandoned-gate, crypt, sunken-well, throne-room, vault
hall: giant-rat | goblin-bonecaster | goblin-drummer | hobgoblin-slaver | - | kings-hexer
hand.1: adventurer, lantern*2, dagger
front.1: iron-rations
supply.iron-rations: iron-rations*15
supply.wound: wound*3
draw.level-1: guardian-key, goblin-forager
run: a
""",
}
MOVES = {
    "classic": ("", "> village\n", "> dungeon\n", "> dungeon; use:lorigg-rogue\n", "> rest\n"),
    "advance": ("", "> dungeon\n", "> village\n", "> dungeon; use:veilminder-martyr; cancel:1.2; attack:1\n"),
    "quest": ("", "> dungeon; done\n", "> shop\n", "> dungeon; done; go:mine\n", "> dungeon; done; go:mine; done\n"),
}

NUMBERED = (
    *("count hand.1", "count hall", "count deck.2", "count stack.torch", "count draw.curse", "count rooms", "turn"),
    *("xp", "xp.2", "score.1", "gold", "gold.2", "gold-left", "buys", "strength militia", "strength militia#2"),
    *("strength regular", "strength adventurer", "weight dagger", "attack", "attack@1", "attack.2@1", "magic@2"),
    *("light", "dark@1", "dark@2", "total", "total@1", "total@3", "health@1", "health@2", "attack@last", "health@last"),
)
ANSWERED = (
    *("over", "won", "wins@1", "wins@2", "wins@3", "wins.2@1", "fightable@1", "defeatable@2", "wins@last"),
    *("defeatable@last", "wins", "won@last", "fightable@9"),
)
OF_ZONES = (
    "hand.1",
    "hand.2",
    "deck.1",
    "discard.1",
    "dungeon",
    "hall",
    "stack.torch",
    "front.1",
    "rooms",
    "destroyed",
)
CARDS = (
    "militia",
    "torch",
    "torch*2",
    "militia*2",
    "regular",
    "lantern",
    "smuggler, torch",
    "famine",
    "mine",
    "dagger",
)
WORDED = (
    *(
        "asked = 1 window",
        "asked = 2 pick",
        "asked = nobody",
        "asked = 1 branch",
        "asks = rules",
        "asks = lorigg-rogue",
    ),
    *(
        "active = 1",
        "active = 2",
        "winners = 1",
        "winners = 1 2",
        "champion = mine",
        "champion.2 = -",
        "champion.1 = shop",
    ),
    *(
        "changed = nothing",
        "changed = hand.1",
        "changed = hand.1, deck.1",
        "known hand.1/1 = all",
        "known hand.2/1 = 2",
    ),
    *("known dungeon/1 = 1", "known dungeon/1 = nobody", "known deck.1/1 = nobody", "forecast@1 = depends"),
    *("forecast@2 = none", "forecast@1 = wins by 1", "forecast@3 = 2..4", "ledger darkness@1 has rank rules 1"),
    *("ledger attack@1 has printed dagger 2", "options = village, dungeon, rest", "options = done", "offers done"),
    *("lacks-option done", "offers rest", "lacks-option use:torch", "offers go:crypt", "lacks-option buy:pike"),
)
ABSURD = (
    *(
        "",
        "-1",
        "0",
        "9",
        "99",
        "²",
        "x",
        "yes",
        "nothing",
        "nobody",
        "all",
        "orc",
        "torch^1",
        "torch*0",
        "a b",
        ",",
        "@",
    ),
    *(
        ".",
        "#",
        "=",
        "==",
        ">=",
        "<=",
        ">",
        "!=",
        "has",
        "lacks",
        "hand.9",
        "hand.1",
        "hall/9",
        "@9",
        ".9",
        "@last",
        "é",
    ),
    *("99999999999", "1 2 3 4", "-", "|", "run:", "script:", "\x00", "riddle", "usse:torch", "use:totch", "villlage"),
)


def well_formed(stream: Stream) -> str:
    """An expectation that could stand in a scenario."""

    def one(of: tuple[str, ...]) -> str:
        return of[stream.below(len(of))]

    kind = stream.below(4)
    if kind == 0:
        return f"? {one(NUMBERED)} {one(('=', '>=', '<='))} {stream.below(9)}"
    if kind == 1:
        return f"? {one(ANSWERED)} = {one(('yes', 'no'))}"
    if kind == 2:
        return f"? {one(OF_ZONES)} {one(('=', '==', 'has', 'lacks'))} {one((*CARDS, 'nothing'))}"
    return f"{one(('', '', '', '2'))}? {one(WORDED)}"


def spoiled(line: str, stream: Stream) -> str:
    """The line with a word replaced, taken out, or with something added to it."""
    words = line.split(" ")
    at = stream.below(len(words))
    absurd = ABSURD[stream.below(len(ABSURD))]
    how = stream.below(4)
    if how == 0:
        words[at] = absurd
    elif how == 1:
        del words[at]
    elif how == 2:
        words[at] += absurd
    else:
        words.insert(at, absurd)
    out = " ".join(words).strip()
    # A comment is no line at all.
    return out if out and out[0] != "#" else line


def outcome(edition: str, moves: str, line: str) -> str:
    """ "holds", "fails" or "error"; anything else than these is a fault of ours."""
    text = HEADS[edition] + moves
    number = text.count("\n") + 1
    try:
        failures = scenarios.run(scenarios.read(f"{text}{line}\n")).failures
    except NotationError as e:
        assert e.line in (number, 0), e
        assert e.message
        return "error"
    assert all(failure.line == number for failure in failures)
    return "fails" if failures else "holds"


@cache
def fuzzed(spoil: bool) -> tuple[tuple[str, str, str, str], ...]:
    out = []
    for n in range(1500):
        stream = Stream.of(n, "lines of runs")
        edition = tuple(HEADS)[stream.below(len(HEADS))]
        moves = MOVES[edition][stream.below(len(MOVES[edition]))]
        line = well_formed(stream)
        if spoil:
            line = spoiled(line, stream)
        try:
            out.append((edition, moves, line, outcome(edition, moves, line)))
        except BaseException as e:
            e.add_note(f"{edition} {moves!r} {line!r}")
            raise
    return tuple(out)


def opposites(line: str) -> list[str]:
    """Lines that cannot hold where this one does."""
    head, _, last = line.rpartition(" ")
    if last in ("yes", "no"):
        return [f"{head} {'no' if last == 'yes' else 'yes'}"]
    if head.endswith(" =") and last.isdecimal() and "known" not in line and "active" not in line:
        return [f"{head} {int(last) + 1}"]
    if head.endswith(" >=") and last.isdecimal():
        return [f"{head} 9999"]
    if head.endswith(" <=") and last.isdecimal():
        return [f"{head.removesuffix('<=')}>= {int(last) + 1}"]
    for one, other in ((" has ", " lacks "), ("? offers ", "? lacks-option "), ("? lacks-option ", "? offers ")):
        if one in line and "ledger" not in line and "*" not in line and "," not in line:
            return [line.replace(one, other)]
    return []


@pytest.mark.parametrize("spoil", [False, True], ids=["well formed", "spoiled"])
def test_every_line_holds_fails_or_is_an_error_with_its_line(spoil: bool) -> None:
    counted = Counter(result for *_, result in fuzzed(spoil))
    assert set(counted) == {"holds", "fails", "error"}
    assert counted["error"] > (900 if spoil else 300), counted
    assert counted["holds"] > (2 if spoil else 100), counted


def test_what_holds_could_have_failed() -> None:
    """A line that holds whatever the position says tests nothing."""
    tried = 0
    for edition, moves, line, result in (*fuzzed(False), *fuzzed(True)):
        if result == "holds":
            for other in opposites(line):
                tried += 1
                assert outcome(edition, moves, other) != "holds", f"{edition} {moves!r}: {line!r} and {other!r}"
    assert tried > 60


def test_moves_and_refusals_are_read_as_strictly() -> None:
    wrong = (
        *(
            ">",
            "> ;",
            "> village;",
            "> village dungeon",
            "0> village",
            "3> village",
            "-1> village",
            "x> village",
            "1village",
        ),
        *("!", "! village", "! village wrong", "! village wrong-step again", "3! village wrong-step", "0! x not-asked"),
        *("? options = done, villlage", "? offers donne", "? xp >= 0", "? count hand.1 >= 0"),
        *("?", "3? options = done", "2? gold = 3", "1? hand.1 = militia", "2? won = yes", "2?", "script", "rest"),
    )
    for line in wrong:
        assert outcome("classic", "", line) == "error", line
