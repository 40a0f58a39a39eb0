"""The house: imports point towards core, core needs the standard library only, and no card or edition is named in
it."""

from __future__ import annotations

import ast
import dataclasses
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import duskhall
from duskhall.core import tree
from duskhall.editions.advance import turn as advance_turn
from duskhall.editions.advance.cards import CARDS as ADVANCE_CARDS
from duskhall.editions.classic import turn as classic_turn
from duskhall.editions.classic.cards import CARDS as CLASSIC_CARDS
from duskhall.editions.quest import turn as quest_turn
from duskhall.editions.quest.cards import CARDS as QUEST_CARDS
from tools.compile import GROUP, sources

CARDS = (*CLASSIC_CARDS, *ADVANCE_CARDS, *QUEST_CARDS)

SOURCE = Path(duskhall.__file__).parent
MODULES = sorted(SOURCE.rglob("*.py"))
CORE = sorted((SOURCE / "core").rglob("*.py"))
BOTS = sorted((SOURCE / "bots").rglob("*.py"))

ALL = {
    *("core", "editions", "notation", "text", "bots", "telling", "campaign", "doctor", "lessons", "review", "lab"),
    "terminal",
}
"""What whoever only dispatches may import."""

MAY_IMPORT: dict[str, set[str]] = {
    # folder or module of duskhall: what it may import besides the standard library
    "core": {"core"},
    "editions": {"core", "editions"},
    # Why a set-up, a name or a figure is refused is a message.
    "editions/errors": {"editions", "text"},
    # What is wrong with a text is a message, worded for whoever reads the error.
    "notation": {"core", "editions", "notation", "text", ""},
    "text": {"core", "text", "fluent"},
    "bots": {"core", "editions", "bots"},
    # Why a bot cannot be loaded is a message.
    "bots/loading": {"core", "bots", "text"},
    "telling": {"core", "editions", "notation", "text", "telling"},
    "campaign": {"core", "editions", "notation", "text", "telling", "campaign"},
    "doctor": {"core", "editions", "bots", "text", "telling", "doctor"},
    "lessons": {"core", "editions", "notation", "text", "telling", "lessons"},
    "review": {"core", "editions", "notation", "text", "bots", "telling", "lessons", "review"},
    "lab": {"core", "editions", "notation", "text", "bots", "lab", "rich", ""},
    # The door to the cluster.
    "lab/cluster": {"text", "lab", "ray", ""},
    "terminal": {*ALL - {"lab"}, "rich", ""},
    "server": {
        "core",
        "editions",
        "notation",
        "text",
        "bots",
        "telling",
        "review",
        "campaign",
        "doctor",
        "lessons",
        "server",
        "litestar",
        "msgspec",
        "psycopg",
        "itsdangerous",
        "uvicorn",
        "websockets",
        "httpx",
        "redis",
        "saq",
        "prometheus_client",
        "",
    },
    "commands": {*ALL, "commands", "rich", ""},
    # The doors to the server.
    "commands/serve": {*ALL, "commands", "server", "uvicorn", "rich", ""},
    "commands/worker": {*ALL, "commands", "server", "redis", ""},
    "commands/backup": {*ALL, "commands", "server", ""},
    "commands/restore": {*ALL, "commands", "server", ""},
    "commands/move_store": {*ALL, "commands", "server", ""},
    "commands/admin": {*ALL, "commands", "server", ""},
    "cli": {*ALL, "commands", "rich", ""},
    "__main__": {"cli", "commands"},
    "game": {"core", "editions", "notation", "telling", "text"},
    "__init__": {"core", "editions", "bots", "campaign", "game"},
}
"""``""`` is the package itself: its version and what users import from it."""


def place_of(module: Path) -> str:
    """The folder of the house a module belongs to, or its own name at the top or where it has rules of its own."""
    name = module.relative_to(SOURCE).with_suffix("").as_posix()
    return name if name in MAY_IMPORT else name.partition("/")[0]


def imports_of(module: Path) -> Iterator[tuple[int, str]]:
    """(line, full name) of everything a module imports, in functions and for types too."""
    package = ("duskhall", *module.relative_to(SOURCE).parts[:-1])
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            for name in node.names:
                yield node.lineno, name.name
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(package[: len(package) - node.level + 1]) if node.level else ""
            origin = ".".join(part for part in (base, node.module) if part)
            for name in node.names:
                yield node.lineno, f"{origin}.{name.name}"


