"""``duskhall setup``: a set-up that a person can lay out with the box.

What is printed is read off a game that the edition itself has laid out, so that it cannot say anything else.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from typing import TYPE_CHECKING, Any

from duskhall.commands import BAD_INPUT, GLUE, OK, did_you_mean, fail, find_edition, slug, wrap
from duskhall.text import Words, words

if TYPE_CHECKING:
    from duskhall.core.state import State
    from duskhall.core.tree import Card
    from duskhall.editions.setup import Edition, Setup

HELP = "print a set-up to lay out with the box"

NAME_WIDTH = 20


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--edition", default="classic", metavar="E", help="the edition (default: classic)")
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--seed", type=int, metavar="N", help="random cards; the same number gives the same cards")
    which.add_argument("--first", action="store_true", help="the cards of the first game")
    which.add_argument("--cards", metavar="NAMES", help="these monster groups, heroes and village cards, with commas")
    parser.add_argument("--players", type=int, default=2, metavar="N", help="how many play (default: 2)")
    parser.add_argument("--groups", type=int, metavar="N", help="monster groups of a random set-up; more is longer")
    parser.add_argument("--json", action="store_true", help="print one object")


def run(args: argparse.Namespace) -> int:
    import secrets

    from duskhall.core.luck import KEY_BYTES
    from duskhall.editions.setup import SetupError

    w = words()
    edition = find_edition(args.edition)
    if edition is None:
        return BAD_INPUT
    if args.groups is not None and (args.first or args.cards is not None):
        return fail(w.say("setup-groups-random"))
    seed: int | None = args.seed
    try:
        if args.first:
            setup = edition.first_game
        elif args.cards is not None:
            setup = chosen(edition, args.cards)
        else:
            seed = secrets.randbelow(1_000_000) if seed is None else seed
            setup = edition.random_setup(seed) if args.groups is None else edition.random_setup(seed, args.groups)
        s = edition.deal(edition.rules, setup, args.players, bytes(KEY_BYTES), 0)
    except UnknownName as e:
        return fail(w.say("setup-no-such-name", name=e.name) + did_you_mean(e.name, e.known))
    except SetupError as e:
        return fail(explain(e, w))
    found = data(edition, s, setup, seed)
    if args.json:
        json.dump(found, sys.stdout, ensure_ascii=False, indent=2)
        print()
    else:
        print(text(edition, found, args, w))
    return OK


class UnknownName(ValueError):
    """A name that stands for nothing one can choose."""

    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__(name)
        self.name = name
        self.known = known


def chosen(edition: Edition, names: str) -> Setup:
    """Sort the names into monsters, heroes and village cards. A hero's or monster's name stands for its family."""
    from duskhall.editions.setup import Setup

    parts: dict[str, list[str]] = {what: [] for what in edition.choices}
    stacks = {c.id: c.stack for c in edition.rules.cards}
    for name in filter(None, map(str.strip, names.split(","))):
        for found in (slug(name), stacks.get(slug(name), "")):
            what = next((what for what, known in edition.choices.items() if found in known), None)
            if what is not None:
                parts[what].append(found)
                break
        else:
            raise UnknownName(name, [n for known in edition.choices.values() for n in known])
    return Setup(edition.name, **{what: tuple(found) for what, found in parts.items()})


def explain(e: Any, w: Words) -> str:
    """A refused set-up in words."""
    arguments = {k: v if isinstance(v, int) else str(v) for k, v in e.arguments.items()}
    if "what" in arguments:
        arguments["what"] = w.say(f"setup-what-{arguments['what']}")
    exact = "-exact" if e.reason == "setup-how-many" and arguments["least"] == arguments["most"] else ""
    return w.say(f"refused-{e.reason}{exact}", **arguments)


# --------------------------------------------------------------------------------------------------------------------
# What lies on the table


def data(edition: Edition, s: State, setup: Setup, seed: int | None) -> dict[str, Any]:
    """The set-up as an object: every pile with its cards, from the top."""
    from duskhall.core.state import DUNGEON, HALL, deck_of, first_stack, hand_of

    table = s.rules.cards

    def pile(cards: tuple[int, ...]) -> list[dict[str, object]]:
        counts = Counter(s.kinds[c] for c in cards)
        return [{"id": table[k].id, "name": table[k].name, "count": n} for k, n in counts.items()]

    dungeon = tuple(c for c in (*s.zones[DUNGEON], *s.zones[HALL]) if c >= 0)
    kinds = [table[s.kinds[c]] for c in dungeon]
    groups = {g: [c for c in edition.rules.cards if c.kind == "monster" and c.stack == g] for g in setup.monsters}
    sealed = [(table[s.kinds[card]], n - 1) for card, zone, n in s.sealed if zone == DUNGEON]
    first = first_stack(s)
    stacks = {}
    for z in range(first, first + s.stacks):
        name = s.zone_ids[z].partition(".")[2]
        # The starting decks of many players may have used a stack up: it has its place all the same.
        stacks[name] = pile(s.zones[z]) or [{"id": c.id, "name": c.name, "count": 0} for c in table if c.stack == name]
    return {
        "edition": edition.name,
        "players": s.seats,
        "seed": seed,
        "monsters": list(setup.monsters),
        "heroes": list(setup.heroes),
        "village": list(setup.village),
        "dungeon": {
            "groups": {
                g: [{"id": c.id, "name": c.name, "count": kinds.count(c)} for c in cards] for g, cards in groups.items()
            },
            "bottom": [{"id": c.id, "name": c.name, "with": n} for c, n in sealed],
            "ranks": s.rules.ranks,
        },
        "stacks": stacks,
        "piles": {c.id: c.count for c in edition.rules.cards if c.kind in (*sorted(s.rules.supplies), "xp")},
        "starting_deck": sorted(
            pile(s.zones[deck_of(0)] + s.zones[hand_of(0)]), key=lambda row: s.rules.index[str(row["id"])]
        ),
        "hand": len(s.zones[hand_of(0)]),
    }


# --------------------------------------------------------------------------------------------------------------------
# The same for people


def text(edition: Edition, found: dict[str, Any], args: argparse.Namespace, w: Words) -> str:
    cards = {c.id: c for c in edition.rules.cards}
    how = "first" if args.first else "chosen" if args.cards is not None else "random"
    out = [w.say("setup-title", edition=edition.name.title(), players=found["players"])]
    out.append(w.say(f"setup-how-{how}", seed=str(found["seed"])))
    dungeon = found["dungeon"]
    total = 0
    out += ["", w.say("setup-dungeon")]
    for rows in dungeon["groups"].values():
        n = sum(row["count"] for row in rows)
        total += n
        out.append(row_of(family([cards[row["id"]] for row in rows], w), n, listed(rows, w)))
    steps = [w.say("setup-step-shuffle", n=total)]
    for row in dungeon["bottom"]:
        steps.append(w.say("setup-step-bottom", card=row["name"], n=row["with"], rest=total - row["with"]))
    steps.append(w.say("setup-step-hall", ranks=dungeon["ranks"]))
    out += [wrap(step, f"  {i}. ", "     ") for i, step in enumerate(steps, 1)]
    for what in ("basics", "heroes", "village"):
        out += ["", w.say(f"setup-{what}")]
        for name, rows in found["stacks"].items():
            if (name in found[what]) if what != "basics" else cards[rows[0]["id"]].kind == "basic":
                title = family([cards[row["id"]] for row in rows], w) if len(rows) > 1 else rows[0]["name"]
                n = sum(row["count"] for row in rows)
                out.append(row_of(title, n, listed(rows, w) if len(rows) > 1 else price(cards[rows[0]["id"]], w)))
    out += ["", w.say("setup-piles")]
    out += [row_of(cards[name].name, n, w.say("setup-endless")) for name, n in found["piles"].items()]
    out += ["", w.say("setup-each-player")]
    out.append(wrap(w.say("setup-deck", cards=listed(found["starting_deck"], w), hand=found["hand"]), "  "))
    out += ["", wrap(w.say("setup-start"))]
    return "\n".join(out)


def row_of(title: str, n: int, rest: str) -> str:
    return wrap(rest, f"  {title:<{NAME_WIDTH}} {n:>2}  ", " " * (NAME_WIDTH + 7)) if rest else f"  {title} {n}"


def listed(rows: list[dict[str, Any]], w: Words) -> str:
    return ", ".join(w.say("setup-copies", n=row["count"], card=row["name"]).replace(" ", GLUE) for row in rows)


def price(card: Card, w: Words) -> str:
    return w.say("setup-price", n=card.figures["cost"])


def family(cards: list[Card], w: Words) -> str:
    """What the cards of a stack have in common: the first word of the heroes' names, the tags of a monster group."""
    if cards[0].kind == "hero":
        return cards[0].name.partition(" ")[0]
    shared = [tag for tag in cards[0].tags[1:] if all(tag in c.tags for c in cards)]
    return ", ".join(w.keyword(tag).capitalize() for tag in shared)
