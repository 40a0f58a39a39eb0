"""Hooks for building an sdist or a wheel with hatchling: the page, compiled modules, and the text for a package page.

A package holds the page of the server. The build uses the page that is there if it is newer than its sources, builds it
if it is not, and stops if it cannot. Environment variables:

``DUSKHALL_WITHOUT_PAGE=1``
    Build a package without the page: ``duskhall serve`` then says that the page is missing.
``DUSKHALL_COMPILE=1``
    Put core and bots compiled with mypyc into the wheel; the build stops if there is no C compiler.
``DUSKHALL_REPOSITORY=https://...``
    The public address of the repository. Links and pictures of the README become absolute, so that a package page shows
    them, and the package names its URLs. ``DUSKHALL_REF`` names the branch or tag (default: ``v`` and the version).
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

PAGE = Path("src", "duskhall", "server", "page")
NODES = ((20, 19), (22, 12))
"""The oldest releases of Node 20 and of Node 22 that build the page, as in the Makefile; 21 does not."""
COMPILING = ("mypy>=1.15", "setuptools>=77")
"""What the build needs on top of hatchling when it compiles."""
LINK = re.compile(r"(?P<picture>!?)(?P<text>\[[^\]\[]*\])\((?P<path>[^)\s:#]+)(?P<anchor>#[^)\s]*)?\)")
IMAGE = re.compile(r'(?<=<img src=")(?P<path>[^":]+)(?=")')


class Stopped(RuntimeError):
    """The package cannot be built; the message says what to do."""


def asked(variable: str) -> bool:
    return os.environ.get(variable, "") not in ("", "0")


# The page


def page_sources(root: Path) -> list[Path]:
    """The files that the page is built from; none in a tree without them."""
    web = root / "web"
    files = [file for file in web.iterdir() if file.is_file()] if web.is_dir() else []
    for folder in (web / "src", web / "public"):
        files += (file for file in folder.rglob("*") if file.is_file())
    text = root / "src" / "duskhall" / "text"
    # The Japanese face is cut to what is said in Japanese anywhere.
    said = {*text.glob("*/page*.ftl"), *text.glob("ja/*.ftl"), *text.glob("ja/grammar/*.py")}
    return files and files + sorted(said)


def fresh(root: Path, page: Path) -> bool:
    """Is the page built, and at least as new as all its sources? The files of an sdist are all equally old."""
    index = page / "index.html"
    if not index.is_file():
        return False
    return index.stat().st_mtime >= max((file.stat().st_mtime for file in page_sources(root)), default=0.0)


def npm() -> str:
    """The npm of a Node that is new enough."""
    node, found = shutil.which("node"), shutil.which("npm")
    if not (node and found):
        raise Stopped("there is no Node")
    said = subprocess.run([node, "--version"], capture_output=True, encoding="utf-8", check=True).stdout.strip()
    major, minor = [int(part) for part in said.removeprefix("v").split(".")[:2]]
    if major < 23 and not any(major == known and minor >= least for known, least in NODES):
        raise Stopped(f"Node {said} is too old")
    return found


def run(what: str, command: list[str], folder: Path, environment: dict[str, str]) -> None:
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, encoding="utf-8", errors="replace", check=False
    )
    if done.returncode:
        raise Stopped(f"{what} failed:\n{done.stdout}{done.stderr}".rstrip())


def build_page(root: Path) -> None:
    """Build the page into the package, or raise ``Stopped``."""
    if not page_sources(root):
        raise Stopped("its sources are not here")
    web, tool = root / "web", npm()
    environment = {name: value for name, value in os.environ.items() if name != "DUSKHALL_PAGE"}
    if not (web / "node_modules").is_dir():
        run("npm ci", [tool, "ci", "--omit=dev", "--no-progress", "--loglevel=error"], web, environment)
    run("npm run build", [tool, "run", "--silent", "build"], web, environment)


def ensure_page(root: Path) -> None:
    """See to it that the page is built and up to date, or say how to get there."""
    if fresh(root, root / PAGE):
        return
    try:
        build_page(root)
    except Stopped as stopped:
        raise Stopped(
            f"duskhall: the package holds the page of the server, and it cannot be built: {stopped}\n"
            "Install Node 20.19, 22.12 or newer and build again, or run 'make page' first. "
            "DUSKHALL_WITHOUT_PAGE=1 builds a package without the page."
        ) from None


# Compiled modules


def compile_modules(root: Path, folder: Path) -> dict[str, str]:
    """Compile core and bots in a copy of the source tree; the compiled files, and their places in the wheel."""
    source = folder / "src"
    shutil.copytree(
        root / "src", source, ignore=shutil.ignore_patterns("page", "*.so", "*.pyd", "__pycache__", ".mypy_cache")
    )
    shutil.copytree(root / "tools", folder / "tools")
    shutil.copy(root / "pyproject.toml", folder)
    environment = os.environ | {"PYTHONPATH": str(source)}
    run("compiling", [sys.executable, "-m", "tools.compile"], folder, environment)
    found = [file for file in source.rglob("*") if file.suffix in (".so", ".pyd")]
    return {str(file): file.relative_to(source).as_posix() for file in found}


class Package(BuildHookInterface[Any]):
    """The page in every package; compiled modules in a wheel that asks for them."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return list(COMPILING) if self._compiles() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        try:
            if not asked("DUSKHALL_WITHOUT_PAGE"):
                ensure_page(Path(self.root))
                # Git ignores the page, and hatchling with it, unless the page is named here.
                build_data["artifacts"].append(f"/{PAGE.as_posix()}")
            if self._compiles():
                self._folder = tempfile.TemporaryDirectory(prefix="duskhall-")
                build_data["force_include"].update(compile_modules(Path(self.root), Path(self._folder.name)))
                build_data["pure_python"] = False
                build_data["infer_tag"] = True
        except Stopped as stopped:
            self.app.abort(str(stopped))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable" and self._compiles():
            self._folder.cleanup()

    def _compiles(self) -> bool:
        return self.target_name == "wheel" and asked("DUSKHALL_COMPILE")


# The text for a package page


def absolute(text: str, repository: str, ref: str) -> str:
    """The README with absolute links: to pages of the repository, and to pictures as they are."""
    text = LINK.sub(
        lambda m: (
            f"{m['picture']}{m['text']}({repository}/{'raw' if m['picture'] else 'blob'}/{ref}/{m['path']}"
            f"{m['anchor'] or ''})"
        ),
        text,
    )
    return IMAGE.sub(lambda m: f"{repository}/raw/{ref}/{m['path']}", text)


class Readme(MetadataHookInterface):
    """README and URLs of the package: absolute if the address of the repository is given."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        repository = os.environ.get("DUSKHALL_REPOSITORY", "").rstrip("/")
        if repository:
            ref = os.environ.get("DUSKHALL_REF") or f"v{metadata['version']}"
            text = absolute(text, repository, ref)
            metadata["urls"] = {
                "Source": repository,
                "Documentation": f"{repository}/tree/{ref}/docs",
                "Changelog": f"{repository}/blob/{ref}/CHANGELOG.md",
                "Issues": f"{repository}/issues",
            }
        else:
            metadata["urls"] = {}
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
