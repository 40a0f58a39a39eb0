"""The command ``duskhall``. Only the module of the chosen command is loaded, so that help is there at once."""

from __future__ import annotations

import argparse
import os
import sys
from importlib import import_module
from io import TextIOWrapper

from duskhall import __version__
from duskhall.terminal.language import OPTION, UnknownLanguage, chosen, taken
from duskhall.terminal.plain import plain, sentence, translate_help, translate_parser
from duskhall.text import reader, speak, words

COMMANDS = (
    *(
        "learn",
        "play",
        "campaign",
        "serve",
        "worker",
        "backup",
        "restore",
        "move-store",
        "admin",
        "replay",
        "review",
        "scenario",
    ),
    *("cards", "rules", "setup", "simulate"),
)
OK = 0
NOT_WRITTEN = 1
BAD_INPUT = 2
INTERRUPTED = 130
BROKEN_PIPE = 141


def main(argv: list[str] | None = None) -> int:
    """Run a command; the result is the exit status."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal without some character shows a question mark instead of an error.
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    before = reader()
    try:
        try:
            status = _speaking(sys.argv[1:] if argv is None else argv)
        except SystemExit as e:
            status = e.code if isinstance(e.code, int) else OK if e.code is None else BAD_INPUT
        if sys.stdout is not None:
            sys.stdout.flush()
        return status
    except KeyboardInterrupt:
        print(f"\n{words().say('cli-interrupted')}", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of our output has gone; Python would complain once more when it closes the stream.
        _silence()
        return BROKEN_PIPE
    except OSError as e:
        if e.filename is not None:
            raise
        # No file is named: it is the output that cannot be written, such as on a full disk.
        _silence()
        from duskhall.text.errors import system

        print(f"duskhall: {words().say('cli-output', why=system(e))}", file=sys.stderr)
        return NOT_WRITTEN
    finally:
        speak(before)


def _speaking(argv: list[str]) -> int:
    """Run a command in the language that was asked for."""
    argv, asked = taken(argv)
    try:
        speak(chosen(asked))
    except UnknownLanguage as e:
        print(f"duskhall: {e}", file=sys.stderr)
        return BAD_INPUT
    translate_parser()
    return _run(argv)


def _silence() -> None:
    """Send the rest of the output nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(argv: list[str]) -> int:
    name = next((a for a in argv[:1] if not a.startswith("-")), "")
    if name and name not in COMMANDS:
        return _unknown(name)
    parser = argparse.ArgumentParser(prog="duskhall", description=plain("cli-about"), epilog=plain("cli-epilog"))
    parser.add_argument(
        "--version", action="version", version=f"duskhall {__version__}", help=plain("cli-option-version")
    )
    _language_option(parser)
    commands = parser.add_subparsers(title=plain("cli-commands"), metavar="COMMAND")
    for command in COMMANDS:
        message = f"command-{command}"
        sub = commands.add_parser(command, help=plain(message), description=sentence(message))
        _language_option(sub)
        if command == name:
            module = import_module(f"duskhall.commands.{name.replace('-', '_')}")
            module.arguments(sub)
    translate_help(parser)
    args = parser.parse_args(argv)
    if not name:
        parser.print_help()
        return OK
    status: int = module.run(args)
    return status


def _language_option(parser: argparse.ArgumentParser) -> None:
    """For the help: what was asked for has been taken out already."""
    parser.add_argument(OPTION, metavar="L", default=argparse.SUPPRESS, help=plain("cli-option-lang"))


def _unknown(name: str) -> int:
    from difflib import get_close_matches

    w = words()
    text = w.say("cli-no-command", name=name, known=w.series(COMMANDS))
    close = get_close_matches(name, COMMANDS, 1)
    if close:
        text = w.sentences([text, w.say("commands-did-you-mean", names=close[0])])
    print(f"duskhall: {text}", file=sys.stderr)
    return BAD_INPUT
