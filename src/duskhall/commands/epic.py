"""An Epic game in a printed set-up: how many titles there are of everything, and what to do with them.

Which of them come up is left to luck, so it is told of decks what is in them and never what lies on top.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from duskhall.commands import wrap
from duskhall.text import Words

if TYPE_CHECKING:
    from collections.abc import Iterable

    from duskhall.core.state import State
    from duskhall.core.tree import Card
    from duskhall.editions.setup import Edition, Setup

HERO = "hero"
LEFT_IN_BOX = "hero"
"""The pile of higher levels, which stay in the box."""


def data(edition: Edition, s: State, setup: Setup) -> dict[str, Any]:
    """What an Epic game is made of; empty for any other. Decks are in the order of the box, not as they were dealt."""
    from duskhall.core.state import HALL
    from duskhall.telling.setup import epic_packs

    if not s.map.refilled:
        return {}

    def titles(cards: Iterable[int]) -> list[str]:
        kinds = sorted({s.kinds[c] for c in cards})
        return [s.rules.cards[k].id for k in kinds if s.rules.cards[k].kind != "key"]

    decks: dict[str, dict[str, Any]] = {}
    for deck in dict.fromkeys(s.map.refilled.values()):
        spots = [z for z, refills in s.map.refilled.items() if refills == deck]
        cards = [c for z in (deck, *spots) for c in s.zones[z]]
        decks[s.map.names[deck].partition(".")[2]] = {"titles": titles(cards), "spots": len(spots)}
    monsters = {}
    for pile, box in s.map.boxes.items():
        level = s.map.names[pile].rpartition("-")[2]
        here = [c for c in s.zones[HALL] if s.rules.cards[s.kinds[c]].figures["level"] == int(level)]
        drawn = titles((*s.zones[pile], *here))
        monsters[level] = {"titles": titles((*s.zones[pile], *here, *s.zones[box])), "drawn": len(drawn)}
    classes = {name: d["titles"] for name, d in decks.items() if _kind(s, d["titles"]) == HERO}
    return {
        "epic": {
            "quests": epic_packs(edition, setup),
            "monsters": monsters,
            "market": {name: deck for name, deck in decks.items() if name not in classes},
            "any_spots": len(s.map.spots),
            "classes": classes,
            "higher_levels": titles(s.zones[s.map.piles[LEFT_IN_BOX]]) if classes else [],
        }
    }


def _kind(s: State, titles: list[str]) -> str:
    return s.rules.cards[s.rules.index[titles[0]]].kind


def monsters(found: dict[str, Any], w: Words) -> list[tuple[str, int, str]]:
    return [
        (w.say("setup-epic-monsters", level=level), len(rows["titles"]), w.say("setup-epic-titles"))
        for level, rows in found["epic"]["monsters"].items()
    ]


def monsters_step(found: dict[str, Any], w: Words) -> str:
    """How the monsters of the game are drawn, and turned up in the rooms."""
    (drawn,) = {rows["drawn"] for rows in found["epic"]["monsters"].values()}
    return w.say("setup-step-epic", n=drawn, open=found["turned_up"])


def sections(cards: dict[str, Card], found: dict[str, Any], w: Words) -> list[tuple[str, list[Any], list[str]]]:
    """The class stacks, if there are any, and the market."""
    epic = found["epic"]
    out: list[tuple[str, list[Any], list[str]]] = []
    if epic["classes"]:
        rows = [
            (w.say(f"stack-{name}"), len(titles), w.series(w.card_name(cards[hero]) for hero in titles))
            for name, titles in epic["classes"].items()
        ]
        out.append((w.say("setup-epic-heroes"), rows, [wrap(w.say("setup-epic-levels"), "  ")]))
    rows = [
        (w.say(f"section-{name}"), len(deck["titles"]), w.say("setup-epic-spots", n=deck["spots"]))
        for name, deck in epic["market"].items()
    ]
    rest = [w.say("setup-epic-refill"), w.say("setup-epic-any", n=epic["any_spots"])]
    return [*out, (w.say("setup-epic-market"), rows, [wrap(line, "  ") for line in rest])]
