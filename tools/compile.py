"""Build core and bots with mypyc beside the pure files: ``python -m tools.compile``; ``--clean`` deletes the build.

Python then imports the compiled modules instead of the files they were made from; everything else stays as it is.
Compiling needs mypy, setuptools (which Python 3.12 and newer no longer put into a venv), a C compiler and Python's
header files. A build is stale as soon as one of its files changes: build again, or clean; a test fails while a stale
one is there. The build hook for wheels runs this tool in a copy of the source tree.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[1] / "src"
PACKAGE = SOURCE / "duskhall"
FOLDERS = ("bots", "core")
"""What is compiled: where the time of games and searches goes."""
PURE = (
    *("core.tree", "core.lint", "core.phrases", "core.event", "core.events", "core.faults", "core.game"),
    *("bots.loading", "bots.asking", "bots.random", "bots.levels.bots", "bots.levels.apprentice"),
)
"""Modules that stay pure, as every ``__init__`` does: the nodes of cards are built once, the linter must be able to
meet nodes that are wrongly built and the faults in them, mypyc does not take the frozen classes of events, and the game
is extended outside of core. Bots of all kinds are loaded and asked from pure Python, which an alarm can interrupt; the
random one is as quick without. Compiled classes do not tell which arguments they take, and those of the levels take
some."""
GROUP = "duskhall_core"
"""The name of the library that holds the code of all modules."""
SUFFIXES = (".so", ".pyd")

BUILD = """\
import sys
from mypyc.build import mypycify
from setuptools import setup
temporary, group, *files = sys.argv[1:]
setup(
    name=group,
    packages=[],
    ext_modules=mypycify(
        files, opt_level="2", debug_level="0", multi_file=True, group_name=group, target_dir=temporary
    ),
    script_args=["--quiet", "build_ext", "--inplace", "--build-temp", temporary, "--build-lib", temporary],
)
"""


def name_of(file: Path) -> str:
    """The dotted name in the package of a source file or of the module built from it: ``core.steps.battle``."""
    return ".".join((*file.relative_to(PACKAGE).parent.parts, file.name.partition(".")[0]))


def sources() -> list[Path]:
    """The files to compile, with those in folders of folders."""
    files = sorted(file for folder in FOLDERS for file in (PACKAGE / folder).rglob("*.py"))
    return [file for file in files if file.stem != "__init__" and name_of(file) not in PURE]


def modules() -> list[Path]:
    """The compiled modules of a build, each beside its source."""
    return sorted(file for folder in FOLDERS for file in (PACKAGE / folder).rglob("*") if file.suffix in SUFFIXES)


def built() -> list[Path]:
    """All files of a build: the modules and the library that holds their code."""
    return [*modules(), *sorted(file for file in SOURCE.glob(f"{GROUP}__mypyc*") if file.suffix in SUFFIXES)]


def compiled() -> bool:
    """Does Python run the build?"""
    from duskhall.core import machine

    return not str(machine.__file__).endswith(".py")


def stale() -> list[str]:
    """The names of compiled modules whose source has changed since, or is gone: Python would run old code."""
    out = []
    for file in modules():
        source = file.with_name(f"{file.name.partition('.')[0]}.py")
        if not (source.exists() and source.stat().st_mtime <= file.stat().st_mtime):
            out.append(name_of(file))
    return sorted(out)


def clean() -> int:
    """Delete the build; how many files there were."""
    found = built()
    for file in found:
        file.unlink()
    return len(found)


def build() -> int:
    """Compile; the exit status of the compiler."""
    files = [str(file.relative_to(SOURCE)) for file in sources()]
    environment = os.environ | {"MYPYPATH": str(SOURCE)}
    with tempfile.TemporaryDirectory(prefix="duskhall-") as temporary:
        command = [sys.executable, "-c", BUILD, temporary, GROUP, *files]
        done = subprocess.run(command, cwd=SOURCE, env=environment, check=False, capture_output=True, text=True)
    if done.returncode:
        print(done.stdout + done.stderr, file=sys.stderr)
        clean()
    return done.returncode


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.compile", description=__doc__.partition("\n")[0])
    parser.add_argument("--clean", action="store_true", help="remove the compiled modules")
    args = parser.parse_args()
    if args.clean:
        print(f"removed {clean()} files; core and bots run as pure Python")
        return 0
    missing = [name for name in ("mypyc", "setuptools") if importlib.util.find_spec(name) is None]
    if missing:
        print(f"compiling needs {' and '.join(missing)}: run 'make setup'", file=sys.stderr)
        return 2
    # On Windows setuptools finds the compiler by itself; it is on no search path.
    if os.name != "nt" and shutil.which(os.environ.get("CC", "cc")) is None:
        print("there is no C compiler here; install one (Debian: apt install build-essential)", file=sys.stderr)
        return 2
    clean()
    print("compiling core and bots with mypyc; this takes some minutes ...", flush=True)
    status = build()
    if status == 0:
        print(f"compiled {len(modules())} modules beside the pure files; 'make pure' takes them away")
    else:
        print("the compiler stopped; core and bots run as pure Python", file=sys.stderr)
    return status


if __name__ == "__main__":
    sys.exit(main())
