"""Thunderstone Classic (2009, rules 1.4): cards, turn, set-up, end and score."""

from __future__ import annotations

from functools import partial

from duskhall.core.parts import Battle, Economy, Events, Hall, Windows
from duskhall.core.rules import Rules
from duskhall.core.tree import Card
from duskhall.editions.ending import ended, standings
from duskhall.editions.setup import Edition

from . import setup
from .cards import CARDS
from .layers import LAYERS
from .turn import TURN


def make_rules(extra: tuple[Card, ...] = (), board: str = "") -> Rules:
    """The ruleset; a scenario may add cards of its own, or replace one by a card with the same id. The board has one
    side only, without a name."""
    replaced = {c.id: c for c in extra}
    ours = {c.id for c in CARDS}
    return Rules(
        edition="classic",
        version=1,
        cards=(*(replaced.get(c.id, c) for c in CARDS), *(c for c in extra if c.id not in ours)),
        turn=TURN,
        windows=Windows({"village": "party", "dungeon": "party", "spoils": "party and foe", "victory": "party"}),
        events=Events({"battle": "foe", "won": "party", "breach": "arrival", "arrive": "arrival"}),
        kinds={
            **dict.fromkeys(("basic", "hero", "village"), ("hand", "sold")),
            "disease": ("hand", "supply"),
            # Beaten monsters are trophies: they go to a discard pile and from there into a hand.
            "monster": ("fought", "hand"),
            "thunderstone": ("hall", "hand"),
            "xp": (),
        },
        hall=Hall(3),
        battle=Battle(LAYERS, dark_cost=2, shielded=("dungeon",), late_events=("battle",)),
        economy=Economy(endless=("disease",), returning={"disease": "pile"}),
    )


EDITION = Edition(
    name="classic",
    players=setup.PLAYERS,
    make_rules=make_rules,
    setups={"first": setup.FIRST_GAME},
    random_setup=setup.random_setup,
    check=setup.check,
    deal=setup.deal,
    standings=partial(standings, tag="thunderstone", tie_break="stone"),
    ended=partial(ended, kind="thunderstone"),
    choices={
        "monsters": setup.MONSTER_FAMILIES,
        "heroes": setup.HERO_FAMILIES,
        "village": setup.VILLAGE_CARDS,
    },
    groups=(setup.MONSTER_GROUPS, len(setup.MONSTER_FAMILIES)),
)
