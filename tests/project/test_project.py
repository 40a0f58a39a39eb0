"""The project around the program: one version, whole locks, workflows and hooks that call what exists."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager

import duskhall
from tools.lowest import lowest

ROOT = Path(__file__).parents[2]
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
TEMPLATES = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"))
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PIN = re.compile(r"[A-Za-z0-9._-]+==[A-Za-z0-9.]+")


def load(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def plain(name: str) -> str:
    """The name of a package as every tool understands it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def pins(name: str) -> dict[str, str]:
    lines = (ROOT / name).read_text(encoding="utf-8").splitlines()
    found = [line for line in lines if not line.startswith(("#", "-r "))]
    assert found and all(PIN.fullmatch(line) for line in found), "pins only: no addresses, no paths"
    return {plain(line.partition("==")[0]): line.partition("==")[2] for line in found}


def needed(*extras: str) -> set[str]:
    """The packages that the project names itself, with these extras."""
    optional = PROJECT["project"]["optional-dependencies"]
    lines = [*PROJECT["project"]["dependencies"], *(line for extra in extras for line in optional[extra])]
    names = {re.split(r"[^A-Za-z0-9._-]", line)[0] for line in lines}
    return {plain(name) for name in names - {"duskhall"}}


# One version


def test_the_version_is_written_once(capfd: pytest.CaptureFixture[str]) -> None:
    metadata = ProjectMetadata(str(ROOT), PluginManager())
    assert "version" in PROJECT["project"]["dynamic"] and "version" not in PROJECT["project"]
    assert metadata.version == duskhall.__version__
    assert "version" not in json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    subprocess.run([sys.executable, "-m", "duskhall", "--version"], check=True)
    assert capfd.readouterr().out == f"duskhall {duskhall.__version__}\n"


def test_the_change_log_begins_with_what_is_unreleased_or_current() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    titles = re.findall(r"^## \[?([^\]\n ]+)", text, re.MULTILINE)
    assert titles[0] in ("Unreleased", duskhall.__version__)
    assert "### Rules changed" in text.partition("\n## ")[2].partition("\n## ")[0]


# Dependencies


def test_the_locks_pin_all_that_is_needed_and_playing_needs_no_test_tools() -> None:
    play, dev = pins("requirements.lock"), pins("requirements-dev.lock")
    assert needed("server") <= set(play)
    assert needed("server", "many", "compile", "dev") <= set(play) | set(dev)
    assert not set(play) & set(dev), "the lock of developers stands on the other one"
    assert not set(play) & {"mypy", "playwright", "pytest", "ruff", "schemathesis", "setuptools"}


def test_every_dependency_has_a_lower_bound_that_the_lock_meets() -> None:
    low = dict(line.split("==") for line in lowest((ROOT / "pyproject.toml").read_text(encoding="utf-8")))
    assert {plain(name) for name in low} == needed("server")
    locked = pins("requirements.lock")
    for name, version in low.items():
        have = [int(part) for part in locked[plain(name)].split(".")]
        assert have >= [int(part) for part in version.split(".")], name


@pytest.mark.parametrize("line", ["rich", "rich>13", "rich==13.0", "rich>=13,<14"])
def test_a_dependency_without_a_plain_lower_bound_is_named(line: str) -> None:
    text = f'[project]\ndependencies = ["{line}"]\noptional-dependencies.server = []\n'
    with pytest.raises(ValueError, match=re.escape(line)):
        lowest(text)


def test_building_the_page_needs_no_test_tools() -> None:
    package = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    assert not set(package["dependencies"]) & {"axe-core", "jsdom", "prettier", "svelte-check", "typescript", "vitest"}
    config = (ROOT / "web" / "vite.config.ts").read_text(encoding="utf-8")
    imported = {name for name in re.findall(r'from "([^."][^"]*)"', config) if not name.startswith("node:")}
    assert imported <= set(package["dependencies"])


# Make, workflows, hooks, templates


def targets() -> set[str]:
    return set(re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE))


def test_help_lists_every_target() -> None:
    said = subprocess.run(
        ["make", "--no-print-directory", "help"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    listed = set(re.findall(r"^make ([a-z-]+)", said.stdout, re.MULTILINE))
    assert listed == targets() - {"chromium", "services"}
    phony = re.search(r"^\.PHONY: (.*)$", MAKEFILE, re.MULTILINE)
    assert phony and set(phony[1].split()) == targets()


def test_the_paths_of_the_quick_tests_exist() -> None:
    for name in ("QUICK", "LOW"):
        found = re.search(rf"^{name} := ((?:.*\\\n)*.*)$", MAKEFILE, re.MULTILINE)
        paths = [word for word in found[1].split() if word.startswith("tests/")] if found else []
        assert paths and all((ROOT / path).exists() for path in paths)


def commands(workflow: Any) -> list[str]:
    return [step["run"] for job in workflow["jobs"].values() for step in job["steps"] if "run" in step]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda p: p.name)
def test_workflows_call_targets_that_exist(path: Path) -> None:
    workflow = load(path)
    # YAML reads the key "on" as true.
    assert workflow["name"] and workflow[True] and workflow["permissions"] == {"contents": "read"}
    called = {target for run in commands(workflow) for target in re.findall(r"\bmake ([a-z-]+)", run)}
    assert called and called <= targets()
    for job in workflow["jobs"].values():
        assert "timeout-minutes" in job and job["runs-on"]
        assert all(("run" in step) != ("uses" in step) for step in job["steps"])
        assert all(re.fullmatch(r"actions/[a-z-]+@v\d+", step["uses"]) for step in job["steps"] if "uses" in step)
        for used in re.findall(r"matrix\.([a-z]+)", str(job)):
            assert used in job["strategy"]["matrix"]


def test_every_python_that_we_name_is_tested_on_three_systems() -> None:
    matrix = load(ROOT / ".github" / "workflows" / "ci.yml")["jobs"]["check"]["strategy"]["matrix"]
    named = [c.rpartition(" ")[2] for c in PROJECT["project"]["classifiers"] if re.search(r":: 3\.\d+$", c)]
    assert matrix["python"] == named and f">={named[0]}" == PROJECT["project"]["requires-python"]
    assert [name.partition("-")[0] for name in matrix["os"]] == ["ubuntu", "macos", "windows"]
    built = PROJECT["tool"]["cibuildwheel"]["build"]
    assert built == [f"cp{name.replace('.', '')}-*" for name in named]


def test_hooks_fetch_nothing_and_run_what_the_venv_has() -> None:
    repos = load(ROOT / ".pre-commit-config.yaml")["repos"]
    assert [repo["repo"] for repo in repos] == ["local"]
    tools = [hook["entry"].split()[0] for hook in repos[0]["hooks"]]
    assert tools == [".venv/bin/ruff", ".venv/bin/ruff", ".venv/bin/mypy"]
    assert {Path(tool).name for tool in tools} <= set(pins("requirements-dev.lock"))
    assert all(hook["language"] == "system" for hook in repos[0]["hooks"])


def test_templates_ask_for_a_position_and_for_a_source() -> None:
    forms = {path.stem: load(path) for path in TEMPLATES if path.stem != "config"}
    assert set(forms) == {"bug", "rules", "feature"}
    for form in forms.values():
        assert form["name"] and form["description"]
        ids = [field["id"] for field in form["body"]]
        assert len(set(ids)) == len(ids) and all(field["attributes"]["label"] for field in form["body"])
    required = {
        name: {field["id"] for field in form["body"] if field.get("validations", {}).get("required")}
        for name, form in forms.items()
    }
    assert "position" in required["bug"] and "source" in required["rules"]
