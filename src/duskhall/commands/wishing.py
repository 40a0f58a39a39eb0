"""Options that say what a random set-up should have, shared by the commands that make set-ups."""

from __future__ import annotations

import argparse
import re
from typing import TYPE_CHECKING

from duskhall.commands import did_you_mean
from duskhall.telling.names import in_notation
from duskhall.terminal.plain import plain
from duskhall.text import words

if TYPE_CHECKING:
    from duskhall.editions.errors import UnknownName
    from duskhall.editions.setup import Edition, Wishes

OPTIONS = ("quests", "only", "without", "guardian")
"""What a random set-up is asked for."""
REROLL = "reroll"


def arguments(parser: argparse.ArgumentParser, *, reroll: bool = True) -> None:
    """``reroll``: there is one set-up, of which a pile can be replaced."""
    parser.add_argument("--quests", metavar="N,N", help=plain("option-quests"))
    parser.add_argument("--only", metavar="NAMES", help=plain("option-only"))
    parser.add_argument("--without", metavar="NAMES", help=plain("option-without"))
    parser.add_argument("--guardian", metavar="NAME", help=plain("option-guardian"))
    if reroll:
        parser.add_argument("--reroll", metavar="NAMES", help=plain("option-reroll"))


def mode_arguments(parser: argparse.ArgumentParser, about: str = "option-mode") -> None:
    """``about``: the message about the way to play."""
    parser.add_argument("--mode", metavar="M", help=plain(about))
    parser.add_argument("--key-decks", metavar="N,N,N", help=plain("option-key-decks"))


def key_decks(args: argparse.Namespace) -> tuple[int, ...]:
    """How many keys shall lie in each deck. Raises SetupError."""
    from duskhall.editions.errors import SetupError

    parts = split(args.key_decks)
    if not all(part.isascii() and part.isdecimal() and len(part) < 3 for part in parts):
        raise SetupError("key-decks-numbers", got=args.key_decks)
    return tuple(map(int, parts))


def split(text: str | None) -> list[str]:
    """The parts of a list with commas, of whatever width."""
    return [part.strip() for part in re.split("[,，、]", text) if part.strip()] if text else []


def named(text: str | None, edition: Edition) -> list[str]:
    """The names in a list with commas, in any language, as notation has them."""
    return in_notation(split(text), edition)


def wishes_of(args: argparse.Namespace, edition: Edition) -> Wishes:
    """What is wished for. Raises SetupError and UnknownName."""
    from duskhall.editions.choosing import wished

    return wished(
        edition,
        quests=named(args.quests, edition),
        only=named(args.only, edition),
        without=named(args.without, edition),
        guardian="".join(named(args.guardian, edition)),
        mode=args.mode or "",
    )


def out_of_place(args: argparse.Namespace) -> str:
    """Why wishes do not go with a set-up whose cards are settled, or nothing. A re-roll heeds them, and an Epic game
    is made of quests however its rooms are chosen."""
    from duskhall.editions.setup import WHOLE

    options = [option for option in OPTIONS if option != "quests" or args.mode not in WHOLE]
    given = next((option for option in options if getattr(args, option) is not None), "")
    if not given or getattr(args, REROLL, None) is not None:
        return ""
    return words().say("wishes-random", option=f"--{given}")


def unknown(e: UnknownName) -> str:
    """A wish for something that there is not."""
    return words().say("setup-no-such-name", name=e.name) + did_you_mean(e.name, e.known)
