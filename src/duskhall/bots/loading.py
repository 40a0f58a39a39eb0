"""Load bots by name: ``veteran``, ``module:Class`` or ``./file.py:Class``, with arguments if the bot takes any.

A bot in a file may import the modules beside it. Each folder is a package of its own in ``sys.modules``, so bots in
different folders may have neighbours of the same name.
"""

from __future__ import annotations

import ast
import builtins
import importlib
import importlib.util
import inspect
import re
import secrets
import sys
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, FileFinder, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from importlib.machinery import ModuleSpec

    from duskhall.core.decision import Decision
    from duskhall.core.move import Move
    from duskhall.core.view import View

LEVELS = ("apprentice", "veteran", "master", "archmage")
"""The opponents offered to players, from the weakest to the strongest."""
USUAL = "veteran"
"""The default opponent."""
NEWCOMERS = "apprentice"
"""The opponent that a first game is suggested against."""
BUILT_IN = {
    **{level: f"duskhall.bots.levels:{level.title()}" for level in LEVELS},
    "greedy": "duskhall.bots.greedy:GreedyBot",
    "random": "duskhall.bots.random:RandomBot",
}
"""The bots that come with the program, and their classes. ``greedy`` is the yardstick of the levels."""


@runtime_checkable
class Bot(Protocol):
    """The interface of a bot. A constructor that takes ``seed`` gets a number for each game and seat, for the bot's own
    luck.

    A bot may also have ``pick(view, decision) -> int``, the place of its choice in ``decision.options``. It is called
    instead of ``choose`` and saves writing ids.
    """

    def choose(self, view: View, decision: Decision) -> Move | str:
        """A move of ``decision``: one of ``decision.options``, or anything whose ``str`` is one."""


class BotError(ValueError):
    """Raised if a bot cannot be loaded. The text says why and what to do; ``reason`` is a short name for programs."""

    def __init__(self, reason: str, **arguments: str) -> None:
        from duskhall.text import words

        self.reason = reason
        self.arguments = arguments
        super().__init__(words().say(f"bot-{reason}", **{name: shortened(text) for name, text in arguments.items()}))

    def __reduce__(self) -> tuple[Callable[..., BotError], tuple[str, dict[str, str]]]:
        # The error is pickled between processes.
        return _error_again, (self.reason, self.arguments)


def _error_again(reason: str, arguments: dict[str, str]) -> BotError:
    return BotError(reason, **arguments)


LONGEST = 300


def shortened(text: str) -> str:
    """A bot's answer or name, shortened to fit a message."""
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def said(e: BaseException) -> str:
    """An exception on one line; a syntax error with its place."""
    if isinstance(e, SyntaxError):
        return f"line {e.lineno}: {e.msg}"
    text = " ".join(str(e).split())
    return f"{type(e).__name__}: {text}" if text else type(e).__name__


# ----------------------------------------------------------------------------------------------------------------------
# Names and arguments


CALL = re.compile(r"((?:.+?:)?[A-Za-z_]\w*)\s*\((.*)", re.DOTALL)
"""A name and the text after its bracket. A bracket in the path of a file does not follow a name after a colon."""
PAIRS = {"(": ")", "[": "]", "{": "}"}


def split_list(text: str) -> list[str]:
    """The names in a comma-separated list. A comma in brackets or quotes belongs to a bot's arguments."""
    parts = [""]
    closing: list[str] = []
    quote = ""
    for c in text:
        if quote:
            quote = "" if c == quote else quote
        elif closing and c in "'\"":
            quote = c
        elif c in PAIRS:
            closing.append(PAIRS[c])
        elif closing and c == closing[-1]:
            closing.pop()
        if c == "," and not closing:
            parts.append("")
        else:
            parts[-1] += c
    return [part.strip() for part in parts if part.strip()]


def title_of(spec: str) -> str:
    """A bot's short name for people: its name if it comes with the program, otherwise its class."""
    if known := built_in(spec):
        return _say(f"bot-name-{known}")
    call = CALL.fullmatch(spec)
    name = (spec if call is None else call[1]).rpartition(":")[2]
    return name[:1].upper() + name[1:]


def note_of(spec: str) -> str:
    """A line for people on how a bot that comes with the program plays; empty for other bots."""
    known = built_in(spec)
    return _say(f"bot-name-{known}.note") if known else ""


def built_in(spec: str) -> str:
    """The name of a bot that comes with the program, without its arguments; empty for other bots."""
    call = CALL.fullmatch(spec)
    name = spec if call is None else call[1]
    return name if name in BUILT_IN else ""


