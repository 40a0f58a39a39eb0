"""The end of a game: who won and why, card by card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duskhall.editions import edition
from duskhall.telling.ending import ending as in_words

if TYPE_CHECKING:
    from duskhall.core.game import Game

    from .show import Show


def ending(show: Show, game: Game, reader: int) -> None:
    told = in_words(show.p, game, reader)
    show.screen.heading(show.say("head-standings"))
    show.screen.para(told.sentence, style="bold")
    for note in told.notes:
        show.screen.para(note)
    rows = edition(game.state.rules.edition).standings(game.state)
    for row in sorted(rows, key=lambda row: (-row.vp, row.seat)):
        show.points(game.view(row.seat))