def home_of(name: str) -> str:
    """Where an imported name lives: a folder of duskhall ("" for the package itself), or a library."""
    parts = name.split(".")
    if parts[0] != "duskhall":
        return parts[0]
    return parts[1] if len(parts) > 1 and parts[1] in MAY_IMPORT else ""


@pytest.mark.parametrize("module", MODULES, ids=lambda p: str(p.relative_to(SOURCE)))
def test_imports_point_towards_core(module: Path) -> None:
    place = place_of(module)
    assert place in MAY_IMPORT, f"say in {__file__} what {place} may import"
    for line, name in imports_of(module):
        home = home_of(name)
        if home in sys.stdlib_module_names and not name.startswith("duskhall"):
            continue
        assert home in MAY_IMPORT[place], f"{module}:{line} imports {name}; {place} may not"


def test_the_check_of_imports_sees_them() -> None:
    machine = SOURCE / "core" / "machine.py"
    assert any(name.startswith("duskhall.core.state") for _, name in imports_of(machine))
    assert home_of("duskhall.core.state.State") == "core"
    assert home_of("duskhall.__version__") == ""
    assert home_of("rich.console") == "rich"


def test_few_commands_lead_to_the_server() -> None:
    doors = {f"commands/{name}" for name in ("serve", "worker", "backup", "restore", "move_store", "admin")}
    assert {place for place, may in MAY_IMPORT.items() if "server" in may} == {"server", *doors}
    assert place_of(SOURCE / "commands" / "serve.py") == "commands/serve"
    assert place_of(SOURCE / "commands" / "setup.py") == "commands"


def test_core_loads_alone() -> None:
    """Nothing of core reaches for an edition, a client or a library while it is loaded."""
    paths = [m.relative_to(SOURCE.parent).with_suffix("") for m in CORE if m.stem != "__init__"]
    names = [".".join(path.parts) for path in paths]
    code = f"import sys; import {', '.join(names)}; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-S", "-c", f"import sys; sys.path[:] = {[*sys.path]!r}; {code}"],
        check=True,
        capture_output=True,
        text=True,
    )
    loaded = {name.split(".")[0] for name in done.stdout.split() if not name.startswith("_")}
    assert loaded - set(sys.stdlib_module_names) - {"duskhall", f"{GROUP}__mypyc"} == set()
    ours = {name.split(".")[1] for name in done.stdout.split() if name.startswith("duskhall.")}
    assert ours == {"core"}


# ------------------------------------------------------------------------------------------------------------
# Names


def strings_of(module: Path) -> Iterator[tuple[int, str]]:
    """Every string of a module, docstrings left out."""
    tree_ = ast.parse(module.read_text(encoding="utf-8"))
    docs = set()
    for node in ast.walk(tree_):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            docs.add(node.value)
    for node in ast.walk(tree_):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in docs:
            yield node.lineno, node.value


def words_of(module: Path) -> Iterator[tuple[int, str]]:
    """Every name and every string of a module, docstrings left out."""
    yield from strings_of(module)
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Name):
            yield node.lineno, node.id
        elif isinstance(node, ast.Attribute):
            yield node.lineno, node.attr
        elif isinstance(node, ast.arg):
            yield node.lineno, node.arg
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.lineno, node.name


VOCABULARY = {
    *(*tree.FIGURES, *tree.OPERATIONS, *tree.ACTS, *tree.PLACES, *tree.PLACES_TO, *tree.WHERE, *tree.EARN),
    *tree.REFS,
    "mine",
}
"""Words of the tree, and a plain one. "darkness" is a figure though a monster has that name; "mine" is also a room."""


@pytest.mark.parametrize("module", CORE, ids=lambda p: p.stem)
def test_no_card_is_named_in_core(module: Path) -> None:
    names = {card.id for card in CARDS} | {card.id.replace("-", "_") for card in CARDS} | {c.name for c in CARDS}
    names |= {card.stack for card in CARDS}
    names -= VOCABULARY
    for line, word in words_of(module):
        found = {w for w in re.split(r"[^A-Za-z0-9_'-]+", word) if w in names} | ({word} & names)
        assert not found, f"{module}:{line} names a card: {found}"


