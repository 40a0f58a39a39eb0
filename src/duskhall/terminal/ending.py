"""The end of a game: who won and why, card by card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duskhall.editions import edition

if TYPE_CHECKING:
    from duskhall.core.game import Game

    from .show import Show


def ending(show: Show, game: Game, reader: int) -> None:
    p, say, screen = show.p, show.say, show.screen
    rows = edition(game.state.rules.edition).standings(game.state)
    winners = [row for row in rows if row.winner]
    screen.heading(say("head-standings"))
    if len(winners) == 1:
        screen.para(say("end-winner", n=winners[0].vp, **p.who(winners[0].seat, reader)), style="bold")
    else:
        names = p.both([p.names[row.seat] for row in winners])
        screen.para(say("end-shared", names=names, n=winners[0].vp), style="bold")
    equals = [row for row in rows if row.vp == winners[0].vp]
    if len(equals) > len(winners) and winners[0].tie_break:
        screen.para(say(f"end-tie-{winners[0].tie_break}", n=len(equals), vp=winners[0].vp))
    holder = next((row for row in rows if row.tie_break == "stone"), None)
    if holder is not None:
        screen.para(say("end-stone", **p.who(holder.seat, reader)))
    else:
        screen.para(say("end-stone-nobody"))
    screen.para(say("end-length", turns=game.state.turn))
    if game.marked:
        screen.para(say("end-marked"))
    for row in sorted(rows, key=lambda row: (-row.vp, row.seat)):
        show.points(game.view(row.seat))