def _say(message: str) -> str:
    from duskhall.text import words

    return words().say(message)


def arguments_of(spec: str) -> tuple[str, dict[str, Any]]:
    """The name of a bot without its arguments, and the arguments. Raises BotError."""
    call = CALL.fullmatch(spec)
    if call is None:
        return spec, {}
    text = call[2].rstrip()
    if not text.endswith(")"):
        raise BotError("arguments-open", bot=spec)
    try:
        parsed = ast.parse(f"bot({text}", mode="eval").body
    except (SyntaxError, ValueError, RecursionError, MemoryError) as e:
        why = e.msg if isinstance(e, SyntaxError) else said(e)
        raise BotError("arguments", bot=spec, why=why) from None
    if not isinstance(parsed, ast.Call) or not isinstance(parsed.func, ast.Name):
        raise BotError("arguments-call", bot=spec)
    if parsed.args or any(keyword.arg is None for keyword in parsed.keywords):
        raise BotError("arguments-nameless", bot=spec)
    found: dict[str, Any] = {}
    for keyword in parsed.keywords:
        assert keyword.arg is not None
        if keyword.arg in found:
            raise BotError("arguments-twice", bot=spec, name=keyword.arg)
        try:
            found[keyword.arg] = ast.literal_eval(keyword.value)
        except (ValueError, TypeError, RecursionError, MemoryError):
            raise BotError("arguments-literal", bot=spec, name=keyword.arg) from None
    return call[1], found


# ----------------------------------------------------------------------------------------------------------------------
# Finding and making


class Maker:
    """A bot that was found and can be made any number of times."""

    __slots__ = ("_arguments", "_make", "_takes_seed", "spec")

    def __init__(self, spec: str, make: Callable[..., Bot], arguments: Mapping[str, Any]) -> None:
        self.spec = spec
        self._make = make
        self._arguments = arguments
        self._takes_seed = "seed" not in arguments and takes(make, "seed")

    def make(self, seed: int = 0) -> Bot:
        """Make a bot. Raises BotError if the constructor fails."""
        try:
            bot = self._make(seed=seed, **self._arguments) if self._takes_seed else self._make(**self._arguments)
        except KeyboardInterrupt:
            raise
        except BaseException as e:
            raise BotError("constructor", bot=self.spec, why=said(e)) from e
        if not callable(getattr(bot, "choose", None)):
            raise BotError("made-no-choose", bot=self.spec, made=repr(bot))
        return bot


def load(spec: str, seed: int | None = None) -> Bot:
    """Load a bot by name: one of ``BUILT_IN``, ``module:Class`` or ``path/file.py:Class``, with arguments in brackets
    if it takes any: ``archmage(seconds=5)``. ``seed`` makes its luck repeatable; None: unpredictable luck. Raises
    BotError."""
    return find(spec).make(secrets.randbits(32) if seed is None else seed)


def find(spec: str) -> Maker:
    """Find the bot of this name, without making it. Raises BotError."""
    plain, arguments = arguments_of(spec)
    where, colon, name = BUILT_IN.get(plain, plain).rpartition(":")
    if not colon or not where or not name:
        raise BotError("unknown", bot=spec, known=", ".join(BUILT_IN))
    module = _from_file(spec, Path(where)) if where.endswith(".py") else _from_module(spec, where)
    found: Callable[..., Bot] | None = getattr(module, name, None)
    if found is None:
        classes = [n for n, c in vars(module).items() if inspect.isclass(c) and hasattr(c, "choose")]
        if classes:
            raise BotError("no-class", where=where, name=name, classes=", ".join(classes))
        raise BotError("no-class-at-all", where=where, name=name)
    if not callable(found) or not (callable(getattr(found, "choose", None)) or not inspect.isclass(found)):
        raise BotError("no-choose", where=where, name=name)
    for argument in arguments:
        if not takes(found, argument):
            known = parameters_of(found)
            if known:
                raise BotError("no-argument", bot=plain, name=argument, known=", ".join(known))
            raise BotError("no-arguments", bot=plain, name=argument)
    return Maker(spec, found, arguments)


def sources_of(spec: str) -> list[Path]:
    """The modules that a bot may import without being installed: those in the folder of its file, or in the current
    folder if its module is there. Raises BotError."""
    plain, _ = arguments_of(spec)
    where = "" if plain in BUILT_IN else plain.rpartition(":")[0]
    top = where.partition(".")[0]
    if where.endswith(".py"):
        folder = Path(where).parent
    elif top and _is_beside(".", top):
        folder = Path()
    else:
        return []
    packages = [inside for package in folder.glob("*/__init__.py") for inside in package.parent.rglob("*.py")]
    return sorted([*folder.glob("*.py"), *packages])


