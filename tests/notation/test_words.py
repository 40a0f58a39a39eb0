"""What is wrong with a text is a message with arguments: every reason has words, and they are said when they are
read."""

from __future__ import annotations

import pickle
import re
import subprocess
import sys
from pathlib import Path

import pytest

import duskhall
from duskhall.editions.errors import FiguresError, SetupError, UnknownEdition, UnknownName, UnknownSetup
from duskhall.notation.lines import NotationError
from duskhall.text import Words

HOME = Path(duskhall.__file__).parent
TEXT = (HOME / "text" / "en" / "notation.ftl").read_text(encoding="utf-8")
BUILT = {
    "notation-who-resigned",
    "notation-who-absent",
    "notation-no-strength",
    "notation-no-weight",
    *(f"notation-{key}-unknown{close}" for key in ("covers", "rulings") for close in ("", "-close")),
}
"""Messages whose ids are put together of a word of the notation."""
OF_OTHERS = {"notation-what"}
"""Messages that stand in other messages alone."""


def test_every_reason_has_words_and_no_words_are_left_over() -> None:
    files = [*(HOME / "notation").glob("*.py"), HOME / "game.py"]
    code = "".join(path.read_text(encoding="utf-8") for path in files)
    used = set(re.findall(r'"(notation-[\w-]+)"', code))
    assert used | BUILT | OF_OTHERS == set(re.findall(r"^(notation-[\w-]+) =", TEXT, re.MULTILINE))


def test_everything_that_is_counted_has_a_name() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in (HOME / "notation").glob("*.py"))
    used = set(re.findall(r'"((?:an?|number-of|counter-of)-[\w-]+|gold-left)"', code))
    assert used == set(re.findall(r"^ +\[([a-z]+-[\w-]+)\]", TEXT, re.MULTILINE))


class Loud(Words):
    """Another language."""

    def say(self, message_id: str, /, **args: str | int) -> str:
        return super().say(message_id, **args).upper()


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (
            NotationError(3, "notation-not-whole", what="a-seat", found="x"),
            "line 3: a seat is a whole number, found 'x'",
        ),
        (NotationError(1203, "notation-twice", name="hall"), "line 1203: 'hall' is there twice"),
        (NotationError(0, "notation-no-frame"), "a position that is not over has a frame"),
        (
            NotationError(2, "notation-setup", why=SetupError("twice", what="heroes")),
            "line 2: you chose one of the hero stacks twice: choose different ones",
        ),
        (NotationError(2, "notation-bad-card", why=ValueError("no such word")), "line 2: no such word"),
        (FiguresError(Path("f.toml"), "dagger", "not-a-table"), "f.toml: dagger: "),
        (UnknownEdition("chess", ("classic",)), "there is no edition 'chess'; there are classic"),
        (UnknownName("orc", ["elf", "ogre"]), "there is no card 'orc' to choose; there are elf, ogre"),
        (UnknownSetup("x", ["first"]), "there is no set-up 'x'; there are first"),
    ],
)
def test_an_error_is_worded_for_its_reader_and_comes_out_of_other_processes(error: ValueError, said: str) -> None:
    assert str(error).startswith(said)
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error) and str(again) == str(error) and again.args == error.args


def test_a_reason_inside_another_is_worded_for_the_same_reader() -> None:
    error = NotationError(2, "notation-setup", why=SetupError("twice", what="heroes"))
    assert error.worded(Loud("en")) == str(error).upper()


def test_errors_that_nobody_reads_load_no_words() -> None:
    code = """
import sys
from duskhall.notation import position
from duskhall.notation.lines import NotationError
try:
    position.read("position: 1\\nedition: chess 1")
except NotationError as e:
    print(*(name for name in sys.modules if name.startswith("fluent")))
    print(e)
"""
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    loaded, said = done.stdout.splitlines()
    assert (loaded, said) == ("", "line 2: unknown edition 'chess'; known are classic, advance, quest")
