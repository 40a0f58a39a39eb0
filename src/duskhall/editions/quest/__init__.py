"""Thunderstone Quest (2018): cards, turn, set-up, end and score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duskhall.core.numbers import score
from duskhall.core.parts import Battle, Economy, Events, Rooms, Weapons, Windows
from duskhall.core.rules import Rules
from duskhall.editions.ending import kinds_of, places
from duskhall.editions.setup import MODES, Edition, Standing

from . import setup
from .cards import CARDS
from .drawing import ALL_KEYS, LEVELS
from .layers import LAYERS
from .turn import LOCATIONS, OPENING, TURN

if TYPE_CHECKING:
    from duskhall.core.state import State
    from duskhall.core.tree import Card

DOORS = ((1, 2), (0, 2, 3), (0, 1, 4), (1, 4, 5), (2, 3, 6), (3, 6), (4, 5))
"""Two columns of three levels; the Wilderness touches both rooms of the first."""
DECKS = ("level-1", "level-2", "level-3")
HIT_POINTS = (6, 6, 5, 5, 4, 4, 3, 3, 2)
"""By the number of wounds. None and two are stated; the rest goes on as they begin."""


def make_rules(extra: tuple[Card, ...] = (), board: str = "") -> Rules:
    """The ruleset; a scenario may add cards of its own, or replace one by a card with the same id."""
    replaced = {c.id: c for c in extra}
    ours = {c.id for c in CARDS}
    return Rules(
        edition="quest",
        version=1,
        cards=(*(replaced.get(c.id, c) for c in CARDS), *(c for c in extra if c.id not in ours)),
        turn=TURN,
        opening=OPENING,
        windows=Windows(
            {
                "village": "party",
                "dungeon": "party",
                "walk": "rooms nearby",
                "dice": "party",
                "spoils": "party, foe and room",
            }
        ),
        events=Events(
            {
                "before": "foe and room",
                "after": "foe and room",
                "reward": "room then foe",
                "into": "entering",
                "from": "leaving",
                "through": "passing",
                "emptied": "emptied",
                "revealed": "placed",
                "wounded": "wounded",
                "gained": "gained",
                "bought": "bought",
                "buying": "buyer",
                "village-over": "party",
            }
        ),
        kinds={
            "starter": ("hand",),
            **dict.fromkeys(("hero", "village"), ("hand", "sold")),
            "treasure": ("hand", "traded"),
            "legendary": ("hand", "supply"),
            "side-quest": ("secret", "front"),
            "guild": ("front", "supply"),
            "gear": ("front", "traded"),
            # Tokens lie in front of a seat, cards are drawn.
            "wound": ("hand", "front", "supply"),
            # A monster that is beaten leaves the game; keys are set aside as soon as they are turned up.
            **dict.fromkeys(("monster", "guardian"), ("fought",)),
            "key": (),
            "room": ("room",),
        },
        hall=Rooms(
            DOORS,
            ((), *(DECKS[level:] for level in (0, 0, 1, 1, 2, 2))),
            locations=LOCATIONS,
            keys="guardian-key",
            wounds="wound",
            hit_points=HIT_POINTS,
        ),
        battle=Battle(LAYERS, leaves_wholly=True),
        wielding=Weapons(many=True, floors=True),
        economy=Economy(
            returning={"gear": "pile", "wound": "pile"}, laid_out=("gear",), gold_once=True, xp_scores=True
        ),
    )


def standings(s: State) -> list[Standing]:
    """Most victory points; then most wounds, tokens and cards; then most treasure and legendary cards."""
    tags = s.rules.tags
    wounds = tags.get("wound", frozenset())
    prized = tags.get("treasure", frozenset()) | tags.get("legendary", frozenset())

    def row(seat: int) -> tuple[int, int, int]:
        kinds = kinds_of(s, seat)
        return score(s, seat), sum(map(wounds.__contains__, kinds)), sum(map(prized.__contains__, kinds))

    rows = [row(seat) for seat in range(s.seats)]
    best = max(rows)
    out = []
    for seat, (mine, place) in enumerate(zip(rows, places(rows), strict=True)):
        # A tie-breaker favours a seat that has more of it than the last seat with as many points.
        last = min([r for r in rows if r[0] == mine[0]])
        decided = "wounds" if mine[1] > last[1] else "treasures" if mine[2] > last[2] else ""
        out.append(Standing(seat, mine[0], decided, mine == best, place))
    return out


def ended(s: State) -> str:
    """The guardian came, and everybody has had a last turn."""
    return "guardian"


EDITION = Edition(
    name="quest",
    players=setup.PLAYERS,
    make_rules=make_rules,
    setups=setup.SETUPS,
    random_setup=setup.random_setup,
    check=setup.check,
    deal=setup.deal,
    standings=standings,
    ended=ended,
    choices=setup.SHELF.choices,
    groups=(len(LEVELS), len(LEVELS)),
    keys=(1, setup.KEYS, ALL_KEYS),
    modes=MODES,
    usual_mode="full",
    packs=setup.SHELF.packs,
    reroll=setup.reroll,
)
