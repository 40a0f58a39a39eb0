"""Builds core with mypyc beside the pure files: ``python -m tools.compile``; ``--clean`` takes it away again.

Python then imports the compiled modules instead of the files they were made from; everything else stays as it is. It
needs a C compiler and Python's header files, which nothing else in the project does. A build is stale as soon as a file
of core changes: build again, or clean; a test fails as long as there is a stale one.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import duskhall

CORE = Path(duskhall.__file__).resolve().parent / "core"
SOURCE = CORE.parent.parent
PURE = ("__init__", "tree", "lint", "phrases", "events", "game")
"""Left as they are: the nodes of cards are built once, the linter has to meet those that are wrongly built, and mypyc
does not take the frozen classes of events, which are made only where somebody listens; the game is extended outside of
core."""
GROUP = "duskhall_core"
"""The name of the library that holds the code of all modules."""

BUILD = """\
import sys
from mypyc.build import mypycify
from setuptools import setup
temporary, group, *files = sys.argv[1:]
setup(
    name=group,
    packages=[],
    ext_modules=mypycify(files, opt_level="2", group_name=group, target_dir=temporary),
    script_args=["--quiet", "build_ext", "--inplace", "--build-temp", temporary, "--build-lib", temporary],
)
"""


def built() -> Iterator[Path]:
    """The files of a build."""
    for suffix in (".so", ".pyd"):
        yield from CORE.glob(f"*{suffix}")
        yield from SOURCE.glob(f"{GROUP}__mypyc*{suffix}")


def compiled() -> bool:
    """Does Python run the compiled core?"""
    from duskhall.core import machine

    return not str(machine.__file__).endswith(".py")


def stale() -> list[str]:
    """Compiled modules whose files have changed since, or are gone: what runs is not what one reads."""
    out = []
    for file in built():
        source = CORE / f"{file.name.partition('.')[0]}.py"
        if file.parent == CORE and not (source.exists() and source.stat().st_mtime <= file.stat().st_mtime):
            out.append(source.stem)
    return sorted(out)


def clean() -> int:
    found = list(built())
    for file in found:
        file.unlink()
    return len(found)


def build() -> int:
    """Compile; the exit status of the compiler."""
    files = sorted(str(p.relative_to(SOURCE)) for p in CORE.glob("*.py") if p.stem not in PURE)
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
        print(f"removed {clean()} files; core runs as pure Python")
        return 0
    missing = [name for name in ("mypyc", "setuptools") if importlib.util.find_spec(name) is None]
    if missing:
        print(f"{' and '.join(missing)} must be installed to compile: run 'make setup'", file=sys.stderr)
        return 2
    if shutil.which(os.environ.get("CC", "cc")) is None:
        print("there is no C compiler here: install one (Debian: apt install build-essential)", file=sys.stderr)
        return 2
    clean()
    print("compiling core with mypyc; this takes a minute or two ...", flush=True)
    status = build()
    if status == 0:
        print(f"compiled {len(list(built())) - 1} modules beside the pure files; 'make pure' takes them away")
    else:
        print("the compiler stopped; core runs as pure Python", file=sys.stderr)
    return status


if __name__ == "__main__":
    sys.exit(main())
