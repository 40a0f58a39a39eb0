"""The end of a game: who won and why, card by card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duskhall.editions import edition

if TYPE_CHECKING:
    from duskhall.core.game import Game

    from .show import Show


PRIZES = {"thunderstone": "stone", "bearer": "bearer"}
"""The kind of card that decides between equals, and the name of the messages about it."""


def ending(show: Show, game: Game, reader: int) -> None:
    p, say, screen = show.p, show.say, show.screen
    rows = edition(game.state.rules.edition).standings(game.state)
    winners = [row for row in rows if row.winner]
    screen.heading(say("head-standings"))
    if len(winners) == 1:
        screen.para(say("end-winner", n=p.number(winners[0].vp), **p.who(winners[0].seat, reader)), style="bold")
    else:
        names = p.both([p.names[row.seat] for row in winners])
        screen.para(say("end-shared", names=names, n=p.number(winners[0].vp)), style="bold")
    equals = [row for row in rows if row.vp == winners[0].vp]
    if len(equals) > len(winners) and winners[0].tie_break:
        screen.para(say(f"end-tie-{winners[0].tie_break}", n=len(equals), vp=p.number(winners[0].vp)))
    holder = next((row for row in rows if row.tie_break), None)
    prize = _prize(game)
    if holder is not None:
        screen.para(say(f"end-{holder.tie_break}", **p.who(holder.seat, reader)))
    elif prize:
        screen.para(say(f"end-{prize}-nobody"))
    screen.para(say("end-length", turns=game.state.turn))
    if game.marked:
        screen.para(say("end-marked"))
    for row in sorted(rows, key=lambda row: (-row.vp, row.seat)):
        show.points(game.view(row.seat))


def _prize(game: Game) -> str:
    """What speaks for a seat among equals in this game, or nothing."""
    s = game.state
    kinds = {s.rules.cards[k].kind for k in s.kinds}
    return next((prize for kind, prize in PRIZES.items() if kind in kinds), "")
