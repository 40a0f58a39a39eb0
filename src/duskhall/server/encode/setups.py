"""Editions and set-ups as a page asks for them."""

from __future__ import annotations

import secrets
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

import msgspec

from duskhall.bots import LEVELS, note_of, title_of
from duskhall.editions import NAMES, edition
from duskhall.editions.choosing import (
    chosen,
    names,
    on_board,
    pasted,
    published,
    rerolled,
    wished,
)
from duskhall.editions.errors import SetupError, UnknownEdition, UnknownName, UnknownSetup
from duskhall.editions.setup import PLAIN, WHOLE, Edition, Setup, Wishes
from duskhall.telling.phrases import Phrases
from duskhall.telling.setup import explain, game_title, setup_note
from duskhall.text import reader, words
from duskhall.text.names import setup_name

from .. import wire
from ..errors import Trouble
from ..store.rows import StoredSetup
from . import tables

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

LONGEST = 8000
"""Characters of all that is asked for; no set-up has as many."""

SHOWN = 60
"""Characters of a wrong name that are said back."""


def find_edition(name: str) -> Edition:
    """Raises Trouble."""
    try:
        return edition(name)
    except UnknownEdition:
        raise Trouble("no-edition", 422, name=name[:SHOWN], known=", ".join(NAMES)) from None


def home_editions() -> list[wire.EditionInfo]:
    return _home_editions(reader())


@cache
def _home_editions(language: str) -> list[wire.EditionInfo]:
    """For the reader, who is one of this language."""
    return [_info(edition(name)) for name in NAMES]


def bot_titles(names: Sequence[str]) -> dict[str, str]:
    """The title of each bot; where several have the same one, their names tell them apart."""
    titles = [title_of(name) for name in names]
    return {name: title if titles.count(title) == 1 else name for name, title in zip(names, titles, strict=True)}


def home_bots(names: Sequence[str], named: Collection[str]) -> list[wire.BotInfo]:
    """The bots as a page shows them. ``named``: those that the settings of the server offer besides the levels."""
    return [
        wire.BotInfo(
            name=name, title=title, note=note_of(name), level=name in LEVELS, offered=name in LEVELS or name in named
        )
        for name, title in bot_titles(names).items()
    ]


def setup_of(request: wire.SetupRequest) -> Setup:
    """The set-up that is asked for, checked. Raises Trouble with what is wrong."""
    if _size(request) > LONGEST:
        raise Trouble("too-large", 413)
    e = find_edition(request.edition)
    try:
        if request.packs and request.mode not in WHOLE:
            raise SetupError("packs-epic")
        wishes = wished(
            e,
            quests=request.quests,
            only=request.only,
            without=request.without,
            guardian=request.guardian,
            mode=request.mode,
        )
        setup = on_board(
            _cards(e, request, wishes),
            request.board,
            request.avatars,
            request.keys or None,
            request.mode or None,
            key_decks=tuple(request.key_decks),
            packs=tuple(request.packs) or wishes.packs,
        )
        e.check(setup)
        return setup
    except UnknownSetup as err:
        raise Trouble("no-such-setup", 422, name=err.name[:SHOWN], known=", ".join(err.known)) from None
    except UnknownName as err:
        raise Trouble("no-such-card", 422, name=err.name[:SHOWN], edition=_title(e)) from None
    except SetupError as err:
        w = words()
        if w.has(f"server-{err.reason}"):
            raise Trouble(err.reason, 422) from None
        raise Trouble("setup", 422, why=explain(err, w)) from None


def _size(request: wire.SetupRequest) -> int:
    """Everything in a request that can be long."""
    out = 0
    for value in msgspec.structs.astuple(request):
        if isinstance(value, str | list):
            out += len(value)
        if isinstance(value, list):
            out += sum(len(part) for part in value if isinstance(part, str))
    return out


def _cards(e: Edition, request: wire.SetupRequest, wishes: Wishes) -> Setup:
    if wishes and request.how != "random" and not request.reroll:
        raise SetupError("wishes-settled")
    setup = _before(e, request, wishes)
    if not request.reroll:
        return setup
    if request.mode in WHOLE:
        # The set-up of an Epic game has fewer parts, so it is whole only with its mode.
        setup = on_board(setup, None, None, mode=request.mode)
    return rerolled(e, setup, [request.reroll], secrets.randbits(64), wishes)


def _before(e: Edition, request: wire.SetupRequest, wishes: Wishes) -> Setup:
    """The set-up before a pile is replaced."""
    match request.how:
        case "first":
            return e.first_game
        case "published":
            return published(e, request.name)
        case "random":
            # The number is not shown; it would tell no more than the cards on the table.
            return e.random_setup(secrets.randbits(64), request.groups or e.groups[0], wishes)
        case "chosen":
            return chosen(e, ",".join(request.cards))
        case "text":
            return chosen(e, pasted(request.text))


def stored_setup(setup: Setup) -> StoredSetup:
    """A set-up with the words for it."""
    e = edition(setup.edition)
    return StoredSetup.of(setup, game_title(e.rules_on(setup.board), setup), names(setup, e))


def setup_info(setup: Setup) -> wire.Setup:
    return tables.setup(stored_setup(setup))


def _info(e: Edition) -> wire.EditionInfo:
    w = words()
    p = Phrases((), e.rules)
    return wire.EditionInfo(
        name=e.name,
        title=_title(e),
        players=e.players,
        published={name: w.say("server-first") if name == "first" else setup_name(name, w) for name in e.setups},
        notes={name: note for name in e.setups if (note := setup_note(name, w))},
        packs={pack: setup_name(pack, w) for pack in e.packs},
        boards={board: w.say(f"server-board-{board}") for board in e.boards if board and _free(e, board)},
        avatars=any(card.kind == "avatar" for card in e.rules.cards),
        groups=e.groups,
        keys=e.keys,
        modes={mode or PLAIN: w.say(f"server-mode-{mode or PLAIN}") for mode in e.modes if len(e.modes) > 1},
        usual_mode=e.usual_mode or PLAIN,
        parts=[
            wire.Part(
                name=part,
                title=w.say(f"server-part-{part}"),
                choices=[
                    wire.Choice(name=name, title=p.stack_name(name), cards=_cards_of(e, name), pack=e.pack_of(name))
                    for name in known
                ],
            )
            for part, known in e.choices.items()
        ],
    )


def _free(e: Edition, board: str) -> bool:
    """Can this side of the board be chosen for cards that do not come with a side of their own?"""
    try:
        e.check(replace(e.first_game, board=board))
    except SetupError:
        return False
    return True


def _cards_of(e: Edition, name: str) -> list[str]:
    """The cards of a stack; a name that is no stack is a card."""
    return [c.id for c in e.rules.cards if c.stack == name and c.kind != "placeholder"] or [name]


def _title(e: Edition) -> str:
    return words().say("edition-name", name=e.name.title())
