"""Everything the server refuses has words, and no words are left over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from duskhall.commands.admin import ACTIONS
from duskhall.server import errors
from duskhall.text import words

HERE = Path(errors.__file__).parent
CODE = "\n".join(p.read_text(encoding="utf-8") for p in sorted(HERE.rglob("*.py")))
CALLS = re.findall(r"Trouble\((?!Exception|reason)(.*?), \d{3}", CODE, re.DOTALL)
REASONS = sorted({reason for call in CALLS for reason in re.findall(r'"([a-z][a-z-]+)"', call)})
COMMANDS = HERE.parent / "commands"
SERVE = "\n".join((COMMANDS / name).read_text(encoding="utf-8") for name in ("serve.py", "worker.py", "data.py"))
ADMIN = "\n".join(
    (COMMANDS / f"{name}.py").read_text(encoding="utf-8") for name in ("admin", "backup", "restore", "move_store")
)
TEXTS = HERE.parent / "text" / "en"


def ids(file: str) -> list[str]:
    return re.findall(r"^([a-z][\w-]*) =", (TEXTS / file).read_text(encoding="utf-8"), re.MULTILINE)


def test_the_reasons_are_found() -> None:
    assert {"origin", "no-table", "table-full", "seat-taken", "too-fast"} <= set(REASONS)


@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_has_words(reason: str) -> None:
    assert words().has(f"server-{reason}")


def test_no_words_are_left_over() -> None:
    said = set(re.findall(r'"(server-[\w-]+)"', CODE)) | {f"server-{reason}" for reason in REASONS}
    made = tuple(re.findall(r'f"(server-[a-z-]+-)\{', CODE))
    # Reasons of a set-up that the terminal says otherwise.
    own = {"server-setup-learning-board"}
    assert [i for i in ids("server.ftl") if i not in said | own and not i.startswith(made)] == []
    serve = set(re.findall(r"""["']((?:serve|worker|bus)-[\w-]+)["']""", SERVE))
    assert serve == set(ids("serve.ftl"))
    sanctions = {f"server-{one}" for one in ("ban", "ban-until", "mute", "mute-until", "kick")}
    assert set(ids("server-admin.ftl")) <= said | sanctions
    admin = set(re.findall(r"""["'](?:admin|backup|restore|move-store)-[\w-]+["']""", ADMIN))
    actions = {f"admin-{name}" for name in ACTIONS} | {
        f"admin-option-{a.strip('-')}" for n in ACTIONS.values() for a in n
    }
    marks = {f"admin-is-{mark}" for mark in ("here", "admin", "banned", "muted")}
    assert {one.strip("\"'") for one in admin} | actions | marks == set(ids("admin.ftl"))
