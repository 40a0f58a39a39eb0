"""Positions that nobody would come to: ``python -m tools.fuzz``. Positions of games are changed at random, and what is
still read as a position is looked at, planned for and played on: nothing may go wrong.

A position is an edition and a number; a fault prints the command that makes that position again.
"""

from __future__ import annotations

import argparse
import sys
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache, partial

from duskhall.core.decision import Decision, Refused
from duskhall.core.game import Game
from duskhall.core.luck import Stream
from duskhall.core.state import SPECTATOR, State
from duskhall.core.zones import ScriptError
from duskhall.editions import NAMES
from duskhall.lab.share import progress, share
from duskhall.notation import bounds
from duskhall.notation.lines import NotationError
from duskhall.notation.position import read, write

from .positions import bold, positions

POSITIONS = 4_000
MOVES = 25
"""Moves that a position is played on."""
LOOK_EVERY = 4
"""Moves between two looks at all that can be asked."""
BUDGET = 120
"""Positions that a plan looks at."""
GAMES, STEPS, EVERY = 14, 160, 8
"""The positions that are changed: of so many games the first steps, one in so many of them."""
TRIES = 60
"""Changes of which none is read: then the number has no position."""


@dataclass(slots=True)
class Report:
    read: int = 0
    refused: int = 0
    faults: list[tuple[int, str]] = field(default_factory=list)
    """The number of the position, and what was wrong."""


# ----------------------------------------------------------------------------------------------------------------------
# Changing


@cache
def bases(name: str) -> tuple[str, ...]:
    """Positions of games, in the middle of whatever happens in them."""
    out = []
    for seed in range(1, GAMES + 1):
        for step, s in enumerate(positions(name, seed)):
            if step >= STEPS:
                break
            if step % EVERY == seed % EVERY or s.mods or len(s.asked) > 1 or s.later:
                out.append(write(s, cards=False))
    return tuple(dict.fromkeys(out))


def changed(name: str, number: int) -> Iterator[str]:
    """Texts that are like a position, one after the other; all follow from the number."""
    luck = Stream.of(number, f"duskhall fuzz {name}")
    texts = bases(name)
    words = _words(texts)
    while True:
        lines = texts[luck.below(len(texts))].splitlines()
        for _ in range(1 + luck.below(4)):
            CHANGES[luck.below(len(CHANGES))](lines, luck, texts, words)
        yield "\n".join(lines) + "\n"


@cache
def _words(texts: tuple[str, ...]) -> tuple[str, ...]:
    """All words that stand in positions."""
    return tuple(sorted({word.strip(",|") for text in texts for word in text.split() if len(word) < 40}))


Change = Callable[[list[str], Stream, tuple[str, ...], tuple[str, ...]], None]


def _place(lines: list[str], luck: Stream, *keys: str) -> int:
    """A line; where keys are given one that begins with one of them, if there is one."""
    found = [i for i, line in enumerate(lines) if line.startswith(keys)] if keys else []
    return found[luck.below(len(found))] if found else luck.below(len(lines))


def _lose(lines: list[str], luck: Stream, texts: tuple[str, ...], words: tuple[str, ...]) -> None:
    if len(lines) > 5:
        del lines[3 + luck.below(len(lines) - 3)]


def _word(lines: list[str], luck: Stream, texts: tuple[str, ...], words: tuple[str, ...]) -> None:
    i = _place(lines, luck)
    parts = lines[i].split(" ")
    parts[luck.below(len(parts))] = words[luck.below(len(words))]
    lines[i] = " ".join(parts)


def _number(lines: list[str], luck: Stream, texts: tuple[str, ...], words: tuple[str, ...]) -> None:
    i = _place(lines, luck)
    numbers = [k for k, c in enumerate(lines[i]) if c.isdigit()]
    if numbers:
        k = numbers[luck.below(len(numbers))]
        lines[i] = lines[i][:k] + str((0, 1, 2, 3, 5, 9, 20, 99)[luck.below(8)]) + lines[i][k + 1 :]


def _other_line(lines: list[str], luck: Stream, texts: tuple[str, ...], words: tuple[str, ...]) -> None:
    """The line that another position has in its place, or a further one of it."""
    other = texts[luck.below(len(texts))].splitlines()
    line = other[_place(other, luck, *(("frame:", "lane:", "ask:", "change:", "later:") if luck.below(2) else ()))]
    key = line.partition(":")[0]
    there = [i for i, mine in enumerate(lines) if mine.partition(":")[0] == key]
    if there and luck.below(4):
        lines[there[luck.below(len(there))]] = line
    else:
        lines.append(line)


def _move_cards(lines: list[str], luck: Stream, texts: tuple[str, ...], words: tuple[str, ...]) -> None:
    """A card of one place lies at another; or it is there once more."""
    zones = ("hand.", "deck.", "discard.", "front.", "hall:", "dungeon:", "stack.", "supply.", "aside:", "destroyed:")
    a, b = _place(lines, luck, *zones), _place(lines, luck, *zones)
    key, _, cards = lines[a].partition(": ")
    bar = " | " if key == "hall" else ", "
    parts = [part for part in cards.split(bar) if part]
    if not parts:
        return
    k = luck.below(len(parts))
    card = parts[k]
    if luck.below(3):
        del parts[k]
        lines[a] = f"{key}: {bar.join(parts)}"
    lines[b] += (" | " if lines[b].startswith("hall") else ", ") * (not lines[b].endswith(":")) + card


