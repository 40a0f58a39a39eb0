"""Every word a player reads is a message: none is missing, none is left over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import duskhall
from duskhall.cli import COMMANDS
from duskhall.core.refusals import REASONS
from duskhall.terminal.plain import plain
from duskhall.text import words

SOURCE = Path(duskhall.__file__).parent
OURS = [
    *(SOURCE / "telling").rglob("*.py"),
    *(SOURCE / "terminal").rglob("*.py"),
    SOURCE / "cli.py",
    SOURCE / "text" / "__init__.py",
    *(SOURCE / "review").rglob("*.py"),
    *(SOURCE / "commands").glob("*.py"),
]
CODE = "\n".join(p.read_text(encoding="utf-8") for p in OURS)
CORE = "\n".join(p.read_text(encoding="utf-8") for p in (SOURCE / "core").rglob("*.py"))
OTHERS = ("terminal-campaign", "terminal-files", "terminal-lessons", "telling-log", "telling-questions", "review")
FILES = [SOURCE / "text" / "en" / f"{name}.ftl" for name in ("terminal", *OTHERS)]
IDS = [i for f in FILES for i in re.findall(r"^([a-z][\w-]*) =", f.read_text(encoding="utf-8"), re.MULTILINE)]

LITERAL = set(re.findall(r"""["']([a-z][\w.-]+)["']""", CODE))
PREFIXES = tuple(re.findall(r'f"([a-z][\w-]*-)\{', CODE))


@pytest.mark.parametrize("reason", [*REASONS, "no-undo"])
def test_every_refusal_has_words(reason: str) -> None:
    assert "dragon" in words().say(f"refused-{reason}", answer="dragon") or reason in (
        "game-over",
        "not-asked",
        "stale",
        "no-undo",
    )


def test_every_event_has_words() -> None:
    events = set(re.findall(r'tell\(s, "([\w-]+)"', CORE)) | {"undo"}
    assert {"move", "compare", "end"} <= events
    several = {"xp": ("log-xp-gain", "log-xp-pay"), "die": ("log-die-again", "log-die-turn")}
    for event in events:
        for message in several.get(event, (f"log-{event}",)):
            assert words().has(message), message


def test_every_reason_of_a_ledger_has_words() -> None:
    reasons = set(re.findall(r'(?:ledger\.append\(\(|note\()"([\w-]+)"', CORE)) | {"bonus", "zero", "half"}
    assert {"printed", "bonus", "dark"} <= reasons
    for reason in reasons:
        assert words().has(f"why-{reason}"), reason


def test_every_fault_of_a_bot_has_words() -> None:
    from duskhall.bots import FAILED, ILLEGAL, LATE

    for fault in (FAILED, ILLEGAL, LATE):
        assert words().say(f"log-bot-{fault}", who="Ann", answer="x", why="x").startswith("Ann")


def test_every_message_parses() -> None:
    for message in IDS:
        # Asking for an attribute parses the message.
        words().has(f"{message}.parsed")


def test_every_message_that_is_said_is_there() -> None:
    said = set(re.findall(r'say\(\s*"([\w.-]+)"', CODE)) | set(re.findall(r'plain\("([\w-]+)"', CODE))
    assert len(said) > 100
    missing = [message for message in said if not words().has(message)]
    assert not missing


def test_no_message_is_left_over() -> None:
    by_name = {"refused-", "branch-"}
    left = [m for m in IDS if m not in LITERAL and not m.startswith((*PREFIXES, *by_name))]
    assert not left


def test_the_help_says_what_fluent_would_say() -> None:
    for message in {f"command-{name}" for name in COMMANDS} | set(re.findall(r'plain\("([\w-]+)"', CODE)):
        assert plain(message).replace("%%", "%") == words().say(message)
