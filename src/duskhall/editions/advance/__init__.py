"""Thunderstone Advance (Towers of Ruin, 2012): cards, turn, set-up, end and score."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from duskhall.core.parts import Battle, Economy, Events, Hall, Weapons, Windows
from duskhall.core.rules import Rules
from duskhall.editions.ending import ended, standings
from duskhall.editions.setup import Edition

from . import setup
from .cards import CARDS
from .layers import LAYERS
from .turn import LEARNING_TURN, OPENING, TURN

if TYPE_CHECKING:
    from duskhall.core.tree import Card

RANKS = {"wilderness": 4, "dungeon": 4, "learning": 3}
DARK_COST = {"wilderness": 1, "dungeon": 2, "learning": 1}


def make_rules(extra: tuple[Card, ...] = (), board: str = "") -> Rules:
    """The ruleset on a side of the board; a scenario may add cards of its own, or replace one by a card with the same
    id."""
    board = board or setup.BOARDS[0]
    replaced = {c.id: c for c in extra}
    ours = {c.id for c in CARDS}
    return Rules(
        edition="advance",
        version=1,
        board=board,
        cards=(*(replaced.get(c.id, c) for c in CARDS), *(c for c in extra if c.id not in ours)),
        turn=LEARNING_TURN if board == "learning" else TURN,
        opening=OPENING,
        windows=Windows(
            {
                "village": "party",
                "dungeon": "party",
                "trophy": "party",
                "avatar": "party",
                "spoils": "party and foe",
                "react": "party",
            },
            opens={"village": ("trophy", "avatar"), "dungeon": ("trophy", "avatar")},
            effects=("trophy", "avatar"),
        ),
        events=Events(
            {
                "battle": "foe",
                "aftermath": "foe",
                "defeated": "defeated",
                "raid": "placed",
                "breach": "arrival",
                "arrive": "arrival",
                "village-over": "hall",
                "drew": "drew",
                "turn-over": "party",
            }
        ),
        kinds={
            **dict.fromkeys(("basic", "hero", "village"), ("hand", "sold")),
            "starter": ("hand",),
            "curse": ("hand", "supply"),
            # Beaten monsters are trophies: they go to a discard pile and from there into a hand.
            **dict.fromkeys(("monster", "bearer"), ("fought", "hand")),
            "placeholder": ("dungeon",),
            **dict.fromkeys(("token", "avatar"), ("front",)),
            "familiar": ("front", "supply"),
        },
        hall=Hall(RANKS[board], breach_once=False),
        battle=Battle(
            LAYERS,
            dark_cost=DARK_COST[board],
            shielded=("village", "dungeon"),
            spares_itself=True,
            guarded=("battle",),
            untouched="curse",
            covers_later=False,
            gifts_count=True,
            immune_wholly=True,
        ),
        wielding=Weapons(one_a_turn=True, fall=True, floors=True),
        economy=Economy(returning={"curse": "under", "basic": "hand"}, laid_out=("familiar",)),
    )


EDITION = Edition(
    name="advance",
    players=setup.PLAYERS,
    make_rules=make_rules,
    setups=setup.SETUPS,
    boards=setup.BOARDS,
    random_setup=setup.random_setup,
    check=setup.check,
    deal=setup.deal,
    standings=partial(standings, tag="bearer", tie_break="bearer"),
    ended=partial(ended, kind="bearer"),
    choices=setup.CHOICES,
    groups=(setup.MONSTER_GROUPS, setup.MONSTER_GROUPS),
)
