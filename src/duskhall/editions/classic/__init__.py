"""Thunderstone Classic (2009, rules 1.4): cards, turn, set-up, end and score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duskhall.core.numbers import owned, score
from duskhall.core.rules import Rules
from duskhall.core.tree import Card
from duskhall.editions.setup import Edition, Standing

from . import setup
from .cards import CARDS
from .layers import LAYERS
from .turn import TURN

if TYPE_CHECKING:
    from duskhall.core.state import State


def make_rules(extra: tuple[Card, ...] = ()) -> Rules:
    """The ruleset; a scenario may add cards of its own, or replace one by a card with the same id."""
    replaced = {c.id: c for c in extra}
    ours = {c.id for c in CARDS}
    return Rules(
        edition="classic",
        version=1,
        cards=(*(replaced.get(c.id, c) for c in CARDS), *(c for c in extra if c.id not in ours)),
        turn=TURN,
        windows={"village": "party", "dungeon": "party", "spoils": "party and foe", "victory": "party"},
        events={"battle": "foe", "won": "party", "breach": "arrival", "arrive": "arrival"},
        layers=LAYERS,
        ranks=3,
        dark_cost=2,
        supplies=("disease",),
        shielded=("dungeon",),
        late_events=("battle",),
    )


def standings(s: State) -> list[Standing]:
    """Winning the game: most victory points; a tied seat that holds the Thunderstone wins, else the tied share it."""
    stone = s.rules.index[setup.STONE]
    rows = []
    for seat in range(s.seats):
        holds = any(s.kinds[c] == stone for c in owned(s, seat))
        rows.append((score(s, seat), holds, seat))
    best = max((vp, holds) for vp, holds, _ in rows)
    return [Standing(seat, vp, "stone" if holds else "", (vp, holds) == best) for vp, holds, seat in rows]


EDITION = Edition(
    name="classic",
    players=(2, 5),
    make_rules=make_rules,
    first_game=setup.FIRST_GAME,
    random_setup=setup.random_setup,
    check=setup.check,
    deal=setup.deal,
    standings=standings,
    choices={
        "monsters": setup.MONSTER_FAMILIES,
        "heroes": setup.HERO_FAMILIES,
        "village": setup.VILLAGE_CARDS,
    },
)
