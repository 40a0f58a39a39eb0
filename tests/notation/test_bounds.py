"""How much a text from outside may hold: all that games produce, and not much more; what is too much is named with its
line."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest

from duskhall.core.game import Game
from duskhall.core.state import PARTS, PER_SEAT, SEAT_ZONES, State
from duskhall.notation import bounds, position, record
from duskhall.notation.lines import NotationError
from duskhall.text import reading, words
from tests.helpers import EDITIONS, Walk, few, staged, text_of

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.txt"))
TEXTS = [path for path in GOLDEN if path.name != "lines.txt"]
POSITION = text_of(staged())
HEAD = POSITION.splitlines()


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.stem)
def test_the_golden_games_are_within_the_bounds(path: Path) -> None:
    bounds.check(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", EDITIONS)
def test_every_position_of_games_with_strong_decks_is_within_the_bounds(name: str) -> None:
    """With half of the bounds to spare where the cost grows with them."""
    hands = changes = owned = 0
    for seed in range(few(60, 6)):
        walk = Walk(seed, name, turns=30)
        for _ in walk:
            s = walk.state
            hands = max(hands, *(sizes(s, "hand")))
            changes = max(changes, len(s.mods))
            owned = max(owned, *(map(sum, zip(*(sizes(s, part) for part in bounds.OF_A_SEAT), strict=True))))
            if walk.step % 10 == 0:
                bounds.check(text_of(s))
    assert 2 * hands <= bounds.LIES["hand"] + 6
    assert 2 * changes <= bounds.TIMES["change"]
    assert 2 * owned <= bounds.OWNED


def sizes(s: State, part: str) -> list[int]:
    """How many cards every seat has there."""
    return [len(s.zones[SEAT_ZONES + PER_SEAT * seat + PARTS.index(part)]) for seat in range(s.seats)]


def refused(text: str) -> NotationError:
    with pytest.raises(NotationError) as e:
        bounds.check(text)
    for language in ("en", "de", "ja"):
        with reading(language):
            said = str(e.value)
            assert said and words().language == language
            assert not e.value.line or str(e.value.line) in said
    return e.value


def with_line(key: str, value: str) -> str:
    """The position with a line in place of its own, or besides the others."""
    kept = [line for line in HEAD if line.partition(":")[0] != key]
    return "\n".join([*kept, f"{key}: {value}"])


@pytest.mark.parametrize(
    ("key", "value", "reason"),
    [
        ("hand.1", "torch*31", "bounds-zone"),
        ("hand.1", ", ".join(["torch"] * 31), "bounds-zone"),
        ("hand.1", "torch^1, militia *  999999999999", "bounds-zone"),
        ("deck.2", "torch*121", "bounds-zone"),
        ("front.1", "torch*41", "bounds-zone"),
        ("dungeon", "famine*401", "bounds-zone"),
        ("stack.torch", "torch*401", "bounds-zone"),
        ("hall", "famine | " * 12 + "famine", "bounds-zone"),
        ("bought", "hand.1/1 " * 61, "bounds-places"),
        ("passed", "1 " * 61, "bounds-places"),
        ("xp", "1000 0", "bounds-number"),
        ("total", "-1000", "bounds-number"),
        ("change", "x.1 0 from=- on=live amount=100 until=turn", "bounds-number"),
        ("frame", "turn.1 0 seat=1 from=- split=-,100,1,1", "bounds-number"),
        ("change", "x.1 0 from=- on=" + "hand.1/1," * 61 + " amount=1 until=turn", "bounds-places"),
        ("dungeon", "famine, " * 1001, "bounds-characters"),
    ],
)
def test_every_kind_of_line_has_its_bound(key: str, value: str, reason: str) -> None:
    text = with_line(key, value)
    e = refused(text)
    assert e.reason == reason
    assert e.line == len(text.splitlines()), "the line is named"


@pytest.mark.parametrize("key", sorted(set(bounds.TIMES) - {"card"}))
def test_no_line_stands_too_often(key: str) -> None:
    most = bounds.TIMES[key]
    lines = [line for line in HEAD if line.partition(":")[0] != key]
    bounds.check("\n".join([*lines, *[f"{key}: x"] * most]))
    e = refused("\n".join([*lines, *[f"{key}: x"] * (most + 1)]))
    assert (e.reason, e.line) == ("bounds-times", len(lines) + most + 1)


def test_what_many_lines_come_to() -> None:
    assert refused("\n".join([*HEAD, *(f"draw.a{n}: torch*99" for n in range(9))])).reason == "bounds-cards"
    assert refused("\n".join([*HEAD, *(f"x{n}: 1" for n in range(300))])).reason == "bounds-keys"
    owned = [line for line in HEAD if not re.match(r"(deck|hand|discard)\.1:", line)]
    assert refused("\n".join([*owned, "deck.1: torch*90", "discard.1: torch*61"])).reason == "bounds-owned"
    assert refused("x" * (bounds.BYTES + 1)).reason == "bounds-bytes"
    assert refused("# x\n" * (bounds.LINES + 1)).reason == "bounds-lines"


def test_a_text_of_continued_lines_takes_no_time() -> None:
    """Each of them is put to the end of the one before: 300,000 of them took minutes."""
    begun = time.thread_time()
    refused("position: 1\n" + " a\n" * 300_000)
    refused("position: 1\n" + " a\n" * (bounds.LINES - 1))
    assert time.thread_time() - begun < 2


def test_records_have_bounds() -> None:
    game = Game(staged())
    game.play("village")
    text = record.write(game, ("Ann", "Ben"), None)
    bounds.check(text)
    many = text.replace(" village", " village" + " undo village" * (bounds.MOVES // 2))
    e = refused(many)
    assert e.reason == "bounds-characters", "a turn is a line"
    turn = "turn 1, seat 1: village " + "undo village " * 100
    e = refused(text.replace("turn 1, seat 1: village", "\n".join([turn] * 30)))
    assert e.reason == "bounds-moves"
    assert refused(text.replace(" village", " " + "v" * 151)).reason == "bounds-move"
    assert refused(text.replace("Ann", "A" * 101)).reason == "bounds-name"
    hand = re.sub(r"^start: hand.1: .*$", "start: hand.1: torch*31", text, flags=re.MULTILINE)
    assert (e := refused(hand)).reason == "bounds-zone" and hand.splitlines()[e.line - 1].startswith("start: hand.1")


def test_the_library_reads_more() -> None:
    """Whose machine it is may do what they like with it."""
    assert position.read(with_line("hand.1", "torch*60")).zones
