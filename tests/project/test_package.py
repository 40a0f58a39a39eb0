"""Building a package: the page comes with it or the build stops; the text for a package page."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

import pytest

import hatch_build
from hatch_build import PAGE, Package, Readme, Stopped, absolute, compile_modules, ensure_page, fresh

ROOT = Path(__file__).parents[2]
REPOSITORY = "https://example.org/duskhall"


def write(path: Path, text: str = "", changed: int = 1000) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    os.utime(path, (changed, changed))


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A source tree with a page that is as old as its sources, as in an unpacked sdist."""
    for name in ("web/package.json", "web/src/app/main.ts", "web/public/icon.svg", "src/duskhall/text/en/page.ftl"):
        write(tmp_path / name)
    write(tmp_path / PAGE / "index.html", "built")
    return tmp_path


def program(folder: Path, name: str, script: str) -> None:
    write(folder / name, f"#!/bin/sh\n{script}\n")
    (folder / name).chmod(0o755)


@pytest.fixture
def path(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A search path with a Node of our own: npm writes down what it is told, and builds."""
    folder = tmp_path_factory.mktemp("bin")
    monkeypatch.setenv("PATH", f"{folder}:/usr/bin:/bin")
    program(folder, "node", "echo v20.19.0")
    program(folder, "npm", f'echo "$@" >> said; mkdir -p ../{PAGE}; [ $1 = ci ] || echo new > ../{PAGE}/index.html')
    return folder


def said(tree: Path) -> list[str]:
    file = tree / "web" / "said"
    return file.read_text(encoding="utf-8").splitlines() if file.exists() else []


def test_a_page_that_is_up_to_date_is_used(tree: Path, path: Path) -> None:
    ensure_page(tree)
    assert said(tree) == [] and (tree / PAGE / "index.html").read_text(encoding="utf-8") == "built"


@pytest.mark.parametrize("source", ["web/package.json", "web/src/app/main.ts", "src/duskhall/text/en/page.ftl"])
def test_a_page_that_is_older_than_a_source_is_built_again(source: str, tree: Path, path: Path) -> None:
    write(tree / source, changed=2000)
    assert not fresh(tree, tree / PAGE)
    ensure_page(tree)
    assert said(tree) == ["ci --omit=dev --no-progress --loglevel=error", "run --silent build"]
    assert fresh(tree, tree / PAGE)


def test_what_npm_has_installed_is_used(tree: Path, path: Path) -> None:
    (tree / PAGE / "index.html").unlink()
    (tree / "web" / "node_modules").mkdir()
    ensure_page(tree)
    assert said(tree) == ["run --silent build"]


def test_without_the_sources_a_built_page_is_enough(tree: Path, path: Path) -> None:
    for file in sorted((tree / "web").rglob("*"), reverse=True):
        file.rmdir() if file.is_dir() else file.unlink()
    ensure_page(tree)
    (tree / PAGE / "index.html").unlink()
    with pytest.raises(Stopped, match="its sources are not here"):
        ensure_page(tree)


@pytest.mark.parametrize(
    ("node", "npm", "reason"),
    [
        (None, None, "there is no Node"),
        ("echo v20.18.3", "true", r"Node v20\.18\.3 is too old"),
        ("echo v22.12.0", "echo what is wrong; false", "npm ci failed:\nwhat is wrong"),
    ],
)
def test_a_page_that_cannot_be_built_stops_the_build(
    node: str | None, npm: str | None, reason: str, tree: Path, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if node is None or npm is None:
        monkeypatch.setenv("PATH", str(path / "nowhere"))
    else:
        program(path, "node", node)
        program(path, "npm", npm)
    (tree / PAGE / "index.html").unlink()
    with pytest.raises(Stopped, match=reason) as stopped:
        ensure_page(tree)
    assert "'make page'" in str(stopped.value) and "DUSKHALL_WITHOUT_PAGE=1" in str(stopped.value)


class App:
    """What hatchling gives a hook to speak with."""

    def abort(self, message: str) -> None:
        raise SystemExit(message)


def hook(root: Path, target: str = "wheel") -> Package:
    config: Any = None
    app: Any = App()
    return Package(str(root), {}, config, config, str(root), target, app)


def data() -> dict[str, Any]:
    return {"artifacts": [], "force_include": {}}


def test_the_package_has_the_page_or_is_not_built(tree: Path, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    got = data()
    hook(tree).initialize("standard", got)
    assert got == {"artifacts": ["/src/duskhall/server/page"], "force_include": {}}
    monkeypatch.setenv("PATH", str(path / "nowhere"))
    (tree / PAGE / "index.html").unlink()
    for target in ("sdist", "wheel"):
        with pytest.raises(SystemExit, match="there is no Node"):
            hook(tree, target).initialize("standard", data())
    hook(tree).initialize("editable", data())
    monkeypatch.setenv("DUSKHALL_WITHOUT_PAGE", "1")
    got = data()
    hook(tree).initialize("standard", got)
    assert got == data()


def test_compiled_modules_are_built_in_a_copy_and_go_into_a_wheel_only(
    tree: Path, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DUSKHALL_COMPILE", "1")
    write(tree / "tools" / "compile.py")
    write(tree / "pyproject.toml")
    write(tree / "src" / "duskhall" / "core" / "old.so")

    def run(what: str, command: list[str], folder: Path, environment: dict[str, str]) -> None:
        assert command[1:] == ["-m", "tools.compile"] and (folder / "tools" / "compile.py").is_file()
        assert folder != tree and environment["PYTHONPATH"] == str(folder / "src")
        write(folder / "src" / "duskhall" / "core" / "steps" / "battle.abi.so")
        write(folder / "src" / "duskhall" / "bots" / "greedy" / "bot.abi.so")
        write(folder / "src" / "duskhall_core__mypyc.abi.so")

    monkeypatch.setattr(hatch_build, "run", run)
    wheel, got = hook(tree), data()
    assert [line.partition(">")[0] for line in wheel.dependencies()] == ["mypy", "setuptools"]
    wheel.initialize("standard", got)
    assert set(got["force_include"].values()) == {
        "duskhall/core/steps/battle.abi.so",
        "duskhall/bots/greedy/bot.abi.so",
        "duskhall_core__mypyc.abi.so",
    }
    assert all(Path(file).is_file() for file in got["force_include"])
    assert got["pure_python"] is False and got["infer_tag"] is True
    wheel.finalize("standard", got, "")
    assert not any(Path(file).exists() for file in got["force_include"])
    assert hook(tree, "sdist").dependencies() == []


def test_a_compiler_that_stops_stops_the_build(tree: Path, tmp_path: Path) -> None:
    write(tree / "tools" / "compile.py", "import sys; sys.exit('there is no C compiler here')")
    write(tree / "pyproject.toml")
    with pytest.raises(Stopped, match="there is no C compiler here"):
        compile_modules(tree, tmp_path / "copy")


# The text for a package page


def test_links_and_pictures_become_absolute() -> None:
    text = (
        "[a page](docs/server.md#start) ![a picture](docs/pictures/end.webp) "
        "[out](https://example.org/x) [here](#play)\n"
        '<img src="docs/pictures/phone.webp" alt="x"> <img src="https://example.org/y.png">\n'
    )
    assert absolute(text, REPOSITORY, "v1") == (
        f"[a page]({REPOSITORY}/blob/v1/docs/server.md#start) ![a picture]({REPOSITORY}/raw/v1/docs/pictures/end.webp) "
        "[out](https://example.org/x) [here](#play)\n"
        f'<img src="{REPOSITORY}/raw/v1/docs/pictures/phone.webp" alt="x"> <img src="https://example.org/y.png">\n'
    )


def test_no_relative_link_of_the_readme_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    metadata: dict[str, Any] = {"version": "1.2.3"}
    monkeypatch.setenv("DUSKHALL_REPOSITORY", f"{REPOSITORY}/")
    monkeypatch.delenv("DUSKHALL_REF", raising=False)
    Readme(str(ROOT), {}).update(metadata)
    text = metadata["readme"]["text"]
    targets = re.findall(r"\]\(([^)\s]+)\)", text) + re.findall(r'src="([^"]+)"', text)
    assert len(targets) > 20 and all(t.startswith(("https://", "http://", "#")) for t in targets)
    assert f"{REPOSITORY}/raw/v1.2.3/docs/pictures/lobby.webp" in targets
    assert metadata["urls"]["Changelog"] == f"{REPOSITORY}/blob/v1.2.3/CHANGELOG.md"


def test_without_an_address_the_readme_stays_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    metadata: dict[str, Any] = {"version": "1.2.3"}
    monkeypatch.delenv("DUSKHALL_REPOSITORY", raising=False)
    Readme(str(ROOT), {}).update(metadata)
    assert metadata["readme"]["text"] == (ROOT / "README.md").read_text(encoding="utf-8")
    assert metadata["urls"] == {}
