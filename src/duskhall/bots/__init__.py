"""Players that are programs. A bot is any object with ``choose(view, decision) -> option id``.

It sees views, never the position.

>>> from duskhall import new_game
>>> from duskhall.bots import ask, load
>>> game = new_game("classic", players=2, seed=7)
>>> decision = game.decision()
>>> ask(load("greedy"), game.view(decision.seat), decision).option in decision.options
True
"""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import signal
import sys
import threading
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import FrameType, ModuleType

    from duskhall.core.decision import Decision
    from duskhall.core.view import View

BUILT_IN = {"random": "duskhall.bots.random:RandomBot", "greedy": "duskhall.bots.greedy:GreedyBot"}

ILLEGAL, LATE, FAILED = "illegal", "late", "failed"
"""What can be wrong with an answer."""


@runtime_checkable
class Bot(Protocol):
    """A player. A constructor that takes ``seed`` gets a number for each game and seat, for luck of its own.

    A bot may also have ``pick(view, decision) -> int``, the place of its choice in ``decision.options``. It says the
    same as ``choose`` without an id having to be written, and is asked instead of it.
    """

    def choose(self, view: View, decision: Decision) -> str: ...


class BotError(ValueError):
    """A bot that cannot be had. The text says why and what to do; ``reason`` is a short name of it for programs."""

    def __init__(self, reason: str, text: str) -> None:
        self.reason = reason
        super().__init__(text)


# ----------------------------------------------------------------------------------------------------------------------
# Finding bots


def load(spec: str, seed: int = 0) -> Bot:
    """A bot by its name: ``greedy``, ``random``, ``module:Class`` or ``path/file.py:Class``. Raises BotError."""
    return make(find(spec), spec, seed)


def find(spec: str) -> Callable[..., Bot]:
    """The class that a name stands for. Raises BotError."""
    where, colon, name = BUILT_IN.get(spec, spec).rpartition(":")
    if not colon or not where or not name:
        known = ", ".join(BUILT_IN)
        raise BotError(
            "unknown",
            f"there is no bot called {spec!r}. Known are {known}; your own is module:Class or ./file.py:Class.",
        )
    module = _from_file(spec, Path(where)) if where.endswith(".py") else _from_module(spec, where)
    found: Callable[..., Bot] | None = getattr(module, name, None)
    if found is None:
        classes = [n for n, c in vars(module).items() if inspect.isclass(c) and hasattr(c, "choose")]
        hint = f"it has {', '.join(classes)}" if classes else "it has no class with a method choose(view, decision)"
        raise BotError("no-class", f"{where} has no {name!r}: {hint}.")
    if not callable(found) or not (callable(getattr(found, "choose", None)) or not inspect.isclass(found)):
        raise BotError("no-choose", f"{name} of {where} has no method choose(view, decision) -> option id. Write one.")
    return found


def make(found: Callable[..., Bot], spec: str, seed: int) -> Bot:
    """One player. Raises BotError if the constructor fails."""
    try:
        bot = found(seed=seed) if _takes_seed(found) else found()
    except Exception as e:
        raise BotError(
            "constructor", f"{spec} cannot be made: {_said(e)}. It is called with seed=NUMBER or without arguments."
        ) from e
    if not callable(getattr(bot, "choose", None)):
        raise BotError("no-choose", f"{spec} gives {bot!r}, which has no method choose(view, decision). Write one.")
    return bot


_SEEDED: dict[object, bool] = {}
"""Classes that have been looked at: to look at a signature takes longer than many a decision."""


def _takes_seed(found: Callable[..., Bot]) -> bool:
    if not inspect.isclass(found):
        return _has_seed(found)
    if found not in _SEEDED:
        _SEEDED[found] = _has_seed(found)
    return _SEEDED[found]


def _has_seed(found: Callable[..., object]) -> bool:
    try:
        parameters = inspect.signature(found).parameters.values()
    except (TypeError, ValueError):
        return False
    return any(p.name == "seed" or p.kind == p.VAR_KEYWORD for p in parameters)


