"""Positions that games begin with: dealt, brought as text, or taken from a game that went on otherwise."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from duskhall.core.luck import KEY_BYTES, Stream
from duskhall.core.redeal import redeal
from duskhall.core.state import SPECTATOR
from duskhall.core.zones import ScriptError
from duskhall.editions import edition
from duskhall.notation import bounds, files, position, record
from duskhall.notation.lines import NotationError
from duskhall.telling.files import explain

from ..errors import Trouble

if TYPE_CHECKING:
    from duskhall.core.state import State
    from duskhall.editions.setup import Further, Setup


def deal(setup: Setup, players: int, further: Further = ()) -> State:
    """``further``: cards that the starting deck of each seat has besides the usual ones."""
    found = edition(setup.edition)
    return found.deal(found.rules_on(setup.board), setup, players, secrets.token_bytes(KEY_BYTES), further=further)


def position_in(text: str) -> State:
    """The position that a text gives, or the record in it leads to. Raises Trouble."""
    try:
        bounds.check(text)
        if files.is_record(text):
            found = record.read(text)
            only_the_box(found.game.state)
            return record.replay(found).state
        state = position.read(text)
    except NotationError as e:
        raise Trouble("bad-position", 422, why=explain(e, text)) from None
    except ScriptError as e:
        raise Trouble("bad-position", 422, why=str(e)) from None
    only_the_box(state)
    return state


def forked(found: State, *, shared: bool) -> State:
    """A position to play on from. ``shared``: others may sit down, so everything hidden is dealt anew: whoever has the
    text knows every hidden card in it. Raises Trouble."""
    if found.over:
        raise Trouble("position-over", 422)
    state = found.clone()
    # A record tells its luck, so the game gets another one.
    state.luck_key, state.luck, state.script = secrets.token_bytes(KEY_BYTES), 0, ()
    if shared:
        state = redeal(state, SPECTATOR, Stream.of(secrets.randbits(63), "duskhall fork"))
        state.luck_key = secrets.token_bytes(KEY_BYTES)
    if state.log is not None:
        state.log = None
    return state


def only_the_box(s: State) -> None:
    """Refuse cards that somebody has written: what they do runs on the server, and it could run for ever. Raises
    Trouble."""
    rules = s.rules
    if rules is not edition(rules.edition).rules_on(rules.board):
        raise Trouble("own-cards", 422)
