"""The parsers are fuzzed: whatever the text, there is a position or a NotationError, and nothing else."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from duskhall.core.decision import Decision
from duskhall.core.game import Game
from duskhall.core.luck import Stream
from duskhall.core.state import State
from duskhall.notation import record as records
from duskhall.notation import scenario as scenarios
from duskhall.notation.lines import NotationError
from duskhall.notation.position import read, write
from tests.helpers import EDITIONS, Walk, few, losing_opening, passes, staged, text_of

SCENARIOS = Path(__file__).parents[1] / "scenarios"
FUZZ = settings(
    derandomize=True, deadline=None, max_examples=few(200, 80), suppress_health_check=list(HealthCheck), database=None
)

Edit = tuple[int, int, int, str]

WORDS = (
    *(
        "0",
        "-1",
        "1",
        "2",
        "3",
        "99",
        "999999999",
        "9999999999",
        "²",
        "yes",
        "no",
        "all",
        "live",
        "-",
        "",
        " ",
        ":",
        "=",
    ),
    *("hand.1/1", "hand.2/3", "hall/1", "dungeon/1", "deck.1/2", "discard.1/1", "destroyed/1", "stack.militia/1"),
    *("militia", "militia*3", "disease", "haunt^all", "torch^12", "turn.1", "banish.1", "xp", "stone-of-mystery"),
    *("seat=1", "from=-", "from=hall/2", "picked=hand.1/1", "name=x=hand.1/1", "split=-,1,2,3", "number=1", "lane=2"),
    *("pass", "2>pass", "passed: 1", "passed: 2", "board: dungeon", "use=hand.1/1,1", "named=hand.1/1", "again: yes"),
    *("front.1/1", "draw.curse/1", "supply.horde/1", "secret.1/1", "stack.regular/1", "smuggler", "stramst", "seat:1"),
    *("go:mine", "1", "champions: mine vault", "keys: 4", "keys: 0", "walk: 2 mine", "limited: yes", "last: 2"),
    *("told: mine", "told: vault mine"),
    *("down: hall/2 draw.level-1", "rooms/1", "rooms: wilderness", "guardian-key", "wound*3", "smorga-4", "wilderness"),
    *("front.1: wound", "supply.wound/1", "draw.level-1/1", "named=#x=3", "#bones=5", "festering-wound", "vault"),
    *("? wins@3 = no", "? attack@last = 3", "2? options = done", "2! done not-asked", "? known deck.1/1 = 1", "won"),
    *("script: torch", "script: 5", "? asks = rules", "? gold-left >= 2", "@last", "@9", ".9", "^", "^9", ">=", "<="),
    *("covers: banish", "rulings: x", "draw.curse: torch", "stack.torch: dagger", "turn: -1", "card: Card()", "run:"),
    *("position: 1", "frame:", "ask:", "over: yes", "#", "\t", "\n", "\r", "\u2028", "\x00", "é", "\ud800", "1>", "9>"),
)

edits = st.lists(
    st.tuples(
        st.integers(0, 7),
        st.integers(0, 10_000),
        st.integers(0, 10_000),
        st.one_of(st.sampled_from(WORDS), st.text(max_size=12)),
    ),
    min_size=1,
    max_size=4,
)


def mutated(text: str, changes: list[Edit]) -> str:
    """A text with lines and words taken out, doubled, exchanged, or replaced."""
    for how, at, other, word in changes:
        lines = text.split("\n")
        i, j = at % len(lines), other % len(lines)
        if how == 0:
            del lines[i]
        elif how == 1:
            lines.insert(j, lines[i])
        elif how == 2:
            lines[i], lines[j] = lines[j], lines[i]
        elif how == 3:
            lines.insert(i, word)
        elif how in (4, 5):
            words = lines[i].split(" ")
            words[other % len(words)] = word
            lines[i] = " ".join(words)
        elif how == 6:
            k = other % (len(lines[i]) + 1)
            lines[i] = lines[i][:k] + word + lines[i][k + 1 :]
        else:
            lines[i] = lines[i][: other % (len(lines[i]) + 1)]
        text = "\n".join(lines)
    return text


WANTED = {
    "classic": {"window", "pick", "buy", "level", "face", "split", "order", "lanes", "lent", "later"},
    "advance": {"line", "seat", "first", "lanes", "acting", "passed", "named", "front", "avatars", "later"},
    "quest": {"walk", "drop", "pick", "window", "buy", "level", "first", "lanes", "limited", "found", "last"},
}


@cache
def positions() -> tuple[str, ...]:
    """Positions in the middle of everything: battles, sealed answers, picks half done, and one with its cards."""
    out = [text_of(staged()), write(staged(), cards=True)]
    for name in EDITIONS:
        wanted = set(WANTED[name])
        for seed in range(1, 120):
            walk = Walk(seed, name, turns=20, state=losing_opening(seed) if name == "advance" and seed % 2 else None)
            for decision, _ in walk:
                if name == "advance" and walk.step % 9 == 0 and walk.state.seats > 2:
                    walk.state.passed = 1 << (walk.state.active + 1) % walk.state.seats
                signs = signs_of(walk.state) | {decision.kind}
                if signs & wanted:
                    wanted -= signs
                    out.append(text_of(walk.state))
            if not wanted:
                break
        assert not wanted, f"never met: {wanted}"
    return tuple(out)


def signs_of(s: State) -> set[str]:
    text = text_of(s)
    signs = {
        "lanes": len(s.asked) > 1,
        "lent": bool(s.lent),
        "later": bool(s.later),
        "acting": " use=" in text,
        "passed": "\npassed: " in text,
        "named": " named=" in text,
        "front": "\nfront.1: familiar-" in text,
        "avatars": "\nsecret.1: " in text,
        "limited": "\nlimited: yes" in text,
        "found": "\nfound: yes" in text,
        "last": "\nlast: " in text,
    }
    return {sign for sign, met in signs.items() if met}


@cache
def some_records() -> tuple[str, ...]:
    out = []
    for name, seed in (("classic", 3), ("classic", 4), ("classic", 7), ("advance", 3), ("advance", 4), ("quest", 4)):
        walk = Walk(seed, name, turns=6, history=True)
        for decision, _ in walk:
            if name == "advance" and walk.step % 4 == 1:
                passes(walk.game, (walk.state.active + 1) % walk.state.seats)
            if walk.step % 5 == 4 and walk.game.can_undo(decision.seat):
                walk.game.undo(decision.seat)
                break
        text = records.write(walk.game, tuple("abcde"[: walk.state.seats]), None)
        # Without the definitions of the cards, which are most of it.
        out.append("\n".join(line for line in text.splitlines() if not line.startswith("start: card:")))
    return tuple(out)


@cache
def some_scenarios() -> tuple[str, ...]:
    files = sorted(SCENARIOS.rglob("*.txt"))
    assert files
    return tuple(path.read_text(encoding="utf-8") for path in files[:: max(1, len(files) // 25)])


def stays_itself(s: State) -> None:
    """A position that was read is written, and what is written is read to the same text."""
    text = write(s)
    assert write(read(text)) == text


def can_be_played(s: State) -> None:
    """Whatever was accepted can be looked at and played on without a fault."""
    # A script that does not fit is told to who wrote it; here it may be anything.
    s.script = ()
    game = Game(s)
    for seat in range(-1, s.seats):
        game.view(seat).data()
        for rank in range(1, s.rules.hall.ranks + 1):
            game.view(seat).forecast(rank)
    stream = Stream.of(1, "fuzz")
    for _ in range(12):
        if game.over or not game.state.asked:
            assert game.over, "nobody is asked and the game is not over"
            return
        decision = Decision(game.state, game.state.asked[0])
        game.choose(decision, stream.below(len(decision.options)))


# ------------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@FUZZ
@given(base=st.integers(0, 100), changes=edits)
def test_an_edited_position_is_read_or_refused(base: int, changes: list[Edit]) -> None:
    texts = positions()
    try:
        s = read(mutated(texts[base % len(texts)], changes))
    except NotationError:
        return
    stays_itself(s)
    can_be_played(s)


def test_a_storm_of_edits_breaks_no_position() -> None:
    """The same with a plain generator, which spreads its edits more evenly."""
    texts = [text for text in positions() if "\ncard: " not in text]
    accepted = 0
    for n in range(few(1000, 350)):
        text = mutated(texts[n % len(texts)], storm(n))
        try:
            s = read(text)
        except NotationError:
            continue
        accepted += 1
        try:
            stays_itself(s)
            can_be_played(s)
        except BaseException as e:
            e.add_note(f"reproduce: edit {n}, {storm(n)}; the position is\n{text}")
            raise
    assert accepted > few(100, 35)


@pytest.mark.slow
def test_a_position_without_one_of_its_lines_is_read_or_refused() -> None:
    """What is half done, line by line: frames, lanes, questions and changes that hang on each other."""
    kept = (
        "frame:",
        "lane:",
        "ask:",
        "later:",
        "change:",
        "used:",
        "held:",
        "lent:",
        "foe:",
        "rank:",
        "laid:",
        "passed:",
        *("champions:", "keys:", "walk:", "limited:", "told:", "found:", "last:", "rooms:", "hall:"),
    )
    for text in positions():
        lines = text.splitlines()
        for i, line in enumerate(lines):
            if line.startswith(kept) and "\ncard: " not in text:
                try:
                    s = read("\n".join(lines[:i] + lines[i + 1 :]))
                except NotationError:
                    continue
                try:
                    stays_itself(s)
                    can_be_played(s)
                except BaseException as e:
                    e.add_note(f"without the line {line!r} of\n{text}")
                    raise


def storm(n: int) -> list[Edit]:
    stream = Stream.of(n, "storm")
    out = []
    for _ in range((1, 1, 1, 2, 3)[stream.below(5)]):
        out.append((stream.below(8), stream.below(9973), stream.below(9973), WORDS[stream.below(len(WORDS))]))
    return out


@FUZZ
@given(text=st.one_of(st.text(max_size=300), st.lists(st.sampled_from(WORDS), max_size=30).map(" ".join)))
def test_any_text_is_no_position(text: str) -> None:
    start = "position: 1\nedition: "
    for head in (
        "",
        "position: 1\n",
        f"{start}classic 1\nseats: 2\n",
        f"{start}advance 1\nboard: dungeon\nseats: 2\n",
        f"{start}quest 1\nseats: 2\n",
    ):
        try:
            s = read(head + text)
        except NotationError:
            continue
        stays_itself(s)


@FUZZ
@given(base=st.integers(0, 100), changes=edits)
def test_an_edited_record_is_replayed_or_refused(base: int, changes: list[Edit]) -> None:
    texts = some_records()
    try:
        record = records.read(mutated(texts[base % len(texts)], changes))
        game = records.replay(record)
    except NotationError:
        return
    stays_itself(game.state)
    text = records.write(game, record.seats, record.setup, bots=record.bots)
    assert text_of(records.replay(records.read(text)).state) == text_of(game.state)


@FUZZ
@given(base=st.integers(0, 100), changes=edits)
def test_an_edited_scenario_is_run_or_refused(base: int, changes: list[Edit]) -> None:
    texts = some_scenarios()
    try:
        scenarios.run(scenarios.read(mutated(texts[base % len(texts)], changes)))
    except NotationError:
        return


def test_a_storm_of_edits_breaks_no_scenario() -> None:
    """Whatever is refused is refused with its line, or as a whole."""
    texts = some_scenarios()
    ran = 0
    for n in range(few(1000, 350)):
        text = mutated(texts[n % len(texts)], storm(n))
        try:
            scenarios.run(scenarios.read(text))
            ran += 1
        except NotationError as e:
            assert 0 <= e.line <= len(text.splitlines()) + 1
        except BaseException as e:
            e.add_note(f"reproduce: edit {n}, {storm(n)}; the scenario is\n{text}")
            raise
    assert ran > few(50, 18)


@FUZZ
@given(
    head=st.sampled_from(["", "record: 1\n", "scenario: x\nsource: y\n", "scenario: x\nsource: y\nrun: z\n"]),
    text=st.one_of(st.text(max_size=300), st.lists(st.sampled_from(WORDS), max_size=30).map(" ".join)),
)
def test_any_text_is_no_record_and_no_scenario(head: str, text: str) -> None:
    for parse in (lambda t: records.replay(records.read(t)), lambda t: scenarios.run(scenarios.read(t))):
        try:
            parse(head + text)
        except NotationError:
            continue