def _from_module(spec: str, name: str) -> ModuleType:
    # A command does not have the folder it is called in on its path; people expect it there.
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as e:
        if e.name is not None and (name == e.name or name.startswith(e.name + ".")):
            raise BotError(
                "no-module",
                f"there is no module {name!r} for the bot {spec!r}. Install it, or name its file: ./{name}.py:Class.",
            ) from e
        raise BotError("import", f"{name} cannot be imported: {_said(e)}. Install what it needs.") from e
    except Exception as e:
        raise BotError("import", f"{name} cannot be imported: {_said(e)}. Mend it and try again.") from e


def _from_file(spec: str, path: Path) -> ModuleType:
    if not path.is_file():
        raise BotError(
            "no-file", f"there is no file {path} for the bot {spec!r}. Check the path; it starts from {Path.cwd()}."
        )
    # The same file is loaded once, so that its classes stay the same.
    name = f"duskhall_bot_{path.resolve()}"
    if name in sys.modules:
        return sys.modules[name]
    what = importlib.util.spec_from_file_location(name, path)
    assert what is not None and what.loader is not None
    module = importlib.util.module_from_spec(what)
    sys.modules[name] = module
    try:
        what.loader.exec_module(module)
    except BaseException as e:
        del sys.modules[name]
        if isinstance(e, Exception):
            raise BotError("import", f"{path} cannot be loaded: {_said(e)}. Mend it and try again.") from e
        raise
    return module


def _said(e: BaseException) -> str:
    """An exception in one line; a mistake in the writing with its place."""
    if isinstance(e, SyntaxError):
        return f"line {e.lineno}: {e.msg}"
    text = " ".join(str(e).split())
    return f"{type(e).__name__}: {text}" if text else type(e).__name__


# ----------------------------------------------------------------------------------------------------------------------
# Asking bots


@dataclass(frozen=True, slots=True)
class Answer:
    """What is played. With a fault it is the first legal option instead of what the bot said."""

    option: str
    index: int
    fault: str = ""
    """Empty, or ILLEGAL, LATE or FAILED."""
    given: str = ""
    """What the bot answered, or how it failed."""


class TooLate(BaseException):
    """Ends the thinking of a bot whose time is up. It is no Exception: a bot that catches those does not catch this."""


def ask(bot: Bot, view: View, decision: Decision, seconds: float | None = None) -> Answer:
    """Ask a bot. Whatever it does, the answer is legal; an illegal, late or failed one is the first legal option."""
    options = decision.options
    pick: Callable[[View, Decision], int] | None = getattr(bot, "pick", None)
    given: Any
    start = time.perf_counter()
    try:
        given = _within(seconds, bot.choose if pick is None else pick, view, decision)
    except TooLate:
        return Answer(options[0], 0, LATE, f"{seconds:g} s")
    except Exception as e:
        return Answer(options[0], 0, FAILED, _said(e))
    if seconds is not None and time.perf_counter() - start > seconds:
        return Answer(options[0], 0, LATE, f"{seconds:g} s")
    if pick is not None:
        if isinstance(given, int) and 0 <= given < len(options):
            return Answer(options[given], given)
    elif isinstance(given, str):
        for i, option in enumerate(options):
            if option == given:
                return Answer(option, i)
    return Answer(options[0], 0, ILLEGAL, given if isinstance(given, str) else repr(given))


def _within(seconds: float | None, think: Callable[[View, Decision], Any], view: View, decision: Decision) -> Any:
    """Interrupt what runs too long, where the system can; elsewhere a late answer is only found late."""
    alarm = getattr(signal, "setitimer", None)
    if seconds is None or alarm is None or threading.current_thread() is not threading.main_thread():
        return think(view, decision)

    def ring(_signal: int, _frame: FrameType | None) -> None:
        raise TooLate

    before = signal.signal(signal.SIGALRM, ring)
    try:
        # The alarm may still ring on the way out; the handler is put back whatever happens.
        try:
            alarm(signal.ITIMER_REAL, seconds)
            return think(view, decision)
        finally:
            alarm(signal.ITIMER_REAL, 0)
    finally:
        signal.signal(signal.SIGALRM, before)
