"""Finding bots: names, arguments, modules, files and the modules beside them."""

from __future__ import annotations

import pickle
import re
import sys
from pathlib import Path
from typing import Any

import pytest

import duskhall
from duskhall.bots import Bot, BotError, load, split_list, title_of
from duskhall.bots.greedy import GreedyBot
from duskhall.bots.loading import arguments_of
from duskhall.bots.random import RandomBot


def bot_file(folder: Path, text: str, name: str = "mine.py") -> str:
    (folder / name).write_text(text, encoding="utf-8")
    return str(folder / name)


FIRST = """
class First:
    def choose(self, view, decision):
        return decision.options[0]
"""


def test_the_bots_of_the_program() -> None:
    assert isinstance(load("random"), RandomBot)
    assert isinstance(load("greedy"), GreedyBot)
    assert isinstance(load("duskhall.bots.random:RandomBot", seed=4), Bot)


def test_a_bot_of_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    spec = bot_file(tmp_path, FIRST) + ":First"
    assert type(load(spec)) is type(load(spec)), "a file is loaded once"
    monkeypatch.chdir(tmp_path)
    assert load("./mine.py:First") is not None
    assert load("mine:First") is not None, "a module of the folder one stands in"


def test_who_takes_a_seed_gets_it(tmp_path: Path) -> None:
    text = "class A:\n def __init__(self, seed): self.seed = seed\n def choose(self, view, decision): ...\n"
    assert vars(load(bot_file(tmp_path, text) + ":A", seed=5)) == {"seed": 5}
    assert vars(load(bot_file(tmp_path, FIRST, "b.py") + ":First", seed=5)) == {}


@pytest.mark.parametrize(
    ("spec", "text", "reason", "says"),
    [
        ("wizard", "", "unknown", "apprentice, veteran, master, archmage, greedy, random;"),
        ("greedy:", "", "unknown", "module:Class"),
        ("no.such.module:Bot", "", "no-module", "Install it"),
        ("{file}:Bot", None, "no-file", "Check the path"),
        ("{file}:Bot", "class Bot\n  pass", "import", "line 1"),
        ("{file}:Bot", "import no_such_library", "import", "no_such_library"),
        ("{file}:Bot", "1 / 0", "import", "ZeroDivisionError"),
        ("{file}:Bot", FIRST, "no-class", "it has First"),
        ("{file}:Bot", "class Bot: pass", "no-choose", "choose(view, decision)"),
        ("{file}:Bot", "Bot = 7", "no-choose", "choose(view, decision)"),
        ("{file}:Bot", "def Bot(): return 7", "made-no-choose", "choose(view, decision)"),
        (
            "{file}:Bot",
            FIRST.replace("First", "Bot") + "\n    def __init__(self): 1 / 0",
            "constructor",
            "ZeroDivision",
        ),
        ("{file}:Bot", FIRST.replace("First", "Bot") + "\n    def __init__(self, a): ...", "constructor", "argument"),
    ],
)
def test_bots_that_cannot_be_had(tmp_path: Path, spec: str, text: str | None, reason: str, says: str) -> None:
    file = tmp_path / f"bot_{reason.replace('-', '_')}.py"
    if text is not None:
        file.write_text(text, encoding="utf-8")
    with pytest.raises(BotError, match=r".+\.$") as e:
        load(spec.format(file=file))
    assert e.value.reason == reason
    assert says in str(e.value)


def test_every_reason_has_words_and_none_is_left_over() -> None:
    folder = Path(duskhall.__file__).parent
    reasons = re.findall(r'BotError\("([\w-]+)"', (folder / "bots" / "loading.py").read_text(encoding="utf-8"))
    messages = re.findall(
        r"^bot-(?!name-)([\w-]+) =", (folder / "text" / "en" / "bots.ftl").read_text(encoding="utf-8"), re.M
    )
    assert len(reasons) > 12
    assert sorted(messages) == sorted(set(reasons))


@pytest.mark.parametrize(
    "ending", ["raise SystemExit", "import sys\nsys.exit('bye')", "class Own(BaseException): ...\nraise Own"]
)
def test_a_file_that_ends_the_program_is_an_error(tmp_path: Path, ending: str) -> None:
    file = bot_file(tmp_path, FIRST + ending)
    for _ in range(2):
        with pytest.raises(BotError, match="cannot be loaded") as e:
            load(f"{file}:First")
        assert e.value.reason == "import"
    bot_file(tmp_path, FIRST)
    assert load(f"{file}:First") is not None, "once it is mended it is read anew"


