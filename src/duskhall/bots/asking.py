"""Ask bots for a move. The answer is always legal, even if the bot fails."""

from __future__ import annotations

import signal
import threading
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .loading import said, shortened

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import FrameType

    from duskhall.core.decision import Decision
    from duskhall.core.view import View

    from .loading import Bot

ILLEGAL, LATE, FAILED = "illegal", "late", "failed"
"""What can be wrong with an answer."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The move to play. If the bot was at fault, it is the first legal option, not the bot's answer."""

    option: str
    index: int
    fault: str = ""
    """Empty, or ILLEGAL, LATE or FAILED."""
    given: str = ""
    """What the bot answered, or how it failed."""


class BotFault(RuntimeError):
    """Raised for a bot that is asked strictly and answers illegally, late or not at all. Its cause is the bot's own
    exception."""

    def __init__(self, kind: str, given: str) -> None:
        self.kind = kind
        """ILLEGAL, LATE or FAILED."""
        self.given = given
        super().__init__(f"{kind}: {given}")


class TooLate(BaseException):
    """Interrupts a bot whose time is up. It does not derive from Exception, so a bot's ``except Exception`` does not
    catch it."""


def ask(bot: Bot, view: View, decision: Decision, seconds: float | None = None, *, strict: bool = False) -> Answer:
    """Ask a bot. An illegal, late or failed answer becomes the first legal option.

    ``seconds``: how long the bot may think. ``strict``: raise BotFault instead, to find out what is wrong with a bot.
    """
    options = decision.options
    pick: Callable[[View, Decision], int] | None = getattr(bot, "pick", None)
    given: Any
    start = time.perf_counter()
    try:
        given = _within(seconds, bot.choose if pick is None else pick, view, decision)
        text = given if isinstance(given, str) else repr(given) if pick is not None else str(given)
    except KeyboardInterrupt:
        # The person at the keyboard wants to stop.
        raise
    except TooLate as e:
        return _fault(options[0], LATE, f"{seconds:g} s", strict, e)
    except BaseException as e:
        # SystemExit too: a bot must not end the program.
        return _fault(options[0], FAILED, said(e), strict, e)
    if seconds is not None and time.perf_counter() - start > seconds:
        return _fault(options[0], LATE, f"{seconds:g} s", strict)
    if pick is not None:
        if isinstance(given, int) and 0 <= given < len(options):
            return Answer(options[given], given)
    else:
        index = decision.index(text)
        if index >= 0:
            return Answer(options[index], index)
    return _fault(options[0], ILLEGAL, text, strict)


def _fault(first: str, kind: str, given: str, strict: bool, cause: BaseException | None = None) -> Answer:
    """The first legal option in place of the bot's answer; BotFault if the bot is asked strictly."""
    given = shortened(given)
    if strict:
        raise BotFault(kind, given) from cause
    return Answer(first, 0, kind, given)


def _within(seconds: float | None, think: Callable[[View, Decision], Any], view: View, decision: Decision) -> Any:
    """Run a call with a time limit. Where the system has no alarms, the call is not interrupted and only counts as
    late."""
    alarm = getattr(signal, "setitimer", None)
    if seconds is None or alarm is None or threading.current_thread() is not threading.main_thread():
        return think(view, decision)

    def ring(_signal: int, _frame: FrameType | None) -> None:
        raise TooLate

    before = signal.signal(signal.SIGALRM, ring)
    try:
        # The alarm may still ring on the way out; the handler is restored in any case.
        try:
            alarm(signal.ITIMER_REAL, seconds)
            return think(view, decision)
        finally:
            alarm(signal.ITIMER_REAL, 0)
    finally:
        signal.signal(signal.SIGALRM, before)
