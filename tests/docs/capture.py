"""The captures of turns in docs/terminal.md and its translations, from files of ours, as a reader of that language
plays them.

python -m tests.docs.capture    # brings the pages up to date
"""

from __future__ import annotations

import re
import tempfile
from dataclasses import dataclass
from pathlib import Path

from duskhall.text import languages, words
from tests.docs.blocks import ROOT, document
from tests.terminal.driver import piped


@dataclass(frozen=True, slots=True)
class Turn:
    """What is captured: from before the first answer, or from the ``whole`` table of the turn on and with what the bot
    does then."""

    answers: tuple[str, ...]
    """``{go} 1`` is typed in the words of the language."""
    first: str
    whole: bool = False


TURNS: dict[str, Turn] = {
    "examples/game.txt:66": Turn(("{go} 3", "{quit}"), "{go} 3", whole=True),
    "examples/advance-turn.txt": Turn(("{plan}", "{go} 1", "{quit}"), "{plan}"),
    "examples/quest-turn.txt": Turn(
        (
            *("dungeon", "use:stormland-mirror", "pick:stormhand-1", "equip:shortsword>stormhand-1", "use:shortsword"),
            *("use:stormhand-1", "equip:shortbow>hawkswood-1", "use:lantern-token", "done"),
            *("go:abandoned-gate", "go:sunken-well", "go:vault", "discard:hawkswood-1", "travel:sunken-well", "{quit}"),
        ),
        "go:sunken-well",
    ),
}
"""By the position, or the move of a record, from which is played."""


def page(language: str) -> str:
    return "docs/terminal.md" if language == "en" else f"docs/{language}/terminal.md"


def on_the_page(position: str) -> re.Pattern[str]:
    return re.compile(rf"(<!-- capture {position} -->\n```text\n)(.*?)(```\n<!-- /capture -->)", re.DOTALL)


def captured(data: Path, position: str, language: str) -> str:
    """What the program prints to a reader of this language."""
    turn, w = TURNS[position], words(language)

    def typed(answer: str) -> str:
        return re.sub(r"\{(\w+)\}", lambda word: w.say(f"word-{word[1]}"), answer)

    arguments = ("--lang", language, "play", "--from", ROOT / position, "--names", "Ann", "--bots", "greedy", "--new")
    out = piped(data, *arguments, answers=map(typed, turn.answers), COLUMNS="80").out
    # "Turn 27 · Ann" in this language; the terminal prints a no-break space as a space.
    head = r"\n\n" + re.sub(r"\s+", " ", w.say("head-turn", turn=0, who="")).replace("0", r"\d+")
    at = out.index(f"> {typed(turn.first)}\n")
    if turn.whole:
        start = [found.start() for found in re.finditer(head, out[:at])][-1] + 2
        end = re.compile(head).search(out, at)
    else:
        start = out.rindex("\n\n", 0, at) + 2
        end = re.compile(head.partition("·")[0].rstrip()).search(out, at)
    assert end is not None
    return out[start : end.start() + 1]


if __name__ == "__main__":
    for spoken in languages():
        text = document(page(spoken))
        for place in TURNS:
            with tempfile.TemporaryDirectory() as folder:
                new = captured(Path(folder), place, spoken)
            text = on_the_page(place).sub(lambda m, new=new: m[1] + new + m[3], text)  # type: ignore[misc]
        (ROOT / page(spoken)).write_text(text, encoding="utf-8")