def test_a_constructor_that_ends_the_program_is_an_error(tmp_path: Path) -> None:
    file = bot_file(tmp_path, FIRST + "    def __init__(self): raise SystemExit(3)\n")
    with pytest.raises(BotError, match="SystemExit: 3") as e:
        load(f"{file}:First")
    assert e.value.reason == "constructor"


def test_an_error_travels_between_processes() -> None:
    with pytest.raises(BotError) as e:
        load("wizard")
    again = pickle.loads(pickle.dumps(e.value))
    assert (type(again), again.reason, str(again)) == (BotError, "unknown", str(e.value))


def test_ctrl_c_stops_the_loading(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        load(bot_file(tmp_path, "raise KeyboardInterrupt") + ":First")
    with pytest.raises(KeyboardInterrupt):
        load(bot_file(tmp_path, FIRST + "    def __init__(self): raise KeyboardInterrupt\n") + ":First")


# ----------------------------------------------------------------------------------------------------------------------
# Arguments


DEEP = """
class Deep:
    def __init__(self, depth=1, *, style="calm", seed=0):
        self.said = (depth, style, seed)
    def choose(self, view, decision):
        return decision.options[0]
class Any:
    def __init__(self, **more):
        self.said = more
    def choose(self, view, decision):
        return decision.options[0]
"""


def test_arguments(tmp_path: Path) -> None:
    file = bot_file(tmp_path, DEEP)

    def made(spec: str) -> Any:
        return vars(load(f"{file}:{spec}", seed=9))["said"]

    assert made("Deep") == made("Deep()") == (1, "calm", 9)
    assert made("Deep(depth=3)") == (3, "calm", 9)
    assert made("Deep(depth = -3, style='a, b) (c:d')") == (-3, "a, b) (c:d", 9)
    assert made("Deep(seed=5, )") == (1, "calm", 5), "a seed that is named is the one it gets"
    assert made("Any(a=[1, (2.5, None)], b={'x': {True}})") == {"a": [1, (2.5, None)], "b": {"x": {True}}, "seed": 9}


def test_the_bots_of_the_program_take_arguments() -> None:
    one, other = load("random(seed=5)", seed=1), load("random", seed=5)
    assert isinstance(one, RandomBot) and isinstance(other, RandomBot)
    assert one.luck.random() == other.luck.random()


@pytest.mark.parametrize(
    ("spec", "reason", "says"),
    [
        ("greedy(depth=3)", "no-arguments", "Leave the brackets out"),
        ("random(depth=3)", "no-argument", "it takes seed"),
        ("random(seed=3", "arguments-open", "not closed"),
        ("random(", "arguments-open", "not closed"),
        ("random(3)", "arguments-nameless", "name(key=value"),
        ("random(**{'seed': 3})", "arguments-nameless", "name(key=value"),
        ("random(*[3])", "arguments-nameless", "name(key=value"),
        ("random(seed=)", "arguments", "cannot be read"),
        ("random(seed=3)(seed=4)", "arguments-call", "is not a name with arguments"),
        ("random(seed=3))", "arguments", "cannot be read"),
        ("random(seed=open('x'))", "arguments-literal", "seed"),
        ("random(seed=__import__)", "arguments-literal", "plain value"),
        ("random(seed=1, seed=2)", "arguments-twice", "twice"),
        ("random(seed='\0')", "arguments", "null"),
        ("wizard(depth=3)", "unknown", "apprentice, veteran, master, archmage, greedy, random;"),
        ("random()()", "arguments-call", "is not a name with arguments"),
        ("random(seed=[[[[" + "[" * 9000 + ")", "arguments", "cannot be read"),
        ("random(seed={{}: 1})", "arguments-literal", "plain value"),
    ],
)
def test_arguments_that_cannot_be_read(spec: str, reason: str, says: str) -> None:
    with pytest.raises(BotError, match=r".+\.$") as e:
        load(spec)
    assert e.value.reason == reason
    assert says in str(e.value)


def test_brackets_in_a_path_are_no_arguments(tmp_path: Path) -> None:
    folder = tmp_path / "bots (old), v2"
    folder.mkdir()
    file = bot_file(folder, DEEP)
    assert vars(load(f"{file}:Deep", 0))["said"] == (1, "calm", 0)
    assert vars(load(f"{file}:Deep(depth=2)", 0))["said"] == (2, "calm", 0)
    assert arguments_of(r"C:\bots\mine.py:Deep(style='x:y(z')") == (r"C:\bots\mine.py:Deep", {"style": "x:y(z"})


def test_a_list_of_bots() -> None:
    assert split_list("greedy, random") == ["greedy", "random"]
    assert split_list("a:B(x=1, y=[2, 3]),greedy") == ["a:B(x=1, y=[2, 3])", "greedy"]
    assert split_list("a:B(x='),('),random") == ["a:B(x='),(')", "random"]
    assert split_list(" , ,") == split_list("") == []
    assert split_list("it's:B,random") == ["it's:B", "random"], "a quote counts in brackets only"


def test_titles() -> None:
    assert [title_of(spec) for spec in ("greedy", "random(seed=3)", "./a.py:Deep", "x.y:Deep(style='a:b')")] == [
        "Greedy",
        "Random",
        "Deep",
        "Deep",
    ]


# ----------------------------------------------------------------------------------------------------------------------
# Neighbours


NEIGHBOURLY = """
import helper
import helper as same
from helper import word
from package.inner import deeper
import package.inner
from . import helper as relative
import random, json

class Mine:
    def choose(self, view, decision):
        import later  # not before it is asked
        from later import word as last
        return f"{later.word}"
    def said(self):
        import later
        assert helper is same is relative
        return [word, helper.word, deeper, package.inner.deeper, later.word, random.Random(1).random() < 1]
"""


def neighbours(folder: Path, word: str) -> str:
    (folder / "package").mkdir(parents=True)
    bot_file(folder, f"import dataclasses, other\nword = '{word}' + other.more\n", "helper.py")
    bot_file(
        folder, "import helper\nmore = '!'\n@__import__('dataclasses').dataclass\nclass D:\n    a: 'int'\n", "other.py"
    )
    bot_file(folder, "", "package/__init__.py")
    bot_file(folder, "from helper import word\nfrom .near import near\ndeeper = word + near\n", "package/inner.py")
    bot_file(folder, "near = '?'\n", "package/near.py")
    bot_file(folder, f"word = '{word} later'\n", "later.py")
    bot_file(folder, "raise AssertionError('the standard library comes first')\n", "random.py")
    return bot_file(folder, NEIGHBOURLY) + ":Mine"


def test_bots_in_two_folders_have_neighbours_of_the_same_name(tmp_path: Path) -> None:
    before = {name for name in sys.modules if not name.startswith("duskhall_bots_")}
    path = list(sys.path)
    one, two = (load(neighbours(tmp_path / name, name)) for name in ("one", "two"))
    for bot, name in ((one, "one"), (two, "two"), (one, "one")):
        assert bot.said() == [f"{name}!", f"{name}!", f"{name}!?", f"{name}!?", f"{name} later", True]  # type: ignore[attr-defined]
    assert sys.path == path
    after = {name for name in sys.modules if not name.startswith("duskhall_bots_")}
    assert not after & {"helper", "other", "later", "package"}
    assert after - before <= sys.stdlib_module_names | {name for name in after if "." in name}


def test_two_bots_in_a_folder_share_their_neighbours(tmp_path: Path) -> None:
    bot_file(tmp_path, "count = []\n", "shared.py")
    text = "import shared\nshared.count.append(1)\n" + FIRST.replace("    def", "    count = shared.count\n    def")
    one, two = (load(bot_file(tmp_path, text, name) + ":First") for name in ("a.py", "b.py"))
    assert vars(type(one))["count"] is vars(type(two))["count"]
    assert vars(type(one))["count"] == [1, 1]


def test_a_neighbour_that_fails_is_named(tmp_path: Path) -> None:
    bot_file(tmp_path, "1 / 0\n", "broken.py")
    with pytest.raises(BotError, match="ZeroDivisionError") as e:
        load(bot_file(tmp_path, "import broken" + FIRST) + ":First")
    assert e.value.reason == "import"
    with pytest.raises(BotError, match="no_such_neighbour"):
        load(bot_file(tmp_path, "import no_such_neighbour" + FIRST, "b.py") + ":First")
    bot_file(tmp_path, "", "broken.py")
    assert load(str(tmp_path / "mine.py") + ":First") is not None


def test_a_file_with_an_odd_name(tmp_path: Path) -> None:
    bot_file(tmp_path, "word = 1", "helper.py")
    assert load(bot_file(tmp_path, "import helper" + FIRST, "my-bot v1.2.py") + ":First") is not None