@pytest.mark.parametrize("module", CORE, ids=lambda p: p.stem)
def test_no_edition_is_named_in_core(module: Path) -> None:
    for number, line in enumerate(module.read_text(encoding="utf-8").splitlines(), 1):
        # The verb "advance" is a word of its own; the edition is written with a capital or as a string.
        assert not re.search(r"(?i:\b(classic|quest|thunderstone)\b)|\bAdvance\b|['\"]advance['\"]", line), (
            f"{module}:{number} names an edition: {line.strip()}"
        )


@pytest.mark.parametrize("module", MODULES, ids=lambda p: str(p.relative_to(SOURCE)))
def test_nobody_asks_for_a_card_by_its_name(module: Path) -> None:
    """No ``if card.name ==``, no ``card.id ==`` anywhere: what a card does is in its tree."""
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            for side in sides:
                if isinstance(side, ast.Attribute) and side.attr in ("id", "name"):
                    others = [s for s in sides if isinstance(s, ast.Constant) and s.value in CARD_WORDS]
                    assert not others, f"{module}:{node.lineno} asks for a card by its name"


CARD_WORDS = ({card.id for card in CARDS} | {card.name for card in CARDS}) - VOCABULARY


def branches_in(node: object) -> Iterator[str]:
    """The name of every branch in a card, a turn or a part of one."""
    if isinstance(node, tree.Branch):
        yield node.name
    if isinstance(node, tuple):
        for part in node:
            yield from branches_in(part)
    elif dataclasses.is_dataclass(node):
        for field in dataclasses.fields(node):
            yield from branches_in(getattr(node, field.name))


TURNS = (classic_turn, advance_turn, quest_turn)
TAGS = {tag for card in CARDS for tag in card.tags}
BRANCHES = {name for card in CARDS for name in branches_in(card.abilities)}
TURN_BRANCHES = {name for module in TURNS for part in vars(module).values() for name in branches_in(part)}
NOT_FOR_BOTS = (CARD_WORDS | (BRANCHES - TURN_BRANCHES - VOCABULARY)) - TAGS
"""Cards, and branches that only cards have. Words of the tree, tags and places of the turn are everybody's."""


@pytest.mark.parametrize("module", BOTS, ids=lambda p: str(p.relative_to(SOURCE)))
def test_no_bot_names_a_card_or_a_branch_of_one(module: Path) -> None:
    """A bot decides by what a card or a branch does: a new card with the same steps is played as well."""
    found = [(line, word) for line, word in strings_of(module) if word in NOT_FOR_BOTS]
    assert not found, f"{module} names a card or a branch of one: {found}"


def test_the_check_of_bots_knows_branches() -> None:
    assert {"village", "dungeon", "rest", "prepare", "temple"} <= TURN_BRANCHES
    assert {"two", "rearrange", "venture", "stay", "bleed", "training", "skill", "lose"} <= NOT_FOR_BOTS
    assert {"torch", "Militia"} <= NOT_FOR_BOTS


def test_tests_stand_in_the_same_tree() -> None:
    """A folder of tests has the name of a folder of the source."""
    here = Path(__file__).parent
    known = {p.name for p in SOURCE.iterdir() if p.is_dir()} | {
        "scenarios",
        "golden",
        "saves",
        "docs",
        "page",
        "tools",
        "project",
    }
    strange = {p.name for p in here.iterdir() if p.is_dir() and not p.name.startswith(("_", "."))} - known
    assert not strange


def rebound(tree: ast.Module) -> Iterator[int]:
    """Lines of loops that give a new value to the very name they go over."""
    for loop in ast.walk(tree):
        if isinstance(loop, ast.For) and isinstance(loop.iter, ast.Name):
            stored = (n for part in loop.body for n in ast.walk(part) if isinstance(n, ast.Name))
            if any(n.id == loop.iter.id and isinstance(n.ctx, ast.Store) for n in stored):
                yield loop.lineno


def test_no_loop_that_is_compiled_rebinds_what_it_goes_over() -> None:
    """The compiled build goes on over the new value with the old length, and crashes."""
    assert [*rebound(ast.parse("for c in cards:\n    cards = cards[1:]"))] == [1]
    found = [(path.name, line) for path in sources() for line in rebound(ast.parse(path.read_text()))]
    assert not found
