"""What core refuses is data, and every language has words for it."""

from __future__ import annotations

import ast
import pickle
from collections.abc import Iterator
from pathlib import Path

import pytest

from duskhall import core
from duskhall.core.faults import Fault
from duskhall.core.lint import CardError
from duskhall.core.move import Move, NotAMove
from duskhall.core.tree import LONGEST, TreeError, parse
from duskhall.text import FIRST, languages, reading
from tests.core.test_lint import CODE, WRONG_CARDS
from tests.core.test_move import WRONG
from tests.helpers import CLASSIC
from tests.text.foreign import foreign
from tools.languages import asked, messages

BEGIN = "fault-"
PARTS = (f"{BEGIN}unknown-what", f"{BEGIN}never-met-what")
"""Messages that stand in others."""


def made() -> Iterator[tuple[str, set[str] | None]]:
    """Each fault that core can find, and its arguments; None where they come from elsewhere."""
    for path in sorted(Path(core.__file__).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            names = {k.arg for k in node.keywords}
            for arg in node.args:
                if isinstance(arg, ast.Constant) and str(arg.value).startswith(BEGIN):
                    yield str(arg.value), None if None in names else {str(name) for name in names}


def test_every_fault_of_core_has_its_message_and_every_message_its_fault() -> None:
    known = {name: message for name, (_, message) in messages(FIRST).items()}
    faults = dict(made())
    assert set(faults) == {name for name in known if name.startswith(BEGIN)} - {*PARTS}
    for name, given in faults.items():
        pattern = known[name].value
        assert pattern is not None
        wanted = asked(pattern, known)
        assert given is None or given == wanted.shown | wanted.chosen, name


def refused() -> Iterator[Fault]:
    for card, _ in WRONG_CARDS.values():
        with pytest.raises(CardError) as e:
            CLASSIC.make_rules((card,))
        yield e.value
    for text in (*CODE, "1" * LONGEST, "'" * (LONGEST + 1)):
        with pytest.raises(TreeError) as f:
            parse(text)
        yield f.value
    for text in WRONG:
        with pytest.raises(NotAMove) as g:
            Move.parse(text)
        yield g.value


def own(fault: Fault) -> str:
    """The words for a fault, without what stood in the card or the move."""
    about = {name: own(value) if isinstance(value, Fault) else value for name, value in fault.about.items()}
    for name in about.keys() - {"ability", "what", "why", "most", "n"}:
        about[name] = ""
    return str(Fault(fault.reason, **about))


def test_a_fault_is_said_in_the_words_of_the_reader() -> None:
    found = list(refused())
    assert len({fault.about.get("why", fault).reason for fault in found}) > 70
    for language in languages():
        with reading(language):
            said = {str(fault) for fault in found}
            assert not [text for text in said if BEGIN in text]
            if language != FIRST:
                wrong = [(fault.reason, words) for fault in found if (words := foreign(own(fault), language))]
                assert not wrong


def test_a_fault_comes_out_of_another_process() -> None:
    for fault in refused():
        again = pickle.loads(pickle.dumps(fault))
        assert type(again) is type(fault) and again.about.keys() == fault.about.keys()
        assert str(again) == str(fault)