def takes(make: Callable[..., object], name: str) -> bool:
    """Whether a constructor takes an argument of this name."""
    try:
        parameters = inspect.signature(make).parameters.values()
    except (TypeError, ValueError):
        return False
    named = (inspect.Parameter.POSITIONAL_OR_KEYWORD, inspect.Parameter.KEYWORD_ONLY)
    return any((p.name == name and p.kind in named) or p.kind == p.VAR_KEYWORD for p in parameters)


def parameters_of(make: Callable[..., object]) -> list[str]:
    """The names of the arguments that a constructor takes."""
    try:
        return [name for name in inspect.signature(make).parameters if takes(make, name)]
    except (TypeError, ValueError):
        return []


def _from_module(spec: str, name: str) -> ModuleType:
    # People expect the current folder on the path; a console script does not have it there.
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        return importlib.import_module(name)
    except KeyboardInterrupt:
        raise
    except ModuleNotFoundError as e:
        if e.name is not None and (name == e.name or name.startswith(e.name + ".")):
            raise BotError("no-module", bot=spec, module=name) from e
        raise BotError("import-missing", where=name, why=said(e)) from e
    except BaseException as e:
        raise BotError("import", where=name, why=said(e)) from e


# ----------------------------------------------------------------------------------------------------------------------
# Files and their neighbours


def _from_file(spec: str, path: Path) -> ModuleType:
    if not path.is_file():
        raise BotError("no-file", bot=spec, file=str(path), folder=str(Path.cwd()))
    path = path.resolve()
    package = _package(path.parent)
    # Each file is loaded once, so that its classes stay the same.
    name = f"{package}.{path.stem.replace('.', '_')}"
    if name in sys.modules:
        return sys.modules[name]
    what = importlib.util.spec_from_file_location(name, path, loader=_Neighbourly(name, str(path)))
    assert what is not None and what.loader is not None
    module = importlib.util.module_from_spec(what)
    sys.modules[name] = module
    try:
        what.loader.exec_module(module)
    except BaseException as e:
        del sys.modules[name]
        if isinstance(e, KeyboardInterrupt):
            raise
        raise BotError("import", where=str(path), why=said(e)) from e
    return module


def _package(folder: Path) -> str:
    """The package that stands for a folder."""
    name = f"duskhall_bots_{sha256(str(folder).encode()).hexdigest()[:16]}"
    if name not in sys.modules:
        package = ModuleType(name)
        package.__path__ = [str(folder)]
        sys.modules[name] = package
        if not any(isinstance(finder, _Finder) for finder in sys.meta_path):
            sys.meta_path.insert(0, _Finder())
    return name


class _Finder:
    """Finds the modules of a folder with bots."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not name.startswith("duskhall_bots_"):
            return None
        for folder in path:
            finder = FileFinder(folder, (ExtensionFileLoader, EXTENSION_SUFFIXES), (_Neighbourly, [".py"]))
            found = finder.find_spec(name)
            if found is not None and (found.loader is not None or found.submodule_search_locations):
                return found
        return None

    def invalidate_caches(self) -> None:
        """Required by the protocol; this finder caches nothing."""


class _Neighbourly(SourceFileLoader):
    """Loads a module whose imports look in its own folder, after the standard library and before installed packages."""

    def exec_module(self, module: ModuleType) -> None:
        package = module.__name__.partition(".")[0]
        folder = sys.modules[package].__path__[0]

        def import_(
            name: str,
            globals: Mapping[str, object] | None = None,
            locals: Mapping[str, object] | None = None,
            fromlist: Sequence[str] | None = (),
            level: int = 0,
        ) -> ModuleType:
            top = name.partition(".")[0]
            if level == 0 and top not in sys.stdlib_module_names and _is_beside(folder, top):
                full = f"{package}.{name}"
                if fromlist:
                    return builtins.__import__(full, globals, locals, fromlist, 0)
                importlib.import_module(full)
                return sys.modules[f"{package}.{top}"]
            return builtins.__import__(name, globals, locals, fromlist or (), level)

        module.__dict__["__builtins__"] = {**vars(builtins), "__import__": import_}
        super().exec_module(module)


def _is_beside(folder: str, name: str) -> bool:
    place = Path(folder)
    return (place / f"{name}.py").is_file() or (place / name / "__init__.py").is_file()