def _no_cards(lines: list[str], luck: Stream, texts: tuple[str, ...], words: tuple[str, ...]) -> None:
    i = _place(lines, luck, "hand.", "deck.", "discard.", "dungeon:", "hall:", "stack.", "supply.", "draw.")
    lines[i] = lines[i].partition(":")[0] + ":"


def _many_cards(lines: list[str], luck: Stream, texts: tuple[str, ...], words: tuple[str, ...]) -> None:
    i = _place(lines, luck, "hand.", "deck.", "discard.")
    lines[i] += ("," if not lines[i].endswith(":") else "") + f" {words[luck.below(len(words))]}*{1 + luck.below(12)}"


def _exchange(lines: list[str], luck: Stream, texts: tuple[str, ...], words: tuple[str, ...]) -> None:
    """Two lines of the same kind exchange what they say."""
    i = _place(lines, luck)
    kind = lines[i].partition(":")[0].partition(".")[0]
    j = _place(lines, luck, kind)
    a, b = lines[i].partition(":"), lines[j].partition(":")
    lines[i], lines[j] = a[0] + ":" + b[2], b[0] + ":" + a[2]


CHANGES: tuple[Change, ...] = (
    _lose,
    _word,
    _word,
    _number,
    _number,
    _other_line,
    _other_line,
    _move_cards,
    _move_cards,
    _no_cards,
    _many_cards,
    _exchange,
)


# ----------------------------------------------------------------------------------------------------------------------
# Playing


def accepted(name: str, number: int) -> tuple[State | None, str, int]:
    """The position of a number, its text, and how many texts before it were refused."""
    texts = changed(name, number)
    for n in range(TRIES):
        text = next(texts)
        try:
            bounds.check(text)
            return read(text), text, n
        except NotationError:
            continue
    return None, "", TRIES


def look(s: State) -> None:
    """All that can be asked about a position."""
    for seat in (SPECTATOR, *range(s.seats)):
        view = Game(s.clone(), history=False, listen=False).view(seat)
        view.data()
        if seat == SPECTATOR:
            continue
        for rank in range(1, s.rules.hall.ranks + 1):
            view.forecast(rank, budget=20)
        for figure in ("attack", "magic", "light", "gold", "vp"):
            view.ledger(figure)
        view.plan(budget=BUDGET)
        view.sample(7)
    for q in s.asked:
        decision = Decision(s, q)
        decision.shown()
        decision.data()


def play_on(s: State, number: int) -> None:
    """Some random moves, and now and then a look; at the end all of it is taken back."""
    luck = Stream.of(number, "duskhall fuzz moves")
    game = Game(s)
    for n in range(MOVES):
        if n % LOOK_EVERY == 0:
            look(s)
        if game.over:
            break
        assert s.asked, "the game is not over, but nobody is asked"
        decision = Decision(s, s.asked[luck.below(len(s.asked))])
        assert decision.options, "a question has no option"
        game.choose(decision, bold(decision.options, luck))
    text = write(s)
    assert write(read(text)) == text, "what is written is read as something else"
    for seat in range(s.seats):
        if game.can_undo(seat, freely=True):
            game.undo(seat, freely=True)


def try_one(name: str, number: int) -> tuple[int, int]:
    """Try one position: how many were read (0 or 1), and how many refused. Raises what goes wrong."""
    s, text, refused = accepted(name, number)
    if s is None:
        return 0, refused
    # What luck is told to bring need not be there: that is said to who has written it.
    s.script = ()
    try:
        play_on(s, number)
    except (Refused, ScriptError) as e:
        raise AssertionError(f"{type(e).__name__}: {e}") from e
    except Exception as e:
        e.add_note(text)
        raise
    return 1, refused


def try_all(name: str, seed: int, numbers: range) -> Report:
    out = Report()
    for number in numbers:
        try:
            read_, refused = try_one(name, seed * 1_000_000 + number)
            out.read += read_
            out.refused += refused
        except Exception as e:
            place = traceback.extract_tb(e.__traceback__)[-1]
            out.faults.append((number, f"{type(e).__name__}: {e} ({place.filename}, line {place.lineno})"))
            out.read += 1
    return out


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.fuzz", description=__doc__)
    parser.add_argument("--edition", choices=NAMES, help="one edition alone")
    parser.add_argument(
        "--positions", type=int, default=POSITIONS, metavar="N", help="of all editions (default: %(default)s)"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the same number, the same positions")
    parser.add_argument("--jobs", type=int, metavar="N", help="processes that share the work (default: one a core)")
    parser.add_argument("--position", type=int, metavar="P", help="try number P alone, with the whole traceback")
    args = parser.parse_args(argv)
    names = [args.edition] if args.edition else list(NAMES)
    if args.position is not None:
        for name in names:
            print(f"{name} {args.position}: {try_one(name, args.seed * 1_000_000 + args.position)}")
        return 0
    each = -(-args.positions // len(names))
    total = Report()
    for name in names:
        with progress(f"fuzzing {name}", each) as done:
            for part in share(partial(try_all, name, args.seed), range(each), args.jobs):
                total.read += part.read
                total.refused += part.refused
                for number, what in part.faults:
                    total.faults.append((number, what))
                    command = f"python -m tools.fuzz --edition {name} --seed {args.seed} --position {number}"
                    print(f"{name} {number}: {what}\n  to see it: {command}", file=sys.stderr, flush=True)
                done(part.read)
    print(f"{total.read:,} positions read, {total.refused:,} texts refused; {len(total.faults)} with a fault")
    return 1 if total.faults else 0


if __name__ == "__main__":
    sys.exit(main())
