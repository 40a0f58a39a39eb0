"""The end of a game: who won and why, card by card."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from duskhall.editions import edition

from .ledger import amount

if TYPE_CHECKING:
    from collections.abc import Sequence

    from duskhall.core.game import Game
    from duskhall.core.view import View
    from duskhall.editions.setup import Standing

    from .phrases import Phrases


PRIZES = {"thunderstone": "stone", "bearer": "bearer"}
"""The kind of card that decides between equals, and the name of the messages about it."""


@dataclass(frozen=True, slots=True)
class EndingWords:
    sentence: str
    """The sentence that names the winners."""
    notes: list[str]
    """Further sentences: the tie-break, the holder of the prize, the length of the game, marked undos."""


def ending(p: Phrases, game: Game, reader: int, rows: Sequence[Standing] | None = None) -> EndingWords:
    """The end of a game, as told to a reader (a seat, or SPECTATOR). ``rows``: how the seats stand, where that is not
    what the rules say: a player has resigned."""
    if rows is None:
        rows = edition(game.state.rules.edition).standings(game.state)
    winners = [row for row in rows if row.winner]
    best = winners[0]
    if len(winners) == 1:
        sentence = p.say("end-winner", n=p.number(best.vp), **p.who(best.seat, reader))
    else:
        sentence = p.say("end-shared", names=p.both([p.names[row.seat] for row in winners]), n=p.number(best.vp))
    notes: list[str] = []
    equals = [row for row in rows if row.vp == best.vp]
    if len(equals) > len(winners) and best.tie_break:
        notes.append(p.say(f"end-tie-{best.tie_break}", n=len(equals), vp=p.number(best.vp)))
    holder = next((row for row in rows if row.tie_break in PRIZES.values()), None)
    prize = _prize(game)
    if holder is not None:
        notes.append(p.say(f"end-{holder.tie_break}", **p.who(holder.seat, reader)))
    elif prize:
        notes.append(p.say(f"end-{prize}-nobody"))
    notes.append(p.say("end-length", turns=game.state.turn))
    if game.marked:
        notes.append(p.say("end-marked"))
    return EndingWords(sentence, notes)


def points(view: View) -> list[tuple[str, int, int]]:
    """The victory points of the view's seat as (card id, how many, points of each), what counts most first. Experience
    that counts is no card: its id is empty."""
    groups = Counter((str(e["card"] or ""), amount(e)) for e in view.ledger("vp"))
    rows = [(card, n, each) for (card, each), n in groups.items()]
    return sorted(rows, key=lambda row: (-row[1] * row[2], row[0]))


def _prize(game: Game) -> str:
    """The prize that breaks ties in this game, if it has one."""
    s = game.state
    kinds = {s.rules.cards[k].kind for k in s.kinds}
    return next((prize for kind, prize in PRIZES.items() if kind in kinds), "")
